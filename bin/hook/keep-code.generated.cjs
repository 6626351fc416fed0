/** What pre-commit hooks run: src/tools/cli/start/hook.ts and what it loads, bundled by node scripts/build-hook.mjs. */
"use strict";
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: !0 });
}, __copyProps = (to, from, except, desc) => {
  if (from && typeof from == "object" || typeof from == "function")
    for (let key of __getOwnPropNames(from))
      !__hasOwnProp.call(to, key) && key !== except && __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  return to;
};
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: !0 }), mod);

// src/tools/cli/start/keep-code.ts
var keep_code_exports = {};
__export(keep_code_exports, {
  keepCode: () => keepCode
});
module.exports = __toCommonJS(keep_code_exports);
var import_node_fs4 = require("node:fs"), import_node_path2 = require("node:path");

// src/workspace/files/make-folder.ts
var import_node_fs = require("node:fs"), import_node_path = require("node:path");
function makeFolder(folder, mode = 511) {
  if (!(0, import_node_fs.existsSync)(folder)) {
    (0, import_node_path.dirname)(folder) !== folder && makeFolder((0, import_node_path.dirname)(folder), mode);
    try {
      (0, import_node_fs.mkdirSync)(folder, mode);
    } catch (error) {
      if ((0, import_node_fs.statSync)(folder, { throwIfNoEntry: !1 })?.isDirectory() !== !0) throw error;
    }
  }
}

// src/tools/cli/start/code-folders.ts
var import_node_fs2 = require("node:fs");
function isOwnFolder(path) {
  let stats = statsOf(path);
  return stats !== void 0 && isOwn(stats, 18);
}
function statsOf(path) {
  try {
    return (0, import_node_fs2.lstatSync)(path, { throwIfNoEntry: !1 });
  } catch {
    return;
  }
}
function isOwn(stats, foreignRights) {
  if (!stats.isDirectory()) return !1;
  let { geteuid } = process;
  return geteuid === void 0 || stats.uid === geteuid() && (stats.mode & foreignRights) === 0;
}

// src/tools/cli/start/kept-code.ts
var import_node_fs3 = require("node:fs"), headLength = 16;
function keptCodeFile(code, times) {
  let head = Buffer.alloc(headLength);
  return head.writeUInt32LE(times, 0), head.writeUInt32LE(today(), 4), head.writeUInt32LE(minute(), 8), Buffer.concat([head, code, head, code]);
}
var minuteTime = 6e4, dayTime = 864e5;
function today() {
  return Math.floor(Date.now() / dayTime);
}
function minute() {
  return Math.floor(Date.now() % dayTime / minuteTime);
}

// src/tools/cli/start/keep-code.ts
var unusedAfter = 30;
function keepCode(chunks, folders) {
  let folder = folders.find(makeOwnFolder);
  if (folder)
    for (let { name, script, times } of chunks) {
      let path = (0, import_node_path2.join)(folder.path, name), temporary = `${path}.${process.pid}`;
      try {
        let content = keptCodeFile(script.createCachedData(), times + 1);
        (0, import_node_fs4.writeFileSync)(temporary, content, { mode: 384, flag: "wx" }), (0, import_node_fs4.renameSync)(temporary, path);
      } catch (error) {
        throw (0, import_node_fs4.rmSync)(temporary, { force: !0 }), error;
      }
    }
}
function makeOwnFolder({ path, parent, base }) {
  if (isOwnFolder(path)) return !0;
  if (!followed(base) || !isWithinOwn(path)) return !1;
  try {
    makeFolder(path, 448), removeUnused(parent);
  } catch {
  }
  return isOwnFolder(path);
}
function isWithinOwn(path) {
  for (let above = (0, import_node_path2.dirname)(path); ; above = (0, import_node_path2.dirname)(above)) {
    let stats = followed(above);
    if (stats) return isOwn(stats, 2);
    if ((0, import_node_path2.dirname)(above) === above) return !1;
  }
}
function followed(path) {
  try {
    return (0, import_node_fs4.statSync)(path);
  } catch {
    return;
  }
}
function removeUnused(parent) {
  let limit = Date.now() - unusedAfter * 864e5;
  for (let name of (0, import_node_fs4.readdirSync)(parent)) {
    let path = (0, import_node_path2.join)(parent, name), stats = /^[0-9a-f]{12}-v\d/.test(name) ? statsOf(path) : void 0;
    stats && stats.mtimeMs < limit && (0, import_node_fs4.rmSync)(path, { recursive: !0, force: !0 });
  }
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  keepCode
});
