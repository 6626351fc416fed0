/** What pre-commit hooks run: src/cli/hook.ts, bundled by node scripts/build-hook.mjs. */
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

// src/cli/arguments/measures.ts
function readMeasure(name, text4) {
  const { units: units2, bare } = measures[name];
  const [, digits, written] = /^([0-9]{1,15}) ?([a-z]*)$/i.exec(text4) ?? [];
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
var measures;
var init_measures = __esm({
  "src/cli/arguments/measures.ts"() {
    "use strict";
    measures = {
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
  }
});

// src/cli/arguments/command.ts
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
function duration(range, docs, extras) {
  return valued("duration", docs, { valueName: "TIME", ...extras }, range);
}
function size(range, docs, extras) {
  return valued("size", docs, { valueName: "SIZE", ...extras }, range);
}
function text(docs, extras) {
  return valued("text", docs, { valueName: "TEXT", ...extras });
}
function path(docs, extras) {
  return valued("path", docs, { valueName: "FILE", ...extras });
}
function list(docs, extras = {}) {
  return valued("list", docs, { valueName: "TEXT", preset: [], ...extras });
}
function valued(type, docs, { preset, ...extras }, details = {}) {
  const initial = preset === void 0 ? {} : { default: preset };
  return { type, docs, ...details, ...initial, ...extras };
}
function longName(key) {
  return `--${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
function operandName({ name, variadic }) {
  return variadic ? `${name}...` : name;
}
function presetText({ type, default: preset }) {
  if (preset === void 0 || type === "flag" || type === "list") return void 0;
  return type === "duration" || type === "size" ? writeMeasure(type, preset) : String(preset);
}
var init_command = __esm({
  "src/cli/arguments/command.ts"() {
    "use strict";
    init_measures();
  }
});

// src/cli/arguments/shared-flags.ts
function strictFlag(extras = {}) {
  return flag("count warnings as errors", {
    otherNames: ["--werror", "--warnings-as-errors", "--fail-on-warnings", "--error-on-warnings"],
    ...extras
  });
}
function quietFlag() {
  return flag("report errors only, and nothing when there are none", {
    short: "q",
    otherNames: ["--silent", "-s", "--errors-only"]
  });
}
var init_shared_flags = __esm({
  "src/cli/arguments/shared-flags.ts"() {
    "use strict";
    init_command();
  }
});

// src/cli/arguments/usage-error.ts
function isUsageError(error) {
  return error instanceof Error && error.name === "UsageError";
}
var UsageError;
var init_usage_error = __esm({
  "src/cli/arguments/usage-error.ts"() {
    "use strict";
    UsageError = class extends Error {
      name = "UsageError";
    };
  }
});

// src/cli/arguments/read-value.ts
function readValue(name, option, text4) {
  switch (option.type) {
    case "flag":
      return readSwitch(name, text4);
    case "integer":
      return readInteger(name, option, text4);
    case "duration":
    case "size":
      return readQuantity(name, option.type, option, text4);
    case "list":
      return readList(name, option, text4);
    default:
      return readWord(name, option, text4);
  }
}
function keepValue(given, key, value) {
  const before = given[key];
  given[key] = Array.isArray(value) && Array.isArray(before) ? [...before, ...value] : value;
}
function readWord(name, { choices }, text4) {
  if (choices && !choices.includes(text4)) {
    throw new UsageError(`${name} takes one of ${choices.join(", ")}, not "${text4}"`);
  }
  if (text4 === "") throw new UsageError(`${name} needs a value`);
  return text4;
}
function readList(name, option, text4) {
  const items = text4.split(",").map((item) => item.trim());
  const filled = items.filter((item) => item !== "");
  if (filled.length === 0) throw new UsageError(`${name} needs a value`);
  return filled.map((item) => readWord(name, option, item));
}
function readSwitch(name, text4) {
  const word = text4.trim().toLowerCase();
  if (yes.includes(word)) return true;
  if (no.includes(word)) return false;
  const words2 = `${yes.join(", ")} or ${no.filter(Boolean).join(", ")}`;
  throw new UsageError(`${name} takes ${words2}, not "${text4}"`);
}
function readInteger(name, option, text4) {
  if (option.word !== void 0 && text4 === option.word) return text4;
  const { min = 0, max = Number.MAX_SAFE_INTEGER } = option;
  const number2 = /^-?[0-9]{1,15}$/.test(text4) ? Number(text4) : Number.NaN;
  if (number2 >= min && number2 <= max) return number2;
  throw new UsageError(`${name} takes ${describeInteger(option)}, not "${text4}"`);
}
function describeInteger({
  min = 0,
  max,
  word
}) {
  const range = max === void 0 ? `of at least ${min}` : `from ${min} to ${max}`;
  return `a whole number ${range}${word === void 0 ? "" : ` or ${word}`}`;
}
function readQuantity(name, measure2, { min, max }, text4) {
  const value = readMeasure(measure2, text4);
  if (value !== void 0 && value >= (min ?? 0) && value <= (max ?? Number.MAX_SAFE_INTEGER)) {
    return value;
  }
  throw new UsageError(`${name} takes ${describeMeasure(measure2, min, max)}, not "${text4}"`);
}
var yes, no;
var init_read_value = __esm({
  "src/cli/arguments/read-value.ts"() {
    "use strict";
    init_measures();
    init_usage_error();
    yes = ["1", "true", "yes", "on"];
    no = ["0", "false", "no", "off", ""];
  }
});

// src/cli/arguments/read-arguments.ts
function readArguments(command, words2) {
  const known = spellings(command);
  const read2 = { operands: [], given: {} };
  for (let at = 0; at < words2.length; at++) {
    const word = words2[at];
    if (word === "--") {
      read2.operands = [...read2.operands, ...words2.slice(at + 1)];
      break;
    }
    if (word === "-" || !word.startsWith("-")) {
      read2.operands.push(word);
      continue;
    }
    const equals = word.startsWith("--") ? word.indexOf("=") : -1;
    const spelling = equals < 0 ? word : word.slice(0, equals);
    const found = known.get(spelling);
    if (!found) return void 0;
    const { key, option, value } = found;
    if (option.type === "flag") {
      if (equals >= 0) return void 0;
      read2.given[key] = value;
      continue;
    }
    const text4 = equals < 0 ? words2[++at] : word.slice(equals + 1);
    if (text4 === void 0 || equals < 0 && text4.startsWith("-") && text4 !== "-")
      return void 0;
    keepValue(read2.given, key, readValue(longName(key), option, text4));
    if (equals >= 0 || !takesSeveralWords(command, option)) continue;
    for (; words2[at + 1] !== void 0 && !words2[at + 1].startsWith("-"); at++) {
      keepValue(read2.given, key, readValue(longName(key), option, words2[at + 1]));
    }
  }
  return fits(command, read2.operands) ? read2 : void 0;
}
function spellings(command) {
  const known = /* @__PURE__ */ new Map();
  for (const [key, option] of Object.entries(command.options)) {
    const name = longName(key);
    known.set(name, { key, option, value: true });
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
var init_read_arguments = __esm({
  "src/cli/arguments/read-arguments.ts"() {
    "use strict";
    init_command();
    init_read_value();
  }
});

// src/cli/files/package-version.ts
function packageVersion(packageFolder) {
  const manifest = JSON.parse((0, import_node_fs.readFileSync)((0, import_node_path.join)(packageFolder, "package.json"), "utf8"));
  return manifest.version;
}
var import_node_fs, import_node_path;
var init_package_version = __esm({
  "src/cli/files/package-version.ts"() {
    "use strict";
    import_node_fs = require("node:fs");
    import_node_path = require("node:path");
  }
});

// src/cli/files/failure.ts
function failureReason(error) {
  const { code = "", syscall } = error;
  const known = Object.hasOwn(reasons, code) ? reasons[code] : void 0;
  if (known === void 0 && syscall === void 0) throw error;
  return known ?? wordsOfSystem(code) ?? "the system refused without saying why";
}
function wordsOfSystem(wanted) {
  for (const [code, words2] of (0, import_node_util.getSystemErrorMap)().values()) if (code === wanted) return words2;
  return void 0;
}
var import_node_util, reasons;
var init_failure = __esm({
  "src/cli/files/failure.ts"() {
    "use strict";
    import_node_util = require("node:util");
    reasons = {
      ENOENT: "no such file or folder",
      ENOTDIR: "no such file or folder",
      EACCES: "permission denied",
      EPERM: "permission denied",
      EEXIST: "it exists already",
      EISDIR: "is a folder",
      ENOTEMPTY: "the folder is not empty",
      ELOOP: "links lead in a circle",
      ENAMETOOLONG: "the name is too long",
      EILSEQ: "the name has characters that this file system does not allow",
      ECHARSET: "the name has characters that this file system does not allow",
      EINVAL: "the system does not allow this name or operation",
      ENOSPC: "no space left on the disk",
      EDQUOT: "no space left in your quota of the disk",
      EROFS: "the disk is read-only",
      EFBIG: "the file is too large",
      EBUSY: "another program is using it",
      ETXTBSY: "another program is using it",
      EAGAIN: "another program is using it",
      EIO: "the disk reported an error",
      EMFILE: "too many files are open; close some programs",
      ENFILE: "too many files are open; close some programs",
      ENOMEM: "not enough memory",
      EXDEV: "it cannot be moved to another disk",
      ENODEV: "there is no such device",
      ENXIO: "there is no such device",
      EPIPE: "its reader has gone",
      ETIMEDOUT: "it took too long",
      ESTALE: "the network drive is no longer there",
      ERR_FS_FILE_TOO_LARGE: "the file is too large",
      ERR_STRING_TOO_LONG: "the file is too large",
      ERR_FS_EISDIR: "is a folder"
    };
  }
});

// node_modules/ignore/index.js
var require_ignore = __commonJS({
  "node_modules/ignore/index.js"(exports2, module2) {
    function makeArray(subject) {
      return Array.isArray(subject) ? subject : [subject];
    }
    var UNDEFINED = void 0;
    var EMPTY = "";
    var SPACE = " ";
    var ESCAPE = "\\";
    var REGEX_LITERAL_SPECIAL = /[.*+?()[\]{}^$|\\/]/;
    var BOM = "\uFEFF";
    var REGEX_ANCHORED_GLOBSTAR = /^\/\*{2,}$/;
    var REGEX_REPLACE_LEADING_EXCAPED_EXCLAMATION = /^\\!/;
    var REGEX_REPLACE_LEADING_EXCAPED_HASH = /^\\#/;
    var REGEX_SPLITALL_CRLF = /\r?\n/g;
    var DOUBLE_SLASH = "//";
    var SLASH_CODE = 47;
    var DOT_CODE = 46;
    var SLASH = "/";
    var TMP_KEY_IGNORE = "node-ignore";
    if (typeof Symbol !== "undefined") {
      TMP_KEY_IGNORE = /* @__PURE__ */ Symbol.for("node-ignore");
    }
    var KEY_IGNORE = TMP_KEY_IGNORE;
    var define = (object, key, value) => {
      Object.defineProperty(object, key, { value });
      return value;
    };
    var RETURN_FALSE = () => false;
    var POSIX_CLASSES = {
      alnum: "0-9A-Za-z",
      alpha: "A-Za-z",
      blank: " \\t",
      cntrl: "\\x00-\\x1f\\x7f",
      digit: "0-9",
      graph: "!-.0-~",
      lower: "a-z",
      print: " -.0-~",
      punct: "!-.:-@\\[-`{-~",
      // git's `sane-ctype.h` classifies \v and \f as control, not space,
      //   unlike C's `isspace`
      space: " \\t\\n\\r",
      upper: "A-Z",
      xdigit: "0-9A-Fa-f"
    };
    var CLASS_MEMBERS_TO_ESCAPE = "\\]^-[";
    var escapeMember = (char) => CLASS_MEMBERS_TO_ESCAPE.indexOf(char) < 0 ? char : ESCAPE + char;
    var NON_SLASH = "(?!\\/)";
    var classSource = (negated, body) => {
      if (negated) {
        return `[^\\/${body}]`;
      }
      const source = `[${body}]`;
      return new RegExp(source).test("/") ? NON_SLASH + source : source;
    };
    var scanBracket = (pattern, start) => {
      const { length } = pattern;
      let index = start + 1;
      let negated = EMPTY;
      const lead = pattern[index];
      if (lead === "!" || lead === "^") {
        negated = "^";
        index++;
      }
      let body = EMPTY;
      let prev = EMPTY;
      for (; ; ) {
        const char = pattern[index];
        if (char === UNDEFINED) {
          return null;
        }
        if (char === ESCAPE) {
          const escaped = pattern[++index];
          body += escapeMember(escaped);
          prev = escaped;
        } else if (char === "-" && prev && index + 1 < length && pattern[index + 1] !== "]") {
          index++;
          let to = pattern[index];
          if (to === ESCAPE) {
            to = pattern[index += 1];
          }
          if (prev <= to) {
            body += `-${escapeMember(to)}`;
          }
          prev = EMPTY;
        } else if (char === "[" && pattern[index + 1] === ":") {
          const nameStart = index + 2;
          let end = nameStart;
          while (end < length && pattern[end] !== "]") {
            end++;
          }
          if (end === length) {
            return null;
          }
          if (end > nameStart && pattern[end - 1] === ":") {
            const name = pattern.slice(nameStart, end - 1);
            if (!Object.prototype.hasOwnProperty.call(POSIX_CLASSES, name)) {
              return null;
            }
            body += POSIX_CLASSES[name];
            prev = EMPTY;
            index = end;
          } else {
            body += escapeMember("[");
            prev = "[";
            index = nameStart - 2;
          }
        } else {
          body += escapeMember(char);
          prev = char;
        }
        index++;
        if (pattern[index] === "]") {
          return {
            end: index,
            source: classSource(negated, body)
          };
        }
      }
    };
    var NEVER_MATCH = "[]";
    var PLACEHOLDER = "\0";
    var REGEX_RESTORE_PLACEHOLDER = new RegExp(
      `${PLACEHOLDER}(\\d+)${PLACEHOLDER}`,
      "g"
    );
    var TRAILING_WILDCARD = "\uE000";
    var TRAILING_DOUBLESTAR = "\uE001";
    var isReserved = (char) => char === PLACEHOLDER || char === TRAILING_WILDCARD || char === TRAILING_DOUBLESTAR;
    var extractBrackets = (pattern) => {
      const sources = [];
      const hold = (source) => `${PLACEHOLDER}${sources.push(source) - 1}${PLACEHOLDER}`;
      const { length } = pattern;
      let out = EMPTY;
      let index = 0;
      while (index < length) {
        const char = pattern[index];
        if (char === ESCAPE) {
          const escaped = pattern[index + 1];
          if (escaped === SLASH && index + 2 === length) {
            out += hold(NEVER_MATCH);
          } else if (escaped === "*" || escaped === "[" || escaped === SPACE) {
            out += pattern.slice(index, index + 2);
          } else {
            out += hold(
              REGEX_LITERAL_SPECIAL.test(escaped) ? ESCAPE + escaped : isReserved(escaped) ? `[${escaped}]` : escaped
            );
          }
          index += 2;
        } else if (isReserved(char)) {
          out += hold(`[${char}]`);
          index++;
        } else if (char === "[") {
          const scanned = scanBracket(pattern, index);
          if (scanned === null) {
            out += hold(NEVER_MATCH);
            index = length;
          } else {
            out += hold(scanned.source);
            index = scanned.end + 1;
          }
        } else {
          out += char;
          index++;
        }
      }
      return {
        source: out,
        sources
      };
    };
    var DIRECT = null;
    var REGEX_INNER_SLASH = /\/(?!$)/;
    var WILDCARD = "[^\\/]*";
    var REPLACERS = [
      // Replace (\ ) with ' '
      // Only a space: an escaped tab or other whitespace is already a literal by
      //   the time it reaches here, and a bare tab must be left as one, not turned
      //   into a space.
      // (\ ) -> ' '
      // (\\ ) -> '\\ '
      // (\\\ ) -> '\\ '
      [
        // A run of backslashes is taken whole, from its first one, so no match
        //   ever starts again inside it -- `(\\+?) ` did, which made a long run
        //   quadratic.
        /(\\+)( ?)/g,
        (_, run2, space) => space ? run2.slice(0, run2.length - run2.length % 2) + SPACE : run2,
        ESCAPE + SPACE
      ],
      // git's wildmatch() reads a run of two or more asterisks as one globstar
      //   whenever the run fills a path segment: it starts the pattern or follows
      //   a `/`, and it ends the pattern or comes before a `/`. A run of two is
      //   already `**`; a longer one is folded into `**` here, so the steps
      //   below only ever have to know `**`.
      // `***/foo` -> `**/foo`, `a/***/b` -> `a/**/b`, `a/***` -> `a/**`
      // git also takes a run beside a literal prefix (`a***/b`) or beside an
      //   escaped slash (`***\/b`) as a globstar, and this does not; the README
      //   lists both, under "A run of asterisks".
      [
        /(^|\/)\*{3,}(?=\/|$)/g,
        (_, start) => `${start}**`,
        "*"
      ],
      // Escape metacharacters
      // which is written down by users but means special for regular expressions.
      // > There are 12 characters with special meanings:
      // > - the backslash \,
      // > - the caret ^,
      // > - the dollar sign $,
      // > - the period or dot .,
      // > - the vertical bar or pipe symbol |,
      // > - the question mark ?,
      // > - the asterisk or star *,
      // > - the plus sign +,
      // > - the opening parenthesis (,
      // > - the closing parenthesis ),
      // > - and the opening square bracket [,
      // > - the opening curly brace {,
      // > These special characters are often called "metacharacters".
      [
        /[\\$.|*+(){^]/g,
        (match) => `\\${match}`
      ],
      [
        // > a question mark (?) matches a single character
        /(?!\\)\?/g,
        () => "[^/]",
        "?"
      ],
      // leading slash
      [
        // > A leading slash matches the beginning of the pathname.
        // > For example, "/*.c" matches "cat-file.c" but not "mozilla-sha1/sha1.c".
        // A leading slash matches the beginning of the pathname
        /^\//,
        () => "^",
        SLASH
      ],
      // replace special metacharacter slash after the leading slash
      [
        /\//g,
        () => "\\/",
        SLASH
      ],
      [
        // > A leading "**" followed by a slash means match in all directories.
        // > For example, "**/foo" matches file or directory "foo" anywhere,
        // > the same as pattern "foo".
        // > "**/foo/bar" matches file or directory "bar" anywhere that is directly
        // >   under directory "foo".
        // Notice that the '*'s have been replaced as '\\*'
        /^\^*(?:\\\*\\\*\\\/)+/,
        // '**/foo' <-> 'foo'
        () => "(?:^|\\/)",
        "*"
      ],
      // starting
      [
        // there will be no leading '/'
        //   (which has been replaced by section "leading slash")
        // If starts with '**', adding a '^' to the regular expression also works
        DIRECT,
        (source, pattern) => {
          if (!source || source[0] === "^" || source[0] === "(") {
            return source;
          }
          const anchor = !REGEX_INNER_SLASH.test(pattern) ? "(?:^|\\/)" : "^";
          return anchor + source;
        }
      ],
      // two globstars
      [
        // Use lookahead assertions so that we could match more than one `'/**'`
        /\\\/\\\*\\\*(?=\\\/|$)/g,
        // Zero, one or several directories
        // should not use '*', or it will be replaced by the next replacer
        // Check if it is not the last `'/**'`
        (_, index, str) => index + 6 < str.length ? str.slice(index + 6) === "\\/" ? "(?:\\/[^\\/]+)+" : "(?:\\/[^\\/]+)*" : `\\/${TRAILING_DOUBLESTAR}`,
        "*"
      ],
      // normal intermediate wildcards
      [
        // Never replace escaped '*'
        // ignore rule '\*' will match the path '*'
        // 'abc.*/' -> go
        // 'abc.*'  -> skip this rule,
        //    coz trailing single wildcard will be handed by [trailing wildcard]
        /(^|[^\\])(?:\\\*)+(?!$)/g,
        // '*.js' matches '.js'
        // '*.js' doesn't match 'abc'
        // 1. An asterisk "*" matches anything except a slash.
        // 2. Other consecutive asterisks are considered regular asterisks
        //    and collapse into one non-slash wildcard run.
        (_, p1) => p1 + WILDCARD,
        "*"
      ],
      // trailing wildcard, held apart from a literal star
      [
        // The step above leaves a trailing `*` alone, so a single `\*` is all that
        //   can be left at the end here, and what stands in front of it says which
        //   kind it is. A wildcard arrives as the escaper wrote it, `\*` with
        //   nothing before it; a literal arrives as the user's own escape, which
        //   the escaper doubled, and then the star's own -- `\\` and then `\*`.
        //   There is no third case: every backslash still reaching the chain is
        //   one `\*`, `\[` or `\ ` carries itself, and each is followed by its
        //   own character, so a longer run can never form. This runs while the
        //   two are still distinct, before the unescape steps below collapse the
        //   literal onto the very `\*` a wildcard leaves behind.
        /(^|[^\\])((?:\\\\)*)\\\*$/,
        (match, p1, p2) => p2 === EMPTY ? p1 + TRAILING_WILDCARD : match,
        "*"
      ],
      [
        // unescape, revert step 3 except for back slash
        // For example, if a user escape a '\\*',
        // after step 3, the result will be '\\\\\\*'
        /\\\\\\(?=[$.|*+(){^])/g,
        () => ESCAPE,
        ESCAPE + ESCAPE
      ],
      [
        // '\\\\' -> '\\'
        /\\\\/g,
        () => ESCAPE,
        ESCAPE + ESCAPE
      ],
      [
        // Every real bracket expression -- POSIX classes included -- has already
        //   been held aside by `extractBrackets`, so the only `[` left in the
        //   pattern is an escaped, literal one.
        // A backslash could only stand at the end of the range if it quoted the
        //   `]`, and `\]` is held aside long before this.
        /\\\[([^\]/]*?)($|\])/g,
        // '\\[bar]' -> '\\\\[bar]'
        (match, range, close) => `\\[${range}${close}`,
        "["
      ],
      // ending
      [
        // 'js' will not match 'js.'
        // 'ab' will not match 'abc'
        DIRECT,
        // WTF!
        // https://git-scm.com/docs/gitignore
        // changes in [2.22.1](https://git-scm.com/docs/gitignore/2.22.1)
        // which re-fixes #24, #38
        // > If there is a separator at the end of the pattern then the pattern
        // > will only match directories, otherwise the pattern can match both
        // > files and directories.
        // 'js*' will not match 'a.js'
        // 'js/' will not match 'a.js'
        // 'js' will match 'a.js' and 'a.js/'
        (source) => {
          const last = source[source.length - 1];
          if (!last || last === TRAILING_WILDCARD || last === TRAILING_DOUBLESTAR) {
            return source;
          }
          return last === SLASH ? `${source}$` : `${source}(?=$|\\/$)`;
        }
      ]
    ];
    var REGEX_REPLACE_TRAILING_WILDCARD = /(^|\\\/)?\uE000$/;
    var MODE_IGNORE = "regex";
    var MODE_CHECK_IGNORE = "checkRegex";
    var UNDERSCORE = "_";
    var replaceTrailingWildcard = (_, p1) => {
      const prefix = p1 ? `${p1}[^/]+` : "[^/]*";
      return `${prefix}(?=$|\\/$)`;
    };
    var REGEX_REPLACE_TRAILING_DOUBLESTAR = /\uE001$/;
    var replaceTrailingDoublestar = () => "[\\s\\S]";
    var separatorAfter = (run2, at) => {
      let separator = EMPTY;
      for (let index = at + 1; index < run2.length && !run2[index].wildcard; index++) {
        separator += run2[index].single;
      }
      return separator;
    };
    var pinWildcards = (source) => {
      if (source.indexOf(WILDCARD) < 0) {
        return source;
      }
      const tokens3 = [];
      const { length } = source;
      let index = 0;
      while (index < length) {
        const char = source[index];
        if (source.startsWith(WILDCARD, index)) {
          tokens3.push({ wildcard: true });
          index += WILDCARD.length;
        } else if (char === "[") {
          let end = index + 1;
          if (source[end] === "^") {
            end++;
          }
          if (source[end] === "]") {
            end++;
          }
          while (end < length && source[end] !== "]") {
            end += source[end] === ESCAPE ? 2 : 1;
          }
          end++;
          tokens3.push({ single: source.slice(index, end) });
          index = end;
        } else if (char === ESCAPE) {
          tokens3.push({ single: source.slice(index, index + 2) });
          index += 2;
        } else if (char === "(") {
          let depth = 0;
          let end = index;
          do {
            if (source[end] === ESCAPE) {
              end++;
            } else if (source[end] === "(") {
              depth++;
            } else if (source[end] === ")") {
              depth--;
            }
            end++;
          } while (end < length && depth > 0);
          if ("*+?".indexOf(source[end]) >= 0) {
            end++;
          }
          tokens3.push({ boundary: source.slice(index, end) });
          index = end;
        } else if (char === "^" || char === "$") {
          tokens3.push({ boundary: char });
          index++;
        } else {
          tokens3.push({ single: char });
          index++;
        }
      }
      let out = EMPTY;
      let run2 = [];
      const flush = () => {
        let lastWildcard;
        run2.forEach((token2, at) => {
          if (token2.wildcard) {
            lastWildcard = at;
          }
        });
        run2.forEach((token2, at) => {
          if (!token2.wildcard) {
            out += token2.single;
            return;
          }
          out += at === lastWildcard ? WILDCARD : `(?:(?!${separatorAfter(run2, at)})[^\\/])*`;
        });
        run2 = [];
      };
      tokens3.forEach((token2) => {
        if (token2.boundary === void 0) {
          run2.push(token2);
          return;
        }
        flush();
        out += token2.boundary;
      });
      flush();
      return out;
    };
    var makeRegexPrefix = (pattern) => {
      if (REGEX_ANCHORED_GLOBSTAR.test(pattern)) {
        pattern = "**";
      }
      const { source, sources } = extractBrackets(pattern);
      const replaced = REPLACERS.reduce(
        // A pass whose matcher finds nothing hands back the very string it was
        //   given, so asking first costs a search and saves a rewrite. Ten of the
        //   fifteen passes never fire for a typical .gitignore line, and between
        //   them they were 45% of this chain.
        (prev, [matcher, replacer, required]) => {
          if (matcher === DIRECT) {
            return replacer(prev, pattern);
          }
          if (required !== UNDEFINED && prev.indexOf(required) < 0) {
            return prev;
          }
          return matcher.test(prev) ? prev.replace(matcher, replacer.bind(pattern)) : prev;
        },
        source
      );
      return sources.length ? replaced.replace(
        REGEX_RESTORE_PLACEHOLDER,
        (match, index) => sources[index]
      ) : replaced;
    };
    var checkSourceOf = (body, prefix) => {
      if (body[body.length - 1] === SLASH) {
        prefix = makeRegexPrefix(body.slice(0, -1));
      }
      const head2 = prefix.slice(0, -1);
      const last = prefix[prefix.length - 1];
      return last === TRAILING_WILDCARD ? `${head2}$` : last === TRAILING_DOUBLESTAR ? head2 : NEVER_MATCH;
    };
    var matchesBasename = (body) => {
      const index = body.indexOf(SLASH);
      return index < 0 || index === body.length - 1;
    };
    var basenameOf = (path2) => {
      const end = path2.length - 1;
      const index = path2.lastIndexOf(
        SLASH,
        path2[end] === SLASH ? end - 1 : end
      );
      return index < 0 ? path2 : path2.slice(index + 1);
    };
    var parentOf = (path2) => {
      if (path2.charCodeAt(0) === SLASH_CODE || path2.indexOf(DOUBLE_SLASH) >= 0) {
        const slices = path2.split(SLASH).filter(Boolean);
        slices.pop();
        return slices.length ? slices.join(SLASH) + SLASH : EMPTY;
      }
      const end = path2.length - 1;
      const cut = path2.lastIndexOf(
        SLASH,
        path2.charCodeAt(end) === SLASH_CODE ? end - 1 : end
      );
      return cut < 0 ? EMPTY : path2.slice(0, cut + 1);
    };
    var isString = (subject) => typeof subject === "string";
    var checkPattern = (pattern) => pattern && isString(pattern);
    var splitPattern = (pattern) => (pattern[pattern.length - 1] === "\r" ? pattern.slice(0, -1) : pattern).split(REGEX_SPLITALL_CRLF).filter(Boolean);
    var IgnoreRule = class {
      constructor(pattern, mark2, body, ignoreCase, negative, prefix) {
        this.pattern = pattern;
        this.mark = mark2;
        this.negative = negative;
        define(this, "body", body);
        define(this, "ignoreCase", ignoreCase);
        define(this, "regexPrefix", prefix);
      }
      // Worked out on first use and kept behind an own property, the way `regex`
      //   caches itself in `_regex`. Deciding it in the constructor instead would
      //   add a fourth `defineProperty` to every rule ever built, which cost 4% of
      //   every compile -- including the compiles of rules that are never matched
      //   against anything.
      get _basenameOnly() {
        return define(this, "_basenameOnly", matchesBasename(this.body));
      }
      get regex() {
        const key = UNDERSCORE + MODE_IGNORE;
        if (this[key]) {
          return this[key];
        }
        return this._make(MODE_IGNORE, key);
      }
      get checkRegex() {
        const key = UNDERSCORE + MODE_CHECK_IGNORE;
        if (this[key]) {
          return this[key];
        }
        return this._make(MODE_CHECK_IGNORE, key);
      }
      _make(mode, key) {
        const str = pinWildcards(
          mode === MODE_IGNORE ? this.regexPrefix.replace(REGEX_REPLACE_TRAILING_WILDCARD, replaceTrailingWildcard).replace(REGEX_REPLACE_TRAILING_DOUBLESTAR, replaceTrailingDoublestar) : checkSourceOf(this.body, this.regexPrefix)
        );
        const regex = this.ignoreCase ? new RegExp(str, "i") : new RegExp(str);
        return define(this, key, regex);
      }
    };
    var hasTrailingBackslash = (str) => {
      let count = 0;
      while (str[str.length - count - 1] === ESCAPE) {
        count++;
      }
      return count % 2 === 1;
    };
    var trimEnd = (body, stripLineEnd) => {
      let lineEnd = body.length;
      let end;
      for (; ; ) {
        if (stripLineEnd && body[lineEnd - 1] === "\r") {
          lineEnd--;
        }
        end = lineEnd;
        while (body[end - 1] === SPACE) {
          end--;
        }
        if (!stripLineEnd || body[end - 1] !== "\n") {
          break;
        }
        lineEnd = end - 1;
      }
      if (end === lineEnd) {
        return body.slice(0, lineEnd);
      }
      let backslashes = 0;
      while (body[end - backslashes - 1] === ESCAPE) {
        backslashes++;
      }
      return backslashes % 2 ? body.slice(0, end - 1) + SPACE : body.slice(0, end);
    };
    var createRule = (pattern, mark2, ignoreCase, stripLineEnd, stripBOM) => {
      let body = stripBOM && pattern[0] === BOM ? pattern.slice(1) : pattern;
      if (body[0] === "#") {
        return;
      }
      let negative = false;
      if (body[0] === "!") {
        negative = true;
        body = body.slice(1);
      }
      const last = body[body.length - 1];
      if (last === SPACE || stripLineEnd && (last === "\r" || last === "\n")) {
        body = trimEnd(body, stripLineEnd);
      }
      if (!body || hasTrailingBackslash(body)) {
        return;
      }
      body = body.replace(REGEX_REPLACE_LEADING_EXCAPED_EXCLAMATION, "!").replace(REGEX_REPLACE_LEADING_EXCAPED_HASH, "#");
      const regexPrefix = makeRegexPrefix(body);
      return new IgnoreRule(
        pattern,
        mark2,
        body,
        ignoreCase,
        negative,
        regexPrefix
      );
    };
    var RuleManager = class {
      constructor(ignoreCase) {
        this._ignoreCase = ignoreCase;
        this._rules = [];
        this._basenameCount = 0;
      }
      _add(pattern, index) {
        if (pattern && pattern[KEY_IGNORE]) {
          this._rules = this._rules.concat(pattern._rules._rules);
          this._basenameCount += pattern._rules._basenameCount;
          this._added = true;
          return;
        }
        const isStr = isString(pattern);
        const raw = isStr ? pattern : pattern.pattern;
        const rule = checkPattern(raw) && createRule(
          raw,
          isStr ? UNDEFINED : pattern.mark,
          this._ignoreCase,
          !this._split,
          this._stripBOM && !index
        );
        if (rule) {
          this._added = true;
          this._rules.push(rule);
          if (matchesBasename(rule.body)) {
            this._basenameCount++;
          }
        }
      }
      // @param {Array<string> | string | Ignore} pattern
      add(pattern) {
        this._added = false;
        this._split = isString(pattern);
        this._stripBOM = !this._split || pattern[0] === BOM;
        makeArray(
          this._split ? splitPattern(pattern) : pattern
        ).forEach(this._add, this);
        if (this._added) {
          this._literalRules = UNDEFINED;
        }
        return this._added;
      }
      // Match the literal 'abc/' for `checkIgnore`, last rule wins. Only a rule
      //   ending in a wildcard can match it (see `checkSourceOf`), so the rest
      //   are left out once, rather than tested or compiled for every path.
      testLiteral(path2) {
        const rules = this._literalRules || (this._literalRules = this._rules.filter(
          ({ body }) => body[body.length - (body[body.length - 1] === SLASH ? 2 : 1)] === "*"
        ));
        let ignored = false;
        let unignored = false;
        let matchedRule;
        for (let index = rules.length - 1; index >= 0; index--) {
          const rule = rules[index];
          if (rule.checkRegex.test(path2)) {
            ignored = !rule.negative;
            unignored = rule.negative;
            matchedRule = rule.negative ? UNDEFINED : rule;
            break;
          }
        }
        const ret = {
          ignored,
          unignored
        };
        if (matchedRule) {
          ret.rule = matchedRule;
        }
        return ret;
      }
      // Test one single path without recursively checking parent directories
      //
      // - mode `string` either `MODE_IGNORE` or `MODE_CHECK_IGNORE`
      // @returns {TestResult}
      test(path2, mode) {
        const rules = this._rules;
        const { length } = rules;
        const shortcut = this._basenameCount * 2 >= length;
        const basename3 = shortcut ? basenameOf(path2) : path2;
        for (let index = length - 1; index >= 0; index--) {
          const rule = rules[index];
          if (rule[mode].test(
            shortcut && rule._basenameOnly ? basename3 : path2
          )) {
            const { negative } = rule;
            const ret = {
              ignored: !negative,
              unignored: negative
            };
            if (!negative) {
              ret.rule = rule;
            }
            return ret;
          }
        }
        return {
          ignored: false,
          unignored: false
        };
      }
    };
    var throwError = (message, Ctor) => {
      throw new Ctor(message);
    };
    var checkPath = (path2, originalPath, doThrow) => {
      if (!isString(path2)) {
        return doThrow(
          `path must be a string, but got \`${originalPath}\``,
          TypeError
        );
      }
      if (!path2) {
        return doThrow(`path must not be empty`, TypeError);
      }
      if (checkPath.isNotRelative(path2)) {
        const r = "`path.relative()`d";
        return doThrow(
          `path should be a ${r} string, but got "${originalPath}"`,
          RangeError
        );
      }
      return true;
    };
    var isNotRelative = (path2) => {
      const first = path2.charCodeAt(0);
      if (first === SLASH_CODE) {
        return true;
      }
      if (first !== DOT_CODE) {
        return false;
      }
      if (path2.length === 1) {
        return true;
      }
      const second = path2.charCodeAt(1);
      if (second === SLASH_CODE) {
        return true;
      }
      if (second !== DOT_CODE) {
        return false;
      }
      return path2.length === 2 || path2.charCodeAt(2) === SLASH_CODE;
    };
    checkPath.isNotRelative = isNotRelative;
    checkPath.convert = (p) => p;
    var convertPath = (target) => isString(target) && checkPath.convert(target);
    var Ignore = class {
      constructor({
        ignorecase = true,
        ignoreCase = ignorecase,
        allowRelativePaths = false
      } = {}) {
        define(this, KEY_IGNORE, true);
        this._rules = new RuleManager(ignoreCase);
        this._strictPathCheck = !allowRelativePaths;
        this._initCache();
      }
      _initCache() {
        this._ignoreCache = /* @__PURE__ */ Object.create(null);
        this._testCache = /* @__PURE__ */ Object.create(null);
      }
      add(pattern) {
        if (this._rules.add(pattern)) {
          this._initCache();
        }
        return this;
      }
      // legacy
      addPattern(pattern) {
        return this.add(pattern);
      }
      // @returns {TestResult}
      _test(originalPath, cache, path2) {
        checkPath(
          path2,
          originalPath,
          this._strictPathCheck ? throwError : RETURN_FALSE
        );
        return path2 ? this._t(path2, cache) : {
          ignored: false,
          unignored: false
        };
      }
      checkIgnore(target) {
        const path2 = convertPath(target);
        if (!path2 || path2.charCodeAt(path2.length - 1) !== SLASH_CODE) {
          return this._test(target, this._testCache, path2);
        }
        const dir = this._t(path2, this._testCache);
        if (dir.ignored) {
          return dir;
        }
        const literal = this._rules.testLiteral(path2);
        return literal.ignored || literal.unignored ? literal : dir;
      }
      _t(path2, cache) {
        if (path2 in cache) {
          return cache[path2];
        }
        const parentPath = parentOf(path2);
        const parent = parentPath ? this._t(parentPath, cache) : UNDEFINED;
        return cache[path2] = parent && parent.ignored ? parent : this._rules.test(path2, MODE_IGNORE);
      }
      ignores(path2) {
        return this._test(path2, this._ignoreCache, convertPath(path2)).ignored;
      }
      createFilter() {
        return (path2) => !this.ignores(path2);
      }
      filter(paths) {
        return makeArray(paths).filter(this.createFilter());
      }
      // @returns {TestResult}
      test(path2) {
        return this._test(path2, this._testCache, convertPath(path2));
      }
    };
    var factory = (options) => new Ignore(options);
    var isPathValid = (path2) => checkPath(convertPath(path2), path2, RETURN_FALSE);
    var setupWindows = () => {
      const makePosix = (str) => /^\\\\\?\\/.test(str) || /["<>|\u0000-\u001F]+/u.test(str) ? str : str.replace(/\\/g, "/");
      checkPath.convert = makePosix;
      const REGEX_TEST_WINDOWS_PATH_ABSOLUTE = /^[a-z]:\//i;
      checkPath.isNotRelative = (path2) => REGEX_TEST_WINDOWS_PATH_ABSOLUTE.test(path2) || isNotRelative(path2);
    };
    if (
      // Detect `process` so that it can run in browsers.
      typeof process !== "undefined" && process.platform === "win32"
    ) {
      setupWindows();
    }
    module2.exports = factory;
    factory.default = factory;
    module2.exports.isPathValid = isPathValid;
    define(module2.exports, /* @__PURE__ */ Symbol.for("setupWindows"), setupWindows);
  }
});

// src/text/source-text.ts
function isLineBreak(unit) {
  return unit === 10 || unit === 13;
}
function findLineStarts(text4) {
  const starts = [0];
  for (let at = 0; at < text4.length; at++) {
    const unit = text4.charCodeAt(at);
    if (unit === 13 && text4.charCodeAt(at + 1) === 10) continue;
    if (isLineBreak(unit)) starts.push(at + 1);
  }
  return starts;
}
var SourceText;
var init_source_text = __esm({
  "src/text/source-text.ts"() {
    "use strict";
    SourceText = class {
      /** The whole text, a byte order mark included. */
      content;
      /** What messages call the text: a path, or `<stdin>`. */
      name;
      #lineStarts;
      constructor(content, name = "<source>") {
        this.content = content;
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
      /** Place of an offset; an offset outside of the text is taken to its nearest end. */
      locate(offset) {
        const inside = Math.max(0, Math.min(offset, this.content.length));
        const starts = this.lineStarts;
        let low = 0;
        let high = starts.length - 1;
        while (low < high) {
          const middle2 = low + high + 1 >> 1;
          if (starts[middle2] <= inside) low = middle2;
          else high = middle2 - 1;
        }
        return { line: low + 1, column: inside - starts[low] + 1, offset: inside };
      }
      /** Text of a 1-based line without its line break; empty for a line that is not there. */
      lineText(line) {
        const start = this.lineStarts[line - 1];
        if (start === void 0) return "";
        let end = this.lineStarts[line] ?? this.content.length;
        while (end > start && isLineBreak(this.content.charCodeAt(end - 1))) end--;
        return this.content.slice(start, end);
      }
      /** Offset of a 1-based line and column; beyond the line's end it is the line's end. */
      offsetAt(line, column2) {
        const start = this.lineStarts[Math.max(0, Math.min(line, this.lineCount) - 1)];
        return Math.min(start + Math.max(0, column2 - 1), start + this.lineText(line).length);
      }
    };
  }
});

// src/text/suggest.ts
function editDistance(a, b, limit) {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforeLast = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const current = [i];
    let smallest = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let best = Math.min(last[j] + 1, current[j - 1] + 1, last[j - 1] + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        best = Math.min(best, beforeLast[j - 2] + 1);
      }
      current.push(best);
      if (best < smallest) smallest = best;
    }
    if (smallest > limit) return limit + 1;
    beforeLast = last;
    last = current;
  }
  return last[b.length];
}
function nearestWord(word, candidates) {
  if (word.length > longestComparedWord) return void 0;
  const wanted = word.toLowerCase();
  let limit = Math.max(1, Math.floor(wanted.length / 3));
  let nearest;
  for (const candidate of candidates) {
    const distance = editDistance(wanted, candidate.toLowerCase(), limit);
    if (distance > limit) continue;
    if (distance === 0) return candidate;
    nearest = candidate;
    limit = distance - 1;
  }
  return nearest;
}
function isCertainSpelling(written, meant) {
  const [wrong, right] = [written.toLowerCase(), meant.toLowerCase()];
  if (wrong === right) return true;
  if (written.length < shortestRepairedWord) return false;
  return wrong.replace(/\D/g, "") === right.replace(/\D/g, "") && editDistance(wrong, right, 1) <= 1;
}
var longestComparedWord, shortestRepairedWord;
var init_suggest = __esm({
  "src/text/suggest.ts"() {
    "use strict";
    longestComparedWord = 40;
    shortestRepairedWord = 4;
  }
});

// src/cli/settings/check-shape.ts
function checkShape(node, shape2, path2 = "") {
  const wrong = (expected) => [
    { isFatal: true, offset: node.from, message: `${path2 || "the file"} must be ${expected}` }
  ];
  const plain = node.kind === "plain" ? node.value : void 0;
  switch (shape2.kind) {
    case "text":
      if (typeof plain !== "string") return wrong("a string");
      return plain === "" && shape2.isFilled ? wrong("a string that is not empty") : [];
    case "boolean":
      return typeof plain === "boolean" ? [] : wrong("true or false");
    case "number": {
      const described = `${describeInteger(shape2)}${shape2.orNull ? ", or null" : ""}`;
      if (plain === null && shape2.orNull || plain !== void 0 && plain === shape2.word) {
        return [];
      }
      return Number.isSafeInteger(plain) && isWithin(plain, shape2) ? [] : wrong(described);
    }
    case "measure": {
      const { measure: measure2, min, max } = shape2;
      const isWritten = typeof plain === "string" || typeof plain === "number";
      const value = isWritten ? readMeasure(measure2, String(plain)) : void 0;
      return value !== void 0 && isWithin(value, shape2) ? [] : wrong(describeMeasure(measure2, min, max));
    }
    case "choice": {
      const word = shape2.choices.find((one) => one === plain);
      if (word === void 0) return wrong(shape2.choices.map((one) => `"${one}"`).join(" or "));
      if (shape2.fixed === void 0 || word === shape2.fixed) return [];
      return [{ isFatal: false, offset: node.from, message: `${path2} is always "${shape2.fixed}"` }];
    }
    case "list":
      if (node.kind !== "list") return wrong("a list");
      return node.items.flatMap((item, at) => checkShape(item, shape2.of, `${path2}[${at}]`));
    case "map":
      if (node.kind !== "object") return wrong("an object");
      return node.members.flatMap(
        ({ key, value }) => checkShape(value, shape2.of, path2 === "" ? key : `${path2}.${key}`)
      );
    case "object": {
      if (node.kind !== "object") return wrong("an object");
      const written = new Set(node.members.map(({ key }) => key));
      const missing = shape2.required?.filter((key) => !written.has(key)) ?? [];
      const lacks = missing.map((key) => {
        const message = `${path2 || "the file"} lacks ${JSON.stringify(key)}`;
        return { isFatal: true, offset: node.from, message };
      });
      const found = node.members.flatMap(({ key, keyFrom, value }) => {
        const inner = path2 === "" ? key : `${path2}.${key}`;
        const known = Object.hasOwn(shape2.keys, key) ? shape2.keys[key] : void 0;
        if (known) return checkShape(value, known, inner);
        const meant = nearestWord(key, Object.keys(shape2.keys));
        const hint = meant === void 0 ? "" : `; did you mean "${meant}"?`;
        const message = `there is no setting ${JSON.stringify(inner)}${hint}`;
        return [{ isFatal: false, offset: keyFrom, message }];
      });
      return [...lacks, ...found];
    }
  }
}
function isWithin(value, { min = 0, max = Number.MAX_SAFE_INTEGER }) {
  return value >= min && value <= max;
}
var init_check_shape = __esm({
  "src/cli/settings/check-shape.ts"() {
    "use strict";
    init_suggest();
    init_measures();
    init_read_value();
  }
});

// src/cli/settings/json-node.ts
function readJson(text4) {
  let at = text4.charCodeAt(0) === 65279 ? 1 : 0;
  const node = value(0);
  blanks();
  if (at < text4.length) fail("expected the end of the file");
  return node;
  function fail(message) {
    const found = at < text4.length ? JSON.stringify(text4[at]) : "the end of the file";
    throw new JsonError(`${message}, found ${found}`, at);
  }
  function blanks() {
    while (at < text4.length && " 	\n\r".includes(text4[at])) at++;
  }
  function next(mark2) {
    blanks();
    if (text4[at] !== mark2) return false;
    at++;
    return true;
  }
  function value(depth) {
    blanks();
    const from = at;
    if (depth > deepest) throw new JsonError("nested too deeply", at);
    if (next("{")) return { kind: "object", from, members: members(depth) };
    if (next("[")) return { kind: "list", from, items: items(depth) };
    return { kind: "plain", from, value: plain() };
  }
  function members(depth) {
    const found = [];
    if (next("}")) return found;
    do {
      blanks();
      const keyFrom = at;
      if (text4[at] !== '"') fail("expected a name in double quotes");
      const key = plain();
      if (!next(":")) fail('expected ":"');
      found.push({ key, keyFrom, value: value(depth + 1) });
    } while (next(","));
    if (!next("}")) fail('expected "," or "}"');
    return found;
  }
  function items(depth) {
    const found = [];
    if (next("]")) return found;
    do
      found.push(value(depth + 1));
    while (next(","));
    if (!next("]")) fail('expected "," or "]"');
    return found;
  }
  function plain() {
    const pattern = /"(?:[^"\\\u0000-\u001f]|\\.)*"|-?[0-9][0-9.eE+-]*|true|false|null/y;
    pattern.lastIndex = at;
    const written = pattern.exec(text4)?.[0];
    if (written === void 0) {
      if (text4[at] === '"') throw new JsonError("the string is not closed on its line", at);
      fail("expected a value");
    }
    try {
      const read2 = JSON.parse(written);
      at += written.length;
      return read2;
    } catch {
      throw new JsonError(`${written} is no JSON value`, at);
    }
  }
}
function plainJson(node) {
  switch (node.kind) {
    case "plain":
      return node.value;
    case "list":
      return node.items.map(plainJson);
    case "object":
      return Object.fromEntries(node.members.map(({ key, value }) => [key, plainJson(value)]));
  }
}
var JsonError, deepest;
var init_json_node = __esm({
  "src/cli/settings/json-node.ts"() {
    "use strict";
    JsonError = class extends Error {
      /** Offset at which reading stopped. */
      offset;
      constructor(message, offset) {
        super(message);
        this.offset = offset;
      }
    };
    deepest = 50;
  }
});

// src/text/phrases.ts
function shortened(text4, longest = longestQuote) {
  const flat = text4.replace(/\s+/g, " ");
  return flat.length > longest ? `${flat.slice(0, longest - 1)}\u2026` : flat;
}
function quoted(text4) {
  return `"${shortened(text4)}"`;
}
function listed(names, conjunction, limit = 12) {
  if (names.length > limit) return `${names.slice(0, limit).join(", ")}, \u2026`;
  if (names.length < 2) return names.join("");
  return `${names.slice(0, -1).join(", ")} ${conjunction} ${names.at(-1)}`;
}
function withArticle(noun) {
  return `${/^[aeiou]/i.test(noun) ? "an" : "a"} ${noun}`;
}
function didYouMean(meant) {
  return `did you mean ${quoted(meant)}?`;
}
var longestQuote;
var init_phrases = __esm({
  "src/text/phrases.ts"() {
    "use strict";
    longestQuote = 40;
  }
});

// src/text/catalogue/attributes.ts
var attributeDiagnostics;
var init_attributes = __esm({
  "src/text/catalogue/attributes.ts"() {
    "use strict";
    init_phrases();
    attributeDiagnostics = {
      "unknown-attribute": {
        severity: "warning",
        title: "a component does not have an attribute",
        wordings: {
          modifier: (data) => ({
            message: `${quoted(data.word)} has no attribute ${quoted(data.name)}`,
            hint: `write ${data.modifier} alone: it is a modifier`,
            fix: `write ${data.modifier} alone`
          }),
          label: ({ word, name }) => ({
            message: `${quoted(word)} has no attribute ${quoted(name)}`,
            hint: `the label follows the component: write ${word} "\u2026"`
          }),
          advice: (data) => ({
            message: `${quoted(data.word)} has no attribute ${quoted(data.name)}`,
            hint: data.advice
          }),
          foreign: (data) => ({
            message: `${quoted(data.word)} has no attribute ${quoted(data.name)}`,
            hint: `did you mean ${listed(data.known.slice(0, 2).map(quoted), "or")}?`
          }),
          misspelled: (data) => ({
            message: `${quoted(data.word)} has no attribute ${quoted(data.name)}`,
            hint: didYouMean(data.meant),
            fix: `replace with ${data.meant}`
          }),
          unknown: (data) => ({
            message: `${quoted(data.word)} has no attribute ${quoted(data.name)}`,
            hint: data.own.length === 0 ? `${quoted(data.word)} takes only the common attributes` : `${quoted(data.word)} takes ${listed(data.own, "and")}, plus the common attributes`
          }),
          key: (data) => ({
            message: `an item of ${quoted(data.word)} has no key ${quoted(data.key)}`,
            hint: data.meant === void 0 ? `an item takes ${listed(data.known, "and")}` : didYouMean(data.meant),
            fix: data.meant === void 0 ? void 0 : `replace with ${data.meant}`
          })
        }
      },
      "attribute-duplicate": {
        severity: "warning",
        title: "an attribute is given twice",
        wordings: {
          repeated: ({ word, name }) => ({
            message: `${quoted(word)} has ${name} twice`,
            hint: "the last one counts: remove the others",
            related: "first given here"
          }),
          synonym: (data) => ({
            message: `${quoted(data.word)} has ${data.first} and ${data.second}, which mean the same`,
            hint: "only one of them counts: remove one",
            related: "first given here"
          })
        }
      },
      "attribute-kind": {
        severity: "warning",
        title: "a value has the wrong kind",
        wordings: {
          kind: (data) => ({
            message: `${data.name} cannot be ${data.value}`,
            hint: `${data.name} takes ${data.takes}`
          }),
          modifier: ({ name, value }) => ({
            message: `${name} cannot be ${value}`,
            hint: `${name} takes true or false, and is read as true here`
          }),
          objectItem: ({ word }) => ({
            message: `an item of ${quoted(word)} cannot be an object`,
            hint: 'the items are strings: ["One", "Two"]'
          }),
          viewport: ({ name, value }) => ({
            message: `${name} cannot be ${value}`,
            hint: `write it as in ${name}=1440x900`
          })
        }
      },
      "attribute-choice": {
        severity: "warning",
        title: "a value is not one of the choices",
        wordings: {
          choice: (data) => ({
            message: `${data.name} cannot be ${quoted(data.value)}`,
            hint: data.meant === void 0 ? `use ${data.takes}` : `${didYouMean(data.meant)} ${data.name} takes ${data.takes}`,
            fix: data.meant === void 0 ? void 0 : `replace with ${data.meant}`
          })
        }
      },
      "attribute-range": {
        severity: "warning",
        title: "a number is out of range",
        wordings: {
          bounds: (data) => ({
            message: `${data.name} cannot be ${data.value}`,
            hint: `use ${data.takes}`
          }),
          longest: (data) => ({
            message: `${data.name} cannot be ${data.value}`,
            hint: `use at most ${data.longest} px`
          }),
          maxBelowMin: ({ min, max }) => ({
            message: `max (${max}) is less than min (${min})`,
            hint: "max must be at least min"
          })
        }
      },
      "flag-string": {
        severity: "info",
        title: "true or false is given as a string",
        wordings: {
          quoted: ({ name, value }) => ({
            message: `${name}="${value}" is read as ${name}=${value}`,
            hint: `write ${name}=${value}`,
            fix: "remove the quotes"
          })
        }
      },
      "key-duplicate": {
        severity: "warning",
        title: "an object has a key twice",
        wordings: {
          repeated: ({ key }) => ({
            message: `the object has ${quoted(key)} twice`,
            hint: "the last one counts: remove the others"
          })
        }
      },
      "unknown-icon": {
        severity: "warning",
        title: "an icon does not exist",
        wordings: {
          unknown: ({ icon: icon2, meant }) => ({
            message: `unknown icon ${quoted(icon2)}`,
            hint: meant === void 0 ? "use the name of a Lucide icon" : didYouMean(meant),
            fix: meant === void 0 ? void 0 : `replace with ${meant}`
          })
        }
      },
      "unknown-device": {
        severity: "warning",
        title: "a device does not exist",
        wordings: {
          unknown: (data) => ({
            message: `unknown device ${quoted(data.device)}`,
            hint: data.meant === void 0 ? `use ${data.takes}` : `${didYouMean(data.meant)} ${data.name} takes ${data.takes}`,
            fix: data.meant === void 0 ? void 0 : `replace with ${data.meant}`
          })
        }
      },
      "url-unsafe": {
        severity: "warning",
        title: "a URL is unsafe and is dropped",
        wordings: {
          unsafe: ({ name, url: url2 }) => ({
            message: `${name}=${quoted(url2)} is unsafe and is dropped`,
            hint: "use an http, https, mailto or relative URL"
          })
        }
      },
      "active-range": {
        severity: "warning",
        title: "the active item does not exist",
        wordings: {
          number: ({ active, last }) => ({
            message: `there is no item ${active}: items are numbered from 0 to ${last}`,
            hint: "set active to the number of an item, counted from 0, or to its label"
          }),
          label: ({ active }) => ({
            message: `no item has the label ${quoted(active)}`,
            hint: "set active to the number of an item, counted from 0, or to its label"
          })
        }
      },
      "span-outside": {
        severity: "info",
        title: "a span outside a row or grid has no effect",
        wordings: {
          inside: (data) => ({
            message: `${quoted(data.name)} has no effect in ${quoted(data.parent)}`,
            hint: `use it directly inside ${listed(data.parents, "or")}`
          }),
          topLevel: ({ name, parents }) => ({
            message: `${quoted(name)} has no effect at the top level`,
            hint: `use it directly inside ${listed(parents, "or")}`
          })
        }
      }
    };
  }
});

// src/text/catalogue/blocks.ts
var blockDiagnostics;
var init_blocks = __esm({
  "src/text/catalogue/blocks.ts"() {
    "use strict";
    init_phrases();
    blockDiagnostics = {
      "syntax-unclosed-block": {
        severity: "error",
        title: "a block has no closing brace",
        wordings: {
          element: ({ component }) => ({
            message: `the "{" of ${quoted(component)} is not closed`,
            hint: 'add "}"'
          }),
          object: () => ({ message: 'this "{" is not closed', hint: 'add "}"' })
        }
      },
      "block-extra-close": {
        severity: "error",
        title: "a closing brace has no opening brace",
        wordings: {
          found: () => ({ message: 'this "}" closes nothing', hint: "remove it" })
        }
      },
      "missing-block": {
        severity: "error",
        title: "a component needs a block",
        wordings: {
          open: ({ component }) => ({
            message: `missing "{" after ${quoted(component)}`,
            hint: `write ${component} { \u2026 }`,
            fix: 'add "{"'
          }),
          block: ({ component }) => ({
            message: `${quoted(component)} needs a block`,
            hint: `write ${component} { \u2026 }`
          })
        }
      },
      "block-expected": {
        severity: "info",
        title: "a missing block is read as an empty one",
        wordings: {
          missing: ({ word }) => ({
            message: `${quoted(word)} has no block and is drawn empty`,
            hint: "put its content in a block: { \u2026 }"
          })
        }
      },
      "block-empty": {
        severity: "info",
        title: "a component has no content",
        wordings: {
          content: (data) => ({
            message: `${quoted(data.word)} has no content`,
            hint: [
              ...data.list === void 0 ? [] : [`a list, ${data.list}`],
              ...data.block ? ["a block, { \u2026 }"] : []
            ].join(", or ").replace(/^/, "give it ")
          }),
          mustBeEmpty: ({ word }) => ({
            message: `${quoted(word)} takes no content`,
            hint: "remove the empty block"
          })
        }
      },
      "block-not-allowed": {
        severity: "error",
        title: "a component takes no block",
        wordings: {
          found: ({ component }) => ({
            message: `${quoted(component)} takes no block`,
            hint: "remove the block, or put a container around the elements"
          })
        }
      },
      "syntax-unclosed-list": {
        severity: "error",
        title: "a list has no closing bracket",
        wordings: {
          found: () => ({
            message: 'this "[" is not closed',
            hint: 'add "]" after the last item'
          })
        }
      },
      "syntax-unclosed-call": {
        severity: "error",
        title: "a parenthesis is not closed",
        wordings: {
          found: ({ word }) => ({
            message: 'this "(" is not closed',
            hint: `write ${word}(x, y)`
          })
        }
      },
      "call-arguments": {
        severity: "error",
        title: "at() needs two numbers",
        wordings: {
          found: () => ({ message: "at() takes two numbers", hint: "write at(x, y)" })
        }
      },
      "nesting-limit": {
        severity: "error",
        title: "elements are nested too deeply",
        wordings: {
          passed: ({ limit }) => ({
            message: `elements are nested more than ${limit} levels deep`,
            hint: "split the wireframe, or remove wrappers"
          })
        }
      }
    };
  }
});

// src/text/catalogue/elements.ts
function takes({ label: label2, number: number2, list: list3, block }) {
  const parts = [
    ...label2 ? ['a label, "\u2026",'] : [],
    ...number2 ? ["a number,"] : [],
    ...list3 ? ["a list, [ \u2026 ],"] : [],
    ...block ? ["a block, { \u2026 },"] : []
  ];
  return parts.length === 0 ? "it takes only attributes and modifiers" : `it takes ${parts.join(" ")} attributes and modifiers`;
}
var elementDiagnostics;
var init_elements = __esm({
  "src/text/catalogue/elements.ts"() {
    "use strict";
    init_phrases();
    elementDiagnostics = {
      "unknown-component": {
        severity: "error",
        title: "a component does not exist",
        wordings: {
          unknown: ({ word, meant }) => ({
            message: `unknown component ${quoted(word)}`,
            hint: meant === void 0 ? void 0 : didYouMean(meant),
            fix: meant === void 0 ? void 0 : `replace with ${meant}`
          }),
          attribute: ({ word, parent }) => ({
            message: `unknown component ${quoted(word)}`,
            hint: `attributes go before the block: ${parent} ${word}=\u2026 { \u2026 }`
          }),
          betweenStrings: ({ word, quote }) => ({
            message: `unexpected ${quoted(word)} between two strings`,
            hint: `if it belongs to the text, write the quotes inside it as \\${quote}`
          })
        }
      },
      "component-case": {
        severity: "error",
        title: "a component name has capital letters",
        wordings: {
          found: ({ word, right }) => ({
            message: `${quoted(word)} is not a component: names are lower case`,
            hint: `write "${right}"`,
            fix: `replace with ${right}`
          })
        }
      },
      "unknown-word": {
        severity: "warning",
        title: "a word on its own line is unknown",
        wordings: {
          unknown: ({ word, meant }) => ({
            message: `unknown word ${quoted(word)}`,
            hint: meant === void 0 ? void 0 : didYouMean(meant),
            fix: meant === void 0 ? void 0 : `replace with ${meant}`
          }),
          needsValue: ({ word }) => ({
            message: `unknown word ${quoted(word)}`,
            hint: `${quoted(word)} is an attribute: write ${word}=\u2026`
          })
        }
      },
      "unknown-modifier": {
        severity: "warning",
        title: "a component does not have a modifier",
        wordings: {
          unknown: (data) => ({
            message: `${quoted(data.owner)} has no modifier ${quoted(data.word)}`,
            hint: data.meant === void 0 ? void 0 : didYouMean(data.meant),
            fix: data.meant === void 0 ? void 0 : `replace with ${data.meant}`
          }),
          needsValue: ({ owner, word }) => ({
            message: `${quoted(owner)} has no modifier ${quoted(word)}`,
            hint: `${quoted(word)} is an attribute: write ${word}=\u2026`
          })
        }
      },
      "modifier-component": {
        severity: "warning",
        title: "a component name is read as a modifier",
        wordings: {
          soft: ({ word, owner }) => ({
            message: `${quoted(word)} is read as a modifier of ${quoted(owner)}`,
            hint: `for the component, start a new line; for the attribute, write ${word}=\u2026`
          }),
          incomplete: (data) => ({
            message: `${quoted(data.word)} is read as a modifier of ${quoted(data.owner)}`,
            hint: `to start ${/^[aeiou]/.test(data.word) ? "an" : "a"} ${data.word}, write ${data.example}`
          })
        }
      },
      "missing-label": {
        severity: "error",
        title: "a component needs a label",
        wordings: {
          missing: ({ word, label: label2 }) => ({
            message: `${quoted(word)} needs a label`,
            hint: `write ${word} ${label2 ?? '"\u2026"'}`,
            fix: "add quotes"
          })
        }
      },
      "label-duplicate": {
        severity: "error",
        title: "a component has two labels",
        wordings: {
          second: ({ name }) => ({
            message: `${quoted(name)} already has a label`,
            hint: "remove one of the strings, or put a component before this one",
            related: "the first label"
          })
        }
      },
      "label-not-allowed": {
        severity: "error",
        title: "a component takes no label",
        wordings: {
          found: ({ name, taken }) => ({
            message: `${quoted(name)} takes no label`,
            hint: takes(taken)
          })
        }
      },
      "missing-number": {
        severity: "error",
        title: "a component needs a number",
        wordings: {
          missing: ({ word }) => ({
            message: `${quoted(word)} needs a number`,
            hint: `write ${word} 1`
          })
        }
      },
      "number-not-allowed": {
        severity: "error",
        title: "a component takes no number here",
        wordings: {
          found: (data) => ({
            message: `${quoted(data.name)} cannot take ${data.value} here`,
            hint: data.instead === void 0 ? "give the value a name: name=value" : `write ${data.instead}`,
            fix: data.instead === void 0 ? void 0 : `write ${data.instead}`
          })
        }
      },
      "missing-list": {
        severity: "error",
        title: "a component needs a list",
        wordings: {
          missing: ({ word }) => ({
            message: `${quoted(word)} needs a list`,
            hint: `write ${word} ["\u2026", "\u2026"]`
          })
        }
      },
      "list-duplicate": {
        severity: "error",
        title: "a component has two lists",
        wordings: {
          second: ({ name }) => ({
            message: `${quoted(name)} already has a list`,
            hint: "put all items in one list",
            related: "the first list"
          })
        }
      },
      "list-not-allowed": {
        severity: "error",
        title: "a component takes no list",
        wordings: {
          found: ({ name, taken }) => ({
            message: `${quoted(name)} takes no list`,
            hint: takes(taken)
          })
        }
      },
      "value-stray": {
        severity: "error",
        title: "a value does not belong to an element",
        wordings: {
          text: ({ written, component }) => ({
            message: `${written} does not belong to an element`,
            hint: `to show it, write ${component} ${written}`
          }),
          color: ({ written }) => ({
            message: `${written} does not belong to an element`,
            hint: 'comments start with "//"'
          }),
          value: ({ written }) => ({
            message: `${written} does not belong to an element`,
            hint: "put a component before it"
          }),
          unnamed: () => ({
            message: "a value in braces needs a name",
            hint: "write { name=value }"
          })
        }
      },
      "attribute-stray": {
        severity: "error",
        title: "an attribute does not belong to an element",
        wordings: {
          attribute: ({ written }) => ({
            message: `${quoted(written)} does not belong to an element`,
            hint: "put it after the component that it belongs to"
          }),
          component: (data) => ({
            message: `${quoted(data.written)} does not belong to an element`,
            hint: `write ${data.name} without "${data.separator}"`,
            fix: `remove the "${data.separator}"`
          })
        }
      },
      "missing-page": {
        severity: "info",
        title: "elements are outside a page",
        wordings: {
          outside: ({ word, root }) => ({
            message: `${quoted(word)} is outside a ${root}`,
            hint: `it is drawn on a ${root} of its own: put ${root} "\u2026" { \u2026 } around it`
          })
        }
      },
      "page-nested": {
        severity: "error",
        title: "a page is inside another element",
        wordings: {
          inside: ({ word, parent }) => ({
            message: `${quoted(word)} cannot be inside ${quoted(parent)}`,
            hint: `close ${quoted(parent)} first: a ${word} belongs at the top level`
          })
        }
      },
      "parent-required": {
        severity: "error",
        title: "an element is outside its parent",
        wordings: {
          outside: ({ word, parents }) => ({
            message: `${quoted(word)} must be inside ${listed(parents, "or")}`,
            hint: `move it into the block of ${listed(parents, "or")}`
          }),
          filler: ({ word }) => ({
            message: `${quoted(word)} repeats what is around it, and nothing is`,
            hint: "move it into the block of an element"
          })
        }
      },
      "child-not-allowed": {
        severity: "error",
        title: "an element is not allowed in its parent",
        wordings: {
          unlisted: (data) => ({
            message: `${quoted(data.word)} is not allowed in ${quoted(data.parent)}`,
            hint: data.allowed.length === 0 ? `the block of ${quoted(data.parent)} must be empty` : `${quoted(data.parent)} takes ${listed(data.allowed, "and")}`
          })
        }
      },
      "annotations-place": {
        severity: "warning",
        title: "annotations are too deep in a page",
        wordings: {
          inside: ({ parent }) => ({
            message: `annotations are not allowed in ${quoted(parent)}`,
            hint: "move them directly into the page, or into a row or col of it"
          })
        }
      }
    };
  }
});

// src/text/catalogue/references.ts
var referenceDiagnostics;
var init_references = __esm({
  "src/text/catalogue/references.ts"() {
    "use strict";
    init_phrases();
    referenceDiagnostics = {
      "text-overflow": {
        severity: "warning",
        title: "a text does not fit its box",
        wordings: {
          overflow: ({ text: text4, px }) => ({
            message: `"${shortened(text4, 30)}" is ${px} px too long for its box`,
            hint: "make the element wider, or shorten the text"
          })
        }
      },
      "id-duplicate": {
        severity: "warning",
        title: "two elements have the same id",
        wordings: {
          taken: ({ id: id2, owner }) => ({
            message: `another element already has the id ${quoted(id2)}`,
            hint: "give each element its own id",
            related: `first used by ${quoted(owner)} here`
          })
        }
      },
      "reference-missing": {
        severity: "warning",
        title: "a reference leads nowhere",
        wordings: {
          unsuitable: (data) => ({
            message: `${data.attribute} cannot lead to ${quoted(data.target)}, which is ${withArticle(data.word)}`,
            hint: data.takes
          }),
          missing: (data) => ({
            message: `${data.attribute} leads to ${quoted(data.target)}, which does not exist`,
            hint: data.meant === void 0 ? data.takes : didYouMean(data.meant)
          })
        }
      },
      "marker-unmatched": {
        severity: "info",
        title: "a marker and its annotation do not match",
        wordings: {
          unexplained: (data) => ({
            message: `no annotation on this page explains ${data.word} ${data.number}`,
            hint: `the annotations explain ${listed(data.explained, "and")}`
          }),
          repeated: ({ word, number: number2 }) => ({
            message: `this page has ${word} ${number2} twice`,
            hint: "give each its own number",
            related: "first here"
          })
        }
      },
      "ignore-unknown": {
        severity: "warning",
        title: "an ignore comment names no code",
        wordings: {
          empty: ({ directive: directive2 }) => ({
            message: "this comment names no code",
            hint: `write // ${directive2} CODE with the code of a diagnostic on the next line`
          }),
          unknown: ({ code, meant }) => ({
            message: `unknown code ${quoted(code)}`,
            hint: meant === void 0 ? "run wf explain for a list of all codes" : didYouMean(meant),
            fix: meant === void 0 ? void 0 : `replace with ${meant}`
          }),
          error: ({ code }) => ({
            message: `${quoted(code)} is an error and cannot be ignored`,
            hint: "only warnings and infos can be ignored"
          })
        }
      }
    };
  }
});

// src/text/catalogue/tokens.ts
var tokenDiagnostics;
var init_tokens = __esm({
  "src/text/catalogue/tokens.ts"() {
    "use strict";
    init_phrases();
    tokenDiagnostics = {
      "text-encoding": {
        severity: "error",
        title: "the file is not UTF-8 text",
        wordings: {
          notUtf8: () => ({ message: "the file is not valid UTF-8", hint: "save it as UTF-8" }),
          utf16: () => ({ message: "the file is UTF-16, not UTF-8", hint: "save it as UTF-8" }),
          binary: () => ({
            message: "the file is binary: it contains a null byte",
            hint: "save it as UTF-8 text"
          })
        }
      },
      "text-space": {
        severity: "warning",
        title: "a Unicode space is used as a space",
        wordings: {
          found: () => ({
            message: "unexpected Unicode space",
            hint: "use an ordinary space",
            fix: "replace with a space"
          })
        }
      },
      "syntax-unclosed-string": {
        severity: "error",
        title: "a string has no closing quote",
        wordings: {
          found: ({ quote }) => ({
            message: "this string is not closed",
            hint: `add ${quote} at its end`
          })
        }
      },
      "string-escape": {
        severity: "warning",
        title: "an escape sequence is unknown",
        wordings: {
          unknown: ({ written }) => ({
            message: `unknown escape sequence ${quoted(written)}`,
            hint: `use \\n \\r \\t \\\\ \\" \\' \\/ \\[ \\uXXXX or \\u{X}; for a backslash, write \\\\`
          })
        }
      },
      "string-code-point": {
        severity: "warning",
        title: "an escape sequence is not a valid character",
        wordings: {
          invalid: ({ written }) => ({
            message: `${quoted(written)} is not a valid character and is read as U+FFFD`,
            hint: "use a code point from 0 to 10FFFF, except D800 to DFFF"
          })
        }
      },
      "syntax-unclosed-comment": {
        severity: "error",
        title: "a comment is not closed",
        wordings: { found: () => ({ message: "this comment is not closed", hint: "add */" }) }
      },
      "number-unit": {
        severity: "warning",
        title: "the letters after a number are not a unit",
        wordings: {
          unknown: (data) => ({
            message: `${quoted(data.tail)} is not a unit`,
            hint: data.split === void 0 ? `use one of ${data.units.join(" ")}` : `write "${data.split}", or use one of ${data.units.join(" ")}`
          })
        }
      },
      "value-quotes": {
        severity: "error",
        title: "a value needs quotes",
        wordings: {
          color: ({ written }) => ({
            message: `${quoted(written)} is not a valid color`,
            hint: "hex colors have 3, 4, 6 or 8 digits; put any other text in quotes"
          }),
          text: ({ written }) => ({
            message: `${quoted(written)} needs quotes`,
            hint: `write "${shortened(written)}" in quotes`,
            fix: "add quotes"
          })
        }
      },
      "missing-value": {
        severity: "error",
        title: "a value is missing after an equals sign",
        wordings: {
          attribute: ({ name, separator }) => ({
            message: `missing value for ${quoted(name)} after "${separator}"`,
            hint: `write ${name}=value, or remove the "${separator}"`
          }),
          property: ({ name }) => ({
            message: `missing value for ${quoted(name)}`,
            hint: `write ${name}=value`
          })
        }
      },
      "missing-equals": {
        severity: "error",
        title: "an equals sign is missing between a name and its value",
        wordings: {
          found: ({ name, value }) => ({
            message: `missing "=" between ${quoted(name)} and its value`,
            hint: `write ${name}=${value}`,
            fix: 'add "="'
          })
        }
      },
      "token-unexpected": {
        severity: "error",
        title: "a character is unexpected here",
        wordings: {
          token: ({ token: token2 }) => ({
            message: `unexpected ${quoted(token2)}`,
            hint: "remove it"
          }),
          hash: () => ({
            message: 'unexpected "#"',
            hint: 'comments start with "//"; colors follow "="',
            fix: "make it a comment"
          }),
          curlyQuotes: () => ({
            message: "typographic quotes do not delimit a string",
            hint: 'use straight quotes: "\u2026"',
            fix: "use straight quotes"
          }),
          strayBlock: () => ({
            message: 'this "{" does not belong to an element',
            hint: "put a component before it"
          })
        }
      },
      "comma-unexpected": {
        severity: "error",
        title: "a comma or semicolon between elements or attributes",
        wordings: {
          separator: ({ token: token2 }) => ({
            message: `unexpected "${token2}"`,
            hint: "separate elements and attributes with spaces",
            fix: "remove it"
          }),
          extra: () => ({
            message: "missing item before this comma",
            hint: "put exactly one comma between two items",
            fix: "remove it"
          })
        }
      },
      "markup-unexpected": {
        severity: "error",
        title: "HTML or JSX instead of an element",
        wordings: {
          comment: ({ token: token2 }) => ({
            message: `${quoted(token2)} is markup from another language`,
            hint: "comments are written // text"
          }),
          tag: ({ token: token2 }) => ({
            message: `${quoted(token2)} is markup from another language`,
            hint: 'elements are written name "label" attribute=value { \u2026 }'
          }),
          code: () => ({
            message: "a wireframe cannot contain code",
            hint: "values are strings, numbers, words, lists and { name=value }"
          })
        }
      },
      "parentheses-unexpected": {
        severity: "error",
        title: "parentheses after a word",
        wordings: {
          call: ({ plain }) => ({
            message: "unexpected parentheses",
            hint: `write ${plain}`,
            fix: "remove the parentheses"
          })
        }
      },
      "words-glued": {
        severity: "error",
        title: "a space is missing between two words",
        wordings: {
          before: ({ word }) => ({
            message: `missing space before ${quoted(word)}`,
            hint: `add a space before ${quoted(word)}`,
            fix: "add a space"
          }),
          inside: ({ word, apart }) => ({
            message: `missing space in ${quoted(word)}`,
            hint: `write "${apart}"`,
            fix: "add a space"
          }),
          literal: ({ word, apart }) => ({
            message: `missing space in ${quoted(word)}`,
            hint: `write "${apart}", or put the word in quotes`
          })
        }
      }
    };
  }
});

// src/text/codes.ts
function isDiagnosticCode(text4) {
  return Object.hasOwn(catalogue, text4);
}
function wordingOf(code, wording, data) {
  return catalogue[code].wordings[wording](data);
}
var catalogue, codes;
var init_codes = __esm({
  "src/text/codes.ts"() {
    "use strict";
    init_attributes();
    init_blocks();
    init_elements();
    init_references();
    init_tokens();
    catalogue = {
      ...tokenDiagnostics,
      ...blockDiagnostics,
      ...elementDiagnostics,
      ...attributeDiagnostics,
      ...referenceDiagnostics
    };
    codes = catalogue;
  }
});

// src/cli/settings/render-section.ts
var askedAs, formatOptions, drawingOptions, renderSection;
var init_render_section = __esm({
  "src/cli/settings/render-section.ts"() {
    "use strict";
    init_command();
    init_shared_flags();
    askedAs = (...formats2) => formats2.flatMap(
      (format) => ["--format", "-f", "--type", "-t", "--to", "--as"].map((name) => `${name} ${format}`)
    );
    formatOptions = {
      svg: flag("draw SVG (the default)", { otherNames: [...askedAs("svg"), "--format", "-f"] }),
      html: flag("draw an HTML document", { otherNames: askedAs("html", "htm") }),
      fragment: flag("draw HTML to put into a page: a style element and the wireframe", {
        otherNames: ["--embed", "--partial", "--snippet", ...askedAs("fragment")]
      }),
      png: flag("draw PNG", {
        otherNames: [...askedAs("png", "jpg", "jpeg"), "--format", "-f", "--image", "--jpg"]
      }),
      pdf: flag("draw PDF, one page for each board", { otherNames: askedAs("pdf") })
    };
    drawingOptions = {
      outDir: path("write all pictures below a folder", {
        valueName: "DIR",
        complete: "folders",
        otherNames: ["--out", "--output-dir", "--dir", "--directory", "--folder", "--dist", "-d"]
      }),
      split: flag("draw each page as a picture of its own, NAME-PAGE.svg", {
        negatable: true,
        otherNames: ["--each", "--separate", "--per-page", "--all-pages"]
      }),
      prototype: flag("make the HTML a clickable prototype, without a script", {
        negatable: true,
        otherNames: ["--interactive", "--clickable", "--clickthrough"]
      }),
      theme: choice(["light", "dark", "auto", "both"], "light", "theme of the picture", {
        env: "WF_THEME",
        otherNames: [
          "-t",
          "--mode",
          "--color-scheme",
          "--palette",
          ["--dark", "dark"],
          ["--dark-mode", "dark"],
          ["--light", "light"],
          ["--light-mode", "light"]
        ]
      }),
      device: text("draw each page at the sizes of these devices, side by side", {
        valueName: "NAME,\u2026",
        complete: "devices",
        separated: true,
        otherNames: ["--devices", "--viewport", "--screen", ["--mobile", "mobile"], "-d"]
      }),
      fold: flag("mark where the first screen of a device ends", { negatable: true }),
      width: integer(
        { min: 64, max: 8192 },
        "width of the picture in px, and of pages without their own",
        { otherNames: ["-w", "--size"] }
      ),
      padding: integer({ min: 0, max: 512 }, "space around an SVG, PNG or PDF in px", {
        preset: 24,
        otherNames: ["--margin", "--pad"]
      }),
      scale: integer({ min: 1, max: 8 }, "pixels of a PNG for each px", {
        preset: 1,
        otherNames: ["--zoom", "--dpr", "--pixel-ratio", "--device-scale-factor", ["--retina", "2"]]
      }),
      embedFont: flag("embed the fonts in SVG and HTML", {
        negatable: true,
        otherNames: ["--fonts", "--inline-fonts", "--include-fonts"]
      }),
      strict: strictFlag({ negatable: true })
    };
    renderSection = {
      name: "render",
      docs: "How wf render draws the wireframes beside and below this file",
      options: { ...formatOptions, ...drawingOptions },
      holdsForFiles: true
    };
  }
});

// src/cli/settings/serve-section.ts
var storeOptions, webhookOptions, serveOptions, requests, serveSection;
var init_serve_section = __esm({
  "src/cli/settings/serve-section.ts"() {
    "use strict";
    init_command();
    storeOptions = {
      data: path("folder of the data; your platform's state folder unless you say otherwise", {
        valueName: "DIR",
        complete: "folders",
        env: "WF_DATA"
      }),
      store: text("where accounts, keys and counters are kept", {
        valueName: "URL",
        preset: "lmdb:",
        env: "WF_STORE"
      })
    };
    webhookOptions = {
      allowPrivateWebhooks: flag("send events to private addresses and over http, for development", {
        env: "WF_ALLOW_PRIVATE_WEBHOOKS"
      })
    };
    serveOptions = {
      port: integer({ min: 0, max: 65535 }, "port; 0 takes any free one", {
        preset: 4400,
        env: "WF_PORT"
      }),
      host: text("address to listen on", { valueName: "HOST", preset: "127.0.0.1", env: "WF_HOST" }),
      ...storeOptions,
      keys: path("JSON file of keys, read at the start and on SIGHUP", { env: "WF_KEYS_FILE" }),
      durability: choice(["power", "process"], "power", "what counters survive a cut of", {
        env: "WF_DURABILITY"
      }),
      maxBody: size({ min: 1024, max: 1073741824 }, "largest body of a request", {
        preset: 1048576,
        env: "WF_MAX_BODY"
      }),
      renderTimeout: duration({ min: 100, max: 6e5 }, "longest time for one large source", {
        preset: 5e3,
        env: "WF_RENDER_TIMEOUT"
      }),
      cors: list("origins that browsers may call from", { valueName: "ORIGIN", env: "WF_CORS" }),
      trustProxy: flag("believe X-Forwarded-* headers", { env: "WF_TRUST_PROXY" }),
      baseUrl: text("address for links; the listening address unless you say otherwise", {
        valueName: "URL",
        env: "WF_BASE_URL"
      }),
      limitsFailOpen: flag("serve without limits when the store is down", {
        env: "WF_LIMITS_FAIL_OPEN"
      }),
      ...webhookOptions,
      logLevel: choice(
        ["fatal", "error", "warn", "info", "debug", "trace", "silent"],
        "info",
        "least level that is logged",
        { env: "WF_LOG_LEVEL" }
      ),
      logFormat: choice(["pretty", "json"], void 0, "pretty on a terminal, otherwise json", {
        env: "WF_LOG_FORMAT"
      })
    };
    requests = (docs) => ({ kind: "number", min: 1, max: 4294967295, docs });
    serveSection = {
      name: "serve",
      docs: "How wf serve runs",
      options: serveOptions,
      extras: {
        tiers: {
          kind: "map",
          docs: "Limits by tier, in place of free, basic, pro and enterprise",
          of: {
            kind: "object",
            docs: "Requests that a tier allows",
            required: ["minute", "day", "month"],
            keys: {
              minute: requests("In a minute"),
              day: requests("In a day"),
              month: { ...requests("In a month; null for any number"), orNull: true }
            }
          }
        }
      }
    };
  }
});

// src/cli/settings/sections.ts
var settingsSections;
var init_sections = __esm({
  "src/cli/settings/sections.ts"() {
    "use strict";
    init_render_section();
    init_serve_section();
    settingsSections = [renderSection, serveSection];
  }
});

// src/cli/settings/shape-of-option.ts
function shapeOfOption(option) {
  const { docs, choices } = option;
  switch (option.type) {
    case "flag":
      return { kind: "boolean", docs };
    case "integer":
      return {
        kind: "number",
        docs,
        ...boundsOf(option),
        min: option.min ?? 0,
        ...option.word !== void 0 && { word: option.word }
      };
    case "duration":
    case "size":
      return { kind: "measure", measure: option.type, docs, ...boundsOf(option) };
    case "list":
      return { kind: "list", docs, of: wordShape("One of them", choices) };
    default:
      return wordShape(docs, choices);
  }
}
function wordShape(docs, choices) {
  return choices ? { kind: "choice", docs, choices } : { kind: "text", docs, isFilled: true };
}
function boundsOf({ min, max }) {
  return { ...min !== void 0 && { min }, ...max !== void 0 && { max } };
}
var init_shape_of_option = __esm({
  "src/cli/settings/shape-of-option.ts"() {
    "use strict";
  }
});

// src/cli/settings/shape.ts
function sectionKeys() {
  const keys = {};
  for (const { name, docs, options, extras } of settingsSections) {
    const own = Object.entries(options).map(([key, option]) => [key, shapeOfOption(option)]);
    keys[name] = { kind: "object", docs, keys: { ...Object.fromEntries(own), ...extras } };
  }
  return keys;
}
function severityKeys() {
  const keys = {};
  for (const [code, { severity, title }] of Object.entries(codes)) {
    const fixed = severity === "error" ? { fixed: "error" } : {};
    keys[code] = { kind: "choice", choices: levels, ...fixed, docs: title };
  }
  return keys;
}
var levels, settingsShape;
var init_shape = __esm({
  "src/cli/settings/shape.ts"() {
    "use strict";
    init_codes();
    init_sections();
    init_shape_of_option();
    levels = ["off", "info", "warning", "error"];
    settingsShape = {
      kind: "object",
      docs: "Settings of wf for the files beside and below",
      keys: {
        $schema: { kind: "text", docs: "Where editors find the schema of this file" },
        validate: {
          kind: "object",
          docs: "What wf validate reports",
          keys: {
            severity: {
              kind: "object",
              docs: "Severity of each code; errors of the language stay errors",
              keys: severityKeys()
            },
            ignore: {
              kind: "list",
              docs: "Files and folders that are not checked, as globs relative to this file",
              of: { kind: "text", docs: "A glob" }
            }
          }
        },
        ...sectionKeys()
      }
    };
  }
});

// src/cli/settings/read-settings.ts
var read_settings_exports = {};
__export(read_settings_exports, {
  readSettings: () => readSettings
});
function readSettings(text4, name, folder) {
  const source = new SourceText(text4, name);
  const describe = ({ isFatal, offset, message }) => {
    const { line, column: column2 } = source.locate(offset);
    return `${name}:${line}:${column2}: ${isFatal ? "error" : "warning"}: ${message}`;
  };
  try {
    const root = readJson(text4);
    const problems = checkShape(root, settingsShape);
    const fatal = problems.filter(({ isFatal }) => isFatal);
    if (fatal.length > 0) return { settings: void 0, messages: fatal.map(describe) };
    const file = plainJson(root);
    const { validate = {} } = file;
    const settings = {
      severity: new Map(Object.entries(validate.severity ?? {})),
      ignores: ignoreTest(folder, validate.ignore ?? []),
      folder,
      sections: new Map(Object.entries(file))
    };
    return { settings, messages: problems.map(describe) };
  } catch (error) {
    if (!(error instanceof JsonError)) throw error;
    const problem = { isFatal: true, offset: error.offset, message: error.message };
    return { settings: void 0, messages: [describe(problem)] };
  }
}
function ignoreTest(folder, patterns) {
  if (patterns.length === 0) return () => false;
  const rules = (0, import_ignore.default)({ allowRelativePaths: true, ignorecase: false }).add(
    patterns.map((pattern) => pattern.replace(/^(!?)\.\//, "$1/"))
  );
  return (path2) => rules.ignores((0, import_node_path2.relative)(folder, path2).split(import_node_path2.sep).join("/"));
}
var import_node_path2, import_ignore;
var init_read_settings = __esm({
  "src/cli/settings/read-settings.ts"() {
    "use strict";
    import_node_path2 = require("node:path");
    import_ignore = __toESM(require_ignore(), 1);
    init_source_text();
    init_check_shape();
    init_json_node();
    init_shape();
  }
});

// src/cli/settings/find-settings.ts
var import_node_fs2, import_node_path3, settingsName, SettingsFinder;
var init_find_settings = __esm({
  "src/cli/settings/find-settings.ts"() {
    "use strict";
    import_node_fs2 = require("node:fs");
    import_node_path3 = require("node:path");
    init_usage_error();
    init_failure();
    settingsName = "wf.config.json";
    SettingsFinder = class {
      #io;
      #byFolder = /* @__PURE__ */ new Map();
      constructor(io) {
        this.#io = io;
      }
      /**
       * The settings for the files of a folder. Oddities go to standard error once; a file that cannot
       * be used is a UsageError with its place.
       */
      settingsFor(folder) {
        let found = this.#byFolder.get(folder);
        if (!found) {
          const file = (0, import_node_path3.join)(folder, settingsName);
          const above = (0, import_node_path3.dirname)(folder);
          if ((0, import_node_fs2.existsSync)(file)) found = this.#read(file, folder);
          else found = above === folder ? Promise.resolve(void 0) : this.settingsFor(above);
          this.#byFolder.set(folder, found);
        }
        return found;
      }
      async #read(file, folder) {
        const { cwd, stderr } = this.#io;
        const inside = (0, import_node_path3.relative)(cwd, file);
        const name = inside.startsWith("..") ? file : inside;
        const { readSettings: readSettings2 } = await Promise.resolve().then(() => (init_read_settings(), read_settings_exports));
        let text4;
        try {
          text4 = (0, import_node_fs2.readFileSync)(file, "utf8");
        } catch (error) {
          throw new UsageError(`${name}: ${failureReason(error)}`);
        }
        const { settings, messages } = readSettings2(text4, name, folder);
        if (!settings) throw new UsageError(messages.join("\n"));
        for (const message of messages) await stderr.write(`${message}
`);
        return settings;
      }
    };
  }
});

// src/cli/settings/read-section.ts
var read_section_exports = {};
__export(read_section_exports, {
  SectionReader: () => SectionReader
});
function readWritten({ name, options: table, extras: shapes = {} }, { sections, folder }) {
  const written = sections.get(name);
  if (!written) return void 0;
  const options = {};
  const extras = {};
  for (const [key, value] of Object.entries(written)) {
    const option = Object.hasOwn(table, key) ? table[key] : void 0;
    if (option) options[key] = readSetting(`${name}.${key}`, option, value, folder);
    else if (Object.hasOwn(shapes, key)) extras[key] = value;
  }
  return { options, extras, folder };
}
function readSetting(name, option, written, folder) {
  if (option.type === "path") return (0, import_node_path4.resolve)(folder, written);
  if (option.type === "duration" || option.type === "size")
    return readValue(name, option, String(written));
  return written;
}
var import_node_path4, SectionReader;
var init_read_section = __esm({
  "src/cli/settings/read-section.ts"() {
    "use strict";
    import_node_path4 = require("node:path");
    init_read_value();
    init_find_settings();
    SectionReader = class {
      #section;
      #finder;
      #known = /* @__PURE__ */ new Map();
      constructor(section, io) {
        this.#section = section;
        this.#finder = new SettingsFinder(io);
      }
      /**
       * The section in the settings file of a folder or the nearest one above, the same value for the
       * same file; undefined when there is none. Relative paths in it start from the file.
       */
      async read(folder) {
        const settings = await this.#finder.settingsFor(folder);
        if (!settings) return void 0;
        if (!this.#known.has(settings)) this.#known.set(settings, readWritten(this.#section, settings));
        return this.#known.get(settings);
      }
    };
  }
});

// node_modules/commander/lib/error.js
var require_error = __commonJS({
  "node_modules/commander/lib/error.js"(exports2) {
    var CommanderError2 = class extends Error {
      /**
       * Constructs the CommanderError class
       * @param {number} exitCode suggested exit code which could be used with process.exit
       * @param {string} code an id string representing the error
       * @param {string} message human-readable description of the error
       */
      constructor(exitCode2, code, message) {
        super(message);
        Error.captureStackTrace(this, this.constructor);
        this.name = this.constructor.name;
        this.code = code;
        this.exitCode = exitCode2;
        this.nestedError = void 0;
      }
    };
    var InvalidArgumentError2 = class extends CommanderError2 {
      /**
       * Constructs the InvalidArgumentError class
       * @param {string} [message] explanation of why argument is invalid
       */
      constructor(message) {
        super(1, "commander.invalidArgument", message);
        Error.captureStackTrace(this, this.constructor);
        this.name = this.constructor.name;
      }
    };
    exports2.CommanderError = CommanderError2;
    exports2.InvalidArgumentError = InvalidArgumentError2;
  }
});

// node_modules/commander/lib/argument.js
var require_argument = __commonJS({
  "node_modules/commander/lib/argument.js"(exports2) {
    var { InvalidArgumentError: InvalidArgumentError2 } = require_error();
    var Argument2 = class {
      /**
       * Initialize a new command argument with the given name and description.
       * The default is that the argument is required, and you can explicitly
       * indicate this with <> around the name. Put [] around the name for an optional argument.
       *
       * @param {string} name
       * @param {string} [description]
       */
      constructor(name, description) {
        this.description = description || "";
        this.variadic = false;
        this.parseArg = void 0;
        this.defaultValue = void 0;
        this.defaultValueDescription = void 0;
        this.argChoices = void 0;
        switch (name[0]) {
          case "<":
            this.required = true;
            this._name = name.slice(1, -1);
            break;
          case "[":
            this.required = false;
            this._name = name.slice(1, -1);
            break;
          default:
            this.required = true;
            this._name = name;
            break;
        }
        if (this._name.endsWith("...")) {
          this.variadic = true;
          this._name = this._name.slice(0, -3);
        }
      }
      /**
       * Return argument name.
       *
       * @return {string}
       */
      name() {
        return this._name;
      }
      /**
       * @package
       */
      _collectValue(value, previous) {
        if (previous === this.defaultValue || !Array.isArray(previous)) {
          return [value];
        }
        previous.push(value);
        return previous;
      }
      /**
       * Set the default value, and optionally supply the description to be displayed in the help.
       *
       * @param {*} value
       * @param {string} [description]
       * @return {Argument}
       */
      default(value, description) {
        this.defaultValue = value;
        this.defaultValueDescription = description;
        return this;
      }
      /**
       * Set the custom handler for processing CLI command arguments into argument values.
       *
       * @param {Function} [fn]
       * @return {Argument}
       */
      argParser(fn) {
        this.parseArg = fn;
        return this;
      }
      /**
       * Only allow argument value to be one of choices.
       *
       * @param {string[]} values
       * @return {Argument}
       */
      choices(values) {
        this.argChoices = values.slice();
        this.parseArg = (arg, previous) => {
          if (!this.argChoices.includes(arg)) {
            throw new InvalidArgumentError2(
              `Allowed choices are ${this.argChoices.join(", ")}.`
            );
          }
          if (this.variadic) {
            return this._collectValue(arg, previous);
          }
          return arg;
        };
        return this;
      }
      /**
       * Make argument required.
       *
       * @returns {Argument}
       */
      argRequired() {
        this.required = true;
        return this;
      }
      /**
       * Make argument optional.
       *
       * @returns {Argument}
       */
      argOptional() {
        this.required = false;
        return this;
      }
    };
    function humanReadableArgName(arg) {
      const nameOutput = arg.name() + (arg.variadic === true ? "..." : "");
      return arg.required ? "<" + nameOutput + ">" : "[" + nameOutput + "]";
    }
    exports2.Argument = Argument2;
    exports2.humanReadableArgName = humanReadableArgName;
  }
});

// node_modules/commander/lib/help.js
var require_help = __commonJS({
  "node_modules/commander/lib/help.js"(exports2) {
    var { humanReadableArgName } = require_argument();
    var Help2 = class {
      constructor() {
        this.helpWidth = void 0;
        this.minWidthToWrap = 40;
        this.sortSubcommands = false;
        this.sortOptions = false;
        this.showGlobalOptions = false;
      }
      /**
       * prepareContext is called by Commander after applying overrides from `Command.configureHelp()`
       * and just before calling `formatHelp()`.
       *
       * Commander just uses the helpWidth and the rest is provided for optional use by more complex subclasses.
       *
       * @param {{ error?: boolean, helpWidth?: number, outputHasColors?: boolean }} contextOptions
       */
      prepareContext(contextOptions) {
        this.helpWidth = this.helpWidth ?? contextOptions.helpWidth ?? 80;
      }
      /**
       * Get an array of the visible subcommands. Includes a placeholder for the implicit help command, if there is one.
       *
       * @param {Command} cmd
       * @returns {Command[]}
       */
      visibleCommands(cmd) {
        const visibleCommands = cmd.commands.filter((cmd2) => !cmd2._hidden);
        const helpCommand = cmd._getHelpCommand();
        if (helpCommand && !helpCommand._hidden) {
          visibleCommands.push(helpCommand);
        }
        if (this.sortSubcommands) {
          visibleCommands.sort((a, b) => {
            return a.name().localeCompare(b.name());
          });
        }
        return visibleCommands;
      }
      /**
       * Compare options for sort.
       *
       * @param {Option} a
       * @param {Option} b
       * @returns {number}
       */
      compareOptions(a, b) {
        const getSortKey = (option) => {
          return option.short ? option.short.replace(/^-/, "") : option.long.replace(/^--/, "");
        };
        return getSortKey(a).localeCompare(getSortKey(b));
      }
      /**
       * Get an array of the visible options. Includes a placeholder for the implicit help option, if there is one.
       *
       * @param {Command} cmd
       * @returns {Option[]}
       */
      visibleOptions(cmd) {
        const visibleOptions = cmd.options.filter((option) => !option.hidden);
        const helpOption = cmd._getHelpOption();
        if (helpOption && !helpOption.hidden) {
          const removeShort = helpOption.short && cmd._findOption(helpOption.short);
          const removeLong = helpOption.long && cmd._findOption(helpOption.long);
          if (!removeShort && !removeLong) {
            visibleOptions.push(helpOption);
          } else if (helpOption.long && !removeLong) {
            visibleOptions.push(
              cmd.createOption(helpOption.long, helpOption.description)
            );
          } else if (helpOption.short && !removeShort) {
            visibleOptions.push(
              cmd.createOption(helpOption.short, helpOption.description)
            );
          }
        }
        if (this.sortOptions) {
          visibleOptions.sort(this.compareOptions);
        }
        return visibleOptions;
      }
      /**
       * Get an array of the visible global options. (Not including help.)
       *
       * @param {Command} cmd
       * @returns {Option[]}
       */
      visibleGlobalOptions(cmd) {
        if (!this.showGlobalOptions) return [];
        const globalOptions = [];
        for (let ancestorCmd = cmd.parent; ancestorCmd; ancestorCmd = ancestorCmd.parent) {
          const visibleOptions = ancestorCmd.options.filter(
            (option) => !option.hidden
          );
          globalOptions.push(...visibleOptions);
        }
        if (this.sortOptions) {
          globalOptions.sort(this.compareOptions);
        }
        return globalOptions;
      }
      /**
       * Get an array of the arguments if any have a description.
       *
       * @param {Command} cmd
       * @returns {Argument[]}
       */
      visibleArguments(cmd) {
        if (cmd._argsDescription) {
          cmd.registeredArguments.forEach((argument) => {
            argument.description = argument.description || cmd._argsDescription[argument.name()] || "";
          });
        }
        if (cmd.registeredArguments.find((argument) => argument.description)) {
          return cmd.registeredArguments;
        }
        return [];
      }
      /**
       * Get the command term to show in the list of subcommands.
       *
       * @param {Command} cmd
       * @returns {string}
       */
      subcommandTerm(cmd) {
        const args = cmd.registeredArguments.map((arg) => humanReadableArgName(arg)).join(" ");
        return cmd._name + (cmd._aliases[0] ? "|" + cmd._aliases[0] : "") + (cmd.options.length ? " [options]" : "") + // simplistic check for non-help option
        (args ? " " + args : "");
      }
      /**
       * Get the option term to show in the list of options.
       *
       * @param {Option} option
       * @returns {string}
       */
      optionTerm(option) {
        return option.flags;
      }
      /**
       * Get the argument term to show in the list of arguments.
       *
       * @param {Argument} argument
       * @returns {string}
       */
      argumentTerm(argument) {
        return argument.name();
      }
      /**
       * Get the longest command term length.
       *
       * @param {Command} cmd
       * @param {Help} helper
       * @returns {number}
       */
      longestSubcommandTermLength(cmd, helper) {
        return helper.visibleCommands(cmd).reduce((max, command) => {
          return Math.max(
            max,
            this.displayWidth(
              helper.styleSubcommandTerm(helper.subcommandTerm(command))
            )
          );
        }, 0);
      }
      /**
       * Get the longest option term length.
       *
       * @param {Command} cmd
       * @param {Help} helper
       * @returns {number}
       */
      longestOptionTermLength(cmd, helper) {
        return helper.visibleOptions(cmd).reduce((max, option) => {
          return Math.max(
            max,
            this.displayWidth(helper.styleOptionTerm(helper.optionTerm(option)))
          );
        }, 0);
      }
      /**
       * Get the longest global option term length.
       *
       * @param {Command} cmd
       * @param {Help} helper
       * @returns {number}
       */
      longestGlobalOptionTermLength(cmd, helper) {
        return helper.visibleGlobalOptions(cmd).reduce((max, option) => {
          return Math.max(
            max,
            this.displayWidth(helper.styleOptionTerm(helper.optionTerm(option)))
          );
        }, 0);
      }
      /**
       * Get the longest argument term length.
       *
       * @param {Command} cmd
       * @param {Help} helper
       * @returns {number}
       */
      longestArgumentTermLength(cmd, helper) {
        return helper.visibleArguments(cmd).reduce((max, argument) => {
          return Math.max(
            max,
            this.displayWidth(
              helper.styleArgumentTerm(helper.argumentTerm(argument))
            )
          );
        }, 0);
      }
      /**
       * Get the command usage to be displayed at the top of the built-in help.
       *
       * @param {Command} cmd
       * @returns {string}
       */
      commandUsage(cmd) {
        let cmdName = cmd._name;
        if (cmd._aliases[0]) {
          cmdName = cmdName + "|" + cmd._aliases[0];
        }
        let ancestorCmdNames = "";
        for (let ancestorCmd = cmd.parent; ancestorCmd; ancestorCmd = ancestorCmd.parent) {
          ancestorCmdNames = ancestorCmd.name() + " " + ancestorCmdNames;
        }
        return ancestorCmdNames + cmdName + " " + cmd.usage();
      }
      /**
       * Get the description for the command.
       *
       * @param {Command} cmd
       * @returns {string}
       */
      commandDescription(cmd) {
        return cmd.description();
      }
      /**
       * Get the subcommand summary to show in the list of subcommands.
       * (Fallback to description for backwards compatibility.)
       *
       * @param {Command} cmd
       * @returns {string}
       */
      subcommandDescription(cmd) {
        return cmd.summary() || cmd.description();
      }
      /**
       * Get the option description to show in the list of options.
       *
       * @param {Option} option
       * @return {string}
       */
      optionDescription(option) {
        const extraInfo = [];
        if (option.argChoices) {
          extraInfo.push(
            // use stringify to match the display of the default value
            `choices: ${option.argChoices.map((choice3) => JSON.stringify(choice3)).join(", ")}`
          );
        }
        if (option.defaultValue !== void 0) {
          const showDefault = option.required || option.optional || option.isBoolean() && typeof option.defaultValue === "boolean";
          if (showDefault) {
            extraInfo.push(
              `default: ${option.defaultValueDescription || JSON.stringify(option.defaultValue)}`
            );
          }
        }
        if (option.presetArg !== void 0 && option.optional) {
          extraInfo.push(`preset: ${JSON.stringify(option.presetArg)}`);
        }
        if (option.envVar !== void 0) {
          extraInfo.push(`env: ${option.envVar}`);
        }
        if (extraInfo.length > 0) {
          const extraDescription = `(${extraInfo.join(", ")})`;
          if (option.description) {
            return `${option.description} ${extraDescription}`;
          }
          return extraDescription;
        }
        return option.description;
      }
      /**
       * Get the argument description to show in the list of arguments.
       *
       * @param {Argument} argument
       * @return {string}
       */
      argumentDescription(argument) {
        const extraInfo = [];
        if (argument.argChoices) {
          extraInfo.push(
            // use stringify to match the display of the default value
            `choices: ${argument.argChoices.map((choice3) => JSON.stringify(choice3)).join(", ")}`
          );
        }
        if (argument.defaultValue !== void 0) {
          extraInfo.push(
            `default: ${argument.defaultValueDescription || JSON.stringify(argument.defaultValue)}`
          );
        }
        if (extraInfo.length > 0) {
          const extraDescription = `(${extraInfo.join(", ")})`;
          if (argument.description) {
            return `${argument.description} ${extraDescription}`;
          }
          return extraDescription;
        }
        return argument.description;
      }
      /**
       * Format a list of items, given a heading and an array of formatted items.
       *
       * @param {string} heading
       * @param {string[]} items
       * @param {Help} helper
       * @returns string[]
       */
      formatItemList(heading2, items, helper) {
        if (items.length === 0) return [];
        return [helper.styleTitle(heading2), ...items, ""];
      }
      /**
       * Group items by their help group heading.
       *
       * @param {Command[] | Option[]} unsortedItems
       * @param {Command[] | Option[]} visibleItems
       * @param {Function} getGroup
       * @returns {Map<string, Command[] | Option[]>}
       */
      groupItems(unsortedItems, visibleItems, getGroup) {
        const result = /* @__PURE__ */ new Map();
        unsortedItems.forEach((item) => {
          const group3 = getGroup(item);
          if (!result.has(group3)) result.set(group3, []);
        });
        visibleItems.forEach((item) => {
          const group3 = getGroup(item);
          if (!result.has(group3)) {
            result.set(group3, []);
          }
          result.get(group3).push(item);
        });
        return result;
      }
      /**
       * Generate the built-in help text.
       *
       * @param {Command} cmd
       * @param {Help} helper
       * @returns {string}
       */
      formatHelp(cmd, helper) {
        const termWidth = helper.padWidth(cmd, helper);
        const helpWidth = helper.helpWidth ?? 80;
        function callFormatItem(term, description) {
          return helper.formatItem(term, termWidth, description, helper);
        }
        let output = [
          `${helper.styleTitle("Usage:")} ${helper.styleUsage(helper.commandUsage(cmd))}`,
          ""
        ];
        const commandDescription = helper.commandDescription(cmd);
        if (commandDescription.length > 0) {
          output = output.concat([
            helper.boxWrap(
              helper.styleCommandDescription(commandDescription),
              helpWidth
            ),
            ""
          ]);
        }
        const argumentList = helper.visibleArguments(cmd).map((argument) => {
          return callFormatItem(
            helper.styleArgumentTerm(helper.argumentTerm(argument)),
            helper.styleArgumentDescription(helper.argumentDescription(argument))
          );
        });
        output = output.concat(
          this.formatItemList("Arguments:", argumentList, helper)
        );
        const optionGroups = this.groupItems(
          cmd.options,
          helper.visibleOptions(cmd),
          (option) => option.helpGroupHeading ?? "Options:"
        );
        optionGroups.forEach((options, group3) => {
          const optionList = options.map((option) => {
            return callFormatItem(
              helper.styleOptionTerm(helper.optionTerm(option)),
              helper.styleOptionDescription(helper.optionDescription(option))
            );
          });
          output = output.concat(this.formatItemList(group3, optionList, helper));
        });
        if (helper.showGlobalOptions) {
          const globalOptionList = helper.visibleGlobalOptions(cmd).map((option) => {
            return callFormatItem(
              helper.styleOptionTerm(helper.optionTerm(option)),
              helper.styleOptionDescription(helper.optionDescription(option))
            );
          });
          output = output.concat(
            this.formatItemList("Global Options:", globalOptionList, helper)
          );
        }
        const commandGroups = this.groupItems(
          cmd.commands,
          helper.visibleCommands(cmd),
          (sub) => sub.helpGroup() || "Commands:"
        );
        commandGroups.forEach((commands3, group3) => {
          const commandList = commands3.map((sub) => {
            return callFormatItem(
              helper.styleSubcommandTerm(helper.subcommandTerm(sub)),
              helper.styleSubcommandDescription(helper.subcommandDescription(sub))
            );
          });
          output = output.concat(this.formatItemList(group3, commandList, helper));
        });
        return output.join("\n");
      }
      /**
       * Return display width of string, ignoring ANSI escape sequences. Used in padding and wrapping calculations.
       *
       * @param {string} str
       * @returns {number}
       */
      displayWidth(str) {
        return stripColor(str).length;
      }
      /**
       * Style the title for displaying in the help. Called with 'Usage:', 'Options:', etc.
       *
       * @param {string} str
       * @returns {string}
       */
      styleTitle(str) {
        return str;
      }
      styleUsage(str) {
        return str.split(" ").map((word) => {
          if (word === "[options]") return this.styleOptionText(word);
          if (word === "[command]") return this.styleSubcommandText(word);
          if (word[0] === "[" || word[0] === "<")
            return this.styleArgumentText(word);
          return this.styleCommandText(word);
        }).join(" ");
      }
      styleCommandDescription(str) {
        return this.styleDescriptionText(str);
      }
      styleOptionDescription(str) {
        return this.styleDescriptionText(str);
      }
      styleSubcommandDescription(str) {
        return this.styleDescriptionText(str);
      }
      styleArgumentDescription(str) {
        return this.styleDescriptionText(str);
      }
      styleDescriptionText(str) {
        return str;
      }
      styleOptionTerm(str) {
        return this.styleOptionText(str);
      }
      styleSubcommandTerm(str) {
        return str.split(" ").map((word) => {
          if (word === "[options]") return this.styleOptionText(word);
          if (word[0] === "[" || word[0] === "<")
            return this.styleArgumentText(word);
          return this.styleSubcommandText(word);
        }).join(" ");
      }
      styleArgumentTerm(str) {
        return this.styleArgumentText(str);
      }
      styleOptionText(str) {
        return str;
      }
      styleArgumentText(str) {
        return str;
      }
      styleSubcommandText(str) {
        return str;
      }
      styleCommandText(str) {
        return str;
      }
      /**
       * Calculate the pad width from the maximum term length.
       *
       * @param {Command} cmd
       * @param {Help} helper
       * @returns {number}
       */
      padWidth(cmd, helper) {
        return Math.max(
          helper.longestOptionTermLength(cmd, helper),
          helper.longestGlobalOptionTermLength(cmd, helper),
          helper.longestSubcommandTermLength(cmd, helper),
          helper.longestArgumentTermLength(cmd, helper)
        );
      }
      /**
       * Detect manually wrapped and indented strings by checking for line break followed by whitespace.
       *
       * @param {string} str
       * @returns {boolean}
       */
      preformatted(str) {
        return /\n[^\S\r\n]/.test(str);
      }
      /**
       * Format the "item", which consists of a term and description. Pad the term and wrap the description, indenting the following lines.
       *
       * So "TTT", 5, "DDD DDDD DD DDD" might be formatted for this.helpWidth=17 like so:
       *   TTT  DDD DDDD
       *        DD DDD
       *
       * @param {string} term
       * @param {number} termWidth
       * @param {string} description
       * @param {Help} helper
       * @returns {string}
       */
      formatItem(term, termWidth, description, helper) {
        const itemIndent = 2;
        const itemIndentStr = " ".repeat(itemIndent);
        if (!description) return itemIndentStr + term;
        const paddedTerm = term.padEnd(
          termWidth + term.length - helper.displayWidth(term)
        );
        const spacerWidth = 2;
        const helpWidth = this.helpWidth ?? 80;
        const remainingWidth = helpWidth - termWidth - spacerWidth - itemIndent;
        let formattedDescription;
        if (remainingWidth < this.minWidthToWrap || helper.preformatted(description)) {
          formattedDescription = description;
        } else {
          const wrappedDescription = helper.boxWrap(description, remainingWidth);
          formattedDescription = wrappedDescription.replace(
            /\n/g,
            "\n" + " ".repeat(termWidth + spacerWidth)
          );
        }
        return itemIndentStr + paddedTerm + " ".repeat(spacerWidth) + formattedDescription.replace(/\n/g, `
${itemIndentStr}`);
      }
      /**
       * Wrap a string at whitespace, preserving existing line breaks.
       * Wrapping is skipped if the width is less than `minWidthToWrap`.
       *
       * @param {string} str
       * @param {number} width
       * @returns {string}
       */
      boxWrap(str, width2) {
        if (width2 < this.minWidthToWrap) return str;
        const rawLines = str.split(/\r\n|\n/);
        const chunkPattern = /[\s]*[^\s]+/g;
        const wrappedLines = [];
        rawLines.forEach((line) => {
          const chunks = line.match(chunkPattern);
          if (chunks === null) {
            wrappedLines.push("");
            return;
          }
          let sumChunks = [chunks.shift()];
          let sumWidth = this.displayWidth(sumChunks[0]);
          chunks.forEach((chunk) => {
            const visibleWidth = this.displayWidth(chunk);
            if (sumWidth + visibleWidth <= width2) {
              sumChunks.push(chunk);
              sumWidth += visibleWidth;
              return;
            }
            wrappedLines.push(sumChunks.join(""));
            const nextChunk = chunk.trimStart();
            sumChunks = [nextChunk];
            sumWidth = this.displayWidth(nextChunk);
          });
          wrappedLines.push(sumChunks.join(""));
        });
        return wrappedLines.join("\n");
      }
    };
    function stripColor(str) {
      const sgrPattern = /\x1b\[\d*(;\d*)*m/g;
      return str.replace(sgrPattern, "");
    }
    exports2.Help = Help2;
    exports2.stripColor = stripColor;
  }
});

// node_modules/commander/lib/option.js
var require_option = __commonJS({
  "node_modules/commander/lib/option.js"(exports2) {
    var { InvalidArgumentError: InvalidArgumentError2 } = require_error();
    var Option2 = class {
      /**
       * Initialize a new `Option` with the given `flags` and `description`.
       *
       * @param {string} flags
       * @param {string} [description]
       */
      constructor(flags, description) {
        this.flags = flags;
        this.description = description || "";
        this.required = flags.includes("<");
        this.optional = flags.includes("[");
        this.variadic = /\w\.\.\.[>\]]$/.test(flags);
        this.mandatory = false;
        const optionFlags = splitOptionFlags(flags);
        this.short = optionFlags.shortFlag;
        this.long = optionFlags.longFlag;
        this.negate = false;
        if (this.long) {
          this.negate = this.long.startsWith("--no-");
        }
        this.defaultValue = void 0;
        this.defaultValueDescription = void 0;
        this.presetArg = void 0;
        this.envVar = void 0;
        this.parseArg = void 0;
        this.hidden = false;
        this.argChoices = void 0;
        this.conflictsWith = [];
        this.implied = void 0;
        this.helpGroupHeading = void 0;
      }
      /**
       * Set the default value, and optionally supply the description to be displayed in the help.
       *
       * @param {*} value
       * @param {string} [description]
       * @return {Option}
       */
      default(value, description) {
        this.defaultValue = value;
        this.defaultValueDescription = description;
        return this;
      }
      /**
       * Preset to use when option used without option-argument, especially optional but also boolean and negated.
       * The custom processing (parseArg) is called.
       *
       * @example
       * new Option('--color').default('GREYSCALE').preset('RGB');
       * new Option('--donate [amount]').preset('20').argParser(parseFloat);
       *
       * @param {*} arg
       * @return {Option}
       */
      preset(arg) {
        this.presetArg = arg;
        return this;
      }
      /**
       * Add option name(s) that conflict with this option.
       * An error will be displayed if conflicting options are found during parsing.
       *
       * @example
       * new Option('--rgb').conflicts('cmyk');
       * new Option('--js').conflicts(['ts', 'jsx']);
       *
       * @param {(string | string[])} names
       * @return {Option}
       */
      conflicts(names) {
        this.conflictsWith = this.conflictsWith.concat(names);
        return this;
      }
      /**
       * Specify implied option values for when this option is set and the implied options are not.
       *
       * The custom processing (parseArg) is not called on the implied values.
       *
       * @example
       * program
       *   .addOption(new Option('--log', 'write logging information to file'))
       *   .addOption(new Option('--trace', 'log extra details').implies({ log: 'trace.txt' }));
       *
       * @param {object} impliedOptionValues
       * @return {Option}
       */
      implies(impliedOptionValues) {
        let newImplied = impliedOptionValues;
        if (typeof impliedOptionValues === "string") {
          newImplied = { [impliedOptionValues]: true };
        }
        this.implied = Object.assign(this.implied || {}, newImplied);
        return this;
      }
      /**
       * Set environment variable to check for option value.
       *
       * An environment variable is only used if when processed the current option value is
       * undefined, or the source of the current value is 'default' or 'config' or 'env'.
       *
       * @param {string} name
       * @return {Option}
       */
      env(name) {
        this.envVar = name;
        return this;
      }
      /**
       * Set the custom handler for processing CLI option arguments into option values.
       *
       * @param {Function} [fn]
       * @return {Option}
       */
      argParser(fn) {
        this.parseArg = fn;
        return this;
      }
      /**
       * Whether the option is mandatory and must have a value after parsing.
       *
       * @param {boolean} [mandatory=true]
       * @return {Option}
       */
      makeOptionMandatory(mandatory = true) {
        this.mandatory = !!mandatory;
        return this;
      }
      /**
       * Hide option in help.
       *
       * @param {boolean} [hide=true]
       * @return {Option}
       */
      hideHelp(hide = true) {
        this.hidden = !!hide;
        return this;
      }
      /**
       * @package
       */
      _collectValue(value, previous) {
        if (previous === this.defaultValue || !Array.isArray(previous)) {
          return [value];
        }
        previous.push(value);
        return previous;
      }
      /**
       * Only allow option value to be one of choices.
       *
       * @param {string[]} values
       * @return {Option}
       */
      choices(values) {
        this.argChoices = values.slice();
        this.parseArg = (arg, previous) => {
          if (!this.argChoices.includes(arg)) {
            throw new InvalidArgumentError2(
              `Allowed choices are ${this.argChoices.join(", ")}.`
            );
          }
          if (this.variadic) {
            return this._collectValue(arg, previous);
          }
          return arg;
        };
        return this;
      }
      /**
       * Return option name.
       *
       * @return {string}
       */
      name() {
        if (this.long) {
          return this.long.replace(/^--/, "");
        }
        return this.short.replace(/^-/, "");
      }
      /**
       * Return option name, in a camelcase format that can be used
       * as an object attribute key.
       *
       * @return {string}
       */
      attributeName() {
        if (this.negate) {
          return camelcase(this.name().replace(/^no-/, ""));
        }
        return camelcase(this.name());
      }
      /**
       * Set the help group heading.
       *
       * @param {string} heading
       * @return {Option}
       */
      helpGroup(heading2) {
        this.helpGroupHeading = heading2;
        return this;
      }
      /**
       * Check if `arg` matches the short or long flag.
       *
       * @param {string} arg
       * @return {boolean}
       * @package
       */
      is(arg) {
        return this.short === arg || this.long === arg;
      }
      /**
       * Return whether a boolean option.
       *
       * Options are one of boolean, negated, required argument, or optional argument.
       *
       * @return {boolean}
       * @package
       */
      isBoolean() {
        return !this.required && !this.optional && !this.negate;
      }
    };
    var DualOptions = class {
      /**
       * @param {Option[]} options
       */
      constructor(options) {
        this.positiveOptions = /* @__PURE__ */ new Map();
        this.negativeOptions = /* @__PURE__ */ new Map();
        this.dualOptions = /* @__PURE__ */ new Set();
        options.forEach((option) => {
          if (option.negate) {
            this.negativeOptions.set(option.attributeName(), option);
          } else {
            this.positiveOptions.set(option.attributeName(), option);
          }
        });
        this.negativeOptions.forEach((value, key) => {
          if (this.positiveOptions.has(key)) {
            this.dualOptions.add(key);
          }
        });
      }
      /**
       * Did the value come from the option, and not from possible matching dual option?
       *
       * @param {*} value
       * @param {Option} option
       * @returns {boolean}
       */
      valueFromOption(value, option) {
        const optionKey = option.attributeName();
        if (!this.dualOptions.has(optionKey)) return true;
        const preset = this.negativeOptions.get(optionKey).presetArg;
        const negativeValue = preset !== void 0 ? preset : false;
        return option.negate === (negativeValue === value);
      }
    };
    function camelcase(str) {
      return str.split("-").reduce((str2, word) => {
        return str2 + word[0].toUpperCase() + word.slice(1);
      });
    }
    function splitOptionFlags(flags) {
      let shortFlag;
      let longFlag;
      const shortFlagExp = /^-[^-]$/;
      const longFlagExp = /^--[^-]/;
      const flagParts = flags.split(/[ |,]+/).concat("guard");
      if (shortFlagExp.test(flagParts[0])) shortFlag = flagParts.shift();
      if (longFlagExp.test(flagParts[0])) longFlag = flagParts.shift();
      if (!shortFlag && shortFlagExp.test(flagParts[0]))
        shortFlag = flagParts.shift();
      if (!shortFlag && longFlagExp.test(flagParts[0])) {
        shortFlag = longFlag;
        longFlag = flagParts.shift();
      }
      if (flagParts[0].startsWith("-")) {
        const unsupportedFlag = flagParts[0];
        const baseError = `option creation failed due to '${unsupportedFlag}' in option flags '${flags}'`;
        if (/^-[^-][^-]/.test(unsupportedFlag))
          throw new Error(
            `${baseError}
- a short flag is a single dash and a single character
  - either use a single dash and a single character (for a short flag)
  - or use a double dash for a long option (and can have two, like '--ws, --workspace')`
          );
        if (shortFlagExp.test(unsupportedFlag))
          throw new Error(`${baseError}
- too many short flags`);
        if (longFlagExp.test(unsupportedFlag))
          throw new Error(`${baseError}
- too many long flags`);
        throw new Error(`${baseError}
- unrecognised flag format`);
      }
      if (shortFlag === void 0 && longFlag === void 0)
        throw new Error(
          `option creation failed due to no flags found in '${flags}'.`
        );
      return { shortFlag, longFlag };
    }
    exports2.Option = Option2;
    exports2.DualOptions = DualOptions;
  }
});

// node_modules/commander/lib/suggestSimilar.js
var require_suggestSimilar = __commonJS({
  "node_modules/commander/lib/suggestSimilar.js"(exports2) {
    var maxDistance = 3;
    function editDistance2(a, b) {
      if (Math.abs(a.length - b.length) > maxDistance)
        return Math.max(a.length, b.length);
      const d = [];
      for (let i = 0; i <= a.length; i++) {
        d[i] = [i];
      }
      for (let j = 0; j <= b.length; j++) {
        d[0][j] = j;
      }
      for (let j = 1; j <= b.length; j++) {
        for (let i = 1; i <= a.length; i++) {
          let cost = 1;
          if (a[i - 1] === b[j - 1]) {
            cost = 0;
          } else {
            cost = 1;
          }
          d[i][j] = Math.min(
            d[i - 1][j] + 1,
            // deletion
            d[i][j - 1] + 1,
            // insertion
            d[i - 1][j - 1] + cost
            // substitution
          );
          if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
            d[i][j] = Math.min(d[i][j], d[i - 2][j - 2] + 1);
          }
        }
      }
      return d[a.length][b.length];
    }
    function suggestSimilar(word, candidates) {
      if (!candidates || candidates.length === 0) return "";
      candidates = Array.from(new Set(candidates));
      const searchingOptions = word.startsWith("--");
      if (searchingOptions) {
        word = word.slice(2);
        candidates = candidates.map((candidate) => candidate.slice(2));
      }
      let similar = [];
      let bestDistance = maxDistance;
      const minSimilarity = 0.4;
      candidates.forEach((candidate) => {
        if (candidate.length <= 1) return;
        const distance = editDistance2(word, candidate);
        const length = Math.max(word.length, candidate.length);
        const similarity = (length - distance) / length;
        if (similarity > minSimilarity) {
          if (distance < bestDistance) {
            bestDistance = distance;
            similar = [candidate];
          } else if (distance === bestDistance) {
            similar.push(candidate);
          }
        }
      });
      similar.sort((a, b) => a.localeCompare(b));
      if (searchingOptions) {
        similar = similar.map((candidate) => `--${candidate}`);
      }
      if (similar.length > 1) {
        return `
(Did you mean one of ${similar.join(", ")}?)`;
      }
      if (similar.length === 1) {
        return `
(Did you mean ${similar[0]}?)`;
      }
      return "";
    }
    exports2.suggestSimilar = suggestSimilar;
  }
});

// node_modules/commander/lib/command.js
var require_command = __commonJS({
  "node_modules/commander/lib/command.js"(exports2) {
    var EventEmitter = require("node:events").EventEmitter;
    var childProcess = require("node:child_process");
    var path2 = require("node:path");
    var fs = require("node:fs");
    var process2 = require("node:process");
    var { Argument: Argument2, humanReadableArgName } = require_argument();
    var { CommanderError: CommanderError2 } = require_error();
    var { Help: Help2, stripColor } = require_help();
    var { Option: Option2, DualOptions } = require_option();
    var { suggestSimilar } = require_suggestSimilar();
    var Command2 = class _Command extends EventEmitter {
      /**
       * Initialize a new `Command`.
       *
       * @param {string} [name]
       */
      constructor(name) {
        super();
        this.commands = [];
        this.options = [];
        this.parent = null;
        this._allowUnknownOption = false;
        this._allowExcessArguments = false;
        this.registeredArguments = [];
        this._args = this.registeredArguments;
        this.args = [];
        this.rawArgs = [];
        this.processedArgs = [];
        this._scriptPath = null;
        this._name = name || "";
        this._optionValues = {};
        this._optionValueSources = {};
        this._storeOptionsAsProperties = false;
        this._actionHandler = null;
        this._executableHandler = false;
        this._executableFile = null;
        this._executableDir = null;
        this._defaultCommandName = null;
        this._exitCallback = null;
        this._aliases = [];
        this._combineFlagAndOptionalValue = true;
        this._description = "";
        this._summary = "";
        this._argsDescription = void 0;
        this._enablePositionalOptions = false;
        this._passThroughOptions = false;
        this._lifeCycleHooks = {};
        this._showHelpAfterError = false;
        this._showSuggestionAfterError = true;
        this._savedState = null;
        this._outputConfiguration = {
          writeOut: (str) => process2.stdout.write(str),
          writeErr: (str) => process2.stderr.write(str),
          outputError: (str, write) => write(str),
          getOutHelpWidth: () => process2.stdout.isTTY ? process2.stdout.columns : void 0,
          getErrHelpWidth: () => process2.stderr.isTTY ? process2.stderr.columns : void 0,
          getOutHasColors: () => useColor() ?? (process2.stdout.isTTY && process2.stdout.hasColors?.()),
          getErrHasColors: () => useColor() ?? (process2.stderr.isTTY && process2.stderr.hasColors?.()),
          stripColor: (str) => stripColor(str)
        };
        this._hidden = false;
        this._helpOption = void 0;
        this._addImplicitHelpCommand = void 0;
        this._helpCommand = void 0;
        this._helpConfiguration = {};
        this._helpGroupHeading = void 0;
        this._defaultCommandGroup = void 0;
        this._defaultOptionGroup = void 0;
      }
      /**
       * Copy settings that are useful to have in common across root command and subcommands.
       *
       * (Used internally when adding a command using `.command()` so subcommands inherit parent settings.)
       *
       * @param {Command} sourceCommand
       * @return {Command} `this` command for chaining
       */
      copyInheritedSettings(sourceCommand) {
        this._outputConfiguration = sourceCommand._outputConfiguration;
        this._helpOption = sourceCommand._helpOption;
        this._helpCommand = sourceCommand._helpCommand;
        this._helpConfiguration = sourceCommand._helpConfiguration;
        this._exitCallback = sourceCommand._exitCallback;
        this._storeOptionsAsProperties = sourceCommand._storeOptionsAsProperties;
        this._combineFlagAndOptionalValue = sourceCommand._combineFlagAndOptionalValue;
        this._allowExcessArguments = sourceCommand._allowExcessArguments;
        this._enablePositionalOptions = sourceCommand._enablePositionalOptions;
        this._showHelpAfterError = sourceCommand._showHelpAfterError;
        this._showSuggestionAfterError = sourceCommand._showSuggestionAfterError;
        return this;
      }
      /**
       * @returns {Command[]}
       * @private
       */
      _getCommandAndAncestors() {
        const result = [];
        for (let command = this; command; command = command.parent) {
          result.push(command);
        }
        return result;
      }
      /**
       * Define a command.
       *
       * There are two styles of command: pay attention to where to put the description.
       *
       * @example
       * // Command implemented using action handler (description is supplied separately to `.command`)
       * program
       *   .command('clone <source> [destination]')
       *   .description('clone a repository into a newly created directory')
       *   .action((source, destination) => {
       *     console.log('clone command called');
       *   });
       *
       * // Command implemented using separate executable file (description is second parameter to `.command`)
       * program
       *   .command('start <service>', 'start named service')
       *   .command('stop [service]', 'stop named service, or all if no name supplied');
       *
       * @param {string} nameAndArgs - command name and arguments, args are `<required>` or `[optional]` and last may also be `variadic...`
       * @param {(object | string)} [actionOptsOrExecDesc] - configuration options (for action), or description (for executable)
       * @param {object} [execOpts] - configuration options (for executable)
       * @return {Command} returns new command for action handler, or `this` for executable command
       */
      command(nameAndArgs, actionOptsOrExecDesc, execOpts) {
        let desc = actionOptsOrExecDesc;
        let opts = execOpts;
        if (typeof desc === "object" && desc !== null) {
          opts = desc;
          desc = null;
        }
        opts = opts || {};
        const [, name, args] = nameAndArgs.match(/([^ ]+) *(.*)/);
        const cmd = this.createCommand(name);
        if (desc) {
          cmd.description(desc);
          cmd._executableHandler = true;
        }
        if (opts.isDefault) this._defaultCommandName = cmd._name;
        cmd._hidden = !!(opts.noHelp || opts.hidden);
        cmd._executableFile = opts.executableFile || null;
        if (args) cmd.arguments(args);
        this._registerCommand(cmd);
        cmd.parent = this;
        cmd.copyInheritedSettings(this);
        if (desc) return this;
        return cmd;
      }
      /**
       * Factory routine to create a new unattached command.
       *
       * See .command() for creating an attached subcommand, which uses this routine to
       * create the command. You can override createCommand to customise subcommands.
       *
       * @param {string} [name]
       * @return {Command} new command
       */
      createCommand(name) {
        return new _Command(name);
      }
      /**
       * You can customise the help with a subclass of Help by overriding createHelp,
       * or by overriding Help properties using configureHelp().
       *
       * @return {Help}
       */
      createHelp() {
        return Object.assign(new Help2(), this.configureHelp());
      }
      /**
       * You can customise the help by overriding Help properties using configureHelp(),
       * or with a subclass of Help by overriding createHelp().
       *
       * @param {object} [configuration] - configuration options
       * @return {(Command | object)} `this` command for chaining, or stored configuration
       */
      configureHelp(configuration) {
        if (configuration === void 0) return this._helpConfiguration;
        this._helpConfiguration = configuration;
        return this;
      }
      /**
       * The default output goes to stdout and stderr. You can customise this for special
       * applications. You can also customise the display of errors by overriding outputError.
       *
       * The configuration properties are all functions:
       *
       *     // change how output being written, defaults to stdout and stderr
       *     writeOut(str)
       *     writeErr(str)
       *     // change how output being written for errors, defaults to writeErr
       *     outputError(str, write) // used for displaying errors and not used for displaying help
       *     // specify width for wrapping help
       *     getOutHelpWidth()
       *     getErrHelpWidth()
       *     // color support, currently only used with Help
       *     getOutHasColors()
       *     getErrHasColors()
       *     stripColor() // used to remove ANSI escape codes if output does not have colors
       *
       * @param {object} [configuration] - configuration options
       * @return {(Command | object)} `this` command for chaining, or stored configuration
       */
      configureOutput(configuration) {
        if (configuration === void 0) return this._outputConfiguration;
        this._outputConfiguration = {
          ...this._outputConfiguration,
          ...configuration
        };
        return this;
      }
      /**
       * Display the help or a custom message after an error occurs.
       *
       * @param {(boolean|string)} [displayHelp]
       * @return {Command} `this` command for chaining
       */
      showHelpAfterError(displayHelp = true) {
        if (typeof displayHelp !== "string") displayHelp = !!displayHelp;
        this._showHelpAfterError = displayHelp;
        return this;
      }
      /**
       * Display suggestion of similar commands for unknown commands, or options for unknown options.
       *
       * @param {boolean} [displaySuggestion]
       * @return {Command} `this` command for chaining
       */
      showSuggestionAfterError(displaySuggestion = true) {
        this._showSuggestionAfterError = !!displaySuggestion;
        return this;
      }
      /**
       * Add a prepared subcommand.
       *
       * See .command() for creating an attached subcommand which inherits settings from its parent.
       *
       * @param {Command} cmd - new subcommand
       * @param {object} [opts] - configuration options
       * @return {Command} `this` command for chaining
       */
      addCommand(cmd, opts) {
        if (!cmd._name) {
          throw new Error(`Command passed to .addCommand() must have a name
- specify the name in Command constructor or using .name()`);
        }
        opts = opts || {};
        if (opts.isDefault) this._defaultCommandName = cmd._name;
        if (opts.noHelp || opts.hidden) cmd._hidden = true;
        this._registerCommand(cmd);
        cmd.parent = this;
        cmd._checkForBrokenPassThrough();
        return this;
      }
      /**
       * Factory routine to create a new unattached argument.
       *
       * See .argument() for creating an attached argument, which uses this routine to
       * create the argument. You can override createArgument to return a custom argument.
       *
       * @param {string} name
       * @param {string} [description]
       * @return {Argument} new argument
       */
      createArgument(name, description) {
        return new Argument2(name, description);
      }
      /**
       * Define argument syntax for command.
       *
       * The default is that the argument is required, and you can explicitly
       * indicate this with <> around the name. Put [] around the name for an optional argument.
       *
       * @example
       * program.argument('<input-file>');
       * program.argument('[output-file]');
       *
       * @param {string} name
       * @param {string} [description]
       * @param {(Function|*)} [parseArg] - custom argument processing function or default value
       * @param {*} [defaultValue]
       * @return {Command} `this` command for chaining
       */
      argument(name, description, parseArg, defaultValue) {
        const argument = this.createArgument(name, description);
        if (typeof parseArg === "function") {
          argument.default(defaultValue).argParser(parseArg);
        } else {
          argument.default(parseArg);
        }
        this.addArgument(argument);
        return this;
      }
      /**
       * Define argument syntax for command, adding multiple at once (without descriptions).
       *
       * See also .argument().
       *
       * @example
       * program.arguments('<cmd> [env]');
       *
       * @param {string} names
       * @return {Command} `this` command for chaining
       */
      arguments(names) {
        names.trim().split(/ +/).forEach((detail) => {
          this.argument(detail);
        });
        return this;
      }
      /**
       * Define argument syntax for command, adding a prepared argument.
       *
       * @param {Argument} argument
       * @return {Command} `this` command for chaining
       */
      addArgument(argument) {
        const previousArgument = this.registeredArguments.slice(-1)[0];
        if (previousArgument?.variadic) {
          throw new Error(
            `only the last argument can be variadic '${previousArgument.name()}'`
          );
        }
        if (argument.required && argument.defaultValue !== void 0 && argument.parseArg === void 0) {
          throw new Error(
            `a default value for a required argument is never used: '${argument.name()}'`
          );
        }
        this.registeredArguments.push(argument);
        return this;
      }
      /**
       * Customise or override default help command. By default a help command is automatically added if your command has subcommands.
       *
       * @example
       *    program.helpCommand('help [cmd]');
       *    program.helpCommand('help [cmd]', 'show help');
       *    program.helpCommand(false); // suppress default help command
       *    program.helpCommand(true); // add help command even if no subcommands
       *
       * @param {string|boolean} enableOrNameAndArgs - enable with custom name and/or arguments, or boolean to override whether added
       * @param {string} [description] - custom description
       * @return {Command} `this` command for chaining
       */
      helpCommand(enableOrNameAndArgs, description) {
        if (typeof enableOrNameAndArgs === "boolean") {
          this._addImplicitHelpCommand = enableOrNameAndArgs;
          if (enableOrNameAndArgs && this._defaultCommandGroup) {
            this._initCommandGroup(this._getHelpCommand());
          }
          return this;
        }
        const nameAndArgs = enableOrNameAndArgs ?? "help [command]";
        const [, helpName, helpArgs] = nameAndArgs.match(/([^ ]+) *(.*)/);
        const helpDescription = description ?? "display help for command";
        const helpCommand = this.createCommand(helpName);
        helpCommand.helpOption(false);
        if (helpArgs) helpCommand.arguments(helpArgs);
        if (helpDescription) helpCommand.description(helpDescription);
        this._addImplicitHelpCommand = true;
        this._helpCommand = helpCommand;
        if (enableOrNameAndArgs || description) this._initCommandGroup(helpCommand);
        return this;
      }
      /**
       * Add prepared custom help command.
       *
       * @param {(Command|string|boolean)} helpCommand - custom help command, or deprecated enableOrNameAndArgs as for `.helpCommand()`
       * @param {string} [deprecatedDescription] - deprecated custom description used with custom name only
       * @return {Command} `this` command for chaining
       */
      addHelpCommand(helpCommand, deprecatedDescription) {
        if (typeof helpCommand !== "object") {
          this.helpCommand(helpCommand, deprecatedDescription);
          return this;
        }
        this._addImplicitHelpCommand = true;
        this._helpCommand = helpCommand;
        this._initCommandGroup(helpCommand);
        return this;
      }
      /**
       * Lazy create help command.
       *
       * @return {(Command|null)}
       * @package
       */
      _getHelpCommand() {
        const hasImplicitHelpCommand = this._addImplicitHelpCommand ?? (this.commands.length && !this._actionHandler && !this._findCommand("help"));
        if (hasImplicitHelpCommand) {
          if (this._helpCommand === void 0) {
            this.helpCommand(void 0, void 0);
          }
          return this._helpCommand;
        }
        return null;
      }
      /**
       * Add hook for life cycle event.
       *
       * @param {string} event
       * @param {Function} listener
       * @return {Command} `this` command for chaining
       */
      hook(event, listener) {
        const allowedValues = ["preSubcommand", "preAction", "postAction"];
        if (!allowedValues.includes(event)) {
          throw new Error(`Unexpected value for event passed to hook : '${event}'.
Expecting one of '${allowedValues.join("', '")}'`);
        }
        if (this._lifeCycleHooks[event]) {
          this._lifeCycleHooks[event].push(listener);
        } else {
          this._lifeCycleHooks[event] = [listener];
        }
        return this;
      }
      /**
       * Register callback to use as replacement for calling process.exit.
       *
       * @param {Function} [fn] optional callback which will be passed a CommanderError, defaults to throwing
       * @return {Command} `this` command for chaining
       */
      exitOverride(fn) {
        if (fn) {
          this._exitCallback = fn;
        } else {
          this._exitCallback = (err) => {
            if (err.code !== "commander.executeSubCommandAsync") {
              throw err;
            } else {
            }
          };
        }
        return this;
      }
      /**
       * Call process.exit, and _exitCallback if defined.
       *
       * @param {number} exitCode exit code for using with process.exit
       * @param {string} code an id string representing the error
       * @param {string} message human-readable description of the error
       * @return never
       * @private
       */
      _exit(exitCode2, code, message) {
        if (this._exitCallback) {
          this._exitCallback(new CommanderError2(exitCode2, code, message));
        }
        process2.exit(exitCode2);
      }
      /**
       * Register callback `fn` for the command.
       *
       * @example
       * program
       *   .command('serve')
       *   .description('start service')
       *   .action(function() {
       *      // do work here
       *   });
       *
       * @param {Function} fn
       * @return {Command} `this` command for chaining
       */
      action(fn) {
        const listener = (args) => {
          const expectedArgsCount = this.registeredArguments.length;
          const actionArgs = args.slice(0, expectedArgsCount);
          if (this._storeOptionsAsProperties) {
            actionArgs[expectedArgsCount] = this;
          } else {
            actionArgs[expectedArgsCount] = this.opts();
          }
          actionArgs.push(this);
          return fn.apply(this, actionArgs);
        };
        this._actionHandler = listener;
        return this;
      }
      /**
       * Factory routine to create a new unattached option.
       *
       * See .option() for creating an attached option, which uses this routine to
       * create the option. You can override createOption to return a custom option.
       *
       * @param {string} flags
       * @param {string} [description]
       * @return {Option} new option
       */
      createOption(flags, description) {
        return new Option2(flags, description);
      }
      /**
       * Wrap parseArgs to catch 'commander.invalidArgument'.
       *
       * @param {(Option | Argument)} target
       * @param {string} value
       * @param {*} previous
       * @param {string} invalidArgumentMessage
       * @private
       */
      _callParseArg(target, value, previous, invalidArgumentMessage) {
        try {
          return target.parseArg(value, previous);
        } catch (err) {
          if (err.code === "commander.invalidArgument") {
            const message = `${invalidArgumentMessage} ${err.message}`;
            this.error(message, { exitCode: err.exitCode, code: err.code });
          }
          throw err;
        }
      }
      /**
       * Check for option flag conflicts.
       * Register option if no conflicts found, or throw on conflict.
       *
       * @param {Option} option
       * @private
       */
      _registerOption(option) {
        const matchingOption = option.short && this._findOption(option.short) || option.long && this._findOption(option.long);
        if (matchingOption) {
          const matchingFlag = option.long && this._findOption(option.long) ? option.long : option.short;
          throw new Error(`Cannot add option '${option.flags}'${this._name && ` to command '${this._name}'`} due to conflicting flag '${matchingFlag}'
-  already used by option '${matchingOption.flags}'`);
        }
        this._initOptionGroup(option);
        this.options.push(option);
      }
      /**
       * Check for command name and alias conflicts with existing commands.
       * Register command if no conflicts found, or throw on conflict.
       *
       * @param {Command} command
       * @private
       */
      _registerCommand(command) {
        const knownBy = (cmd) => {
          return [cmd.name()].concat(cmd.aliases());
        };
        const alreadyUsed = knownBy(command).find(
          (name) => this._findCommand(name)
        );
        if (alreadyUsed) {
          const existingCmd = knownBy(this._findCommand(alreadyUsed)).join("|");
          const newCmd = knownBy(command).join("|");
          throw new Error(
            `cannot add command '${newCmd}' as already have command '${existingCmd}'`
          );
        }
        this._initCommandGroup(command);
        this.commands.push(command);
      }
      /**
       * Add an option.
       *
       * @param {Option} option
       * @return {Command} `this` command for chaining
       */
      addOption(option) {
        this._registerOption(option);
        const oname = option.name();
        const name = option.attributeName();
        if (option.negate) {
          const positiveLongFlag = option.long.replace(/^--no-/, "--");
          if (!this._findOption(positiveLongFlag)) {
            this.setOptionValueWithSource(
              name,
              option.defaultValue === void 0 ? true : option.defaultValue,
              "default"
            );
          }
        } else if (option.defaultValue !== void 0) {
          this.setOptionValueWithSource(name, option.defaultValue, "default");
        }
        const handleOptionValue = (val, invalidValueMessage, valueSource) => {
          if (val == null && option.presetArg !== void 0) {
            val = option.presetArg;
          }
          const oldValue = this.getOptionValue(name);
          if (val !== null && option.parseArg) {
            val = this._callParseArg(option, val, oldValue, invalidValueMessage);
          } else if (val !== null && option.variadic) {
            val = option._collectValue(val, oldValue);
          }
          if (val == null) {
            if (option.negate) {
              val = false;
            } else if (option.isBoolean() || option.optional) {
              val = true;
            } else {
              val = "";
            }
          }
          this.setOptionValueWithSource(name, val, valueSource);
        };
        this.on("option:" + oname, (val) => {
          const invalidValueMessage = `error: option '${option.flags}' argument '${val}' is invalid.`;
          handleOptionValue(val, invalidValueMessage, "cli");
        });
        if (option.envVar) {
          this.on("optionEnv:" + oname, (val) => {
            const invalidValueMessage = `error: option '${option.flags}' value '${val}' from env '${option.envVar}' is invalid.`;
            handleOptionValue(val, invalidValueMessage, "env");
          });
        }
        return this;
      }
      /**
       * Internal implementation shared by .option() and .requiredOption()
       *
       * @return {Command} `this` command for chaining
       * @private
       */
      _optionEx(config, flags, description, fn, defaultValue) {
        if (typeof flags === "object" && flags instanceof Option2) {
          throw new Error(
            "To add an Option object use addOption() instead of option() or requiredOption()"
          );
        }
        const option = this.createOption(flags, description);
        option.makeOptionMandatory(!!config.mandatory);
        if (typeof fn === "function") {
          option.default(defaultValue).argParser(fn);
        } else if (fn instanceof RegExp) {
          const regex = fn;
          fn = (val, def) => {
            const m = regex.exec(val);
            return m ? m[0] : def;
          };
          option.default(defaultValue).argParser(fn);
        } else {
          option.default(fn);
        }
        return this.addOption(option);
      }
      /**
       * Define option with `flags`, `description`, and optional argument parsing function or `defaultValue` or both.
       *
       * The `flags` string contains the short and/or long flags, separated by comma, a pipe or space. A required
       * option-argument is indicated by `<>` and an optional option-argument by `[]`.
       *
       * See the README for more details, and see also addOption() and requiredOption().
       *
       * @example
       * program
       *     .option('-p, --pepper', 'add pepper')
       *     .option('--pt, --pizza-type <TYPE>', 'type of pizza') // required option-argument
       *     .option('-c, --cheese [CHEESE]', 'add extra cheese', 'mozzarella') // optional option-argument with default
       *     .option('-t, --tip <VALUE>', 'add tip to purchase cost', parseFloat) // custom parse function
       *
       * @param {string} flags
       * @param {string} [description]
       * @param {(Function|*)} [parseArg] - custom option processing function or default value
       * @param {*} [defaultValue]
       * @return {Command} `this` command for chaining
       */
      option(flags, description, parseArg, defaultValue) {
        return this._optionEx({}, flags, description, parseArg, defaultValue);
      }
      /**
       * Add a required option which must have a value after parsing. This usually means
       * the option must be specified on the command line. (Otherwise the same as .option().)
       *
       * The `flags` string contains the short and/or long flags, separated by comma, a pipe or space.
       *
       * @param {string} flags
       * @param {string} [description]
       * @param {(Function|*)} [parseArg] - custom option processing function or default value
       * @param {*} [defaultValue]
       * @return {Command} `this` command for chaining
       */
      requiredOption(flags, description, parseArg, defaultValue) {
        return this._optionEx(
          { mandatory: true },
          flags,
          description,
          parseArg,
          defaultValue
        );
      }
      /**
       * Alter parsing of short flags with optional values.
       *
       * @example
       * // for `.option('-f,--flag [value]'):
       * program.combineFlagAndOptionalValue(true);  // `-f80` is treated like `--flag=80`, this is the default behaviour
       * program.combineFlagAndOptionalValue(false) // `-fb` is treated like `-f -b`
       *
       * @param {boolean} [combine] - if `true` or omitted, an optional value can be specified directly after the flag.
       * @return {Command} `this` command for chaining
       */
      combineFlagAndOptionalValue(combine = true) {
        this._combineFlagAndOptionalValue = !!combine;
        return this;
      }
      /**
       * Allow unknown options on the command line.
       *
       * @param {boolean} [allowUnknown] - if `true` or omitted, no error will be thrown for unknown options.
       * @return {Command} `this` command for chaining
       */
      allowUnknownOption(allowUnknown = true) {
        this._allowUnknownOption = !!allowUnknown;
        return this;
      }
      /**
       * Allow excess command-arguments on the command line. Pass false to make excess arguments an error.
       *
       * @param {boolean} [allowExcess] - if `true` or omitted, no error will be thrown for excess arguments.
       * @return {Command} `this` command for chaining
       */
      allowExcessArguments(allowExcess = true) {
        this._allowExcessArguments = !!allowExcess;
        return this;
      }
      /**
       * Enable positional options. Positional means global options are specified before subcommands which lets
       * subcommands reuse the same option names, and also enables subcommands to turn on passThroughOptions.
       * The default behaviour is non-positional and global options may appear anywhere on the command line.
       *
       * @param {boolean} [positional]
       * @return {Command} `this` command for chaining
       */
      enablePositionalOptions(positional = true) {
        this._enablePositionalOptions = !!positional;
        return this;
      }
      /**
       * Pass through options that come after command-arguments rather than treat them as command-options,
       * so actual command-options come before command-arguments. Turning this on for a subcommand requires
       * positional options to have been enabled on the program (parent commands).
       * The default behaviour is non-positional and options may appear before or after command-arguments.
       *
       * @param {boolean} [passThrough] for unknown options.
       * @return {Command} `this` command for chaining
       */
      passThroughOptions(passThrough = true) {
        this._passThroughOptions = !!passThrough;
        this._checkForBrokenPassThrough();
        return this;
      }
      /**
       * @private
       */
      _checkForBrokenPassThrough() {
        if (this.parent && this._passThroughOptions && !this.parent._enablePositionalOptions) {
          throw new Error(
            `passThroughOptions cannot be used for '${this._name}' without turning on enablePositionalOptions for parent command(s)`
          );
        }
      }
      /**
       * Whether to store option values as properties on command object,
       * or store separately (specify false). In both cases the option values can be accessed using .opts().
       *
       * @param {boolean} [storeAsProperties=true]
       * @return {Command} `this` command for chaining
       */
      storeOptionsAsProperties(storeAsProperties = true) {
        if (this.options.length) {
          throw new Error("call .storeOptionsAsProperties() before adding options");
        }
        if (Object.keys(this._optionValues).length) {
          throw new Error(
            "call .storeOptionsAsProperties() before setting option values"
          );
        }
        this._storeOptionsAsProperties = !!storeAsProperties;
        return this;
      }
      /**
       * Retrieve option value.
       *
       * @param {string} key
       * @return {object} value
       */
      getOptionValue(key) {
        if (this._storeOptionsAsProperties) {
          return this[key];
        }
        return this._optionValues[key];
      }
      /**
       * Store option value.
       *
       * @param {string} key
       * @param {object} value
       * @return {Command} `this` command for chaining
       */
      setOptionValue(key, value) {
        return this.setOptionValueWithSource(key, value, void 0);
      }
      /**
       * Store option value and where the value came from.
       *
       * @param {string} key
       * @param {object} value
       * @param {string} source - expected values are default/config/env/cli/implied
       * @return {Command} `this` command for chaining
       */
      setOptionValueWithSource(key, value, source) {
        if (this._storeOptionsAsProperties) {
          this[key] = value;
        } else {
          this._optionValues[key] = value;
        }
        this._optionValueSources[key] = source;
        return this;
      }
      /**
       * Get source of option value.
       * Expected values are default | config | env | cli | implied
       *
       * @param {string} key
       * @return {string}
       */
      getOptionValueSource(key) {
        return this._optionValueSources[key];
      }
      /**
       * Get source of option value. See also .optsWithGlobals().
       * Expected values are default | config | env | cli | implied
       *
       * @param {string} key
       * @return {string}
       */
      getOptionValueSourceWithGlobals(key) {
        let source;
        this._getCommandAndAncestors().forEach((cmd) => {
          if (cmd.getOptionValueSource(key) !== void 0) {
            source = cmd.getOptionValueSource(key);
          }
        });
        return source;
      }
      /**
       * Get user arguments from implied or explicit arguments.
       * Side-effects: set _scriptPath if args included script. Used for default program name, and subcommand searches.
       *
       * @private
       */
      _prepareUserArgs(argv, parseOptions) {
        if (argv !== void 0 && !Array.isArray(argv)) {
          throw new Error("first parameter to parse must be array or undefined");
        }
        parseOptions = parseOptions || {};
        if (argv === void 0 && parseOptions.from === void 0) {
          if (process2.versions?.electron) {
            parseOptions.from = "electron";
          }
          const execArgv = process2.execArgv ?? [];
          if (execArgv.includes("-e") || execArgv.includes("--eval") || execArgv.includes("-p") || execArgv.includes("--print")) {
            parseOptions.from = "eval";
          }
        }
        if (argv === void 0) {
          argv = process2.argv;
        }
        this.rawArgs = argv.slice();
        let userArgs;
        switch (parseOptions.from) {
          case void 0:
          case "node":
            this._scriptPath = argv[1];
            userArgs = argv.slice(2);
            break;
          case "electron":
            if (process2.defaultApp) {
              this._scriptPath = argv[1];
              userArgs = argv.slice(2);
            } else {
              userArgs = argv.slice(1);
            }
            break;
          case "user":
            userArgs = argv.slice(0);
            break;
          case "eval":
            userArgs = argv.slice(1);
            break;
          default:
            throw new Error(
              `unexpected parse option { from: '${parseOptions.from}' }`
            );
        }
        if (!this._name && this._scriptPath)
          this.nameFromFilename(this._scriptPath);
        this._name = this._name || "program";
        return userArgs;
      }
      /**
       * Parse `argv`, setting options and invoking commands when defined.
       *
       * Use parseAsync instead of parse if any of your action handlers are async.
       *
       * Call with no parameters to parse `process.argv`. Detects Electron and special node options like `node --eval`. Easy mode!
       *
       * Or call with an array of strings to parse, and optionally where the user arguments start by specifying where the arguments are `from`:
       * - `'node'`: default, `argv[0]` is the application and `argv[1]` is the script being run, with user arguments after that
       * - `'electron'`: `argv[0]` is the application and `argv[1]` varies depending on whether the electron application is packaged
       * - `'user'`: just user arguments
       *
       * @example
       * program.parse(); // parse process.argv and auto-detect electron and special node flags
       * program.parse(process.argv); // assume argv[0] is app and argv[1] is script
       * program.parse(my-args, { from: 'user' }); // just user supplied arguments, nothing special about argv[0]
       *
       * @param {string[]} [argv] - optional, defaults to process.argv
       * @param {object} [parseOptions] - optionally specify style of options with from: node/user/electron
       * @param {string} [parseOptions.from] - where the args are from: 'node', 'user', 'electron'
       * @return {Command} `this` command for chaining
       */
      parse(argv, parseOptions) {
        this._prepareForParse();
        const userArgs = this._prepareUserArgs(argv, parseOptions);
        this._parseCommand([], userArgs);
        return this;
      }
      /**
       * Parse `argv`, setting options and invoking commands when defined.
       *
       * Call with no parameters to parse `process.argv`. Detects Electron and special node options like `node --eval`. Easy mode!
       *
       * Or call with an array of strings to parse, and optionally where the user arguments start by specifying where the arguments are `from`:
       * - `'node'`: default, `argv[0]` is the application and `argv[1]` is the script being run, with user arguments after that
       * - `'electron'`: `argv[0]` is the application and `argv[1]` varies depending on whether the electron application is packaged
       * - `'user'`: just user arguments
       *
       * @example
       * await program.parseAsync(); // parse process.argv and auto-detect electron and special node flags
       * await program.parseAsync(process.argv); // assume argv[0] is app and argv[1] is script
       * await program.parseAsync(my-args, { from: 'user' }); // just user supplied arguments, nothing special about argv[0]
       *
       * @param {string[]} [argv]
       * @param {object} [parseOptions]
       * @param {string} parseOptions.from - where the args are from: 'node', 'user', 'electron'
       * @return {Promise}
       */
      async parseAsync(argv, parseOptions) {
        this._prepareForParse();
        const userArgs = this._prepareUserArgs(argv, parseOptions);
        await this._parseCommand([], userArgs);
        return this;
      }
      _prepareForParse() {
        if (this._savedState === null) {
          this.saveStateBeforeParse();
        } else {
          this.restoreStateBeforeParse();
        }
      }
      /**
       * Called the first time parse is called to save state and allow a restore before subsequent calls to parse.
       * Not usually called directly, but available for subclasses to save their custom state.
       *
       * This is called in a lazy way. Only commands used in parsing chain will have state saved.
       */
      saveStateBeforeParse() {
        this._savedState = {
          // name is stable if supplied by author, but may be unspecified for root command and deduced during parsing
          _name: this._name,
          // option values before parse have default values (including false for negated options)
          // shallow clones
          _optionValues: { ...this._optionValues },
          _optionValueSources: { ...this._optionValueSources }
        };
      }
      /**
       * Restore state before parse for calls after the first.
       * Not usually called directly, but available for subclasses to save their custom state.
       *
       * This is called in a lazy way. Only commands used in parsing chain will have state restored.
       */
      restoreStateBeforeParse() {
        if (this._storeOptionsAsProperties)
          throw new Error(`Can not call parse again when storeOptionsAsProperties is true.
- either make a new Command for each call to parse, or stop storing options as properties`);
        this._name = this._savedState._name;
        this._scriptPath = null;
        this.rawArgs = [];
        this._optionValues = { ...this._savedState._optionValues };
        this._optionValueSources = { ...this._savedState._optionValueSources };
        this.args = [];
        this.processedArgs = [];
      }
      /**
       * Throw if expected executable is missing. Add lots of help for author.
       *
       * @param {string} executableFile
       * @param {string} executableDir
       * @param {string} subcommandName
       */
      _checkForMissingExecutable(executableFile, executableDir, subcommandName) {
        if (fs.existsSync(executableFile)) return;
        const executableDirMessage = executableDir ? `searched for local subcommand relative to directory '${executableDir}'` : "no directory for search for local subcommand, use .executableDir() to supply a custom directory";
        const executableMissing = `'${executableFile}' does not exist
 - if '${subcommandName}' is not meant to be an executable command, remove description parameter from '.command()' and use '.description()' instead
 - if the default executable name is not suitable, use the executableFile option to supply a custom name or path
 - ${executableDirMessage}`;
        throw new Error(executableMissing);
      }
      /**
       * Execute a sub-command executable.
       *
       * @private
       */
      _executeSubCommand(subcommand, args) {
        args = args.slice();
        let launchWithNode = false;
        const sourceExt = [".js", ".ts", ".tsx", ".mjs", ".cjs"];
        function findFile(baseDir, baseName) {
          const localBin = path2.resolve(baseDir, baseName);
          if (fs.existsSync(localBin)) return localBin;
          if (sourceExt.includes(path2.extname(baseName))) return void 0;
          const foundExt = sourceExt.find(
            (ext) => fs.existsSync(`${localBin}${ext}`)
          );
          if (foundExt) return `${localBin}${foundExt}`;
          return void 0;
        }
        this._checkForMissingMandatoryOptions();
        this._checkForConflictingOptions();
        let executableFile = subcommand._executableFile || `${this._name}-${subcommand._name}`;
        let executableDir = this._executableDir || "";
        if (this._scriptPath) {
          let resolvedScriptPath;
          try {
            resolvedScriptPath = fs.realpathSync(this._scriptPath);
          } catch {
            resolvedScriptPath = this._scriptPath;
          }
          executableDir = path2.resolve(
            path2.dirname(resolvedScriptPath),
            executableDir
          );
        }
        if (executableDir) {
          let localFile = findFile(executableDir, executableFile);
          if (!localFile && !subcommand._executableFile && this._scriptPath) {
            const legacyName = path2.basename(
              this._scriptPath,
              path2.extname(this._scriptPath)
            );
            if (legacyName !== this._name) {
              localFile = findFile(
                executableDir,
                `${legacyName}-${subcommand._name}`
              );
            }
          }
          executableFile = localFile || executableFile;
        }
        launchWithNode = sourceExt.includes(path2.extname(executableFile));
        let proc;
        if (process2.platform !== "win32") {
          if (launchWithNode) {
            args.unshift(executableFile);
            args = incrementNodeInspectorPort(process2.execArgv).concat(args);
            proc = childProcess.spawn(process2.argv[0], args, { stdio: "inherit" });
          } else {
            proc = childProcess.spawn(executableFile, args, { stdio: "inherit" });
          }
        } else {
          this._checkForMissingExecutable(
            executableFile,
            executableDir,
            subcommand._name
          );
          args.unshift(executableFile);
          args = incrementNodeInspectorPort(process2.execArgv).concat(args);
          proc = childProcess.spawn(process2.execPath, args, { stdio: "inherit" });
        }
        if (!proc.killed) {
          const signals = ["SIGUSR1", "SIGUSR2", "SIGTERM", "SIGINT", "SIGHUP"];
          signals.forEach((signal) => {
            process2.on(signal, () => {
              if (proc.killed === false && proc.exitCode === null) {
                proc.kill(signal);
              }
            });
          });
        }
        const exitCallback = this._exitCallback;
        proc.on("close", (code) => {
          code = code ?? 1;
          if (!exitCallback) {
            process2.exit(code);
          } else {
            exitCallback(
              new CommanderError2(
                code,
                "commander.executeSubCommandAsync",
                "(close)"
              )
            );
          }
        });
        proc.on("error", (err) => {
          if (err.code === "ENOENT") {
            this._checkForMissingExecutable(
              executableFile,
              executableDir,
              subcommand._name
            );
          } else if (err.code === "EACCES") {
            throw new Error(`'${executableFile}' not executable`);
          }
          if (!exitCallback) {
            process2.exit(1);
          } else {
            const wrappedError = new CommanderError2(
              1,
              "commander.executeSubCommandAsync",
              "(error)"
            );
            wrappedError.nestedError = err;
            exitCallback(wrappedError);
          }
        });
        this.runningCommand = proc;
      }
      /**
       * @private
       */
      _dispatchSubcommand(commandName, operands, unknown) {
        const subCommand = this._findCommand(commandName);
        if (!subCommand) this.help({ error: true });
        subCommand._prepareForParse();
        let promiseChain;
        promiseChain = this._chainOrCallSubCommandHook(
          promiseChain,
          subCommand,
          "preSubcommand"
        );
        promiseChain = this._chainOrCall(promiseChain, () => {
          if (subCommand._executableHandler) {
            this._executeSubCommand(subCommand, operands.concat(unknown));
          } else {
            return subCommand._parseCommand(operands, unknown);
          }
        });
        return promiseChain;
      }
      /**
       * Invoke help directly if possible, or dispatch if necessary.
       * e.g. help foo
       *
       * @private
       */
      _dispatchHelpCommand(subcommandName) {
        if (!subcommandName) {
          this.help();
        }
        const subCommand = this._findCommand(subcommandName);
        if (subCommand && !subCommand._executableHandler) {
          subCommand.help();
        }
        return this._dispatchSubcommand(
          subcommandName,
          [],
          [this._getHelpOption()?.long ?? this._getHelpOption()?.short ?? "--help"]
        );
      }
      /**
       * Check this.args against expected this.registeredArguments.
       *
       * @private
       */
      _checkNumberOfArguments() {
        this.registeredArguments.forEach((arg, i) => {
          if (arg.required && this.args[i] == null) {
            this.missingArgument(arg.name());
          }
        });
        if (this.registeredArguments.length > 0 && this.registeredArguments[this.registeredArguments.length - 1].variadic) {
          return;
        }
        if (this.args.length > this.registeredArguments.length) {
          this._excessArguments(this.args);
        }
      }
      /**
       * Process this.args using this.registeredArguments and save as this.processedArgs!
       *
       * @private
       */
      _processArguments() {
        const myParseArg = (argument, value, previous) => {
          let parsedValue = value;
          if (value !== null && argument.parseArg) {
            const invalidValueMessage = `error: command-argument value '${value}' is invalid for argument '${argument.name()}'.`;
            parsedValue = this._callParseArg(
              argument,
              value,
              previous,
              invalidValueMessage
            );
          }
          return parsedValue;
        };
        this._checkNumberOfArguments();
        const processedArgs = [];
        this.registeredArguments.forEach((declaredArg, index) => {
          let value = declaredArg.defaultValue;
          if (declaredArg.variadic) {
            if (index < this.args.length) {
              value = this.args.slice(index);
              if (declaredArg.parseArg) {
                value = value.reduce((processed, v) => {
                  return myParseArg(declaredArg, v, processed);
                }, declaredArg.defaultValue);
              }
            } else if (value === void 0) {
              value = [];
            }
          } else if (index < this.args.length) {
            value = this.args[index];
            if (declaredArg.parseArg) {
              value = myParseArg(declaredArg, value, declaredArg.defaultValue);
            }
          }
          processedArgs[index] = value;
        });
        this.processedArgs = processedArgs;
      }
      /**
       * Once we have a promise we chain, but call synchronously until then.
       *
       * @param {(Promise|undefined)} promise
       * @param {Function} fn
       * @return {(Promise|undefined)}
       * @private
       */
      _chainOrCall(promise, fn) {
        if (promise?.then && typeof promise.then === "function") {
          return promise.then(() => fn());
        }
        return fn();
      }
      /**
       *
       * @param {(Promise|undefined)} promise
       * @param {string} event
       * @return {(Promise|undefined)}
       * @private
       */
      _chainOrCallHooks(promise, event) {
        let result = promise;
        const hooks = [];
        this._getCommandAndAncestors().reverse().filter((cmd) => cmd._lifeCycleHooks[event] !== void 0).forEach((hookedCommand) => {
          hookedCommand._lifeCycleHooks[event].forEach((callback) => {
            hooks.push({ hookedCommand, callback });
          });
        });
        if (event === "postAction") {
          hooks.reverse();
        }
        hooks.forEach((hookDetail) => {
          result = this._chainOrCall(result, () => {
            return hookDetail.callback(hookDetail.hookedCommand, this);
          });
        });
        return result;
      }
      /**
       *
       * @param {(Promise|undefined)} promise
       * @param {Command} subCommand
       * @param {string} event
       * @return {(Promise|undefined)}
       * @private
       */
      _chainOrCallSubCommandHook(promise, subCommand, event) {
        let result = promise;
        if (this._lifeCycleHooks[event] !== void 0) {
          this._lifeCycleHooks[event].forEach((hook) => {
            result = this._chainOrCall(result, () => {
              return hook(this, subCommand);
            });
          });
        }
        return result;
      }
      /**
       * Process arguments in context of this command.
       * Returns action result, in case it is a promise.
       *
       * @private
       */
      _parseCommand(operands, unknown) {
        const parsed = this.parseOptions(unknown);
        this._parseOptionsEnv();
        this._parseOptionsImplied();
        operands = operands.concat(parsed.operands);
        unknown = parsed.unknown;
        this.args = operands.concat(unknown);
        if (operands && this._findCommand(operands[0])) {
          return this._dispatchSubcommand(operands[0], operands.slice(1), unknown);
        }
        if (this._getHelpCommand() && operands[0] === this._getHelpCommand().name()) {
          return this._dispatchHelpCommand(operands[1]);
        }
        if (this._defaultCommandName) {
          this._outputHelpIfRequested(unknown);
          return this._dispatchSubcommand(
            this._defaultCommandName,
            operands,
            unknown
          );
        }
        if (this.commands.length && this.args.length === 0 && !this._actionHandler && !this._defaultCommandName) {
          this.help({ error: true });
        }
        this._outputHelpIfRequested(parsed.unknown);
        this._checkForMissingMandatoryOptions();
        this._checkForConflictingOptions();
        const checkForUnknownOptions = () => {
          if (parsed.unknown.length > 0) {
            this.unknownOption(parsed.unknown[0]);
          }
        };
        const commandEvent = `command:${this.name()}`;
        if (this._actionHandler) {
          checkForUnknownOptions();
          this._processArguments();
          let promiseChain;
          promiseChain = this._chainOrCallHooks(promiseChain, "preAction");
          promiseChain = this._chainOrCall(
            promiseChain,
            () => this._actionHandler(this.processedArgs)
          );
          if (this.parent) {
            promiseChain = this._chainOrCall(promiseChain, () => {
              this.parent.emit(commandEvent, operands, unknown);
            });
          }
          promiseChain = this._chainOrCallHooks(promiseChain, "postAction");
          return promiseChain;
        }
        if (this.parent?.listenerCount(commandEvent)) {
          checkForUnknownOptions();
          this._processArguments();
          this.parent.emit(commandEvent, operands, unknown);
        } else if (operands.length) {
          if (this._findCommand("*")) {
            return this._dispatchSubcommand("*", operands, unknown);
          }
          if (this.listenerCount("command:*")) {
            this.emit("command:*", operands, unknown);
          } else if (this.commands.length) {
            this.unknownCommand();
          } else {
            checkForUnknownOptions();
            this._processArguments();
          }
        } else if (this.commands.length) {
          checkForUnknownOptions();
          this.help({ error: true });
        } else {
          checkForUnknownOptions();
          this._processArguments();
        }
      }
      /**
       * Find matching command.
       *
       * @private
       * @return {Command | undefined}
       */
      _findCommand(name) {
        if (!name) return void 0;
        return this.commands.find(
          (cmd) => cmd._name === name || cmd._aliases.includes(name)
        );
      }
      /**
       * Return an option matching `arg` if any.
       *
       * @param {string} arg
       * @return {Option}
       * @package
       */
      _findOption(arg) {
        return this.options.find((option) => option.is(arg));
      }
      /**
       * Display an error message if a mandatory option does not have a value.
       * Called after checking for help flags in leaf subcommand.
       *
       * @private
       */
      _checkForMissingMandatoryOptions() {
        this._getCommandAndAncestors().forEach((cmd) => {
          cmd.options.forEach((anOption) => {
            if (anOption.mandatory && cmd.getOptionValue(anOption.attributeName()) === void 0) {
              cmd.missingMandatoryOptionValue(anOption);
            }
          });
        });
      }
      /**
       * Display an error message if conflicting options are used together in this.
       *
       * @private
       */
      _checkForConflictingLocalOptions() {
        const definedNonDefaultOptions = this.options.filter((option) => {
          const optionKey = option.attributeName();
          if (this.getOptionValue(optionKey) === void 0) {
            return false;
          }
          return this.getOptionValueSource(optionKey) !== "default";
        });
        const optionsWithConflicting = definedNonDefaultOptions.filter(
          (option) => option.conflictsWith.length > 0
        );
        optionsWithConflicting.forEach((option) => {
          const conflictingAndDefined = definedNonDefaultOptions.find(
            (defined2) => option.conflictsWith.includes(defined2.attributeName())
          );
          if (conflictingAndDefined) {
            this._conflictingOption(option, conflictingAndDefined);
          }
        });
      }
      /**
       * Display an error message if conflicting options are used together.
       * Called after checking for help flags in leaf subcommand.
       *
       * @private
       */
      _checkForConflictingOptions() {
        this._getCommandAndAncestors().forEach((cmd) => {
          cmd._checkForConflictingLocalOptions();
        });
      }
      /**
       * Parse options from `argv` removing known options,
       * and return argv split into operands and unknown arguments.
       *
       * Side effects: modifies command by storing options. Does not reset state if called again.
       *
       * Examples:
       *
       *     argv => operands, unknown
       *     --known kkk op => [op], []
       *     op --known kkk => [op], []
       *     sub --unknown uuu op => [sub], [--unknown uuu op]
       *     sub -- --unknown uuu op => [sub --unknown uuu op], []
       *
       * @param {string[]} args
       * @return {{operands: string[], unknown: string[]}}
       */
      parseOptions(args) {
        const operands = [];
        const unknown = [];
        let dest = operands;
        function maybeOption(arg) {
          return arg.length > 1 && arg[0] === "-";
        }
        const negativeNumberArg = (arg) => {
          if (!/^-(\d+|\d*\.\d+)(e[+-]?\d+)?$/.test(arg)) return false;
          return !this._getCommandAndAncestors().some(
            (cmd) => cmd.options.map((opt) => opt.short).some((short) => /^-\d$/.test(short))
          );
        };
        let activeVariadicOption = null;
        let activeGroup = null;
        let i = 0;
        while (i < args.length || activeGroup) {
          const arg = activeGroup ?? args[i++];
          activeGroup = null;
          if (arg === "--") {
            if (dest === unknown) dest.push(arg);
            dest.push(...args.slice(i));
            break;
          }
          if (activeVariadicOption && (!maybeOption(arg) || negativeNumberArg(arg))) {
            this.emit(`option:${activeVariadicOption.name()}`, arg);
            continue;
          }
          activeVariadicOption = null;
          if (maybeOption(arg)) {
            const option = this._findOption(arg);
            if (option) {
              if (option.required) {
                const value = args[i++];
                if (value === void 0) this.optionMissingArgument(option);
                this.emit(`option:${option.name()}`, value);
              } else if (option.optional) {
                let value = null;
                if (i < args.length && (!maybeOption(args[i]) || negativeNumberArg(args[i]))) {
                  value = args[i++];
                }
                this.emit(`option:${option.name()}`, value);
              } else {
                this.emit(`option:${option.name()}`);
              }
              activeVariadicOption = option.variadic ? option : null;
              continue;
            }
          }
          if (arg.length > 2 && arg[0] === "-" && arg[1] !== "-") {
            const option = this._findOption(`-${arg[1]}`);
            if (option) {
              if (option.required || option.optional && this._combineFlagAndOptionalValue) {
                this.emit(`option:${option.name()}`, arg.slice(2));
              } else {
                this.emit(`option:${option.name()}`);
                activeGroup = `-${arg.slice(2)}`;
              }
              continue;
            }
          }
          if (/^--[^=]+=/.test(arg)) {
            const index = arg.indexOf("=");
            const option = this._findOption(arg.slice(0, index));
            if (option && (option.required || option.optional)) {
              this.emit(`option:${option.name()}`, arg.slice(index + 1));
              continue;
            }
          }
          if (dest === operands && maybeOption(arg) && !(this.commands.length === 0 && negativeNumberArg(arg))) {
            dest = unknown;
          }
          if ((this._enablePositionalOptions || this._passThroughOptions) && operands.length === 0 && unknown.length === 0) {
            if (this._findCommand(arg)) {
              operands.push(arg);
              unknown.push(...args.slice(i));
              break;
            } else if (this._getHelpCommand() && arg === this._getHelpCommand().name()) {
              operands.push(arg, ...args.slice(i));
              break;
            } else if (this._defaultCommandName) {
              unknown.push(arg, ...args.slice(i));
              break;
            }
          }
          if (this._passThroughOptions) {
            dest.push(arg, ...args.slice(i));
            break;
          }
          dest.push(arg);
        }
        return { operands, unknown };
      }
      /**
       * Return an object containing local option values as key-value pairs.
       *
       * @return {object}
       */
      opts() {
        if (this._storeOptionsAsProperties) {
          const result = {};
          const len = this.options.length;
          for (let i = 0; i < len; i++) {
            const key = this.options[i].attributeName();
            result[key] = key === this._versionOptionName ? this._version : this[key];
          }
          return result;
        }
        return this._optionValues;
      }
      /**
       * Return an object containing merged local and global option values as key-value pairs.
       *
       * @return {object}
       */
      optsWithGlobals() {
        return this._getCommandAndAncestors().reduce(
          (combinedOptions, cmd) => Object.assign(combinedOptions, cmd.opts()),
          {}
        );
      }
      /**
       * Display error message and exit (or call exitOverride).
       *
       * @param {string} message
       * @param {object} [errorOptions]
       * @param {string} [errorOptions.code] - an id string representing the error
       * @param {number} [errorOptions.exitCode] - used with process.exit
       */
      error(message, errorOptions) {
        this._outputConfiguration.outputError(
          `${message}
`,
          this._outputConfiguration.writeErr
        );
        if (typeof this._showHelpAfterError === "string") {
          this._outputConfiguration.writeErr(`${this._showHelpAfterError}
`);
        } else if (this._showHelpAfterError) {
          this._outputConfiguration.writeErr("\n");
          this.outputHelp({ error: true });
        }
        const config = errorOptions || {};
        const exitCode2 = config.exitCode || 1;
        const code = config.code || "commander.error";
        this._exit(exitCode2, code, message);
      }
      /**
       * Apply any option related environment variables, if option does
       * not have a value from cli or client code.
       *
       * @private
       */
      _parseOptionsEnv() {
        this.options.forEach((option) => {
          if (option.envVar && option.envVar in process2.env) {
            const optionKey = option.attributeName();
            if (this.getOptionValue(optionKey) === void 0 || ["default", "config", "env"].includes(
              this.getOptionValueSource(optionKey)
            )) {
              if (option.required || option.optional) {
                this.emit(`optionEnv:${option.name()}`, process2.env[option.envVar]);
              } else {
                this.emit(`optionEnv:${option.name()}`);
              }
            }
          }
        });
      }
      /**
       * Apply any implied option values, if option is undefined or default value.
       *
       * @private
       */
      _parseOptionsImplied() {
        const dualHelper = new DualOptions(this.options);
        const hasCustomOptionValue = (optionKey) => {
          return this.getOptionValue(optionKey) !== void 0 && !["default", "implied"].includes(this.getOptionValueSource(optionKey));
        };
        this.options.filter(
          (option) => option.implied !== void 0 && hasCustomOptionValue(option.attributeName()) && dualHelper.valueFromOption(
            this.getOptionValue(option.attributeName()),
            option
          )
        ).forEach((option) => {
          Object.keys(option.implied).filter((impliedKey) => !hasCustomOptionValue(impliedKey)).forEach((impliedKey) => {
            this.setOptionValueWithSource(
              impliedKey,
              option.implied[impliedKey],
              "implied"
            );
          });
        });
      }
      /**
       * Argument `name` is missing.
       *
       * @param {string} name
       * @private
       */
      missingArgument(name) {
        const message = `error: missing required argument '${name}'`;
        this.error(message, { code: "commander.missingArgument" });
      }
      /**
       * `Option` is missing an argument.
       *
       * @param {Option} option
       * @private
       */
      optionMissingArgument(option) {
        const message = `error: option '${option.flags}' argument missing`;
        this.error(message, { code: "commander.optionMissingArgument" });
      }
      /**
       * `Option` does not have a value, and is a mandatory option.
       *
       * @param {Option} option
       * @private
       */
      missingMandatoryOptionValue(option) {
        const message = `error: required option '${option.flags}' not specified`;
        this.error(message, { code: "commander.missingMandatoryOptionValue" });
      }
      /**
       * `Option` conflicts with another option.
       *
       * @param {Option} option
       * @param {Option} conflictingOption
       * @private
       */
      _conflictingOption(option, conflictingOption) {
        const findBestOptionFromValue = (option2) => {
          const optionKey = option2.attributeName();
          const optionValue = this.getOptionValue(optionKey);
          const negativeOption = this.options.find(
            (target) => target.negate && optionKey === target.attributeName()
          );
          const positiveOption = this.options.find(
            (target) => !target.negate && optionKey === target.attributeName()
          );
          if (negativeOption && (negativeOption.presetArg === void 0 && optionValue === false || negativeOption.presetArg !== void 0 && optionValue === negativeOption.presetArg)) {
            return negativeOption;
          }
          return positiveOption || option2;
        };
        const getErrorMessage = (option2) => {
          const bestOption = findBestOptionFromValue(option2);
          const optionKey = bestOption.attributeName();
          const source = this.getOptionValueSource(optionKey);
          if (source === "env") {
            return `environment variable '${bestOption.envVar}'`;
          }
          return `option '${bestOption.flags}'`;
        };
        const message = `error: ${getErrorMessage(option)} cannot be used with ${getErrorMessage(conflictingOption)}`;
        this.error(message, { code: "commander.conflictingOption" });
      }
      /**
       * Unknown option `flag`.
       *
       * @param {string} flag
       * @private
       */
      unknownOption(flag3) {
        if (this._allowUnknownOption) return;
        let suggestion = "";
        if (flag3.startsWith("--") && this._showSuggestionAfterError) {
          let candidateFlags = [];
          let command = this;
          do {
            const moreFlags = command.createHelp().visibleOptions(command).filter((option) => option.long).map((option) => option.long);
            candidateFlags = candidateFlags.concat(moreFlags);
            command = command.parent;
          } while (command && !command._enablePositionalOptions);
          suggestion = suggestSimilar(flag3, candidateFlags);
        }
        const message = `error: unknown option '${flag3}'${suggestion}`;
        this.error(message, { code: "commander.unknownOption" });
      }
      /**
       * Excess arguments, more than expected.
       *
       * @param {string[]} receivedArgs
       * @private
       */
      _excessArguments(receivedArgs) {
        if (this._allowExcessArguments) return;
        const expected = this.registeredArguments.length;
        const s = expected === 1 ? "" : "s";
        const forSubcommand = this.parent ? ` for '${this.name()}'` : "";
        const message = `error: too many arguments${forSubcommand}. Expected ${expected} argument${s} but got ${receivedArgs.length}.`;
        this.error(message, { code: "commander.excessArguments" });
      }
      /**
       * Unknown command.
       *
       * @private
       */
      unknownCommand() {
        const unknownName = this.args[0];
        let suggestion = "";
        if (this._showSuggestionAfterError) {
          const candidateNames = [];
          this.createHelp().visibleCommands(this).forEach((command) => {
            candidateNames.push(command.name());
            if (command.alias()) candidateNames.push(command.alias());
          });
          suggestion = suggestSimilar(unknownName, candidateNames);
        }
        const message = `error: unknown command '${unknownName}'${suggestion}`;
        this.error(message, { code: "commander.unknownCommand" });
      }
      /**
       * Get or set the program version.
       *
       * This method auto-registers the "-V, --version" option which will print the version number.
       *
       * You can optionally supply the flags and description to override the defaults.
       *
       * @param {string} [str]
       * @param {string} [flags]
       * @param {string} [description]
       * @return {(this | string | undefined)} `this` command for chaining, or version string if no arguments
       */
      version(str, flags, description) {
        if (str === void 0) return this._version;
        this._version = str;
        flags = flags || "-V, --version";
        description = description || "output the version number";
        const versionOption = this.createOption(flags, description);
        this._versionOptionName = versionOption.attributeName();
        this._registerOption(versionOption);
        this.on("option:" + versionOption.name(), () => {
          this._outputConfiguration.writeOut(`${str}
`);
          this._exit(0, "commander.version", str);
        });
        return this;
      }
      /**
       * Set the description.
       *
       * @param {string} [str]
       * @param {object} [argsDescription]
       * @return {(string|Command)}
       */
      description(str, argsDescription) {
        if (str === void 0 && argsDescription === void 0)
          return this._description;
        this._description = str;
        if (argsDescription) {
          this._argsDescription = argsDescription;
        }
        return this;
      }
      /**
       * Set the summary. Used when listed as subcommand of parent.
       *
       * @param {string} [str]
       * @return {(string|Command)}
       */
      summary(str) {
        if (str === void 0) return this._summary;
        this._summary = str;
        return this;
      }
      /**
       * Set an alias for the command.
       *
       * You may call more than once to add multiple aliases. Only the first alias is shown in the auto-generated help.
       *
       * @param {string} [alias]
       * @return {(string|Command)}
       */
      alias(alias) {
        if (alias === void 0) return this._aliases[0];
        let command = this;
        if (this.commands.length !== 0 && this.commands[this.commands.length - 1]._executableHandler) {
          command = this.commands[this.commands.length - 1];
        }
        if (alias === command._name)
          throw new Error("Command alias can't be the same as its name");
        const matchingCommand = this.parent?._findCommand(alias);
        if (matchingCommand) {
          const existingCmd = [matchingCommand.name()].concat(matchingCommand.aliases()).join("|");
          throw new Error(
            `cannot add alias '${alias}' to command '${this.name()}' as already have command '${existingCmd}'`
          );
        }
        command._aliases.push(alias);
        return this;
      }
      /**
       * Set aliases for the command.
       *
       * Only the first alias is shown in the auto-generated help.
       *
       * @param {string[]} [aliases]
       * @return {(string[]|Command)}
       */
      aliases(aliases) {
        if (aliases === void 0) return this._aliases;
        aliases.forEach((alias) => this.alias(alias));
        return this;
      }
      /**
       * Set / get the command usage `str`.
       *
       * @param {string} [str]
       * @return {(string|Command)}
       */
      usage(str) {
        if (str === void 0) {
          if (this._usage) return this._usage;
          const args = this.registeredArguments.map((arg) => {
            return humanReadableArgName(arg);
          });
          return [].concat(
            this.options.length || this._helpOption !== null ? "[options]" : [],
            this.commands.length ? "[command]" : [],
            this.registeredArguments.length ? args : []
          ).join(" ");
        }
        this._usage = str;
        return this;
      }
      /**
       * Get or set the name of the command.
       *
       * @param {string} [str]
       * @return {(string|Command)}
       */
      name(str) {
        if (str === void 0) return this._name;
        this._name = str;
        return this;
      }
      /**
       * Set/get the help group heading for this subcommand in parent command's help.
       *
       * @param {string} [heading]
       * @return {Command | string}
       */
      helpGroup(heading2) {
        if (heading2 === void 0) return this._helpGroupHeading ?? "";
        this._helpGroupHeading = heading2;
        return this;
      }
      /**
       * Set/get the default help group heading for subcommands added to this command.
       * (This does not override a group set directly on the subcommand using .helpGroup().)
       *
       * @example
       * program.commandsGroup('Development Commands:);
       * program.command('watch')...
       * program.command('lint')...
       * ...
       *
       * @param {string} [heading]
       * @returns {Command | string}
       */
      commandsGroup(heading2) {
        if (heading2 === void 0) return this._defaultCommandGroup ?? "";
        this._defaultCommandGroup = heading2;
        return this;
      }
      /**
       * Set/get the default help group heading for options added to this command.
       * (This does not override a group set directly on the option using .helpGroup().)
       *
       * @example
       * program
       *   .optionsGroup('Development Options:')
       *   .option('-d, --debug', 'output extra debugging')
       *   .option('-p, --profile', 'output profiling information')
       *
       * @param {string} [heading]
       * @returns {Command | string}
       */
      optionsGroup(heading2) {
        if (heading2 === void 0) return this._defaultOptionGroup ?? "";
        this._defaultOptionGroup = heading2;
        return this;
      }
      /**
       * @param {Option} option
       * @private
       */
      _initOptionGroup(option) {
        if (this._defaultOptionGroup && !option.helpGroupHeading)
          option.helpGroup(this._defaultOptionGroup);
      }
      /**
       * @param {Command} cmd
       * @private
       */
      _initCommandGroup(cmd) {
        if (this._defaultCommandGroup && !cmd.helpGroup())
          cmd.helpGroup(this._defaultCommandGroup);
      }
      /**
       * Set the name of the command from script filename, such as process.argv[1],
       * or require.main.filename, or __filename.
       *
       * (Used internally and public although not documented in README.)
       *
       * @example
       * program.nameFromFilename(require.main.filename);
       *
       * @param {string} filename
       * @return {Command}
       */
      nameFromFilename(filename) {
        this._name = path2.basename(filename, path2.extname(filename));
        return this;
      }
      /**
       * Get or set the directory for searching for executable subcommands of this command.
       *
       * @example
       * program.executableDir(__dirname);
       * // or
       * program.executableDir('subcommands');
       *
       * @param {string} [path]
       * @return {(string|null|Command)}
       */
      executableDir(path3) {
        if (path3 === void 0) return this._executableDir;
        this._executableDir = path3;
        return this;
      }
      /**
       * Return program help documentation.
       *
       * @param {{ error: boolean }} [contextOptions] - pass {error:true} to wrap for stderr instead of stdout
       * @return {string}
       */
      helpInformation(contextOptions) {
        const helper = this.createHelp();
        const context = this._getOutputContext(contextOptions);
        helper.prepareContext({
          error: context.error,
          helpWidth: context.helpWidth,
          outputHasColors: context.hasColors
        });
        const text4 = helper.formatHelp(this, helper);
        if (context.hasColors) return text4;
        return this._outputConfiguration.stripColor(text4);
      }
      /**
       * @typedef HelpContext
       * @type {object}
       * @property {boolean} error
       * @property {number} helpWidth
       * @property {boolean} hasColors
       * @property {function} write - includes stripColor if needed
       *
       * @returns {HelpContext}
       * @private
       */
      _getOutputContext(contextOptions) {
        contextOptions = contextOptions || {};
        const error = !!contextOptions.error;
        let baseWrite;
        let hasColors;
        let helpWidth;
        if (error) {
          baseWrite = (str) => this._outputConfiguration.writeErr(str);
          hasColors = this._outputConfiguration.getErrHasColors();
          helpWidth = this._outputConfiguration.getErrHelpWidth();
        } else {
          baseWrite = (str) => this._outputConfiguration.writeOut(str);
          hasColors = this._outputConfiguration.getOutHasColors();
          helpWidth = this._outputConfiguration.getOutHelpWidth();
        }
        const write = (str) => {
          if (!hasColors) str = this._outputConfiguration.stripColor(str);
          return baseWrite(str);
        };
        return { error, write, hasColors, helpWidth };
      }
      /**
       * Output help information for this command.
       *
       * Outputs built-in help, and custom text added using `.addHelpText()`.
       *
       * @param {{ error: boolean } | Function} [contextOptions] - pass {error:true} to write to stderr instead of stdout
       */
      outputHelp(contextOptions) {
        let deprecatedCallback;
        if (typeof contextOptions === "function") {
          deprecatedCallback = contextOptions;
          contextOptions = void 0;
        }
        const outputContext = this._getOutputContext(contextOptions);
        const eventContext = {
          error: outputContext.error,
          write: outputContext.write,
          command: this
        };
        this._getCommandAndAncestors().reverse().forEach((command) => command.emit("beforeAllHelp", eventContext));
        this.emit("beforeHelp", eventContext);
        let helpInformation = this.helpInformation({ error: outputContext.error });
        if (deprecatedCallback) {
          helpInformation = deprecatedCallback(helpInformation);
          if (typeof helpInformation !== "string" && !Buffer.isBuffer(helpInformation)) {
            throw new Error("outputHelp callback must return a string or a Buffer");
          }
        }
        outputContext.write(helpInformation);
        if (this._getHelpOption()?.long) {
          this.emit(this._getHelpOption().long);
        }
        this.emit("afterHelp", eventContext);
        this._getCommandAndAncestors().forEach(
          (command) => command.emit("afterAllHelp", eventContext)
        );
      }
      /**
       * You can pass in flags and a description to customise the built-in help option.
       * Pass in false to disable the built-in help option.
       *
       * @example
       * program.helpOption('-?, --help' 'show help'); // customise
       * program.helpOption(false); // disable
       *
       * @param {(string | boolean)} flags
       * @param {string} [description]
       * @return {Command} `this` command for chaining
       */
      helpOption(flags, description) {
        if (typeof flags === "boolean") {
          if (flags) {
            if (this._helpOption === null) this._helpOption = void 0;
            if (this._defaultOptionGroup) {
              this._initOptionGroup(this._getHelpOption());
            }
          } else {
            this._helpOption = null;
          }
          return this;
        }
        this._helpOption = this.createOption(
          flags ?? "-h, --help",
          description ?? "display help for command"
        );
        if (flags || description) this._initOptionGroup(this._helpOption);
        return this;
      }
      /**
       * Lazy create help option.
       * Returns null if has been disabled with .helpOption(false).
       *
       * @returns {(Option | null)} the help option
       * @package
       */
      _getHelpOption() {
        if (this._helpOption === void 0) {
          this.helpOption(void 0, void 0);
        }
        return this._helpOption;
      }
      /**
       * Supply your own option to use for the built-in help option.
       * This is an alternative to using helpOption() to customise the flags and description etc.
       *
       * @param {Option} option
       * @return {Command} `this` command for chaining
       */
      addHelpOption(option) {
        this._helpOption = option;
        this._initOptionGroup(option);
        return this;
      }
      /**
       * Output help information and exit.
       *
       * Outputs built-in help, and custom text added using `.addHelpText()`.
       *
       * @param {{ error: boolean }} [contextOptions] - pass {error:true} to write to stderr instead of stdout
       */
      help(contextOptions) {
        this.outputHelp(contextOptions);
        let exitCode2 = Number(process2.exitCode ?? 0);
        if (exitCode2 === 0 && contextOptions && typeof contextOptions !== "function" && contextOptions.error) {
          exitCode2 = 1;
        }
        this._exit(exitCode2, "commander.help", "(outputHelp)");
      }
      /**
       * // Do a little typing to coordinate emit and listener for the help text events.
       * @typedef HelpTextEventContext
       * @type {object}
       * @property {boolean} error
       * @property {Command} command
       * @property {function} write
       */
      /**
       * Add additional text to be displayed with the built-in help.
       *
       * Position is 'before' or 'after' to affect just this command,
       * and 'beforeAll' or 'afterAll' to affect this command and all its subcommands.
       *
       * @param {string} position - before or after built-in help
       * @param {(string | Function)} text - string to add, or a function returning a string
       * @return {Command} `this` command for chaining
       */
      addHelpText(position, text4) {
        const allowedValues = ["beforeAll", "before", "after", "afterAll"];
        if (!allowedValues.includes(position)) {
          throw new Error(`Unexpected value for position to addHelpText.
Expecting one of '${allowedValues.join("', '")}'`);
        }
        const helpEvent = `${position}Help`;
        this.on(helpEvent, (context) => {
          let helpStr;
          if (typeof text4 === "function") {
            helpStr = text4({ error: context.error, command: context.command });
          } else {
            helpStr = text4;
          }
          if (helpStr) {
            context.write(`${helpStr}
`);
          }
        });
        return this;
      }
      /**
       * Output help information if help flags specified
       *
       * @param {Array} args - array of options to search for help flags
       * @private
       */
      _outputHelpIfRequested(args) {
        const helpOption = this._getHelpOption();
        const helpRequested = helpOption && args.find((arg) => helpOption.is(arg));
        if (helpRequested) {
          this.outputHelp();
          this._exit(0, "commander.helpDisplayed", "(outputHelp)");
        }
      }
    };
    function incrementNodeInspectorPort(args) {
      return args.map((arg) => {
        if (!arg.startsWith("--inspect")) {
          return arg;
        }
        let debugOption;
        let debugHost = "127.0.0.1";
        let debugPort = "9229";
        let match;
        if ((match = arg.match(/^(--inspect(-brk)?)$/)) !== null) {
          debugOption = match[1];
        } else if ((match = arg.match(/^(--inspect(-brk|-port)?)=([^:]+)$/)) !== null) {
          debugOption = match[1];
          if (/^\d+$/.test(match[3])) {
            debugPort = match[3];
          } else {
            debugHost = match[3];
          }
        } else if ((match = arg.match(/^(--inspect(-brk|-port)?)=([^:]+):(\d+)$/)) !== null) {
          debugOption = match[1];
          debugHost = match[3];
          debugPort = match[4];
        }
        if (debugOption && debugPort !== "0") {
          return `${debugOption}=${debugHost}:${parseInt(debugPort) + 1}`;
        }
        return arg;
      });
    }
    function useColor() {
      if (process2.env.NO_COLOR || process2.env.FORCE_COLOR === "0" || process2.env.FORCE_COLOR === "false")
        return false;
      if (process2.env.FORCE_COLOR || process2.env.CLICOLOR_FORCE !== void 0)
        return true;
      return void 0;
    }
    exports2.Command = Command2;
    exports2.useColor = useColor;
  }
});

// node_modules/commander/index.js
var require_commander = __commonJS({
  "node_modules/commander/index.js"(exports2) {
    var { Argument: Argument2 } = require_argument();
    var { Command: Command2 } = require_command();
    var { CommanderError: CommanderError2, InvalidArgumentError: InvalidArgumentError2 } = require_error();
    var { Help: Help2 } = require_help();
    var { Option: Option2 } = require_option();
    exports2.program = new Command2();
    exports2.createCommand = (name) => new Command2(name);
    exports2.createOption = (flags, description) => new Option2(flags, description);
    exports2.createArgument = (name, description) => new Argument2(name, description);
    exports2.Command = Command2;
    exports2.Option = Option2;
    exports2.Argument = Argument2;
    exports2.Help = Help2;
    exports2.CommanderError = CommanderError2;
    exports2.InvalidArgumentError = InvalidArgumentError2;
    exports2.InvalidOptionArgumentError = InvalidArgumentError2;
  }
});

// node_modules/commander/esm.mjs
var import_index, program, createCommand, createArgument, createOption, CommanderError, InvalidArgumentError, InvalidOptionArgumentError, Command, Argument, Option, Help;
var init_esm = __esm({
  "node_modules/commander/esm.mjs"() {
    import_index = __toESM(require_commander(), 1);
    ({
      program,
      createCommand,
      createArgument,
      createOption,
      CommanderError,
      InvalidArgumentError,
      InvalidOptionArgumentError,
      Command: (
        // deprecated old name
        Command
      ),
      Argument,
      Option,
      Help
    } = import_index.default);
  }
});

// src/cli/arguments/commander-reader.ts
var commander_reader_exports = {};
__export(commander_reader_exports, {
  readWithCommander: () => readWithCommander
});
function readWithCommander(commands3, words2, version, groups = []) {
  let shown = "";
  let mistake = "";
  let result;
  const topic = topicOf(words2, groups);
  const [first] = topic ?? words2;
  const named = commands3.filter(({ name }) => name.split(" ")[0] === first);
  const needed = named.length > 0 ? named : commands3;
  const program2 = createProgram(needed, groups, version, (command, read2) => {
    result = { kind: "call", command, ...read2 };
  });
  for (const each of [program2, ...program2.commands.flatMap((one) => [one, ...one.commands])]) {
    each.exitOverride().configureOutput({
      writeOut: (text4) => {
        shown += text4;
      },
      writeErr: (text4) => {
        mistake += text4;
      }
    });
  }
  const unknown = topic && unknownTopic(commands3, groups, topic);
  if (unknown) return { kind: "misuse", message: unknown };
  try {
    program2.parse(topic ? [...topic, "--help"] : words2, { from: "user" });
  } catch (error) {
    if (isUsageError(error)) return { kind: "misuse", message: error.message };
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode !== 0) return { kind: "misuse", message: messageOf(mistake) };
  }
  return result ?? { kind: "shown", text: shown };
}
function topicOf(words2, groups) {
  const [first, second, third] = words2;
  const isGroup = (word) => groups.some(({ name }) => name === word);
  const isTopic = (word) => !!word && !word.startsWith("-");
  if (first === void 0) return [];
  if (first === "help") {
    if (second === "help") return void 0;
    if (!isTopic(second)) return second === void 0 ? [] : void 0;
    return isGroup(second) && isTopic(third) ? [second, third] : [second];
  }
  if (!isGroup(first)) return void 0;
  if (second === void 0) return [first];
  if (second !== "help") return void 0;
  return isTopic(third) ? [first, third] : [first];
}
function unknownTopic(commands3, groups, topic) {
  const names = ["help", ...groups.map(({ name }) => name), ...commands3.map(({ name }) => name)];
  const asked = topic.join(" ");
  if (topic.length === 0 || names.includes(asked)) return void 0;
  const meant = nearestWord(asked, names);
  return `unknown command '${asked}'${meant === void 0 ? "" : ` (did you mean ${meant}?)`}`;
}
function createProgram(commands3, groups, version, called) {
  const program2 = new Command("wf").description("Wireframes as code: checks, reads and draws wireframes written in wf.").version(version, "-V, --version", "print the version").helpOption("-h, --help", "print this help").helpCommand("help [command]", "print the help of a command").configureHelp({ showGlobalOptions: false }).showSuggestionAfterError(true);
  for (const command of commands3) {
    const [first, second] = command.name.split(" ");
    const group3 = groups.find(({ name }) => name === first);
    if (second === void 0) program2.addCommand(createCommand2(command.name, command, called));
    else if (group3) groupProgram(program2, group3).addCommand(createCommand2(second, command, called));
    else throw new Error(`the command "${command.name}" is in no group`);
  }
  return program2.addHelpText("after", "\nEach command has its own help: wf help validate");
}
function groupProgram(program2, { name, summary }) {
  const known = program2.commands.find((each) => each.name() === name);
  if (known) return known;
  const built = new Command(name).summary(summary).description(sentence(summary)).usage("<command>").helpOption("-h, --help", "print this help").helpCommand(false).showSuggestionAfterError(true).addHelpText("after", () => {
    const first = `${name} ${built.commands[0].name()}`;
    return `
Each command has its own help: wf help ${first}`;
  });
  program2.addCommand(built);
  return built;
}
function createCommand2(name, command, called) {
  const operands = command.operands ?? [];
  const built = new Command(name).summary(command.summary).description(
    sentence(command.summary) + (command.description ? `
${command.description.replaceAll("\n", " ")}` : "")
  ).helpOption("-h, --help", "print this help").allowExcessArguments(false).showSuggestionAfterError(true);
  for (const operand of operands) {
    const inner = operandName(operand);
    built.argument(operand.required ? `<${inner}>` : `[${inner}]`, operandDocs(operand));
  }
  for (const [key, option] of Object.entries(command.options)) {
    for (const each of createOptions(key, option, command)) built.addOption(each);
  }
  built.action((...parameters) => {
    const given = {};
    for (const key of Object.keys(command.options)) {
      const value = built.getOptionValue(key);
      if (value !== void 0) given[key] = value;
    }
    const words2 = parameters.slice(0, operands.length).flat();
    const read2 = words2.filter((word) => word !== void 0);
    checkOperands(operands, read2);
    called(command, { operands: read2, given });
  });
  if (command.settings) {
    const { name: section } = command.settings;
    built.addHelpText(
      "after",
      `
Options can also be set in the section ${section} of wf.config.json.`
    );
  }
  const lines = command.examples.map(([line, docs]) => `  wf ${line}
      ${docs}`);
  return lines.length > 0 ? built.addHelpText("after", `
Examples:
${lines.join("\n")}`) : built;
}
function operandDocs({ docs, choices }) {
  return choices ? `${docs} (${choices.join(", ")})` : docs;
}
function checkOperands(operands, words2) {
  for (const [at, word] of words2.entries()) {
    const { name, choices } = operands[at] ?? operands.at(-1);
    if (!choices || choices.includes(word)) continue;
    const meant = nearestWord(word, choices);
    const hint = meant === void 0 ? "" : `; did you mean ${meant}?`;
    throw new UsageError(`${name} takes one of ${choices.join(", ")}, not "${word}"${hint}`);
  }
}
function createOptions(key, option, command) {
  const name = longName(key);
  const short = option.short === void 0 ? "" : `-${option.short}, `;
  const docs = option.docs + remarks(option);
  if (option.type === "flag") {
    const built2 = [new Option(`${short}${name}`, docs)];
    if (option.negatable) built2.push(new Option(`--no-${name.slice(2)}`, `not ${name}`));
    return built2;
  }
  const value = option.valueName ?? key.toUpperCase();
  const inner = takesSeveralWords(command, option) ? `${value}...` : value;
  const built = new Option(`${short}${name} <${inner}>`, docs);
  return [
    built.argParser((text4, before) => {
      const kept = before === void 0 ? {} : { [key]: before };
      keepValue(kept, key, readValue(name, option, text4));
      return kept[key];
    })
  ];
}
function remarks(option) {
  const { choices, type, env, required } = option;
  const said = [];
  if (choices) said.push(choices.join(", "));
  if (type === "list") said.push("may be repeated");
  const preset = presetText(option);
  if (preset !== void 0) said.push(`default ${preset}`);
  if (required) said.push("needed");
  if (env !== void 0) said.push(`or ${env}`);
  return said.length > 0 ? ` (${said.join("; ")})` : "";
}
function sentence(phrase) {
  return `${phrase.charAt(0).toUpperCase()}${phrase.slice(1)}.`;
}
function messageOf(written) {
  const [first = "", suggestion] = written.trim().split("\n");
  const message = first.replace(/^error: /, "");
  return suggestion ? `${message} ${suggestion.replace("(Did", "(did")}` : message;
}
var init_commander_reader = __esm({
  "src/cli/arguments/commander-reader.ts"() {
    "use strict";
    init_esm();
    init_suggest();
    init_command();
    init_read_arguments();
    init_read_value();
    init_usage_error();
  }
});

// src/cli/arguments/explain-misuse.ts
var explain_misuse_exports = {};
__export(explain_misuse_exports, {
  explainMisuse: () => explainMisuse
});
function explainMisuse(known, words2, message) {
  const [, kind2, word = ""] = /^unknown (option|command) '(.*?)'/.exec(message) ?? [];
  if (kind2 === void 0) return message;
  const said = kind2 === "option" ? explainOption(known, words2, word) : explainCommand(known, words2, word);
  return said === void 0 ? message : `unknown ${kind2} '${word}'${said}`;
}
function explainCommand({ commands: commands3, missing = [] }, words2, word) {
  const [first, second] = word.includes(" ") ? word.split(" ") : [words2[0], word];
  const isInGroup = commands3.some(({ name }) => name.startsWith(`${first} `));
  const wanted = isInGroup ? second : word;
  const meant = commands3.filter(
    ({ name, otherNames }) => otherNames?.includes(wanted) && (isInGroup ? name.startsWith(`${first} `) : !name.includes(" "))
  );
  if (meant.length > 0) return didYouMean2(meant.map(({ name }) => name));
  const absent = isInGroup ? void 0 : missing.find(({ names }) => names.includes(word));
  return absent && `: ${absent.says}`;
}
function explainOption({ commands: commands3 }, words2, word) {
  const command = commandOf(commands3, words2);
  const written = partsOf(word, words2);
  const { name, isGlued } = written;
  if (command) {
    const needless = Object.hasOwn(command.needless ?? {}, name) && command.needless[name];
    if (needless) return `: ${needless}`;
    const meant = meantOptions(command, written);
    if (meant.length > 0) return didYouMean2(meant);
    if (isGlued && hasOption(command, name)) return `: ${name} takes no value`;
  }
  const owners = commands3.filter((each) => each !== command && hasOption(each, name));
  const programs = [...new Set(owners.map((each) => `wf ${each.name.split(" ")[0]}`))];
  if (programs.length === 0) return void 0;
  const order = command ? "" : "; write it after the command";
  return ` (${name} belongs to ${joined(programs)}${order})`;
}
function commandOf(commands3, words2) {
  return [1, 2].map((count) => words2.slice(0, count).join(" ")).map((name) => commands3.find((each) => each.name === name)).find((each) => each !== void 0);
}
function partsOf(word, words2) {
  const [, long, glued] = /^(--[^=]+)=(.*)$/s.exec(word) ?? [];
  if (long !== void 0) return { name: long, value: glued, isGlued: true };
  const [, short, rest] = /^(-[^-])(.+)$/s.exec(word) ?? [];
  if (short !== void 0) return { name: short, value: rest, isGlued: true };
  const next = words2[words2.indexOf(word) + 1];
  const value = words2.includes(word) && !next?.startsWith("-") ? next : void 0;
  return { name: word, value, isGlued: false };
}
function hasOption({ options }, written) {
  return Object.entries(options).some(
    ([key, { short }]) => written === longName(key) || written === `-${short}`
  );
}
function meantOptions({ options }, written) {
  const { name, value = "", isGlued } = written;
  const all = Object.entries(options).flatMap(
    ([key, option]) => (option.otherNames ?? []).map((other) => ({ key, option, other }))
  );
  const exact = all.filter(({ other }) => other === `${name} ${value.toLowerCase()}`);
  if (exact.length > 0) return suggestions(exact.map(({ key }) => longName(key)));
  const named = all.filter(({ other }) => {
    const spelling = typeof other === "string" ? other : other[0];
    return spelling === name || isGlued && spelling === `${name}=`;
  });
  const [fitting, certain] = [
    named.filter(({ option, other }) => fits2(option, other, value)),
    named.filter(({ option, other }) => isCertain(option, other, value))
  ];
  const chosen = certain.length > 0 ? certain : fitting.length > 0 ? fitting : named;
  const isAlone = new Set(chosen.map(({ key }) => key)).size === 1;
  return suggestions(
    chosen.map(({ key, option, other }) => {
      const own = typeof other === "string" ? isAlone && takes2(option, value) && value : other[1];
      return `${longName(key)}${own ? ` ${own}` : ""}`;
    })
  );
}
function fits2(option, other, value) {
  return option.type === "flag" || typeof other !== "string" || takes2(option, value);
}
function isCertain(option, other, value) {
  const isNarrow = !["flag", "text", "path", "list"].includes(option.type);
  return isNarrow && typeof other === "string" && takes2(option, value);
}
function takes2(option, value) {
  if (option.type === "flag" || value === "") return false;
  try {
    readValue("", option, value);
    return true;
  } catch (error) {
    if (!isUsageError(error)) throw error;
    return false;
  }
}
function suggestions(spellings2) {
  return [...new Set(spellings2)].slice(0, mostSuggestions);
}
function didYouMean2(names) {
  return ` (did you mean ${suggestions(names).join(" or ")}?)`;
}
function joined(names) {
  const told = names.length > mostOwners ? [...names.slice(0, mostOwners), "others"] : names;
  const last = told.at(-1);
  return told.length === 1 ? last : `${told.slice(0, -1).join(", ")} and ${last}`;
}
var mostSuggestions, mostOwners;
var init_explain_misuse = __esm({
  "src/cli/arguments/explain-misuse.ts"() {
    "use strict";
    init_command();
    init_read_value();
    init_usage_error();
    [mostSuggestions, mostOwners] = [2, 3];
  }
});

// src/report/report.ts
function countDiagnostics(diagnostics) {
  const counts = { errors: 0, warnings: 0, infos: 0, fixable: 0 };
  for (const { severity, fix } of diagnostics) {
    if (severity === "error") counts.errors++;
    else if (severity === "warning") counts.warnings++;
    else counts.infos++;
    if (fix) counts.fixable++;
  }
  return counts;
}
function addCounts(all) {
  const sum = { errors: 0, warnings: 0, infos: 0, fixable: 0 };
  for (const counts of all) {
    sum.errors += counts.errors;
    sum.warnings += counts.warnings;
    sum.infos += counts.infos;
    sum.fixable += counts.fixable;
  }
  return sum;
}
var init_report = __esm({
  "src/report/report.ts"() {
    "use strict";
  }
});

// src/cli/files/file-kinds.ts
function isWireframeName(name) {
  return wireframeName.test(name);
}
function isMarkdownName(name) {
  return markdownName.test(name);
}
function endsWithOne(endings) {
  return new RegExp(`\\.(?:${endings.join("|")})$`, "i");
}
var wireframeEndings, markdownEndings, wireframeName, markdownName;
var init_file_kinds = __esm({
  "src/cli/files/file-kinds.ts"() {
    "use strict";
    wireframeEndings = ["wf", "wireframe"];
    markdownEndings = ["md", "markdown", "mdx"];
    wireframeName = endsWithOne(wireframeEndings);
    markdownName = endsWithOne(markdownEndings);
  }
});

// node_modules/picomatch/lib/constants.js
var require_constants = __commonJS({
  "node_modules/picomatch/lib/constants.js"(exports2, module2) {
    "use strict";
    var WIN_SLASH = "\\\\/";
    var WIN_NO_SLASH = `[^${WIN_SLASH}]`;
    var DEFAULT_MAX_EXTGLOB_RECURSION = 0;
    var DOT_LITERAL = "\\.";
    var PLUS_LITERAL = "\\+";
    var QMARK_LITERAL = "\\?";
    var SLASH_LITERAL = "\\/";
    var ONE_CHAR = "(?=.)";
    var QMARK = "[^/]";
    var END_ANCHOR = `(?:${SLASH_LITERAL}|$)`;
    var START_ANCHOR = `(?:^|${SLASH_LITERAL})`;
    var DOTS_SLASH = `${DOT_LITERAL}{1,2}${END_ANCHOR}`;
    var NO_DOT = `(?!${DOT_LITERAL})`;
    var NO_DOTS = `(?!${START_ANCHOR}${DOTS_SLASH})`;
    var NO_DOT_SLASH = `(?!${DOT_LITERAL}{0,1}${END_ANCHOR})`;
    var NO_DOTS_SLASH = `(?!${DOTS_SLASH})`;
    var QMARK_NO_DOT = `[^.${SLASH_LITERAL}]`;
    var STAR = `${QMARK}*?`;
    var SEP = "/";
    var POSIX_CHARS = {
      DOT_LITERAL,
      PLUS_LITERAL,
      QMARK_LITERAL,
      SLASH_LITERAL,
      ONE_CHAR,
      QMARK,
      END_ANCHOR,
      DOTS_SLASH,
      NO_DOT,
      NO_DOTS,
      NO_DOT_SLASH,
      NO_DOTS_SLASH,
      QMARK_NO_DOT,
      STAR,
      START_ANCHOR,
      SEP
    };
    var WINDOWS_CHARS = {
      ...POSIX_CHARS,
      SLASH_LITERAL: `[${WIN_SLASH}]`,
      QMARK: WIN_NO_SLASH,
      STAR: `${WIN_NO_SLASH}*?`,
      DOTS_SLASH: `${DOT_LITERAL}{1,2}(?:[${WIN_SLASH}]|$)`,
      NO_DOT: `(?!${DOT_LITERAL})`,
      NO_DOTS: `(?!(?:^|[${WIN_SLASH}])${DOT_LITERAL}{1,2}(?:[${WIN_SLASH}]|$))`,
      NO_DOT_SLASH: `(?!${DOT_LITERAL}{0,1}(?:[${WIN_SLASH}]|$))`,
      NO_DOTS_SLASH: `(?!${DOT_LITERAL}{1,2}(?:[${WIN_SLASH}]|$))`,
      QMARK_NO_DOT: `[^.${WIN_SLASH}]`,
      START_ANCHOR: `(?:^|[${WIN_SLASH}])`,
      END_ANCHOR: `(?:[${WIN_SLASH}]|$)`,
      SEP: "\\"
    };
    var POSIX_REGEX_SOURCE = {
      __proto__: null,
      alnum: "a-zA-Z0-9",
      alpha: "a-zA-Z",
      ascii: "\\x00-\\x7F",
      blank: " \\t",
      cntrl: "\\x00-\\x1F\\x7F",
      digit: "0-9",
      graph: "\\x21-\\x7E",
      lower: "a-z",
      print: "\\x20-\\x7E ",
      punct: "\\-!\"#$%&'()\\*+,./:;<=>?@[\\]^_`{|}~",
      space: " \\t\\r\\n\\v\\f",
      upper: "A-Z",
      word: "A-Za-z0-9_",
      xdigit: "A-Fa-f0-9"
    };
    module2.exports = {
      DEFAULT_MAX_EXTGLOB_RECURSION,
      MAX_LENGTH: 1024 * 64,
      POSIX_REGEX_SOURCE,
      // regular expressions
      REGEX_BACKSLASH: /\\(?![*+?^${}(|)[\]])/g,
      REGEX_NON_SPECIAL_CHARS: /^[^@![\].,$*+?^{}()|\\/]+/,
      REGEX_SPECIAL_CHARS: /[-*+?.^${}(|)[\]]/,
      REGEX_SPECIAL_CHARS_BACKREF: /(\\?)((\W)(\3*))/g,
      REGEX_SPECIAL_CHARS_GLOBAL: /([-*+?.^${}(|)[\]])/g,
      REGEX_REMOVE_BACKSLASH: /(?:\[.*?[^\\]\]|\\(?=.))/g,
      // Replace globs with equivalent patterns to reduce parsing time.
      REPLACEMENTS: {
        __proto__: null,
        "***": "*",
        "**/**": "**",
        "**/**/**": "**"
      },
      // Digits
      CHAR_0: 48,
      /* 0 */
      CHAR_9: 57,
      /* 9 */
      // Alphabet chars.
      CHAR_UPPERCASE_A: 65,
      /* A */
      CHAR_LOWERCASE_A: 97,
      /* a */
      CHAR_UPPERCASE_Z: 90,
      /* Z */
      CHAR_LOWERCASE_Z: 122,
      /* z */
      CHAR_LEFT_PARENTHESES: 40,
      /* ( */
      CHAR_RIGHT_PARENTHESES: 41,
      /* ) */
      CHAR_ASTERISK: 42,
      /* * */
      // Non-alphabetic chars.
      CHAR_AMPERSAND: 38,
      /* & */
      CHAR_AT: 64,
      /* @ */
      CHAR_BACKWARD_SLASH: 92,
      /* \ */
      CHAR_CARRIAGE_RETURN: 13,
      /* \r */
      CHAR_CIRCUMFLEX_ACCENT: 94,
      /* ^ */
      CHAR_COLON: 58,
      /* : */
      CHAR_COMMA: 44,
      /* , */
      CHAR_DOT: 46,
      /* . */
      CHAR_DOUBLE_QUOTE: 34,
      /* " */
      CHAR_EQUAL: 61,
      /* = */
      CHAR_EXCLAMATION_MARK: 33,
      /* ! */
      CHAR_FORM_FEED: 12,
      /* \f */
      CHAR_FORWARD_SLASH: 47,
      /* / */
      CHAR_GRAVE_ACCENT: 96,
      /* ` */
      CHAR_HASH: 35,
      /* # */
      CHAR_HYPHEN_MINUS: 45,
      /* - */
      CHAR_LEFT_ANGLE_BRACKET: 60,
      /* < */
      CHAR_LEFT_CURLY_BRACE: 123,
      /* { */
      CHAR_LEFT_SQUARE_BRACKET: 91,
      /* [ */
      CHAR_LINE_FEED: 10,
      /* \n */
      CHAR_NO_BREAK_SPACE: 160,
      /* \u00A0 */
      CHAR_PERCENT: 37,
      /* % */
      CHAR_PLUS: 43,
      /* + */
      CHAR_QUESTION_MARK: 63,
      /* ? */
      CHAR_RIGHT_ANGLE_BRACKET: 62,
      /* > */
      CHAR_RIGHT_CURLY_BRACE: 125,
      /* } */
      CHAR_RIGHT_SQUARE_BRACKET: 93,
      /* ] */
      CHAR_SEMICOLON: 59,
      /* ; */
      CHAR_SINGLE_QUOTE: 39,
      /* ' */
      CHAR_SPACE: 32,
      /*   */
      CHAR_TAB: 9,
      /* \t */
      CHAR_UNDERSCORE: 95,
      /* _ */
      CHAR_VERTICAL_LINE: 124,
      /* | */
      CHAR_ZERO_WIDTH_NOBREAK_SPACE: 65279,
      /* \uFEFF */
      /**
       * Create EXTGLOB_CHARS
       */
      extglobChars(chars) {
        return {
          "!": { type: "negate", open: "(?:(?!(?:", close: `))${chars.STAR})` },
          "?": { type: "qmark", open: "(?:", close: ")?" },
          "+": { type: "plus", open: "(?:", close: ")+" },
          "*": { type: "star", open: "(?:", close: ")*" },
          "@": { type: "at", open: "(?:", close: ")" }
        };
      },
      /**
       * Create GLOB_CHARS
       */
      globChars(win32) {
        return win32 === true ? WINDOWS_CHARS : POSIX_CHARS;
      }
    };
  }
});

// node_modules/picomatch/lib/utils.js
var require_utils = __commonJS({
  "node_modules/picomatch/lib/utils.js"(exports2) {
    "use strict";
    var {
      REGEX_BACKSLASH,
      REGEX_REMOVE_BACKSLASH,
      REGEX_SPECIAL_CHARS,
      REGEX_SPECIAL_CHARS_GLOBAL
    } = require_constants();
    exports2.isObject = (val) => val !== null && typeof val === "object" && !Array.isArray(val);
    exports2.hasRegexChars = (str) => REGEX_SPECIAL_CHARS.test(str);
    exports2.isRegexChar = (str) => str.length === 1 && exports2.hasRegexChars(str);
    exports2.escapeRegex = (str) => str.replace(REGEX_SPECIAL_CHARS_GLOBAL, "\\$1");
    exports2.toPosixSlashes = (str) => str.replace(REGEX_BACKSLASH, "/");
    exports2.isWindows = () => {
      if (typeof navigator !== "undefined" && navigator.platform) {
        const platform = navigator.platform.toLowerCase();
        return platform === "win32" || platform === "windows";
      }
      if (typeof process !== "undefined" && process.platform) {
        return process.platform === "win32";
      }
      return false;
    };
    exports2.removeBackslashes = (str) => {
      return str.replace(REGEX_REMOVE_BACKSLASH, (match) => {
        return match === "\\" ? "" : match;
      });
    };
    exports2.escapeLast = (input, char, lastIdx) => {
      const idx = input.lastIndexOf(char, lastIdx);
      if (idx === -1) return input;
      if (input[idx - 1] === "\\") return exports2.escapeLast(input, char, idx - 1);
      return `${input.slice(0, idx)}\\${input.slice(idx)}`;
    };
    exports2.removePrefix = (input, state = {}) => {
      let output = input;
      if (output.startsWith("./")) {
        output = output.slice(2);
        state.prefix = "./";
      }
      return output;
    };
    exports2.wrapOutput = (input, state = {}, options = {}) => {
      const prepend = options.contains ? "" : "^";
      const append = options.contains ? "" : "$";
      let output = `${prepend}(?:${input})${append}`;
      if (state.negated === true) {
        output = `(?:^(?!${output}).*$)`;
      }
      return output;
    };
    exports2.basename = (path2, { windows } = {}) => {
      const segs = path2.split(windows ? /[\\/]/ : "/");
      const last = segs[segs.length - 1];
      if (last === "") {
        return segs[segs.length - 2];
      }
      return last;
    };
  }
});

// node_modules/picomatch/lib/scan.js
var require_scan = __commonJS({
  "node_modules/picomatch/lib/scan.js"(exports2, module2) {
    "use strict";
    var utils = require_utils();
    var {
      CHAR_ASTERISK,
      /* * */
      CHAR_AT,
      /* @ */
      CHAR_BACKWARD_SLASH,
      /* \ */
      CHAR_COMMA,
      /* , */
      CHAR_DOT,
      /* . */
      CHAR_EXCLAMATION_MARK,
      /* ! */
      CHAR_FORWARD_SLASH,
      /* / */
      CHAR_LEFT_CURLY_BRACE,
      /* { */
      CHAR_LEFT_PARENTHESES,
      /* ( */
      CHAR_LEFT_SQUARE_BRACKET,
      /* [ */
      CHAR_PLUS,
      /* + */
      CHAR_QUESTION_MARK,
      /* ? */
      CHAR_RIGHT_CURLY_BRACE,
      /* } */
      CHAR_RIGHT_PARENTHESES,
      /* ) */
      CHAR_RIGHT_SQUARE_BRACKET
      /* ] */
    } = require_constants();
    var isPathSeparator = (code) => {
      return code === CHAR_FORWARD_SLASH || code === CHAR_BACKWARD_SLASH;
    };
    var depth = (token2) => {
      if (token2.isPrefix !== true) {
        token2.depth = token2.isGlobstar ? Infinity : 1;
      }
    };
    var scan = (input, options) => {
      const opts = options || {};
      const length = input.length - 1;
      const scanToEnd = opts.parts === true || opts.tokens === true || opts.scanToEnd === true;
      const slashes = [];
      const tokens3 = [];
      const parts = [];
      let str = input;
      let index = -1;
      let start = 0;
      let lastIndex = 0;
      let isBrace = false;
      let isBracket = false;
      let isGlob = false;
      let isExtglob = false;
      let isGlobstar = false;
      let braceEscaped = false;
      let backslashes = false;
      let negated = false;
      let negatedExtglob = false;
      let finished = false;
      let braces = 0;
      let prev;
      let code;
      let token2 = { value: "", depth: 0, isGlob: false };
      const eos = () => index >= length;
      const peek = () => str.charCodeAt(index + 1);
      const advance = () => {
        prev = code;
        return str.charCodeAt(++index);
      };
      while (index < length) {
        code = advance();
        let next;
        if (code === CHAR_BACKWARD_SLASH) {
          backslashes = token2.backslashes = true;
          code = advance();
          if (code === CHAR_LEFT_CURLY_BRACE) {
            braceEscaped = true;
          }
          continue;
        }
        if (braceEscaped === true || code === CHAR_LEFT_CURLY_BRACE) {
          braces++;
          while (eos() !== true && (code = advance())) {
            if (code === CHAR_BACKWARD_SLASH) {
              backslashes = token2.backslashes = true;
              advance();
              continue;
            }
            if (code === CHAR_LEFT_CURLY_BRACE) {
              braces++;
              continue;
            }
            if (braceEscaped !== true && code === CHAR_DOT && (code = advance()) === CHAR_DOT) {
              isBrace = token2.isBrace = true;
              isGlob = token2.isGlob = true;
              finished = true;
              if (scanToEnd === true) {
                continue;
              }
              break;
            }
            if (braceEscaped !== true && code === CHAR_COMMA) {
              isBrace = token2.isBrace = true;
              isGlob = token2.isGlob = true;
              finished = true;
              if (scanToEnd === true) {
                continue;
              }
              break;
            }
            if (code === CHAR_RIGHT_CURLY_BRACE) {
              braces--;
              if (braces === 0) {
                braceEscaped = false;
                isBrace = token2.isBrace = true;
                finished = true;
                break;
              }
            }
          }
          if (scanToEnd === true) {
            continue;
          }
          break;
        }
        if (code === CHAR_FORWARD_SLASH) {
          slashes.push(index);
          tokens3.push(token2);
          token2 = { value: "", depth: 0, isGlob: false };
          if (finished === true) continue;
          if (prev === CHAR_DOT && index === start + 1) {
            start += 2;
            continue;
          }
          lastIndex = index + 1;
          continue;
        }
        if (opts.noext !== true) {
          const isExtglobChar = code === CHAR_PLUS || code === CHAR_AT || code === CHAR_ASTERISK || code === CHAR_QUESTION_MARK || code === CHAR_EXCLAMATION_MARK;
          if (isExtglobChar === true && peek() === CHAR_LEFT_PARENTHESES) {
            isGlob = token2.isGlob = true;
            isExtglob = token2.isExtglob = true;
            finished = true;
            if (code === CHAR_EXCLAMATION_MARK && index === start) {
              negatedExtglob = true;
            }
            if (scanToEnd === true) {
              let parens = 0;
              while (eos() !== true && (code = advance())) {
                if (code === CHAR_BACKWARD_SLASH) {
                  backslashes = token2.backslashes = true;
                  advance();
                  continue;
                }
                if (code === CHAR_LEFT_PARENTHESES) {
                  parens++;
                  continue;
                }
                if (code === CHAR_RIGHT_PARENTHESES && --parens === 0) {
                  finished = true;
                  break;
                }
              }
              continue;
            }
            break;
          }
        }
        if (code === CHAR_ASTERISK) {
          if (prev === CHAR_ASTERISK) isGlobstar = token2.isGlobstar = true;
          isGlob = token2.isGlob = true;
          finished = true;
          if (scanToEnd === true) {
            continue;
          }
          break;
        }
        if (code === CHAR_QUESTION_MARK) {
          isGlob = token2.isGlob = true;
          finished = true;
          if (scanToEnd === true) {
            continue;
          }
          break;
        }
        if (code === CHAR_LEFT_SQUARE_BRACKET) {
          while (eos() !== true && (next = advance())) {
            if (next === CHAR_BACKWARD_SLASH) {
              backslashes = token2.backslashes = true;
              advance();
              continue;
            }
            if (next === CHAR_RIGHT_SQUARE_BRACKET) {
              isBracket = token2.isBracket = true;
              isGlob = token2.isGlob = true;
              finished = true;
              break;
            }
          }
          if (scanToEnd === true) {
            continue;
          }
          break;
        }
        if (opts.nonegate !== true && code === CHAR_EXCLAMATION_MARK && index === start) {
          negated = token2.negated = true;
          start++;
          continue;
        }
        if (opts.noparen !== true && code === CHAR_LEFT_PARENTHESES) {
          isGlob = token2.isGlob = true;
          if (scanToEnd === true) {
            let parens = 1;
            while (eos() !== true && (code = advance())) {
              if (code === CHAR_BACKWARD_SLASH) {
                backslashes = token2.backslashes = true;
                advance();
                continue;
              }
              if (code === CHAR_LEFT_PARENTHESES) {
                parens++;
                continue;
              }
              if (code === CHAR_RIGHT_PARENTHESES && --parens === 0) {
                finished = true;
                break;
              }
            }
            continue;
          }
          break;
        }
        if (isGlob === true) {
          finished = true;
          if (scanToEnd === true) {
            continue;
          }
          break;
        }
      }
      if (opts.noext === true) {
        isExtglob = false;
        isGlob = false;
      }
      let base = str;
      let prefix = "";
      let glob = "";
      if (start > 0) {
        prefix = str.slice(0, start);
        str = str.slice(start);
        lastIndex -= start;
      }
      if (base && isGlob === true && lastIndex > 0) {
        base = str.slice(0, lastIndex);
        glob = str.slice(lastIndex);
      } else if (isGlob === true) {
        base = "";
        glob = str;
      } else {
        base = str;
      }
      if (base && base !== "" && base !== "/" && base !== str) {
        if (isPathSeparator(base.charCodeAt(base.length - 1))) {
          base = base.slice(0, -1);
        }
      }
      if (opts.unescape === true) {
        if (glob) glob = utils.removeBackslashes(glob);
        if (base && backslashes === true) {
          base = utils.removeBackslashes(base);
        }
      }
      const state = {
        prefix,
        input,
        start,
        base,
        glob,
        isBrace,
        isBracket,
        isGlob,
        isExtglob,
        isGlobstar,
        negated,
        negatedExtglob
      };
      if (opts.tokens === true) {
        state.maxDepth = 0;
        if (!isPathSeparator(code)) {
          tokens3.push(token2);
        }
        state.tokens = tokens3;
      }
      if (opts.parts === true || opts.tokens === true) {
        let prevIndex;
        for (let idx = 0; idx < slashes.length; idx++) {
          const n2 = prevIndex !== void 0 ? prevIndex + 1 : start;
          const i = slashes[idx];
          const value2 = input.slice(n2, i);
          if (opts.tokens) {
            if (idx === 0 && start !== 0) {
              tokens3[idx].isPrefix = true;
              tokens3[idx].value = prefix;
            } else {
              tokens3[idx].value = value2;
            }
            depth(tokens3[idx]);
            state.maxDepth += tokens3[idx].depth;
          }
          if (i >= start) {
            parts.push(value2);
            prevIndex = i;
          }
        }
        const n = prevIndex !== void 0 ? prevIndex + 1 : start;
        const value = input.slice(n);
        parts.push(value);
        if (opts.tokens && prevIndex && prevIndex + 1 < input.length) {
          tokens3[tokens3.length - 1].value = value;
          depth(tokens3[tokens3.length - 1]);
          state.maxDepth += tokens3[tokens3.length - 1].depth;
        }
        state.slashes = slashes;
        state.parts = parts;
      }
      return state;
    };
    module2.exports = scan;
  }
});

// node_modules/picomatch/lib/parse.js
var require_parse = __commonJS({
  "node_modules/picomatch/lib/parse.js"(exports2, module2) {
    "use strict";
    var constants = require_constants();
    var utils = require_utils();
    var {
      MAX_LENGTH,
      POSIX_REGEX_SOURCE,
      REGEX_NON_SPECIAL_CHARS,
      REGEX_SPECIAL_CHARS_BACKREF,
      REPLACEMENTS
    } = constants;
    var expandRange = (args, options) => {
      if (typeof options.expandRange === "function") {
        return options.expandRange(...args, options);
      }
      args.sort();
      const value = `[${args.join("-")}]`;
      try {
        new RegExp(value);
      } catch (ex) {
        return args.map((v) => utils.escapeRegex(v)).join("..");
      }
      return value;
    };
    var syntaxError = (type, char) => {
      return `Missing ${type}: "${char}" - use "\\\\${char}" to match literal characters`;
    };
    var splitTopLevel = (input) => {
      const parts = [];
      let bracket = 0;
      let paren = 0;
      let quote = 0;
      let value = "";
      let escaped = false;
      for (const ch of input) {
        if (escaped === true) {
          value += ch;
          escaped = false;
          continue;
        }
        if (ch === "\\") {
          value += ch;
          escaped = true;
          continue;
        }
        if (ch === '"') {
          quote = quote === 1 ? 0 : 1;
          value += ch;
          continue;
        }
        if (quote === 0) {
          if (ch === "[") {
            bracket++;
          } else if (ch === "]" && bracket > 0) {
            bracket--;
          } else if (bracket === 0) {
            if (ch === "(") {
              paren++;
            } else if (ch === ")" && paren > 0) {
              paren--;
            } else if (ch === "|" && paren === 0) {
              parts.push(value);
              value = "";
              continue;
            }
          }
        }
        value += ch;
      }
      parts.push(value);
      return parts;
    };
    var isPlainBranch = (branch) => {
      let escaped = false;
      for (const ch of branch) {
        if (escaped === true) {
          escaped = false;
          continue;
        }
        if (ch === "\\") {
          escaped = true;
          continue;
        }
        if (/[?*+@!()[\]{}]/.test(ch)) {
          return false;
        }
      }
      return true;
    };
    var normalizeSimpleBranch = (branch) => {
      let value = branch.trim();
      let changed = true;
      while (changed === true) {
        changed = false;
        if (/^@\([^\\()[\]{}|]+\)$/.test(value)) {
          value = value.slice(2, -1);
          changed = true;
        }
      }
      if (!isPlainBranch(value)) {
        return;
      }
      return value.replace(/\\(.)/g, "$1");
    };
    var hasRepeatedCharPrefixOverlap = (branches) => {
      const values = branches.map(normalizeSimpleBranch).filter(Boolean);
      for (let i = 0; i < values.length; i++) {
        for (let j = i + 1; j < values.length; j++) {
          const a = values[i];
          const b = values[j];
          const char = a[0];
          if (!char || a !== char.repeat(a.length) || b !== char.repeat(b.length)) {
            continue;
          }
          if (a === b || a.startsWith(b) || b.startsWith(a)) {
            return true;
          }
        }
      }
      return false;
    };
    var parseRepeatedExtglob = (pattern, requireEnd = true) => {
      if (pattern[0] !== "+" && pattern[0] !== "*" || pattern[1] !== "(") {
        return;
      }
      let bracket = 0;
      let paren = 0;
      let quote = 0;
      let escaped = false;
      for (let i = 1; i < pattern.length; i++) {
        const ch = pattern[i];
        if (escaped === true) {
          escaped = false;
          continue;
        }
        if (ch === "\\") {
          escaped = true;
          continue;
        }
        if (ch === '"') {
          quote = quote === 1 ? 0 : 1;
          continue;
        }
        if (quote === 1) {
          continue;
        }
        if (ch === "[") {
          bracket++;
          continue;
        }
        if (ch === "]" && bracket > 0) {
          bracket--;
          continue;
        }
        if (bracket > 0) {
          continue;
        }
        if (ch === "(") {
          paren++;
          continue;
        }
        if (ch === ")") {
          paren--;
          if (paren === 0) {
            if (requireEnd === true && i !== pattern.length - 1) {
              return;
            }
            return {
              type: pattern[0],
              body: pattern.slice(2, i),
              end: i
            };
          }
        }
      }
    };
    var buildCharClassStar = (chars) => {
      const source = chars.length === 1 ? utils.escapeRegex(chars[0]) : `[${chars.map((ch) => utils.escapeRegex(ch)).join("")}]`;
      return `${source}*`;
    };
    var getStarExtglobSequenceChars = (pattern) => {
      let index = 0;
      const chars = [];
      while (index < pattern.length) {
        const match = parseRepeatedExtglob(pattern.slice(index), false);
        if (!match || match.type !== "*") {
          return;
        }
        const branches = splitTopLevel(match.body).map((branch2) => branch2.trim());
        if (branches.length !== 1) {
          return;
        }
        const branch = normalizeSimpleBranch(branches[0]);
        if (!branch || branch.length !== 1) {
          return;
        }
        chars.push(branch);
        index += match.end + 1;
      }
      if (chars.length < 1) {
        return;
      }
      return chars;
    };
    var repeatedExtglobRecursion = (pattern) => {
      let depth = 0;
      let value = pattern.trim();
      let match = parseRepeatedExtglob(value);
      while (match) {
        depth++;
        value = match.body.trim();
        match = parseRepeatedExtglob(value);
      }
      return depth;
    };
    var analyzeRepeatedExtglob = (body, options) => {
      if (options.maxExtglobRecursion === false) {
        return { risky: false };
      }
      const max = typeof options.maxExtglobRecursion === "number" ? options.maxExtglobRecursion : constants.DEFAULT_MAX_EXTGLOB_RECURSION;
      const branches = splitTopLevel(body).map((branch) => branch.trim());
      if (branches.length > 1) {
        if (branches.some((branch) => branch === "") || branches.some((branch) => /^[*?]+$/.test(branch)) || hasRepeatedCharPrefixOverlap(branches)) {
          return { risky: true };
        }
      }
      const safeChars = [];
      let sawStarSequence = false;
      let combinable = true;
      for (const branch of branches) {
        const chars = getStarExtglobSequenceChars(branch);
        if (chars) {
          sawStarSequence = true;
          safeChars.push(...chars);
          continue;
        }
        const literal = normalizeSimpleBranch(branch);
        if (literal && literal.length === 1) {
          safeChars.push(literal);
          continue;
        }
        combinable = false;
        if (repeatedExtglobRecursion(branch) > max) {
          return { risky: true };
        }
      }
      if (sawStarSequence) {
        return combinable ? { risky: true, safeOutput: buildCharClassStar([...new Set(safeChars)]) } : { risky: true };
      }
      return { risky: false };
    };
    var parse = (input, options) => {
      if (typeof input !== "string") {
        throw new TypeError("Expected a string");
      }
      input = REPLACEMENTS[input] || input;
      const opts = { ...options };
      const max = typeof opts.maxLength === "number" ? Math.min(MAX_LENGTH, opts.maxLength) : MAX_LENGTH;
      let len = input.length;
      if (len > max) {
        throw new SyntaxError(`Input length: ${len}, exceeds maximum allowed length: ${max}`);
      }
      const bos = { type: "bos", value: "", output: opts.prepend || "" };
      const tokens3 = [bos];
      const capture = opts.capture ? "" : "?:";
      const PLATFORM_CHARS = constants.globChars(opts.windows);
      const EXTGLOB_CHARS = constants.extglobChars(PLATFORM_CHARS);
      const {
        DOT_LITERAL,
        PLUS_LITERAL,
        SLASH_LITERAL,
        ONE_CHAR,
        DOTS_SLASH,
        NO_DOT,
        NO_DOT_SLASH,
        NO_DOTS_SLASH,
        QMARK,
        QMARK_NO_DOT,
        STAR,
        START_ANCHOR
      } = PLATFORM_CHARS;
      const globstar = (opts2) => {
        return `(${capture}(?:(?!${START_ANCHOR}${opts2.dot ? DOTS_SLASH : DOT_LITERAL}).)*?)`;
      };
      const nodot = opts.dot ? "" : NO_DOT;
      const qmarkNoDot = opts.dot ? QMARK : QMARK_NO_DOT;
      let star = opts.bash === true ? globstar(opts) : STAR;
      if (opts.capture) {
        star = `(${star})`;
      }
      if (typeof opts.noext === "boolean") {
        opts.noextglob = opts.noext;
      }
      const state = {
        input,
        index: -1,
        start: 0,
        dot: opts.dot === true,
        consumed: "",
        output: "",
        prefix: "",
        backtrack: false,
        negated: false,
        brackets: 0,
        braces: 0,
        parens: 0,
        quotes: 0,
        globstar: false,
        tokens: tokens3
      };
      input = utils.removePrefix(input, state);
      len = input.length;
      const extglobs = [];
      const braces = [];
      const stack = [];
      let prev = bos;
      let value;
      const eos = () => state.index === len - 1;
      const peek = state.peek = (n = 1) => input[state.index + n];
      const advance = state.advance = () => input[++state.index] || "";
      const remaining = () => input.slice(state.index + 1);
      const consume = (value2 = "", num = 0) => {
        state.consumed += value2;
        state.index += num;
      };
      const append = (token2) => {
        state.output += token2.output != null ? token2.output : token2.value;
        consume(token2.value);
      };
      const negate = () => {
        let count = 1;
        while (peek() === "!" && (peek(2) !== "(" || peek(3) === "?")) {
          advance();
          state.start++;
          count++;
        }
        if (count % 2 === 0) {
          return false;
        }
        state.negated = true;
        state.start++;
        return true;
      };
      const increment = (type) => {
        state[type]++;
        stack.push(type);
      };
      const decrement = (type) => {
        state[type]--;
        stack.pop();
      };
      const push = (tok) => {
        if (prev.type === "globstar") {
          const isBrace = state.braces > 0 && (tok.type === "comma" || tok.type === "brace");
          const isExtglob = tok.extglob === true || extglobs.length && (tok.type === "pipe" || tok.type === "paren");
          if (tok.type !== "slash" && tok.type !== "paren" && !isBrace && !isExtglob) {
            state.output = state.output.slice(0, -prev.output.length);
            prev.type = "star";
            prev.value = "*";
            prev.output = star;
            state.output += prev.output;
          }
        }
        if (extglobs.length && tok.type !== "paren") {
          extglobs[extglobs.length - 1].inner += tok.value;
        }
        if (tok.value || tok.output) append(tok);
        if (prev && prev.type === "text" && tok.type === "text") {
          prev.output = (prev.output || prev.value) + tok.value;
          prev.value += tok.value;
          return;
        }
        tok.prev = prev;
        tokens3.push(tok);
        prev = tok;
      };
      const extglobOpen = (type, value2) => {
        const token2 = { ...EXTGLOB_CHARS[value2], conditions: 1, inner: "" };
        token2.prev = prev;
        token2.parens = state.parens;
        token2.output = state.output;
        token2.startIndex = state.index;
        token2.tokensIndex = tokens3.length;
        const output = (opts.capture ? "(" : "") + token2.open;
        increment("parens");
        push({ type, value: value2, output: state.output ? "" : ONE_CHAR });
        push({ type: "paren", extglob: true, value: advance(), output });
        extglobs.push(token2);
      };
      const extglobClose = (token2) => {
        const literal = input.slice(token2.startIndex, state.index + 1);
        const body = input.slice(token2.startIndex + 2, state.index);
        const analysis = analyzeRepeatedExtglob(body, opts);
        if ((token2.type === "plus" || token2.type === "star") && analysis.risky) {
          const safeOutput = analysis.safeOutput ? (token2.output ? "" : ONE_CHAR) + (opts.capture ? `(${analysis.safeOutput})` : analysis.safeOutput) : void 0;
          const open = tokens3[token2.tokensIndex];
          open.type = "text";
          open.value = literal;
          open.output = safeOutput || utils.escapeRegex(literal);
          for (let i = token2.tokensIndex + 1; i < tokens3.length; i++) {
            tokens3[i].value = "";
            tokens3[i].output = "";
            delete tokens3[i].suffix;
          }
          state.output = token2.output + open.output;
          state.backtrack = true;
          push({ type: "paren", extglob: true, value, output: "" });
          decrement("parens");
          return;
        }
        let output = token2.close + (opts.capture ? ")" : "");
        let rest;
        if (token2.type === "negate") {
          let extglobStar = star;
          if (token2.inner && token2.inner.length > 1 && token2.inner.includes("/")) {
            extglobStar = globstar(opts);
          }
          if (extglobStar !== star || eos() || /^\)+$/.test(remaining())) {
            output = token2.close = `)$))${extglobStar}`;
          }
          if (token2.inner.includes("*") && (rest = remaining()) && /^\.[^\\/.]+$/.test(rest)) {
            const expression = parse(rest, { ...options, fastpaths: false }).output;
            output = token2.close = `)${expression})${extglobStar})`;
          }
          if (token2.prev.type === "bos") {
            state.negatedExtglob = true;
          }
        }
        push({ type: "paren", extglob: true, value, output });
        decrement("parens");
      };
      if (opts.fastpaths !== false && !/(^[*!]|[/()[\]{}"])/.test(input)) {
        let backslashes = false;
        let output = input.replace(REGEX_SPECIAL_CHARS_BACKREF, (m, esc, chars, first, rest, index) => {
          if (first === "\\") {
            backslashes = true;
            return m;
          }
          if (first === "?") {
            if (esc) {
              return esc + first + (rest ? QMARK.repeat(rest.length) : "");
            }
            if (index === 0) {
              return qmarkNoDot + (rest ? QMARK.repeat(rest.length) : "");
            }
            return QMARK.repeat(chars.length);
          }
          if (first === ".") {
            return DOT_LITERAL.repeat(chars.length);
          }
          if (first === "*") {
            if (esc) {
              return esc + first + (rest ? star : "");
            }
            return star;
          }
          return esc ? m : `\\${m}`;
        });
        if (backslashes === true) {
          if (opts.unescape === true) {
            output = output.replace(/\\/g, "");
          } else {
            output = output.replace(/\\+/g, (m) => {
              return m.length % 2 === 0 ? "\\\\" : m ? "\\" : "";
            });
          }
        }
        if (output === input && opts.contains === true) {
          state.output = input;
          return state;
        }
        state.output = utils.wrapOutput(output, state, options);
        return state;
      }
      while (!eos()) {
        value = advance();
        if (value === "\0") {
          continue;
        }
        if (value === "\\") {
          const next = peek();
          if (next === "/" && opts.bash !== true) {
            continue;
          }
          if (next === "." || next === ";") {
            continue;
          }
          if (!next) {
            value += "\\";
            push({ type: "text", value });
            continue;
          }
          const match = /^\\+/.exec(remaining());
          let slashes = 0;
          if (match && match[0].length > 2) {
            slashes = match[0].length;
            state.index += slashes;
            if (slashes % 2 !== 0) {
              value += "\\";
            }
          }
          if (opts.unescape === true) {
            value = advance();
          } else {
            value += advance();
          }
          if (state.brackets === 0) {
            push({ type: "text", value });
            continue;
          }
        }
        if (state.brackets > 0 && (value !== "]" || prev.value === "[" || prev.value === "[^")) {
          if (opts.posix !== false && value === ":") {
            const inner = prev.value.slice(1);
            if (inner.includes("[")) {
              prev.posix = true;
              if (inner.includes(":")) {
                const idx = prev.value.lastIndexOf("[");
                const pre = prev.value.slice(0, idx);
                const rest2 = prev.value.slice(idx + 2);
                const posix = POSIX_REGEX_SOURCE[rest2];
                if (posix) {
                  prev.value = pre + posix;
                  state.backtrack = true;
                  advance();
                  if (!bos.output && tokens3.indexOf(prev) === 1) {
                    bos.output = ONE_CHAR;
                  }
                  continue;
                }
              }
            }
          }
          if (value === "[" && peek() !== ":" || value === "-" && peek() === "]") {
            value = `\\${value}`;
          }
          if (value === "]" && (prev.value === "[" || prev.value === "[^")) {
            value = `\\${value}`;
          }
          if (opts.posix === true && value === "!" && prev.value === "[") {
            value = "^";
          }
          prev.value += value;
          append({ value });
          continue;
        }
        if (state.quotes === 1 && value !== '"') {
          value = utils.escapeRegex(value);
          prev.value += value;
          append({ value });
          continue;
        }
        if (value === '"') {
          state.quotes = state.quotes === 1 ? 0 : 1;
          if (opts.keepQuotes === true) {
            push({ type: "text", value });
          }
          continue;
        }
        if (value === "(") {
          increment("parens");
          push({ type: "paren", value });
          continue;
        }
        if (value === ")") {
          if (state.parens === 0 && opts.strictBrackets === true) {
            throw new SyntaxError(syntaxError("opening", "("));
          }
          const extglob = extglobs[extglobs.length - 1];
          if (extglob && state.parens === extglob.parens + 1) {
            extglobClose(extglobs.pop());
            continue;
          }
          push({ type: "paren", value, output: state.parens ? ")" : "\\)" });
          decrement("parens");
          continue;
        }
        if (value === "[") {
          if (opts.nobracket === true || !remaining().includes("]")) {
            if (opts.nobracket !== true && opts.strictBrackets === true) {
              throw new SyntaxError(syntaxError("closing", "]"));
            }
            value = `\\${value}`;
          } else {
            increment("brackets");
          }
          push({ type: "bracket", value });
          continue;
        }
        if (value === "]") {
          if (opts.nobracket === true || prev && prev.type === "bracket" && prev.value.length === 1) {
            push({ type: "text", value, output: `\\${value}` });
            continue;
          }
          if (state.brackets === 0) {
            if (opts.strictBrackets === true) {
              throw new SyntaxError(syntaxError("opening", "["));
            }
            push({ type: "text", value, output: `\\${value}` });
            continue;
          }
          decrement("brackets");
          const prevValue = prev.value.slice(1);
          if (prev.posix !== true && prevValue[0] === "^" && !prevValue.includes("/")) {
            value = `/${value}`;
          }
          prev.value += value;
          append({ value });
          if (opts.literalBrackets === false || utils.hasRegexChars(prevValue)) {
            continue;
          }
          const escaped = utils.escapeRegex(prev.value);
          state.output = state.output.slice(0, -prev.value.length);
          if (opts.literalBrackets === true) {
            state.output += escaped;
            prev.value = escaped;
            continue;
          }
          prev.value = `(${capture}${escaped}|${prev.value})`;
          state.output += prev.value;
          continue;
        }
        if (value === "{" && opts.nobrace !== true) {
          increment("braces");
          const open = {
            type: "brace",
            value,
            output: "(",
            outputIndex: state.output.length,
            tokensIndex: state.tokens.length
          };
          braces.push(open);
          push(open);
          continue;
        }
        if (value === "}") {
          const brace = braces[braces.length - 1];
          if (opts.nobrace === true || !brace) {
            push({ type: "text", value, output: value });
            continue;
          }
          let output = ")";
          if (brace.dots === true) {
            const arr = tokens3.slice();
            const range = [];
            for (let i = arr.length - 1; i >= 0; i--) {
              tokens3.pop();
              if (arr[i].type === "brace") {
                break;
              }
              if (arr[i].type !== "dots") {
                range.unshift(arr[i].value);
              }
            }
            output = expandRange(range, opts);
            state.backtrack = true;
          }
          if (brace.comma !== true && brace.dots !== true) {
            const out = state.output.slice(0, brace.outputIndex);
            const toks = state.tokens.slice(brace.tokensIndex);
            brace.value = brace.output = "\\{";
            value = output = "\\}";
            state.output = out;
            for (const t of toks) {
              state.output += t.output || t.value;
            }
          }
          push({ type: "brace", value, output });
          decrement("braces");
          braces.pop();
          continue;
        }
        if (value === "|") {
          if (extglobs.length > 0) {
            extglobs[extglobs.length - 1].conditions++;
          }
          push({ type: "text", value });
          continue;
        }
        if (value === ",") {
          let output = value;
          const brace = braces[braces.length - 1];
          if (brace && stack[stack.length - 1] === "braces") {
            brace.comma = true;
            output = "|";
          }
          push({ type: "comma", value, output });
          continue;
        }
        if (value === "/") {
          if (prev.type === "dot" && state.index === state.start + 1) {
            state.start = state.index + 1;
            state.consumed = "";
            state.output = "";
            tokens3.pop();
            prev = bos;
            continue;
          }
          push({ type: "slash", value, output: SLASH_LITERAL });
          continue;
        }
        if (value === ".") {
          if (state.braces > 0 && prev.type === "dot") {
            if (prev.value === ".") prev.output = DOT_LITERAL;
            const brace = braces[braces.length - 1];
            prev.type = "dots";
            prev.output += value;
            prev.value += value;
            brace.dots = true;
            continue;
          }
          if (state.braces + state.parens === 0 && prev.type !== "bos" && prev.type !== "slash") {
            push({ type: "text", value, output: DOT_LITERAL });
            continue;
          }
          push({ type: "dot", value, output: DOT_LITERAL });
          continue;
        }
        if (value === "?") {
          const isGroup = prev && prev.value === "(";
          if (!isGroup && opts.noextglob !== true && peek() === "(" && peek(2) !== "?") {
            extglobOpen("qmark", value);
            continue;
          }
          if (prev && prev.type === "paren") {
            const next = peek();
            let output = value;
            if (prev.value === "(" && !/[!=<:]/.test(next) || next === "<" && !/<([!=]|\w+>)/.test(remaining())) {
              output = `\\${value}`;
            }
            push({ type: "text", value, output });
            continue;
          }
          if (opts.dot !== true && (prev.type === "slash" || prev.type === "bos")) {
            push({ type: "qmark", value, output: QMARK_NO_DOT });
            continue;
          }
          push({ type: "qmark", value, output: QMARK });
          continue;
        }
        if (value === "!") {
          if (opts.noextglob !== true && peek() === "(") {
            if (peek(2) !== "?" || !/[!=<:]/.test(peek(3))) {
              extglobOpen("negate", value);
              continue;
            }
          }
          if (opts.nonegate !== true && state.index === 0) {
            negate();
            continue;
          }
        }
        if (value === "+") {
          if (opts.noextglob !== true && peek() === "(" && peek(2) !== "?") {
            extglobOpen("plus", value);
            continue;
          }
          if (prev && prev.value === "(" || opts.regex === false) {
            push({ type: "plus", value, output: PLUS_LITERAL });
            continue;
          }
          if (prev && (prev.type === "bracket" || prev.type === "paren" || prev.type === "brace") || state.parens > 0) {
            push({ type: "plus", value });
            continue;
          }
          push({ type: "plus", value: PLUS_LITERAL });
          continue;
        }
        if (value === "@") {
          if (opts.noextglob !== true && peek() === "(" && peek(2) !== "?") {
            push({ type: "at", extglob: true, value, output: "" });
            continue;
          }
          push({ type: "text", value });
          continue;
        }
        if (value !== "*") {
          if (value === "$" || value === "^") {
            value = `\\${value}`;
          }
          const match = REGEX_NON_SPECIAL_CHARS.exec(remaining());
          if (match) {
            value += match[0];
            state.index += match[0].length;
          }
          push({ type: "text", value });
          continue;
        }
        if (prev && (prev.type === "globstar" || prev.star === true)) {
          prev.type = "star";
          prev.star = true;
          prev.value += value;
          prev.output = star;
          state.backtrack = true;
          state.globstar = true;
          consume(value);
          continue;
        }
        let rest = remaining();
        if (opts.noextglob !== true && /^\([^?]/.test(rest)) {
          extglobOpen("star", value);
          continue;
        }
        if (prev.type === "star") {
          if (opts.noglobstar === true) {
            consume(value);
            continue;
          }
          const prior = prev.prev;
          const before = prior.prev;
          const isStart = prior.type === "slash" || prior.type === "bos";
          const afterStar = before && (before.type === "star" || before.type === "globstar");
          if (opts.bash === true && (!isStart || rest[0] && rest[0] !== "/")) {
            push({ type: "star", value, output: "" });
            continue;
          }
          const isBrace = state.braces > 0 && (prior.type === "comma" || prior.type === "brace");
          const isExtglob = extglobs.length && (prior.type === "pipe" || prior.type === "paren");
          if (!isStart && prior.type !== "paren" && !isBrace && !isExtglob) {
            push({ type: "star", value, output: "" });
            continue;
          }
          while (rest.slice(0, 3) === "/**") {
            const after = input[state.index + 4];
            if (after && after !== "/") {
              break;
            }
            rest = rest.slice(3);
            consume("/**", 3);
          }
          const isEnd = eos() || state.parens > 0 && rest === ")".repeat(state.parens) && !extglobs.some((extglob) => extglob.type === "negate");
          if (prior.type === "bos" && eos()) {
            prev.type = "globstar";
            prev.value += value;
            prev.output = globstar(opts);
            state.output = prev.output;
            state.globstar = true;
            consume(value);
            continue;
          }
          if (prior.type === "slash" && prior.prev.type !== "bos" && !afterStar && isEnd) {
            state.output = state.output.slice(0, -(prior.output + prev.output).length);
            prior.output = `(?:${prior.output}`;
            prev.type = "globstar";
            prev.output = globstar(opts) + (opts.strictSlashes ? ")" : "|$)");
            prev.value += value;
            state.globstar = true;
            state.output += prior.output + prev.output;
            consume(value);
            continue;
          }
          if (prior.type === "slash" && prior.prev.type !== "bos" && rest[0] === "/") {
            const end = rest[1] !== void 0 ? "|$" : "";
            state.output = state.output.slice(0, -(prior.output + prev.output).length);
            prior.output = `(?:${prior.output}`;
            prev.type = "globstar";
            prev.output = `${globstar(opts)}${SLASH_LITERAL}|${SLASH_LITERAL}${end})`;
            prev.value += value;
            state.output += prior.output + prev.output;
            state.globstar = true;
            consume(value + advance());
            push({ type: "slash", value: "/", output: "" });
            continue;
          }
          if (prior.type === "bos" && rest[0] === "/") {
            prev.type = "globstar";
            prev.value += value;
            prev.output = `(?:^|${SLASH_LITERAL}|${globstar(opts)}${SLASH_LITERAL})`;
            state.output = prev.output;
            state.globstar = true;
            consume(value + advance());
            push({ type: "slash", value: "/", output: "" });
            continue;
          }
          state.output = state.output.slice(0, -prev.output.length);
          prev.type = "globstar";
          prev.output = globstar(opts);
          prev.value += value;
          state.output += prev.output;
          state.globstar = true;
          consume(value);
          continue;
        }
        const token2 = { type: "star", value, output: star };
        if (opts.bash === true) {
          token2.output = ".*?";
          if (prev.type === "bos" || prev.type === "slash") {
            token2.output = nodot + token2.output;
          }
          push(token2);
          continue;
        }
        if (prev && (prev.type === "bracket" || prev.type === "paren") && opts.regex === true) {
          token2.output = value;
          push(token2);
          continue;
        }
        if (state.index === state.start || prev.type === "slash" || prev.type === "dot") {
          if (prev.type === "dot") {
            state.output += NO_DOT_SLASH;
            prev.output += NO_DOT_SLASH;
          } else if (opts.dot === true) {
            state.output += NO_DOTS_SLASH;
            prev.output += NO_DOTS_SLASH;
          } else {
            state.output += nodot;
            prev.output += nodot;
          }
          if (peek() !== "*") {
            state.output += ONE_CHAR;
            prev.output += ONE_CHAR;
          }
        }
        push(token2);
      }
      while (state.brackets > 0) {
        if (opts.strictBrackets === true) throw new SyntaxError(syntaxError("closing", "]"));
        state.output = utils.escapeLast(state.output, "[");
        decrement("brackets");
      }
      while (state.parens > 0) {
        if (opts.strictBrackets === true) throw new SyntaxError(syntaxError("closing", ")"));
        state.output = utils.escapeLast(state.output, "(");
        decrement("parens");
      }
      while (state.braces > 0) {
        if (opts.strictBrackets === true) throw new SyntaxError(syntaxError("closing", "}"));
        state.output = utils.escapeLast(state.output, "{");
        decrement("braces");
      }
      if (opts.strictSlashes !== true && (prev.type === "star" || prev.type === "bracket")) {
        push({ type: "maybe_slash", value: "", output: `${SLASH_LITERAL}?` });
      }
      if (state.backtrack === true) {
        state.output = "";
        for (const token2 of state.tokens) {
          state.output += token2.output != null ? token2.output : token2.value;
          if (token2.suffix) {
            state.output += token2.suffix;
          }
        }
      }
      return state;
    };
    parse.fastpaths = (input, options) => {
      const opts = { ...options };
      const max = typeof opts.maxLength === "number" ? Math.min(MAX_LENGTH, opts.maxLength) : MAX_LENGTH;
      const len = input.length;
      if (len > max) {
        throw new SyntaxError(`Input length: ${len}, exceeds maximum allowed length: ${max}`);
      }
      input = REPLACEMENTS[input] || input;
      const {
        DOT_LITERAL,
        SLASH_LITERAL,
        ONE_CHAR,
        DOTS_SLASH,
        NO_DOT,
        NO_DOTS,
        NO_DOTS_SLASH,
        STAR,
        START_ANCHOR
      } = constants.globChars(opts.windows);
      const nodot = opts.dot ? NO_DOTS : NO_DOT;
      const slashDot = opts.dot ? NO_DOTS_SLASH : NO_DOT;
      const capture = opts.capture ? "" : "?:";
      const state = { negated: false, prefix: "" };
      let star = opts.bash === true ? ".*?" : STAR;
      if (opts.capture) {
        star = `(${star})`;
      }
      const globstar = (opts2) => {
        if (opts2.noglobstar === true) return star;
        return `(${capture}(?:(?!${START_ANCHOR}${opts2.dot ? DOTS_SLASH : DOT_LITERAL}).)*?)`;
      };
      const create = (str) => {
        switch (str) {
          case "*":
            return `${nodot}${ONE_CHAR}${star}`;
          case ".*":
            return `${DOT_LITERAL}${ONE_CHAR}${star}`;
          case "*.*":
            return `${nodot}${star}${DOT_LITERAL}${ONE_CHAR}${star}`;
          case "*/*":
            return `${nodot}${star}${SLASH_LITERAL}${ONE_CHAR}${slashDot}${star}`;
          case "**":
            return nodot + globstar(opts);
          case "**/*":
            return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${slashDot}${ONE_CHAR}${star}`;
          case "**/*.*":
            return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${slashDot}${star}${DOT_LITERAL}${ONE_CHAR}${star}`;
          case "**/.*":
            return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${DOT_LITERAL}${ONE_CHAR}${star}`;
          default: {
            const match = /^(.*?)\.(\w+)$/.exec(str);
            if (!match) return;
            const source2 = create(match[1]);
            if (!source2) return;
            return source2 + DOT_LITERAL + match[2];
          }
        }
      };
      const output = utils.removePrefix(input, state);
      let source = create(output);
      if (source && opts.strictSlashes !== true) {
        source += `${SLASH_LITERAL}?`;
      }
      return source;
    };
    module2.exports = parse;
  }
});

// node_modules/picomatch/lib/picomatch.js
var require_picomatch = __commonJS({
  "node_modules/picomatch/lib/picomatch.js"(exports2, module2) {
    "use strict";
    var scan = require_scan();
    var parse = require_parse();
    var utils = require_utils();
    var constants = require_constants();
    var isObject2 = (val) => val && typeof val === "object" && !Array.isArray(val);
    var picomatch2 = (glob, options, returnState = false) => {
      if (Array.isArray(glob)) {
        const fns = glob.map((input) => picomatch2(input, options, returnState));
        const arrayMatcher = (str) => {
          for (const isMatch of fns) {
            const state2 = isMatch(str);
            if (state2) return state2;
          }
          return false;
        };
        return arrayMatcher;
      }
      const isState = isObject2(glob) && glob.tokens && glob.input;
      if (glob === "" || typeof glob !== "string" && !isState) {
        throw new TypeError("Expected pattern to be a non-empty string");
      }
      const opts = options || {};
      const posix = opts.windows;
      const regex = isState ? picomatch2.compileRe(glob, options) : picomatch2.makeRe(glob, options, false, true);
      const state = regex.state;
      delete regex.state;
      let isIgnored = () => false;
      if (opts.ignore) {
        const ignoreOpts = { ...options, ignore: null, onMatch: null, onResult: null };
        isIgnored = picomatch2(opts.ignore, ignoreOpts, returnState);
      }
      const matcher = (input, returnObject = false) => {
        const { isMatch, match, output } = picomatch2.test(input, regex, options, { glob, posix });
        const result = { glob, state, regex, posix, input, output, match, isMatch };
        if (typeof opts.onResult === "function") {
          opts.onResult(result);
        }
        if (isMatch === false) {
          result.isMatch = false;
          return returnObject ? result : false;
        }
        if (isIgnored(input)) {
          if (typeof opts.onIgnore === "function") {
            opts.onIgnore(result);
          }
          result.isMatch = false;
          return returnObject ? result : false;
        }
        if (typeof opts.onMatch === "function") {
          opts.onMatch(result);
        }
        return returnObject ? result : true;
      };
      if (returnState) {
        matcher.state = state;
      }
      return matcher;
    };
    picomatch2.test = (input, regex, options, { glob, posix } = {}) => {
      if (typeof input !== "string") {
        throw new TypeError("Expected input to be a string");
      }
      if (input === "") {
        return { isMatch: false, output: "" };
      }
      const opts = options || {};
      const format = opts.format || (posix ? utils.toPosixSlashes : null);
      let match = input === glob;
      let output = match && format ? format(input) : input;
      if (match === false) {
        output = format ? format(input) : input;
        match = output === glob;
      }
      if (match === false || opts.capture === true) {
        if (opts.matchBase === true || opts.basename === true) {
          match = picomatch2.matchBase(input, regex, options, posix);
        } else {
          match = regex.exec(output);
        }
      }
      return { isMatch: Boolean(match), match, output };
    };
    picomatch2.matchBase = (input, glob, options, posix = options && options.windows) => {
      const regex = glob instanceof RegExp ? glob : picomatch2.makeRe(glob, options);
      return regex.test(utils.basename(input, { windows: posix }));
    };
    picomatch2.isMatch = (str, patterns, options) => picomatch2(patterns, options)(str);
    picomatch2.parse = (pattern, options) => {
      if (Array.isArray(pattern)) return pattern.map((p) => picomatch2.parse(p, options));
      return parse(pattern, { ...options, fastpaths: false });
    };
    picomatch2.scan = (input, options) => scan(input, options);
    picomatch2.compileRe = (state, options, returnOutput = false, returnState = false) => {
      if (returnOutput === true) {
        return state.output;
      }
      const opts = options || {};
      const prepend = opts.contains ? "" : "^";
      const append = opts.contains ? "" : "$";
      let source = `${prepend}(?:${state.output})${append}`;
      if (state && state.negated === true) {
        source = `^(?!${source}).*$`;
      }
      const regex = picomatch2.toRegex(source, options);
      if (returnState === true) {
        regex.state = state;
      }
      return regex;
    };
    picomatch2.makeRe = (input, options = {}, returnOutput = false, returnState = false) => {
      if (!input || typeof input !== "string") {
        throw new TypeError("Expected a non-empty string");
      }
      let parsed = { negated: false, fastpaths: true };
      if (options.fastpaths !== false && (input[0] === "." || input[0] === "*")) {
        parsed.output = parse.fastpaths(input, options);
      }
      if (!parsed.output) {
        parsed = parse(input, options);
      }
      return picomatch2.compileRe(parsed, options, returnOutput, returnState);
    };
    picomatch2.toRegex = (source, options) => {
      try {
        const opts = options || {};
        return new RegExp(source, opts.flags || (opts.nocase ? "i" : ""));
      } catch (err) {
        if (options && options.debug === true) throw err;
        return /$^/;
      }
    };
    picomatch2.constants = constants;
    module2.exports = picomatch2;
  }
});

// node_modules/picomatch/index.js
var require_picomatch2 = __commonJS({
  "node_modules/picomatch/index.js"(exports2, module2) {
    "use strict";
    var pico = require_picomatch();
    var utils = require_utils();
    function picomatch2(glob, options, returnState = false) {
      if (options && (options.windows === null || options.windows === void 0)) {
        options = { ...options, windows: utils.isWindows() };
      }
      return pico(glob, options, returnState);
    }
    Object.assign(picomatch2, pico);
    module2.exports = picomatch2;
  }
});

// src/cli/files/gitignore.ts
function slashed(folder, path2) {
  const inside = (0, import_node_path5.relative)(folder, path2);
  return import_node_path5.sep === "/" ? inside : inside.replaceAll(import_node_path5.sep, "/");
}
function repositoryRoot(folder) {
  for (let at = folder; ; at = (0, import_node_path5.dirname)(at)) {
    if ((0, import_node_fs4.existsSync)((0, import_node_path5.join)(at, ".git"))) return at;
    if ((0, import_node_path5.dirname)(at) === at) return void 0;
  }
}
var import_node_fs4, import_node_path5, import_ignore2, GitIgnore;
var init_gitignore = __esm({
  "src/cli/files/gitignore.ts"() {
    "use strict";
    import_node_fs4 = require("node:fs");
    import_node_path5 = require("node:path");
    import_ignore2 = __toESM(require_ignore(), 1);
    GitIgnore = class _GitIgnore {
      #levels;
      constructor(levels3 = []) {
        this.#levels = levels3;
      }
      /**
       * The rules that hold in a folder because of the folders above it, up to the repository's root.
       * Rules by which the folder itself would be ignored are left out: it was asked for by name.
       */
      static above(folder) {
        const root = repositoryRoot(folder);
        if (root === void 0) return new _GitIgnore();
        let found = new _GitIgnore().with(root, (0, import_node_path5.join)(root, ".git", "info", "exclude"));
        const steps = (0, import_node_path5.relative)(root, folder).split(import_node_path5.sep).filter(Boolean);
        let at = root;
        for (const step of steps) {
          found = found.with(at, (0, import_node_path5.join)(at, ".gitignore"));
          at = (0, import_node_path5.join)(at, step);
        }
        const asked = found.#levels.filter(
          (level) => level.folder === folder || !level.rules.ignores(`${slashed(level.folder, folder)}/`)
        );
        return new _GitIgnore(asked);
      }
      /** These rules and those of one more ignore file, as far as it is there. */
      with(folder, file) {
        try {
          const rules = (0, import_ignore2.default)({ allowRelativePaths: true, ignorecase: false }).add(
            (0, import_node_fs4.readFileSync)(file, "utf8")
          );
          return new _GitIgnore([{ folder, rules }, ...this.#levels]);
        } catch {
          return this;
        }
      }
      /** Whether a path is ignored; a folder's path ends with no slash but says so. */
      ignores(path2, isFolder2) {
        for (const { folder, rules } of this.#levels) {
          const verdict = rules.test(slashed(folder, path2) + (isFolder2 ? "/" : ""));
          if (verdict.ignored) return true;
          if (verdict.unignored) return false;
        }
        return false;
      }
    };
  }
});

// src/cli/files/walk-folder.ts
var walk_folder_exports = {};
__export(walk_folder_exports, {
  skippedFolders: () => skippedFolders,
  walkFolder: () => walkFolder
});
function walkFolder(folder, accepts) {
  const found = [];
  const visit = (at, inside, above, entries) => {
    const rules = entries.some(({ name }) => name === ".gitignore") ? above.with(at, (0, import_node_path6.join)(at, ".gitignore")) : above;
    for (const entry2 of entries.toSorted((a, b) => a.name < b.name ? -1 : 1)) {
      const path2 = (0, import_node_path6.join)(at, entry2.name);
      const relative5 = inside === "" ? entry2.name : `${inside}/${entry2.name}`;
      if (entry2.isDirectory()) {
        if (skippedFolders.has(entry2.name) || rules.ignores(path2, true)) continue;
        visit(path2, relative5, rules, readable(path2));
      } else if (accepts(relative5) && isFile(path2, entry2) && !rules.ignores(path2, false)) {
        found.push(relative5);
      }
    }
  };
  visit(folder, "", GitIgnore.above(folder), (0, import_node_fs5.readdirSync)(folder, { withFileTypes: true }));
  return found;
}
function readable(folder) {
  try {
    return (0, import_node_fs5.readdirSync)(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}
function isFile(path2, entry2) {
  if (!entry2.isSymbolicLink()) return entry2.isFile();
  return (0, import_node_fs5.statSync)(path2, { throwIfNoEntry: false })?.isFile() ?? false;
}
var import_node_fs5, import_node_path6, skippedFolders;
var init_walk_folder = __esm({
  "src/cli/files/walk-folder.ts"() {
    "use strict";
    import_node_fs5 = require("node:fs");
    import_node_path6 = require("node:path");
    init_gitignore();
    skippedFolders = /* @__PURE__ */ new Set([".git", ".hg", ".svn", ".jj", "node_modules"]);
  }
});

// src/cli/files/expand-glob.ts
var expand_glob_exports = {};
__export(expand_glob_exports, {
  createExclusion: () => createExclusion,
  expandGlob: () => expandGlob,
  globBase: () => globBase
});
function expandGlob(pattern, cwd) {
  const written = import_node_path7.sep === "\\" ? pattern.replaceAll("\\", "/") : pattern;
  const { base, glob, isGlob } = import_picomatch.default.scan(written);
  if (!isGlob) return void 0;
  const matches = (0, import_picomatch.default)(glob);
  const accepts = (path2) => (isWireframeName(path2) || isMarkdownName(path2)) && matches(path2);
  try {
    return walkFolder((0, import_node_path7.resolve)(cwd, base), accepts).map((inside) => ({
      path: (0, import_node_path7.join)(base, inside),
      inside
    }));
  } catch {
    return [];
  }
}
function globBase(pattern, cwd) {
  const written = import_node_path7.sep === "\\" ? pattern.replaceAll("\\", "/") : pattern;
  const { base, isGlob } = import_picomatch.default.scan(written);
  return isGlob ? (0, import_node_path7.resolve)(cwd, base) : void 0;
}
function createExclusion(patterns, cwd) {
  const written = patterns.map(
    (pattern) => import_node_path7.sep === "\\" ? pattern.replaceAll("\\", "/") : pattern
  );
  const matches = (0, import_picomatch.default)(
    written.flatMap((pattern) => [pattern, `${pattern.replace(/\/+$/, "")}/**`]),
    { dot: true }
  );
  return (absolute) => matches((0, import_node_path7.relative)(cwd, absolute).split(import_node_path7.sep).join("/"));
}
var import_node_path7, import_picomatch;
var init_expand_glob = __esm({
  "src/cli/files/expand-glob.ts"() {
    "use strict";
    import_node_path7 = require("node:path");
    import_picomatch = __toESM(require_picomatch2(), 1);
    init_file_kinds();
    init_walk_folder();
  }
});

// src/cli/files/explain-empty-folder.ts
var explain_empty_folder_exports = {};
__export(explain_empty_folder_exports, {
  explainEmptyFolder: () => explainEmptyFolder
});
function explainEmptyFolder(path2, absolute, cwd) {
  const none = "the folder holds no .wf or .wireframe file";
  const endings = new Set(walkFolder(absolute, isMarkdownName).map((name) => (0, import_node_path8.extname)(name)));
  if (endings.size > 0) {
    const [first, ...others] = [...endings].map((ending2) => ending2.slice(1)).sort();
    const ending = others.length === 0 ? first : `{${[first, ...others].join(",")}}`;
    const pattern = (0, import_node_path8.join)(path2, "**", `*.${ending}`).split(import_node_path8.sep).join("/");
    return `${none}; to check the wireframes in its Markdown files: wf validate "${pattern}"`;
  }
  return absolute === cwd ? `${none}; wf init writes a first one` : none;
}
var import_node_path8;
var init_explain_empty_folder = __esm({
  "src/cli/files/explain-empty-folder.ts"() {
    "use strict";
    import_node_path8 = require("node:path");
    init_file_kinds();
    init_walk_folder();
  }
});

// src/cli/files/collect-files.ts
async function collectFiles(paths, cwd) {
  const collection = { files: [], unreadable: [] };
  const [excluded, included] = [
    paths.filter(isExclusion),
    paths.filter((path2) => !isExclusion(path2))
  ];
  const seen = /* @__PURE__ */ new Set();
  const add = ({ path: path2, inside }) => {
    const absolute = path2 === "-" ? void 0 : (0, import_node_path9.resolve)(cwd, path2);
    if (seen.has(absolute ?? path2)) return;
    seen.add(absolute ?? path2);
    collection.files.push({ path: path2, absolute, inside });
  };
  for (const path2 of included) {
    try {
      const found = path2 === "-" ? [{ path: path2, inside: path2 }] : await expand(path2, cwd);
      if (typeof found === "string") collection.unreadable.push({ path: path2, message: found });
      else for (const each of found) add(each);
    } catch (error) {
      collection.unreadable.push({ path: path2, message: failureReason(error) });
    }
  }
  if (excluded.length === 0) return collection;
  const { createExclusion: createExclusion2 } = await Promise.resolve().then(() => (init_expand_glob(), expand_glob_exports));
  const isExcluded = createExclusion2(
    excluded.map((path2) => path2.slice(1)),
    cwd
  );
  const files = collection.files.filter(({ absolute }) => !absolute || !isExcluded(absolute));
  return { ...collection, files };
}
function isExclusion(path2) {
  return path2.startsWith("!") && path2.length > 1;
}
async function expand(path2, cwd) {
  const absolute = (0, import_node_path9.resolve)(cwd, path2);
  const stats = (0, import_node_fs6.statSync)(absolute, { throwIfNoEntry: false });
  if (stats?.isDirectory()) {
    const { walkFolder: walkFolder2 } = await Promise.resolve().then(() => (init_walk_folder(), walk_folder_exports));
    const found = walkFolder2(absolute, isWireframeName).map((inside) => ({
      path: (0, import_node_path9.join)(path2, inside),
      inside
    }));
    if (found.length > 0) return found;
    const { explainEmptyFolder: explainEmptyFolder2 } = await Promise.resolve().then(() => (init_explain_empty_folder(), explain_empty_folder_exports));
    return explainEmptyFolder2(path2, absolute, cwd);
  }
  if (stats) return [{ path: path2, inside: (0, import_node_path9.basename)(path2) }];
  const { expandGlob: expandGlob2 } = await Promise.resolve().then(() => (init_expand_glob(), expand_glob_exports));
  const matched = expandGlob2(path2, cwd);
  if (matched === void 0) return failureReason({ code: "ENOENT" });
  return matched.length > 0 ? matched : "nothing matches the pattern";
}
var import_node_fs6, import_node_path9;
var init_collect_files = __esm({
  "src/cli/files/collect-files.ts"() {
    "use strict";
    import_node_fs6 = require("node:fs");
    import_node_path9 = require("node:path");
    init_failure();
    init_file_kinds();
  }
});

// src/ast/element.ts
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
var init_element = __esm({
  "src/ast/element.ts"() {
    "use strict";
  }
});

// src/text/create-diagnostic.ts
function createProblem(code, wording, data, { edits, related, severity, place: place2 } = {}) {
  const said = wordingOf(code, wording, data);
  return {
    code,
    message: said.message,
    ...said.hint !== void 0 && { hint: said.hint },
    ...said.fix !== void 0 && edits && { fix: { title: said.fix, edits } },
    ...said.related !== void 0 && related && { related: [{ from: related.from, to: related.to, message: said.related }] },
    ...severity !== void 0 && { severity },
    ...place2 && { place: place2 }
  };
}
function placeProblem({ code, message, hint, fix, severity = codes[code].severity, related, place: place2 }, at, source = at.source) {
  const { from, to } = place2 ?? at;
  const own = source === void 0 ? {} : { source };
  const diagnostic = { code, severity, ...own, from, to, message };
  if (hint !== void 0) diagnostic.hint = hint;
  if (related) diagnostic.related = related.map((each) => ({ ...own, ...each }));
  if (fix) {
    diagnostic.fix = { ...fix, edits: fix.edits.map((edit) => ({ ...own, ...edit })) };
  }
  return diagnostic;
}
function createDiagnostic(code, wording, data, place2, details = {}) {
  return placeProblem(createProblem(code, wording, data, details), place2);
}
var init_create_diagnostic = __esm({
  "src/text/create-diagnostic.ts"() {
    "use strict";
    init_codes();
  }
});

// src/text/suggester.ts
function spellingEdits(written, meant, from, to, insert = meant) {
  if (meant === void 0 || insert === void 0) return void 0;
  return isCertainSpelling(written, meant) ? [{ from, to, insert }] : void 0;
}
var letterLimit, Suggester;
var init_suggester = __esm({
  "src/text/suggester.ts"() {
    "use strict";
    init_suggest();
    letterLimit = 6e6;
    Suggester = class {
      #known = /* @__PURE__ */ new Map();
      #letters = 0;
      /** The candidate nearest to `word`; `scope` stands for the candidates in the memory. */
      nearest(word, scope, candidates) {
        const found = this.#known.get(scope) ?? /* @__PURE__ */ new Map();
        this.#known.set(scope, found);
        if (found.has(word)) return found.get(word);
        const nearest = this.#search(word, candidates);
        found.set(word, nearest);
        return nearest;
      }
      #search(word, candidates) {
        if (this.#letters >= letterLimit) return void 0;
        const words2 = candidates();
        for (const each of words2) this.#letters += each.length * word.length;
        return nearestWord(word, words2);
      }
    };
  }
});

// src/check/foreign-attributes.ts
function foreignAttribute(name) {
  const plain = name.replaceAll("-", "").toLowerCase();
  return Object.hasOwn(meanings, plain) ? meanings[plain] : void 0;
}
function isTextName(name) {
  return textNames.has(name.toLowerCase());
}
function isLookName(name) {
  return lookNames.has(name.toLowerCase());
}
var noClasses, actions, meanings, textNames, lookNames;
var init_foreign_attributes = __esm({
  "src/check/foreign-attributes.ts"() {
    "use strict";
    noClasses = "classes and CSS are not supported: style with attributes such as bg, border, p or size";
    actions = ["action", "navigate", "opens"];
    meanings = {
      class: noClasses,
      classname: noClasses,
      css: noClasses,
      style: noClasses,
      sx: noClasses,
      onclick: actions,
      onpress: actions,
      ontap: actions,
      onsubmit: actions,
      onchange: ["action"],
      click: actions,
      for: "a control has its own label: write it after the component",
      htmlfor: "a control has its own label: write it after the component",
      to: ["navigate", "href"],
      url: ["href", "src"],
      target: ["external"],
      path: ["src", "href"],
      type: ["inputType", "variant"],
      kind: ["variant", "inputType"],
      intent: ["variant"],
      status: ["variant"],
      severity: ["variant"],
      appearance: ["variant"],
      background: ["bg"],
      backgroundcolor: ["bg"],
      bgcolor: ["bg"],
      fill: ["bg", "color"],
      colour: ["color", "bg"],
      color: ["bg"],
      fontsize: ["size"],
      fontweight: ["weight"],
      fontstyle: ["italic"],
      textalign: ["align"],
      textdecoration: ["underline", "strike"],
      alignitems: ["align"],
      justifycontent: ["justify"],
      flexdirection: ["direction"],
      flexwrap: ["wrap"],
      flexgrow: ["flex"],
      grow: ["flex"],
      orientation: ["direction", "vertical"],
      layout: ["direction"],
      spacing: ["gap"],
      space: ["gap"],
      gutter: ["gap"],
      paddingtop: ["pt"],
      paddingright: ["pr"],
      paddingbottom: ["pb"],
      paddingleft: ["pl"],
      paddingx: ["px"],
      paddingy: ["py"],
      margintop: ["mt"],
      marginright: ["mr"],
      marginbottom: ["mb"],
      marginleft: ["ml"],
      marginx: ["mx"],
      marginy: ["my"],
      left: ["x"],
      top: ["y"],
      colspan: ["span"],
      cols: ["columns", "span"],
      borderradius: ["rounded"],
      radius: ["rounded"],
      boxshadow: ["shadow"],
      elevation: ["shadow"],
      name: ["id"],
      key: ["id"],
      options: ["items"],
      items: ["options"],
      selected: ["active", "checked", "value"],
      defaultvalue: ["value"],
      defaultchecked: ["checked"],
      isdisabled: ["disabled"],
      isrequired: ["required"],
      overflow: ["scroll"],
      visible: ["hidden"],
      display: ["direction", "hidden"]
    };
    textNames = /* @__PURE__ */ new Set(["label", "text", "title", "content", "children", "caption", "heading"]);
    lookNames = /* @__PURE__ */ new Set([
      "variant",
      "type",
      "kind",
      "intent",
      "appearance",
      "status",
      "severity",
      "style",
      "color",
      "size"
    ]);
  }
});

// src/ast/value.ts
function isUnitValue(value) {
  return typeof value === "object" && value !== null && typeof value.value === "number" && units.includes(value.unit);
}
function textOf(value) {
  if (typeof value === "string") return value;
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  return isUnitValue(value) ? `${value.value}${value.unit}` : void 0;
}
function nameOfValue(literal) {
  const text4 = textOf(literal.value);
  if (text4 !== void 0) return quoted(text4);
  return literal.kind === "list" ? "a list" : "an object";
}
var units;
var init_value = __esm({
  "src/ast/value.ts"() {
    "use strict";
    init_phrases();
    units = ["px", "%", "em", "rem", "vh", "vw"];
  }
});

// src/ast/value-problem.ts
function kindProblem(literal, name, takes3) {
  return createProblem("attribute-kind", "kind", { name, value: nameOfValue(literal), takes: takes3 });
}
function modifierProblem(literal, name) {
  const { value, from, to } = literal;
  if (typeof value === "boolean") return void 0;
  if (value === "true" || value === "false") {
    const edits = [{ from, to, insert: value }];
    return createProblem("flag-string", "quoted", { name, value }, { edits });
  }
  return createProblem("attribute-kind", "modifier", { name, value: nameOfValue(literal) });
}
var init_value_problem = __esm({
  "src/ast/value-problem.ts"() {
    "use strict";
    init_create_diagnostic();
    init_value();
  }
});

// src/check/values.ts
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
  if (literal.kind !== "list") report(kindProblem(literal, name, "a list: [ \u2026 ]"), literal, cx);
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
  "src/check/values.ts"() {
    "use strict";
    init_value();
    init_value_problem();
  }
});

// src/check/attributes.ts
function checkAttributes(element, component, cx) {
  let names;
  const isGiven = (name) => {
    names ??= new Set(element.attributes.map((clause) => clause.name));
    return names.has(name);
  };
  if (element.label) checkLabel(element.label, component, cx);
  for (const clause of element.attributes) {
    if (clause.value === void 0) continue;
    const { name, value } = clause;
    const entry2 = component.attributes.get(component.attributeAliases.get(name) ?? name);
    if (entry2) {
      checkValue(value, entry2.kind, name, cx);
      if (entry2.onlyIn.length > 0) checkPlace(clause, entry2.onlyIn, element, cx);
    } else if (component.label?.twins.includes(name)) checkText(value, name, cx);
    else if (component.list?.twins.includes(name)) checkList(value, name, cx);
    else if (component.modifiers.has(name)) checkModifier(value, name, cx);
    else reportUnknown(clause, element, component, isGiven, cx);
  }
}
function checkLabel(label2, component, cx) {
  for (const twin of component.label?.twins ?? []) {
    const entry2 = component.attributes.get(twin);
    if (entry2) checkValue(label2, entry2.kind, twin, cx);
  }
}
function checkPlace(clause, parents, { parent }, cx) {
  if (!cx.nestingTrusted || parent && !parent.component) return;
  if (parent?.component && parents.includes(parent.component.name)) return;
  const { name } = clause;
  if (!parent) cx.collector.add("span-outside", "topLevel", { name, parents }, clause);
  else cx.collector.add("span-outside", "inside", { name, parent: parent.word, parents }, clause);
}
function reportUnknown(clause, element, component, isGiven, cx) {
  const { nameFrom, nameTo } = clause;
  if (cx.hasErrorIn(nameFrom, nameTo)) return;
  const problem = asModifier(clause, element, component) ?? asForeign(clause, element, component) ?? asMisspelled(clause, element, component, isGiven, cx);
  cx.collector.addProblem(problem, { from: nameFrom, to: nameTo });
}
function asModifier({ name, value, from, to }, { word }, component) {
  const modifier = value?.value;
  if (typeof modifier !== "string" || !isLookName(name) || !component.modifiers.has(modifier)) {
    return void 0;
  }
  const edits = [{ from, to, insert: modifier }];
  return createProblem("unknown-attribute", "modifier", { word, name, modifier }, { edits });
}
function asForeign({ name }, { word }, component) {
  if (component.label && isTextName(name)) {
    return createProblem("unknown-attribute", "label", { word, name });
  }
  const meaning = foreignAttribute(name);
  if (meaning === void 0) return void 0;
  if (typeof meaning === "string") {
    return createProblem("unknown-attribute", "advice", { word, name, advice: meaning });
  }
  const known = meaning.filter((each) => each !== name && component.attributes.has(each));
  if (known.length === 0) return void 0;
  return createProblem("unknown-attribute", "foreign", { word, name, known });
}
function asMisspelled({ name, nameFrom, nameTo }, { word }, component, isGiven, cx) {
  const meant = cx.suggester.nearest(name, component.attributes, () => [
    ...component.attributes.keys(),
    ...component.attributeAliases.keys(),
    ...component.label?.twins ?? [],
    ...component.list?.twins ?? []
  ]);
  if (meant === void 0) {
    const own = [...component.attributes.values()].filter((entry2) => !entry2.common);
    const data = { word, name, own: own.map((entry2) => entry2.name) };
    return createProblem("unknown-attribute", "unknown", data);
  }
  const edits = isGiven(meant) ? void 0 : spellingEdits(name, meant, nameFrom, nameTo);
  return createProblem("unknown-attribute", "misspelled", { word, name, meant }, { edits });
}
var init_attributes2 = __esm({
  "src/check/attributes.ts"() {
    "use strict";
    init_create_diagnostic();
    init_suggester();
    init_foreign_attributes();
    init_values();
  }
});

// src/check/context.ts
function createContext(vocabulary2, collector) {
  const errors = collector.all.filter(({ severity }) => severity === "error").map(({ from }) => from);
  errors.sort((a, b) => a - b);
  return {
    vocabulary: vocabulary2,
    collector,
    suggester: new Suggester(),
    values: { found: 0, limit: valueLimit },
    nestingTrusted: !misleading.some((code) => collector.has(code)),
    targetsTrusted: !swallowing.some((code) => collector.has(code)),
    hasErrorIn(from, to) {
      const first = errors[firstAtLeast(errors, from)];
      return first !== void 0 && first < to;
    }
  };
}
function firstAtLeast(sorted2, bound) {
  let low = 0;
  let high = sorted2.length;
  while (low < high) {
    const middle2 = low + high >> 1;
    if (sorted2[middle2] < bound) low = middle2 + 1;
    else high = middle2;
  }
  return low;
}
var valueLimit, swallowing, misleading;
var init_context = __esm({
  "src/check/context.ts"() {
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

// src/check/list-items.ts
function checkListItems(element, component, cx) {
  const entry2 = component.list;
  if (!entry2) return;
  if (element.list) checkItems(element.list, entry2, element, cx);
  for (const { name, value } of element.attributes) {
    if (value && entry2.twins.includes(name)) checkItems(value, entry2, element, cx);
  }
}
function checkItems(list3, entry2, element, cx) {
  for (const item of list3.items ?? []) {
    if (item.kind === "list" && entry2.nested) {
      for (const cell of item.items ?? []) checkItem(cell, entry2, element, cx);
    } else checkItem(item, entry2, element, cx);
  }
}
function checkItem(item, entry2, element, cx) {
  if (!item.properties) return;
  if (entry2.keys.size === 0) {
    cx.collector.add("attribute-kind", "objectItem", { word: element.word }, item);
    return;
  }
  for (const property of item.properties) checkProperty(property, entry2, element, cx);
}
function checkProperty({ key, keyFrom, keyTo, value }, { keys }, element, cx) {
  const known = keys.get(key);
  if (known) checkValue(value, known.kind, key, cx);
  else if (key === textKey) checkText(value, key, cx);
  else {
    const meant = cx.suggester.nearest(key, keys, () => namesOf(keys));
    const data = { word: element.word, key, known: namesOf(keys), meant };
    const edits = spellingEdits(key, meant, keyFrom, keyTo);
    cx.collector.add("unknown-attribute", "key", data, { from: keyFrom, to: keyTo }, { edits });
  }
}
function namesOf(keys) {
  return [.../* @__PURE__ */ new Set([textKey, ...keys.keys()])];
}
var textKey;
var init_list_items = __esm({
  "src/check/list-items.ts"() {
    "use strict";
    init_suggester();
    init_values();
    textKey = "label";
  }
});

// src/check/markers.ts
var MarkerMatcher;
var init_markers = __esm({
  "src/check/markers.ts"() {
    "use strict";
    MarkerMatcher = class {
      #cx;
      #board = { markers: /* @__PURE__ */ new Map(), annotations: /* @__PURE__ */ new Map() };
      #inRun = false;
      constructor(cx) {
        this.#cx = cx;
      }
      /** Takes the next element of the source; reports a number that its page has already. */
      visit(element) {
        if (!element.parent) this.#enter(element);
        const role = element.component?.countsAs;
        const number2 = element.number?.value;
        if (!role || typeof number2 !== "number") return;
        const seen = role === "marker" ? this.#board.markers : this.#board.annotations;
        const first = seen.get(number2);
        if (first) this.#reportTwice(element, first, number2);
        else seen.set(number2, element);
      }
      /** Ends the last page. */
      finish() {
        const { markers, annotations } = this.#board;
        this.#board = { markers: /* @__PURE__ */ new Map(), annotations: /* @__PURE__ */ new Map() };
        if (annotations.size === 0) return;
        if (!this.#cx.nestingTrusted) return;
        const explained = [...annotations.keys()].map(String);
        for (const [number2, { word, number: literal }] of markers) {
          if (annotations.has(number2)) continue;
          const data = { word, number: number2, explained };
          this.#cx.collector.add("marker-unmatched", "unexplained", data, literal);
        }
      }
      #enter(element) {
        const isRoot = element.component?.root === true;
        if (isRoot || !this.#inRun) this.finish();
        this.#inRun = !isRoot;
      }
      #reportTwice({ word, number: literal }, first, number2) {
        if (!this.#cx.nestingTrusted) return;
        const related = first.number;
        this.#cx.collector.add("marker-unmatched", "repeated", { word, number: number2 }, literal, { related });
      }
    };
  }
});

// src/check/missing-pages.ts
function checkMissingPages(elements, cx) {
  if (!cx.nestingTrusted) return;
  let run2 = [];
  for (const element of elements) {
    if (!element.component?.root) {
      run2.push(element);
      continue;
    }
    reportRun(run2, cx);
    run2 = [];
  }
  reportRun(run2, cx);
}
function reportRun(run2, cx) {
  if (run2.some(({ component }) => component === void 0)) return;
  const first = run2.find(({ component }) => !component.filler && component.parents.length === 0);
  if (!first) return;
  const root = cx.vocabulary.root.name;
  cx.collector.add("missing-page", "outside", { word: first.word, root }, wordPlace(first));
}
var init_missing_pages = __esm({
  "src/check/missing-pages.ts"() {
    "use strict";
    init_element();
  }
});

// src/check/missing-parts.ts
function checkMissingParts(element, component, cx) {
  if (cx.hasErrorIn(element.wordFrom, element.block ? element.block.open + 1 : element.to)) return;
  const outer = element.parent?.component?.name ?? "";
  if (component.parents.length > 0 && !component.parents.includes(outer)) return;
  const { word } = element;
  const { collector } = cx;
  const place2 = wordPlace(element);
  if (lacksLabel(element, component)) reportMissingLabel(element, component, cx);
  if (component.number?.required && !element.number) {
    collector.add("missing-number", "missing", { word }, place2);
  }
  if (component.list?.required && !component.mayBeEmpty && !hasList(element, component)) {
    collector.add("missing-list", "missing", { word }, place2);
  }
  if (component.children.braces === "expected" && !element.block) {
    collector.add("block-expected", "missing", { word }, place2);
  }
  if (component.mayBeEmpty && !hasList(element, component) && !hasChildren(element, cx)) {
    const { list: list3, children } = component;
    const example = list3?.nested ? '[["\u2026", "\u2026"], ["\u2026", "\u2026"]]' : '["\u2026", "\u2026"]';
    const data = {
      word,
      list: list3 || children.allow === "none" ? example : void 0,
      block: children.allow !== "none"
    };
    collector.add("block-empty", "content", data, place2);
  }
  checkEmptyBlock(element, component, cx);
}
function reportMissingLabel(element, component, cx) {
  const run2 = unquotedRun(element, component);
  const [first] = run2;
  const label2 = first && `"${run2.map((modifier) => modifier.word).join(" ")}"`;
  const edits = first && [{ from: first.from, to: run2.at(-1).to, insert: label2 }];
  const data = { word: element.word, label: label2 };
  cx.collector.add("missing-label", "missing", data, wordPlace(element), { edits });
}
function unquotedRun(element, component) {
  const run2 = [];
  for (const modifier of element.modifiers) {
    const isNext = modifier.from === (run2.at(-1)?.to ?? element.wordTo) + 1;
    if (!isNext || component.modifiers.has(modifier.word)) break;
    run2.push(modifier);
  }
  return run2;
}
function lacksLabel(element, { label: label2 }) {
  if (!label2?.required || element.label) return false;
  return !element.attributes.some(
    ({ name }) => label2.twins.includes(name) || label2.unless.includes(name)
  );
}
function hasList(element, { list: list3 }) {
  return element.list !== void 0 || list3 !== void 0 && element.attributes.some(({ name }) => list3.twins.includes(name));
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
  "src/check/missing-parts.ts"() {
    "use strict";
    init_element();
  }
});

// src/check/nesting.ts
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
function parentsForList({ list: list3 }, component) {
  if (!list3 || component.list) return [];
  return [...component.variants].filter(([, variant]) => variant.list).map(([parent]) => parent);
}
function checkTopLevel(element, component, cx) {
  if (component.filler) {
    cx.collector.add("parent-required", "filler", { word: element.word }, wordPlace(element));
  } else if (component.parents.length > 0) reportOutside(element, component.parents, cx);
}
function checkInside(element, component, parent, outer, cx) {
  const { word } = element;
  if (component.root) {
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
var init_nesting = __esm({
  "src/check/nesting.ts"() {
    "use strict";
    init_element();
  }
});

// src/check/references.ts
var idAttribute, addressSigns, ReferenceResolver;
var init_references2 = __esm({
  "src/check/references.ts"() {
    "use strict";
    init_value();
    init_phrases();
    idAttribute = "id";
    addressSigns = /[/:?.]/;
    ReferenceResolver = class {
      #cx;
      #references = [];
      #ids = /* @__PURE__ */ new Map();
      #names = {
        navigate: /* @__PURE__ */ new Set(),
        opens: /* @__PURE__ */ new Set(),
        toggles: /* @__PURE__ */ new Set()
      };
      #hints = /* @__PURE__ */ new Map();
      #isFragment = true;
      constructor(cx) {
        this.#cx = cx;
      }
      /** Takes the next element of the source; reports an id that another element has already. */
      visit(element) {
        const { component } = element;
        if (component?.root) this.#isFragment = false;
        for (const { name, value } of element.attributes) {
          if (!value) continue;
          if (name === idAttribute) this.#addId(element, value);
          this.#addReference(component?.attributes.get(name), name, value);
          if (component?.list?.twins.includes(name)) this.#addItems(value, component);
        }
        if (element.list && component) this.#addItems(element.list, component);
        if (component && component.targetOf.length > 0) this.#addTitle(element, component);
      }
      /** Reports the references to things that are not there. */
      finish() {
        if (!this.#cx.targetsTrusted) return;
        for (const reference2 of this.#references) this.#resolve(reference2);
      }
      #addId(element, literal) {
        const id2 = textOf(literal.value);
        if (id2 === void 0 || id2 === "") return;
        const first = this.#ids.get(id2);
        if (!first) {
          this.#ids.set(id2, { element, literal });
          for (const kind2 of element.component?.targetOf ?? []) this.#names[kind2].add(id2);
          return;
        }
        const data = { id: id2, owner: first.element.word };
        this.#cx.collector.add("id-duplicate", "taken", data, literal, { related: first.literal });
      }
      #addTitle({ label: label2, attributes }, component) {
        const twins = component.label?.twins ?? [];
        const titles = attributes.filter(({ name }) => twins.includes(name)).map(({ value }) => value);
        for (const title of [label2, ...titles]) {
          const text4 = title && textOf(title.value);
          if (!text4) continue;
          for (const kind2 of component.targetOf) this.#names[kind2].add(text4);
        }
      }
      #addItems(list3, component) {
        const keys = component.list?.keys;
        if (!keys || keys.size === 0) return;
        for (const { properties } of list3.items ?? []) {
          for (const { key, value } of properties ?? []) this.#addReference(keys.get(key), key, value);
        }
      }
      #addReference(entry2, attribute, literal) {
        const kind2 = entry2?.kind.reference;
        if (!entry2 || !kind2) return;
        const text4 = textOf(literal.value);
        if (!text4 || typeof literal.value === "boolean") return;
        const isLocal = text4.startsWith("#");
        if (entry2.kind.kind === "url" && !isLocal) return;
        const target = isLocal ? text4.slice(1) : text4;
        if (target === "" || kind2 === "navigate" && addressSigns.test(target)) return;
        this.#references.push({ kind: kind2, attribute, target, literal });
      }
      #resolve({ kind: kind2, attribute, target, literal }) {
        const names = this.#names[kind2];
        if (names.has(target)) return;
        const other = this.#ids.get(target)?.element;
        if (other && !other.component) return;
        const { collector, suggester } = this.#cx;
        const details = { severity: this.#isFragment ? "info" : void 0 };
        const takes3 = this.#takes(attribute, kind2);
        if (other) {
          const data2 = { attribute, target, word: other.word, takes: takes3 };
          collector.add("reference-missing", "unsuitable", data2, literal, details);
          return;
        }
        const meant = suggester.nearest(target, names, () => [...names]);
        const data = { attribute, target, meant, takes: takes3 };
        collector.add("reference-missing", "missing", data, literal, details);
      }
      /** What an attribute takes, with what there is; worded once, for a source may hold thousands. */
      #takes(attribute, kind2) {
        const known = this.#hints.get(attribute) ?? this.#wordHint(attribute, kind2);
        this.#hints.set(attribute, known);
        return known;
      }
      #wordHint(attribute, kind2) {
        const { components: components2 } = this.#cx.vocabulary;
        const kinds = components2.filter(({ targetOf }) => targetOf.includes(kind2));
        const places = listed(
          kinds.map(({ name }) => name),
          "or"
        );
        const known = [...this.#names[kind2]].map(quoted);
        const takes3 = `${attribute} takes the id or label of ${withArticle(places)}`;
        return known.length === 0 ? `${takes3}; this source has none` : `${takes3}: ${listed(known, "or", 5)}`;
      }
    };
  }
});

// src/check/repetitions.ts
function checkRepetitions(element, component, cx) {
  const { attributes, label: label2, list: list3 } = element;
  if (attributes.length === 0) return;
  const given = /* @__PURE__ */ new Map();
  const add = (meaning, entry2) => {
    const others = given.get(meaning);
    if (others) others.push(entry2);
    else given.set(meaning, [entry2]);
  };
  for (const { name, nameFrom, nameTo } of attributes) {
    add(meaningOf(name, component), { text: quoted(name), from: nameFrom, to: nameTo });
  }
  if (label2 && given.has(positionalText)) {
    add(positionalText, { text: "a label", from: label2.from, to: label2.to });
  }
  if (list3 && given.has(positionalList)) {
    add(positionalList, { text: "a list", from: list3.from, to: list3.to });
  }
  for (const entries of given.values()) if (entries.length > 1) report2(entries, element, cx);
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
var positionalText, positionalList;
var init_repetitions = __esm({
  "src/check/repetitions.ts"() {
    "use strict";
    init_phrases();
    positionalText = " text";
    positionalList = " list";
  }
});

// src/check/check.ts
function checkElements(tree, vocabulary2, collector) {
  const cx = createContext(vocabulary2, collector);
  const references = new ReferenceResolver(cx);
  const markers = new MarkerMatcher(cx);
  checkMissingPages(tree.elements, cx);
  walkElements(tree.elements, (element) => {
    const { component } = element;
    references.visit(element);
    markers.visit(element);
    checkRepetitions(element, component, cx);
    if (element.list) checkKeys(element.list, cx);
    for (const { value } of element.attributes) if (value) checkKeys(value, cx);
    if (!component) return;
    checkAttributes(element, component, cx);
    checkListItems(element, component, cx);
    checkMissingParts(element, component, cx);
    checkNesting(element, component, cx);
    checkByComponent(element, component, cx);
  });
  references.finish();
  markers.finish();
}
function checkByComponent(element, component, cx) {
  if (!component.check || cx.values.found >= cx.values.limit) return;
  component.check(
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
  "src/check/check.ts"() {
    "use strict";
    init_element();
    init_attributes2();
    init_context();
    init_list_items();
    init_markers();
    init_missing_pages();
    init_missing_parts();
    init_nesting();
    init_references2();
    init_repetitions();
    init_values();
  }
});

// src/text/collector.ts
function sortDiagnostics(found) {
  const sorted2 = found.toSorted((a, b) => a.from - b.from || a.to - b.to);
  return sorted2.filter((diagnostic, at) => {
    for (let before = at - 1; before >= 0; before--) {
      const other = sorted2[before];
      if (other.from !== diagnostic.from || other.to !== diagnostic.to) return true;
      if (other.code === diagnostic.code && other.message === diagnostic.message) return false;
    }
    return true;
  });
}
var DiagnosticCollector;
var init_collector = __esm({
  "src/text/collector.ts"() {
    "use strict";
    init_create_diagnostic();
    DiagnosticCollector = class {
      #source;
      #found = [];
      #codes = /* @__PURE__ */ new Set();
      /** @param source id of the source that the diagnostics are about, where several are read */
      constructor(source) {
        this.#source = source;
      }
      /** Adds a diagnostic in one of the wordings of its code. */
      add(code, wording, data, place2, details) {
        this.addProblem(createProblem(code, wording, data, details), place2);
      }
      /** Adds a problem at its own place, or else at the given one. */
      addProblem(problem, place2) {
        this.#codes.add(problem.code);
        this.#found.push(placeProblem(problem, place2, this.#source));
      }
      /** Whether a diagnostic with this code was added. */
      has(code) {
        return this.#codes.has(code);
      }
      /** Number of errors. */
      get errorCount() {
        let count = 0;
        for (const diagnostic of this.#found) if (diagnostic.severity === "error") count++;
        return count;
      }
      /** All diagnostics so far, in the order in which they were added. */
      get all() {
        return this.#found;
      }
      /** Takes back the diagnostics of a code that were added last, at most `count`. */
      dropLast(code, count) {
        let left = count;
        for (let at = this.#found.length - 1; at >= 0 && left > 0; at--) {
          if (this.#found[at].code !== code) continue;
          this.#found.splice(at, 1);
          left--;
        }
      }
      /** Forgets the diagnostics that a test refuses. */
      keep(test) {
        this.#found = this.#found.filter(test);
      }
      /** All diagnostics, sorted by place, without repetitions. */
      sorted() {
        return sortDiagnostics(this.#found);
      }
    };
  }
});

// src/check/ignore-comments.ts
function applyIgnoreComments(source, lineComments, diagnostics, sourceId) {
  if (!source.includes(directive)) return [...diagnostics];
  const text4 = new SourceText(source);
  const suggester = new Suggester();
  const ignored = /* @__PURE__ */ new Map();
  const found = new DiagnosticCollector(sourceId);
  let last;
  for (const comment of lineComments()) {
    const named = readComment(source, comment);
    if (!named) continue;
    if (named.length === 0) found.add("ignore-unknown", "empty", { directive }, comment);
    for (const each of named) checkCode(each, suggester, found);
    const { line } = text4.locate(comment.from);
    const names = named.map(({ code }) => code);
    const above = last?.line === line - 1 && ignored.delete(line) ? last.codes : [];
    last = { line, codes: /* @__PURE__ */ new Set([...above, ...names]) };
    ignored.set(line + 1, last.codes);
  }
  const kept = diagnostics.filter(
    ({ code, severity, from }) => severity === "error" || !ignored.get(text4.locate(from).line)?.has(code)
  );
  return sortDiagnostics([...kept, ...found.all]);
}
function readComment(source, { from, to }) {
  const found = /^\/\/\s*wf-ignore-next-line(?![\w-])/.exec(source.slice(from, to));
  if (!found) return void 0;
  const start = from + found[0].length;
  const reason = source.slice(start, to).search(/(?:^|\s)--(?:\s|$)/);
  const list3 = source.slice(start, reason < 0 ? to : start + reason);
  return [...list3.matchAll(/[^\s,]+/g)].map(({ 0: code, index }) => ({
    code,
    from: start + index,
    to: start + index + code.length
  }));
}
function checkCode(named, suggester, found) {
  const { code, from, to } = named;
  if (!isDiagnosticCode(code)) {
    const meant = suggester.nearest(code, codes, () => Object.keys(codes));
    const edits = spellingEdits(code, meant, from, to);
    found.add("ignore-unknown", "unknown", { code, meant }, named, { edits });
  } else if (codes[code].severity === "error") {
    found.add("ignore-unknown", "error", { code }, named);
  }
}
var directive;
var init_ignore_comments = __esm({
  "src/check/ignore-comments.ts"() {
    "use strict";
    init_codes();
    init_collector();
    init_source_text();
    init_suggester();
    directive = "wf-ignore-next-line";
  }
});

// src/define/vocabulary.ts
function createVocabulary(components2) {
  const byWord = /* @__PURE__ */ new Map();
  const byType = /* @__PURE__ */ new Map();
  for (const component of components2) {
    for (const word of [component.name, ...component.aliases.keys()]) {
      claim(byWord, word, component);
    }
    claim(byType, component.type, component);
  }
  const roots = components2.filter((component) => component.root);
  const [root] = roots;
  if (root === void 0 || roots.length > 1) {
    throw new Error(`a vocabulary needs one root component, not ${roots.length}`);
  }
  return {
    component: (word) => byWord.get(word),
    componentOfType: (type) => byType.get(type),
    root,
    components: components2.toSorted((a, b) => a.name < b.name ? -1 : 1),
    words: [...byWord.keys()],
    foreignWords: new Map(
      components2.flatMap(({ name, foreignWords }) => foreignWords.map((word) => [word, name]))
    )
  };
}
function claim(owners, word, component) {
  const owner = owners.get(word);
  if (owner) throw new Error(`"${word}" names both ${owner.name} and ${component.name}`);
  owners.set(word, component);
}
var init_vocabulary = __esm({
  "src/define/vocabulary.ts"() {
    "use strict";
  }
});

// src/box/build.ts
function row(style, children, rest = {}) {
  return { kind: "stack", style: { direction: "row", ...style }, children, ...rest };
}
function column(style, children, rest = {}) {
  return { kind: "stack", style: { direction: "column", ...style }, children, ...rest };
}
function grid(style, children, rest = {}) {
  return { kind: "grid", style, children, ...rest };
}
function text2(content, textStyle, rest = {}) {
  return { kind: "text", text: content, textStyle, style: {}, ...rest };
}
function icon(name, size3, color2, rest = {}) {
  const { style, ...others } = rest;
  return {
    kind: "icon",
    icon: name,
    size: size3,
    color: color2,
    style: { width: size3, height: size3, shrink: 0, ...style },
    decorative: true,
    ...others
  };
}
function shape(viewBox, shapes, style = {}, rest = {}) {
  return {
    kind: "shape",
    viewBox,
    shapes,
    style: { width: viewBox.width, height: viewBox.height, shrink: 0, ...style },
    decorative: true,
    ...rest
  };
}
function token(name) {
  return { token: name };
}
function edges(all) {
  return { top: all, right: all, bottom: all, left: all };
}
function edgesOf(vertical, horizontal) {
  return { top: vertical, right: horizontal, bottom: vertical, left: horizontal };
}
var init_build = __esm({
  "src/box/build.ts"() {
    "use strict";
  }
});

// src/ast/plain-text.ts
function plainText(written) {
  return written.includes("\\[") ? written.replaceAll("\\[", "[") : written;
}
var init_plain_text = __esm({
  "src/ast/plain-text.ts"() {
    "use strict";
  }
});

// src/text/habits.ts
function habitualWord(word, candidates) {
  const key = word.toLowerCase();
  if (!Object.hasOwn(habits, key)) return void 0;
  const known = new Set(candidates);
  return habits[key].find((meant) => meant !== word && known.has(meant));
}
var habits;
var init_habits = __esm({
  "src/text/habits.ts"() {
    "use strict";
    habits = {
      tiny: ["xs"],
      small: ["sm"],
      medium: ["md", "medium"],
      large: ["lg"],
      big: ["lg"],
      huge: ["xl"],
      "extra-large": ["xl"],
      light: ["normal", "light"],
      regular: ["normal", "base"],
      "semi-bold": ["semibold"],
      middle: ["center"],
      centre: ["center"],
      centred: ["centered", "center"],
      "flex-start": ["start"],
      "flex-end": ["end"],
      "space-between": ["between"],
      "space-around": ["around"],
      "space-evenly": ["evenly"],
      horizontal: ["row"],
      vertical: ["vertical", "column"],
      error: ["danger", "error"],
      destructive: ["danger"],
      red: ["danger"],
      green: ["success"],
      yellow: ["warning"],
      orange: ["warning"],
      blue: ["info", "primary"],
      grey: ["muted", "secondary"],
      gray: ["muted", "secondary"],
      subtle: ["muted"],
      cta: ["primary"],
      main: ["primary"],
      text: ["ghost", "text"],
      outlined: ["outline"],
      filled: ["primary"],
      full: ["fullWidth", "full"],
      "full-width": ["fullWidth"],
      block: ["fullWidth"],
      round: ["pill", "rounded"],
      selected: ["active", "checked"],
      current: ["active"],
      on: ["checked", "active"],
      open: ["expanded", "open"],
      phone: ["mobile"],
      iphone: ["iphone14"],
      laptop: ["desktop-sm", "desktop"],
      monitor: ["desktop"]
    };
  }
});

// src/define/attributes.ts
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
function flag2(docs, extras = {}) {
  return {
    docs,
    ...extras,
    kind: {
      kind: "flag",
      isFlag: true,
      choices: ["true", "false"],
      describes: "true or false",
      check: modifierProblem,
      read: (value) => value !== false && value !== "false"
    }
  };
}
function choice2(choices, docs, extras = {}) {
  const { synonyms, ...others } = extras;
  const describes2 = `one of ${choices.join(", ")}`;
  const known = new Set(choices);
  const isSynonym = (value) => typeof value === "string" && synonyms !== void 0 && Object.hasOwn(synonyms, value);
  return {
    docs,
    ...others,
    kind: {
      kind: "choice",
      choices,
      ...synonyms && { synonyms },
      describes: describes2,
      check: (literal, name, suggester) => isSynonym(literal.value) ? void 0 : choiceProblem(literal, name, choices, describes2, suggester),
      read: (value) => typeof value === "string" && known.has(value) ? value : void 0
    }
  };
}
function text3(docs, extras = {}) {
  return {
    docs,
    ...extras,
    kind: {
      kind: "text",
      describes: "text",
      check: (literal, name) => textOf(literal.value) === void 0 ? kindProblem(literal, name, "text") : void 0,
      read(value) {
        const written = textOf(value);
        return written === void 0 ? void 0 : plainText(written);
      }
    }
  };
}
function list2(docs) {
  return {
    docs,
    kind: {
      kind: "list",
      describes: "a list",
      check: (literal, name) => Array.isArray(literal.value) ? void 0 : kindProblem(literal, name, "a list"),
      read: (value) => Array.isArray(value) ? value : void 0
    }
  };
}
var init_attributes3 = __esm({
  "src/define/attributes.ts"() {
    "use strict";
    init_plain_text();
    init_value();
    init_value_problem();
    init_create_diagnostic();
    init_habits();
    init_suggester();
  }
});

// src/box/geometry.ts
var longestLength;
var init_geometry = __esm({
  "src/box/geometry.ts"() {
    "use strict";
    longestLength = 1e5;
  }
});

// src/define/measures.ts
function number(bounds, docs, extras = {}) {
  const describes2 = describeBounds(bounds);
  return {
    docs,
    ...extras,
    kind: {
      kind: "number",
      describes: describes2,
      check(literal, name) {
        const value = readNumber(literal.value);
        if (value === void 0) return kindProblem(literal, name, describes2);
        if (fits3(value, bounds)) return void 0;
        return createProblem("attribute-range", "bounds", { name, value, takes: describes2 });
      },
      read(value) {
        const read2 = readNumber(value);
        return read2 !== void 0 && fits3(read2, bounds) ? read2 : void 0;
      }
    }
  };
}
function readNumber(value) {
  const read2 = readMeasure2(value);
  return typeof read2 === "object" ? read2.value : read2;
}
function fits3(value, { min, max, integer: integer2 }) {
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
  const found = typeof value === "string" && /^(-?(?:\d+(?:\.\d+)?|\.\d+))(px|%|em|rem|vh|vw)?$/.exec(value.trim());
  if (!found) return void 0;
  const amount2 = Number(found[1]);
  return found[2] === void 0 ? amount2 : { value: amount2, unit: found[2] };
}
function checkLength(measure2, name) {
  const amount2 = typeof measure2 === "object" ? measure2.value : measure2;
  if (typeof amount2 === "string" || Math.abs(amount2) <= longestLength) return void 0;
  const data = { name, value: amount2, longest: longestLength };
  return createProblem("attribute-range", "longest", data);
}
function measure(words2, means, docs, extras = {}) {
  const { kind: kind2 = "measure", ...others } = extras;
  const choices = words2.length > 0 ? [`one of ${words2.join(", ")}`] : [];
  const describes2 = [`a number (${means})`, "a number with a unit", ...choices].join(", ");
  const known = new Set(words2);
  const read2 = (value) => typeof value === "string" && known.has(value) ? value : readMeasure2(value);
  const check2 = (literal, name, suggester) => {
    const value = read2(literal.value);
    if (value !== void 0) return checkLength(value, name);
    if (words2.length > 0 && typeof literal.value === "string") {
      return choiceProblem(literal, name, words2, describes2, suggester);
    }
    return kindProblem(literal, name, describes2);
  };
  return {
    docs,
    ...others,
    kind: { kind: kind2, ...words2.length > 0 && { choices: words2 }, describes: describes2, check: check2, read: read2 }
  };
}
function spacing(docs, extras = {}) {
  return measure([], "a step of the spacing scale", docs, { kind: "spacing", ...extras });
}
function margin(docs) {
  return measure(["auto"], "a step of the spacing scale", docs, { kind: "spacing" });
}
function size2(words2, docs, extras = {}) {
  return measure(words2, "px", docs, { kind: "size", ...extras });
}
function flagOr(other, docs, extras = {}) {
  const asFlag = (value) => {
    const word = textOf(value);
    return word === "true" ? true : word === "false" ? false : void 0;
  };
  return {
    docs,
    ...extras,
    kind: {
      kind: other.kind.kind,
      isFlag: true,
      ...other.kind.choices && { choices: other.kind.choices },
      describes: `true, false or ${other.kind.describes}`,
      check: (literal, name, suggester) => asFlag(literal.value) === void 0 ? other.kind.check(literal, name, suggester) : void 0,
      read: (value) => asFlag(value) ?? other.kind.read(value)
    }
  };
}
var init_measures2 = __esm({
  "src/define/measures.ts"() {
    "use strict";
    init_value();
    init_value_problem();
    init_geometry();
    init_create_diagnostic();
    init_attributes3();
  }
});

// src/icons/names.generated.ts
var ICON_NAMES, FORMER_NAMES;
var init_names_generated = __esm({
  "src/icons/names.generated.ts"() {
    "use strict";
    ICON_NAMES = `
a-arrow-down a-arrow-up a-large-small accessibility activity ad air-vent airplay alarm-clock
alarm-clock-check alarm-clock-minus alarm-clock-off alarm-clock-plus alarm-smoke
align-center-horizontal align-center-vertical align-end-horizontal align-end-vertical
align-horizontal-distribute-center align-horizontal-distribute-end align-horizontal-distribute-start
align-horizontal-justify-center align-horizontal-justify-end align-horizontal-justify-start
align-horizontal-space-around align-horizontal-space-between align-start-horizontal
align-start-vertical align-vertical-distribute-center align-vertical-distribute-end
align-vertical-distribute-start align-vertical-justify-center align-vertical-justify-end
align-vertical-justify-start align-vertical-space-around align-vertical-space-between ambulance
ampersand ampersands amphora anchor angle antenna anvil aperture app-window app-window-mac apple
archive archive-restore archive-x armchair armenian-dram arrow-big-down arrow-big-down-dash
arrow-big-left arrow-big-left-dash arrow-big-right arrow-big-right-dash arrow-big-up
arrow-big-up-dash arrow-down arrow-down-0-1 arrow-down-1-0 arrow-down-a-z arrow-down-from-line
arrow-down-left arrow-down-narrow-wide arrow-down-right arrow-down-to-dot arrow-down-to-line
arrow-down-up arrow-down-wide-narrow arrow-down-z-a arrow-left arrow-left-from-line arrow-left-right
arrow-left-to-line arrow-right arrow-right-from-line arrow-right-left arrow-right-to-line arrow-up
arrow-up-0-1 arrow-up-1-0 arrow-up-a-z arrow-up-down arrow-up-from-dot arrow-up-from-line
arrow-up-left arrow-up-narrow-wide arrow-up-right arrow-up-to-line arrow-up-wide-narrow arrow-up-z-a
arrows-up-from-line asterisk astroid at-sign atom audio-lines audio-lines-off audio-lines-x
audio-waveform avocado award axe axis-3d azerbaijani-manat baby backpack bacon badge badge-alert
badge-cent badge-check badge-dollar-sign badge-euro badge-indian-rupee badge-info badge-japanese-yen
badge-minus badge-percent badge-plus badge-pound-sterling badge-question-mark badge-russian-ruble
badge-swiss-franc badge-turkish-lira badge-x baggage-claim ball-wave balloon ban banana bandage
bangladeshi-taka banknote banknote-arrow-down banknote-arrow-up banknote-check banknote-x barcode
barrel baseline bath battery battery-charging battery-full battery-low battery-medium battery-plus
battery-warning beaker bean bean-off bed bed-double bed-single beef beef-off beer beer-off
belarusian-ruble bell bell-check bell-dot bell-electric bell-minus bell-off bell-plus bell-ring
between-horizontal-end between-horizontal-start between-vertical-end between-vertical-start
biceps-flexed bike binary binoculars biohazard bird birdhouse bitcoin blend blender blinds blocks
bluetooth bluetooth-connected bluetooth-off bluetooth-searching bold bolt bomb bone bone-fracture
book book-a book-alert book-audio book-bookmark book-check book-copy book-dashed book-down
book-headphones book-heart book-image book-key book-lock book-minus book-open book-open-check
book-open-text book-plus book-search book-text book-type book-up book-up-2 book-user book-x bookmark
bookmark-check bookmark-minus bookmark-off bookmark-plus bookmark-x boom-box bot bot-message-square
bot-off bottle-wine bow-arrow box boxes braces brackets brain brain-circuit brain-cog brain-off
brick-wall brick-wall-fire brick-wall-shield bridge briefcase briefcase-business
briefcase-conveyor-belt briefcase-medical briefcase-plus bring-to-front broccoli broom
broom-sparkles brush brush-cleaning bubbles bug bug-off bug-play building building-complex
building-complex-plus bus bus-front cable cable-car cake cake-slice calculator calendar calendar-1
calendar-arrow-down calendar-arrow-up calendar-check calendar-check-2 calendar-chevrons-left
calendar-chevrons-right calendar-clock calendar-cog calendar-days calendar-fold calendar-heart
calendar-minus calendar-minus-2 calendar-off calendar-plus calendar-plus-2 calendar-range
calendar-search calendar-sync calendar-x calendar-x-2 calendars camera camera-off can can-soda candy
candy-cane candy-off cannabis cannabis-off captions captions-off car car-battery car-front
car-taxi-front caravan card-sim carrot carton carton-off case-lower case-sensitive case-upper
cassette-tape cast castle cat cctv cctv-off certificate chart-area chart-bar chart-bar-big
chart-bar-decreasing chart-bar-increasing chart-bar-stacked chart-candlestick chart-column
chart-column-big chart-column-decreasing chart-column-increasing chart-column-stacked chart-gantt
chart-line chart-network chart-no-axes-column chart-no-axes-column-decreasing
chart-no-axes-column-increasing chart-no-axes-combined chart-no-axes-gantt chart-pie chart-scatter
chart-spline check check-check check-line chef-hat cherry chess-bishop chess-king chess-knight
chess-pawn chess-queen chess-rook chevron-down chevron-first chevron-last chevron-left chevron-right
chevron-up chevrons-down chevrons-down-up chevrons-left chevrons-left-right
chevrons-left-right-ellipsis chevrons-right chevrons-right-left chevrons-up chevrons-up-down church
cigarette cigarette-off circle circle-alert circle-arrow-down circle-arrow-left
circle-arrow-out-down-left circle-arrow-out-down-right circle-arrow-out-up-left
circle-arrow-out-up-right circle-arrow-right circle-arrow-up circle-check circle-check-big
circle-chevron-down circle-chevron-left circle-chevron-right circle-chevron-up circle-chevrons-down
circle-chevrons-left circle-chevrons-right circle-chevrons-up circle-dashed circle-dashed-check
circle-divide circle-dollar-sign circle-dot circle-dot-dashed circle-ellipsis circle-equal
circle-euro circle-fading-arrow-up circle-fading-play circle-fading-plus circle-gauge circle-minus
circle-off circle-parking circle-parking-off circle-pause circle-percent circle-pile circle-play
circle-plus circle-pound-sterling circle-power circle-question-mark circle-slash circle-slash-2
circle-small circle-star circle-stop circle-user circle-user-round circle-x circuit-board citrus
clapperboard clef-alto clef-bass clef-treble clipboard clipboard-check clipboard-clock
clipboard-copy clipboard-list clipboard-minus clipboard-paste clipboard-pen clipboard-pen-line
clipboard-plus clipboard-type clipboard-x clock clock-1 clock-10 clock-11 clock-12 clock-2 clock-3
clock-4 clock-5 clock-6 clock-7 clock-8 clock-9 clock-alert clock-arrow-down clock-arrow-left
clock-arrow-right clock-arrow-up clock-check clock-fading clock-plus closed-caption cloud
cloud-alert cloud-backup cloud-check cloud-cog cloud-download cloud-drizzle cloud-fog cloud-hail
cloud-lightning cloud-moon cloud-moon-rain cloud-off cloud-rain cloud-rain-wind cloud-snow cloud-sun
cloud-sun-rain cloud-sync cloud-upload cloudy clover club code code-xml coffee cog coins columns-2
columns-3 columns-3-cog columns-4 combine command compass component computer concierge-bell cone
construction contact contact-round container contrast cookie cooking-pot copy copy-check copy-minus
copy-plus copy-slash copy-x copyleft copyright corner-down-left corner-down-right corner-left-down
corner-left-up corner-right-down corner-right-up corner-up-left corner-up-right cpu cpu-ai
creative-commons credit-card credit-card-check credit-card-minus credit-card-plus credit-card-reader
credit-card-x croissant crop cross crosshair crown cuboid cup-soda cupcake currency cylinder dam
database database-arrow-down database-arrow-up database-backup database-check database-minus
database-plus database-search database-x database-zap decimals-arrow-left decimals-arrow-right
delete dessert diameter diamond diamond-minus diamond-percent diamond-plus dice-1 dice-2 dice-3
dice-4 dice-5 dice-6 dices diff disc disc-2 disc-3 disc-album divide dna dna-off dock dog
dollar-sign dome donut door-closed door-closed-cog door-closed-locked door-closed-package door-open
door-stairwell dot download drafting-compass drama drill drone droplet droplet-off droplets drum
drumstick dumbbell ear ear-off earth earth-lock eclipse egg egg-fried egg-off eighth-note
eighth-notes eject ellipse ellipsis ellipsis-vertical emirati-dirham engine equal
equal-approximately equal-approximately-not equal-not eraser ethernet-port euro ev-charger expand
external-link eye eye-closed eye-dashed eye-off face-angry face-expressionless face-grinning
face-neutral face-slightly-frowning face-slightly-smiling face-slightly-smiling-plus factory fan
fast-forward faucet feather fence ferris-wheel file file-archive file-axis-3d file-badge file-box
file-braces file-braces-corner file-chart-column file-chart-column-increasing file-chart-line
file-chart-pie file-check file-check-corner file-clock file-code file-code-corner file-cog file-diff
file-digit file-down file-exclamation-point file-headphone file-heart file-image file-input file-key
file-lock file-minus file-minus-corner file-music file-output file-pen file-pen-line file-play
file-plus file-plus-corner file-question-mark file-scan file-search file-search-corner file-signal
file-sliders file-spreadsheet file-stack file-symlink file-terminal file-text file-type
file-type-corner file-up file-user file-video-camera file-volume file-x file-x-corner files film
fingerprint-pattern fire-extinguisher fish fish-off fish-symbol fishing-hook fishing-rod flag
flag-off flag-triangle-left flag-triangle-right flame flame-kindling flashlight flashlight-off
flask-conical flask-conical-off flask-round flower flower-2 focus fold-horizontal fold-vertical
folder folder-archive folder-bookmark folder-check folder-clock folder-closed folder-code folder-cog
folder-dot folder-down folder-git folder-git-2 folder-heart folder-input folder-kanban folder-key
folder-lock folder-minus folder-open folder-open-dot folder-output folder-pen folder-plus
folder-root folder-search folder-search-2 folder-symlink folder-sync folder-tree folder-up
folder-user folder-users folder-x folders footprints forklift form forward frame fuel fullscreen
funnel funnel-plus funnel-x galaxy gallery-horizontal gallery-horizontal-end gallery-thumbnails
gallery-vertical gallery-vertical-end gamepad gamepad-2 gamepad-directional gap-horizontal
gap-vertical gauge gavel gem georgian-lari germ germ-off ghost gift git-branch git-branch-minus
git-branch-plus git-commit-horizontal git-commit-vertical git-compare git-compare-arrows git-fork
git-graph git-merge git-merge-conflict git-pull-request git-pull-request-arrow
git-pull-request-closed git-pull-request-create git-pull-request-create-arrow git-pull-request-draft
glass-water glasses globe globe-check globe-code globe-lock globe-off globe-x goal gpu
graduation-cap grape graph-hub graph-star grid-2x2 grid-2x2-check grid-2x2-plus grid-2x2-x grid-3x2
grid-3x3 grip grip-horizontal grip-vertical groceries group guitar guitar-electric half-note ham
hamburger hammer hand hand-coins hand-fist hand-grab hand-heart hand-helping hand-metal hand-platter
handbag handle-bottom-right handshake hard-drive hard-drive-download hard-drive-upload hard-hat hash
hat-glasses haze hd hdmi-port heading heading-1 heading-2 heading-3 heading-4 heading-5 heading-6
headphone-off headphones headset heart heart-crack heart-handshake heart-minus heart-off heart-plus
heart-pulse heart-x heater helicopter hexagon highlighter hiking-stick hockey-stick hop hop-off
hospital hot-air-balloon hotel hourglass hourglass-cog house house-cog house-heart house-plug
house-plus house-wifi houses ice-cream-bowl ice-cream-cone id-card id-card-lanyard image image-down
image-minus image-off image-play image-plus image-up image-upscale images import inbox indian-rupee
infinity info inspection-panel italic iteration-ccw iteration-cw iv-bag japanese-yen joystick kanban
kayak kazakh-tenge key key-round key-square keyboard keyboard-music keyboard-off lambda lamp
lamp-ceiling lamp-desk lamp-floor lamp-wall-down lamp-wall-up land-plot landmark languages laptop
laptop-minimal laptop-minimal-check lasso lasso-select layer-arrow-down layer-arrow-up layers
layers-2 layers-arrow-down layers-arrow-up layers-minus layers-plus layout-arrow-down
layout-arrow-right layout-dashboard layout-freeform layout-grid layout-grid-circles layout-list
layout-panel-left layout-panel-top layout-template leaf leafy-green lectern lens lens-concave
lens-convex letter-spacing letters library library-big life-buoy ligature lightbulb lightbulb-off
lighthouse line-dot-bottom-vertical line-dot-left-horizontal line-dot-right-horizontal
line-dot-top-vertical line-height line-squiggle line-style link link-2 link-2-off list list-check
list-checks list-chevrons-down-up list-chevrons-up-down list-clock list-collapse list-end
list-filter list-filter-plus list-indent-decrease list-indent-increase list-minus list-music
list-ordered list-plus list-restart list-sort-ascending list-sort-descending list-start list-todo
list-tree list-video list-x loader loader-circle loader-pinwheel locate locate-fixed locate-off lock
lock-keyhole lock-keyhole-open lock-open log-in log-out logs lollipop luggage magnet mail mail-badge
mail-check mail-clock mail-dot mail-minus mail-open mail-pen mail-plus mail-question-mark
mail-search mail-warning mail-x mailbox mails map map-minus map-pin map-pin-check
map-pin-check-inside map-pin-house map-pin-minus map-pin-minus-inside map-pin-off map-pin-pen
map-pin-plus map-pin-plus-inside map-pin-search map-pin-x map-pin-x-inside map-pinned map-plus mars
mars-stroke martini maximize maximize-2 medal megaphone megaphone-off memory-stick menu merge
message-circle message-circle-check message-circle-code message-circle-dashed
message-circle-dashed-check message-circle-heart message-circle-more message-circle-off
message-circle-plus message-circle-question-mark message-circle-reply message-circle-text
message-circle-warning message-circle-x message-square message-square-check message-square-code
message-square-dashed message-square-diff message-square-dot message-square-heart
message-square-lock message-square-more message-square-off message-square-plus message-square-quote
message-square-reply message-square-share message-square-text message-square-warning
message-square-x messages-circle messages-square metronome mic mic-audio-lines mic-off mic-signal
mic-vocal microchip microscope microwave midi-port milestone milk milk-off minimize minimize-2 minus
mirror-rectangular mirror-round monitor monitor-check monitor-cloud monitor-cog monitor-dot
monitor-down monitor-off monitor-pause monitor-pc monitor-play monitor-smartphone monitor-speaker
monitor-stop monitor-up monitor-x moon moon-star mop mop-sparkles mosque motorbike mountain
mountain-snow mouse mouse-left mouse-off mouse-pointer mouse-pointer-2 mouse-pointer-2-off
mouse-pointer-ban mouse-pointer-click mouse-right mouth mouth-off move move-3d move-diagonal
move-diagonal-2 move-down move-down-left move-down-right move-horizontal move-left move-right
move-up move-up-left move-up-right move-vertical navigation navigation-2 navigation-2-off
navigation-off nepali-rupee network newspaper nfc non-binary notebook notebook-dot notebook-pen
notebook-tabs notebook-text notepad-text notepad-text-dashed nut nut-off octagon octagon-alert
octagon-minus octagon-pause octagon-x omega option orbit origami package package-2 package-check
package-minus package-open package-plus package-search package-x paint-bucket paint-roller
paintbrush paintbrush-vertical palette panda panel-bottom panel-bottom-close panel-bottom-dashed
panel-bottom-open panel-left panel-left-close panel-left-dashed panel-left-open
panel-left-right-dashed panel-right panel-right-close panel-right-dashed panel-right-open panel-top
panel-top-bottom-dashed panel-top-close panel-top-dashed panel-top-open panels-left-bottom
panels-right-bottom panels-top-left paper-bag paperclip parasol parentheses park parking-meter
party-popper pause paw-print pc-case pen pen-line pen-off pen-tool pencil pencil-line pencil-off
pencil-ruler pencil-sparkles pentagon percent perfume-bottle person-standing phi philippine-peso
phone phone-call phone-forwarded phone-incoming phone-log phone-missed phone-off phone-outgoing pi
piano pickaxe picture-in-picture picture-in-picture-2 piggy-bank pilcrow pilcrow-left pilcrow-right
pill pill-bottle pin pin-off pipette pizza plane plane-landing plane-takeoff plant-pot play play-off
playing-card playing-cards playing-cards-fan plug plug-2 plug-zap plus pocket-knife podium pointer
pointer-off popcorn popsicle pound-sterling power power-off presentation printer printer-3d
printer-check printer-x projector proportions puzzle pyramid qr-code quote rabbit radar radiation
radical radio radio-off radio-receiver radio-tower radius rainbow rat ratio receipt receipt-cent
receipt-euro receipt-indian-rupee receipt-japanese-yen receipt-pound-sterling receipt-russian-ruble
receipt-swiss-franc receipt-text receipt-turkish-lira rectangle-circle rectangle-ellipsis
rectangle-goggles rectangle-horizontal rectangle-vertical recycle redo redo-2 redo-dot refresh-ccw
refresh-ccw-dot refresh-cw refresh-cw-off refrigerator regex remove-formatting repeat repeat-1
repeat-2 repeat-off replace replace-all reply reply-all rewind ribbon road robot-arm robot-vacuum
rocket rocking-chair roller-coaster rose rotate-3d rotate-ccw rotate-ccw-clock rotate-ccw-key
rotate-ccw-square rotate-cw rotate-cw-clock rotate-cw-fading-clock rotate-cw-square route route-off
router rows-2 rows-3 rows-4 rss rugby-ball ruler ruler-dimension-line russian-ruble sailboat salad
sandwich satellite satellite-dish saudi-riyal save save-all save-check save-off save-pen save-plus
scale scale-3d scaling scan scan-barcode scan-box scan-eye scan-face scan-heart scan-line
scan-qr-code scan-search scan-square scan-text school scissors scissors-line-dashed scooter
scratch-blocks screen-share screen-share-off screw scroll scroll-text search search-alert
search-check search-code search-slash search-x section send send-horizontal send-to-back
separator-horizontal separator-vertical server server-cog server-crash server-nas server-off
server-plus settings settings-2 shapes share share-2 sheet shell shelving-unit shield shield-alert
shield-ban shield-check shield-cog shield-cog-corner shield-ellipsis shield-half shield-house
shield-keyhole shield-lock shield-minus shield-off shield-plus shield-question-mark shield-user
shield-x ship ship-cargo ship-wheel shirt shopping-bag shopping-basket shopping-cart
shopping-cart-minus shopping-cart-plus shovel shower-head shredder shrimp shrimp-off shrink shrub
shuffle sigma signal signal-high signal-low signal-medium signal-zero signature signpost
signpost-big siren sixteenth-notes skip-back skip-forward skull slash slice sliders-horizontal
sliders-vertical smartphone smartphone-charging smartphone-nfc smartphone-user-round snail snowflake
soap-dispenser-droplet sofa solar-panel soup space spade sparkle sparkles speaker speech spell-check
spell-check-2 spline spline-pointer split spool sport-shoe spotlight spray-can sprout square
square-activity square-arrow-down square-arrow-down-left square-arrow-down-right square-arrow-left
square-arrow-out-down-left square-arrow-out-down-right square-arrow-out-up-left
square-arrow-out-up-right square-arrow-right square-arrow-right-enter square-arrow-right-exit
square-arrow-up square-arrow-up-left square-arrow-up-right square-asterisk square-bookmark
square-bottom-dashed-scissors square-centerline-dashed-horizontal square-centerline-dashed-vertical
square-chart-gantt square-check square-check-big square-chevron-down square-chevron-left
square-chevron-right square-chevron-up square-code square-dashed square-dashed-bottom
square-dashed-bottom-code square-dashed-kanban square-dashed-mouse-pointer square-dashed-plus
square-dashed-text square-dashed-top-solid square-dashed-x square-dashed-x-corner square-dimensions
square-divide square-dot square-equal square-exclamation-point square-function square-kanban
square-library square-m square-menu square-minus square-mouse-pointer square-off square-parking
square-parking-off square-pause square-pen square-percent square-pi square-pilcrow square-play
square-plus square-power square-radical square-round-corner square-scissors square-sigma
square-slash square-sparkles square-split-horizontal square-split-vertical square-square
square-stack square-star square-stop square-terminal square-text square-user square-user-round
square-x squares-exclude squares-intersect squares-subtract squares-unite squircle squircle-dashed
squirrel stamp star star-check star-half star-minus star-off star-plus star-x step-back step-forward
stethoscope sticker sticky-note sticky-note-check sticky-note-minus sticky-note-off sticky-note-plus
sticky-note-x sticky-notes stone store stretch-horizontal stretch-vertical strikethrough subscript
summary sun sun-dim sun-medium sun-moon sun-snow sunrise sunset superscript swatch-book swiss-franc
switch-camera sword swords syringe table table-2 table-cells-merge table-cells-split
table-columns-split table-of-contents table-properties table-rows-split tablet tablet-smartphone
tablets tag tag-plus tag-x tags tally-1 tally-2 tally-3 tally-4 tally-5 tangent target telescope
tent tent-tree terminal test-tube test-tube-diagonal test-tubes text-align-center text-align-end
text-align-justify text-align-justify-center text-align-justify-end text-align-justify-start
text-align-start text-cursor text-cursor-input text-initial text-quote text-search text-wrap theater
thermometer thermometer-snowflake thermometer-sun thumbs-down thumbs-up tic-tac-toe ticket
ticket-check ticket-minus ticket-percent ticket-plus ticket-slash ticket-x tickets tickets-plane
timeline timer timer-off timer-reset toggle-left toggle-right toilet tombstone tool-case toolbox
toothbrush toothbrush-sparkles tornado torus touchpad touchpad-off towel-rack tower-control
toy-brick tractor traffic-cone trailer train-front train-front-tunnel train-track tram-front
transgender trash trash-off tree-deciduous tree-palm tree-pine trees trending-down trending-up
trending-up-down triangle triangle-alert triangle-dashed triangle-right
triangles-centerline-dashed-horizontal triangles-centerline-dashed-vertical trophy truck
truck-electric tube-lotion turkish-lira turntable turtle tv tv-minimal tv-minimal-play type
type-outline umbrella umbrella-off underline undo undo-2 undo-dot unfold-horizontal unfold-vertical
ungroup university unlink unlink-2 unplug upload usb usb-c-port user user-check user-cog user-group
user-key user-lock user-minus user-pen user-plus user-round user-round-arrow-left user-round-check
user-round-cog user-round-group user-round-key user-round-minus user-round-pen user-round-plus
user-round-search user-round-star user-round-x user-search user-shield user-star user-x users
users-collaboration users-round users-round-collaboration utensils utensils-crossed utility-pole van
variable vault vector-polygon vector-square vegan venetian-mask venus venus-and-mars vibrate
vibrate-off video video-off videotape view virus virus-off voicemail volleyball volume volume-1
volume-2 volume-off volume-x vote wallet wallet-cards wallet-minimal wallpaper wand wand-sparkles
warehouse washing-machine watch waves-arrow-down waves-arrow-up waves-horizontal waves-ladder
waves-vertical waypoints webcam webcam-off webhook webhook-off weight weight-tilde wheat wheat-off
whistle whole-word wifi wifi-cog wifi-high wifi-lock wifi-low wifi-off wifi-pen wifi-sync wifi-zero
wind wind-arrow-down wind-arrow-up wine wine-off workflow worm wrench wrench-off x x-line-top zap
zap-off zodiac-aquarius zodiac-aries zodiac-cancer zodiac-capricorn zodiac-gemini zodiac-leo
zodiac-libra zodiac-ophiuchus zodiac-pisces zodiac-sagittarius zodiac-scorpio zodiac-taurus
zodiac-virgo zoom-in zoom-out
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

// src/icons/other-names.ts
var OTHER_NAMES;
var init_other_names = __esm({
  "src/icons/other-names.ts"() {
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

// src/icons/icon-names.ts
function isIconName(name) {
  if (accepted !== void 0 || ++lookups > fewLookups) return acceptedNames().has(name);
  if (!/^[a-z0-9-]+$/.test(name)) return false;
  return standsIn(ICON_NAMES, name, isBlank) || standsIn(OTHER_NAMES, name, isEquals) || standsIn(FORMER_NAMES, name, isEquals);
}
function standsIn(list3, word, ends) {
  for (let at = list3.indexOf(word); at >= 0; at = list3.indexOf(word, at + 1)) {
    if (isBlank(list3[at - 1]) && ends(list3[at + word.length])) return true;
  }
  return false;
}
function isBlank(unit) {
  return unit === void 0 || unit === " " || unit === "\n";
}
function isEquals(unit) {
  return unit === "=";
}
function iconNames() {
  sorted ??= [...acceptedNames().keys()].sort();
  return sorted;
}
function canonicalIconNames() {
  return words(ICON_NAMES);
}
function acceptedNames() {
  if (accepted !== void 0) return accepted;
  const names = /* @__PURE__ */ new Map();
  for (const pair2 of [...words(OTHER_NAMES), ...words(FORMER_NAMES)]) {
    const [other = "", name = ""] = pair2.split("=");
    names.set(other, name);
  }
  for (const name of canonicalIconNames()) names.set(name, name);
  accepted = names;
  return names;
}
function words(list3) {
  return list3.trim().split(/\s+/);
}
var accepted, sorted, fewLookups, lookups;
var init_icon_names = __esm({
  "src/icons/icon-names.ts"() {
    "use strict";
    init_names_generated();
    init_other_names();
    fewLookups = 16;
    lookups = 0;
  }
});

// src/text/safe-url.ts
function safeUrl(url2) {
  return withScheme(url2, linkSchemes);
}
function safeImageUrl(url2) {
  const cleaned = clean(url2);
  return imageData.test(cleaned) ? cleaned : withScheme(url2, imageSchemes);
}
function withScheme(url2, allowed) {
  const cleaned = clean(url2);
  const found = scheme.exec(cleaned);
  return found === null || allowed.has(found[1].toLowerCase()) ? cleaned : void 0;
}
function clean(url2) {
  return url2.replace(outerBlanks, "").replace(ignoredCharacters, "");
}
var outerBlanks, ignoredCharacters, scheme, linkSchemes, imageSchemes, imageData;
var init_safe_url = __esm({
  "src/text/safe-url.ts"() {
    "use strict";
    outerBlanks = /^[\u0000-\u0020\u007f-\u00a0]+|[\u0000-\u0020\u007f-\u00a0]+$/g;
    ignoredCharacters = /[\u0000-\u001f\u007f\u200b-\u200f\u2028\u2029\u2060\ufeff]/g;
    scheme = /^([^/?#:]*):/;
    linkSchemes = /* @__PURE__ */ new Set(["http", "https", "mailto", "tel"]);
    imageSchemes = /* @__PURE__ */ new Set(["http", "https"]);
    imageData = /^data:image\/(?:png|jpeg|jpg|gif|webp|avif|svg\+xml)[;,]/i;
  }
});

// src/define/references.ts
function iconName(docs, extras = {}) {
  const describes2 = "the name of a Lucide icon";
  return {
    docs,
    ...extras,
    kind: {
      kind: "icon",
      describes: describes2,
      check(literal, name, suggester) {
        const written = textOf(literal.value);
        if (written === void 0 || literal.kind === "boolean") {
          return kindProblem(literal, name, describes2);
        }
        return iconProblem(literal, written, suggester);
      },
      read: (value) => typeof value === "string" && value !== "" ? value : void 0
    }
  };
}
function iconProblem(literal, icon2, suggester) {
  if (icon2 === "" || isIconName(icon2)) return void 0;
  const meant = suggester.nearest(icon2, iconNames, iconNames);
  const edits = valueEdits(literal, icon2, meant);
  return createProblem("unknown-icon", "unknown", { icon: icon2, meant }, { edits });
}
function url(docs, extras = {}) {
  const { reference: to, picture = false, ...others } = extras;
  const safe = picture ? safeImageUrl : safeUrl;
  const kind2 = {
    kind: "url",
    ...to && { reference: to },
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
  const describes2 = "the id or title of an element";
  return {
    docs,
    semantic: true,
    kind: {
      kind: "reference",
      reference: to,
      describes: describes2,
      check: (literal, name) => textOf(literal.value) === void 0 ? kindProblem(literal, name, describes2) : void 0,
      read: textOf
    }
  };
}
function isHexColor(value) {
  return /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(value);
}
function color(words2, docs, extras = {}) {
  const choices = words2.length > 0 ? ` or one of ${words2.join(", ")}` : "";
  const describes2 = `a hex color${choices}`;
  const fits4 = (value) => words2.includes(value) || isHexColor(value);
  return {
    docs,
    ...extras,
    kind: {
      kind: "color",
      ...words2.length > 0 && { choices: words2 },
      describes: describes2,
      check: (literal, name, suggester) => typeof literal.value === "string" && fits4(literal.value) ? void 0 : choiceProblem(literal, name, words2, describes2, suggester),
      read: (value) => typeof value === "string" && fits4(value) ? value : void 0
    }
  };
}
var init_references3 = __esm({
  "src/define/references.ts"() {
    "use strict";
    init_value();
    init_value_problem();
    init_icon_names();
    init_create_diagnostic();
    init_safe_url();
    init_attributes3();
  }
});

// src/define/common-attributes.ts
var lengthWords, commonAttributes, longNames, commonModifiers;
var init_common_attributes = __esm({
  "src/define/common-attributes.ts"() {
    "use strict";
    init_attributes3();
    init_measures2();
    init_references3();
    lengthWords = ["full", "auto", "screen", "fit"];
    commonAttributes = {
      id: text3("Name by which other elements refer to this one", { semantic: true }),
      p: spacing("Padding on all edges"),
      px: spacing("Padding left and right"),
      py: spacing("Padding above and below"),
      pt: spacing("Padding above"),
      pr: spacing("Padding at the right"),
      pb: spacing("Padding below"),
      pl: spacing("Padding at the left"),
      m: margin("Margin on all edges"),
      mx: margin("Margin left and right"),
      my: margin("Margin above and below"),
      mt: margin("Margin above"),
      mr: margin("Margin at the right"),
      mb: margin("Margin below"),
      ml: margin("Margin at the left"),
      gap: spacing("Distance between children"),
      w: measure(lengthWords, "px", "Width"),
      h: measure(lengthWords, "px", "Height"),
      minW: measure(lengthWords, "px", "Smallest width"),
      maxW: measure(lengthWords, "px", "Largest width"),
      minH: measure(lengthWords, "px", "Smallest height"),
      maxH: measure(lengthWords, "px", "Largest height"),
      flex: flagOr(number({ min: 0 }, ""), "Share of the room that is left"),
      direction: choice2(["row", "column", "row-reverse", "column-reverse"], "Axis of the children"),
      justify: choice2(
        ["start", "center", "end", "between", "around", "evenly"],
        "Distribution of the children along the axis"
      ),
      align: choice2(
        ["start", "center", "end", "stretch", "baseline"],
        "Placement of the children across the axis",
        { synonyms: { top: "start", bottom: "end" } }
      ),
      wrap: flagOr(choice2(["nowrap"], ""), "Whether children go on in a new line"),
      span: number(
        { min: 1, max: 12, integer: true },
        "Columns of twelve, in a row; columns of a grid",
        { onlyIn: ["row", "grid"] }
      ),
      order: number({ integer: true }, "Place among the siblings"),
      x: measure([], "px", "Distance from the left edge of the parent"),
      y: measure([], "px", "Distance from the upper edge of the parent"),
      bg: color(["muted", "primary", "secondary"], "Background"),
      border: flagOr(color([], ""), "A line around it, or the colour of that line")
    };
    longNames = {
      padding: "p",
      margin: "m",
      width: "w",
      height: "h",
      minWidth: "minW",
      maxWidth: "maxW",
      minHeight: "minH",
      maxHeight: "maxH"
    };
    commonModifiers = {
      wrap: "Children go on in a new line",
      flex: "Takes the room that is left",
      scroll: "Cuts its content and shows a scroll bar",
      fullWidth: "As wide as its parent",
      hidden: "Is not drawn"
    };
  }
});

// src/define/component-entries.ts
function withTwins(definition) {
  const twins = {};
  for (const { label: label2, list: items } of [definition, ...Object.values(definition.within ?? {})]) {
    for (const name of label2?.twins ?? []) twins[name] = text3(label2.docs);
    for (const name of items?.twins ?? []) twins[name] = list2(items.docs);
  }
  return { ...twins, ...definition.attributes };
}
function aliasEntries(aliases) {
  return new Map(Object.entries(aliases).map(([word, alias]) => [word, { word, ...alias }]));
}
function shapeEntries(shape2, { parents, keepsModifiers, children: block }) {
  const label2 = shape2.label && {
    twins: shape2.label.twins ?? [],
    required: shape2.label.required ?? false,
    unless: shape2.label.unless ?? [],
    docs: shape2.label.docs
  };
  const items = shape2.list && {
    twins: shape2.list.twins ?? [],
    required: shape2.list.required ?? false,
    docs: shape2.list.docs,
    nested: shape2.list.nested ?? false,
    keys: attributeEntries(shape2.list.keys ?? {}, false)
  };
  const only = shape2.children?.mustBeEmpty ? [] : shape2.children?.only;
  const children = {
    allow: !shape2.children ? "none" : only ? "only" : "any",
    names: only ?? [],
    braces: shape2.children?.braces ?? "optional",
    mustBeEmpty: shape2.children?.mustBeEmpty ?? false
  };
  const needsNothing = !label2?.required && !shape2.number?.required && !items?.required && children.braces !== "required";
  const keepsOnlyModifiers = block === void 0 || keepsModifiers === true;
  return {
    label: label2,
    number: shape2.number,
    list: items,
    children,
    countsAs: shape2.countsAs,
    bare: needsNothing && parents === void 0,
    keepsModifiers: keepsOnlyModifiers,
    keepsChildren: !keepsOnlyModifiers
  };
}
function attributeEntries(attributes, common) {
  const entries = /* @__PURE__ */ new Map();
  for (const [
    name,
    { kind: kind2, docs, default: preset, semantic = false, onlyIn = [] }
  ] of Object.entries(attributes)) {
    const presetEntry = preset === void 0 ? {} : { default: preset };
    entries.set(name, { name, kind: kind2, docs, ...presetEntry, common, semantic, onlyIn });
  }
  return entries;
}
function modifierEntries(attributes, words2) {
  const entries = /* @__PURE__ */ new Map();
  const ambiguous = /* @__PURE__ */ new Set();
  for (const name of wordAttributes) {
    for (const word of attributes.get(name)?.kind.choices ?? []) {
      if (entries.has(word)) ambiguous.add(word);
      entries.set(word, { word, docs: `\`${name}=${word}\``, attribute: name, value: word });
    }
  }
  for (const word of ambiguous) entries.delete(word);
  for (const { name, kind: kind2, docs } of attributes.values()) {
    if (kind2.isFlag) entries.set(name, { word: name, docs, attribute: name, value: true });
  }
  for (const [word, docs] of Object.entries(words2)) {
    const flag3 = attributes.get(word)?.kind.isFlag ? { attribute: word, value: true } : {};
    entries.set(word, { word, docs, ...flag3 });
  }
  return entries;
}
var wordAttributes;
var init_component_entries = __esm({
  "src/define/component-entries.ts"() {
    "use strict";
    init_attributes3();
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
  }
});

// src/define/define-component.ts
function defineComponent(definition) {
  const { without = [] } = definition;
  const knows = (name) => without !== "all" && !without.includes(name);
  const attributes = once(() => {
    const common = [...commonEntries()].filter(([name]) => knows(name));
    return new Map([...common, ...attributeEntries(withTwins(definition), false)]);
  });
  const modifiers = once(() => {
    const common = Object.entries(commonModifiers).filter(([word]) => knows(word));
    return modifierEntries(attributes(), {
      ...Object.fromEntries(common),
      ...definition.modifiers
    });
  });
  const variants = /* @__PURE__ */ new Map();
  const aliases = aliasEntries(definition.aliases ?? {});
  const ownAttributes = new Set(Object.keys(definition.attributes));
  const attributeAliases = definition.attributeAliases ? new Map([...longNameEntries, ...Object.entries(definition.attributeAliases)]) : longNameEntries;
  const seenAs = (shape2, within2) => ({
    variants,
    name: definition.name,
    type: definition.type ?? definition.name[0].toUpperCase() + definition.name.slice(1),
    category: definition.category,
    docs: definition.docs,
    foreignWords: definition.foreignWords ?? [],
    examples: definition.examples,
    aliases,
    root: definition.root ?? false,
    soft: definition.soft ?? false,
    structural: definition.structural ?? false,
    framed: definition.framed ?? false,
    folds: definition.folds ?? false,
    band: definition.band,
    ownFlow: definition.ownFlow ?? false,
    ownAttributes,
    ...shapeEntries(shape2, definition),
    get attributes() {
      return attributes();
    },
    get modifiers() {
      return modifiers();
    },
    attributeAliases,
    parents: definition.parents ?? [],
    filler: definition.filler ?? false,
    mayBeEmpty: definition.mayBeEmpty ?? false,
    targetOf: definition.targetOf ?? [],
    within: within2,
    ...definition.check && { check: definition.check },
    ...definition.board && { board: definition.board },
    ...definition.layer && { layer: definition.layer },
    draw: (element, cx) => definition.lower(element, cx)
  });
  const within = (parent) => parent?.name === base.name ? parent : variants.get(parent?.name ?? "") ?? base;
  const base = seenAs(definition, definition.within ? within : () => base);
  for (const [parent, shape2] of Object.entries(definition.within ?? {})) {
    variants.set(parent, seenAs(shape2, within));
  }
  return base;
}
function once(compute) {
  let value;
  return () => {
    value ??= compute();
    return value;
  };
}
var commonEntries, longNameEntries;
var init_define_component = __esm({
  "src/define/define-component.ts"() {
    "use strict";
    init_common_attributes();
    init_component_entries();
    commonEntries = once(() => attributeEntries(commonAttributes, true));
    longNameEntries = new Map(Object.entries(longNames));
  }
});

// src/theme/tokens.ts
var RADIUS, BOARD_RADIUS, TEXT_SIZES, TITLE_SIZES;
var init_tokens2 = __esm({
  "src/theme/tokens.ts"() {
    "use strict";
    RADIUS = 6;
    BOARD_RADIUS = 8;
    TEXT_SIZES = {
      xs: 12,
      sm: 14,
      base: 16,
      md: 16,
      lg: 18,
      xl: 20,
      "2xl": 24,
      "3xl": 30
    };
    TITLE_SIZES = { 1: 36, 2: 30, 3: 24, 4: 20, 5: 18, 6: 16 };
  }
});

// src/components/parts/container.ts
function layChildren(element, cx, preset, inside = {}) {
  const style = { direction: "column", ...preset, ...element.flow };
  return { style, children: cx.children(element.children, { ...around(style), ...inside }) };
}
function around(style) {
  const axis = style.direction?.startsWith("row") ? "row" : "column";
  return { axis, align: style.align, gap: style.gap ?? 0, justify: style.justify };
}
function hugging({ axis, align: align2 }) {
  if (axis === "grid") return { alignSelf: "center" };
  if (axis === "row") return { shrink: 0, ...align2 === void 0 && { alignSelf: "center" } };
  return align2 === void 0 || align2 === "stretch" ? { alignSelf: "start" } : {};
}
function sharing({ axis }) {
  return axis === "row" ? { grow: 1, basis: 0 } : {};
}
function readable2({ axis, align: align2 }) {
  return axis === "column" && align2 === "center" ? { width: { percent: 100 }, maxWidth: 400 } : sharing({ axis });
}
var init_container = __esm({
  "src/components/parts/container.ts"() {
    "use strict";
  }
});

// src/components/parts/fold.ts
function foldingPart(fold, cx) {
  const { isFolded, style, paint, title, line, chevron } = fold;
  const glyph = (isOpen, when) => icon(isOpen ? "chevron-down" : "chevron-right", chevron.size, chevron.color, {
    ...when && { behavior: { when } }
  });
  const glyphs3 = cx.isPrototype ? [glyph(true, "open"), glyph(false, "closed")] : [glyph(!isFolded)];
  const head2 = row(line, chevron.place === "before" ? [...glyphs3, title] : [title, ...glyphs3], {
    ...cx.isPrototype && { tag: "summary" }
  });
  const outer = { ...style, direction: "column" };
  const rest = paint ? { paint } : {};
  if (!cx.isPrototype) return column(outer, [head2, ...isFolded ? [] : fold.content()], rest);
  const { gap = 0, ...closed } = outer;
  const id2 = cx.opened?.id;
  const inner = { gap, padding: { top: gap }, ...outer.align && { align: outer.align } };
  const content = column(inner, fold.content(), {
    ...id2 !== void 0 && { attributes: { id: id2 } }
  });
  return column(closed, [head2, content], {
    ...rest,
    tag: "details",
    attributes: { open: !isFolded }
  });
}
var init_fold = __esm({
  "src/components/parts/fold.ts"() {
    "use strict";
    init_build();
  }
});

// src/components/accordion.ts
var accordionComponent;
var init_accordion = __esm({
  "src/components/accordion.ts"() {
    "use strict";
    init_build();
    init_define_component();
    init_tokens2();
    init_container();
    init_fold();
    accordionComponent = defineComponent({
      name: "accordion",
      category: "container",
      framed: true,
      docs: "A titled box that folds; put several below one another.",
      foreignWords: ["details", "collapse", "collapsible", "expander", "disclosure"],
      label: { twins: ["title"], docs: "Title that always shows" },
      children: { braces: "expected" },
      attributes: {},
      modifiers: { collapsed: "Draws it folded" },
      targetOf: ["toggles"],
      folds: true,
      ownFlow: true,
      examples: [
        'accordion "How do I cancel?" { text "Under Settings, Billing." }',
        'accordion "Refunds" collapsed { text "Within 30 days." }'
      ],
      lower(element, cx) {
        const isFolded = element.has("collapsed");
        if (isFolded && !cx.isPrototype) cx.unseen(element.children);
        return foldingPart(
          {
            isFolded,
            style: { border: edges(1), ...sharing(cx) },
            paint: { borderColor: token("line"), radius: RADIUS },
            line: { gap: 12, align: "center", padding: edgesOf(12, 16) },
            title: text2(
              element.label,
              { size: 16, weight: 500, color: cx.ink },
              { tag: "h3", style: { grow: 1, basis: 0 } }
            ),
            chevron: { size: 16, color: cx.muted, place: "after" },
            content() {
              const preset = { gap: 8, padding: edges(16), border: { top: 1 } };
              const { style, children } = layChildren(element, cx, preset);
              return [column(style, children, { paint: { borderColor: token("line") } })];
            }
          },
          cx
        );
      }
    });
  }
});

// src/theme/contrast.ts
function contrastRatio(a, b) {
  const first = luminance(a);
  const second = luminance(b);
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}
function inkOn(background) {
  const dark = contrastRatio(DARK_INK, background);
  return dark >= contrastRatio(LIGHT_INK, background) ? DARK_INK : LIGHT_INK;
}
function luminance(color2) {
  const [red, green, blue] = channels(color2);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
function channels(color2) {
  const digits = /^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.exec(color2)?.[1];
  if (digits === void 0) throw new RangeError(`not a hex colour: ${color2}`);
  const length = digits.length < 6 ? 1 : 2;
  const channel = (index) => {
    const part = digits.slice(index * length, (index + 1) * length);
    return Number.parseInt(length === 1 ? part + part : part, 16) / 255;
  };
  return [channel(0), channel(1), channel(2)];
}
function linear(channel) {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
var DARK_INK, LIGHT_INK;
var init_contrast = __esm({
  "src/theme/contrast.ts"() {
    "use strict";
    DARK_INK = "#16191d";
    LIGHT_INK = "#ffffff";
  }
});

// src/components/parts/palette.ts
function isStatus(variant) {
  return statuses.includes(variant);
}
function statusColors(status) {
  return {
    text: token(`${status}Text`),
    fill: token(`${status}Fill`),
    line: token(`${status}Line`)
  };
}
function textColor(value) {
  if (value.startsWith("#")) return { hex: value };
  if (isStatus(value)) return statusColors(value).text;
  return token(value === "primary" ? "ink" : "inkMuted");
}
var paperInk, statuses, statusIcons, colorWords;
var init_palette = __esm({
  "src/components/parts/palette.ts"() {
    "use strict";
    init_build();
    paperInk = { ink: token("ink"), muted: token("inkMuted") };
    statuses = ["success", "warning", "danger", "info"];
    statusIcons = {
      success: "circle-check",
      warning: "triangle-alert",
      danger: "circle-alert",
      info: "info"
    };
    colorWords = ["primary", "secondary", "muted", ...statuses];
  }
});

// src/components/alert.ts
var alertComponent;
var init_alert = __esm({
  "src/components/alert.ts"() {
    "use strict";
    init_build();
    init_attributes3();
    init_define_component();
    init_references3();
    init_tokens2();
    init_container();
    init_palette();
    alertComponent = defineComponent({
      name: "alert",
      category: "feedback",
      docs: "A message in the page, with the hue and icon of its kind.",
      foreignWords: ["notification", "banner", "callout", "message", "notice"],
      label: { twins: ["content"], required: true, docs: "The message" },
      attributes: {
        variant: choice2(statuses, "Kind of the message"),
        icon: iconName("Icon instead of that of the kind"),
        dismissible: flag2("Can be closed: a cross at the right")
      },
      examples: [
        'alert "Your changes are saved." success',
        'alert "Payment failed. Check the card number." danger dismissible'
      ],
      lower({ label: label2, values }, cx) {
        const { variant } = values;
        const colors = variant ? statusColors(variant) : { text: token("inkMuted"), fill: token("fill"), line: token("lineStrong") };
        const ink = cx.painted ? cx.ink : token("ink");
        const glyph = values.icon ?? (variant ? statusIcons[variant] : "info");
        const inLine = { margin: { top: 2.5 } };
        return row(
          {
            gap: 10,
            padding: { top: 12, right: 16, bottom: 12, left: 14 },
            border: { top: 1, right: 1, bottom: 1, left: 3 },
            ...sharing(cx)
          },
          [
            icon(glyph, 16, colors.text, { style: inLine }),
            text2(label2, { size: 14, color: ink }, { style: { grow: 1, basis: 0 } }),
            ...values.dismissible ? [icon("x", 16, colors.text, { style: inLine })] : []
          ],
          {
            role: variant === "danger" || variant === "warning" ? "alert" : "status",
            paint: { background: colors.fill, borderColor: colors.line, radius: RADIUS }
          }
        );
      }
    });
  }
});

// src/components/parts/greek.ts
function greekBar(width2, height = 8) {
  return column({ width: width2, height, shrink: 0, maxWidth: { percent: 100 } }, [], {
    paint: { background: token("fillStrong"), radius: "pill" },
    decorative: true
  });
}
function greekLines() {
  const widths = [100, 86, 58];
  return column(
    { gap: 10, padding: { top: 8, bottom: 8 }, minWidth: 80 },
    widths.map((percent) => greekBar({ percent }))
  );
}
var greekWidths;
var init_greek = __esm({
  "src/components/parts/greek.ts"() {
    "use strict";
    init_build();
    greekWidths = [120, 88, 104];
  }
});

// src/components/parts/interaction.ts
function interactionBehavior(interaction, cx) {
  const { navigate, opens, toggles, action } = interaction;
  const isMeant = (navigate ?? opens ?? toggles ?? action) !== void 0;
  return {
    ...cx.isPrototype && pressed(interaction, cx),
    ...isMeant && { intent: { navigate, opens, toggles, action } }
  };
}
function pressed({ navigate, opens, toggles }, cx) {
  const named = opens ?? toggles;
  const target = named === void 0 ? void 0 : cx.target(named);
  if (target?.kind === "fold") return { href: `#${target.id}` };
  if (target) {
    return { opens: { id: target.id, ...opens !== void 0 && { action: "show" } } };
  }
  const address2 = linkAddress({ navigate: navigate ?? opens }, cx);
  return address2 === void 0 ? {} : { href: address2 };
}
function pressTag({ href, opens }, otherwise) {
  if (href !== void 0) return "a";
  return opens === void 0 ? otherwise : "button";
}
function linkAddress({ href, navigate }, cx) {
  const target = href ?? navigate;
  if (target === void 0) return void 0;
  const page = href === void 0 || href.startsWith("#") ? cx.pageId(target) : void 0;
  if (page !== void 0) return `#${page}`;
  return href ?? (/[/:?.]/.test(target) ? safeUrl(target) : void 0);
}
var interactionAttributes;
var init_interaction = __esm({
  "src/components/parts/interaction.ts"() {
    "use strict";
    init_attributes3();
    init_references3();
    init_safe_url();
    interactionAttributes = {
      navigate: reference("navigate", "Page that a click leads to"),
      opens: reference("opens", "Overlay that a click opens"),
      toggles: reference("toggles", "Overlay, accordion or section that a click opens and closes"),
      action: text3("What a click does, in free words", { semantic: true })
    };
  }
});

// src/components/parts/items.ts
function contentOf(written, values, cx) {
  const { icon: icon2, active, disabled, danger } = values;
  return {
    kind: "item",
    label: plainText(written),
    written,
    icon: icon2,
    active,
    disabled,
    danger,
    href: linkAddress(values, cx),
    behavior: interactionBehavior(values, cx),
    childCount: 0,
    children: () => []
  };
}
function itemOfElement(element, cx) {
  return {
    ...contentOf(element.node.label ?? "", element.values, cx),
    number: element.number,
    childCount: element.children.length,
    children: (inside) => cx.children(element.children, inside)
  };
}
function isDivider(value) {
  return typeof value === "string" && dividerWords.has(value);
}
function itemOfValue(value, cx) {
  if (value === "...") return moreItem;
  if (isDivider(value)) return { ...moreItem, kind: "divider" };
  if (!isObject(value)) return contentOf(writtenLabel(value), {}, cx);
  const values = {};
  for (const [name, { kind: kind2 }] of Object.entries(itemAttributes)) {
    const written = value[name];
    if (written !== void 0) values[name] = kind2.read(written);
  }
  const nested2 = Array.isArray(value.items) ? value.items : [];
  return {
    ...contentOf(writtenLabel(value), values, cx),
    childCount: nested2.length,
    children: (inside) => inside.item ? nested2.map((item) => inside.item(itemOfValue(item, cx), cx)) : []
  };
}
function labelOfValue(value) {
  return plainText(writtenLabel(value));
}
function writtenLabel(value) {
  if (!isObject(value)) return textOf(value) ?? "";
  const label2 = value.label ?? value.content ?? value.title ?? value.text;
  return label2 === void 0 ? "" : textOf(label2) ?? "";
}
function isObject(value) {
  return typeof value === "object" && !Array.isArray(value) && !isUnitValue(value);
}
function drawItems(items, children, inside, cx) {
  return [
    ...items.map((value) => inside.item(itemOfValue(value, cx), cx)),
    ...cx.children(children, inside)
  ];
}
var itemAttributes, itemKeys, moreItem, dividerWords;
var init_items = __esm({
  "src/components/parts/items.ts"() {
    "use strict";
    init_plain_text();
    init_value();
    init_attributes3();
    init_references3();
    init_interaction();
    itemAttributes = {
      icon: iconName("Icon before the label"),
      href: url("Address that it leads to", { reference: "navigate" }),
      active: flag2("The one that is chosen"),
      disabled: flag2("Cannot be chosen"),
      danger: flag2("Does something that cannot be undone"),
      ...interactionAttributes
    };
    itemKeys = {
      label: text3("Text of the item"),
      ...itemAttributes
    };
    moreItem = {
      kind: "more",
      label: "",
      written: "",
      childCount: 0,
      children: () => []
    };
    dividerWords = /* @__PURE__ */ new Set(["---", "-", "divider"]);
  }
});

// src/components/parts/marker-disc.ts
function markerDisc(number2, color2 = "blue") {
  const hue = tokens[color2];
  const ground = hue ? token(`marker${hue}`) : { hex: color2 };
  const ink = hue ? token(`onMarker${hue}`) : { hex: inkOn(color2) };
  const digits = String(number2);
  return column(
    { minWidth: 20, height: 20, shrink: 0, align: "center", justify: "center" },
    [
      text2(digits, {
        size: digits.length > 2 ? 9 : 11,
        weight: 600,
        lineHeight: 1,
        color: ink,
        wrapping: "nowrap"
      })
    ],
    { name: `Annotation ${digits}`, role: "img", paint: { background: ground, radius: "pill" } }
  );
}
var markerColors, tokens;
var init_marker_disc = __esm({
  "src/components/parts/marker-disc.ts"() {
    "use strict";
    init_build();
    init_contrast();
    markerColors = ["blue", "red", "green", "yellow", "purple", "orange"];
    tokens = {
      blue: "Blue",
      red: "Red",
      green: "Green",
      yellow: "Yellow",
      purple: "Purple",
      orange: "Orange"
    };
  }
});

// src/components/parts/menu-items.ts
function menuItem(content, form, cx) {
  if (content.kind === "divider") return menuDivider(form);
  const color2 = content.danger ? token("dangerText") : cx.ink;
  const behavior = { href: content.href, ...content.behavior };
  const line = row(
    { gap: 8, align: "center", padding: form.padding, ...!form.isUpright && { shrink: 0 } },
    [
      ...content.icon ? [icon(content.icon, 16, color2)] : [],
      content.kind === "more" ? row({ height: 21, align: "center" }, [greekBar(64)]) : text2(content.label, {
        size: 14,
        weight: content.active ? 600 : 400,
        color: color2,
        wrapping: form.isUpright ? "normal" : "nowrap"
      })
    ],
    {
      tag: pressTag(behavior, form.tag),
      ...form.role && { role: form.role },
      attributes: {
        "aria-current": content.active ? "page" : void 0,
        "aria-disabled": content.disabled ? "true" : void 0
      },
      behavior,
      ...content.kind === "more" && { decorative: true },
      paint: {
        radius: RADIUS,
        ...content.active && { background: token("fillStrong") },
        ...content.disabled && { opacity: 0.5 }
      }
    }
  );
  if (content.childCount === 0) return line;
  const nested2 = content.children({ axis: "column", align: void 0, gap: 2 });
  return column({ gap: 2 }, [line, column({ gap: 2, padding: { left: 16 } }, nested2)]);
}
function menuDivider({ isUpright }) {
  const style = isUpright ? { height: 1, shrink: 0, margin: { top: 6, bottom: 6 } } : { width: 1, shrink: 0, alignSelf: "stretch", margin: { left: 6, right: 6 } };
  return column(style, [], { tag: "hr", paint: { background: token("line") } });
}
function emptyLine(caption, cx) {
  return row(
    { padding: { top: 6, bottom: 6 }, border: { bottom: 1 } },
    [text2(caption, { size: 12, color: cx.muted })],
    { paint: { borderColor: token("lineStrong"), borderStyle: "dashed" } }
  );
}
var init_menu_items = __esm({
  "src/components/parts/menu-items.ts"() {
    "use strict";
    init_build();
    init_tokens2();
    init_greek();
    init_interaction();
  }
});

// src/components/annotations.ts
function standsOnBoard(element) {
  for (let outer = element; outer?.component; outer = outer.parent) {
    if (outer.component.root) return true;
    if (!["row", "col"].includes(outer.component.name)) return false;
  }
  return true;
}
function note(content, cx) {
  if (content.kind === "more") return greekLines();
  const number2 = content.number ?? 0;
  const inner = content.children({
    axis: "column",
    align: void 0,
    gap: 8,
    textSize: 14,
    item: void 0
  });
  const words2 = text2(content.label, { size: 14, weight: 600, color: cx.ink });
  return row({ gap: 10 }, [
    markerDisc(number2, cx.numbered(number2).color),
    column({ gap: 4, grow: 1, basis: 0 }, [words2, ...inner])
  ]);
}
var annotationsComponent, panelPadding, leastNote;
var init_annotations = __esm({
  "src/components/annotations.ts"() {
    "use strict";
    init_build();
    init_attributes3();
    init_define_component();
    init_create_diagnostic();
    init_tokens2();
    init_greek();
    init_items();
    init_marker_disc();
    init_menu_items();
    init_palette();
    annotationsComponent = defineComponent({
      name: "annotations",
      category: "annotation",
      docs: "What the markers of a page mean, in a panel of numbered items.",
      foreignWords: ["notes", "legend"],
      label: { docs: "Title of the panel, like `title`" },
      children: { only: ["item"] },
      mayBeEmpty: true,
      attributes: {
        title: text3("Title of the panel", { default: "Annotations" }),
        position: choice2(["bottom", "right"], "Side of the board", { default: "bottom" })
      },
      without: ["direction", "justify", "align", "wrap"],
      ownFlow: true,
      check(element, report3) {
        const { parent } = element;
        if (!parent || standsOnBoard(parent)) return;
        report3(createProblem("annotations-place", "inside", { parent: parent.word }));
      },
      examples: [
        'annotations title="Notes" {\n  item 1 "Search" { text "Looks in titles and tags." }\n  item 2 "New order"\n}'
      ],
      layer: ({ values }) => ({
        at: "aside",
        place: values.position === "right" ? "beside" : "below"
      }),
      lower(element, cx) {
        const title = element.values.title ?? (element.label || "Annotations");
        const item = (content, itemCx) => note(content, itemCx);
        const inside = { axis: "grid", align: void 0, gap: 16, item, ...paperInk };
        const notes = drawItems(element.items, element.children, inside, cx);
        if (notes.length === 0) return emptyLine(title, cx);
        const isBeside = element.values.position === "right";
        const room = isBeside ? 0 : cx.board.width - 2 * panelPadding;
        const count = Math.max(1, Math.min(notes.length, Math.floor((room + 24) / (leastNote + 24))));
        const columns3 = Array.from({ length: count }, () => ({ kind: "flexible", value: 1 }));
        const heading2 = text2(title, { size: 14, weight: 600, color: token("ink") }, { tag: "h2" });
        return column(
          { gap: 12, padding: edges(panelPadding), border: edges(1) },
          [heading2, grid({ columns: columns3, gap: 24, rowGap: element.flow.gap ?? 16 }, notes)],
          {
            tag: "aside",
            name: title,
            paint: { background: token("paper"), borderColor: token("line"), radius: BOARD_RADIUS }
          }
        );
      }
    });
    panelPadding = 16;
    leastNote = 300;
  }
});

// src/components/parts/sizes.ts
function sizeOf(size3, sizes, preset, cx) {
  if (size3 === void 0) return preset;
  const px = typeof size3 === "string" ? sizes[size3] : cx.length(size3);
  return px > 0 ? px : preset;
}
var sizeWords, textSizeWords, iconSizes;
var init_sizes = __esm({
  "src/components/parts/sizes.ts"() {
    "use strict";
    sizeWords = ["xs", "sm", "md", "lg", "xl"];
    textSizeWords = ["xs", "sm", "base", "md", "lg", "xl", "2xl", "3xl"];
    iconSizes = {
      xs: 12,
      sm: 16,
      md: 20,
      lg: 24,
      xl: 32
    };
  }
});

// src/components/parts/avatar-disc.ts
function avatarDisc(name, side, isPicture) {
  return column(
    { width: side, height: side, align: "center", justify: "center", shrink: 0 },
    [faceOf(name, side, isPicture)],
    {
      ...name === "" ? { decorative: true } : { role: "img", name },
      paint: { background: token("accent"), radius: "pill" }
    }
  );
}
function faceOf(name, side, isPicture) {
  const letters = initials(name);
  if (isPicture || letters === "") {
    return icon("user", Math.round(side * 0.55), token("onAccent"));
  }
  const size3 = fontSizes.get(side) ?? Math.max(8, Math.round(side * 0.34));
  return text2(letters, { size: size3, weight: 600, color: token("onAccent"), wrapping: "nowrap" });
}
function initials(name) {
  const words2 = name.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const chosen = words2.length > 1 ? [words2[0], words2.at(-1)] : words2;
  return chosen.map((word) => /[\p{L}\p{N}]/u.exec(word)[0].toUpperCase()).join("");
}
var avatarSides, fontSizes;
var init_avatar_disc = __esm({
  "src/components/parts/avatar-disc.ts"() {
    "use strict";
    init_build();
    init_sizes();
    avatarSides = {
      xs: 24,
      sm: 32,
      md: 40,
      lg: 48,
      xl: 64
    };
    fontSizes = new Map(
      sizeWords.map((word, at) => [avatarSides[word], [10, 12, 14, 16, 20][at]])
    );
  }
});

// src/components/avatar.ts
var avatarComponent;
var init_avatar = __esm({
  "src/components/avatar.ts"() {
    "use strict";
    init_attributes3();
    init_define_component();
    init_measures2();
    init_avatar_disc();
    init_container();
    init_interaction();
    init_sizes();
    avatarComponent = defineComponent({
      name: "avatar",
      category: "display",
      docs: "A person or a team in a circle: initials, or a figure for a picture.",
      foreignWords: ["user", "profile-picture"],
      label: { twins: ["name"], docs: "Name whose initials are shown" },
      attributes: {
        src: text3("Path of a picture: a figure is drawn in its place"),
        size: size2(sizeWords, "Width and height", { default: "md; 32 px in a header" }),
        ...interactionAttributes
      },
      examples: ['avatar "Ada Lovelace"', 'avatar "Grace Hopper" lg', 'avatar src="me.jpg" size=80'],
      lower({ label: label2, values }, cx) {
        const side = sizeOf(values.size, avatarSides, cx.place === "bar" ? 32 : 40, cx);
        const disc = avatarDisc(label2, side, values.src !== void 0);
        return {
          ...disc,
          style: { ...disc.style, ...hugging(cx), shrink: 0 },
          behavior: interactionBehavior(values, cx)
        };
      }
    });
  }
});

// src/components/parts/anchored.ts
function anchored(box, anchor) {
  if (anchor === void 0) return box;
  const style = {
    position: "absolute",
    inset: insetOf(anchor),
    width: 0,
    height: 0,
    align: "center",
    justify: "center"
  };
  return row(style, [{ ...box, style: { ...box.style, shrink: 0 } }]);
}
function insetOf(anchor) {
  const [first, second = first] = anchor.split("-");
  const middle2 = { percent: 50 };
  return {
    ...first === "bottom" ? { bottom: 0 } : { top: first === "top" ? 0 : middle2 },
    ...second === "right" ? { right: 0 } : { left: second === "left" ? 0 : middle2 }
  };
}
var anchors, anchorAttribute;
var init_anchored = __esm({
  "src/components/parts/anchored.ts"() {
    "use strict";
    init_build();
    init_attributes3();
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
    anchorAttribute = choice2(anchors, "Edge or corner of the parent that it stands on");
  }
});

// src/components/parts/badge-look.ts
function badgeLook(variant, cx) {
  if (isStatus(variant)) {
    const { text: hue, fill, line: line2 } = statusColors(variant);
    const ink2 = cx.painted ? cx.ink : hue;
    return { ink: ink2, dot: line2, paint: { background: fill, borderColor: line2 } };
  }
  if (variant === "primary") {
    const accent = token("accent");
    const ink2 = cx.painted ? cx.ink : token("onAccent");
    return { ink: ink2, dot: accent, paint: { background: accent, borderColor: accent } };
  }
  const line = token("lineStrong");
  if (variant === "secondary") {
    const fill = token("fillStrong");
    const ink2 = cx.painted ? cx.ink : token("ink");
    return { ink: ink2, dot: line, paint: { background: fill, borderColor: fill } };
  }
  const ink = cx.painted ? cx.ink : token("ink");
  return { ink, dot: token("accent"), paint: { background: token("paper"), borderColor: line } };
}
function badgeLetters(label2, { ink, paint }, { font, padding }, glyph, style) {
  const words2 = text2(label2, { size: font, weight: 500, color: ink, wrapping: "ellipsis" });
  return row(
    {
      gap: 4,
      align: "center",
      justify: "center",
      padding: edgesOf(padding[0], padding[1]),
      border: edges(1),
      ...style
    },
    glyph ? [icon(glyph, font, ink), words2] : [words2],
    { paint: { radius: 4, ...paint } }
  );
}
function badgeDot({ dot }, style) {
  return column({ width: 8, height: 8, ...style, shrink: 0 }, [], {
    paint: { background: dot, radius: "pill" }
  });
}
var badgeVariants, badgeMetrics;
var init_badge_look = __esm({
  "src/components/parts/badge-look.ts"() {
    "use strict";
    init_build();
    init_palette();
    badgeVariants = ["default", "primary", "secondary", ...statuses];
    badgeMetrics = {
      xs: { font: 10, padding: [1, 6] },
      sm: { font: 11, padding: [2, 8] },
      md: { font: 12, padding: [2, 8] },
      lg: { font: 14, padding: [3, 10] },
      xl: { font: 16, padding: [4, 12] }
    };
  }
});

// src/components/badge.ts
function metricsOf(given, cx) {
  if (given === void 0) return badgeMetrics.md;
  if (typeof given === "string") return badgeMetrics[given];
  return { ...badgeMetrics.md, font: sizeOf(given, avatarSides, 12, cx) };
}
var badgeComponent;
var init_badge = __esm({
  "src/components/badge.ts"() {
    "use strict";
    init_build();
    init_attributes3();
    init_define_component();
    init_measures2();
    init_references3();
    init_anchored();
    init_avatar_disc();
    init_badge_look();
    init_container();
    init_interaction();
    init_palette();
    init_sizes();
    badgeComponent = defineComponent({
      name: "badge",
      category: "display",
      docs: "A state or a number in a few letters; an empty one is a dot.",
      foreignWords: ["tag", "chip", "pill", "label-badge", "status", "lozenge"],
      label: {
        twins: ["content"],
        required: true,
        unless: ["icon"],
        docs: "The letters; none for a dot"
      },
      attributes: {
        variant: choice2(badgeVariants, "What it says by its hue", {
          default: "default"
        }),
        pill: flag2("Round ends"),
        icon: iconName("Icon before the letters; alone without letters"),
        size: size2(sizeWords, "Font size; width and height of an icon alone"),
        color: color(colorWords, "Colour of the letters"),
        anchor: anchorAttribute,
        ...interactionAttributes
      },
      examples: [
        'badge "Paid" success',
        'badge "3" primary pill',
        'row gap=2 { badge "Beta" icon="flask-conical" badge "" danger }'
      ],
      lower({ label: label2, values }, cx) {
        const base = badgeLook(values.variant ?? "default", cx);
        const look = values.color === void 0 ? base : { ...base, ink: textColor(values.color) };
        const place2 = values.anchor === void 0 ? hugging(cx) : {};
        return anchored({ ...drawn(), behavior: interactionBehavior(values, cx) }, values.anchor);
        function drawn() {
          if (label2 === "" && values.icon === void 0) return badgeDot(look, place2);
          if (label2 === "") return iconBadge(values.icon, look, place2);
          const form = metricsOf(values.size, cx);
          const box = badgeLetters(label2, look, form, values.icon, place2);
          return values.pill ? { ...box, paint: { ...box.paint, radius: "pill" } } : box;
        }
        function iconBadge(name, { ink, paint }, style) {
          const side = sizeOf(values.size, avatarSides, 40, cx);
          return column(
            {
              width: side,
              height: side,
              align: "center",
              justify: "center",
              border: edges(1),
              ...style,
              shrink: 0
            },
            [icon(name, Math.round(side / 2), ink)],
            { paint: { ...paint, radius: "pill" } }
          );
        }
      }
    });
  }
});

// src/components/breadcrumb.ts
var breadcrumbComponent;
var init_breadcrumb = __esm({
  "src/components/breadcrumb.ts"() {
    "use strict";
    init_build();
    init_define_component();
    init_greek();
    init_interaction();
    init_items();
    init_menu_items();
    breadcrumbComponent = defineComponent({
      name: "breadcrumb",
      category: "navigation",
      docs: "The path to where the reader is; its last part is the place itself.",
      foreignWords: ["breadcrumbs", "crumbs"],
      list: { twins: ["items"], docs: "The parts of the path", keys: itemKeys },
      children: { only: ["item", "link"] },
      keepsModifiers: true,
      mayBeEmpty: true,
      attributes: {},
      ownFlow: true,
      examples: [
        'breadcrumb ["Home", "Orders", "No. 1042"]',
        'breadcrumb [{label="Docs" href="/docs"}, "Reference"]'
      ],
      lower({ items, children, flow }, cx) {
        const contents = [];
        const collect = (content) => {
          contents.push(content);
          return row({}, []);
        };
        drawItems(items, children, { item: collect }, cx);
        if (contents.length === 0) return emptyLine("Breadcrumb", cx);
        const boxes = contents.flatMap((content, at) => {
          const isLast = at === contents.length - 1;
          const chevron = icon("chevron-right", 14, cx.muted);
          return at === 0 ? [part(content, isLast)] : [chevron, part(content, isLast)];
        });
        const style = { gap: 8, align: "center", wrap: true, ...flow };
        return row(style, boxes, { tag: "nav", name: "Breadcrumb" });
        function part(content, isLast) {
          if (content.kind === "more") return greekBar(48);
          const color2 = isLast ? cx.muted : cx.ink;
          const words2 = text2(content.label, { size: 14, color: color2, wrapping: "nowrap" });
          const lead = content.icon ? [icon(content.icon, 14, color2)] : [];
          return row({ gap: 6, align: "center" }, [...lead, words2], {
            ...isLast ? {} : { tag: pressTag({ href: content.href, ...content.behavior }, "a") },
            attributes: { "aria-current": isLast ? "page" : void 0 },
            behavior: { href: isLast ? void 0 : content.href, ...content.behavior },
            ...content.disabled && { paint: { opacity: 0.5 } }
          });
        }
      }
    });
  }
});

// src/components/parts/button-look.ts
function buttonColors(look, cx) {
  const color2 = look.danger && !cx.painted ? token("dangerText") : cx.ink;
  if (look.link || look.ghost) return { color: color2 };
  const line = look.danger ? token("dangerLine") : token("lineStrong");
  if (cx.painted) return { color: color2, ...look.outline && { line } };
  if (look.outline) return { color: color2, line };
  if (look.primary) {
    return look.danger ? { color: token("paper"), background: token("dangerText") } : accentOn(cx);
  }
  const onPaper = look.danger ? color2 : token("ink");
  if (look.danger && !look.secondary) {
    return { color: color2, background: token("dangerFill"), line };
  }
  if (look.secondary) return { color: onPaper, background: token("fillStrong") };
  return { color: onPaper, background: token("paper"), line };
}
function accentOn({ ink }) {
  if ("hex" in ink) return { color: { hex: inkOn(ink.hex) }, background: ink };
  return ink.token === "onAccent" ? { color: token("accent"), background: ink } : { color: token("onAccent"), background: token("accent") };
}
var buttonMetrics;
var init_button_look = __esm({
  "src/components/parts/button-look.ts"() {
    "use strict";
    init_build();
    init_contrast();
    buttonMetrics = {
      xs: { padding: [4, 8], font: 12, icon: 12 },
      sm: { padding: [6, 12], font: 13, icon: 14 },
      md: { padding: [8, 16], font: 14, icon: 16 },
      lg: { padding: [10, 20], font: 16, icon: 20 },
      xl: { padding: [12, 24], font: 18, icon: 24 }
    };
  }
});

// src/components/parts/spinner-ring.ts
function spinnerRing(size3, width2, color2) {
  const center = size3 / 2;
  const radius = (size3 - width2) / 2;
  const end = center - radius;
  return shape({ width: size3, height: size3 }, [
    {
      figure: "ellipse",
      cx: center,
      cy: center,
      rx: radius,
      ry: radius,
      stroke: { color: token("fillStrong"), width: width2 }
    },
    {
      figure: "path",
      d: `M${center} ${end}A${radius} ${radius} 0 1 1 ${end} ${center}`,
      stroke: { color: color2, width: width2, cap: "round" }
    }
  ]);
}
var init_spinner_ring = __esm({
  "src/components/parts/spinner-ring.ts"() {
    "use strict";
    init_build();
  }
});

// src/components/button.ts
function metricsOf2(given, cx) {
  if (given === void 0) return buttonMetrics.md;
  if (typeof given === "string") return buttonMetrics[given];
  const font = cx.length(given);
  return font > 0 ? { ...buttonMetrics.md, font, icon: Math.round(font * 1.15) } : buttonMetrics.md;
}
var buttonComponent;
var init_button = __esm({
  "src/components/button.ts"() {
    "use strict";
    init_build();
    init_attributes3();
    init_define_component();
    init_measures2();
    init_references3();
    init_tokens2();
    init_button_look();
    init_container();
    init_interaction();
    init_sizes();
    init_spinner_ring();
    buttonComponent = defineComponent({
      name: "button",
      category: "input",
      docs: "Starts what its label says.",
      foreignWords: ["btn", "iconbutton", "icon-button", "submit", "cta", "fab"],
      label: { twins: ["content"], required: true, unless: ["icon"], docs: "What it does" },
      attributes: {
        primary: flag2("The main action: filled with ink"),
        secondary: flag2("Filled with grey"),
        outline: flag2("A line and no filling"),
        ghost: flag2("Neither line nor filling"),
        danger: flag2("Does something that cannot be undone: in red"),
        link: flag2("Looks like a link"),
        size: size2(sizeWords, "Padding and font size", { default: "md" }),
        icon: iconName("Icon before the label; alone without a label"),
        disabled: flag2("Cannot be pressed"),
        loading: flag2("At work: a spinner before the label"),
        ...interactionAttributes
      },
      modifiers: { fullWidth: "As wide as its parent" },
      examples: [
        'button "Save changes" primary',
        'row gap=2 { button "Cancel" ghost button "Delete" danger icon="trash-2" }',
        'button icon="settings" sm'
      ],
      lower(element, cx) {
        const { label: label2, values } = element;
        const metrics2 = metricsOf2(values.size, cx);
        const { color: color2, background, line } = buttonColors(values, cx);
        const isIconOnly = label2 === "" && values.icon !== void 0;
        const [vertical, horizontal] = metrics2.padding;
        const style = {
          direction: "row",
          gap: metrics2.icon / 2,
          align: "center",
          justify: "center",
          padding: edgesOf(vertical, isIconOnly ? vertical : values.link ? 0 : horizontal),
          border: edges(1),
          ...hugging(cx)
        };
        const paint = { radius: RADIUS };
        if (background) paint.background = background;
        if (line) paint.borderColor = line;
        if (values.disabled) paint.opacity = 0.5;
        const lead = values.loading ? [spinnerRing(metrics2.icon, 2, color2)] : values.icon ? [icon(values.icon, metrics2.icon, color2)] : [];
        const words2 = text2(label2, {
          size: metrics2.font,
          weight: 500,
          color: color2,
          wrapping: "ellipsis",
          ...values.link && { underline: true }
        });
        const spoken = isIconOnly ? { name: values.icon.replaceAll("-", " ") } : {};
        const strut = row({ height: metrics2.font * 1.5, align: "center" }, lead);
        return row(style, isIconOnly ? [strut] : [...lead, words2], {
          tag: "button",
          ...spoken,
          attributes: {
            type: "button",
            disabled: values.disabled,
            "aria-busy": values.loading ? "true" : void 0
          },
          behavior: interactionBehavior(values, cx),
          paint
        });
      }
    });
  }
});

// src/components/parts/titled.ts
function heading(label2, { size: size3, level }, cx) {
  return text2(
    label2,
    {
      size: size3,
      weight: 600,
      lineHeight: titleLineHeight(size3),
      color: cx.ink,
      ...cx.textAlign !== "left" && { align: cx.textAlign }
    },
    { tag: `h${level}` }
  );
}
function titleLineHeight(size3) {
  return size3 >= 24 ? 1.2 : 1.3;
}
function titledColumn(element, cx, preset, form, inside = {}) {
  const { label: label2, flow } = element;
  const title = label2 === "" ? void 0 : heading(label2, form, inks(cx, inside));
  const isColumn = flow.direction === void 0 || flow.direction === "column";
  if (title === void 0 || isColumn) {
    const laid2 = layChildren(element, cx, preset, inside);
    return title ? { style: laid2.style, children: [title, ...laid2.children] } : laid2;
  }
  const { gap = 0, align: _, ...outer } = preset;
  const laid = layChildren(element, cx, { gap }, inside);
  return {
    style: { direction: "column", gap, ...outer },
    children: [title, column({ ...laid.style, grow: 1 }, laid.children)]
  };
}
function inks(cx, inside) {
  return { ink: inside.ink ?? cx.ink, textAlign: inside.textAlign ?? cx.textAlign };
}
var init_titled = __esm({
  "src/components/parts/titled.ts"() {
    "use strict";
    init_build();
    init_container();
  }
});

// src/components/card.ts
var cardComponent;
var init_card = __esm({
  "src/components/card.ts"() {
    "use strict";
    init_build();
    init_attributes3();
    init_define_component();
    init_container();
    init_interaction();
    init_palette();
    init_titled();
    cardComponent = defineComponent({
      name: "card",
      category: "container",
      framed: true,
      docs: "A framed group with an optional title.",
      foreignWords: ["panel", "tile", "paper", "surface"],
      label: { twins: ["title"], docs: "Title of the card" },
      children: { braces: "expected" },
      attributes: {
        shadow: choice2(["none", "sm", "md", "lg", "xl"], "How far it floats", { default: "none" }),
        rounded: flag2("Rounder corners; false for square ones"),
        ...interactionAttributes
      },
      ownFlow: true,
      examples: [
        'card "Monthly revenue" {\n  title "$48,200" level=3\n  text "Up 12 % on last month" muted\n}',
        'card p=6 shadow=md w=320 { text "A card without a title." }'
      ],
      lower(element, cx) {
        const { values } = element;
        const inks2 = cx.painted ? {} : paperInk;
        const { style, children } = titledColumn(
          element,
          cx,
          { padding: edges(16), border: edges(1), gap: 8, ...readable2(cx) },
          { size: 20, level: 3 },
          { ...inks2, textAlign: "left", place: void 0 }
        );
        return column(style, children, {
          tag: "article",
          behavior: interactionBehavior(values, cx),
          paint: {
            background: token("paper"),
            borderColor: token("line"),
            radius: values.rounded === void 0 ? 6 : values.rounded ? 14 : 0,
            ...values.shadow && values.shadow !== "none" && { shadow: values.shadow }
          }
        });
      }
    });
  }
});

// src/components/parts/tick-box.ts
function tickBox(isOn) {
  return column(
    {
      width: tickBoxSide,
      height: tickBoxSide,
      border: edges(1),
      align: "center",
      justify: "center"
    },
    isOn ? [icon("check", 14, token("onAccent"))] : [],
    {
      paint: {
        background: token(isOn ? "accent" : "paper"),
        borderColor: token(isOn ? "accent" : "lineStrong"),
        radius: 4
      }
    }
  );
}
var tickBoxSide;
var init_tick_box = __esm({
  "src/components/parts/tick-box.ts"() {
    "use strict";
    init_build();
    tickBoxSide = 18;
  }
});

// src/components/parts/asterisk.ts
function asterisk() {
  const mark2 = text2("*", { size: 14, weight: 500, color: token("dangerText") });
  return { ...mark2, decorative: true };
}
var init_asterisk = __esm({
  "src/components/parts/asterisk.ts"() {
    "use strict";
    init_build();
  }
});

// src/components/parts/toggle-frame.ts
function switched(box, state) {
  return { ...box, behavior: { ...box.behavior, when: state } };
}
function drawSwitch(draw, isOn, isPrototype) {
  if (!isPrototype) return [draw(isOn)];
  return [switched(draw(true), "on"), switched(draw(false), "off")];
}
function framedToggle(parts, values, cx) {
  const { control, label: label2, drawing, width: width2, height } = parts;
  const id2 = cx.ownId(label2 || values.name || control);
  const toggle2 = {
    kind: "toggle",
    control,
    style: { width: width2, height, shrink: 0, margin: { top: (21 - height) / 2 } },
    children: drawSwitch(drawing, values.checked === true, cx.isPrototype),
    attributes: {
      id: id2,
      name: values.name && control === "radio" ? cx.groupName(values.name) : values.name,
      value: values.value,
      checked: values.checked,
      required: values.required,
      disabled: values.disabled,
      ...parts.attributes
    },
    ...label2 === "" && { name: control }
  };
  const ofToggle = { tag: "label", attributes: { for: id2 } };
  const style = { size: 14, color: cx.ink };
  const words2 = values.required ? row({ gap: 3 }, [text2(label2, style), asterisk()], ofToggle) : text2(label2, style, ofToggle);
  return row({ gap: 8, ...hugging(cx) }, label2 === "" ? [toggle2] : [toggle2, words2], {
    ...values.disabled && { paint: { opacity: 0.5 } }
  });
}
var toggleAttributes;
var init_toggle_frame = __esm({
  "src/components/parts/toggle-frame.ts"() {
    "use strict";
    init_build();
    init_attributes3();
    init_asterisk();
    init_container();
    toggleAttributes = {
      name: text3("Name under which a form sends it", { semantic: true }),
      value: text3("Value that a form sends", { semantic: true }),
      checked: flag2("Is on"),
      required: flag2("Must be on: an asterisk behind the label"),
      disabled: flag2("Cannot be used")
    };
  }
});

// src/components/checkbox.ts
var checkboxComponent;
var init_checkbox = __esm({
  "src/components/checkbox.ts"() {
    "use strict";
    init_define_component();
    init_tick_box();
    init_toggle_frame();
    checkboxComponent = defineComponent({
      name: "checkbox",
      category: "input",
      docs: "Yes or no, or some of many.",
      foreignWords: ["check"],
      label: { twins: ["label"], docs: "Text at the right of the box" },
      attributes: toggleAttributes,
      examples: ['checkbox "Remember me" checked', 'checkbox "Accept the terms" required'],
      lower({ label: label2, values }, cx) {
        const side = tickBoxSide;
        return framedToggle(
          { control: "checkbox", label: label2, drawing: tickBox, width: side, height: side },
          values,
          cx
        );
      }
    });
  }
});

// src/components/parts/responsive.ts
function responsiveValue(steps, width2) {
  let holding;
  for (const [from, value] of steps) if (value !== void 0 && width2 >= from) holding = value;
  return holding;
}
var init_responsive = __esm({
  "src/components/parts/responsive.ts"() {
    "use strict";
  }
});

// src/components/col.ts
function spanOn(width2, { span, sm, md, lg, xl }) {
  const steps = [
    [576, sm],
    [768, md],
    [992, lg],
    [1200, xl]
  ];
  const isResponsive = steps.some(([, given]) => given !== void 0);
  return responsiveValue(steps, width2) ?? span ?? (isResponsive ? 12 : void 0);
}
function readWidth(node) {
  const { width: width2, w = width2, ...others } = node.attributes ?? {};
  if (w === void 0) return;
  const isSpan = typeof w === "number" && Number.isInteger(w) && w >= 1 && w <= 12;
  node.attributes = isSpan ? { ...others, span: w } : { ...others, w };
}
var columns, colComponent;
var init_col = __esm({
  "src/components/col.ts"() {
    "use strict";
    init_build();
    init_attributes3();
    init_define_component();
    init_measures2();
    init_container();
    init_responsive();
    columns = { min: 1, max: 12, integer: true };
    colComponent = defineComponent({
      name: "col",
      category: "layout",
      structural: true,
      docs: "A column of a row: an equal share, or `span` of twelve columns.",
      foreignWords: ["vstack", "vbox", "vertical"],
      children: { braces: "required" },
      aliases: {
        column: { docs: "A col whose `width` up to 12 means columns of twelve", apply: readWidth }
      },
      attributes: {
        span: number(columns, "Columns of twelve; an equal share when none is given", {
          onlyIn: ["row", "grid"]
        }),
        sm: number(columns, "Columns of twelve on boards from 576 px"),
        md: number(columns, "Columns of twelve on boards from 768 px"),
        lg: number(columns, "Columns of twelve on boards from 992 px"),
        xl: number(columns, "Columns of twelve on boards from 1200 px"),
        scroll: flag2("Cuts its content and shows a scroll bar")
      },
      ownFlow: true,
      examples: [
        'row gap=4 {\n  col { text "Left half" }\n  col { text "Right half" }\n}',
        'row gap=4 {\n  col span=12 md=4 { text "Filters" }\n  col span=12 md=8 { text "Results" }\n}'
      ],
      lower(element, cx) {
        const preset = {};
        if (cx.axis === "row") Object.assign(preset, { grow: 1, basis: 0 });
        else if (cx.spread === "fill") preset.grow = 1;
        const span = spanOn(cx.board.width, element.values);
        if (span !== void 0) preset.columnSpan = span;
        const { style, children } = layChildren(element, cx, preset);
        return column(style, children);
      }
    });
  }
});

// src/components/columns.ts
var columnsComponent;
var init_columns = __esm({
  "src/components/columns.ts"() {
    "use strict";
    init_build();
    init_define_component();
    init_items();
    columnsComponent = defineComponent({
      name: "columns",
      category: "data",
      docs: "The head of a table: the names of its columns.",
      list: { required: true, docs: "The names" },
      parents: ["table"],
      attributes: {},
      without: "all",
      examples: ['table { columns ["Invoice", "Due"] row ["2026-014", "1 Dec"] }'],
      lower({ items }, cx) {
        const names = items.map((item) => text2(labelOfValue(item), { size: 14, color: cx.ink }));
        return row({ gap: 12 }, names);
      }
    });
  }
});

// src/components/divider.ts
function horizontalLine(style) {
  return column({ height: 1, shrink: 0, ...style }, [], {
    tag: "hr",
    paint: { background: token("line") }
  });
}
var dividerComponent;
var init_divider = __esm({
  "src/components/divider.ts"() {
    "use strict";
    init_build();
    init_attributes3();
    init_define_component();
    dividerComponent = defineComponent({
      name: "divider",
      category: "layout",
      structural: true,
      docs: "A line between things, upright in a row, with words in the middle if given.",
      foreignWords: ["hr", "separator", "rule", "line", "spacer"],
      label: { twins: ["label"], docs: "Words in the middle of the line" },
      children: { mustBeEmpty: true },
      keepsModifiers: true,
      attributes: { vertical: flag2("Upright; as it is in a row anyway") },
      examples: ["divider", 'divider "or"', 'row gap=3 { text "Draft" divider text "3 pages" }'],
      lower({ label: label2, values }, cx) {
        const isUpright = values.vertical ?? cx.axis === "row";
        if (isUpright) {
          const line = column({ width: 1, minHeight: 16, alignSelf: "stretch", shrink: 0 }, [], {
            tag: "hr",
            attributes: { "aria-orientation": "vertical" },
            paint: { background: token("line") }
          });
          const style = { ...line.style, margin: { left: 8, right: 8 } };
          return { ...line, style };
        }
        const margin2 = { top: 8, bottom: 8 };
        const across = cx.axis === "row" ? { grow: 1 } : { alignSelf: "stretch" };
        if (label2 === "") return horizontalLine({ margin: margin2, ...across });
        return row({ gap: 12, align: "center", margin: margin2, ...across }, [
          { ...horizontalLine({ grow: 1 }), decorative: true },
          text2(label2, { size: 12, color: cx.muted }),
          { ...horizontalLine({ grow: 1 }), decorative: true }
        ]);
      }
    });
  }
});

// src/components/parts/overlay-panel.ts
function overlayPanel(element, cx, style, radius) {
  const { label: label2 } = element;
  const content = layChildren(element, cx, { gap: 16 });
  const hasContent = content.children.length > 0;
  return column(
    { gap: 16, padding: edges(24), ...style },
    [
      ...label2 === "" ? [] : [head(label2, cx)],
      ...hasContent ? [column({ grow: 1, ...content.style }, content.children)] : []
    ],
    {
      role: "dialog",
      ...label2 !== "" && { name: label2 },
      paint: { background: token("paper"), borderColor: token("line"), radius, shadow: "xl" }
    }
  );
}
function head(label2, cx) {
  const size3 = 20;
  const lineHeight = titleLineHeight(size3);
  const title = text2(
    label2,
    { size: size3, weight: 600, lineHeight, color: cx.ink },
    { tag: "h2", style: { grow: 1, basis: 0 } }
  );
  const closed = cx.popover;
  const cross = icon("x", 20, cx.muted, {
    style: { margin: { top: 3 } },
    ...closed !== void 0 && {
      name: "Close",
      behavior: { opens: { id: closed, action: "hide" } }
    }
  });
  return row({ gap: 16 }, [title, cross]);
}
var init_overlay_panel = __esm({
  "src/components/parts/overlay-panel.ts"() {
    "use strict";
    init_build();
    init_container();
    init_titled();
  }
});

// src/components/drawer.ts
var drawerComponent, innerEdges;
var init_drawer = __esm({
  "src/components/drawer.ts"() {
    "use strict";
    init_attributes3();
    init_define_component();
    init_overlay_panel();
    drawerComponent = defineComponent({
      name: "drawer",
      category: "overlay",
      docs: "A panel that comes in from an edge of the page.",
      foreignWords: ["sheet", "offcanvas", "bottomsheet"],
      label: { twins: ["title"], docs: "Title of the panel" },
      children: { braces: "expected" },
      attributes: {
        position: choice2(["left", "right", "top", "bottom"], "Edge of the page", { default: "left" })
      },
      modifiers: { open: "Drawn on its page instead of on a copy of it" },
      targetOf: ["opens", "toggles"],
      ownFlow: true,
      examples: ['drawer "Filters" right id=filters {\n  checkbox "In stock"\n  checkbox "On sale"\n}'],
      layer: (element) => ({
        at: "front",
        side: element.values.position ?? "left",
        isOpen: element.has("open")
      }),
      lower(element, cx) {
        const side = element.values.position ?? "left";
        const isUpright = side === "left" || side === "right";
        const size3 = isUpright ? { width: 280, maxWidth: { percent: 100 }, shrink: 0 } : { shrink: 0 };
        return overlayPanel(element, cx, { ...size3, border: { [innerEdges[side]]: 1 } }, 0);
      }
    });
    innerEdges = { left: "right", right: "left", top: "bottom", bottom: "top" };
  }
});

// src/components/dropdown.ts
var dropdownComponent;
var init_dropdown = __esm({
  "src/components/dropdown.ts"() {
    "use strict";
    init_build();
    init_define_component();
    init_tokens2();
    init_container();
    init_items();
    init_menu_items();
    init_palette();
    dropdownComponent = defineComponent({
      name: "dropdown",
      category: "overlay",
      docs: "An open menu of actions.",
      foreignWords: ["dropdown-menu", "contextmenu", "context-menu"],
      list: { twins: ["items"], docs: 'The items; "---" is a line', keys: itemKeys },
      children: { only: ["item", "divider"] },
      mayBeEmpty: true,
      attributes: {},
      modifiers: { inline: "Stands in the flow instead of lying over what follows" },
      targetOf: ["opens", "toggles"],
      ownFlow: true,
      examples: [
        'dropdown ["Edit", "Duplicate", "---", {label="Delete" icon="trash-2" danger}]',
        'dropdown {\n  item "Profile" icon="user"\n  divider\n  item "Sign out" disabled\n}'
      ],
      layer: (element) => element.has("inline") ? void 0 : { at: "place" },
      lower(element, cx) {
        const form = {
          padding: { top: 8, right: 16, bottom: 8, left: 16 },
          isUpright: true,
          tag: "div",
          role: "menuitem"
        };
        const item = (content, itemCx) => menuItem(content, form, itemCx);
        const inks2 = cx.painted ? {} : paperInk;
        const inside = { axis: "column", align: void 0, gap: 0, item, ...inks2 };
        const boxes = drawItems(element.items, element.children, inside, cx);
        if (boxes.length === 0) return emptyLine("Dropdown", cx);
        const style = { padding: edgesOf(6, 0), border: edges(1), minWidth: 160, ...hugging(cx) };
        return column({ ...style, ...element.flow }, boxes, {
          role: "menu",
          paint: {
            background: token("paper"),
            borderColor: token("line"),
            radius: RADIUS,
            shadow: "md"
          }
        });
      }
    });
  }
});

// src/components/footer.ts
var footerComponent;
var init_footer = __esm({
  "src/components/footer.ts"() {
    "use strict";
    init_build();
    init_define_component();
    init_container();
    footerComponent = defineComponent({
      name: "footer",
      category: "layout",
      structural: true,
      docs: "What stands at the end of a page; a row in it spreads its children.",
      foreignWords: ["bottombar", "bottom-bar"],
      band: "bar",
      children: { braces: "required" },
      attributes: {},
      ownFlow: true,
      examples: [
        'footer {\n  row { text "\xA9 Acme" sm muted link "Imprint" href="/imprint" size=sm }\n}',
        'footer border=false { text "Version 2.4" xs muted }'
      ],
      lower(element, cx) {
        const { style, children } = layChildren(
          element,
          cx,
          {
            gap: 8,
            padding: { top: 16, right: 16, bottom: 16, left: 16 },
            border: { top: 1 },
            shrink: 0
          },
          { spread: "between" }
        );
        return column(style, children, { tag: "footer", paint: { borderColor: token("line") } });
      }
    });
  }
});

// src/components/form.ts
var formComponent;
var init_form = __esm({
  "src/components/form.ts"() {
    "use strict";
    init_build();
    init_attributes3();
    init_define_component();
    init_container();
    formComponent = defineComponent({
      name: "form",
      category: "layout",
      structural: true,
      docs: "Fields and buttons that are sent together, below one another.",
      foreignWords: ["formgroup", "form-group"],
      children: { braces: "required" },
      attributes: { action: text3("What sending it does, in free words", { semantic: true }) },
      ownFlow: true,
      examples: [
        'form {\n  input "Email" email required\n  textarea "Message"\n  button "Send" primary\n}'
      ],
      lower(element, cx) {
        const { style, children } = layChildren(element, cx, { gap: 16, ...readable2(cx) });
        const { action } = element.values;
        return column(style, children, {
          tag: "form",
          ...action !== void 0 && { behavior: { intent: { action } } }
        });
      }
    });
  }
});

// src/components/grid.ts
var columns2, gridComponent;
var init_grid = __esm({
  "src/components/grid.ts"() {
    "use strict";
    init_build();
    init_define_component();
    init_measures2();
    columns2 = { min: 1, max: 24, integer: true };
    gridComponent = defineComponent({
      name: "grid",
      category: "layout",
      structural: true,
      docs: "Cells of equal width, row by row.",
      foreignWords: ["masonry", "tiles"],
      children: { braces: "required" },
      attributes: {
        columns: number(columns2, "Number of columns; as many as fit when none is given"),
        "columns-sm": number(columns2, "Number of columns on boards below 768 px"),
        "columns-md": number(columns2, "Number of columns on boards below 992 px"),
        "columns-lg": number(columns2, "Number of columns on boards below 1200 px"),
        "columns-xl": number(columns2, "Number of columns on boards below 1400 px"),
        gap: measure([], "px", "Distance between cells", { default: "16" })
      },
      without: ["direction", "justify", "wrap"],
      ownFlow: true,
      examples: [
        'grid columns=3 gap=16 {\n  card "Users" { text "1,204" }\n  card "Orders" { text "318" }\n  card "Returns" { text "9" }\n}',
        "grid columns:4 columns-sm:1 gap:24 { image image image image }"
      ],
      lower({ values, flow, children }, cx) {
        const { width: width2 } = cx.board;
        const count = (width2 < 768 ? values["columns-sm"] : void 0) ?? (width2 < 992 ? values["columns-md"] : void 0) ?? (width2 < 1200 ? values["columns-lg"] : void 0) ?? (width2 < 1400 ? values["columns-xl"] : void 0) ?? values.columns;
        const gap = values.gap === void 0 ? 16 : Math.max(0, cx.length(values.gap));
        const tracks = count === void 0 ? { autoFill: 240 } : Array.from({ length: count }, () => ({ kind: "flexible", value: 1 }));
        const style = { columns: tracks, gap, ...flow.align && { align: flow.align } };
        const inside = { axis: "grid", align: flow.align, gap };
        const cells = cx.children(children, inside).map((cell) => {
          const { columnSpan } = cell.style;
          if (columnSpan === void 0 || count === void 0 || columnSpan <= count) return cell;
          return { ...cell, style: { ...cell.style, columnSpan: count } };
        });
        return grid(style, cells);
      }
    });
  }
});

// src/components/group.ts
var groupComponent;
var init_group = __esm({
  "src/components/group.ts"() {
    "use strict";
    init_build();
    init_attributes3();
    init_define_component();
    init_references3();
    groupComponent = defineComponent({
      name: "group",
      category: "navigation",
      docs: "Items of a nav under a common label.",
      label: { twins: ["label"], required: true, docs: "Label above the items" },
      children: { only: ["item", "divider", "link", "button"] },
      parents: ["nav"],
      attributes: {
        collapsed: flag2("Draws it folded, with a chevron"),
        icon: iconName("Icon before the label")
      },
      examples: [
        'nav vertical {\n  group "Workspace" { item "Projects" active item "People" }\n  group "Account" collapsed { item "Profile" }\n}'
      ],
      lower({ label: label2, values, children }, cx) {
        const isFoldable = values.collapsed !== void 0;
        const words2 = text2(label2, {
          size: 11,
          weight: 600,
          uppercase: true,
          letterSpacing: 0.5,
          color: cx.muted
        });
        const title = row(
          { gap: 6, align: "center", padding: { top: 8, right: 12, bottom: 4, left: 12 } },
          [
            ...values.icon ? [icon(values.icon, 14, cx.muted)] : [],
            words2,
            ...isFoldable ? [icon(values.collapsed ? "chevron-right" : "chevron-down", 14, cx.muted)] : []
          ]
        );
        const isUpright = cx.axis === "column";
        const inside = { axis: cx.axis, align: void 0, gap: isUpright ? 2 : 4 };
        const items = values.collapsed ? [] : cx.children(children, inside);
        return column(
          {
            direction: isUpright ? "column" : "row",
            gap: inside.gap,
            ...!isUpright && { align: "center" }
          },
          [title, ...items],
          { role: "group", name: label2 }
        );
      }
    });
  }
});

// src/components/header.ts
var headerComponent;
var init_header = __esm({
  "src/components/header.ts"() {
    "use strict";
    init_build();
    init_define_component();
    init_container();
    headerComponent = defineComponent({
      name: "header",
      category: "layout",
      structural: true,
      docs: "The bar at the top of a page, its children side by side.",
      foreignWords: ["appbar", "topbar", "toolbar", "app-bar", "top-bar"],
      band: "bar",
      children: { braces: "required" },
      aliases: { navbar: { docs: "The same as header" } },
      attributes: {},
      ownFlow: true,
      examples: [
        'header justify=between {\n  logo "Acme"\n  nav ["Orders", "Customers"] active=0\n  avatar "Ada Lovelace"\n}',
        'header border=false { title "Inbox" level=4 }'
      ],
      lower(element, cx) {
        const isFilled = element.children.length === 1 || element.flow.justify === void 0;
        const { style, children } = layChildren(
          element,
          cx,
          {
            direction: "row",
            align: "center",
            gap: 16,
            minHeight: 56,
            shrink: 0,
            padding: { left: 16, right: 16 },
            border: { bottom: 1 }
          },
          { place: "bar", ...isFilled && { spread: "fill" } }
        );
        return row(style, children, { tag: "header", paint: { borderColor: token("line") } });
      }
    });
  }
});

// src/components/icon.ts
var iconComponent;
var init_icon = __esm({
  "src/components/icon.ts"() {
    "use strict";
    init_build();
    init_attributes3();
    init_define_component();
    init_measures2();
    init_references3();
    init_container();
    init_interaction();
    init_palette();
    init_sizes();
    iconComponent = defineComponent({
      name: "icon",
      category: "display",
      docs: "One of Lucide's drawings, in the colour of the text around it.",
      foreignWords: ["glyph", "symbol", "ico"],
      label: { twins: ["name"], required: true, docs: "Name of the icon" },
      attributes: {
        name: iconName("Name of the icon"),
        size: size2(sizeWords, "Width and height", { default: "sm" }),
        muted: flag2("Drawn in grey"),
        color: color(colorWords, "Colour of the lines"),
        ...interactionAttributes
      },
      examples: ['icon "search"', 'icon "triangle-alert" lg color=warning'],
      lower({ label: label2, values }, cx) {
        const px = sizeOf(values.size, iconSizes, 16, cx);
        const inherited = values.muted ? cx.muted : cx.ink;
        return icon(label2, px, values.color === void 0 ? inherited : textColor(values.color), {
          style: { width: px, height: px, ...hugging(cx), shrink: 0 },
          behavior: interactionBehavior(values, cx)
        });
      }
    });
  }
});

// src/components/parts/hatched.ts
function hatchedArea(style, children, borderStyle) {
  return column(
    { align: "center", justify: "center", gap: 8, border: edges(1), ...style },
    children,
    {
      paint: {
        background: token("fill"),
        hatch: token("hatch"),
        borderColor: token("lineStrong"),
        borderStyle,
        radius: RADIUS
      }
    }
  );
}
function hatchedWords(words2) {
  return column(
    { padding: { left: 8, right: 8 }, maxWidth: { percent: 100 } },
    [text2(words2, { size: 13, color: token("inkMuted"), align: "center" })],
    { paint: { background: token("fill"), radius: 4 } }
  );
}
var init_hatched = __esm({
  "src/components/parts/hatched.ts"() {
    "use strict";
    init_build();
    init_tokens2();
  }
});

// src/components/image.ts
function inCentre({ axis, align: align2 }) {
  return axis === "column" && align2 !== void 0 && align2 !== "stretch" ? { width: 320, maxWidth: { percent: 100 } } : {};
}
function fileName(path2) {
  return path2.split(/[?#]/)[0].split("/").at(-1) ?? "";
}
var address, imageComponent;
var init_image = __esm({
  "src/components/image.ts"() {
    "use strict";
    init_build();
    init_attributes3();
    init_define_component();
    init_references3();
    init_tokens2();
    init_container();
    init_hatched();
    init_interaction();
    address = url("Address or path of the picture", { semantic: false, picture: true });
    imageComponent = defineComponent({
      name: "image",
      category: "display",
      docs: "A picture, or without `src` the place where one will be.",
      foreignWords: ["img", "picture", "photo", "figure", "svg", "video", "thumbnail"],
      label: { twins: ["src"], docs: "Address or path of the picture" },
      attributes: {
        src: address,
        alt: text3("What the picture shows"),
        ...interactionAttributes
      },
      examples: ['image alt="Team photo" h=160', 'image src="photos/harbour.jpg" alt="Harbour" w=320'],
      check({ label: label2 }, report3, suggester) {
        const problem = label2 && address.kind.check(label2, "src", suggester);
        if (problem) report3({ place: label2, ...problem });
      },
      lower({ label: label2, values, node }, cx) {
        const src = label2 === "" ? void 0 : address.kind.read(label2);
        const alt = values.alt ?? "";
        const isSized = node.attributes?.h !== void 0;
        const style = {
          ...!isSized && { aspectRatio: 4 / 3 },
          // Stretched to the height of its row, its ratio would make it as wide as no one asked for.
          ...!isSized && cx.axis === "row" && { alignSelf: "start" },
          ...sharing(cx),
          ...inCentre(cx)
        };
        const caption = values.alt ?? fileName(label2);
        const behavior = interactionBehavior(values, cx);
        const glyph = icon("image", 28, token("inkFaint"));
        const words2 = caption === "" ? [] : [hatchedWords(caption)];
        if (src === void 0) {
          const named = alt === "" ? { decorative: true } : { role: "img", name: alt };
          return { ...hatchedArea(style, [glyph, ...words2], "solid"), ...named, behavior };
        }
        const image = {
          kind: "image",
          src,
          alt,
          style: { ...style, overflow: "hidden" },
          paint: { radius: RADIUS },
          children: [
            hatchedArea(
              { width: { percent: 100 }, height: { percent: 100 } },
              [glyph, ...words2],
              "solid"
            )
          ],
          behavior
        };
        return image;
      }
    });
  }
});

// src/components/parts/field-frame.ts
function fieldMetrics(given, cx) {
  if (given === void 0) return metrics.md;
  if (typeof given === "string") return metrics[given];
  const font = Math.max(8, cx.length(given));
  return { height: Math.round(font * 1.5) + 17, font };
}
function framedField(parts, values, cx) {
  const id2 = cx.ownId(parts.label || values.placeholder || parts.control);
  const message = typeof values.error === "string" ? values.error : values.hint;
  const messageId = message === void 0 ? void 0 : `${id2}-message`;
  const control = fieldBox(parts, values, { id: id2, messageId }, cx);
  const label2 = parts.label === "" ? [] : [fieldLabel(parts.label, id2, values.required, cx)];
  const below = message === void 0 ? [] : [
    text2(
      message,
      { size: 12, color: typeof values.error === "string" ? token("dangerText") : cx.muted },
      { tag: "p", attributes: { id: messageId } }
    )
  ];
  return column(
    { gap: 6, ...cx.axis === "row" ? sharedWidth : cx.axis === "column" ? fullWidth : {} },
    [...label2, control, ...below],
    values.disabled ? { paint: { opacity: 0.5 } } : {}
  );
}
function fieldLabel(label2, id2, required, cx) {
  const words2 = text2(label2, { size: 14, weight: 500, color: cx.ink });
  const parts = required ? [words2, asterisk()] : [words2];
  return row({ gap: 3 }, parts, { tag: "label", attributes: { for: id2 } });
}
function fieldBox(parts, values, ids, cx) {
  const { height, font } = fieldMetrics(values.size, cx);
  const lines = parts.lines ?? 1;
  const vertical = (height - 2 - font * 1.5) / 2;
  const side = Math.round(height / 3.2);
  const wrong = values.error !== void 0 && values.error !== false;
  const field = {
    kind: "field",
    control: parts.control,
    text: parts.shown,
    isPlaceholder: parts.isPlaceholder,
    textStyle: {
      size: font,
      color: token(parts.isPlaceholder ? "inkFaint" : "ink"),
      wrapping: lines > 1 ? "normal" : "ellipsis"
    },
    ...parts.options && { options: parts.options },
    style: {
      ...lines > 1 ? { minHeight: parts.isSized ? height : height + (lines - 1) * font * 1.5, grow: 1 } : { height, shrink: 0 },
      border: edges(1),
      padding: {
        top: vertical,
        bottom: vertical,
        left: values.icon ? side + 16 + 8 : side,
        right: parts.glyph ? side + 16 + 8 : side
      }
    },
    paint: {
      background: token(parts.isReadOnly ? "fill" : "paper"),
      borderColor: token(wrong ? "dangerLine" : "lineStrong"),
      radius: parts.pill ? "pill" : 6
    },
    ...parts.label === "" && { name: values.placeholder ?? parts.control },
    attributes: {
      id: ids.id,
      name: values.name,
      required: values.required,
      disabled: values.disabled,
      readonly: parts.isReadOnly,
      "aria-invalid": wrong ? "true" : void 0,
      "aria-describedby": ids.messageId,
      ...parts.attributes
    }
  };
  if (!values.icon && !parts.glyph) return field;
  const top = (height - 16) / 2;
  const color2 = token("inkMuted");
  const inner = [field];
  if (values.icon) {
    const style = { position: "absolute", inset: { left: side, top } };
    inner.push(icon(values.icon, 16, color2, { style }));
  }
  if (parts.glyph) {
    const style = { ...parts.glyph.style, position: "absolute", inset: { right: side, top } };
    inner.push({ ...parts.glyph, style });
  }
  return column({ position: "relative", ...lines > 1 && { grow: 1 } }, inner);
}
var fieldAttributes, metrics, sharedWidth, fullWidth;
var init_field_frame = __esm({
  "src/components/parts/field-frame.ts"() {
    "use strict";
    init_build();
    init_attributes3();
    init_measures2();
    init_references3();
    init_asterisk();
    init_sizes();
    fieldAttributes = {
      name: text3("Name under which a form sends it", { semantic: true }),
      placeholder: text3("Text that shows while there is no value"),
      value: text3("What is filled in"),
      required: flag2("Must be filled in: an asterisk behind the label"),
      disabled: flag2("Cannot be used"),
      error: flagOr(text3(""), "Marks it as wrong, with a message below", { default: "false" }),
      hint: text3("Help in small letters below"),
      icon: iconName("Icon inside at the left"),
      size: size2(sizeWords, "Height", { default: "md" })
    };
    metrics = {
      xs: { height: 28, font: 12 },
      sm: { height: 32, font: 13 },
      md: { height: 38, font: 14 },
      lg: { height: 44, font: 16 },
      xl: { height: 50, font: 18 }
    };
    sharedWidth = { grow: 1, basis: 0, minWidth: 120 };
    fullWidth = { width: { percent: 100 } };
  }
});

// src/components/input.ts
function htmlType(type) {
  if (type === "date") return { type: "text" };
  return type === "number" ? { type: "text", inputmode: "decimal" } : { type };
}
function glyphOf(type) {
  const color2 = token("inkMuted");
  if (type === "number") {
    const arrows2 = ["chevron-up", "chevron-down"].map(
      (name2) => icon(name2, 12, color2, { style: { margin: { top: -2, bottom: -2 } } })
    );
    return column({ width: 16, height: 16, align: "center", justify: "center" }, arrows2);
  }
  const name = glyphs[type];
  return name === void 0 ? void 0 : icon(name, 16, color2);
}
var inputTypes, inputComponent, glyphs;
var init_input = __esm({
  "src/components/input.ts"() {
    "use strict";
    init_build();
    init_attributes3();
    init_define_component();
    init_measures2();
    init_field_frame();
    inputTypes = ["text", "email", "password", "number", "tel", "url", "search", "date"];
    inputComponent = defineComponent({
      name: "input",
      category: "input",
      docs: "One line to fill in, with its label above.",
      foreignWords: [
        "field",
        "textbox",
        "textfield",
        "text-field",
        "textinput",
        "searchbox",
        "search",
        "password",
        "email"
      ],
      label: { twins: ["label"], docs: "Label above the field" },
      attributes: {
        inputType: choice2(inputTypes, "What is to be filled in; `type` means the same", {
          default: "text",
          semantic: ["email", "tel", "url"]
        }),
        ...fieldAttributes,
        readonly: flag2("Can be read only"),
        rounded: flag2("Round ends"),
        rows: number({ min: 1, max: 1e3, integer: true }, "Lines, together with the word `textarea`", {
          default: "3"
        })
      },
      attributeAliases: { type: "inputType" },
      modifiers: { textarea: "Several lines, like the component of that name" },
      examples: [
        'input "Email" email placeholder="you@example.com" required',
        'input "Password" type=password value="secret" error="At least 12 characters"',
        'input placeholder="Search orders" icon="search"\ninput "Notes" textarea rows=4'
      ],
      lower(element, cx) {
        const { values, label: label2 } = element;
        const isLong = element.has("textarea");
        const type = values.inputType ?? "text";
        const { value } = values;
        const shown = type === "password" && value ? "\u2022".repeat([...value].length) : value;
        return framedField(
          {
            control: isLong ? "textarea" : "input",
            label: label2,
            shown: shown || values.placeholder || "",
            isPlaceholder: !value,
            ...isLong && {
              lines: values.rows ?? 3,
              isSized: element.node.attributes?.h !== void 0
            },
            glyph: isLong || values.icon === glyphs[type] ? void 0 : glyphOf(type),
            pill: values.rounded === true && !isLong,
            isReadOnly: values.readonly,
            attributes: isLong ? {} : htmlType(type)
          },
          values,
          cx
        );
      }
    });
    glyphs = { date: "calendar", search: "search" };
  }
});

// src/components/item.ts
var label, nested, itemComponent;
var init_item = __esm({
  "src/components/item.ts"() {
    "use strict";
    init_build();
    init_define_component();
    init_items();
    label = { required: true, unless: ["icon"], docs: "Text of the item" };
    nested = { only: ["item", "divider"] };
    itemComponent = defineComponent({
      name: "item",
      category: "navigation",
      docs: "One entry of a list, nav, dropdown, breadcrumb or of annotations.",
      foreignWords: [
        "li",
        "listitem",
        "list-item",
        "dropdown-item",
        "nav-item",
        "navitem",
        "menuitem",
        "menu-item"
      ],
      label: { ...label, twins: ["label"] },
      children: nested,
      parents: ["list", "nav", "dropdown", "breadcrumb", "annotations", "group", "item"],
      within: {
        list: {
          label: { ...label, twins: ["label", "content"] },
          children: { only: ["item"] }
        },
        nav: { label: { ...label, twins: ["label"] }, children: nested },
        group: { label: { ...label, twins: ["label"] }, children: nested },
        dropdown: { label: { ...label, twins: ["label"] } },
        breadcrumb: { label: { ...label, twins: ["label"] } },
        annotations: {
          number: { required: true, docs: "Number of the marker that it explains" },
          label: { required: true, twins: ["label", "title"], docs: "What the marker is about" },
          children: {},
          countsAs: "annotation"
        }
      },
      attributes: itemAttributes,
      examples: [
        'list { item "Milk" item "Bread" { item "Rye" } }',
        'nav vertical { item "Inbox" icon="inbox" active item "Archive" disabled }',
        'annotations { item 1 "Sign in" { text "Opens the dashboard." } }'
      ],
      lower(element, cx) {
        const content = itemOfElement(element, cx);
        if (cx.item) return cx.item(content, cx);
        return row({ gap: 8 }, [
          text2(element.label, { size: 14, color: cx.ink }),
          ...content.children({ axis: "row", align: void 0, gap: 8 })
        ]);
      }
    });
  }
});

// src/components/parts/text-pieces.ts
function textStyleOf(values, size3, weight, cx) {
  const { italic, underline, strike } = values;
  const given = values.bold ? 700 : values.weight === void 0 ? weight : weights[values.weight];
  const style = {
    size: size3,
    // There are italics of two weights only.
    weight: italic ? given >= 600 ? 600 : 400 : given,
    color: values.color !== void 0 ? textColor(values.color) : values.muted ? cx.muted : cx.ink
  };
  if (italic) style.italic = true;
  if (underline) style.underline = true;
  if (strike) style.strike = true;
  if (values.align !== void 0) style.align = values.align;
  else if (cx.textAlign !== "left") style.align = cx.textAlign;
  return style;
}
var textAttributes, weights;
var init_text_pieces = __esm({
  "src/components/parts/text-pieces.ts"() {
    "use strict";
    init_attributes3();
    init_references3();
    init_palette();
    textAttributes = {
      weight: choice2(["normal", "medium", "semibold", "bold"], "Weight of the letters"),
      muted: flag2("Set in grey"),
      bold: flag2("Set in bold"),
      italic: flag2("Set in italics"),
      underline: flag2("Underlined"),
      strike: flag2("Struck through"),
      align: choice2(["left", "center", "right", "justify"], "Alignment of the lines"),
      color: color(colorWords, "Colour of the letters")
    };
    weights = { normal: 400, medium: 500, semibold: 600, bold: 700 };
  }
});

// src/components/link.ts
var linkComponent;
var init_link = __esm({
  "src/components/link.ts"() {
    "use strict";
    init_build();
    init_attributes3();
    init_define_component();
    init_measures2();
    init_references3();
    init_tokens2();
    init_container();
    init_interaction();
    init_items();
    init_sizes();
    init_text_pieces();
    linkComponent = defineComponent({
      name: "link",
      category: "text",
      docs: "Words that lead to a page or an address.",
      foreignWords: ["a", "anchor", "hyperlink"],
      label: { twins: ["content"], required: true, docs: "The words" },
      attributes: {
        href: url("Address; #id for a page of the document", { reference: "navigate" }),
        external: flag2("Leads out of the product: an arrow behind the words"),
        icon: iconName("Icon before the words"),
        active: flag2("In a nav: the place where the reader is"),
        disabled: flag2("Cannot be followed"),
        size: size2(textSizeWords, "Font size", { default: "base" }),
        ...textAttributes,
        underline: flag2("False takes the line away", { default: "true" }),
        ...interactionAttributes
      },
      examples: [
        'link "Forgot password?" href="/reset"',
        'link "Documentation" href="https://example.com/docs" external',
        'nav { link "Home" active link "Prices" link "Beta" disabled }'
      ],
      lower(element, cx) {
        const { label: label2, values } = element;
        if (cx.item) return cx.item(itemOfElement({ ...element, number: void 0 }, cx), cx);
        const px = sizeOf(values.size, TEXT_SIZES, cx.textSize, cx);
        const textStyle = {
          ...textStyleOf(values, px, 400, cx),
          underline: values.underline !== false
        };
        if (values.color === void 0 && !values.muted && cx.ink !== cx.muted) {
          textStyle.color = "hex" in cx.ink ? cx.ink : token("link");
        }
        const rest = {
          tag: "a",
          behavior: { href: linkAddress(values, cx), ...interactionBehavior(values, cx) },
          ...values.disabled && { paint: { opacity: 0.5 } }
        };
        if (!values.external && !values.icon) {
          const isPlainColumn = cx.textAlign === "left" && values.align === void 0;
          return text2(label2, textStyle, { ...rest, style: isPlainColumn ? hugging(cx) : {} });
        }
        const color2 = textStyle.color ?? cx.ink;
        return row(
          { gap: Math.round(px / 4), align: "center", ...hugging(cx) },
          [
            ...values.icon ? [icon(values.icon, px, color2)] : [],
            text2(label2, textStyle),
            ...values.external ? [icon("arrow-up-right", px - 2, color2)] : []
          ],
          rest
        );
      }
    });
  }
});

// src/box/behavior.ts
function isPressable(behavior) {
  return behavior?.href !== void 0 || behavior?.opens !== void 0;
}
var init_behavior = __esm({
  "src/box/behavior.ts"() {
    "use strict";
  }
});

// src/components/parts/marks.ts
function readMarks(written) {
  if (!written.includes("[")) return void 0;
  const lines = written.split(/\r\n?|\n/).map(readLine);
  return lines.some((line) => line.some(({ mark: mark2 }) => mark2 !== void 0)) ? lines : void 0;
}
function ownsWords(mark2) {
  return markNames[mark2];
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
    const mark2 = markOf(match[1], match[2]);
    if (mark2 === void 0) continue;
    close(match.index);
    open = mark2;
    at = match.index + match[0].length;
  }
  close(line.length);
  return pieces;
}
function markOf(name = "", detail = "") {
  const mark2 = name.toLowerCase();
  if (!Object.hasOwn(markNames, mark2) || mark2 === "icon" && detail.trim() === "")
    return void 0;
  return { mark: mark2, detail: detail.trim().toLowerCase(), words: "" };
}
var markNames, markPattern;
var init_marks = __esm({
  "src/components/parts/marks.ts"() {
    "use strict";
    init_plain_text();
    markNames = {
      avatar: false,
      badge: true,
      dot: false,
      icon: false,
      button: true,
      link: true,
      checkbox: false
    };
    markPattern = /\\\[|\[([A-Za-z]+)(?::([^\][\n]*))?\]/g;
  }
});

// src/components/parts/check-marks.ts
function checkMarks(element, report3, suggester) {
  const { label: label2, list: list3, attributes, component, block } = element;
  const twins = [...component?.list?.twins ?? [], ...component?.label?.twins ?? []];
  const given = attributes.flatMap(
    ({ name, value }) => value && twins.includes(name) ? [value] : []
  );
  for (const literal of [label2, list3, ...given])
    if (literal) checkTexts(literal, report3, suggester);
  for (const inner of block?.elements ?? []) checkMarks(inner, report3, suggester);
}
function checkTexts(literal, report3, suggester) {
  for (const item of literal.items ?? []) checkTexts(item, report3, suggester);
  for (const { key, value } of literal.properties ?? []) {
    if (key === "label" || key === "content") checkTexts(value, report3, suggester);
  }
  if (typeof literal.value !== "string") return;
  for (const { mark: mark2, detail } of readMarks(literal.value)?.flat() ?? []) {
    if (mark2 !== "icon") continue;
    const problem = kind.check({ ...literal, kind: "word", value: detail }, "icon", suggester);
    if (!problem) continue;
    const { fix: _, ...said } = problem;
    report3({ ...said, place: literal });
  }
}
var kind;
var init_check_marks = __esm({
  "src/components/parts/check-marks.ts"() {
    "use strict";
    init_references3();
    init_marks();
    ({ kind } = iconName(""));
  }
});

// src/components/parts/marked-text.ts
function markedText(written, style, cx) {
  const lines = readMarks(written)?.filter((line) => line.length > 0);
  if (lines === void 0) return text2(plainText(written), style);
  const [first] = lines;
  const [lead, ...rest] = first ?? [];
  if (lead?.mark !== "avatar") return linesOf(lines, style, cx);
  const words2 = { ...lead, mark: void 0 };
  const beside = [lead.words === "" ? rest : [words2, ...rest], ...lines.slice(1)];
  const texts = beside.filter((line) => line.length > 0);
  const disc = avatarOf(lead, texts[0]?.[0]?.words ?? "");
  if (texts.length === 0) return row(lineStyle(style), [disc]);
  const drawn = texts.map(
    (line, at) => drawLine(line, styleInCard(style, at, texts.length, cx), cx)
  );
  return row({ gap: 10, align, ...justified(style) }, [disc, column({ shrink: 1 }, drawn)]);
}
function styleInCard(style, at, count, cx) {
  if (at === 0) return { ...style, weight: 600 };
  return at === count - 1 ? { ...style, size: style.size - 2, color: cx.muted } : style;
}
function linesOf(lines, style, cx) {
  const boxes = lines.map((line) => drawLine(line, style, cx));
  return boxes.length === 1 ? boxes[0] : column({ gap: 4 }, boxes);
}
function drawLine(line, style, cx) {
  const boxes = line.flatMap((piece) => drawPiece(piece, style, cx));
  const [only] = boxes;
  return boxes.length === 1 && only?.kind === "text" ? only : row(lineStyle(style), boxes);
}
function lineStyle(style) {
  return { gap: 8, rowGap: 4, align, wrap: true, ...justified(style) };
}
function justified({ align: side }) {
  return side === "center" ? { justify: "center" } : side === "right" ? { justify: "end" } : {};
}
function drawPiece(piece, style, cx) {
  const { mark: mark2, words: words2 } = piece;
  const drawn = mark2 === void 0 ? [] : [drawMark(piece, style, cx)];
  const isInside = mark2 !== void 0 && ownsWords(mark2);
  return isInside || words2 === "" ? drawn : [...drawn, text2(words2, style)];
}
function drawMark(piece, style, cx) {
  const { detail, words: words2 } = piece;
  switch (piece.mark) {
    case "avatar":
      return avatarOf(piece, words2);
    case "badge": {
      const look = badgeLook(detail, cx);
      const place2 = { shrink: 0 };
      return words2 === "" ? badgeDot(look, place2) : badgeLetters(words2, look, badgeMetrics.md, void 0, place2);
    }
    case "dot":
      return badgeDot(badgeLook(detail, cx), {});
    case "icon":
      return icon(detail, 16, style.color ?? cx.ink);
    case "button":
      return buttonOf(words2, cx);
    case "link": {
      const color2 = "hex" in cx.ink ? cx.ink : token("link");
      return text2(words2, { ...style, color: color2, underline: true }, cx.isInLink ? {} : { tag: "a" });
    }
    default:
      return toggleOf(piece, cx);
  }
}
function avatarOf({ detail }, name) {
  const sides2 = avatarSides;
  const px = /^\d{1,3}(?:px)?$/.test(detail) ? Number.parseInt(detail, 10) : sides2[detail];
  return avatarDisc(name, Math.max(8, px ?? avatarSides.sm), false);
}
function buttonOf(label2, cx) {
  const { padding, font } = buttonMetrics.xs;
  const { color: color2, background, line } = buttonColors({}, cx);
  const words2 = text2(label2, { size: font, weight: 500, color: color2, wrapping: "ellipsis" });
  return row(
    { align, justify: "center", padding: edgesOf(...padding), border: edges(1), shrink: 0 },
    [words2],
    {
      ...!cx.isInLink && { tag: "button", attributes: { type: "button" } },
      paint: {
        radius: RADIUS,
        ...background && { background },
        ...line && { borderColor: line }
      }
    }
  );
}
function toggleOf({ detail, words: words2 }, { isPrototype }) {
  const isOn = detail === "checked";
  return {
    kind: "toggle",
    control: "checkbox",
    style: { width: tickBoxSide, height: tickBoxSide, shrink: 0 },
    children: drawSwitch(tickBox, isOn, isPrototype),
    attributes: { checked: isOn },
    name: words2 || "Select"
  };
}
var align;
var init_marked_text = __esm({
  "src/components/parts/marked-text.ts"() {
    "use strict";
    init_plain_text();
    init_build();
    init_tokens2();
    init_avatar_disc();
    init_badge_look();
    init_button_look();
    init_marks();
    init_tick_box();
    init_toggle_frame();
    align = "center";
  }
});

// src/components/list.ts
function tagOf(kind2) {
  return kind2 === "ordered" ? "ol" : "ul";
}
function levelOf(kind2, gap) {
  let count = 0;
  const item = (content, cx) => {
    if (content.kind === "more") return moreLines(kind2, cx);
    count++;
    return entry(content, kind2, count, gap, cx);
  };
  return { axis: "column", align: void 0, gap, item };
}
function entry(content, kind2, number2, gap, cx) {
  const color2 = content.danger ? token("dangerText") : cx.ink;
  const { intent, ...pressing } = { href: content.href, ...content.behavior };
  const drawn = markedText(
    content.written,
    { size: 14, weight: content.active ? 600 : 400, color: color2, underline: content.href !== void 0 },
    {
      ink: color2,
      muted: cx.muted,
      painted: cx.painted,
      isPrototype: cx.isPrototype,
      isInLink: isPressable(pressing)
    }
  );
  const words2 = {
    ...drawn,
    style: { ...drawn.style, grow: 1, basis: 0 },
    ...isPressable(pressing) && { tag: pressTag(pressing, "a"), behavior: pressing }
  };
  const lead = content.icon ? [icon(content.icon, 16, color2, { style: { margin: { top: 2.5 } } })] : mark(kind2, number2, cx);
  const isDrawn = drawn.kind !== "text" && drawn.style.direction === "row";
  const line = row({ gap: 8, ...isDrawn && { align: "center" } }, [
    ...isDrawn ? lead.map(centred) : lead,
    words2
  ]);
  const nested2 = content.childCount === 0 ? [] : [
    column({ gap, padding: { left: 20 } }, content.children(levelOf(kind2, gap)), {
      tag: tagOf(kind2)
    })
  ];
  return column({ gap }, [line, ...nested2], {
    tag: "li",
    ...intent && { behavior: { intent } },
    ...content.disabled && { paint: { opacity: 0.5 } }
  });
}
function mark(kind2, number2, cx) {
  if (kind2 === "none") return [];
  if (kind2 === "ordered") {
    const style = { size: 14, color: cx.muted, wrapping: "nowrap" };
    return [text2(`${number2}.`, style, { style: { minWidth: 16, shrink: 0 }, decorative: true })];
  }
  const dot = { width: 5, height: 5, shrink: 0, margin: { top: 8, left: 4, right: 3 } };
  return [column(dot, [], { paint: { background: cx.muted, radius: "pill" }, decorative: true })];
}
function moreLines(kind2, cx) {
  const lines = greekWidths.map(
    (width2) => row({ gap: 8, height: 21, align: "center" }, [
      ...mark(kind2 === "ordered" ? "plain" : kind2, 0, cx).map(centred),
      greekBar(width2)
    ])
  );
  return column({ gap: 8 }, lines, { decorative: true });
}
function centred(box) {
  const { top: _, ...margin2 } = box.style.margin ?? {};
  return { ...box, style: { ...box.style, margin: margin2 } };
}
var listComponent;
var init_list = __esm({
  "src/components/list.ts"() {
    "use strict";
    init_behavior();
    init_build();
    init_attributes3();
    init_define_component();
    init_check_marks();
    init_greek();
    init_interaction();
    init_items();
    init_marked_text();
    init_menu_items();
    listComponent = defineComponent({
      name: "list",
      category: "data",
      docs: "Entries below one another; items in the braces of an item are indented.",
      foreignWords: ["ul", "ol", "listview", "list-view"],
      list: {
        twins: ["items"],
        docs: "The entries: texts or objects",
        keys: { ...itemKeys, content: text3("Text of the entry, like `label`") }
      },
      children: { only: ["item"] },
      mayBeEmpty: true,
      attributes: {
        ordered: flag2("Numbers instead of dots"),
        none: flag2("No marks at all")
      },
      ownFlow: true,
      check: checkMarks,
      examples: [
        'list ["Milk", "Bread", "Coffee"]',
        'list ordered { item "Plan" item "Build" { item "Draw" item "Check" } }',
        'list none [{label="Reports" icon="file-text"}, {label="Archive" icon="archive"}]'
      ],
      lower(element, cx) {
        const { values, flow } = element;
        const kind2 = values.none ? "none" : values.ordered ? "ordered" : "plain";
        const gap = flow.gap ?? 8;
        const inside = levelOf(kind2, gap);
        const boxes = drawItems(element.items, element.children, inside, cx);
        if (boxes.length === 0) return emptyLine("List", cx);
        return column({ ...flow, gap }, boxes, { tag: tagOf(kind2) });
      }
    });
  }
});

// src/components/logo.ts
var logoComponent;
var init_logo = __esm({
  "src/components/logo.ts"() {
    "use strict";
    init_build();
    init_define_component();
    init_measures2();
    init_references3();
    init_tokens2();
    init_container();
    init_interaction();
    init_sizes();
    logoComponent = defineComponent({
      name: "logo",
      category: "display",
      docs: "The name of the product with a square glyph before it.",
      foreignWords: ["brand"],
      label: { twins: ["content"], required: true, docs: "Name of the product" },
      attributes: {
        icon: iconName("Icon on the glyph"),
        size: size2(textSizeWords, "Font size", { default: "lg" }),
        href: url("Address that it leads to", { reference: "navigate" }),
        ...interactionAttributes
      },
      examples: ['logo "Acme"', 'header { logo "Harbour" icon="anchor" }'],
      lower({ label: label2, values }, cx) {
        const px = sizeOf(values.size, TEXT_SIZES, TEXT_SIZES.lg, cx);
        const side = Math.round(px * 1.25);
        const inner = values.icon ? [icon(values.icon, Math.round(side * 0.62), token("onAccent"))] : [];
        const glyph = column(
          { width: side, height: side, shrink: 0, align: "center", justify: "center" },
          inner,
          { paint: { background: token("accent"), radius: 5 }, decorative: true }
        );
        const words2 = text2(label2, { size: px, weight: 600, color: cx.ink, wrapping: "nowrap" });
        const href = linkAddress(values, cx);
        return row({ gap: 8, align: "center", ...hugging(cx) }, [glyph, words2], {
          ...href !== void 0 && { tag: "a" },
          behavior: { href, ...interactionBehavior(values, cx) }
        });
      }
    });
  }
});

// src/components/main.ts
var mainComponent;
var init_main = __esm({
  "src/components/main.ts"() {
    "use strict";
    init_build();
    init_attributes3();
    init_define_component();
    init_container();
    mainComponent = defineComponent({
      name: "main",
      category: "layout",
      structural: true,
      docs: "The main part of a page, which takes the room that is left.",
      foreignWords: ["content", "article"],
      band: "body",
      children: { braces: "required" },
      attributes: { scroll: flag2("Cuts its content and shows a scroll bar") },
      ownFlow: true,
      examples: ['main {\n  title "Orders"\n  table [["No.", "Total"], ["1042", "$ 88.00"]]\n}'],
      lower(element, cx) {
        const preset = {
          gap: 16,
          padding: { top: 16, right: 16, bottom: 16, left: 16 },
          grow: 1,
          ...sharing(cx)
        };
        const { style, children } = layChildren(element, cx, preset, { place: void 0 });
        return column(style, children, { tag: "main" });
      }
    });
  }
});

// src/components/marker.ts
var markerComponent;
var init_marker = __esm({
  "src/components/marker.ts"() {
    "use strict";
    init_define_component();
    init_references3();
    init_anchored();
    init_container();
    init_marker_disc();
    markerComponent = defineComponent({
      name: "marker",
      category: "annotation",
      docs: "A numbered disc that an item of the annotations explains.",
      foreignWords: ["pin", "callout-number"],
      number: { required: true, docs: "Number of the item" },
      countsAs: "marker",
      attributes: {
        color: color(markerColors, "Colour of the disc", { default: "blue" }),
        anchor: anchorAttribute
      },
      examples: [
        'row gap=2 { button "Pay" primary marker 1 }',
        "relative { image marker 2 color=red anchor=top-right }"
      ],
      lower({ number: number2, values }, cx) {
        const disc = markerDisc(number2 ?? 0, values.color);
        const { note: note2 } = cx.numbered(number2 ?? 0);
        const style = values.anchor === void 0 ? { ...disc.style, ...hugging(cx) } : disc.style;
        if (note2 === void 0) return anchored({ ...disc, style }, values.anchor);
        const { role: _, ...link } = disc;
        const led = { ...link, style, tag: "a", behavior: { href: `#${note2}` } };
        return anchored(led, values.anchor);
      }
    });
  }
});

// src/components/modal.ts
var modalComponent;
var init_modal = __esm({
  "src/components/modal.ts"() {
    "use strict";
    init_build();
    init_define_component();
    init_overlay_panel();
    modalComponent = defineComponent({
      name: "modal",
      category: "overlay",
      docs: "A box over the dimmed page that must be answered first.",
      foreignWords: ["dialog", "lightbox", "popup", "alertdialog"],
      label: { twins: ["title"], docs: "Title of the box" },
      children: { braces: "expected" },
      attributes: {},
      modifiers: { open: "Drawn on its page instead of on a copy of it" },
      targetOf: ["opens", "toggles"],
      ownFlow: true,
      examples: [
        'modal "Delete project?" id=confirm {\n  text "This cannot be undone."\n  row gap=2 justify=end { button "Cancel" button "Delete" danger }\n}'
      ],
      layer: (element) => ({ at: "front", side: "center", isOpen: element.has("open") }),
      lower(element, cx) {
        const size3 = { width: 480, maxWidth: { percent: 100 } };
        return overlayPanel(element, cx, { ...size3, border: edges(1) }, 8);
      }
    });
  }
});

// src/components/more.ts
var moreComponent;
var init_more = __esm({
  "src/components/more.ts"() {
    "use strict";
    init_build();
    init_define_component();
    init_tokens2();
    init_container();
    init_greek();
    init_items();
    moreComponent = defineComponent({
      name: "...",
      type: "More",
      category: "display",
      filler: true,
      docs: "More of the same: three hinted lines of what stands around it.",
      attributes: {},
      examples: ['list { item "Amsterdam" item "Berlin" ... }', 'card "Comments" { ... }'],
      lower(_, cx) {
        if (cx.item) return cx.item(moreItem, cx);
        if (!cx.before?.framed) return greekLines();
        return column({ padding: edges(16), border: edges(1), ...sharing(cx) }, [greekLines()], {
          decorative: true,
          paint: { background: token("paper"), borderColor: token("line"), radius: RADIUS }
        });
      }
    });
  }
});

// src/components/parts/active-item.ts
function isActive(active, label2, position) {
  return typeof active === "number" ? position === active : active === label2;
}
function checkActive(element, report3) {
  const clause = element.attributes.findLast(({ name }) => name === "active");
  const active = clause?.value && activeAttribute.kind.read(clause.value.value);
  if (active === void 0) return;
  const labels = labelsOf(element);
  if (labels.length === 0 || labels.some((label2, at) => isActive(active, label2, at))) return;
  const place2 = clause.value;
  report3(
    typeof active === "number" ? createProblem("active-range", "number", { active, last: labels.length - 1 }, { place: place2 }) : createProblem("active-range", "label", { active }, { place: place2 })
  );
}
function labelsOf({ list: list3, block, component, attributes }) {
  const twins = component?.list?.twins ?? [];
  const twin = attributes.findLast(({ name }) => twins.includes(name))?.value;
  const items = (twin ?? list3)?.value;
  return [
    ...Array.isArray(items) ? items.filter((item) => !isDivider(item)).map(labelOfValue) : [],
    ...(block?.elements ?? []).flatMap(labelsOfElement)
  ];
}
function labelsOfElement({ component, label: label2, block }) {
  const inner = (block?.elements ?? []).flatMap(labelsOfElement);
  if (!component?.attributes.has("active")) return inner;
  return [label2 ? String(label2.value) : "", ...inner];
}
var describes, activeAttribute;
var init_active_item = __esm({
  "src/components/parts/active-item.ts"() {
    "use strict";
    init_value();
    init_value_problem();
    init_create_diagnostic();
    init_items();
    describes = "the number of an item, counted from 0, or its label";
    activeAttribute = {
      docs: "The active item: its number, counted from 0, or its label",
      kind: {
        kind: "index",
        describes,
        check: (literal, name) => textOf(literal.value) === void 0 || typeof literal.value === "boolean" ? kindProblem(literal, name, describes) : void 0,
        read(value) {
          if (typeof value === "number") return value;
          if (typeof value !== "string") return void 0;
          return /^\d+$/.test(value) ? Number(value) : value;
        }
      }
    };
  }
});

// src/components/nav.ts
function setVertical(node) {
  node.modifiers = ["vertical", ...(node.modifiers ?? []).filter((word) => word !== "vertical")];
}
var navComponent, itemPadding;
var init_nav = __esm({
  "src/components/nav.ts"() {
    "use strict";
    init_build();
    init_attributes3();
    init_define_component();
    init_active_item();
    init_container();
    init_items();
    init_menu_items();
    navComponent = defineComponent({
      name: "nav",
      category: "navigation",
      docs: "The places that one can go to, side by side or `vertical`.",
      foreignWords: ["navigation", "navlist", "tabbar"],
      list: { twins: ["items"], docs: "The items: texts or objects", keys: itemKeys },
      children: {},
      mayBeEmpty: true,
      aliases: { menu: { docs: "A vertical nav", apply: setVertical } },
      attributes: {
        vertical: flag2("Items below one another"),
        active: activeAttribute
      },
      check: checkActive,
      ownFlow: true,
      examples: [
        'nav ["Home", "Projects", "Team"] active=1',
        'nav vertical {\n  item "Inbox" icon="inbox" active\n  group "Labels" { item "Work" item "Family" }\n  divider\n  item "Settings" icon="settings"\n}',
        'nav { link "Docs" href="/docs" link "Blog" href="/blog" button "Sign in" sm }'
      ],
      lower(element, cx) {
        const isUpright = element.values.vertical === true;
        const style = {
          direction: isUpright ? "column" : "row",
          gap: isUpright ? 2 : 4,
          ...!isUpright && { align: "center" },
          ...element.flow
        };
        const form = { padding: itemPadding, isUpright, tag: "a" };
        let at = 0;
        const item = (content, itemCx) => {
          const isChosen = content.kind === "item" && isActive(element.values.active, content.label, at++);
          return menuItem(isChosen ? { ...content, active: true } : content, form, itemCx);
        };
        const inside = { ...around(style), item };
        const boxes = drawItems(element.items, element.children, inside, cx);
        if (boxes.length === 0) return emptyLine("Nav", cx);
        return column(style, boxes, { tag: "nav" });
      }
    });
    itemPadding = { top: 8, right: 12, bottom: 8, left: 12 };
  }
});

// src/define/devices.ts
function readViewport(text4) {
  const found = /^\s*(\d+)\s*(?:[x×]\s*(\d+)\s*)?$/i.exec(text4);
  if (!found) return void 0;
  const width2 = Number(found[1]);
  const height = Number(found[2] ?? 0);
  return { ...width2 > 0 && { width: width2 }, ...height > 0 && { height } };
}
var devices, deviceNames;
var init_devices = __esm({
  "src/define/devices.ts"() {
    "use strict";
    devices = {
      "desktop-sm": [1280, 800],
      desktop: [1440, 900],
      "desktop-lg": [1920, 1080],
      "desktop-xl": [2560, 1440],
      ipad: [1024, 768],
      "ipad-portrait": [768, 1024],
      "ipad-pro": [1366, 1024],
      "ipad-pro-portrait": [1024, 1366],
      "iphone-se": [375, 667],
      iphone14: [390, 844],
      "iphone14-pro": [393, 852],
      "iphone14-pro-max": [430, 932],
      android: [360, 800],
      "android-lg": [412, 915],
      mobile: [375, 812],
      tablet: [768, 1024]
    };
    deviceNames = Object.keys(devices);
  }
});

// src/components/parts/page-size.ts
function device(docs) {
  const describes2 = `one of ${deviceNames.join(", ")}`;
  return {
    docs,
    kind: {
      kind: "choice",
      choices: deviceNames,
      describes: describes2,
      check(literal, name, suggester) {
        const device2 = textOf(literal.value);
        if (device2 === void 0) return kindProblem(literal, name, describes2);
        if (deviceNames.includes(device2)) return void 0;
        const meant = meantChoice(device2, deviceNames, suggester);
        const data = { name, device: device2, takes: describes2, meant };
        const edits = valueEdits(literal, device2, meant);
        return createProblem("unknown-device", "unknown", data, { edits });
      },
      read: (value) => deviceNames.includes(value) ? value : void 0
    }
  };
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
  const [deviceWidth, deviceHeight] = values.device ? devices[values.device] : [];
  const port = values.viewport === void 0 ? void 0 : readViewport(values.viewport);
  const { x, y } = values;
  const width2 = values.w ?? deviceWidth ?? port?.width;
  const screen = deviceHeight ?? port?.height;
  const height = values.h ?? screen;
  return {
    ...width2 !== void 0 && { width: width2 },
    ...height !== void 0 && { height },
    ...screen !== void 0 && { fold: screen },
    ...(x !== void 0 || y !== void 0) && { at: { x: x ?? 0, y: y ?? 0 } }
  };
}
var place, pageSizeAttributes;
var init_page_size = __esm({
  "src/components/parts/page-size.ts"() {
    "use strict";
    init_value();
    init_value_problem();
    init_geometry();
    init_attributes3();
    init_devices();
    init_measures2();
    init_create_diagnostic();
    place = { min: -longestLength, max: longestLength };
    pageSizeAttributes = {
      w: number({ min: 1, max: longestLength }, "Width of the board in px"),
      h: number({ min: 1, max: longestLength }, "Least height of the board in px"),
      device: device("Device whose screen the board has the size of"),
      viewport: viewport("Size of the board as WIDTHxHEIGHT or WIDTH"),
      x: number(place, "Distance of the board from the left of the canvas in px, as in at(x, y)"),
      y: number(place, "Distance of the board from the top of the canvas in px, as in at(x, y)")
    };
  }
});

// src/components/page.ts
function isDistance(attribute) {
  return /^[pm][xytrbl]?$/.test(attribute);
}
function bandsOf(children, cx) {
  return children.map((child) => bandOf(child, cx, bandDepth));
}
function bandOf(node, cx, depth) {
  const component = cx.componentOf(node);
  if (!component || component.band !== void 0) return component?.band;
  if (!component.structural) return void 0;
  if (depth === bandDepth && Object.keys(node.attributes ?? {}).some(isDistance)) return "bar";
  if (component.label || depth === 0) return void 0;
  return node.children?.some((child) => bandOf(child, cx, depth - 1)) ? "bar" : void 0;
}
function joinRuns(children, bands, style, inside, cx) {
  const boxes = [];
  for (let at = 0; at < children.length; ) {
    const kind2 = runKind(bands, at);
    let end = at + 1;
    while (end < children.length && kind2 !== "bar" && runKind(bands, end) === kind2) end++;
    const run2 = children.slice(at, end);
    const isLast = end === children.length;
    const ends = { isLast, ...boxes.length > 0 && { isFirst: false } };
    if (kind2 === "beside") {
      boxes.push(
        row({ grow: 1 }, cx.children(run2, { ...inside, axis: "row", align: void 0, ...ends }))
      );
    } else if (kind2 === "loose") {
      const { direction: _, ...flow } = style;
      const loose = {
        padding: { top: 16, right: 16, bottom: 16, left: 16 },
        ...flow.align && { align: flow.align },
        gap: style.gap ?? 16
      };
      const drawn = cx.children(run2, { ...inside, gap: loose.gap ?? 0, ...ends });
      if (drawn.some(({ style: { grow } }) => grow)) loose.grow = 1;
      const isPlaced = drawn.every(({ style: { position } }) => position === "absolute");
      for (const box of isPlaced ? drawn : [column(loose, drawn)]) boxes.push(box);
    } else {
      for (const box of cx.children(run2, { ...inside, ...ends })) boxes.push(box);
    }
    at = end;
  }
  return boxes;
}
function runKind(bands, at) {
  const band = bands[at];
  if (band === void 0) return "loose";
  if (band === "bar") return "bar";
  const isBeside = (other) => other === "side" || other === "body";
  let from = at;
  let to = at;
  while (isBeside(bands[from - 1])) from--;
  while (isBeside(bands[to + 1])) to++;
  return bands.slice(from, to + 1).includes("side") ? "beside" : "bar";
}
var pageComponent, pageMargin, bandDepth;
var init_page = __esm({
  "src/components/page.ts"() {
    "use strict";
    init_build();
    init_attributes3();
    init_define_component();
    init_tokens2();
    init_container();
    init_page_size();
    pageComponent = defineComponent({
      name: "page",
      root: true,
      category: "layout",
      structural: true,
      docs: "One screen of the product, drawn as a board.",
      foreignWords: ["screen", "frame", "artboard", "view", "body", "window"],
      label: { twins: ["title"], docs: "Title of the page, above its board" },
      children: { braces: "required" },
      attributes: {
        ...pageSizeAttributes,
        centered: flag2("Centres the children both ways"),
        theme: choice2(["light", "dark"], "Theme of this page, whatever that of the others")
      },
      modifiers: {
        clip: "Cuts what goes beyond the declared height",
        center: "Centres the children both ways",
        fullWidth: "No outline around the board",
        null: "Without a title"
      },
      targetOf: ["navigate", "opens"],
      ownFlow: true,
      examples: [
        'page "Home" {\n  header { title "Acme" level=4 }\n  main { text "Welcome back." }\n}',
        'page "Sign in" device=iphone14 centered {\n  card "Sign in" { input "Email" email }\n}',
        'page "Prices" at(0, 0) w=800 theme=dark { title "Prices" }'
      ],
      board: (element) => ({
        title: element.has("null") ? "" : element.label,
        ...pageFrame(element.values)
      }),
      lower(element, cx) {
        const { values, flow } = element;
        const label2 = element.has("null") ? "" : element.label;
        const isCentered = values.centered === true || element.has("center");
        const standing = element.children.filter((child) => !cx.leaves(child));
        const bands = bandsOf(standing, cx);
        const hasBands = bands.some((band) => band !== void 0);
        const style = {
          direction: "column",
          position: "relative",
          ...!hasBands && { padding: pageMargin, gap: 16 },
          ...isCentered && { justify: "center", align: "center" },
          ...flow
        };
        const inside = {
          ...around(style),
          spread: "fill",
          ...isCentered && { textAlign: "center" }
        };
        if (element.has("clip") && cx.board.height !== void 0) {
          style.height = cx.board.height;
          style.overflow = "hidden";
        }
        const children = hasBands ? joinRuns(standing, bands, style, inside, cx) : cx.children(standing, inside);
        cx.children(element.children.filter((child) => cx.leaves(child)));
        return column(style, children, {
          tag: "section",
          ...label2 !== "" && { name: label2 },
          attributes: { id: cx.ownId(label2 || "page") },
          paint: {
            background: token("paper"),
            ...!element.has("fullWidth") && { radius: BOARD_RADIUS, shadow: "sm" }
          },
          ...values.theme && { theme: values.theme }
        });
      }
    });
    pageMargin = { top: 24, right: 24, bottom: 24, left: 24 };
    bandDepth = 3;
  }
});

// src/components/placeholder.ts
var placeholderComponent;
var init_placeholder = __esm({
  "src/components/placeholder.ts"() {
    "use strict";
    init_define_component();
    init_container();
    init_hatched();
    placeholderComponent = defineComponent({
      name: "placeholder",
      soft: true,
      category: "display",
      docs: "Room for something that is not drawn: a chart, a map, a video.",
      foreignWords: ["skeleton", "chart", "map", "canvas", "iframe", "graph"],
      label: { twins: ["label"], docs: "What will be there" },
      children: {},
      attributes: {},
      ownFlow: true,
      examples: ['placeholder "Chart: revenue by month" h=240', 'placeholder "Map" { badge "Here" }'],
      lower(element, cx) {
        const { label: label2 } = element;
        const preset = { align: "center", justify: "center", gap: 8 };
        const { style, children } = layChildren(element, cx, preset, { textAlign: "center" });
        const words2 = label2 === "" ? [] : [hatchedWords(label2)];
        const room = { minHeight: 100, padding: { top: 12, right: 12, bottom: 12, left: 12 } };
        const hatched = hatchedArea(
          { ...style, ...room, alignSelf: "stretch", ...sharing(cx) },
          [...words2, ...children],
          "dashed"
        );
        return { ...hatched, ...label2 !== "" && { role: "group", name: label2 } };
      }
    });
  }
});

// src/components/popover.ts
var popoverComponent;
var init_popover = __esm({
  "src/components/popover.ts"() {
    "use strict";
    init_build();
    init_define_component();
    init_tokens2();
    init_container();
    init_palette();
    init_titled();
    popoverComponent = defineComponent({
      name: "popover",
      category: "overlay",
      docs: "A small box with any content that opens over the page.",
      foreignWords: ["hovercard"],
      label: { twins: ["title"], docs: "Title of the box" },
      children: { braces: "expected" },
      attributes: {},
      modifiers: { inline: "Stands in the flow instead of lying over what follows" },
      targetOf: ["opens", "toggles"],
      ownFlow: true,
      examples: [
        'popover "Share" {\n  input placeholder="Name or email"\n  button "Invite" primary sm\n}'
      ],
      layer: (element) => element.has("inline") ? void 0 : { at: "place" },
      lower(element, cx) {
        const { style, children } = titledColumn(
          element,
          cx,
          { gap: 8, padding: edges(16), border: edges(1), minWidth: 200, ...hugging(cx) },
          { size: 16, level: 3 },
          { ...cx.painted ? {} : paperInk, textAlign: "left", place: void 0 }
        );
        return column(style, children, {
          role: "dialog",
          ...element.label !== "" && { name: element.label },
          paint: {
            background: token("paper"),
            borderColor: token("line"),
            radius: RADIUS,
            shadow: "md"
          }
        });
      }
    });
  }
});

// src/components/progress.ts
function percentage(percent, cx) {
  const textStyle = { size: 12, color: cx.muted, align: "right", wrapping: "nowrap" };
  return text2(`${percent}%`, textStyle, { style: { minWidth: 32, shrink: 0 } });
}
function shareOf(value, max) {
  const share = typeof value === "object" && value.unit === "%" ? value.value / 100 : (typeof value === "object" ? value.value : value) / (max || 100);
  return Math.min(1, Math.max(0, share));
}
function trackOf(share, isStriped) {
  const fill = column({ width: { percent: share * 100 }, height: 8 }, [], {
    paint: { background: token("accent"), radius: "pill" }
  });
  return row({ height: 8, grow: 1, minWidth: 60, overflow: "hidden" }, isStriped ? [] : [fill], {
    paint: {
      background: token("fillStrong"),
      radius: "pill",
      ...isStriped && { hatch: token("accent") }
    }
  });
}
var progressComponent;
var init_progress = __esm({
  "src/components/progress.ts"() {
    "use strict";
    init_build();
    init_attributes3();
    init_define_component();
    init_measures2();
    init_container();
    progressComponent = defineComponent({
      name: "progress",
      category: "feedback",
      docs: "How much of something is done.",
      foreignWords: ["progressbar", "progress-bar", "meter", "loader-bar"],
      label: { docs: "Words above the track, like `label`" },
      attributes: {
        label: text3("Words above the track"),
        value: measure([], "of `max`", "What is done", { default: "0" }),
        max: number({ min: 0 }, "What there is to do", { default: "100" }),
        indeterminate: flag2("It is not known how much is done: a striped track")
      },
      examples: [
        'progress value=64 label="Storage"',
        "progress value=3 max=5",
        "progress indeterminate"
      ],
      lower({ label: label2, values }, cx) {
        const words2 = values.label ?? label2;
        const share = shareOf(values.value ?? 0, values.max ?? 100);
        const percent = Math.round(share * 100);
        const above = words2 === "" ? [] : [text2(words2, { size: 14, color: cx.ink })];
        const bar = trackOf(share, values.indeterminate === true);
        const line = row({ gap: 10, align: "center" }, [
          bar,
          ...values.indeterminate ? [] : [percentage(percent, cx)]
        ]);
        return column({ gap: 6, ...sharing(cx) }, [...above, line], {
          role: "progressbar",
          name: words2 || "Progress",
          attributes: values.indeterminate ? {} : { "aria-valuemin": 0, "aria-valuemax": 100, "aria-valuenow": percent }
        });
      }
    });
  }
});

// src/components/radio.ts
var radioComponent;
var init_radio = __esm({
  "src/components/radio.ts"() {
    "use strict";
    init_build();
    init_define_component();
    init_toggle_frame();
    radioComponent = defineComponent({
      name: "radio",
      category: "input",
      docs: "One of a few that are all in sight; those of one `name` exclude one another.",
      foreignWords: ["radiobutton", "radio-button", "option-button"],
      label: { twins: ["label"], docs: "Text at the right of the circle" },
      attributes: toggleAttributes,
      examples: ['radio "Monthly" name=period checked radio "Yearly" name=period'],
      lower({ label: label2, values }, cx) {
        const dot = column({ width: 8, height: 8, shrink: 0 }, [], {
          paint: { background: token("accent"), radius: "pill" }
        });
        const drawing = (isOn) => column(
          { width: 18, height: 18, border: edges(1), align: "center", justify: "center" },
          isOn ? [dot] : [],
          {
            paint: {
              background: token("paper"),
              borderColor: token(isOn ? "accent" : "lineStrong"),
              radius: "pill"
            }
          }
        );
        return framedToggle({ control: "radio", label: label2, drawing, width: 18, height: 18 }, values, cx);
      }
    });
  }
});

// src/components/relative.ts
function isSmall({ style }) {
  return style.position === "absolute" || style.alignSelf === "start" || typeof style.width === "number";
}
function aroundDisc(children) {
  const [disc, ...others] = children.filter(({ style }) => style.position !== "absolute");
  const side = disc?.style.width;
  const isDisc = disc?.paint?.radius === "pill" && side === disc.style.height;
  if (!isDisc || typeof side !== "number" || others.length > 0) return children;
  return children.map((child) => {
    const { width: width2, height, inset = {} } = child.style;
    const edges2 = Object.entries(inset).filter(([, distance]) => distance === 0);
    if (width2 !== 0 || height !== 0 || edges2.length < 2) return child;
    const moved = Object.fromEntries(edges2.map(([edge]) => [edge, side * cornerShare]));
    return { ...child, style: { ...child.style, inset: moved } };
  });
}
var relativeComponent, cornerShare;
var init_relative = __esm({
  "src/components/relative.ts"() {
    "use strict";
    init_build();
    init_define_component();
    init_container();
    relativeComponent = defineComponent({
      name: "relative",
      category: "layout",
      structural: true,
      docs: "A frame in which children stand at `x` and `y`, or on an edge by their `anchor`.",
      foreignWords: ["absolute", "overlay", "zstack"],
      children: { braces: "required" },
      attributes: {},
      ownFlow: true,
      examples: [
        'relative {\n  icon "bell" lg\n  badge "3" danger pill anchor=top-right\n}',
        'relative w=320 h=180 {\n  image alt="Floor plan" w=320 h=180\n  text "Desk 12" x=24 y=40\n}'
      ],
      lower(element, cx) {
        const { style, children } = layChildren(element, cx, { position: "relative" });
        if (!children.every(isSmall)) return column(style, children);
        const closed = { ...style, ...hugging(cx) };
        const side = style.width ?? style.height;
        return column(closed, side === void 0 ? aroundDisc(children) : children);
      }
    });
    cornerShare = (1 - Math.SQRT1_2) / 2;
  }
});

// src/components/row.ts
function holdsBand(children, cx) {
  return children.some((child) => {
    const band = cx.componentOf(child)?.band;
    return band === "side" || band === "body";
  });
}
function spanning(style, children) {
  const inFlow = children.filter((child) => child.style.position !== "absolute");
  const spans = inFlow.map((child) => child.style.columnSpan);
  const given = spans.filter((span) => span !== void 0);
  if (given.length === 0) return row(style, children);
  const sum = given.reduce((total, span) => total + span, 0);
  const isSpread = style.justify !== void 0 && style.justify !== "start" && sum < 12;
  const isRow = style.direction === "row";
  if (given.length < inFlow.length || isSpread || !isRow) {
    return row(style, children.map(sharePercent));
  }
  const unit = given.reduce(greatestCommonDivisor, 12);
  const columns3 = Array.from(
    { length: 12 / unit },
    () => ({ kind: "flexible", value: 1 })
  );
  const { direction: _, wrap: __, justify: ___, ...rest } = style;
  return grid(
    { ...rest, columns: columns3 },
    children.map((child) => inColumns(child, unit))
  );
}
function inColumns(child, unit) {
  const { columnSpan, grow: _, basis: __, ...style } = child.style;
  if (columnSpan === void 0) return child;
  return { ...child, style: { ...style, columnSpan: columnSpan / unit } };
}
function sharePercent(child) {
  const { columnSpan, grow: _, ...style } = child.style;
  if (columnSpan === void 0) return child;
  return {
    ...child,
    style: { ...style, basis: { percent: columnSpan / 12 * 100 }, minWidth: 0 }
  };
}
function greatestCommonDivisor(a, b) {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
var rowComponent;
var init_row = __esm({
  "src/components/row.ts"() {
    "use strict";
    init_build();
    init_define_component();
    init_container();
    rowComponent = defineComponent({
      name: "row",
      category: "layout",
      structural: true,
      docs: "Things side by side; with `span` they share twelve columns.",
      foreignWords: ["hstack", "hbox", "flex", "columns-2", "horizontal", "inline"],
      children: { braces: "required" },
      attributes: {},
      within: {
        table: { list: { required: true, docs: "The cells of the line" } }
      },
      ownFlow: true,
      examples: [
        'row gap=4 align=center { title "Team" level=3 button "Invite" primary }',
        'row gap=4 {\n  col span=8 { card "Traffic" { text "12,400 visits" } }\n  col span=4 { card "Bounce" { text "31 %" } }\n}',
        'table { columns ["Name", "Role"] row ["Ada", "Analyst"] }'
      ],
      lower(element, cx) {
        const preset = { direction: "row" };
        if (cx.spread === "between") {
          preset.justify = "between";
          preset.align = "baseline";
        }
        if (cx.spread === "fill" && (cx.axis === "row" || holdsBand(element.children, cx))) {
          preset.grow = 1;
        }
        if (cx.place === "bar") preset.align = "center";
        const { style, children } = layChildren(element, cx, preset);
        return spanning(style, children);
      }
    });
  }
});

// src/components/section.ts
function smallTitle(label2, cx) {
  return text2(
    label2,
    { size: 11, weight: 600, uppercase: true, letterSpacing: 0.5, color: cx.muted },
    { tag: "h2" }
  );
}
function foldingTitle(label2, cx) {
  return text2(label2, { size: 20, weight: 600, lineHeight: 1.3, color: cx.ink }, { tag: "h2" });
}
var sectionComponent;
var init_section = __esm({
  "src/components/section.ts"() {
    "use strict";
    init_build();
    init_attributes3();
    init_define_component();
    init_container();
    init_fold();
    init_titled();
    sectionComponent = defineComponent({
      name: "section",
      category: "layout",
      structural: true,
      docs: "A titled part of a page, which can be folded.",
      foreignWords: ["fieldset", "fieldgroup"],
      label: { twins: ["title"], docs: "Title of the section" },
      children: { braces: "expected" },
      attributes: { expanded: flag2("False draws it folded", { default: "true" }) },
      modifiers: {
        hero: "The opening of a page: centred, large, with much room",
        center: "Centres its content",
        collapsed: "Draws it folded"
      },
      targetOf: ["toggles"],
      folds: true,
      ownFlow: true,
      examples: [
        'section "Billing" {\n  text "Visa ending in 4242"\n  button "Change card" sm\n}',
        'section "Plan less, ship more" hero {\n  text "One place for every project."\n  button "Start free" primary lg\n}',
        'section "Advanced" expanded=false { text "Rarely needed" }'
      ],
      lower(element, cx) {
        const isHero = element.has("hero");
        const isCentred = isHero || element.has("center");
        const isFolded = element.values.expanded === false || element.has("collapsed");
        const isFoldable = element.values.expanded !== void 0 || isFolded || cx.opened !== void 0;
        const preset = {
          gap: isHero ? 20 : 12,
          ...sharing(cx),
          ...isHero && { padding: { top: 64, right: 24, bottom: 64, left: 24 } },
          ...isCentred && { align: "center" }
        };
        const form = { size: isHero ? 44 : 20, level: isHero ? 1 : 2 };
        const inside = {
          place: isHero ? "hero" : cx.place,
          ...isCentred && { textAlign: "center" }
        };
        const isSmall2 = cx.place === "side";
        const meaning = { tag: "section", ...element.label !== "" && { name: element.label } };
        const lay = () => titledColumn({ ...element, label: "" }, cx, preset, form, inside);
        if (isFoldable) {
          const { style: style2, children: children2 } = isFolded && !cx.isPrototype ? hidden() : lay();
          const folding = foldingPart(
            {
              isFolded,
              style: style2,
              line: { gap: 8, align: "center" },
              title: isSmall2 ? smallTitle(element.label, cx) : foldingTitle(element.label, cx),
              chevron: { size: isSmall2 ? 14 : 18, color: cx.muted, place: "before" },
              content: () => children2
            },
            cx
          );
          return cx.isPrototype ? folding : { ...folding, ...meaning };
        }
        if (!isSmall2 || element.label === "") {
          const { style: style2, children: children2 } = titledColumn(element, cx, preset, form, inside);
          return column({ ...style2, direction: "column" }, children2, meaning);
        }
        const { style, children } = lay();
        const title = smallTitle(element.label, cx);
        return column({ ...style, direction: "column" }, [title, ...children], meaning);
        function hidden() {
          cx.unseen(element.children);
          return titledColumn({ ...element, label: "", children: [] }, cx, preset, form, inside);
        }
      }
    });
  }
});

// src/components/select.ts
function sentValue(item) {
  const value = isObject(item) ? item.value ?? item.label : item;
  return value === void 0 ? void 0 : textOf(value);
}
var selectComponent;
var init_select = __esm({
  "src/components/select.ts"() {
    "use strict";
    init_value();
    init_build();
    init_attributes3();
    init_define_component();
    init_field_frame();
    init_items();
    selectComponent = defineComponent({
      name: "select",
      category: "input",
      docs: "One of a list that opens on a click.",
      foreignWords: [
        "combobox",
        "combo",
        "picker",
        "option",
        "dropdownlist",
        "listbox",
        "autocomplete"
      ],
      label: { twins: ["label"], docs: "Label above the field" },
      list: {
        twins: ["options", "items"],
        docs: "What can be chosen",
        keys: {
          label: text3("Shown text"),
          value: text3("Value that is sent"),
          disabled: flag2("Cannot be chosen")
        }
      },
      children: { mustBeEmpty: true },
      keepsModifiers: true,
      attributes: fieldAttributes,
      examples: [
        'select "Country" ["Finland", "Norway", "Sweden"] value="Norway"',
        'select "Sort by" [{label="Newest first" value=newest}, {label="Oldest first" value=oldest}]',
        'select placeholder="All teams" sm w=160'
      ],
      lower({ label: label2, values, items }, cx) {
        const options = items.filter((item) => item !== "...").map(labelOfValue);
        const chosen = items.find(
          (item) => values.value !== void 0 && sentValue(item) === values.value
        );
        const value = chosen === void 0 ? values.value : labelOfValue(chosen);
        const shown = value ?? values.placeholder ?? options[0] ?? "Select";
        return framedField(
          {
            control: "select",
            label: label2,
            shown,
            isPlaceholder: value === void 0 && (values.placeholder !== void 0 || options.length === 0),
            options: options.includes(shown) ? options : [shown, ...options],
            glyph: icon("chevron-down", 16, token("inkMuted")),
            attributes: {}
          },
          values,
          cx
        );
      }
    });
  }
});

// src/components/sidebar.ts
var sidebarComponent;
var init_sidebar = __esm({
  "src/components/sidebar.ts"() {
    "use strict";
    init_build();
    init_attributes3();
    init_define_component();
    init_container();
    sidebarComponent = defineComponent({
      name: "sidebar",
      category: "layout",
      structural: true,
      docs: "A column at the side of a page, with a line towards the main part.",
      foreignWords: ["aside", "sidenav", "side-nav"],
      band: "side",
      children: { braces: "required" },
      attributes: { position: choice2(["left", "right"], "Side of the page", { default: "left" }) },
      ownFlow: true,
      examples: [
        'row {\n  sidebar { nav ["Overview", "Reports"] vertical active=0 }\n  main { title "Overview" }\n}',
        'row {\n  main { text "Draft" }\n  sidebar position=right { section "Details" { text "3 pages" } }\n}'
      ],
      lower(element, cx) {
        const isRight = element.values.position === "right";
        const { style, children } = layChildren(
          element,
          cx,
          {
            gap: 16,
            width: 224,
            shrink: 0,
            padding: { top: 16, right: 16, bottom: 16, left: 16 },
            border: isRight ? { left: 1 } : { right: 1 },
            ...isRight && { order: 1 }
          },
          { place: "side" }
        );
        return column(style, children, { tag: "aside", paint: { borderColor: token("line") } });
      }
    });
  }
});

// src/components/slider.ts
function track(share) {
  const bar = (grow, color2) => column({ grow, basis: 0, height: 6 }, [], {
    paint: { background: token(color2), radius: "pill" }
  });
  const knob = column({ width: 18, height: 18, shrink: 0 }, [], {
    paint: { background: token("accent"), radius: "pill" }
  });
  return row({ height: 18, align: "center" }, [
    bar(share, "accent"),
    knob,
    bar(1 - share, "fillStrong")
  ]);
}
var sliderComponent;
var init_slider = __esm({
  "src/components/slider.ts"() {
    "use strict";
    init_build();
    init_attributes3();
    init_define_component();
    init_measures2();
    init_create_diagnostic();
    init_container();
    sliderComponent = defineComponent({
      name: "slider",
      category: "input",
      docs: "A number between two bounds, set by a knob.",
      foreignWords: ["range"],
      label: { twins: ["label"], docs: "Label above the track" },
      attributes: {
        name: text3("Name under which a form sends it", { semantic: true }),
        min: number({}, "Smallest value", { default: "0" }),
        max: number({}, "Largest value", { default: "100" }),
        value: number({}, "Current value", { default: "the middle" }),
        step: number({ min: 0 }, "Distance between two values", { semantic: true }),
        disabled: flag2("Cannot be used")
      },
      examples: ['slider "Volume" value=70', 'slider "Price" min=0 max=500 value=120 step=10'],
      check(element, report3) {
        const given = (name) => {
          const value = element.attributes.findLast((clause) => clause.name === name)?.value;
          return typeof value?.value === "number" ? value : void 0;
        };
        const [min, max] = [given("min"), given("max")];
        const least = min?.value ?? 0;
        if (max === void 0 || max.value >= least) return;
        const data = { min: least, max: max.value };
        report3(createProblem("attribute-range", "maxBelowMin", data, { place: max }));
      },
      lower({ label: label2, values }, cx) {
        const min = values.min ?? 0;
        const max = Math.max(values.max ?? 100, min);
        const value = Math.min(Math.max(values.value ?? (min + max) / 2, min), max);
        const share = max > min ? (value - min) / (max - min) : 0;
        const id2 = cx.ownId(label2 || values.name || "slider");
        const toggle2 = {
          kind: "toggle",
          control: "range",
          style: { height: 18, grow: 1, minWidth: 60 },
          children: [track(share)],
          attributes: {
            id: id2,
            name: values.name,
            min,
            max,
            value,
            step: values.step,
            disabled: values.disabled
          },
          ...label2 === "" && { name: "slider" }
        };
        const shown = text2(String(value), { size: 14, color: cx.muted, wrapping: "nowrap" });
        const line = row({ gap: 12, align: "center" }, [toggle2, shown]);
        const words2 = text2(
          label2,
          { size: 14, weight: 500, color: cx.ink },
          { tag: "label", attributes: { for: id2 } }
        );
        return column({ gap: 6, ...sharing(cx) }, label2 === "" ? [line] : [words2, line], {
          ...values.disabled && { paint: { opacity: 0.5 } }
        });
      }
    });
  }
});

// src/components/spinner.ts
var spinnerComponent, sides;
var init_spinner = __esm({
  "src/components/spinner.ts"() {
    "use strict";
    init_build();
    init_define_component();
    init_measures2();
    init_container();
    init_sizes();
    init_spinner_ring();
    spinnerComponent = defineComponent({
      name: "spinner",
      category: "feedback",
      docs: "Something is being loaded.",
      foreignWords: ["loader", "loading"],
      label: { twins: ["label"], docs: "Words beside the ring" },
      attributes: { size: size2(sizeWords, "Width and height of the ring", { default: "20" }) },
      examples: ['spinner "Loading orders"', "spinner lg"],
      lower({ label: label2, values }, cx) {
        const side = sizeOf(values.size, sides, 20, cx);
        const ring = spinnerRing(side, side >= 48 ? 4 : side >= 32 ? 3 : 2, cx.ink);
        const words2 = label2 === "" ? [] : [text2(label2, { size: 14, color: cx.muted })];
        return row({ gap: 8, align: "center", ...hugging(cx) }, [ring, ...words2], {
          role: "status",
          name: label2 || "Loading"
        });
      }
    });
    sides = { xs: 12, sm: 16, md: 24, lg: 32, xl: 48 };
  }
});

// src/components/stack.ts
var stackComponent;
var init_stack = __esm({
  "src/components/stack.ts"() {
    "use strict";
    init_build();
    init_define_component();
    init_container();
    stackComponent = defineComponent({
      name: "stack",
      category: "layout",
      structural: true,
      docs: "Things below one another at their natural size.",
      foreignWords: ["div", "box", "container", "group-box", "wrapper", "block", "view-group"],
      children: { braces: "required" },
      attributes: {},
      ownFlow: true,
      examples: [
        'stack gap=2 {\n  title "Ada Lovelace" level=4\n  text "Analyst" muted\n}',
        'stack gap=4 p=6 border { checkbox "Daily digest" checkbox "Weekly report" checked }'
      ],
      lower(element, cx) {
        const { style, children } = layChildren(element, cx, {});
        return column(style, children);
      }
    });
  }
});

// src/components/switch.ts
var switchComponent;
var init_switch = __esm({
  "src/components/switch.ts"() {
    "use strict";
    init_build();
    init_define_component();
    init_toggle_frame();
    switchComponent = defineComponent({
      name: "switch",
      category: "input",
      docs: "On or off, with effect at once.",
      foreignWords: ["toggle"],
      label: { twins: ["label"], docs: "Text at the right of the switch" },
      attributes: toggleAttributes,
      examples: ['switch "Dark mode"', 'switch "Email alerts" checked'],
      lower({ label: label2, values }, cx) {
        const knob = column({ width: 16, height: 16, shrink: 0 }, [], {
          paint: { background: token("paper"), radius: "pill" }
        });
        const drawing = (isOn) => row(
          {
            width: 40,
            height: 22,
            align: "center",
            justify: isOn ? "end" : "start",
            padding: { left: 3, right: 3 }
          },
          [knob],
          { paint: { background: token(isOn ? "accent" : "lineStrong"), radius: "pill" } }
        );
        return framedToggle(
          {
            control: "checkbox",
            label: label2,
            drawing,
            width: 40,
            height: 22,
            attributes: { role: "switch" }
          },
          values,
          cx
        );
      }
    });
  }
});

// src/components/tab.ts
var tabComponent;
var init_tab = __esm({
  "src/components/tab.ts"() {
    "use strict";
    init_build();
    init_attributes3();
    init_define_component();
    init_references3();
    init_container();
    tabComponent = defineComponent({
      name: "tab",
      category: "navigation",
      docs: "One of the contents of tabs, with its label.",
      label: { twins: ["label"], required: true, docs: "Text on the tab" },
      children: { braces: "expected" },
      parents: ["tabs"],
      attributes: {
        active: flag2("The one in sight"),
        disabled: flag2("Cannot be chosen"),
        icon: iconName("Icon before the label")
      },
      ownFlow: true,
      examples: [
        'tabs {\n  tab "Open" icon="inbox" { text "3 tickets" }\n  tab "Closed" active { text "12 tickets" }\n  tab "Spam" disabled { }\n}'
      ],
      lower(element, cx) {
        const { style, children } = layChildren(element, cx, { gap: 16 });
        return column(style, children);
      }
    });
  }
});

// src/components/table.ts
function trackOf2(rows, index) {
  const isTicks = rows.every(({ cells }) => {
    const value = cells[index];
    return value === void 0 || /^(?:\[checkbox(?::checked)?\])?$/i.test(writtenLabel(value).trim());
  });
  return { kind: isTicks ? "max-content" : "auto" };
}
function rowsOf(items, children, cx) {
  const rows = [];
  const isNested = items.some(Array.isArray);
  const lists = isNested || items.length === 0 ? items : [items];
  for (const [at, item] of lists.entries()) {
    if (item === "...") rows.push(...moreLines2());
    else rows.push({ cells: Array.isArray(item) ? item : [item], isHead: at === 0 });
  }
  const names = [];
  for (const child of children) {
    const type = cx.componentOf(child)?.type;
    if (type === "Columns") for (const item of child.items ?? []) names.push(item);
    else if (type === "Row") rows.push({ cells: child.items ?? [], isHead: false });
    else if (type === "More") rows.push(...moreLines2());
  }
  if (names.length > 0 && !rows[0]?.isHead) rows.unshift({ cells: names, isHead: true });
  return rows;
}
function moreLines2() {
  return Array.from({ length: 3 }, () => ({ cells: [], isHead: false }));
}
function group(tag, role, children) {
  return { kind: "group", tag, role, style: {}, children };
}
function tableRow({ cells, isHead }, at, bodyAt, look, rowCount, cx) {
  const isMore = cells.length === 0;
  const isGrey = isHead || look.hover && bodyAt === 0 || look.striped && bodyAt % 2 === 1;
  const contents = Array.from({ length: look.width }, (_, index) => {
    if (isMore) return greekBar({ percent: [70, 52, 84][(index + bodyAt) % 3] });
    const style = {
      size: 14,
      weight: isHead ? 600 : 400,
      color: isGrey ? token("ink") : cx.ink,
      ...look.aligns[index] && { align: look.aligns[index] }
    };
    const value = cells[index];
    return markedText(value === void 0 ? "" : writtenLabel(value), style, cx);
  });
  const isCentred = contents.some(({ kind: kind2 }) => kind2 !== "text");
  const isLast = at === rowCount - 1;
  const drawn = contents.map(
    (content, index) => column(
      {
        padding: { top: 10, right: 12, bottom: 10, left: 12 },
        border: {
          bottom: isLast ? 0 : 1,
          right: look.bordered && index < look.width - 1 ? 1 : 0
        },
        ...isCentred && { justify: "center", minHeight: 42 }
      },
      [content],
      {
        tag: isHead ? "th" : "td",
        role: isHead ? "columnheader" : "cell",
        paint: {
          borderColor: token("line"),
          ...isGrey && { background: token(bodyAt === 0 && look.hover ? "fillStrong" : "fill") }
        }
      }
    )
  );
  return group("tr", "row", drawn);
}
function cellAligns() {
  const words2 = ["left", "center", "right"];
  const read2 = (value) => {
    const list3 = Array.isArray(value) ? value : [value];
    return list3.every((word) => words2.includes(word)) ? list3 : void 0;
  };
  const describes2 = "an array of left, center and right, one for each column";
  return {
    docs: "Alignment of the columns, one word for each",
    kind: {
      kind: "list",
      describes: describes2,
      check: (literal, name) => read2(literal.value) === void 0 ? kindProblem(literal, name, describes2) : void 0,
      read: read2
    }
  };
}
var tableComponent;
var init_table = __esm({
  "src/components/table.ts"() {
    "use strict";
    init_value_problem();
    init_build();
    init_attributes3();
    init_define_component();
    init_tokens2();
    init_check_marks();
    init_container();
    init_greek();
    init_items();
    init_marked_text();
    init_menu_items();
    tableComponent = defineComponent({
      name: "table",
      category: "data",
      docs: "Rows of cells under a head, columns as wide as their content.",
      foreignWords: ["datagrid", "data-table", "datatable", "tbody"],
      label: { docs: "Words above the table, like `caption`" },
      list: { twins: ["items"], nested: true, docs: "The head, then the rows" },
      children: { only: ["columns", "row"] },
      mayBeEmpty: true,
      attributes: {
        striped: flag2("Every other row grey"),
        bordered: flag2("Lines between all cells"),
        hover: flag2("One row drawn as if the pointer were on it"),
        caption: text3("Words above the table"),
        align: cellAligns()
      },
      without: ["direction", "justify", "wrap"],
      ownFlow: true,
      check: checkMarks,
      examples: [
        'table [["Name", "Role"], ["Ada", "Analyst"], ["Grace", "Engineer"]]',
        'table striped caption="Open invoices" align=[left, right] {\n  columns ["Invoice", "Amount"]\n  row ["2026-014", "$ 1,200.00"]\n  row ["2026-015", "$ 80.00"]\n  ...\n}'
      ],
      lower(element, cx) {
        const { values, label: label2 } = element;
        const rows = rowsOf(element.items, element.children, cx);
        const caption = values.caption ?? label2;
        if (rows.length === 0) return emptyLine(caption || "Table", cx);
        const width2 = Math.max(1, ...rows.map(({ cells }) => cells.length));
        const look = { ...values, aligns: values.align ?? [], width: width2 };
        const bodyAt = rows.findIndex(({ isHead }) => !isHead);
        const lines = rows.map((line, at) => tableRow(line, at, at - bodyAt, look, rows.length, cx));
        const headSize = rows[0]?.isHead ? 1 : 0;
        const parts = [
          ...headSize > 0 ? [group("thead", "rowgroup", lines.slice(0, 1))] : [],
          group("tbody", "rowgroup", lines.slice(headSize))
        ];
        const table = grid(
          {
            columns: Array.from({ length: width2 }, (_2, index) => trackOf2(rows, index)),
            border: edges(1),
            overflow: "hidden",
            ...element.flow.gap !== void 0 && { gap: element.flow.gap },
            ...sharing(cx)
          },
          parts,
          {
            tag: "table",
            role: "table",
            paint: { borderColor: token("line"), radius: RADIUS },
            ...caption && { name: caption }
          }
        );
        if (caption === "") return table;
        const words2 = text2(caption, { size: 14, weight: 600, color: cx.ink });
        const { grow: _, basis: __, ...style } = table.style;
        return column({ gap: 8, ...sharing(cx) }, [words2, { ...table, style }]);
      }
    });
  }
});

// src/components/tabs.ts
function tabsOf({ items, children }, cx) {
  const blocks = children.filter((node) => node.modifiers?.includes("hidden") !== true).map((node) => ({ content: blockContent(node, cx), panel: node }));
  const tabs = items.map((value) => ({ content: itemOfValue(value, cx), panel: void 0 }));
  const free = blocks.filter((block) => {
    const named = tabs.find(
      (tab2) => tab2.panel === void 0 && tab2.content.label === block.content.label
    );
    if (named) Object.assign(named, merged(named, block));
    return named === void 0;
  });
  for (const block of free) {
    const empty = items.length > 0 ? tabs.find((tab2) => tab2.panel === void 0) : void 0;
    if (empty && block.content.kind === "item") Object.assign(empty, merged(empty, block));
    else tabs.push(block.content.kind === "more" ? { ...block, panel: void 0 } : block);
  }
  return tabs;
}
function merged(tab2, block) {
  return { content: { ...block.content, ...defined(tab2.content) }, panel: block.panel };
}
function defined(content) {
  return Object.fromEntries(Object.entries(content).filter(([, value]) => value !== void 0));
}
function blockContent(node, cx) {
  const { type, label: label2 = "", attributes = {}, modifiers = [] } = node;
  if (cx.componentOf(node)?.type !== "Tab") return itemOfValue("...", cx);
  const words2 = Object.fromEntries(modifiers.map((word) => [word, true]));
  return itemOfValue({ ...words2, ...attributes, label: label2 || type }, cx);
}
function switchingTabs(tabs, shown, flow, cx) {
  const name = cx.groupName(cx.id("tabs"));
  const radios = tabs.map((tab2) => {
    if (tab2.content.kind === "more") return tabFace(tab2.content, false, cx);
    return {
      kind: "toggle",
      control: "radio",
      style: { shrink: 0 },
      children: [
        switched(tabFace(tab2.content, true, cx), "on"),
        switched(tabFace(tab2.content, false, cx), "off")
      ],
      name: tab2.content.label,
      attributes: { name, checked: tab2 === shown, disabled: tab2.content.disabled }
    };
  });
  const bar = row({ border: { bottom: 1 }, ...flow }, radios, {
    role: "radiogroup",
    name: "Tabs",
    paint: { borderColor: token("line") }
  });
  if (tabs.every(({ panel }) => panel === void 0)) return bar;
  const panels = tabs.map(({ panel }, at) => {
    const drawn = panel && cx.children([panel], { axis: "column", gap: 16 })[0];
    const box = drawn ?? column({}, []);
    return { ...box, behavior: { ...box.behavior, panel: at + 1 } };
  });
  return column({ gap: 16 }, [bar, ...panels], { behavior: { panels: true } });
}
function tabLabel(content, isShown, id2, cx) {
  return {
    ...tabFace(content, isShown, cx),
    tag: "button",
    role: "tab",
    attributes: {
      type: "button",
      id: isShown ? id2 : void 0,
      "aria-selected": isShown ? "true" : "false",
      disabled: content.disabled
    }
  };
}
function tabFace(content, isShown, cx) {
  const color2 = isShown ? cx.ink : cx.muted;
  return row(
    {
      gap: 8,
      align: "center",
      padding: { top: 10, right: 16, bottom: 8, left: 16 },
      border: { bottom: 2 }
    },
    [
      ...content.icon ? [icon(content.icon, 16, color2)] : [],
      content.kind === "more" ? row({ height: 21, align: "center" }, [greekBar(56)]) : text2(content.label, {
        size: 14,
        weight: isShown ? 600 : 500,
        color: color2,
        wrapping: "nowrap"
      })
    ],
    {
      paint: {
        ...isShown ? { borderColor: token("accent") } : { borderColor: { hex: "#00000000" } },
        ...content.disabled && { opacity: 0.5 }
      }
    }
  );
}
var tabsComponent;
var init_tabs = __esm({
  "src/components/tabs.ts"() {
    "use strict";
    init_build();
    init_attributes3();
    init_define_component();
    init_references3();
    init_active_item();
    init_greek();
    init_items();
    init_menu_items();
    init_toggle_frame();
    tabsComponent = defineComponent({
      name: "tabs",
      category: "navigation",
      docs: "Several contents in one place; the active one is in sight.",
      foreignWords: ["tablist", "tab-group", "tabview"],
      list: {
        twins: ["items"],
        docs: "The labels",
        keys: {
          label: text3("Text of the tab"),
          icon: iconName("Icon before the label"),
          active: flag2("The one in sight"),
          disabled: flag2("Cannot be chosen")
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
      lower(element, cx) {
        const tabs = tabsOf(element, cx);
        if (tabs.length === 0) return emptyLine("Tabs", cx);
        const { active } = element.values;
        const shown = tabs.find(({ content }, at) => isActive(active, content.label, at)) ?? tabs.find(({ content }) => content.active) ?? tabs[0];
        if (cx.isPrototype) return switchingTabs(tabs, shown, element.flow, cx);
        for (const { panel: panel2 } of tabs)
          if (panel2 && panel2 !== shown.panel) cx.unseen(panel2.children ?? []);
        const id2 = cx.id("tab");
        const labels = tabs.map((tab2) => tabLabel(tab2.content, tab2 === shown, id2, cx));
        const bar = row({ border: { bottom: 1 }, ...element.flow }, labels, {
          role: "tablist",
          paint: { borderColor: token("line") }
        });
        const panel = shown.panel ? cx.children([shown.panel], { axis: "column", gap: 16 }) : [];
        if (panel.length === 0) return bar;
        return column({ gap: 16 }, [
          bar,
          {
            ...panel[0],
            role: "tabpanel",
            attributes: { ...panel[0].attributes, "aria-labelledby": id2 }
          }
        ]);
      }
    });
  }
});

// src/components/text.ts
var textComponent;
var init_text = __esm({
  "src/components/text.ts"() {
    "use strict";
    init_build();
    init_define_component();
    init_measures2();
    init_tokens2();
    init_sizes();
    init_text_pieces();
    textComponent = defineComponent({
      name: "text",
      category: "text",
      docs: "A paragraph; a line break in the string breaks the line.",
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
        "para"
      ],
      label: { twins: ["content"], required: true, docs: "The words" },
      attributes: {
        size: size2(textSizeWords, "Font size", { default: "base" }),
        ...textAttributes
      },
      examples: [
        'text "Your trial ends in three days."',
        'text "Last saved 2 minutes ago" sm muted',
        'text "Total\\n$ 128.00" size=lg weight=semibold align=right'
      ],
      lower({ label: label2, values }, cx) {
        const px = sizeOf(values.size, TEXT_SIZES, cx.textSize, cx);
        return text2(label2, textStyleOf(values, px, 400, cx), { tag: "p" });
      }
    });
  }
});

// src/components/textarea.ts
var textareaComponent;
var init_textarea = __esm({
  "src/components/textarea.ts"() {
    "use strict";
    init_attributes3();
    init_define_component();
    init_measures2();
    init_field_frame();
    textareaComponent = defineComponent({
      name: "textarea",
      soft: true,
      category: "input",
      docs: "Several lines to fill in, with their label above.",
      foreignWords: ["multiline", "text-area"],
      label: { twins: ["label"], docs: "Label above the field" },
      attributes: {
        ...fieldAttributes,
        rows: number({ min: 1, max: 1e3, integer: true }, "Number of lines", { default: "3" }),
        readonly: flag2("Can be read only")
      },
      examples: [
        'textarea "Message" placeholder="What happened?" rows=5',
        'textarea "Bio" value="Analyst and poet." hint="At most 200 characters"'
      ],
      lower({ label: label2, values, node }, cx) {
        return framedField(
          {
            control: "textarea",
            label: label2,
            shown: values.value || values.placeholder || "",
            isPlaceholder: !values.value,
            lines: values.rows ?? 3,
            isSized: node.attributes?.h !== void 0,
            isReadOnly: values.readonly,
            attributes: { rows: values.rows ?? 3 }
          },
          values,
          cx
        );
      }
    });
  }
});

// src/components/title.ts
function setLevel(node) {
  node.attributes = { level: 2, ...node.attributes };
}
var titleComponent;
var init_title = __esm({
  "src/components/title.ts"() {
    "use strict";
    init_build();
    init_define_component();
    init_measures2();
    init_tokens2();
    init_sizes();
    init_text_pieces();
    init_titled();
    titleComponent = defineComponent({
      name: "title",
      category: "text",
      docs: "A heading of one of six levels.",
      foreignWords: [
        "h1",
        "h2",
        "h3",
        "h4",
        "h5",
        "h6",
        "headline",
        "subtitle",
        "heading1",
        "heading2"
      ],
      label: { twins: ["content"], required: true, docs: "The words of the heading" },
      aliases: {
        heading: { docs: "A title of level 2 when none is given", apply: setLevel }
      },
      attributes: {
        level: number({ min: 1, max: 6, integer: true }, "1 is the largest", { default: "1" }),
        size: size2(textSizeWords, "Font size, whatever the level"),
        ...textAttributes
      },
      examples: [
        'title "Settings"',
        'title "Notifications" level=3 align=center',
        'heading "Team members"'
      ],
      lower({ label: label2, values }, cx) {
        const level = values.level ?? 1;
        const preset = cx.place === "hero" && level === 1 ? 48 : TITLE_SIZES[level];
        const px = sizeOf(values.size, TEXT_SIZES, preset, cx);
        const style = cx.axis === "column" && cx.gap === 0 && level < 5 ? { margin: { bottom: 8 } } : {};
        return text2(
          label2,
          { ...textStyleOf(values, px, 600, cx), lineHeight: titleLineHeight(px) },
          { tag: `h${level}`, style }
        );
      }
    });
  }
});

// src/components/toast.ts
var toastComponent;
var init_toast = __esm({
  "src/components/toast.ts"() {
    "use strict";
    init_build();
    init_attributes3();
    init_define_component();
    init_references3();
    init_tokens2();
    init_palette();
    toastComponent = defineComponent({
      name: "toast",
      category: "feedback",
      docs: "A short message over the page that goes away by itself.",
      foreignWords: ["snackbar"],
      label: { twins: ["content"], required: true, docs: "The message" },
      attributes: {
        position: choice2(
          ["top-left", "top-center", "top-right", "bottom-left", "bottom-center", "bottom-right"],
          "Corner or edge of the board",
          { default: "top-right" }
        ),
        variant: choice2(statuses, "Kind of the message"),
        icon: iconName("Icon instead of that of the kind")
      },
      examples: ['toast "Draft saved" success', 'toast "Connection lost" danger bottom-center'],
      layer: ({ values }) => ({ at: "edge", edge: values.position ?? "top-right" }),
      lower({ label: label2, values }) {
        const { variant } = values;
        const glyph = values.icon ?? (variant ? statusIcons[variant] : "info");
        const ink = token("onAccent");
        return row(
          {
            gap: 10,
            padding: { top: 12, right: 16, bottom: 12, left: variant ? 12 : 16 },
            maxWidth: 360,
            ...variant && { border: { left: 4 } }
          },
          [
            icon(glyph, 16, ink, { style: { margin: { top: 2.5 } } }),
            text2(label2, { size: 14, color: ink })
          ],
          {
            role: variant === "danger" || variant === "warning" ? "alert" : "status",
            paint: {
              background: token("accent"),
              radius: RADIUS,
              shadow: "lg",
              ...variant && { borderColor: statusColors(variant).line }
            }
          }
        );
      }
    });
  }
});

// src/components/parts/tooltip-bubble.ts
function tooltipBubble(words2, side, id2) {
  const lines = words2.split(/\r\n?|\n/);
  const isShort = lines.every(({ length }) => length <= lineLength);
  const line = (content) => text2(content, {
    size: 12,
    color: token("onAccent"),
    ...isShort && { wrapping: "nowrap" }
  });
  const bubble = column(
    { padding: edgesOf(5, 10), shrink: 0, ...!isShort && { width } },
    lines.map(line),
    {
      role: "tooltip",
      attributes: { id: id2 },
      paint: { background: token("accent"), radius: 4 }
    }
  );
  const arrow = shape(arrows[side].size, [
    { figure: "path", d: arrows[side].d, fill: token("accent") }
  ]);
  const isBefore = side === "top" || side === "left";
  return column(
    {
      direction: side === "top" || side === "bottom" ? "column" : "row",
      align: "center",
      shrink: 0
    },
    isBefore ? [bubble, arrow] : [arrow, bubble]
  );
}
function besideChild(bubble, side, rest = {}) {
  const style = { position: "absolute", raised: true, align: "center", ...hangers[side] };
  return column(style, [bubble], rest);
}
var lineLength, width, arrows, whole, middle, hangers;
var init_tooltip_bubble = __esm({
  "src/components/parts/tooltip-bubble.ts"() {
    "use strict";
    init_build();
    lineLength = 36;
    width = 248;
    arrows = {
      top: { size: { width: 12, height: 6 }, d: "M0 0h12l-6 6z" },
      bottom: { size: { width: 12, height: 6 }, d: "M0 6h12l-6 -6z" },
      left: { size: { width: 6, height: 12 }, d: "M0 0v12l6 -6z" },
      right: { size: { width: 6, height: 12 }, d: "M6 0v12l-6 -6z" }
    };
    whole = { percent: 100 };
    middle = { percent: 50 };
    hangers = {
      top: { inset: { bottom: whole, left: middle }, width: 0, margin: { bottom: 2 } },
      bottom: { inset: { top: whole, left: middle }, width: 0, margin: { top: 2 } },
      left: {
        inset: { right: whole, top: middle },
        height: 0,
        margin: { right: 2 },
        justify: "center"
      },
      right: { inset: { left: whole, top: middle }, height: 0, margin: { left: 2 }, justify: "center" }
    };
  }
});

// src/components/tooltip.ts
var tooltipComponent;
var init_tooltip = __esm({
  "src/components/tooltip.ts"() {
    "use strict";
    init_build();
    init_attributes3();
    init_define_component();
    init_container();
    init_tooltip_bubble();
    tooltipComponent = defineComponent({
      name: "tooltip",
      category: "overlay",
      docs: "A word of help in a bubble beside what stands in its braces.",
      foreignWords: ["hint", "tip"],
      label: { twins: ["content"], required: true, docs: "The help" },
      children: {},
      keepsModifiers: true,
      attributes: {
        position: choice2(["top", "right", "bottom", "left"], "Side of what it explains", {
          default: "top"
        })
      },
      examples: ['tooltip "Save the draft" { button icon="save" }', 'tooltip "Required" right'],
      lower({ label: label2, values, children }, cx) {
        const isAtTop = cx.place === "bar" || cx.isFirst && children.length > 0;
        const wish = values.position ?? "top";
        const side = wish === "top" && isAtTop ? "bottom" : wish;
        const id2 = cx.ownId("tooltip");
        const bubble = tooltipBubble(label2, side, id2);
        const drawn = cx.children(children, { axis: "column", align: void 0, gap: 0 });
        const [first, ...others] = drawn;
        if (first === void 0) return { ...bubble, style: { ...bubble.style, ...hugging(cx) } };
        const attributes = { ...first.attributes, "aria-describedby": id2 };
        return column({ position: "relative", ...hugging(cx) }, [
          { ...first, attributes },
          ...others,
          besideChild(bubble, side, cx.isPrototype ? { behavior: { when: "hover" } } : {})
        ]);
      }
    });
  }
});

// src/components/registry.generated.ts
var components, vocabulary;
var init_registry_generated = __esm({
  "src/components/registry.generated.ts"() {
    "use strict";
    init_vocabulary();
    init_accordion();
    init_alert();
    init_annotations();
    init_avatar();
    init_badge();
    init_breadcrumb();
    init_button();
    init_card();
    init_checkbox();
    init_col();
    init_columns();
    init_divider();
    init_drawer();
    init_dropdown();
    init_footer();
    init_form();
    init_grid();
    init_group();
    init_header();
    init_icon();
    init_image();
    init_input();
    init_item();
    init_link();
    init_list();
    init_logo();
    init_main();
    init_marker();
    init_modal();
    init_more();
    init_nav();
    init_page();
    init_placeholder();
    init_popover();
    init_progress();
    init_radio();
    init_relative();
    init_row();
    init_section();
    init_select();
    init_sidebar();
    init_slider();
    init_spinner();
    init_stack();
    init_switch();
    init_tab();
    init_table();
    init_tabs();
    init_text();
    init_textarea();
    init_title();
    init_toast();
    init_tooltip();
    components = [
      accordionComponent,
      alertComponent,
      annotationsComponent,
      avatarComponent,
      badgeComponent,
      breadcrumbComponent,
      buttonComponent,
      cardComponent,
      checkboxComponent,
      colComponent,
      columnsComponent,
      dividerComponent,
      drawerComponent,
      dropdownComponent,
      footerComponent,
      formComponent,
      gridComponent,
      groupComponent,
      headerComponent,
      iconComponent,
      imageComponent,
      inputComponent,
      itemComponent,
      linkComponent,
      listComponent,
      logoComponent,
      mainComponent,
      markerComponent,
      modalComponent,
      moreComponent,
      navComponent,
      pageComponent,
      placeholderComponent,
      popoverComponent,
      progressComponent,
      radioComponent,
      relativeComponent,
      rowComponent,
      sectionComponent,
      selectComponent,
      sidebarComponent,
      sliderComponent,
      spinnerComponent,
      stackComponent,
      switchComponent,
      tabComponent,
      tableComponent,
      tabsComponent,
      textComponent,
      textareaComponent,
      titleComponent,
      toastComponent,
      tooltipComponent
    ];
    vocabulary = createVocabulary(components);
  }
});

// src/syntax/build-ast.ts
function buildAst(tree, source, vocabulary2, options = {}) {
  const builder = new AstBuilder(
    vocabulary2,
    options.locations ? new SourceText(source) : void 0,
    options.source
  );
  return builder.build(tree);
}
function collectAttributes(element, component) {
  const attributes = /* @__PURE__ */ new Map();
  for (const clause of element.attributes) {
    if (clause.value === void 0) continue;
    const name = component?.attributeAliases.get(clause.name) ?? clause.name;
    attributes.delete(name);
    attributes.set(name, readValue2(clause, clause.value, name, component));
  }
  return attributes;
}
function readValue2(clause, literal, name, component) {
  const kind2 = component?.attributes.get(name)?.kind;
  const { value } = literal;
  if (typeof value === "string") return kind2?.synonyms?.[value] ?? value;
  const isLongSpacing = clause.name !== name && kind2?.kind === "spacing";
  return isLongSpacing && typeof value === "number" ? { value, unit: "px" } : value;
}
function takeLabel(element, component, attributes) {
  let label2 = element.label === void 0 ? void 0 : String(element.label.value);
  for (const twin of component?.label?.twins ?? []) {
    const value = attributes.get(twin);
    if (value === void 0 || typeof value === "object") continue;
    attributes.delete(twin);
    label2 = String(value);
  }
  const { required = false, unless = [] } = component?.label ?? {};
  const isMissing = label2 === void 0 && required && !unless.some((name) => attributes.has(name));
  return isMissing ? "" : label2;
}
function orderKeys(node) {
  const { type, label: label2, number: number2, modifiers, attributes, items, children } = node;
  return {
    type,
    ...label2 !== void 0 && { label: label2 },
    ...number2 !== void 0 && { number: number2 },
    ...modifiers && { modifiers },
    ...attributes && Object.keys(attributes).length > 0 && { attributes },
    ...items && { items },
    ...children && { children }
  };
}
function pascalCase(word) {
  return word.split("-").filter((part) => part !== "").map((part) => part[0].toUpperCase() + part.slice(1)).join("");
}
var AstBuilder;
var init_build_ast = __esm({
  "src/syntax/build-ast.ts"() {
    "use strict";
    init_source_text();
    AstBuilder = class {
      #vocabulary;
      #text;
      #source;
      constructor(vocabulary2, text4, source) {
        this.#vocabulary = vocabulary2;
        this.#text = text4;
        this.#source = source;
      }
      build(tree) {
        const children = [];
        let fragment;
        const closeFragment = () => {
          if (fragment) this.#locate(fragment.node, fragment.from, fragment.to);
          fragment = void 0;
        };
        for (const element of tree.elements) {
          if (element.component?.root) {
            closeFragment();
            children.push(this.#buildNode(element));
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
        const document = { type: "Document", children };
        this.#locate(document, 0, tree.length);
        return document;
      }
      #locate(node, from, to) {
        if (!this.#text) return;
        const own = this.#source === void 0 ? {} : { source: this.#source };
        node.loc = { ...own, start: this.#text.locate(from), end: this.#text.locate(to) };
      }
      #buildNode(element) {
        const { component } = element;
        const attributes = collectAttributes(element, component);
        const label2 = takeLabel(element, component, attributes);
        const children = element.block?.elements.map((child) => this.#buildNode(child));
        const node = { type: component?.type ?? pascalCase(element.word) };
        if (label2 !== void 0) node.label = label2;
        if (element.number) node.number = Number(element.number.value);
        const modifiers = element.modifiers.map(({ word }) => word);
        if (modifiers.length > 0 || component?.keepsModifiers) node.modifiers = modifiers;
        if (attributes.size > 0) node.attributes = Object.fromEntries(attributes);
        if (element.list) node.items = element.list.value;
        if (children) node.children = children;
        else if (component?.keepsChildren) node.children = [];
        const alias = component?.aliases.get(element.word);
        if (!alias?.apply) {
          this.#locate(node, element.from, element.to);
          return node;
        }
        alias.apply(node);
        const ordered = orderKeys(node);
        this.#locate(ordered, element.from, element.to);
        return ordered;
      }
    };
  }
});

// src/syntax/parser.terms.ts
var MissingClose, MissingOpen, ExtraClose, MissingObjectClose, MissingListClose, MissingCallClose, MissingValue, Bareword, RawRun, blank, UnicodeSpace, LineComment, BlockComment, UnclosedComment, Word, String2, UnclosedString, CurlyString, Number2, Color, More, BlockOpen, BlockClose, ListOpen, ListClose, CallOpen, CallClose, Equals, Colon, Comma, Semicolon, HashLine, Markup, Stray, Document, Attribute, List, Object2, Block, Call;
var init_parser_terms = __esm({
  "src/syntax/parser.terms.ts"() {
    "use strict";
    MissingClose = 1;
    MissingOpen = 2;
    ExtraClose = 3;
    MissingObjectClose = 4;
    MissingListClose = 5;
    MissingCallClose = 6;
    MissingValue = 7;
    Bareword = 8;
    RawRun = 9;
    blank = 45;
    UnicodeSpace = 10;
    LineComment = 11;
    BlockComment = 12;
    UnclosedComment = 13;
    Word = 14;
    String2 = 15;
    UnclosedString = 16;
    CurlyString = 17;
    Number2 = 18;
    Color = 19;
    More = 20;
    BlockOpen = 21;
    BlockClose = 22;
    ListOpen = 23;
    ListClose = 24;
    CallOpen = 25;
    CallClose = 26;
    Equals = 27;
    Colon = 28;
    Comma = 29;
    Semicolon = 30;
    HashLine = 31;
    Markup = 32;
    Stray = 33;
    Document = 34;
    Attribute = 35;
    List = 36;
    Object2 = 37;
    Block = 38;
    Call = 39;
  }
});

// src/syntax/line-comments.ts
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
  "src/syntax/line-comments.ts"() {
    "use strict";
    init_parser_terms();
  }
});

// node_modules/@lezer/common/dist/index.js
function checkSide(side, pos, from, to) {
  switch (side) {
    case -2:
      return from < pos;
    case -1:
      return to >= pos && from < pos;
    case 0:
      return from < pos && to > pos;
    case 1:
      return from <= pos && to > pos;
    case 2:
      return to > pos;
    case 4:
      return true;
  }
}
function resolveNode(node, pos, side, overlays) {
  var _a;
  while (node.from == node.to || (side < 1 ? node.from >= pos : node.from > pos) || (side > -1 ? node.to <= pos : node.to < pos)) {
    let parent = !overlays && node instanceof TreeNode && node.index < 0 ? null : node.parent;
    if (!parent)
      return node;
    node = parent;
  }
  let mode = overlays ? 0 : IterMode.IgnoreOverlays;
  if (overlays)
    for (let scan = node, parent = scan.parent; parent; scan = parent, parent = scan.parent) {
      if (scan instanceof TreeNode && scan.index < 0 && ((_a = parent.enter(pos, side, mode)) === null || _a === void 0 ? void 0 : _a.from) != scan.from)
        node = parent;
    }
  for (; ; ) {
    let inner = node.enter(pos, side, mode);
    if (!inner)
      return node;
    node = inner;
  }
}
function getChildren(node, type, before, after) {
  let cur = node.cursor(), result = [];
  if (!cur.firstChild())
    return result;
  if (before != null)
    for (let found = false; !found; ) {
      found = cur.type.is(before);
      if (!cur.nextSibling())
        return result;
    }
  for (; ; ) {
    if (after != null && cur.type.is(after))
      return result;
    if (cur.type.is(type))
      result.push(cur.node);
    if (!cur.nextSibling())
      return after == null ? result : [];
  }
}
function matchNodeContext(node, context, i = context.length - 1) {
  for (let p = node; i >= 0; p = p.parent) {
    if (!p)
      return false;
    if (!p.type.isAnonymous) {
      if (context[i] && context[i] != p.name)
        return false;
      i--;
    }
  }
  return true;
}
function iterStack(heads) {
  if (!heads.length)
    return null;
  let pick = 0, picked = heads[0];
  for (let i = 1; i < heads.length; i++) {
    let node = heads[i];
    if (node.from > picked.from || node.to < picked.to) {
      picked = node;
      pick = i;
    }
  }
  let next = picked instanceof TreeNode && picked.index < 0 ? null : picked.parent;
  let newHeads = heads.slice();
  if (next)
    newHeads[pick] = next;
  else
    newHeads.splice(pick, 1);
  return new StackIterator(newHeads, picked);
}
function stackIterator(tree, pos, side) {
  let inner = tree.resolveInner(pos, side), layers = null;
  for (let scan = inner instanceof TreeNode ? inner : inner.context.parent; scan; scan = scan.parent) {
    if (scan.index < 0) {
      let parent = scan.parent;
      (layers || (layers = [inner])).push(parent.resolve(pos, side));
      scan = parent;
    } else {
      let mount = MountedTree.get(scan.tree);
      if (mount && mount.overlay && mount.overlay[0].from <= pos && mount.overlay[mount.overlay.length - 1].to >= pos) {
        let root = new TreeNode(mount.tree, mount.overlay[0].from + scan.from, -1, scan);
        (layers || (layers = [inner])).push(resolveNode(root, pos, side, false));
      }
    }
  }
  return layers ? iterStack(layers) : inner;
}
function hasChild(tree) {
  return tree.children.some((ch) => ch instanceof TreeBuffer || !ch.type.isAnonymous || hasChild(ch));
}
function buildTree(data) {
  var _a;
  let { buffer, nodeSet, maxBufferLength = DefaultBufferLength, reused = [], minRepeatType = nodeSet.types.length } = data;
  let cursor = Array.isArray(buffer) ? new FlatBufferCursor(buffer, buffer.length) : buffer;
  let types = nodeSet.types;
  let contextHash = 0, lookAhead = 0;
  function takeNode(parentStart, minPos, children2, positions2, inRepeat, depth) {
    let { id: id2, start, end, size: size3 } = cursor;
    let lookAheadAtStart = lookAhead, contextAtStart = contextHash;
    if (size3 < 0) {
      cursor.next();
      if (size3 == -1) {
        let node2 = reused[id2];
        children2.push(node2);
        positions2.push(start - parentStart);
        return;
      } else if (size3 == -3) {
        contextHash = id2;
        return;
      } else if (size3 == -4) {
        lookAhead = id2;
        return;
      } else {
        throw new RangeError(`Unrecognized record size: ${size3}`);
      }
    }
    let type = types[id2], node, buffer2;
    let startPos = start - parentStart;
    if (end - start <= maxBufferLength && (buffer2 = findBufferSize(cursor.pos - minPos, inRepeat))) {
      let data2 = new Uint16Array(buffer2.size - buffer2.skip);
      let endPos = cursor.pos - buffer2.size, index = data2.length;
      while (cursor.pos > endPos)
        index = copyToBuffer(buffer2.start, data2, index);
      node = new TreeBuffer(data2, end - buffer2.start, nodeSet);
      startPos = buffer2.start - parentStart;
    } else {
      let endPos = cursor.pos - size3;
      cursor.next();
      let localChildren = [], localPositions = [];
      let localInRepeat = id2 >= minRepeatType ? id2 : -1;
      let lastGroup = 0, lastEnd = end, groupLookAhead = lookAheadAtStart;
      while (cursor.pos > endPos) {
        if (localInRepeat >= 0 && cursor.id == localInRepeat && cursor.size >= 0) {
          if (cursor.end <= lastEnd - maxBufferLength) {
            makeRepeatLeaf(localChildren, localPositions, start, lastGroup, cursor.end, lastEnd, localInRepeat, groupLookAhead, contextAtStart);
            lastGroup = localChildren.length;
            lastEnd = cursor.end;
            groupLookAhead = lookAhead;
          }
          cursor.next();
        } else if (depth > 2500) {
          takeFlatNode(start, endPos, localChildren, localPositions);
        } else {
          if (localInRepeat >= 0 && cursor.size == -1 && reused[cursor.id].type == nodeSet.types[localInRepeat]) {
            if (lastGroup < localChildren.length)
              makeRepeatLeaf(localChildren, localPositions, start, lastGroup, cursor.end, lastEnd, localInRepeat, groupLookAhead, contextAtStart);
            lastGroup = localChildren.length + 1;
            lastEnd = cursor.start;
            groupLookAhead = lookAhead;
          }
          takeNode(start, endPos, localChildren, localPositions, localInRepeat, depth + 1);
        }
      }
      if (localInRepeat >= 0 && lastGroup > 0 && lastGroup < localChildren.length)
        makeRepeatLeaf(localChildren, localPositions, start, lastGroup, start, lastEnd, localInRepeat, groupLookAhead, contextAtStart);
      localChildren.reverse();
      localPositions.reverse();
      if (localInRepeat > -1 && lastGroup > 0) {
        let make = makeBalanced(type, contextAtStart);
        node = balanceRange(type, localChildren, localPositions, 0, localChildren.length, 0, end - start, make, make);
      } else {
        node = makeTree(type, localChildren, localPositions, end - start, lookAheadAtStart - end, contextAtStart);
      }
    }
    children2.push(node);
    positions2.push(startPos);
  }
  function takeFlatNode(parentStart, minPos, children2, positions2) {
    let nodes = [];
    let nodeCount = 0, stopAt = -1;
    while (cursor.pos > minPos) {
      let { id: id2, start, end, size: size3 } = cursor;
      if (size3 > 4) {
        cursor.next();
      } else if (stopAt > -1 && start < stopAt) {
        break;
      } else {
        if (stopAt < 0)
          stopAt = end - maxBufferLength;
        nodes.push(id2, start, end);
        nodeCount++;
        cursor.next();
      }
    }
    if (nodeCount) {
      let buffer2 = new Uint16Array(nodeCount * 4);
      let start = nodes[nodes.length - 2];
      for (let i = nodes.length - 3, j = 0; i >= 0; i -= 3) {
        buffer2[j++] = nodes[i];
        buffer2[j++] = nodes[i + 1] - start;
        buffer2[j++] = nodes[i + 2] - start;
        buffer2[j++] = j;
      }
      children2.push(new TreeBuffer(buffer2, nodes[2] - start, nodeSet));
      positions2.push(start - parentStart);
    }
  }
  function makeBalanced(type, contextHash2) {
    return (children2, positions2, length2) => {
      let lookAhead2 = 0, lastI = children2.length - 1, last, lookAheadProp;
      if (lastI >= 0 && (last = children2[lastI]) instanceof Tree) {
        if (!lastI && last.type == type && last.length == length2)
          return last;
        if (lookAheadProp = last.prop(NodeProp.lookAhead))
          lookAhead2 = positions2[lastI] + last.length + lookAheadProp - length2;
      }
      return makeTree(type, children2, positions2, length2, lookAhead2, contextHash2);
    };
  }
  function makeRepeatLeaf(children2, positions2, base, i, from, to, type, lookAhead2, contextHash2) {
    let localChildren = [], localPositions = [];
    while (children2.length > i) {
      localChildren.push(children2.pop());
      localPositions.push(positions2.pop() + base - from);
    }
    children2.push(makeTree(nodeSet.types[type], localChildren, localPositions, to - from, lookAhead2 - to, contextHash2));
    positions2.push(from - base);
  }
  function makeTree(type, children2, positions2, length2, lookAhead2, contextHash2, props) {
    if (contextHash2) {
      let pair2 = [NodeProp.contextHash, contextHash2];
      props = props ? [pair2].concat(props) : [pair2];
    }
    if (lookAhead2 > 25) {
      let pair2 = [NodeProp.lookAhead, lookAhead2];
      props = props ? [pair2].concat(props) : [pair2];
    }
    return new Tree(type, children2, positions2, length2, props);
  }
  function findBufferSize(maxSize, inRepeat) {
    let fork = cursor.fork();
    let size3 = 0, start = 0, skip = 0, minStart = fork.end - maxBufferLength;
    let result = { size: 0, start: 0, skip: 0 };
    scan: for (let minPos = fork.pos - maxSize; fork.pos > minPos; ) {
      let nodeSize2 = fork.size;
      if (fork.id == inRepeat && nodeSize2 >= 0) {
        result.size = size3;
        result.start = start;
        result.skip = skip;
        skip += 4;
        size3 += 4;
        fork.next();
        continue;
      }
      let startPos = fork.pos - nodeSize2;
      if (nodeSize2 < 0 || startPos < minPos || fork.start < minStart)
        break;
      let localSkipped = fork.id >= minRepeatType ? 4 : 0;
      let nodeStart = fork.start;
      fork.next();
      while (fork.pos > startPos) {
        if (fork.size < 0) {
          if (fork.size == -3 || fork.size == -4)
            localSkipped += 4;
          else
            break scan;
        } else if (fork.id >= minRepeatType) {
          localSkipped += 4;
        }
        fork.next();
      }
      start = nodeStart;
      size3 += nodeSize2;
      skip += localSkipped;
    }
    if (inRepeat < 0 || size3 == maxSize) {
      result.size = size3;
      result.start = start;
      result.skip = skip;
    }
    return result.size > 4 ? result : void 0;
  }
  function copyToBuffer(bufferStart, buffer2, index) {
    let { id: id2, start, end, size: size3 } = cursor;
    cursor.next();
    if (size3 >= 0 && id2 < minRepeatType) {
      let startIndex = index;
      if (size3 > 4) {
        let endPos = cursor.pos - (size3 - 4);
        while (cursor.pos > endPos)
          index = copyToBuffer(bufferStart, buffer2, index);
      }
      buffer2[--index] = startIndex;
      buffer2[--index] = end - bufferStart;
      buffer2[--index] = start - bufferStart;
      buffer2[--index] = id2;
    } else if (size3 == -3) {
      contextHash = id2;
    } else if (size3 == -4) {
      lookAhead = id2;
    }
    return index;
  }
  let children = [], positions = [];
  while (cursor.pos > 0)
    takeNode(data.start || 0, data.bufferStart || 0, children, positions, -1, 0);
  let length = (_a = data.length) !== null && _a !== void 0 ? _a : children.length ? positions[0] + children[0].length : 0;
  return new Tree(types[data.topID], children.reverse(), positions.reverse(), length);
}
function nodeSize(balanceType, node) {
  if (!balanceType.isAnonymous || node instanceof TreeBuffer || node.type != balanceType)
    return 1;
  let size3 = nodeSizeCache.get(node);
  if (size3 == null) {
    size3 = 1;
    for (let child of node.children) {
      if (child.type != balanceType || !(child instanceof Tree)) {
        size3 = 1;
        break;
      }
      size3 += nodeSize(balanceType, child);
    }
    nodeSizeCache.set(node, size3);
  }
  return size3;
}
function balanceRange(balanceType, children, positions, from, to, start, length, mkTop, mkTree) {
  let total = 0;
  for (let i = from; i < to; i++)
    total += nodeSize(balanceType, children[i]);
  let maxChild = Math.ceil(
    total * 1.5 / 8
    /* Balance.BranchFactor */
  );
  let localChildren = [], localPositions = [];
  function divide(children2, positions2, from2, to2, offset) {
    for (let i = from2; i < to2; ) {
      let groupFrom = i, groupStart = positions2[i], groupSize = nodeSize(balanceType, children2[i]);
      i++;
      for (; i < to2; i++) {
        let nextSize = nodeSize(balanceType, children2[i]);
        if (groupSize + nextSize >= maxChild)
          break;
        groupSize += nextSize;
      }
      if (i == groupFrom + 1) {
        if (groupSize > maxChild) {
          let only = children2[groupFrom];
          divide(only.children, only.positions, 0, only.children.length, positions2[groupFrom] + offset);
          continue;
        }
        localChildren.push(children2[groupFrom]);
      } else {
        let length2 = positions2[i - 1] + children2[i - 1].length - groupStart;
        localChildren.push(balanceRange(balanceType, children2, positions2, groupFrom, i, groupStart, length2, null, mkTree));
      }
      localPositions.push(groupStart + offset - start);
    }
  }
  divide(children, positions, from, to, 0);
  return (mkTop || mkTree)(localChildren, localPositions, length);
}
var DefaultBufferLength, nextPropID, Range, NodeProp, MountedTree, noProps, NodeType, NodeSet, CachedNode, CachedInnerNode, IterMode, Tree, FlatBufferCursor, TreeBuffer, BaseNode, TreeNode, BufferContext, BufferNode, StackIterator, TreeCursor, nodeSizeCache, Parser, StringInput, stoppedInner;
var init_dist = __esm({
  "node_modules/@lezer/common/dist/index.js"() {
    DefaultBufferLength = 1024;
    nextPropID = 0;
    Range = class {
      constructor(from, to) {
        this.from = from;
        this.to = to;
      }
    };
    NodeProp = class {
      /**
      Create a new node prop type.
      */
      constructor(config = {}) {
        this.id = nextPropID++;
        this.perNode = !!config.perNode;
        this.deserialize = config.deserialize || (() => {
          throw new Error("This node type doesn't define a deserialize function");
        });
        this.combine = config.combine || null;
      }
      /**
      This is meant to be used with
      [`NodeSet.extend`](#common.NodeSet.extend) or
      [`LRParser.configure`](#lr.ParserConfig.props) to compute
      prop values for each node type in the set. Takes a [match
      object](#common.NodeType^match) or function that returns undefined
      if the node type doesn't get this prop, and the prop's value if
      it does.
      */
      add(match) {
        if (this.perNode)
          throw new RangeError("Can't add per-node props to node types");
        if (typeof match != "function")
          match = NodeType.match(match);
        return (type) => {
          let result = match(type);
          return result === void 0 ? null : [this, result];
        };
      }
    };
    NodeProp.closedBy = new NodeProp({ deserialize: (str) => str.split(" ") });
    NodeProp.openedBy = new NodeProp({ deserialize: (str) => str.split(" ") });
    NodeProp.group = new NodeProp({ deserialize: (str) => str.split(" ") });
    NodeProp.isolate = new NodeProp({ deserialize: (value) => {
      if (value && value != "rtl" && value != "ltr" && value != "auto")
        throw new RangeError("Invalid value for isolate: " + value);
      return value || "auto";
    } });
    NodeProp.contextHash = new NodeProp({ perNode: true });
    NodeProp.lookAhead = new NodeProp({ perNode: true });
    NodeProp.mounted = new NodeProp({ perNode: true });
    MountedTree = class {
      constructor(tree, overlay, parser2, bracketed = false) {
        this.tree = tree;
        this.overlay = overlay;
        this.parser = parser2;
        this.bracketed = bracketed;
      }
      /**
      @internal
      */
      static get(tree) {
        return tree && tree.props && tree.props[NodeProp.mounted.id];
      }
    };
    noProps = /* @__PURE__ */ Object.create(null);
    NodeType = class _NodeType {
      /**
      @internal
      */
      constructor(name, props, id2, flags = 0) {
        this.name = name;
        this.props = props;
        this.id = id2;
        this.flags = flags;
      }
      /**
      Define a node type.
      */
      static define(spec) {
        let props = spec.props && spec.props.length ? /* @__PURE__ */ Object.create(null) : noProps;
        let flags = (spec.top ? 1 : 0) | (spec.skipped ? 2 : 0) | (spec.error ? 4 : 0) | (spec.name == null ? 8 : 0);
        let type = new _NodeType(spec.name || "", props, spec.id, flags);
        if (spec.props)
          for (let src of spec.props) {
            if (!Array.isArray(src))
              src = src(type);
            if (src) {
              if (src[0].perNode)
                throw new RangeError("Can't store a per-node prop on a node type");
              props[src[0].id] = src[1];
            }
          }
        return type;
      }
      /**
      Retrieves a node prop for this type. Will return `undefined` if
      the prop isn't present on this node.
      */
      prop(prop) {
        return this.props[prop.id];
      }
      /**
      True when this is the top node of a grammar.
      */
      get isTop() {
        return (this.flags & 1) > 0;
      }
      /**
      True when this node is produced by a skip rule.
      */
      get isSkipped() {
        return (this.flags & 2) > 0;
      }
      /**
      Indicates whether this is an error node.
      */
      get isError() {
        return (this.flags & 4) > 0;
      }
      /**
      When true, this node type doesn't correspond to a user-declared
      named node, for example because it is used to cache repetition.
      */
      get isAnonymous() {
        return (this.flags & 8) > 0;
      }
      /**
      Returns true when this node's name or one of its
      [groups](#common.NodeProp^group) matches the given string.
      */
      is(name) {
        if (typeof name == "string") {
          if (this.name == name)
            return true;
          let group3 = this.prop(NodeProp.group);
          return group3 ? group3.indexOf(name) > -1 : false;
        }
        return this.id == name;
      }
      /**
      Create a function from node types to arbitrary values by
      specifying an object whose property names are node or
      [group](#common.NodeProp^group) names. Often useful with
      [`NodeProp.add`](#common.NodeProp.add). You can put multiple
      names, separated by spaces, in a single property name to map
      multiple node names to a single value.
      */
      static match(map) {
        let direct = /* @__PURE__ */ Object.create(null);
        for (let prop in map)
          for (let name of prop.split(" "))
            direct[name] = map[prop];
        return (node) => {
          for (let groups = node.prop(NodeProp.group), i = -1; i < (groups ? groups.length : 0); i++) {
            let found = direct[i < 0 ? node.name : groups[i]];
            if (found)
              return found;
          }
        };
      }
    };
    NodeType.none = new NodeType(
      "",
      /* @__PURE__ */ Object.create(null),
      0,
      8
      /* NodeFlag.Anonymous */
    );
    NodeSet = class _NodeSet {
      /**
      Create a set with the given types. The `id` property of each
      type should correspond to its position within the array.
      */
      constructor(types) {
        this.types = types;
        for (let i = 0; i < types.length; i++)
          if (types[i].id != i)
            throw new RangeError("Node type ids should correspond to array positions when creating a node set");
      }
      /**
      Create a copy of this set with some node properties added. The
      arguments to this method can be created with
      [`NodeProp.add`](#common.NodeProp.add).
      */
      extend(...props) {
        let newTypes = [];
        for (let type of this.types) {
          let newProps = null;
          for (let source of props) {
            let add = source(type);
            if (add) {
              if (!newProps)
                newProps = Object.assign({}, type.props);
              let value = add[1], prop = add[0];
              if (prop.combine && prop.id in newProps)
                value = prop.combine(newProps[prop.id], value);
              newProps[prop.id] = value;
            }
          }
          newTypes.push(newProps ? new NodeType(type.name, newProps, type.id, type.flags) : type);
        }
        return new _NodeSet(newTypes);
      }
    };
    CachedNode = /* @__PURE__ */ new WeakMap();
    CachedInnerNode = /* @__PURE__ */ new WeakMap();
    (function(IterMode2) {
      IterMode2[IterMode2["ExcludeBuffers"] = 1] = "ExcludeBuffers";
      IterMode2[IterMode2["IncludeAnonymous"] = 2] = "IncludeAnonymous";
      IterMode2[IterMode2["IgnoreMounts"] = 4] = "IgnoreMounts";
      IterMode2[IterMode2["IgnoreOverlays"] = 8] = "IgnoreOverlays";
      IterMode2[IterMode2["EnterBracketed"] = 16] = "EnterBracketed";
    })(IterMode || (IterMode = {}));
    Tree = class _Tree {
      /**
      Construct a new tree. See also [`Tree.build`](#common.Tree^build).
      */
      constructor(type, children, positions, length, props) {
        this.type = type;
        this.children = children;
        this.positions = positions;
        this.length = length;
        this.props = null;
        if (props && props.length) {
          this.props = /* @__PURE__ */ Object.create(null);
          for (let [prop, value] of props)
            this.props[typeof prop == "number" ? prop : prop.id] = value;
        }
      }
      /**
      @internal
      */
      toString() {
        let mounted = MountedTree.get(this);
        if (mounted && !mounted.overlay)
          return mounted.tree.toString();
        let children = "";
        for (let ch of this.children) {
          let str = ch.toString();
          if (str) {
            if (children)
              children += ",";
            children += str;
          }
        }
        return !this.type.name ? children : (/\W/.test(this.type.name) && !this.type.isError ? JSON.stringify(this.type.name) : this.type.name) + (children.length ? "(" + children + ")" : "");
      }
      /**
      Get a [tree cursor](#common.TreeCursor) positioned at the top of
      the tree. Mode can be used to [control](#common.IterMode) which
      nodes the cursor visits.
      */
      cursor(mode = 0) {
        return new TreeCursor(this.topNode, mode);
      }
      /**
      Get a [tree cursor](#common.TreeCursor) pointing into this tree
      at the given position and side (see
      [`moveTo`](#common.TreeCursor.moveTo).
      */
      cursorAt(pos, side = 0, mode = 0) {
        let scope = CachedNode.get(this) || this.topNode;
        let cursor = new TreeCursor(scope);
        cursor.moveTo(pos, side);
        CachedNode.set(this, cursor._tree);
        return cursor;
      }
      /**
      Get a [syntax node](#common.SyntaxNode) object for the top of the
      tree.
      */
      get topNode() {
        return new TreeNode(this, 0, 0, null);
      }
      /**
      Get the [syntax node](#common.SyntaxNode) at the given position.
      If `side` is -1, this will move into nodes that end at the
      position. If 1, it'll move into nodes that start at the
      position. With 0, it'll only enter nodes that cover the position
      from both sides.
      
      Note that this will not enter
      [overlays](#common.MountedTree.overlay), and you often want
      [`resolveInner`](#common.Tree.resolveInner) instead.
      */
      resolve(pos, side = 0) {
        let node = resolveNode(CachedNode.get(this) || this.topNode, pos, side, false);
        CachedNode.set(this, node);
        return node;
      }
      /**
      Like [`resolve`](#common.Tree.resolve), but will enter
      [overlaid](#common.MountedTree.overlay) nodes, producing a syntax node
      pointing into the innermost overlaid tree at the given position
      (with parent links going through all parent structure, including
      the host trees).
      */
      resolveInner(pos, side = 0) {
        let node = resolveNode(CachedInnerNode.get(this) || this.topNode, pos, side, true);
        CachedInnerNode.set(this, node);
        return node;
      }
      /**
      In some situations, it can be useful to iterate through all
      nodes around a position, including those in overlays that don't
      directly cover the position. This method gives you an iterator
      that will produce all nodes, from small to big, around the given
      position.
      */
      resolveStack(pos, side = 0) {
        return stackIterator(this, pos, side);
      }
      /**
      Iterate over the tree and its children, calling `enter` for any
      node that touches the `from`/`to` region (if given) before
      running over such a node's children, and `leave` (if given) when
      leaving the node. When `enter` returns `false`, that node will
      not have its children iterated over (or `leave` called).
      */
      iterate(spec) {
        let { enter, leave, from = 0, to = this.length } = spec;
        let mode = spec.mode || 0, anon = (mode & IterMode.IncludeAnonymous) > 0;
        for (let c = this.cursor(mode | IterMode.IncludeAnonymous); ; ) {
          let entered = false;
          if (c.from <= to && c.to >= from && (!anon && c.type.isAnonymous || enter(c) !== false)) {
            if (c.firstChild())
              continue;
            entered = true;
          }
          for (; ; ) {
            if (entered && leave && (anon || !c.type.isAnonymous))
              leave(c);
            if (c.nextSibling())
              break;
            if (!c.parent())
              return;
            entered = true;
          }
        }
      }
      /**
      Get the value of the given [node prop](#common.NodeProp) for this
      node. Works with both per-node and per-type props.
      */
      prop(prop) {
        return !prop.perNode ? this.type.prop(prop) : this.props ? this.props[prop.id] : void 0;
      }
      /**
      Returns the node's [per-node props](#common.NodeProp.perNode) in a
      format that can be passed to the [`Tree`](#common.Tree)
      constructor.
      */
      get propValues() {
        let result = [];
        if (this.props)
          for (let id2 in this.props)
            result.push([+id2, this.props[id2]]);
        return result;
      }
      /**
      Balance the direct children of this tree, producing a copy of
      which may have children grouped into subtrees with type
      [`NodeType.none`](#common.NodeType^none).
      */
      balance(config = {}) {
        return this.children.length <= 8 ? this : balanceRange(NodeType.none, this.children, this.positions, 0, this.children.length, 0, this.length, (children, positions, length) => new _Tree(this.type, children, positions, length, this.propValues), config.makeTree || ((children, positions, length) => new _Tree(NodeType.none, children, positions, length)));
      }
      /**
      Build a tree from a postfix-ordered buffer of node information,
      or a cursor over such a buffer.
      */
      static build(data) {
        return buildTree(data);
      }
    };
    Tree.empty = new Tree(NodeType.none, [], [], 0);
    FlatBufferCursor = class _FlatBufferCursor {
      constructor(buffer, index) {
        this.buffer = buffer;
        this.index = index;
      }
      get id() {
        return this.buffer[this.index - 4];
      }
      get start() {
        return this.buffer[this.index - 3];
      }
      get end() {
        return this.buffer[this.index - 2];
      }
      get size() {
        return this.buffer[this.index - 1];
      }
      get pos() {
        return this.index;
      }
      next() {
        this.index -= 4;
      }
      fork() {
        return new _FlatBufferCursor(this.buffer, this.index);
      }
    };
    TreeBuffer = class _TreeBuffer {
      /**
      Create a tree buffer.
      */
      constructor(buffer, length, set) {
        this.buffer = buffer;
        this.length = length;
        this.set = set;
      }
      /**
      @internal
      */
      get type() {
        return NodeType.none;
      }
      /**
      @internal
      */
      toString() {
        let result = [];
        for (let index = 0; index < this.buffer.length; ) {
          result.push(this.childString(index));
          index = this.buffer[index + 3];
        }
        return result.join(",");
      }
      /**
      @internal
      */
      childString(index) {
        let id2 = this.buffer[index], endIndex = this.buffer[index + 3];
        let type = this.set.types[id2], result = type.name;
        if (/\W/.test(result) && !type.isError)
          result = JSON.stringify(result);
        index += 4;
        if (endIndex == index)
          return result;
        let children = [];
        while (index < endIndex) {
          children.push(this.childString(index));
          index = this.buffer[index + 3];
        }
        return result + "(" + children.join(",") + ")";
      }
      /**
      @internal
      */
      findChild(startIndex, endIndex, dir, pos, side) {
        let { buffer } = this, pick = -1;
        for (let i = startIndex; i != endIndex; i = buffer[i + 3]) {
          if (checkSide(side, pos, buffer[i + 1], buffer[i + 2])) {
            pick = i;
            if (dir > 0)
              break;
          }
        }
        return pick;
      }
      /**
      @internal
      */
      slice(startI, endI, from) {
        let b = this.buffer;
        let copy = new Uint16Array(endI - startI), len = 0;
        for (let i = startI, j = 0; i < endI; ) {
          copy[j++] = b[i++];
          copy[j++] = b[i++] - from;
          let to = copy[j++] = b[i++] - from;
          copy[j++] = b[i++] - startI;
          len = Math.max(len, to);
        }
        return new _TreeBuffer(copy, len, this.set);
      }
    };
    BaseNode = class {
      cursor(mode = 0) {
        return new TreeCursor(this, mode);
      }
      getChild(type, before = null, after = null) {
        let r = getChildren(this, type, before, after);
        return r.length ? r[0] : null;
      }
      getChildren(type, before = null, after = null) {
        return getChildren(this, type, before, after);
      }
      resolve(pos, side = 0) {
        return resolveNode(this, pos, side, false);
      }
      resolveInner(pos, side = 0) {
        return resolveNode(this, pos, side, true);
      }
      matchContext(context) {
        return matchNodeContext(this.parent, context);
      }
      enterUnfinishedNodesBefore(pos) {
        let scan = this.childBefore(pos), node = this;
        while (scan) {
          let last = scan.lastChild;
          if (!last || last.to != scan.to)
            break;
          if (last.type.isError && last.from == last.to) {
            node = scan;
            scan = last.prevSibling;
          } else {
            scan = last;
          }
        }
        return node;
      }
      get node() {
        return this;
      }
      get next() {
        return this.parent;
      }
    };
    TreeNode = class _TreeNode extends BaseNode {
      constructor(_tree, from, index, _parent) {
        super();
        this._tree = _tree;
        this.from = from;
        this.index = index;
        this._parent = _parent;
      }
      get type() {
        return this._tree.type;
      }
      get name() {
        return this._tree.type.name;
      }
      get to() {
        return this.from + this._tree.length;
      }
      nextChild(i, dir, pos, side, mode = 0) {
        for (let parent = this; ; ) {
          for (let { children, positions } = parent._tree, e = dir > 0 ? children.length : -1; i != e; i += dir) {
            let next = children[i], start = positions[i] + parent.from, mounted;
            if (!(mode & IterMode.EnterBracketed && next instanceof Tree && (mounted = MountedTree.get(next)) && !mounted.overlay && mounted.bracketed && pos >= start && pos <= start + next.length) && !checkSide(side, pos, start, start + next.length))
              continue;
            if (next instanceof TreeBuffer) {
              if (mode & IterMode.ExcludeBuffers)
                continue;
              let index = next.findChild(0, next.buffer.length, dir, pos - start, side);
              if (index > -1)
                return new BufferNode(new BufferContext(parent, next, i, start), null, index);
            } else if (mode & IterMode.IncludeAnonymous || (!next.type.isAnonymous || hasChild(next))) {
              let mounted2;
              if (!(mode & IterMode.IgnoreMounts) && (mounted2 = MountedTree.get(next)) && !mounted2.overlay)
                return new _TreeNode(mounted2.tree, start, i, parent);
              let inner = new _TreeNode(next, start, i, parent);
              return mode & IterMode.IncludeAnonymous || !inner.type.isAnonymous ? inner : inner.nextChild(dir < 0 ? next.children.length - 1 : 0, dir, pos, side, mode);
            }
          }
          if (mode & IterMode.IncludeAnonymous || !parent.type.isAnonymous)
            return null;
          if (parent.index >= 0)
            i = parent.index + dir;
          else
            i = dir < 0 ? -1 : parent._parent._tree.children.length;
          parent = parent._parent;
          if (!parent)
            return null;
        }
      }
      get firstChild() {
        return this.nextChild(
          0,
          1,
          0,
          4
          /* Side.DontCare */
        );
      }
      get lastChild() {
        return this.nextChild(
          this._tree.children.length - 1,
          -1,
          0,
          4
          /* Side.DontCare */
        );
      }
      childAfter(pos) {
        return this.nextChild(
          0,
          1,
          pos,
          2
          /* Side.After */
        );
      }
      childBefore(pos) {
        return this.nextChild(
          this._tree.children.length - 1,
          -1,
          pos,
          -2
          /* Side.Before */
        );
      }
      prop(prop) {
        return this._tree.prop(prop);
      }
      enter(pos, side, mode = 0) {
        let mounted;
        if (!(mode & IterMode.IgnoreOverlays) && (mounted = MountedTree.get(this._tree)) && mounted.overlay) {
          let rPos = pos - this.from, enterBracketed = mode & IterMode.EnterBracketed && mounted.bracketed;
          for (let { from, to } of mounted.overlay) {
            if ((side > 0 || enterBracketed ? from <= rPos : from < rPos) && (side < 0 || enterBracketed ? to >= rPos : to > rPos))
              return new _TreeNode(mounted.tree, mounted.overlay[0].from + this.from, -1, this);
          }
        }
        return this.nextChild(0, 1, pos, side, mode);
      }
      nextSignificantParent() {
        let val = this;
        while (val.type.isAnonymous && val._parent)
          val = val._parent;
        return val;
      }
      get parent() {
        return this._parent ? this._parent.nextSignificantParent() : null;
      }
      get nextSibling() {
        return this._parent && this.index >= 0 ? this._parent.nextChild(
          this.index + 1,
          1,
          0,
          4
          /* Side.DontCare */
        ) : null;
      }
      get prevSibling() {
        return this._parent && this.index >= 0 ? this._parent.nextChild(
          this.index - 1,
          -1,
          0,
          4
          /* Side.DontCare */
        ) : null;
      }
      get tree() {
        return this._tree;
      }
      toTree() {
        return this._tree;
      }
      /**
      @internal
      */
      toString() {
        return this._tree.toString();
      }
    };
    BufferContext = class {
      constructor(parent, buffer, index, start) {
        this.parent = parent;
        this.buffer = buffer;
        this.index = index;
        this.start = start;
      }
    };
    BufferNode = class _BufferNode extends BaseNode {
      get name() {
        return this.type.name;
      }
      get from() {
        return this.context.start + this.context.buffer.buffer[this.index + 1];
      }
      get to() {
        return this.context.start + this.context.buffer.buffer[this.index + 2];
      }
      constructor(context, _parent, index) {
        super();
        this.context = context;
        this._parent = _parent;
        this.index = index;
        this.type = context.buffer.set.types[context.buffer.buffer[index]];
      }
      child(dir, pos, side) {
        let { buffer } = this.context;
        let index = buffer.findChild(this.index + 4, buffer.buffer[this.index + 3], dir, pos - this.context.start, side);
        return index < 0 ? null : new _BufferNode(this.context, this, index);
      }
      get firstChild() {
        return this.child(
          1,
          0,
          4
          /* Side.DontCare */
        );
      }
      get lastChild() {
        return this.child(
          -1,
          0,
          4
          /* Side.DontCare */
        );
      }
      childAfter(pos) {
        return this.child(
          1,
          pos,
          2
          /* Side.After */
        );
      }
      childBefore(pos) {
        return this.child(
          -1,
          pos,
          -2
          /* Side.Before */
        );
      }
      prop(prop) {
        return this.type.prop(prop);
      }
      enter(pos, side, mode = 0) {
        if (mode & IterMode.ExcludeBuffers)
          return null;
        let { buffer } = this.context;
        let index = buffer.findChild(this.index + 4, buffer.buffer[this.index + 3], side > 0 ? 1 : -1, pos - this.context.start, side);
        return index < 0 ? null : new _BufferNode(this.context, this, index);
      }
      get parent() {
        return this._parent || this.context.parent.nextSignificantParent();
      }
      externalSibling(dir) {
        return this._parent ? null : this.context.parent.nextChild(
          this.context.index + dir,
          dir,
          0,
          4
          /* Side.DontCare */
        );
      }
      get nextSibling() {
        let { buffer } = this.context;
        let after = buffer.buffer[this.index + 3];
        if (after < (this._parent ? buffer.buffer[this._parent.index + 3] : buffer.buffer.length))
          return new _BufferNode(this.context, this._parent, after);
        return this.externalSibling(1);
      }
      get prevSibling() {
        let { buffer } = this.context;
        let parentStart = this._parent ? this._parent.index + 4 : 0;
        if (this.index == parentStart)
          return this.externalSibling(-1);
        return new _BufferNode(this.context, this._parent, buffer.findChild(
          parentStart,
          this.index,
          -1,
          0,
          4
          /* Side.DontCare */
        ));
      }
      get tree() {
        return null;
      }
      toTree() {
        let children = [], positions = [];
        let { buffer } = this.context;
        let startI = this.index + 4, endI = buffer.buffer[this.index + 3];
        if (endI > startI) {
          let from = buffer.buffer[this.index + 1];
          children.push(buffer.slice(startI, endI, from));
          positions.push(0);
        }
        return new Tree(this.type, children, positions, this.to - this.from);
      }
      /**
      @internal
      */
      toString() {
        return this.context.buffer.childString(this.index);
      }
    };
    StackIterator = class {
      constructor(heads, node) {
        this.heads = heads;
        this.node = node;
      }
      get next() {
        return iterStack(this.heads);
      }
    };
    TreeCursor = class {
      /**
      Shorthand for `.type.name`.
      */
      get name() {
        return this.type.name;
      }
      /**
      @internal
      */
      constructor(node, mode = 0) {
        this.buffer = null;
        this.stack = [];
        this.index = 0;
        this.bufferNode = null;
        this.mode = mode & ~IterMode.EnterBracketed;
        if (node instanceof TreeNode) {
          this.yieldNode(node);
        } else {
          this._tree = node.context.parent;
          this.buffer = node.context;
          for (let n = node._parent; n; n = n._parent)
            this.stack.unshift(n.index);
          this.bufferNode = node;
          this.yieldBuf(node.index);
        }
      }
      yieldNode(node) {
        if (!node)
          return false;
        this._tree = node;
        this.type = node.type;
        this.from = node.from;
        this.to = node.to;
        return true;
      }
      yieldBuf(index, type) {
        this.index = index;
        let { start, buffer } = this.buffer;
        this.type = type || buffer.set.types[buffer.buffer[index]];
        this.from = start + buffer.buffer[index + 1];
        this.to = start + buffer.buffer[index + 2];
        return true;
      }
      /**
      @internal
      */
      yield(node) {
        if (!node)
          return false;
        if (node instanceof TreeNode) {
          this.buffer = null;
          return this.yieldNode(node);
        }
        this.buffer = node.context;
        return this.yieldBuf(node.index, node.type);
      }
      /**
      @internal
      */
      toString() {
        return this.buffer ? this.buffer.buffer.childString(this.index) : this._tree.toString();
      }
      /**
      @internal
      */
      enterChild(dir, pos, side) {
        if (!this.buffer)
          return this.yield(this._tree.nextChild(dir < 0 ? this._tree._tree.children.length - 1 : 0, dir, pos, side, this.mode));
        let { buffer } = this.buffer;
        let index = buffer.findChild(this.index + 4, buffer.buffer[this.index + 3], dir, pos - this.buffer.start, side);
        if (index < 0)
          return false;
        this.stack.push(this.index);
        return this.yieldBuf(index);
      }
      /**
      Move the cursor to this node's first child. When this returns
      false, the node has no child, and the cursor has not been moved.
      */
      firstChild() {
        return this.enterChild(
          1,
          0,
          4
          /* Side.DontCare */
        );
      }
      /**
      Move the cursor to this node's last child.
      */
      lastChild() {
        return this.enterChild(
          -1,
          0,
          4
          /* Side.DontCare */
        );
      }
      /**
      Move the cursor to the first child that ends after `pos`.
      */
      childAfter(pos) {
        return this.enterChild(
          1,
          pos,
          2
          /* Side.After */
        );
      }
      /**
      Move to the last child that starts before `pos`.
      */
      childBefore(pos) {
        return this.enterChild(
          -1,
          pos,
          -2
          /* Side.Before */
        );
      }
      /**
      Move the cursor to the child around `pos`. If side is -1 the
      child may end at that position, when 1 it may start there. This
      will also enter [overlaid](#common.MountedTree.overlay)
      [mounted](#common.NodeProp^mounted) trees unless `overlays` is
      set to false.
      */
      enter(pos, side, mode = this.mode) {
        if (!this.buffer)
          return this.yield(this._tree.enter(pos, side, mode));
        return mode & IterMode.ExcludeBuffers ? false : this.enterChild(1, pos, side);
      }
      /**
      Move to the node's parent node, if this isn't the top node.
      */
      parent() {
        if (!this.buffer)
          return this.yieldNode(this.mode & IterMode.IncludeAnonymous ? this._tree._parent : this._tree.parent);
        if (this.stack.length)
          return this.yieldBuf(this.stack.pop());
        let parent = this.mode & IterMode.IncludeAnonymous ? this.buffer.parent : this.buffer.parent.nextSignificantParent();
        this.buffer = null;
        return this.yieldNode(parent);
      }
      /**
      @internal
      */
      sibling(dir) {
        if (!this.buffer)
          return !this._tree._parent ? false : this.yield(this._tree.index < 0 ? null : this._tree._parent.nextChild(this._tree.index + dir, dir, 0, 4, this.mode));
        let { buffer } = this.buffer, d = this.stack.length - 1;
        if (dir < 0) {
          let parentStart = d < 0 ? 0 : this.stack[d] + 4;
          if (this.index != parentStart)
            return this.yieldBuf(buffer.findChild(
              parentStart,
              this.index,
              -1,
              0,
              4
              /* Side.DontCare */
            ));
        } else {
          let after = buffer.buffer[this.index + 3];
          if (after < (d < 0 ? buffer.buffer.length : buffer.buffer[this.stack[d] + 3]))
            return this.yieldBuf(after);
        }
        return d < 0 ? this.yield(this.buffer.parent.nextChild(this.buffer.index + dir, dir, 0, 4, this.mode)) : false;
      }
      /**
      Move to this node's next sibling, if any.
      */
      nextSibling() {
        return this.sibling(1);
      }
      /**
      Move to this node's previous sibling, if any.
      */
      prevSibling() {
        return this.sibling(-1);
      }
      atLastNode(dir) {
        let index, parent, { buffer } = this;
        if (buffer) {
          if (dir > 0) {
            if (this.index < buffer.buffer.buffer.length)
              return false;
          } else {
            for (let i = 0; i < this.index; i++)
              if (buffer.buffer.buffer[i + 3] < this.index)
                return false;
          }
          ({ index, parent } = buffer);
        } else {
          ({ index, _parent: parent } = this._tree);
        }
        for (; parent; { index, _parent: parent } = parent) {
          if (index > -1)
            for (let i = index + dir, e = dir < 0 ? -1 : parent._tree.children.length; i != e; i += dir) {
              let child = parent._tree.children[i];
              if (this.mode & IterMode.IncludeAnonymous || child instanceof TreeBuffer || !child.type.isAnonymous || hasChild(child))
                return false;
            }
        }
        return true;
      }
      move(dir, enter) {
        if (enter && this.enterChild(
          dir,
          0,
          4
          /* Side.DontCare */
        ))
          return true;
        for (; ; ) {
          if (this.sibling(dir))
            return true;
          if (this.atLastNode(dir) || !this.parent())
            return false;
        }
      }
      /**
      Move to the next node in a
      [pre-order](https://en.wikipedia.org/wiki/Tree_traversal#Pre-order,_NLR)
      traversal, going from a node to its first child or, if the
      current node is empty or `enter` is false, its next sibling or
      the next sibling of the first parent node that has one.
      */
      next(enter = true) {
        return this.move(1, enter);
      }
      /**
      Move to the next node in a last-to-first pre-order traversal. A
      node is followed by its last child or, if it has none, its
      previous sibling or the previous sibling of the first parent
      node that has one.
      */
      prev(enter = true) {
        return this.move(-1, enter);
      }
      /**
      Move the cursor to the innermost node that covers `pos`. If
      `side` is -1, it will enter nodes that end at `pos`. If it is 1,
      it will enter nodes that start at `pos`.
      */
      moveTo(pos, side = 0) {
        while (this.from == this.to || (side < 1 ? this.from >= pos : this.from > pos) || (side > -1 ? this.to <= pos : this.to < pos))
          if (!this.parent())
            break;
        while (this.enterChild(1, pos, side)) {
        }
        return this;
      }
      /**
      Get a [syntax node](#common.SyntaxNode) at the cursor's current
      position.
      */
      get node() {
        if (!this.buffer)
          return this._tree;
        let cache = this.bufferNode, result = null, depth = 0;
        if (cache && cache.context == this.buffer) {
          scan: for (let index = this.index, d = this.stack.length; d >= 0; ) {
            for (let c = cache; c; c = c._parent)
              if (c.index == index) {
                if (index == this.index)
                  return c;
                result = c;
                depth = d + 1;
                break scan;
              }
            index = this.stack[--d];
          }
        }
        for (let i = depth; i < this.stack.length; i++)
          result = new BufferNode(this.buffer, result, this.stack[i]);
        return this.bufferNode = new BufferNode(this.buffer, result, this.index);
      }
      /**
      Get the [tree](#common.Tree) that represents the current node, if
      any. Will return null when the node is in a [tree
      buffer](#common.TreeBuffer).
      */
      get tree() {
        return this.buffer ? null : this._tree._tree;
      }
      /**
      Iterate over the current node and all its descendants, calling
      `enter` when entering a node and `leave`, if given, when leaving
      one. When `enter` returns `false`, any children of that node are
      skipped, and `leave` isn't called for it.
      */
      iterate(enter, leave) {
        for (let depth = 0; ; ) {
          let mustLeave = false;
          if (this.type.isAnonymous || enter(this) !== false) {
            if (this.firstChild()) {
              depth++;
              continue;
            }
            if (!this.type.isAnonymous)
              mustLeave = true;
          }
          for (; ; ) {
            if (mustLeave && leave)
              leave(this);
            mustLeave = this.type.isAnonymous;
            if (!depth)
              return;
            if (this.nextSibling())
              break;
            this.parent();
            depth--;
            mustLeave = true;
          }
        }
      }
      /**
      Test whether the current node matches a given context—a sequence
      of direct parent node names. Empty strings in the context array
      are treated as wildcards.
      */
      matchContext(context) {
        if (!this.buffer)
          return matchNodeContext(this.node.parent, context);
        let { buffer } = this.buffer, { types } = buffer.set;
        for (let i = context.length - 1, d = this.stack.length - 1; i >= 0; d--) {
          if (d < 0)
            return matchNodeContext(this._tree, context, i);
          let type = types[buffer.buffer[this.stack[d]]];
          if (!type.isAnonymous) {
            if (context[i] && context[i] != type.name)
              return false;
            i--;
          }
        }
        return true;
      }
    };
    nodeSizeCache = /* @__PURE__ */ new WeakMap();
    Parser = class {
      /**
      Start a parse, returning a [partial parse](#common.PartialParse)
      object. [`fragments`](#common.TreeFragment) can be passed in to
      make the parse incremental.
      
      By default, the entire input is parsed. You can pass `ranges`,
      which should be a sorted array of non-empty, non-overlapping
      ranges, to parse only those ranges. The tree returned in that
      case will start at `ranges[0].from`.
      */
      startParse(input, fragments, ranges) {
        if (typeof input == "string")
          input = new StringInput(input);
        ranges = !ranges ? [new Range(0, input.length)] : ranges.length ? ranges.map((r) => new Range(r.from, r.to)) : [new Range(0, 0)];
        return this.createParse(input, fragments || [], ranges);
      }
      /**
      Run a full parse, returning the resulting tree.
      */
      parse(input, fragments, ranges) {
        let parse = this.startParse(input, fragments, ranges);
        for (; ; ) {
          let done = parse.advance();
          if (done)
            return done;
        }
      }
    };
    StringInput = class {
      constructor(string) {
        this.string = string;
      }
      get length() {
        return this.string.length;
      }
      chunk(from) {
        return this.string.slice(from);
      }
      get lineChunks() {
        return false;
      }
      read(from, to) {
        return this.string.slice(from, to);
      }
    };
    stoppedInner = new NodeProp({ perNode: true });
  }
});

// node_modules/@lezer/lr/dist/index.js
function decodeArray(input, Type = Uint16Array) {
  if (typeof input != "string")
    return input;
  let array = null;
  for (let pos = 0, out = 0; pos < input.length; ) {
    let value = 0;
    for (; ; ) {
      let next = input.charCodeAt(pos++), stop = false;
      if (next == 126) {
        value = 65535;
        break;
      }
      if (next >= 92)
        next--;
      if (next >= 34)
        next--;
      let digit = next - 32;
      if (digit >= 46) {
        digit -= 46;
        stop = true;
      }
      value += digit;
      if (stop)
        break;
      value *= 46;
    }
    if (array)
      array[out++] = value;
    else
      array = new Type(value);
  }
  return array;
}
function readToken(data, input, stack, group3, precTable, precOffset) {
  let state = 0, groupMask = 1 << group3, { dialect } = stack.p.parser;
  scan: for (; ; ) {
    if ((groupMask & data[state]) == 0)
      break;
    let accEnd = data[state + 1];
    for (let i = state + 3; i < accEnd; i += 2)
      if ((data[i + 1] & groupMask) > 0) {
        let term = data[i];
        if (dialect.allows(term) && (input.token.value == -1 || input.token.value == term || overrides(term, input.token.value, precTable, precOffset))) {
          input.acceptToken(term);
          break;
        }
      }
    let next = input.next, low = 0, high = data[state + 2];
    if (input.next < 0 && high > low && data[accEnd + high * 3 - 3] == 65535) {
      state = data[accEnd + high * 3 - 1];
      continue scan;
    }
    for (; low < high; ) {
      let mid = low + high >> 1;
      let index = accEnd + mid + (mid << 1);
      let from = data[index], to = data[index + 1] || 65536;
      if (next < from)
        high = mid;
      else if (next >= to)
        low = mid + 1;
      else {
        state = data[index + 2];
        input.advance();
        continue scan;
      }
    }
    break;
  }
}
function findOffset(data, start, term) {
  for (let i = start, next; (next = data[i]) != 65535; i++)
    if (next == term)
      return i - start;
  return -1;
}
function overrides(token2, prev, tableData, tableOffset) {
  let iPrev = findOffset(tableData, tableOffset, prev);
  return iPrev < 0 || findOffset(tableData, tableOffset, token2) < iPrev;
}
function cutAt(tree, pos, side) {
  let cursor = tree.cursor(IterMode.IncludeAnonymous);
  cursor.moveTo(pos);
  for (; ; ) {
    if (!(side < 0 ? cursor.childBefore(pos) : cursor.childAfter(pos)))
      for (; ; ) {
        if ((side < 0 ? cursor.to < pos : cursor.from > pos) && !cursor.type.isError)
          return side < 0 ? Math.max(0, Math.min(
            cursor.to - 1,
            pos - 25
            /* Lookahead.Margin */
          )) : Math.min(tree.length, Math.max(
            cursor.from + 1,
            pos + 25
            /* Lookahead.Margin */
          ));
        if (side < 0 ? cursor.prevSibling() : cursor.nextSibling())
          break;
        if (!cursor.parent())
          return side < 0 ? 0 : tree.length;
      }
  }
}
function pushStackDedup(stack, newStacks) {
  for (let i = 0; i < newStacks.length; i++) {
    let other = newStacks[i];
    if (other.pos == stack.pos && other.sameState(stack)) {
      if (newStacks[i].score < stack.score)
        newStacks[i] = stack;
      return;
    }
  }
  newStacks.push(stack);
}
function pair(data, off) {
  return data[off] | data[off + 1] << 16;
}
function findFinished(stacks) {
  let best = null;
  for (let stack of stacks) {
    let stopped = stack.p.stoppedAt;
    if ((stack.pos == stack.p.stream.end || stopped != null && stack.pos > stopped) && stack.p.parser.stateFlag(
      stack.state,
      2
      /* StateFlag.Accepting */
    ) && (!best || best.score < stack.score))
      best = stack;
  }
  return best;
}
function getSpecializer(spec) {
  if (spec.external) {
    let mask = spec.extend ? 1 : 0;
    return (value, stack) => spec.external(value, stack) << 1 | mask;
  }
  return spec.get;
}
var Stack, StackContext, SimulatedStack, StackBufferCursor, CachedToken, nullToken, InputStream, TokenGroup, LocalTokenGroup, ExternalTokenizer, verbose, stackIDs, FragmentCursor, TokenCache, Parse, Dialect, id, ContextTracker, LRParser;
var init_dist2 = __esm({
  "node_modules/@lezer/lr/dist/index.js"() {
    init_dist();
    Stack = class _Stack {
      /**
      @internal
      */
      constructor(p, stack, state, reducePos, pos, score, buffer, bufferBase, curContext, lookAhead = 0, parent) {
        this.p = p;
        this.stack = stack;
        this.state = state;
        this.reducePos = reducePos;
        this.pos = pos;
        this.score = score;
        this.buffer = buffer;
        this.bufferBase = bufferBase;
        this.curContext = curContext;
        this.lookAhead = lookAhead;
        this.parent = parent;
      }
      /**
      @internal
      */
      toString() {
        return `[${this.stack.filter((_, i) => i % 3 == 0).concat(this.state)}]@${this.pos}${this.score ? "!" + this.score : ""}`;
      }
      // Start an empty stack
      /**
      @internal
      */
      static start(p, state, pos = 0) {
        let cx = p.parser.context;
        return new _Stack(p, [], state, pos, pos, 0, [], 0, cx ? new StackContext(cx, cx.start) : null, 0, null);
      }
      /**
      The stack's current [context](#lr.ContextTracker) value, if
      any. Its type will depend on the context tracker's type
      parameter, or it will be `null` if there is no context
      tracker.
      */
      get context() {
        return this.curContext ? this.curContext.context : null;
      }
      // Push a state onto the stack, tracking its start position as well
      // as the buffer base at that point.
      /**
      @internal
      */
      pushState(state, start) {
        this.stack.push(this.state, start, this.bufferBase + this.buffer.length);
        this.state = state;
      }
      // Apply a reduce action
      /**
      @internal
      */
      reduce(action) {
        var _a;
        let depth = action >> 19, type = action & 65535;
        let { parser: parser2 } = this.p;
        let lookaheadRecord = this.reducePos < this.pos - 25 && this.setLookAhead(this.pos);
        let dPrec = parser2.dynamicPrecedence(type);
        if (dPrec)
          this.score += dPrec;
        if (depth == 0) {
          if (type < parser2.minRepeatTerm && this.reducePos < this.pos)
            this.reducePos = this.pos;
          this.pushState(parser2.getGoto(this.state, type, true), this.reducePos);
          if (type < parser2.minRepeatTerm)
            this.storeNode(type, this.reducePos, this.reducePos, lookaheadRecord ? 8 : 4, true);
          this.reduceContext(type, this.reducePos);
          return;
        }
        let base = this.stack.length - (depth - 1) * 3 - (action & 262144 ? 6 : 0);
        let start = base ? this.stack[base - 2] : this.p.ranges[0].from;
        if (type < parser2.minRepeatTerm && start == this.reducePos && this.reducePos < this.pos)
          this.reducePos = this.pos;
        let size3 = this.reducePos - start;
        if (size3 >= 2e3 && !((_a = this.p.parser.nodeSet.types[type]) === null || _a === void 0 ? void 0 : _a.isAnonymous)) {
          if (start == this.p.lastBigReductionStart) {
            this.p.bigReductionCount++;
            this.p.lastBigReductionSize = size3;
          } else if (this.p.lastBigReductionSize < size3) {
            this.p.bigReductionCount = 1;
            this.p.lastBigReductionStart = start;
            this.p.lastBigReductionSize = size3;
          }
        }
        let bufferBase = base ? this.stack[base - 1] : 0, count = this.bufferBase + this.buffer.length - bufferBase;
        if (type < parser2.minRepeatTerm || action & 131072) {
          let pos = parser2.stateFlag(
            this.state,
            1
            /* StateFlag.Skipped */
          ) ? this.pos : this.reducePos;
          this.storeNode(type, start, pos, count + 4, true);
        }
        if (action & 262144) {
          this.state = this.stack[base];
        } else {
          let baseStateID = this.stack[base - 3];
          this.state = parser2.getGoto(baseStateID, type, true);
        }
        while (this.stack.length > base)
          this.stack.pop();
        this.reduceContext(type, start);
      }
      // Shift a value into the buffer
      /**
      @internal
      */
      storeNode(term, start, end, size3 = 4, mustSink = false) {
        if (term == 0 && (!this.stack.length || this.stack[this.stack.length - 1] < this.buffer.length + this.bufferBase)) {
          let top = this.buffer.length;
          if (top > 0 && this.buffer[top - 4] == 0 && this.buffer[top - 1] > -1) {
            if (start == end)
              return;
            if (this.buffer[top - 2] >= start) {
              this.buffer[top - 2] = end;
              return;
            }
          }
        }
        if (!mustSink || this.pos == end) {
          this.buffer.push(term, start, end, size3);
        } else {
          let index = this.buffer.length;
          if (index > 0 && (this.buffer[index - 4] != 0 || this.buffer[index - 1] < 0)) {
            let mustMove = false;
            for (let scan = index; scan > 0 && this.buffer[scan - 2] > end; scan -= 4) {
              if (this.buffer[scan - 1] >= 0) {
                mustMove = true;
                break;
              }
            }
            if (mustMove)
              while (index > 0 && this.buffer[index - 2] > end) {
                this.buffer[index] = this.buffer[index - 4];
                this.buffer[index + 1] = this.buffer[index - 3];
                this.buffer[index + 2] = this.buffer[index - 2];
                this.buffer[index + 3] = this.buffer[index - 1];
                index -= 4;
                if (size3 > 4)
                  size3 -= 4;
              }
          }
          this.buffer[index] = term;
          this.buffer[index + 1] = start;
          this.buffer[index + 2] = end;
          this.buffer[index + 3] = size3;
        }
      }
      // Apply a shift action
      /**
      @internal
      */
      shift(action, type, start, end) {
        if (action & 131072) {
          this.pushState(action & 65535, this.pos);
        } else if ((action & 262144) == 0) {
          let nextState = action, { parser: parser2 } = this.p;
          this.pos = end;
          let skipped = parser2.stateFlag(
            nextState,
            1
            /* StateFlag.Skipped */
          );
          if (!skipped && (end > start || type <= parser2.maxNode))
            this.reducePos = end;
          this.pushState(nextState, skipped ? start : Math.min(start, this.reducePos));
          this.shiftContext(type, start);
          if (type <= parser2.maxNode)
            this.buffer.push(type, start, end, 4);
        } else {
          this.pos = end;
          this.shiftContext(type, start);
          if (type <= this.p.parser.maxNode)
            this.buffer.push(type, start, end, 4);
        }
      }
      // Apply an action
      /**
      @internal
      */
      apply(action, next, nextStart, nextEnd) {
        if (action & 65536)
          this.reduce(action);
        else
          this.shift(action, next, nextStart, nextEnd);
      }
      // Add a prebuilt (reused) node into the buffer.
      /**
      @internal
      */
      useNode(value, next, start) {
        let index = this.p.reused.length - 1;
        if (index < 0 || this.p.reused[index] != value) {
          this.p.reused.push(value);
          index++;
        }
        let end = this.reducePos = this.pos = start + value.length;
        this.pushState(next, start);
        this.buffer.push(
          index,
          start,
          end,
          -1
          /* size == -1 means this is a reused value */
        );
        if (this.curContext)
          this.updateContext(this.curContext.tracker.reuse(this.curContext.context, value, this, this.p.stream.reset(this.pos - value.length)));
      }
      // Split the stack. Due to the buffer sharing and the fact
      // that `this.stack` tends to stay quite shallow, this isn't very
      // expensive.
      /**
      @internal
      */
      split() {
        let parent = this;
        let off = parent.buffer.length;
        if (off && parent.buffer[off - 4] == 0)
          off -= 4;
        while (off > 0 && parent.buffer[off - 2] > parent.reducePos)
          off -= 4;
        let buffer = parent.buffer.slice(off), base = parent.bufferBase + off;
        while (parent && base == parent.bufferBase)
          parent = parent.parent;
        return new _Stack(this.p, this.stack.slice(), this.state, this.reducePos, this.pos, this.score, buffer, base, this.curContext, this.lookAhead, parent);
      }
      // Try to recover from an error by 'deleting' (ignoring) one token.
      /**
      @internal
      */
      recoverByDelete(next, nextEnd) {
        let isNode = next <= this.p.parser.maxNode;
        if (isNode)
          this.storeNode(next, this.pos, nextEnd, 4);
        this.storeNode(0, this.pos, nextEnd, isNode ? 8 : 4);
        this.pos = this.reducePos = nextEnd;
        this.score -= 190;
      }
      /**
      Check if the given term would be able to be shifted (optionally
      after some reductions) on this stack. This can be useful for
      external tokenizers that want to make sure they only provide a
      given token when it applies.
      */
      canShift(term) {
        for (let sim = new SimulatedStack(this); ; ) {
          let action = this.p.parser.stateSlot(
            sim.state,
            4
            /* ParseState.DefaultReduce */
          ) || this.p.parser.hasAction(sim.state, term);
          if (action == 0)
            return false;
          if ((action & 65536) == 0)
            return true;
          sim.reduce(action);
        }
      }
      // Apply up to Recover.MaxNext recovery actions that conceptually
      // inserts some missing token or rule.
      /**
      @internal
      */
      recoverByInsert(next) {
        if (this.stack.length >= 300)
          return [];
        let nextStates = this.p.parser.nextStates(this.state);
        if (nextStates.length > 4 << 1 || this.stack.length >= 120) {
          let best = [];
          for (let i = 0, s; i < nextStates.length; i += 2) {
            if ((s = nextStates[i + 1]) != this.state && this.p.parser.hasAction(s, next))
              best.push(nextStates[i], s);
          }
          if (this.stack.length < 120)
            for (let i = 0; best.length < 4 << 1 && i < nextStates.length; i += 2) {
              let s = nextStates[i + 1];
              if (!best.some((v, i2) => i2 & 1 && v == s))
                best.push(nextStates[i], s);
            }
          nextStates = best;
        }
        let result = [];
        for (let i = 0; i < nextStates.length && result.length < 4; i += 2) {
          let s = nextStates[i + 1];
          if (s == this.state)
            continue;
          let stack = this.split();
          stack.pushState(s, this.pos);
          stack.storeNode(0, stack.pos, stack.pos, 4, true);
          stack.shiftContext(nextStates[i], this.pos);
          stack.reducePos = this.pos;
          stack.score -= 200;
          result.push(stack);
        }
        return result;
      }
      // Force a reduce, if possible. Return false if that can't
      // be done.
      /**
      @internal
      */
      forceReduce() {
        let { parser: parser2 } = this.p;
        let reduce = parser2.stateSlot(
          this.state,
          5
          /* ParseState.ForcedReduce */
        );
        if ((reduce & 65536) == 0)
          return false;
        if (!parser2.validAction(this.state, reduce)) {
          let depth = reduce >> 19, term = reduce & 65535;
          let target = this.stack.length - depth * 3;
          if (target < 0 || parser2.getGoto(this.stack[target], term, false) < 0) {
            let backup = this.findForcedReduction();
            if (backup == null)
              return false;
            reduce = backup;
          }
          this.storeNode(0, this.pos, this.pos, 4, true);
          this.score -= 100;
        }
        this.reducePos = this.pos;
        this.reduce(reduce);
        return true;
      }
      /**
      Try to scan through the automaton to find some kind of reduction
      that can be applied. Used when the regular ForcedReduce field
      isn't a valid action. @internal
      */
      findForcedReduction() {
        let { parser: parser2 } = this.p, seen = [];
        let explore = (state, depth) => {
          if (seen.includes(state))
            return;
          seen.push(state);
          return parser2.allActions(state, (action) => {
            if (action & (262144 | 131072)) ;
            else if (action & 65536) {
              let rDepth = (action >> 19) - depth;
              if (rDepth > 1) {
                let term = action & 65535, target = this.stack.length - rDepth * 3;
                if (target >= 0 && parser2.getGoto(this.stack[target], term, false) >= 0)
                  return rDepth << 19 | 65536 | term;
              }
            } else {
              let found = explore(action, depth + 1);
              if (found != null)
                return found;
            }
          });
        };
        return explore(this.state, 0);
      }
      /**
      @internal
      */
      forceAll() {
        while (!this.p.parser.stateFlag(
          this.state,
          2
          /* StateFlag.Accepting */
        )) {
          if (!this.forceReduce()) {
            this.storeNode(0, this.pos, this.pos, 4, true);
            break;
          }
        }
        return this;
      }
      /**
      Check whether this state has no further actions (assumed to be a direct descendant of the
      top state, since any other states must be able to continue
      somehow). @internal
      */
      get deadEnd() {
        if (this.stack.length != 3)
          return false;
        let { parser: parser2 } = this.p;
        return parser2.data[parser2.stateSlot(
          this.state,
          1
          /* ParseState.Actions */
        )] == 65535 && !parser2.stateSlot(
          this.state,
          4
          /* ParseState.DefaultReduce */
        );
      }
      /**
      Restart the stack (put it back in its start state). Only safe
      when this.stack.length == 3 (state is directly below the top
      state). @internal
      */
      restart() {
        this.storeNode(0, this.pos, this.pos, 4, true);
        this.state = this.stack[0];
        this.stack.length = 0;
      }
      /**
      @internal
      */
      sameState(other) {
        if (this.state != other.state || this.stack.length != other.stack.length)
          return false;
        for (let i = 0; i < this.stack.length; i += 3)
          if (this.stack[i] != other.stack[i])
            return false;
        return true;
      }
      /**
      Get the parser used by this stack.
      */
      get parser() {
        return this.p.parser;
      }
      /**
      Test whether a given dialect (by numeric ID, as exported from
      the terms file) is enabled.
      */
      dialectEnabled(dialectID) {
        return this.p.parser.dialect.flags[dialectID];
      }
      shiftContext(term, start) {
        if (this.curContext)
          this.updateContext(this.curContext.tracker.shift(this.curContext.context, term, this, this.p.stream.reset(start)));
      }
      reduceContext(term, start) {
        if (this.curContext)
          this.updateContext(this.curContext.tracker.reduce(this.curContext.context, term, this, this.p.stream.reset(start)));
      }
      /**
      @internal
      */
      emitContext() {
        let last = this.buffer.length - 1;
        if (last < 0 || this.buffer[last] != -3)
          this.storeNode(this.curContext.hash, this.reducePos, this.reducePos, -3, true);
      }
      /**
      @internal
      */
      emitLookAhead() {
        let last = this.buffer.length - 1;
        if (last < 0 || this.buffer[last] != -4)
          this.buffer.push(this.lookAhead, this.pos, this.pos, -4);
      }
      updateContext(context) {
        if (context != this.curContext.context) {
          let newCx = new StackContext(this.curContext.tracker, context);
          if (newCx.hash != this.curContext.hash)
            this.emitContext();
          this.curContext = newCx;
        }
      }
      /**
      @internal
      */
      setLookAhead(lookAhead) {
        if (lookAhead <= this.lookAhead)
          return false;
        this.emitLookAhead();
        this.lookAhead = lookAhead;
        return true;
      }
      /**
      @internal
      */
      close() {
        if (this.curContext && this.curContext.tracker.strict)
          this.emitContext();
        if (this.lookAhead > 0)
          this.emitLookAhead();
      }
    };
    StackContext = class {
      constructor(tracker, context) {
        this.tracker = tracker;
        this.context = context;
        this.hash = tracker.strict ? tracker.hash(context) : 0;
      }
    };
    SimulatedStack = class {
      constructor(start) {
        this.start = start;
        this.state = start.state;
        this.stack = start.stack;
        this.base = this.stack.length;
      }
      reduce(action) {
        let term = action & 65535, depth = action >> 19;
        if (depth == 0) {
          if (this.stack == this.start.stack)
            this.stack = this.stack.slice();
          this.stack.push(this.state, 0, 0);
          this.base += 3;
        } else {
          this.base -= (depth - 1) * 3;
        }
        let goto = this.start.p.parser.getGoto(this.stack[this.base - 3], term, true);
        this.state = goto;
      }
    };
    StackBufferCursor = class _StackBufferCursor {
      constructor(stack, pos, index) {
        this.stack = stack;
        this.pos = pos;
        this.index = index;
        this.buffer = stack.buffer;
        if (this.index == 0)
          this.maybeNext();
      }
      static create(stack, pos = stack.bufferBase + stack.buffer.length) {
        return new _StackBufferCursor(stack, pos, pos - stack.bufferBase);
      }
      maybeNext() {
        let next = this.stack.parent;
        if (next != null) {
          this.index = this.stack.bufferBase - next.bufferBase;
          this.stack = next;
          this.buffer = next.buffer;
        }
      }
      get id() {
        return this.buffer[this.index - 4];
      }
      get start() {
        return this.buffer[this.index - 3];
      }
      get end() {
        return this.buffer[this.index - 2];
      }
      get size() {
        return this.buffer[this.index - 1];
      }
      next() {
        this.index -= 4;
        this.pos -= 4;
        if (this.index == 0)
          this.maybeNext();
      }
      fork() {
        return new _StackBufferCursor(this.stack, this.pos, this.index);
      }
    };
    CachedToken = class {
      constructor() {
        this.start = -1;
        this.value = -1;
        this.end = -1;
        this.extended = -1;
        this.lookAhead = 0;
        this.mask = 0;
        this.context = 0;
      }
    };
    nullToken = new CachedToken();
    InputStream = class {
      /**
      @internal
      */
      constructor(input, ranges) {
        this.input = input;
        this.ranges = ranges;
        this.chunk = "";
        this.chunkOff = 0;
        this.chunk2 = "";
        this.chunk2Pos = 0;
        this.next = -1;
        this.token = nullToken;
        this.rangeIndex = 0;
        this.pos = this.chunkPos = ranges[0].from;
        this.range = ranges[0];
        this.end = ranges[ranges.length - 1].to;
        this.readNext();
      }
      /**
      @internal
      */
      resolveOffset(offset, assoc) {
        let range = this.range, index = this.rangeIndex;
        let pos = this.pos + offset;
        while (pos < range.from) {
          if (!index)
            return null;
          let next = this.ranges[--index];
          pos -= range.from - next.to;
          range = next;
        }
        while (assoc < 0 ? pos > range.to : pos >= range.to) {
          if (index == this.ranges.length - 1)
            return null;
          let next = this.ranges[++index];
          pos += next.from - range.to;
          range = next;
        }
        return pos;
      }
      /**
      @internal
      */
      clipPos(pos) {
        if (pos >= this.range.from && pos < this.range.to)
          return pos;
        for (let range of this.ranges)
          if (range.to > pos)
            return Math.max(pos, range.from);
        return this.end;
      }
      /**
      Look at a code unit near the stream position. `.peek(0)` equals
      `.next`, `.peek(-1)` gives you the previous character, and so
      on.
      
      Note that looking around during tokenizing creates dependencies
      on potentially far-away content, which may reduce the
      effectiveness incremental parsing—when looking forward—or even
      cause invalid reparses when looking backward more than 25 code
      units, since the library does not track lookbehind.
      */
      peek(offset) {
        let idx = this.chunkOff + offset, pos, result;
        if (idx >= 0 && idx < this.chunk.length) {
          pos = this.pos + offset;
          result = this.chunk.charCodeAt(idx);
        } else {
          let resolved = this.resolveOffset(offset, 1);
          if (resolved == null)
            return -1;
          pos = resolved;
          if (pos >= this.chunk2Pos && pos < this.chunk2Pos + this.chunk2.length) {
            result = this.chunk2.charCodeAt(pos - this.chunk2Pos);
          } else {
            let i = this.rangeIndex, range = this.range;
            while (range.to <= pos)
              range = this.ranges[++i];
            this.chunk2 = this.input.chunk(this.chunk2Pos = pos);
            if (pos + this.chunk2.length > range.to)
              this.chunk2 = this.chunk2.slice(0, range.to - pos);
            result = this.chunk2.charCodeAt(0);
          }
        }
        if (pos >= this.token.lookAhead)
          this.token.lookAhead = pos + 1;
        return result;
      }
      /**
      Accept a token. By default, the end of the token is set to the
      current stream position, but you can pass an offset (relative to
      the stream position) to change that.
      */
      acceptToken(token2, endOffset = 0) {
        let end = endOffset ? this.resolveOffset(endOffset, -1) : this.pos;
        if (end == null || end < this.token.start)
          throw new RangeError("Token end out of bounds");
        this.token.value = token2;
        this.token.end = end;
      }
      /**
      Accept a token ending at a specific given position.
      */
      acceptTokenTo(token2, endPos) {
        this.token.value = token2;
        this.token.end = endPos;
      }
      getChunk() {
        if (this.pos >= this.chunk2Pos && this.pos < this.chunk2Pos + this.chunk2.length) {
          let { chunk, chunkPos } = this;
          this.chunk = this.chunk2;
          this.chunkPos = this.chunk2Pos;
          this.chunk2 = chunk;
          this.chunk2Pos = chunkPos;
          this.chunkOff = this.pos - this.chunkPos;
        } else {
          this.chunk2 = this.chunk;
          this.chunk2Pos = this.chunkPos;
          let nextChunk = this.input.chunk(this.pos);
          let end = this.pos + nextChunk.length;
          this.chunk = end > this.range.to ? nextChunk.slice(0, this.range.to - this.pos) : nextChunk;
          this.chunkPos = this.pos;
          this.chunkOff = 0;
        }
      }
      readNext() {
        if (this.chunkOff >= this.chunk.length) {
          this.getChunk();
          if (this.chunkOff == this.chunk.length)
            return this.next = -1;
        }
        return this.next = this.chunk.charCodeAt(this.chunkOff);
      }
      /**
      Move the stream forward N (defaults to 1) code units. Returns
      the new value of [`next`](#lr.InputStream.next).
      */
      advance(n = 1) {
        this.chunkOff += n;
        while (this.pos + n >= this.range.to) {
          if (this.rangeIndex == this.ranges.length - 1)
            return this.setDone();
          n -= this.range.to - this.pos;
          this.range = this.ranges[++this.rangeIndex];
          this.pos = this.range.from;
        }
        this.pos += n;
        if (this.pos >= this.token.lookAhead)
          this.token.lookAhead = this.pos + 1;
        return this.readNext();
      }
      setDone() {
        this.pos = this.chunkPos = this.end;
        this.range = this.ranges[this.rangeIndex = this.ranges.length - 1];
        this.chunk = "";
        return this.next = -1;
      }
      /**
      @internal
      */
      reset(pos, token2) {
        if (token2) {
          this.token = token2;
          token2.start = pos;
          token2.lookAhead = pos + 1;
          token2.value = token2.extended = -1;
        } else {
          this.token = nullToken;
        }
        if (this.pos != pos) {
          this.pos = pos;
          if (pos == this.end) {
            this.setDone();
            return this;
          }
          while (pos < this.range.from)
            this.range = this.ranges[--this.rangeIndex];
          while (pos >= this.range.to)
            this.range = this.ranges[++this.rangeIndex];
          if (pos >= this.chunkPos && pos < this.chunkPos + this.chunk.length) {
            this.chunkOff = pos - this.chunkPos;
          } else {
            this.chunk = "";
            this.chunkOff = 0;
          }
          this.readNext();
        }
        return this;
      }
      /**
      @internal
      */
      read(from, to) {
        if (from >= this.chunkPos && to <= this.chunkPos + this.chunk.length)
          return this.chunk.slice(from - this.chunkPos, to - this.chunkPos);
        if (from >= this.chunk2Pos && to <= this.chunk2Pos + this.chunk2.length)
          return this.chunk2.slice(from - this.chunk2Pos, to - this.chunk2Pos);
        if (from >= this.range.from && to <= this.range.to)
          return this.input.read(from, to);
        let result = "";
        for (let r of this.ranges) {
          if (r.from >= to)
            break;
          if (r.to > from)
            result += this.input.read(Math.max(r.from, from), Math.min(r.to, to));
        }
        return result;
      }
    };
    TokenGroup = class {
      constructor(data, id2) {
        this.data = data;
        this.id = id2;
      }
      token(input, stack) {
        let { parser: parser2 } = stack.p;
        readToken(this.data, input, stack, this.id, parser2.data, parser2.tokenPrecTable);
      }
    };
    TokenGroup.prototype.contextual = TokenGroup.prototype.fallback = TokenGroup.prototype.extend = false;
    LocalTokenGroup = class {
      constructor(data, precTable, elseToken) {
        this.precTable = precTable;
        this.elseToken = elseToken;
        this.data = typeof data == "string" ? decodeArray(data) : data;
      }
      token(input, stack) {
        let start = input.pos, skipped = 0;
        for (; ; ) {
          let atEof = input.next < 0, nextPos = input.resolveOffset(1, 1);
          readToken(this.data, input, stack, 0, this.data, this.precTable);
          if (input.token.value > -1)
            break;
          if (this.elseToken == null)
            return;
          if (!atEof)
            skipped++;
          if (nextPos == null)
            break;
          input.reset(nextPos, input.token);
        }
        if (skipped) {
          input.reset(start, input.token);
          input.acceptToken(this.elseToken, skipped);
        }
      }
    };
    LocalTokenGroup.prototype.contextual = TokenGroup.prototype.fallback = TokenGroup.prototype.extend = false;
    ExternalTokenizer = class {
      /**
      Create a tokenizer. The first argument is the function that,
      given an input stream, scans for the types of tokens it
      recognizes at the stream's position, and calls
      [`acceptToken`](#lr.InputStream.acceptToken) when it finds
      one.
      */
      constructor(token2, options = {}) {
        this.token = token2;
        this.contextual = !!options.contextual;
        this.fallback = !!options.fallback;
        this.extend = !!options.extend;
      }
    };
    verbose = typeof process != "undefined" && process.env && /\bparse\b/.test(process.env.LOG);
    stackIDs = null;
    FragmentCursor = class {
      constructor(fragments, minRepeat) {
        this.fragments = fragments;
        this.minRepeat = minRepeat;
        this.i = 0;
        this.fragment = null;
        this.safeFrom = -1;
        this.safeTo = -1;
        this.trees = [];
        this.start = [];
        this.index = [];
        this.lastRepeat = null;
        this.lastRepeatPos = -1;
        this.nextFragment();
      }
      nextFragment() {
        let fr = this.fragment = this.i == this.fragments.length ? null : this.fragments[this.i++];
        if (fr) {
          this.safeFrom = fr.openStart ? cutAt(fr.tree, fr.from + fr.offset, 1) - fr.offset : fr.from;
          this.safeTo = fr.openEnd ? cutAt(fr.tree, fr.to + fr.offset, -1) - fr.offset : fr.to;
          while (this.trees.length) {
            this.trees.pop();
            this.start.pop();
            this.index.pop();
          }
          this.trees.push(fr.tree);
          this.start.push(-fr.offset);
          this.index.push(0);
          this.nextStart = this.safeFrom;
        } else {
          this.nextStart = 1e9;
        }
      }
      // `pos` must be >= any previously given `pos` for this cursor
      nodeAt(pos) {
        if (pos < this.nextStart)
          return null;
        while (this.fragment && this.safeTo <= pos)
          this.nextFragment();
        if (!this.fragment)
          return null;
        for (; ; ) {
          let last = this.trees.length - 1;
          if (last < 0) {
            this.nextFragment();
            return null;
          }
          if (pos < this.safeFrom)
            return null;
          let top = this.trees[last], index = this.index[last];
          if (index == top.children.length) {
            this.trees.pop();
            this.start.pop();
            this.index.pop();
            continue;
          }
          let next = top.children[index];
          let start = this.start[last] + top.positions[index];
          if (start > pos) {
            this.nextStart = start;
            return null;
          }
          if (next instanceof Tree) {
            let storeRepeat = start > this.lastRepeatPos && next.type.id >= this.minRepeat;
            if (start == pos || storeRepeat) {
              let end = start + next.length, lookahead;
              if (start >= this.safeFrom && end <= this.safeTo && (!(lookahead = next.prop(NodeProp.lookAhead)) || end + lookahead < this.fragment.to)) {
                if (storeRepeat) {
                  this.lastRepeat = next;
                  this.lastRepeatPos = start;
                }
                if (start == pos)
                  return next;
              }
            }
            this.index[last]++;
            if (start + next.length >= Math.max(this.safeFrom, pos)) {
              this.trees.push(next);
              this.start.push(start);
              this.index.push(0);
            }
          } else {
            this.index[last]++;
            this.nextStart = start + next.length;
          }
        }
      }
    };
    TokenCache = class {
      constructor(parser2, stream) {
        this.stream = stream;
        this.tokens = [];
        this.mainToken = null;
        this.actions = [];
        this.tokens = parser2.tokenizers.map((_) => new CachedToken());
      }
      getActions(stack) {
        let actionIndex = 0;
        let main = null;
        let { parser: parser2 } = stack.p, { tokenizers } = parser2;
        let mask = parser2.stateSlot(
          stack.state,
          3
          /* ParseState.TokenizerMask */
        );
        let context = stack.curContext ? stack.curContext.hash : 0;
        let lookAhead = 0;
        for (let i = 0; i < tokenizers.length; i++) {
          if ((1 << i & mask) == 0)
            continue;
          let tokenizer = tokenizers[i], token2 = this.tokens[i];
          if (main && !tokenizer.fallback)
            continue;
          if (tokenizer.contextual || token2.start != stack.pos || token2.mask != mask || token2.context != context) {
            this.updateCachedToken(token2, tokenizer, stack);
            token2.mask = mask;
            token2.context = context;
          }
          if (token2.lookAhead > token2.end + 25)
            lookAhead = Math.max(token2.lookAhead, lookAhead);
          if (token2.value != 0) {
            let startIndex = actionIndex;
            if (token2.extended > -1)
              actionIndex = this.addActions(stack, token2.extended, token2.end, actionIndex);
            actionIndex = this.addActions(stack, token2.value, token2.end, actionIndex);
            if (!tokenizer.extend) {
              main = token2;
              if (actionIndex > startIndex)
                break;
            }
          }
        }
        while (this.actions.length > actionIndex)
          this.actions.pop();
        if (lookAhead)
          stack.setLookAhead(lookAhead);
        if (!main && stack.pos == this.stream.end) {
          main = new CachedToken();
          main.value = stack.p.parser.eofTerm;
          main.start = main.end = stack.pos;
          actionIndex = this.addActions(stack, main.value, main.end, actionIndex);
        }
        this.mainToken = main;
        return this.actions;
      }
      getMainToken(stack) {
        if (this.mainToken)
          return this.mainToken;
        let main = new CachedToken(), { pos, p } = stack;
        main.start = pos;
        main.end = Math.min(pos + 1, p.stream.end);
        main.value = pos == p.stream.end ? p.parser.eofTerm : 0;
        return main;
      }
      updateCachedToken(token2, tokenizer, stack) {
        let start = this.stream.clipPos(stack.pos);
        tokenizer.token(this.stream.reset(start, token2), stack);
        if (token2.value > -1) {
          let { parser: parser2 } = stack.p;
          for (let i = 0; i < parser2.specialized.length; i++)
            if (parser2.specialized[i] == token2.value) {
              let result = parser2.specializers[i](this.stream.read(token2.start, token2.end), stack);
              if (result >= 0 && stack.p.parser.dialect.allows(result >> 1)) {
                if ((result & 1) == 0)
                  token2.value = result >> 1;
                else
                  token2.extended = result >> 1;
                break;
              }
            }
        } else {
          token2.value = 0;
          token2.end = this.stream.clipPos(start + 1);
        }
      }
      putAction(action, token2, end, index) {
        for (let i = 0; i < index; i += 3)
          if (this.actions[i] == action)
            return index;
        this.actions[index++] = action;
        this.actions[index++] = token2;
        this.actions[index++] = end;
        return index;
      }
      addActions(stack, token2, end, index) {
        let { state } = stack, { parser: parser2 } = stack.p, { data } = parser2;
        for (let set = 0; set < 2; set++) {
          for (let i = parser2.stateSlot(
            state,
            set ? 2 : 1
            /* ParseState.Actions */
          ); ; i += 3) {
            if (data[i] == 65535) {
              if (data[i + 1] == 1) {
                i = pair(data, i + 2);
              } else {
                if (index == 0 && data[i + 1] == 2)
                  index = this.putAction(pair(data, i + 2), token2, end, index);
                break;
              }
            }
            if (data[i] == token2)
              index = this.putAction(pair(data, i + 1), token2, end, index);
          }
        }
        return index;
      }
    };
    Parse = class {
      constructor(parser2, input, fragments, ranges) {
        this.parser = parser2;
        this.input = input;
        this.ranges = ranges;
        this.recovering = 0;
        this.nextStackID = 9812;
        this.minStackPos = 0;
        this.reused = [];
        this.stoppedAt = null;
        this.lastBigReductionStart = -1;
        this.lastBigReductionSize = 0;
        this.bigReductionCount = 0;
        this.stream = new InputStream(input, ranges);
        this.tokens = new TokenCache(parser2, this.stream);
        this.topTerm = parser2.top[1];
        let { from } = ranges[0];
        this.stacks = [Stack.start(this, parser2.top[0], from)];
        this.fragments = fragments.length && this.stream.end - from > parser2.bufferLength * 4 ? new FragmentCursor(fragments, parser2.minRepeatTerm) : null;
      }
      get parsedPos() {
        return this.minStackPos;
      }
      // Move the parser forward. This will process all parse stacks at
      // `this.pos` and try to advance them to a further position. If no
      // stack for such a position is found, it'll start error-recovery.
      //
      // When the parse is finished, this will return a syntax tree. When
      // not, it returns `null`.
      advance() {
        let stacks = this.stacks, pos = this.minStackPos;
        let newStacks = this.stacks = [];
        let stopped, stoppedTokens;
        if (this.bigReductionCount > 300 && stacks.length == 1) {
          let [s] = stacks;
          while (s.forceReduce() && s.stack.length && s.stack[s.stack.length - 2] >= this.lastBigReductionStart) {
          }
          this.bigReductionCount = this.lastBigReductionSize = 0;
        }
        for (let i = 0; i < stacks.length; i++) {
          let stack = stacks[i];
          for (; ; ) {
            this.tokens.mainToken = null;
            if (stack.pos > pos) {
              newStacks.push(stack);
            } else if (this.advanceStack(stack, newStacks, stacks)) {
              continue;
            } else {
              if (!stopped) {
                stopped = [];
                stoppedTokens = [];
              }
              stopped.push(stack);
              let tok = this.tokens.getMainToken(stack);
              stoppedTokens.push(tok.value, tok.end);
            }
            break;
          }
        }
        if (!newStacks.length) {
          let finished = stopped && findFinished(stopped);
          if (finished) {
            if (verbose)
              console.log("Finish with " + this.stackID(finished));
            return this.stackToTree(finished);
          }
          if (this.parser.strict) {
            if (verbose && stopped)
              console.log("Stuck with token " + (this.tokens.mainToken ? this.parser.getName(this.tokens.mainToken.value) : "none"));
            throw new SyntaxError("No parse at " + pos);
          }
          if (!this.recovering)
            this.recovering = 5;
        }
        if (this.recovering && stopped) {
          let finished = this.stoppedAt != null && stopped[0].pos > this.stoppedAt ? stopped[0] : this.runRecovery(stopped, stoppedTokens, newStacks);
          if (finished) {
            if (verbose)
              console.log("Force-finish " + this.stackID(finished));
            return this.stackToTree(finished.forceAll());
          }
        }
        if (this.recovering) {
          let maxRemaining = this.recovering == 1 ? 1 : this.recovering * 3;
          if (newStacks.length > maxRemaining) {
            newStacks.sort((a, b) => b.score - a.score);
            while (newStacks.length > maxRemaining)
              newStacks.pop();
          }
          if (newStacks.some((s) => s.reducePos > pos))
            this.recovering--;
        } else if (newStacks.length > 1) {
          outer: for (let i = 0; i < newStacks.length - 1; i++) {
            let stack = newStacks[i];
            for (let j = i + 1; j < newStacks.length; j++) {
              let other = newStacks[j];
              if (stack.sameState(other) || stack.buffer.length > 500 && other.buffer.length > 500) {
                if ((stack.score - other.score || stack.buffer.length - other.buffer.length) > 0) {
                  newStacks.splice(j--, 1);
                } else {
                  newStacks.splice(i--, 1);
                  continue outer;
                }
              }
            }
          }
          if (newStacks.length > 12) {
            newStacks.sort((a, b) => b.score - a.score);
            newStacks.splice(
              12,
              newStacks.length - 12
              /* Rec.MaxStackCount */
            );
          }
        }
        this.minStackPos = newStacks[0].pos;
        for (let i = 1; i < newStacks.length; i++)
          if (newStacks[i].pos < this.minStackPos)
            this.minStackPos = newStacks[i].pos;
        return null;
      }
      stopAt(pos) {
        if (this.stoppedAt != null && this.stoppedAt < pos)
          throw new RangeError("Can't move stoppedAt forward");
        this.stoppedAt = pos;
      }
      // See if a given tree, or a descendant right at its start, can be
      // reused in the given stack.
      tryReuse(stack, start, tree, repeatOnly) {
        if (!tree)
          return null;
        let strictCx = stack.curContext && stack.curContext.tracker.strict, cxHash = strictCx ? stack.curContext.hash : 0;
        for (; tree; ) {
          let match = this.parser.nodeSet.types[tree.type.id] != tree.type ? -1 : this.parser.getGoto(stack.state, tree.type.id);
          if (match > -1 && tree.length && (!strictCx || (tree.prop(NodeProp.contextHash) || 0) == cxHash)) {
            stack.useNode(tree, match, start);
            return tree;
          }
          if (tree.children.length == 0 || tree.positions[0] > 0)
            break;
          let inner = tree.children[0];
          if (inner instanceof Tree && (!repeatOnly || inner.type.id >= this.parser.minRepeatTerm))
            tree = inner;
          else
            break;
        }
        return null;
      }
      // Returns an updated version of the given stack, or null if the
      // stack can't advance normally. When `split` and `stacks` are
      // given, stacks split off by ambiguous operations will be pushed to
      // `split`, or added to `stacks` if they move `pos` forward.
      advanceStack(stack, stacks, split) {
        let start = stack.pos, { parser: parser2 } = this;
        let base = verbose ? this.stackID(stack) + " -> " : "";
        if (this.stoppedAt != null && start > this.stoppedAt)
          return stack.forceReduce() ? stack : null;
        if (this.fragments) {
          let reused = stack.reducePos < start && stack.buffer.length && stack.buffer[stack.buffer.length - 2] <= stack.reducePos && this.fragments.lastRepeatPos == stack.reducePos && this.tryReuse(stack, stack.reducePos, this.fragments.lastRepeat, true) || this.tryReuse(stack, start, this.fragments.nodeAt(start), false);
          if (reused) {
            if (verbose)
              console.log(base + this.stackID(stack) + ` (via reuse of ${parser2.getName(reused.type.id)})`);
            return true;
          }
        }
        let defaultReduce = parser2.stateSlot(
          stack.state,
          4
          /* ParseState.DefaultReduce */
        );
        if (defaultReduce > 0) {
          stack.reduce(defaultReduce);
          if (verbose)
            console.log(base + this.stackID(stack) + ` (via always-reduce ${parser2.getName(
              defaultReduce & 65535
              /* Action.ValueMask */
            )})`);
          return true;
        }
        if (stack.stack.length >= 8400) {
          while (stack.stack.length > 6e3 && stack.forceReduce()) {
          }
        }
        let actions2 = this.tokens.getActions(stack);
        for (let i = 0; i < actions2.length; ) {
          let action = actions2[i++], term = actions2[i++], end = actions2[i++];
          let last = i == actions2.length || !split;
          let localStack = last ? stack : stack.split();
          let main = this.tokens.mainToken;
          localStack.apply(action, term, main ? main.start : localStack.pos, end);
          if (verbose)
            console.log(base + this.stackID(localStack) + ` (via ${(action & 65536) == 0 ? "shift" : `reduce of ${parser2.getName(
              action & 65535
              /* Action.ValueMask */
            )}`} for ${parser2.getName(term)} @ ${start}${localStack == stack ? "" : ", split"})`);
          if (last)
            return true;
          else if (localStack.pos > start)
            stacks.push(localStack);
          else
            split.push(localStack);
        }
        return false;
      }
      // Advance a given stack forward as far as it will go. Returns the
      // (possibly updated) stack if it got stuck, or null if it moved
      // forward and was given to `pushStackDedup`.
      advanceFully(stack, newStacks) {
        let pos = stack.pos;
        for (; ; ) {
          if (!this.advanceStack(stack, null, null))
            return false;
          if (stack.pos > pos) {
            pushStackDedup(stack, newStacks);
            return true;
          }
        }
      }
      runRecovery(stacks, tokens3, newStacks) {
        let finished = null, restarted = false;
        for (let i = 0; i < stacks.length; i++) {
          let stack = stacks[i], token2 = tokens3[i << 1], tokenEnd = tokens3[(i << 1) + 1];
          let base = verbose ? this.stackID(stack) + " -> " : "";
          if (stack.deadEnd) {
            if (restarted)
              continue;
            restarted = true;
            stack.restart();
            if (verbose)
              console.log(base + this.stackID(stack) + " (restarted)");
            let done = this.advanceFully(stack, newStacks);
            if (done)
              continue;
          }
          let force = stack.split(), forceBase = base;
          for (let j = 0; j < 10 && force.forceReduce(); j++) {
            if (verbose)
              console.log(forceBase + this.stackID(force) + " (via force-reduce)");
            let done = this.advanceFully(force, newStacks);
            if (done)
              break;
            if (verbose)
              forceBase = this.stackID(force) + " -> ";
          }
          for (let insert of stack.recoverByInsert(token2)) {
            if (verbose)
              console.log(base + this.stackID(insert) + " (via recover-insert)");
            this.advanceFully(insert, newStacks);
          }
          if (this.stream.end > stack.pos) {
            if (tokenEnd == stack.pos) {
              tokenEnd++;
              token2 = 0;
            }
            stack.recoverByDelete(token2, tokenEnd);
            if (verbose)
              console.log(base + this.stackID(stack) + ` (via recover-delete ${this.parser.getName(token2)})`);
            pushStackDedup(stack, newStacks);
          } else if (!finished || finished.score < force.score) {
            finished = force;
          }
        }
        return finished;
      }
      // Convert the stack's buffer to a syntax tree.
      stackToTree(stack) {
        stack.close();
        return Tree.build({
          buffer: StackBufferCursor.create(stack),
          nodeSet: this.parser.nodeSet,
          topID: this.topTerm,
          maxBufferLength: this.parser.bufferLength,
          reused: this.reused,
          start: this.ranges[0].from,
          length: stack.pos - this.ranges[0].from,
          minRepeatType: this.parser.minRepeatTerm
        });
      }
      stackID(stack) {
        let id2 = (stackIDs || (stackIDs = /* @__PURE__ */ new WeakMap())).get(stack);
        if (!id2)
          stackIDs.set(stack, id2 = String.fromCodePoint(this.nextStackID++));
        return id2 + stack;
      }
    };
    Dialect = class {
      constructor(source, flags, disabled) {
        this.source = source;
        this.flags = flags;
        this.disabled = disabled;
      }
      allows(term) {
        return !this.disabled || this.disabled[term] == 0;
      }
    };
    id = (x) => x;
    ContextTracker = class {
      /**
      Define a context tracker.
      */
      constructor(spec) {
        this.start = spec.start;
        this.shift = spec.shift || id;
        this.reduce = spec.reduce || id;
        this.reuse = spec.reuse || id;
        this.hash = spec.hash || (() => 0);
        this.strict = spec.strict !== false;
      }
    };
    LRParser = class _LRParser extends Parser {
      /**
      @internal
      */
      constructor(spec) {
        super();
        this.wrappers = [];
        if (spec.version != 14)
          throw new RangeError(`Parser version (${spec.version}) doesn't match runtime version (${14})`);
        let nodeNames = spec.nodeNames.split(" ");
        this.minRepeatTerm = nodeNames.length;
        for (let i = 0; i < spec.repeatNodeCount; i++)
          nodeNames.push("");
        let topTerms = Object.keys(spec.topRules).map((r) => spec.topRules[r][1]);
        let nodeProps = [];
        for (let i = 0; i < nodeNames.length; i++)
          nodeProps.push([]);
        function setProp(nodeID, prop, value) {
          nodeProps[nodeID].push([prop, prop.deserialize(String(value))]);
        }
        if (spec.nodeProps)
          for (let propSpec of spec.nodeProps) {
            let prop = propSpec[0];
            if (typeof prop == "string")
              prop = NodeProp[prop];
            for (let i = 1; i < propSpec.length; ) {
              let next = propSpec[i++];
              if (next >= 0) {
                setProp(next, prop, propSpec[i++]);
              } else {
                let value = propSpec[i + -next];
                for (let j = -next; j > 0; j--)
                  setProp(propSpec[i++], prop, value);
                i++;
              }
            }
          }
        this.nodeSet = new NodeSet(nodeNames.map((name, i) => NodeType.define({
          name: i >= this.minRepeatTerm ? void 0 : name,
          id: i,
          props: nodeProps[i],
          top: topTerms.indexOf(i) > -1,
          error: i == 0,
          skipped: spec.skippedNodes && spec.skippedNodes.indexOf(i) > -1
        })));
        if (spec.propSources)
          this.nodeSet = this.nodeSet.extend(...spec.propSources);
        this.strict = false;
        this.bufferLength = DefaultBufferLength;
        let tokenArray = decodeArray(spec.tokenData);
        this.context = spec.context;
        this.specializerSpecs = spec.specialized || [];
        this.specialized = new Uint16Array(this.specializerSpecs.length);
        for (let i = 0; i < this.specializerSpecs.length; i++)
          this.specialized[i] = this.specializerSpecs[i].term;
        this.specializers = this.specializerSpecs.map(getSpecializer);
        this.states = decodeArray(spec.states, Uint32Array);
        this.data = decodeArray(spec.stateData);
        this.goto = decodeArray(spec.goto);
        this.maxTerm = spec.maxTerm;
        this.tokenizers = spec.tokenizers.map((value) => typeof value == "number" ? new TokenGroup(tokenArray, value) : value);
        this.topRules = spec.topRules;
        this.dialects = spec.dialects || {};
        this.dynamicPrecedences = spec.dynamicPrecedences || null;
        this.tokenPrecTable = spec.tokenPrec;
        this.termNames = spec.termNames || null;
        this.maxNode = this.nodeSet.types.length - 1;
        this.dialect = this.parseDialect();
        this.top = this.topRules[Object.keys(this.topRules)[0]];
      }
      createParse(input, fragments, ranges) {
        let parse = new Parse(this, input, fragments, ranges);
        for (let w of this.wrappers)
          parse = w(parse, input, fragments, ranges);
        return parse;
      }
      /**
      Get a goto table entry @internal
      */
      getGoto(state, term, loose = false) {
        let table = this.goto;
        if (term >= table[0])
          return -1;
        for (let pos = table[term + 1]; ; ) {
          let groupTag = table[pos++], last = groupTag & 1;
          let target = table[pos++];
          if (last && loose)
            return target;
          for (let end = pos + (groupTag >> 1); pos < end; pos++)
            if (table[pos] == state)
              return target;
          if (last)
            return -1;
        }
      }
      /**
      Check if this state has an action for a given terminal @internal
      */
      hasAction(state, terminal) {
        let data = this.data;
        for (let set = 0; set < 2; set++) {
          for (let i = this.stateSlot(
            state,
            set ? 2 : 1
            /* ParseState.Actions */
          ), next; ; i += 3) {
            if ((next = data[i]) == 65535) {
              if (data[i + 1] == 1)
                next = data[i = pair(data, i + 2)];
              else if (data[i + 1] == 2)
                return pair(data, i + 2);
              else
                break;
            }
            if (next == terminal || next == 0)
              return pair(data, i + 1);
          }
        }
        return 0;
      }
      /**
      @internal
      */
      stateSlot(state, slot) {
        return this.states[state * 6 + slot];
      }
      /**
      @internal
      */
      stateFlag(state, flag3) {
        return (this.stateSlot(
          state,
          0
          /* ParseState.Flags */
        ) & flag3) > 0;
      }
      /**
      @internal
      */
      validAction(state, action) {
        return !!this.allActions(state, (a) => a == action ? true : null);
      }
      /**
      @internal
      */
      allActions(state, action) {
        let deflt = this.stateSlot(
          state,
          4
          /* ParseState.DefaultReduce */
        );
        let result = deflt ? action(deflt) : void 0;
        for (let i = this.stateSlot(
          state,
          1
          /* ParseState.Actions */
        ); result == null; i += 3) {
          if (this.data[i] == 65535) {
            if (this.data[i + 1] == 1)
              i = pair(this.data, i + 2);
            else
              break;
          }
          result = action(pair(this.data, i + 1));
        }
        return result;
      }
      /**
      Get the states that can follow this one through shift actions or
      goto jumps. @internal
      */
      nextStates(state) {
        let result = [];
        for (let i = this.stateSlot(
          state,
          1
          /* ParseState.Actions */
        ); ; i += 3) {
          if (this.data[i] == 65535) {
            if (this.data[i + 1] == 1)
              i = pair(this.data, i + 2);
            else
              break;
          }
          if ((this.data[i + 2] & 65536 >> 16) == 0) {
            let value = this.data[i + 1];
            if (!result.some((v, i2) => i2 & 1 && v == value))
              result.push(this.data[i], value);
          }
        }
        return result;
      }
      /**
      Configure the parser. Returns a new parser instance that has the
      given settings modified. Settings not provided in `config` are
      kept from the original parser.
      */
      configure(config) {
        let copy = Object.assign(Object.create(_LRParser.prototype), this);
        if (config.props)
          copy.nodeSet = this.nodeSet.extend(...config.props);
        if (config.top) {
          let info = this.topRules[config.top];
          if (!info)
            throw new RangeError(`Invalid top rule name ${config.top}`);
          copy.top = info;
        }
        if (config.tokenizers)
          copy.tokenizers = this.tokenizers.map((t) => {
            let found = config.tokenizers.find((r) => r.from == t);
            return found ? found.to : t;
          });
        if (config.specializers) {
          copy.specializers = this.specializers.slice();
          copy.specializerSpecs = this.specializerSpecs.map((s, i) => {
            let found = config.specializers.find((r) => r.from == s.external);
            if (!found)
              return s;
            let spec = Object.assign(Object.assign({}, s), { external: found.to });
            copy.specializers[i] = getSpecializer(spec);
            return spec;
          });
        }
        if (config.contextTracker)
          copy.context = config.contextTracker;
        if (config.dialect)
          copy.dialect = this.parseDialect(config.dialect);
        if (config.strict != null)
          copy.strict = config.strict;
        if (config.wrap)
          copy.wrappers = copy.wrappers.concat(config.wrap);
        if (config.bufferLength != null)
          copy.bufferLength = config.bufferLength;
        return copy;
      }
      /**
      Tells you whether any [parse wrappers](#lr.ParserConfig.wrap)
      are registered for this parser.
      */
      hasWrappers() {
        return this.wrappers.length > 0;
      }
      /**
      Returns the name associated with a given term. This will only
      work for all terms when the parser was generated with the
      `--names` option. By default, only the names of tagged terms are
      stored.
      */
      getName(term) {
        return this.termNames ? this.termNames[term] : String(term <= this.maxNode && this.nodeSet.types[term].name || term);
      }
      /**
      The eof term id is always allocated directly after the node
      types. @internal
      */
      get eofTerm() {
        return this.maxNode + 1;
      }
      /**
      The type of top node produced by the parser.
      */
      get topNode() {
        return this.nodeSet.types[this.top[1]];
      }
      /**
      @internal
      */
      dynamicPrecedence(term) {
        let prec = this.dynamicPrecedences;
        return prec == null ? 0 : prec[term] || 0;
      }
      /**
      @internal
      */
      parseDialect(dialect) {
        let values = Object.keys(this.dialects), flags = values.map(() => false);
        if (dialect)
          for (let part of dialect.split(" ")) {
            let id2 = values.indexOf(part);
            if (id2 >= 0)
              flags[id2] = true;
          }
        let disabled = null;
        for (let i = 0; i < values.length; i++)
          if (!flags[i]) {
            for (let j = this.dialects[values[i]], id2; (id2 = this.data[j++]) != 65535; )
              (disabled || (disabled = new Uint8Array(this.maxTerm + 1)))[id2] = 1;
          }
        return new Dialect(dialect, flags, disabled);
      }
      /**
      Used by the output of the parser generator. Not available to
      user code. @hide
      */
      static deserialize(spec) {
        return new _LRParser(spec);
      }
    };
  }
});

// src/syntax/brace-plan.ts
function createPlannedBraces(plan) {
  return new ExternalTokenizer(
    (input, stack) => {
      const depth = stack.context;
      const left = plan.closes.get(input.pos);
      const closes2 = input.next < 0 || left !== void 0 && depth > left;
      if (closes2 && stack.canShift(MissingClose)) {
        input.acceptToken(MissingClose);
      } else if (plan.opens.get(input.pos) === depth && stack.canShift(MissingOpen)) {
        input.acceptToken(MissingOpen);
      } else if (plan.extra.has(input.pos) && stack.canShift(ExtraClose)) {
        input.acceptToken(ExtraClose, 1);
      }
    },
    { contextual: true }
  );
}
var braceDepth;
var init_brace_plan = __esm({
  "src/syntax/brace-plan.ts"() {
    "use strict";
    init_dist2();
    init_parser_terms();
    braceDepth = new ContextTracker({
      start: 0,
      shift(depth, token2) {
        switch (token2) {
          case BlockOpen:
          case MissingOpen:
            return depth + 1;
          case BlockClose:
          case MissingClose:
          case MissingObjectClose:
            return depth - 1;
          default:
            return depth;
        }
      },
      hash: (depth) => depth
    });
  }
});

// src/syntax/attach-literal.ts
function readLiteral(cx, { literal, from, to }, open) {
  open.to = to;
  const place2 = { from, to };
  const owner = open.component;
  const text4 = cx.source.slice(from, Math.min(to, from + 30));
  const name = owner?.name ?? open.word;
  switch (literal.kind) {
    case "string":
      if (owner && !owner.label) {
        cx.collector.add("label-not-allowed", "found", { name, taken: takenBy(owner) }, place2);
      } else if (open.label) {
        cx.collector.add("label-duplicate", "second", { name }, place2, { related: open.label });
      } else {
        open.label = literal;
      }
      return;
    case "list":
      if (owner && !owner.list && !takesListElsewhere(owner)) {
        if (cx.source[to - 1] !== "]") return;
        cx.collector.add("list-not-allowed", "found", { name, taken: takenBy(owner) }, place2);
      } else if (open.list) {
        cx.collector.add("list-duplicate", "second", { name }, place2, { related: open.list });
      } else {
        open.list = literal;
      }
      return;
    case "number":
      if (owner?.number && !open.number && Number.isInteger(literal.value) && Number(literal.value) >= 0) {
        open.number = literal;
        return;
      }
      break;
    default:
  }
  if (!owner) return;
  const isText = owner.label?.required === true && !open.label && literal.kind !== "color";
  if (isText) open.label = { ...literal, kind: "string", value: text4 };
  const named = owner.attributes.has("value") ? `value=${text4}` : void 0;
  const instead = isText ? `"${text4}"` : named;
  const edits = instead === void 0 ? void 0 : [{ from, to, insert: instead }];
  cx.collector.add("number-not-allowed", "found", { name, value: text4, instead }, place2, { edits });
}
function reportStrayLiteral(cx, { literal, from, to }, parent) {
  const isUnclosed = to - from < 2 || cx.source[to - 1] !== cx.source[from];
  if (literal.kind === "string" && isUnclosed) return;
  const text4 = cx.source.slice(from, Math.min(to, from + 30));
  const { allow, names } = parent?.component?.children ?? {};
  const wanted = allow === "only" ? names?.[0] : cx.vocabulary.foreignWords.get("p");
  const place2 = { from, to };
  if (literal.kind === "string" && wanted !== void 0) {
    cx.collector.add("value-stray", "text", { written: text4, component: wanted }, place2);
  } else {
    const wording = literal.kind === "color" ? "color" : "value";
    cx.collector.add("value-stray", wording, { written: text4 }, place2);
  }
}
function takenBy({ label: label2, number: number2, list: list3, children }) {
  return {
    label: label2 !== void 0,
    number: number2 !== void 0,
    list: list3 !== void 0,
    block: children.allow !== "none"
  };
}
function takesListElsewhere(component) {
  for (const variant of component.variants.values()) if (variant.list) return true;
  return false;
}
var init_attach_literal = __esm({
  "src/syntax/attach-literal.ts"() {
    "use strict";
  }
});

// src/syntax/place-word.ts
function canTake(component, given, item) {
  if (!item) return false;
  if (item.kind === "braces") {
    return given?.block === void 0 && component?.children.allow !== "none";
  }
  if (item.kind !== "literal") return false;
  switch (item.literal.kind) {
    case "string":
      return given?.label === void 0 && (!component || component.label !== void 0);
    case "number":
      return given?.number === void 0 && component?.number !== void 0;
    case "list":
      return given?.list === void 0 && (!component || component.list !== void 0);
    default:
      return false;
  }
}
function isPositional(item) {
  return item?.kind === "braces" || item?.kind === "literal";
}
function placeWord(place2, open, vocabulary2) {
  const { word, next, startsLine } = place2;
  const owner = open.component;
  const parent = open.parent?.component;
  const component = vocabulary2.component(word)?.within(parent);
  if (owner?.modifiers.has(word) && isModifier(place2, open, component)) return "modifier";
  if (component) {
    if (needsBlock(open) && next?.kind === "braces" && !startsLine) return "component-modifier";
    if (canTake(component, void 0, next)) return "element";
    if (startsLine) return "element";
    if (isSatisfied(component, next)) return "element";
    if (component.bare) return component.soft && isSoft(place2, open) ? "soft-modifier" : "element";
    return "component-modifier";
  }
  if (next?.kind === "literal" && !place2.breaksBeforeNext && !startsLine) {
    const isName = owner?.attributes.has(word) || owner?.attributeAliases.has(word);
    if (isName) return "missing-equals";
    if (!canTake(owner, open, next) && isAttributeName(word, vocabulary2)) return "missing-equals";
  }
  if (isPositional(place2.owned)) {
    const isOnLine = startsLine && !place2.breaksBeforeOwned;
    if (isOnLine || !canTake(owner, open, place2.owned)) return "unknown-element";
  }
  return startsLine && (next === void 0 || place2.breaksBeforeNext) ? "unknown-word" : "unknown-modifier";
}
function isAttributeName(word, vocabulary2) {
  let names = attributeNames.get(vocabulary2);
  if (!names) {
    names = new Set(vocabulary2.components.flatMap(({ attributes }) => [...attributes.keys()]));
    attributeNames.set(vocabulary2, names);
  }
  return names.has(word);
}
function isModifier({ next, startsLine }, open, component) {
  if (component && startsLine) return false;
  if (!isPositional(next)) return true;
  if (!canTake(open.component, open, next)) return false;
  if (!component || !canTake(component, void 0, next)) return true;
  return next?.kind === "braces" ? needsBlock(open) : open.component?.label?.required === true;
}
function isSatisfied({ label: label2, bare }, next) {
  if (bare || !label2?.required || next?.kind !== "attribute") return false;
  return label2.twins.includes(next.name) || label2.unless.includes(next.name);
}
function needsBlock(open) {
  return open.component?.children.braces === "required" && open.block === void 0;
}
function isSoft({ word, next }, open) {
  if (!open.component?.attributes.has(word) && !open.component?.modifiers.has(word)) return false;
  const repeats = next?.kind === "attribute" && open.attributes.some((attribute) => attribute.name === next.name);
  return !repeats;
}
var attributeNames;
var init_place_word = __esm({
  "src/syntax/place-word.ts"() {
    "use strict";
    attributeNames = /* @__PURE__ */ new WeakMap();
  }
});

// src/syntax/read-object.ts
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
  "src/syntax/read-object.ts"() {
    "use strict";
  }
});

// src/syntax/start-element.ts
function startElement(cx, item, parent, run2) {
  const { word, from, to } = item;
  const parentEntry = parent?.component;
  let component = cx.vocabulary.component(word)?.within(parentEntry);
  if (!component) {
    const meant = cx.vocabulary.component(word.toLowerCase());
    if (meant) {
      component = meant.within(parentEntry);
      const right = word.toLowerCase();
      const edits = [{ from, to, insert: right }];
      cx.collector.add("component-case", "found", { word, right }, item, { edits });
    } else {
      reportUnknown2(cx, item, parentEntry, run2.before?.component);
    }
  } else if (run2.isGlued(item)) {
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
    attributes: [],
    modifiers: [],
    block: void 0,
    parent
  };
  run2.before = element;
  return element;
}
function reportUnknown2(cx, item, parent, before) {
  const { word, from, to } = item;
  if (/["']/.test(cx.source[from - 1] ?? "") && /["']/.test(cx.source[to] ?? "")) {
    const quote = cx.source[to];
    cx.collector.add("unknown-component", "betweenStrings", { word, quote }, item);
    return;
  }
  const problem = cx.suggester.unknownComponent(word, from, parent, before);
  const apart = problem.hint === void 0 ? splitGlued(cx, word) : void 0;
  if (apart === void 0) cx.collector.addProblem(problem, item);
  else cx.collector.add("words-glued", "inside", { word, apart }, item);
}
function splitGlued(cx, word) {
  if (cx.vocabulary.component(word)) return void 0;
  for (let end = word.length - 1; end >= 3; end--) {
    const [first, rest] = [word.slice(0, end), word.slice(end)];
    if (cx.vocabulary.component(first)) {
      return /^[A-Za-z]/.test(rest) ? `${first} ${rest}` : void 0;
    }
  }
  return void 0;
}
var init_start_element = __esm({
  "src/syntax/start-element.ts"() {
    "use strict";
  }
});

// src/syntax/attach-attribute.ts
function readAttribute(cx, item, open, run2) {
  if (item.isQuoted) {
    readLiteral(
      cx,
      {
        kind: "literal",
        literal: { kind: "string", value: item.name, from: item.nameFrom, to: item.nameTo },
        from: item.nameFrom,
        to: item.nameTo
      },
      open
    );
    const { separatorFrom: at, separator: separator2 } = item;
    const place3 = { from: at, to: at + 1 };
    cx.collector.add("token-unexpected", "token", { token: separator2 }, place3);
    return valueItems(item);
  }
  if (item.from !== open.wordTo && run2.isAgainstValue(item)) {
    const edits = [{ from: item.from, to: item.from, insert: " " }];
    cx.collector.add("words-glued", "before", { word: item.name }, namePlace(item), { edits });
  }
  const isLate = item.separator === ":" && item.value !== void 0 && run2.breaksBetween(item.separatorFrom, item.value.from);
  const hasValue = item.value !== void 0 && !isLate && isValue(cx, item, item.value, open, run2);
  const clause = {
    name: item.name,
    nameFrom: item.nameFrom,
    nameTo: item.nameTo,
    value: void 0,
    from: item.from,
    to: item.to
  };
  open.attributes.push(clause);
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
function isValue(cx, item, value, open, run2) {
  const known = open.component?.attributes.get(item.name);
  if (value.kind === "braces") {
    const isBlock = known && !known.kind.takesObject && canTake(open.component, open, value) && run2.peek(0)?.kind !== "braces";
    return !isBlock || isObjectLike(value, cx.vocabulary);
  }
  if (value.kind !== "word") return true;
  const component = cx.vocabulary.component(String(value.value))?.within(open.parent?.component);
  if (!component) return true;
  if (known?.kind.choices?.includes(String(value.value))) return true;
  if (run2.breaksBetween(item.separatorFrom, value.from)) return false;
  const next = run2.peek(0);
  if (!canTake(component, void 0, next)) return true;
  return canTake(open.component, open, next) && !known?.kind.check(value, item.name, cx.suggester.words);
}
function reportStrayAttribute(cx, item) {
  const split = splitGlued(cx, item.name);
  const text4 = cx.source.slice(item.nameFrom, Math.min(item.to, item.nameFrom + 40));
  if (split !== void 0 && !item.isQuoted) {
    const at2 = item.nameFrom + split.indexOf(" ");
    const data2 = { word: item.name, apart: split };
    const edits2 = [{ from: at2, to: at2, insert: " " }];
    cx.collector.add("words-glued", "inside", data2, namePlace(item), { edits: edits2 });
    const [word2 = "", name = ""] = split.split(" ");
    return [
      { kind: "word", word: word2, from: item.nameFrom, to: at2 },
      { ...item, name, nameFrom: at2, from: at2 }
    ];
  }
  const isComponent = cx.vocabulary.component(item.name) !== void 0 && item.value !== void 0;
  const at = item.separatorFrom;
  if (!isComponent) {
    cx.collector.add("attribute-stray", "attribute", { written: text4 }, item);
    return void 0;
  }
  const insert = /\s/.test(cx.source[at + 1] ?? "") ? "" : " ";
  const edits = [{ from: at, to: at + 1, insert }];
  const data = { written: text4, name: item.name, separator: item.separator };
  cx.collector.add("attribute-stray", "component", data, item, { edits });
  const word = { kind: "word", word: item.name, from: item.nameFrom, to: item.nameTo };
  return [word, ...valueItems(item) ?? []];
}
function namePlace({ nameFrom, nameTo }) {
  return { from: nameFrom, to: nameTo };
}
function valueItems(item) {
  const { value } = item;
  if (value === void 0) return void 0;
  if (value.kind === "braces") return [value];
  const { from, to } = value;
  return value.kind === "word" ? [{ kind: "word", word: String(value.value), from, to }] : [{ kind: "literal", literal: value, from, to }];
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
  "src/syntax/attach-attribute.ts"() {
    "use strict";
    init_attach_literal();
    init_place_word();
    init_read_object();
    init_start_element();
  }
});

// src/syntax/attach-call.ts
function readCall(cx, item, open, start) {
  const isPlace = item.word === "at" && open !== void 0;
  if (isPlace) {
    readPlace(cx, item, open);
    return open;
  }
  const inner = cx.source.slice(item.open + 1, Math.min(item.to, item.open + 40)).replace(/\)\s*$/, "");
  const plain = `${item.word} ${inner}`.trim();
  const place2 = { from: item.open, to: item.to };
  cx.collector.add("parentheses-unexpected", "call", { plain }, place2, { edits: unwrap(cx, item) });
  const component = cx.vocabulary.component(item.word);
  if (!component) return open;
  const element = start({ kind: "word", word: item.word, from: item.wordFrom, to: item.wordTo });
  const text4 = item.arguments.find((literal) => literal.kind === "string");
  if (text4) element.label = text4;
  else if (inner !== "") {
    element.label = { kind: "string", value: inner, from: item.open, to: item.to };
  }
  element.to = item.to;
  return element;
}
function unwrap({ source }, item) {
  const [only, ...others] = item.arguments;
  if (only?.kind !== "string" || others.length > 0 || source[item.to - 1] !== ")") return void 0;
  return [{ from: item.open, to: item.to, insert: ` ${source.slice(only.from, only.to)}` }];
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
    open.attributes.push({
      name,
      nameFrom: item.wordFrom,
      nameTo: item.wordTo,
      value,
      from: item.from,
      to: item.to,
      viaCall: true
    });
  }
}
var init_attach_call = __esm({
  "src/syntax/attach-call.ts"() {
    "use strict";
  }
});

// src/syntax/attach-word.ts
function readWord2(cx, item, open, run2) {
  const { word, from, to } = item;
  const next = run2.peek(0);
  const { owned, breaksBefore } = run2.findOwned(cx.vocabulary);
  const role = placeWord(
    {
      word,
      startsLine: run2.startsLine(item),
      next,
      owned,
      breaksBeforeNext: next !== void 0 && run2.breaksBetween(to, next.from),
      breaksBeforeOwned: breaksBefore
    },
    open,
    cx.vocabulary
  );
  if (role === "element" || role === "unknown-element") return true;
  if (role === "missing-equals" && next?.kind === "literal") {
    readUnequalled(cx, item, next, open);
    run2.take();
    return false;
  }
  open.modifiers.push({ word, from, to });
  open.to = to;
  const owner = open.component;
  if (!owner || role === "modifier") return false;
  if (isUnquotedLabel(open)) return false;
  reportModifier(cx, item, role, owner);
  return false;
}
function isUnquotedLabel(open) {
  const { component, label: label2, attributes, modifiers } = open;
  if (!component || label2 !== void 0 || attributes.length > 0) return false;
  return component.label?.required === true && modifiers.every(({ word }) => !component.modifiers.has(word));
}
function reportModifier(cx, { word, from, to }, role, owner) {
  const place2 = { from, to };
  if (role === "soft-modifier") {
    cx.collector.add("modifier-component", "soft", { word, owner: owner.name }, place2);
  } else if (role === "component-modifier") {
    const data = { word, owner: owner.name, example: describeNeed(word, cx.vocabulary) };
    cx.collector.add("modifier-component", "incomplete", data, place2);
  } else {
    const problem = cx.suggester.unknownModifier(word, from, owner, role === "unknown-word");
    cx.collector.addProblem(problem, place2);
  }
}
function readUnequalled(cx, item, next, open) {
  const { word, from, to } = item;
  const value = cx.source.slice(next.from, Math.min(next.to, next.from + 30));
  const edits = [{ from: to, to: next.from, insert: "=" }];
  cx.collector.add("missing-equals", "found", { name: word, value }, item, { edits });
  open.attributes.push({
    name: word,
    nameFrom: from,
    nameTo: to,
    value: next.literal,
    from,
    to: next.to
  });
  open.to = next.to;
}
function describeNeed(word, vocabulary2) {
  const component = vocabulary2.component(word);
  if (component?.number) return `${word} 1`;
  if (component?.label?.required) return `${word} "\u2026"`;
  return component?.list?.required ? `${word} [ \u2026 ]` : `${word} { \u2026 }`;
}
var init_attach_word = __esm({
  "src/syntax/attach-word.ts"() {
    "use strict";
    init_place_word();
  }
});

// src/syntax/item-run.ts
function lineGapStart(source, to) {
  let at = to;
  while (at > 0 && " 	\r\n".includes(source[at - 1])) at--;
  return at;
}
var ItemRun;
var init_item_run = __esm({
  "src/syntax/item-run.ts"() {
    "use strict";
    init_place_word();
    ItemRun = class {
      /** The element that was started last, for suggestions. */
      before;
      #items;
      #source;
      #at = 0;
      #returned = [];
      #end;
      #previousEnd;
      constructor(items, source) {
        this.#items = items;
        this.#source = source;
      }
      take() {
        const item = this.#returned.shift() ?? this.#items[this.#at++];
        this.#previousEnd = this.#end;
        this.#end = item?.to;
        return item;
      }
      /** Puts parts of the item that was taken last back in front. */
      putBack(items) {
        this.#returned.unshift(...items);
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
      /** Whether a line break stands between an item and what is before it. */
      startsLine(item) {
        return this.#previousEnd === void 0 ? this.breaksBetween(Math.max(0, lineGapStart(this.#source, item.from)), item.from) : this.breaksBetween(this.#previousEnd, item.from);
      }
      /** Whether an attribute follows a number or word without a blank. */
      isAgainstValue(item) {
        return /[\w%]/.test(this.#source[item.from - 1] ?? "");
      }
      /** Whether a component follows a string without a blank. */
      isGlued(item) {
        const unit = this.#source[item.from - 1];
        return unit === '"' || unit === "'";
      }
      /** The next item that is no attribute and no unknown word: what a word at the line's start may own. */
      findOwned(vocabulary2) {
        const first = this.peek(0);
        if (first === void 0 || isPositional(first)) {
          const breaksBefore = first !== void 0 && this.#end !== void 0 && this.breaksBetween(this.#end, first.from);
          return { owned: first, breaksBefore };
        }
        const end = this.#end ?? first.from;
        for (let distance = 0; distance < 12; distance++) {
          const item = this.peek(distance);
          const isFar = item !== void 0 && distance > 0 && this.breaksBetween(end, item.from);
          if (isFar && item.kind !== "braces") break;
          if (!item || isPositional(item)) {
            return {
              owned: item,
              breaksBefore: item !== void 0 && this.breaksBetween(end, item.from)
            };
          }
          const passes = item.kind === "attribute" || item.kind === "word" && !vocabulary2.component(item.word);
          if (!passes) break;
        }
        return { owned: void 0, breaksBefore: false };
      }
    };
  }
});

// src/syntax/report-nesting.ts
function reportNesting(place2, collector) {
  collector.add("nesting-limit", "passed", { limit: deepestNesting }, place2);
}
var deepestNesting;
var init_report_nesting = __esm({
  "src/syntax/report-nesting.ts"() {
    "use strict";
    deepestNesting = 200;
  }
});

// src/syntax/suggest-component.ts
function componentWords(vocabulary2, parent) {
  if (parent?.children.allow === "only") return parent.children.names;
  return vocabulary2.words.filter((word) => {
    const entry2 = vocabulary2.component(word);
    if (parent === void 0) return true;
    return !entry2.root && (entry2.parents.length === 0 || entry2.parents.includes(parent.name));
  });
}
function utilityAttribute(word, owner) {
  const [, name, value] = /^([a-zA-Z]+)-(\d+)$/.exec(word) ?? [];
  if (name === void 0 || value === void 0 || !owner.attributes.has(name)) return void 0;
  return `${name}=${value}`;
}
var ComponentSuggester;
var init_suggest_component = __esm({
  "src/syntax/suggest-component.ts"() {
    "use strict";
    init_create_diagnostic();
    init_habits();
    init_suggester();
    ComponentSuggester = class {
      /** What looks all of them up. */
      words = new Suggester();
      #vocabulary;
      constructor(vocabulary2) {
        this.#vocabulary = vocabulary2;
      }
      /** The problem of an unknown word at the start of an element. */
      unknownComponent(word, from, parent, before) {
        const foreign = this.#vocabulary.foreignWords.get(word.toLowerCase());
        if (foreign !== void 0) {
          return createProblem("unknown-component", "unknown", { word, meant: foreign });
        }
        if (parent && (parent.attributes.has(word) || parent.attributeAliases.has(word))) {
          return createProblem("unknown-component", "attribute", { word, parent: parent.name });
        }
        const meant = this.words.nearest(word, `${parent?.name}>${before?.name}`, () => [
          ...componentWords(this.#vocabulary, parent),
          ...before?.modifiers.keys() ?? []
        ]);
        const edits = spellingEdits(word, meant, from, from + word.length);
        return createProblem("unknown-component", "unknown", { word, meant }, { edits });
      }
      /**
       * The problem of an unknown bare word after an element; one on a line of its own may be a component
       * as well.
       */
      unknownModifier(word, from, owner, ownLine) {
        const code = ownLine ? "unknown-word" : "unknown-modifier";
        const to = from + word.length;
        const propose = (meant2, edits) => createProblem(code, "unknown", { owner: owner.name, word, meant: meant2 }, edits);
        const habitual = habitualWord(word, owner.modifiers.keys());
        if (habitual !== void 0) return propose(habitual);
        const utility = utilityAttribute(word, owner);
        if (utility !== void 0) return propose(utility, { edits: [{ from, to, insert: utility }] });
        if (owner.attributes.has(word)) {
          return createProblem(code, "needsValue", { owner: owner.name, word });
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

// src/syntax/group-elements.ts
function groupElements(items, source, vocabulary2, collector) {
  const suggester = new ComponentSuggester(vocabulary2);
  return group2({ source, vocabulary: vocabulary2, collector, suggester }, items, void 0, 0);
}
function group2(cx, items, parent, depth) {
  const run2 = new ItemRun(items, cx.source);
  const elements = [];
  let open;
  let isStrayRun = false;
  const close = () => {
    if (open) finish(cx, open);
    open = void 0;
  };
  const start = (word) => {
    close();
    const element = startElement(cx, word, parent, run2);
    elements.push(element);
    return element;
  };
  for (let item = run2.take(); item; item = run2.take()) {
    const isStray = !open && (item.kind === "literal" || item.kind === "attribute");
    if (isStray && isStrayRun) continue;
    isStrayRun = isStray;
    switch (item.kind) {
      case "word":
        if (!open) open = start(item);
        else if (readWord2(cx, item, open, run2)) open = start(item);
        break;
      case "literal":
        if (open) readLiteral(cx, item, open);
        else reportStrayLiteral(cx, item, parent);
        break;
      case "attribute": {
        const left = open ? readAttribute(cx, item, open, run2) : reportStrayAttribute(cx, item);
        if (left) run2.putBack(left);
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
    cx.collector.add("syntax-unclosed-block", "element", { component: name }, openBrace(item));
  }
  open.block = { open: item.open, close: item.close, elements: [] };
  open.to = item.to;
  if (depth + 1 > deepestNesting) {
    reportNesting(wordPlace(open), cx.collector);
    return;
  }
  open.block.elements = group2(cx, item.items, open, depth + 1);
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
  return group2(cx, item.items, parent, depth + 1);
}
function finish(cx, element) {
  const { component } = element;
  if (!component || element.block || component.children.braces !== "required") return;
  if (element.list && !component.list) return;
  const place2 = { from: element.to, to: element.to };
  cx.collector.add("missing-block", "block", { component: component.name }, place2);
}
var init_group_elements = __esm({
  "src/syntax/group-elements.ts"() {
    "use strict";
    init_element();
    init_attach_attribute();
    init_attach_call();
    init_attach_literal();
    init_attach_word();
    init_item_run();
    init_report_nesting();
    init_start_element();
    init_suggest_component();
  }
});

// src/syntax/characters.ts
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
function isBlank2(unit) {
  return unit === 32 /* Blank */ || unit === 10 /* NewLine */ || unit === 9 /* Tab */ || unit === 13 /* Return */;
}
function isCurlyQuote(unit) {
  return unit >= 8216 && unit <= 8223;
}
function isForeignLetter(unit) {
  return unit >= 128 && !isUnicodeSpace(unit) && !isCurlyQuote(unit);
}
function startsWord(unit) {
  return isLetter(unit) || isForeignLetter(unit);
}
function continuesWord(unit) {
  return isLetter(unit) || isDigit(unit) || unit === 45 /* Dash */ || isForeignLetter(unit);
}
var init_characters = __esm({
  "src/syntax/characters.ts"() {
    "use strict";
  }
});

// src/syntax/measure-input.ts
function significantOffset(input, start) {
  let offset = start;
  for (; ; ) {
    const unit = input.peek(offset);
    if (isBlank2(unit) || unit >= 0 && isUnicodeSpace(unit)) {
      offset++;
    } else if (unit === 47 /* Slash */ && input.peek(offset + 1) === 47 /* Slash */) {
      offset += 2;
      for (let at = input.peek(offset); at >= 0 && at !== 10 /* NewLine */ && at !== 13 /* Return */; ) {
        at = input.peek(++offset);
      }
    } else if (unit === 47 /* Slash */ && input.peek(offset + 1) === 42 /* Star */) {
      offset += 2;
      for (let at = input.peek(offset); at >= 0; at = input.peek(++offset)) {
        if (at === 42 /* Star */ && input.peek(offset + 1) === 47 /* Slash */) break;
      }
      offset += 2;
    } else {
      return offset;
    }
  }
}
function wordLength(input) {
  let length = 1;
  while (continuesWord(input.peek(length))) length++;
  return length;
}
function needsQuotes(unit, following) {
  if (unit === 47 /* Slash */) return following !== 47 /* Slash */ && following !== 42 /* Star */;
  if (unit === 46 /* Dot */) return following !== 46 /* Dot */;
  return unit === 58 /* Colon */ || unit === 64 /* At */ || unit === 63 /* Question */ || unit === 38 /* Ampersand */ || unit === 37 /* Percent */ || unit === 43 /* Plus */;
}
function rawRunLength(input, start) {
  let length = start;
  for (let unit = input.peek(length); unit >= 0 && !isBlank2(unit); unit = input.peek(length))
    length++;
  const closing = /* @__PURE__ */ new Set([
    44 /* Comma */,
    93 /* ListClose */,
    125 /* BlockClose */,
    41 /* CallClose */,
    123 /* BlockOpen */
  ]);
  while (length > 1 && closing.has(input.peek(length - 1))) length--;
  return length;
}
function digitsLength(input) {
  let length = input.next === 45 /* Dash */ ? 1 : 0;
  const start = length;
  while (isDigit(input.peek(length))) length++;
  if (input.peek(length) === 46 /* Dot */ && isDigit(input.peek(length + 1))) {
    length += 2;
    while (isDigit(input.peek(length))) length++;
  }
  return length > start ? length : 0;
}
function unitLength(input, offset) {
  if (input.peek(offset) === 37 /* Percent */) return 1;
  const two = String.fromCharCode(input.peek(offset), input.peek(offset + 1));
  if (two === "re" && input.peek(offset + 2) === 109) return 3;
  return two === "px" || two === "em" || two === "vh" || two === "vw" ? 2 : 0;
}
function curlyLength(input, offset) {
  let length = 1;
  for (; ; ) {
    const unit = input.peek(offset + length);
    if (unit < 0 || unit === 10 /* NewLine */ || unit === 13 /* Return */) return 0;
    length++;
    if (isCurlyQuote(unit)) return length;
  }
}
function colorLength(input) {
  let length = 1;
  while (isHexDigit(input.peek(length))) length++;
  const isColor = length === 4 || length === 5 || length === 7 || length === 9;
  return isColor && !continuesWord(input.peek(length)) ? length : 0;
}
function lineLength2(input) {
  let length = 1;
  for (let unit = input.peek(length); unit >= 0 && unit !== 10 /* NewLine */ && unit !== 13 /* Return */; ) {
    unit = input.peek(++length);
  }
  return length;
}
function closedLength(input, offset) {
  let depth = 0;
  for (let length = offset; length < offset + longestCode; length++) {
    const unit = input.peek(length);
    if (unit < 0) return 0;
    if (unit === 40 /* CallOpen */ || unit === 123 /* BlockOpen */) depth++;
    else if ((unit === 41 /* CallClose */ || unit === 125 /* BlockClose */) && --depth === 0) {
      return length + 1;
    }
  }
  return 0;
}
var longestCode;
var init_measure_input = __esm({
  "src/syntax/measure-input.ts"() {
    "use strict";
    init_characters();
    longestCode = 500;
  }
});

// src/syntax/read-token.ts
function acceptRun(input, token2, length) {
  input.advance(length);
  input.acceptToken(token2);
}
function readNumber2(input) {
  const digits = digitsLength(input);
  if (digits === 0) return false;
  let length = digits;
  while (continuesWord(input.peek(length)) || input.peek(length) === 37 /* Percent */) {
    if (input.peek(length) === 45 /* Dash */) break;
    length++;
  }
  if (length > digits && input.peek(length) === 61 /* Equals */) {
    length = digits + unitLength(input, digits);
  }
  acceptRun(input, Number2, length);
  return true;
}
function readCurlyString(input) {
  const length = curlyLength(input, 0);
  if (length > 0) acceptRun(input, CurlyString, length);
  else acceptRun(input, Stray, 1);
}
function readString(input, quote) {
  let length = 1;
  for (let unit = input.peek(length); unit >= 0; unit = input.peek(length)) {
    length++;
    if (unit === quote) {
      acceptRun(input, String2, length);
      return;
    }
    if (unit === 92 /* Backslash */ && input.peek(length) >= 0) length++;
  }
  acceptRun(input, UnclosedString, length);
}
function readLineString(input, quote) {
  let length = 1;
  let end = 1;
  let beforeBrace = 0;
  for (; ; ) {
    const unit = input.peek(length);
    if (unit < 0 || unit === 10 /* NewLine */ || unit === 13 /* Return */) break;
    length++;
    if (unit === quote) {
      acceptRun(input, String2, length);
      return;
    }
    if (unit === 92 /* Backslash */) {
      const escaped = input.peek(length);
      if (escaped >= 0 && escaped !== 10 /* NewLine */ && escaped !== 13 /* Return */) length++;
    }
    if (unit === 123 /* BlockOpen */) beforeBrace = end;
    else if (!isBlank2(unit)) {
      end = length;
      beforeBrace = 0;
    }
  }
  acceptRun(input, UnclosedString, beforeBrace > 0 ? beforeBrace : end);
}
function readSlash(input) {
  const second = input.peek(1);
  if (second === 47 /* Slash */) {
    acceptRun(input, LineComment, lineLength2(input));
  } else if (second === 42 /* Star */) {
    let before = input.advance(2);
    for (let unit = before; unit >= 0; unit = input.advance()) {
      if (before === 42 /* Star */ && unit === 47 /* Slash */) {
        input.advance();
        input.acceptToken(BlockComment);
        return;
      }
      before = unit;
    }
    input.acceptToken(UnclosedComment);
  } else {
    acceptRun(input, Stray, 1);
  }
}
function readMarkup(input) {
  const second = input.peek(1);
  if (!isLetter(second) && second !== 47 /* Slash */ && second !== 33 /* Bang */ && second !== 62 /* Greater */) {
    acceptRun(input, Stray, 1);
    return;
  }
  const line = lineLength2(input);
  let length = line;
  while (length > 2 && input.peek(length - 1) !== 62 /* Greater */) length--;
  acceptRun(input, Markup, length > 2 ? length : line);
}
function readBlank(input) {
  let length = 1;
  while (isBlank2(input.peek(length))) length++;
  acceptRun(input, blank, length);
}
function readWord3(input) {
  acceptRun(input, Word, wordLength(input));
}
function readToken2(input, readQuoted) {
  const { next } = input;
  const single = punctuation[next];
  if (isBlank2(next)) readBlank(input);
  else if (isLetter(next)) readWord3(input);
  else if (next === 34 /* Quote */ || next === 39 /* Apostrophe */) readQuoted(input, next);
  else if (single !== void 0) acceptRun(input, single, 1);
  else if (next >= 0) readRareToken(input);
}
function readRareToken(input) {
  const { next } = input;
  const mayBeNumber = isDigit(next) || next === 45 /* Dash */ || next === 46 /* Dot */;
  if (mayBeNumber && readNumber2(input)) return;
  if (next === 47 /* Slash */) readSlash(input);
  else if (next === 35 /* Hash */) readHash(input);
  else if (next === 60 /* Less */) readMarkup(input);
  else if (startsMore(input)) acceptRun(input, More, 3);
  else if (isUnicodeSpace(next)) acceptRun(input, UnicodeSpace, 1);
  else if (isCurlyQuote(next)) readCurlyString(input);
  else if (isForeignLetter(next)) readWord3(input);
  else acceptRun(input, Stray, 1);
}
function startsMore(input) {
  return input.next === 46 /* Dot */ && input.peek(1) === 46 /* Dot */ && input.peek(2) === 46 /* Dot */;
}
function readHash(input) {
  const color2 = colorLength(input);
  if (color2 > 0) acceptRun(input, Color, color2);
  else acceptRun(input, HashLine, lineLength2(input));
}
var punctuation;
var init_read_token = __esm({
  "src/syntax/read-token.ts"() {
    "use strict";
    init_characters();
    init_measure_input();
    init_parser_terms();
    punctuation = {
      [123 /* BlockOpen */]: BlockOpen,
      [125 /* BlockClose */]: BlockClose,
      [91 /* ListOpen */]: ListOpen,
      [93 /* ListClose */]: ListClose,
      [40 /* CallOpen */]: CallOpen,
      [41 /* CallClose */]: CallClose,
      [61 /* Equals */]: Equals,
      [58 /* Colon */]: Colon,
      [44 /* Comma */]: Comma,
      [59 /* Semicolon */]: Semicolon
    };
  }
});

// src/syntax/tokens.ts
function endsList(input) {
  const { next } = input;
  if (next < 0 || next === 125 /* BlockClose */) return true;
  if (!isLetter(next)) return false;
  return input.peek(significantOffset(input, wordLength(input))) === 61 /* Equals */;
}
var plannedBraces, objectEnds, listEnds, callEnds, missingValues, barewords, tokens2, lineTokens;
var init_tokens3 = __esm({
  "src/syntax/tokens.ts"() {
    "use strict";
    init_dist2();
    init_characters();
    init_measure_input();
    init_parser_terms();
    init_read_token();
    plannedBraces = new ExternalTokenizer(
      (input) => {
        if (input.next < 0) input.acceptToken(MissingClose);
      },
      { extend: true }
    );
    objectEnds = new ExternalTokenizer(
      (input, stack) => {
        if (input.next >= 0 && input.next !== 93 /* ListClose */) return;
        if (stack.canShift(MissingObjectClose)) input.acceptToken(MissingObjectClose);
      },
      { contextual: true }
    );
    listEnds = new ExternalTokenizer(
      (input, stack) => {
        if (endsList(input) && stack.canShift(MissingListClose)) input.acceptToken(MissingListClose);
      },
      { contextual: true }
    );
    callEnds = new ExternalTokenizer(
      (input, stack) => {
        const ends = endsList(input) || input.next === 123 /* BlockOpen */;
        if (ends && stack.canShift(MissingCallClose)) input.acceptToken(MissingCallClose);
      },
      { contextual: true }
    );
    missingValues = new ExternalTokenizer((input) => {
      const at = significantOffset(input, 0);
      const unit = input.peek(at);
      const following = input.peek(at + 1);
      let isValue2;
      if (startsWord(unit)) {
        let end = at + 1;
        while (continuesWord(input.peek(end))) end++;
        isValue2 = input.peek(significantOffset(input, end)) !== 61 /* Equals */;
      } else if (unit === 45 /* Dash */) {
        isValue2 = isDigit(following) || following === 46 /* Dot */ && isDigit(input.peek(at + 2));
      } else if (unit === 46 /* Dot */) {
        isValue2 = following !== 46 /* Dot */ || input.peek(at + 2) === 46 /* Dot */;
      } else {
        isValue2 = isDigit(unit) || isCurlyQuote(unit) && curlyLength(input, at) > 0 || unit === 34 /* Quote */ || unit === 39 /* Apostrophe */ || unit === 35 /* Hash */ || unit === 91 /* ListOpen */ || unit === 123 /* BlockOpen */ || unit !== 58 /* Colon */ && unit >= 0 && needsQuotes(unit, following);
      }
      if (!isValue2) input.acceptToken(MissingValue);
    });
    barewords = new ExternalTokenizer((input) => {
      const { next } = input;
      if (startsWord(next)) {
        let length = 0;
        let isForeign = false;
        for (let unit = next; continuesWord(unit); unit = input.peek(++length)) {
          if (unit >= 128) isForeign = true;
        }
        const called = input.peek(length) === 40 /* CallOpen */ ? closedLength(input, length) : 0;
        if (called > 0) {
          acceptRun(input, RawRun, called);
        } else if (isForeign || needsQuotes(input.peek(length), input.peek(length + 1))) {
          acceptRun(input, RawRun, rawRunLength(input, length));
        } else if (input.peek(significantOffset(input, length)) !== 61 /* Equals */) {
          acceptRun(input, Bareword, length);
        }
      } else if (isDigit(next)) {
        let length = 1;
        let unit = input.peek(length);
        while (isDigit(unit) || isLetter(unit)) unit = input.peek(++length);
        const isDate = unit === 45 /* Dash */ && isDigit(input.peek(length + 1));
        const isRun = unit !== 37 /* Percent */ && unit !== 46 /* Dot */ && needsQuotes(unit, input.peek(length + 1));
        if (isDate || isRun) acceptRun(input, RawRun, rawRunLength(input, length));
      } else if (next === 123 /* BlockOpen */) {
        const inner = input.peek(significantOffset(input, 1));
        const isCode = inner === 40 /* CallOpen */ || inner === 123 /* BlockOpen */;
        const length = isCode ? closedLength(input, 0) : 0;
        if (length > 0) acceptRun(input, RawRun, length);
      } else if (next === 35 /* Hash */) {
        if (colorLength(input) === 0) acceptRun(input, RawRun, rawRunLength(input, 1));
      } else if (next >= 0 && needsQuotes(next, input.peek(1)) && next !== 58 /* Colon */) {
        if (next !== 46 /* Dot */ || !isDigit(input.peek(1))) {
          acceptRun(input, RawRun, rawRunLength(input, 1));
        }
      }
    });
    tokens2 = new ExternalTokenizer((input) => readToken2(input, readString));
    lineTokens = new ExternalTokenizer((input) => readToken2(input, readLineString));
  }
});

// src/syntax/parser.ts
var parser;
var init_parser = __esm({
  "src/syntax/parser.ts"() {
    "use strict";
    init_dist2();
    init_tokens3();
    parser = LRParser.deserialize({
      version: 14,
      states: "%vQcQ#vOOOOQ%v'#D^'#D^O$WQ%`O'#DQO%xQ#wO'#D]O&PQ#wO'#D]O'kQ#vO'#DSOOQ#z'#D]'#D]OOQ#v'#DU'#DUQcQ#vOOOOQ%`'#D`'#D`OOQ%`'#DV'#DVO'uQ%`O,59lOOQ%v,59l,59lO(PQ#zO'#DROOQ%f'#D_'#D_O(ZQ%xO,59kO*YQ%hO,59oOOQ#z'#DW'#DWO*dQ#vO,59nO,XQ#zO'#D]O,`Q#zO'#D]OOQ#z,59n,59nOOQ#v-E7S-E7SOOQ%`-E7T-E7TOOQ%v1G/W1G/WO,gQ#zO,59mOOQ%f,59m,59mOOQ#z1G/V1G/VOOQ%h'#Da'#DaOOQ%h'#DX'#DXO,qQ%hO1G/ZOOQ#z1G/Z1G/ZOOQ#z-E7U-E7UOOQ#z1G/Y1G/YOOQ%f1G/X1G/XOOQ%h-E7V-E7VOOQ#z7+$u7+$u",
      stateData: ",{~O}OSYOSZOS[OS]OS~OQTORUO^RO_PO`POaPObUOcUOdUOeTOfVOgQOhUOiUOjUOkUOlUOmUOnUOoUOpUOqUO~OW^OX^O_PO`POaPOb^Oc^Od^Oe]OgQOiXOjXOkXOlXOmXOnXOoXOpXOqXO~OT[Oh[O~P!yOk_Ol_OQ!PXR!PX^!PX_!PX`!PXa!PXb!PXc!PXd!PXe!PXf!PXg!PXh!PXj!PXm!PXn!PXo!PXp!PXq!PX|!PX~Oi`O~P$bOi!PX~P$bOQTORUO^cO_PO`POaPObUOcUOdUOeTOgQOhUOiUOjUOkUOlUOmUOnUOoUOpUOqUO~OPeOfeO~P&WOThOhhO~P!yOSjOfjO~P&WOVkOW^OX^O_PO`POaPOb^Oc^Od^Oe]OgQO~OWlOXlO_PO`POaPOblOclOdlOgQOhlOilOklOllOmlOnlOolOplOqlO~OUoOjoO~P)OOPqOfqO~P&WOk_Ol_OP!PXQ!PXR!PX^!PX_!PX`!PXa!PXb!PXc!PXd!PXe!PXf!PXg!PXh!PXj!PXm!PXn!PXo!PXp!PXq!PXS!PX~Oi`O~P*nOi!PX~P*nOSrOfrO~P&WOUtOjtO~P)OO",
      goto: "$a!UPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPP!V!_!p!V!V!u!{#R#]PPP#c#m$Q$X$]]UOTW]bi[UOTW]biU^QZ_Tl`nV^QZ_QWORfWQZQRgZQbTQi]TpbiQn`RsnSVOWXaT]biSSOWU^QZ_WdT]biTl`nSXQZRk_TYQZTm`n",
      nodeNames: "\u26A0 MissingClose MissingOpen ExtraClose MissingObjectClose MissingListClose MissingCallClose MissingValue Bareword RawRun UnicodeSpace LineComment BlockComment UnclosedComment Word String UnclosedString CurlyString Number Color More BlockOpen BlockClose ListOpen ListClose CallOpen CallClose Equals Colon Comma Semicolon HashLine Markup Stray Document Attribute List Object Block Call",
      maxTerm: 51,
      skippedNodes: [0, 10, 11, 12, 13],
      repeatNodeCount: 4,
      tokenData: "RORO",
      tokenizers: [0, plannedBraces, objectEnds, listEnds, callEnds, missingValues, barewords, tokens2],
      topRules: { "Document": [0, 34] },
      tokenPrec: 0
    });
  }
});

// src/syntax/read-text.ts
function readString2(token2, from, isClosed, collector) {
  const inner = token2.slice(1, isClosed ? -1 : void 0);
  if (!inner.includes("\\")) return inner;
  return inner.replace(
    /\\(?:u\{([0-9A-Fa-f]*)\}|u([0-9A-Fa-f]{4})|(\r\n|[\s\S])|$)/g,
    (written, braced, four, single, at) => {
      const place2 = from + 1 + at;
      const digits = braced ?? four;
      if (digits !== void 0) return readCodePoint(digits, written, place2, collector);
      const known = single === void 0 ? void 0 : escapes[single];
      if (known !== void 0) return known;
      const data = { written: written.trim() };
      collector.add("string-escape", "unknown", data, { from: place2, to: place2 + written.length });
      return single ?? "";
    }
  );
}
function readCodePoint(digits, written, place2, collector) {
  const codePoint = digits === "" ? Number.NaN : Number.parseInt(digits, 16);
  const isCharacter = codePoint <= 1114111 && !(codePoint >= 55296 && codePoint <= 57343);
  if (isCharacter) return String.fromCodePoint(codePoint);
  const at = { from: place2, to: place2 + written.length };
  collector.add("string-code-point", "invalid", { written }, at);
  return "\uFFFD";
}
function readNumber3(token2, from, collector, reportFrom = from) {
  const to = from + token2.length;
  const [, digits = "0", tail = ""] = numberPattern.exec(token2) ?? [];
  const amount2 = Number(digits);
  if (tail === "") return { kind: "number", value: amount2, from, to };
  if (units.includes(tail)) {
    return { kind: "unit", value: { value: amount2, unit: tail }, from, to };
  }
  if (/^\d+(?:xl|x\d+)$/.test(token2)) return { kind: "word", value: token2, from, to };
  const unit = unitPattern.exec(tail)?.[1];
  const split = unit === void 0 ? void 0 : `${digits}${unit} ${tail.slice(unit.length)}`;
  collector.add("number-unit", "unknown", { tail, units, split }, { from: reportFrom, to });
  return unit === void 0 ? { kind: "number", value: amount2, from, to } : { kind: "unit", value: { value: amount2, unit }, from, to };
}
var escapes, numberPattern, unitPattern;
var init_read_text = __esm({
  "src/syntax/read-text.ts"() {
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
      // Both characters stay: a bracket alone may start a mark, and what draws the text tells them apart.
      "[": "\\["
    };
    numberPattern = /^(-?(?:\d+(?:\.\d+)?|\.\d+))(.*)$/s;
    unitPattern = /^(px|%|em|rem|vh|vw)/;
  }
});

// src/syntax/report-stray.ts
function reportStray(type, token2, from, to, source, collector) {
  const place2 = { from, to };
  switch (type) {
    case Comma:
    case Semicolon: {
      const edits = [{ from, to, insert: /\s|^$/.test(source[to] ?? "") ? "" : " " }];
      collector.add("comma-unexpected", "separator", { token: token2 }, place2, { edits });
      return;
    }
    case Markup: {
      const wording = token2.startsWith("<!--") ? "comment" : "tag";
      collector.add("markup-unexpected", wording, { token: token2 }, place2);
      return;
    }
    case HashLine: {
      const mark2 = { from, to: from + 1 };
      const edits = /^#\s/.test(token2) ? [{ ...mark2, insert: "//" }] : void 0;
      collector.add("token-unexpected", "hash", {}, mark2, { edits });
      return;
    }
    case ExtraClose:
    case BlockClose:
      collector.add("block-extra-close", "found", {}, place2);
      return;
    default:
      collector.add("token-unexpected", "token", { token: token2 }, place2);
  }
}
var init_report_stray = __esm({
  "src/syntax/report-stray.ts"() {
    "use strict";
    init_parser_terms();
  }
});

// src/syntax/read-items.ts
function readItems(tree, source, collector) {
  return new ItemReader(tree.cursor(), source, collector).readAll();
}
var deepestRead, ItemReader;
var init_read_items = __esm({
  "src/syntax/read-items.ts"() {
    "use strict";
    init_parser_terms();
    init_read_object();
    init_read_text();
    init_report_nesting();
    init_report_stray();
    deepestRead = 420;
    ItemReader = class {
      #cursor;
      #source;
      #collector;
      #depth = 0;
      /** End of the last stray token, so that a run of them is one diagnostic. */
      #strayEnd = -1;
      constructor(cursor, source, collector) {
        this.#cursor = cursor;
        this.#source = source;
        this.#collector = collector;
      }
      readAll() {
        const items = [];
        this.#eachChild(() => this.#readItem(items, false));
        return items;
      }
      #eachChild(read2) {
        const cursor = this.#cursor;
        if (this.#depth >= deepestRead) {
          reportNesting({ from: cursor.from, to: cursor.from + 1 }, this.#collector);
          return;
        }
        if (!cursor.firstChild()) return;
        this.#depth++;
        do
          read2();
        while (cursor.nextSibling());
        cursor.parent();
        this.#depth--;
      }
      #text(node) {
        return this.#source.slice(node.from, node.to);
      }
      #readItem(items, inObject) {
        const cursor = this.#cursor;
        const { from, to } = cursor;
        switch (cursor.type.id) {
          case Word:
          case More:
            items.push({ kind: "word", word: this.#text(cursor), from, to });
            return;
          case Attribute:
            items.push(this.#readAttribute());
            return;
          case Block:
          case Object2:
            items.push(this.#readBraces());
            return;
          case Call:
            items.push(this.#readCall());
            return;
          case Comma:
            if (!inObject) this.#stray();
            else
              items.push({
                kind: "literal",
                literal: { kind: "word", value: ",", from, to },
                from,
                to
              });
            return;
          default: {
            const literal = this.#readLiteral();
            if (!literal) this.#stray();
            else if (literal.kind !== "word") items.push({ kind: "literal", literal, from, to });
            else items.push({ kind: "word", word: String(literal.value), from, to });
          }
        }
      }
      /** The literal at the cursor; undefined for what is no value. */
      #readLiteral(reportFrom) {
        const cursor = this.#cursor;
        const { from, to } = cursor;
        switch (cursor.type.id) {
          case String2:
            return {
              kind: "string",
              value: readString2(this.#text(cursor), from, true, this.#collector),
              from,
              to
            };
          case UnclosedString:
            this.#reportUnclosedString(from, to);
            return {
              kind: "string",
              value: readString2(this.#text(cursor), from, false, this.#collector),
              from,
              to
            };
          case CurlyString:
            this.#reportCurlyString(from, to);
            return { kind: "string", value: this.#source.slice(from + 1, to - 1), from, to };
          case Number2:
            return readNumber3(this.#text(cursor), from, this.#collector, reportFrom);
          case Color:
            return { kind: "color", value: this.#text(cursor), from, to };
          case Bareword:
            return this.#readBareword(from, to);
          case RawRun:
            this.#reportRawRun(from, to);
            return { kind: "string", value: this.#text(cursor), from, to };
          case More:
            return { kind: "word", value: "...", from, to };
          case List:
            return this.#readList();
          default:
            return void 0;
        }
      }
      #readBareword(from, to) {
        const word = this.#source.slice(from, to);
        if (word === "true" || word === "false")
          return { kind: "boolean", value: word === "true", from, to };
        const glued = /^(true|false)([A-Za-z_].*)$/.exec(word);
        if (glued) {
          const apart = `${glued[1]} ${glued[2]}`;
          this.#collector.add("words-glued", "literal", { word, apart }, { from, to });
        }
        return { kind: "word", value: word, from, to };
      }
      #readList() {
        const { from, to } = this.#cursor;
        const items = [];
        let afterComma = true;
        this.#eachChild(() => {
          const cursor = this.#cursor;
          switch (cursor.type.id) {
            case ListOpen:
            case ListClose:
              return;
            case MissingListClose:
              this.#collector.add("syntax-unclosed-list", "found", {}, { from, to: from + 1 });
              return;
            case Comma:
              if (afterComma) this.#reportExtraComma();
              afterComma = true;
              return;
            case Object2: {
              afterComma = false;
              items.push(readObject(this.#readBraces(), this.#collector));
              return;
            }
            default: {
              afterComma = false;
              const literal = this.#readLiteral();
              if (literal) items.push(literal);
              else this.#stray();
            }
          }
        });
        return { kind: "list", value: items.map((item) => item.value), from, to, items };
      }
      #readAttribute() {
        const { from, to } = this.#cursor;
        const item = {
          kind: "attribute",
          name: "",
          nameFrom: from,
          nameTo: from,
          isQuoted: false,
          separator: "=",
          separatorFrom: from,
          value: void 0,
          from,
          to
        };
        let part = 0;
        this.#eachChild(() => {
          const cursor = this.#cursor;
          if (cursor.type.isSkipped) {
            this.#stray();
            return;
          }
          if (part === 0) {
            item.isQuoted = cursor.type.id !== Word;
            const literal = item.isQuoted ? this.#readLiteral() : void 0;
            item.name = literal ? String(literal.value) : this.#text(cursor);
            item.nameTo = cursor.to;
          } else if (part === 1) {
            item.separator = cursor.type.id === Colon ? ":" : "=";
            item.separatorFrom = cursor.from;
          } else if (cursor.type.id !== MissingValue) {
            item.value = cursor.type.id === Object2 ? this.#readBraces() : this.#readLiteral(from);
          }
          part++;
        });
        return item;
      }
      #readBraces() {
        const { from, to } = this.#cursor;
        const items = [];
        const braces = {
          kind: "braces",
          items,
          from,
          to,
          open: from,
          isOpenMissing: false,
          close: void 0
        };
        const isObject2 = this.#cursor.type.id === Object2;
        this.#eachChild(() => {
          const cursor = this.#cursor;
          switch (cursor.type.id) {
            case BlockOpen:
            case MissingClose:
            case MissingObjectClose:
              return;
            case MissingOpen:
              braces.isOpenMissing = true;
              return;
            case BlockClose:
              braces.close = cursor.from;
              return;
            default:
              this.#readItem(items, isObject2);
          }
        });
        return braces;
      }
      #readCall() {
        const { from, to } = this.#cursor;
        const parts = [];
        const call = {
          kind: "call",
          word: "",
          wordFrom: from,
          wordTo: from,
          open: from,
          arguments: parts,
          from,
          to
        };
        this.#eachChild(() => {
          const cursor = this.#cursor;
          switch (cursor.type.id) {
            case Word:
              call.word = this.#text(cursor);
              call.wordTo = cursor.to;
              return;
            case CallOpen:
              call.open = cursor.from;
              return;
            case CallClose:
            case Comma:
              return;
            case MissingCallClose:
              this.#collector.add(
                "syntax-unclosed-call",
                "found",
                { word: call.word },
                { from: call.open, to: call.open + 1 }
              );
              return;
            default: {
              const literal = this.#readLiteral();
              if (literal) parts.push(literal);
              else this.#stray();
            }
          }
        });
        return call;
      }
      #stray() {
        const cursor = this.#cursor;
        const { from, to } = cursor;
        if (cursor.type.isSkipped) {
          if (cursor.type.id === UnclosedComment) {
            this.#collector.add("syntax-unclosed-comment", "found", {}, { from, to: from + 2 });
          } else if (cursor.type.id === UnicodeSpace && from > 0) {
            const edits = [{ from, to, insert: " " }];
            this.#collector.add("text-space", "found", {}, { from, to }, { edits });
          }
          return;
        }
        if (from === this.#strayEnd) {
          this.#strayEnd = to;
          return;
        }
        this.#strayEnd = to;
        reportStray(cursor.type.id, this.#text(cursor), from, to, this.#source, this.#collector);
      }
      #reportExtraComma() {
        const { from, to } = this.#cursor;
        const edits = [{ from, to, insert: "" }];
        this.#collector.add("comma-unexpected", "extra", {}, { from, to }, { edits });
      }
      #reportUnclosedString(from, to) {
        const quote = this.#source[from];
        this.#collector.add("syntax-unclosed-string", "found", { quote }, { from, to });
      }
      #reportCurlyString(from, to) {
        const inner = this.#source.slice(from + 1, to - 1);
        const edits = [{ from, to, insert: JSON.stringify(inner) }];
        this.#collector.add("token-unexpected", "curlyQuotes", {}, { from, to }, { edits });
      }
      #reportRawRun(from, to) {
        const written = this.#source.slice(from, to);
        const place2 = { from, to };
        if (written.startsWith("{")) {
          this.#collector.add("markup-unexpected", "code", {}, place2);
        } else if (/^#[0-9a-fA-F]*$/.test(written)) {
          this.#collector.add("value-quotes", "color", { written }, place2);
        } else {
          const edits = [{ from, to, insert: `"${written.replace(/["\\]/g, "\\$&")}"` }];
          this.#collector.add("value-quotes", "text", { written }, place2, { edits });
        }
      }
    };
  }
});

// src/syntax/repair-braces.ts
function planBraces(tree, source, elements, swallowed) {
  const marks = readMarks2(tree, source);
  let balance = -swallowed;
  let isUnbalanced = false;
  for (const { type } of marks) {
    if (type === "open") balance++;
    else if (type === "close" && --balance < -swallowed) isUnbalanced = true;
  }
  if (balance === 0 && !isUnbalanced) return void 0;
  if (balance < 0) {
    const missing = findMissingOpens(elements, source, -balance);
    balance += missing.length;
    for (const element of missing) marks.push(markMissingOpen(element, source, marks));
    marks.sort((a, b) => a.at - b.at);
  }
  return matchByIndent(marks, balance);
}
function readMarks2(tree, source) {
  const marks = [];
  let scanned = 0;
  let line = 0;
  let lineStart = 0;
  let indent = 0;
  let lastLine = -1;
  const cursor = tree.cursor();
  do {
    const { type, from, to } = cursor;
    if (type.isSkipped || from === to || isContainer(type.id)) continue;
    for (; scanned < from; scanned++) {
      if (source.charCodeAt(scanned) === 10) {
        line++;
        lineStart = scanned + 1;
      }
    }
    const startsLine = line !== lastLine;
    if (startsLine) indent = from - lineStart;
    lastLine = line;
    const kind2 = type.id === BlockOpen ? "open" : type.id === BlockClose || type.id === ExtraClose ? "close" : "other";
    if (kind2 !== "other" || startsLine)
      marks.push({ type: kind2, at: from, line, indent, startsLine });
  } while (cursor.next());
  return marks;
}
function isContainer(type) {
  return containers.has(type);
}
function markMissingOpen(element, source, marks) {
  const before = marks.findLast((mark2) => mark2.at < element.to);
  return {
    type: "missing-open",
    at: element.to,
    line: before?.line ?? 0,
    indent: indentOf(source, element.wordFrom),
    startsLine: false
  };
}
function findMissingOpens(elements, source, most) {
  const found = [];
  walkElements(elements, (element) => {
    if (found.length >= most || element.block || !element.component) return;
    if (element.component.children.allow === "none") return;
    const own = indentOf(source, element.wordFrom);
    const following = /^[^\S\r\n]*(?:\/\/[^\r\n]*)?(?:\r\n|\r|\n)\s*?([^\S\r\n]*)\S/.exec(
      source.slice(element.to, element.to + 2e3)
    );
    if (following && following[1].length > own) found.push(element);
  });
  return found;
}
function indentOf(source, offset) {
  let start = offset;
  while (start > 0 && source[start - 1] !== "\n" && source[start - 1] !== "\r") start--;
  let at = start;
  while (source[at] === " " || source[at] === "	") at++;
  return at - start;
}
function matchByIndent(marks, balance) {
  const closes2 = /* @__PURE__ */ new Map();
  const opens = /* @__PURE__ */ new Map();
  const extra = /* @__PURE__ */ new Set();
  const stack = [];
  const isIndented = marks.some((mark2) => mark2.indent > 0);
  let missing = Math.max(0, balance);
  let surplus = Math.max(0, -balance);
  const closeBefore = (mark2) => {
    stack.pop();
    closes2.set(mark2.at, stack.length);
    missing--;
  };
  for (const mark2 of marks) {
    if (mark2.startsLine && isIndented) {
      for (let top = stack.at(-1); missing > 0 && top && top.line < mark2.line; top = stack.at(-1)) {
        const ends = mark2.type === "close" ? mark2.indent < top.indent : mark2.indent <= top.indent;
        if (!ends) break;
        closeBefore(mark2);
      }
    }
    if (mark2.type === "missing-open") opens.set(mark2.at, stack.length);
    if (mark2.type === "open" || mark2.type === "missing-open") {
      stack.push(mark2);
    } else if (mark2.type === "close") {
      const top = stack.at(-1);
      const isTooEarly = surplus > 0 && isIndented && mark2.startsLine && top && top.indent < mark2.indent;
      if (!top || isTooEarly) {
        extra.add(mark2.at);
        surplus--;
      } else {
        stack.pop();
      }
    }
  }
  return { closes: closes2, opens, extra };
}
var containers;
var init_repair_braces = __esm({
  "src/syntax/repair-braces.ts"() {
    "use strict";
    init_element();
    init_parser_terms();
    containers = /* @__PURE__ */ new Set([
      Document,
      Block,
      Object2,
      List,
      Attribute,
      Call
    ]);
  }
});

// src/syntax/parse.ts
function parseSource(source, vocabulary2, sourceId) {
  let reader = parser;
  let tree = reader.parse(source);
  if (endsInString(tree, source)) {
    reader = lineParser;
    tree = reader.parse(source);
  }
  const first = read(tree, source, vocabulary2, sourceId);
  if (first.collector.errorCount === 0) return first;
  if (first.collector.has("nesting-limit")) {
    keepNestingLimit(first.collector);
    return first;
  }
  const swallowed = countSwallowed(source, first.collector);
  const plan = planBraces(tree, source, first.elements.elements, swallowed);
  if (!plan) {
    first.collector.dropLast("syntax-unclosed-block", swallowed);
    return first;
  }
  const second = read(withPlan(reader, plan).parse(source), source, vocabulary2, sourceId);
  second.collector.dropLast("syntax-unclosed-block", swallowed);
  return second.collector.errorCount <= first.collector.errorCount ? second : first;
}
function read(tree, source, vocabulary2, sourceId) {
  const collector = new DiagnosticCollector(sourceId);
  const items = readItems(tree, source, collector);
  const elements = groupElements(items, source, vocabulary2, collector);
  return { tree, elements: { elements, length: source.length }, collector };
}
function withPlan(reader, plan) {
  return reader.configure({
    tokenizers: [{ from: plannedBraces, to: createPlannedBraces(plan) }],
    contextTracker: braceDepth
  });
}
function countSwallowed(source, collector) {
  let count = 0;
  for (const { code, from, to } of collector.all) {
    if (code === "syntax-unclosed-string") count += countBraces(source, from, to);
    else if (code === "syntax-unclosed-comment") count += countBraces(source, from, source.length);
  }
  return count;
}
function countBraces(source, from, to) {
  let count = 0;
  for (let at = from; at < to; at++) {
    const unit = source.charCodeAt(at);
    if (unit === 125) count++;
    else if (unit === 123 && count > 0) count--;
  }
  return count;
}
function endsInString(tree, source) {
  if (source.length === 0) return false;
  let node = tree.resolveInner(source.length, -1);
  for (let depth = 0; depth < 3; depth++) {
    if (node.type.id === UnclosedString) return true;
    if (!node.parent) return false;
    node = node.parent;
  }
  return false;
}
function keepNestingLimit(collector) {
  const places = collector.all.filter(({ code }) => code === "nesting-limit");
  const first = Math.min(places[0].from, ...places.slice(1, 1e3).map(({ from }) => from));
  collector.keep(
    ({ code, from }) => code === "nesting-limit" ? from === first : from < first && !code.startsWith("syntax-unclosed")
  );
}
var lineParser;
var init_parse = __esm({
  "src/syntax/parse.ts"() {
    "use strict";
    init_collector();
    init_brace_plan();
    init_group_elements();
    init_parser();
    init_parser_terms();
    init_read_items();
    init_repair_braces();
    init_tokens3();
    lineParser = parser.configure({ tokenizers: [{ from: tokens2, to: lineTokens }] });
  }
});

// src/analyze.ts
function analyze(source, options = {}) {
  const { vocabulary: vocabulary2 = vocabulary, locations = false, source: id2 } = options;
  const { tree, elements, collector } = parseSource(source, vocabulary2, id2);
  checkElements(elements, vocabulary2, collector);
  let comments;
  const lineComments = () => {
    comments ??= findLineComments(tree);
    return comments;
  };
  const diagnostics = applyIgnoreComments(source, lineComments, collector.sorted(), id2);
  let ast;
  return {
    tree,
    elements,
    diagnostics,
    get lineComments() {
      return lineComments();
    },
    get ast() {
      ast ??= buildAst(elements, source, vocabulary2, { locations, source: id2 });
      return ast;
    }
  };
}
function check(source, options = {}) {
  return analyze(source, options).diagnostics;
}
var init_analyze = __esm({
  "src/analyze.ts"() {
    "use strict";
    init_check();
    init_ignore_comments();
    init_registry_generated();
    init_build_ast();
    init_line_comments();
    init_parse();
  }
});

// src/text/cap-diagnostics.ts
function capDiagnostics(diagnostics, limit = shownDiagnosticsLimit) {
  if (diagnostics.length <= limit) return { shown: [...diagnostics], omitted: 0 };
  const byWeight = diagnostics.toSorted((a, b) => weights2[a.severity] - weights2[b.severity]);
  const kept = new Set(byWeight.slice(0, limit));
  return {
    shown: diagnostics.filter((diagnostic) => kept.has(diagnostic)),
    omitted: diagnostics.length - limit
  };
}
var shownDiagnosticsLimit, weights2;
var init_cap_diagnostics = __esm({
  "src/text/cap-diagnostics.ts"() {
    "use strict";
    shownDiagnosticsLimit = 100;
    weights2 = { error: 0, warning: 1, info: 2 };
  }
});

// src/cli/files/read-source.ts
function decodeSource(bytes) {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const text4 = buffer.toString("utf8");
  const wrong = firstReplacement(buffer, text4);
  if (wrong !== void 0) return { text: text4, unreadable: explainBytes(buffer, wrong) };
  const zero = text4.indexOf("\0");
  if (zero < 0) return { text: text4 };
  return { text: text4, unreadable: createDiagnostic("text-encoding", "binary", {}, unitAt(zero)) };
}
function explainBytes([first, second], wrong) {
  const isUtf16 = first === 255 && second === 254 || first === 254 && second === 255;
  return isUtf16 ? createDiagnostic("text-encoding", "utf16", {}, unitAt(0)) : createDiagnostic("text-encoding", "notUtf8", {}, unitAt(wrong));
}
function unitAt(at) {
  return { from: at, to: at + 1 };
}
function firstReplacement(bytes, text4) {
  let byte = 0;
  let last = 0;
  for (let at = text4.indexOf("\uFFFD"); at >= 0; at = text4.indexOf("\uFFFD", at + 1)) {
    byte += Buffer.byteLength(text4.slice(last, at));
    last = at;
    if (bytes[byte] !== 239 || bytes[byte + 1] !== 191 || bytes[byte + 2] !== 189) return at;
  }
  return void 0;
}
var init_read_source = __esm({
  "src/cli/files/read-source.ts"() {
    "use strict";
    init_create_diagnostic();
  }
});

// src/cli/settings/settings.ts
function applySettings(diagnostics, { severity }) {
  const kept = [];
  for (const diagnostic of diagnostics) {
    const level = severity.get(diagnostic.code);
    if (level === void 0 || diagnostic.severity === "error") kept.push(diagnostic);
    else if (level !== "off") kept.push({ ...diagnostic, severity: level });
  }
  return kept;
}
var init_settings = __esm({
  "src/cli/settings/settings.ts"() {
    "use strict";
  }
});

// src/text/apply-fixes.ts
function applyFixes(text4, diagnostics) {
  const taken = [];
  let applied = 0;
  for (const { fix } of diagnostics) {
    if (!fix || fix.edits.length === 0 || !fix.edits.every((edit) => isFree(edit, taken))) continue;
    for (const edit of fix.edits) taken.splice(placeOf(edit, taken), 0, edit);
    applied++;
  }
  return { text: applySortedEdits(text4, taken), applied };
}
function applySortedEdits(text4, edits) {
  let result = "";
  let at = 0;
  for (const edit of edits) {
    result += text4.slice(at, edit.from) + edit.insert;
    at = edit.to;
  }
  return result + text4.slice(at);
}
function isFree(edit, sorted2) {
  const place2 = placeOf(edit, sorted2);
  const before = sorted2[place2 - 1];
  const after = sorted2[place2];
  return (!before || before.to < edit.from) && (!after || edit.to < after.from);
}
function placeOf(edit, sorted2) {
  let low = 0;
  let high = sorted2.length;
  while (low < high) {
    const middle2 = low + high >> 1;
    if (sorted2[middle2].from < edit.from) low = middle2 + 1;
    else high = middle2;
  }
  return low;
}
var init_apply_fixes = __esm({
  "src/text/apply-fixes.ts"() {
    "use strict";
  }
});

// src/cli/fix/repair.ts
var repair_exports = {};
__export(repair_exports, {
  repair: () => repair
});
function repair(text4, check2) {
  let current = { text: text4, diagnostics: check2(text4), applied: 0 };
  for (let round = 0; round < mostRounds; round++) {
    const next = tryFixes(current, current.diagnostics, check2) ?? trySingly(current, check2);
    if (!next) break;
    current = next;
  }
  return current;
}
function tryFixes(current, chosen, check2) {
  const fixed = applyFixes(current.text, chosen);
  if (fixed.applied === 0 || fixed.text === current.text) return void 0;
  const diagnostics = check2(fixed.text);
  if (errorsOf(diagnostics) > errorsOf(current.diagnostics)) return void 0;
  return { text: fixed.text, diagnostics, applied: current.applied + fixed.applied };
}
function trySingly(current, check2) {
  const fixable = current.diagnostics.filter(({ fix }) => fix !== void 0).slice(0, mostTries);
  for (const diagnostic of fixable) {
    const next = tryFixes(current, [diagnostic], check2);
    if (next && next.diagnostics.length < current.diagnostics.length) return next;
  }
  return void 0;
}
function errorsOf(diagnostics) {
  return diagnostics.filter(({ severity }) => severity === "error").length;
}
var mostRounds, mostTries;
var init_repair = __esm({
  "src/cli/fix/repair.ts"() {
    "use strict";
    init_apply_fixes();
    mostRounds = 10;
    mostTries = 50;
  }
});

// src/cli/markdown/containers.ts
function continueContainers(line, containers2) {
  let offset = 0;
  let depth = 0;
  for (const container of containers2) {
    if (container === "quote") {
      const mark2 = /^ {0,3}> ?/.exec(line.slice(offset));
      if (!mark2) break;
      offset += mark2[0].length;
    } else {
      const inside = skipColumns(line, offset, container);
      if (inside === void 0 && line.slice(offset).trim() !== "") break;
      offset = inside ?? line.length;
    }
    depth++;
  }
  return { depth, offset };
}
function openContainers(line, from, containers2) {
  let offset = from;
  while (containers2.length < deepest2) {
    const rest = line.slice(offset);
    const quote = /^ {0,3}> ?/.exec(rest);
    if (quote) {
      containers2.push("quote");
      offset += quote[0].length;
      continue;
    }
    const item = /^( {0,3}(?:[-+*]|[0-9]{1,9}[.)]))([ \t]*)(.?)/.exec(rest);
    if (!item || isRule(rest)) return offset;
    const [, mark2 = "", blanks = "", follower] = item;
    if (follower !== "" && blanks === "") return offset;
    const start = offset + mark2.length;
    const columns3 = columnsOf(line.slice(0, start + blanks.length)) - columnsOf(line.slice(0, start));
    const room = follower === "" || columns3 > 4 ? 1 : columns3;
    containers2.push(mark2.length + room);
    offset = skipColumns(line, start, room) ?? line.length;
  }
  return offset;
}
function skipColumns(line, from, columns3) {
  const wanted = columnsOf(line.slice(0, from)) + columns3;
  let offset = from;
  while (columnsOf(line.slice(0, offset)) < wanted) {
    if (line[offset] !== " " && line[offset] !== "	") return void 0;
    offset++;
  }
  return offset;
}
function columnsOf(text4) {
  let columns3 = 0;
  for (const character of text4) columns3 += character === "	" ? 4 - columns3 % 4 : 1;
  return columns3;
}
function isRule(text4) {
  return /^ {0,3}(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,})$/.test(text4);
}
var deepest2;
var init_containers = __esm({
  "src/cli/markdown/containers.ts"() {
    "use strict";
    deepest2 = 100;
  }
});

// src/cli/markdown/fences.ts
function findFences(text4, isComponent) {
  const found = [];
  const containers2 = [];
  let fence;
  let rawEnd;
  const finish2 = () => {
    if (fence && isWireframe(fence, isComponent)) {
      const isQuoted = containers2.slice(0, fence.depth).includes("quote");
      found.push({ from: fence.from, content: fence.content, isQuoted });
    }
    fence = void 0;
  };
  for (const { from, line, end } of linesOf2(text4)) {
    const { depth, offset } = continueContainers(line, containers2);
    if (fence && depth >= fence.depth) {
      if (closes(line.slice(offset), fence.mark)) finish2();
      else fence.content += " ".repeat(offset) + text4.slice(from + offset, end);
      continue;
    }
    finish2();
    containers2.length = depth;
    if (rawEnd) {
      if (rawEnd.test(line)) rawEnd = void 0;
      continue;
    }
    const own = line.slice(openContainers(line, offset, containers2));
    const opening = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})[ \t]*([^\s,:{]*)/.exec(own);
    if (opening) {
      const [, mark2 = "", tag = ""] = opening;
      fence = { mark: mark2, tag: tag.toLowerCase(), from: end, content: "", depth: containers2.length };
    } else {
      rawEnd = rawHtmlEnd(own);
    }
  }
  finish2();
  return found;
}
function isWireframe({ tag, content }, isComponent) {
  if (tag === "wf") return true;
  if (tag !== "wireframe") return false;
  const first = firstWord(content);
  return first !== void 0 && isComponent(first);
}
function firstWord(content) {
  const blank2 = /\s+|\/\/.*|\/\*[\s\S]*?\*\//y;
  let at = 0;
  while (blank2.test(content)) at = blank2.lastIndex;
  const word = /[A-Za-z][\w-]*/y;
  word.lastIndex = at;
  return word.exec(content)?.[0];
}
function closes(line, mark2) {
  const closing = /^ {0,3}(`+|~+)[ \t]*$/.exec(line)?.[1];
  return closing !== void 0 && closing[0] === mark2[0] && closing.length >= mark2.length;
}
function rawHtmlEnd(line) {
  const start = /^ {0,3}<(!--|(?:pre|script|style|textarea)(?=[\s>]|$))/i.exec(line);
  if (!start) return void 0;
  const end = start[1] === "!--" ? /-->/ : /<\/(?:pre|script|style|textarea)>/i;
  return end.test(line.slice(start[0].length)) ? void 0 : end;
}
function* linesOf2(text4) {
  let from = text4.charCodeAt(0) === 65279 ? 1 : 0;
  while (from < text4.length) {
    const found = /\r\n|\n|\r/g;
    found.lastIndex = from;
    const lineBreak = found.exec(text4);
    const end = lineBreak ? lineBreak.index + lineBreak[0].length : text4.length;
    yield { from, line: text4.slice(from, lineBreak?.index ?? text4.length), end };
    from = end;
  }
}
var init_fences = __esm({
  "src/cli/markdown/fences.ts"() {
    "use strict";
    init_containers();
  }
});

// src/cli/markdown/check-markdown.ts
var check_markdown_exports = {};
__export(check_markdown_exports, {
  checkMarkdown: () => checkMarkdown
});
function checkMarkdown(text4, { check: check2, isComponent }) {
  return findFences(text4, isComponent).flatMap(
    (fence) => check2(fence.content).map((diagnostic) => moveDiagnostic(diagnostic, fence))
  );
}
function moveDiagnostic({ fix, related, ...diagnostic }, fence) {
  const move = (place2) => ({
    ...place2,
    from: place2.from + fence.from,
    to: place2.to + fence.from
  });
  const isApplicable = fix && (!fence.isQuoted || fix.edits.every((edit) => staysInLine(edit, fence)));
  return {
    ...move(diagnostic),
    ...related && { related: related.map(move) },
    ...isApplicable && { fix: { ...fix, edits: fix.edits.map(move) } }
  };
}
function staysInLine({ from, to, insert }, { content }) {
  return !/[\r\n]/.test(insert + content.slice(from, to));
}
var init_check_markdown = __esm({
  "src/cli/markdown/check-markdown.ts"() {
    "use strict";
    init_fences();
  }
});

// src/cli/validate/check-file.ts
async function checkFile(file, options, finder, io) {
  const { stdinFilename } = options;
  const name = file.absolute === void 0 ? stdinFilename ?? "<stdin>" : file.path;
  const absolute = file.absolute ?? (0, import_node_path10.resolve)(io.cwd, stdinFilename ?? "stdin");
  const settings = await finder.settingsFor((0, import_node_path10.dirname)(absolute));
  const isIgnored = settings?.ignores(absolute) ?? false;
  if (isIgnored && file.absolute !== void 0) return { file, before: "", after: "", applied: 0 };
  const bytes = file.absolute === void 0 ? await io.readInput() : (0, import_node_fs7.readFileSync)(file.absolute);
  const { text: text4, unreadable } = decodeSource(bytes);
  if (isIgnored) return { file, before: text4, after: text4, applied: 0 };
  if (unreadable) {
    const report4 = reportOf(name, text4, [unreadable], options.quiet);
    return { file, report: report4, before: text4, after: text4, applied: 0 };
  }
  const findings = await createCheck(name, settings, options.strict);
  if (!options.repairs) {
    const report4 = reportOf(name, text4, findings(text4), options.quiet);
    return { file, report: report4, before: text4, after: text4, applied: 0 };
  }
  const { repair: repair2 } = await Promise.resolve().then(() => (init_repair(), repair_exports));
  const repaired = repair2(text4, findings);
  const report3 = reportOf(name, repaired.text, repaired.diagnostics, options.quiet);
  return { file, report: report3, before: text4, after: repaired.text, applied: repaired.applied };
}
async function createCheck(name, settings, strict) {
  const checkText2 = isMarkdownName(name) ? await createMarkdownCheck() : (text4) => check(text4);
  return (text4) => {
    const found = checkText2(text4);
    const set = settings ? applySettings(found, settings) : found;
    return strict ? set.map(toughened) : set;
  };
}
async function createMarkdownCheck() {
  const { checkMarkdown: checkMarkdown2 } = await Promise.resolve().then(() => (init_check_markdown(), check_markdown_exports));
  const isComponent = (word) => vocabulary.component(word) !== void 0;
  return (text4) => checkMarkdown2(text4, { check, isComponent });
}
function toughened(diagnostic) {
  return diagnostic.severity === "warning" ? { ...diagnostic, severity: "error" } : diagnostic;
}
function reportOf(name, text4, diagnostics, quiet) {
  const wanted = quiet ? diagnostics.filter(({ severity }) => severity === "error") : diagnostics;
  const { shown, omitted } = capDiagnostics(wanted);
  const source = new SourceText(shown.length > 0 ? text4 : "", name);
  return { source, diagnostics: shown, omitted, counts: countDiagnostics(diagnostics) };
}
var import_node_fs7, import_node_path10;
var init_check_file = __esm({
  "src/cli/validate/check-file.ts"() {
    "use strict";
    import_node_fs7 = require("node:fs");
    import_node_path10 = require("node:path");
    init_analyze();
    init_registry_generated();
    init_report();
    init_cap_diagnostics();
    init_source_text();
    init_file_kinds();
    init_read_source();
    init_settings();
  }
});

// src/report/summary.ts
function amount(count, noun) {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
function summaryLine(counts, files, repair2 = "--fix") {
  const found = [];
  if (counts.errors > 0) found.push(amount(counts.errors, "error"));
  if (counts.warnings > 0) found.push(amount(counts.warnings, "warning"));
  if (counts.infos > 0) found.push(amount(counts.infos, "info"));
  if (found.length === 0) return `${amount(files, "file")} checked, nothing to report`;
  const repairs = counts.fixable > 0 ? `; ${counts.fixable} can be repaired with ${repair2}` : "";
  return `${found.join(", ")} in ${amount(files, "file")}${repairs}`;
}
var init_summary = __esm({
  "src/report/summary.ts"() {
    "use strict";
  }
});

// src/text/paint.ts
var asIs, plainPaint;
var init_paint = __esm({
  "src/text/paint.ts"() {
    "use strict";
    asIs = (text4) => text4;
    plainPaint = {
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

// node_modules/kleur/index.mjs
function run(arr, str) {
  let i = 0, tmp, beg = "", end = "";
  for (; i < arr.length; i++) {
    tmp = arr[i];
    beg += tmp.open;
    end += tmp.close;
    if (!!~str.indexOf(tmp.close)) {
      str = str.replace(tmp.rgx, tmp.close + tmp.open);
    }
  }
  return beg + str + end;
}
function chain(has, keys) {
  let ctx = { has, keys };
  ctx.reset = $.reset.bind(ctx);
  ctx.bold = $.bold.bind(ctx);
  ctx.dim = $.dim.bind(ctx);
  ctx.italic = $.italic.bind(ctx);
  ctx.underline = $.underline.bind(ctx);
  ctx.inverse = $.inverse.bind(ctx);
  ctx.hidden = $.hidden.bind(ctx);
  ctx.strikethrough = $.strikethrough.bind(ctx);
  ctx.black = $.black.bind(ctx);
  ctx.red = $.red.bind(ctx);
  ctx.green = $.green.bind(ctx);
  ctx.yellow = $.yellow.bind(ctx);
  ctx.blue = $.blue.bind(ctx);
  ctx.magenta = $.magenta.bind(ctx);
  ctx.cyan = $.cyan.bind(ctx);
  ctx.white = $.white.bind(ctx);
  ctx.gray = $.gray.bind(ctx);
  ctx.grey = $.grey.bind(ctx);
  ctx.bgBlack = $.bgBlack.bind(ctx);
  ctx.bgRed = $.bgRed.bind(ctx);
  ctx.bgGreen = $.bgGreen.bind(ctx);
  ctx.bgYellow = $.bgYellow.bind(ctx);
  ctx.bgBlue = $.bgBlue.bind(ctx);
  ctx.bgMagenta = $.bgMagenta.bind(ctx);
  ctx.bgCyan = $.bgCyan.bind(ctx);
  ctx.bgWhite = $.bgWhite.bind(ctx);
  return ctx;
}
function init(open, close) {
  let blk = {
    open: `\x1B[${open}m`,
    close: `\x1B[${close}m`,
    rgx: new RegExp(`\\x1b\\[${close}m`, "g")
  };
  return function(txt) {
    if (this !== void 0 && this.has !== void 0) {
      !!~this.has.indexOf(open) || (this.has.push(open), this.keys.push(blk));
      return txt === void 0 ? this : $.enabled ? run(this.keys, txt + "") : txt + "";
    }
    return txt === void 0 ? chain([open], [blk]) : $.enabled ? run([blk], txt + "") : txt + "";
  };
}
var FORCE_COLOR, NODE_DISABLE_COLORS, NO_COLOR, TERM, isTTY, $, kleur_default;
var init_kleur = __esm({
  "node_modules/kleur/index.mjs"() {
    "use strict";
    isTTY = true;
    if (typeof process !== "undefined") {
      ({ FORCE_COLOR, NODE_DISABLE_COLORS, NO_COLOR, TERM } = process.env || {});
      isTTY = process.stdout && process.stdout.isTTY;
    }
    $ = {
      enabled: !NODE_DISABLE_COLORS && NO_COLOR == null && TERM !== "dumb" && (FORCE_COLOR != null && FORCE_COLOR !== "0" || isTTY),
      // modifiers
      reset: init(0, 0),
      bold: init(1, 22),
      dim: init(2, 22),
      italic: init(3, 23),
      underline: init(4, 24),
      inverse: init(7, 27),
      hidden: init(8, 28),
      strikethrough: init(9, 29),
      // colors
      black: init(30, 39),
      red: init(31, 39),
      green: init(32, 39),
      yellow: init(33, 39),
      blue: init(34, 39),
      magenta: init(35, 39),
      cyan: init(36, 39),
      white: init(37, 39),
      gray: init(90, 39),
      grey: init(90, 39),
      // background colors
      bgBlack: init(40, 49),
      bgRed: init(41, 49),
      bgGreen: init(42, 49),
      bgYellow: init(43, 49),
      bgBlue: init(44, 49),
      bgMagenta: init(45, 49),
      bgCyan: init(46, 49),
      bgWhite: init(47, 49)
    };
    kleur_default = $;
  }
});

// src/cli/terminal/ansi-paint.ts
function stroke(name) {
  return (text4) => text4 === "" ? "" : kleur_default[name](text4);
}
var ansiPaint;
var init_ansi_paint = __esm({
  "src/cli/terminal/ansi-paint.ts"() {
    "use strict";
    init_kleur();
    kleur_default.enabled = true;
    ansiPaint = {
      bold: stroke("bold"),
      dim: stroke("dim"),
      red: stroke("red"),
      yellow: stroke("yellow"),
      blue: stroke("blue"),
      green: stroke("green"),
      cyan: stroke("cyan")
    };
  }
});

// src/cli/terminal/choose-paint.ts
function choosePaint(output, { env }, wanted) {
  return wanted ?? wantsColor(env) ?? (output.isTerminal && env.TERM !== "dumb") ? ansiPaint : plainPaint;
}
function wantsColor(env) {
  const { FORCE_COLOR: force, NO_COLOR: none } = env;
  if (force) return force !== "0" && force !== "false";
  return none ? false : void 0;
}
var init_choose_paint = __esm({
  "src/cli/terminal/choose-paint.ts"() {
    "use strict";
    init_paint();
    init_ansi_paint();
  }
});

// src/text/display-width.ts
function* glyphs2(text4) {
  let column2 = 0;
  let before = 0;
  let from = 0;
  for (const character of text4) {
    const point = character.codePointAt(0);
    const glyph = point === 9 ? tab(column2) : glyphOf2(character, point, before);
    yield { ...glyph, from };
    column2 += glyph.width;
    before = point;
    from += character.length;
  }
}
function printable(text4) {
  if (/^[\x20-\x7e]*$/.test(text4)) return text4;
  let shown = "";
  for (const character of text4) {
    const point = character.codePointAt(0);
    if (point === 10) shown += "\\n";
    else if (point === 13) shown += "\\r";
    else if (point === 9) shown += "\\t";
    else shown += glyphOf2(character, point, 0).text;
  }
  return shown;
}
function tab(column2) {
  const width2 = 4 - column2 % 4;
  return { text: " ".repeat(width2), width: width2 };
}
function glyphOf2(character, point, before) {
  if (point >= 32 && point < 127) return { text: character, width: 1 };
  if (point < 32) return { text: String.fromCharCode(9216 + point), width: 1 };
  if (point === 127) return { text: "\u2421", width: 1 };
  if (point === 65279) return { text: "", width: 0 };
  if (isTreacherous(point)) return { text: "\uFFFD", width: 1 };
  if (before === zeroWidthJoiner || /[\p{M}\p{Cf}\p{Emoji_Modifier}]/u.test(character)) {
    return { text: character, width: 0 };
  }
  return { text: character, width: isWide(point) ? 2 : 1 };
}
function isTreacherous(point) {
  return point >= 128 && point <= 159 || point >= 55296 && point <= 57343 || point === 1564 || point === 8206 || point === 8207 || point >= 8232 && point <= 8238 || point >= 8294 && point <= 8297;
}
function isWide(point) {
  if (point < 4352) return false;
  return wideRanges.some(([first, last]) => point >= first && point <= last);
}
var wideRanges, zeroWidthJoiner;
var init_display_width = __esm({
  "src/text/display-width.ts"() {
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
  }
});

// src/report/place.ts
function placeOf2(source, from, to) {
  const start = source.locate(from);
  const end = source.locate(Math.max(from, to));
  return { line: start.line, column: start.column, endLine: end.line, endColumn: end.column };
}
function locationText(source, offset) {
  const { line, column: column2 } = source.locate(offset);
  return `${printable(source.name)}:${line}:${column2}`;
}
var init_place = __esm({
  "src/report/place.ts"() {
    "use strict";
    init_display_width();
  }
});

// src/report/compact.ts
function formatCompact(report3) {
  let text4 = "";
  for (const { source, diagnostics, omitted } of report3.files) {
    for (const { code, severity, message, hint, from } of diagnostics) {
      const said = hint === void 0 ? message : `${message}; ${hint}`;
      text4 += `${locationText(source, from)}: ${severity}: ${printable(said)} [${code}]
`;
    }
    if (omitted > 0) text4 += `${source.name}: ${omitted} more not shown
`;
  }
  return text4;
}
var init_compact = __esm({
  "src/report/compact.ts"() {
    "use strict";
    init_display_width();
    init_place();
  }
});

// src/report/github.ts
function formatGithub(report3) {
  let text4 = "";
  for (const { source, diagnostics, omitted } of report3.files) {
    for (const { code, severity, message, hint, from, to } of diagnostics) {
      const { line, column: column2, endLine, endColumn } = placeOf2(source, from, to);
      const properties = [
        `file=${escapeProperty(source.name)}`,
        `line=${line}`,
        `endLine=${endLine}`,
        // GitHub refuses columns of a range that spans lines.
        ...line === endLine ? [`col=${column2}`, `endColumn=${endColumn}`] : [],
        `title=${escapeProperty(code)}`
      ];
      const said = hint === void 0 ? message : `${message}
${hint}`;
      text4 += `::${commands[severity]} ${properties.join(",")}::${escapeData(said)}
`;
    }
    if (omitted > 0) {
      text4 += `::notice file=${escapeProperty(source.name)}::${omitted} more not shown
`;
    }
  }
  for (const { path: path2, message } of report3.unreadable) {
    text4 += `::error file=${escapeProperty(path2)}::${escapeData(message)}
`;
  }
  return text4;
}
function escapeData(text4) {
  return text4.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}
function escapeProperty(text4) {
  return escapeData(text4).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
var commands;
var init_github = __esm({
  "src/report/github.ts"() {
    "use strict";
    init_place();
    commands = { error: "error", warning: "warning", info: "notice" };
  }
});

// src/report/json.ts
function formatJson(report3) {
  const whole2 = {
    version: 1,
    files: report3.files.map(jsonFile),
    unreadable: report3.unreadable.map(({ path: path2, message }) => ({ path: path2, message })),
    summary: {
      files: report3.files.length,
      ...addCounts(report3.files.map((file) => file.counts))
    }
  };
  return `${JSON.stringify(whole2, void 0, 2)}
`;
}
function jsonFile({ source, diagnostics, omitted, counts }) {
  return {
    path: source.name,
    valid: counts.errors === 0,
    diagnostics: diagnostics.map((diagnostic) => jsonDiagnostic(source, diagnostic)),
    omitted
  };
}
function jsonDiagnostic(source, diagnostic) {
  const { code, severity, message, hint, from, to, related, fix } = diagnostic;
  return {
    code,
    severity,
    message,
    ...hint !== void 0 && { hint },
    ...placeOf2(source, from, to),
    from,
    to,
    ...related && {
      related: related.map((other) => ({
        message: other.message,
        ...placeOf2(source, other.from, other.to)
      }))
    },
    ...fix && {
      fix: {
        title: fix.title,
        edits: fix.edits.map((edit) => ({ ...edit, ...placeOf2(source, edit.from, edit.to) }))
      }
    }
  };
}
var init_json = __esm({
  "src/report/json.ts"() {
    "use strict";
    init_place();
    init_report();
  }
});

// src/report/junit.ts
function formatJunit(report3) {
  const suites = [...report3.files.map(suiteOf), ...report3.unreadable.map(brokenSuite)];
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="wf validate">
${suites.join("")}</testsuites>
`;
}
function suiteOf({ source, diagnostics, omitted }) {
  const name = escapeXml(source.name);
  const cases = diagnostics.map(({ code, severity, message, hint, from }) => {
    const place2 = locationText(source, from);
    const said = hint === void 0 ? message : `${message}; ${hint}`;
    const result = severity === "error" ? `<failure message="${escapeXml(message)}" type="${code}">${escapeXml(`${place2}: ${said}`)}</failure>` : `<system-out>${escapeXml(`${place2}: ${severity}: ${said}`)}</system-out>`;
    return `    <testcase name="${escapeXml(`${code} at ${place2}`)}" classname="${name}">${result}</testcase>
`;
  });
  if (cases.length === 0) cases.push(`    <testcase name="valid" classname="${name}"/>
`);
  const failures = diagnostics.filter(({ severity }) => severity === "error").length;
  const rest = omitted > 0 ? `    <system-out>${omitted} more findings not shown</system-out>
` : "";
  return `  <testsuite name="${name}" tests="${cases.length}" failures="${failures}" errors="0">
${cases.join("")}${rest}  </testsuite>
`;
}
function brokenSuite({ path: path2, message }) {
  const name = escapeXml(path2);
  return `  <testsuite name="${name}" tests="1" failures="0" errors="1">
    <testcase name="readable" classname="${name}"><error message="${escapeXml(message)}"/></testcase>
  </testsuite>
`;
}
function escapeXml(text4) {
  return text4.replace(new RegExp("\\p{Surrogate}", "gu"), "\uFFFD").replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "\uFFFD").replace(/[&<>"\n\r\t]/g, (character) => entities[character]);
}
var entities;
var init_junit = __esm({
  "src/report/junit.ts"() {
    "use strict";
    init_place();
    entities = {
      "&": "&amp;",
      "<": "&lt;",
      ">": "&gt;",
      '"': "&quot;",
      "\n": "&#10;",
      "\r": "&#13;",
      "	": "&#9;"
    };
  }
});

// src/text/code-frame.ts
function codeFrame(source, from, to, options = {}) {
  const start = source.locate(from);
  const end = source.locate(Math.max(from, to));
  const gutter = String(end.line).length + 2;
  const draw = (line, first, last) => frameLine(source.lineText(line), line, first, last, gutter, options);
  const firstLine = source.lineText(start.line);
  if (end.line === start.line) return draw(start.line, start.column - 1, end.column - 1);
  const head2 = draw(start.line, start.column - 1, firstLine.length);
  const lastLine = source.lineText(end.line);
  const indentation = lastLine.length - lastLine.trimStart().length;
  if (end.column - 1 <= indentation) return head2;
  const between = end.line - start.line > 1 ? [`${" ".repeat(gutter)} ...`] : [];
  return [...head2, ...between, ...draw(end.line, indentation, end.column - 1)];
}
function frameLine(text4, line, from, to, gutter, options) {
  const { paint = plainPaint, stroke: stroke2 = paint.red, width: width2 = 100 } = options;
  const [start, end] = visiblePart(text4, from, to, width2);
  let shown = start > 0 ? "\u2026" : "";
  let before = shown.length;
  let marked2 = 0;
  for (const glyph of glyphs2(text4.slice(start, end))) {
    const at = start + glyph.from;
    shown += glyph.text;
    if (at < from) before += glyph.width;
    else if (at < to) marked2 += glyph.width;
  }
  if (end < text4.length) shown += "\u2026";
  const number2 = paint.dim(`${String(line).padStart(gutter)} |`);
  const blank2 = paint.dim(`${" ".repeat(gutter)} |`);
  const carets = stroke2("^".repeat(Math.max(1, marked2)));
  return [`${number2} ${shown}`.trimEnd(), `${blank2} ${" ".repeat(before)}${carets}`];
}
function visiblePart(text4, from, to, width2) {
  if (text4.length <= width2) return [0, text4.length];
  const room = Math.max(0, width2 - (to - from));
  const wanted = Math.max(0, from - Math.min(room >> 1, width2 >> 1));
  const start = Math.max(0, Math.min(wanted, text4.length - width2));
  return [
    beforeCharacter(text4, start),
    beforeCharacter(text4, Math.min(text4.length, start + width2))
  ];
}
function beforeCharacter(text4, at) {
  const unit = text4.charCodeAt(at);
  return at > 0 && unit >= 56320 && unit <= 57343 ? at - 1 : at;
}
var init_code_frame = __esm({
  "src/text/code-frame.ts"() {
    "use strict";
    init_display_width();
    init_paint();
  }
});

// src/report/pretty.ts
function formatPretty(report3, { paint }) {
  let text4 = "";
  for (const { source, diagnostics, omitted } of report3.files) {
    for (const diagnostic of diagnostics) text4 += `${formatFinding(source, diagnostic, paint)}

`;
    if (omitted > 0) text4 += `${source.name}: ${amount(omitted, "finding")} more not shown

`;
  }
  return text4;
}
function formatFinding(source, diagnostic, paint) {
  const stroke2 = strokeOf(diagnostic.severity, paint);
  const { from, to, code, severity, message, hint, related = [] } = diagnostic;
  const lines = [
    `${paint.bold(locationText(source, from))} ${stroke2(severity)} ${printable(message)} ${paint.dim(`[${code}]`)}`,
    ...codeFrame(source, from, to, { paint, stroke: stroke2 })
  ];
  const indent = " ".repeat(String(source.locate(Math.max(from, to)).line).length + 3);
  if (hint !== void 0) lines.push(`${indent}${paint.cyan("=")} ${printable(hint)}`);
  for (const other of related) {
    const place2 = locationText(source, other.from);
    lines.push(`${indent}${paint.cyan("=")} ${printable(other.message)}: ${place2}`);
  }
  return lines.join("\n");
}
function strokeOf(severity, paint) {
  if (severity === "error") return paint.red;
  return severity === "warning" ? paint.yellow : paint.blue;
}
var init_pretty = __esm({
  "src/report/pretty.ts"() {
    "use strict";
    init_code_frame();
    init_display_width();
    init_place();
    init_summary();
  }
});

// src/report/sarif.ts
function formatSarif(report3, { version }) {
  const found = new Set(report3.files.flatMap(({ diagnostics }) => diagnostics.map((d) => d.code)));
  const rules = Object.keys(codes).filter((code) => found.has(code));
  const ruleIndex = new Map(rules.map((code, index) => [code, index]));
  const log = {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: { driver: { name: "wf", version, rules: rules.map(ruleOf) } },
        columnKind: "utf16CodeUnits",
        invocations: [
          {
            executionSuccessful: report3.unreadable.length === 0,
            toolExecutionNotifications: report3.unreadable.map(({ path: path2, message }) => ({
              level: "error",
              message: { text: `${path2}: ${message}` },
              locations: [{ physicalLocation: { artifactLocation: artifactOf(path2) } }]
            }))
          }
        ],
        results: report3.files.flatMap((file) => resultsOf(file, ruleIndex))
      }
    ]
  };
  return `${JSON.stringify(log, void 0, 2)}
`;
}
function ruleOf(code) {
  const { severity, title } = codes[code];
  return {
    id: code,
    shortDescription: { text: title },
    help: { text: `wf explain ${code}` },
    defaultConfiguration: { level: levels2[severity] }
  };
}
function resultsOf({ source, diagnostics }, ruleIndex) {
  return diagnostics.map((diagnostic) => {
    const { code, severity, message, hint, from, to, related = [] } = diagnostic;
    return {
      ruleId: code,
      ruleIndex: ruleIndex.get(code),
      level: levels2[severity],
      message: { text: hint === void 0 ? message : `${message}; ${hint}` },
      locations: [locationOf(source, from, to)],
      ...related.length > 0 && {
        relatedLocations: related.map((other, index) => ({
          id: index + 1,
          message: { text: other.message },
          ...locationOf(source, other.from, other.to)
        }))
      },
      ...fixesOf(source, diagnostic)
    };
  });
}
function fixesOf(source, { fix }) {
  if (!fix) return {};
  const replacements = fix.edits.map((edit) => ({
    deletedRegion: regionOf(source, edit.from, edit.to),
    insertedContent: { text: edit.insert }
  }));
  const artifactChanges = [{ artifactLocation: artifactOf(source.name), replacements }];
  return { fixes: [{ description: { text: fix.title }, artifactChanges }] };
}
function locationOf(source, from, to) {
  return {
    physicalLocation: {
      artifactLocation: artifactOf(source.name),
      region: regionOf(source, from, to)
    }
  };
}
function regionOf(source, from, to) {
  const { line, column: column2, endLine, endColumn } = placeOf2(source, from, to);
  return { startLine: line, startColumn: column2, endLine, endColumn };
}
function artifactOf(path2) {
  const slashed2 = path2.replaceAll("\\", "/");
  const encoded = slashed2.split("/").map(encodeURIComponent).join("/");
  if (slashed2.startsWith("/")) return { uri: `file://${encoded}` };
  if (/^[a-z]:\//i.test(slashed2)) return { uri: `file:///${encoded.replace("%3A", ":")}` };
  return { uri: encoded, uriBaseId: "%SRCROOT%" };
}
var levels2;
var init_sarif = __esm({
  "src/report/sarif.ts"() {
    "use strict";
    init_codes();
    init_place();
    levels2 = { error: "error", warning: "warning", info: "note" };
  }
});

// src/report/formats.ts
var formats_exports = {};
__export(formats_exports, {
  formats: () => formats
});
var formats;
var init_formats = __esm({
  "src/report/formats.ts"() {
    "use strict";
    init_compact();
    init_github();
    init_json();
    init_junit();
    init_pretty();
    init_sarif();
    formats = {
      pretty: formatPretty,
      compact: formatCompact,
      json: formatJson,
      github: formatGithub,
      sarif: formatSarif,
      junit: formatJunit
    };
  }
});

// src/cli/validate/write-report.ts
async function writeReport(report3, options, io) {
  const { format, output } = options;
  for (const { path: path2, message } of report3.unreadable) {
    await io.stderr.write(`wf: ${path2}: ${message}
`);
  }
  const hasFindings = report3.files.some(({ diagnostics }) => diagnostics.length > 0);
  if (hasFindings || !summarized.has(format) || report3.unreadable.length > 0) {
    const { formats: formats2 } = await Promise.resolve().then(() => (init_formats(), formats_exports));
    const paint = choosePaint(output, io, options.color);
    const version = format === "sarif" ? packageVersion(io.packageFolder) : "";
    await output.write(formats2[format](report3, { paint, version }));
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
  "src/cli/validate/write-report.ts"() {
    "use strict";
    init_report();
    init_summary();
    init_package_version();
    init_choose_paint();
    summarized = /* @__PURE__ */ new Set(["pretty", "compact", "github"]);
  }
});

// src/cli/files/is-folder.ts
function isFolder(path2) {
  try {
    return (0, import_node_fs8.statSync)(path2, { throwIfNoEntry: false })?.isDirectory() ?? false;
  } catch {
    return false;
  }
}
var import_node_fs8;
var init_is_folder = __esm({
  "src/cli/files/is-folder.ts"() {
    "use strict";
    import_node_fs8 = require("node:fs");
  }
});

// src/cli/files/write-whole.ts
function writeWhole(path2, content) {
  const existing = (0, import_node_fs9.statSync)(path2, { throwIfNoEntry: false });
  if (existing && !existing.isFile()) {
    (0, import_node_fs9.writeFileSync)(path2, content);
    return;
  }
  const target = existing ? (0, import_node_fs9.realpathSync)(path2) : path2;
  const folder = (0, import_node_path11.dirname)(target);
  makeFolder(folder);
  const beside = (0, import_node_path11.join)(folder, `.${(0, import_node_path11.basename)(target).slice(0, 200)}.${process.pid}.tmp`);
  try {
    (0, import_node_fs9.writeFileSync)(beside, content, { flag: "wx" });
    if (existing) (0, import_node_fs9.chmodSync)(beside, existing.mode & 4095);
    (0, import_node_fs9.renameSync)(beside, target);
  } catch (error) {
    (0, import_node_fs9.rmSync)(beside, { force: true });
    throw error;
  }
}
function makeFolder(folder) {
  if ((0, import_node_fs9.existsSync)(folder)) return;
  if ((0, import_node_path11.dirname)(folder) !== folder) makeFolder((0, import_node_path11.dirname)(folder));
  try {
    (0, import_node_fs9.mkdirSync)(folder);
  } catch (error) {
    if (!isFolder(folder)) throw error;
  }
}
var import_node_fs9, import_node_path11;
var init_write_whole = __esm({
  "src/cli/files/write-whole.ts"() {
    "use strict";
    import_node_fs9 = require("node:fs");
    import_node_path11 = require("node:path");
    init_is_folder();
  }
});

// node_modules/diff/libesm/diff/base.js
var Diff;
var init_base = __esm({
  "node_modules/diff/libesm/diff/base.js"() {
    Diff = class {
      diff(oldStr, newStr, options = {}) {
        let callback;
        if (typeof options === "function") {
          callback = options;
          options = {};
        } else if ("callback" in options) {
          callback = options.callback;
        }
        const oldString = this.castInput(oldStr, options);
        const newString = this.castInput(newStr, options);
        const oldTokens = this.removeEmpty(this.tokenize(oldString, options));
        const newTokens = this.removeEmpty(this.tokenize(newString, options));
        return this.diffWithOptionsObj(oldTokens, newTokens, options, callback);
      }
      diffWithOptionsObj(oldTokens, newTokens, options, callback) {
        var _a;
        const done = (value) => {
          value = this.postProcess(value, options);
          if (callback) {
            setTimeout(function() {
              callback(value);
            }, 0);
            return void 0;
          } else {
            return value;
          }
        };
        const newLen = newTokens.length, oldLen = oldTokens.length;
        let editLength = 1;
        let maxEditLength = newLen + oldLen;
        if (options.maxEditLength != null) {
          maxEditLength = Math.min(maxEditLength, options.maxEditLength);
        }
        const maxExecutionTime = (_a = options.timeout) !== null && _a !== void 0 ? _a : Infinity;
        const abortAfterTimestamp = Date.now() + maxExecutionTime;
        const bestPath = [{ oldPos: -1, lastComponent: void 0 }];
        let newPos = this.extractCommon(bestPath[0], newTokens, oldTokens, 0, options);
        if (bestPath[0].oldPos + 1 >= oldLen && newPos + 1 >= newLen) {
          return done(this.buildValues(bestPath[0].lastComponent, newTokens, oldTokens));
        }
        let minDiagonalToConsider = -Infinity, maxDiagonalToConsider = Infinity;
        const execEditLength = () => {
          for (let diagonalPath = Math.max(minDiagonalToConsider, -editLength); diagonalPath <= Math.min(maxDiagonalToConsider, editLength); diagonalPath += 2) {
            let basePath;
            const removePath = bestPath[diagonalPath - 1], addPath = bestPath[diagonalPath + 1];
            if (removePath) {
              bestPath[diagonalPath - 1] = void 0;
            }
            let canAdd = false;
            if (addPath) {
              const addPathNewPos = addPath.oldPos - diagonalPath;
              canAdd = addPath && 0 <= addPathNewPos && addPathNewPos < newLen;
            }
            const canRemove = removePath && removePath.oldPos + 1 < oldLen;
            if (!canAdd && !canRemove) {
              bestPath[diagonalPath] = void 0;
              continue;
            }
            if (!canRemove || canAdd && removePath.oldPos < addPath.oldPos) {
              basePath = this.addToPath(addPath, true, false, 0, options);
            } else {
              basePath = this.addToPath(removePath, false, true, 1, options);
            }
            newPos = this.extractCommon(basePath, newTokens, oldTokens, diagonalPath, options);
            if (basePath.oldPos + 1 >= oldLen && newPos + 1 >= newLen) {
              return done(this.buildValues(basePath.lastComponent, newTokens, oldTokens)) || true;
            } else {
              bestPath[diagonalPath] = basePath;
              if (basePath.oldPos + 1 >= oldLen) {
                maxDiagonalToConsider = Math.min(maxDiagonalToConsider, diagonalPath - 1);
              }
              if (newPos + 1 >= newLen) {
                minDiagonalToConsider = Math.max(minDiagonalToConsider, diagonalPath + 1);
              }
            }
          }
          editLength++;
        };
        if (callback) {
          (function exec() {
            setTimeout(function() {
              if (editLength > maxEditLength || Date.now() > abortAfterTimestamp) {
                return callback(void 0);
              }
              if (!execEditLength()) {
                exec();
              }
            }, 0);
          })();
        } else {
          while (editLength <= maxEditLength && Date.now() <= abortAfterTimestamp) {
            const ret = execEditLength();
            if (ret) {
              return ret;
            }
          }
        }
      }
      addToPath(path2, added, removed, oldPosInc, options) {
        const last = path2.lastComponent;
        if (last && !options.oneChangePerToken && last.added === added && last.removed === removed) {
          return {
            oldPos: path2.oldPos + oldPosInc,
            lastComponent: { count: last.count + 1, added, removed, previousComponent: last.previousComponent }
          };
        } else {
          return {
            oldPos: path2.oldPos + oldPosInc,
            lastComponent: { count: 1, added, removed, previousComponent: last }
          };
        }
      }
      extractCommon(basePath, newTokens, oldTokens, diagonalPath, options) {
        const newLen = newTokens.length, oldLen = oldTokens.length;
        let oldPos = basePath.oldPos, newPos = oldPos - diagonalPath, commonCount = 0;
        while (newPos + 1 < newLen && oldPos + 1 < oldLen && this.equals(oldTokens[oldPos + 1], newTokens[newPos + 1], options)) {
          newPos++;
          oldPos++;
          commonCount++;
          if (options.oneChangePerToken) {
            basePath.lastComponent = { count: 1, previousComponent: basePath.lastComponent, added: false, removed: false };
          }
        }
        if (commonCount && !options.oneChangePerToken) {
          basePath.lastComponent = { count: commonCount, previousComponent: basePath.lastComponent, added: false, removed: false };
        }
        basePath.oldPos = oldPos;
        return newPos;
      }
      equals(left, right, options) {
        if (options.comparator) {
          return options.comparator(left, right);
        } else {
          return left === right || !!options.ignoreCase && left.toLowerCase() === right.toLowerCase();
        }
      }
      removeEmpty(array) {
        const ret = [];
        for (let i = 0; i < array.length; i++) {
          if (array[i]) {
            ret.push(array[i]);
          }
        }
        return ret;
      }
      // eslint-disable-next-line @typescript-eslint/no-unused-vars
      castInput(value, options) {
        return value;
      }
      // eslint-disable-next-line @typescript-eslint/no-unused-vars
      tokenize(value, options) {
        return Array.from(value);
      }
      join(chars) {
        return chars.join("");
      }
      postProcess(changeObjects, options) {
        return changeObjects;
      }
      get useLongestToken() {
        return false;
      }
      buildValues(lastComponent, newTokens, oldTokens) {
        const components2 = [];
        let nextComponent;
        while (lastComponent) {
          components2.push(lastComponent);
          nextComponent = lastComponent.previousComponent;
          delete lastComponent.previousComponent;
          lastComponent = nextComponent;
        }
        components2.reverse();
        const componentLen = components2.length;
        let componentPos = 0, newPos = 0, oldPos = 0;
        for (; componentPos < componentLen; componentPos++) {
          const component = components2[componentPos];
          if (!component.removed) {
            if (!component.added && this.useLongestToken) {
              let value = newTokens.slice(newPos, newPos + component.count);
              value = value.map(function(value2, i) {
                const oldValue = oldTokens[oldPos + i];
                return oldValue.length > value2.length ? oldValue : value2;
              });
              component.value = this.join(value);
            } else {
              component.value = this.join(newTokens.slice(newPos, newPos + component.count));
            }
            newPos += component.count;
            if (!component.added) {
              oldPos += component.count;
            }
          } else {
            component.value = this.join(oldTokens.slice(oldPos, oldPos + component.count));
            oldPos += component.count;
          }
        }
        return components2;
      }
    };
  }
});

// node_modules/diff/libesm/diff/line.js
function diffLines(oldStr, newStr, options) {
  return lineDiff.diff(oldStr, newStr, options);
}
function tokenize(value, options) {
  if (options.stripTrailingCr) {
    value = value.replace(/\r\n/g, "\n");
  }
  const retLines = [], linesAndNewlines = value.split(/(\n|\r\n)/);
  if (!linesAndNewlines[linesAndNewlines.length - 1]) {
    linesAndNewlines.pop();
  }
  for (let i = 0; i < linesAndNewlines.length; i++) {
    const line = linesAndNewlines[i];
    if (i % 2 && !options.newlineIsToken) {
      retLines[retLines.length - 1] += line;
    } else {
      retLines.push(line);
    }
  }
  return retLines;
}
var LineDiff, lineDiff;
var init_line = __esm({
  "node_modules/diff/libesm/diff/line.js"() {
    init_base();
    LineDiff = class extends Diff {
      constructor() {
        super(...arguments);
        this.tokenize = tokenize;
      }
      equals(left, right, options) {
        if (options.ignoreWhitespace) {
          if (!options.newlineIsToken || !left.includes("\n")) {
            left = left.trim();
          }
          if (!options.newlineIsToken || !right.includes("\n")) {
            right = right.trim();
          }
        } else if (options.ignoreNewlineAtEof && !options.newlineIsToken) {
          if (left.endsWith("\n")) {
            left = left.slice(0, -1);
          }
          if (right.endsWith("\n")) {
            right = right.slice(0, -1);
          }
        }
        return super.equals(left, right, options);
      }
    };
    lineDiff = new LineDiff();
  }
});

// node_modules/diff/libesm/patch/create.js
function needsQuoting(s) {
  for (let i = 0; i < s.length; i++) {
    if (s[i] < " " || s[i] > "~" || s[i] === '"' || s[i] === "\\") {
      return true;
    }
  }
  return false;
}
function quoteFileNameIfNeeded(s) {
  if (!needsQuoting(s)) {
    return s;
  }
  let result = '"';
  const bytes = new TextEncoder().encode(s);
  let i = 0;
  while (i < bytes.length) {
    const b = bytes[i];
    if (b === 7) {
      result += "\\a";
    } else if (b === 8) {
      result += "\\b";
    } else if (b === 9) {
      result += "\\t";
    } else if (b === 10) {
      result += "\\n";
    } else if (b === 11) {
      result += "\\v";
    } else if (b === 12) {
      result += "\\f";
    } else if (b === 13) {
      result += "\\r";
    } else if (b === 34) {
      result += '\\"';
    } else if (b === 92) {
      result += "\\\\";
    } else if (b >= 32 && b <= 126) {
      result += String.fromCharCode(b);
    } else {
      result += "\\" + b.toString(8).padStart(3, "0");
    }
    i++;
  }
  result += '"';
  return result;
}
function structuredPatch(oldFileName, newFileName, oldStr, newStr, oldHeader, newHeader, options) {
  let optionsObj;
  if (!options) {
    optionsObj = {};
  } else if (typeof options === "function") {
    optionsObj = { callback: options };
  } else {
    optionsObj = options;
  }
  if (typeof optionsObj.context === "undefined") {
    optionsObj.context = 4;
  }
  const context = optionsObj.context;
  if (optionsObj.newlineIsToken) {
    throw new Error("newlineIsToken may not be used with patch-generation functions, only with diffing functions");
  }
  if (!optionsObj.callback) {
    return diffLinesResultToPatch(diffLines(oldStr, newStr, optionsObj));
  } else {
    const { callback } = optionsObj;
    diffLines(oldStr, newStr, Object.assign(Object.assign({}, optionsObj), { callback: (diff) => {
      const patch = diffLinesResultToPatch(diff);
      callback(patch);
    } }));
  }
  function diffLinesResultToPatch(diff) {
    if (!diff) {
      return;
    }
    diff.push({ value: "", lines: [] });
    function contextLines(lines) {
      return lines.map(function(entry2) {
        return " " + entry2;
      });
    }
    const hunks = [];
    let oldRangeStart = 0, newRangeStart = 0, curRange = [], oldLine = 1, newLine = 1;
    for (let i = 0; i < diff.length; i++) {
      const current = diff[i], lines = current.lines || splitLines(current.value);
      current.lines = lines;
      if (current.added || current.removed) {
        if (!oldRangeStart) {
          const prev = diff[i - 1];
          oldRangeStart = oldLine;
          newRangeStart = newLine;
          if (prev) {
            curRange = context > 0 ? contextLines(prev.lines.slice(-context)) : [];
            oldRangeStart -= curRange.length;
            newRangeStart -= curRange.length;
          }
        }
        for (const line of lines) {
          curRange.push((current.added ? "+" : "-") + line);
        }
        if (current.added) {
          newLine += lines.length;
        } else {
          oldLine += lines.length;
        }
      } else {
        if (oldRangeStart) {
          if (lines.length <= context * 2 && i < diff.length - 2) {
            for (const line of contextLines(lines)) {
              curRange.push(line);
            }
          } else {
            const contextSize = Math.min(lines.length, context);
            for (const line of contextLines(lines.slice(0, contextSize))) {
              curRange.push(line);
            }
            const hunk = {
              oldStart: oldRangeStart,
              oldLines: oldLine - oldRangeStart + contextSize,
              newStart: newRangeStart,
              newLines: newLine - newRangeStart + contextSize,
              lines: curRange
            };
            hunks.push(hunk);
            oldRangeStart = 0;
            newRangeStart = 0;
            curRange = [];
          }
        }
        oldLine += lines.length;
        newLine += lines.length;
      }
    }
    for (const hunk of hunks) {
      for (let i = 0; i < hunk.lines.length; i++) {
        if (hunk.lines[i].endsWith("\n")) {
          hunk.lines[i] = hunk.lines[i].slice(0, -1);
        } else {
          hunk.lines.splice(i + 1, 0, "\\ No newline at end of file");
          i++;
        }
      }
    }
    return {
      oldFileName,
      newFileName,
      oldHeader,
      newHeader,
      hunks
    };
  }
}
function formatPatch(patch, headerOptions) {
  var _a, _b, _c, _d, _e, _f;
  if (!headerOptions) {
    headerOptions = INCLUDE_HEADERS;
  }
  if (Array.isArray(patch)) {
    if (patch.length > 1 && !headerOptions.includeFileHeaders && !patch.every((p) => p.isGit)) {
      throw new Error("Cannot omit file headers on a multi-file patch. (The result would be unparseable; how would a tool trying to apply the patch know which changes are to which file?)");
    }
    return patch.map((p) => formatPatch(p, headerOptions)).join("\n");
  }
  const ret = [];
  if (patch.isGit) {
    headerOptions = INCLUDE_HEADERS;
    if (!patch.oldFileName) {
      throw new Error("oldFileName must be specified for Git patches");
    }
    if (!patch.newFileName) {
      throw new Error("newFileName must be specified for Git patches");
    }
    let gitOldName = patch.oldFileName;
    let gitNewName = patch.newFileName;
    if (patch.isCreate && gitOldName === "/dev/null") {
      gitOldName = gitNewName.replace(/^b\//, "a/");
    } else if (patch.isDelete && gitNewName === "/dev/null") {
      gitNewName = gitOldName.replace(/^a\//, "b/");
    }
    ret.push("diff --git " + quoteFileNameIfNeeded(gitOldName) + " " + quoteFileNameIfNeeded(gitNewName));
    if (patch.isDelete) {
      ret.push("deleted file mode " + ((_a = patch.oldMode) !== null && _a !== void 0 ? _a : "100644"));
    }
    if (patch.isCreate) {
      ret.push("new file mode " + ((_b = patch.newMode) !== null && _b !== void 0 ? _b : "100644"));
    }
    if (patch.oldMode && patch.newMode && !patch.isDelete && !patch.isCreate) {
      ret.push("old mode " + patch.oldMode);
      ret.push("new mode " + patch.newMode);
    }
    if (patch.isRename) {
      ret.push("rename from " + quoteFileNameIfNeeded(((_c = patch.oldFileName) !== null && _c !== void 0 ? _c : "").replace(/^a\//, "")));
      ret.push("rename to " + quoteFileNameIfNeeded(((_d = patch.newFileName) !== null && _d !== void 0 ? _d : "").replace(/^b\//, "")));
    }
    if (patch.isCopy) {
      ret.push("copy from " + quoteFileNameIfNeeded(((_e = patch.oldFileName) !== null && _e !== void 0 ? _e : "").replace(/^a\//, "")));
      ret.push("copy to " + quoteFileNameIfNeeded(((_f = patch.newFileName) !== null && _f !== void 0 ? _f : "").replace(/^b\//, "")));
    }
  } else {
    if (headerOptions.includeIndex && patch.oldFileName == patch.newFileName && patch.oldFileName !== void 0) {
      ret.push("Index: " + patch.oldFileName);
    }
    if (headerOptions.includeUnderline) {
      ret.push("===================================================================");
    }
  }
  const hasHunks = patch.hunks.length > 0;
  if (headerOptions.includeFileHeaders && patch.oldFileName !== void 0 && patch.newFileName !== void 0 && (!patch.isGit || hasHunks)) {
    ret.push("--- " + quoteFileNameIfNeeded(patch.oldFileName) + (patch.oldHeader ? "	" + patch.oldHeader : ""));
    ret.push("+++ " + quoteFileNameIfNeeded(patch.newFileName) + (patch.newHeader ? "	" + patch.newHeader : ""));
  }
  for (let i = 0; i < patch.hunks.length; i++) {
    const hunk = patch.hunks[i];
    const oldStart = hunk.oldLines === 0 ? hunk.oldStart - 1 : hunk.oldStart;
    const newStart = hunk.newLines === 0 ? hunk.newStart - 1 : hunk.newStart;
    ret.push("@@ -" + oldStart + "," + hunk.oldLines + " +" + newStart + "," + hunk.newLines + " @@");
    for (const line of hunk.lines) {
      ret.push(line);
    }
  }
  return ret.join("\n") + "\n";
}
function createTwoFilesPatch(oldFileName, newFileName, oldStr, newStr, oldHeader, newHeader, options) {
  if (typeof options === "function") {
    options = { callback: options };
  }
  if (!(options === null || options === void 0 ? void 0 : options.callback)) {
    const patchObj = structuredPatch(oldFileName, newFileName, oldStr, newStr, oldHeader, newHeader, options);
    if (!patchObj) {
      return;
    }
    return formatPatch(patchObj, options === null || options === void 0 ? void 0 : options.headerOptions);
  } else {
    const { callback } = options;
    structuredPatch(oldFileName, newFileName, oldStr, newStr, oldHeader, newHeader, Object.assign(Object.assign({}, options), { callback: (patchObj) => {
      if (!patchObj) {
        callback(void 0);
      } else {
        callback(formatPatch(patchObj, options.headerOptions));
      }
    } }));
  }
}
function splitLines(text4) {
  const hasTrailingNl = text4.endsWith("\n");
  const result = text4.split("\n").map((line) => line + "\n");
  if (hasTrailingNl) {
    result.pop();
  } else {
    result.push(result.pop().slice(0, -1));
  }
  return result;
}
var INCLUDE_HEADERS;
var init_create = __esm({
  "node_modules/diff/libesm/patch/create.js"() {
    init_line();
    INCLUDE_HEADERS = {
      includeIndex: true,
      includeUnderline: true,
      includeFileHeaders: true
    };
  }
});

// node_modules/diff/libesm/index.js
var init_libesm = __esm({
  "node_modules/diff/libesm/index.js"() {
    init_create();
  }
});

// src/cli/fix/unified-diff.ts
function unifiedDiff(name, before, after) {
  if (before === after) return "";
  const [from, to] = [`a/${name}`, `b/${name}`];
  const patch = createTwoFilesPatch(from, to, before, after, void 0, void 0, {
    context: 3,
    headerOptions: { includeIndex: false, includeUnderline: false, includeFileHeaders: true },
    maxEditLength: mostDifferences
  });
  return patch ?? replacedWhole(from, to, before, after);
}
function replacedWhole(from, to, before, after) {
  const [removed, added] = [linesOf3(before), linesOf3(after)];
  const range = ({ length }) => length === 0 ? "0,0" : `1,${length}`;
  return [
    `--- ${from}
+++ ${to}
@@ -${range(removed)} +${range(added)} @@
`,
    ...removed.map((line) => marked("-", line)),
    ...added.map((line) => marked("+", line))
  ].join("");
}
function linesOf3(text4) {
  return text4.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}
function marked(mark2, line) {
  return line.endsWith("\n") ? mark2 + line : `${mark2}${line}
\\ No newline at end of file
`;
}
var mostDifferences;
var init_unified_diff = __esm({
  "src/cli/fix/unified-diff.ts"() {
    "use strict";
    init_libesm();
    mostDifferences = 2e3;
  }
});

// src/cli/validate/write-repairs.ts
var write_repairs_exports = {};
__export(write_repairs_exports, {
  writeRepairs: () => writeRepairs
});
async function writeRepairs(checked, dryRun, io) {
  const failed = [];
  for (const { file, before, after } of checked) {
    if (dryRun) await io.stdout.write(unifiedDiff(file.path.replace(/^\/+/, ""), before, after));
    else if (file.absolute === void 0) await io.stdout.write(after);
    else if (before !== after) {
      try {
        writeWhole(file.absolute, after);
      } catch (error) {
        failed.push({ path: file.path, message: `not written: ${failureReason(error)}` });
      }
    }
  }
  const unwritten = new Set(failed.map(({ path: path2 }) => path2));
  const repaired = checked.filter(({ applied, file }) => applied > 0 && !unwritten.has(file.path));
  if (repaired.length > 0) {
    const count = repaired.reduce((sum, { applied }) => sum + applied, 0);
    const said = `${amount(count, "finding")} in ${amount(repaired.length, "file")}`;
    await io.stderr.write(dryRun ? `--fix would repair ${said}
` : `repaired ${said}
`);
  }
  return failed;
}
var init_write_repairs = __esm({
  "src/cli/validate/write-repairs.ts"() {
    "use strict";
    init_summary();
    init_failure();
    init_write_whole();
    init_unified_diff();
  }
});

// src/cli/run/validate.ts
var validate_exports = {};
__export(validate_exports, {
  runValidate: () => runValidate
});
async function runValidate({ operands, options }, io) {
  const { files, unreadable } = await collectFiles(operands.length > 0 ? operands : ["."], io.cwd);
  const repairs = options.fix || options.dryRun;
  const checkOptions = { ...options, repairs };
  const finder = new SettingsFinder(io);
  const checked = [];
  for (const file of files) {
    try {
      checked.push(await checkFile(file, checkOptions, finder, io));
    } catch (error) {
      unreadable.push({ path: file.path, message: failureReason(error) });
    }
  }
  const toInput = repairs && (options.dryRun || files.some((file) => file.absolute === void 0));
  if (repairs) {
    const { writeRepairs: writeRepairs2 } = await Promise.resolve().then(() => (init_write_repairs(), write_repairs_exports));
    unreadable.push(...await writeRepairs2(checked, options.dryRun, io));
  }
  const reports = checked.flatMap(({ report: report4 }) => report4 ?? []);
  const report3 = { files: reports, unreadable };
  const ignored = checked.length - reports.length;
  await writeReport(report3, { ...options, ignored, output: toInput ? io.stderr : io.stdout }, io);
  return await exitCode(report3, options.maxWarnings, io);
}
async function exitCode(report3, maxWarnings, io) {
  const { errors, warnings } = addCounts(report3.files.map(({ counts }) => counts));
  const isOver = maxWarnings !== void 0 && warnings > maxWarnings;
  if (isOver) {
    const allowed = `--max-warnings ${maxWarnings}`;
    await io.stderr.write(`wf: there are more warnings (${warnings}) than ${allowed} allows
`);
  }
  if (report3.unreadable.length > 0) return 2;
  return errors > 0 || isOver ? 1 : 0;
}
var init_validate = __esm({
  "src/cli/run/validate.ts"() {
    "use strict";
    init_report();
    init_collect_files();
    init_failure();
    init_find_settings();
    init_check_file();
    init_write_report();
  }
});

// src/cli/hook.ts
var import_node_path12 = require("node:path");

// src/report/format-names.ts
var formatNames = ["pretty", "compact", "json", "github", "sarif", "junit"];

// src/cli/commands/validate.ts
init_command();
init_shared_flags();
var validateCommand = defineCommand({
  name: "validate",
  otherNames: "check lint verify test audit errors".split(" "),
  summary: "check wireframes and report everything that is wrong",
  description: `Takes files, folders (all .wf and .wireframe files below that .gitignore does not name), globs
(!GLOB excludes), Markdown files (fences tagged wf or wireframe) and - for standard input; without a path, the
current folder. Exits with 0 when no error was found, 1 with errors or too many warnings, and 2
when it was called wrongly or a file could not be read.`,
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
    fix: flag("repair what can be repaired with certainty", {
      otherNames: ["--write", "-w", "--repair", "--autofix"]
    }),
    dryRun: flag("print the repairs as a diff and write nothing", {
      otherNames: ["--diff", "-n", "--fix-dry-run"]
    }),
    format: choice(formatNames, "pretty", "how to report", {
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
    maxWarnings: integer({ min: 0 }, "exit with 1 when there are more warnings", {
      otherNames: ["--max-warning", ["--no-warnings", "0"]]
    }),
    stdinFilename: path("name of the text on standard input, for messages and settings", {
      otherNames: ["--stdin-filepath", "--stdin-file-path", "--stdin-path", "--filename"]
    }),
    color: toggle("color the report (NO_COLOR and FORCE_COLOR are heeded)", {
      otherNames: ["--colour", "--colors"]
    })
  },
  needless: {
    "--config": "wf finds wf.config.json beside each wireframe or in the folders above",
    "--recursive": "folders are searched to the bottom anyway; leave it out",
    "--check": "wf validate writes nothing without --fix; leave it out",
    "--output": "the report goes to standard output: wf validate . > report.txt",
    "-o": "the report goes to standard output: wf validate . > report.txt",
    "--stdin": "a dash stands for standard input: wf validate -",
    "--ignore": 'a path with "!" in front is left out: wf validate . "!drafts"',
    "--exclude": 'a path with "!" in front is left out: wf validate . "!drafts"'
  },
  examples: [
    ["validate login.wf", "check one file"],
    ["validate designs README.md", "check a folder and the fences of a Markdown file"],
    ['validate "pages/**/*.wf" --strict', "check what a glob matches; warnings count"],
    ["validate --fix --dry-run .", "show what --fix would change"],
    ["validate --format sarif . > wf.sarif", "write a report for code scanning"],
    ["validate --stdin-filename login.wf -", "check what an editor sends"]
  ]
});

// src/cli/run-command-line.ts
init_read_arguments();
init_usage_error();
init_package_version();

// src/cli/arguments/complete-options.ts
init_command();
init_read_value();
init_usage_error();
function completeOptions(command, given, env, settings = {}) {
  const values = {};
  for (const [key, option] of Object.entries(command.options)) {
    const variable = variableOf(option, env);
    if (Object.hasOwn(given, key)) values[key] = given[key];
    else if (variable !== void 0) values[key] = readValue(option.env, option, variable);
    else if (Object.hasOwn(settings, key)) values[key] = settings[key];
    else values[key] = option.default;
    if (option.required && values[key] === void 0) {
      throw new UsageError(`${longName(key)} is needed`);
    }
  }
  return values;
}
function variableOf({ env: name, type }, env) {
  const variable = name === void 0 ? void 0 : env[name];
  return variable === "" && type !== "flag" ? void 0 : variable;
}

// src/cli/runnable-command.ts
function bindCommand(command, load) {
  return {
    command,
    async run({ operands, given }, io) {
      const { settings: section } = command;
      const reader = section && await readerOf(section, io);
      const here = section?.holdsForFiles ? void 0 : await reader?.read(io.cwd);
      const complete = (from) => completeOptions(command, given, io.env, from?.options);
      const known = /* @__PURE__ */ new Map();
      const call = {
        operands,
        given: new Set(Object.keys(given)),
        options: complete(here),
        settings: here?.extras ?? {},
        async optionsFor(folder) {
          const from = await reader?.read(folder);
          const options = known.get(from) ?? { options: complete(from), folder: from?.folder };
          known.set(from, options);
          return options;
        }
      };
      const work = await load();
      return await work(call, io);
    }
  };
}
async function readerOf(section, io) {
  const { SectionReader: SectionReader2 } = await Promise.resolve().then(() => (init_read_section(), read_section_exports));
  return new SectionReader2(section, io);
}
function findCommand(commands3, nameOf, words2) {
  for (const count of [1, 2]) {
    const name = words2.slice(0, count).join(" ");
    const command = commands3.find((each) => nameOf(each) === name);
    if (command) return { command, rest: words2.slice(count) };
  }
  return void 0;
}

// src/cli/run-command-line.ts
async function runCommandLine({ frequent, load }, argv, io) {
  try {
    const plain = readPlain(frequent, argv);
    return await (plain ? plain(io) : runAny(await load(), argv, io));
  } catch (error) {
    if (!isUsageError(error)) throw error;
    await io.stderr.write(`wf: ${error.message}
`);
    return 2;
  }
}
function readPlain(commands3, argv) {
  const found = findCommand(commands3, ({ command }) => command.name, argv);
  const read2 = found && readArguments(found.command.command, found.rest);
  return read2 && ((io) => found.command.run(read2, io));
}
async function runAny({ commands: commands3, groups, missing = [] }, argv, io) {
  const plain = readPlain(commands3, argv);
  if (plain) return await plain(io);
  const { readWithCommander: readWithCommander2 } = await Promise.resolve().then(() => (init_commander_reader(), commander_reader_exports));
  const list3 = commands3.map(({ command }) => command);
  const result = readWithCommander2(list3, argv, packageVersion(io.packageFolder), groups);
  switch (result.kind) {
    case "call":
      return await commands3.find(({ command }) => command === result.command).run(result, io);
    case "shown":
      await io.stdout.write(result.text);
      return 0;
    case "misuse": {
      const { explainMisuse: explainMisuse2 } = await Promise.resolve().then(() => (init_explain_misuse(), explain_misuse_exports));
      const message = explainMisuse2({ commands: list3, missing }, argv, result.message);
      throw new UsageError(`${message}${hintFor(argv)}`);
    }
  }
}
function hintFor([first]) {
  return first !== void 0 && /^[^-].*\.(wf|wireframe|md)$/.test(first) ? ` (did you mean: wf validate ${first}?)` : "";
}

// src/cli/process-io.ts
var import_node_fs3 = require("node:fs");
init_usage_error();
init_failure();
function processIo(packageFolder) {
  return {
    readInput,
    ask,
    onSignal,
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
async function ask(question) {
  if (process.stdin.isTTY !== true) return void 0;
  const { createInterface } = await Promise.resolve().then(() => __toESM(require("node:readline"), 1));
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  return await new Promise((resolve5) => {
    lines.on("close", () => resolve5(""));
    lines.question(question, (answer) => {
      resolve5(answer);
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
var signalCodes = { SIGINT: 130, SIGTERM: 143 };
function holdSignals() {
  let code;
  const note2 = (signal) => {
    code ??= signalCodes[signal];
  };
  const signals = Object.keys(signalCodes);
  for (const signal of signals) process.on(signal, note2);
  return {
    async release() {
      await new Promise((resolve5) => setImmediate(resolve5));
      for (const signal of signals) process.off(signal, note2);
      return code;
    }
  };
}
function createOutput(descriptor, stream) {
  let isClosed = false;
  let waiting;
  return {
    async write(text4) {
      const bytes = typeof text4 === "string" ? Buffer.from(text4) : text4;
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
  return new Promise((resolve5) => stream.write(bytes, () => resolve5()));
}

// src/cli/run-process.ts
function runProcess(run2, packageFolder) {
  run2(process.argv.slice(2), processIo(packageFolder)).then(
    (code) => {
      process.exitCode = code;
    },
    (error) => {
      const details = process.env.WF_DEBUG ? "" : " (WF_DEBUG=1 shows where)";
      console.error(`wf: internal error: ${error}${details}`);
      if (process.env.WF_DEBUG) console.error(error);
      process.exitCode = 2;
    }
  );
}

// src/cli/hook.ts
var commands2 = [
  bindCommand(validateCommand, async () => (await Promise.resolve().then(() => (init_validate(), validate_exports))).runValidate)
];
runProcess(
  (argv, io) => runCommandLine({ frequent: commands2, load: async () => ({ commands: commands2, groups: [] }) }, argv, io),
  // The bundle lies in bin/hook.
  (0, import_node_path12.join)(__dirname, "../..")
);

// This file holds the following software of others.
//
// ------------------------------------------------------------------------------
// @lezer/common 1.5.5
// License: MIT
// ------------------------------------------------------------------------------
//
// MIT License
//
// Copyright (C) 2018 by Marijn Haverbeke <marijn@haverbeke.berlin> and others
//
// Permission is hereby granted, free of charge, to any person obtaining a copy
// of this software and associated documentation files (the "Software"), to deal
// in the Software without restriction, including without limitation the rights
// to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
// copies of the Software, and to permit persons to whom the Software is
// furnished to do so, subject to the following conditions:
//
// The above copyright notice and this permission notice shall be included in
// all copies or substantial portions of the Software.
//
// THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
// IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
// FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
// AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
// LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
// OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN
// THE SOFTWARE.
//
// ------------------------------------------------------------------------------
// @lezer/lr 1.4.12
// License: MIT
// ------------------------------------------------------------------------------
//
// MIT License
//
// Copyright (C) 2018 by Marijn Haverbeke <marijn@haverbeke.berlin> and others
//
// Permission is hereby granted, free of charge, to any person obtaining a copy
// of this software and associated documentation files (the "Software"), to deal
// in the Software without restriction, including without limitation the rights
// to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
// copies of the Software, and to permit persons to whom the Software is
// furnished to do so, subject to the following conditions:
//
// The above copyright notice and this permission notice shall be included in
// all copies or substantial portions of the Software.
//
// THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
// IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
// FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
// AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
// LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
// OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN
// THE SOFTWARE.
//
// ------------------------------------------------------------------------------
// commander 14.0.3
// License: MIT
// ------------------------------------------------------------------------------
//
// (The MIT License)
//
// Copyright (c) 2011 TJ Holowaychuk <tj@vision-media.ca>
//
// Permission is hereby granted, free of charge, to any person obtaining
// a copy of this software and associated documentation files (the
// 'Software'), to deal in the Software without restriction, including
// without limitation the rights to use, copy, modify, merge, publish,
// distribute, sublicense, and/or sell copies of the Software, and to
// permit persons to whom the Software is furnished to do so, subject to
// the following conditions:
//
// The above copyright notice and this permission notice shall be
// included in all copies or substantial portions of the Software.
//
// THE SOFTWARE IS PROVIDED 'AS IS', WITHOUT WARRANTY OF ANY KIND,
// EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF
// MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT.
// IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY
// CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT,
// TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE
// SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.
//
// ------------------------------------------------------------------------------
// diff 9.0.0
// License: BSD-3-Clause
// ------------------------------------------------------------------------------
//
// BSD 3-Clause License
//
// Copyright (c) 2009-2015, Kevin Decker <kpdecker@gmail.com>
// All rights reserved.
//
// Redistribution and use in source and binary forms, with or without
// modification, are permitted provided that the following conditions are met:
//
// 1. Redistributions of source code must retain the above copyright notice, this
//    list of conditions and the following disclaimer.
//
// 2. Redistributions in binary form must reproduce the above copyright notice,
//    this list of conditions and the following disclaimer in the documentation
//    and/or other materials provided with the distribution.
//
// 3. Neither the name of the copyright holder nor the names of its
//    contributors may be used to endorse or promote products derived from
//    this software without specific prior written permission.
//
// THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS"
// AND ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE
// IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE
// DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE
// FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL
// DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR
// SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER
// CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY,
// OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE
// OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.
//
// ------------------------------------------------------------------------------
// ignore 7.0.16
// License: MIT
// ------------------------------------------------------------------------------
//
// Copyright (c) 2013 Kael Zhang <i@kael.me>, contributors
// http://kael.me/
//
// Permission is hereby granted, free of charge, to any person obtaining
// a copy of this software and associated documentation files (the
// "Software"), to deal in the Software without restriction, including
// without limitation the rights to use, copy, modify, merge, publish,
// distribute, sublicense, and/or sell copies of the Software, and to
// permit persons to whom the Software is furnished to do so, subject to
// the following conditions:
//
// The above copyright notice and this permission notice shall be
// included in all copies or substantial portions of the Software.
//
// THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND,
// EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF
// MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND
// NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE
// LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION
// OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION
// WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.
//
// ------------------------------------------------------------------------------
// kleur 4.1.5
// License: MIT
// ------------------------------------------------------------------------------
//
// The MIT License (MIT)
//
// Copyright (c) Luke Edwards <luke.edwards05@gmail.com> (lukeed.com)
//
// Permission is hereby granted, free of charge, to any person obtaining a copy
// of this software and associated documentation files (the "Software"), to deal
// in the Software without restriction, including without limitation the rights
// to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
// copies of the Software, and to permit persons to whom the Software is
// furnished to do so, subject to the following conditions:
//
// The above copyright notice and this permission notice shall be included in
// all copies or substantial portions of the Software.
//
// THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
// IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
// FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
// AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
// LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
// OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN
// THE SOFTWARE.
//
// ------------------------------------------------------------------------------
// picomatch 4.0.7
// License: MIT
// ------------------------------------------------------------------------------
//
// The MIT License (MIT)
//
// Copyright (c) 2017-present, Jon Schlinkert.
//
// Permission is hereby granted, free of charge, to any person obtaining a copy
// of this software and associated documentation files (the "Software"), to deal
// in the Software without restriction, including without limitation the rights
// to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
// copies of the Software, and to permit persons to whom the Software is
// furnished to do so, subject to the following conditions:
//
// The above copyright notice and this permission notice shall be included in
// all copies or substantial portions of the Software.
//
// THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
// IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
// FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
// AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
// LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
// OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN
// THE SOFTWARE.
