/** What pre-commit hooks run: src/tools/cli/start/hook.ts and what it loads, bundled by node scripts/build-hook.mjs. */
"use strict";

// src/tools/cli/start/launch.ts
var import_node_fs3 = require("node:fs"), import_node_vm = require("node:vm");

// src/tools/cli/start/code-folders.ts
var import_node_fs = require("node:fs");
function isOwnFolder(path) {
  let stats = statsOf(path);
  return stats !== void 0 && isOwn(stats, 18);
}
function statsOf(path) {
  try {
    return (0, import_node_fs.lstatSync)(path, { throwIfNoEntry: !1 });
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
var import_node_fs2 = require("node:fs"), headLength = 16, learningRuns = 3;
function readKeptCode(path) {
  let bytes;
  try {
    bytes = (0, import_node_fs2.readFileSync)(path);
  } catch {
    return;
  }
  let half = bytes.length >> 1;
  if (half <= headLength || !bytes.subarray(0, half).equals(bytes.subarray(half))) return;
  let times = bytes.readUInt32LE(0), isComplete = times >= learningRuns && bytes.readUInt32LE(4) === today() && minute() - bytes.readUInt32LE(8) <= 2 ** (times - learningRuns);
  return { code: bytes.subarray(headLength, half), times, isComplete };
}
var minuteTime = 6e4, dayTime = 864e5;
function today() {
  return Math.floor(Date.now() / dayTime);
}
function minute() {
  return Math.floor(Date.now() % dayTime / minuteTime);
}

// src/tools/cli/start/launch.ts
var folder = __dirname, { env } = process, modules = /* @__PURE__ */ new Map(), learned = [], codeFolders = env.WF_NO_CACHE ? [] : listCodeFolders(), codeFolder = codeFolders.find(({ path }) => isOwnFolder(path))?.path;
function loadChunk(name) {
  let known = modules.get(name);
  if (known) return known.exports;
  let filename = `${folder}/${name}`, kept = codeFolder === void 0 ? void 0 : readKeptCode(`${codeFolder}/${name}`), source = (0, import_node_fs3.readFileSync)(filename, "latin1"), script = new import_node_vm.Script(source, { filename, ...kept && { cachedData: kept.code } });
  codeFolders.length > 0 && learn(name, script, kept);
  let module2 = { exports: {} };
  return modules.set(name, module2), script.runInThisContext()(module2.exports, requireChunk, module2, folder), module2.exports;
}
function requireChunk(id) {
  return id.startsWith("./") ? loadChunk(id.slice(2)) : require(id);
}
function learn(name, script, kept) {
  let isRefused = script.cachedDataRejected === !0, hasFlags = process.execArgv.length > 0 || !!env.NODE_OPTIONS;
  kept && (isRefused ? hasFlags : kept.isComplete) || (learned.length === 0 && process.once("exit", keepLearned), learned.push({ name, script, times: kept && !isRefused ? kept.times : 0 }));
}
function keepLearned() {
  try {
    let { keepCode } = require(`${folder}/keep-code.generated.cjs`);
    keepCode(learned, codeFolders);
  } catch {
  }
}
function listCodeFolders() {
  let { version, platform, arch } = process, name = `ffc026c54fb5-${version}-${platform}-${arch}`, at = (base, parent) => ({
    path: `${parent}/${name}`,
    parent,
    base
  }), folders = [at(folder, `${folder}/cache`)], { HOME: home, XDG_CACHE_HOME: caches, LOCALAPPDATA: local } = env;
  return platform === "win32" ? local && folders.push(at(local, `${local}/wf-wireframes`)) : caches?.startsWith("/") ? folders.push(at(caches, `${caches}/wf-wireframes`)) : home && folders.push(at(home, `${home}/.cache/wf-wireframes`)), folders;
}
loadChunk("wf.generated.cjs");
