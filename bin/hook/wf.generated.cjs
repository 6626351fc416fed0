/** What pre-commit hooks run: src/tools/cli/start/hook.ts and what it loads, bundled by node scripts/build-hook.mjs. */
(function (exports, require, module, __dirname) {
"use strict";
var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __esm = (fn, res, err) => function __init() {
  if (err) throw err[0];
  try {
    return fn && (res = (0, fn[__getOwnPropNames(fn)[0]])(fn = 0)), res;
  } catch (e) {
    throw err = [e], e;
  }
};
var __commonJS = (cb, mod) => function __require() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  isNodeMode || !mod || !mod.__esModule ? __defProp(target, "default", { value: mod, enumerable: true }) : target,
  mod
));

// src/workspace/files/settings-name.ts
var settingsName;
var init_settings_name = __esm({
  "src/workspace/files/settings-name.ts"() {
    "use strict";
    settingsName = "wf.config.json";
  }
});

// src/base/text/odd-characters.ts
function withoutInvisible(text3) {
  return isPlain.test(text3) ? text3 : text3.replace(allInvisible, "");
}
function oddCharacter(name) {
  if (isPlain.test(name) || /\s/.test(name)) return void 0;
  const hidden = invisible.exec(name)?.[0];
  if (hidden !== void 0 && /^[\w-]*$/.test(withoutInvisible(name))) {
    return `the invisible ${codeOf(hidden)}`;
  }
  if (!/[a-z]/i.test(name)) return void 0;
  for (const [alphabet, pattern] of otherAlphabets) {
    const letter = pattern.exec(name)?.[0];
    if (letter !== void 0) return `the ${alphabet} letter "${letter}", ${codeOf(letter)}`;
  }
  return void 0;
}
function codeOf(character) {
  return `U+${character.codePointAt(0).toString(16).toUpperCase().padStart(4, "0")}`;
}
var invisible, allInvisible, isPlain, otherAlphabets;
var init_odd_characters = __esm({
  "src/base/text/odd-characters.ts"() {
    "use strict";
    invisible = /[\u00ad\u200b-\u200f\u2060-\u2064\ufeff]/;
    allInvisible = new RegExp(invisible, "g");
    isPlain = /^[\x20-\x7e]*$/;
    otherAlphabets = [
      ["Cyrillic", /\p{Script=Cyrillic}/u],
      ["Greek", /\p{Script=Greek}/u]
    ];
  }
});

// src/base/text/phrases.ts
function shortened(text3, longest3 = longestQuote) {
  const isCut = text3.length > longestLook + longest3;
  const flat = (isCut ? text3.slice(0, longestLook + longest3) : text3).replace(/\s+/g, " ");
  if (flat.length > longest3) return cutTo(flat, longest3);
  return isCut ? `${flat}\u2026` : flat;
}
function cutTo(text3, most3) {
  const isInPair = /[\ud800-\udbff]/.test(text3.charAt(most3 - 2));
  return `${text3.slice(0, isInPair ? most3 - 2 : most3 - 1)}\u2026`;
}
function quoted(text3) {
  const quote = `"${shortened(text3)}"`;
  const odd = oddCharacter(text3.slice(0, longestLook));
  return odd === void 0 ? quote : `${quote} (with ${odd})`;
}
function listed(names, conjunction, limit = 12) {
  const first = names.slice(0, limit).map(cutName);
  if (names.length > limit) return `${first.join(", ")}, \u2026`;
  if (first.length < 2) return first.join("");
  return `${first.slice(0, -1).join(", ")} ${conjunction} ${first.at(-1)}`;
}
function cutName(name) {
  return name.length > longestName ? shortened(name, longestName) : name;
}
function oneOf(words2) {
  const first = words2.slice(0, mostWords).map(cutName);
  if (words2.length === 1) return first[0];
  return `one of ${first.join(", ")}${words2.length > mostWords ? ", \u2026" : ""}`;
}
function amount(count, noun) {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
function grouped(number3) {
  return String(Math.ceil(number3)).replace(/\B(?=(?:\d{3})+$)/g, ",");
}
var longestQuote, longestLook, longestName, mostWords;
var init_phrases = __esm({
  "src/base/text/phrases.ts"() {
    "use strict";
    init_odd_characters();
    longestQuote = 40;
    longestLook = 2e3;
    longestName = 200;
    mostWords = 40;
  }
});

// src/base/text/display-width.ts
function withoutCommands(text3) {
  return text3.includes("#") ? text3.replace(commandSign, likeNumberSign) : text3;
}
function logLine(line) {
  return withoutCommands(line).replace(commandStart, `$1${likeColon}`);
}
function printable(text3) {
  const safe = logLine(text3);
  if (/^[\x20-\x7e]*$/.test(safe)) return safe;
  let shown = "";
  for (const character of safe) {
    const point = character.codePointAt(0);
    if (point === 10) shown += "\\n";
    else if (point === 13) shown += "\\r";
    else if (point === 9) shown += "\\t";
    else shown += glyphOf(character, point, 0).text;
  }
  return shown;
}
function glyphOf(character, point, before) {
  if (point >= 32 && point < 127) return { text: character, width: 1 };
  if (point < 32) return { text: String.fromCharCode(9216 + point), width: 1 };
  if (point === 127) return { text: "\u2421", width: 1 };
  if (isTreacherous(point)) return { text: "\uFFFD", width: 1 };
  if (before === zeroWidthJoiner || /[\p{M}\p{Cf}\p{Emoji_Modifier}]/u.test(character)) {
    return { text: character, width: 0 };
  }
  return { text: character, width: isWide(point) ? 2 : 1 };
}
function isTreacherous(point) {
  return point >= 127 && point <= 159 || point >= 55296 && point <= 57343 || point === 1564 || point === 8206 || point === 8207 || point >= 8232 && point <= 8238 || point >= 8294 && point <= 8297 || point === 65279 || point >= 917504 && point <= 917631;
}
function isWide(point) {
  if (point < 4352) return false;
  return wideRanges.some(([first, last]) => point >= first && point <= last);
}
var wideRanges, zeroWidthJoiner, commandSign, likeNumberSign, commandSignHere, commandStart, likeColon;
var init_display_width = __esm({
  "src/base/text/display-width.ts"() {
    "use strict";
    wideRanges = [
      [4352, 4447],
      [8986, 8987],
      [9001, 9002],
      [9193, 9196],
      [11904, 12350],
      [12353, 19903],
      [19968, 42191],
      [43360, 43391],
      [44032, 55203],
      [63744, 64255],
      [65072, 65135],
      [65280, 65376],
      [65504, 65510],
      [127374, 127386],
      [127488, 127589],
      [127744, 128591],
      [128640, 128767],
      [129280, 129535],
      [129648, 129791],
      [131072, 262141]
    ];
    zeroWidthJoiner = 8205;
    commandSign = /#(?<=#\p{DI}*#)(?=[a-z\p{DI}]*\[)/giu;
    likeNumberSign = "\u266F";
    commandSignHere = new RegExp(commandSign, "iuy");
    commandStart = /^([\s\p{DI}]*:\p{DI}*):/u;
    likeColon = "\u2236";
  }
});

// more.generated.cjs:readSection
var require_readSection = __commonJS({
  "more.generated.cjs:readSection"(exports2, module2) {
    module2.exports = require("./more.generated.cjs").readSection;
  }
});

// src/workspace/files/package-version.ts
function packageVersion(packageFolder) {
  const manifest = JSON.parse((0, import_node_fs.readFileSync)((0, import_node_path2.join)(packageFolder, "package.json"), "utf8"));
  return manifest.version;
}
var import_node_fs, import_node_path2;
var init_package_version = __esm({
  "src/workspace/files/package-version.ts"() {
    "use strict";
    import_node_fs = require("node:fs");
    import_node_path2 = require("node:path");
  }
});

// more.generated.cjs:commanderReader
var require_commanderReader = __commonJS({
  "more.generated.cjs:commanderReader"(exports2, module2) {
    module2.exports = require("./more.generated.cjs").commanderReader;
  }
});

// more.generated.cjs:explainMisuse
var require_explainMisuse = __commonJS({
  "more.generated.cjs:explainMisuse"(exports2, module2) {
    module2.exports = require("./more.generated.cjs").explainMisuse;
  }
});

// src/workspace/files/failure.ts
function failureReason(...given) {
  return require("./more.generated.cjs").failure.failureReason(...given);
}
var init_failure = __esm({
  "src/workspace/files/failure.ts"() {
    "use strict";
  }
});

// src/base/theme/looks.ts
var looks;
var init_looks = __esm({
  "src/base/theme/looks.ts"() {
    "use strict";
    looks = {
      clean: {
        title: "Clean",
        docs: "sharp lines and quiet colors",
        icon: "square",
        tokens: {}
      },
      sketch: {
        title: "Sketch",
        docs: "drawn by hand on warm paper: what it shows is still open",
        icon: "pencil",
        tokens: {
          font: "Patrick Hand",
          paper: "#fffdf7",
          ink: "#2b2a28",
          canvas: "#f1ece1",
          line: "#968e80",
          "dark.paper": "#262421",
          "dark.ink": "#f3eee4",
          "dark.canvas": "#1a1816",
          "dark.line": "#6f6a61",
          shadow: "none"
        },
        pen: "hand",
        edgedBoards: true
      },
      blueprint: {
        title: "Blueprint",
        docs: "white lines on blue with a grid, and the size of each board",
        icon: "ruler",
        tokens: {
          paper: "#1d4e89",
          ink: "#ffffff",
          canvas: "#1a4579",
          line: "#7fa3cc",
          "dark.paper": "#0e2544",
          "dark.ink": "#eaf2fb",
          "dark.canvas": "#0b1d36",
          "dark.line": "#4d709c",
          radius: 2,
          shadow: "none"
        },
        isMonochrome: true,
        edgedBoards: true,
        sheet: "grid"
      },
      greyed: {
        title: "Greyed",
        docs: "bars for words and blocks for pictures: structure only",
        icon: "align-left",
        tokens: { ink: "#4a5058", "dark.ink": "#c4c9d0", shadow: "none" },
        isMonochrome: true,
        content: "bars"
      },
      outline: {
        title: "Outline",
        docs: "black lines on white without fills, for print",
        icon: "square-dashed",
        tokens: {
          paper: "#ffffff",
          ink: "#000000",
          canvas: "#ffffff",
          line: "#8c8c8c",
          "dark.paper": "#000000",
          "dark.ink": "#ffffff",
          "dark.canvas": "#000000",
          "dark.line": "#8c8c8c",
          shadow: "none"
        },
        isMonochrome: true,
        fills: "edges",
        edgedBoards: true
      }
    };
  }
});

// src/base/theme/look.ts
var lookNames, defaultLook;
var init_look = __esm({
  "src/base/theme/look.ts"() {
    "use strict";
    init_looks();
    lookNames = Object.keys(looks);
    defaultLook = lookNames[0];
  }
});

// src/language/ast/form.ts
function isFormWord(word) {
  return topLevelForms.has(word) || innerForms.has(word);
}
var topLevelForms, innerForms, foreignForms, formAttributes, recordsName;
var init_form = __esm({
  "src/language/ast/form.ts"() {
    "use strict";
    topLevelForms = /* @__PURE__ */ new Set([
      "component",
      "layout",
      "data",
      "import",
      "tokens"
    ]);
    innerForms = /* @__PURE__ */ new Set(["use", "slot", "fill", "repeat"]);
    foreignForms = /* @__PURE__ */ new Map([
      ["for", "repeat LIST as name { \u2026 }"],
      ["each", "repeat LIST as name { \u2026 }"],
      ["loop", "repeat 3 { \u2026 }"],
      ["include", 'import "file.wf"'],
      ["require", 'import "file.wf"'],
      ["extends", "page uses=layout { \u2026 }"]
    ]);
    formAttributes = /* @__PURE__ */ new Set([
      "uses",
      "with",
      "variants",
      "when",
      "states",
      "visibleWhen",
      "enabledWhen",
      "on"
    ]);
    recordsName = "data";
  }
});

// src/language/ast/page-heads.ts
function pageHeads(elements) {
  const isLoose = elements.some((element) => !isPage(element) && !isDefinition(element));
  return elements.map(
    (element) => isLoose && !isPage(element) && element.form?.kind !== "layout" ? element : withoutBody(element)
  );
}
function isPage({ component }) {
  return component?.root === true;
}
function isDefinition({ form: form3 }) {
  return form3 !== void 0 && topLevelForms.has(form3.kind);
}
function withoutBody(element) {
  return element.block ? { ...element, block: { ...element.block, elements: [] } } : element;
}
var init_page_heads = __esm({
  "src/language/ast/page-heads.ts"() {
    "use strict";
    init_form();
  }
});

// src/language/ast/element.ts
function withPart(parts, part) {
  if (parts.length === 0) return [part];
  if (parts.length === 1) return [parts[0], part];
  if (parts.length < few) return parts.concat([part]);
  parts.push(part);
  return parts;
}
function attributeNamed(component, name) {
  return component?.attributes.get(component.attributeAliases.get(name) ?? name);
}
function walkElements(elements, visit) {
  const stack = [{ list: elements, at: 0 }];
  while (stack.length > 0) {
    const top = stack[stack.length - 1];
    const element = top.list[top.at++];
    if (!element) {
      stack.pop();
      continue;
    }
    visit(element, stack.length - 1);
    if (element.block) stack.push({ list: element.block.elements, at: 0 });
  }
}
function wordPlace({ wordFrom, wordTo }) {
  return { from: wordFrom, to: wordTo };
}
function entryAround(parent) {
  let around = parent;
  while (around?.form) around = around.parent;
  return around?.component;
}
var few;
var init_element = __esm({
  "src/language/ast/element.ts"() {
    "use strict";
    few = 6;
  }
});

// src/language/check/report-unknown-attributes.ts
function reportUnknownAttributes(...given) {
  return require("./more.generated.cjs").reportUnknownAttributes.reportUnknownAttributes(...given);
}
var init_report_unknown_attributes = __esm({
  "src/language/check/report-unknown-attributes.ts"() {
    "use strict";
  }
});

// src/language/ast/list-problem.ts
function listProblem(...given) {
  return require("./more.generated.cjs").listProblem.listProblem(...given);
}
var init_list_problem = __esm({
  "src/language/ast/list-problem.ts"() {
    "use strict";
  }
});

// src/language/ast/value.ts
function isUnitValue(value) {
  return typeof value === "object" && value !== null && typeof value.value === "number" && units.includes(value.unit);
}
function textOf(value) {
  if (typeof value === "string") return value;
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  return isUnitValue(value) ? `${value.value}${value.unit}` : void 0;
}
function nameOfValue(literal) {
  const text3 = textOf(literal.value);
  if (text3 !== void 0) return quoted(text3);
  return literal.kind === "list" ? "a list" : "an object";
}
var units;
var init_value = __esm({
  "src/language/ast/value.ts"() {
    "use strict";
    init_phrases();
    units = ["px", "%", "em", "rem", "vh", "vw"];
  }
});

// src/language/diagnostics/create-diagnostic.ts
function createProblem(...given) {
  return require("./more.generated.cjs").createDiagnostic.createProblem(...given);
}
function placeProblem(...given) {
  return require("./more.generated.cjs").createDiagnostic.placeProblem(...given);
}
function createDiagnostic(...given) {
  return require("./more.generated.cjs").createDiagnostic.createDiagnostic(...given);
}
var init_create_diagnostic = __esm({
  "src/language/diagnostics/create-diagnostic.ts"() {
    "use strict";
  }
});

// src/language/ast/value-problem.ts
function kindProblem(literal, name, takes3) {
  return createProblem("attribute-kind", "kind", { name, value: nameOfValue(literal), takes: takes3 });
}
function modifierProblem(literal, name) {
  const { value, from, to } = literal;
  if (typeof value === "boolean") return void 0;
  if (value === "true" || value === "false") {
    const edits = [{ from, to, insert: value }];
    return createProblem("boolean-string", "quoted", { name, value }, { edits });
  }
  return createProblem("attribute-kind", "modifier", { name, value: nameOfValue(literal) });
}
var init_value_problem = __esm({
  "src/language/ast/value-problem.ts"() {
    "use strict";
    init_create_diagnostic();
    init_value();
  }
});

// src/language/check/values.ts
function checkValue(literal, kind2, name, cx) {
  if (cx.values.found >= cx.values.limit) return;
  if (typeof literal.value === "string" && kind2.synonyms?.[literal.value] !== void 0) return;
  const problem = kind2.check(literal, name, cx.suggester);
  if (!problem) return;
  cx.values.found++;
  report(problem, literal, cx);
}
function checkText(literal, name, cx) {
  if (textOf(literal.value) === void 0) report(kindProblem(literal, name, "text"), literal, cx);
}
function checkList(literal, name, cx) {
  if (literal.kind !== "list") report(listProblem(literal, name, "a list: [ \u2026 ]"), literal, cx);
}
function checkModifier(literal, name, cx) {
  const problem = modifierProblem(literal, name);
  if (problem) report(problem, literal, cx);
}
function checkKeys(literal, cx) {
  const waiting = [literal];
  while (waiting.length > 0) {
    const { items, properties } = waiting.pop();
    for (const item of items ?? []) if (item.items || item.properties) waiting.push(item);
    if (!properties) continue;
    const seen = /* @__PURE__ */ new Set();
    for (const { key, keyFrom, keyTo, value } of properties) {
      if (seen.has(key)) {
        const place2 = { from: keyFrom, to: keyTo };
        cx.collector.add("key-duplicate", "repeated", { key }, place2);
      }
      seen.add(key);
      waiting.push(value);
    }
  }
}
function report(problem, literal, cx) {
  if (cx.hasErrorIn(literal.from, literal.to)) return;
  cx.collector.addProblem(problem, literal);
}
var init_values = __esm({
  "src/language/check/values.ts"() {
    "use strict";
    init_list_problem();
    init_value();
    init_value_problem();
  }
});

// src/language/check/attributes.ts
function checkAttributes(element, component, cx) {
  if (element.label) checkLabel(element.label, component, cx);
  const { attributes, modifiers } = element;
  for (let at = 0; at < modifiers.length; at++) {
    const { attribute: attribute2 } = component.modifiers.get(modifiers[at].word) ?? {};
    const entry = attribute2 === void 0 ? void 0 : component.attributes.get(attribute2);
    if (entry && entry.onlyIn.length > 0) {
      checkPlace(modifiers[at].word, modifiers[at], entry.onlyIn, element, cx);
    }
  }
  let unknown2;
  for (let at = 0; at < attributes.length; at++) {
    const clause = attributes[at];
    if (clause.value === void 0) continue;
    const { name, value, entry } = clause;
    if (entry) {
      const { foreignAttributes } = component;
      const advice = foreignAttributes.size === 0 ? void 0 : foreignAttributes.get(`${name}=${value.value}`);
      if (advice === void 0) checkValue(value, entry.kind, name, cx);
      else adviseValue(clause, advice, cx);
      if (entry.onlyIn.length > 0) checkPlace(name, clause, entry.onlyIn, element, cx);
    } else if (component.label?.twins.includes(name)) checkText(value, name, cx);
    else if (component.list?.twins.includes(name)) checkList(value, name, cx);
    else if (component.modifiers.has(name)) checkModifier(value, name, cx);
    else {
      const ofParent = element.parent?.component?.children.each.get(name);
      if (ofParent) {
        checkValue(value, ofParent.kind, name, cx);
        continue;
      }
      unknown2 ??= [];
      unknown2.push(clause);
    }
  }
  if (unknown2) reportUnknownAttributes(unknown2, element, component, cx);
}
function adviseValue(clause, advice, cx) {
  const { name, value, from, to } = clause;
  const written = advice.replace(/^write /, "");
  const data = { name, value: String(value?.value), written };
  const edits = [{ from, to, insert: written }];
  cx.collector.add("attribute-choice", "other", data, { from, to }, { edits });
}
function checkLabel(label2, component, cx) {
  const twins = component.label?.twins;
  if (twins === void 0) return;
  for (let at = 0; at < twins.length; at++) {
    const twin = twins[at];
    const entry = component.attributes.get(twin);
    if (entry) checkValue(label2, entry.kind, twin, cx);
  }
}
function checkPlace(name, place2, parents, { parent, component }, cx) {
  if (!cx.nestingTrusted || parent && !parent.component) return;
  if (parent?.component && parents.includes(holderOf(parent).component.name)) return;
  if (!parent) cx.collector.add("span-outside", "topLevel", { name, parents }, place2);
  else {
    const holder = parent.component && holderOf(parent).component.name;
    const isHeld = holder !== void 0 && component?.parents?.includes(holder) === true;
    const data = { name, parent: parent.word, parents, isHeld };
    cx.collector.add("span-outside", "inside", data, place2);
  }
}
function holderOf(parent) {
  let holder = parent;
  while (holder.component?.parents?.includes(holder.component.name) && holder.parent?.component) {
    holder = holder.parent;
  }
  return holder;
}
var init_attributes = __esm({
  "src/language/check/attributes.ts"() {
    "use strict";
    init_report_unknown_attributes();
    init_values();
  }
});

// src/base/text/suggest.ts
function candidatesOf(...given) {
  return require("./more.generated.cjs").suggest.candidatesOf(...given);
}
function nearestCandidate(...given) {
  return require("./more.generated.cjs").suggest.nearestCandidate(...given);
}
function isCertainSpelling(...given) {
  return require("./more.generated.cjs").suggest.isCertainSpelling(...given);
}
var init_suggest = __esm({
  "src/base/text/suggest.ts"() {
    "use strict";
  }
});

// src/language/diagnostics/suggester.ts
function spellingEdits(written, meant, from, to, insert = meant) {
  if (meant === void 0 || insert === void 0) return void 0;
  return isCertainSpelling(written, meant) ? [{ from, to, insert }] : void 0;
}
var leastSteps, mostSteps, stepsPerCharacter, stepsToPrepare, keptCandidates, Suggester;
var init_suggester = __esm({
  "src/language/diagnostics/suggester.ts"() {
    "use strict";
    init_suggest();
    leastSteps = 6e4;
    mostSteps = 2e6;
    stepsPerCharacter = 15;
    stepsToPrepare = 10;
    keptCandidates = /* @__PURE__ */ new WeakMap();
    Suggester = class {
      #scopes = /* @__PURE__ */ new Map();
      #left;
      /** @param length of the source, in characters */
      constructor(length2) {
        this.#left = Math.min(mostSteps, leastSteps + stepsPerCharacter * length2);
      }
      /** Number of remaining steps. */
      get stepsLeft() {
        return this.#left;
      }
      /** The candidate nearest to `word`; `scope` is the cache key of the candidates. */
      nearest(word, scope, candidates) {
        if (this.#left === 0) return this.#scopes.get(scope)?.found.get(word);
        let known = this.#scopes.get(scope);
        if (known === void 0) {
          known = { candidates: this.#prepare(candidates()), found: /* @__PURE__ */ new Map() };
          this.#scopes.set(scope, known);
        }
        const { found: found2 } = known;
        if (found2.has(word)) return found2.get(word);
        const nearest = nearestCandidate(word, known.candidates, (steps) => this.#spend(steps));
        found2.set(word, nearest);
        return nearest;
      }
      #prepare(words2) {
        const kept = keptCandidates.get(words2);
        if (kept) return kept;
        if (!this.#spend(words2.length * stepsToPrepare)) return [];
        const candidates = candidatesOf(words2);
        keptCandidates.set(words2, candidates);
        return candidates;
      }
      #spend(steps) {
        this.#left = Math.max(0, this.#left - steps);
        return this.#left > 0;
      }
    };
  }
});

// src/language/check/context.ts
function createContext(vocabulary2, collector, length2, isTrusted = true) {
  const errors = collector.all.filter(({ severity }) => severity === "error").map(({ from }) => from);
  errors.sort((a, b) => a - b);
  return {
    vocabulary: vocabulary2,
    collector,
    suggester: new Suggester(length2),
    values: { found: 0, limit: valueLimit },
    hasCanvas: false,
    nestingTrusted: isTrusted && !misleading.some((code) => collector.has(code)),
    targetsTrusted: isTrusted && !swallowing.some((code) => collector.has(code)),
    hasErrorIn(from, to) {
      const first = errors[firstAtLeast(errors, from)];
      return first !== void 0 && first < to;
    }
  };
}
function firstAtLeast(sorted2, bound2) {
  let low = 0;
  let high = sorted2.length;
  while (low < high) {
    const middle = low + high >> 1;
    if (sorted2[middle] < bound2) low = middle + 1;
    else high = middle;
  }
  return low;
}
var valueLimit, swallowing, misleading;
var init_context = __esm({
  "src/language/check/context.ts"() {
    "use strict";
    init_suggester();
    valueLimit = 1e3;
    swallowing = [
      "syntax-unclosed-string",
      "syntax-unclosed-comment",
      "syntax-unclosed-list",
      "syntax-unclosed-call"
    ];
    misleading = [
      ...swallowing,
      "syntax-unclosed-block",
      "block-extra-close",
      "nesting-limit"
    ];
  }
});

// src/language/check/report-list-items.ts
function reportNestedList(...given) {
  return require("./more.generated.cjs").reportListItems.reportNestedList(...given);
}
function reportUnknownKey(...given) {
  return require("./more.generated.cjs").reportListItems.reportUnknownKey(...given);
}
var init_report_list_items = __esm({
  "src/language/check/report-list-items.ts"() {
    "use strict";
  }
});

// src/language/check/text-key.ts
var textKey;
var init_text_key = __esm({
  "src/language/check/text-key.ts"() {
    "use strict";
    textKey = "label";
  }
});

// src/language/check/list-items.ts
function checkListItems(element, component, cx) {
  const entry = component.list;
  if (!entry) return;
  if (element.list) checkItems(element.list, entry, element, cx);
  for (const { name, value } of element.attributes) {
    if (value && entry.twins.includes(name)) checkItems(value, entry, element, cx);
  }
}
function checkItems(list2, entry, element, cx) {
  for (const item of list2.items ?? []) {
    if (item.kind !== "list") checkItem(item, entry, element, cx);
    else if (entry.nested) checkItems(item, entry, element, cx);
    else reportNestedList(item, list2, element, cx);
  }
}
function checkItem(item, entry, element, cx) {
  if (!item.properties) return;
  if (entry.keys.size === 0) {
    cx.collector.add("attribute-kind", "objectItem", { word: element.word }, item);
    return;
  }
  for (const property of item.properties) checkProperty(property, entry, element, cx);
}
function checkProperty({ key, keyFrom, keyTo, value }, entry, element, cx) {
  const { keys } = entry;
  const known = keys.get(key);
  if (known) {
    checkValue(value, known.kind, key, cx);
    if (value.items) checkItems(value, entry, element, cx);
  } else if (key === textKey) checkText(value, key, cx);
  else reportUnknownKey(key, { from: keyFrom, to: keyTo }, keys, element, cx);
}
var init_list_items = __esm({
  "src/language/check/list-items.ts"() {
    "use strict";
    init_report_list_items();
    init_text_key();
    init_values();
  }
});

// src/language/check/markers.ts
var MarkerMatcher;
var init_markers = __esm({
  "src/language/check/markers.ts"() {
    "use strict";
    MarkerMatcher = class {
      #cx;
      #board = { markers: /* @__PURE__ */ new Map(), annotations: /* @__PURE__ */ new Map() };
      #inRun = false;
      constructor(cx) {
        this.#cx = cx;
      }
      /** Visits the next element of the source; reports a number that its page already has. */
      visit(element) {
        if (!element.parent) this.#enter(element);
        const role = element.component?.countsAs;
        const number3 = element.number?.value;
        if (!role || typeof number3 !== "number") return;
        const seen = role === "marker" ? this.#board.markers : this.#board.annotations;
        const first = seen.get(number3);
        if (first) this.#reportTwice(element, first, number3);
        else seen.set(number3, element);
      }
      /** Ends the last page. */
      finish() {
        const { markers, annotations } = this.#board;
        this.#board = { markers: /* @__PURE__ */ new Map(), annotations: /* @__PURE__ */ new Map() };
        if (annotations.size === 0) return;
        if (!this.#cx.nestingTrusted) return;
        const explained = [...annotations.keys()].map(String);
        for (const [number3, { word, number: literal }] of markers) {
          if (annotations.has(number3)) continue;
          const data = { word, number: number3, explained };
          this.#cx.collector.add("marker-unmatched", "unexplained", data, literal);
        }
      }
      #enter(element) {
        const isRoot = element.component?.root === true;
        if (isRoot || !this.#inRun) this.finish();
        this.#inRun = !isRoot;
      }
      #reportTwice({ word, number: literal }, first, number3) {
        if (!this.#cx.nestingTrusted) return;
        const related = first.number;
        this.#cx.collector.add("marker-unmatched", "repeated", { word, number: number3 }, literal, { related });
      }
    };
  }
});

// src/language/check/missing-pages.ts
function checkMissingPages(elements, cx) {
  if (!cx.nestingTrusted) return;
  let run = [];
  for (const element of elements) {
    if (element.component?.ofCanvas) continue;
    if (!element.component?.root) {
      run.push(element);
      continue;
    }
    reportRun(run, cx);
    run = [];
  }
  reportRun(run, cx);
}
function reportRun(run, cx) {
  if (run.some(({ component }) => component === void 0)) return;
  const first = run.find(({ component }) => !component.filler && component.parents.length === 0);
  if (!first) return;
  const root = cx.vocabulary.root.name;
  cx.collector.add("missing-page", "outside", { word: first.word, root }, wordPlace(first));
}
var init_missing_pages = __esm({
  "src/language/check/missing-pages.ts"() {
    "use strict";
    init_element();
  }
});

// src/language/ast/lacks-label.ts
function lacksLabel(element, { label: label2 }) {
  if (!label2?.required || element.label) return false;
  if (label2.unlessBlock && element.block) return false;
  if (label2.unlessList && element.list) return false;
  const { twins, unless } = label2;
  return !element.attributes.some(({ name }) => twins.includes(name) || unless.includes(name));
}
var init_lacks_label = __esm({
  "src/language/ast/lacks-label.ts"() {
    "use strict";
  }
});

// src/language/check/missing-parts.ts
function checkMissingParts(element, component, cx) {
  if (cx.hasErrorIn(element.wordFrom, element.block ? element.block.open + 1 : element.to)) return;
  const outer = element.parent?.component?.name ?? "";
  if (component.parents.length > 0 && !component.parents.includes(outer)) return;
  const { word } = element;
  const { collector } = cx;
  if (lacksLabel(element, component)) reportMissingLabel(element, component, cx);
  if (component.number?.required && !element.number) {
    collector.add("missing-number", "missing", { word }, wordPlace(element));
  }
  if (component.list?.required && !component.mayBeEmpty && !hasList(element, component)) {
    collector.add("missing-list", "missing", { word }, wordPlace(element));
  }
  if (component.children.braces === "expected" && !element.block) {
    collector.add("block-expected", "missing", { word }, wordPlace(element));
  }
  if (component.mayBeEmpty && isEmpty(element, component, cx)) {
    const { list: list2, children } = component;
    const example = list2?.nested === true ? '[["\u2026", "\u2026"], ["\u2026", "\u2026"]]' : '["\u2026", "\u2026"]';
    const data = {
      word,
      list: list2 || children.allow === "none" ? example : void 0,
      block: children.allow !== "none"
    };
    collector.add("block-empty", "content", data, wordPlace(element));
  }
  checkEmptyBlock(element, component, cx);
}
function isEmpty(element, component, cx) {
  if (hasList(element, component) || hasChildren(element, cx)) return false;
  return !element.attributes.some(({ name }) => component.foreignAttributes.has(name));
}
function reportMissingLabel(element, component, cx) {
  const run = unquotedRun(element, component);
  const [first] = run;
  const label2 = first && `"${run.map((modifier) => modifier.word).join(" ")}"`;
  const edits = first && [{ from: first.from, to: run.at(-1).to, insert: label2 }];
  const data = { word: element.word, label: label2 };
  cx.collector.add("missing-label", "missing", data, wordPlace(element), { edits });
}
function unquotedRun(element, component) {
  const run = [];
  for (const modifier of element.modifiers) {
    const isNext = modifier.from === (run.at(-1)?.to ?? element.wordTo) + 1;
    if (!isNext || component.modifiers.has(modifier.word)) break;
    run.push(modifier);
  }
  return run;
}
function hasList(element, { list: list2 }) {
  return element.list !== void 0 || list2 !== void 0 && element.attributes.some(({ name }) => list2.twins.includes(name));
}
function hasChildren({ block, to }, cx) {
  if (!block) return false;
  return block.elements.length > 0 || cx.hasErrorIn(block.open, block.close ?? to);
}
function checkEmptyBlock({ word, block }, { children }, cx) {
  if (!children.mustBeEmpty || !block || block.elements.length > 0) return;
  const to = block.close === void 0 ? block.open + 1 : block.close + 1;
  cx.collector.add("block-empty", "mustBeEmpty", { word }, { from: block.open, to });
}
var init_missing_parts = __esm({
  "src/language/check/missing-parts.ts"() {
    "use strict";
    init_element();
    init_lacks_label();
  }
});

// src/language/check/nesting.ts
function checkNesting(element, component, cx) {
  if (!cx.nestingTrusted) return;
  const { parent } = element;
  const elsewhere = parentsForList(element, component);
  if (elsewhere.length > 0) reportOutside(element, elsewhere, cx);
  else if (!parent) checkTopLevel(element, component, cx);
  else if (parent.component && parent.component.children.allow !== "none") {
    checkInside(element, component, parent, parent.component, cx);
  }
}
function parentsForList({ list: list2 }, component) {
  if (!list2 || component.list) return none;
  return [...component.variants].filter(([, variant]) => variant.list).map(([parent]) => parent);
}
function checkTopLevel(element, component, cx) {
  if (component.ofCanvas) {
    if (cx.hasCanvas) {
      cx.collector.add("canvas-duplicate", "second", { word: element.word }, wordPlace(element));
    }
    cx.hasCanvas = true;
  } else if (component.filler) {
    cx.collector.add("parent-required", "filler", { word: element.word }, wordPlace(element));
  } else if (component.parents.length > 0) reportOutside(element, component.parents, cx);
}
function checkInside(element, component, parent, outer, cx) {
  const { word } = element;
  if (component.root || component.ofCanvas) {
    cx.collector.add("page-nested", "inside", { word, parent: parent.word }, wordPlace(element));
  } else if (outer.children.allow === "only" || outer.children.mustBeEmpty) {
    if (component.filler || outer.children.names.includes(component.name)) return;
    if (outer.children.mustBeEmpty && parent.block?.elements[0] !== element) return;
    const data = { word, parent: parent.word, allowed: outer.children.names };
    cx.collector.add("child-not-allowed", "unlisted", data, wordPlace(element));
  } else if (component.parents.length > 0 && !component.parents.includes(outer.name)) {
    reportOutside(element, component.parents, cx);
  }
}
function reportOutside(element, parents, cx) {
  cx.collector.add(
    "parent-required",
    "outside",
    { word: element.word, parents },
    wordPlace(element)
  );
}
var none;
var init_nesting = __esm({
  "src/language/check/nesting.ts"() {
    "use strict";
    init_element();
    none = [];
  }
});

// src/language/check/never-drawn.ts
function reportNeverDrawn(...given) {
  return require("./more.generated.cjs").neverDrawn.reportNeverDrawn(...given);
}
var init_never_drawn = __esm({
  "src/language/check/never-drawn.ts"() {
    "use strict";
  }
});

// src/language/syntax/source-reference.ts
function isSourceName(name) {
  return ending.test(name);
}
function readSourceReference(text3) {
  const [, file, page] = form.exec(text3) ?? [];
  return file === void 0 ? void 0 : { file, page: page === "" ? void 0 : page };
}
var sourceEndings, form, ending;
var init_source_reference = __esm({
  "src/language/syntax/source-reference.ts"() {
    "use strict";
    sourceEndings = ["wf", "wireframe"];
    form = new RegExp(`^([^:?#]*\\.(?:${sourceEndings.join("|")}))(?:#(.*))?$`, "i");
    ending = new RegExp(`\\.(?:${sourceEndings.join("|")})$`, "i");
  }
});

// src/language/check/report-dead-references.ts
function reportDeadReferences(...given) {
  return require("./more.generated.cjs").reportDeadReferences.reportDeadReferences(...given);
}
var init_report_dead_references = __esm({
  "src/language/check/report-dead-references.ts"() {
    "use strict";
  }
});

// src/language/check/references.ts
var idAttribute, none2, addressSigns, ReferenceResolver;
var init_references = __esm({
  "src/language/check/references.ts"() {
    "use strict";
    init_value();
    init_source_reference();
    init_report_dead_references();
    idAttribute = "id";
    none2 = /* @__PURE__ */ new Set();
    addressSigns = /[/:?.]/;
    ReferenceResolver = class {
      #cx;
      #others;
      #references = [];
      #ids = /* @__PURE__ */ new Map();
      /** The ids of each page. */
      #elements = /* @__PURE__ */ new Map();
      #names = {
        navigate: /* @__PURE__ */ new Set(),
        opens: /* @__PURE__ */ new Set(),
        toggles: /* @__PURE__ */ new Set()
      };
      #origins;
      #isFragment = true;
      /** Number of pages so far. */
      #page = 0;
      /**
       * @param others the pages of sources that are checked together with this one
       * @param origins where texts come from, for a source with definitions
       */
      constructor(cx, others, origins) {
        this.#cx = cx;
        this.#others = others;
        this.#origins = origins;
      }
      /** Visits the next element of the source; reports an id that another element already has. */
      visit(element) {
        const { component, attributes } = element;
        if (component?.root) {
          this.#isFragment = false;
          this.#page++;
        }
        for (let at = 0; at < attributes.length; at++) {
          const { name, entry, value } = attributes[at];
          if (!value) continue;
          if (name === idAttribute) this.#addId(element, value);
          if (entry?.kind.reference) this.#addReference(entry, name, value);
          if (component?.list?.twins.includes(name)) this.#addItems(value, component);
        }
        if (element.list && component) this.#addItems(element.list, component);
        if (component && component.targetOf.length > 0) this.#addTitle(element, component);
      }
      /** Reports dead references. */
      finish() {
        if (!this.#cx.targetsTrusted) return;
        const dead = this.#references.flatMap((reference2) => this.#deadOf(reference2) ?? []);
        if (dead.length === 0) return;
        const isFragment = this.#isFragment;
        const isAlone = !this.#others || this.#others.names().length === 0;
        const isElsewhere = ({ kind: kind2, literal }) => isAlone && kind2 === "navigate" && (this.#origins?.isImported(literal) ?? false);
        reportDeadReferences(dead, isFragment, isElsewhere, this.#others, this.#cx);
      }
      #addId(element, literal) {
        const id = textOf(literal.value);
        if (id === void 0 || id === "") return;
        const first = this.#ids.get(id);
        const own = this.#elements.get(this.#page);
        if (own) own.add(id);
        else this.#elements.set(this.#page, /* @__PURE__ */ new Set([id]));
        if (!first) {
          this.#ids.set(id, { element, literal, page: this.#page });
          for (const kind2 of element.component?.targetOf ?? []) this.#names[kind2].add(id);
          return;
        }
        if (first.page !== this.#page && this.#origins?.isOne(first.literal, literal)) return;
        const data = { id, owner: first.element.word };
        this.#cx.collector.add("id-duplicate", "taken", data, literal, { related: first.literal });
      }
      #addTitle({ label: label2, attributes }, component) {
        const twins = component.label?.twins ?? [];
        const titles = attributes.filter(({ name }) => twins.includes(name)).map(({ value }) => value);
        for (const title of [label2, ...titles]) {
          const text3 = title && textOf(title.value);
          if (!text3) continue;
          for (const kind2 of component.targetOf) this.#names[kind2].add(text3);
        }
      }
      #addItems(list2, component) {
        const keys = component.list?.keys;
        if (!keys || keys.size === 0) return;
        for (const { properties } of list2.items ?? []) {
          for (const { key, value } of properties ?? []) this.#addReference(keys.get(key), key, value);
        }
      }
      #addReference(entry, attribute2, literal) {
        const kind2 = entry?.kind.reference;
        if (!entry || !kind2) return;
        const text3 = textOf(literal.value);
        if (!text3 || typeof literal.value === "boolean") return;
        const isLocal = text3.startsWith("#");
        if (entry.kind.kind === "url" && !isLocal) return;
        const target = isLocal ? text3.slice(1) : text3;
        if (target === "") return;
        const isAddress = kind2 === "navigate" && addressSigns.test(target);
        if (isAddress && !(this.#others && readSourceReference(target))) return;
        this.#references.push({ kind: kind2, attribute: attribute2, target, literal, page: this.#page });
      }
      /** The reference, if it is dead. */
      #deadOf(reference2) {
        const { kind: kind2, target, page } = reference2;
        const names = kind2 === "element" ? this.#elements.get(page) ?? none2 : this.#names[kind2];
        if (names.has(target)) return void 0;
        const elsewhere = kind2 === "navigate" ? this.#resolveElsewhere(target) : void 0;
        if (elsewhere === true) return void 0;
        const other = this.#ids.get(target)?.element;
        return other && !other.component ? void 0 : { ...reference2, names, other, elsewhere };
      }
      /** Whether another source has the page, or the name of the source that lacks it. */
      #resolveElsewhere(target) {
        const found2 = this.#others?.has(target);
        const written = readSourceReference(target);
        return found2 || written && found2 === void 0 ? true : written?.file;
      }
    };
  }
});

// src/language/check/repetitions.ts
function checkRepetitions(element, component, cx) {
  if (element.attributes.length === 0 || !mayRepeat(element, component)) return;
  reportRepetitions(element, component, cx);
}
function reportRepetitions(element, component, cx) {
  const { attributes, label: label2, list: list2 } = element;
  const given = /* @__PURE__ */ new Map();
  const add = (meaning, entry) => {
    const others = given.get(meaning);
    if (others) others.push(entry);
    else given.set(meaning, [entry]);
  };
  for (const { name, nameFrom, nameTo } of attributes) {
    add(meaningOf(name, component), { text: quoted(name), from: nameFrom, to: nameTo });
  }
  if (label2 && given.has(positionalText)) {
    add(positionalText, { text: "a label", from: label2.from, to: label2.to });
  }
  if (list2 && given.has(positionalList)) {
    add(positionalList, { text: "a list", from: list2.from, to: list2.to });
  }
  for (const entries of given.values()) if (entries.length > 1) report2(entries, element, cx);
}
function mayRepeat({ attributes, label: label2, list: list2 }, component) {
  if (attributes.length > few2) return true;
  if (attributes.length === 1 && !label2 && !list2) return false;
  for (let at = 0; at < attributes.length; at++) {
    const meaning = meaningOf(attributes[at].name, component);
    if (meaning === positionalText ? label2 : meaning === positionalList && list2) return true;
    for (let before = 0; before < at; before++) {
      if (meaningOf(attributes[before].name, component) === meaning) return true;
    }
  }
  return false;
}
function meaningOf(name, component) {
  if (!component) return name;
  if (component.label?.twins.includes(name)) return positionalText;
  if (component.list?.twins.includes(name)) return positionalList;
  return component.attributeAliases.get(name) ?? name;
}
function report2(entries, element, cx) {
  const [first, ...others] = entries.sort((a, b) => a.from - b.from);
  for (const other of others) {
    const { word } = element;
    const details = { related: first };
    if (first.text === other.text) {
      cx.collector.add(
        "attribute-duplicate",
        "repeated",
        { word, name: other.text },
        other,
        details
      );
    } else {
      const data = { word, first: first.text, second: other.text };
      cx.collector.add("attribute-duplicate", "synonym", data, other, details);
    }
  }
}
var few2, positionalText, positionalList;
var init_repetitions = __esm({
  "src/language/check/repetitions.ts"() {
    "use strict";
    init_phrases();
    few2 = 8;
    positionalText = " text";
    positionalList = " list";
  }
});

// src/language/check/check.ts
function checkElements(tree, vocabulary2, collector, others, origins) {
  const cx = createContext(vocabulary2, collector, tree.length);
  const references = new ReferenceResolver(cx, others, origins);
  const markers = new MarkerMatcher(cx);
  checkMissingPages(tree.elements, cx);
  walkElements(tree.elements, (element) => {
    references.visit(element);
    markers.visit(element);
    checkElement(element, cx);
  });
  references.finish();
  markers.finish();
}
function checkElement(element, cx) {
  const { component, attributes } = element;
  checkRepetitions(element, component, cx);
  if (element.list) checkKeys(element.list, cx);
  for (let at = 0; at < attributes.length; at++) {
    const { value } = attributes[at];
    if (value && (value.items || value.properties)) checkKeys(value, cx);
  }
  if (!component) return;
  checkAttributes(element, component, cx);
  checkListItems(element, component, cx);
  checkMissingParts(element, component, cx);
  checkNesting(element, component, cx);
  if (element.modifiers.length > 1 && element.modifiers.filter(namesBand).length > 1) {
    reportNeverDrawn(element, cx);
  }
  if (component.check && cx.values.found < cx.values.limit) {
    checkByComponent(element, component.check, cx);
  }
}
function namesBand({ word }) {
  return /^(?:only|hidden)-/.test(word);
}
function checkByComponent(element, check2, cx) {
  check2(
    element,
    (problem) => {
      if (problem.code === "annotations-place" && !cx.nestingTrusted) return;
      cx.values.found++;
      cx.collector.addProblem(problem, wordPlace(element));
    },
    cx.suggester
  );
}
var init_check = __esm({
  "src/language/check/check.ts"() {
    "use strict";
    init_element();
    init_attributes();
    init_context();
    init_list_items();
    init_markers();
    init_missing_pages();
    init_missing_parts();
    init_nesting();
    init_never_drawn();
    init_references();
    init_repetitions();
    init_values();
  }
});

// src/language/check/ignore-comments.ts
function applyIgnoreComments(...given) {
  return require("./more.generated.cjs").ignoreComments.applyIgnoreComments(...given);
}
var init_ignore_comments = __esm({
  "src/language/check/ignore-comments.ts"() {
    "use strict";
  }
});

// src/language/check/ignore-directive.ts
function mentionsIgnoring(source) {
  return source.includes(ignoreDirective);
}
var ignoreDirective;
var init_ignore_directive = __esm({
  "src/language/check/ignore-directive.ts"() {
    "use strict";
    ignoreDirective = "wf-ignore-next-line";
  }
});

// src/language/check/settled.ts
function settledDiagnostics(...given) {
  return require("./more.generated.cjs").settled.settledDiagnostics(...given);
}
var init_settled = __esm({
  "src/language/check/settled.ts"() {
    "use strict";
  }
});

// src/language/diagnostics/most-described.ts
var mostDescribed;
var init_most_described = __esm({
  "src/language/diagnostics/most-described.ts"() {
    "use strict";
    mostDescribed = 1e3;
  }
});

// src/language/diagnostics/undescribed.ts
function undescribedDiagnostic(...given) {
  return require("./more.generated.cjs").undescribed.undescribedDiagnostic(...given);
}
function isUndescribed(...given) {
  return require("./more.generated.cjs").undescribed.isUndescribed(...given);
}
var init_undescribed = __esm({
  "src/language/diagnostics/undescribed.ts"() {
    "use strict";
  }
});

// src/language/diagnostics/collector.ts
function sortDiagnostics(found2) {
  const sorted2 = found2.toSorted(
    (a, b) => bySource(a.source, b.source) || a.from - b.from || a.to - b.to
  );
  return sorted2.filter((diagnostic, at) => {
    for (let before = at - 1; before >= 0; before--) {
      const other = sorted2[before];
      if (other.from !== diagnostic.from || other.to !== diagnostic.to) return true;
      if (other.source !== diagnostic.source) return true;
      if (other.code === diagnostic.code && other.message === diagnostic.message) return false;
    }
    return true;
  });
}
function bySource(a, b) {
  if (a === b) return 0;
  return (a ?? "") < (b ?? "") ? -1 : 1;
}
var DiagnosticCollector;
var init_collector = __esm({
  "src/language/diagnostics/collector.ts"() {
    "use strict";
    init_create_diagnostic();
    init_most_described();
    init_undescribed();
    DiagnosticCollector = class {
      #source;
      #found = [];
      #counts = /* @__PURE__ */ new Map();
      #errors = 0;
      /** @param source id of the source that the diagnostics are about, if several are read */
      constructor(source) {
        this.#source = source;
      }
      /** Adds a diagnostic in one of the wordings of its code. */
      add(code, wording, data, place2, details) {
        if (this.describes(code)) this.addProblem(createProblem(code, wording, data, details), place2);
        else this.addUndescribed(code, place2, details?.severity);
      }
      /** Adds a problem at its own place, or else at the given one. */
      addProblem(problem, place2) {
        if (this.describes(problem.code)) this.addFound(placeProblem(problem, place2, this.#source));
        else this.addUndescribed(problem.code, problem.place ?? place2, problem.severity);
      }
      /**
       * Adds a diagnostic of a kind that is so frequent that only its place matters; the severity replaces that of the
       * catalogue.
       */
      addUndescribed(code, place2, severity) {
        this.addFound(undescribedDiagnostic(code, place2, this.#source, severity));
      }
      /** Whether another diagnostic of a code would be described; otherwise, its details need not be computed. */
      describes(code) {
        return (this.#counts.get(code) ?? 0) < mostDescribed;
      }
      /** Adds a complete diagnostic. */
      addFound(diagnostic) {
        this.#count(diagnostic);
        this.#found.push(diagnostic);
      }
      #count({ code, severity }) {
        this.#counts.set(code, (this.#counts.get(code) ?? 0) + 1);
        if (severity === "error") this.#errors++;
      }
      /** Whether a diagnostic with this code was added. */
      has(code) {
        return this.#counts.has(code);
      }
      /** Number of errors. */
      get errorCount() {
        return this.#errors;
      }
      /** All diagnostics so far, in the order in which they were added. */
      get all() {
        return this.#found;
      }
      /** Removes the last diagnostics of a code, at most `count`. */
      dropLast(code, count) {
        if (count === 0) return;
        const left = this.#found.filter((diagnostic) => diagnostic.code === code).length - count;
        let seen = 0;
        this.keep((diagnostic) => diagnostic.code !== code || ++seen <= left);
      }
      /** Drops all but the first diagnostics. */
      cutTo(count) {
        let at = 0;
        this.keep(() => at++ < count);
      }
      /** Drops the diagnostics that fail a test. */
      keep(test) {
        this.#found = this.#found.filter(test);
        this.#counts.clear();
        this.#errors = 0;
        for (const diagnostic of this.#found) this.#count(diagnostic);
      }
      /** All diagnostics, sorted by place, without duplicates. */
      sorted() {
        return sortDiagnostics(this.#found);
      }
    };
  }
});

// src/base/text/source-text.ts
function isLineBreak(unit) {
  return unit === 10 || unit === 13;
}
function findLineStarts(text3) {
  const starts = [0];
  for (let at = 0; at < text3.length; at++) {
    const unit = text3.charCodeAt(at);
    if (unit === 13 && text3.charCodeAt(at + 1) === 10) continue;
    if (isLineBreak(unit)) starts.push(at + 1);
  }
  return starts;
}
var SourceText;
var init_source_text = __esm({
  "src/base/text/source-text.ts"() {
    "use strict";
    SourceText = class {
      /** The whole text, including a byte order mark. */
      content;
      /** The name of the text in messages: a path, or `<stdin>`. */
      name;
      #lineStarts;
      constructor(content2, name = "<source>") {
        this.content = content2;
        this.name = name;
      }
      /** Offsets at which lines start; the first is 0. */
      get lineStarts() {
        this.#lineStarts ??= findLineStarts(this.content);
        return this.#lineStarts;
      }
      /** Number of lines; an empty text has one. */
      get lineCount() {
        return this.lineStarts.length;
      }
      /** The position of an offset, which is clamped to the text. */
      locate(offset) {
        const inside = Math.max(0, Math.min(offset, this.content.length));
        const starts = this.lineStarts;
        let low = 0;
        let high = starts.length - 1;
        while (low < high) {
          const middle = low + high + 1 >> 1;
          if (starts[middle] <= inside) low = middle;
          else high = middle - 1;
        }
        return { line: low + 1, column: inside - starts[low] + 1, offset: inside };
      }
      /** The text of a 1-based line without its line break; empty for a line that does not exist. */
      lineText(line) {
        const start = this.lineStarts[line - 1];
        if (start === void 0) return "";
        let end = this.lineStarts[line] ?? this.content.length;
        while (end > start && isLineBreak(this.content.charCodeAt(end - 1))) end--;
        return this.content.slice(start, end);
      }
      /** The offset of a 1-based line and column, which is clamped to the line. */
      offsetAt(line, column2) {
        const start = this.lineStarts[Math.max(0, Math.min(line, this.lineCount) - 1)];
        return Math.min(start + Math.max(0, column2 - 1), start + this.lineText(line).length);
      }
    };
  }
});

// src/language/ast/attribute-value.ts
function attributeName({ entry, name }, component) {
  return entry?.name ?? component?.attributeAliases.get(name) ?? name;
}
function attributeValue(clause, literal, name) {
  const kind2 = clause.entry?.kind;
  const { value } = literal;
  if (typeof value === "string") return kind2?.synonyms?.[value] ?? value;
  const isLongSpacing = clause.name !== name && kind2?.kind === "spacing";
  return isLongSpacing && typeof value === "number" ? { value, unit: "px" } : value;
}
function lacksLabel2({ required, unless }, isGiven) {
  return required && !unless.some(isGiven);
}
var init_attribute_value = __esm({
  "src/language/ast/attribute-value.ts"() {
    "use strict";
  }
});

// src/language/ast/node.ts
function typeOfWord(word) {
  if (!word.includes("-")) return word.slice(0, 1).toUpperCase() + word.slice(1);
  return word.split("-").filter((part) => part !== "").map((part) => part[0].toUpperCase() + part.slice(1)).join("");
}
var init_node = __esm({
  "src/language/ast/node.ts"() {
    "use strict";
  }
});

// src/language/ast/offset-location.ts
var OffsetLocation;
var init_offset_location = __esm({
  "src/language/ast/offset-location.ts"() {
    "use strict";
    OffsetLocation = class {
      from;
      to;
      #text;
      constructor(text3, from, to, source) {
        this.from = from;
        this.to = to;
        if (source !== void 0) this.source = source;
        this.#text = text3;
      }
      /** The text that contains it. */
      get lines() {
        return this.#text;
      }
      get start() {
        return this.#text.locate(this.from);
      }
      get end() {
        return this.#text.locate(this.to);
      }
    };
  }
});

// src/language/syntax/forms/build-form-node.ts
function buildFormNode(...given) {
  return require("./more.generated.cjs").buildFormNode.buildFormNode(...given);
}
function withArguments(...given) {
  return require("./more.generated.cjs").buildFormNode.withArguments(...given);
}
var init_build_form_node = __esm({
  "src/language/syntax/forms/build-form-node.ts"() {
    "use strict";
  }
});

// src/language/syntax/locate-label.ts
function locateLabel(...given) {
  return require("./more.generated.cjs").locateLabel.locateLabel(...given);
}
var init_locate_label = __esm({
  "src/language/syntax/locate-label.ts"() {
    "use strict";
  }
});

// src/language/syntax/build-ast.ts
function buildAst(tree, source, vocabulary2, options = {}) {
  const { locations, locate } = options;
  const builder = new AstBuilder(
    vocabulary2,
    locations ? locate ?? inSource(source, options.source, locations === "offsets") : void 0
  );
  return builder.build(tree);
}
function locateIn(lines, source, isLazy) {
  if (isLazy) return (from, to) => new OffsetLocation(lines, from, to, source);
  const own = source === void 0 ? {} : { source };
  return (from, to) => ({
    ...own,
    start: lines.locate(from),
    end: lines.locate(to)
  });
}
function inSource(text3, source, isLazy) {
  const locate = locateIn(new SourceText(text3), source, isLazy);
  return (from, to) => ({ loc: locate(from, to) });
}
function createNodeBuilder(vocabulary2) {
  return new AstBuilder(vocabulary2, void 0);
}
function isEmpty2(attributes) {
  for (const _ in attributes) return false;
  return true;
}
function collectAttributes(element, component) {
  if (element.attributes.length === 0) return noAttributes;
  let attributes = noAttributes;
  for (let at = 0; at < element.attributes.length; at++) {
    const clause = element.attributes[at];
    if (clause.value === void 0) continue;
    const name = attributeName(clause, component);
    const value = attributeValue(clause, clause.value, name);
    if (attributes === noAttributes) {
      attributes = { [name]: value };
      continue;
    }
    if (name in attributes) delete attributes[name];
    if (name in attributes) defineAttribute(attributes, name, value);
    else attributes[name] = value;
  }
  return attributes;
}
function defineAttribute(attributes, name, value) {
  const settings = { value, enumerable: true, configurable: true, writable: true };
  Object.defineProperty(attributes, name, settings);
}
function takeLabel(element, component, attributes) {
  let label2 = element.label === void 0 ? void 0 : String(element.label.value);
  const taken = component?.label;
  if (!taken) return label2;
  if (attributes !== noAttributes) {
    for (let at = 0; at < taken.twins.length; at++) {
      const twin = taken.twins[at];
      if (!Object.hasOwn(attributes, twin)) continue;
      const value = attributes[twin];
      if (typeof value === "object") continue;
      delete attributes[twin];
      label2 = String(value);
    }
  }
  const isGiven = (name) => Object.hasOwn(attributes, name);
  return label2 === void 0 && lacksLabel2(taken, isGiven) ? "" : label2;
}
function orderKeys(node) {
  const { type, label: label2, number: number3, modifiers, attributes, items, children } = node;
  return {
    type,
    ...label2 !== void 0 && { label: label2 },
    ...number3 !== void 0 && { number: number3 },
    ...modifiers && { modifiers },
    ...attributes && Object.keys(attributes).length > 0 && { attributes },
    ...items && { items },
    ...children && { children }
  };
}
var AstBuilder, noAttributes;
var init_build_ast = __esm({
  "src/language/syntax/build-ast.ts"() {
    "use strict";
    init_source_text();
    init_attribute_value();
    init_form();
    init_node();
    init_offset_location();
    init_build_form_node();
    init_locate_label();
    AstBuilder = class {
      #vocabulary;
      #locateAt;
      constructor(vocabulary2, locate) {
        this.#vocabulary = vocabulary2;
        this.#locateAt = locate;
      }
      build(tree) {
        const children = [];
        let canvas;
        let fragment;
        const closeFragment = () => {
          if (fragment) this.#locate(fragment.node, fragment.from, fragment.to);
          fragment = void 0;
        };
        for (const element of tree.elements) {
          const isDefinition2 = element.form !== void 0 && topLevelForms.has(element.form.kind);
          if (element.component?.root || isDefinition2) {
            closeFragment();
            children.push(this.#buildNode(element));
            continue;
          }
          if (element.component?.ofCanvas) {
            canvas ??= this.#buildNode(element);
            continue;
          }
          if (!fragment) {
            const node = { type: this.#vocabulary.root.type, children: [] };
            fragment = { node, from: element.from, to: element.to };
            children.push(node);
          }
          fragment.node.children.push(this.#buildNode(element));
          fragment.to = element.to;
        }
        closeFragment();
        const document = { type: "Document", ...canvas && { canvas }, children };
        this.#locate(document, 0, tree.length);
        return document;
      }
      #locate(node, from, to) {
        if (!this.#locateAt) return;
        const { loc, via } = this.#locateAt(from, to);
        if (loc) node.loc = loc;
        if (via) node.via = via;
      }
      nodesOf(elements) {
        const nodes = new Array(elements.length);
        for (let at = 0; at < elements.length; at++) nodes[at] = this.#buildNode(elements[at]);
        return nodes;
      }
      nodeWithout(element) {
        return this.#build(element, element.block && []);
      }
      #buildNode(element) {
        const written = element.form ?? this.#vocabulary.reuse?.calls.has(element.word);
        if (written) {
          const children = element.block && this.nodesOf(element.block.elements);
          const node = buildFormNode(element, this.#attributesOf(element), children);
          this.#locate(node, element.from, element.to);
          return node;
        }
        return this.#build(element, element.block && this.nodesOf(element.block.elements));
      }
      #attributesOf(element) {
        const attributes = collectAttributes(element, element.component);
        return this.#vocabulary.reuse ? withArguments(attributes, element.attributes) : attributes;
      }
      #build(element, children) {
        const { component } = element;
        const attributes = this.#attributesOf(element);
        const label2 = takeLabel(element, component, attributes);
        const node = { type: component?.type ?? typeOfWord(element.word) };
        if (label2 !== void 0) node.label = label2;
        if (element.number) node.number = element.number.value;
        if (element.modifiers.length > 0 || component?.keepsModifiers) {
          node.modifiers = element.modifiers.map(({ word }) => word);
        }
        if (attributes !== noAttributes && !isEmpty2(attributes)) node.attributes = attributes;
        if (element.list) node.items = element.list.value;
        if (children) node.children = children;
        else if (component?.keepsChildren) node.children = [];
        const apply = component?.aliases.get(element.word)?.apply;
        apply?.(node);
        const ordered = apply ? orderKeys(node) : node;
        this.#locate(ordered, element.from, element.to);
        if (this.#locateAt && component?.label?.isPicture) {
          locateLabel(ordered, element, component.label, this.#locateAt);
        }
        return ordered;
      }
    };
    noAttributes = {};
  }
});

// src/language/syntax/close-open-end.ts
function closeOpenEnd(...given) {
  return require("./more.generated.cjs").closeOpenEnd.closeOpenEnd(...given);
}
var init_close_open_end = __esm({
  "src/language/syntax/close-open-end.ts"() {
    "use strict";
  }
});

// src/language/syntax/parser.terms.ts
var LineComment;
var init_parser_terms = __esm({
  "src/language/syntax/parser.terms.ts"() {
    "use strict";
    LineComment = 11;
  }
});

// src/language/syntax/line-comments.ts
function findLineComments(tree) {
  const comments = [];
  const cursor = tree.cursor();
  do {
    const { type, from, to } = cursor;
    if (type.id === LineComment) comments.push({ from, to });
  } while (cursor.next());
  return comments;
}
var init_line_comments = __esm({
  "src/language/syntax/line-comments.ts"() {
    "use strict";
    init_parser_terms();
  }
});

// src/language/syntax/characters.ts
function isLetter(unit) {
  return unit >= 97 && unit <= 122 || unit >= 65 && unit <= 90 || unit === 95;
}
function isDigit(unit) {
  return unit >= 48 && unit <= 57;
}
function isHexDigit(unit) {
  return isDigit(unit) || unit >= 97 && unit <= 102 || unit >= 65 && unit <= 70;
}
function isUnicodeSpace(unit) {
  return unit === 160 || unit === 65279 || unit === 11 || unit === 12 || unit === 5760 || unit >= 8192 && unit <= 8202 || unit === 8232 || unit === 8233 || unit === 8239 || unit === 8287 || unit === 12288;
}
function isBlank(unit) {
  return unit === 32 /* Blank */ || unit === 10 /* NewLine */ || unit === 9 /* Tab */ || unit === 13 /* Return */;
}
function isCurlyQuote(unit) {
  return unit >= 8216 && unit <= 8223;
}
function isForeignLetter(unit) {
  return unit >= 128 && !isUnicodeSpace(unit) && !isCurlyQuote(unit);
}
function continuesWord(unit) {
  return isLetter(unit) || isDigit(unit) || unit === 45 /* Dash */ || isForeignLetter(unit);
}
function isGlued(source, to) {
  return /[\p{L}\p{N}]/u.test(source[to] ?? "");
}
var init_characters = __esm({
  "src/language/syntax/characters.ts"() {
    "use strict";
  }
});

// src/language/syntax/forms/takes-somewhere.ts
function takesSomewhere(...given) {
  return require("./more.generated.cjs").takesSomewhere.takesSomewhere(...given);
}
function takesByName(...given) {
  return require("./more.generated.cjs").takesSomewhere.takesByName(...given);
}
var init_takes_somewhere = __esm({
  "src/language/syntax/forms/takes-somewhere.ts"() {
    "use strict";
  }
});

// src/language/syntax/list-elements.ts
function readListElements(...given) {
  return require("./more.generated.cjs").listElements.readListElements(...given);
}
var init_list_elements = __esm({
  "src/language/syntax/list-elements.ts"() {
    "use strict";
  }
});

// src/language/syntax/may-list-elements.ts
function mayListElements({ items, to }, cx) {
  if (!items || cx.source[to - 1] !== "]") return false;
  for (let at = 0; at < items.length; at++) {
    const item = items[at];
    if (item.kind === "list" && mayListElements(item, cx)) return true;
    if (item.kind !== "word") continue;
    if (cx.vocabulary.component(String(item.value))) return true;
    const next = items[at + 1];
    if (next?.kind === "string" && !cx.source.slice(item.to, next.from).includes(",")) return true;
  }
  return false;
}
var init_may_list_elements = __esm({
  "src/language/syntax/may-list-elements.ts"() {
    "use strict";
  }
});

// src/language/syntax/refuse-literal.ts
function refuseLiteral(...given) {
  return require("./more.generated.cjs").refuseLiteral.refuseLiteral(...given);
}
function reportStrayLiteral(...given) {
  return require("./more.generated.cjs").refuseLiteral.reportStrayLiteral(...given);
}
var init_refuse_literal = __esm({
  "src/language/syntax/refuse-literal.ts"() {
    "use strict";
  }
});

// src/language/syntax/attach-literal.ts
function readLiteral(cx, item, open, run) {
  const { literal, to, from } = item;
  open.to = to;
  const owner = open.component;
  if (literal.kind === "string" && !open.label && (!owner || owner.label)) {
    open.label = literal;
    return;
  }
  if (cx.vocabulary.reuse && takesByName(literal, from, open)) return;
  if (cx.vocabulary.reuse && takesSomewhere(literal, from, open)) return;
  const second = owner?.label?.second;
  if (literal.kind === "string" && second && !open.attributes.some(({ name }) => name === second)) {
    const entry = attributeNamed(owner, second);
    const clause = { name: second, nameFrom: from, nameTo: from, entry, value: literal, from, to };
    open.attributes = withPart(open.attributes, clause);
    return;
  }
  if (literal.kind === "list" && takesList(owner) && !open.list) {
    open.list = mayListElements(literal, cx) ? readListElements(literal, open, cx) : literal;
  } else if (literal.kind === "number" && owner?.number && !open.number && isCount(literal.value)) {
    open.number = literal;
  } else refuseLiteral(cx, item, open, run);
}
function takesList(owner) {
  return !owner || owner.list !== void 0 || takesListElsewhere(owner);
}
function isCount(value) {
  return Number.isInteger(value) && Number(value) >= 0;
}
function takesListElsewhere(component) {
  for (const variant of component.variants.values()) if (variant.list) return true;
  return false;
}
var init_attach_literal = __esm({
  "src/language/syntax/attach-literal.ts"() {
    "use strict";
    init_element();
    init_takes_somewhere();
    init_list_elements();
    init_may_list_elements();
    init_refuse_literal();
  }
});

// src/language/syntax/place-word.ts
function canTake(component, given, item) {
  if (!item) return false;
  if (item.kind === "braces") {
    return given?.block === void 0 && component?.children.allow !== "none";
  }
  if (item.kind !== "literal") return false;
  const { kind: kind2, value } = item.literal;
  switch (kind2) {
    case "string":
      if (!component?.label && component?.number && isNameValue(value)) {
        return given?.number === void 0;
      }
      return given?.label === void 0 && (!component || component.label !== void 0);
    case "number":
      return given?.number === void 0 && component?.number !== void 0;
    case "list":
      return given?.list === void 0 && (!component || component.list !== void 0);
    default:
      return false;
  }
}
function isNameValue(value) {
  return typeof value === "string" && /^\$[\p{L}_][\p{L}\p{M}\p{N}_.-]*$/u.test(value);
}
function isPositional(item) {
  return item?.kind === "braces" || item?.kind === "literal";
}
function placeWord(place2, open, vocabulary2) {
  const { word } = place2;
  const owner = open.component;
  const component = vocabulary2.component(word)?.within(entryAround(open.parent));
  const isModifier = owner?.modifiers.has(word) ?? false;
  if (!component) return isModifier ? "modifier" : placeUnknown(place2, open, vocabulary2);
  if (!isModifier && ownsNext(component, place2)) return "element";
  const { startsLine } = place2;
  const isSoft = isModifier || (owner?.attributes.has(word) ?? false);
  const start = startOf(component, isSoft, place2, open, vocabulary2);
  const isKnownHere = isModifier && !(isSoft && startsLine);
  if (isKnownHere && (start !== "owns" || waitsFor(open, place2.ahead(0)))) return "modifier";
  if (start === "owns") return "element";
  if (start === "bare" && isSoft && !startsLine) return "soft-modifier";
  if (ownsLooseList(component, place2.ahead(0), open)) return "element";
  return start === "bare" || startsLine ? "element" : "component-modifier";
}
function startOf(component, isSoft, place2, open, vocabulary2) {
  if (ownsNext(component, place2)) return "owns";
  if (ownsLabel(component, place2, vocabulary2)) return "owns";
  const after = passOver(place2, (item) => isPassed(item, component, vocabulary2));
  if (after?.kind === "literal" && canTake(component, void 0, after)) {
    if (!isSoft || !canTake(open.component, open, after)) return "owns";
  }
  const hasBlock = after?.kind === "braces";
  const isForOpen = hasBlock && canTake(open.component, open, after);
  const isForComponent = hasBlock && canTake(component, void 0, after);
  if (isForComponent && !needsBlock(open)) return "owns";
  const stands = component.bare || component.bareIn.includes(entryAround(open.parent)?.name ?? "");
  if (!stands || isForOpen && (needsBlock(open) || !isForComponent)) return void 0;
  return takesMore(component, place2, open) ? "owns" : "bare";
}
function ownsNext(component, place2) {
  const next = place2.ahead(0);
  return next?.kind === "literal" && canTake(component, void 0, next);
}
function ownsLooseList(component, next, open) {
  if (next?.kind !== "literal" || next.literal.kind !== "string") return false;
  return !component.label && component.list !== void 0 && !canTake(open.component, open, next);
}
function passOver(place2, passes) {
  for (let distance = 0; distance < farthest; distance++) {
    const item = place2.ahead(distance);
    if (!item || !passes(item)) return item;
  }
  return void 0;
}
function isOwn(item, { attributes, attributeAliases, modifiers }) {
  if (item.kind === "attribute")
    return attributes.has(item.name) || attributeAliases.has(item.name);
  return item.kind === "word" && modifiers.has(item.word);
}
function isPassed(item, component, vocabulary2) {
  if (item.kind === "attribute") return true;
  if (item.kind !== "word") return false;
  return component.children.braces === "required" || component.modifiers.has(item.word) || !vocabulary2.component(item.word);
}
function ownsLabel({ label: label2, bare, modifiers }, place2, vocabulary2) {
  if (bare || !label2?.required) return false;
  const names = [...label2.twins, ...label2.unless];
  const isGiven = (item) => item.kind === "attribute" && names.includes(item.name);
  const found2 = passOver(place2, (item) => {
    if (item.kind === "attribute") return !isGiven(item);
    if (item.kind !== "word") return false;
    return modifiers.has(item.word) || !vocabulary2.component(item.word)?.bare;
  });
  return found2 !== void 0 && isGiven(found2);
}
function takesMore(component, place2, open) {
  const isMore = (item) => item.kind === "attribute" && isOwn(item, component) && (open.attributes.some(({ name }) => name === item.name) || open.component !== void 0 && !isOwn(item, open.component));
  const found2 = passOver(place2, (item) => isOwn(item, component) && !isMore(item));
  return found2 !== void 0 && isMore(found2);
}
function waitsFor(open, next) {
  if (!canTake(open.component, open, next)) return false;
  return next?.kind === "braces" ? needsBlock(open) : open.component?.label?.required === true;
}
function needsBlock(open) {
  return open.component?.children.braces === "required" && open.block === void 0;
}
function placeUnknown(place2, open, vocabulary2) {
  const { word, startsLine } = place2;
  const owner = open.component;
  if (!owner && !startsLine && isModifierName(word, vocabulary2)) return "unknown-modifier";
  const next = place2.ahead(0);
  if (next?.kind === "literal" && !place2.breaksBefore(next) && !startsLine) {
    if (!owner && word === open.word) return "unknown-element";
    const isName = owner?.attributes.has(word) || owner?.attributeAliases.has(word);
    if (isName) return "missing-equals";
    if (!canTake(owner, open, next) && isValueOf(word, next.literal, vocabulary2)) {
      return "missing-equals";
    }
  }
  if (!owner && !startsLine && (next === void 0 || place2.breaksBefore(next))) {
    return "unknown-modifier";
  }
  const owned = passOver(
    place2,
    (item) => item.kind === "attribute" || item.kind === "word" && !vocabulary2.component(item.word)
  );
  if (isPositional(owned)) {
    const isOnLine = startsLine && !place2.breaksBefore(owned);
    if (isOnLine || !canTake(owner, open, owned)) return "unknown-element";
  }
  if (!startsLine) return "unknown-modifier";
  if (place2.isOutdented()) return "unknown-element";
  return next === void 0 || place2.breaksBefore(next) ? "unknown-word" : "unknown-modifier";
}
function namesOf(vocabulary2) {
  let names = namesByVocabulary.get(vocabulary2);
  if (!names) {
    names = {
      attributes: new Set(
        vocabulary2.components.flatMap(({ attributes }) => [...attributes.keys()])
      ),
      modifiers: new Set(vocabulary2.components.flatMap(({ modifiers }) => [...modifiers.keys()]))
    };
    namesByVocabulary.set(vocabulary2, names);
  }
  return names;
}
function isValueOf(word, { kind: kind2, value }, vocabulary2) {
  if (kind2 !== "list") return namesOf(vocabulary2).attributes.has(word);
  return vocabulary2.components.some(
    ({ attributes }) => attributes.get(word)?.kind.read(value) !== void 0
  );
}
function isModifierName(word, vocabulary2) {
  return namesOf(vocabulary2).modifiers.has(word);
}
var farthest, namesByVocabulary;
var init_place_word = __esm({
  "src/language/syntax/place-word.ts"() {
    "use strict";
    init_element();
    farthest = 32;
    namesByVocabulary = /* @__PURE__ */ new WeakMap();
  }
});

// src/language/syntax/read-object.ts
function readObject(braces, collector) {
  const properties = [];
  const value = {};
  const put = (key, keyFrom, keyTo, literal) => {
    properties.push({ key, keyFrom, keyTo, value: literal });
    Object.defineProperty(value, key, {
      value: literal.value,
      enumerable: true,
      configurable: true,
      writable: true
    });
  };
  for (const item of braces.items) {
    if (item.kind === "attribute") {
      if (item.value === void 0) {
        const place2 = { from: item.nameFrom, to: item.separatorFrom + 1 };
        collector.add("missing-value", "property", { name: item.name }, place2);
      } else {
        const literal = item.value.kind === "braces" ? readObject(item.value, collector) : item.value;
        put(item.name, item.nameFrom, item.nameTo, literal);
      }
    } else if (item.kind === "word") {
      put(item.word, item.from, item.to, {
        kind: "boolean",
        value: true,
        from: item.from,
        to: item.to
      });
    } else if (item.kind === "literal" && item.literal.kind === "string" && properties.length === 0) {
      put("label", item.from, item.to, item.literal);
    } else if (item.kind !== "literal" || item.literal.value !== ",") {
      collector.add("value-stray", "unnamed", {}, item);
    }
  }
  if (braces.close === void 0) {
    const place2 = { from: braces.open, to: braces.open + 1 };
    collector.add("syntax-unclosed-block", "object", {}, place2);
  }
  return { kind: "object", value, from: braces.from, to: braces.to, properties };
}
var init_read_object = __esm({
  "src/language/syntax/read-object.ts"() {
    "use strict";
  }
});

// src/language/syntax/report-stray-attribute.ts
function reportStrayAttribute(...given) {
  return require("./more.generated.cjs").reportStrayAttribute.reportStrayAttribute(...given);
}
function valueItems(...given) {
  return require("./more.generated.cjs").reportStrayAttribute.valueItems(...given);
}
var init_report_stray_attribute = __esm({
  "src/language/syntax/report-stray-attribute.ts"() {
    "use strict";
  }
});

// src/language/syntax/attach-attribute.ts
function readAttribute(cx, item, open, run) {
  if (item.isQuoted) {
    readLiteral(
      cx,
      {
        kind: "literal",
        literal: { kind: "string", value: item.name, from: item.nameFrom, to: item.nameTo },
        from: item.nameFrom,
        to: item.nameTo
      },
      open,
      run
    );
    const { separatorFrom: at, separator: separator2 } = item;
    const place3 = { from: at, to: at + 1 };
    cx.collector.add("token-unexpected", "token", { token: separator2 }, place3);
    return valueItems(item);
  }
  if (item.from !== open.wordTo && run.isAgainstValue(item)) {
    const edits = [{ from: item.from, to: item.from, insert: " " }];
    cx.collector.add("words-glued", "before", { word: item.name }, namePlace(item), { edits });
  }
  const isLate = item.separator === ":" && item.value !== void 0 && run.breaksBetween(item.separatorFrom, item.value.from);
  const hasValue = item.value !== void 0 && !isLate && isValue(cx, item, item.value, open, run);
  const clause = {
    name: item.name,
    nameFrom: item.nameFrom,
    nameTo: item.nameTo,
    entry: entryOf(cx, item.name, open),
    value: void 0,
    from: item.from,
    to: item.to
  };
  open.attributes = withPart(open.attributes, clause);
  if (hasValue) {
    clause.value = item.value.kind === "braces" ? readObject(item.value, cx.collector) : item.value;
    open.to = item.to;
    return void 0;
  }
  clause.to = item.separatorFrom + 1;
  open.to = clause.to;
  const { name, separator } = item;
  const place2 = { from: item.nameFrom, to: item.separatorFrom + 1 };
  cx.collector.add("missing-value", "attribute", { name, separator }, place2);
  return isLate && item.value?.kind !== "braces" ? void 0 : valueItems(item);
}
function entryOf(cx, name, open) {
  const entry = attributeNamed(open.component, name);
  if (entry) return entry;
  const { reuse } = cx.vocabulary;
  const ofRecords = name === recordsName ? open.component?.records?.attributes.get(name) : void 0;
  if (!ofRecords && !formAttributes.has(name)) return void 0;
  if (!reuse) cx.mentionsForms = true;
  else if (ofRecords) return ofRecords;
  const ofPage = open.component?.root ? reuse?.pageAttributes.get(name) : void 0;
  return ofPage ?? reuse?.attributes.get(name);
}
function isValue(cx, item, value, open, run) {
  if (value.kind !== "braces" && value.kind !== "word") return true;
  const known = open.component?.attributes.get(item.name);
  if (value.kind === "braces") {
    const isBlock = known && !known.kind.takesObject && canTake(open.component, open, value) && run.peek(0)?.kind !== "braces";
    return !isBlock || isObjectLike(value, cx.vocabulary);
  }
  const component = cx.vocabulary.component(String(value.value))?.within(entryAround(open.parent));
  if (!component) return true;
  if (known?.kind.choices?.includes(String(value.value))) return true;
  if (run.breaksBetween(item.separatorFrom, value.from)) return false;
  const next = run.peek(0);
  if (!canTake(component, void 0, next)) return true;
  return canTake(open.component, open, next) && !known?.kind.check(value, item.name, cx.suggester.words);
}
function namePlace({ nameFrom, nameTo }) {
  return { from: nameFrom, to: nameTo };
}
function isObjectLike(braces, vocabulary2) {
  let hasName = false;
  for (const item of braces.items) {
    if (item.kind === "attribute") hasName = true;
    else if (item.kind === "word" && !vocabulary2.component(item.word)) hasName = true;
    else if (item.kind !== "literal" || item.literal.value !== ",") return false;
  }
  return hasName;
}
var init_attach_attribute = __esm({
  "src/language/syntax/attach-attribute.ts"() {
    "use strict";
    init_element();
    init_form();
    init_attach_literal();
    init_place_word();
    init_read_object();
    init_report_stray_attribute();
  }
});

// src/language/syntax/read-foreign-call.ts
function readForeignCall(...given) {
  return require("./more.generated.cjs").readForeignCall.readForeignCall(...given);
}
var init_read_foreign_call = __esm({
  "src/language/syntax/read-foreign-call.ts"() {
    "use strict";
  }
});

// src/language/syntax/attach-call.ts
function readCall(cx, item, open, start) {
  const isPlace = item.word === "at" && open !== void 0;
  if (isPlace) {
    readPlace(cx, item, open);
    return open;
  }
  return readForeignCall(cx, item, open, start);
}
function readPlace(cx, item, open) {
  const numbers = item.arguments.filter((literal) => literal.kind === "number");
  open.to = item.to;
  if (item.arguments.length !== 2 || numbers.length !== 2) {
    if (cx.source[item.to - 1] === ")") {
      cx.collector.add("call-arguments", "found", {}, { from: item.open, to: item.to });
    }
  }
  for (const [at, name] of ["x", "y"].entries()) {
    const value = numbers[at];
    if (!value) continue;
    open.attributes = withPart(open.attributes, {
      name,
      nameFrom: item.wordFrom,
      nameTo: item.wordTo,
      entry: attributeNamed(open.component, name),
      value,
      from: item.from,
      to: item.to,
      viaCall: true
    });
  }
}
var init_attach_call = __esm({
  "src/language/syntax/attach-call.ts"() {
    "use strict";
    init_element();
    init_read_foreign_call();
  }
});

// src/language/syntax/report-word.ts
function reportWord(...given) {
  return require("./more.generated.cjs").reportWord.reportWord(...given);
}
function reportWaiting(...given) {
  return require("./more.generated.cjs").reportWord.reportWaiting(...given);
}
var init_report_word = __esm({
  "src/language/syntax/report-word.ts"() {
    "use strict";
  }
});

// src/language/syntax/attach-word.ts
function readWord2(cx, item, open, run) {
  const { word, to } = item;
  const owner = open.component;
  const isModifier = owner?.modifiers.has(word) === true;
  const isClear = isModifier && !cx.vocabulary.component(word);
  const role = isClear ? "modifier" : placeWord(new Placed(item, open, run), open, cx.vocabulary);
  if (role !== "element" && role !== "modifier" && isFormWord(word)) cx.mentionsForms = true;
  if (role === "element" || role === "unknown-element") return true;
  const next = role === "missing-equals" ? run.peek(0) : void 0;
  if (next?.kind === "literal") {
    if (isOfOthers(cx, word, next, open)) return true;
    readUnequalled(cx, item, next, open);
    run.take();
    return false;
  }
  open.modifiers = withPart(open.modifiers, item);
  open.to = to;
  if (isModifier) cx.modified = open;
  if (owner && role !== "modifier") reportWord(cx, item, role, open, owner, run.peek(0));
  return false;
}
function isOfOthers(cx, word, next, open) {
  if (next.literal.kind !== "string" || !cx.vocabulary.foreignWords.has(word)) return false;
  const { kind: kind2 } = attributeNamed(open.component, word) ?? {};
  return kind2?.check(next.literal, word, cx.suggester.words) !== void 0;
}
function readUnequalled(cx, item, next, open) {
  const { word, from, to } = item;
  const value = cx.source.slice(next.from, Math.min(next.to, next.from + 30));
  const edits = [{ from: to, to: next.from, insert: "=" }];
  cx.collector.add("missing-equals", "found", { name: word, value }, item, { edits });
  open.attributes = withPart(open.attributes, {
    name: word,
    nameFrom: from,
    nameTo: to,
    entry: attributeNamed(open.component, word),
    value: next.literal,
    from,
    to: next.to
  });
  open.to = next.to;
}
var Placed;
var init_attach_word = __esm({
  "src/language/syntax/attach-word.ts"() {
    "use strict";
    init_element();
    init_form();
    init_place_word();
    init_report_word();
    Placed = class {
      word;
      #item;
      #open;
      #run;
      constructor(item, open, run) {
        this.word = item.word;
        this.#item = item;
        this.#open = open;
        this.#run = run;
      }
      get startsLine() {
        return this.#run.startsLine(this.#item);
      }
      isOutdented() {
        const run = this.#run;
        return this.startsLine && run.indentOf(this.#item.from) <= run.indentOf(this.#open.from);
      }
      ahead(distance) {
        return this.#run.peek(distance);
      }
      breaksBefore(later) {
        return this.#run.breaksBetween(this.#item.to, later.from);
      }
    };
  }
});

// src/language/syntax/forms/read-form.ts
function readForm(...given) {
  return require("./more.generated.cjs").readForm.readForm(...given);
}
function collectForms(...given) {
  return require("./more.generated.cjs").readForm.collectForms(...given);
}
var init_read_form = __esm({
  "src/language/syntax/forms/read-form.ts"() {
    "use strict";
  }
});

// src/language/syntax/item-run.ts
function lineGapStart(source, to) {
  let at = to;
  while (at > 0 && " 	\r\n".includes(source[at - 1])) at--;
  return at;
}
var nothing, ItemRun;
var init_item_run = __esm({
  "src/language/syntax/item-run.ts"() {
    "use strict";
    init_characters();
    nothing = [];
    ItemRun = class {
      /** The most recently started element, for suggestions. */
      before;
      #items;
      #source;
      #at = 0;
      #returned = nothing;
      #end;
      #previousEnd;
      #indents;
      constructor(items, source) {
        this.#items = items;
        this.#source = source;
      }
      take() {
        const returned = this.#returned.length > 0 ? this.#returned.shift() : void 0;
        const item = returned ?? this.#items[this.#at++];
        this.#previousEnd = this.#end;
        this.#end = item?.to;
        return item;
      }
      /** Puts parts of the last taken item back in front. */
      putBack(items) {
        this.#returned = [...items, ...this.#returned];
        this.#end = void 0;
      }
      peek(distance) {
        const fromReturned = this.#returned[distance];
        return fromReturned ?? this.#items[this.#at + distance - this.#returned.length];
      }
      breaksBetween(from, to) {
        for (let at = from; at < to; at++) {
          const unit = this.#source.charCodeAt(at);
          if (unit === 10 || unit === 13) return true;
        }
        return false;
      }
      /** Whether there is a line break before an item. */
      startsLine(item) {
        return this.#previousEnd === void 0 ? this.breaksBetween(Math.max(0, lineGapStart(this.#source, item.from)), item.from) : this.breaksBetween(this.#previousEnd, item.from);
      }
      /** Whether an attribute follows a number or word without a space. */
      isAgainstValue(item) {
        const unit = this.#source.charCodeAt(item.from - 1);
        return isLetter(unit) || isDigit(unit) || unit === 37 /* Percent */;
      }
      /** Whether a component follows a string without a space. */
      isGlued(item) {
        const unit = this.#source.charCodeAt(item.from - 1);
        return unit === 34 /* Quote */ || unit === 39 /* Apostrophe */;
      }
      /** The indentation of the line that contains an offset, in characters. */
      indentOf(offset) {
        this.#indents ??= /* @__PURE__ */ new Map();
        const known = this.#indents.get(offset);
        if (known !== void 0) return known;
        let start = offset;
        while (start > 0 && this.#source[start - 1] !== "\n" && this.#source[start - 1] !== "\r") {
          start--;
        }
        const indent = /^[^\S\r\n]*/.exec(this.#source.slice(start, offset))[0].length;
        this.#indents.set(offset, indent);
        return indent;
      }
    };
  }
});

// src/language/syntax/report-nesting.ts
function reportNesting(place2, collector) {
  collector.add("nesting-limit", "passed", { limit: deepestNesting }, place2);
}
var deepestNesting;
var init_report_nesting = __esm({
  "src/language/syntax/report-nesting.ts"() {
    "use strict";
    deepestNesting = 200;
  }
});

// src/language/syntax/report-unknown-word.ts
function reportUnknownWord(...given) {
  return require("./more.generated.cjs").reportUnknownWord.reportUnknownWord(...given);
}
var init_report_unknown_word = __esm({
  "src/language/syntax/report-unknown-word.ts"() {
    "use strict";
  }
});

// src/language/syntax/start-element.ts
function startElement(cx, item, parent, run) {
  const { word, from, to } = item;
  const parentEntry = entryAround(parent);
  let component = cx.vocabulary.component(word)?.within(parentEntry);
  const instead = component && parentEntry && (childMeant(component, parent, parentEntry) ?? outsideMeant(component, parentEntry, run));
  if (instead !== void 0) {
    const data = { word, parent: parent.word, example: instead };
    cx.collector.add("child-not-allowed", "instead", data, item);
    component = void 0;
  } else if (!component) {
    const meant = cx.vocabulary.component(word.toLowerCase());
    if (meant) {
      component = meant.within(parentEntry);
      const right = word.toLowerCase();
      const edits = [{ from, to, insert: right }];
      cx.collector.add("component-case", "found", { word, right }, item, { edits });
    } else {
      if (isFormWord(word)) cx.mentionsForms = true;
      reportUnknownWord(cx, item, parent, run.before?.component);
    }
  } else if (run.isGlued(item)) {
    const edits = [{ from, to: from, insert: " " }];
    cx.collector.add("words-glued", "before", { word }, item, { edits });
  }
  const element = {
    word,
    wordFrom: from,
    wordTo: to,
    component,
    from,
    to,
    label: void 0,
    number: void 0,
    list: void 0,
    attributes: none3,
    modifiers: none3,
    block: void 0,
    parent
  };
  run.before = element;
  return element;
}
function childMeant(component, parent, { children, foreignChildren, parents }) {
  if (children.allow === "any" || children.names.includes(component.name)) return void 0;
  const instead = foreignChildren.get(component.name);
  if (instead === void 0 || parents.length === 0) return instead;
  const around = entryAround(parent.parent);
  return around !== void 0 && parents.includes(around.name) ? instead : void 0;
}
function outsideMeant({ foreignOutside, parents }, parent, run) {
  if (foreignOutside === void 0 || parents.includes(parent.name)) return void 0;
  const next = run.peek(0);
  const isOther = next?.kind === "braces" || next?.kind === "literal" && next.literal.kind === "number";
  return isOther ? foreignOutside : void 0;
}
var none3;
var init_start_element = __esm({
  "src/language/syntax/start-element.ts"() {
    "use strict";
    init_element();
    init_form();
    init_report_unknown_word();
    none3 = [];
  }
});

// src/language/diagnostics/habits.ts
function habitualWord(...given) {
  return require("./more.generated.cjs").habits.habitualWord(...given);
}
var init_habits = __esm({
  "src/language/diagnostics/habits.ts"() {
    "use strict";
  }
});

// src/language/syntax/describe-need.ts
function describeNeed({ name, number: number3, label: label2, list: list2, children }) {
  if (number3?.required) return `${name} 1`;
  const example = list2?.nested === true ? '[["\u2026", "\u2026"], ["\u2026", "\u2026"]]' : '["\u2026", "\u2026"]';
  const isOpen = children.allow !== "none" && !children.mustBeEmpty;
  const hasBlock = children.braces !== "optional" || isOpen && !label2 && !list2;
  const isPlain2 = children.mustBeEmpty && !list2;
  return [
    name,
    ...label2 && (!isPlain2 || label2.required) ? ['"\u2026"'] : [],
    ...list2 ? [example] : [],
    ...hasBlock ? ["{ \u2026 }"] : []
  ].join(" ");
}
var init_describe_need = __esm({
  "src/language/syntax/describe-need.ts"() {
    "use strict";
  }
});

// src/language/syntax/foreign-component.ts
function lookUp(...given) {
  return require("./more.generated.cjs").foreignComponent.lookUp(...given);
}
function foreignComponent(...given) {
  return require("./more.generated.cjs").foreignComponent.foreignComponent(...given);
}
var init_foreign_component = __esm({
  "src/language/syntax/foreign-component.ts"() {
    "use strict";
  }
});

// src/language/syntax/holder.ts
function isIn(...given) {
  return require("./more.generated.cjs").holder.isIn(...given);
}
function inHolder(...given) {
  return require("./more.generated.cjs").holder.inHolder(...given);
}
var init_holder = __esm({
  "src/language/syntax/holder.ts"() {
    "use strict";
  }
});

// src/language/syntax/read-parts.ts
function readParts(...given) {
  return require("./more.generated.cjs").readParts.readParts(...given);
}
function componentOfParts(...given) {
  return require("./more.generated.cjs").readParts.componentOfParts(...given);
}
var init_read_parts = __esm({
  "src/language/syntax/read-parts.ts"() {
    "use strict";
  }
});

// src/language/syntax/suggest-component.ts
function takes({ children }, name) {
  return children.allow === "only" && children.names.includes(name);
}
function plainTag(word, component) {
  const [tag, level = "1"] = /^(?:h([1-6])|p|a|img|li|ul|ol|hr|div)$/.exec(word) ?? [];
  if (tag === void 0) return void 0;
  return level === "1" ? component : `${component} level=${level}`;
}
function componentWords(vocabulary2, parent) {
  if (parent?.children.allow === "only") return parent.children.names;
  return vocabulary2.words.filter((word) => {
    const entry = vocabulary2.component(word);
    if (parent === void 0) return true;
    return !entry.root && !entry.ofCanvas && (entry.parents.length === 0 || entry.parents.includes(parent.name));
  });
}
function attributeWith(word, owner) {
  for (const [name, { kind: kind2, common }] of owner.attributes) {
    if (!common && !kind2.isBoolean && kind2.choices?.includes(word)) return `${name}=${word}`;
  }
  return void 0;
}
function backgroundWith(word, owner) {
  const { kind: kind2 } = owner.attributes.get("bg") ?? {};
  const isMeant = owner.children.allow === "any" && kind2?.choices?.includes(word) === true;
  return isMeant ? `bg=${word}` : void 0;
}
function distribution(word, owner) {
  if (owner.children.allow !== "any") return void 0;
  const value = word === "spread" ? "between" : word.replace(/^space-/, "");
  const { kind: kind2 } = owner.attributes.get("justify") ?? {};
  return kind2?.choices?.includes(value) ? `justify=${value}` : void 0;
}
function utilityAttribute(word, owner) {
  const [, name, value] = /^([a-zA-Z]+)-(\d+)$/.exec(word) ?? [];
  if (name === void 0 || value === void 0 || !owner.attributes.has(name)) return void 0;
  return `${name}=${value}`;
}
var ComponentSuggester;
var init_suggest_component = __esm({
  "src/language/syntax/suggest-component.ts"() {
    "use strict";
    init_form();
    init_create_diagnostic();
    init_habits();
    init_suggester();
    init_describe_need();
    init_foreign_component();
    init_holder();
    init_read_parts();
    ComponentSuggester = class {
      /** Performs all searches. */
      words;
      #vocabulary;
      #meant = /* @__PURE__ */ new Map();
      /** @param length of the source, in characters */
      constructor(vocabulary2, length2) {
        this.#vocabulary = vocabulary2;
        this.words = new Suggester(length2);
      }
      /** The problem of an unknown word at the start of an element. */
      unknownComponent(word, from, parent, before) {
        const to = from + word.length;
        const propose = ({ example, insert }) => {
          const edits2 = insert === void 0 ? void 0 : [{ from, to, insert }];
          return createProblem("unknown-component", "foreign", { word, example, insert }, { edits: edits2 });
        };
        const known = this.#foreignMeaning(word, parent);
        if (known !== void 0) return propose(known);
        if (parent && (parent.attributes.has(word) || parent.attributeAliases.has(word))) {
          return createProblem("unknown-component", "attribute", { word, parent: parent.name });
        }
        if (before?.modifiers.has(word)) {
          return createProblem("unknown-component", "modifier", { word });
        }
        const meant = this.words.nearest(word, `${parent?.name}>${before?.name}`, () => [
          ...componentWords(this.#vocabulary, parent),
          ...before?.modifiers.keys() ?? []
        ]);
        const edits = spellingEdits(word, meant, from, to);
        if (edits === void 0) {
          const entry = this.#onlyEntry(parent);
          if (entry !== void 0) return propose({ example: describeNeed(entry), insert: entry.name });
          const composed2 = readParts(word, this.#vocabulary, parent);
          if (composed2 !== void 0) return propose(composed2);
        }
        return createProblem("unknown-component", "unknown", { word, meant }, { edits });
      }
      /** The form that a foreign word means. */
      foreignForm(word) {
        return lookUp(this.#vocabulary.foreignForms, word);
      }
      /** Whether a word changes components, so that it says how one is meant rather than names another. */
      #isModifier(word) {
        return this.#vocabulary.components.some(({ modifiers }) => modifiers.has(word));
      }
      /** The component that an unknown word means, so that what is in its block is read as in that. */
      componentMeant(word) {
        if (!this.#meant.has(word)) {
          const vocabulary2 = this.#vocabulary;
          const form3 = this.foreignForm(word);
          const name = form3 && /^[\w.]+/.exec(form3.example)?.[0];
          const meant = (name === void 0 ? void 0 : vocabulary2.component(name)) ?? foreignComponent(word, vocabulary2, void 0) ?? componentOfParts(word, vocabulary2);
          this.#meant.set(word, meant);
        }
        return this.#meant.get(word);
      }
      /** Whether a foreign word means only a form of a component, rather than the component. */
      meansForm(word) {
        return this.foreignForm(word) !== void 0 && lookUp(this.#vocabulary.foreignWords, word) === void 0;
      }
      /** Whether two words mean forms of the same component, or of one and its only parent. */
      areFormsOfOne(word, other) {
        const names = [word, other].map((each) => this.foreignForm(each)?.component);
        const [name, outer] = names;
        if (name === void 0 || outer === void 0) return false;
        const belongs = (part, whole) => this.#vocabulary.component(part)?.parents.includes(whole) === true;
        return name === outer || belongs(name, outer) || belongs(outer, name);
      }
      /** Whether a component takes only one component besides lines. */
      hasOnlyEntry(parent) {
        return this.#onlyEntry(parent) !== void 0;
      }
      /** What a parent takes besides lines, if that is one component: `item "\u2026"`. */
      #onlyEntry(parent) {
        if (parent?.children.allow !== "only") return void 0;
        const entries = parent.children.names.flatMap((name) => {
          const entry = this.#vocabulary.component(name);
          return entry && !entry.children.mustBeEmpty ? [entry] : [];
        });
        const [only] = entries;
        return only && entries.length === 1 ? only.within(parent) : void 0;
      }
      /** The name of a component that is the only one a parent takes, so that a word with its meaning can become it. */
      #onlyName({ name }, parent) {
        return this.#onlyEntry(parent)?.name === name ? name : void 0;
      }
      /** What a word of another system means in a parent. */
      #foreignMeaning(word, parent) {
        const meant = foreignComponent(word, this.#vocabulary, parent);
        const form3 = this.foreignForm(word);
        const name = meant?.name ?? form3?.component;
        if (name !== void 0 && this.#onlyEntry(parent) && !takes(parent, name)) return void 0;
        if (form3 !== void 0 && !(meant && parent && isIn(meant, parent)))
          return { example: form3.example };
        const ofReuse = foreignForms.get(word);
        if (ofReuse !== void 0) return { example: ofReuse };
        if (meant === void 0) return void 0;
        const insert = plainTag(word, meant.name) ?? this.#onlyName(meant, parent);
        return { example: inHolder(describeNeed(meant), meant, parent), insert };
      }
      /**
       * The problem of an unknown modifier after an element; on a line of its own, an unknown word may also be a component.
       */
      unknownModifier(word, from, owner, code) {
        const ownLine = code === "unknown-word";
        const to = from + word.length;
        const propose = (meant2, edits) => createProblem(code, "unknown", { owner: owner.name, word, meant: meant2 }, edits);
        const advice = owner.foreignAttributes.get(word);
        if (advice !== void 0 && !ownLine) {
          const [, right] = /^write ([\w-]+=[\w-]+)$/.exec(advice) ?? [];
          const edits = right === void 0 ? void 0 : [{ from, to, insert: right }];
          const data = { owner: owner.name, word, advice, right };
          return createProblem("unknown-modifier", "advice", data, { edits });
        }
        const habitual = habitualWord(word, owner.modifiers.keys());
        if (habitual !== void 0) return propose(habitual);
        const utility = utilityAttribute(word, owner);
        if (utility !== void 0) return propose(utility, { edits: [{ from, to, insert: utility }] });
        if (owner.attributes.has(word)) {
          return createProblem(code, "needsValue", { owner: owner.name, word });
        }
        const insert = ownLine ? void 0 : attributeWith(word, owner) ?? distribution(word, owner);
        if (insert !== void 0) return propose(insert, { edits: [{ from, to, insert }] });
        const background = ownLine ? void 0 : backgroundWith(word, owner);
        if (background !== void 0) return propose(background);
        const form3 = this.foreignForm(word);
        if (form3 && !ownLine && (form3.component === owner.name || !this.#isModifier(word))) {
          const data = { owner: owner.name, word, example: form3.example };
          return createProblem("unknown-modifier", "foreign", data);
        }
        const meant = this.words.nearest(word, `${owner.name} ${ownLine}`, () => [
          ...owner.modifiers.keys(),
          ...ownLine ? this.#vocabulary.words : []
        ]);
        return propose(meant, { edits: spellingEdits(word, meant, from, to) });
      }
    };
  }
});

// src/language/syntax/group-elements.ts
function groupElements(items, source, vocabulary2, collector, missingCloses, openForms, before) {
  if (!openForms || !startsForm(items)) {
    const count = collector.all.length;
    const cx2 = createContext2(source, vocabulary2, collector, missingCloses);
    const elements = group(cx2, items, void 0, 0, before);
    if (!cx2.mentionsForms || !openForms) return { elements, vocabulary: vocabulary2 };
    collector.cutTo(count);
  }
  const extended = openForms(collectForms(items, source, vocabulary2));
  const cx = createContext2(source, extended, collector, missingCloses);
  return { elements: group(cx, items, void 0, 0), vocabulary: extended };
}
function startsForm(items) {
  return items.some((item, at) => {
    const isStart = at === 0 || items[at - 1].kind === "braces";
    return isStart && item.kind === "word" && topLevelForms.has(item.word);
  });
}
function createContext2(source, vocabulary2, collector, missingCloses) {
  const suggester = new ComponentSuggester(vocabulary2, source.length);
  const toldOfForms = /* @__PURE__ */ new Set();
  let isTaken = false;
  const takeMissingCloses = () => {
    if (isTaken) return void 0;
    isTaken = true;
    return missingCloses();
  };
  return {
    source,
    vocabulary: vocabulary2,
    collector,
    suggester,
    modified: void 0,
    toldOfForms,
    labels: /* @__PURE__ */ new Set(),
    unquoted: /* @__PURE__ */ new Map(),
    takeMissingCloses,
    mentionsForms: false
  };
}
function group(cx, items, parent, depth, before) {
  const run = new ItemRun(items, cx.source);
  run.before = before;
  const elements = [];
  let open;
  let isStrayRun = false;
  const close = () => {
    if (open) finish(cx, open);
    open = void 0;
  };
  const start = (word) => {
    close();
    const element = startElement(cx, word, parent, run);
    elements.push(element);
    return element;
  };
  const { reuse } = cx.vocabulary;
  for (let item = run.take(); item; item = run.take()) {
    const isStray = !open && (item.kind === "literal" || item.kind === "attribute");
    if (isStray && isStrayRun) continue;
    isStrayRun = isStray;
    switch (item.kind) {
      case "word": {
        const read = reuse && readForm(item, run, !parent, cx.vocabulary, cx.collector);
        if (read) {
          close();
          open = formElement(item, read, parent, reuse);
          run.before = open;
          elements.push(open);
        } else if (!open) open = start(item);
        else if (readWord2(cx, item, open, run)) open = start(item);
        break;
      }
      case "literal":
        if (open) readLiteral(cx, item, open, run);
        else reportStrayLiteral(cx, item, parent);
        break;
      case "attribute": {
        const isElement = open !== void 0 && meansElement(cx, item, open, run);
        if (isElement) close();
        const left = open && !isElement ? readAttribute(cx, item, open, run) : reportStrayAttribute(cx, item);
        if (left) run.putBack(left);
        break;
      }
      case "call":
        open = readCall(cx, item, open, start);
        break;
      case "braces":
        if (open) readBlock(cx, item, open, depth);
        else for (const stray of readStrayBlock(cx, item, parent, depth)) elements.push(stray);
        close();
    }
  }
  close();
  return elements;
}
function meansElement({ vocabulary: vocabulary2 }, item, open, run) {
  return item.separator === ":" && item.value !== void 0 && !item.isQuoted && vocabulary2.component(item.name) !== void 0 && attributeNamed(open.component, item.name) === void 0 && run.startsLine(item);
}
function formElement({ word, from, to }, read, parent, { forms: forms2 }) {
  return {
    word,
    wordFrom: from,
    wordTo: to,
    component: forms2.get(read.form.kind),
    from,
    to: read.to,
    label: void 0,
    number: void 0,
    list: void 0,
    attributes: [],
    modifiers: [],
    block: void 0,
    parent,
    form: read.form
  };
}
function readBlock(cx, item, open, depth) {
  const owner = open.component;
  const name = owner?.name ?? open.word;
  if (item.isOpenMissing) {
    const place2 = { from: open.to, to: open.to };
    const edits = [{ ...place2, insert: " {" }];
    cx.collector.add("missing-block", "open", { component: name }, place2, { edits });
  } else if (owner && owner.children.allow === "none") {
    cx.collector.add("block-not-allowed", "found", { component: name }, openBrace(item));
  } else if (item.close === void 0) {
    const edits = cx.takeMissingCloses();
    const place2 = openBrace(item);
    cx.collector.add("syntax-unclosed-block", "element", { component: name }, place2, { edits });
  }
  open.block = { open: item.open, close: item.close, elements: [] };
  open.to = item.to;
  if (depth + 1 > deepestNesting) {
    reportNesting(wordPlace(open), cx.collector);
    return;
  }
  open.block.elements = group(cx, item.items, open, depth + 1);
}
function openBrace({ open }) {
  return { from: open, to: open + 1 };
}
function readStrayBlock(cx, item, parent, depth) {
  cx.collector.add("token-unexpected", "strayBlock", {}, openBrace(item));
  if (depth + 1 > deepestNesting) {
    reportNesting(openBrace(item), cx.collector);
    return [];
  }
  return group(cx, item.items, parent, depth + 1);
}
function readFields({ attributes }, { attributes: fields2 }) {
  if (!attributes.some(({ name }) => name === recordsName)) return;
  for (const clause of attributes) clause.entry = fields2.get(clause.name) ?? clause.entry;
}
function finish(cx, element) {
  const { component } = element;
  if (component && cx.unquoted.size > 0) reportWaiting(cx, element, component);
  if (component?.records && cx.vocabulary.reuse) readFields(element, component.records);
  if (!component || element.block || component.children.braces !== "required") return;
  if (element.list && !component.list) return;
  const place2 = { from: element.to, to: element.to };
  const head = element.form && cx.source.slice(element.from, element.to);
  const written = head && head.length < longestHead ? head : component.name;
  cx.collector.add("missing-block", "block", { component: component.name, written }, place2);
}
var longestHead;
var init_group_elements = __esm({
  "src/language/syntax/group-elements.ts"() {
    "use strict";
    init_element();
    init_form();
    init_attach_attribute();
    init_attach_call();
    init_attach_literal();
    init_attach_word();
    init_read_form();
    init_item_run();
    init_refuse_literal();
    init_report_nesting();
    init_report_stray_attribute();
    init_report_word();
    init_start_element();
    init_suggest_component();
    longestHead = 40;
  }
});

// src/language/syntax/parse-by-tree.ts
function parseTree(...given) {
  return require("./more.generated.cjs").parseByTree.parseTree(...given);
}
function readWithForeign(...given) {
  return require("./more.generated.cjs").parseByTree.readWithForeign(...given);
}
function readByTree(...given) {
  return require("./more.generated.cjs").parseByTree.readByTree(...given);
}
var init_parse_by_tree = __esm({
  "src/language/syntax/parse-by-tree.ts"() {
    "use strict";
  }
});

// src/language/syntax/forms/joints-in.ts
function jointsIn(...given) {
  return require("./more.generated.cjs").jointsIn.jointsIn(...given);
}
var init_joints_in = __esm({
  "src/language/syntax/forms/joints-in.ts"() {
    "use strict";
  }
});

// src/language/syntax/forms/find-joints.ts
function findJoints(source) {
  let isJoint;
  return (at, from) => {
    if (source.charCodeAt(at) !== 46 /* Dot */) return false;
    if (!isLetter(source.charCodeAt(at + 1)) || !isLetter(source.charCodeAt(at - 1))) return false;
    isJoint ??= jointsIn(source);
    return isJoint(at, from);
  };
}
var init_find_joints = __esm({
  "src/language/syntax/forms/find-joints.ts"() {
    "use strict";
    init_characters();
    init_joints_in();
  }
});

// src/language/syntax/forms/head-item.ts
function takesHead(items) {
  const last = items.at(-1);
  return last?.kind === "word" && heads.has(last.word);
}
function takesNames(items) {
  const last = items.at(-1);
  return last?.kind === "word" && (last.word === "import" || last.word === "tokens");
}
function takesSecondName(items) {
  const [as, name] = [items.at(-2), items.at(-1)];
  return as?.kind === "word" && as.word === "as" && name?.kind === "word";
}
var heads;
var init_head_item = __esm({
  "src/language/syntax/forms/head-item.ts"() {
    "use strict";
    heads = /* @__PURE__ */ new Set(["component", "layout", "use"]);
  }
});

// src/language/syntax/forms/read-head.ts
function readArguments2(...given) {
  return require("./more.generated.cjs").readHead.readArguments(...given);
}
var init_read_head = __esm({
  "src/language/syntax/forms/read-head.ts"() {
    "use strict";
  }
});

// src/language/syntax/measure-input.ts
function needsQuotes(unit, following) {
  if (unit === 47 /* Slash */) return following !== 47 /* Slash */ && following !== 42 /* Star */;
  if (unit === 46 /* Dot */) return following !== 46 /* Dot */;
  return unit === 58 /* Colon */ || unit === 64 /* At */ || unit === 63 /* Question */ || unit === 38 /* Ampersand */ || unit === 37 /* Percent */ || unit === 43 /* Plus */;
}
var init_measure_input = __esm({
  "src/language/syntax/measure-input.ts"() {
    "use strict";
  }
});

// src/language/syntax/read-text.ts
function readString(token2, from, isClosed, collector) {
  const inner2 = token2.slice(1, isClosed ? -1 : void 0);
  if (!inner2.includes("\\")) return composed(inner2);
  const text3 = inner2.replace(
    /\\(?:u\{([0-9A-Fa-f]*)\}|u([0-9A-Fa-f]{4})|(\r\n|[\s\S])|$)/g,
    (written, braced, four, single2, at) => {
      const place2 = from + 1 + at;
      const digits = braced ?? four;
      if (digits !== void 0) return readCodePoint(digits, written, place2, collector);
      const known = single2 === void 0 ? void 0 : escapes[single2];
      if (known !== void 0) return known;
      const data = { written: written.trim() };
      collector.add("string-escape", "unknown", data, { from: place2, to: place2 + written.length });
      return single2 ?? "";
    }
  );
  return composed(text3);
}
function composed(text3) {
  return mayCombine.test(text3) ? text3.normalize("NFC") : text3;
}
function readCodePoint(digits, written, place2, collector) {
  const codePoint = digits === "" ? Number.NaN : Number.parseInt(digits, 16);
  const isCharacter = codePoint <= 1114111 && !(codePoint >= 55296 && codePoint <= 57343);
  if (isCharacter) return String.fromCodePoint(codePoint);
  const at = { from: place2, to: place2 + written.length };
  collector.add("string-code-point", "invalid", { written }, at);
  return "\uFFFD";
}
function readDigits(token2) {
  if (token2.length > fewDigits) return void 0;
  let value = 0;
  for (let at = 0; at < token2.length; at++) {
    const digit = token2.charCodeAt(at) - 48;
    if (digit < 0 || digit > 9) return void 0;
    value = 10 * value + digit;
  }
  return value;
}
function readNumber(token2, from, collector, reportFrom = from) {
  const to = from + token2.length;
  const whole = readDigits(token2);
  if (whole !== void 0) return { kind: "number", value: whole, from, to };
  const [, digits = "0", tail = ""] = numberPattern.exec(token2) ?? [];
  const amount4 = Number(digits);
  if (tail === "") return { kind: "number", value: amount4, from, to };
  if (units.includes(tail)) {
    return { kind: "unit", value: { value: amount4, unit: tail }, from, to };
  }
  if (/^\d+(?:xl|x\d+)$/.test(token2)) return { kind: "word", value: token2, from, to };
  const unit = unitPattern.exec(tail)?.[1];
  const split = unit === void 0 ? void 0 : `${digits}${unit} ${tail.slice(unit.length)}`;
  collector.add("number-unit", "unknown", { tail, units, split }, { from: reportFrom, to });
  return unit === void 0 ? { kind: "number", value: amount4, from, to } : { kind: "unit", value: { value: amount4, unit }, from, to };
}
var escapes, mayCombine, fewDigits, numberPattern, unitPattern;
var init_read_text = __esm({
  "src/language/syntax/read-text.ts"() {
    "use strict";
    init_value();
    escapes = {
      n: "\n",
      r: "\r",
      t: "	",
      "\\": "\\",
      '"': '"',
      "'": "'",
      "/": "/",
      // Keeps both characters: a bracket alone may start a mark, which the drawing of the text decides.
      "[": "\\["
    };
    mayCombine = /[^\x00-\u02ff]/;
    fewDigits = 9;
    numberPattern = /^(-?(?:\d+(?:\.\d+)?|\.\d+))(.*)$/s;
    unitPattern = /^(px|%|em|rem|vh|vw)/;
  }
});

// src/language/syntax/read-clean.ts
function readClean(source, collector, noteLongString, openEnds) {
  const reader = new CleanReader(source, collector, findJoints(source), noteLongString, openEnds);
  const items = reader.readItems(-1);
  return reader.isOdd ? void 0 : items;
}
function isLineBreak2(unit) {
  return unit === 10 /* NewLine */ || unit === 13 /* Return */;
}
var deepest, none4, closing, CleanReader;
var init_read_clean = __esm({
  "src/language/syntax/read-clean.ts"() {
    "use strict";
    init_characters();
    init_find_joints();
    init_head_item();
    init_read_head();
    init_measure_input();
    init_read_object();
    init_read_text();
    deepest = 280;
    none4 = [];
    closing = /[,\]})({]*(?!\S)/y;
    CleanReader = class {
      /** Whether it found something that only the tree can read; the items read so far are then useless. */
      isOdd = false;
      #source;
      #collector;
      #isJoint;
      #noteLongString;
      #openEnds;
      #at;
      #depth = 0;
      /** Whether the reader is between the parentheses of a definition or use. */
      #isInHead = false;
      constructor(source, collector, isJoint, noteLongString = () => {
      }, openEnds) {
        this.#source = source;
        this.#collector = collector;
        this.#isJoint = isJoint;
        this.#noteLongString = noteLongString;
        this.#openEnds = openEnds;
        this.#at = source.charCodeAt(0) === 65279 ? 1 : 0;
      }
      /** The items from an offset to the end of a part, and the offset after them. */
      readPart(from, endsPart) {
        this.#at = Math.max(from, this.#at);
        return { items: this.readItems(-1, false, endsPart), to: this.#at };
      }
      /**
       * The items up to a closing brace, which is consumed, or to the end of the source.
       *
       * @param open - the offset of the opening brace; -1 for the whole source
       * @param isObject - whether the braces are a value, in which commas may separate items
       * @param endsPart - whether to stop after the last of these items, which are braces
       */
      readItems(open, isObject2 = false, endsPart) {
        const items = [];
        if (++this.#depth > deepest) return this.#odd(items);
        while (!this.isOdd) {
          const unit = this.#skip();
          const from = this.#at;
          if (isLetter(unit)) {
            items.push(this.#readWord(from, items));
          } else if (unit === 34 /* Quote */ || unit === 39 /* Apostrophe */) {
            const literal = this.#readString(from, unit);
            const separator = this.#skip();
            if (separator === 61 /* Equals */ || separator === 58 /* Colon */) {
              items.push(this.#readAttribute(String(literal.value), from, literal.to, true));
            } else items.push({ kind: "literal", literal, from, to: literal.to });
          } else if (unit === 123 /* BlockOpen */) {
            items.push(this.#readBraces(from, false, takesNames(items)));
            if (endsPart?.(items)) return items;
          } else if (unit === 91 /* ListOpen */) {
            const literal = this.#readList(from);
            items.push({ kind: "literal", literal, from, to: literal.to });
          } else if (unit === 125 /* BlockClose */) {
            if (open < 0) break;
            this.#at++;
            this.#depth--;
            return items;
          } else if (unit === 44 /* Comma */ && (isObject2 || takesSecondName(items))) {
            items.push(this.#readSign(from));
          } else if (unit === 46 /* Dot */ && this.#isMore()) {
            items.push({ kind: "word", word: "...", from, to: this.#at });
          } else if (unit === 35 /* Hash */) {
            const literal = this.#readColor(from);
            items.push({ kind: "literal", literal, from, to: literal.to });
          } else if (isDigit(unit) || unit === 45 /* Dash */ || unit === 46 /* Dot */) {
            const literal = this.#readNumber(from, from);
            const { kind: kind2, value, to } = literal;
            if (kind2 === "word") items.push({ kind: "word", word: String(value), from, to });
            else items.push({ kind: "literal", literal, from, to });
          } else if (Number.isNaN(unit) && open < 0) {
            return items;
          } else break;
        }
        return this.#odd(items);
      }
      #odd(value) {
        this.isOdd = true;
        return value;
      }
      /** Skips spaces and comments and returns the next code unit, or NaN at the end. */
      #skip() {
        const source = this.#source;
        for (; ; ) {
          let at = this.#at;
          let unit = source.charCodeAt(at);
          while (isBlank(unit)) unit = source.charCodeAt(++at);
          this.#at = at;
          if (unit !== 47 /* Slash */) return unit;
          const second = source.charCodeAt(this.#at + 1);
          if (second === 47 /* Slash */) this.#at = this.#lineEnd(this.#at + 2);
          else if (second === 42 /* Star */) {
            const end = source.indexOf("*/", this.#at + 2);
            if (end < 0) return this.#odd(unit);
            this.#at = end + 2;
          } else return unit;
        }
      }
      #lineEnd(start) {
        let at = start;
        for (; ; ) {
          const unit = this.#source.charCodeAt(at);
          if (unit === 10 /* NewLine */ || unit === 13 /* Return */ || Number.isNaN(unit)) return at;
          at++;
        }
      }
      /** A sign that is an item of its own. */
      #readSign(from) {
        const to = ++this.#at;
        const value = this.#source[from];
        return { kind: "literal", literal: { kind: "word", value, from, to }, from, to };
      }
      /** A word, or the attribute or call that it names. */
      #readWord(from, before) {
        const to = this.#nameEnd(from + 1);
        const word = this.#source.slice(from, to);
        this.#at = to;
        const separator = this.#skip();
        if (separator === 61 /* Equals */ || separator === 58 /* Colon */) {
          return this.#readAttribute(word, from, to, false);
        }
        if (separator === 40 /* CallOpen */) {
          return takesHead(before) ? this.#readHead(word, from, to) : this.#readCall(word, from, to);
        }
        return { kind: "word", word, from, to };
      }
      /** The parameters or arguments at the current parenthesis. */
      #readHead(word, from, wordTo) {
        const open = this.#at;
        const head = this.#readHeadItems();
        const to = this.#at;
        return { kind: "call", word, wordFrom: from, wordTo, open, arguments: [], head, from, to };
      }
      /** The items between parentheses, which are consumed. */
      #readHeadItems() {
        const items = [];
        this.#at++;
        this.#isInHead = true;
        if (++this.#depth > deepest) this.isOdd = true;
        let unit = this.#skip();
        for (; unit !== 41 /* CallClose */ && !this.isOdd; unit = this.#skip()) {
          const from = this.#at;
          if (isLetter(unit)) items.push(this.#readWord(from, none4));
          else if (unit === 44 /* Comma */ || unit === 61 /* Equals */ || unit === 124 /* Bar */) {
            items.push(this.#readSign(from));
          } else {
            const literal = unit === 123 /* BlockOpen */ ? readObject(this.#readBraces(from, true), this.#collector) : this.#readValue(unit, void 0);
            items.push({ kind: "literal", literal, from, to: literal.to });
          }
        }
        this.#depth--;
        this.#isInHead = false;
        this.#at++;
        return items;
      }
      /** The same at any offset of a text. */
      readHeadAt(open) {
        this.#at = open;
        return { items: this.#readHeadItems(), to: this.#at };
      }
      /** The end of a word; for an imported name, this includes the dot and the second word. */
      #nameEnd(start) {
        const to = this.#wordEnd(start);
        return this.#isJoint(to) ? this.#wordEnd(to + 2) : to;
      }
      /** The call at the current parenthesis. */
      #readCall(word, from, wordTo) {
        const open = this.#at++;
        const values = [];
        let unit = this.#skip();
        for (; unit !== 41 /* CallClose */ && !this.isOdd; unit = this.#skip()) {
          if (unit === 44 /* Comma */) this.#at++;
          else values.push(this.#readValue(unit, void 0));
        }
        const to = ++this.#at;
        return { kind: "call", word, wordFrom: from, wordTo, open, arguments: values, from, to };
      }
      #wordEnd(start) {
        const source = this.#source;
        let at = start;
        while (continuesWord(source.charCodeAt(at))) at++;
        return at;
      }
      /** The attribute at the current separator. */
      #readAttribute(name, from, nameTo, isQuoted) {
        const separatorFrom = this.#at++;
        const separator = this.#source.charCodeAt(separatorFrom) === 58 /* Colon */ ? ":" : "=";
        const unit = this.#skip();
        let value;
        if (++this.#depth > deepest) this.isOdd = true;
        if (unit === 123 /* BlockOpen */) value = this.#readBraces(this.#at, true);
        else if (name === "when" && unit === 33 /* Bang */) value = this.#readExcept();
        else if (name === "uses") value = this.#readUses(unit);
        else value = this.#readValue(unit, from);
        this.#depth--;
        const { to } = value;
        return {
          kind: "attribute",
          name,
          nameFrom: from,
          nameTo,
          isQuoted,
          separator,
          separatorFrom,
          value,
          from,
          to
        };
      }
      /** `!ready`, `![loading, empty]`: all variants but these. */
      #readExcept() {
        const from = this.#at++;
        const { value, to } = this.#readValue(this.#skip(), void 0);
        const written = Array.isArray(value) ? { not: value } : `!${value}`;
        return { kind: Array.isArray(value) ? "object" : "word", value: written, from, to };
      }
      /** The name of a layout, with or without arguments. */
      #readUses(unit) {
        if (!isLetter(unit)) return this.#withArguments(this.#readValue(unit, void 0));
        const from = this.#at;
        const to = this.#nameEnd(from + 1);
        this.#at = to;
        return this.#withArguments({ kind: "word", value: this.#source.slice(from, to), from, to });
      }
      #withArguments(name) {
        if (this.#skip() !== 40 /* CallOpen */) return name;
        const head = this.#readHeadItems();
        return { ...name, to: this.#at, arguments: readArguments2(head, this.#collector) };
      }
      /** The value of an attribute of reuse in a text that is not well-formed, and its end. */
      readFormValueAt(name, at) {
        this.#at = at;
        const unit = this.#skip();
        const isExcept = name === "when" && unit === 33 /* Bang */;
        const literal = isExcept ? this.#readExcept() : this.#readUses(unit);
        return { literal, to: literal.to };
      }
      /** Braces: a block, or an object where a value is expected. */
      #readBraces(from, isCode, isObject2 = isCode) {
        this.#at = from + 1;
        if (isCode) {
          const unit = this.#skip();
          if (unit === 40 /* CallOpen */ || unit === 123 /* BlockOpen */) this.isOdd = true;
        }
        const items = this.readItems(from, isObject2);
        const to = this.#at;
        return { kind: "braces", items, from, to, open: from, isOpenMissing: false, close: to - 1 };
      }
      /**
       * A value that is not an object.
       *
       * @param reportFrom - where a diagnostic about a number starts
       */
      #readValue(unit, reportFrom) {
        const from = this.#at;
        if (isLetter(unit)) return this.#readBareword(from);
        if (unit === 34 /* Quote */ || unit === 39 /* Apostrophe */) return this.#readString(from, unit);
        if (unit === 91 /* ListOpen */) return this.#readList(from);
        if (unit === 35 /* Hash */) return this.#readColor(from);
        if (isDigit(unit)) {
          let end = from + 1;
          while (isDigit(this.#source.charCodeAt(end)) || isLetter(this.#source.charCodeAt(end))) end++;
          const [next, second] = [this.#source.charCodeAt(end), this.#source.charCodeAt(end + 1)];
          const isDate = next === 45 /* Dash */ && isDigit(second);
          const isRun = next !== 37 /* Percent */ && next !== 46 /* Dot */ && needsQuotes(next, second);
          if (isDate || isRun) this.isOdd = true;
          return this.#readNumber(from, reportFrom);
        }
        if (unit === 46 /* Dot */ && this.#isMore()) {
          return { kind: "word", value: "...", from, to: this.#at };
        }
        return this.#readNumber(from, reportFrom);
      }
      #readBareword(from) {
        let to = this.#wordEnd(from + 1);
        if (this.#isJoint(to, from)) {
          to = this.#wordEnd(to + 2);
          closing.lastIndex = to;
          if (!closing.test(this.#source)) this.isOdd = true;
        }
        this.#at = to;
        const next = this.#source.charCodeAt(to);
        if (next === 40 /* CallOpen */ || needsQuotes(next, this.#source.charCodeAt(to + 1))) {
          this.isOdd = true;
        }
        if (this.#skip() === 61 /* Equals */ && !this.#isInHead) this.isOdd = true;
        const value = this.#source.slice(from, to);
        for (let at = 0; at < value.length; at++) if (value.charCodeAt(at) >= 128) this.isOdd = true;
        if (value === "true" || value === "false") {
          return { kind: "boolean", value: value === "true", from, to };
        }
        if (value.startsWith("true") || value.startsWith("false")) this.isOdd = true;
        return { kind: "word", value, from, to };
      }
      #readString(from, quote) {
        const open = this.#openEnds?.readString(from, quote);
        if (open) {
          this.#at = open.to;
          return open;
        }
        const source = this.#source;
        let at = from + 1;
        let isEscaped = false;
        let isLong = false;
        for (; ; ) {
          const unit = source.charCodeAt(at++);
          if (unit === quote) break;
          if (unit === 92 /* Backslash */) {
            isEscaped = true;
            if (isLineBreak2(source.charCodeAt(at++))) isLong = true;
          } else if (isLineBreak2(unit)) isLong = true;
          else if (Number.isNaN(unit)) return this.#odd({ kind: "string", value: "", from, to: at });
        }
        this.#at = at;
        if (isLong) this.#noteLongString(from, at);
        if (at > source.length) this.isOdd = true;
        const value = isEscaped ? readString(source.slice(from, at), from, true, this.#collector) : composed(source.slice(from + 1, at - 1));
        return { kind: "string", value, from, to: at };
      }
      #readColor(from) {
        let to = from + 1;
        while (isHexDigit(this.#source.charCodeAt(to))) to++;
        const length2 = to - from;
        const isColor = length2 === 4 || length2 === 5 || length2 === 7 || length2 === 9;
        if (!isColor || continuesWord(this.#source.charCodeAt(to))) this.isOdd = true;
        this.#at = to;
        return { kind: "color", value: this.#source.slice(from, to), from, to };
      }
      /** Consumes three dots; returns whether there are four. */
      #isMore() {
        const isMore = this.#source.startsWith("...", this.#at);
        if (!isMore) return false;
        this.#at += 3;
        if (this.#source.charCodeAt(this.#at) === 46 /* Dot */) this.isOdd = true;
        return true;
      }
      #readNumber(from, reportFrom) {
        const source = this.#source;
        const start = source.charCodeAt(from) === 45 /* Dash */ ? from + 1 : from;
        let to = start;
        while (isDigit(source.charCodeAt(to))) to++;
        if (source.charCodeAt(to) === 46 /* Dot */ && isDigit(source.charCodeAt(to + 1))) {
          to += 2;
          while (isDigit(source.charCodeAt(to))) to++;
        }
        if (to === start) return this.#odd({ kind: "number", value: 0, from, to: from + 1 });
        for (let unit = source.charCodeAt(to); ; unit = source.charCodeAt(++to)) {
          if (unit === 45 /* Dash */ || !(continuesWord(unit) || unit === 37 /* Percent */)) break;
        }
        if (source.charCodeAt(to) === 61 /* Equals */) this.isOdd = true;
        this.#at = to;
        return readNumber(source.slice(from, to), from, this.#collector, reportFrom);
      }
      #readList(from) {
        const items = [];
        this.#at = from + 1;
        if (++this.#depth > deepest) this.isOdd = true;
        let afterComma = true;
        let to = 0;
        while (!this.isOdd) {
          const unit = this.#skip();
          if (unit === 93 /* ListClose */) break;
          if (this.#openEnds?.endsList(from, this.#at, unit)) {
            to = this.#at;
            break;
          }
          if (unit === 44 /* Comma */) {
            if (afterComma) break;
            afterComma = true;
            this.#at++;
            continue;
          }
          afterComma = false;
          if (unit !== 123 /* BlockOpen */) items.push(this.#readValue(unit, void 0));
          else items.push(readObject(this.#readBraces(this.#at, true), this.#collector));
        }
        if (to === 0) {
          if (this.#source.charCodeAt(this.#at) !== 93 /* ListClose */) this.isOdd = true;
          to = ++this.#at;
        }
        this.#depth--;
        return { kind: "list", value: items.map((item) => item.value), from, to, items };
      }
    };
  }
});

// src/language/syntax/read-open-ends.ts
function readOpenEnds(...given) {
  return require("./more.generated.cjs").readOpenEnds.readOpenEnds(...given);
}
var init_read_open_ends = __esm({
  "src/language/syntax/read-open-ends.ts"() {
    "use strict";
  }
});

// src/language/syntax/tree-less.ts
var TreeLess;
var init_tree_less = __esm({
  "src/language/syntax/tree-less.ts"() {
    "use strict";
    TreeLess = class {
      isClean;
      elements;
      vocabulary;
      collector;
      #read;
      #tree;
      constructor(isClean, length2, { elements, vocabulary: vocabulary2 }, collector, read) {
        this.isClean = isClean;
        this.elements = { elements, length: length2 };
        this.vocabulary = vocabulary2;
        this.collector = collector;
        this.#read = read;
      }
      get tree() {
        this.#tree ??= this.#read();
        return this.#tree;
      }
    };
  }
});

// src/language/syntax/parse.ts
function parseSource(source, vocabulary2, sourceId, openForms, kept) {
  const parsed = readWithoutTree(source, vocabulary2, sourceId, openForms, kept) ?? readOpenEnds(source, vocabulary2, sourceId, openForms, kept) ?? readByTree(source, vocabulary2, sourceId, openForms, kept);
  if (parsed.collector.errorCount === 0) return parsed;
  return readWithForeign(parsed, source, vocabulary2, sourceId, openForms);
}
function readWithoutTree(source, vocabulary2, sourceId, openForms, kept) {
  const collector = new DiagnosticCollector(sourceId);
  let hasLongString = false;
  let hasGluedString = false;
  const items = readClean(source, collector, (_, to) => {
    hasLongString = true;
    hasGluedString ||= isGlued(source, to);
  });
  if (!items) return void 0;
  const grouped2 = groupElements(items, source, vocabulary2, collector, () => void 0, openForms);
  const { errorCount } = collector;
  const isDoubtful = hasLongString && errorCount > 1 || hasGluedString;
  if (errorCount > 0 && (isDoubtful || collector.has("nesting-limit"))) return void 0;
  return new TreeLess(true, source.length, grouped2, collector, () => parseTree(source, kept));
}
var init_parse = __esm({
  "src/language/syntax/parse.ts"() {
    "use strict";
    init_collector();
    init_characters();
    init_group_elements();
    init_parse_by_tree();
    init_read_clean();
    init_read_open_ends();
    init_tree_less();
  }
});

// src/model/define/once.ts
function once(compute) {
  let value;
  return () => {
    value ??= compute();
    return value;
  };
}
var init_once = __esm({
  "src/model/define/once.ts"() {
    "use strict";
  }
});

// src/model/define/type-of-name.ts
function typeOfName(name) {
  return name[0].toUpperCase() + name.slice(1);
}
var init_type_of_name = __esm({
  "src/model/define/type-of-name.ts"() {
    "use strict";
  }
});

// src/model/define/vocabulary.ts
function indexVocabulary(entries) {
  const byWord = /* @__PURE__ */ new Map();
  const byType = /* @__PURE__ */ new Map();
  for (const entry of entries) {
    for (const word of entry.words) claim(byWord, word, entry);
    claim(byType, entry.type ?? typeOfName(entry.words[0]), entry);
  }
  const roots = entries.filter(({ isRoot }) => isRoot);
  const [root] = roots;
  if (root === void 0 || roots.length > 1) {
    throw new Error(`a vocabulary needs one root component, not ${roots.length}`);
  }
  const components = once(
    () => entries.map(({ component }) => component()).sort((a, b) => a.name < b.name ? -1 : 1)
  );
  const words2 = once(() => [...byWord.keys()]);
  const foreignWords = once(() => foreignWordsOf(components()));
  const foreignForms2 = once(() => foreignFormsOf(components()));
  return {
    component: (word) => byWord.get(word)?.component(),
    componentOfType: (type) => byType.get(type)?.component(),
    get root() {
      return root.component();
    },
    get group() {
      return entries.find(({ isGroup }) => isGroup)?.component();
    },
    get components() {
      return components();
    },
    get words() {
      return words2();
    },
    get foreignWords() {
      return foreignWords();
    },
    get foreignForms() {
      return foreignForms2();
    }
  };
}
function claim(owners, word, entry) {
  const owner = owners.get(word);
  if (owner) throw new Error(`"${word}" names both ${owner.words[0]} and ${entry.words[0]}`);
  owners.set(word, entry);
}
function foreignWordsOf(components) {
  return new Map(
    components.flatMap(({ name, foreignWords }) => foreignWords.map((word) => [word, name]))
  );
}
function foreignFormsOf(components) {
  return new Map(
    components.flatMap(
      ({ name, foreignForms: foreignForms2 }) => [...foreignForms2].map(([word, example]) => [word, { component: name, example }])
    )
  );
}
var init_vocabulary = __esm({
  "src/model/define/vocabulary.ts"() {
    "use strict";
    init_once();
    init_type_of_name();
  }
});

// src/base/theme/tokens.ts
var TITLE_SIZES, PICTURE, BOARD_WIDTH;
var init_tokens = __esm({
  "src/base/theme/tokens.ts"() {
    "use strict";
    TITLE_SIZES = { 1: 36, 2: 30, 3: 24, 4: 20, 5: 18, 6: 16 };
    PICTURE = { width: 1200, padding: 24 };
    BOARD_WIDTH = PICTURE.width - 2 * PICTURE.padding;
  }
});

// src/model/box/build.ts
function token(name) {
  let color2 = tokens.get(name);
  if (color2 === void 0) {
    color2 = { token: name };
    tokens.set(name, color2);
  }
  return color2;
}
function edgesOf(vertical, horizontal) {
  for (let at = 0; at < recentEdges.length; at++) {
    const known = recentEdges[at];
    if (known.top === vertical && known.right === horizontal) return known;
  }
  const made = { top: vertical, right: horizontal, bottom: vertical, left: horizontal };
  recentEdges[oldest] = made;
  oldest = (oldest + 1) % mostRecent;
  return made;
}
var tokens, recentEdges, mostRecent, oldest;
var init_build = __esm({
  "src/model/box/build.ts"() {
    "use strict";
    tokens = /* @__PURE__ */ new Map();
    recentEdges = [];
    mostRecent = 16;
    oldest = 0;
  }
});

// src/language/ast/plain-text.ts
function plainText(written) {
  return written.includes("\\[") ? written.replaceAll("\\[", "[") : written;
}
var init_plain_text = __esm({
  "src/language/ast/plain-text.ts"() {
    "use strict";
  }
});

// src/model/define/attributes.ts
function choiceProblem(literal, name, choices, takes3, suggester) {
  const value = textOf(literal.value);
  if (value === void 0) return kindProblem(literal, name, takes3);
  if (choices.includes(value)) return void 0;
  const meant = meantChoice(value, choices, suggester);
  const edits = valueEdits(literal, value, meant);
  return createProblem("attribute-choice", "choice", { name, value, takes: takes3, meant }, { edits });
}
function meantChoice(value, choices, suggester) {
  return habitualWord(value, choices) ?? suggester.nearest(value, choices, () => choices);
}
function valueEdits(literal, written, meant) {
  const insert = literal.kind === "string" ? `"${meant}"` : meant;
  return spellingEdits(written, meant, literal.from, literal.to, insert);
}
function replaceValue({ kind: kind2, from, to }, meant) {
  return [{ from, to, insert: kind2 === "string" ? `"${meant}"` : meant }];
}
function attribute(docs, kind2, extras) {
  return extras ? { ...extras, docs, kind: kind2 } : { docs, kind: kind2 };
}
function boolean(docs, extras) {
  return attribute(docs, booleanKind, extras);
}
function choice2(choices, docs, extras) {
  if (!extras) return attribute(docs, choiceKind(choices));
  const { synonyms, elsewhere, ...others } = extras;
  return attribute(docs, choiceKind(choices, synonyms, elsewhere), others);
}
function choiceKind(choices, synonyms, elsewhere = {}) {
  const isSynonym = (value) => typeof value === "string" && synonyms !== void 0 && Object.hasOwn(synonyms, value);
  return {
    kind: "choice",
    choices,
    synonyms,
    get describes() {
      return oneOf(choices);
    },
    check(literal, name, suggester) {
      const value = textOf(literal.value);
      if (isSynonym(literal.value)) return void 0;
      if (value !== void 0 && Object.hasOwn(elsewhere, value)) {
        const example = elsewhere[value];
        return createProblem("attribute-choice", "elsewhere", { name, value, example });
      }
      return choiceProblem(literal, name, choices, this.describes, suggester);
    },
    read: (value) => choices.includes(value) ? value : void 0
  };
}
function fields(docs) {
  return attribute(docs, fieldsKind);
}
function text(docs, extras) {
  return attribute(docs, textKind, extras);
}
function repeatedText(docs) {
  return attribute(docs, repeatedKind);
}
function list(docs) {
  return attribute(docs, listKind);
}
var booleanKind, textKind, fieldsKind, mostRepeated, repeatedKind, listKind;
var init_attributes2 = __esm({
  "src/model/define/attributes.ts"() {
    "use strict";
    init_phrases();
    init_list_problem();
    init_plain_text();
    init_value();
    init_value_problem();
    init_create_diagnostic();
    init_habits();
    init_suggester();
    booleanKind = {
      kind: "boolean",
      isBoolean: true,
      choices: ["true", "false"],
      describes: "true or false",
      check: modifierProblem,
      read: (value) => value !== false && value !== "false"
    };
    textKind = {
      kind: "text",
      describes: "text",
      check: (literal, name) => textOf(literal.value) === void 0 ? kindProblem(literal, name, "text") : void 0,
      read(value) {
        const written = textOf(value);
        return written === void 0 ? void 0 : plainText(written);
      }
    };
    fieldsKind = {
      kind: "fields",
      describes: "the name of a field, or a list of them",
      check(literal, name) {
        const isName = literal.kind === "list" || literal.kind === "word" || literal.kind === "string";
        return isName ? void 0 : kindProblem(literal, name, this.describes);
      },
      read: (value) => value
    };
    mostRepeated = 40;
    repeatedKind = {
      ...textKind,
      check(literal, name, suggester) {
        const written = textOf(literal.value);
        if (written === void 0 || written.length <= mostRepeated) {
          return textKind.check(literal, name, suggester);
        }
        const value = `a text of ${grouped(written.length)} characters`;
        const takes3 = `at most ${mostRepeated}; the rest is left out`;
        return createProblem("attribute-kind", "kind", { name, value, takes: takes3 });
      },
      read: (value) => textKind.read(value)?.slice(0, mostRepeated)
    };
    listKind = {
      kind: "list",
      describes: "a list",
      check: (literal, name) => Array.isArray(literal.value) ? void 0 : listProblem(literal, name, "a list"),
      read: (value) => Array.isArray(value) ? value : void 0
    };
  }
});

// src/model/box/geometry.ts
var longestLength;
var init_geometry = __esm({
  "src/model/box/geometry.ts"() {
    "use strict";
    longestLength = 1e5;
  }
});

// src/model/define/measures.ts
function number(bounds, docs, extras) {
  const kind2 = {
    kind: "number",
    get describes() {
      return describeBounds(bounds);
    },
    check(literal, name) {
      const value = readNumber2(literal.value);
      if (value === void 0) return kindProblem(literal, name, this.describes);
      if (fits2(value, bounds)) return void 0;
      return createProblem("attribute-range", "bounds", { name, value, takes: this.describes });
    },
    read(value) {
      const read = readNumber2(value);
      return read !== void 0 && fits2(read, bounds) ? read : void 0;
    }
  };
  return attribute(docs, kind2, extras);
}
function readNumber2(value) {
  const read = readMeasure2(value);
  return typeof read === "object" ? read.value : read;
}
function fits2(value, { min, max, integer: integer2 }) {
  return Number.isFinite(value) && (min === void 0 || value >= min) && (max === void 0 || value <= max) && (!integer2 || Number.isInteger(value));
}
function describeBounds({ min, max, integer: integer2 }) {
  const noun = integer2 ? "a whole number" : "a number";
  if (min !== void 0 && max !== void 0) return `${noun} from ${min} to ${max}`;
  if (min !== void 0) return `${noun} of at least ${min}`;
  return max === void 0 ? noun : `${noun} of at most ${max}`;
}
function readMeasure2(value) {
  if (typeof value === "number" || isUnitValue(value)) return value;
  const found2 = typeof value === "string" && /^(-?(?:\d+(?:\.\d+)?|\.\d+))(px|%|em|rem|vh|vw)?$/.exec(value.trim());
  if (!found2) return void 0;
  const amount4 = Number(found2[1]);
  return found2[2] === void 0 ? amount4 : { value: amount4, unit: found2[2] };
}
function checkLength(measure2, name, least2) {
  const amount4 = typeof measure2 === "object" ? measure2.value : measure2;
  if (typeof amount4 === "string") return void 0;
  if (least2 && ("from" in least2 ? amount4 < least2.from : amount4 <= least2.above)) {
    const takes3 = "from" in least2 ? `at least ${least2.from}` : `more than ${least2.above}`;
    const value = typeof measure2 === "object" ? `${amount4}${measure2.unit}` : amount4;
    return createProblem("attribute-range", "bounds", { name, value, takes: takes3 });
  }
  if (Math.abs(amount4) <= longestLength) return void 0;
  const data = { name, value: amount4, longest: longestLength };
  return createProblem("attribute-range", "longest", data);
}
function measure(words2, means, docs, extras) {
  return attribute(docs, measureKind("measure", words2, means), extras);
}
function length(words2, docs, extras) {
  return attribute(docs, measureKind("measure", words2, "px", { from: 0 }), extras);
}
function measureKind(kind2, words2, means, least2) {
  const read = (value) => words2.includes(value) ? value : readMeasure2(value);
  return {
    kind: kind2,
    choices: words2.length > 0 ? words2 : void 0,
    get describes() {
      const choices = words2.length > 0 ? [oneOf(words2)] : [];
      return listed([`a number (${means})`, "a number with a unit", ...choices], "or");
    },
    check(literal, name, suggester) {
      const value = read(literal.value);
      if (value !== void 0) return checkLength(value, name, least2);
      if (words2.length > 0 && typeof literal.value === "string") {
        return choiceProblem(literal, name, words2, this.describes, suggester);
      }
      return kindProblem(literal, name, this.describes);
    },
    read
  };
}
function spacing(docs, extras) {
  return attribute(docs, spacingKind, extras);
}
function margin(docs) {
  return attribute(docs, marginKind);
}
function size(words2, docs, extras) {
  return attribute(docs, measureKind("size", words2, "px", { above: 0 }), extras);
}
function booleanOr({ kind: other }, docs, extras) {
  const asBoolean = (value) => {
    const word = textOf(value);
    return word === "true" ? true : word === "false" ? false : void 0;
  };
  const kind2 = {
    kind: other.kind,
    isBoolean: true,
    choices: other.choices,
    get describes() {
      return `true, false or ${other.describes}`;
    },
    check: (literal, name, suggester) => asBoolean(literal.value) === void 0 ? other.check(literal, name, suggester) : void 0,
    read: (value) => asBoolean(value) ?? other.read(value)
  };
  return attribute(docs, kind2, extras);
}
var spacingKind, marginKind;
var init_measures = __esm({
  "src/model/define/measures.ts"() {
    "use strict";
    init_phrases();
    init_value();
    init_value_problem();
    init_create_diagnostic();
    init_geometry();
    init_attributes2();
    spacingKind = measureKind("spacing", [], "spacing step", { from: 0 });
    marginKind = measureKind("spacing", ["auto"], "spacing step");
  }
});

// src/model/define/ratio.ts
function ratioOf(value) {
  const written = textOf(value) ?? "";
  const [, width, height2 = "1"] = /^\s*([\d.]+)\s*(?:[:/]\s*([\d.]+)\s*)?$/.exec(written) ?? [];
  const found2 = Number(width) / Number(height2);
  return found2 >= 1 / most && found2 <= most ? found2 : void 0;
}
function ratio(docs) {
  return attribute(docs, ratioKind);
}
var describes, most, ratioKind;
var init_ratio = __esm({
  "src/model/define/ratio.ts"() {
    "use strict";
    init_value();
    init_value_problem();
    init_attributes2();
    describes = 'a ratio such as "16:9", or a number above 0';
    most = 100;
    ratioKind = {
      kind: "number",
      describes,
      check: (literal, name) => ratioOf(literal.value) === void 0 ? kindProblem(literal, name, describes) : void 0,
      read: ratioOf
    };
  }
});

// src/base/icons/names.generated.ts
var ICON_NAMES, FORMER_NAMES;
var init_names_generated = __esm({
  "src/base/icons/names.generated.ts"() {
    "use strict";
    ICON_NAMES = `
a-arrow-downHupBlarge-smallAccessibilityBtivityAdAir-ventCplayAlarm-clockK-checkLminusLoffLplusFsmokeBign-center-horizontalMverticalFend-horizontalJverticalFhorizontal-distribute-centerZe-endZe-startQjustify-centerYendYstartQspace-aroundWbetweenFstart-horizontalLverticalFvertical-distribute-centerZendZstartOjustify-centerWendWstartOspace-aroundUbetweenAmbulanceBpersandIsChoraAnchorBgleBtennaBvilApertureBp-windowJ-macCleArchiveG-restoreHxBmchairCenian-dramBrow-big-downN-dashJleftN-dashJrightO-dashJupL-dashFdownJ-0-1K1-0Ka-zKfrom-lineKleftKnarrow-wideKrightKto-dotNlineKupKwide-narrowKz-aFleftJ-from-lineKrightKto-lineFrightK-from-lineLleftLto-lineFupH-0-1I1-0Ia-zIdownIfrom-dotNlineIleftInarrow-wideIrightIto-lineIwide-narrowIz-aEs-up-from-lineAsteriskCroidAt-signBomAudio-linesK-offLxFwaveformAvocadoAwardAxeBis-3dAzerbaijani-manat
babyBckpackConBdgeE-alertFcentGheckFdollar-signFeuroFindian-rupeeHfoFjapanese-yenFminusFpercentGlusGound-sterlingFquestion-markFrussian-rubleFswiss-francFturkish-liraFxBggage-claimBll-waveDoonBnCanaCdageCgladeshi-takaCknoteH-arrow-downOupIcheckIxBrcodeCrelBselineBthCteryG-chargingHfullHlowHmediumHplusHwarningAeakerCnD-offBdC-doubleDsingleBefD-offCrD-offBlarusian-rubleClD-checkEdotEelectricEminusEoffEplusEringBtween-horizontal-endSstartHvertical-endQstartAiceps-flexedBkeBnaryCocularsBohazardBrdDhouseBtcoinAlendEerBindsBocksBuetoothI-connectedJoffJsearchingAoldCtBmbBneD-fractureBokD-aFlertFudioEbookmarkEcheckFopyEdashedFownEheadphonesHrtEimageEkeyElockEminusEopenI-checkJtextEplusEsearchEtextFypeEupG-2FserExDmarkH-checkIminusIoffIplusIxCm-boxBtC-message-squareDoffCtle-wineBw-arrowBxCesAracesDketsCinE-circuitGogFoffBick-wallJ-fireKshieldCdgeCefcaseI-businessJconveyor-beltJmedicalJplusCng-to-frontBoccoliComE-sparklesBushE-cleaningAubblesBgC-offDplayBildingH-complexP-plusBsC-front
cableE-carBkeD-sliceBlculatorCendarH-1Iarrow-downOupIcheckN-2Lvrons-leftRrightJlockJogIdaysIfoldIheartIminusN-2IoffIplusM-2IrangeIsearchJyncIxJ-2HsBmeraF-offBnC-sodaCdyE-caneFoffCnabisH-offBptionsH-offBrC-batteryDfrontDtaxi-frontCavanCd-simCrotCtonF-offBse-lowerEsensitiveEupperCsette-tapeCtDleBtActvD-offAertificateAhart-areaFbarI-bigJdecreasingJincreasingJstackedFcandlestickGolumnL-bigMdecreasingMincreasingMstackedFganttFlineFnetworkGo-axes-columnT-decreasingUincreasingPmbinedNganttFpieFscatterGplineBeckE-checkFlineCf-hatCrryCss-bishopFkingGnightFpawnFqueenFrookCvron-downHfirstHlastIeftHrightHupGs-downM-upIleftM-rightS-ellipsisIrightN-leftIupK-downBurchAigaretteI-offBrcleF-alertHrrow-downMleftMout-down-leftVrightQup-leftTrightMrightMupGcheckL-bigJvron-downOleftOrightOupNs-downPleftPrightPupGdashedM-checkHivideHollar-signItJ-dashedGellipsisHqualHuroGfading-arrow-upNplayPusGgaugeGminusGoffGparkingN-offIuseHercentHileHlayIusHound-sterlingIwerGquestion-markGslashL-2HmallHtarIopGuserK-roundGxDuit-boardBtrusAlapperboardBef-altoEbassEtrebleBipboardI-checkKlockKopyJlistJminusJpasteKenM-lineKlusJtypeJxBockE-1G0G1G2F2F3F4F5F6F7F8F9FalertGrrow-downLleftLrightLupFcheckFfadingFplusCsed-captionCudE-alertFbackupFcheckGogFdownloadGrizzleFfogFhailFlightningFmoonJ-rainFoffFrainJ-windFsnowGunI-rainGyncFuploadEyCverBubAodeD-xmlBffeeBgBinsBlumns-2H3I-cogH4BmbineCmandCpassDonentDuterBncierge-bellCeCstructionCtactG-roundEinerDrastBokieEng-potBpyD-checkEminusEplusEslashExDleftDrightBrner-down-leftLrightGleft-downLupGright-downMupGup-leftJrightApuC-aiAreative-commonsCdit-cardK-checkLminusLplusLreaderLxBoissantCpCssEhairCwnAuboidBp-sodaCcakeBrrencyAylinder
damBtabaseH-arrow-downOupIbackupIcheckIminusIplusIsearchIxIzapAecimals-arrow-leftOrightBleteBssertAiameterDondG-minusHpercentIlusBce-1E2E3E4E5E6DsBffBscD-2E3EalbumBvideAnaC-offAockBgBllar-signBmeBnutBor-closedK-cogLlockedLpackageEopenEstairwellBtBwnloadArafting-compassCmaBillBoneCpletG-offGsBumDstickAumbbell
earC-offCthE-lockAclipseAggC-friedDoffAighth-noteKsAjectAllipseFisH-verticalAmirati-dirhamAngineAqualE-approximatelyS-notFnotAraserAthernet-portAuroAv-chargerAxpandBternal-linkAyeC-closedDdashedDoff
face-angryEexpressionlessEgrinningEneutralEslightly-frowningNsmilingU-plusCtoryBnBst-forwardBucetAeatherBnceBrris-wheelAileD-archiveFxis-3dEbadgeFoxFracesK-cornerEchart-columnQ-increasingKlineKpieGeckJ-cornerFlockFodeI-cornerGgEdiffGgitFownEexclamation-pointEheadphoneHrtEimageFnputEkeyElockEminusJ-cornerFusicEoutputEpenH-lineFlayGusI-cornerEquestion-markEscanFearchK-cornerFignalFlidersFpreadsheetFtackFymlinkEterminalGxtFypeI-cornerEupFserEvideo-cameraFolumeExF-cornerDsCmBngerprint-patternBre-extinguisherBshD-offEsymbolDing-hookHrodAlagD-offEtriangle-leftNrightCmeE-kindlingCshlightJ-offDk-conicalM-offFroundBowerF-2AocusBld-horizontalEverticalDerF-archiveGbookmarkGcheckHlockJsedHodeIgGdotIwnGgitJ-2GheartGinputGkanbanHeyGlockGminusGopenK-dotHutputGpenHlusGrootGsearchM-2HymlinkIncGtreeGupHserKsGxFsBotprintsBrkliftCmCwardArameAuelBllscreenBnnelF-plusGx
galaxyClery-horizontalR-endHthumbnailsHverticalP-endBmepadG-2HdirectionalBp-horizontalDverticalBugeBvelAemBorgian-lariBrmD-offAhostAiftBt-branchJ-minusKplusDcommit-horizontalKverticalGpareK-arrowsDforkDgraphDmergeI-conflictDpull-requestP-arrowQclosedRreateW-arrowQdraftAlass-waterEesBobeE-checkGodeFlockFoffFxAoalApuAraduation-capCpeDh-hubFstarBid-2x2H-checkIplusIxE3x2G3CpD-horizontalEverticalBoceriesCupAuitarF-electric
half-noteBmCburgerCmerBndD-coinsEfistEgrabEheartGlpingEmetalEplatterDbagDle-bottom-rightDshakeBrd-driveJ-downloadKuploadEhatBshBt-glassesBzeAdBmi-portAeadingG-1H2H3H4H5H6Dphone-offIsDsetCrtE-crackFhandshakeFminusFoffFplusGulseFxCterBlicopterBxagonAighlighterBking-stickAockey-stickBpC-offBspitalBt-air-balloonCelBurglassI-cogCseE-cogFheartFplugIsFwifiEs
ice-cream-bowlJconeAd-cardG-lanyardAmageE-downFminusFoffFplayHusFupHscaleEsBportAnboxBdian-rupeeBfinityCoBspection-panelAtalicBeration-ccwKwAv-bag
japanese-yenAoystick
kanbanByakBzakh-tengeAeyC-roundDsquareCboardH-musicIoff
lambdaCpD-ceilingEdeskEfloorEwall-downJupBnd-plotDmarkCguagesBptopF-minimalN-checkBssoE-selectByer-arrow-downLupEsF-2Garrow-downMupGminusGplusCout-arrow-downMrightGdashboardGfreeformGgridK-circlesGlistGpanel-leftMtopGtemplateAeafDy-greenBcternBnsD-concaveHvexBtter-spacingFsAibraryG-bigBfe-buoyBgatureChtbulbI-offEhouseBne-dot-bottom-verticalIleft-horizontalIright-horizontalItop-verticalEheightEsquiggleFtyleCkD-2F-offBstD-checkJsHvrons-down-upNup-downFlockFollapseEendEfilterK-plusEindent-decreaseLincreaseEminusFusicEorderedEplusErestartEsort-ascendingJdescendingFtartEtodoFreeEvideoExAoaderF-circleGpinwheelBcateF-fixedGoffCkD-keyholeL-openEopenBg-inDoutCsBllipopAuggage
magnetBilD-badgeEcheckFlockEdotEminusEopenEpenFlusEquestion-markEsearchEwarningExDboxDsBpC-minusDpinG-checkM-insideHhouseHminusM-insideHoffHpenIlusL-insideHsearchHxI-insideGnedElusBrsD-strokeCtiniBximizeH-2AedalBgaphoneI-offBmory-stickBnuBrgeBssage-circleN-checkPodeOdashedU-checkOheartOmoreOoffOplusOquestion-markOreplyOtextOwarningOxHsquareN-checkPodeOdashedPiffPotOheartOlockOmoreOoffOplusOquoteOreplyOshareOtextOwarningOxGs-circleIsquareBtronomeAicC-audio-linesDoffDsignalDvocalCrochipEscopeEwaveBdi-portBlestoneCkD-offBnimizeH-2CusBrror-rectangularHoundAonitorG-checkIloudIogHdotJwnHoffHpauseIcIlayHsmartphoneIpeakerItopHupHxBonD-starBpC-sparklesBsqueBtorbikeBuntainH-snowCseE-leftFoffFpointerM-2O-offNbanNclickFrightCthE-offBveD-3dEdiagonalM-2FownI-leftJrightEhorizontalEleftErightEupG-leftHrightEvertical
navigationJ-2L-offKoffAepali-rupeeBtworkBwspaperAfcAon-binaryBtebookH-dotIpenItabsJextDpad-textL-dashedAutC-off
octagonG-alertHminusHpauseHxAmegaAptionArbitBigami
packageG-2HcheckHminusHopenHplusHsearchHxBint-bucketFrollerEbrushJ-verticalBletteBndaCel-bottomL-closeMdashedMopenFleftJ-closeKdashedKopenKright-dashedFrightK-closeLdashedLopenFtopI-bottom-dashedJcloseJdashedJopenEs-left-bottomGright-bottomGtop-leftBper-bagEclipBrasolCenthesesCkDing-meterCty-popperBuseBw-printAc-caseAenC-lineDoffDtoolCcilF-lineGoffGrulerGsparklesCtagonBrcentCfume-bottleCson-standingAhiClippine-pesoBoneE-callFforwardedFincomingFlogFmissedFoffGutgoingAiBanoBckaxeCture-in-pictureR-2Bggy-bankBlcrowG-leftHrightClD-bottleBnC-offBpetteBzzaAlaneE-landingFtakeoffDt-potCyD-offDing-cardLsM-fanBugD-2EzapCsAocket-knifeBdiumBinterG-offBpcornCsicleBund-sterlingBwerE-offAresentationBinterG-3dHcheckHxBojectorCportionsAuzzleAyramid
qr-codeAuote
rabbitBdarCiationDcalDoE-offFreceiverFtowerDusBinbowBtCioAeceiptG-centHeuroHindian-rupeeHjapanese-yenHpound-sterlingHrussian-rubleHswiss-francHtextIurkish-liraCtangle-circleJellipsisJgogglesJhorizontalJverticalCycleBdoD-2EdotBfresh-ccwK-dotIwJ-offDigeratorBgexBmove-formattingBpeatF-1G2GoffClaceG-allDyE-allBwindAibbonAoadBbot-armFvacuumBcketDing-chairBller-coasterBseBtate-3dGccwJ-clockKkeyKsquareHwI-clockJfading-clockJsquareButeE-offErBws-2E3E4AssAugby-ballBlerE-dimension-lineBssian-ruble
sailboatBladBndwichBtelliteI-dishBudi-riyalBveD-allEcheckEoffEpenFlusAcaleE-3dDingCnD-barcodeFoxEeyeEfaceEheartElineEqr-codeEsearchFquareEtextBhoolBissorsH-line-dashedBooterBratch-blocksCeen-shareL-offDwCollF-textAearchF-alertGcheckHodeGslashGxBctionBndD-horizontalEto-backBparator-horizontalJverticalBrverF-cogHrashGnasGoffGplusBttingsH-2AhapesCreE-2BeetCllDving-unitBieldF-alertGbanGcheckHogJ-cornerGellipsisGhalfHouseGkeyholeGlockGminusGoffGplusGquestion-markGuserGxCpD-cargoEwheelCrtBopping-bagKsketIcartM-minusNplusCvelCwer-headBredderCimpF-offDnkCubBuffleAigmaCnalF-highGlowGmediumGzeroEtureDpostH-bigBrenBxteenth-notesAkip-backEforwardBullAlashBiceCders-horizontalHverticalAmartphoneJ-chargingKnfcKuser-roundAnailBowflakeAoap-dispenser-dropletBfaBlar-panelBupApaceCdeCrkleGsBeakerCechCll-checkK-2BlineF-pointerDtBoolCrt-shoeCtlightBray-canCoutAquareF-activityHrrow-downQ-leftRrightMleftMout-down-leftVrightQup-leftTrightMrightR-enterTxitMupO-leftPrightHsteriskGbookmarkIttom-dashed-scissorsGcenterline-dashed-horizontalYverticalHhart-ganttIeckL-bigJvron-downOleftOrightOupHodeGdashedM-bottomT-codeNkanbanNmouse-pointerNplusNtextOop-solidNxO-cornerHimensionsIvideHotGequalHxclamation-pointGfunctionGkanbanGlibraryGmHenuHinusHouse-pointerGoffGparkingN-offIuseHenIrcentHiIlcrowHlayIusHowerGradicalHound-cornerGscissorsHigmaHlashHparklesIlit-horizontalMverticalHquareHtackJrIopGterminalIxtGuserK-roundGxFs-excludeHintersectHsubtractHuniteCircleH-dashedErelAtampCrD-checkEhalfEminusEoffEplusExBep-backEforwardCthoscopeBickerEy-noteK-checkLminusLoffLplusLxKsBoneCreBretch-horizontalHverticalCikethroughAubscriptBmmaryBnC-dimDmediumEoonDsnowCriseCsetBperscriptAwatch-bookBiss-francCtch-cameraBordEsAyringe
tableE-2Fcells-mergeLsplitGolumns-splitFof-contentsFpropertiesFrows-splitEtF-smartphoneFsBgC-plusDxCsBlly-1F2F3F4F5BngentBrgetAelescopeBntD-treeBrminalBst-tubeI-diagonalIsBxt-align-centerKendKjustifyR-centerSendSstartKstartEcursorK-inputEinitialEquoteEsearchEwrapAheaterCrmometerK-snowflakeMunBumbs-downGupAic-tac-toeCketF-checkGminusGpercentHlusGslashGxFsG-planeBmelineDrE-offFresetAoggle-leftGrightBiletBmbstoneBol-caseDboxCthbrushJ-sparklesBrnadoCusBuchpadH-offBwel-rackDr-controlBy-brickAractorCffic-coneCilerDn-frontK-tunnelFtrackCm-frontCnsgenderCshE-offBee-deciduousEpalmFineDsCnding-downIupK-downBiangleH-alertIdashedIrightHs-centerline-dashed-horizontalZd-verticalBophyBuckE-electricAube-lotionBrkish-liraCntableCtleAvB-minimalJ-playAypeD-outline
umbrellaH-offAnderlineCoD-2EdotBfold-horizontalGverticalBgroupBiversityBlinkF-2BplugAploadAsbC-c-portBerD-checkFogEgroupEkeyElockEminusEpenFlusEroundJ-arrow-leftKcheckLogKgroupKkeyKminusKpenLlusKsearchLtarKxEsearchFhieldFtarExDsE-collaborationFroundK-collaborationAtensilsH-crossedBility-pole
vanBriableBultAector-polygonGsquareBganBnetian-maskCusE-and-marsAibrateG-offBdeoE-offEtapeBewBrusE-offAoicemailBlleyballCumeF-1G2GoffGxBte
walletF-cardsGminimalDpaperBndD-sparklesBrehouseBshing-machineBtchBves-arrow-downLupFhorizontalFladderFverticalBypointsAebcamF-offChookG-offBightF-tildeAheatE-offBistleBole-wordAifiD-cogEhighElockGwEoffEpenEsyncEzeroBndD-arrow-downKupCeD-offAorkflowCmArenchF-off
xA-line-top
zapC-offAodiac-aquariusHriesGcancerIpricornGgeminiGleoHibraGophiuchusGpiscesGsagittariusHcorpioGtaurusGvirgoBom-inEout
`;
    FORMER_NAMES = `
activity-square=square-activity alarm-check=alarm-clock-check alarm-minus=alarm-clock-minus
alarm-plus=alarm-clock-plus album=square-bookmark alert-circle=circle-alert
alert-octagon=octagon-alert alert-triangle=triangle-alert align-center=text-align-center
align-justify=text-align-justify align-left=text-align-start align-right=text-align-end
angry=face-angry annoyed=face-expressionless area-chart=chart-area arrow-down-01=arrow-down-0-1
arrow-down-10=arrow-down-1-0 arrow-down-az=arrow-down-a-z arrow-down-circle=circle-arrow-down
arrow-down-left-from-circle=circle-arrow-out-down-left
arrow-down-left-from-square=square-arrow-out-down-left arrow-down-left-square=square-arrow-down-left
arrow-down-right-from-circle=circle-arrow-out-down-right
arrow-down-right-from-square=square-arrow-out-down-right
arrow-down-right-square=square-arrow-down-right arrow-down-square=square-arrow-down
arrow-down-za=arrow-down-z-a arrow-left-circle=circle-arrow-left arrow-left-square=square-arrow-left
arrow-right-circle=circle-arrow-right arrow-right-square=square-arrow-right arrow-up-01=arrow-up-0-1
arrow-up-10=arrow-up-1-0 arrow-up-az=arrow-up-a-z arrow-up-circle=circle-arrow-up
arrow-up-left-from-circle=circle-arrow-out-up-left
arrow-up-left-from-square=square-arrow-out-up-left arrow-up-left-square=square-arrow-up-left
arrow-up-right-from-circle=circle-arrow-out-up-right
arrow-up-right-from-square=square-arrow-out-up-right arrow-up-right-square=square-arrow-up-right
arrow-up-square=square-arrow-up arrow-up-za=arrow-up-z-a asterisk-square=square-asterisk
axis-3-d=axis-3d badge-help=badge-question-mark bar-chart-2=chart-no-axes-column
bar-chart-3=chart-column bar-chart-4=chart-column-increasing bar-chart-big=chart-column-big
bar-chart-horizontal-big=chart-bar-big bar-chart-horizontal=chart-bar
bar-chart=chart-no-axes-column-increasing between-horizonal-end=between-horizontal-end
between-horizonal-start=between-horizontal-start book-marked=book-bookmark book-template=book-dashed
box-select=square-dashed building-2=building-complex candlestick-chart=chart-candlestick
check-circle-2=circle-check check-circle=circle-check-big check-square-2=square-check
check-square=square-check-big chevron-down-circle=circle-chevron-down
chevron-down-square=square-chevron-down chevron-left-circle=circle-chevron-left
chevron-left-square=square-chevron-left chevron-right-circle=circle-chevron-right
chevron-right-square=square-chevron-right chevron-up-circle=circle-chevron-up
chevron-up-square=square-chevron-up circle-help=circle-question-mark circle-slashed=circle-slash-2
clipboard-edit=clipboard-pen clipboard-signature=clipboard-pen-line code-2=code-xml
code-square=square-code columns-settings=columns-3-cog columns=columns-2 contact-2=contact-round
curly-braces=braces divide-circle=circle-divide divide-square=square-divide dot-square=square-dot
download-cloud=cloud-download edit-2=pen edit-3=pen-line edit=square-pen equal-square=square-equal
file-audio-2=file-headphone file-audio=file-headphone file-axis-3-d=file-axis-3d
file-badge-2=file-badge file-bar-chart-2=file-chart-column
file-bar-chart=file-chart-column-increasing file-check-2=file-check-corner
file-code-2=file-code-corner file-cog-2=file-cog file-edit=file-pen file-json-2=file-braces-corner
file-json=file-braces file-key-2=file-key file-line-chart=file-chart-line file-lock-2=file-lock
file-minus-2=file-minus-corner file-pie-chart=file-chart-pie file-plus-2=file-plus-corner
file-question=file-question-mark file-search-2=file-search-corner file-signature=file-pen-line
file-type-2=file-type-corner file-video-2=file-video-camera file-video=file-play
file-volume-2=file-signal file-warning=file-exclamation-point file-x-2=file-x-corner
filter-x=funnel-x filter=funnel fingerprint=fingerprint-pattern
flip-horizontal-2=triangles-centerline-dashed-horizontal
flip-horizontal=square-centerline-dashed-horizontal
flip-vertical-2=triangles-centerline-dashed-vertical flip-vertical=square-centerline-dashed-vertical
folder-cog-2=folder-cog folder-edit=folder-pen fork-knife-crossed=utensils-crossed
fork-knife=utensils form-input=rectangle-ellipsis frown=face-slightly-frowning
function-square=square-function gantt-chart-square=square-chart-gantt
gantt-chart=chart-no-axes-gantt gauge-circle=circle-gauge git-commit=git-commit-horizontal
globe-2=earth grab=hand-grab grid-2-x-2-check=grid-2x2-check grid-2-x-2-plus=grid-2x2-plus
grid-2-x-2-x=grid-2x2-x grid-2-x-2=grid-2x2 grid-3-x-3=grid-3x3 grid=grid-3x3
help-circle=circle-question-mark helping-hand=hand-helping history=rotate-ccw-clock home=house
ice-cream-2=ice-cream-bowl ice-cream=ice-cream-cone indent-decrease=list-indent-decrease
indent-increase=list-indent-increase indent=list-indent-increase inspect=square-mouse-pointer
kanban-square-dashed=square-dashed-kanban kanban-square=square-kanban laptop-2=laptop-minimal
laugh=face-grinning layers-3=layers layout=panels-top-left letter-text=text-initial
library-square=square-library line-chart=chart-line loader-2=loader-circle location-edit=map-pin-pen
m-square=square-m mail-question=mail-question-mark meh=face-neutral menu-square=square-menu
message-circle-question=message-circle-question-mark mic-2=mic-vocal minus-circle=circle-minus
minus-square=square-minus more-horizontal=ellipsis more-vertical=ellipsis-vertical
mouse-pointer-square-dashed=square-dashed-mouse-pointer move-3-d=move-3d music-2=eighth-note
music-3=half-note music-4=sixteenth-notes music=eighth-notes outdent=list-indent-decrease
paintbrush-2=paintbrush-vertical palmtree=tree-palm panel-bottom-inactive=panel-bottom-dashed
panel-left-inactive=panel-left-dashed panel-right-inactive=panel-right-dashed
panel-top-inactive=panel-top-dashed panels-left-right=columns-3 panels-top-bottom=rows-3
parking-circle-off=circle-parking-off parking-circle=circle-parking
parking-square-off=square-parking-off parking-square=square-parking pause-circle=circle-pause
pause-octagon=octagon-pause pen-box=square-pen pen-square=square-pen percent-circle=circle-percent
percent-diamond=diamond-percent percent-square=square-percent pi-square=square-pi
pie-chart=chart-pie pilcrow-square=square-pilcrow play-circle=circle-play play-square=square-play
plug-zap-2=plug-zap plus-circle=circle-plus plus-square=square-plus podcast=mic-signal
power-circle=circle-power power-square=square-power rotate-3-d=rotate-3d rows=rows-2
scale-3-d=scale-3d scatter-chart=chart-scatter school-2=university
scissors-square-dashed-bottom=square-bottom-dashed-scissors scissors-square=square-scissors
send-horizonal=send-horizontal shield-close=shield-x shield-question=shield-question-mark
sidebar-close=panel-left-close sidebar-open=panel-left-open sidebar=panel-left
sigma-square=square-sigma slash-square=square-slash sliders=sliders-vertical
smile-plus=face-slightly-smiling-plus smile=face-slightly-smiling sort-asc=arrow-up-narrow-wide
sort-desc=arrow-down-wide-narrow split-square-horizontal=square-split-horizontal
split-square-vertical=square-split-vertical square-gantt-chart=square-chart-gantt stars=sparkles
stop-circle=circle-stop subtitles=captions table-config=columns-3-cog
terminal-square=square-terminal test-tube-2=test-tube-diagonal text-select=square-dashed-text
text-selection=square-dashed-text text=text-align-start train=tram-front trash-2=trash
tv-2=tv-minimal unlock-keyhole=lock-keyhole-open unlock=lock-open upload-cloud=cloud-upload
user-2=user-round user-check-2=user-round-check user-circle-2=circle-user-round
user-circle=circle-user user-cog-2=user-round-cog user-minus-2=user-round-minus
user-plus-2=user-round-plus user-square-2=square-user-round user-square=square-user
user-x-2=user-round-x users-2=users-round verified=badge-check wallet-2=wallet-minimal
wand-2=wand-sparkles waves=waves-horizontal wrap-text=text-wrap x-circle=circle-x
x-octagon=octagon-x x-square=square-x
`;
  }
});

// src/base/icons/other-names.ts
var OTHER_NAMES;
var init_other_names = __esm({
  "src/base/icons/other-names.ts"() {
    "use strict";
    OTHER_NAMES = `
accessible=accessibility account=circle-user add=plus add-circle=circle-plus add-user=user-plus
address=map-pin address-book=contact ai=sparkles airplane=plane alert=triangle-alert
analytics=chart-column android=smartphone api=webhook approved=circle-check arrow-back=arrow-left
arrow-forward=arrow-right attach=paperclip attachment=paperclip attachments=paperclip
avatar=circle-user

back=arrow-left bag=shopping-bag bank=landmark bar-graph=chart-column bars=menu
basket=shopping-basket billing=credit-card bin=trash block=ban board=square-kanban brightness=sun
build=hammer bulb=lightbulb business=briefcase

calendar-add=calendar-plus call=phone cancel=x card=credit-card caret-down=chevron-down
caret-left=chevron-left caret-right=chevron-right caret-up=chevron-up cart=shopping-cart
cart-plus=shopping-cart-plus chart=chart-column chat=message-circle checklist=list-checks
checkmark=check chevron=chevron-right city=building-complex close=x close-circle=circle-x
closed=lock collapse=chevrons-down-up color=palette colour=palette comment=message-square
comments=messages-square company=building compose=square-pen connect=plug
contacts=contact conversation=messages-square coupon=ticket-percent create=plus cut=scissors

danger=octagon-alert dark=moon dark-mode=moon dashboard=layout-dashboard date=calendar day=sun
db=database delivery=truck desktop=monitor disconnect=unplug discord=gamepad-2
discount=badge-percent disk=save dislike=thumbs-down doc=file-text document=file-text
documents=files dollar=dollar-sign done=check dots=ellipsis dots-horizontal=ellipsis
dots-vertical=ellipsis-vertical down=arrow-down draft=file-pen drag=grip-vertical
drag-handle=grip-vertical dribbble=volleyball drink=cup-soda

edit-user=user-pen education=graduation-cap email=mail emoji=face-slightly-smiling
end=chevron-last envelope=mail error=circle-alert exchange=arrow-left-right exit=log-out
expand-less=chevron-up expand-more=chevron-down export=upload extension=puzzle
external=external-link

face=face-slightly-smiling facebook=thumbs-up favorite=heart favorites=heart favourite=heart
favourites=heart feedback=message-square-text figma=pen-tool find=search finish=flag fire=flame
first=chevron-first flash=zap flight=plane floppy=save floppy-disk=save food=utensils
forbidden=ban

gallery=images gear=settings git=git-branch github=git-fork gitlab=git-merge google=globe
graph=chart-line

handle=grip-vertical happy=face-slightly-smiling health=heart-pulse hidden=eye-off hide=eye-off
hyperlink=link

idea=lightbulb information=info instagram=camera integration=blocks integrations=blocks
inventory=package invoice=receipt-text invoices=receipt-text

job=briefcase kebab=ellipsis-vertical
lang=languages language=languages last=chevron-last left=arrow-left license=scroll-text
lifebuoy=life-buoy light=sun light-mode=sun lightning=zap like=thumbs-up
linkedin=briefcase-business loading=loader-circle location=map-pin login=log-in logout=log-out

magic=wand-sparkles magnifier=search magnifying-glass=search marker=map-pin medical=stethoscope
menu-alt=text-align-start message=message-square messages=messages-square microphone=mic
mobile=smartphone money=banknote more=ellipsis more-horiz=ellipsis more-vert=ellipsis-vertical
movie=film mute=volume-x

new=plus next=chevron-right night=moon note=sticky-note notes=sticky-notes notification=bell
notifications=bell office=building open-external=external-link order=shopping-bag
orders=shopping-bag

padlock=lock page=file paper=file password=key-round paste=clipboard-paste payment=credit-card
paypal=wallet pdf=file-text pending=clock people=users performance=gauge person=user
photo=image photos=images picture=image pinterest=pin place=map-pin plan=list-checks
plugin=puzzle poll=chart-bar preferences=settings-2 prev=chevron-left previous=chevron-left
price=tag pricing=tags print=printer product=package products=package profile=user

qr=qr-code question=circle-question-mark rain=cloud-rain rating=star record=circle-dot
recycle-bin=trash reddit=message-circle refresh=refresh-cw rejected=circle-x reload=refresh-cw
remove=minus remove-circle=circle-minus remove-user=user-minus report=file-chart-column
reports=file-chart-column resize=maximize-2 restaurant=utensils return=corner-down-left
right=arrow-right robot=bot rotate=rotate-cw run=play

sad=face-slightly-frowning schedule=calendar-clock secure=lock security=shield shipping=truck
shop=store show=eye sign-in=log-in sign-out=log-out signin=log-in signout=log-out
signup=user-plus slack=hash slider=sliders-horizontal smiley=face-slightly-smiling
snow=snowflake sort=arrow-up-down sound=volume-2 speed=gauge spinner=loader-circle
spotify=eighth-notes start=play statistics=chart-column stats=chart-column stop=square
subscribe=bell-plus subscription=repeat success=circle-check sunny=sun support=life-buoy
survey=clipboard-list swap=arrow-left-right switch=toggle-right sync=refresh-cw

task=square-check tasks=list-checks taxi=car team=users telegram=send telephone=phone
temperature=thermometer theme=palette thumb-down=thumbs-down thumb-up=thumbs-up tick=check
tiktok=eighth-note time=clock times=x todo=list-todo toggle=toggle-left tool=wrench
tools=wrench transfer=arrow-left-right translate=languages trash-can=trash tree=tree-pine
trello=square-kanban twitch=tv-minimal-play twitter=bird

up=arrow-up url=link user-add=user-plus user-edit=user-pen vehicle=car visible=eye
warning=triangle-alert water=droplet weather=cloud-sun web=globe website=globe
whatsapp=message-circle wheelchair=accessibility work=briefcase world=globe write=pencil
youtube=square-play zoom=zoom-in
`;
  }
});

// src/base/icons/stand-in-names.ts
function presentNameFor(word) {
  return pairedWith(FORMER_NAMES, word) ?? pairedWith(OTHER_NAMES, word);
}
function standInNames() {
  return [OTHER_NAMES, FORMER_NAMES].flatMap(
    (list2) => list2.trim().split(/\s+/).map((pair) => {
      const [other = "", name = ""] = pair.split("=");
      return [other, name];
    })
  );
}
function pairedWith(list2, word) {
  const pair = `${word}=`;
  for (let at = list2.indexOf(pair); at >= 0; at = list2.indexOf(pair, at + 1)) {
    if (!/^\s?$/.test(list2.charAt(at - 1))) continue;
    return /\S+/.exec(list2.slice(at + pair.length))?.[0];
  }
  return void 0;
}
var init_stand_in_names = __esm({
  "src/base/icons/stand-in-names.ts"() {
    "use strict";
    init_names_generated();
    init_other_names();
  }
});

// src/base/icons/icon-names.ts
function isIconName(name) {
  return canonicalIconName(name) !== void 0;
}
function canonicalIconName(name) {
  if (accepted !== void 0) return accepted.get(name);
  const known = found.get(name);
  if (known !== void 0 || !/^[a-z0-9-]+$/.test(name)) return known;
  const canonical = namesLike(name).includes(name) ? name : presentNameFor(name);
  if (canonical !== void 0) found.set(name, canonical);
  return canonical;
}
function namesLike(name) {
  const letter = name.charAt(0);
  let names = byLetter.get(letter);
  if (names === void 0) {
    const start = ICON_NAMES.indexOf(`
${letter}`) + 1;
    names = start > 0 ? namesOf2(ICON_NAMES.slice(start, ICON_NAMES.indexOf("\n", start))) : [];
    byLetter.set(letter, names);
  }
  return names;
}
function namesOf2(line) {
  let name = "";
  return line.split(/(?=[A-Z])/).map((part) => {
    const shared = part.charCodeAt(0) - 64;
    name = shared > 0 && shared <= 26 ? name.slice(0, shared) + part.slice(1) : part;
    return name;
  });
}
function iconNames() {
  sorted ??= [...acceptedNames().keys()].sort();
  return sorted;
}
function canonicalIconNames() {
  return words(ICON_NAMES).flatMap(namesOf2);
}
function acceptedNames() {
  if (accepted !== void 0) return accepted;
  const names = new Map(standInNames());
  for (const name of canonicalIconNames()) names.set(name, name);
  accepted = names;
  found.clear();
  return names;
}
function words(list2) {
  return list2.trim().split(/\s+/);
}
function iconOfOtherSet(written) {
  if (written.length > 60) return void 0;
  const dashed = written.trim().replace(/^(?:Fa|Md|Bi|Hi|Lu|Tb|Io|Fi)(?=[A-Z])/, "").replace(/([a-z\d])([A-Z])/g, "$1-$2").replaceAll("_", "-").toLowerCase();
  const plain = dashed.replace(setPrefix, "");
  for (const name of [dashed, plain, plain.replace(setSuffix, "")]) {
    if (name !== "" && isIconName(name)) return name;
  }
  return void 0;
}
var accepted, sorted, found, byLetter, setPrefix, setSuffix;
var init_icon_names = __esm({
  "src/base/icons/icon-names.ts"() {
    "use strict";
    init_names_generated();
    init_stand_in_names();
    found = /* @__PURE__ */ new Map();
    byLetter = /* @__PURE__ */ new Map();
    setPrefix = /^(?:(?:fa[srlbdt]?|fa-(?:solid|regular|light|brands|thin|duotone)|bi|ti|mdi|ri|ph|bx|glyphicon|material-icons)\s+)*(?:[a-z-]+:|(?:fa[srlbdt]?|mdi|bi|ti|ri|ph|hi|bxs?|io|ion|ios|md|tb|lu|lucide|feather|heroicons?|octicon|glyphicon|codicon|icon|icofont|uil|eva|antd|ant-design|tabler|carbon|material)-)?/;
    setSuffix = /-(?:icon|outline|outlined|filled|fill|solid|line|regular|rounded|sharp|thin|bold|o|alt)$/;
  }
});

// src/base/markup/safe-url.ts
function safeUrl(url2) {
  return withScheme(url2, linkSchemes);
}
function safeImageUrl(url2) {
  const cleaned = clean(url2);
  return imageData.test(cleaned) ? cleaned : withScheme(url2, imageSchemes);
}
function withScheme(url2, allowed) {
  const cleaned = clean(url2);
  if (otherComputer.test(cleaned)) return void 0;
  const found2 = scheme.exec(cleaned);
  return found2 === null || allowed.has(found2[1].toLowerCase()) ? cleaned : void 0;
}
function clean(url2) {
  return url2.replace(outerBlanks, "").replace(ignoredCharacters, "");
}
var outerBlanks, ignoredCharacters, scheme, otherComputer, linkSchemes, imageSchemes, imageData;
var init_safe_url = __esm({
  "src/base/markup/safe-url.ts"() {
    "use strict";
    outerBlanks = /^[\u0000-\u0020\u007f-\u00a0]+|(?<![\u0000-\u0020\u007f-\u00a0])[\u0000-\u0020\u007f-\u00a0]+$/g;
    ignoredCharacters = /[\u0000-\u001f\u007f\u200b-\u200f\u2028\u2029\u2060\ufeff]/g;
    scheme = /^([^/?#:]*):/;
    otherComputer = /^(?:\\[\\/]|\/\\)/;
    linkSchemes = /* @__PURE__ */ new Set(["http", "https", "mailto", "tel"]);
    imageSchemes = /* @__PURE__ */ new Set(["http", "https"]);
    imageData = /^data:image\/(?:png|jpeg|jpg|gif|webp|avif|svg\+xml)[;,]/i;
  }
});

// src/model/define/references.ts
function iconName(docs, extras) {
  return attribute(docs, iconKind, extras);
}
function iconProblem(literal, icon2, suggester) {
  if (icon2 === "" || isIconName(icon2)) return void 0;
  const other = iconOfOtherSet(icon2);
  const meant = other ?? suggester.nearest(icon2, iconNames, iconNames);
  const edits = other === void 0 ? valueEdits(literal, icon2, meant) : replaceValue(literal, other);
  return createProblem("unknown-icon", "unknown", { icon: icon2, meant }, { edits });
}
function url(docs, extras = {}) {
  const { reference: to, picture = false, ...others } = extras;
  const safe = picture ? safeImageUrl : safeUrl;
  const kind2 = {
    kind: "url",
    reference: to,
    describes: "a URL",
    check(literal, name) {
      const written = textOf(literal.value);
      if (written === void 0) return kindProblem(literal, name, "a URL");
      if (safe(written) !== void 0) return void 0;
      return createProblem("url-unsafe", "unsafe", { name, url: written });
    },
    read(value) {
      const written = textOf(value);
      return written === void 0 ? void 0 : safe(written);
    }
  };
  return { docs, semantic: true, ...others, kind: kind2 };
}
function reference(to, docs) {
  const describes5 = to === "element" ? "the id of an element" : "the id or label of an element";
  return {
    docs,
    semantic: true,
    kind: {
      kind: "reference",
      reference: to,
      describes: describes5,
      check: (literal, name) => textOf(literal.value) === void 0 ? kindProblem(literal, name, describes5) : void 0,
      read: textOf
    }
  };
}
function isHexColor(value) {
  return /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(value);
}
function color(words2, docs, extras) {
  const fits3 = (value) => words2.includes(value) || isHexColor(value);
  const kind2 = {
    kind: "color",
    choices: words2.length > 0 ? words2 : void 0,
    get describes() {
      return words2.length > 0 ? `a hex color or ${oneOf(words2)}` : "a hex color";
    },
    check(literal, name, suggester) {
      return typeof literal.value === "string" && fits3(literal.value) ? void 0 : choiceProblem(literal, name, words2, this.describes, suggester);
    },
    read: (value) => typeof value === "string" && fits3(value) ? value : void 0
  };
  return attribute(docs, kind2, extras);
}
var iconKind;
var init_references2 = __esm({
  "src/model/define/references.ts"() {
    "use strict";
    init_icon_names();
    init_safe_url();
    init_phrases();
    init_value();
    init_value_problem();
    init_create_diagnostic();
    init_attributes2();
    iconKind = {
      kind: "icon",
      describes: "the name of a Lucide icon",
      check(literal, name, suggester) {
        const written = textOf(literal.value);
        if (written === void 0 || literal.kind === "boolean") {
          return kindProblem(literal, name, this.describes);
        }
        return iconProblem(literal, written, suggester);
      },
      read: (value) => typeof value === "string" && value !== "" ? value : void 0
    };
  }
});

// src/model/define/common-attributes.ts
var lengthWords, backgroundWords, commonAttributes, longNames, containerModifiers, commonModifiers;
var init_common_attributes = __esm({
  "src/model/define/common-attributes.ts"() {
    "use strict";
    init_attributes2();
    init_measures();
    init_ratio();
    init_references2();
    lengthWords = ["full", "auto", "screen", "fit"];
    backgroundWords = [
      "muted",
      "primary",
      "secondary",
      "accent",
      "info",
      "success",
      "warning",
      "danger"
    ];
    commonAttributes = {
      id: text("Name that other elements use to refer to this one", { semantic: true }),
      p: spacing("Padding on all sides"),
      px: spacing("Padding on the left and right"),
      py: spacing("Padding at the top and bottom"),
      pt: spacing("Padding at the top"),
      pr: spacing("Padding on the right"),
      pb: spacing("Padding at the bottom"),
      pl: spacing("Padding on the left"),
      m: margin("Margin on all sides"),
      mx: margin("Margin on the left and right"),
      my: margin("Margin at the top and bottom"),
      mt: margin("Margin at the top"),
      mr: margin("Margin on the right"),
      mb: margin("Margin at the bottom"),
      ml: margin("Margin on the left"),
      gap: spacing("Space between children"),
      w: length(lengthWords, "Width"),
      h: length(lengthWords, "Height"),
      minW: length(lengthWords, "Minimum width"),
      maxW: length(lengthWords, "Maximum width"),
      minH: length(lengthWords, "Minimum height"),
      maxH: length(lengthWords, "Maximum height"),
      ratio: ratio('Width to height, such as `"16:9"`, if no height is given'),
      flex: booleanOr(number({ min: 0 }, ""), "Share of the remaining space"),
      direction: choice2(
        ["row", "column", "row-reverse", "column-reverse"],
        "Direction in which the children are laid out"
      ),
      justify: choice2(
        ["start", "center", "end", "between", "around", "evenly"],
        "Distribution of the children along that direction"
      ),
      align: choice2(
        ["start", "center", "end", "stretch", "baseline"],
        "Alignment of the children across that direction",
        { synonyms: { top: "start", bottom: "end" } }
      ),
      wrap: booleanOr(choice2(["nowrap"], ""), "Whether children wrap onto a new line"),
      span: number(
        { min: 1, max: 12, integer: true },
        "Number of columns to take: of the 12 in a row, or of the grid",
        { onlyIn: ["row", "grid"] }
      ),
      order: number({ integer: true }, "Position among its siblings"),
      x: measure([], "px", "Distance from the left edge of the parent"),
      y: measure([], "px", "Distance from the top edge of the parent"),
      bg: color(backgroundWords, "Background color"),
      border: booleanOr(color([], ""), "Border, or its color")
    };
    longNames = {
      padding: "p",
      margin: "m",
      width: "w",
      height: "h",
      minWidth: "minW",
      maxWidth: "maxW",
      minHeight: "minH",
      maxHeight: "maxH",
      aria: "aria-label"
    };
    containerModifiers = {
      centered: "Children are centered both ways",
      center: "The same as `centered`",
      rounded: "Rounded corners"
    };
    commonModifiers = {
      wrap: "Children wrap onto a new line",
      flex: "Fills the remaining space",
      scroll: "Clips its content and shows a scroll bar",
      fullWidth: "As wide as its parent",
      hidden: "Not drawn",
      "hidden-sm": "Not drawn on boards narrower than 768 px",
      "hidden-md": "Not drawn on boards from 768 to 1199 px wide",
      "hidden-lg": "Not drawn on boards from 1200 px wide",
      "only-sm": "Drawn only on boards narrower than 768 px",
      "only-md": "Drawn only on boards from 768 to 1199 px wide",
      "only-lg": "Drawn only on boards from 1200 px wide"
    };
  }
});

// src/model/define/lazy-table.ts
var patience, shortName, LazyTable;
var init_lazy_table = __esm({
  "src/model/define/lazy-table.ts"() {
    "use strict";
    patience = 100;
    shortName = 12;
    LazyTable = class {
      #find;
      #names;
      #found = /* @__PURE__ */ new Map();
      /** Names known to be missing: every word after an element is looked up repeatedly. */
      #missing = /* @__PURE__ */ new Set();
      #whole;
      #misses = 0;
      /**
       * @param find creates the entry of a name; undefined if the name is not in the table
       * @param names all names that may be in the table, in order
       */
      constructor(find, names) {
        this.#find = find;
        this.#names = names;
      }
      get(name) {
        if (this.#whole) return this.#whole.get(name);
        const known = this.#found.get(name);
        if (known !== void 0 || this.#missing.has(name)) return known;
        const entry = this.#find(name);
        if (entry !== void 0) this.#found.set(name, entry);
        else if (++this.#misses > patience) this.#all();
        else if (name.length <= shortName) this.#missing.add(name);
        return entry;
      }
      has(name) {
        return this.get(name) !== void 0;
      }
      get size() {
        return this.#all().size;
      }
      keys() {
        return this.#all().keys();
      }
      values() {
        return this.#all().values();
      }
      entries() {
        return this.#all().entries();
      }
      [Symbol.iterator]() {
        return this.entries();
      }
      forEach(callback) {
        for (const [name, entry] of this.#all()) callback(entry, name, this);
      }
      #all() {
        if (this.#whole) return this.#whole;
        const whole = /* @__PURE__ */ new Map();
        for (const name of this.#names()) {
          const entry = this.#found.get(name) ?? this.#find(name);
          if (entry !== void 0) whole.set(name, entry);
        }
        this.#whole = whole;
        this.#missing.clear();
        return whole;
      }
    };
  }
});

// src/model/define/attribute-tables.ts
function attributeEntry(name, { kind: kind2, docs, default: preset, semantic = false, onlyIn = none5 }, common) {
  return preset === void 0 ? { name, kind: kind2, docs, common, semantic, onlyIn } : { name, kind: kind2, docs, default: preset, common, semantic, onlyIn };
}
function attributeTable(definition) {
  const { attributes: own } = definition;
  const find = (name) => {
    const declared = entryIn(own, name) ?? twinOf(definition, name);
    if (declared) return attributeEntry(name, declared, false);
    return takes2(definition, name) ? commonEntry(name) : void 0;
  };
  const names = () => [
    ...Object.keys(commonAttributes),
    ...twinsOf(definition),
    ...Object.keys(own)
  ];
  return new LazyTable(find, names);
}
function modifierTable(definition, attributes) {
  const { modifiers: own = {}, centers } = definition;
  const find = (word) => {
    const meant = attributes.get(word);
    const value = meant?.kind.isBoolean ? { attribute: word, value: true } : {};
    const ownDocs = entryIn(own, word) ?? (centers && entryIn(containerModifiers, word));
    if (ownDocs !== void 0) return { word, docs: ownDocs, common: false, ...value };
    const commonDocs = takes2(definition, word) ? entryIn(commonModifiers, word) : void 0;
    if (commonDocs !== void 0) return { word, docs: commonDocs, common: true, ...value };
    if (!meant?.kind.isBoolean) return choiceModifier(word, attributes);
    return { word, docs: meant.docs, common: meant.common, attribute: word, value: true };
  };
  const names = () => [
    ...wordAttributes.flatMap((name) => attributes.get(name)?.kind.choices ?? none5),
    ...attributes.keys(),
    ...Object.keys(commonModifiers),
    ...centers ? Object.keys(containerModifiers) : none5,
    ...Object.keys(own)
  ];
  return new LazyTable(find, names);
}
function choiceModifier(word, attributes) {
  let found2;
  for (const name2 of wordAttributes) {
    const attribute2 = attributes.get(name2);
    if (!attribute2?.kind.choices?.includes(word)) continue;
    if (found2) return void 0;
    found2 = attribute2;
  }
  if (!found2) return void 0;
  const { name, common } = found2;
  return { word, docs: `\`${name}=${word}\``, common, attribute: name, value: word };
}
function commonEntry(name) {
  const known = commonEntries.get(name);
  if (known) return known;
  const declared = entryIn(commonAttributes, name);
  if (!declared) return void 0;
  const entry = attributeEntry(name, declared, true);
  commonEntries.set(name, entry);
  return entry;
}
function takes2({ without = none5, layer, root }, name) {
  if (name === "ratio" && (layer || root)) return false;
  return without !== "all" && !without.includes(name);
}
function twinOf(definition, name) {
  let twin;
  for (const { label: label2, list: items } of shapesOf(definition)) {
    if (label2?.twins?.includes(name)) twin = text(label2.docs);
    if (items?.twins?.includes(name)) twin = list(items.docs);
  }
  return twin;
}
function twinsOf(definition) {
  return shapesOf(definition).flatMap(({ label: label2, list: items }) => [
    ...label2?.twins ?? none5,
    ...items?.twins ?? none5
  ]);
}
function shapesOf(definition) {
  return definition.within ? [definition, ...Object.values(definition.within)] : [definition];
}
function entryIn(table, name) {
  return Object.hasOwn(table, name) ? table[name] : void 0;
}
var wordAttributes, none5, commonEntries;
var init_attribute_tables = __esm({
  "src/model/define/attribute-tables.ts"() {
    "use strict";
    init_attributes2();
    init_common_attributes();
    init_lazy_table();
    wordAttributes = [
      "variant",
      "size",
      "weight",
      "align",
      "position",
      "inputType",
      "shadow",
      "theme"
    ];
    none5 = [];
    commonEntries = /* @__PURE__ */ new Map();
  }
});

// src/model/define/component-entries.ts
function aliasEntries(aliases) {
  return new Map(Object.entries(aliases).map(([word, alias]) => [word, { word, ...alias }]));
}
function shapeEntries(shape, {
  parents,
  keepsModifiers,
  children: block
}) {
  const label2 = shape.label && {
    twins: shape.label.twins ?? [],
    required: shape.label.required ?? false,
    unless: shape.label.unless ?? [],
    unlessBlock: shape.label.unlessBlock ?? false,
    unlessList: shape.label.unlessList ?? false,
    second: shape.label.second,
    isPicture: shape.label.isPicture ?? false,
    docs: shape.label.docs
  };
  const items = shape.list && {
    twins: shape.list.twins ?? [],
    required: shape.list.required ?? false,
    docs: shape.list.docs,
    nested: shape.list.nested ?? false,
    marks: shape.list.marks ?? false,
    keys: shape.list.keys ? keyEntries(shape.list.keys) : noKeys
  };
  const only = shape.children?.mustBeEmpty ? [] : shape.children?.only;
  const children = {
    allow: !shape.children ? "none" : only ? "only" : "any",
    names: only ?? [],
    braces: shape.children?.braces ?? "optional",
    mustBeEmpty: shape.children?.mustBeEmpty ?? false,
    each: shape.children?.each ? keyEntries(shape.children.each) : noKeys
  };
  const needsNothing = !label2?.required && !shape.number?.required && !items?.required && children.braces !== "required";
  const keepsOnlyModifiers = block === void 0 || keepsModifiers === true;
  return {
    label: label2,
    number: shape.number,
    list: items,
    children,
    countsAs: shape.countsAs,
    bare: needsNothing && parents === void 0,
    bareIn: needsNothing && parents || [],
    keepsModifiers: keepsOnlyModifiers,
    keepsChildren: !keepsOnlyModifiers
  };
}
function keyEntries(keys) {
  return new Map(
    Object.entries(keys).map(([name, declared]) => [name, attributeEntry(name, declared, false)])
  );
}
var noKeys;
var init_component_entries = __esm({
  "src/model/define/component-entries.ts"() {
    "use strict";
    init_attribute_tables();
    noKeys = /* @__PURE__ */ new Map();
  }
});

// src/model/define/define-component.ts
function defineComponent(define) {
  return once(() => new DefinedComponent(define()));
}
var DefinedComponent, none6, longNameEntries;
var init_define_component = __esm({
  "src/model/define/define-component.ts"() {
    "use strict";
    init_attribute_tables();
    init_common_attributes();
    init_component_entries();
    init_once();
    init_type_of_name();
    DefinedComponent = class _DefinedComponent {
      #definition;
      #base;
      #variants = /* @__PURE__ */ new Map();
      name;
      type;
      label;
      number;
      list;
      children;
      countsAs;
      bare;
      bareIn;
      keepsModifiers;
      keepsChildren;
      check;
      board;
      plan;
      layer;
      #attributes;
      #modifiers;
      #aliases;
      #attributeAliases;
      #ownAttributes;
      #foreignChildren;
      #foreignForms;
      #foreignAttributes;
      #records;
      /**
       * @param shape what it accepts inside a certain parent
       * @param base the component outside that parent
       */
      constructor(definition, shape, base2) {
        this.#definition = definition;
        this.#base = base2 ?? this;
        const { name, type, check: check2, board, plan, layer } = definition;
        this.name = name;
        this.type = type ?? typeOfName(name);
        const entries = shapeEntries(shape ?? definition, definition);
        this.label = entries.label;
        this.number = entries.number;
        this.list = entries.list;
        this.children = entries.children;
        this.countsAs = entries.countsAs;
        this.bare = entries.bare;
        this.bareIn = entries.bareIn;
        this.keepsModifiers = entries.keepsModifiers;
        this.keepsChildren = entries.keepsChildren;
        if (check2) this.check = check2;
        if (board) this.board = board;
        if (plan) this.plan = plan;
        if (layer) this.layer = layer;
        if (base2 || !definition.within) return;
        for (const [parent, inside] of Object.entries(definition.within)) {
          this.#variants.set(parent, new _DefinedComponent(definition, inside, this));
        }
      }
      get category() {
        return this.#definition.category;
      }
      get docs() {
        return this.#definition.docs;
      }
      get examples() {
        return this.#definition.examples;
      }
      get foreignWords() {
        return this.#definition.foreignWords ?? [];
      }
      get foreignForms() {
        this.#foreignForms ??= new Map(Object.entries(this.#definition.foreignForms ?? {}));
        return this.#foreignForms;
      }
      get bareNumber() {
        return this.#definition.bareNumber;
      }
      get foreignOutside() {
        return this.#definition.foreignOutside;
      }
      get mark() {
        return this.#definition.mark;
      }
      get foreignChildren() {
        this.#foreignChildren ??= new Map(Object.entries(this.#definition.foreignChildren ?? {}));
        return this.#foreignChildren;
      }
      get foreignAttributes() {
        this.#foreignAttributes ??= new Map(Object.entries(this.#definition.foreignAttributes ?? {}));
        return this.#foreignAttributes;
      }
      get root() {
        return this.#definition.root ?? false;
      }
      get ofCanvas() {
        return this.#definition.ofCanvas ?? false;
      }
      get wraps() {
        return this.#definition.wraps ?? false;
      }
      get groups() {
        return this.#definition.groups ?? false;
      }
      get soft() {
        return this.#definition.soft ?? false;
      }
      get structural() {
        return this.#definition.structural ?? false;
      }
      get centers() {
        return this.#definition.centers ?? false;
      }
      get framed() {
        return this.#definition.framed ?? false;
      }
      get outlined() {
        return this.framed || (this.#definition.outlined ?? false);
      }
      get atEdges() {
        return this.#definition.atEdges ?? false;
      }
      get inLine() {
        return this.#definition.inLine;
      }
      get labelAfter() {
        return this.#definition.labelAfter ?? false;
      }
      get oneLine() {
        return this.#definition.oneLine ?? false;
      }
      get wide() {
        return this.#definition.wide ?? false;
      }
      get itemForm() {
        return this.#definition.children?.items;
      }
      get folds() {
        return this.#definition.folds ?? false;
      }
      get band() {
        return this.#definition.band;
      }
      get ownFlow() {
        return this.#definition.ownFlow ?? false;
      }
      get parents() {
        return this.#definition.parents ?? none6;
      }
      get heads() {
        return this.#definition.heads ?? false;
      }
      get line() {
        return this.#definition.line ?? false;
      }
      get room() {
        return this.#definition.room ?? false;
      }
      get filler() {
        return this.#definition.filler ?? false;
      }
      get mayBeEmpty() {
        return this.#definition.mayBeEmpty ?? false;
      }
      get targetOf() {
        return this.#definition.targetOf ?? none6;
      }
      get cost() {
        return this.#definition.cost;
      }
      get aliases() {
        this.#aliases ??= aliasEntries(this.#definition.aliases ?? {});
        return this.#aliases;
      }
      get attributes() {
        const base2 = this.#base;
        base2.#attributes ??= attributeTable(this.#definition);
        return base2.#attributes;
      }
      get modifiers() {
        const base2 = this.#base;
        base2.#modifiers ??= modifierTable(this.#definition, this.attributes);
        return base2.#modifiers;
      }
      get attributeAliases() {
        const { attributeAliases: own } = this.#definition;
        if (!own) return longNameEntries();
        this.#attributeAliases ??= new Map([...longNameEntries(), ...Object.entries(own)]);
        return this.#attributeAliases;
      }
      get records() {
        const { records } = this.#definition;
        if (!records) return void 0;
        this.#records ??= { read: records.read, attributes: keyEntries(records.attributes) };
        return this.#records;
      }
      get ownAttributes() {
        this.#ownAttributes ??= new Set(Object.keys(this.#definition.attributes));
        return this.#ownAttributes;
      }
      get variants() {
        return this.#base.#variants;
      }
      within(parent) {
        const variants = this.#base.#variants;
        if (variants.size === 0) return this;
        if (parent?.name === this.name) return parent;
        return variants.get(parent?.name ?? "") ?? this.#base;
      }
    };
    none6 = [];
    longNameEntries = once(() => new Map(Object.entries(longNames)));
  }
});

// src/model/define/read-element.ts
function readValues(node, entry) {
  const values = {};
  const { modifiers, attributes } = node;
  if (modifiers !== void 0) {
    for (let at = 0; at < modifiers.length; at++) {
      const word = modifiers[at];
      const known = entry.modifiers.get(word);
      if (known?.attribute === void 0 || known.value === void 0) continue;
      values[known.attribute] = entry.attributes.get(known.attribute)?.kind.read(known.value);
    }
  }
  for (const name in attributes) {
    const read = entry.attributes.get(name)?.kind.read(attributes[name]);
    if (read !== void 0) values[name] = read;
  }
  return values;
}
function hasModifier(node, modifier) {
  const written = node.attributes?.[modifier];
  if (written === void 0) return node.modifiers?.includes(modifier) ?? false;
  return written === true || written === "true";
}
function readElement(node, entry, flow, values = readValues(node, entry)) {
  return {
    node,
    label: plainText(node.label ?? ""),
    number: node.number,
    items: itemsOf(node, entry),
    children: node.children ?? nothing2,
    values,
    flow,
    has: (modifier) => hasModifier(node, modifier)
  };
}
function itemsOf(node, entry) {
  if (entry.list !== void 0 && node.attributes !== void 0) {
    for (const twin of entry.list.twins) {
      const written = node.attributes[twin];
      if (Array.isArray(written)) return written;
    }
  }
  return node.items ?? nothing2;
}
var nothing2;
var init_read_element = __esm({
  "src/model/define/read-element.ts"() {
    "use strict";
    init_plain_text();
    nothing2 = [];
  }
});

// src/model/components/parts/same-form.ts
function sameForm(words2, example) {
  return Object.fromEntries(words2.split(" ").map((word) => [word, example]));
}
var init_same_form = __esm({
  "src/model/components/parts/same-form.ts"() {
    "use strict";
  }
});

// src/model/components/accordion.ts
var accordionComponent;
var init_accordion = __esm({
  "src/model/components/accordion.ts"() {
    "use strict";
    init_define_component();
    init_same_form();
    accordionComponent = defineComponent(() => ({
      name: "accordion",
      category: "container",
      framed: true,
      centers: true,
      docs: "A titled box that collapses, or, without a title, one around a box for each titled child.",
      foreignForms: {
        ...sameForm(
          "accordionitem accordionpanel accordiontrigger accordioncontent faqitem summary",
          'accordion { section "\u2026" { \u2026 } }'
        )
      },
      foreignWords: [
        "details",
        "collapse",
        "collapsible",
        "expander",
        "disclosure",
        "disclosuregroup",
        "expansionpanel",
        "expansiontile",
        "faq"
      ],
      label: { twins: ["title"], docs: "Title of the box, always visible" },
      children: { braces: "expected" },
      attributes: {},
      modifiers: { collapsed: "Drawn collapsed" },
      targetOf: ["toggles"],
      folds: true,
      ownFlow: true,
      examples: [
        'accordion "How do I cancel?" { text "Under Settings, Billing." }',
        'accordion "Refunds" collapsed { text "Within 30 days." }',
        'accordion {\n  section "Description" expanded { text "Light and fast." }\n  section "Shipping" { text "Free from $ 50." }\n}'
      ],
      cost: { boxes: 6 }
    }));
  }
});

// src/model/components/parts/sizes.ts
var sizeWords, textSizeWords;
var init_sizes = __esm({
  "src/model/components/parts/sizes.ts"() {
    "use strict";
    sizeWords = ["xs", "sm", "md", "lg", "xl"];
    textSizeWords = ["xs", "sm", "base", "md", "lg", "xl", "2xl", "3xl"];
  }
});

// src/model/components/parts/message-size.ts
var messageSize;
var init_message_size = __esm({
  "src/model/components/parts/message-size.ts"() {
    "use strict";
    init_measures();
    init_sizes();
    messageSize = size(textSizeWords, "Font size", { default: "sm" });
  }
});

// src/model/components/parts/palette.ts
var paperInk, statuses, colorWords;
var init_palette = __esm({
  "src/model/components/parts/palette.ts"() {
    "use strict";
    init_build();
    paperInk = { ink: token("ink"), muted: token("inkMuted") };
    statuses = ["success", "warning", "danger", "info"];
    colorWords = ["primary", "secondary", "muted", ...statuses];
  }
});

// src/model/components/alert.ts
var alertComponent;
var init_alert = __esm({
  "src/model/components/alert.ts"() {
    "use strict";
    init_attributes2();
    init_define_component();
    init_references2();
    init_message_size();
    init_palette();
    alertComponent = defineComponent(() => ({
      name: "alert",
      category: "feedback",
      docs: "A message in the page, with the color and icon of its type.",
      foreignForms: {
        error: 'alert "\u2026" danger',
        danger: 'alert "\u2026" danger',
        errormessage: 'alert "\u2026" danger, or input "\u2026" error="\u2026"',
        "-error": 'alert "\u2026" danger, or input "\u2026" error="\u2026"',
        warning: 'alert "\u2026" warning',
        success: 'alert "\u2026" success',
        info: 'alert "\u2026" info'
      },
      foreignWords: [
        "notification",
        "notice",
        "infobar",
        "admonition",
        "inlinealert",
        "infobox",
        "warningbox",
        "errorbox",
        "noticebox",
        "alertbox",
        "flash",
        "flashmessage",
        "inlinemessage",
        "alerttitle",
        "alertdescription",
        "helppanel"
      ],
      label: { twins: ["content"], required: true, docs: "Text of the message" },
      attributes: {
        variant: choice2(statuses, "Type of message"),
        icon: iconName("Icon to use instead of the one for the type"),
        dismissible: boolean("Shows a close button on the right"),
        size: messageSize
      },
      examples: [
        'alert "Your changes are saved." success',
        'alert "Payment failed. Check the card number." danger dismissible'
      ],
      cost: { boxes: 4 }
    }));
  }
});

// src/model/components/parts/count-mark.ts
var badgeAttribute, badgeBoxes;
var init_count_mark = __esm({
  "src/model/components/parts/count-mark.ts"() {
    "use strict";
    init_attributes2();
    badgeAttribute = text("Count or short text; empty for a dot");
    badgeBoxes = 4;
  }
});

// src/model/components/parts/gantt/gantt-attributes.ts
var taskAttributes, ganttAttributes;
var init_gantt_attributes = __esm({
  "src/model/components/parts/gantt/gantt-attributes.ts"() {
    "use strict";
    init_attributes2();
    init_measures();
    taskAttributes = {
      from: number({ min: 0 }, "Where it begins: the edge of a column, 0 for the first"),
      to: number({ min: 0 }, "Where it ends: the edge of a column"),
      progress: number({ min: 0, max: 100 }, "Percent that is done"),
      at: number({ min: 0 }, "Edge of a column at which it is, as a milestone")
    };
    ganttAttributes = {
      columns: list("Labels of the columns"),
      now: number({ min: 0 }, "Where the present is: a line at this edge, or between two")
    };
  }
});

// src/model/box/canvas-plan.ts
var canvasDirections, canvasGrounds, arrowStyles;
var init_canvas_plan = __esm({
  "src/model/box/canvas-plan.ts"() {
    "use strict";
    canvasDirections = ["right", "down"];
    canvasGrounds = ["dots", "grid", "none"];
    arrowStyles = ["solid", "dashed"];
  }
});

// src/model/components/parts/interaction.ts
var ariaLabel, titledInteraction, interactionAttributes, saidAttributes, interactionKeys;
var init_interaction = __esm({
  "src/model/components/parts/interaction.ts"() {
    "use strict";
    init_canvas_plan();
    init_attributes2();
    init_measures();
    init_references2();
    ariaLabel = text("Name for screen readers; `aria` means the same", { semantic: true });
    titledInteraction = {
      navigate: reference("navigate", "Page to open on click"),
      opens: reference("opens", "Overlay or page to open on click"),
      toggles: reference("toggles", "Overlay, accordion or section to open and close on click"),
      action: text("What a click does, in your own words", { semantic: true }),
      flow: booleanOr(text(""), "Words on its arrow; false for no arrow"),
      "flow-style": choice2(arrowStyles, "Line of its arrow", { default: "solid" }),
      "aria-label": ariaLabel
    };
    interactionAttributes = {
      ...titledInteraction,
      title: text("Hint that shows while the pointer is over it", { semantic: true })
    };
    saidAttributes = {
      "aria-label": ariaLabel,
      title: interactionAttributes.title
    };
    interactionKeys = {
      ...interactionAttributes,
      aria: interactionAttributes["aria-label"]
    };
  }
});

// src/model/components/parts/items.ts
function boxesOfBadges(items) {
  let boxes = 0;
  for (const item of items) {
    if (!isObject(item)) continue;
    if (item.badge !== void 0) boxes += 3;
    if (Array.isArray(item.items)) boxes += boxesOfBadges(item.items);
  }
  return boxes;
}
function isDivider(value) {
  return typeof value === "string" && dividerWords.has(value);
}
function labelOfValue(value) {
  return plainText(writtenLabel(value));
}
function writtenLabel(value) {
  if (Array.isArray(value)) return value.map(writtenLabel).filter(Boolean).join(", ");
  if (!isObject(value)) return textOf(value) ?? "";
  const label2 = value.label ?? value.content ?? value.title ?? value.text;
  return label2 === void 0 ? "" : textOf(label2) ?? "";
}
function isObject(value) {
  return typeof value === "object" && !Array.isArray(value) && !isUnitValue(value);
}
var itemAttributes, itemKeys, stepAttributes, badgeKey, pairKey, rowKeys, shortcutKey, branchAttributes, doneKey, momentAttributes, entryAttributes, dividerWords, objectKeys;
var init_items = __esm({
  "src/model/components/parts/items.ts"() {
    "use strict";
    init_plain_text();
    init_value();
    init_attributes2();
    init_measures();
    init_references2();
    init_count_mark();
    init_gantt_attributes();
    init_interaction();
    init_palette();
    itemAttributes = {
      icon: iconName("Icon before the label"),
      href: url("Where a click leads", { reference: "navigate" }),
      active: boolean("Marks the current item"),
      disabled: boolean("Prevents selection"),
      danger: boolean("Marks a destructive action, in red"),
      ...interactionAttributes
    };
    itemKeys = {
      label: text("Text of the item"),
      ...itemAttributes,
      ...interactionKeys
    };
    stepAttributes = {
      hint: text("Help text below the name of a step, or the second line of a row"),
      error: booleanOr(text(""), "Error state of a step, with an optional message below")
    };
    badgeKey = { badge: badgeAttribute };
    pairKey = {
      value: text("Description of the term, or text at the end of the row")
    };
    rowKeys = {
      hint: text("Second line, below the label"),
      value: text("Text at the end of the row"),
      avatar: text("Name whose initials are shown before the label"),
      chevron: boolean("Shows a chevron at the end"),
      checked: boolean("Shows a checkbox before the label, ticked or not"),
      switch: boolean("Shows a switch at the end, on or off")
    };
    shortcutKey = {
      shortcut: text("Keys that do the same, shown at the end")
    };
    branchAttributes = {
      collapsed: boolean("Hides the entries below it"),
      expanded: boolean("Shows the entries below it", { default: "true" })
    };
    doneKey = {
      done: boolean("Marks it as done, like everything before the active item")
    };
    momentAttributes = {
      time: text("When it happened"),
      ...doneKey,
      variant: choice2(statuses, "What it says by its color")
    };
    entryAttributes = {
      ...rowKeys,
      ...stepAttributes,
      ...badgeKey,
      ...pairKey,
      ...shortcutKey,
      ...branchAttributes,
      ...momentAttributes,
      ...taskAttributes
    };
    dividerWords = /* @__PURE__ */ new Set(["---", "-", "divider"]);
    objectKeys = { ...itemAttributes, ...entryAttributes, ...interactionKeys };
  }
});

// src/model/components/parts/hues.ts
var hues;
var init_hues = __esm({
  "src/model/components/parts/hues.ts"() {
    "use strict";
    hues = ["blue", "red", "green", "yellow", "purple", "orange"];
  }
});

// src/model/components/annotations.ts
function sideOf(position) {
  return position ?? "nearest";
}
function standsOnBoard(element) {
  for (let outer = element; outer?.component; outer = outer.parent) {
    if (outer.component.root) return true;
    if (!["row", "col"].includes(outer.component.name)) return false;
  }
  return true;
}
var annotationsComponent;
var init_annotations = __esm({
  "src/model/components/annotations.ts"() {
    "use strict";
    init_create_diagnostic();
    init_attributes2();
    init_define_component();
    annotationsComponent = defineComponent(() => ({
      name: "annotations",
      category: "annotation",
      docs: "A panel of numbered items that explain the markers of a page.",
      foreignWords: ["notes", "legend"],
      label: { docs: "Title of the panel, the same as `title`" },
      children: { only: ["item"], items: "note" },
      mayBeEmpty: true,
      attributes: {
        title: text("Title of the panel", { default: "Annotations" }),
        position: choice2(["bottom", "right"], "Side of the board to appear on", {
          default: "bottom; with `leader` the nearest side"
        })
      },
      modifiers: {
        leader: "A note for each marker beside the board, with a line from the marker to it"
      },
      without: ["direction", "justify", "align", "wrap"],
      ownFlow: true,
      check(element, report3) {
        const { parent } = element;
        if (!parent || standsOnBoard(parent)) return;
        report3(createProblem("annotations-place", "inside", { parent: parent.word }));
      },
      examples: [
        'annotations title="Notes" {\n  item 1 "Search" { text "Looks in titles and tags." }\n  item 2 "New order"\n}',
        'page "Shop" w=320 {\n  row gap=2 { button "Pay" primary marker 1 }\n  annotations leader { item 1 "Pay" { text "Asks for the card first." } }\n}'
      ],
      layer: ({ values, has }) => has("leader") ? { at: "aside", place: "note", side: sideOf(values.position) } : { at: "aside", place: values.position === "right" ? "beside" : "below" },
      cost: { boxes: 5, item: 8, more: 5 }
    }));
  }
});

// src/model/define/cost.ts
function namedOf(subject, ...names) {
  let count = 0;
  for (let at = 0; at < names.length; at++) if (subject.mentions(names[at])) count++;
  return count;
}
function amount2(subject, name, { preset, most: most3 }) {
  const given = subject.attribute(name);
  const value = typeof given === "object" && "value" in given ? given.value : given;
  const read = Number(value ?? preset);
  return Number.isFinite(read) ? Math.min(Math.max(read, preset), most3) : preset;
}
var init_cost = __esm({
  "src/model/define/cost.ts"() {
    "use strict";
  }
});

// src/model/components/parts/page-bar.ts
function pageBarCost(element) {
  const slots = amount2(element, "pages", { preset: PAGES, most: mostSlots });
  return 6 + 2 * slots + (element.mentions("total") ? 1 : 0);
}
function pagesCost(element) {
  return element.mentions("pagination") ? 2 + 6 + 2 * PAGES : 0;
}
var mostSlots, PAGES, paginationAttribute;
var init_page_bar = __esm({
  "src/model/components/parts/page-bar.ts"() {
    "use strict";
    init_attributes2();
    init_cost();
    mostSlots = 7;
    PAGES = 5;
    paginationAttribute = boolean("Draws page numbers below");
  }
});

// src/model/components/appbar.ts
var appbarComponent;
var init_appbar = __esm({
  "src/model/components/appbar.ts"() {
    "use strict";
    init_attributes2();
    init_define_component();
    init_measures();
    appbarComponent = defineComponent(() => ({
      name: "appbar",
      category: "navigation",
      docs: "The bar at the top of an app: title or heading in the middle, other children at the right.",
      foreignWords: ["topappbar", "sliverappbar"],
      band: "bar",
      label: { twins: ["title"], docs: "Title of the screen" },
      children: {
        each: { position: choice2(["left", "right"], "Side of the bar; right unless it leads") }
      },
      attributes: {
        back: booleanOr(text(""), "Shows the way back, with the name of the screen before"),
        large: boolean("Shows a large title below the bar")
      },
      without: ["gap", "direction", "justify", "align", "wrap"],
      ownFlow: true,
      examples: [
        'appbar "Inbox" back="Mailboxes" { button icon=square-pen ghost }',
        'appbar "Photos" large {\n  button icon=menu position=left ghost\n  button icon=search ghost\n}',
        'appbar "Details" back'
      ],
      cost: { boxes: 11 }
    }));
  }
});

// src/model/components/parts/media-attributes.ts
var mediaAttributes;
var init_media_attributes = __esm({
  "src/model/components/parts/media-attributes.ts"() {
    "use strict";
    init_attributes2();
    init_measures();
    init_references2();
    mediaAttributes = {
      src: url("URL or path of the recording; the play button leads there", { semantic: true }),
      duration: text('How long it is, such as `"2:31"`'),
      progress: number({ min: 0, max: 100 }, "How much of it was played, in percent", {
        default: "0"
      })
    };
  }
});

// src/model/components/audio.ts
var audioComponent;
var init_audio = __esm({
  "src/model/components/audio.ts"() {
    "use strict";
    init_define_component();
    init_media_attributes();
    audioComponent = defineComponent(() => ({
      name: "audio",
      category: "display",
      outlined: true,
      docs: "A sound recording with its player: a waveform, filled up to the playback position.",
      foreignWords: ["audioplayer", "podcast", "voicemessage", "waveform", "sound", "recording"],
      label: { twins: ["title"], docs: "Title of the recording" },
      attributes: mediaAttributes,
      without: ["gap", "direction", "justify", "align", "wrap"],
      ownFlow: true,
      examples: ['audio "Episode 12: Paper" duration="42:10" progress=35', 'audio duration="0:12"'],
      cost: { boxes: 9, output: 3e3 }
    }));
  }
});

// src/model/components/avatar.ts
var avatarComponent;
var init_avatar = __esm({
  "src/model/components/avatar.ts"() {
    "use strict";
    init_attributes2();
    init_define_component();
    init_measures();
    init_references2();
    init_count_mark();
    init_hues();
    init_interaction();
    init_sizes();
    avatarComponent = defineComponent(() => ({
      name: "avatar",
      category: "display",
      inLine: "small",
      docs: "A person or team in a circle: initials, or a silhouette in place of a picture.",
      mark: "words",
      bareNumber: "size",
      foreignWords: [
        "user",
        "profilepicture",
        "persona",
        "circleavatar",
        "gravatar",
        "person",
        "avatarimage",
        "avatarfallback",
        "userpic",
        "initials",
        "profileimage"
      ],
      foreignForms: { online: 'avatar "\u2026" badge=""' },
      label: { twins: ["name"], docs: "Name, shown as initials" },
      foreignAttributes: { status: 'write badge="" for a dot' },
      attributes: {
        src: text("Path of a picture; drawn as a silhouette"),
        size: size(sizeWords, "Width and height", { default: "40, or 32 in a header" }),
        color: color(hues, "Color of the disc", { default: "a tint by name" }),
        badge: badgeAttribute,
        ...interactionAttributes
      },
      examples: [
        'avatar "Ada Lovelace" color=green',
        'avatar "Grace Hopper" lg',
        'avatar src="me.jpg" size=80'
      ],
      cost: (element) => ({ boxes: element.mentions("badge") ? 2 + badgeBoxes : 2 })
    }));
  }
});

// src/model/components/avatars.ts
var personColor, avatarsComponent;
var init_avatars = __esm({
  "src/model/components/avatars.ts"() {
    "use strict";
    init_attributes2();
    init_define_component();
    init_measures();
    init_references2();
    init_hues();
    init_sizes();
    personColor = color(hues, "Color of the disc");
    avatarsComponent = defineComponent(() => ({
      name: "avatars",
      category: "display",
      inLine: "small",
      docs: "People side by side, each a little over the one before; the rest is a number.",
      foreignWords: ["avatargroup", "avatarstack", "facepile", "personagroup", "avatarlist"],
      list: {
        twins: ["items"],
        docs: 'Names, shown as initials; an entry such as `"+3"` is drawn as it is',
        keys: {
          label: text("Name, shown as initials"),
          src: text("Path of a picture; drawn as a silhouette"),
          color: personColor
        }
      },
      children: { only: ["avatar"] },
      mayBeEmpty: true,
      attributes: {
        max: number({ min: 1, integer: true }, "Most people to draw; the others are counted"),
        size: size(sizeWords, "Width and height", { default: "40, or 32 in a header" })
      },
      examples: [
        'avatars ["Ada Lovelace", "Alan Turing", "Grace Hopper", "+3"]',
        'avatars ["Ada Lovelace", "Alan Turing", "Grace Hopper", "Edsger Dijkstra"] max=2 size=sm'
      ],
      without: ["gap", "direction", "justify", "align", "wrap"],
      ownFlow: true,
      cost: { boxes: 4, isFlat: true, item: 2, child: 1, more: 1 }
    }));
  }
});

// src/model/components/parts/anchored.ts
var anchors, anchorAttribute;
var init_anchored = __esm({
  "src/model/components/parts/anchored.ts"() {
    "use strict";
    init_attributes2();
    anchors = [
      "top-left",
      "top-center",
      "top-right",
      "center-left",
      "center",
      "center-right",
      "bottom-left",
      "bottom-center",
      "bottom-right"
    ];
    anchorAttribute = choice2(anchors, "Edge or corner of the parent to attach to");
  }
});

// src/model/components/parts/badge-look.ts
var badgeVariants;
var init_badge_look = __esm({
  "src/model/components/parts/badge-look.ts"() {
    "use strict";
    init_palette();
    badgeVariants = ["default", "primary", "secondary", ...statuses];
  }
});

// src/model/components/badge.ts
var badgeComponent;
var init_badge = __esm({
  "src/model/components/badge.ts"() {
    "use strict";
    init_attributes2();
    init_define_component();
    init_measures();
    init_references2();
    init_anchored();
    init_badge_look();
    init_interaction();
    init_palette();
    init_sizes();
    badgeComponent = defineComponent(() => ({
      name: "badge",
      category: "display",
      inLine: "small",
      docs: "A short status or count; an empty label draws a dot.",
      mark: badgeVariants,
      foreignForms: {
        dot: 'badge ""',
        statusdot: 'badge "" success',
        presence: 'badge "" success',
        statusindicator: 'badge "\u2026" success',
        counter: 'badge "3"'
      },
      foreignWords: [
        "tag",
        "pill",
        "labelbadge",
        "status",
        "lozenge",
        "statuslabel",
        "notificationcount",
        "statusbadge"
      ],
      label: {
        twins: ["content"],
        required: true,
        unless: ["icon"],
        docs: "Text of the badge; empty for a dot"
      },
      attributes: {
        variant: choice2(badgeVariants, "Meaning, shown by its color", {
          default: "default"
        }),
        pill: boolean("Rounds its ends fully"),
        icon: iconName("Icon before the text, or alone without a label"),
        size: size(sizeWords, "Font size; width and height of a badge with only an icon"),
        color: color(colorWords, "Text color"),
        anchor: anchorAttribute,
        ...interactionAttributes
      },
      examples: [
        'badge "Paid" success',
        'badge "3" primary pill',
        'row gap=2 { badge "Beta" icon="flask-conical" badge "" danger }'
      ],
      cost: (element) => ({
        boxes: 2 + (element.mentions("icon") ? 1 : 0) + (element.mentions("anchor") ? 1 : 0)
      })
    }));
  }
});

// src/model/components/banner.ts
var bannerComponent;
var init_banner = __esm({
  "src/model/components/banner.ts"() {
    "use strict";
    init_attributes2();
    init_cost();
    init_define_component();
    init_references2();
    init_palette();
    bannerComponent = defineComponent(() => ({
      name: "banner",
      category: "feedback",
      docs: "A message across the whole width of a page, with what to do about it at its end.",
      foreignWords: [
        "messagebar",
        "announcement",
        "announcementbar",
        "systembanner",
        "pagealert",
        "cookieconsent",
        "cookienotice",
        "consent",
        "gdpr"
      ],
      label: { twins: ["content"], required: true, docs: "Text of the message" },
      band: "bar",
      children: {},
      attributes: {
        variant: choice2(statuses, "Type of message"),
        icon: iconName("Icon to use instead of the one for the type"),
        dismissible: boolean("Shows a cross at the end")
      },
      without: ["direction", "justify", "align", "wrap", "gap"],
      ownFlow: true,
      examples: [
        'banner "Your trial ends in 3 days." { button "Upgrade" sm primary }',
        'banner "Payments are delayed today." warning dismissible'
      ],
      cost: (element) => ({
        boxes: 4 + namedOf(element, "dismissible") + (element.parts.length > 0 ? 1 : 0)
      })
    }));
  }
});

// src/model/components/breadcrumb.ts
var breadcrumbComponent;
var init_breadcrumb = __esm({
  "src/model/components/breadcrumb.ts"() {
    "use strict";
    init_define_component();
    init_items();
    breadcrumbComponent = defineComponent(() => ({
      name: "breadcrumb",
      category: "navigation",
      inLine: "control",
      docs: "The path to the current page, which is its last part.",
      foreignWords: ["breadcrumbs", "crumbs"],
      list: { twins: ["items"], docs: "Parts of the path: strings or objects", keys: itemKeys },
      children: { only: ["item", "link"], items: "leaf" },
      keepsModifiers: true,
      mayBeEmpty: true,
      attributes: {},
      ownFlow: true,
      examples: [
        'breadcrumb ["Home", "Orders", "No. 1042"]',
        'breadcrumb [{label="Docs" href="/docs"}, "Reference"]'
      ],
      cost: { boxes: 2, isFlat: true, item: 5, more: 2 }
    }));
  }
});

// src/model/components/bubble.ts
var bubbleComponent;
var init_bubble = __esm({
  "src/model/components/bubble.ts"() {
    "use strict";
    init_attributes2();
    init_cost();
    init_define_component();
    init_same_form();
    bubbleComponent = defineComponent(() => ({
      name: "bubble",
      category: "display",
      docs: "A message of a conversation, as wide as its text; your own are on the right, in a quiet tint.",
      foreignWords: ["chatbubble", "messagebubble", "speechbubble", "chatmessage"],
      foreignForms: {
        ...sameForm(
          "chat messages conversation messagelist chatwindow thread chatbox",
          'stack { bubble "\u2026" bubble "\u2026" mine }'
        ),
        message: 'bubble "\u2026" in a conversation, or alert "\u2026"',
        typing: 'bubble "\u2026" from="\u2026"',
        typingindicator: 'bubble "\u2026" from="\u2026"'
      },
      label: { twins: ["content"], required: true, unlessBlock: true, docs: "Text of the message" },
      children: {},
      attributes: {
        mine: boolean("Marks the user's own message: on the right, in a tint of the accent color"),
        from: text("Who wrote it, drawn above"),
        time: text("When it was written, drawn below the text"),
        read: boolean("Shows two check marks after the time")
      },
      ownFlow: true,
      examples: [
        'bubble "Are you on your way?" from="Ada" time="9:38"',
        'bubble "On my way" time="9:41" mine read'
      ],
      cost: (element) => ({
        boxes: 6 + namedOf(element, "from") + (namedOf(element, "time", "read") > 0 ? 3 : 0)
      })
    }));
  }
});

// src/model/components/button.ts
var buttonComponent;
var init_button = __esm({
  "src/model/components/button.ts"() {
    "use strict";
    init_attributes2();
    init_define_component();
    init_measures();
    init_references2();
    init_count_mark();
    init_interaction();
    init_same_form();
    init_sizes();
    buttonComponent = defineComponent(() => ({
      name: "button",
      category: "input",
      inLine: "control",
      docs: "Performs the action that its label names.",
      mark: "words",
      foreignForms: {
        close: 'button icon=x aria-label="Close"',
        back: 'button "Back" icon=arrow-left',
        backbutton: 'button "Back" icon=arrow-left',
        buttons: 'row gap=2 { button "\u2026" button "\u2026" }',
        ...sameForm("hamburger hamburgermenu burger", 'button icon=menu aria-label="Menu"'),
        notificationbell: 'button icon=bell badge=3 aria-label="Notifications"',
        "-trigger": 'button "\u2026" opens=\u2026',
        toolbaritem: 'button "\u2026"',
        arrow: 'button "\u2026" navigate=PAGE, or icon "arrow-right"',
        connector: 'button "\u2026" navigate=PAGE',
        splitbutton: 'button "\u2026" split',
        iconbutton: 'button icon=\u2026 aria-label="\u2026"',
        closebutton: 'button icon=x aria-label="Close"',
        dropdownbutton: 'button "\u2026" iconRight=chevron-down opens=\u2026',
        menubutton: 'button "\u2026" iconRight=chevron-down opens=\u2026'
      },
      foreignWords: [
        "btn",
        "submit",
        "cta",
        "elevatedbutton",
        "textbutton",
        "outlinedbutton",
        "filledbutton",
        "uibutton",
        "imagebutton",
        "reset",
        "cancel",
        "action",
        "pressable",
        "touchable",
        "touchableopacity",
        "touchablehighlight",
        "inkwell",
        "materialbutton"
      ],
      foreignAttributes: { type: "leave it out; for the main action of a form, write primary" },
      label: { twins: ["content"], required: true, unless: ["icon"], docs: "Text on the button" },
      attributes: {
        primary: boolean("Marks the main action, with a solid fill"),
        secondary: boolean("Fills it with gray"),
        outline: boolean("Draws an outline without fill"),
        ghost: boolean("Removes outline and fill"),
        danger: boolean("Marks a destructive action, in red"),
        link: boolean("Looks like a link"),
        size: size(sizeWords, "Padding and font size", { default: "md" }),
        icon: iconName("Icon before the label, or alone without a label"),
        disabled: boolean("Disables it and draws it faded"),
        loading: boolean("Shows a spinner before the label"),
        pill: boolean("Rounds its ends fully; with only an icon, makes it round"),
        iconRight: iconName("Icon after the label"),
        split: boolean("Adds a second part with an arrow that opens more actions"),
        badge: badgeAttribute,
        ...interactionAttributes
      },
      ownFlow: true,
      examples: [
        'button "Save changes" primary\nbutton "Continue" iconRight=arrow-right align=end',
        'row gap=2 { button "Cancel" ghost button "Delete" icon="trash-2" danger button "Merge" split }',
        'button icon="settings" sm\nbutton "Inbox" badge=3'
      ],
      cost: (element) => ({
        boxes: (element.mentions("icon") || element.mentions("loading") ? 4 : 2) + (element.mentions("iconRight") ? 4 : 0) + (element.mentions("badge") ? 5 : 0) + (element.mentions("split") ? 5 : 0)
      })
    }));
  }
});

// src/model/components/parts/calendar/date-problem.ts
function dateProblem(...given) {
  return require("./more.generated.cjs").dateProblem.dateProblem(...given);
}
var init_date_problem = __esm({
  "src/model/components/parts/calendar/date-problem.ts"() {
    "use strict";
  }
});

// src/model/components/parts/calendar/days.ts
function readDay(...given) {
  return require("./more.generated.cjs").days.readDay(...given);
}
function readMonth(...given) {
  return require("./more.generated.cjs").days.readMonth(...given);
}
function readTime(...given) {
  return require("./more.generated.cjs").days.readTime(...given);
}
var init_days = __esm({
  "src/model/components/parts/calendar/days.ts"() {
    "use strict";
  }
});

// src/model/components/parts/calendar/calendar-attributes.ts
function dated(kind2, docs, extras) {
  const { read, describes: describes5 } = kinds[kind2];
  const check2 = (literal) => read(literal.value) === void 0 ? dateProblem(kind2, literal) : void 0;
  return {
    ...extras,
    docs,
    kind: { kind: kind2, describes: describes5, check: check2, read }
  };
}
function readSpan(value) {
  if (!Array.isArray(value) || value.length !== 2) return void 0;
  const [first, last] = [readDay(value[0]), readDay(value[1])];
  return first === void 0 || last === void 0 ? void 0 : { first, last };
}
var kinds, eventAttributes, weekWords, calendarAttributes;
var init_calendar_attributes = __esm({
  "src/model/components/parts/calendar/calendar-attributes.ts"() {
    "use strict";
    init_attributes2();
    init_interaction();
    init_palette();
    init_date_problem();
    init_days();
    kinds = {
      date: { read: readDay, describes: 'a date: "2026-11-20"' },
      month: { read: readMonth, describes: 'a month: "2026-11"' },
      time: { read: readTime, describes: 'a time: "9:30" or hours' },
      dates: { read: readSpan, describes: 'two dates: ["2026-11-10", "2026-11-14"]' }
    };
    eventAttributes = {
      date: dated("date", "Its day"),
      until: dated("date", "Its last day, if it takes several"),
      start: dated("time", "When it begins; without it, it takes all day"),
      end: dated("time", "When it ends", { default: "an hour after it begins" }),
      variant: choice2(["primary", ...statuses], "What it says by its color"),
      ...interactionAttributes
    };
    weekWords = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];
    calendarAttributes = {
      view: choice2(["month", "week"], "Period that is shown", { default: "month" }),
      month: dated("month", "The month", {
        default: "that of `selected`, `range` or the first event"
      }),
      week: choice2(weekWords, "First day of the week", { default: "mon" }),
      today: dated("date", "Day with a ring"),
      selected: dated("date", "Selected day"),
      range: dated("dates", "First and last selected day"),
      from: dated("time", "First hour of `view=week`", { default: "8, or that of the first event" }),
      to: dated("time", "Last hour of `view=week`", { default: "18, or that of the last event" }),
      compact: boolean("Draws it small, as in a date picker")
    };
  }
});

// src/model/components/parts/calendar/calendar-cost.ts
function calendarCost(...given) {
  return require("./more.generated.cjs").calendarCost.calendarCost(...given);
}
var init_calendar_cost = __esm({
  "src/model/components/parts/calendar/calendar-cost.ts"() {
    "use strict";
  }
});

// src/model/components/parts/calendar/check-calendar.ts
function checkCalendar(...given) {
  return require("./more.generated.cjs").checkCalendar.checkCalendar(...given);
}
var init_check_calendar = __esm({
  "src/model/components/parts/calendar/check-calendar.ts"() {
    "use strict";
  }
});

// src/model/components/calendar.ts
var monthForm, calendarComponent;
var init_calendar = __esm({
  "src/model/components/calendar.ts"() {
    "use strict";
    init_attributes2();
    init_define_component();
    init_calendar_attributes();
    init_calendar_cost();
    init_check_calendar();
    monthForm = 'calendar "\u2026" month="2026-11"';
    calendarComponent = defineComponent(() => ({
      name: "calendar",
      wide: true,
      outlined: true,
      category: "data",
      docs: "A month with its events, a small month to pick a date from, or a week with its hours.",
      foreignForms: {
        fullcalendar: monthForm,
        calendarview: monthForm,
        monthview: monthForm,
        weekview: 'calendar "\u2026" view=week',
        scheduler: 'calendar "\u2026" view=week',
        agenda: 'calendar "\u2026" view=week'
      },
      foreignAttributes: {
        date: 'write selected="2026-11-20"',
        mode: "write view=month or view=week",
        defaultDate: 'write month="2026-11"',
        firstDay: "write week=sun",
        weekStart: "write week=sun"
      },
      label: { twins: ["title"], docs: "Title of the calendar" },
      list: {
        twins: ["events", "items"],
        docs: "Events: objects with a date",
        keys: { label: text("What happens"), ...eventAttributes }
      },
      children: { only: ["event"] },
      attributes: calendarAttributes,
      without: ["direction", "justify", "align", "wrap", "gap"],
      ownFlow: true,
      check: checkCalendar,
      examples: [
        'calendar "Launch plan" month="2026-11" today="2026-11-18" {\n  event "Kick-off" date="2026-11-03" variant=info\n  event "Offsite" date="2026-11-11" until="2026-11-13" variant=success\n  event "Launch" date="2026-11-24" start="9:30" variant=danger\n}',
        'calendar [{date="2026-11-03" label="Kick-off"}] month="2026-11" today="2026-11-06"\n    range=["2026-11-10", "2026-11-14"] compact',
        'calendar [\n  {date="2026-11-17" start="9:30" end="11:00" label="Review"},\n  {date="2026-11-17" start=10 label="Call" variant=info},\n  {date="2026-11-19" until="2026-11-20" label="Fair"}\n] view=week from=8 to=16 selected="2026-11-18"'
      ],
      cost: calendarCost
    }));
  }
});

// src/model/box/note.ts
var noteSides;
var init_note = __esm({
  "src/model/box/note.ts"() {
    "use strict";
    noteSides = ["left", "right", "top", "bottom"];
  }
});

// src/model/components/callout.ts
var calloutComponent;
var init_callout = __esm({
  "src/model/components/callout.ts"() {
    "use strict";
    init_create_diagnostic();
    init_note();
    init_attributes2();
    init_define_component();
    init_references2();
    calloutComponent = defineComponent(() => ({
      name: "callout",
      category: "annotation",
      docs: "A remark beside a board, with a line to the element that it is about.",
      foreignForms: { note: 'callout "\u2026" beside the page, or alert "\u2026" in it' },
      foreignWords: ["comment", "remark", "leader", "annotation", "stickynote", "sticky", "postit"],
      label: { twins: ["content"], required: true, docs: "Text of the remark" },
      attributes: {
        at: reference("element", "The element that it is about, by its id"),
        side: choice2(noteSides, "Side of the board to stand at", { default: "right" })
      },
      without: "all",
      check({ word, parent }, report3) {
        if (!parent?.component || parent.component.root) return;
        report3(createProblem("parent-required", "outside", { word, parents: ["page"] }));
      },
      examples: [
        'page "Sign in" w=320 {\n  input "Email"\n  button "Sign in" id=go primary\n  callout "Stays gray until the address is valid." at=go\n}',
        'page "Search" w=320 {\n  input "Search" id=query search\n  callout "Finds orders, too." at=query side=left\n}'
      ],
      layer: ({ values }) => ({ at: "aside", place: "note", side: values.side ?? "right" }),
      cost: { boxes: 4 }
    }));
  }
});

// src/model/components/canvas.ts
var canvasComponent;
var init_canvas = __esm({
  "src/model/components/canvas.ts"() {
    "use strict";
    init_canvas_plan();
    init_geometry();
    init_attributes2();
    init_define_component();
    init_measures();
    canvasComponent = defineComponent(() => ({
      name: "canvas",
      ofCanvas: true,
      category: "layout",
      structural: true,
      docs: "Arranges the pages of a source and draws arrows between them; at most one, beside the pages.",
      foreignWords: ["storyboard", "userflow"],
      label: { twins: ["title"], docs: "Title above the boards" },
      attributes: {
        flow: boolean("Draws arrows to the targets of clicks"),
        direction: choice2(canvasDirections, "Which way boards follow each other", {
          default: "right"
        }),
        gap: number({ min: 0, max: longestLength }, "Least distance between boards, in px", {
          default: "64; 96 with arrows"
        }),
        lanes: boolean("Arranges columns by distance from the first page, and rows by `lane`"),
        bg: choice2(canvasGrounds, "Pattern of the ground", { default: "none" })
      },
      without: "all",
      examples: [
        'canvas "Sign in" flow\npage "Sign in" w=240 { button "Sign in" navigate="Home" }\npage "Home" w=240 { text "Welcome" }',
        'canvas direction=down gap=32 bg=dots\npage "Cart" w=240 { text "3 items" }\npage "Paid" w=240 { text "Thank you" }',
        'canvas flow lanes\npage "Cart" w=240 lane="Customer" { button "Buy" navigate="Sold" }\npage "Sold" w=240 lane="Shop" { text "3 items" }'
      ],
      cost: { boxes: 1 },
      plan: ({ label: label2, values }) => ({ title: label2, ...values })
    }));
  }
});

// src/model/components/parts/shadow-bytes.ts
var shadowBytes;
var init_shadow_bytes = __esm({
  "src/model/components/parts/shadow-bytes.ts"() {
    "use strict";
    shadowBytes = {
      sm: 500,
      md: 1e3,
      lg: 2500,
      xl: 3600
    };
  }
});

// src/model/components/parts/sideways.ts
function sides(side, advice) {
  return { [side]: advice, [`align=${side}`]: advice, [`justify=${side}`]: advice };
}
var sidesOfColumn, sidesOfRow, staysAtEdge;
var init_sideways = __esm({
  "src/model/components/parts/sideways.ts"() {
    "use strict";
    sidesOfColumn = {
      ...sides("left", "write align=start"),
      ...sides("right", "write align=end")
    };
    sidesOfRow = {
      ...sides("left", "write justify=start"),
      ...sides("right", "write justify=end")
    };
    staysAtEdge = {
      sticky: "leave it out: it stays at its edge of the page",
      fixed: "leave it out: it stays at its edge of the page"
    };
  }
});

// src/model/components/card.ts
var onPaint, onPaper, cardComponent;
var init_card = __esm({
  "src/model/components/card.ts"() {
    "use strict";
    init_attributes2();
    init_define_component();
    init_count_mark();
    init_interaction();
    init_palette();
    init_shadow_bytes();
    init_sideways();
    onPaint = { textAlign: "left", place: void 0 };
    onPaper = { ...paperInk, ...onPaint };
    cardComponent = defineComponent(() => ({
      name: "card",
      wraps: true,
      category: "container",
      centers: true,
      framed: true,
      docs: "A framed group with an optional title.",
      foreignAttributes: sidesOfColumn,
      foreignWords: [
        "panel",
        "tile",
        "paper",
        "surface",
        "well",
        "cardview",
        "rectangle",
        "feature",
        "testimonial",
        "product",
        "review",
        "post",
        "plan",
        "pricingplan",
        "pricetier",
        "blogpost",
        "profile",
        "weather",
        "rect",
        "roundedrect",
        "square"
      ],
      foreignForms: {
        comment: 'card { avatar "\u2026" text "\u2026" }, or callout "\u2026" for a remark about the page',
        reply: 'card { avatar "\u2026" text "\u2026" }',
        board: 'row gap=4 { card "\u2026" { \u2026 } card "\u2026" { \u2026 } }',
        highlighted: 'card "\u2026" shadow=lg bg=accent',
        featured: 'card "\u2026" shadow=lg bg=accent',
        kanban: 'row gap=4 { card "\u2026" { \u2026 } card "\u2026" { \u2026 } }',
        kanbanboard: 'row gap=4 { card "\u2026" { \u2026 } card "\u2026" { \u2026 } }',
        lane: 'card "\u2026" { \u2026 }',
        swimlane: 'card "\u2026" { \u2026 }'
      },
      label: { twins: ["title"], docs: "Title of the card" },
      children: { braces: "expected" },
      attributes: {
        shadow: choice2(["none", "sm", "md", "lg", "xl"], "Size of the shadow", { default: "none" }),
        rounded: boolean("Rounds the corners more; `rounded=false` makes them square"),
        badge: badgeAttribute,
        ...titledInteraction
      },
      ownFlow: true,
      examples: [
        'card "Monthly revenue" badge="New" {\n  title "$48,200" level=3\n  text "Up 12 % on last month" muted\n}',
        'card p=6 shadow=md w=320 { text "A card without a title." }'
      ],
      cost: (element) => ({
        boxes: element.mentions("badge") ? 6 : 3,
        ...element.mentions("p") && { child: 1 },
        ...element.mentions("shadow") && { output: shadowBytes.xl }
      })
    }));
  }
});

// src/model/components/parts/given-number.ts
function givenNumber(element, name, preset) {
  const place2 = element.attributes.findLast((clause) => clause.name === name)?.value;
  const value = place2 ? place2.value : preset;
  return typeof value === "number" ? { value, place: place2 } : void 0;
}
var init_given_number = __esm({
  "src/model/components/parts/given-number.ts"() {
    "use strict";
  }
});

// src/model/components/parts/toggle-frame.ts
function toggleCost(drawn) {
  return (element) => {
    const words2 = element.label === "" ? 0 : element.mentions("required") ? 3 : 1;
    return { boxes: 2 + drawn + words2 };
  };
}
var toggleAttributes;
var init_toggle_frame = __esm({
  "src/model/components/parts/toggle-frame.ts"() {
    "use strict";
    init_attributes2();
    init_interaction();
    toggleAttributes = {
      name: text("Name of the value when the form is submitted", { semantic: true }),
      ...saidAttributes,
      value: text("Value to submit", { semantic: true }),
      checked: boolean("Turns it on"),
      required: boolean("Marks it as required, with an asterisk after the label"),
      disabled: boolean("Disables it and draws it faded")
    };
  }
});

// src/model/components/carousel.ts
function checkSlides(element, report3) {
  const active = givenNumber(element, "active");
  const count = element.block?.elements.length ?? 0;
  if (!active || count === 0 || active.value < count) return;
  const data = { active: active.value, last: count - 1 };
  report3(createProblem("active-range", "number", data, active));
}
var carouselComponent;
var init_carousel = __esm({
  "src/model/components/carousel.ts"() {
    "use strict";
    init_create_diagnostic();
    init_define_component();
    init_measures();
    init_given_number();
    init_same_form();
    carouselComponent = defineComponent(() => ({
      name: "carousel",
      category: "container",
      docs: "Slides side by side: the active one is whole, its neighbors are cut by the edge.",
      foreignForms: {
        ...sameForm("slide carouselitem slideritem swiperslide", 'carousel { card "\u2026" { \u2026 } }')
      },
      foreignWords: [
        "slideshow",
        "swiper",
        "pageview",
        "gallery",
        "viewpager",
        "coverflow",
        "imageslider",
        "imagecarousel",
        "photocarousel"
      ],
      children: { braces: "required" },
      attributes: {
        active: number({ min: 0, integer: true }, "The whole slide, counted from 0", { default: "0" })
      },
      without: ["direction", "justify", "align", "wrap"],
      ownFlow: true,
      check: checkSlides,
      examples: [
        'carousel active=1 {\n  card "Monday" { text "Set out at dawn." }\n  card "Tuesday" { text "Across the pass." }\n  card "Wednesday" { text "Down to the lake." }\n}',
        'carousel gap=2 { image alt="Front" ratio="16:9" image alt="Back" ratio="16:9" }'
      ],
      cost: { boxes: 4, child: 11 }
    }));
  }
});

// src/model/define/amounts.ts
function isMinus(text3) {
  return /(?:^|[\s\p{Sc}])[-\u2212]\s?\p{Sc}?\s?$/u.test(text3);
}
function readAmount(value) {
  if (typeof value === "number") return Number.isFinite(value) ? { amount: value } : void 0;
  if (value === void 0 || typeof value === "boolean") return void 0;
  const written = textOf(value)?.trim();
  if (written === void 0) return void 0;
  if (/^[-\u2012-\u2015\u2212]$/.test(written)) return { amount: void 0 };
  const found2 = number2.exec(written.slice(0, longest));
  if (!found2) return void 0;
  const digits = Number(found2[0].replace(/[^\d.]/g, ""));
  const amount4 = isMinus(written.slice(0, found2.index)) ? -digits : digits;
  return Number.isFinite(amount4) ? { amount: amount4, written } : void 0;
}
var number2, longest;
var init_amounts = __esm({
  "src/model/define/amounts.ts"() {
    "use strict";
    init_value();
    number2 = /(?:\d{1,3}(?:[,'\u2019 \u00a0\u202f]\d{3})+(?!\d)|\d+)(?:\.\d+)?|\.\d+/;
    longest = 200;
  }
});

// src/model/components/parts/chart/chart-data.ts
var chartKinds, chartKindNames, mostPoints;
var init_chart_data = __esm({
  "src/model/components/parts/chart/chart-data.ts"() {
    "use strict";
    chartKinds = {
      bar: "Bars",
      line: "Lines",
      area: "Lines with the area below filled",
      donut: "Slices of a ring, with their total in the middle",
      pie: "Slices of a disc",
      sparkline: "A small line without axes",
      scatter: "Points"
    };
    chartKindNames = Object.keys(chartKinds);
    mostPoints = 400;
  }
});

// src/model/components/parts/chart/chart-attributes.ts
function chartAttributes() {
  return {
    variant: choice2(chartKindNames, "Kind of chart", { default: "bar" }),
    labels: list("Labels of the values, in their order"),
    values: figures(),
    stacked: boolean("Stacks the series"),
    horizontal: boolean("Draws horizontal bars, with labels on the left"),
    smooth: boolean("Draws lines as smooth curves"),
    min: amount3("Low end of the axis"),
    max: amount3("High end of the axis"),
    target: amount3("Value that is aimed at, drawn as a dashed line"),
    "target-label": text("Name of the target, before its value"),
    xlabel: text("Title of the horizontal axis"),
    ylabel: text("Title of the vertical axis, shown above it"),
    unit: repeatedText("Unit after each figure"),
    format: repeatedText("How values are written; `{}` stands for the number"),
    legend: choice2(["top", "bottom", "right", "none"], "Where the legend is", {
      default: "top; right of slices"
    }),
    axis: boolean("Shows axes, or the total in a ring", { default: "true" }),
    gridlines: boolean("Shows lines at the ticks", { default: "true" })
  };
}
function amount3(docs) {
  const describes5 = "a number, or a text that contains one";
  return {
    docs,
    kind: {
      kind: "number",
      describes: describes5,
      check: (literal, name) => readAmount(literal.value)?.amount === void 0 ? kindProblem(literal, name, describes5) : void 0,
      read: (value) => readAmount(value)?.amount
    }
  };
}
function figures() {
  const read = (value) => {
    if (Array.isArray(value)) return value;
    if (value === true || value === "true") return true;
    return value === false || value === "false" ? false : void 0;
  };
  const describes5 = "true, false or the list of values";
  return {
    docs: "Whether the figure of each value is shown, as it is in a legend of slices; or the list of values itself",
    kind: {
      kind: "list",
      isBoolean: true,
      describes: describes5,
      check: (literal, name) => read(literal.value) === void 0 ? listProblem(literal, name, describes5) : void 0,
      read
    }
  };
}
var init_chart_attributes = __esm({
  "src/model/components/parts/chart/chart-attributes.ts"() {
    "use strict";
    init_list_problem();
    init_value_problem();
    init_amounts();
    init_attributes2();
    init_chart_data();
  }
});

// src/model/components/parts/chart/chart-cost.ts
function chartCost(...given) {
  return require("./more.generated.cjs").chartCost.chartCost(...given);
}
var init_chart_cost = __esm({
  "src/model/components/parts/chart/chart-cost.ts"() {
    "use strict";
  }
});

// src/model/components/parts/chart/check-chart.ts
function checkChart(...given) {
  return require("./more.generated.cjs").checkChart.checkChart(...given);
}
function checkSeries(...given) {
  return require("./more.generated.cjs").checkChart.checkSeries(...given);
}
var init_check_chart = __esm({
  "src/model/components/parts/chart/check-chart.ts"() {
    "use strict";
  }
});

// src/model/components/parts/chart/read-chart-records.ts
function readChartRecords(...given) {
  return require("./more.generated.cjs").readChartRecords.readChartRecords(...given);
}
var init_read_chart_records = __esm({
  "src/model/components/parts/chart/read-chart-records.ts"() {
    "use strict";
  }
});

// src/model/components/parts/check-range.ts
function checkRange(least2) {
  return (element, report3) => {
    const min = givenNumber(element, "min", least2);
    const max = givenNumber(element, "max");
    if (!min || !max || max.value >= min.value) return;
    const data = { min: min.value, max: max.value };
    report3(createProblem("attribute-range", "maxBelowMin", data, max));
  };
}
var init_check_range = __esm({
  "src/model/components/parts/check-range.ts"() {
    "use strict";
    init_create_diagnostic();
    init_given_number();
  }
});

// src/model/components/chart.ts
var chartComponent;
var init_chart = __esm({
  "src/model/components/chart.ts"() {
    "use strict";
    init_attributes2();
    init_define_component();
    init_chart_attributes();
    init_chart_cost();
    init_check_chart();
    init_read_chart_records();
    init_check_range();
    init_same_form();
    chartComponent = defineComponent(() => ({
      name: "chart",
      wide: true,
      category: "data",
      docs: "Values as bars, lines, areas, points or slices; without values, plausible ones.",
      foreignForms: {
        scatter: 'chart "\u2026" scatter [[1, 2], [3, 4]]',
        pie: 'chart "\u2026" pie [12, 18, 9]',
        donut: 'chart "\u2026" donut [12, 18, 9]',
        ...sameForm("progressring ringchart progresscircle", 'chart "\u2026" donut [72, 28]'),
        sparkline: "chart line [12, 18, 9] h=40",
        gauge: 'chart "\u2026" donut [72, 28]',
        graph: 'chart "\u2026" bar [12, 18, 9]',
        plot: 'chart "\u2026" bar [12, 18, 9]',
        barchart: 'chart "\u2026" bar [12, 18, 9]',
        linechart: 'chart "\u2026" line [12, 18, 9]',
        areachart: 'chart "\u2026" area [12, 18, 9]',
        piechart: 'chart "\u2026" pie [12, 18, 9]',
        donutchart: 'chart "\u2026" donut [12, 18, 9]',
        doughnutchart: 'chart "\u2026" donut [12, 18, 9]',
        scatterchart: 'chart "\u2026" scatter [12, 18, 9]',
        scatterplot: 'chart "\u2026" scatter [12, 18, 9]',
        histogram: 'chart "\u2026" bar [12, 18, 9]',
        columnchart: 'chart "\u2026" bar [12, 18, 9]'
      },
      foreignAttributes: {
        datasets: 'write each in the block: chart "\u2026" { series "\u2026" [12, 18] }',
        stroke: "leave it out: the colors of series follow the theme",
        categories: 'write labels=["\u2026", "\u2026"]',
        xAxis: 'write labels=["\u2026", "\u2026"]',
        title: 'the title follows the component: write chart "\u2026"'
      },
      label: { twins: ["title"], docs: "Title of the chart" },
      list: {
        twins: ["values", "items"],
        nested: true,
        docs: "Its values: numbers, texts that hold one, `[x, y]` pairs of points, or objects that are a series each",
        keys: {
          label: text("Name of the series, or of the value"),
          values: list("Values of the series"),
          value: amount3("Value that has this label"),
          dashed: boolean("Draws it dashed, for example for plans")
        }
      },
      children: { only: ["series"] },
      attributes: chartAttributes(),
      records: {
        attributes: {
          data: list("Records: a value of each series from each"),
          label: text("The field with the labels below the values"),
          values: fields("The fields that are series; all with numbers unless given")
        },
        read: readChartRecords
      },
      attributeAliases: { type: "variant", kind: "variant", grid: "gridlines" },
      without: ["direction", "justify", "align", "wrap", "gap", "border"],
      ownFlow: true,
      check(element, report3, suggester) {
        checkRange()(element, report3, suggester);
        checkChart(element, report3);
      },
      examples: [
        'chart "Revenue" [12, 18, 9, 14, 21] labels=["Mon", "Tue", "Wed", "Thu", "Fri"] format="\u20AC {}" bar',
        'chart "Visitors" labels=["Jan", "Feb", "Mar", "Apr"] target=60 area smooth stacked {\n  series "Web" [12, 18, 22, 31]\n  series "Shop" [8, 9, 14, 12] dashed\n}',
        'chart "Devices" [\n  {label="Phone" value="58%"},\n  {label="Laptop" value="34%"},\n  {label="Tablet" value="8%"}\n] unit="%" donut\nchart "Age and income" [[22, 3100], [28, 4200], [47, 5800]] xlabel="Years" scatter'
      ],
      cost: chartCost
    }));
  }
});

// src/model/components/checkbox.ts
var checkboxComponent;
var init_checkbox = __esm({
  "src/model/components/checkbox.ts"() {
    "use strict";
    init_define_component();
    init_toggle_frame();
    checkboxComponent = defineComponent(() => ({
      name: "checkbox",
      category: "input",
      inLine: "control",
      labelAfter: true,
      docs: "A yes-or-no choice; use several to let people pick any number of options.",
      mark: ["checked"],
      foreignWords: [
        "check",
        "formcheck",
        "checkboxlisttile",
        "checkboxinput",
        "checkboxitem",
        "checkboxfield",
        "tickbox"
      ],
      foreignForms: {
        captcha: 'checkbox "I am not a robot"',
        recaptcha: 'checkbox "I am not a robot"',
        checkboxgroup: 'checkbox "\u2026" checkbox "\u2026"'
      },
      label: { twins: ["label"], docs: "Text to the right of the box" },
      attributes: toggleAttributes,
      examples: ['checkbox "Remember me" checked', 'checkbox "Accept the terms" required'],
      cost: toggleCost(3)
    }));
  }
});

// src/model/components/chip.ts
var chipComponent;
var init_chip = __esm({
  "src/model/components/chip.ts"() {
    "use strict";
    init_attributes2();
    init_cost();
    init_define_component();
    init_references2();
    init_interaction();
    init_palette();
    chipComponent = defineComponent(() => ({
      name: "chip",
      category: "input",
      inLine: "control",
      docs: "A filter, choice or entry in a pill, which can be selected or removed.",
      foreignWords: ["filterchip", "choicechip", "inputchip", "assistchip", "token", "checkabletag"],
      foreignForms: {
        tagcloud: 'row gap=2 { chip "\u2026" chip "\u2026" }',
        file: 'chip "\u2026" icon=file, or upload "\u2026"',
        attachment: 'chip "\u2026" icon=file',
        tags: 'row gap=2 { chip "\u2026" chip "\u2026" }',
        chips: 'row gap=2 { chip "\u2026" chip "\u2026" }',
        taglist: 'row gap=2 { chip "\u2026" chip "\u2026" }',
        chipgroup: 'row gap=2 { chip "\u2026" chip "\u2026" }'
      },
      label: { twins: ["content"], required: true, docs: "Text of the chip" },
      attributes: {
        icon: iconName("Icon before the text"),
        removable: boolean("Shows a cross after the text"),
        selected: boolean("Marks it as selected, with a solid fill"),
        variant: choice2(statuses, "Meaning, shown by its color"),
        disabled: boolean("Disables it and draws it faded"),
        ...interactionAttributes
      },
      examples: [
        'chip "Design" icon=tag removable',
        'row gap=2 wrap { chip "All" selected chip "Open" chip "Overdue" variant=danger }'
      ],
      cost: (element) => ({ boxes: 2 + namedOf(element, "icon", "removable") })
    }));
  }
});

// src/model/components/parts/code/check-highlight.ts
function checkHighlight(...given) {
  return require("./more.generated.cjs").checkHighlight.checkHighlight(...given);
}
var init_check_highlight = __esm({
  "src/model/components/parts/code/check-highlight.ts"() {
    "use strict";
  }
});

// src/model/components/parts/code/most-pieces.ts
var mostPieces;
var init_most_pieces = __esm({
  "src/model/components/parts/code/most-pieces.ts"() {
    "use strict";
    mostPieces = 2e3;
  }
});

// src/model/components/parts/code/code-cost.ts
function codeCost(element) {
  const { label: label2 } = element;
  const lines = label2.split(/\r\n?|\n/).length;
  const words2 = label2.match(/\w+|[^\w\s]+/g)?.length ?? 0;
  const tabs = label2.split("	").length - 1;
  return {
    boxes: 9 + lines * (element.mentions("numbers") ? 5 : 3) + Math.min(2 * words2, mostPieces),
    output: 16 * tabs
  };
}
var init_code_cost = __esm({
  "src/model/components/parts/code/code-cost.ts"() {
    "use strict";
    init_most_pieces();
  }
});

// src/model/components/parts/code/highlight.ts
function rangesOf(value) {
  const ranges = (Array.isArray(value) ? value : [value]).map(rangeOf);
  return ranges.every((range) => range !== void 0) ? ranges : void 0;
}
function rangeOf(value) {
  const [, first, last = first] = /^\s*(\d{1,9})(?:\s*[-\u2013]\s*(\d{1,9}))?\s*$/.exec(String(value)) ?? [];
  const range = [Number(first), Number(last)];
  return range[0] >= 1 && range[1] >= range[0] ? range : void 0;
}
var describes2, highlightAttribute;
var init_highlight = __esm({
  "src/model/components/parts/code/highlight.ts"() {
    "use strict";
    init_value_problem();
    describes2 = 'a line, a list of lines, or ranges such as "2-4"';
    highlightAttribute = {
      docs: 'Lines that stand out, counted from 1: `[2, 4]`, or a range such as `"2-4"`',
      kind: {
        kind: "list",
        describes: describes2,
        check: (literal, name) => rangesOf(literal.value) === void 0 ? kindProblem(literal, name, describes2) : void 0,
        read: rangesOf
      }
    };
  }
});

// src/model/components/code.ts
var lineHeight, font, codeComponent, base, styles;
var init_code = __esm({
  "src/model/components/code.ts"() {
    "use strict";
    init_build();
    init_attributes2();
    init_define_component();
    init_check_highlight();
    init_code_cost();
    init_highlight();
    lineHeight = 20;
    font = 13;
    codeComponent = defineComponent(() => ({
      name: "code",
      category: "text",
      outlined: true,
      docs: "Lines of a program in a box; what they have in common at their beginning is left out.",
      foreignWords: [
        "codeblock",
        "codesnippet",
        "snippet",
        "pre",
        "codeeditor",
        "syntaxhighlighter",
        "terminal",
        "console",
        "diff",
        "jsonviewer",
        "json",
        "log",
        "logs",
        "logviewer",
        "samp",
        "shell"
      ],
      label: { twins: ["content"], required: true, docs: "The lines" },
      children: { mustBeEmpty: true },
      attributes: {
        lang: text(
          "Language whose words are tinted, such as ts, json, html or bash; others are only named for screen readers",
          { semantic: true }
        ),
        title: text("Name of the file, above the lines"),
        numbers: boolean("Shows the numbers of the lines"),
        highlight: highlightAttribute
      },
      attributeAliases: { language: "lang" },
      without: ["gap", "direction", "justify", "align", "wrap"],
      ownFlow: true,
      check: checkHighlight,
      examples: [
        'code "npm install wf-wireframes" lang=bash',
        'code "const rate = 0.19; // in percent\\nexport function gross(net: number) {\\n  return net * (1 + rate);\\n}"\n    lang=ts title="gross.ts" highlight=[1, "3-4"] numbers'
      ],
      cost: codeCost
    }));
    base = {
      size: font,
      lineHeight: lineHeight / font,
      mono: true,
      wrapping: "nowrap"
    };
    styles = {
      plain: { ...base, color: token("ink") },
      keyword: { ...base, color: token("infoText") },
      string: { ...base, color: token("successText") },
      number: { ...base, color: token("warningText") },
      comment: { ...base, color: token("inkMuted") },
      removed: { ...base, color: token("dangerText") }
    };
  }
});

// src/model/components/col.ts
function readWidth(node) {
  const { width, w = width, ...others } = node.attributes ?? {};
  if (w === void 0) return;
  const isSpan = typeof w === "number" && Number.isInteger(w) && w >= 1 && w <= 12;
  node.attributes = isSpan ? { ...others, span: w } : { ...others, w };
}
var columns, colComponent;
var init_col = __esm({
  "src/model/components/col.ts"() {
    "use strict";
    init_attributes2();
    init_define_component();
    init_measures();
    init_sideways();
    columns = { min: 1, max: 12, integer: true };
    colComponent = defineComponent(() => ({
      name: "col",
      wraps: true,
      category: "layout",
      structural: true,
      centers: true,
      docs: "A column in a row: an equal share of the width, or `span` of its 12 grid columns.",
      bareNumber: "span",
      foreignAttributes: sidesOfColumn,
      foreignWords: [
        "vstack",
        "vbox",
        "vertical",
        "lazyvstack",
        "linearlayout",
        "flexcol",
        "flexcolumn",
        "vflex"
      ],
      children: { braces: "required" },
      aliases: {
        column: { docs: "A `col` whose `width` from 1 to 12 is its `span`", apply: readWidth }
      },
      attributes: {
        span: number(columns, "Number of the 12 grid columns to take; an equal share by default", {
          onlyIn: ["row", "grid"]
        }),
        sm: number(columns, "Span on boards at least 576 px wide"),
        md: number(columns, "Span on boards at least 768 px wide"),
        lg: number(columns, "Span on boards at least 992 px wide"),
        xl: number(columns, "Span on boards at least 1200 px wide"),
        scroll: boolean("Clips its content and shows a scroll bar")
      },
      ownFlow: true,
      examples: [
        'row gap=4 {\n  col { text "Left half" }\n  col { text "Right half" }\n}',
        'row gap=4 {\n  col span=12 md=4 { text "Filters" }\n  col span=12 md=8 { text "Results" }\n}'
      ],
      cost: { boxes: 1 }
    }));
  }
});

// src/model/components/parts/table/table-rows.ts
function widthOf(rows) {
  let width = 1;
  for (const { cells } of rows) width = Math.max(width, cells.length);
  return width;
}
function rowsOf(items, children) {
  const rows = [];
  const isNested = items.some(Array.isArray);
  const lists = isNested || items.length === 0 ? items : [items];
  for (const [at, item] of lists.entries()) {
    if (item === "...") for (const each of moreLines()) rows.push(each);
    else rows.push({ cells: Array.isArray(item) ? item : [item], isHead: at === 0 });
  }
  const names = [];
  for (const child of children) {
    const { type, items: cells = [] } = child;
    if (type === "Columns") for (const item of cells) names.push(item);
    else if (type === "Row") for (const row2 of rowsOfList(child)) rows.push(row2);
    else if (type === "More") for (const each of moreLines()) rows.push(each);
  }
  if (names.length > 0 && !rows[0]?.isHead) rows.unshift({ cells: names, isHead: true });
  const [head, ...bodies] = rows;
  const isKnown = bodies.some(({ cells }) => cells.length > 0);
  return head && isKnown && isBlankHead(head) ? bodies : rows;
}
function rowsOfList(element) {
  const { items = [] } = element;
  const lists = items.length > 0 && items.every(Array.isArray) ? items : [items];
  return lists.map((cells) => ({ cells, isHead: false, isSelected: isSelected(element) }));
}
function isSelected({ attributes, modifiers }) {
  const said = attributes?.selected;
  return modifiers?.includes("selected") === true || said === true || said === "true";
}
function isBlankHead({ cells, isHead }) {
  return isHead && cells.every((cell) => cell === void 0 || writtenLabel(cell).trim() === "");
}
function moreLines() {
  return Array.from({ length: 3 }, () => ({ cells: [], isHead: false }));
}
var cellAligns, columnKeys;
var init_table_rows = __esm({
  "src/model/components/parts/table/table-rows.ts"() {
    "use strict";
    init_attributes2();
    init_items();
    cellAligns = ["left", "center", "right"];
    columnKeys = {
      label: text("Name of the column"),
      mono: boolean("Sets its cells in letters of one width"),
      align: choice2(cellAligns, "Alignment of its cells")
    };
  }
});

// src/model/components/columns.ts
var columnsComponent;
var init_columns = __esm({
  "src/model/components/columns.ts"() {
    "use strict";
    init_define_component();
    init_same_form();
    init_table_rows();
    columnsComponent = defineComponent(() => ({
      name: "columns",
      category: "data",
      docs: "The header row of a table.",
      foreignOutside: "grid columns=3 { \u2026 }",
      foreignForms: {
        ...sameForm("tableheader colgroup headerrow", 'columns ["\u2026", "\u2026"]'),
        thead: 'columns ["\u2026", "\u2026"]',
        head: 'columns ["\u2026", "\u2026"]',
        th: 'columns ["\u2026", "\u2026"]',
        tablehead: 'columns ["\u2026", "\u2026"]',
        tablecolumn: 'columns ["\u2026", "\u2026"]'
      },
      list: {
        required: true,
        marks: true,
        docs: "Names of the columns: strings or objects",
        keys: columnKeys
      },
      parents: ["table"],
      attributes: {},
      without: "all",
      examples: [
        'table { columns ["Invoice", "Due"] row ["2026-014", "1 Dec"] }',
        'table {\n  columns ["Branch", {label="Commit" mono}, {label="Files" align=center}]\n  row ["main", "9f8e7d6", 12]\n}'
      ],
      cost: { boxes: 1, item: 1 }
    }));
  }
});

// src/model/components/parts/marks.ts
function readMarks(written) {
  if (!written.includes("[")) return void 0;
  const lines = written.split(/\r\n?|\n/).map(readLine);
  return lines.some((line) => line.some(({ mark }) => mark !== void 0)) ? lines : void 0;
}
function readLine(line) {
  const pieces = [];
  let open = { mark: void 0, detail: "", words: "" };
  let at = 0;
  const close = (to) => {
    open.words = plainText(line.slice(at, to)).trim();
    if (open.mark !== void 0 || open.words !== "") pieces.push(open);
  };
  for (const match of line.matchAll(markPattern)) {
    const mark = markOf(match[1], match[2]);
    if (mark === void 0) continue;
    close(match.index);
    open = mark;
    at = match.index + match[0].length;
  }
  close(line.length);
  return pieces;
}
function markOf(name = "", detail = "") {
  const mark = name.toLowerCase();
  if (!Object.hasOwn(markNames, mark) || mark === "icon" && detail.trim() === "")
    return void 0;
  const written = detail.trim();
  return { mark, detail: mark === "kbd" ? written : written.toLowerCase(), words: "" };
}
var markNames, markPattern;
var init_marks = __esm({
  "src/model/components/parts/marks.ts"() {
    "use strict";
    init_plain_text();
    markNames = {
      avatar: false,
      badge: true,
      dot: false,
      icon: false,
      button: true,
      link: true,
      checkbox: false,
      kbd: true
    };
    markPattern = /\\\[|\[([A-Za-z]+)(?::([^\][\n]*))?\]/g;
  }
});

// src/model/components/parts/marked-text.ts
function boxesOfMarks(written) {
  let boxes = 0;
  for (const line of readMarks(written) ?? []) {
    boxes += 4;
    for (const { mark } of line) boxes += 1 + (mark === void 0 ? 0 : markBoxes[mark]);
  }
  return boxes;
}
var markBoxes;
var init_marked_text = __esm({
  "src/model/components/parts/marked-text.ts"() {
    "use strict";
    init_marks();
    markBoxes = {
      avatar: 2,
      badge: 2,
      dot: 1,
      icon: 1,
      button: 2,
      link: 1,
      checkbox: 4,
      kbd: 2
    };
  }
});

// src/model/components/descriptions.ts
function pairOf(value) {
  if (!Array.isArray(value)) return value;
  const [label2 = "", said] = value;
  return said === void 0 ? { label: label2 } : { label: label2, value: said };
}
function marksOf(items) {
  let boxes = 0;
  for (const item of items.map(pairOf)) {
    if (isObject(item)) boxes += boxesOfMarks(textOf(item.value ?? "") ?? "");
  }
  return boxes;
}
function checkPairs(element, report3) {
  const twin = element.attributes.findLast(({ name }) => name === "items")?.value;
  for (const literal of (twin ?? element.list)?.items ?? []) {
    const { kind: kind2, value } = literal;
    if (value === "..." || kind2 === "list" && literal.items?.length === 2) continue;
    if (isObject(value) && value.value !== void 0) continue;
    const label2 = writtenLabel(Array.isArray(value) ? value[0] ?? "" : value);
    report3(createProblem("data-length", "pair", { label: label2 }, { place: literal }));
  }
  for (const { component, label: label2, attributes, block } of element.block?.elements ?? []) {
    if (component?.name !== "item" || !label2 || block) continue;
    if (attributes.some(({ name }) => name === "value")) continue;
    const data = { label: textOf(label2.value) ?? "" };
    report3(createProblem("data-length", "pair", data, { place: label2 }));
  }
}
var descriptionsComponent, inner;
var init_descriptions = __esm({
  "src/model/components/descriptions.ts"() {
    "use strict";
    init_value();
    init_create_diagnostic();
    init_build();
    init_attributes2();
    init_define_component();
    init_measures();
    init_items();
    init_marked_text();
    descriptionsComponent = defineComponent(() => ({
      name: "descriptions",
      category: "data",
      docs: "The details of one thing: terms, each with its value beside or below it.",
      foreignWords: [
        "dl",
        "descriptionlist",
        "definitionlist",
        "kv",
        "keyvalue",
        "keyvaluelist",
        "propertylist",
        "summarylist",
        "structuredlist",
        "properties",
        "propertygrid",
        "metadata",
        "infolist",
        "labeledcontent",
        "summaryrows"
      ],
      list: {
        twins: ["items"],
        nested: true,
        docs: "Terms with their values, in pairs",
        keys: { label: text("The term"), ...pairKey }
      },
      children: { only: ["item"], items: "pair" },
      mayBeEmpty: true,
      attributes: {
        columns: number({ min: 1, max: 6, integer: true }, "Pairs side by side", { default: "1" }),
        vertical: boolean("Puts values below their terms"),
        bordered: boolean("Draws lines around all cells"),
        align: choice2(["left", "right"], "Where the values beside their terms stand, as on a receipt", {
          default: "left"
        })
      },
      without: ["gap", "direction", "justify", "wrap"],
      ownFlow: true,
      check: checkPairs,
      examples: [
        'descriptions [\n  ["Plan",   "Pro"],\n  ["Seats",  "12 of 20"],\n  ["Status", "[badge:success] Active"]\n]',
        'descriptions columns=2 bordered {\n  item "Invoice" "2026-014"\n  item "Due" "30 November"\n  item "Owner" { avatar "Ada Lovelace" sm text "Ada Lovelace" }\n}',
        'descriptions [\n  ["Length",   "2 h 31 min"],\n  ["Year",     "1982"],\n  ["Language", "English"]\n] columns=3 vertical'
      ],
      // An item in the block has the same cost itself.
      cost: ({ items }) => ({ boxes: 2 + marksOf(items), item: 4, more: 6 })
    }));
    inner = edgesOf(10, 16);
  }
});

// src/model/components/divider.ts
var dividerComponent;
var init_divider = __esm({
  "src/model/components/divider.ts"() {
    "use strict";
    init_attributes2();
    init_define_component();
    init_same_form();
    dividerComponent = defineComponent(() => ({
      name: "divider",
      category: "layout",
      inLine: "small",
      structural: true,
      line: true,
      docs: "A line between elements, vertical in a row; a label interrupts it in the middle.",
      foreignForms: { ...sameForm("dividerwithtext textdivider ordivider", 'divider "\u2026"') },
      foreignWords: ["hr", "separator", "rule", "line", "separatorline"],
      label: { twins: ["label"], docs: "Text in the middle of the line" },
      children: { mustBeEmpty: true },
      keepsModifiers: true,
      attributes: {
        vertical: boolean("Makes it vertical; the default in a row"),
        dashed: boolean("Draws it dashed")
      },
      examples: [
        "divider",
        'divider "or"',
        'row gap=3 { text "Draft" divider text "3 pages" }\ndivider dashed'
      ],
      cost: ({ label: label2 }) => ({ boxes: label2 === "" ? 1 : 4 })
    }));
  }
});

// src/model/components/drawer.ts
function setBottom(node) {
  const { attributes, modifiers = [] } = node;
  if (attributes?.position !== void 0 || modifiers.some((word) => word in innerEdges)) return;
  node.attributes = { ...attributes, position: "bottom" };
}
var drawerComponent, innerEdges;
var init_drawer = __esm({
  "src/model/components/drawer.ts"() {
    "use strict";
    init_attributes2();
    init_define_component();
    init_shadow_bytes();
    drawerComponent = defineComponent(() => ({
      name: "drawer",
      category: "overlay",
      centers: true,
      docs: "A panel that slides in from an edge of the page; at the bottom it has a grabber.",
      aliases: { sheet: { docs: "A drawer at the bottom unless a side is given", apply: setBottom } },
      foreignWords: ["offcanvas", "slideover", "sidesheet"],
      foreignForms: { bottomsheet: 'sheet "\u2026" { \u2026 }', actionsheet: 'sheet "\u2026" { \u2026 }' },
      label: { twins: ["title"], docs: "Title of the panel" },
      children: { braces: "expected" },
      attributes: {
        position: choice2(["left", "right", "top", "bottom"], "Edge of the page to slide in from", {
          default: "left"
        })
      },
      modifiers: { open: "Drawn on the page itself instead of on a copy" },
      targetOf: ["opens", "toggles"],
      ownFlow: true,
      examples: [
        'drawer "Filters" id=filters right {\n  checkbox "In stock"\n  checkbox "On sale"\n}',
        'sheet "Share" {\n  button "Copy the link" icon=link fullWidth\n  button "Send by mail" icon=mail fullWidth\n}'
      ],
      layer: (element) => ({
        at: "front",
        side: element.values.position ?? "left",
        isOpen: element.has("open")
      }),
      cost: { boxes: 7, output: shadowBytes.xl }
    }));
    innerEdges = { left: "right", right: "left", top: "bottom", bottom: "top" };
  }
});

// src/model/components/dropdown.ts
var dropdownComponent;
var init_dropdown = __esm({
  "src/model/components/dropdown.ts"() {
    "use strict";
    init_define_component();
    init_items();
    init_shadow_bytes();
    dropdownComponent = defineComponent(() => ({
      name: "dropdown",
      category: "overlay",
      inLine: "control",
      docs: "An open menu of actions.",
      foreignAttributes: {
        options: 'write select "\u2026" ["\u2026", "\u2026"]: a dropdown is a menu of actions'
      },
      foreignWords: [
        "dropdownmenu",
        "contextmenu",
        "popupmenu",
        "overflowmenu",
        "usermenu",
        "accountmenu",
        "profilemenu",
        "actionmenu",
        "actionsmenu",
        "moremenu",
        "kebab",
        "kebabmenu",
        "overflow",
        "rightclickmenu",
        "dropdowncontent",
        "dropdownmenucontent",
        "dropmenu"
      ],
      list: { twins: ["items"], docs: 'Items: strings or objects; "---" draws a line', keys: itemKeys },
      children: { only: ["item", "divider"], items: "leaf" },
      mayBeEmpty: true,
      attributes: {},
      modifiers: { inline: "Placed in the flow instead of over the content that follows" },
      targetOf: ["opens", "toggles"],
      ownFlow: true,
      examples: [
        'dropdown ["Edit", "Duplicate", "---", {label="Delete" icon="trash-2" danger}]',
        'dropdown {\n  item "Profile" icon="user"\n  divider\n  item "Sign out" disabled\n}'
      ],
      layer: (element) => element.has("inline") ? void 0 : { at: "place" },
      cost: { boxes: 2, item: 5, more: 3, output: shadowBytes.md }
    }));
  }
});

// src/model/components/empty.ts
var emptyComponent;
var init_empty = __esm({
  "src/model/components/empty.ts"() {
    "use strict";
    init_define_component();
    init_references2();
    emptyComponent = defineComponent(() => ({
      name: "empty",
      category: "feedback",
      docs: "A placeholder where there is nothing yet: an icon, a title, and what to do about it, all centered.",
      foreignForms: { errorpage: 'empty "\u2026"', notfound: 'empty "\u2026"' },
      foreignWords: ["emptystate", "blankslate", "noresults", "nodata", "result", "contentunavailable"],
      label: { twins: ["title"], required: true, docs: "Title that says what is missing" },
      children: {},
      attributes: { icon: iconName("Icon above the title") },
      ownFlow: true,
      examples: [
        'empty "No orders yet" icon=inbox {\n  text "Orders appear here as soon as somebody buys." muted\n  button "Create an order" primary\n}',
        'empty "No results"'
      ],
      cost: { boxes: 3 }
    }));
  }
});

// src/model/components/event.ts
var eventComponent;
var init_event = __esm({
  "src/model/components/event.ts"() {
    "use strict";
    init_define_component();
    init_calendar_attributes();
    eventComponent = defineComponent(() => ({
      name: "event",
      category: "data",
      docs: "Something that happens in a calendar: all day, at a time, or over several days.",
      foreignWords: ["calendarevent", "appointment", "meeting", "booking"],
      label: { twins: ["label", "title"], docs: "What happens" },
      parents: ["calendar"],
      attributes: eventAttributes,
      without: "all",
      examples: [
        'calendar month="2026-11" {\n  event "Fair" date="2026-11-10" until="2026-11-12" variant=info\n  event "Call" date="2026-11-19" start="9:30" end="10:00"\n}',
        'calendar view=week {\n  event "Workshop" date="2026-11-17" start=9 end=10\n}'
      ],
      cost: { boxes: 1 }
    }));
  }
});

// src/model/components/fab.ts
var fabComponent;
var init_fab = __esm({
  "src/model/components/fab.ts"() {
    "use strict";
    init_attributes2();
    init_define_component();
    init_references2();
    init_interaction();
    init_shadow_bytes();
    fabComponent = defineComponent(() => ({
      name: "fab",
      category: "input",
      docs: "The main action of a screen: a round button over a corner of the board, longer with a label.",
      foreignWords: [
        "floatingactionbutton",
        "floatbutton",
        "extendedfab",
        "speeddial",
        "actionbutton",
        "floatingbutton"
      ],
      label: {
        twins: ["content", "label"],
        required: true,
        unless: ["icon"],
        docs: "Text on the button"
      },
      attributes: {
        icon: iconName("Icon before the label, or alone without a label"),
        position: choice2(
          ["top-left", "top-center", "top-right", "bottom-left", "bottom-center", "bottom-right"],
          "Corner or edge of the board",
          { default: "bottom-right" }
        ),
        ...interactionAttributes
      },
      examples: ["fab icon=plus", 'fab "Compose" icon=pencil position=bottom-center'],
      layer: ({ values }) => ({ at: "edge", edge: values.position ?? "bottom-right" }),
      cost: { boxes: 3, output: shadowBytes.lg }
    }));
  }
});

// src/model/components/footer.ts
var footerComponent;
var init_footer = __esm({
  "src/model/components/footer.ts"() {
    "use strict";
    init_define_component();
    init_sideways();
    footerComponent = defineComponent(() => ({
      name: "footer",
      category: "layout",
      structural: true,
      centers: true,
      docs: "The area at the end of a page; a row in it spreads its children across the width.",
      foreignAttributes: staysAtEdge,
      foreignForms: { footerlinks: 'footer { link "\u2026" link "\u2026" }' },
      foreignWords: [
        "bottombar",
        "contentinfo",
        "statusbar",
        "actions",
        "dialogactions",
        "cardactions",
        "bottom"
      ],
      band: "bar",
      children: { braces: "required" },
      attributes: {},
      ownFlow: true,
      examples: [
        'footer {\n  row { text "\xA9 Acme" sm muted link "Privacy" href="/privacy" size=sm }\n}',
        'footer border=false { text "Version 2.4" xs muted }'
      ],
      cost: { boxes: 1 }
    }));
  }
});

// src/model/components/form.ts
var formComponent;
var init_form2 = __esm({
  "src/model/components/form.ts"() {
    "use strict";
    init_attributes2();
    init_define_component();
    init_sideways();
    formComponent = defineComponent(() => ({
      name: "form",
      category: "layout",
      structural: true,
      centers: true,
      docs: "Fields and buttons that are submitted together, one below the other.",
      foreignAttributes: sidesOfColumn,
      foreignWords: ["formgroup", "login", "signin", "signup", "register", "checkout", "loginbox"],
      children: { braces: "required" },
      attributes: {
        action: text("What submitting the form does, in your own words", { semantic: true })
      },
      ownFlow: true,
      examples: [
        'form {\n  input "Email" email required\n  textarea "Message"\n  button "Send" primary\n}'
      ],
      cost: { boxes: 1 }
    }));
  }
});

// src/model/components/parts/gantt/check-gantt.ts
function checkGantt(...given) {
  return require("./more.generated.cjs").checkGantt.checkGantt(...given);
}
var init_check_gantt = __esm({
  "src/model/components/parts/gantt/check-gantt.ts"() {
    "use strict";
  }
});

// src/model/components/parts/gantt/gantt-cost.ts
function ganttCost(...given) {
  return require("./more.generated.cjs").ganttCost.ganttCost(...given);
}
var init_gantt_cost = __esm({
  "src/model/components/parts/gantt/gantt-cost.ts"() {
    "use strict";
  }
});

// src/model/components/gantt.ts
var ganttForm, ganttComponent;
var init_gantt = __esm({
  "src/model/components/gantt.ts"() {
    "use strict";
    init_attributes2();
    init_define_component();
    init_check_gantt();
    init_gantt_attributes();
    init_gantt_cost();
    init_items();
    ganttForm = 'gantt columns=["\u2026", "\u2026"] { item "\u2026" from=0 to=1 }';
    ganttComponent = defineComponent(() => ({
      name: "gantt",
      wide: true,
      outlined: true,
      category: "data",
      docs: "The tasks of a plan as bars over its columns, with milestones and what is done.",
      foreignForms: {
        ganttchart: ganttForm,
        roadmap: ganttForm,
        projectplan: ganttForm,
        swimlane: ganttForm,
        schedule: ganttForm
      },
      foreignAttributes: {
        tasks: 'write them in the block: item "\u2026" from=0 to=2',
        start: "write from=0, counted in columns",
        end: "write to=2, counted in columns",
        today: "write now=2.5, counted in columns"
      },
      label: { twins: ["title"], docs: "Title of the plan" },
      list: {
        twins: ["items"],
        docs: "Tasks: objects; one with `at` is a milestone, and one without dates has no bar",
        keys: {
          label: text("Name of the task"),
          ...itemAttributes,
          ...taskAttributes,
          variant: momentAttributes.variant,
          items: list("Tasks in the task")
        }
      },
      children: { only: ["item", "milestone"], items: "task" },
      mayBeEmpty: true,
      attributes: ganttAttributes,
      without: ["gap", "direction", "justify", "align", "wrap"],
      ownFlow: true,
      check: checkGantt,
      examples: [
        'gantt "Relaunch" columns=["W1", "W2", "W3", "W4"] now=1.5 {\n  item "Research" from=0 to=2 progress=80 success\n  item "Design" {\n    item "Sketches" from=1 to=2 variant=info\n    item "Prototype" from=2 to=3.5\n  }\n  milestone "Launch" at=4\n}',
        'gantt [\n  {label="Plan" from=0 to=1},\n  {label="Build" from=1 to=2 progress=40},\n  {label="Ship" at=2}\n] columns=["Q1", "Q2"]'
      ],
      cost: ganttCost
    }));
  }
});

// src/model/components/grid.ts
var columns2, gridComponent;
var init_grid = __esm({
  "src/model/components/grid.ts"() {
    "use strict";
    init_define_component();
    init_measures();
    init_same_form();
    columns2 = { min: 1, max: 24, integer: true };
    gridComponent = defineComponent(() => ({
      name: "grid",
      category: "layout",
      structural: true,
      centers: true,
      docs: "Cells of equal width, filled row by row.",
      bareNumber: "columns",
      foreignForms: {
        ...sameForm(
          "cards cardgrid cardlist features featuregrid pricing pricingtable testimonials team products productgrid panels",
          'grid columns=3 gap=4 { card "\u2026" { \u2026 } card "\u2026" { \u2026 } }'
        ),
        ...sameForm(
          "images photos imagegrid photogrid imagegallery",
          "grid columns=3 gap=4 { image image image }"
        )
      },
      foreignWords: [
        "masonry",
        "tiles",
        "lazyvgrid",
        "lazyhgrid",
        "gridview",
        "simplegrid",
        "uniformgrid"
      ],
      children: { braces: "required" },
      attributes: {
        columns: number(columns2, "Number of columns; as many as fit by default"),
        "columns-sm": number(columns2, "Number of columns on boards narrower than 768 px"),
        "columns-md": number(columns2, "Number of columns on boards narrower than 992 px"),
        "columns-lg": number(columns2, "Number of columns on boards narrower than 1200 px"),
        "columns-xl": number(columns2, "Number of columns on boards narrower than 1400 px"),
        gap: length([], "Space between cells in px, not in steps as elsewhere", { default: "16" })
      },
      without: ["direction", "justify", "wrap"],
      ownFlow: true,
      examples: [
        'grid columns=3 gap=16 {\n  card "Users" { text "1,204" }\n  card "Orders" { text "318" }\n  card "Returns" { text "9" }\n}',
        "grid columns=4 columns-sm=1 gap=24 { image image image image }"
      ],
      cost: { boxes: 1 }
    }));
  }
});

// src/model/components/group.ts
var groupComponent;
var init_group = __esm({
  "src/model/components/group.ts"() {
    "use strict";
    init_attributes2();
    init_cost();
    init_define_component();
    init_references2();
    init_same_form();
    groupComponent = defineComponent(() => ({
      name: "group",
      category: "navigation",
      docs: "Items of a nav under a shared label, or tools of a toolbar that belong together.",
      foreignForms: {
        ...sameForm("accordionmenu menugroup navsection", 'nav vertical { group "\u2026" { item "\u2026" } }')
      },
      foreignWords: ["navgroup"],
      label: { twins: ["label"], required: true, docs: "Label above the items" },
      children: { only: ["item", "divider", "link", "button"], items: "menu" },
      parents: ["nav", "toolbar"],
      within: {
        toolbar: { label: { twins: ["label"], docs: "Label below the tools" }, children: {} }
      },
      attributes: {
        collapsed: boolean("Draws it collapsed, with a chevron", { onlyIn: ["nav"] }),
        icon: iconName("Icon before the label")
      },
      examples: [
        'nav vertical {\n  group "Workspace" { item "Projects" active item "People" }\n  group "Account" collapsed { item "Profile" }\n}',
        'toolbar { group { button icon=bold ghost button icon=italic ghost } group { button "Share" } }'
      ],
      cost: (element) => ({ boxes: 4 + namedOf(element, "icon", "collapsed") })
    }));
  }
});

// src/model/components/header.ts
var headerComponent;
var init_header = __esm({
  "src/model/components/header.ts"() {
    "use strict";
    init_define_component();
    init_sideways();
    headerComponent = defineComponent(() => ({
      name: "header",
      category: "layout",
      structural: true,
      centers: true,
      docs: "The bar at the top of a page; its children are side by side, and its last controls at the end.",
      foreignAttributes: { ...sidesOfRow, ...staysAtEdge },
      foreignWords: [
        "topbar",
        "titlebar",
        "navigationbar",
        "pageheader",
        "appheader",
        "siteheader",
        "mainheader",
        "masthead",
        "top"
      ],
      band: "bar",
      children: { braces: "required" },
      aliases: { navbar: { docs: "The same as `header`" } },
      attributes: {},
      ownFlow: true,
      examples: [
        'header justify=between {\n  logo "Acme"\n  nav ["Orders", "Customers"] active=0\n  avatar "Ada Lovelace"\n}',
        'header border=false { title "Inbox" level=4 }'
      ],
      cost: { boxes: 3 }
    }));
  }
});

// src/model/components/icon.ts
var iconComponent;
var init_icon = __esm({
  "src/model/components/icon.ts"() {
    "use strict";
    init_attributes2();
    init_define_component();
    init_measures();
    init_references2();
    init_count_mark();
    init_interaction();
    init_palette();
    init_sizes();
    iconComponent = defineComponent(() => ({
      name: "icon",
      category: "display",
      inLine: "small",
      docs: "A Lucide icon, in the color of the text around it.",
      mark: "inside",
      foreignForms: { emoji: 'icon "smile"' },
      foreignWords: ["glyph", "symbol", "ico", "fontawesome", "materialicon"],
      label: { twins: ["name"], required: true, docs: "Name of the icon" },
      attributes: {
        name: iconName("Name of the icon"),
        size: size(sizeWords, "Width and height", { default: "sm" }),
        muted: boolean("Draws it in gray"),
        color: color(colorWords, "Color of the icon"),
        badge: badgeAttribute,
        ...interactionAttributes
      },
      examples: ['icon "search"', 'icon "triangle-alert" color=warning lg', 'icon "bell" badge=3 md'],
      cost: (element) => ({ boxes: element.mentions("badge") ? 1 + badgeBoxes : 1 })
    }));
  }
});

// src/model/components/image.ts
var address, imageComponent;
var init_image = __esm({
  "src/model/components/image.ts"() {
    "use strict";
    init_attributes2();
    init_define_component();
    init_ratio();
    init_references2();
    init_interaction();
    init_same_form();
    address = url("URL or path of the picture", { semantic: false, picture: true });
    imageComponent = defineComponent(() => ({
      name: "image",
      atEdges: true,
      category: "display",
      outlined: true,
      docs: "A picture, or without `src` a sign that stands for one; 4:3 unless its height or `ratio` is given.",
      foreignWords: [
        "img",
        "picture",
        "photo",
        "figure",
        "svg",
        "thumbnail",
        "imageview",
        "uiimageview",
        "asyncimage",
        "figcaption",
        "media",
        "screenshot",
        "illustration",
        "graphic",
        "artwork"
      ],
      foreignForms: {
        ...sameForm("circle ellipse oval", "image w=64 circle"),
        qr: 'image "QR code" w=160 ratio="1:1"',
        qrcode: 'image "QR code" w=160 ratio="1:1"',
        barcode: 'image "Barcode" w=240 ratio="3:1"'
      },
      label: { twins: ["src"], isPicture: true, docs: "URL or path of the picture" },
      attributes: {
        src: address,
        alt: text("Description of the picture"),
        ratio: ratio('Width to height, such as `"16:9"`'),
        circle: boolean("Makes it round, 96 px wide by default"),
        rounded: boolean("Rounds the corners more; `rounded=false` makes them square"),
        cover: boolean(
          "As high as its row, or as what is left of its column, unless `ratio` or a height is given; what sticks out is cut"
        ),
        ...interactionAttributes
      },
      examples: [
        'image alt="Team photo" h=160',
        'image src="photos/harbor.jpg" alt="Harbor" w=320 rounded',
        'row h=200 { image alt="Ada" circle image alt="Poster" ratio="3:4" w=120 image alt="Backdrop" cover }'
      ],
      check({ label: label2 }, report3, suggester) {
        const problem = label2 && address.kind.check(label2, "src", suggester);
        if (problem) report3({ place: label2, ...problem });
      },
      cost: (element) => ({
        boxes: element.label !== "" ? 8 : element.mentions("alt") ? 6 : 5
      })
    }));
  }
});

// src/model/components/indicator.ts
var usual, indicatorComponent;
var init_indicator = __esm({
  "src/model/components/indicator.ts"() {
    "use strict";
    init_create_diagnostic();
    init_cost();
    init_define_component();
    init_measures();
    init_given_number();
    usual = 3;
    indicatorComponent = defineComponent(() => ({
      name: "indicator",
      category: "navigation",
      inLine: "small",
      docs: "Dots that say which of several screens is shown, as below a carousel or an introduction.",
      foreignWords: ["dots", "pageindicator", "pagecontrol", "carouselindicators", "mobilestepper"],
      attributes: {
        count: number({ min: 1, max: 50, integer: true }, "Number of dots", {
          default: String(usual)
        }),
        active: number({ min: 0, integer: true }, "The dot of the shown screen, counted from 0", {
          default: "0"
        })
      },
      check(element, report3) {
        const active = givenNumber(element, "active");
        const count = givenNumber(element, "count", usual);
        if (!active || !count || active.value < count.value) return;
        const data = { active: active.value, last: count.value - 1 };
        report3(createProblem("active-range", "number", data, active));
      },
      examples: ["indicator count=4 active=1", "indicator"],
      cost: (element) => ({ boxes: 1 + amount2(element, "count", { preset: usual, most: 50 }) })
    }));
  }
});

// src/model/components/parts/calendar/small-month-boxes.ts
var smallMonthBoxes;
var init_small_month_boxes = __esm({
  "src/model/components/parts/calendar/small-month-boxes.ts"() {
    "use strict";
    smallMonthBoxes = 210;
  }
});

// src/model/components/parts/check-type.ts
function checkType(element, report3, hasPanel) {
  const { attributes, modifiers } = element;
  if (attributes.length === 0 && modifiers.length === 0) return;
  const given = typeOf(element);
  const type = given ?? "text";
  const place2 = attributes.find(({ name, value }) => name === "open" && value?.value === true) ?? modifiers.find(({ word }) => word === "open");
  if (place2 && !hasPanel(type)) report3(createProblem("open-empty", "input", { type }, { place: place2 }));
  let isRepaired = given !== void 0;
  for (const clause of attributes) {
    const name = clause.entry?.name ?? "";
    const modifier = bound[name];
    if (modifier === void 0 || modifier === type) continue;
    if (type === "range" && modifier === "number") continue;
    const edits = isRepaired ? void 0 : [insertion(clause, modifier)];
    isRepaired = true;
    const data = { name, type, modifier };
    const details = { edits, place: clause, severity: "info" };
    report3(createProblem("unknown-attribute", "type", data, details));
  }
}
function insertion({ from }, modifier) {
  return { from, to: from, insert: `${modifier} ` };
}
function typeOf({ component, attributes, modifiers }) {
  let type;
  for (const { word } of modifiers) {
    const sets = component?.modifiers.get(word);
    if (sets?.attribute === "inputType") type = textOf(sets.value ?? word);
  }
  for (const { entry, value } of attributes) {
    if (entry?.name !== "inputType" || value === void 0) continue;
    const word = textOf(value.value);
    if (word !== void 0) type = entry.kind.synonyms?.[word] ?? word;
  }
  return modifiers.some(({ word }) => word === "textarea") ? "textarea" : type;
}
var bound;
var init_check_type = __esm({
  "src/model/components/parts/check-type.ts"() {
    "use strict";
    init_value();
    init_create_diagnostic();
    bound = {
      rows: "textarea",
      min: "number",
      max: "number",
      step: "number"
    };
  }
});

// src/model/components/parts/input-types.ts
var inputTypes;
var init_input_types = __esm({
  "src/model/components/parts/input-types.ts"() {
    "use strict";
    inputTypes = [
      "text",
      "email",
      "password",
      "number",
      "tel",
      "url",
      "search",
      "date",
      "time",
      "datetime",
      "month",
      "color",
      "file",
      "range"
    ];
  }
});

// src/model/components/parts/field-frame.ts
function fieldCost(element, glyph) {
  const label2 = element.label === "" ? 0 : element.mentions("required") ? 3 : 2;
  const inside = glyph + namedOf(element, "icon", "clearable");
  const affixes = 2 * namedOf(element, "prefix", "suffix");
  const message = (element.mentions("error") ? 2 : 0) + (element.mentions("hint") ? 1 : 0);
  return {
    boxes: 3 + label2 + inside + affixes + (inside + affixes > 0 ? 1 : 0) + message
  };
}
var messageAttributes, frame, frameStyles, messageRoom;
var init_field_frame = __esm({
  "src/model/components/parts/field-frame.ts"() {
    "use strict";
    init_cost();
    messageAttributes = ["error", "hint"];
    frame = { direction: "column", gap: 6 };
    frameStyles = {
      row: { ...frame, grow: 1, basis: 0, minWidth: 80 },
      column: { ...frame, width: { percent: 100 } },
      grid: frame
    };
    messageRoom = 6 + 18;
  }
});

// src/model/components/parts/field-parts.ts
var fieldAttributes;
var init_field_parts = __esm({
  "src/model/components/parts/field-parts.ts"() {
    "use strict";
    init_attributes2();
    init_measures();
    init_references2();
    init_interaction();
    init_sizes();
    fieldAttributes = {
      name: text("Name of the value when the form is submitted", { semantic: true }),
      ...saidAttributes,
      placeholder: text("Text shown while there is no value"),
      value: text("Value of the field"),
      required: boolean("Marks it as required, with an asterisk after the label"),
      disabled: boolean("Disables it and draws it faded"),
      error: booleanOr(text(""), "Error state, with an optional message below", {
        default: "false"
      }),
      hint: text("Help text below the field"),
      icon: iconName("Icon inside the field, on the left"),
      size: size(sizeWords, "Height and font size", { default: "md" })
    };
  }
});

// src/model/components/input.ts
function hasDays(type) {
  return type === "date" || type === "datetime" || type === "month";
}
var inputComponent;
var init_input = __esm({
  "src/model/components/input.ts"() {
    "use strict";
    init_attributes2();
    init_define_component();
    init_measures();
    init_small_month_boxes();
    init_check_range();
    init_check_type();
    init_field_frame();
    init_field_parts();
    init_input_types();
    init_same_form();
    init_shadow_bytes();
    inputComponent = defineComponent(() => ({
      name: "input",
      category: "input",
      inLine: "field",
      docs: "A one-line field with its label above.",
      foreignWords: [
        "field",
        "textbox",
        "textfield",
        "textinput",
        "edittext",
        "password",
        "passwordfield",
        "securefield",
        "email",
        "formcontrol",
        "numberfield",
        "lineedit",
        "inputtext",
        "inputbox",
        "formitem",
        "otp",
        "inputotp",
        "entryfield"
      ],
      foreignForms: {
        ...sameForm("quantityselector quantityinput quantitystepper", 'input "\u2026" number'),
        email: 'input "\u2026" email',
        ...sameForm("password passwordfield securefield", 'input "\u2026" password'),
        tel: 'input "\u2026" tel',
        phone: 'input "\u2026" tel',
        ...sameForm(
          "number spinbox spinbutton numberstepper quantity stepperinput",
          'input "\u2026" number'
        ),
        ...sameForm("date datechooser rangepicker", 'input "\u2026" date'),
        time: 'input "\u2026" time, or text "\u2026"',
        datetime: 'input "\u2026" datetime',
        ...sameForm("color colour swatchpicker", 'input "\u2026" color'),
        currencyinput: 'input "\u2026" prefix="$"',
        moneyinput: 'input "\u2026" prefix="$"',
        creditcard: 'input "\u2026" icon=credit-card',
        creditcardinput: 'input "\u2026" icon=credit-card',
        ...sameForm("tagsinput chipsinput tokenfield", 'input "\u2026" chips=["\u2026", "\u2026"]'),
        formmessage: 'input "\u2026" error="\u2026"',
        inputs: 'form { input "\u2026" input "\u2026" }',
        fields: 'form { input "\u2026" input "\u2026" }',
        newsletter: 'row gap=2 { input "\u2026" email button "\u2026" }',
        filters: 'row gap=2 { select "\u2026" ["\u2026", "\u2026"] input search placeholder="\u2026" }',
        filterbar: 'row gap=2 { select "\u2026" ["\u2026", "\u2026"] input search placeholder="\u2026" }',
        search: 'input search placeholder="\u2026"',
        searchbox: 'input search placeholder="\u2026"',
        searchbar: 'input search placeholder="\u2026"',
        searchfield: 'input search placeholder="\u2026"',
        searchinput: 'input search placeholder="\u2026"',
        daterange: 'input "\u2026" date',
        datepicker: 'input "\u2026" date',
        daterangepicker: 'input "\u2026" date',
        timepicker: 'input "\u2026" time',
        datetimepicker: 'input "\u2026" datetime',
        monthpicker: 'input "\u2026" month',
        numberinput: 'input "\u2026" number',
        otpinput: 'input "\u2026"',
        pininput: 'input "\u2026"',
        inputnumber: 'input "\u2026" number',
        numericstepper: 'input "\u2026" number',
        colorpicker: 'input "\u2026" color',
        taginput: 'input "\u2026" chips=["\u2026", "\u2026"]',
        chipinput: 'input "\u2026" chips=["\u2026", "\u2026"]'
      },
      label: { twins: ["label"], docs: "Label above the field" },
      attributes: {
        inputType: choice2(inputTypes, "Type of value; `type` means the same", {
          default: "text",
          semantic: ["email", "tel", "url"],
          synonyms: { "datetime-local": "datetime" },
          elsewhere: {
            submit: 'button "\u2026" primary',
            reset: 'button "\u2026"',
            button: 'button "\u2026"',
            image: 'button "\u2026" icon=image',
            checkbox: 'checkbox "\u2026"',
            radio: 'radio "\u2026" name=group',
            textarea: 'textarea "\u2026"',
            select: 'select "\u2026" ["\u2026", "\u2026"]',
            week: 'input "\u2026" date'
          }
        }),
        ...fieldAttributes,
        readonly: boolean("Makes it read-only"),
        rounded: boolean("Rounds its ends fully"),
        mono: boolean("Sets letters and figures of one width, for codes and keys"),
        prefix: text("Text in a filled cell before the value, such as a currency", {
          default: "Browse, with the modifier `file`"
        }),
        suffix: text("Text in a filled cell after the value, such as a unit"),
        clearable: boolean("Shows a cross that empties the field"),
        open: boolean(
          "Shows the calendar of a `date` or `datetime`, or the year of a `month`, over what follows"
        ),
        chips: list(
          "Values entered before, as chips: strings or objects with `label`, `icon`, `variant`, `removable`"
        ),
        min: number({}, "Minimum of a `number` or `range`", { default: "0 for a range" }),
        max: number({}, "Maximum of a `number` or `range`", { default: "100 for a range" }),
        step: number({ min: 0 }, "Step between two values of a `number` or `range`", {
          semantic: true
        }),
        rows: number(
          { min: 1, max: 1e3, integer: true },
          "Number of lines, with the modifier `textarea`",
          {
            default: "3"
          }
        )
      },
      attributeAliases: { type: "inputType" },
      modifiers: {
        textarea: "Several lines, like the component `textarea`",
        inline: "An open calendar is placed in the flow instead of over what follows"
      },
      examples: [
        'input "Email" placeholder="you@example.com" email required\ninput "Password" type=password value="secret" error="At least 12 characters"\ninput placeholder="Search orders" icon="search"\ninput "Notes" textarea rows=4',
        'row gap=4 {\n  input "Price" prefix="\u20AC" suffix="per seat" value=12 min=0 step=1 number\n  input "Start" value="20 Nov 2026, 9:30" datetime clearable open\n}',
        'input "To" chips=["Ada", "Alan"]\ninput "Volume" min=0 max=11 step=1 value=8 range\ninput "Brand color" value="#336699" color\ninput "Contract" value="contract.pdf" file\ninput "License key" value="7F3A-09CC" mono'
      ],
      check(element, report3, suggester) {
        checkRange()(element, report3, suggester);
        checkType(element, report3, hasDays);
      },
      cost(element) {
        const hasType = element.attribute("inputType") !== void 0 || element.modifiers.length > 0;
        const chips = element.attribute("chips");
        const entered = Array.isArray(chips) ? 1 + 4 * chips.length : 0;
        const { boxes } = fieldCost(element, hasType ? 6 : 0);
        const given = [element.attribute("inputType"), ...element.modifiers];
        const isOpen = element.mentions("open") && given.some(hasDays);
        if (!isOpen) return { boxes: boxes + entered };
        return { boxes: boxes + entered + 2 + smallMonthBoxes, cells: 8, output: shadowBytes.md };
      }
    }));
  }
});

// src/model/components/parts/item-holders.generated.ts
var itemHolders, keyHolders;
var init_item_holders_generated = __esm({
  "src/model/components/parts/item-holders.generated.ts"() {
    "use strict";
    itemHolders = {
      annotations: "note",
      breadcrumb: "leaf",
      descriptions: "pair",
      dropdown: "leaf",
      gantt: "task",
      group: "menu",
      list: "entry",
      menubar: "menu",
      nav: "menu",
      segmented: "leaf",
      stepper: "leaf",
      tabbar: "leaf",
      timeline: "block",
      tree: "branch"
    };
    keyHolders = {
      hint: ["list", "stepper"],
      value: ["descriptions", "list"],
      avatar: ["list"],
      chevron: ["list"],
      checked: ["list"],
      switch: ["list"],
      error: ["stepper"],
      badge: ["list", "nav", "tabbar", "group"],
      shortcut: ["menubar"],
      collapsed: ["tree"],
      expanded: ["tree"],
      time: ["timeline"],
      done: ["stepper", "timeline"],
      variant: ["gantt", "timeline"],
      from: ["gantt"],
      to: ["gantt"],
      progress: ["gantt"],
      at: ["gantt"]
    };
  }
});

// src/model/components/parts/list-row-cost.ts
function boxesOfRow(mentions) {
  const hasControl = mentions("checked") || mentions("switch");
  return rowWords.reduce(
    (sum, word) => sum + (mentions(word) ? boxesOf[word] : 0),
    hasControl ? control : 0
  );
}
function isRowValue(value) {
  if (!isObject(value)) return false;
  if (rowWords.some((word) => value[word] !== void 0)) return true;
  return Array.isArray(value.items) && value.items.some(isRowValue);
}
function boxesOfRows(items) {
  return items.some(isRowValue) ? boxesIn(items) : 0;
}
function boxesIn(items) {
  return items.reduce((boxes, item) => {
    if (!isObject(item)) return boxes;
    const own = boxesOfRow((word) => item[word] !== void 0);
    const marks = boxesOfMarks(textOf(item.value ?? "") ?? "");
    return boxes + own + marks + (Array.isArray(item.items) ? boxesIn(item.items) : 0);
  }, 0);
}
var rowWords, control, boxesOf;
var init_list_row_cost = __esm({
  "src/model/components/parts/list-row-cost.ts"() {
    "use strict";
    init_value();
    init_items();
    init_marked_text();
    rowWords = Object.keys(rowKeys);
    control = 5;
    boxesOf = { hint: 0, value: 1, avatar: 2, chevron: 1, checked: 0, switch: 0 };
  }
});

// src/model/components/item.ts
function whereHeld(attributes) {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, declared]) => [
      name,
      { ...declared, onlyIn: keyHolders[name] ?? [] }
    ])
  );
}
var label, nested, forms, itemComponent;
var init_item = __esm({
  "src/model/components/item.ts"() {
    "use strict";
    init_value();
    init_define_component();
    init_item_holders_generated();
    init_items();
    init_list_row_cost();
    init_marked_text();
    init_same_form();
    label = {
      required: true,
      unless: ["icon"],
      twins: ["label"],
      docs: "Text of the item"
    };
    nested = { only: ["item", "divider"] };
    forms = {
      leaf: { label },
      menu: { label, children: nested },
      entry: {
        label: { ...label, twins: ["label", "content"] },
        children: { only: ["item"] }
      },
      branch: { label, children: { only: ["item"] } },
      task: { label, children: { only: ["item", "milestone"] } },
      block: { label, children: {} },
      pair: { label: { ...label, second: "value" }, children: {} },
      note: {
        number: { required: true, docs: "Number of the marker it explains" },
        label: {
          required: true,
          twins: ["label", "title"],
          docs: "Text about what the marker points at"
        },
        children: {},
        countsAs: "annotation"
      }
    };
    itemComponent = defineComponent(() => ({
      name: "item",
      category: "navigation",
      docs: "An entry of a list, tree, menu or path, a step of a task, or an annotation.",
      foreignChildren: {
        text: 'item "\u2026" hint="\u2026"',
        badge: 'item "\u2026" badge="\u2026"',
        icon: 'item "\u2026" icon=\u2026',
        avatar: 'item "\u2026" avatar',
        checkbox: 'item "\u2026" checked=false',
        switch: 'item "\u2026" switch',
        link: 'item "\u2026" href="\u2026"'
      },
      foreignForms: {
        ...sameForm("switchrow switchitem togglerow toggleitem", 'list { item "\u2026" switch }'),
        entry: 'list { item "\u2026" }',
        node: 'tree { item "\u2026" }',
        ...sameForm("listitem li -item listgroupitem bullet", 'list { item "\u2026" }'),
        items: 'list { item "\u2026" item "\u2026" }',
        dropdownitem: 'dropdown { item "\u2026" }',
        menuitem: 'dropdown { item "\u2026" }',
        navitem: 'nav { item "\u2026" }',
        treeitem: 'tree { item "\u2026" }',
        treenode: 'tree { item "\u2026" }',
        step: 'stepper { item "\u2026" }',
        crumb: 'breadcrumb { item "\u2026" }',
        dt: 'descriptions { item "\u2026" "\u2026" }',
        dd: 'descriptions { item "\u2026" "\u2026" }',
        submenu: 'item "\u2026" { item "\u2026" }',
        timelineevent: 'timeline { item "\u2026" time="\u2026" }',
        folder: 'list { item "\u2026" icon=folder }',
        fileitem: 'list { item "\u2026" icon=file }',
        document: 'list { item "\u2026" icon=file }',
        unread: 'item "\u2026" badge=""'
      },
      foreignWords: [
        "li",
        "listitem",
        "dropdownitem",
        "navitem",
        "menuitem",
        "listgroupitem",
        "treeitem",
        "step",
        "dt",
        "dd",
        "entry",
        "node",
        "treenode",
        "bullet",
        "crumb"
      ],
      label,
      children: nested,
      parents: [...Object.keys(itemHolders), "item"],
      within: Object.fromEntries(
        Object.entries(itemHolders).map(([holder, form3]) => [holder, forms[form3]])
      ),
      attributes: { ...itemAttributes, ...whereHeld(entryAttributes) },
      examples: [
        'list { item "Milk" item "Bread" { item "Rye" } }',
        'nav vertical { item "Inbox" icon="inbox" active item "Archive" disabled }\nstepper { item "Cart" item "Pay" hint="By card" active }\ntabbar { item "Inbox" icon=mail badge=3 item "Profile" icon=user }\nmenubar open=0 { item "File" { item "Save" shortcut="Ctrl+S" } }\ndescriptions { item "Plan" "Pro" }\ntree {\n  item "src" { item "a.ts" }\n  item "test" expanded { item "b.ts" }\n  item "dist" collapsed { item "c.js" }\n}\ntimeline { item "Ordered" time="9:41" success item "Packed" done item "Sent" }\ngantt columns=["W1", "W2", "W3", "W4"] {\n  item "Build" from=0 to=1 progress=50\n  item "Test" from=1 to=4\n}',
        'annotations { item 1 "Sign in" { text "Opens the dashboard." } }'
      ],
      cost: (element) => ({
        boxes: 5 + (element.mentions("badge") ? 3 : 0) + boxesOfRow((word) => element.mentions(word)) + boxesOfMarks(element.written) + boxesOfMarks(textOf(element.attribute("value") ?? "") ?? "")
      })
    }));
  }
});

// src/model/components/kbd.ts
var kbdComponent;
var init_kbd = __esm({
  "src/model/components/kbd.ts"() {
    "use strict";
    init_define_component();
    kbdComponent = defineComponent(() => ({
      name: "kbd",
      category: "text",
      inLine: "small",
      docs: "Keys of a keyboard, each drawn as its cap; the mark `[kbd]` draws them in cells and items.",
      mark: "words",
      foreignWords: [
        "keyboardkey",
        "keycap",
        "hotkey",
        "keyboardshortcut",
        "keybinding",
        "keys",
        "key",
        "shortcut"
      ],
      label: {
        twins: ["content"],
        required: true,
        unless: ["items"],
        unlessList: true,
        docs: "Text on the key"
      },
      list: { twins: ["items"], docs: "Texts on the keys" },
      children: { mustBeEmpty: true },
      attributes: {},
      without: ["gap", "direction", "justify", "align", "wrap"],
      ownFlow: true,
      examples: ['kbd "\u2318K"', 'row gap=2 { text "Search" kbd ["Ctrl", "K"] }'],
      cost: { boxes: 3, item: 2 }
    }));
  }
});

// src/model/components/parts/text-pieces.ts
var textAttributes;
var init_text_pieces = __esm({
  "src/model/components/parts/text-pieces.ts"() {
    "use strict";
    init_attributes2();
    init_references2();
    init_palette();
    textAttributes = {
      weight: choice2(["normal", "medium", "semibold", "bold"], "Font weight"),
      muted: boolean("Draws it in gray"),
      bold: boolean("Sets the text in bold"),
      italic: boolean("Sets the text in italics"),
      underline: boolean("Underlines the text"),
      strike: boolean("Strikes the text through"),
      mono: boolean("Sets letters and figures of one width; these have no italics"),
      align: choice2(["left", "center", "right", "justify"], "Alignment of the text"),
      color: color(colorWords, "Text color")
    };
  }
});

// src/model/components/link.ts
var linkComponent;
var init_link = __esm({
  "src/model/components/link.ts"() {
    "use strict";
    init_attributes2();
    init_define_component();
    init_measures();
    init_references2();
    init_interaction();
    init_sizes();
    init_text_pieces();
    linkComponent = defineComponent(() => ({
      name: "link",
      category: "text",
      inLine: "words",
      docs: "Text that links to a page or URL.",
      mark: "words",
      foreignForms: { mention: 'link "@\u2026"', backlink: 'link "\u2026" icon=arrow-left' },
      foreignWords: ["a", "anchor", "hyperlink", "navlink", "navigationlink", "routerlink"],
      label: { twins: ["content"], required: true, docs: "Text of the link" },
      attributes: {
        href: url("Where the link leads; `#id` names a page of this source", { reference: "navigate" }),
        external: boolean("Shows an arrow after the text, for links out of the product"),
        icon: iconName("Icon before the text"),
        active: boolean("Marks the current page, in a nav"),
        disabled: boolean("Disables the link"),
        size: size(textSizeWords, "Font size", { default: "base" }),
        ...textAttributes,
        underline: boolean("`underline=false` removes the underline", { default: "true" }),
        ...interactionAttributes
      },
      examples: [
        'link "Forgot password?" href="/reset"',
        'link "Documentation" href="https://example.com/docs" external',
        'nav { link "Home" active link "Prices" link "Beta" disabled }'
      ],
      cost: (element) => ({
        boxes: element.mentions("icon") || element.mentions("external") ? 4 : 3
      })
    }));
  }
});

// src/model/components/parts/check-marks.ts
function checkMarks(element, report3, suggester) {
  const { label: label2, list: list2, attributes, component, block } = element;
  const twins = [...component?.list?.twins ?? [], ...component?.label?.twins ?? []];
  const given = attributes.flatMap(
    ({ name, value }) => value && twins.includes(name) ? [value] : []
  );
  for (const literal of [label2, list2, ...given])
    if (literal) checkTexts(literal, report3, suggester);
  for (const inner2 of block?.elements ?? []) {
    if (!inner2.component?.check) checkMarks(inner2, report3, suggester);
  }
}
function checkTexts(literal, report3, suggester) {
  for (const item of literal.items ?? []) checkTexts(item, report3, suggester);
  for (const { key, value } of literal.properties ?? []) {
    if (key === "label" || key === "content") checkTexts(value, report3, suggester);
  }
  if (typeof literal.value !== "string") return;
  for (const { mark, detail } of readMarks(literal.value)?.flat() ?? []) {
    if (mark !== "icon") continue;
    const problem = kind.check({ ...literal, kind: "word", value: detail }, "icon", suggester);
    if (!problem) continue;
    const { fix: _, ...said } = problem;
    report3({ ...said, place: literal });
  }
}
var kind;
var init_check_marks = __esm({
  "src/model/components/parts/check-marks.ts"() {
    "use strict";
    init_references2();
    init_marks();
    ({ kind } = iconName(""));
  }
});

// src/model/components/list.ts
function marksIn(items) {
  let boxes = 0;
  for (const item of items) {
    boxes += boxesOfMarks(writtenLabel(item));
    if (isObject(item) && Array.isArray(item.items)) boxes += marksIn(item.items);
  }
  return boxes;
}
var listComponent;
var init_list = __esm({
  "src/model/components/list.ts"() {
    "use strict";
    init_attributes2();
    init_define_component();
    init_check_marks();
    init_items();
    init_list_row_cost();
    init_marked_text();
    init_page_bar();
    init_same_form();
    listComponent = defineComponent(() => ({
      name: "list",
      atEdges: true,
      category: "data",
      docs: "Entries one below the other; items inside an item are indented.",
      foreignAttributes: sameForm(
        "checks checkbox checkboxes checklist checkable todo",
        'write list { item "\u2026" checked=false }'
      ),
      foreignWords: ["ul", "ol", "listview", "listgroup", "recyclerview", "foreach"],
      foreignForms: {
        ...sameForm("checklist todolist tasklist todo", 'list { item "\u2026" checked=false }'),
        ...sameForm(
          "notifications notificationlist comments reviews contacts",
          'list { item "\u2026" hint="\u2026" }'
        ),
        cart: 'list { item "\u2026" value="\u2026" }',
        bullets: 'list ["\u2026", "\u2026"]',
        scrolllist: 'list ["\u2026", "\u2026"]',
        listtile: 'list { item "\u2026" hint="\u2026" }'
      },
      list: {
        twins: ["items"],
        marks: true,
        docs: "Entries: strings or objects",
        keys: {
          ...itemKeys,
          ...badgeKey,
          ...rowKeys,
          content: text("Text of the item, the same as `label`")
        }
      },
      children: { only: ["item"], items: "entry" },
      mayBeEmpty: true,
      attributes: {
        ordered: boolean("Shows numbers instead of bullets"),
        none: boolean("Removes bullets and numbers"),
        pagination: paginationAttribute
      },
      ownFlow: true,
      check: checkMarks,
      examples: [
        'list ["Milk", "Bread", "Coffee"]',
        'list ordered { item "Plan" item "Build" { item "Draw" item "Check" } }',
        'list [{label="Reports" icon="file-text"}, {label="Archive" icon="archive"}] none\nlist {\n  item "Rex" hint="Labrador, 4 years" value="9:40" badge=3 avatar="Rex" chevron\n  item "Notifications" icon=bell switch\n  item "Buy food" checked=false\n}'
      ],
      cost: (element) => ({
        boxes: 2 + marksIn(element.items) + boxesOfBadges(element.items) + boxesOfRows(element.items) + pagesCost(element),
        item: 5,
        more: 10
      })
    }));
  }
});

// src/model/components/logo.ts
var logoComponent;
var init_logo = __esm({
  "src/model/components/logo.ts"() {
    "use strict";
    init_define_component();
    init_measures();
    init_references2();
    init_interaction();
    init_same_form();
    init_sizes();
    logoComponent = defineComponent(() => ({
      name: "logo",
      category: "display",
      inLine: "small",
      docs: "The product name after a square symbol.",
      foreignForms: { ...sameForm("logos logocloud logowall", 'row gap=6 { logo "\u2026" logo "\u2026" }') },
      foreignWords: ["brand", "navbarbrand", "wordmark"],
      label: { twins: ["content"], required: true, docs: "Name of the product" },
      attributes: {
        icon: iconName("Icon in the square"),
        size: size(textSizeWords, "Font size", { default: "lg" }),
        href: url("Where a click leads", { reference: "navigate" }),
        ...interactionAttributes
      },
      examples: ['logo "Acme"', 'header { logo "Harbor" icon="anchor" }'],
      cost: { boxes: 4 }
    }));
  }
});

// src/model/components/main.ts
var mainComponent;
var init_main = __esm({
  "src/model/components/main.ts"() {
    "use strict";
    init_attributes2();
    init_define_component();
    init_sideways();
    mainComponent = defineComponent(() => ({
      name: "main",
      category: "layout",
      structural: true,
      centers: true,
      docs: "The main area of a page; it fills the remaining space.",
      foreignAttributes: sidesOfColumn,
      foreignWords: ["content", "article", "scaffoldbody", "pagecontent", "maincontent", "pagebody"],
      band: "body",
      children: { braces: "required" },
      attributes: { scroll: boolean("Clips its content and shows a scroll bar") },
      ownFlow: true,
      examples: [
        'main {\n  title "Orders"\n  table [\n    ["No.",  "Total"],\n    ["1042", "$ 88.00"]\n  ]\n}'
      ],
      cost: { boxes: 1 }
    }));
  }
});

// src/model/components/parts/street-plan.ts
var planBytes;
var init_street_plan = __esm({
  "src/model/components/parts/street-plan.ts"() {
    "use strict";
    planBytes = 8e4;
  }
});

// src/model/components/map.ts
var mapComponent;
var init_map = __esm({
  "src/model/components/map.ts"() {
    "use strict";
    init_define_component();
    init_street_plan();
    mapComponent = defineComponent(() => ({
      name: "map",
      atEdges: true,
      category: "display",
      outlined: true,
      wide: true,
      docs: "A plausible plan of streets, the same for the same source, with pins and routes.",
      foreignWords: ["mapview", "googlemap", "mapbox"],
      foreignChildren: { marker: 'pin "\u2026" x=40% y=40%' },
      foreignAttributes: { zoom: "leave it out: the map is the same at all scales" },
      label: { twins: ["title"], docs: "What it shows, drawn in its corner" },
      children: { only: ["pin", "route"] },
      attributes: {},
      without: ["gap", "direction", "justify", "align", "wrap"],
      ownFlow: true,
      examples: [
        'map "Z\xFCrich" h=300 {\n  pin "Office" x=40% y=40%\n  route [[40, 40], [55, 40], [55, 62], [80, 62]]\n}',
        'map ratio="4:1"'
      ],
      cost: { boxes: 16, output: planBytes }
    }));
  }
});

// src/model/components/marker.ts
var markerComponent;
var init_marker = __esm({
  "src/model/components/marker.ts"() {
    "use strict";
    init_define_component();
    init_references2();
    init_anchored();
    init_hues();
    markerComponent = defineComponent(() => ({
      name: "marker",
      category: "annotation",
      inLine: "small",
      docs: "A numbered disc, explained by an item of the annotations.",
      foreignWords: ["calloutnumber", "hotspot", "pointofinterest"],
      number: { required: true, docs: "Number of the item that explains it" },
      countsAs: "marker",
      attributes: {
        color: color(hues, "Color of the disc", { default: "blue" }),
        anchor: anchorAttribute
      },
      examples: [
        'row gap=2 { button "Pay" primary marker 1 }',
        "relative { image marker 2 color=red anchor=top-right }"
      ],
      cost: { boxes: 3 }
    }));
  }
});

// src/model/components/parts/active-item.ts
function isActive(active, label2, position) {
  return typeof active === "number" ? position === active : active === label2;
}
function activePlace(active, items) {
  const named = items.findIndex(({ label: label2 }, at) => isActive(active, label2, at));
  return named >= 0 ? named : items.findIndex((item) => item.active);
}
function checkActive(element, report3) {
  checkPlace2(element, report3, false);
}
function checkActiveOrPast(element, report3) {
  checkPlace2(element, report3, true);
}
function checkOpen(element, report3) {
  const { clause, place: open } = placeGiven(element, "open");
  if (open === void 0) return;
  const labels = ownLabels(element);
  for (const { component, label: label2 } of element.block?.elements ?? []) {
    if (component?.attributes.has("active")) labels.push(label2 ? String(label2.value) : "");
  }
  if (labels.length === 0 || labels.some((label2, at) => isActive(open, label2, at))) return;
  const data = { open, last: labels.length - 1 };
  report3(createProblem("active-range", "menu", data, { place: clause.value }));
}
function placeGiven({ attributes }, attribute2) {
  const clause = attributes.findLast(({ name }) => name === attribute2);
  return { clause, place: clause?.value && activeAttribute.kind.read(clause.value.value) };
}
function checkPlace2(element, report3, mayBePast) {
  const { clause, place: active } = placeGiven(element, "active");
  if (active === void 0 || active === "") return;
  const labels = labelsOf(element);
  if (labels.length === 0 || labels.some((label2, at2) => isActive(active, label2, at2))) return;
  if (mayBePast && active === labels.length) return;
  const last = labels.length - 1;
  const at = { place: clause.value };
  if (typeof active === "string") report3(createProblem("active-range", "label", { active }, at));
  else report3(createProblem("active-range", mayBePast ? "step" : "number", { active, last }, at));
}
function labelsOf(element) {
  const labels = ownLabels(element);
  addLabels(element.block?.elements ?? [], labels);
  return labels;
}
function ownLabels({ list: list2, component, attributes }) {
  const twins = component?.list?.twins ?? [];
  const twin = attributes.findLast(({ name }) => twins.includes(name))?.value;
  const items = (twin ?? list2)?.value;
  const labels = [];
  for (const item of Array.isArray(items) ? items : []) {
    if (!isDivider(item)) labels.push(labelOfValue(item));
  }
  return labels;
}
function addLabels(elements, labels) {
  for (const { component, label: label2, block } of elements) {
    const kind2 = component?.attributes.get("active")?.kind;
    if (kind2 === activeAttribute.kind) continue;
    if (kind2 !== void 0) labels.push(label2 ? String(label2.value) : "");
    if (block) addLabels(block.elements, labels);
  }
}
var describes3, activeAttribute, openAttribute;
var init_active_item = __esm({
  "src/model/components/parts/active-item.ts"() {
    "use strict";
    init_value();
    init_value_problem();
    init_create_diagnostic();
    init_items();
    describes3 = "the number of an item, counted from 0, or its label";
    activeAttribute = {
      docs: "The active item",
      kind: {
        kind: "index",
        describes: describes3,
        check: (literal, name) => textOf(literal.value) === void 0 || typeof literal.value === "boolean" ? kindProblem(literal, name, describes3) : void 0,
        read(value) {
          if (typeof value === "number") return value;
          if (typeof value !== "string") return void 0;
          return /^\d+$/.test(value) ? Number(value) : value;
        }
      }
    };
    openAttribute = {
      ...activeAttribute,
      docs: "The open menu"
    };
  }
});

// src/model/components/parts/menubar-cost.ts
function menubarCost(...given) {
  return require("./more.generated.cjs").menubarCost.menubarCost(...given);
}
var init_menubar_cost = __esm({
  "src/model/components/parts/menubar-cost.ts"() {
    "use strict";
  }
});

// src/model/components/menubar.ts
var menubarComponent;
var init_menubar = __esm({
  "src/model/components/menubar.ts"() {
    "use strict";
    init_attributes2();
    init_define_component();
    init_active_item();
    init_items();
    init_menubar_cost();
    menubarComponent = defineComponent(() => ({
      name: "menubar",
      category: "navigation",
      docs: "The menus of a desktop app, side by side; one of them may be open.",
      foreignWords: ["menustrip", "mainmenu", "applicationmenu", "appmenu"],
      band: "bar",
      list: {
        twins: ["items"],
        docs: 'Menus: strings or objects, the entries of each in `items`; "---" draws a line',
        keys: { ...itemKeys, ...shortcutKey, items: list("Entries of the menu") }
      },
      children: { only: ["item"], items: "menu" },
      mayBeEmpty: true,
      attributes: { open: openAttribute },
      check: checkOpen,
      without: ["gap", "direction", "justify", "align", "wrap"],
      ownFlow: true,
      examples: [
        'menubar [\n  {label="File" items=[{label="Open" shortcut="\u2318O"}, {label="Save" shortcut="\u2318S"}, "---", "Close"]},\n  {label="Edit" items=["Undo"]},\n  "View"\n] open=0',
        'menubar {\n  item "File" { item "New" shortcut="Ctrl+N" divider item "Quit" }\n  item "Help"\n}'
      ],
      cost: menubarCost
    }));
  }
});

// src/model/components/milestone.ts
function isInPlan({ parent }) {
  const outer = parent?.component?.name;
  return outer === "gantt" || outer === "item" && isInPlan(parent);
}
var milestoneComponent;
var init_milestone = __esm({
  "src/model/components/milestone.ts"() {
    "use strict";
    init_value();
    init_create_diagnostic();
    init_define_component();
    init_gantt_attributes();
    init_interaction();
    init_items();
    milestoneComponent = defineComponent(() => ({
      name: "milestone",
      category: "data",
      docs: "A moment in a plan by which something is reached, drawn as a diamond.",
      foreignWords: ["keydate"],
      label: { twins: ["label"], required: true, docs: "Name of the milestone" },
      parents: ["gantt", "item"],
      attributes: {
        at: { ...taskAttributes.at, default: "0" },
        variant: momentAttributes.variant,
        ...interactionAttributes
      },
      without: "all",
      examples: [
        'gantt columns=["W1", "W2", "W3", "W4"] {\n  item "Build" from=0 to=3\n  milestone "Launch" at=4\n}'
      ],
      check(element, report3) {
        if (!isInPlan(element) || element.attributes.some(({ name }) => name === "at")) return;
        const written = element.label ?? element.attributes.find(({ name }) => name === "label")?.value;
        const label2 = (written && textOf(written.value)) ?? element.word;
        report3(createProblem("data-value", "milestone", { label: label2 }));
      },
      cost: { boxes: 1 }
    }));
  }
});

// src/model/components/modal.ts
var modalComponent;
var init_modal = __esm({
  "src/model/components/modal.ts"() {
    "use strict";
    init_define_component();
    init_same_form();
    init_shadow_bytes();
    modalComponent = defineComponent(() => ({
      name: "modal",
      category: "overlay",
      centers: true,
      docs: "A dialog over the dimmed page.",
      foreignForms: {
        ...sameForm(
          "command commandpalette commandmenu cmdk spotlight",
          'modal { input search placeholder="\u2026" list ["\u2026", "\u2026"] }'
        )
      },
      foreignWords: [
        "dialog",
        "lightbox",
        "popup",
        "alertdialog",
        "popconfirm",
        "overlaypanel",
        "confirm",
        "confirmation",
        "prompt",
        "messagebox",
        "backdrop",
        "scrim",
        "modalscreen"
      ],
      label: { twins: ["title"], docs: "Title of the dialog" },
      children: { braces: "expected" },
      attributes: {},
      modifiers: { open: "Drawn on the page itself instead of on a copy" },
      targetOf: ["opens", "toggles"],
      ownFlow: true,
      examples: [
        'modal "Delete project?" id=confirm {\n  text "This cannot be undone."\n  row gap=2 justify=end { button "Cancel" button "Delete" danger }\n}'
      ],
      layer: (element) => ({ at: "front", side: "center", isOpen: element.has("open") }),
      cost: { boxes: 5, output: shadowBytes.xl }
    }));
  }
});

// src/model/components/more.ts
var moreComponent;
var init_more = __esm({
  "src/model/components/more.ts"() {
    "use strict";
    init_define_component();
    moreComponent = defineComponent(() => ({
      name: "...",
      type: "More",
      category: "display",
      filler: true,
      docs: "More of the same: draws gray lines that hint at more of what is around it.",
      attributes: {},
      examples: ['list { item "Amsterdam" item "Berlin" ... }', 'card "Comments" { ... }'],
      cost: { boxes: 5 }
    }));
  }
});

// src/model/components/nav.ts
function setVertical(node) {
  node.modifiers = ["vertical", ...(node.modifiers ?? []).filter((word) => word !== "vertical")];
}
var navComponent;
var init_nav = __esm({
  "src/model/components/nav.ts"() {
    "use strict";
    init_attributes2();
    init_define_component();
    init_active_item();
    init_items();
    init_same_form();
    navComponent = defineComponent(() => ({
      name: "nav",
      category: "navigation",
      oneLine: true,
      docs: "Links to the parts of the product, side by side or `vertical`.",
      foreignForms: { ...sameForm("toc tableofcontents verticaltabs", 'nav ["\u2026", "\u2026"] vertical') },
      foreignWords: [
        "navigation",
        "navlist",
        "navigationmenu",
        "sidemenu",
        "linkbar",
        "navmenu",
        "navlinks",
        "links",
        "linkgroup",
        "linklist",
        "sidenavigation",
        "footernav"
      ],
      list: { twins: ["items"], docs: "Items: strings or objects", keys: { ...itemKeys, ...badgeKey } },
      children: { items: "menu" },
      mayBeEmpty: true,
      aliases: { menu: { docs: "The same as `nav vertical`", apply: setVertical } },
      attributes: {
        vertical: boolean("Stacks the items; the default in a sidebar"),
        active: activeAttribute
      },
      check: checkActive,
      ownFlow: true,
      examples: [
        'nav ["Home", "Projects", "Team"] active=1',
        'nav vertical {\n  item "Inbox" icon="inbox" active\n  group "Labels" { item "Work" item "Family" }\n  divider\n  item "Settings" icon="settings"\n}',
        'nav { link "Docs" href="/docs" link "Blog" href="/blog" button "Sign in" sm }'
      ],
      cost: ({ items }) => ({ boxes: 2 + boxesOfBadges(items), item: 5, more: 3 })
    }));
  }
});

// src/base/theme/dark.ts
function dark(...given) {
  return require("./more.generated.cjs").dark.dark(...given);
}
var init_dark = __esm({
  "src/base/theme/dark.ts"() {
    "use strict";
  }
});

// src/base/theme/ground.ts
function withGrounds(...given) {
  return require("./more.generated.cjs").ground.withGrounds(...given);
}
var init_ground = __esm({
  "src/base/theme/ground.ts"() {
    "use strict";
  }
});

// src/base/theme/light.ts
function light(...given) {
  return require("./more.generated.cjs").light.light(...given);
}
var init_light = __esm({
  "src/base/theme/light.ts"() {
    "use strict";
  }
});

// src/base/theme/themes.ts
var themes;
var init_themes = __esm({
  "src/base/theme/themes.ts"() {
    "use strict";
    init_dark();
    init_ground();
    init_light();
    themes = {
      light: {
        get colors() {
          return withGrounds(light().colors);
        },
        get scrimOpacity() {
          return light().scrimOpacity;
        },
        get shadows() {
          return light().shadows;
        },
        scheme: "light",
        title: "Light colors",
        icon: "sun"
      },
      dark: {
        get colors() {
          return withGrounds(dark().colors);
        },
        get scrimOpacity() {
          return dark().scrimOpacity;
        },
        get shadows() {
          return dark().shadows;
        },
        scheme: "dark",
        title: "Dark colors",
        icon: "moon"
      }
    };
  }
});

// src/base/theme/theme.ts
var themeNames, defaultTheme, themeChoices;
var init_theme = __esm({
  "src/base/theme/theme.ts"() {
    "use strict";
    init_themes();
    themeNames = Object.keys(themes);
    defaultTheme = themeNames[0];
    themeChoices = [...themeNames, "auto"];
  }
});

// src/model/components/parts/check-url.ts
function checkUrl(...given) {
  return require("./more.generated.cjs").checkUrl.checkUrl(...given);
}
var init_check_url = __esm({
  "src/model/components/parts/check-url.ts"() {
    "use strict";
  }
});

// src/model/components/parts/check-language.ts
function checkLanguage(...given) {
  return require("./more.generated.cjs").checkLanguage.checkLanguage(...given);
}
var init_check_language = __esm({
  "src/model/components/parts/check-language.ts"() {
    "use strict";
  }
});

// src/model/components/parts/language.ts
var languageKind;
var init_language = __esm({
  "src/model/components/parts/language.ts"() {
    "use strict";
    init_value();
    init_check_language();
    languageKind = {
      kind: "language",
      describes: "a language tag",
      check(literal, name) {
        return checkLanguage(literal, name, this.describes);
      },
      read: textOf
    };
  }
});

// src/model/define/devices.ts
var devices;
var init_devices = __esm({
  "src/model/define/devices.ts"() {
    "use strict";
    devices = {
      "desktop-sm": [1280, 800, "desktop"],
      desktop: [1440, 900, "desktop"],
      "desktop-lg": [1920, 1080, "desktop"],
      "desktop-xl": [2560, 1440, "desktop"],
      ipad: [1024, 768, "tablet"],
      "ipad-portrait": [768, 1024, "tablet"],
      "ipad-pro": [1366, 1024, "tablet"],
      "ipad-pro-portrait": [1024, 1366, "tablet"],
      "ipad-air": [1180, 820, "tablet"],
      "ipad-air-portrait": [820, 1180, "tablet"],
      "ipad-mini": [1133, 744, "tablet"],
      "ipad-mini-portrait": [744, 1133, "tablet"],
      "iphone-se": [375, 667, "phone"],
      iphone14: [390, 844, "phone"],
      "iphone14-pro": [393, 852, "phone"],
      "iphone14-pro-max": [430, 932, "phone"],
      iphone15: [393, 852, "phone"],
      "iphone15-pro": [393, 852, "phone"],
      "iphone15-pro-max": [430, 932, "phone"],
      iphone16: [393, 852, "phone"],
      "iphone16-pro": [402, 874, "phone"],
      "iphone16-pro-max": [440, 956, "phone"],
      iphone17: [402, 874, "phone"],
      "iphone17-pro": [402, 874, "phone"],
      "iphone17-pro-max": [440, 956, "phone"],
      android: [360, 800, "phone"],
      "android-lg": [412, 915, "phone"],
      pixel: [412, 915, "phone"],
      galaxy: [360, 780, "phone"],
      mobile: [375, 812, "phone"],
      tablet: [768, 1024, "tablet"]
    };
  }
});

// src/model/define/device.ts
var devices2, deviceNames;
var init_device = __esm({
  "src/model/define/device.ts"() {
    "use strict";
    init_devices();
    devices2 = devices;
    deviceNames = Object.keys(devices);
  }
});

// src/model/define/frame-kinds.ts
var frameKinds, frameNames;
var init_frame_kinds = __esm({
  "src/model/define/frame-kinds.ts"() {
    "use strict";
    frameKinds = {
      phone: "a phone: status bar, round corners, home bar",
      tablet: "a tablet: status bar, round corners, home bar",
      browser: "a browser: tab, way back, address",
      window: "a window of a desktop: its title and buttons"
    };
    frameNames = Object.keys(frameKinds);
  }
});

// src/model/define/viewport.ts
function readViewport(text3) {
  const found2 = /^\s*(\d+)\s*(?:[x\u00d7]\s*(\d+)\s*)?$/i.exec(text3);
  if (!found2) return void 0;
  const width = Number(found2[1]);
  const height2 = Number(found2[2] ?? 0);
  return { ...width > 0 && { width }, ...height2 > 0 && { height: height2 } };
}
var init_viewport = __esm({
  "src/model/define/viewport.ts"() {
    "use strict";
  }
});

// src/model/components/parts/page-size.ts
function device(docs) {
  const describes5 = oneOf(deviceNames);
  return {
    docs,
    kind: {
      kind: "choice",
      choices: deviceNames,
      describes: describes5,
      check(literal, name, suggester) {
        const device2 = textOf(literal.value);
        if (device2 === void 0) return kindProblem(literal, name, describes5);
        if (deviceNames.includes(device2)) return void 0;
        const same = deviceNames.find((known) => lettersOf(known) === lettersOf(device2));
        const meant = same ?? meantChoice(device2, deviceNames, suggester);
        const data = { device: device2, takes: describes5, meant };
        const edits = same === void 0 ? valueEdits(literal, device2, meant) : replaceValue(literal, same);
        return createProblem("unknown-device", "unknown", data, { edits });
      },
      read: (value) => deviceNames.includes(value) ? value : void 0
    }
  };
}
function lettersOf(name) {
  return name.toLowerCase().replace(/[\s_-]+/g, "");
}
function viewport(docs) {
  return {
    docs,
    kind: {
      kind: "viewport",
      describes: "WIDTHxHEIGHT or WIDTH in px",
      check(literal, name) {
        const written = textOf(literal.value);
        if (written !== void 0 && readViewport(written)) return void 0;
        const data = { name, value: nameOfValue(literal) };
        return createProblem("attribute-kind", "viewport", data);
      },
      read: (value) => textOf(value)
    }
  };
}
function pageFrame(values) {
  const [deviceWidth, deviceHeight] = values.device ? devices2[values.device] : [];
  const port = values.viewport === void 0 ? void 0 : readViewport(values.viewport);
  const { x, y } = values;
  const width = values.w ?? deviceWidth ?? port?.width;
  const screen = deviceHeight ?? port?.height;
  const height2 = values.h ?? screen;
  return {
    ...width !== void 0 && { width },
    ...height2 !== void 0 && { height: height2 },
    ...screen !== void 0 && { fold: screen },
    ...(x !== void 0 || y !== void 0) && { at: { x: x ?? 0, y: y ?? 0 } },
    surround: surroundOf(values)
  };
}
function surroundOf({ frame: frame2, url: url2, device: device2 }) {
  if (frame2 === false) return void 0;
  if (typeof frame2 === "string") return { kind: frame2, isWanted: true, url: url2 };
  const isWanted = frame2 === true;
  const deviceKind = device2 && devices2[device2][2];
  if (deviceKind === void 0 && !isWanted) return void 0;
  if (deviceKind === "phone" || deviceKind === "tablet") return { kind: deviceKind, isWanted, url: url2 };
  return { kind: url2 === void 0 ? "window" : "browser", isWanted, url: url2 };
}
var place, pageSizeAttributes;
var init_page_size = __esm({
  "src/model/components/parts/page-size.ts"() {
    "use strict";
    init_phrases();
    init_value();
    init_value_problem();
    init_create_diagnostic();
    init_geometry();
    init_attributes2();
    init_device();
    init_frame_kinds();
    init_measures();
    init_viewport();
    place = { min: -longestLength, max: longestLength };
    pageSizeAttributes = {
      w: number({ min: 1, max: longestLength }, "Width of the board, in px"),
      h: number({ min: 1, max: longestLength }, "Minimum height of the board, in px"),
      device: device("Device whose screen size the board has"),
      viewport: viewport("Size of the board"),
      x: number(place, "Distance from the left edge of the canvas, in px; `at(x, y)` sets both"),
      y: number(place, "Distance from the top edge of the canvas, in px; `at(x, y)` sets both"),
      frame: booleanOr(
        choice2(frameNames, ""),
        "Frame around the screen, in addition to its size; without a value, the usual one for the screen"
      ),
      url: text("Address in the frame of a browser")
    };
  }
});

// src/model/components/page.ts
function mostRuns(parts) {
  const containers = parts.reduce((count, { hasChildren: hasChildren2 }) => count + (hasChildren2 ? 1 : 0), 0);
  return containers === 0 ? 0 : Math.min(parts.length + 1, 2 * containers + 2);
}
var directions, pageComponent, boxesAround;
var init_page = __esm({
  "src/model/components/page.ts"() {
    "use strict";
    init_look();
    init_theme();
    init_attributes2();
    init_define_component();
    init_references2();
    init_check_url();
    init_language();
    init_page_size();
    init_same_form();
    init_shadow_bytes();
    directions = ["ltr", "rtl"];
    pageComponent = defineComponent(() => ({
      name: "page",
      root: true,
      category: "layout",
      structural: true,
      docs: "One screen of the product, drawn as a board.",
      foreignForms: {
        ...sameForm("sitemap flowchart", 'page "\u2026" { \u2026 } for each of its pages'),
        tablet: 'page "\u2026" device=tablet { \u2026 }',
        iphone: 'page "\u2026" device=iphone14 { \u2026 }',
        android: 'page "\u2026" device=android { \u2026 }',
        mobile: 'page "\u2026" device=mobile { \u2026 }',
        desktop: 'page "\u2026" device=desktop { \u2026 }',
        browser: 'page "\u2026" frame=browser { \u2026 }',
        browserwindow: 'page "\u2026" frame=browser { \u2026 }',
        addressbar: 'page "\u2026" frame=browser url="\u2026" { \u2026 }',
        script: "leave it out: a wireframe has no scripts",
        noscript: "leave it out: a wireframe has no scripts",
        style: "leave it out: looks are attributes of elements, such as bg=muted",
        homeindicator: "leave it out: page device=\u2026 draws the screen"
      },
      foreignWords: [
        "screen",
        "frame",
        "artboard",
        "view",
        "body",
        "window",
        "scaffold",
        "viewcontroller",
        "navigationview",
        "navigationstack",
        "html"
      ],
      label: { twins: ["title"], docs: "Title of the page, shown above its board" },
      children: { braces: "required" },
      attributes: {
        ...pageSizeAttributes,
        centered: boolean("Centers the children both ways"),
        theme: choice2(themeNames, "Theme of this page only"),
        dir: choice2(directions, "Which way the page runs; as the first letter of its title and texts"),
        lane: text("Its row on a canvas with lanes"),
        accent: color([], "Accent of this page only"),
        look: choice2(lookNames, "Look of this page only"),
        lang: attribute(
          "Language of the page, such as de, ja or zh-Hant: lines break by its rules",
          languageKind,
          { semantic: true }
        )
      },
      modifiers: {
        clip: "Clips content below the height of the page",
        center: "Centers the children both ways",
        fullWidth: "No outline around the board",
        null: "No title"
      },
      targetOf: ["navigate", "opens"],
      ownFlow: true,
      examples: [
        'page "Home" {\n  header { title "Acme" level=4 }\n  main { text "Welcome back." }\n}',
        'page "Sign in" device=iphone14 centered {\n  card "Sign in" { input "Email" email }\n}',
        'page "Prices" at(0, 0) w=800 theme=dark url="example.com" frame { title "Prices" }'
      ],
      check(element, report3) {
        if (element.attributes.some(({ name }) => name === "url")) checkUrl(element, report3);
      },
      board: (element) => ({
        title: element.has("null") ? "" : element.label,
        ...pageFrame(element.values),
        ...element.values.lane !== void 0 && { lane: element.values.lane }
      }),
      cost: (subject) => {
        const { parts } = subject;
        const around = subject.mentions("frame") ? boxesAround : 0;
        return { boxes: 1 + around + mostRuns(parts), output: shadowBytes[around ? "md" : "sm"] };
      }
    }));
    boxesAround = 24;
  }
});

// src/model/components/pagination.ts
function checkTotal({ attributes }, report3) {
  const total = attributes.find(({ name }) => name === "total");
  const { kind: kind2, value } = total?.value ?? {};
  if (!total || kind2 !== "number" || typeof value !== "number") return;
  if (attributes.some(({ name }) => name === "pages")) return;
  const edits = [{ from: total.nameFrom, to: total.nameTo, insert: "pages" }];
  const place2 = { from: total.from, to: total.to };
  const data = { name: "total", value: String(value), instead: "pages" };
  report3(createProblem("attribute-kind", "count", data, { place: place2, edits }));
}
var paginationComponent;
var init_pagination = __esm({
  "src/model/components/pagination.ts"() {
    "use strict";
    init_create_diagnostic();
    init_attributes2();
    init_define_component();
    init_measures();
    init_given_number();
    init_interaction();
    init_page_bar();
    paginationComponent = defineComponent(() => ({
      name: "pagination",
      category: "navigation",
      inLine: "control",
      docs: "The way through the pages of a long list: previous, numbers, next.",
      bareNumber: "pages",
      foreignWords: ["pager", "paginator", "pagenavigation", "pages"],
      attributes: {
        pages: number({ min: 1, max: 1e6, integer: true }, "Number of pages", {
          default: String(PAGES)
        }),
        active: number({ min: 1, integer: true }, "The page that is shown, counted from 1", {
          default: "1"
        }),
        total: text("What all pages hold together, drawn at the other end"),
        simple: boolean("Shows only the current place, between two arrows"),
        ...saidAttributes
      },
      check(element, report3) {
        checkTotal(element, report3);
        const active = givenNumber(element, "active");
        const pages = givenNumber(element, "pages", PAGES);
        if (!active || !pages || active.value <= pages.value) return;
        const data = { active: active.value, pages: pages.value };
        report3(createProblem("active-range", "page", data, active));
      },
      examples: [
        "pagination pages=12 active=3",
        'pagination pages=52 active=3 total="1,284 results"',
        "pagination pages=8 active=2 simple"
      ],
      cost: (element) => ({ boxes: pageBarCost(element) })
    }));
  }
});

// src/model/components/pin.ts
function checkPlace3({ attributes }, report3) {
  for (const { name, value: place2 } of attributes) {
    if (name !== "x" && name !== "y" || !place2) continue;
    const { value } = place2;
    const [amount4, unit] = isUnitValue(value) ? [value.value, value.unit] : [value, ""];
    if (typeof amount4 !== "number") continue;
    if (amount4 >= 0 && !(unit === "%" && amount4 > 100)) continue;
    report3(createProblem("data-range", "pin", { name, value: `${amount4}${unit}` }, { place: place2 }));
  }
}
var height, pinComponent, leastTop;
var init_pin = __esm({
  "src/model/components/pin.ts"() {
    "use strict";
    init_value();
    init_create_diagnostic();
    init_define_component();
    init_measures();
    init_interaction();
    height = 34;
    pinComponent = defineComponent(() => ({
      name: "pin",
      category: "display",
      docs: "A place on a map, with a label.",
      foreignWords: ["mappin", "mapmarker", "placemark"],
      label: { twins: ["label"], docs: "Name of the place" },
      parents: ["map"],
      attributes: {
        x: measure([], "px", "Distance from the left edge of the map", { default: "50%" }),
        y: measure([], "px", "Distance from the upper edge of the map", { default: "50%" }),
        ...interactionAttributes
      },
      without: "all",
      examples: ['map "Z\xFCrich" { pin "Office" x=40% y=60% }'],
      check: checkPlace3,
      cost: { boxes: 5 }
    }));
    leastTop = height + 28;
  }
});

// src/model/components/placeholder.ts
var placeholderComponent;
var init_placeholder = __esm({
  "src/model/components/placeholder.ts"() {
    "use strict";
    init_define_component();
    placeholderComponent = defineComponent(() => ({
      name: "placeholder",
      soft: true,
      category: "display",
      outlined: true,
      docs: "A box for something that is not drawn, such as an embedded page.",
      foreignForms: { keyboard: 'placeholder "Keyboard" h=260' },
      foreignWords: [
        "iframe",
        "embed",
        "webview",
        "heatmap",
        "treemap",
        "funnel",
        "radar",
        "wordcloud",
        "signature",
        "signaturepad",
        "pdf",
        "pdfviewer",
        "documentviewer",
        "preview",
        "candlestick",
        "candlestickchart",
        "bubblechart",
        "radarchart",
        "funnelchart",
        "waterfall",
        "mindmap",
        "triangle",
        "polygon",
        "vector",
        "shape"
      ],
      label: { twins: ["label"], docs: "What goes here" },
      children: {},
      attributes: {},
      ownFlow: true,
      examples: [
        'placeholder "Chart: revenue by month" h=240',
        'placeholder "Floor plan" { badge "Here" }'
      ],
      cost: { boxes: 3 }
    }));
  }
});

// src/model/components/popover.ts
var popoverComponent;
var init_popover = __esm({
  "src/model/components/popover.ts"() {
    "use strict";
    init_define_component();
    init_shadow_bytes();
    popoverComponent = defineComponent(() => ({
      name: "popover",
      category: "overlay",
      inLine: "control",
      centers: true,
      docs: "A small box over the page, with any content.",
      foreignWords: [
        "hovercard",
        "flyout",
        "megamenu",
        "tour",
        "onboarding",
        "walkthrough",
        "coachmark",
        "teachingbubble"
      ],
      label: { twins: ["title"], docs: "Title of the box" },
      children: { braces: "expected" },
      attributes: {},
      modifiers: { inline: "Placed in the flow instead of over the content that follows" },
      targetOf: ["opens", "toggles"],
      ownFlow: true,
      examples: [
        'popover "Share" {\n  input placeholder="Name or email"\n  button "Invite" primary sm\n}'
      ],
      layer: (element) => element.has("inline") ? void 0 : { at: "place" },
      cost: { boxes: 3, output: shadowBytes.md }
    }));
  }
});

// src/model/components/parts/check-value.ts
function checkValue2(presets) {
  return (element, report3) => {
    const value = givenNumber(element, "value");
    const min = givenNumber(element, "min", presets.min)?.value;
    const max = givenNumber(element, "max", presets.max)?.value;
    if (!value || min === void 0 || max === void 0 || max < min) return;
    if (value.value >= min && value.value <= max) return;
    const data = { name: "value", value: value.value, takes: `a number from ${min} to ${max}` };
    report3(createProblem("attribute-range", "bounds", data, value));
  };
}
var init_check_value = __esm({
  "src/model/components/parts/check-value.ts"() {
    "use strict";
    init_create_diagnostic();
    init_given_number();
  }
});

// src/model/components/progress.ts
var progressComponent;
var init_progress = __esm({
  "src/model/components/progress.ts"() {
    "use strict";
    init_attributes2();
    init_define_component();
    init_measures();
    init_check_value();
    progressComponent = defineComponent(() => ({
      name: "progress",
      category: "feedback",
      inLine: "control",
      docs: "A bar that shows how much of something is done.",
      foreignWords: ["progressbar", "meter", "loaderbar", "linearprogress", "progressview"],
      label: { docs: "Text above the bar, the same as `label`" },
      attributes: {
        label: text("Text above the bar"),
        value: measure([], "of `max`", "Amount done", { default: "0" }),
        max: number({ min: 0 }, "Total amount", { default: "100" }),
        indeterminate: boolean("Draws a striped bar, for an unknown amount")
      },
      check: checkValue2({ min: 0, max: 100 }),
      examples: [
        'progress value=64 label="Storage"',
        "progress value=3 max=5",
        "progress indeterminate"
      ],
      cost: { boxes: 7 }
    }));
  }
});

// src/model/components/radio.ts
var radioComponent;
var init_radio = __esm({
  "src/model/components/radio.ts"() {
    "use strict";
    init_define_component();
    init_toggle_frame();
    radioComponent = defineComponent(() => ({
      name: "radio",
      category: "input",
      inLine: "control",
      labelAfter: true,
      docs: "One of a few options that are all visible; only one with the same `name` can be selected.",
      foreignWords: [
        "radiobutton",
        "optionbutton",
        "radioinput",
        "radioitem",
        "radiofield",
        "radiolisttile",
        "radiogroupitem"
      ],
      foreignForms: {
        radiobuttongroup: 'radio "\u2026" name=group radio "\u2026" name=group',
        choicegroup: 'radio "\u2026" name=group radio "\u2026" name=group',
        radiogroup: 'radio "\u2026" name=group radio "\u2026" name=group'
      },
      label: { twins: ["label"], docs: "Text to the right of the circle" },
      attributes: toggleAttributes,
      examples: ['radio "Monthly" name=period checked\nradio "Yearly" name=period'],
      cost: toggleCost(3)
    }));
  }
});

// src/model/components/rating.ts
var usual2, ratingComponent, points;
var init_rating = __esm({
  "src/model/components/rating.ts"() {
    "use strict";
    init_attributes2();
    init_cost();
    init_define_component();
    init_measures();
    init_check_value();
    init_interaction();
    usual2 = 5;
    ratingComponent = defineComponent(() => ({
      name: "rating",
      category: "display",
      inLine: "small",
      docs: "A number of stars, full, half or empty; with the number of votes, its value is written out.",
      foreignWords: ["rate", "stars", "ratingbar", "starrating", "ratingindicator"],
      attributes: {
        value: number({ min: 0 }, "Stars that are full, to the nearest half", { default: "0" }),
        max: number({ min: 1, max: 10, integer: true }, "Number of stars", {
          default: String(usual2)
        }),
        count: text("Number of votes, drawn after the value"),
        ...saidAttributes
      },
      check: checkValue2({ min: 0, max: usual2 }),
      examples: ["rating value=4", 'rating value=3.5 max=5 count="128"'],
      cost: (element) => ({ boxes: 4 + amount2(element, "max", { preset: usual2, most: 10 }) })
    }));
    points = Array.from({ length: 10 }, (_, at) => {
      const radius = at % 2 === 0 ? 10.5 : 4.6;
      const angle = at * Math.PI / 5;
      return [12 + radius * Math.sin(angle), 12.6 - radius * Math.cos(angle)];
    });
  }
});

// src/model/components/relative.ts
var relativeComponent, cornerShare;
var init_relative = __esm({
  "src/model/components/relative.ts"() {
    "use strict";
    init_define_component();
    relativeComponent = defineComponent(() => ({
      name: "relative",
      category: "layout",
      structural: true,
      centers: true,
      docs: "A frame that places its children at their `x` and `y`, or on the edge their `anchor` names.",
      foreignWords: [
        "absolute",
        "overlay",
        "zstack",
        "framelayout",
        "relativelayout",
        "positioned",
        "constraintlayout"
      ],
      children: { braces: "required" },
      attributes: {},
      ownFlow: true,
      examples: [
        'relative {\n  icon "bell" lg\n  badge "3" anchor=top-right danger pill\n}',
        'relative w=320 h=180 {\n  image alt="Floor plan" w=320 h=180\n  text "Desk 12" x=24 y=40\n}'
      ],
      cost: { boxes: 2 }
    }));
    cornerShare = (1 - Math.SQRT1_2) / 2;
  }
});

// src/model/components/route.ts
function pointOf(value) {
  if (!Array.isArray(value) || value.length !== 2) return void 0;
  const [x, y] = value;
  if (typeof x !== "number" || typeof y !== "number") return void 0;
  const within = (place2) => Math.round(Math.min(most2, Math.max(-most2, place2)) * 100) / 100;
  return { x: within(x), y: within(y) };
}
function checkPoints(element, report3) {
  const twin = element.attributes.findLast(({ name }) => name === "points")?.value;
  const list2 = twin ?? element.list;
  const { items = [] } = list2 ?? {};
  const wrong = items.filter(({ value }) => pointOf(value) === void 0);
  if (list2 && items.length < 2) wrong.push(list2);
  for (const place2 of wrong) report3(createProblem("data-value", "point", {}, { place: place2 }));
  for (const place2 of items) {
    const { x = 0, y = 0 } = pointOf(place2.value) ?? {};
    if (Math.min(x, y) >= 0 && Math.max(x, y) <= 100) continue;
    report3(createProblem("data-range", "point", { point: JSON.stringify(place2.value) }, { place: place2 }));
  }
}
var routeComponent, most2;
var init_route = __esm({
  "src/model/components/route.ts"() {
    "use strict";
    init_create_diagnostic();
    init_define_component();
    routeComponent = defineComponent(() => ({
      name: "route",
      category: "display",
      docs: "A way across a map, by its points in percent of the map.",
      foreignWords: ["directions", "polyline"],
      list: { twins: ["points"], required: true, nested: true, docs: "Its points: pairs of numbers" },
      parents: ["map"],
      attributes: {},
      without: "all",
      check: checkPoints,
      examples: ['map "Z\xFCrich" { route [[20, 30], [45, 30], [45, 60], [70, 65]] }'],
      cost: ({ items }) => ({ boxes: 4, output: 200 + 24 * items.length })
    }));
    most2 = 200;
  }
});

// src/model/components/row.ts
var rowComponent;
var init_row = __esm({
  "src/model/components/row.ts"() {
    "use strict";
    init_attributes2();
    init_define_component();
    init_field_frame();
    init_sideways();
    rowComponent = defineComponent(() => ({
      name: "row",
      wraps: true,
      category: "layout",
      structural: true,
      centers: true,
      docs: "Elements side by side, where controls without room wrap; with `span` they share 12 columns.",
      foreignAttributes: sidesOfRow,
      foreignForms: {
        wrap: "row wrap { \u2026 }",
        left: "row justify=between { \u2026 }",
        right: "row justify=between { \u2026 }",
        "-actions": 'row gap=2 justify=end { button "\u2026" button "\u2026" }'
      },
      foreignWords: [
        "hstack",
        "hbox",
        "flex",
        "columns2",
        "horizontal",
        "inline",
        "lazyhstack",
        "buttongroup",
        "btngroup",
        "inputgroup",
        "buttonbar",
        "split",
        "splitter",
        "splitview",
        "splitpane",
        "flexbox",
        "flexrow",
        "hflex",
        "resizable",
        "resizablepanelgroup",
        "cols"
      ],
      children: { braces: "required" },
      attributes: { selected: { ...boolean("Marks the row as selected, in gray"), onlyIn: ["table"] } },
      within: {
        table: {
          list: {
            required: true,
            nested: "allowed",
            marks: true,
            docs: "Cells of the row, or of several rows"
          }
        }
      },
      ownFlow: true,
      examples: [
        'row gap=4 align=center { title "Team" level=3 button "Invite" primary }',
        'row gap=4 {\n  col span=8 { card "Traffic" { text "12,400 visits" } }\n  col span=4 { card "Bounce" { text "31 %" } }\n}',
        'table { columns ["Name", "Role"] row ["Ada", "Analyst"] }'
      ],
      // Messages below fields are in a line of their own, which has a cell for each child.
      cost: (element) => ({ boxes: 1, ...element.holds(messageAttributes) && { child: 1 } })
    }));
  }
});

// src/model/components/section.ts
var sectionComponent;
var init_section = __esm({
  "src/model/components/section.ts"() {
    "use strict";
    init_attributes2();
    init_define_component();
    init_count_mark();
    init_sideways();
    sectionComponent = defineComponent(() => ({
      name: "section",
      wide: true,
      category: "layout",
      structural: true,
      centers: true,
      docs: "A titled part of a page that can be collapsed.",
      foreignAttributes: sidesOfColumn,
      foreignWords: ["fieldset", "fieldgroup", "groupbox"],
      foreignForms: {
        hero: 'section "\u2026" hero { \u2026 }',
        jumbotron: 'section "\u2026" hero { \u2026 }'
      },
      label: { twins: ["title"], docs: "Title of the section" },
      children: { braces: "expected" },
      attributes: {
        expanded: boolean("`expanded=false` draws it collapsed", { default: "true" }),
        badge: badgeAttribute
      },
      modifiers: {
        hero: "Opens a page: large and centered, with plenty of space",
        collapsed: "Drawn collapsed"
      },
      targetOf: ["toggles"],
      folds: true,
      ownFlow: true,
      examples: [
        'section "Invoices" badge=3 {\n  text "Visa ending in 4242"\n  button "Change card" sm\n}',
        'section "Plan less, ship more" hero {\n  text "One place for every project."\n  button "Start free" primary lg\n}',
        'section "Advanced" expanded=false { text "Rarely needed" }'
      ],
      cost: (element) => ({ boxes: element.mentions("badge") ? 10 : 7 })
    }));
  }
});

// src/model/components/segmented.ts
var segmentedComponent;
var init_segmented = __esm({
  "src/model/components/segmented.ts"() {
    "use strict";
    init_attributes2();
    init_define_component();
    init_measures();
    init_references2();
    init_active_item();
    init_shadow_bytes();
    init_sizes();
    segmentedComponent = defineComponent(() => ({
      name: "segmented",
      category: "input",
      inLine: "control",
      docs: "A few choices side by side in one track; the chosen one is raised.",
      foreignWords: [
        "segmentedcontrol",
        "segmentedbutton",
        "segmentedbuttons",
        "togglegroup",
        "togglebuttongroup",
        "radiogroup",
        "contentswitcher"
      ],
      list: {
        twins: ["items"],
        docs: "Choices: strings or objects",
        keys: {
          label: text("Text of the choice"),
          icon: iconName("Icon before the label, or alone without one"),
          active: boolean("Marks it as selected"),
          disabled: boolean("Prevents selection")
        }
      },
      children: { only: ["item"], items: "leaf" },
      mayBeEmpty: true,
      attributes: {
        active: activeAttribute,
        size: size(sizeWords, "Height and font size", { default: "md" })
      },
      check: checkActive,
      without: ["gap", "direction", "justify", "align", "wrap"],
      ownFlow: true,
      examples: [
        'segmented ["Day", "Week", "Month"] active=1',
        "segmented [{icon=list}, {icon=layout-grid active}]",
        'segmented fullWidth { item "Map" icon=map active item "List" icon=list }'
      ],
      cost: { boxes: 2, isFlat: true, item: 8, child: 3, more: 2, output: shadowBytes.sm }
    }));
  }
});

// src/model/components/select.ts
var selectComponent;
var init_select = __esm({
  "src/model/components/select.ts"() {
    "use strict";
    init_attributes2();
    init_define_component();
    init_field_frame();
    init_field_parts();
    init_shadow_bytes();
    selectComponent = defineComponent(() => ({
      name: "select",
      category: "input",
      inLine: "field",
      docs: "A field that opens a list of options to pick one from.",
      foreignWords: [
        "combobox",
        "combo",
        "picker",
        "dropdownlist",
        "listbox",
        "autocomplete",
        "multiselect",
        "formselect",
        "cascader",
        "treeselect",
        "typeahead",
        "autosuggest",
        "filter",
        "sort",
        "sortby",
        "selectfield",
        "selectinput",
        "selectmenu",
        "datalist",
        "languageselector",
        "languageswitcher",
        "selecttrigger",
        "selectcontent",
        "selectvalue",
        "selectgroup",
        "selector",
        "chooser",
        "switcher",
        "dropdownfield"
      ],
      foreignForms: {
        optgroup: 'select "\u2026" ["\u2026", "\u2026"]',
        selectitem: 'select "\u2026" ["\u2026", "\u2026"]',
        option: 'select "\u2026" ["\u2026", "\u2026"]',
        options: 'select "\u2026" ["\u2026", "\u2026"]'
      },
      label: { twins: ["label"], docs: "Label above the field" },
      list: {
        twins: ["options", "items"],
        docs: "Options: strings or objects",
        keys: {
          label: text("Text of the option"),
          value: text("Value to submit"),
          disabled: boolean("Prevents selection")
        }
      },
      children: { mustBeEmpty: true },
      keepsModifiers: true,
      attributes: {
        ...fieldAttributes,
        open: boolean("Shows its options, over what follows")
      },
      modifiers: { inline: "Open options are placed in the flow instead of over what follows" },
      examples: [
        'select "Country" ["Finland", "Norway", "Sweden"] value="Norway"',
        'select "Sort by" [{label="Newest first" value=newest}, {label="Oldest first" value=oldest}]\nselect placeholder="All teams" w=160 sm',
        'select "Assignee" ["Ada Lovelace", "Alan Turing", {label="Grace Hopper" disabled}]\n    value="Alan Turing" open'
      ],
      cost(element) {
        const field = fieldCost(element, 1);
        if (!element.mentions("open")) return field;
        return { boxes: field.boxes + 2, item: 4, more: 4, output: shadowBytes.md };
      }
    }));
  }
});

// src/model/components/series.ts
var seriesComponent;
var init_series = __esm({
  "src/model/components/series.ts"() {
    "use strict";
    init_attributes2();
    init_define_component();
    init_check_chart();
    seriesComponent = defineComponent(() => ({
      name: "series",
      category: "data",
      docs: "Values of a chart that belong together, with their name in the legend.",
      foreignWords: ["dataset", "dataseries"],
      label: { twins: ["label"], docs: "Name of the series" },
      list: { twins: ["values", "items"], nested: true, docs: "Its values" },
      parents: ["chart"],
      attributes: { dashed: boolean("Draws it dashed, for example for plans or for last year") },
      without: "all",
      check: checkSeries,
      examples: [
        'chart "Visitors" labels=["Mon", "Tue", "Wed", "Thu"] line {\n  series "This week" [120, 180, 160, 210]\n  series "Last week" [100, 140, 150, 130] dashed\n}'
      ],
      cost: { boxes: 1 }
    }));
  }
});

// src/model/components/sidebar.ts
var sidebarComponent;
var init_sidebar = __esm({
  "src/model/components/sidebar.ts"() {
    "use strict";
    init_attributes2();
    init_define_component();
    init_same_form();
    init_sideways();
    sidebarComponent = defineComponent(() => ({
      name: "sidebar",
      category: "layout",
      structural: true,
      centers: true,
      docs: "A column at the side of a page, with a line next to the main area.",
      foreignAttributes: sidesOfColumn,
      foreignForms: { ...sameForm("rightpanel rightsidebar rightnav", "sidebar position=right { \u2026 }") },
      foreignWords: [
        "aside",
        "sidenav",
        "sider",
        "navigationrail",
        "navigationdrawer",
        "sidepanel",
        "leftpanel",
        "leftnav",
        "leftrail",
        "rail",
        "sidebarnav",
        "leftsidebar"
      ],
      band: "side",
      children: { braces: "required" },
      attributes: { position: choice2(["left", "right"], "Side of the page", { default: "left" }) },
      ownFlow: true,
      examples: [
        'row {\n  sidebar { nav ["Overview", "Reports"] active=0 vertical }\n  main { title "Overview" }\n}',
        'row {\n  main { text "Draft" }\n  sidebar position=right { section "Details" { text "3 pages" } }\n}'
      ],
      cost: { boxes: 1 }
    }));
  }
});

// src/model/components/skeleton.ts
var soft, skeletonComponent;
var init_skeleton = __esm({
  "src/model/components/skeleton.ts"() {
    "use strict";
    init_build();
    init_attributes2();
    init_cost();
    init_define_component();
    init_measures();
    soft = { background: token("fillStrong"), cue: token("line") };
    skeletonComponent = defineComponent(() => ({
      name: "skeleton",
      category: "feedback",
      docs: "Bars in the place of what is still loading: lines of text, or one bar of exactly the given size.",
      bareNumber: "lines",
      foreignWords: ["shimmer", "loadingplaceholder", "skeletontext", "contentloader", "ghost"],
      attributes: {
        lines: number({ min: 1, max: 100, integer: true }, "Lines of text", {
          default: "3, or one bar if `w` or `h` is given"
        }),
        avatar: boolean("Shows a disc before the lines")
      },
      examples: ["skeleton lines=2 avatar", "skeleton w=120 h=16"],
      cost: (element) => ({ boxes: 4 + amount2(element, "lines", { preset: 3, most: 100 }) })
    }));
  }
});

// src/model/components/slider.ts
var mostWritten, sliderComponent;
var init_slider = __esm({
  "src/model/components/slider.ts"() {
    "use strict";
    init_attributes2();
    init_define_component();
    init_measures();
    init_check_range();
    init_check_value();
    init_interaction();
    mostWritten = 2e4;
    sliderComponent = defineComponent(() => ({
      name: "slider",
      category: "input",
      inLine: "control",
      docs: "A number from a range, set by dragging a knob; shown after the track if the label has none.",
      foreignWords: ["range", "seekbar", "trackbar", "knob", "dial", "rangeinput", "sliderinput"],
      label: { twins: ["label"], docs: "Label above the track" },
      attributes: {
        name: text("Name of the value when the form is submitted", { semantic: true }),
        ...saidAttributes,
        min: number({}, "Minimum", { default: "0" }),
        max: number({}, "Maximum", { default: "100" }),
        value: number({}, "Current value", { default: "the middle" }),
        step: number({ min: 0 }, "Step between two values", { semantic: true }),
        unit: repeatedText("Unit after the value"),
        format: repeatedText("How the value is written; `{}` stands for the number"),
        labels: list("Words below the track, the first and the last at its ends"),
        disabled: boolean("Disables it and draws it faded")
      },
      examples: [
        'slider "Volume" value=70',
        'slider "Price" min=0 max=500 value=120 step=10',
        'slider "Radius" value=25 unit="km"\nslider "Mood" labels=["Calm", "Excited"]'
      ],
      check(element, report3, suggester) {
        checkRange(0)(element, report3, suggester);
        checkValue2({ min: 0, max: 100 })(element, report3, suggester);
      },
      cost: (element) => {
        const labels = element.attribute("labels");
        return {
          boxes: 12 + (Array.isArray(labels) ? labels.length : 0),
          // The value is written twice.
          ...element.mentions("format") && { output: mostWritten }
        };
      }
    }));
  }
});

// src/model/components/spacer.ts
var spacerComponent;
var init_spacer = __esm({
  "src/model/components/spacer.ts"() {
    "use strict";
    init_define_component();
    spacerComponent = defineComponent(() => ({
      name: "spacer",
      category: "layout",
      inLine: "small",
      structural: true,
      room: true,
      docs: "Room that pushes its neighbors apart: what is left in a row or column, or its `w` or `h`.",
      bareNumber: "h",
      foreignWords: [
        "filler",
        "push",
        "glue",
        "spring",
        "flexspace",
        "flexiblespace",
        "space",
        "spacing"
      ],
      foreignForms: { sizedbox: "spacer h=16, or gap=4 on the parent" },
      children: { mustBeEmpty: true },
      keepsModifiers: true,
      attributes: {},
      examples: [
        'row { text "2 of 40 selected" spacer button "Archive" button "Delete" danger }',
        'col h=240 {\n  nav ["Inbox", "Sent"] vertical\n  spacer\n  text "4.2 of 15 GB used" sm muted\n}'
      ],
      cost: { boxes: 1 }
    }));
  }
});

// src/model/components/spinner.ts
var spinnerComponent;
var init_spinner = __esm({
  "src/model/components/spinner.ts"() {
    "use strict";
    init_define_component();
    init_measures();
    init_sizes();
    spinnerComponent = defineComponent(() => ({
      name: "spinner",
      category: "feedback",
      inLine: "small",
      docs: "A loading indicator.",
      foreignWords: [
        "loader",
        "loading",
        "spin",
        "circularprogress",
        "circularprogressindicator",
        "activityindicator",
        "pulltorefresh",
        "refreshcontrol",
        "preloader",
        "throbber",
        "busyindicator"
      ],
      label: { twins: ["label"], docs: "Text next to the ring" },
      attributes: { size: size(sizeWords, "Width and height of the ring", { default: "20" }) },
      examples: ['spinner "Loading orders"', "spinner lg"],
      cost: { boxes: 3 }
    }));
  }
});

// src/model/components/stack.ts
var stackComponent;
var init_stack = __esm({
  "src/model/components/stack.ts"() {
    "use strict";
    init_define_component();
    init_same_form();
    init_sideways();
    stackComponent = defineComponent(() => ({
      name: "stack",
      wraps: true,
      groups: true,
      category: "layout",
      structural: true,
      centers: true,
      docs: "Elements one below the other, at their natural size.",
      bareNumber: "gap",
      foreignAttributes: sidesOfColumn,
      foreignForms: {
        "-group": "stack { \u2026 }",
        ...sameForm("-content -body -inner -area -region", "stack { \u2026 }"),
        aspectratio: 'stack ratio="16:9" { \u2026 }',
        scroll: "stack scroll h=240 { \u2026 }",
        scrollbar: "stack scroll h=240 { \u2026 }",
        swatch: 'stack w=32 h=32 bg="#3366ff" { }',
        fixed: "leave it out, and put its content in the header or footer",
        affix: "leave it out, and put its content in the header or footer"
      },
      foreignWords: [
        "div",
        "box",
        "container",
        "wrapper",
        "block",
        "viewgroup",
        "autolayout",
        "center",
        "scrollview",
        "scrollarea",
        "region",
        "fragment",
        "portal",
        "hgroup",
        "griditem",
        "gridcell",
        "flexitem",
        "pane",
        "zone",
        "holder"
      ],
      children: { braces: "required" },
      attributes: {},
      ownFlow: true,
      examples: [
        'stack gap=2 {\n  title "Ada Lovelace" level=4\n  text "Analyst" muted\n}',
        'stack gap=4 p=6 border { checkbox "Daily digest" checkbox "Weekly report" checked }'
      ],
      cost: { boxes: 1 }
    }));
  }
});

// src/model/components/parts/chart/sparkline.ts
function sparklineCost(values) {
  const gaps = values.filter((value) => typeof value !== "number").length;
  const output = Math.min(mostPoints, values.length) * pathBytes;
  return { boxes: 7 + Math.min(mostPoints, gaps), output };
}
var pathBytes;
var init_sparkline = __esm({
  "src/model/components/parts/chart/sparkline.ts"() {
    "use strict";
    init_chart_data();
    pathBytes = 120;
  }
});

// src/model/components/stat.ts
function trendAttribute() {
  const definition = choice2(directions2, "Direction of the arrow at the change", {
    default: "the sign of change"
  });
  const { kind: kind2 } = definition;
  return {
    ...definition,
    kind: {
      ...kind2,
      check(literal, name, suggester) {
        const value = textOf(literal.value);
        if (value === void 0 || !/\d/.test(value)) return kind2.check(literal, name, suggester);
        const data = { name, value, example: `change="${value}"` };
        return createProblem("attribute-choice", "elsewhere", data);
      }
    }
  };
}
var directions2, statComponent;
var init_stat = __esm({
  "src/model/components/stat.ts"() {
    "use strict";
    init_value();
    init_create_diagnostic();
    init_attributes2();
    init_cost();
    init_define_component();
    init_references2();
    init_check_chart();
    init_sparkline();
    init_same_form();
    directions2 = ["up", "down", "flat"];
    statComponent = defineComponent(() => ({
      name: "stat",
      category: "data",
      docs: "One number that matters, how it changes, and a small line of its values over time.",
      foreignForms: {
        ...sameForm(
          "statistic metric kpi scorecard bignumber keyfigure kpicard statcard metriccard scoretile numbercard",
          'stat "\u2026" value="\u2026"'
        ),
        ...sameForm(
          "kpis metrics stats statgroup statgrid",
          'row gap=4 { stat "\u2026" value="\u2026" stat "\u2026" value="\u2026" }'
        )
      },
      foreignAttributes: {
        delta: 'write change="+12 %"',
        diff: 'write change="+12 %"',
        helpText: 'write hint="\u2026"'
      },
      label: { twins: ["label"], required: true, second: "value", docs: "Name of the figure" },
      list: { twins: ["items"], docs: "Values over time: numbers, or texts that hold one" },
      attributes: {
        value: text("The number, as it is shown"),
        change: text("How it changed, as it is shown"),
        trend: trendAttribute(),
        good: choice2(["up", "down"], "Which direction is good news, and green", { default: "up" }),
        icon: iconName("Icon before the label"),
        hint: text("What the change is compared with")
      },
      without: ["direction", "justify", "align", "wrap", "gap"],
      ownFlow: true,
      check(element, report3) {
        if (element.list || element.attributes.some(({ name }) => name === "items" || name === "values")) {
          checkSeries(element, report3);
        }
      },
      examples: [
        'stat "Revenue" [12, 14, 13, 18, 17, 21] value="\u20AC 48,120" change="+12 %" hint="than in October"',
        'row gap=6 {\n  stat "Orders" value="1,284" change="\u22123 %" icon=shopping-cart\n  stat "Response time" value="240 ms" change="\u221218 ms" good=down\n  stat "Refunds" value="12" change="as before" trend=flat\n}'
      ],
      cost(element) {
        const line = element.items.length > 0 ? sparklineCost(element.items) : { boxes: 0, output: 0 };
        const change = namedOf(element, "change", "trend") > 0 ? 3 : 0;
        const news = change > 0 || element.mentions("hint") ? 1 : 0;
        const others = namedOf(element, "icon", "hint");
        return { boxes: 5 + change + news + others + line.boxes, output: line.output };
      }
    }));
  }
});

// src/model/components/stepper.ts
var stepperComponent, betweenWords, apart;
var init_stepper = __esm({
  "src/model/components/stepper.ts"() {
    "use strict";
    init_build();
    init_attributes2();
    init_define_component();
    init_references2();
    init_active_item();
    init_items();
    stepperComponent = defineComponent(() => ({
      name: "stepper",
      category: "navigation",
      docs: "The steps of a task: those before the active one are done; with `active` past the last, all are.",
      bareNumber: "active",
      foreignWords: [
        "steps",
        "wizard",
        "progresssteps",
        "progressindicator",
        "stepindicator",
        "process"
      ],
      list: {
        twins: ["items"],
        docs: "Steps: strings or objects",
        keys: {
          label: text("Name of the step"),
          icon: iconName("Icon instead of the number"),
          active: boolean("Marks the current step"),
          disabled: boolean("Disables the step"),
          ...doneKey,
          ...stepAttributes
        }
      },
      children: { only: ["item"], items: "leaf" },
      mayBeEmpty: true,
      attributes: {
        active: activeAttribute,
        vertical: boolean("Stacks the steps, with labels beside them")
      },
      check: checkActiveOrPast,
      without: ["gap", "direction", "justify", "align", "wrap"],
      ownFlow: true,
      examples: [
        'stepper ["Cart", "Address", "Payment", "Done"] active=1',
        'stepper vertical {\n  item "Account" hint="ada@example.com"\n  item "Profile" active\n  item "Team" error="Add at least one person"\n}'
      ],
      cost: { boxes: 2, isFlat: true, item: 9, child: 4, more: 2 }
    }));
    betweenWords = 8;
    apart = edgesOf(0, betweenWords / 2);
  }
});

// src/model/components/switch.ts
var switchComponent;
var init_switch = __esm({
  "src/model/components/switch.ts"() {
    "use strict";
    init_define_component();
    init_toggle_frame();
    switchComponent = defineComponent(() => ({
      name: "switch",
      category: "input",
      inLine: "control",
      labelAfter: true,
      docs: "An on/off setting that takes effect at once.",
      foreignWords: [
        "toggle",
        "toggleswitch",
        "togglebutton",
        "cupertinoswitch",
        "switchbutton",
        "switchfield",
        "switchlisttile",
        "togglefield"
      ],
      label: { twins: ["label"], docs: "Text to the right of the switch" },
      attributes: toggleAttributes,
      examples: ['switch "Dark mode"', 'switch "Email alerts" checked'],
      cost: toggleCost(4)
    }));
  }
});

// src/model/components/tab.ts
var tabComponent;
var init_tab = __esm({
  "src/model/components/tab.ts"() {
    "use strict";
    init_attributes2();
    init_define_component();
    init_references2();
    init_count_mark();
    tabComponent = defineComponent(() => ({
      name: "tab",
      category: "navigation",
      centers: true,
      docs: "One panel of `tabs`, with its label.",
      foreignWords: [
        "tabpanel",
        "tabpane",
        "tabpage",
        "tabitem",
        "tabcontent",
        "tabscontent",
        "tabstrigger",
        "tabbutton",
        "pivotitem"
      ],
      label: { twins: ["label"], required: true, docs: "Text on the tab" },
      children: { braces: "expected" },
      parents: ["tabs"],
      attributes: {
        active: boolean("Shows the panel of this tab"),
        disabled: boolean("Prevents selection"),
        icon: iconName("Icon before the label"),
        badge: badgeAttribute
      },
      ownFlow: true,
      examples: [
        'tabs {\n  tab "Open" icon="inbox" { text "3 tickets" }\n  tab "Closed" badge=12 active { text "12 tickets" }\n  tab "Spam" disabled { }\n}'
      ],
      cost: (element) => ({ boxes: element.mentions("badge") ? 5 : 1 })
    }));
  }
});

// src/model/components/tabbar.ts
function signsIn(items) {
  let boxes = 0;
  for (const item of items) {
    if (isObject(item) && item.icon !== void 0) boxes += item.badge === void 0 ? 2 : 5;
  }
  return boxes;
}
var tabbarComponent;
var init_tabbar = __esm({
  "src/model/components/tabbar.ts"() {
    "use strict";
    init_attributes2();
    init_define_component();
    init_references2();
    init_active_item();
    init_interaction();
    init_items();
    tabbarComponent = defineComponent(() => ({
      name: "tabbar",
      category: "navigation",
      docs: "The parts of a mobile app at the bottom of the screen: an icon above a label for each.",
      foreignChildren: { tab: 'item "\u2026"' },
      foreignWords: [
        "bottomnavigation",
        "bottomnavigationbar",
        "bottomnav",
        "bottomtabs",
        "tabbarview",
        "dock",
        "bottomnavbar"
      ],
      band: "end",
      list: {
        twins: ["items"],
        docs: "Parts: strings or objects",
        keys: {
          label: text("Text below the icon"),
          icon: iconName("Icon above the label, or alone without one"),
          active: boolean("Marks the selected part"),
          disabled: boolean("Prevents selection"),
          ...badgeKey,
          ...interactionKeys
        }
      },
      children: { only: ["item"], items: "leaf" },
      mayBeEmpty: true,
      attributes: { active: activeAttribute },
      check: checkActive,
      without: ["gap", "direction", "justify", "align", "wrap"],
      ownFlow: true,
      examples: [
        'tabbar [\n  {label="Home" icon=house},\n  {label="Search" icon=search},\n  {label="Inbox" icon=mail badge=3}\n] active=0',
        'tabbar {\n  item "Map" icon=map active\n  item "List" icon=list\n  item "Profile" icon=user badge=""\n}'
      ],
      // One is for the space above it.
      cost: ({ items }) => ({ boxes: 4 + signsIn(items), isFlat: true, item: 2, child: 2, more: 2 })
    }));
  }
});

// src/model/components/parts/table/check-sort.ts
function checkSort(...given) {
  return require("./more.generated.cjs").checkSort.checkSort(...given);
}
var init_check_sort = __esm({
  "src/model/components/parts/table/check-sort.ts"() {
    "use strict";
  }
});

// src/model/components/parts/table/sort-order.ts
function orderOf(value) {
  if (typeof value !== "string" && typeof value !== "number") return void 0;
  const written = String(value);
  const [, name = written, direction = "asc"] = /^(.*\S)\s+(asc|desc)\s*$/i.exec(written) ?? [];
  return { column: name.trim(), isDescending: direction.toLowerCase() === "desc" };
}
var describes4, sortAttribute;
var init_sort_order = __esm({
  "src/model/components/parts/table/sort-order.ts"() {
    "use strict";
    init_value_problem();
    describes4 = "the name of a column, then asc or desc";
    sortAttribute = {
      docs: 'Column by which the rows are sorted, and the direction: `"Name asc"`',
      kind: {
        kind: "order",
        describes: describes4,
        check: (literal, name) => orderOf(literal.value) ? void 0 : kindProblem(literal, name, describes4),
        read: orderOf
      }
    };
  }
});

// src/model/components/parts/table/read-table-records.ts
function readTableRecords(...given) {
  return require("./more.generated.cjs").readTableRecords.readTableRecords(...given);
}
var init_read_table_records = __esm({
  "src/model/components/parts/table/read-table-records.ts"() {
    "use strict";
  }
});

// src/model/components/table.ts
function tableCost(element) {
  const { items, children } = element;
  const rows = rowsOf(items, children);
  const mock = amount2(element, "mock", { preset: 0, most: mostMock });
  const ticks = element.mentions("selectable") ? 1 : 0;
  const count = rows.length + mock;
  const cells = count * (widthOf(rows) + ticks);
  let boxes = 7 + pagesCost(element) + count + 2 * cells;
  boxes += 4 * ticks * count + mock * widthOf(rows) * mockBoxes;
  for (const row2 of rows)
    for (const cell of row2.cells)
      boxes += typeof cell === "boolean" ? 1 : boxesOfMarks(cell === void 0 ? "" : writtenLabel(cell));
  return { boxes, cells, coversBlock: true };
}
function alignAttribute() {
  const words2 = cellAligns;
  const read = (value) => {
    const list2 = Array.isArray(value) ? value : [value];
    return list2.every((word) => words2.includes(word)) ? list2 : void 0;
  };
  const describes5 = "a list of left, center and right, one for each column";
  return {
    docs: "Alignment of the text in each column",
    kind: {
      kind: "list",
      describes: describes5,
      check: (literal, name) => read(literal.value) === void 0 ? kindProblem(literal, name, describes5) : void 0,
      read
    }
  };
}
var mostMock, mockBoxes, content, tableComponent;
var init_table = __esm({
  "src/model/components/table.ts"() {
    "use strict";
    init_value_problem();
    init_attributes2();
    init_cost();
    init_define_component();
    init_measures();
    init_check_marks();
    init_items();
    init_marked_text();
    init_page_bar();
    init_check_sort();
    init_read_table_records();
    init_sort_order();
    init_table_rows();
    mostMock = 100;
    mockBoxes = 6;
    content = 'write the content in a list or a block: table { columns ["\u2026", "\u2026"] row ["\u2026", "\u2026"] }';
    tableComponent = defineComponent(() => ({
      name: "table",
      atEdges: true,
      wide: true,
      category: "data",
      docs: "Rows of cells below a header row; each column is as wide as its content.",
      foreignWords: ["datagrid", "datatable", "detailslist"],
      foreignForms: {
        tablebody: 'row ["\u2026", "\u2026"]',
        tablefooter: 'row ["\u2026", "\u2026"]',
        tablecaption: 'table caption="\u2026"',
        tr: 'row ["\u2026", "\u2026"]',
        td: 'row ["\u2026", "\u2026"]',
        tbody: 'row ["\u2026", "\u2026"]',
        tablerow: 'row ["\u2026", "\u2026"]',
        tablecell: 'row ["\u2026", "\u2026"]',
        tfoot: 'row ["\u2026", "\u2026"]',
        cell: 'row ["\u2026", "\u2026"]'
      },
      foreignChildren: { header: 'columns ["\u2026", "\u2026"]', footer: 'row ["\u2026", "\u2026"]' },
      foreignAttributes: Object.fromEntries(
        "columns headers header head rows cells dataSource".split(" ").map((name) => [name, content])
      ),
      label: { docs: "Text above the table, the same as `caption`" },
      list: {
        twins: ["items"],
        nested: true,
        marks: true,
        docs: "The header row, then the other rows; columns may be objects",
        keys: columnKeys
      },
      children: { only: ["columns", "row"] },
      mayBeEmpty: true,
      attributes: {
        striped: boolean("Draws every other row in gray"),
        bordered: boolean("Draws lines between all cells"),
        hover: boolean("Draws one row as if the pointer were over it"),
        caption: text("Text above the table"),
        align: alignAttribute(),
        sort: sortAttribute,
        selectable: boolean("Shows a checkbox before each row"),
        sticky: boolean(
          "Keeps the header row in place while others scroll, with a stronger line below it"
        ),
        mock: number({ min: 1, max: mostMock, integer: true }, "So many plausible rows more"),
        pagination: paginationAttribute
      },
      records: {
        attributes: {
          data: list("Records: a row each"),
          columns: list(
            "Fields that are columns: names, or objects with `field` and `label`; all unless given"
          )
        },
        read: readTableRecords
      },
      without: ["direction", "justify", "wrap"],
      ownFlow: true,
      check(element, report3, suggester) {
        checkMarks(element, report3, suggester);
        if (element.attributes.some(({ name }) => name === "sort")) checkSort(element, report3);
      },
      examples: [
        'table [\n  ["Name",  "Role"],\n  ["Ada",   "Analyst"],\n  ["Grace", "Engineer"]\n]',
        'table sort="Name asc" mock=3 selectable sticky {\n  columns ["Name", "Status", {label="Key" mono}, {label="Seats" align=center}]\n}',
        'table caption="Open invoices" align=[left, right] striped {\n  columns ["Invoice", "Amount"]\n  row ["2026-014", "$ 1,200.00"]\n  row ["2026-015", "$ 80.00"]\n  ...\n}'
      ],
      cost: tableCost
    }));
  }
});

// src/model/components/tabs.ts
function arranged(listed2, blocks) {
  const tabs = listed2.map((face) => ({ face, panel: void 0 }));
  const join12 = (tab, panel) => {
    tab.face = { ...blocks[panel], ...defined(tab.face) };
    tab.panel = panel;
  };
  const byLabel = /* @__PURE__ */ new Map();
  for (const tab of tabs.toReversed()) {
    const same = byLabel.get(tab.face.label);
    if (same) same.push(tab);
    else byLabel.set(tab.face.label, [tab]);
  }
  const free3 = [...blocks.keys()].filter((at) => {
    const named = byLabel.get(blocks[at].label)?.pop();
    if (named) join12(named, at);
    return named === void 0;
  });
  let next = 0;
  for (const at of free3) {
    const face = blocks[at];
    while (next < listed2.length && tabs[next].panel !== void 0) next++;
    const empty = next < listed2.length ? tabs[next] : void 0;
    if (empty && face.kind === "item") join12(empty, at);
    else tabs.push({ face, panel: face.kind === "more" ? void 0 : at });
  }
  return tabs;
}
function defined(face) {
  const given = Object.entries(face).filter(([, value]) => value !== void 0);
  return Object.fromEntries(given);
}
function panelShown(element) {
  const { items, parts } = element;
  const places = [...parts.keys()].filter((at) => !parts[at].has("hidden"));
  if (places.some((at) => parts[at].written === "")) return void 0;
  const listed2 = items.map((value) => {
    const kind2 = value === "..." ? "more" : isDivider(value) ? "divider" : "item";
    const given2 = isObject(value) ? value.active : void 0;
    const active2 = given2 === void 0 ? void 0 : itemAttributes.active.kind.read(given2);
    return { kind: kind2, label: kind2 === "item" ? labelOfValue(value) : "", active: active2 };
  });
  const blocks = places.map((at) => {
    const part = parts[at];
    return { kind: "item", label: part.label, active: part.has("active") };
  });
  const tabs = arranged(listed2, blocks);
  const given = element.attribute("active");
  const active = given === void 0 ? void 0 : activeAttribute.kind.read(given);
  const faces = tabs.map(({ face }) => face);
  const shown = tabs[Math.max(0, activePlace(active, faces))];
  return shown?.panel === void 0 ? -1 : places[shown.panel];
}
var tabsComponent;
var init_tabs = __esm({
  "src/model/components/tabs.ts"() {
    "use strict";
    init_attributes2();
    init_define_component();
    init_references2();
    init_active_item();
    init_items();
    tabsComponent = defineComponent(() => ({
      name: "tabs",
      category: "navigation",
      oneLine: true,
      docs: "Several panels in one place; only the active one is visible.",
      bareNumber: "active",
      foreignWords: [
        "tablist",
        "tabgroup",
        "tabview",
        "tabbedpane",
        "tabset",
        "pivot",
        "tabstrip",
        "tabsbar",
        "tabslist"
      ],
      list: {
        twins: ["items"],
        docs: "Labels of the tabs: strings or objects",
        keys: {
          label: text("Text on the tab"),
          icon: iconName("Icon before the label"),
          active: boolean("Shows the panel of this tab"),
          disabled: boolean("Prevents selection"),
          ...badgeKey
        }
      },
      children: { only: ["tab"] },
      mayBeEmpty: true,
      attributes: { active: activeAttribute },
      check: checkActive,
      ownFlow: true,
      examples: [
        'tabs ["Overview", "Activity", "Files"] active=1',
        'tabs {\n  tab "Profile" active { input "Name" value="Ada" }\n  tab "Password" { input "New password" password }\n}'
      ],
      // A prototype draws each tab in both states.
      cost: (element) => ({
        boxes: 2 + 2 * boxesOfBadges(element.items),
        isFlat: true,
        item: 8,
        child: 8,
        more: 8,
        shows: panelShown(element)
      })
    }));
  }
});

// src/model/components/text.ts
var textComponent;
var init_text = __esm({
  "src/model/components/text.ts"() {
    "use strict";
    init_attributes2();
    init_define_component();
    init_measures();
    init_same_form();
    init_sizes();
    init_text_pieces();
    textComponent = defineComponent(() => ({
      name: "text",
      category: "text",
      inLine: "words",
      docs: "A paragraph; a line break in the string starts a new line.",
      mark: "plain",
      foreignWords: [
        "p",
        "span",
        "paragraph",
        "label",
        "caption",
        "body1",
        "small",
        "strong",
        "em",
        "b",
        "i",
        "typography",
        "para",
        "textview",
        "uilabel",
        "textblock",
        "blockquote",
        "abbr",
        "address",
        "cite",
        "dfn",
        "mark",
        "output",
        "sub",
        "sup",
        "var",
        "font",
        "marquee",
        "overline",
        "lead",
        "bodytext",
        "description",
        "markdown",
        "price",
        "countdown",
        "timer",
        "clock",
        "lorem",
        "loremipsum",
        "ipsum",
        "lineoftext",
        "blockoftext",
        "quote"
      ],
      foreignForms: {
        figcaption: 'text "\u2026" sm muted',
        small: 'text "\u2026" sm',
        ...sameForm("strong b bold", 'text "\u2026" bold'),
        ...sameForm("em i italic quote", 'text "\u2026" italic'),
        u: 'text "\u2026" underline',
        ins: 'text "\u2026" underline',
        s: 'text "\u2026" strike',
        del: 'text "\u2026" strike',
        ...sameForm("help helptext helpertext -hint -help", 'text "\u2026" sm muted'),
        "-description": 'text "\u2026" muted',
        copy: 'text "\u2026", or button icon=copy aria-label="Copy"',
        ...sameForm("-price -amount -value -count", 'text "\u2026"'),
        "-date": 'text "\u2026", or input "\u2026" date',
        "-time": 'text "\u2026", or input "\u2026" time',
        "-number": 'text "\u2026", or input "\u2026"',
        "-name": 'text "\u2026", or input "\u2026"',
        "-email": 'text "\u2026", or input "\u2026" email',
        br: 'text "first line\\nsecond line"'
      },
      label: { twins: ["content"], required: true, docs: "Text of the paragraph" },
      attributes: {
        size: size(textSizeWords, "Font size", { default: "base" }),
        ...textAttributes,
        truncate: boolean("Keeps to one line, or to `lines`, and ends it with an ellipsis"),
        lines: number({ min: 1, max: 100, integer: true }, "The most lines; what is more is cut")
      },
      examples: [
        'text "Your trial ends in three days."',
        'text "Last saved 2 minutes ago" sm muted\ntext "5f2c9e1" mono\ntext "The quick brown fox jumps over the lazy dog" w=180 lines=2\ntext "The quick brown fox" w=90 truncate',
        'text "Total\\n$ 128.00" size=lg weight=semibold align=right'
      ],
      cost: { boxes: 1 }
    }));
  }
});

// src/model/components/textarea.ts
var textareaComponent;
var init_textarea = __esm({
  "src/model/components/textarea.ts"() {
    "use strict";
    init_attributes2();
    init_define_component();
    init_measures();
    init_field_frame();
    init_field_parts();
    textareaComponent = defineComponent(() => ({
      name: "textarea",
      soft: true,
      category: "input",
      docs: "A field of several lines with its label above.",
      foreignWords: [
        "multiline",
        "texteditor",
        "richtext",
        "richtexteditor",
        "wysiwyg",
        "editor",
        "markdowneditor",
        "inputtextarea",
        "composer",
        "commentbox",
        "textareafield"
      ],
      label: { twins: ["label"], docs: "Label above the field" },
      attributes: {
        ...fieldAttributes,
        rows: number({ min: 1, max: 1e3, integer: true }, "Number of lines", { default: "3" }),
        readonly: boolean("Makes it read-only")
      },
      examples: [
        'textarea "Message" placeholder="What happened?" rows=5',
        'textarea "Bio" value="Analyst and poet." hint="At most 200 characters"'
      ],
      cost: (element) => fieldCost(element, 0)
    }));
  }
});

// src/model/components/timeline.ts
var timelineComponent;
var init_timeline = __esm({
  "src/model/components/timeline.ts"() {
    "use strict";
    init_attributes2();
    init_define_component();
    init_references2();
    init_check_marks();
    init_interaction();
    init_items();
    init_marked_text();
    init_palette();
    timelineComponent = defineComponent(() => ({
      name: "timeline",
      category: "data",
      docs: "What happened, and when, along a line; everything before the active item is over.",
      foreignWords: ["feed", "activity", "activityfeed", "history", "eventlog"],
      foreignChildren: { event: 'item "\u2026" time="\u2026"' },
      list: {
        twins: ["items"],
        docs: "Events: strings or objects",
        keys: {
          label: text("What happened"),
          icon: iconName("Icon instead of the dot"),
          active: boolean("Marks the current event"),
          disabled: boolean("Draws it faded"),
          ...momentAttributes,
          ...Object.fromEntries(statuses.map((word) => [word, boolean(`\`variant=${word}\``)])),
          ...interactionKeys
        }
      },
      children: { only: ["item"], items: "block" },
      mayBeEmpty: true,
      attributes: { horizontal: boolean("Places events side by side") },
      without: ["gap", "direction", "justify", "align", "wrap"],
      ownFlow: true,
      check: checkMarks,
      examples: [
        'timeline [\n  {label="Ordered" time="Mon, 9:41" icon=check success},\n  {label="Packed" time="Tue, 14:10" active},\n  "Delivered"\n]',
        'timeline {\n  item "Ada merged the change" time="2 h ago" icon=git-merge done {\n    text "Ready for the release." sm muted\n  }\n  item "The build failed" time="1 h ago" variant=danger\n  item "Alan is looking into it" active\n}',
        'timeline ["Ordered", {label="Shipped" active time="Today"}, "Delivered"] horizontal'
      ],
      cost: ({ items }) => ({
        boxes: 2 + items.reduce((sum, item) => sum + boxesOfMarks(writtenLabel(item)), 0),
        isFlat: true,
        item: 12,
        child: 7,
        more: 12
      })
    }));
  }
});

// src/model/components/title.ts
function setLevel(node) {
  node.attributes = { level: 2, ...node.attributes };
}
var titleComponent, sizeInHero, sizeInBar;
var init_title = __esm({
  "src/model/components/title.ts"() {
    "use strict";
    init_tokens();
    init_define_component();
    init_measures();
    init_sizes();
    init_text_pieces();
    titleComponent = defineComponent(() => ({
      name: "title",
      category: "text",
      inLine: "words",
      heads: true,
      docs: "A heading of level 1 to 6.",
      mark: "plain",
      bareNumber: "level",
      foreignForms: { "-header": 'title "\u2026"' },
      foreignWords: [
        "h1",
        "h2",
        "h3",
        "h4",
        "h5",
        "h6",
        "headline",
        "subtitle",
        "subheading",
        "subheader",
        "display"
      ],
      label: { twins: ["content"], required: true, docs: "Text of the heading" },
      aliases: {
        heading: { docs: "A `title` whose level defaults to 2", apply: setLevel }
      },
      attributes: {
        level: number({ min: 1, max: 6, integer: true }, "Level of the heading; 1 is the largest", {
          default: "1; 4 in a bar"
        }),
        size: size(textSizeWords, "Font size, regardless of the level"),
        ...textAttributes
      },
      examples: [
        'title "Settings"',
        'title "Notifications" level=3 align=center',
        'heading "Team members"\ntitle "INV-2041" level=4 mono'
      ],
      cost: { boxes: 1 }
    }));
    [sizeInHero, sizeInBar] = [48, TITLE_SIZES[4]];
  }
});

// src/model/components/toast.ts
var toastComponent;
var init_toast = __esm({
  "src/model/components/toast.ts"() {
    "use strict";
    init_attributes2();
    init_define_component();
    init_references2();
    init_message_size();
    init_palette();
    init_shadow_bytes();
    toastComponent = defineComponent(() => ({
      name: "toast",
      category: "feedback",
      docs: "A short message over the page that disappears by itself.",
      foreignWords: ["snackbar", "sonner"],
      label: { twins: ["content"], required: true, docs: "Text of the message" },
      attributes: {
        position: choice2(
          ["top-left", "top-center", "top-right", "bottom-left", "bottom-center", "bottom-right"],
          "Corner or edge of the board",
          { default: "top-right" }
        ),
        variant: choice2(statuses, "Type of message"),
        icon: iconName("Icon to use instead of the one for the type"),
        size: messageSize
      },
      examples: ['toast "Draft saved" success', 'toast "Connection lost" danger bottom-center'],
      layer: ({ values }) => ({ at: "edge", edge: values.position ?? "top-right" }),
      cost: { boxes: 4, output: shadowBytes.lg }
    }));
  }
});

// src/model/components/toolbar.ts
var toolbarComponent;
var init_toolbar = __esm({
  "src/model/components/toolbar.ts"() {
    "use strict";
    init_define_component();
    init_sideways();
    toolbarComponent = defineComponent(() => ({
      name: "toolbar",
      category: "navigation",
      docs: "A strip of tools with lines between groups; `divider` draws one anywhere.",
      foreignAttributes: sidesOfRow,
      foreignWords: ["commandbar", "actionbar", "ribbon", "editortoolbar", "toolstrip"],
      band: "bar",
      children: { braces: "required" },
      attributes: {},
      ownFlow: true,
      examples: [
        "toolbar {\n  group { button icon=bold ghost button icon=italic ghost }\n  group { button icon=list ghost button icon=list-ordered ghost }\n  button icon=link ghost\n}",
        'toolbar {\n  group "Clipboard" { button "Paste" icon=clipboard ghost button icon=copy ghost }\n  divider\n  select "" ["Inter", "Georgia"] w=120\n}'
      ],
      cost: { boxes: 1 }
    }));
  }
});

// src/model/components/tooltip.ts
var tooltipComponent;
var init_tooltip = __esm({
  "src/model/components/tooltip.ts"() {
    "use strict";
    init_attributes2();
    init_define_component();
    tooltipComponent = defineComponent(() => ({
      name: "tooltip",
      category: "overlay",
      inLine: "control",
      docs: "A short hint in a bubble, beside the element in its block; pictures show one a page, and dots.",
      foreignWords: ["hint", "tip", "tooltipcontent", "infotip"],
      label: { twins: ["content"], required: true, docs: "Text of the hint" },
      children: {},
      keepsModifiers: true,
      attributes: {
        open: boolean("Shows it instead of the first tooltip of the page"),
        position: choice2(["top", "right", "bottom", "left"], "Side of the element to appear on", {
          default: "top"
        })
      },
      examples: [
        'tooltip "Save the draft" { button icon="save" }',
        'tooltip "Required" right',
        'row {\n  tooltip "Cut" { button icon="scissors" }\n  tooltip "Paste" open { button icon="clipboard" }\n}'
      ],
      cost: ({ label: label2 }) => ({ boxes: 4 + label2.split(/\s/).length })
    }));
  }
});

// src/model/components/parts/tree-cost.ts
function treeCost(...given) {
  return require("./more.generated.cjs").treeCost.treeCost(...given);
}
var init_tree_cost = __esm({
  "src/model/components/parts/tree-cost.ts"() {
    "use strict";
  }
});

// src/model/components/tree.ts
function checkTree(element, report3, suggester) {
  checkMarks(element, report3, suggester);
  const twin = element.attributes.findLast(({ name }) => name === "items")?.value;
  const literal = twin ?? element.list;
  if (literal) checkBranches(literal, report3);
}
function checkBranches(list2, report3) {
  let before;
  for (const item of list2.items ?? []) {
    if (item.kind === "list") {
      const holds2 = before !== void 0 && !Array.isArray(before);
      if (!holds2 || before === "..." || isDivider(before)) {
        report3(createProblem("data-length", "branch", {}, { place: item }));
      }
      checkBranches(item, report3);
    }
    for (const { key, value } of item.properties ?? []) {
      if (key === "items") checkBranches(value, report3);
    }
    before = item.value;
  }
}
var treeComponent;
var init_tree = __esm({
  "src/model/components/tree.ts"() {
    "use strict";
    init_create_diagnostic();
    init_attributes2();
    init_define_component();
    init_check_marks();
    init_items();
    init_tree_cost();
    treeComponent = defineComponent(() => ({
      name: "tree",
      category: "data",
      docs: "Entries in entries, as of a file system; each folds what is below it.",
      foreignWords: ["treeview", "filetree", "outline", "treelist", "orgchart", "filebrowser"],
      list: {
        twins: ["items"],
        nested: true,
        docs: "Entries: strings or objects; a list after an entry holds what is below it",
        keys: { ...itemKeys, ...branchAttributes, items: list("Entries below it") }
      },
      children: { only: ["item"], items: "branch" },
      mayBeEmpty: true,
      attributes: {},
      without: ["gap", "direction", "justify", "align", "wrap"],
      ownFlow: true,
      check: checkTree,
      examples: [
        'tree ["src", ["components", ["button.ts", "card.ts"], "index.ts"], "README.md"]',
        'tree {\n  item "src" icon=folder-open {\n    item "index.ts" icon=file-code active\n    item "styles.css" icon=file\n  }\n  item "test" icon=folder collapsed { item "index.test.ts" }\n  item "package.json" icon=file-json\n}'
      ],
      cost: treeCost
    }));
  }
});

// src/model/components/upload.ts
var form2, fileKeys, uploadComponent;
var init_upload = __esm({
  "src/model/components/upload.ts"() {
    "use strict";
    init_attributes2();
    init_define_component();
    init_measures();
    init_references2();
    init_interaction();
    form2 = 'upload "\u2026" hint="\u2026"';
    fileKeys = {
      label: text("Name of the file"),
      progress: number({ min: 0, max: 100 }, "How much of it is uploaded, in percent"),
      hint: text("Details, such as its size"),
      error: booleanOr(text(""), "The upload failed, with an optional reason")
    };
    uploadComponent = defineComponent(() => ({
      name: "upload",
      category: "input",
      outlined: true,
      docs: "A drop zone with a button, and the files added so far below it.",
      // Screens show the list of files only later; a drop zone starts without any.
      foreignForms: {
        dropzone: form2,
        fileupload: form2,
        fileuploader: form2,
        fileinput: form2,
        filepicker: form2,
        filefield: form2,
        dragger: form2,
        uploader: form2
      },
      label: { twins: ["label"], docs: "What to drop here" },
      list: {
        twins: ["files", "items"],
        docs: "Files added so far: names or objects",
        keys: fileKeys
      },
      attributes: {
        hint: text("Which files are accepted"),
        button: text("Text on the button; empty for none", { default: "Browse" }),
        icon: iconName("Icon to use instead of the cloud"),
        disabled: boolean("Disables it and draws it faded"),
        error: booleanOr(text(""), "Error state, with an optional message in the zone", {
          default: "false"
        }),
        ...saidAttributes
      },
      without: ["gap", "direction", "justify", "align", "wrap"],
      ownFlow: true,
      examples: [
        'upload "Drop files here" hint="PDF, up to 10 MB"',
        'upload "Drop files here"\n    files=["plan.pdf", {label="tour.mp4" progress=40}, {label="raw.tiff" error="Too large"}]'
      ],
      cost: (element) => ({
        boxes: 6 + (element.mentions("hint") ? 1 : 0) + (element.mentions("error") ? 1 : 0),
        isFlat: true,
        item: 8
      })
    }));
  }
});

// src/model/components/video.ts
var videoComponent;
var init_video = __esm({
  "src/model/components/video.ts"() {
    "use strict";
    init_define_component();
    init_media_attributes();
    videoComponent = defineComponent(() => ({
      name: "video",
      atEdges: true,
      category: "display",
      outlined: true,
      docs: "A video with its player, 16:9 unless its height is given; without controls up to a height of 120.",
      foreignWords: [
        "movie",
        "player",
        "videoplayer",
        "mediaplayer",
        "youtube",
        "screencast",
        "webcam",
        "camera",
        "playback",
        "videocontrols"
      ],
      label: { twins: ["title"], docs: "Title of the video" },
      attributes: mediaAttributes,
      without: ["gap", "direction", "justify", "align", "wrap"],
      ownFlow: true,
      examples: ['video "Product tour" duration="2:31" progress=30 w=420', "video h=160"],
      cost: { boxes: 17 }
    }));
  }
});

// src/model/components/registry.generated.ts
var vocabulary;
var init_registry_generated = __esm({
  "src/model/components/registry.generated.ts"() {
    "use strict";
    init_vocabulary();
    init_accordion();
    init_alert();
    init_annotations();
    init_appbar();
    init_audio();
    init_avatar();
    init_avatars();
    init_badge();
    init_banner();
    init_breadcrumb();
    init_bubble();
    init_button();
    init_calendar();
    init_callout();
    init_canvas();
    init_card();
    init_carousel();
    init_chart();
    init_checkbox();
    init_chip();
    init_code();
    init_col();
    init_columns();
    init_descriptions();
    init_divider();
    init_drawer();
    init_dropdown();
    init_empty();
    init_event();
    init_fab();
    init_footer();
    init_form2();
    init_gantt();
    init_grid();
    init_group();
    init_header();
    init_icon();
    init_image();
    init_indicator();
    init_input();
    init_item();
    init_kbd();
    init_link();
    init_list();
    init_logo();
    init_main();
    init_map();
    init_marker();
    init_menubar();
    init_milestone();
    init_modal();
    init_more();
    init_nav();
    init_page();
    init_pagination();
    init_pin();
    init_placeholder();
    init_popover();
    init_progress();
    init_radio();
    init_rating();
    init_relative();
    init_route();
    init_row();
    init_section();
    init_segmented();
    init_select();
    init_series();
    init_sidebar();
    init_skeleton();
    init_slider();
    init_spacer();
    init_spinner();
    init_stack();
    init_stat();
    init_stepper();
    init_switch();
    init_tab();
    init_tabbar();
    init_table();
    init_tabs();
    init_text();
    init_textarea();
    init_timeline();
    init_title();
    init_toast();
    init_toolbar();
    init_tooltip();
    init_tree();
    init_upload();
    init_video();
    vocabulary = indexVocabulary([
      { words: ["accordion"], component: accordionComponent },
      { words: ["alert"], component: alertComponent },
      { words: ["annotations"], component: annotationsComponent },
      { words: ["appbar"], component: appbarComponent },
      { words: ["audio"], component: audioComponent },
      { words: ["avatar"], component: avatarComponent },
      { words: ["avatars"], component: avatarsComponent },
      { words: ["badge"], component: badgeComponent },
      { words: ["banner"], component: bannerComponent },
      { words: ["breadcrumb"], component: breadcrumbComponent },
      { words: ["bubble"], component: bubbleComponent },
      { words: ["button"], component: buttonComponent },
      { words: ["calendar"], component: calendarComponent },
      { words: ["callout"], component: calloutComponent },
      { words: ["canvas"], component: canvasComponent },
      { words: ["card"], component: cardComponent },
      { words: ["carousel"], component: carouselComponent },
      { words: ["chart"], component: chartComponent },
      { words: ["checkbox"], component: checkboxComponent },
      { words: ["chip"], component: chipComponent },
      { words: ["code"], component: codeComponent },
      { words: ["col", "column"], component: colComponent },
      { words: ["columns"], component: columnsComponent },
      { words: ["descriptions"], component: descriptionsComponent },
      { words: ["divider"], component: dividerComponent },
      { words: ["drawer", "sheet"], component: drawerComponent },
      { words: ["dropdown"], component: dropdownComponent },
      { words: ["empty"], component: emptyComponent },
      { words: ["event"], component: eventComponent },
      { words: ["fab"], component: fabComponent },
      { words: ["footer"], component: footerComponent },
      { words: ["form"], component: formComponent },
      { words: ["gantt"], component: ganttComponent },
      { words: ["grid"], component: gridComponent },
      { words: ["group"], component: groupComponent },
      { words: ["header", "navbar"], component: headerComponent },
      { words: ["icon"], component: iconComponent },
      { words: ["image"], component: imageComponent },
      { words: ["indicator"], component: indicatorComponent },
      { words: ["input"], component: inputComponent },
      { words: ["item"], component: itemComponent },
      { words: ["kbd"], component: kbdComponent },
      { words: ["link"], component: linkComponent },
      { words: ["list"], component: listComponent },
      { words: ["logo"], component: logoComponent },
      { words: ["main"], component: mainComponent },
      { words: ["map"], component: mapComponent },
      { words: ["marker"], component: markerComponent },
      { words: ["menubar"], component: menubarComponent },
      { words: ["milestone"], component: milestoneComponent },
      { words: ["modal"], component: modalComponent },
      { words: ["..."], type: "More", component: moreComponent },
      { words: ["nav", "menu"], component: navComponent },
      { words: ["page"], isRoot: true, component: pageComponent },
      { words: ["pagination"], component: paginationComponent },
      { words: ["pin"], component: pinComponent },
      { words: ["placeholder"], component: placeholderComponent },
      { words: ["popover"], component: popoverComponent },
      { words: ["progress"], component: progressComponent },
      { words: ["radio"], component: radioComponent },
      { words: ["rating"], component: ratingComponent },
      { words: ["relative"], component: relativeComponent },
      { words: ["route"], component: routeComponent },
      { words: ["row"], component: rowComponent },
      { words: ["section"], component: sectionComponent },
      { words: ["segmented"], component: segmentedComponent },
      { words: ["select"], component: selectComponent },
      { words: ["series"], component: seriesComponent },
      { words: ["sidebar"], component: sidebarComponent },
      { words: ["skeleton"], component: skeletonComponent },
      { words: ["slider"], component: sliderComponent },
      { words: ["spacer"], component: spacerComponent },
      { words: ["spinner"], component: spinnerComponent },
      { words: ["stack"], isGroup: true, component: stackComponent },
      { words: ["stat"], component: statComponent },
      { words: ["stepper"], component: stepperComponent },
      { words: ["switch"], component: switchComponent },
      { words: ["tab"], component: tabComponent },
      { words: ["tabbar"], component: tabbarComponent },
      { words: ["table"], component: tableComponent },
      { words: ["tabs"], component: tabsComponent },
      { words: ["text"], component: textComponent },
      { words: ["textarea"], component: textareaComponent },
      { words: ["timeline"], component: timelineComponent },
      { words: ["title", "heading"], component: titleComponent },
      { words: ["toast"], component: toastComponent },
      { words: ["toolbar"], component: toolbarComponent },
      { words: ["tooltip"], component: tooltipComponent },
      { words: ["tree"], component: treeComponent },
      { words: ["upload"], component: uploadComponent },
      { words: ["video"], component: videoComponent }
    ]);
  }
});

// src/model/cost/limits.ts
function completeLimits(given = {}) {
  const limits = { ...defaultLimits };
  for (const name of limitNames) {
    const limit = given[name];
    if (limit === void 0) continue;
    if (typeof limit !== "number" || !(limit >= 0)) {
      throw new RangeError(`limits.${name} must be a number from 0 on, not ${String(limit)}`);
    }
    limits[name] = limit;
  }
  return limits;
}
var limitTable, limitNames, costNames, defaultLimits, perByte;
var init_limits = __esm({
  "src/model/cost/limits.ts"() {
    "use strict";
    limitTable = {
      boxes: { docs: "frames, texts, icons and lines that are drawn", preset: 5e4 },
      cells: { docs: "cells of all tables", preset: 2e4 },
      boards: { docs: "pages, and their copies with an overlay", preset: 100 },
      text: { docs: "characters of text on all boards", preset: 1e6 },
      output: { docs: "size of an SVG or an HTML document", preset: 16e6, isSize: true },
      elements: {
        docs: "elements of a source that defines or imports something, once all of it is written out",
        preset: 2e4,
        isWritten: true
      },
      repeats: { docs: "elements that the repeats of a source make", preset: 5e3, isWritten: true }
    };
    limitNames = Object.keys(limitTable);
    costNames = limitNames.filter(
      (name) => !("isWritten" in limitTable[name])
    );
    defaultLimits = Object.fromEntries(
      Object.entries(limitTable).map(([name, { preset }]) => [name, preset])
    );
    perByte = { boxes: 1 / 4, text: 2, output: 45 };
  }
});

// src/model/cost/check-size.ts
function findExcess({ total }, limits, times = 1) {
  let worst;
  let most3 = 1;
  for (const limit of costNames) {
    const count = total[limit] * times;
    const factor = count / limits[limit];
    if (factor > most3) {
      most3 = factor;
      worst = { limit, count };
    }
  }
  return worst;
}
var init_check_size = __esm({
  "src/model/cost/check-size.ts"() {
    "use strict";
    init_limits();
  }
});

// src/base/text/markup-bytes.ts
function markupBytes(text3) {
  if (!special.test(text3)) return text3.length;
  let bytes = 0;
  for (let at = 0; at < text3.length; at++) bytes += bytesOf(text3.charCodeAt(at));
  return bytes;
}
function bytesOf(unit) {
  if (unit > 126) return unit >= 55296 && unit <= 57343 ? 6 : 3;
  if (unit === 34 || unit < 32) return 6;
  if (unit === 92) return 2;
  return unit === 38 || unit === 60 || unit === 62 ? 5 : 1;
}
var special;
var init_markup_bytes = __esm({
  "src/base/text/markup-bytes.ts"() {
    "use strict";
    special = /["&<>\\\x00-\x1f\x7f-\uffff]/;
  }
});

// src/model/cost/text-cost.ts
function hasPlainTexts(source) {
  return !specialInSource.test(source);
}
function addValue(value, into, arePlain = false) {
  if (typeof value === "string") {
    addText(value, into, arePlain);
    return;
  }
  const waiting = [value];
  for (let next = waiting.pop(); next !== void 0; next = waiting.pop()) {
    if (typeof next === "string") addText(next, into, arePlain);
    else if (typeof next !== "object") into.output += bytesOfNumber;
    else for (const inner2 of Array.isArray(next) ? next : Object.values(next)) waiting.push(inner2);
  }
}
function addAttribute(name, value, into, arePlain = false) {
  addValue(value, into, arePlain);
  if (name === "id" && typeof value === "string") {
    into.output += repeats * bytesOf2(value, arePlain);
  }
}
function addText(text3, into, isPlain2 = false) {
  into.text += text3.length;
  into.output += repeats * (bytesOfNumber + bytesOf2(text3, isPlain2));
}
function bytesOf2(text3, isPlain2) {
  return isPlain2 && !text3.includes("\n") ? text3.length : markupBytes(text3);
}
var repeats, bytesOfNumber, specialInSource;
var init_text_cost = __esm({
  "src/model/cost/text-cost.ts"() {
    "use strict";
    init_markup_bytes();
    repeats = 3;
    bytesOfNumber = 20;
    specialInSource = /[&<>'\\\x00-\x09\x0b-\x1f\x7f-\uffff]/;
  }
});

// src/model/cost/costed-node.ts
function placeOf({ loc }) {
  if (!loc) return { from: 0, to: 0 };
  const own = loc.source === void 0 ? {} : { source: loc.source };
  return { ...own, from: loc.start.offset, to: loc.end.offset };
}
function holdsAny(nodes, names) {
  for (const { attributes, children } of nodes) {
    if (attributes && names.some((name) => attributes[name] !== void 0)) return true;
    if (children && holdsAny(children, names)) return true;
  }
  return false;
}
var none7, CostedNode;
var init_costed_node = __esm({
  "src/model/cost/costed-node.ts"() {
    "use strict";
    init_plain_text();
    init_read_element();
    init_text_cost();
    none7 = [];
    CostedNode = class _CostedNode {
      node;
      component;
      vocabulary;
      /** @param parent the component of the node around it */
      constructor(node, parent, vocabulary2) {
        this.node = node;
        this.component = vocabulary2.componentOfType(node.type)?.within(parent);
        this.vocabulary = vocabulary2;
      }
      get place() {
        return placeOf(this.node);
      }
      get written() {
        return this.node.label ?? "";
      }
      get label() {
        return plainText(this.written);
      }
      get items() {
        return this.component ? itemsOf(this.node, this.component) : none7;
      }
      get modifiers() {
        return this.node.modifiers ?? none7;
      }
      get hasChildren() {
        return this.node.children !== void 0;
      }
      get children() {
        return this.node.children ?? none7;
      }
      get parts() {
        return Array.from({ length: this.partCount }, (_, at) => this.part(at));
      }
      get partCount() {
        return this.children.length;
      }
      part(at) {
        return new _CostedNode(this.children[at], this.component, this.vocabulary);
      }
      get isModified() {
        const { attributes, modifiers } = this.node;
        return attributes !== void 0 || modifiers !== void 0 && modifiers.length > 0;
      }
      attribute(name) {
        return this.node.attributes?.[name];
      }
      has(modifier) {
        return hasModifier(this.node, modifier);
      }
      mentions(name) {
        return this.attribute(name) !== void 0 || this.modifiers.includes(name);
      }
      holds(attributes) {
        return holdsAny(this.children, attributes);
      }
      layerSubject(component) {
        return readElement(this.node, component, {});
      }
      addTexts(into) {
        const { label: label2, attributes, items } = this.node;
        if (label2 !== void 0) addText(label2, into);
        for (const name in attributes) addAttribute(name, attributes[name], into);
        if (items) addValue(items, into);
      }
    };
  }
});

// src/model/cost/costed-element.ts
function costedSource(elements, vocabulary2, builder, arePlain) {
  const reading = { vocabulary: vocabulary2, builder, arePlain, holding: /* @__PURE__ */ new Map() };
  const pages = [];
  let loose;
  for (const element of elements) {
    if (element.component?.root) {
      loose = void 0;
      const page = costedElement(element, void 0, reading);
      if (!page.has("hidden")) pages.push(page);
    } else if (element.component?.ofCanvas) {
    } else if (loose) {
      loose.push(element);
    } else {
      loose = [element];
      const node = { type: vocabulary2.root.type, children: [] };
      pages.push(new CostedByNode(node, void 0, loose, void 0, reading));
    }
  }
  return pages;
}
function costedElement(element, parent, reading) {
  const component = element.component;
  const names = component && namesOf3(element, component);
  if (component && names) {
    return new CostedElement(element, names, component.within(parent), reading);
  }
  const node = reading.builder.nodeWithout(element);
  return new CostedByNode(node, element, element.block?.elements ?? none8, parent, reading);
}
function namesOf3(element, component) {
  const { word, attributes, modifiers } = element;
  if (word !== component.name && component.aliases.get(word)?.apply) return void 0;
  const count = attributes.length;
  if (count === 0 && modifiers.length === 0) return none8;
  if (count > few3) return void 0;
  const names = new Array(count + modifiers.length);
  for (let at = 0; at < count; at++) {
    const clause = attributes[at];
    const name = clause.value ? attributeName(clause, component) : noName;
    if (at > 0 && name !== noName && names.includes(name)) return void 0;
    names[at] = name;
  }
  const twins = (count > 0 ? component.label?.twins : void 0) ?? none8;
  for (let at = 0; at < twins.length; at++) if (names.includes(twins[at])) return void 0;
  for (let at = 0; at < modifiers.length; at++) names[count + at] = modifiers[at].word;
  return names;
}
function holdsAny2(elements, names, holding) {
  const known = holding.get(elements);
  if (known !== void 0) return known;
  const isHeld = elements.some(({ component, attributes, block }) => {
    for (const clause of attributes) {
      if (clause.value && names.includes(attributeName(clause, component))) return true;
    }
    return block !== void 0 && holdsAny2(block.elements, names, holding);
  });
  holding.set(elements, isHeld);
  return isHeld;
}
function holdingOf({ holding }, names) {
  const known = holding.get(names) ?? /* @__PURE__ */ new Map();
  holding.set(names, known);
  return known;
}
var none8, few3, noName, CostedElement, CostedByNode;
var init_costed_element = __esm({
  "src/model/cost/costed-element.ts"() {
    "use strict";
    init_attribute_value();
    init_plain_text();
    init_read_element();
    init_costed_node();
    init_text_cost();
    none8 = [];
    few3 = 8;
    noName = "";
    CostedElement = class {
      #element;
      component;
      /** The names of its attributes, followed by its modifiers. */
      #names;
      #reading;
      constructor(element, names, component, reading) {
        this.#element = element;
        this.component = component;
        this.#names = names;
        this.#reading = reading;
      }
      get place() {
        return { from: this.#element.from, to: this.#element.to };
      }
      get written() {
        const { label: label2 } = this.#element;
        return label2 === void 0 ? "" : String(label2.value);
      }
      get label() {
        return plainText(this.written);
      }
      get items() {
        const { list: list2 } = this.component;
        if (list2 && this.#element.attributes.length > 0) {
          for (const twin of list2.twins) {
            const written = this.attribute(twin);
            if (Array.isArray(written)) return written;
          }
        }
        return this.#element.list?.value ?? none8;
      }
      get modifiers() {
        const { attributes, modifiers } = this.#element;
        return modifiers.length === 0 ? none8 : this.#names.slice(attributes.length);
      }
      get hasChildren() {
        return this.#element.block !== void 0 || this.#element.component.keepsChildren;
      }
      get children() {
        const { block } = this.#element;
        return block ? this.#reading.builder.nodesOf(block.elements) : none8;
      }
      get parts() {
        const { block } = this.#element;
        return block ? block.elements.map((_, at) => this.part(at)) : none8;
      }
      get partCount() {
        const { block } = this.#element;
        return block ? block.elements.length : 0;
      }
      part(at) {
        return costedElement(this.#element.block.elements[at], this.component, this.#reading);
      }
      get isModified() {
        return this.#names.length > 0;
      }
      attribute(name) {
        const at = this.#names.indexOf(name);
        if (at < 0 || at >= this.#element.attributes.length) return void 0;
        const clause = this.#element.attributes[at];
        return attributeValue(clause, clause.value, name);
      }
      has(modifier) {
        if (!this.#names.includes(modifier)) return false;
        const written = this.attribute(modifier);
        return written === void 0 || written === true || written === "true";
      }
      mentions(name) {
        return this.#names.includes(name);
      }
      holds(attributes) {
        const { block } = this.#element;
        return block !== void 0 && holdsAny2(block.elements, attributes, holdingOf(this.#reading, attributes));
      }
      layerSubject(component) {
        return readElement(this.#reading.builder.nodeWithout(this.#element), component, {});
      }
      addTexts(into) {
        const { label: label2, attributes, list: list2, component } = this.#element;
        const { arePlain } = this.#reading;
        if (label2 !== void 0) addText(String(label2.value), into, arePlain);
        else if (component.label?.required && this.#lacksLabel(component.label)) addText("", into);
        for (let at = 0; at < attributes.length; at++) {
          const clause = attributes[at];
          if (clause.value === void 0) continue;
          const name = this.#names[at];
          addAttribute(name, attributeValue(clause, clause.value, name), into, arePlain);
        }
        if (list2) addValue(list2.value, into, arePlain);
      }
      #lacksLabel(label2) {
        return lacksLabel2(label2, (name) => this.attribute(name) !== void 0);
      }
    };
    CostedByNode = class extends CostedNode {
      /** Undefined for an implicit page. */
      #element;
      #inner;
      #reading;
      constructor(node, element, inner2, parent, reading) {
        super(node, parent, reading.vocabulary);
        this.#element = element;
        this.#inner = inner2;
        this.#reading = reading;
      }
      get place() {
        const [first, last] = [this.#element ?? this.#inner[0], this.#element ?? this.#inner.at(-1)];
        return { from: first.from, to: last.to };
      }
      get children() {
        return this.#reading.builder.nodesOf(this.#inner);
      }
      holds(attributes) {
        return holdsAny2(this.#inner, attributes, holdingOf(this.#reading, attributes));
      }
      get partCount() {
        return this.#inner.length;
      }
      part(at) {
        return costedElement(this.#inner[at], this.component, this.#reading);
      }
    };
  }
});

// src/model/cost/state-cost.ts
function stateBoxes(...given) {
  return require("./more.generated.cjs").stateCost.stateBoxes(...given);
}
var init_state_cost = __esm({
  "src/model/cost/state-cost.ts"() {
    "use strict";
  }
});

// src/model/cost/estimate.ts
function noCost() {
  return { boxes: 0, cells: 0, boards: 0, text: 0, output: 0 };
}
function estimatePages(pages, limit) {
  return sumOfPages(pages.map((page) => new PageEstimator(page, limit).estimate()));
}
function sumOfPages(pages) {
  const total = noCost();
  total.output = bytesOfPicture;
  for (const { cost } of pages) addCost(total, cost);
  return { total, pages };
}
function addCost(to, cost, times = 1) {
  for (const name of costNames) to[name] += cost[name] * times;
}
function isPlaced(element) {
  return (element.attribute("x") ?? element.attribute("y")) !== void 0;
}
function ownCost(element, { cost }) {
  return typeof cost === "function" ? cost(element) : cost;
}
function itemBoxes(items, { item = 0, more = item, isFlat }) {
  let boxes = 0;
  const waiting = [items];
  for (const list2 of waiting) {
    for (const value of list2) {
      boxes += value === "..." ? more : item;
      if (isFlat) continue;
      if (typeof value === "object" && "items" in value && Array.isArray(value.items)) {
        waiting.push(value.items);
      }
    }
  }
  return boxes;
}
var overlayBoxes, boardBoxes, bytesOfPicture, bytesOfBox, bytesOfBoard, unknown, PageEstimator;
var init_estimate = __esm({
  "src/model/cost/estimate.ts"() {
    "use strict";
    init_limits();
    init_state_cost();
    overlayBoxes = 4;
    boardBoxes = 3;
    bytesOfPicture = 4e3;
    bytesOfBox = 200;
    bytesOfBoard = 2e3;
    unknown = { boxes: 2 };
    PageEstimator = class {
      #page;
      #limit;
      /** The most expensive of the siblings visited so far, if it is searched. */
      #costliest;
      /**
       * The cost of what every board of the page shows, and of what is drawn only once: overlays, floating elements, panels
       * outside.
       */
      #shared = noCost();
      #single = noCost();
      #copies = 0;
      constructor(page, limit) {
        this.#page = page;
        this.#limit = limit;
      }
      estimate() {
        const page = this.#page;
        const shared = this.#shared;
        shared.boards = 1;
        shared.boxes = boardBoxes;
        shared.output = bytesOfBoard;
        this.#visit(page, void 0);
        if (page.mentions("states")) this.#single.boxes += stateBoxes(page);
        const boards = 1 + this.#copies;
        const cost = noCost();
        addCost(cost, shared, boards);
        addCost(cost, this.#single);
        const whole = this.#limit ? cost[this.#limit] / boards : 0;
        return { page, cost, boards, costliest: this.#nameable(page, whole) };
      }
      /** @param outer own cost of the element around it */
      #visit(element, outer) {
        if (element.isModified && element.has("hidden")) {
          if (element.mentions("visibleWhen")) this.#visitSwitched(element, outer);
          return;
        }
        this.#visitSeen(element, outer);
      }
      /** Counts elements that only a prototype shows, which has no copies. */
      #visitSwitched(element, outer) {
        const around = this.#shared;
        const copies = this.#copies;
        this.#shared = noCost();
        this.#visitSeen(element, outer);
        addCost(this.#single, this.#shared);
        this.#shared = around;
        this.#copies = copies;
      }
      #visitSeen(element, outer) {
        const { component } = element;
        const layer = component?.layer?.(element.layerSubject(component));
        const isApart = layer !== void 0 && !(layer.at === "place" && isPlaced(element));
        const around = this.#shared;
        const before = this.#costliest;
        this.#costliest = void 0;
        if (isApart || this.#limit) this.#shared = noCost();
        if (layer?.at === "front") {
          this.#shared.boxes += overlayBoxes;
          if (!layer.isOpen) this.#copies++;
        } else if (layer) this.#shared.boxes++;
        const own = this.#addOwn(element, component, outer);
        const { partCount } = element;
        for (let at = 0; at < partCount; at++) {
          const part = element.part(at);
          if (own.shows === void 0 || own.shows === at) this.#visit(part, own);
          else this.#visitUnseen(part, own);
        }
        if (this.#shared === around) return;
        if (this.#limit && element !== this.#page) {
          const cost = this.#shared[this.#limit];
          this.#costliest = before && before.cost >= cost ? before : { cost, element: this.#nameable(element, cost) };
        }
        addCost(isApart ? this.#single : around, this.#shared);
        this.#shared = around;
      }
      /** The element with this cost, or an element inside it that accounts for more than half of it. */
      #nameable(element, cost) {
        const inner2 = this.#costliest;
        return inner2 && inner2.cost > cost / 2 ? inner2.element : element;
      }
      /** Counts elements that copies of the board do not show only once, except for labels, which identify them. */
      #visitUnseen(part, { child = 0, ...inside }) {
        const around = this.#shared;
        this.#shared = noCost();
        this.#visit(part, inside);
        around.text += this.#shared.text;
        this.#shared.text = 0;
        addCost(this.#single, this.#shared);
        around.boxes += child;
        around.output += child * bytesOfBox;
        this.#shared = around;
      }
      /** Adds the cost of an element without its children; returns the surroundings of these. */
      #addOwn(element, component, outer) {
        const cost = this.#shared;
        element.addTexts(cost);
        const covers = !component?.layer && outer?.coversBlock;
        if (covers && (covers === true || covers === component?.name)) return outer;
        const own = component ? ownCost(element, component) : unknown;
        let boxes = own.boxes + (outer?.child ?? 0);
        const more = own.more ?? outer?.more;
        if (component?.filler && more !== void 0) boxes = Math.max(boxes, more);
        if (own.item !== void 0) boxes += itemBoxes(element.items, own);
        if (element.isModified && element.has("scroll")) boxes += 2;
        if (element.mentions("ratio")) boxes++;
        if (element.mentions("enabledWhen")) boxes *= 2;
        cost.boxes += boxes;
        cost.cells += own.cells ?? 0;
        cost.output += boxes * bytesOfBox + (own.output ?? 0);
        return more === own.more ? own : { ...own, more };
      }
    };
  }
});

// src/model/cost/report-excess.ts
function reportExcess(...given) {
  return require("./more.generated.cjs").reportExcess.reportExcess(...given);
}
var init_report_excess = __esm({
  "src/model/cost/report-excess.ts"() {
    "use strict";
  }
});

// src/model/reuse/analyze-reuse.ts
function openSources(...given) {
  return require("./more.generated.cjs").analyzeReuse.openSources(...given);
}
function analyzeReuse(...given) {
  return require("./more.generated.cjs").analyzeReuse.analyzeReuse(...given);
}
var init_analyze_reuse = __esm({
  "src/model/reuse/analyze-reuse.ts"() {
    "use strict";
  }
});

// src/analyze.ts
function analyze(source, options = {}) {
  if (!options.partial) return analyzeWhole(source, options);
  const { text: text3, end } = closeOpenEnd(source, parseTree(source));
  const analysis = analyzeWhole(text3, options);
  const { diagnostics, elements } = analysis;
  analysis.diagnostics = settledDiagnostics(diagnostics, elements.elements, end, options.source);
  return analysis;
}
function analyzeWhole(source, options) {
  const { vocabulary: vocabulary2 = vocabulary, locations = false, source: id } = options;
  let sources;
  const openForms = (forms2) => {
    sources ??= openSources(vocabulary2, options.load, id ?? options.file, options.units);
    return sources.open(forms2, id);
  };
  const parsed = parseSource(source, vocabulary2, id, openForms, options.kept);
  if (options.headsOnly) {
    parsed.elements = { ...parsed.elements, elements: pageHeads(parsed.elements.elements) };
  }
  const { collector } = parsed;
  const extended = parsed.vocabulary;
  const limits = completeLimits(options.limits);
  const reused = sources && extended !== vocabulary2 ? analyzeReuse(source, id, parsed, extended, sources, vocabulary2, options.others, limits) : void 0;
  if (!reused) checkElements(parsed.elements, vocabulary2, collector, options.others);
  const { elements } = reused ?? parsed;
  const arePlain = collector.errorCount === 0 && hasPlainTexts(source);
  const pages = costedSource(
    elements.elements,
    vocabulary2,
    createNodeBuilder(vocabulary2),
    arePlain
  );
  const estimate = estimatePages(pages);
  const excess = findExcess(estimate, limits);
  if (excess) {
    const { from, ...rest } = reportExcess(excess, limits, pages, { from: 0, to: 0 });
    const own = id === void 0 ? {} : { source: id };
    const { text: text3, place: place2 } = reused?.real({ from, to: from }) ?? {
      text: source,
      place: { ...own, from }
    };
    const found2 = { ...rest, ...place2, to: endOfWord(text3, place2.from) };
    if (reused) reused.diagnostics.push(found2);
    else collector.addFound(found2);
  }
  const build = () => reused?.expanded(locations) ?? buildAst(elements, source, vocabulary2, { locations, source: id });
  const write = reused && (() => reused.written(locations !== false));
  const analysis = new SourceAnalysis(parsed, build, write, estimate, excess !== void 0);
  analysis.vocabulary = extended;
  if (reused) {
    analysis.names = reused.unit;
    analysis.diagnostics = sortDiagnostics(reused.diagnostics);
    analysis.files = reused.files;
  }
  if (mentionsIgnoring(source)) {
    const { diagnostics, lineComments } = analysis;
    analysis.diagnostics = applyIgnoreComments(source, lineComments, diagnostics, id);
  }
  return analysis;
}
function endOfWord(source, from) {
  const word = /[\w-]*/y;
  word.lastIndex = from;
  return from + word.exec(source)[0].length;
}
function check(source, options = {}) {
  return analyze(source, options).diagnostics;
}
var noFiles, SourceAnalysis;
var init_analyze = __esm({
  "src/analyze.ts"() {
    "use strict";
    init_page_heads();
    init_check();
    init_ignore_comments();
    init_ignore_directive();
    init_settled();
    init_collector();
    init_build_ast();
    init_close_open_end();
    init_line_comments();
    init_parse();
    init_parse_by_tree();
    init_registry_generated();
    init_check_size();
    init_costed_element();
    init_estimate();
    init_limits();
    init_report_excess();
    init_text_cost();
    init_analyze_reuse();
    noFiles = [];
    SourceAnalysis = class {
      elements;
      vocabulary = vocabulary;
      names;
      diagnostics;
      estimate;
      isTooLarge;
      files = noFiles;
      #parsed;
      #build;
      /** Builds the tree of a source that defines or uses something. */
      #write;
      #ast;
      #comments;
      // All functions are passed here: V8 keeps one that is set later, and its scope, until the next collection of old objects.
      constructor(parsed, build, write, estimate, isTooLarge) {
        this.#parsed = parsed;
        this.#build = build;
        this.#write = write;
        this.elements = parsed.elements;
        this.diagnostics = parsed.collector.sorted();
        this.estimate = estimate;
        this.isTooLarge = isTooLarge;
      }
      get tree() {
        return this.#parsed.tree;
      }
      get isReusing() {
        return this.#write !== void 0;
      }
      get written() {
        return this.#write?.() ?? this.ast;
      }
      get ast() {
        this.#ast ??= this.#build();
        return this.#ast;
      }
      get lineComments() {
        this.#comments ??= findLineComments(this.tree);
        return this.#comments;
      }
    };
  }
});

// src/base/sharing/free-share.ts
var FreeShare;
var init_free_share = __esm({
  "src/base/sharing/free-share.ts"() {
    "use strict";
    FreeShare = class {
      #amounts;
      #left;
      constructor(amounts) {
        this.#amounts = amounts;
        this.#left = amounts.inAll;
      }
      /** How much the next one has. */
      get next() {
        return Math.min(this.#amounts.each, this.#left);
      }
      /** Takes what one of them came to, and returns how much of it is not free. */
      take(amount4) {
        const free3 = Math.max(0, Math.min(amount4, this.next));
        this.#left -= free3;
        return amount4 - free3;
      }
    };
  }
});

// src/authoring/inspect/inspect-room.ts
function sureFor(source) {
  return least + Math.floor(source.length / charactersPerBox);
}
var mostOfRun, free, least, charactersPerBox, InspectRoom;
var init_inspect_room = __esm({
  "src/authoring/inspect/inspect-room.ts"() {
    "use strict";
    init_free_share();
    init_limits();
    mostOfRun = 3e5;
    free = { each: 2e3, inAll: 2e5 };
    least = 100;
    charactersPerBox = 20;
    InspectRoom = class {
      #left = mostOfRun;
      #free = new FreeShare(free);
      /** The limits of the next wireframe, from a source: those given, or with few boxes if nothing is left. */
      limitsFor(source, limits = {}) {
        if (this.#left > 0) return limits;
        const most3 = sureFor(source) + this.#free.next;
        return { ...limits, boxes: Math.min(limits.boxes ?? defaultLimits.boxes, most3) };
      }
      /** The diagnostics of a wireframe that was read with these limits; says why they are low. */
      explained(diagnostics) {
        if (this.#left > 0) return diagnostics;
        const hint = "large wireframes before it have used up what a run draws; name fewer files at a time";
        return diagnostics.map((each) => each.code === "size-limit" ? { ...each, hint } : each);
      }
      /** Takes the boxes of a wireframe that was drawn, from a source. */
      take(source, boxes) {
        this.#left -= this.#free.take(Math.max(0, boxes - sureFor(source)));
      }
    };
  }
});

// src/output/report/report.ts
function countDiagnostics(diagnostics) {
  const counts = noCounts();
  const fixed = new Set(diagnostics.flatMap(({ code, fix }) => fix ? [code] : []));
  for (const diagnostic of diagnostics) {
    const { code, severity, fix } = diagnostic;
    if (severity === "error") counts.errors++;
    else if (severity === "warning") counts.warnings++;
    else counts.infos++;
    if (fix) counts.fixable++;
    else if (fixed.has(code)) counts.isFixableLeast ||= isUndescribed(diagnostic);
  }
  return counts;
}
function addCounts(all) {
  const sum = noCounts();
  for (const counts of all) {
    sum.errors += counts.errors;
    sum.warnings += counts.warnings;
    sum.infos += counts.infos;
    sum.fixable += counts.fixable;
    sum.isFixableLeast ||= counts.isFixableLeast;
  }
  return sum;
}
function noCounts() {
  return { errors: 0, warnings: 0, infos: 0, fixable: 0, isFixableLeast: false };
}
var init_report = __esm({
  "src/output/report/report.ts"() {
    "use strict";
    init_undescribed();
  }
});

// src/workspace/files/search-pages.ts
function searchPages(...given) {
  return require("./more.generated.cjs").searchPages.searchPages(...given);
}
var init_search_pages = __esm({
  "src/workspace/files/search-pages.ts"() {
    "use strict";
  }
});

// src/workspace/files/call-pages.ts
var CallPages;
var init_call_pages = __esm({
  "src/workspace/files/call-pages.ts"() {
    "use strict";
    init_search_pages();
    CallPages = class {
      #call;
      #imports;
      /** Maximum size of a file in bytes, from the settings of the projects involved. */
      #most;
      #search;
      constructor(call, imports) {
        this.#call = call;
        this.#imports = imports;
      }
      /**
       * The pages that the file at an absolute path can refer to.
       *
       * @param most maximum size of a file in bytes, from its settings
       */
      seenFrom(absolute, most3) {
        if (most3 !== void 0) this.#most = Math.max(most3, this.#most ?? 0);
        return {
          has: (reference2) => this.#pages.has(absolute, reference2),
          names: (file) => this.#pages.names(absolute, file)
        };
      }
      /** The projects that were too large to search completely; a page that was not found may exist there. */
      get unsearched() {
        return this.#search?.unsearched ?? [];
      }
      get #pages() {
        this.#search ??= searchPages(this.#call, this.#imports, () => this.#most);
        return this.#search;
      }
    };
  }
});

// src/workspace/files/file-kinds.ts
function isWireframeName(name) {
  return isSourceName(name);
}
function isMarkdownName(name) {
  return markdownName.test(name);
}
function endsWithOne(endings) {
  return new RegExp(`\\.(?:${endings.join("|")})$`, "i");
}
var markdownEndings, markdownName;
var init_file_kinds = __esm({
  "src/workspace/files/file-kinds.ts"() {
    "use strict";
    init_source_reference();
    markdownEndings = ["md", "markdown", "mdx"];
    markdownName = endsWithOne(markdownEndings);
  }
});

// src/workspace/files/found-files.ts
function expanded(folder, { found: found2, broken, worktrees }) {
  return {
    files: found2.map((inside) => ({ path: (0, import_node_path4.join)(folder, inside), inside })),
    unreadable: broken.map(({ path: path2, message }) => ({ path: (0, import_node_path4.join)(folder, path2), message })),
    worktrees: worktrees.map((inside) => (0, import_node_path4.join)(folder, inside))
  };
}
var import_node_path4;
var init_found_files = __esm({
  "src/workspace/files/found-files.ts"() {
    "use strict";
    import_node_path4 = require("node:path");
  }
});

// src/workspace/files/folder-with.ts
function folderWith(name, folder) {
  for (let at = folder; ; at = (0, import_node_path5.dirname)(at)) {
    if (isThere((0, import_node_path5.join)(at, name))) return at;
    if ((0, import_node_path5.dirname)(at) === at) return void 0;
  }
}
function isThere(path2) {
  try {
    return (0, import_node_fs4.lstatSync)(path2, { throwIfNoEntry: false }) !== void 0;
  } catch {
    return false;
  }
}
var import_node_fs4, import_node_path5;
var init_folder_with = __esm({
  "src/workspace/files/folder-with.ts"() {
    "use strict";
    import_node_fs4 = require("node:fs");
    import_node_path5 = require("node:path");
  }
});

// src/workspace/files/real-path.ts
function realPath(path2) {
  if (path2.length > longest2) {
    throw Object.assign(new Error("ENAMETOOLONG"), { code: "ENAMETOOLONG", syscall: "realpath" });
  }
  let whole = path2;
  let exists = path2;
  let links = 0;
  for (; ; ) {
    try {
      return (0, import_node_path6.join)((0, import_node_fs5.realpathSync)(exists), (0, import_node_path6.relative)(exists, whole));
    } catch (error) {
      const { code } = error;
      if (code !== "ENOENT" || (0, import_node_path6.dirname)(exists) === exists) throw error;
    }
    const there = existingPart(exists);
    const target = there === exists && links++ < mostLinks ? targetOf(exists) : void 0;
    if (target !== void 0) {
      whole = (0, import_node_path6.join)((0, import_node_path6.resolve)((0, import_node_fs5.realpathSync)((0, import_node_path6.dirname)(exists)), target), (0, import_node_path6.relative)(exists, whole));
      exists = whole;
    } else exists = there === exists ? (0, import_node_path6.dirname)(there) : there;
  }
}
function targetOf(link) {
  try {
    return (0, import_node_fs5.readlinkSync)(link);
  } catch {
    return void 0;
  }
}
function existingPart(path2) {
  const { root } = (0, import_node_path6.parse)(path2);
  const parts = path2.slice(root.length).split(import_node_path6.sep);
  const upTo = (count) => root + parts.slice(0, count).join(import_node_path6.sep) || ".";
  let there = 0;
  let missing = parts.length + 1;
  while (missing - there > 1) {
    const middle = there + missing >> 1;
    if ((0, import_node_fs5.lstatSync)(upTo(middle), { throwIfNoEntry: false })) there = middle;
    else missing = middle;
  }
  return upTo(there);
}
var import_node_fs5, import_node_path6, longest2, mostLinks;
var init_real_path = __esm({
  "src/workspace/files/real-path.ts"() {
    "use strict";
    import_node_fs5 = require("node:fs");
    import_node_path6 = require("node:path");
    longest2 = process.platform === "win32" ? 32767 : 4096;
    mostLinks = 40;
  }
});

// src/workspace/files/links-on.ts
function linksOn(absolute) {
  const links = [];
  let { root: at } = (0, import_node_path7.parse)(absolute);
  let rest = absolute.slice(at.length).split(import_node_path7.sep);
  while (rest.length > 0) {
    const [name = "", ...others] = rest;
    const path2 = (0, import_node_path7.join)(at, name);
    const target = targetOf2(path2);
    if (target === void 0) {
      at = path2;
      rest = others;
      continue;
    }
    links.push(path2);
    if (links.length === mostLinks2) return links;
    const whole = (0, import_node_path7.resolve)((0, import_node_path7.dirname)(path2), target);
    at = (0, import_node_path7.parse)(whole).root;
    rest = [...whole.slice(at.length).split(import_node_path7.sep), ...others];
  }
  return links;
}
function targetOf2(path2) {
  try {
    return (0, import_node_fs6.readlinkSync)(path2);
  } catch {
    return void 0;
  }
}
var import_node_fs6, import_node_path7, mostLinks2;
var init_links_on = __esm({
  "src/workspace/files/links-on.ts"() {
    "use strict";
    import_node_fs6 = require("node:fs");
    import_node_path7 = require("node:path");
    mostLinks2 = 40;
  }
});

// src/workspace/files/watched-set.ts
function isBelow(absolute, roots) {
  return roots.some((root) => absolute === root || absolute.startsWith(folderPrefix(root)));
}
function folderPrefix(folder) {
  return folder.endsWith(import_node_path8.sep) ? folder : folder + import_node_path8.sep;
}
var import_node_fs7, import_node_path8;
var init_watched_set = __esm({
  "src/workspace/files/watched-set.ts"() {
    "use strict";
    import_node_fs7 = require("node:fs");
    import_node_path8 = require("node:path");
  }
});

// src/workspace/files/real-within.ts
function realWithin(absolute, folder, others = []) {
  const root = realPath(folder);
  const start = isBelow(absolute, [folder]) ? folder : (0, import_node_path9.dirname)(absolute);
  let at = start === folder ? root : realPath(start);
  const ways = [folder, root, ...others, ...linksOn(folder)];
  const roots = [root, ...others];
  const isSeen = (path2) => isBelow(path2, roots) || ways.some((way) => isBelow(way, [path2]));
  const names = (0, import_node_path9.relative)(start, absolute).split(import_node_path9.sep).reverse();
  let links = 0;
  let followed = 0;
  let isMissing = false;
  let hasGoneUp = false;
  for (let name = names.pop(); name !== void 0; name = names.pop()) {
    if (name === "" || name === ".") continue;
    at = name === ".." ? (0, import_node_path9.dirname)(at) : (0, import_node_path9.join)(at, name);
    if (!isSeen(at)) return void 0;
    if (name === "..") {
      hasGoneUp ||= isMissing;
      continue;
    }
    const target = targetOf3(at);
    if (target === void 0) {
      isMissing = true;
      if (names.includes("..")) continue;
      at = (0, import_node_path9.join)(at, names.reverse().join(import_node_path9.sep));
      break;
    }
    if (target === "") continue;
    const { root: disk } = (0, import_node_path9.parse)(target);
    at = disk === "" ? (0, import_node_path9.dirname)(at) : disk;
    const steps = target.slice(disk.length).split(import_node_path9.sep);
    followed += steps.length;
    if (++links > mostLinks3 || followed > mostNames) throw failure("ELOOP");
    for (const each of steps.reverse()) names.push(each);
  }
  if (!isBelow(at, roots)) return void 0;
  if (isMissing && hasGoneUp) throw failure("ENOENT");
  return at;
}
function targetOf3(path2) {
  try {
    const stats = (0, import_node_fs8.lstatSync)(path2, { throwIfNoEntry: false });
    if (stats === void 0) return void 0;
    return stats.isSymbolicLink() ? (0, import_node_fs8.readlinkSync)(path2) : "";
  } catch {
    return void 0;
  }
}
function failure(code) {
  return Object.assign(new Error(code), { code, syscall: "realpath" });
}
var import_node_fs8, import_node_path9, mostLinks3, mostNames;
var init_real_within = __esm({
  "src/workspace/files/real-within.ts"() {
    "use strict";
    import_node_fs8 = require("node:fs");
    import_node_path9 = require("node:path");
    init_links_on();
    init_real_path();
    init_watched_set();
    mostLinks3 = 40;
    mostNames = 1e3;
  }
});

// src/workspace/files/stay-inside.ts
function repositoryOf(folder) {
  return folderWith(".git", folder) ?? folder;
}
function refuseOutside(absolute, from) {
  const real = realInside(absolute, boundaryOf(absolute, from));
  if ((0, import_node_path10.extname)(real).toLowerCase() !== (0, import_node_path10.extname)(absolute).toLowerCase()) {
    throw new RefusedPath("WF_OTHER");
  }
  return real;
}
function refuseFolderOutside(absolute, from) {
  const isInside = isBelow(absolute, [repositoryOf(from)]) || repositoryAsWritten((0, import_node_path10.dirname)(absolute)) !== void 0;
  if (isInside) realInside(absolute, boundaryOf(absolute, from));
}
function leadsOut(absolute, from) {
  try {
    refuseFolderOutside(absolute, from);
    return false;
  } catch {
    return true;
  }
}
function realInside(absolute, boundary) {
  const real = realWithin(absolute, boundary);
  if (real === void 0) throw new RefusedPath("WF_OUTSIDE");
  if (leadsIntoGit(absolute, (0, import_node_path10.relative)(realPath(boundary), real))) throw new RefusedPath("WF_GIT");
  return real;
}
function leadsIntoGit(path2, real) {
  return isInGit(real) && !isInGit(path2);
}
function isInGit(path2) {
  return path2.split(import_node_path10.sep).some(isGitName);
}
function isGitName(name) {
  return /^(?:\.git|git~\d+)(?:[. ]*|:.*)$/i.test(name.replace(invisible2, ""));
}
function boundaryOf(absolute, from) {
  const start = repositoryOf(from);
  const folder = (0, import_node_path10.dirname)(absolute);
  if (isBelow(absolute, [start])) return innermostFrom(start, start, folder);
  return repositoryAsWritten(folder) ?? repositoryOf(realPath(folder));
}
function repositoryAsWritten(folder) {
  return innermostFrom((0, import_node_path10.parse)(folder).root, void 0, folder);
}
function innermostFrom(start, outer, folder) {
  let found2 = outer;
  let at = start;
  for (const step of (0, import_node_path10.relative)(start, folder).split(import_node_path10.sep).filter(Boolean)) {
    at = (0, import_node_path10.join)(at, step);
    if (found2 !== void 0 && !isRealFolder(at)) break;
    if (isThere((0, import_node_path10.join)(at, ".git"))) found2 = at;
  }
  return found2;
}
function isRealFolder(path2) {
  return (0, import_node_fs9.lstatSync)(path2, { throwIfNoEntry: false })?.isDirectory() === true;
}
function isSystemPath(absolute) {
  return /^\/dev\/(?:(?:fd|pts)\/\d+|[^/]+)$|^\/proc\/[^/]+\/fd\/\d+$/.test(absolute);
}
var import_node_fs9, import_node_path10, RefusedPath, invisible2;
var init_stay_inside = __esm({
  "src/workspace/files/stay-inside.ts"() {
    "use strict";
    import_node_fs9 = require("node:fs");
    import_node_path10 = require("node:path");
    init_folder_with();
    init_real_path();
    init_real_within();
    init_watched_set();
    RefusedPath = class extends Error {
      name = "RefusedPath";
      code;
      constructor(code) {
        super(code);
        this.code = code;
      }
    };
    invisible2 = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g;
  }
});

// src/workspace/files/is-exclusion.ts
function isExclusion(operand, cwd) {
  if (!operand.startsWith("!") || operand.length === 1) return false;
  const absolute = (0, import_node_path11.resolve)(cwd, operand);
  return !leadsOut(absolute, cwd) && !isThere(absolute);
}
var import_node_path11;
var init_is_exclusion = __esm({
  "src/workspace/files/is-exclusion.ts"() {
    "use strict";
    import_node_path11 = require("node:path");
    init_folder_with();
    init_stay_inside();
  }
});

// more.generated.cjs:expandGlob
var require_expandGlob = __commonJS({
  "more.generated.cjs:expandGlob"(exports2, module2) {
    module2.exports = require("./more.generated.cjs").expandGlob;
  }
});

// more.generated.cjs:walkFolder
var require_walkFolder = __commonJS({
  "more.generated.cjs:walkFolder"(exports2, module2) {
    module2.exports = require("./more.generated.cjs").walkFolder;
  }
});

// more.generated.cjs:explainEmptyFolder
var require_explainEmptyFolder = __commonJS({
  "more.generated.cjs:explainEmptyFolder"(exports2, module2) {
    module2.exports = require("./more.generated.cjs").explainEmptyFolder;
  }
});

// src/workspace/files/collect-files.ts
async function collectFiles(paths, cwd, command, takesMarkdown) {
  const excluded = paths.filter((path2) => isExclusion(path2, cwd));
  const included = excluded.length > 0 ? paths.filter((path2) => !excluded.includes(path2)) : paths;
  const seen = /* @__PURE__ */ new Set();
  const isNew = (key) => !seen.has(key) && seen.add(key) !== void 0;
  const collection = { files: [], unreadable: [], worktrees: [] };
  for (const path2 of included) {
    try {
      const found2 = path2 === "-" ? single(path2, path2) : await expand(path2, cwd, command, takesMarkdown);
      for (const match of found2.files) {
        const absolute = match.path === "-" ? void 0 : (0, import_node_path12.resolve)(cwd, match.path);
        if (isNew(absolute ?? "-")) collection.files.push({ ...match, absolute });
      }
      for (const each of found2.unreadable) {
        if (isNew((0, import_node_path12.resolve)(cwd, each.path))) collection.unreadable.push(each);
      }
      for (const each of found2.worktrees) {
        if (isNew((0, import_node_path12.resolve)(cwd, each))) collection.worktrees.push(each);
      }
    } catch (error) {
      collection.unreadable.push({ path: path2, message: failureReason(error) });
    }
  }
  if (excluded.length === 0) return collection;
  if (included.length === 0) {
    const message = failureReason({ code: "WF_EXCLUSION" });
    return { ...collection, unreadable: excluded.map((path2) => ({ path: path2, message })) };
  }
  const { createExclusion, withoutExcluded } = await Promise.resolve().then(() => __toESM(require_expandGlob(), 1));
  const isExcluded = createExclusion(excluded, cwd);
  return {
    files: withoutExcluded(collection.files, excluded, cwd),
    unreadable: collection.unreadable.filter(
      ({ path: path2 }) => included.includes(path2) || !isExcluded((0, import_node_path12.resolve)(cwd, path2))
    ),
    worktrees: collection.worktrees.filter((path2) => !isExcluded((0, import_node_path12.resolve)(cwd, path2)))
  };
}
function single(path2, inside) {
  return { files: [{ path: path2, inside }], unreadable: [], worktrees: [] };
}
function none9(path2, message) {
  return { files: [], unreadable: [{ path: path2, message }], worktrees: [] };
}
async function expand(path2, cwd, command, takesMarkdown) {
  const absolute = (0, import_node_path12.resolve)(cwd, path2);
  refuseFolderOutside(absolute, cwd);
  const stats = (0, import_node_fs10.statSync)(absolute, { throwIfNoEntry: false });
  if (stats?.isDirectory()) {
    const { searchFolder } = await Promise.resolve().then(() => __toESM(require_walkFolder(), 1));
    const accepts = (name) => isWireframeName(name) || takesMarkdown !== void 0 && isMarkdownName(name);
    const search = searchFolder(absolute, accepts, { from: cwd });
    const taken = [];
    for (const inside of search.found) {
      if (isWireframeName(inside) || await takesMarkdown((0, import_node_path12.join)(absolute, inside)))
        taken.push(inside);
    }
    const broken = search.broken.filter((link) => isWireframeName(link.path));
    const found2 = expanded(path2, { ...search, found: taken, broken });
    if (found2.files.length > 0 || found2.unreadable.length > 0) return found2;
    if (search.found.length > 0) {
      return { ...found2, ...none9(path2, "no wireframes to check in this folder") };
    }
    const { explainEmptyFolder } = await Promise.resolve().then(() => __toESM(require_explainEmptyFolder(), 1));
    return {
      ...found2,
      unreadable: none9(path2, explainEmptyFolder(path2, absolute, cwd, command)).unreadable
    };
  }
  if (stats) return single(path2, (0, import_node_path12.basename)(path2));
  if (isLink(absolute)) refuseOutside(absolute, cwd);
  const { expandGlob } = await Promise.resolve().then(() => __toESM(require_expandGlob(), 1));
  const matched = expandGlob(path2, cwd);
  if (matched === void 0) return none9(path2, failureReason({ code: "ENOENT" }));
  const isEmpty3 = matched.files.length === 0 && matched.unreadable.length === 0;
  return isEmpty3 ? { ...matched, unreadable: none9(path2, "no files match").unreadable } : matched;
}
function isLink(absolute) {
  try {
    return (0, import_node_fs10.lstatSync)(absolute).isSymbolicLink();
  } catch {
    return false;
  }
}
var import_node_fs10, import_node_path12;
var init_collect_files = __esm({
  "src/workspace/files/collect-files.ts"() {
    "use strict";
    import_node_fs10 = require("node:fs");
    import_node_path12 = require("node:path");
    init_failure();
    init_file_kinds();
    init_found_files();
    init_is_exclusion();
    init_stay_inside();
  }
});

// src/language/expand/expansion-room.ts
function roomOfRun() {
  return { left: mostOfRun2, free: new FreeShare(free2) };
}
var mostOfRun2, free2;
var init_expansion_room = __esm({
  "src/language/expand/expansion-room.ts"() {
    "use strict";
    init_free_share();
    mostOfRun2 = 4e6;
    free2 = { each: 500, inAll: 1e6 };
  }
});

// src/workspace/files/load-from-disk.ts
function loadFromDisk(...given) {
  return require("./more.generated.cjs").loadFromDisk.loadFromDisk(...given);
}
var init_load_from_disk = __esm({
  "src/workspace/files/load-from-disk.ts"() {
    "use strict";
  }
});

// src/workspace/files/imports.ts
var import_node_path13, mostKept, Imports;
var init_imports = __esm({
  "src/workspace/files/imports.ts"() {
    "use strict";
    import_node_path13 = require("node:path");
    init_expansion_room();
    init_load_from_disk();
    mostKept = 2e7;
    Imports = class _Imports {
      /** The current folder, which ids of files are relative to. */
      cwd;
      /** Results by path: each file under its absolute path and its real path. */
      loaded = /* @__PURE__ */ new Map();
      /** The folders that imports may not leave, by the folder of the wireframe. */
      roots = /* @__PURE__ */ new Map();
      /** Texts by id, with the id as their name. */
      texts = /* @__PURE__ */ new Map();
      /** Number of characters in them. */
      length = 0;
      /** Texts used instead of those on disk, by absolute path. */
      changed;
      /** What its wireframes may still write out together. */
      #room;
      #units;
      constructor(cwd, changed, room = roomOfRun()) {
        this.cwd = cwd;
        this.changed = changed;
        this.#room = room;
        this.#units = this.#emptyCache();
      }
      /** Lets the next wireframes write out as much as the first ones, because they are work of their own. */
      renew() {
        Object.assign(this.#room, roomOfRun());
      }
      /** Forgets the files of earlier wireframes if they are large; called between two wireframes. */
      trim() {
        if (this.length <= mostKept) return;
        this.loaded = /* @__PURE__ */ new Map();
        this.texts = /* @__PURE__ */ new Map();
        this.#units = this.#emptyCache();
        this.length = 0;
      }
      /** What reads wireframes in the middle of another one, of which only the pages count. */
      get forOthers() {
        return this.length <= mostKept ? this : new _Imports(this.cwd, this.changed, this.#room);
      }
      #emptyCache() {
        return Object.assign(/* @__PURE__ */ new Map(), { room: this.#room });
      }
      /** The absolute path for an id. */
      absoluteOf = (id) => (0, import_node_path13.resolve)(this.cwd, id);
      /** What the analysis of the wireframe at an absolute path needs to read its imports. */
      of(absolute) {
        return {
          load: (path2, from) => loadFromDisk(this, absolute, path2, from),
          units: this.#units,
          file: (0, import_node_path13.relative)(this.cwd, absolute)
        };
      }
    };
  }
});

// src/workspace/markdown/known-component.ts
function isComponent(word) {
  return vocabulary.component(word) !== void 0;
}
var init_known_component = __esm({
  "src/workspace/markdown/known-component.ts"() {
    "use strict";
    init_registry_generated();
  }
});

// src/workspace/files/match-room.ts
var mostMatched, MatchRoom;
var init_match_room = __esm({
  "src/workspace/files/match-room.ts"() {
    "use strict";
    mostMatched = 1e9;
    MatchRoom = class {
      #left;
      constructor(left = mostMatched) {
        this.#left = left;
      }
      /**
       * Whether there is enough left to try patterns on a path, which are taken from it.
       *
       * @param weight how many patterns there are
       */
      take(path2, weight) {
        this.#left -= path2.length * weight;
        return this.#left >= 0;
      }
    };
  }
});

// src/workspace/settings/settings-of-strangers.ts
function isOfStranger(file, repository, { uid, env }) {
  if (uid === void 0) return false;
  const known = /* @__PURE__ */ new Set([0, uid]);
  if (uid === 0 && /^\d+$/.test(env.SUDO_UID ?? "")) known.add(Number(env.SUDO_UID));
  try {
    known.add((0, import_node_fs11.lstatSync)(repository).uid);
    if (!known.has((0, import_node_fs11.lstatSync)(file).uid)) return true;
    const target = (0, import_node_fs11.statSync)(file, { throwIfNoEntry: false });
    return target !== void 0 && !known.has(target.uid);
  } catch {
    return false;
  }
}
var import_node_fs11;
var init_settings_of_strangers = __esm({
  "src/workspace/settings/settings-of-strangers.ts"() {
    "use strict";
    import_node_fs11 = require("node:fs");
  }
});

// more.generated.cjs:loadSettings
var require_loadSettings = __commonJS({
  "more.generated.cjs:loadSettings"(exports2, module2) {
    module2.exports = require("./more.generated.cjs").loadSettings;
  }
});

// src/workspace/settings/find-settings.ts
function ignoredLine(file) {
  return `wf: ${printable(file)} is ignored: it is above the repository, and belongs to another user
`;
}
function onceTo(io) {
  return async (file, line) => {
    const told = toldTo.get(io.stderr) ?? /* @__PURE__ */ new Set();
    toldTo.set(io.stderr, told);
    if (told.has(file)) return;
    told.add(file);
    await io.stderr.write(line);
  };
}
function strictly(io) {
  const told = /* @__PURE__ */ new Set();
  return async (file, folder, room) => {
    const { loadSettings } = await Promise.resolve().then(() => __toESM(require_loadSettings(), 1));
    return await loadSettings(file, folder, io, room, told);
  };
}
var import_node_path14, mostKept2, SettingsFinder, toldTo;
var init_find_settings = __esm({
  "src/workspace/settings/find-settings.ts"() {
    "use strict";
    import_node_path14 = require("node:path");
    init_display_width();
    init_folder_with();
    init_match_room();
    init_settings_name();
    init_settings_of_strangers();
    mostKept2 = 2e7;
    SettingsFinder = class {
      #load;
      #tellIgnored;
      #io;
      /** By folder, and by the repository that the search has left. */
      #found = /* @__PURE__ */ new Map();
      /** By the folder that they are in. */
      #loaded = /* @__PURE__ */ new Map();
      /** The settings of many folders share it. */
      #patterns = new MatchRoom();
      #left = mostKept2;
      /**
       * @param load - defaults to one that reports problems at once, as `settingsFor` says
       * @param tellIgnored - defaults to one that writes to standard error, once for each file
       */
      constructor(io, load = strictly(io), tellIgnored = onceTo(io)) {
        this.#load = load;
        this.#tellIgnored = tellIgnored;
        this.#io = io;
      }
      /**
       * The settings for the files in a folder. Warnings go to standard error once; throws a UsageError with a place for a
       * file that cannot be used.
       */
      settingsFor(folder) {
        return this.#find(folder, void 0);
      }
      /** @param repository the innermost repository that the search started in and has left */
      #find(folder, repository) {
        const key = `${folder}\0${repository ?? ""}`;
        let found2 = this.#found.get(key);
        if (!found2) {
          found2 = this.#findNow(folder, repository);
          this.#found.set(key, found2);
        }
        return found2;
      }
      async #findNow(folder, repository) {
        const file = (0, import_node_path14.join)(folder, settingsName);
        if (isThere(file)) {
          const isOurs = repository === void 0 || !this.#isOfStranger(file, repository);
          if (isOurs) return await this.#loadOnce(file, folder);
          await this.#tellIgnored(file, ignoredLine(file));
        }
        const above = (0, import_node_path14.dirname)(folder);
        if (above === folder) return void 0;
        return await this.#find(
          above,
          repository ?? (isThere((0, import_node_path14.join)(folder, ".git")) ? folder : void 0)
        );
      }
      #isOfStranger(file, repository) {
        return isOfStranger(file, repository, { uid: process.getuid?.(), env: this.#io.env });
      }
      #loadOnce(file, folder) {
        let loaded = this.#loaded.get(folder);
        if (!loaded) {
          loaded = this.#loadNow(file, folder);
          this.#loaded.set(folder, loaded);
        }
        return loaded;
      }
      async #loadNow(file, folder) {
        const settings = await this.#load(file, folder, this.#patterns);
        this.#left -= settings?.size ?? 0;
        if (this.#left < 0) {
          this.#found.clear();
          this.#loaded.clear();
          this.#left = mostKept2;
        }
        return settings;
      }
    };
    toldTo = /* @__PURE__ */ new WeakMap();
  }
});

// src/language/diagnostics/cap-diagnostics.ts
function bySeverity(diagnostics) {
  return diagnostics.toSorted((a, b) => weights[a.severity] - weights[b.severity]);
}
function capDiagnostics(diagnostics, limit = shownDiagnosticsLimit) {
  if (diagnostics.length <= limit) return { shown: [...diagnostics], omitted: 0 };
  const kept = new Set(bySeverity(diagnostics).slice(0, limit));
  return {
    shown: diagnostics.filter((diagnostic) => kept.has(diagnostic)),
    omitted: diagnostics.length - limit
  };
}
var shownDiagnosticsLimit, weights;
var init_cap_diagnostics = __esm({
  "src/language/diagnostics/cap-diagnostics.ts"() {
    "use strict";
    shownDiagnosticsLimit = 100;
    weights = { error: 0, warning: 1, info: 2 };
  }
});

// src/tools/cli/terminal/report-room.ts
function lengthOf({ message, hint = "", related = [], fix }, name) {
  const others = related.reduce((sum, each) => sum + each.message.length + name, 0);
  const edits = (fix?.edits ?? []).reduce((sum, { insert }) => sum + insert.length + name, 0);
  return message.length + hint.length + others + edits;
}
var mostDescribed2, mostText, mostSaid, timesOfName, ReportRoom;
var init_report_room = __esm({
  "src/tools/cli/terminal/report-room.ts"() {
    "use strict";
    init_cap_diagnostics();
    mostDescribed2 = 2e4;
    mostText = 256e6;
    mostSaid = 1e8;
    timesOfName = 3;
    ReportRoom = class {
      #described = mostDescribed2;
      #text = mostText;
      #said = mostSaid;
      /** Texts of imported files that are kept already. */
      #imported = /* @__PURE__ */ new WeakSet();
      /**
       * The problems of a source that are described, and the number of the others.
       *
       * @param imported texts of imported files that some of the problems are in
       */
      take(diagnostics, source, imported = []) {
        if (diagnostics.length === 0) return { shown: [], omitted: 0 };
        const added = imported.filter((each) => !this.#imported.has(each));
        const length2 = added.reduce((sum, { content: content2 }) => sum + content2.length, source.content.length);
        const left = length2 > this.#text ? 0 : this.#described;
        const most3 = Math.min(
          shownDiagnosticsLimit,
          left,
          this.#fitting(diagnostics, source, imported)
        );
        const capped = capDiagnostics(diagnostics, most3);
        this.#described -= capped.shown.length;
        if (capped.shown.length > 0) {
          this.#text -= length2;
          for (const each of added) this.#imported.add(each);
        }
        return capped;
      }
      /** How many of the problems of a source may be described by what they say; takes that of as many. */
      #fitting(diagnostics, { name }, imported) {
        const longestName2 = imported.reduce(
          (most3, each) => Math.max(most3, each.name.length),
          name.length
        );
        const own = timesOfName * name.length;
        const lengths = diagnostics.slice(0, mostDescribed2).map((each) => own + lengthOf(each, longestName2));
        const longest3 = lengths.toSorted((a, b) => b - a).slice(0, shownDiagnosticsLimit);
        let count = 0;
        for (const length2 of longest3) {
          if (length2 > this.#said) break;
          this.#said -= length2;
          count++;
        }
        return count;
      }
    };
  }
});

// src/output/report/summary.ts
function summaryLine(counts, files, repair = "--fix") {
  const found2 = [];
  if (counts.errors > 0) found2.push(amount(counts.errors, "error"));
  if (counts.warnings > 0) found2.push(amount(counts.warnings, "warning"));
  if (counts.infos > 0) found2.push(amount(counts.infos, "info"));
  if (found2.length === 0) return `${amount(files, "file")} checked, no problems found`;
  const fixable = `${counts.isFixableLeast ? "at least " : ""}${counts.fixable}`;
  const repairs = counts.fixable > 0 ? `; ${fixable} can be fixed with ${repair}` : "";
  return `${found2.join(", ")} in ${amount(files, "file")}${repairs}`;
}
var init_summary = __esm({
  "src/output/report/summary.ts"() {
    "use strict";
    init_phrases();
  }
});

// src/base/text/terminal-style.ts
var asIs, plainStyle;
var init_terminal_style = __esm({
  "src/base/text/terminal-style.ts"() {
    "use strict";
    asIs = (text3) => text3;
    plainStyle = {
      bold: asIs,
      dim: asIs,
      red: asIs,
      yellow: asIs,
      blue: asIs,
      green: asIs,
      cyan: asIs
    };
  }
});

// more.generated.cjs:ansiPaint
var require_ansiPaint = __commonJS({
  "more.generated.cjs:ansiPaint"(exports2, module2) {
    module2.exports = require("./more.generated.cjs").ansiPaint;
  }
});

// src/tools/cli/terminal/choose-paint.ts
async function choosePaint(output, { env }, wanted) {
  const isColored = wanted ?? wantsColor(env) ?? (output.isTerminal && env.TERM !== "dumb");
  if (!isColored) return plainStyle;
  const { ansiPaint } = await Promise.resolve().then(() => __toESM(require_ansiPaint(), 1));
  return ansiPaint;
}
function wantsColor(env) {
  const { FORCE_COLOR: force, NO_COLOR: none10 } = env;
  if (force) return force !== "0" && force !== "false";
  return none10 ? false : void 0;
}
var init_choose_paint = __esm({
  "src/tools/cli/terminal/choose-paint.ts"() {
    "use strict";
    init_terminal_style();
  }
});

// src/tools/cli/terminal/tell-unreadable.ts
async function tellUnreadable(unreadable, { stderr }) {
  for (const { path: path2, message } of unreadable) {
    await stderr.write(`wf: ${printable(path2)}: ${printable(message)}
`);
  }
}
var init_tell_unreadable = __esm({
  "src/tools/cli/terminal/tell-unreadable.ts"() {
    "use strict";
    init_display_width();
  }
});

// src/tools/cli/terminal/write-pieces.ts
async function writePieces(output, pieces) {
  let text3 = "";
  for (const piece of pieces) {
    text3 += piece;
    if (text3.length < writtenAtOnce) continue;
    await output.write(text3);
    text3 = "";
  }
  if (text3 !== "") await output.write(text3);
}
var writtenAtOnce;
var init_write_pieces = __esm({
  "src/tools/cli/terminal/write-pieces.ts"() {
    "use strict";
    writtenAtOnce = 1e6;
  }
});

// more.generated.cjs:formats
var require_formats = __commonJS({
  "more.generated.cjs:formats"(exports2, module2) {
    module2.exports = require("./more.generated.cjs").formats;
  }
});

// src/tools/cli/terminal/write-report.ts
async function writeReport(report3, options, io) {
  const { format, output } = options;
  await tellUnreadable(report3.unreadable, io);
  const hasDiagnostics = report3.files.some(({ diagnostics }) => diagnostics.length > 0);
  if (hasDiagnostics || !summarized.has(format) || report3.unreadable.length > 0) {
    const { formats } = await Promise.resolve().then(() => __toESM(require_formats(), 1));
    const paint = await choosePaint(output, io, options.color);
    const version = format === "sarif" ? packageVersion(io.packageFolder) : "";
    await writePieces(output, formats[format](report3, { paint, version }));
  }
  if (summarized.has(format)) await writeSummary(report3, options, io);
}
async function writeSummary({ files, unreadable }, { format, quiet, ignored, output }, io) {
  const counts = addCounts(files.map((file) => file.counts));
  if (quiet && counts.errors === 0) return;
  if (files.length === 0 && unreadable.length > 0) return;
  const left = ignored > 0 ? `, ${amount(ignored, "file")} ignored by the settings` : "";
  const place2 = format === "compact" ? io.stderr : output;
  await place2.write(`${summaryLine(counts, files.length)}${left}
`);
}
var summarized;
var init_write_report = __esm({
  "src/tools/cli/terminal/write-report.ts"() {
    "use strict";
    init_phrases();
    init_report();
    init_summary();
    init_package_version();
    init_choose_paint();
    init_tell_unreadable();
    init_write_pieces();
    summarized = /* @__PURE__ */ new Set(["pretty", "compact", "github"]);
  }
});

// src/language/check/verdict.ts
function judge(found2, { severity, strict = false }) {
  const diagnostics = [];
  for (const diagnostic of found2) {
    const level = levelOf(diagnostic, severity);
    if (level === "off") continue;
    const counted = strict && level === "warning" ? "error" : level;
    diagnostics.push(
      counted === diagnostic.severity ? diagnostic : { ...diagnostic, severity: counted }
    );
  }
  const errors = diagnostics.filter((diagnostic) => diagnostic.severity === "error");
  return { diagnostics, errors, valid: errors.length === 0 };
}
function levelOf({ code, severity }, levels) {
  return severity === "error" ? severity : levels?.get(code) ?? severity;
}
var init_verdict = __esm({
  "src/language/check/verdict.ts"() {
    "use strict";
  }
});

// src/workspace/files/read-regular.ts
function readRegular(absolute, from, most3 = defaultMaxFileSize) {
  const isNamed = isSystemPath(absolute);
  const isBound = !isNamed && from !== void 0;
  const path2 = isBound ? refuseOutside(absolute, from) : absolute;
  return readOpened(path2, { isNamed, isReal: isBound, most: most3 });
}
function readOpened(path2, { isNamed, isReal, most: most3 }) {
  const { O_RDONLY, O_NONBLOCK = 0 } = import_node_fs12.constants;
  const descriptor = (0, import_node_fs12.openSync)(path2, isNamed ? O_RDONLY : O_RDONLY | O_NONBLOCK);
  try {
    const stats = (0, import_node_fs12.fstatSync)(descriptor);
    if (isReal && !isFileAt(path2, descriptor, stats)) throw new RefusedPath("WF_OUTSIDE");
    if (stats.isDirectory()) throw Object.assign(new Error("EISDIR"), { code: "EISDIR" });
    if (!stats.isFile() && !isNamed) throw new RefusedPath("WF_NO_FILE");
    if (stats.size > most3) throw new RefusedPath("WF_LARGE");
    return readUpTo(descriptor, stats.size, most3);
  } finally {
    (0, import_node_fs12.closeSync)(descriptor);
  }
}
function readUpTo(descriptor, size2, most3) {
  let bytes = Buffer.allocUnsafe(size2 + 1);
  let length2 = 0;
  for (; ; ) {
    const count = (0, import_node_fs12.readSync)(descriptor, bytes, length2, bytes.length - length2, null);
    if (count === 0) return bytes.subarray(0, length2);
    length2 += count;
    if (length2 > most3) throw new RefusedPath("WF_LARGE");
    if (length2 < bytes.length) continue;
    const longer = Buffer.allocUnsafe(2 * bytes.length + chunkSize);
    bytes.copy(longer);
    bytes = longer;
  }
}
function isFileAt(path2, descriptor, { dev, ino }) {
  const opened = process.platform === "linux" ? pathOf(descriptor) : void 0;
  if (opened !== void 0) {
    return opened.replace(/ \(deleted\)$/, "").toLowerCase() === path2.toLowerCase();
  }
  if (realPath(path2) !== path2) return false;
  const there = (0, import_node_fs12.statSync)(path2, { throwIfNoEntry: false });
  return there?.ino === ino && there.dev === dev;
}
function pathOf(descriptor) {
  try {
    return (0, import_node_fs12.readlinkSync)(`/proc/self/fd/${descriptor}`);
  } catch {
    return void 0;
  }
}
var import_node_fs12, defaultMaxFileSize, chunkSize;
var init_read_regular = __esm({
  "src/workspace/files/read-regular.ts"() {
    "use strict";
    import_node_fs12 = require("node:fs");
    init_real_path();
    init_stay_inside();
    defaultMaxFileSize = 4e6;
    chunkSize = 65536;
  }
});

// src/workspace/files/read-source.ts
function decodeSource(bytes) {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const text3 = buffer.toString("utf8");
  const wrong = firstReplacement(buffer, text3);
  if (wrong !== void 0) return { text: text3, unreadable: explainBytes(buffer, wrong) };
  const zero = text3.indexOf("\0");
  if (zero >= 0) {
    return { text: text3, unreadable: createDiagnostic("text-encoding", "binary", {}, unitAt(zero)) };
  }
  const count = buffer.length > mostBrackets ? buffer.filter(isBracket).length : 0;
  if (count <= mostBrackets) return { text: text3 };
  const data = { count, limit: mostBrackets };
  return { text: text3, unreadable: createDiagnostic("size-limit", "brackets", data, unitAt(0)) };
}
function explainBytes([first, second], wrong) {
  const isUtf16 = first === 255 && second === 254 || first === 254 && second === 255;
  return isUtf16 ? createDiagnostic("text-encoding", "utf16", {}, unitAt(0)) : createDiagnostic("text-encoding", "notUtf8", {}, unitAt(wrong));
}
function unitAt(at) {
  return { from: at, to: at + 1 };
}
function firstReplacement(bytes, text3) {
  let byte = 0;
  let last = 0;
  for (let at = text3.indexOf("\uFFFD"); at >= 0; at = text3.indexOf("\uFFFD", at + 1)) {
    byte += Buffer.byteLength(text3.slice(last, at));
    last = at;
    if (bytes[byte] !== 239 || bytes[byte + 1] !== 191 || bytes[byte + 2] !== 189) return at;
  }
  return void 0;
}
var mostBrackets, isBracket;
var init_read_source = __esm({
  "src/workspace/files/read-source.ts"() {
    "use strict";
    init_create_diagnostic();
    mostBrackets = 1e6;
    isBracket = (byte) => "()[]{}".includes(String.fromCharCode(byte));
  }
});

// more.generated.cjs:repair
var require_repair = __commonJS({
  "more.generated.cjs:repair"(exports2, module2) {
    module2.exports = require("./more.generated.cjs").repair;
  }
});

// more.generated.cjs:noGeometry
var require_noGeometry = __commonJS({
  "more.generated.cjs:noGeometry"(exports2, module2) {
    module2.exports = require("./more.generated.cjs").noGeometry;
  }
});

// more.generated.cjs:checkMarkdown
var require_checkMarkdown = __commonJS({
  "more.generated.cjs:checkMarkdown"(exports2, module2) {
    module2.exports = require("./more.generated.cjs").checkMarkdown;
  }
});

// src/tools/cli/validate/check-file.ts
async function checkFile(file, options, finder, io) {
  const { stdinFilename } = options;
  const name = file.absolute === void 0 ? stdinFilename ?? "<stdin>" : file.path;
  const absolute = file.absolute ?? (0, import_node_path15.resolve)(io.cwd, stdinFilename ?? "stdin");
  const settings = await finder.settingsFor((0, import_node_path15.dirname)(absolute));
  const isIgnored = settings?.ignores(absolute) ?? false;
  if (isIgnored && file.absolute !== void 0) return { file, before: "", after: "", fixes: [] };
  const { text: text3, unreadable } = options.text === void 0 ? decodeSource(
    file.absolute ? readRegular(file.absolute, io.cwd, settings?.maxFileSize) : await io.readInput()
  ) : { text: options.text, unreadable: void 0 };
  if (isIgnored) return { file, before: text3, after: text3, fixes: [] };
  if (unreadable) {
    const report4 = reportOf(name, text3, [unreadable], options);
    return { file, report: report4, before: text3, after: text3, fixes: [] };
  }
  const { imports, pages } = options;
  imports.trim();
  const context = {
    ...imports.of(absolute),
    others: pages.seenFrom(absolute, settings?.maxFileSize)
  };
  const diagnostics = await createCheck({ name, absolute }, settings, options, context, io);
  if (!options.repairs) {
    const report4 = reportOf(name, text3, diagnostics(text3), options, imports);
    return { file, report: report4, before: "", after: "", fixes: [] };
  }
  const { repair } = await Promise.resolve().then(() => __toESM(require_repair(), 1));
  const repaired = repair(text3, diagnostics);
  const report3 = reportOf(name, repaired.text, repaired.diagnostics, options, imports);
  const { fixes } = repaired;
  if (repaired.text === text3 && file.absolute !== void 0)
    return { file, report: report3, before: "", after: "", fixes };
  return { file, report: report3, before: text3, after: repaired.text, fixes };
}
async function createCheck({ name, absolute }, settings, { strict, geometry, drawing }, context, io) {
  const limits = settings?.limits ?? {};
  const checkSource = geometry ? await (await Promise.resolve().then(() => __toESM(require_noGeometry(), 1))).createGeometryCheck(
    absolute,
    settings,
    context,
    drawing,
    io
  ) : (source) => check(source, { ...context, limits });
  const checkText2 = isMarkdownName(name) ? await createMarkdownCheck(name, checkSource) : checkSource;
  return (text3) => {
    const { diagnostics } = judge(checkText2(text3), { severity: settings?.severity, strict });
    return diagnostics.map(withoutForeignFix);
  };
}
function withoutForeignFix(diagnostic) {
  if (!diagnostic.fix?.edits.some(({ source }) => source !== void 0)) return diagnostic;
  const { fix, ...rest } = diagnostic;
  return rest;
}
async function createMarkdownCheck(name, checkSource) {
  const { checkMarkdown } = await Promise.resolve().then(() => __toESM(require_checkMarkdown(), 1));
  return (text3) => checkMarkdown(text3, name, { check: checkSource, isComponent });
}
function reportOf(name, text3, diagnostics, { quiet, room }, imports) {
  const wanted = quiet ? diagnostics.filter(({ severity }) => severity === "error") : diagnostics;
  const others = textsOf(wanted, imports);
  const whole = new SourceText(text3, name);
  const { shown, omitted } = room.take(wanted, whole, [...others.values()]);
  const source = shown.length > 0 ? whole : new SourceText("", name);
  const counts = countDiagnostics(diagnostics);
  return { source, diagnostics: shown, omitted, counts, ...shown.length > 0 && { others } };
}
function textsOf(diagnostics, imports) {
  const texts = /* @__PURE__ */ new Map();
  const add = (id) => {
    const text3 = id === void 0 ? void 0 : imports?.texts.get(id);
    if (text3) texts.set(id, text3);
  };
  for (const { source, related } of diagnostics) {
    add(source);
    for (const place2 of related ?? []) add(place2.source);
  }
  return texts;
}
var import_node_path15;
var init_check_file = __esm({
  "src/tools/cli/validate/check-file.ts"() {
    "use strict";
    import_node_path15 = require("node:path");
    init_analyze();
    init_source_text();
    init_verdict();
    init_report();
    init_file_kinds();
    init_read_regular();
    init_read_source();
    init_known_component();
  }
});

// more.generated.cjs:tellWorktrees
var require_tellWorktrees = __commonJS({
  "more.generated.cjs:tellWorktrees"(exports2, module2) {
    module2.exports = require("./more.generated.cjs").tellWorktrees;
  }
});

// more.generated.cjs:checkAgain
var require_checkAgain = __commonJS({
  "more.generated.cjs:checkAgain"(exports2, module2) {
    module2.exports = require("./more.generated.cjs").checkAgain;
  }
});

// more.generated.cjs:writeRepairs
var require_writeRepairs = __commonJS({
  "more.generated.cjs:writeRepairs"(exports2, module2) {
    module2.exports = require("./more.generated.cjs").writeRepairs;
  }
});

// more.generated.cjs:tellUnsearched
var require_tellUnsearched = __commonJS({
  "more.generated.cjs:tellUnsearched"(exports2, module2) {
    module2.exports = require("./more.generated.cjs").tellUnsearched;
  }
});

// more.generated.cjs:tellOnce
var require_tellOnce = __commonJS({
  "more.generated.cjs:tellOnce"(exports2, module2) {
    module2.exports = require("./more.generated.cjs").tellOnce;
  }
});

// more.generated.cjs:hasFences
var require_hasFences = __commonJS({
  "more.generated.cjs:hasFences"(exports2, module2) {
    module2.exports = require("./more.generated.cjs").hasFences;
  }
});

// more.generated.cjs:affectedFiles
var require_affectedFiles = __commonJS({
  "more.generated.cjs:affectedFiles"(exports2, module2) {
    module2.exports = require("./more.generated.cjs").affectedFiles;
  }
});

// src/tools/cli/validate/run-validate.ts
var run_validate_exports = {};
__export(run_validate_exports, {
  runValidate: () => runValidate
});
async function runValidate({ operands, options }, io) {
  const imports = new Imports(io.cwd);
  const finder = new SettingsFinder(io);
  const { files, unreadable, worktrees, project } = await findFiles(
    operands,
    options.affected,
    imports,
    finder
  );
  const repairs = options.fix || options.dryRun;
  const paths = operands.length > 0 ? operands : ["."];
  const pages = new CallPages({ files: project, paths }, imports);
  const checking = {
    ...options,
    repairs,
    pages,
    imports,
    room: new ReportRoom(),
    drawing: new InspectRoom()
  };
  if (worktrees.length > 0) {
    const { tellWorktrees } = await Promise.resolve().then(() => __toESM(require_tellWorktrees(), 1));
    await tellWorktrees(worktrees, io);
  }
  let checked = [];
  let left = mostRepaired;
  for (const file of files) {
    try {
      const result = await checkFile(file, checking, finder, io);
      left -= result.before.length + result.after.length;
      if (left >= 0) checked.push(result);
      else {
        checked.push(await checkFile(file, { ...checking, repairs: false }, finder, io));
        left += result.before.length + result.after.length;
        if (result.fixes.length > 0) unreadable.push({ path: file.path, message: notRepaired });
      }
    } catch (error) {
      unreadable.push({ path: file.path, message: failureReason(error) });
    }
  }
  const toInput = repairs && (options.dryRun || files.some((file) => file.absolute === void 0));
  if (repairs) {
    const { checkAgain } = await Promise.resolve().then(() => __toESM(require_checkAgain(), 1));
    checked = await checkAgain(checked, (repaired) => {
      const repairedImports = new Imports(io.cwd, repaired);
      return ({ file, before, after }) => {
        const again = {
          ...checking,
          imports: repairedImports,
          ...before !== after && { text: after }
        };
        return checkFile(file, again, finder, io);
      };
    });
    const { writeRepairs } = await Promise.resolve().then(() => __toESM(require_writeRepairs(), 1));
    const { failed, unwritten } = await writeRepairs(checked, options.dryRun, io);
    for (const each of failed) unreadable.push(each);
    for (const [at, { file, before: text3 }] of checked.entries()) {
      if (!unwritten.has(file)) continue;
      checked[at] = await checkFile(file, { ...checking, repairs: false, text: text3 }, finder, io);
    }
  }
  if (pages.unsearched.length > 0) {
    const { tellUnsearched } = await Promise.resolve().then(() => __toESM(require_tellUnsearched(), 1));
    await tellUnsearched(pages.unsearched, io);
  }
  let reports = checked.flatMap(({ report: report4 }) => report4 ?? []);
  const hasForeign = reports.some(({ diagnostics }) => diagnostics.some(({ source }) => source));
  if (hasForeign) reports = (await Promise.resolve().then(() => __toESM(require_tellOnce(), 1))).tellOnce(checked, io.cwd);
  const report3 = { files: reports, unreadable };
  const ignored = checked.length - reports.length;
  await writeReport(report3, { ...options, ignored, output: toInput ? io.stderr : io.stdout }, io);
  return await exitCode(report3, options.maxWarnings, io);
}
async function findFiles(operands, isAffected, imports, finder) {
  const { cwd } = imports;
  const takesMarkdown = async (absolute) => await (await Promise.resolve().then(() => __toESM(require_hasFences(), 1))).hasFences(absolute, cwd, finder, isComponent);
  if (isAffected) {
    const { affectedFiles } = await Promise.resolve().then(() => __toESM(require_affectedFiles(), 1));
    return await affectedFiles(operands, imports, { analyze, isComponent }, takesMarkdown);
  }
  const paths = operands.length > 0 ? operands : ["."];
  const found2 = await collectFiles(paths, cwd, "validate", takesMarkdown);
  return { ...found2, project: found2.files };
}
async function exitCode(report3, maxWarnings, io) {
  const { errors, warnings } = addCounts(report3.files.map(({ counts }) => counts));
  const isOver = maxWarnings !== void 0 && warnings > maxWarnings;
  if (isOver) {
    const allowed = `--max-warnings ${maxWarnings}`;
    await io.stderr.write(
      `wf: found ${amount(warnings, "warning")}, more than ${allowed} allows
`
    );
  }
  if (report3.unreadable.length > 0) return 2;
  return errors > 0 || isOver ? 1 : 0;
}
var mostRepaired, notRepaired;
var init_run_validate = __esm({
  "src/tools/cli/validate/run-validate.ts"() {
    "use strict";
    init_analyze();
    init_inspect_room();
    init_phrases();
    init_report();
    init_call_pages();
    init_collect_files();
    init_failure();
    init_imports();
    init_known_component();
    init_find_settings();
    init_report_room();
    init_write_report();
    init_check_file();
    mostRepaired = 2e8;
    notRepaired = "was not repaired: the files to repair have more than 100 MB together; run wf again for the others";
  }
});

// fmt.generated.cjs:fmtCommand
var require_fmtCommand = __commonJS({
  "fmt.generated.cjs:fmtCommand"(exports2, module2) {
    module2.exports = require("./fmt.generated.cjs").fmtCommand;
  }
});

// fmt.generated.cjs:runFmt
var require_runFmt = __commonJS({
  "fmt.generated.cjs:runFmt"(exports2, module2) {
    module2.exports = require("./fmt.generated.cjs").runFmt;
  }
});

// src/tools/cli/start/hook.ts
var import_node_path16 = require("node:path");

// src/tools/cli/arguments/runnable-command.ts
var import_node_path = require("node:path");
init_settings_name();

// src/workspace/options/measures.ts
var measures = {
  duration: {
    what: "a time such as 250ms, 5s, 10m, 24h or 30d",
    units: [
      ["ms", 1],
      ["s", 1e3],
      ["m", 6e4],
      ["h", 36e5],
      ["d", 864e5]
    ],
    bare: 1e3
  },
  size: {
    what: "a size such as 256KiB, 1MiB or 1048576",
    units: [
      ["B", 1],
      ["kB", 1e3],
      ["KiB", 1024],
      ["MB", 1e6],
      ["MiB", 1048576],
      ["GB", 1e9],
      ["GiB", 1073741824]
    ],
    bare: 1
  }
};
function readMeasure(name, text3) {
  const { units: units2, bare } = measures[name];
  const [, digits, written] = /^([0-9]{1,15}) ?([a-z]*)$/i.exec(text3) ?? [];
  if (digits === void 0) return void 0;
  const unit = units2.find(([unitName]) => unitName.toLowerCase() === written.toLowerCase());
  if (!unit && written !== "") return void 0;
  const value = Number(digits) * (unit?.[1] ?? bare);
  return Number.isSafeInteger(value) ? value : void 0;
}
function writeMeasure(name, value) {
  const units2 = measures[name].units;
  const [unit, factor] = units2.findLast(([, each]) => value % each === 0);
  return value === 0 ? `0${units2[0][0]}` : `${value / factor}${unit}`;
}
function describeMeasure(name, min, max) {
  const low = min === void 0 ? "" : writeMeasure(name, min);
  const high = max === void 0 ? "" : writeMeasure(name, max);
  const range = high === "" ? low && ` of at least ${low}` : ` from ${low || "0"} to ${high}`;
  return `${measures[name].what}${range && `,${range}`}`;
}

// src/workspace/options/command.ts
function defineCommand(command) {
  return command;
}
function flag(docs, extras = {}) {
  return { type: "flag", docs, default: false, ...extras };
}
function toggle(docs, extras = {}) {
  return { type: "flag", docs, negatable: true, ...extras };
}
function choice(choices, preset, docs, extras = {}) {
  return valued("choice", docs, { preset, ...extras }, { choices });
}
function integer(range, docs, extras) {
  return valued("integer", docs, { valueName: "N", ...extras }, range);
}
function path(docs, extras) {
  return valued("path", docs, { valueName: "FILE", ...extras });
}
function valued(type, docs, { preset, ...extras }, details = {}) {
  const initial = preset === void 0 ? {} : { default: preset };
  return { type, docs, ...details, ...initial, ...extras };
}
function longName(key) {
  return `--${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

// src/workspace/options/read-value.ts
init_phrases();

// src/workspace/usage-error.ts
init_display_width();
var UsageError = class extends Error {
  name = "UsageError";
  /**
   * @param said one or more lines; names in them may come from someone else's repository, so their characters can
   * neither start a new line nor control a terminal
   */
  constructor(said) {
    super((typeof said === "string" ? [said] : said).map(printable).join("\n"));
  }
};
function isUsageError(error) {
  return error instanceof Error && error.name === "UsageError";
}

// src/workspace/options/read-value.ts
var yes = ["1", "true", "yes", "on"];
var no = ["0", "false", "no", "off", ""];
function readValue(name, option, text3) {
  switch (option.type) {
    case "flag":
      return readSwitch(name, text3);
    case "integer":
      return readInteger(name, option, text3);
    case "duration":
    case "size":
      return readQuantity(name, option.type, option, text3);
    case "list":
      return readList(name, option, text3);
    default:
      return readWord(name, option, text3);
  }
}
function keepValue(given, key, value) {
  const before = given[key];
  given[key] = Array.isArray(value) && Array.isArray(before) ? [...before, ...value] : value;
}
function readWord(name, { choices }, text3) {
  if (choices && !choices.includes(text3)) {
    throw new UsageError(`${name} must be one of ${choices.join(", ")}, not "${shortened(text3)}"`);
  }
  if (text3 === "") throw new UsageError(`${name} needs a value`);
  return text3;
}
function readList(name, option, text3) {
  const items = text3.split(",").map((item) => item.trim());
  const filled = items.filter((item) => item !== "");
  if (filled.length === 0) throw new UsageError(`${name} needs a value`);
  return filled.map((item) => readWord(name, option, item));
}
function readSwitch(name, text3) {
  const word = text3.trim().toLowerCase();
  if (yes.includes(word)) return true;
  if (no.includes(word)) return false;
  const words2 = [...yes, ...no].filter(Boolean).join(", ");
  throw new UsageError(`${name} must be one of ${words2}, not "${shortened(text3)}"`);
}
function readInteger(name, option, text3) {
  if (option.word !== void 0 && text3 === option.word) return text3;
  const { min = 0, max = Number.MAX_SAFE_INTEGER } = option;
  const number3 = /^-?[0-9]{1,15}$/.test(text3) ? Number(text3) : Number.NaN;
  if (number3 >= min && number3 <= max) return number3;
  throw new UsageError(`${name} must be ${describeInteger(option)}, not "${shortened(text3)}"`);
}
function describeInteger({
  min = 0,
  max,
  word
}) {
  const range = max === void 0 ? `of at least ${min}` : `from ${min} to ${max}`;
  return `a whole number ${range}${word === void 0 ? "" : ` or ${word}`}`;
}
function readQuantity(name, measure2, { min, max }, text3) {
  const value = readMeasure(measure2, text3);
  if (value !== void 0 && value >= (min ?? 0) && value <= (max ?? Number.MAX_SAFE_INTEGER)) {
    return value;
  }
  throw new UsageError(
    `${name} must be ${describeMeasure(measure2, min, max)}, not "${shortened(text3)}"`
  );
}

// src/tools/cli/arguments/complete-options.ts
function completeOptions(command, given, env, settings = {}) {
  const values = {};
  for (const [key, option] of Object.entries(command.options)) {
    const variable = variableOf(option, env);
    if (Object.hasOwn(given, key)) values[key] = given[key];
    else if (variable !== void 0) values[key] = readValue(option.env, option, variable);
    else if (Object.hasOwn(settings, key)) values[key] = settings[key];
    else values[key] = option.default;
    if (option.required && values[key] === void 0) {
      throw new UsageError(`${longName(key)} is required`);
    }
  }
  return values;
}
function variableOf({ env: name, type }, env) {
  const variable = name === void 0 ? void 0 : env[name];
  return variable === "" && type !== "flag" ? void 0 : variable;
}

// src/tools/cli/arguments/runnable-command.ts
function bindCommand(command, load) {
  return {
    command,
    async run({ operands, given }, io) {
      const { settings: section } = command;
      const reader = section && await readerOf(section, io);
      const here = section?.holdsForFiles ? void 0 : await reader?.read(io.cwd);
      const complete = (from2) => completeOptions(command, given, io.env, from2?.options);
      const known = /* @__PURE__ */ new Map();
      const options = complete(here);
      const from = here && {
        path: (0, import_node_path.join)(here.folder, settingsName),
        keys: keysFrom(here, options, given)
      };
      if (section?.guard && from && from.keys.size > 0) (await section.guard())(options, from);
      const call = {
        operands,
        given: new Set(Object.keys(given)),
        options,
        from,
        settings: here?.extras ?? {},
        async optionsFor(folder) {
          const from2 = await reader?.read(folder);
          const found2 = known.get(from2) ?? {
            options: complete(from2),
            folder: from2?.folder,
            limits: from2?.limits ?? {},
            maxFileSize: from2?.maxFileSize,
            severity: from2?.severity,
            fonts: from2?.fonts ?? [],
            tokens: from2?.tokens
          };
          known.set(from2, found2);
          return found2;
        }
      };
      const work = await load();
      return await work(call, io);
    }
  };
}
function keysFrom({ options: written }, options, given) {
  const keys = Object.keys(written);
  return new Set(keys.filter((key) => !Object.hasOwn(given, key) && options[key] === written[key]));
}
async function readerOf(section, io) {
  const { SectionReader } = await Promise.resolve().then(() => __toESM(require_readSection(), 1));
  return new SectionReader(section, io);
}
function findCommand(commands, nameOf, words2) {
  for (const count of [1, 2]) {
    const name = words2.slice(0, count).join(" ");
    const command = commands.find((each) => nameOf(each) === name);
    if (command) return { command, rest: words2.slice(count) };
  }
  return void 0;
}

// src/tools/cli/program/run-command-line.ts
var import_node_fs2 = require("node:fs");
var import_node_path3 = require("node:path");
init_display_width();

// src/base/text/shell-word.ts
init_display_width();
function shellWord(word) {
  return shellValue(word.startsWith("-") ? `./${word}` : word);
}
function shellValue(word) {
  return /^[\w./\\@%+=:,-]+$/.test(word) ? word : `'${printable(word).replaceAll("'", "'\\''")}'`;
}

// src/tools/cli/program/run-command-line.ts
init_package_version();

// src/tools/cli/arguments/read-arguments.ts
function readArguments(command, words2) {
  const known = spellings(command);
  const read = { operands: [], given: {} };
  for (let at = 0; at < words2.length; at++) {
    const word = words2[at];
    if (word === "--") {
      read.operands = [...read.operands, ...words2.slice(at + 1)];
      break;
    }
    if (word === "-" || !word.startsWith("-")) {
      read.operands.push(word);
      continue;
    }
    const equals = word.startsWith("--") ? word.indexOf("=") : -1;
    const spelling = equals < 0 ? word : word.slice(0, equals);
    const found2 = known.get(spelling);
    if (!found2) return void 0;
    const { key, option, value } = found2;
    if (option.type === "flag") {
      if (equals >= 0) return void 0;
      read.given[key] = value;
      continue;
    }
    const text3 = equals < 0 ? words2[++at] : word.slice(equals + 1);
    if (text3 === void 0 || equals < 0 && text3.startsWith("-") && text3 !== "-")
      return void 0;
    keepValue(read.given, key, readValue(longName(key), option, text3));
    if (equals >= 0 || !takesSeveralWords(command, option)) continue;
    for (; words2[at + 1] !== void 0 && !words2[at + 1].startsWith("-"); at++) {
      keepValue(read.given, key, readValue(longName(key), option, words2[at + 1]));
    }
  }
  return fits(command, read.operands) ? read : void 0;
}
function spellings(command) {
  const known = /* @__PURE__ */ new Map();
  for (const [key, option] of Object.entries(command.options)) {
    const name = longName(key);
    known.set(name, { key, option, value: true });
    if (option.camelCase) known.set(`--${key}`, { key, option, value: true });
    if (option.negatable) known.set(`--no-${name.slice(2)}`, { key, option, value: false });
    if (option.short !== void 0) known.set(`-${option.short}`, { key, option, value: true });
  }
  return known;
}
function takesSeveralWords({ operands }, { type }) {
  return type === "list" && operands === void 0;
}
function fits({ operands = [] }, words2) {
  const last = operands.at(-1);
  if (words2.length < operands.filter(({ required }) => required).length) return false;
  if (words2.length > operands.length && !last?.variadic) return false;
  return words2.every((word, at) => (operands[at] ?? last)?.choices?.includes(word) ?? true);
}

// src/tools/cli/program/run-command-line.ts
async function runCommandLine({ frequent: frequent2, load }, argv, io) {
  try {
    const plain = readPlain(frequent2, argv);
    return await (plain ? plain(io) : runAny(await load(), argv, io));
  } catch (error) {
    if (!isUsageError(error)) throw error;
    await io.stderr.write(`wf: ${error.message}
`);
    return 2;
  }
}
function readPlain(commands, argv) {
  const found2 = findCommand(commands, ({ command }) => command.name, argv);
  const read = found2 && readArguments(found2.command.command, found2.rest);
  return read && ((io) => found2.command.run(read, io));
}
async function runAny({ commands, groups }, argv, io) {
  const plain = readPlain(commands, argv);
  if (plain) return await plain(io);
  const { readWithCommander } = await Promise.resolve().then(() => __toESM(require_commanderReader(), 1));
  const list2 = commands.map(({ command }) => command);
  const result = readWithCommander(list2, argv, packageVersion(io.packageFolder), groups);
  switch (result.kind) {
    case "call":
      return await commands.find(({ command }) => command === result.command).run(result, io);
    case "shown":
      await io.stdout.write(result.text);
      return 0;
    case "misuse": {
      const ofFile = optionIsFile(argv, result.message, io);
      if (ofFile !== void 0) throw new UsageError(ofFile);
      const { explainMisuse } = await Promise.resolve().then(() => __toESM(require_explainMisuse(), 1));
      const message = explainMisuse({ commands: list2 }, argv, result.message);
      throw new UsageError(`${message}${hintFor(argv)}`);
    }
  }
}
function optionIsFile(argv, message, { cwd }) {
  const [, option] = /^unknown option '(.*?)'/.exec(message) ?? [];
  const isMeant = (word) => word === option || /^-[^-]./.test(word);
  const file = argv.find((word) => option !== void 0 && isMeant(word));
  if (file === void 0 || !(0, import_node_fs2.existsSync)((0, import_node_path3.resolve)(cwd, file))) return void 0;
  const call = `wf ${shellValue(argv[0])} -- ${shellValue(file)}`;
  return `unknown option '${printable(file)}'; to name the file, put -- before it: ${call}`;
}
function hintFor([first]) {
  return first !== void 0 && /^[^-].*\.(wf|wireframe|md)$/.test(first) ? ` (did you mean: wf validate ${shellWord(first)}?)` : "";
}

// src/tools/cli/program/process-io.ts
var import_node_fs3 = require("node:fs");
init_failure();
function processIo(packageFolder) {
  return {
    readInput,
    followInput,
    ask,
    onSignal,
    onCrash,
    holdSignals,
    stdout: createOutput(1, () => process.stdout),
    stderr: createOutput(2, () => process.stderr),
    cwd: process.cwd(),
    env: process.env,
    packageFolder
  };
}
async function readInput() {
  const chunks = [];
  for await (const chunk of process.stdin) chunks.push(chunk);
  return Buffer.concat(chunks);
}
async function* followInput(signal) {
  const { stdin } = process;
  signal.addEventListener("abort", () => stdin.destroy(), { once: true });
  try {
    for await (const chunk of stdin) yield chunk;
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
async function ask(question) {
  if (process.stdin.isTTY !== true) return void 0;
  const { createInterface } = await Promise.resolve().then(() => __toESM(require("node:readline"), 1));
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  return await new Promise((resolve8) => {
    lines.on("close", () => resolve8(""));
    lines.question(question, (answer) => {
      resolve8(answer);
      lines.close();
    });
  });
}
function onSignal(names, listener) {
  const listen = (name) => listener(name);
  for (const name of names) process.on(name, listen);
  return () => {
    for (const name of names) process.off(name, listen);
  };
}
function onCrash(listener) {
  const name = "uncaughtExceptionMonitor";
  process.on(name, listener);
  return () => process.off(name, listener);
}
var signalCodes = { SIGINT: 130, SIGTERM: 143 };
var heldSignals = Object.keys(signalCodes);
var isListening = false;
var holds = /* @__PURE__ */ new Set();
function holdSignals() {
  let code;
  const note = (signal) => {
    code ??= signalCodes[signal];
  };
  if (!isListening) for (const signal of heldSignals) process.on(signal, onHeldSignal);
  isListening = true;
  holds.add(note);
  return {
    async release() {
      await new Promise((resolve8) => setImmediate(() => setImmediate(resolve8)));
      holds.delete(note);
      return code;
    }
  };
}
function onHeldSignal(signal) {
  for (const note of holds) note(signal);
  if (holds.size > 0 || process.listenerCount(signal) > 1) return;
  process.off(signal, onHeldSignal);
  process.kill(process.pid, signal);
}
function createOutput(descriptor, stream) {
  let isClosed = false;
  let waiting;
  return {
    async write(text3) {
      const bytes = typeof text3 === "string" ? Buffer.from(text3) : text3;
      let written = 0;
      while (written < bytes.length && !isClosed && !waiting) {
        try {
          written += (0, import_node_fs3.writeSync)(descriptor, bytes, written);
        } catch (error) {
          const { code } = error;
          if (code === "EAGAIN") waiting = openStream(stream(), () => isClosed = true);
          else if (code === "EPIPE" || code === "ENXIO") isClosed = true;
          else throw new UsageError(`the output: ${failureReason(error)}`);
        }
      }
      if (waiting && !isClosed && written < bytes.length) {
        await writeThrough(waiting, bytes.subarray(written));
      }
    },
    get isTerminal() {
      try {
        return (0, import_node_fs3.fstatSync)(descriptor).isCharacterDevice() && stream().isTTY === true;
      } catch {
        return false;
      }
    },
    get isFile() {
      try {
        return (0, import_node_fs3.fstatSync)(descriptor).isFile();
      } catch {
        return false;
      }
    },
    get columns() {
      return this.isTerminal ? stream().columns : void 0;
    }
  };
}
function openStream(stream, close) {
  return stream.on("error", (error) => {
    close();
    if (error.code !== "EPIPE") process.exitCode = 2;
  });
}
function writeThrough(stream, bytes) {
  return new Promise((resolve8) => stream.write(bytes, () => resolve8()));
}

// src/tools/cli/program/run-process.ts
function runProcess(run, packageFolder) {
  let isOver = false;
  process.on("exit", () => {
    if (isOver) return;
    console.error("wf: internal error: ended before its work was done");
    process.exitCode = 2;
  });
  process.on("uncaughtException", (error) => {
    isOver = true;
    printBug(error);
    process.exit(2);
  });
  run(process.argv.slice(2), processIo(packageFolder)).then(
    (code) => {
      process.exitCode = code;
      isOver = true;
      if (process.getActiveResourcesInfo().length === 0) process.exit();
    },
    (error) => {
      isOver = true;
      printBug(error);
      process.exitCode = 2;
    }
  );
}
function printBug(error) {
  const details = process.env.WF_DEBUG ? "" : " (set WF_DEBUG=1 for details)";
  console.error(`wf: internal error: ${error}${details}`);
  if (process.env.WF_DEBUG) console.error(error);
}

// src/output/report/format-names.ts
var formatNames = ["pretty", "compact", "json", "github", "sarif", "junit"];

// src/workspace/options/shared-flags.ts
function strictFlag(extras = {}) {
  return flag("treat warnings as errors", {
    otherNames: ["--werror", "--warnings-as-errors", "--fail-on-warnings", "--error-on-warnings"],
    ...extras
  });
}
function quietFlag() {
  return flag("report only errors, and nothing if there are none", {
    short: "q",
    otherNames: ["--silent", "-s", "--errors-only"]
  });
}

// src/tools/cli/validate/validate-command.ts
var validateCommand = defineCommand({
  name: "validate",
  otherNames: "check lint verify test audit errors".split(" "),
  summary: "check wireframes and report all problems",
  description: `Takes files, folders (all .wf and .wireframe files in them, and Markdown files with wireframes, that
.gitignore does not exclude), globs (!GLOB excludes), Markdown files (fences tagged wf or wireframe) and - for
standard input. Defaults to the current folder. Exits with 0 if there are no errors, 1 if there are errors or too many warnings, and 2 for
wrong usage or a file that cannot be read.`,
  operands: [
    {
      name: "PATHS",
      docs: "files, folders, globs, or - for standard input",
      variadic: true,
      complete: "sources"
    }
  ],
  options: {
    strict: strictFlag(),
    fix: flag("apply all safe fixes", {
      otherNames: ["--write", "-w", "--repair", "--autofix"]
    }),
    affected: flag(
      "check the files that import the given ones, directly or not, as well as these",
      {
        otherNames: ["--dependents", "--importers", "--changed", "--related", "--since"]
      }
    ),
    geometry: flag(
      "also draw the files, and report overlaps, faint text, small targets and the like",
      {
        otherNames: ["--layout", "--visual", "--accessibility", "--contrast"]
      }
    ),
    dryRun: flag("print the fixes as a diff and write nothing", {
      otherNames: ["--diff", "-n", "--fix-dry-run"]
    }),
    format: choice(formatNames, "pretty", "report format", {
      short: "f",
      otherNames: [
        "--reporter",
        "-r",
        "--output-format",
        "--report",
        ...formatNames.map((name) => [`--${name}`, name])
      ]
    }),
    quiet: quietFlag(),
    maxWarnings: integer({ min: 0 }, "exit with 1 if there are more than N warnings", {
      otherNames: ["--max-warning", ["--no-warnings", "0"]]
    }),
    stdinFilename: path("file name to use for standard input in messages and settings", {
      otherNames: ["--stdin-filepath", "--stdin-file-path", "--stdin-path", "--filename"]
    }),
    color: toggle("color the report", {
      defaultDocs: "on a terminal, unless NO_COLOR or FORCE_COLOR is set",
      otherNames: ["--colour", "--colors"]
    })
  },
  needless: {
    "--config": "wf finds wf.config.json next to each wireframe or in a folder above",
    "--recursive": "folders are always searched with their subfolders; leave it out",
    "--check": "wf validate writes nothing without --fix; leave it out",
    "--output": "the report goes to standard output: wf validate . > report.txt",
    "-o": "the report goes to standard output: wf validate . > report.txt",
    "--stdin": "use - for standard input: wf validate -",
    "--ignore": 'to exclude a path, put ! before it: wf validate . "!drafts"',
    "--exclude": 'to exclude a path, put ! before it: wf validate . "!drafts"'
  },
  examples: [
    ["validate login.wf", "check one file"],
    ["validate designs README.md", "check a folder and the fences of a Markdown file"],
    [
      'validate "pages/**/*.wf" --strict',
      "check the files that a glob matches; warnings count as errors"
    ],
    ["validate --fix --dry-run .", "show what --fix would change"],
    ["validate --geometry --strict .", "in CI: fail if something overlaps or can hardly be read"],
    ["validate --format sarif . > wf.sarif", "write a report for code scanning"],
    [
      "validate --affected parts/shell.wf data/prices.json",
      "check what changed, and all files that import it"
    ],
    ["validate --stdin-filename login.wf -", "check text that an editor pipes in"]
  ]
});

// src/tools/cli/start/hook.ts
var frequent = [
  bindCommand(
    validateCommand,
    async () => (await Promise.resolve().then(() => (init_run_validate(), run_validate_exports))).runValidate
  )
];
runProcess(
  (argv, io) => runCommandLine(
    {
      frequent,
      load: async () => {
        const { fmtCommand } = await Promise.resolve().then(() => __toESM(require_fmtCommand(), 1));
        const formatting = bindCommand(
          fmtCommand,
          async () => (await Promise.resolve().then(() => __toESM(require_runFmt(), 1))).runFmt
        );
        return { commands: [...frequent, formatting], groups: [] };
      }
    },
    argv,
    io
  ),
  // The bundle is in bin/hook.
  (0, import_node_path16.join)(__dirname, "../..")
);
})
