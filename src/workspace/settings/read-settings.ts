/** Parses the text of wf.config.json. */
import { relative } from "node:path";
import ignore from "ignore";
import { findNodeAtLocation, getNodeValue, type JSONPath, type Node } from "jsonc-parser";
import { SourceText } from "../../base/text/source-text.js";
import { readTokenFile } from "../../base/theme/read-token-file.js";
import {
  isBoundedPattern,
  mostPatterns,
  tooManyPatterns,
  tooManyWildcards,
  weightOfAll,
} from "../files/is-bounded-pattern.js";
import { PatternRoom } from "../files/pattern-room.js";
import { withSlashes } from "../files/with-slashes.js";
import { readMeasure } from "../options/measures.js";
import { checkSettings, type SettingsProblem } from "./check-settings.js";
import { readLimits } from "./limits-setting.js";
import { readJson } from "./read-json.js";
import { type SettingsFile, settingsSchema } from "./schema.js";
import type { Settings } from "./settings.js";

/** Maximum number of problems that are described. */
const mostDescribed = 20;

/** Settings, undefined if the file has errors, and one line for each problem. */
export interface ReadSettings {
  settings: Settings | undefined;
  messages: string[];
}

/** What a text says, wherever it is: its values, unless it has errors, and its problems. */
interface Checked {
  readonly text: string;
  readonly file: SettingsFile | undefined;
  readonly severity: Settings["severity"];
  /** The problems that are described. */
  readonly problems: readonly SettingsProblem[];
  /** Number of all problems. */
  readonly count: number;
}

/** The text that was checked last: the settings of many folders may be links to one file. */
let last: Checked | undefined;

/** Parses the text of a settings file in a folder; `name` is its name in messages. */
export function readSettings(text: string, name: string, folder: string): ReadSettings {
  if (last?.text !== text) last = check(text);
  const { file, severity, problems, count } = last;
  const source = new SourceText(text, name);
  const messages = problems.map(({ isFatal, offset, message }) => {
    const { line, column } = source.locate(offset);
    return `${name}:${line}:${column}: ${isFatal ? "error" : "warning"}: ${message}`;
  });
  if (count > problems.length) messages.push(`${name}: and ${count - problems.length} more`);
  if (!file) return { settings: undefined, messages };
  const { validate = {}, limits, maxFileSize, tokens, fonts = [] } = file;
  const settings: Settings = {
    limits: readLimits(limits),
    maxFileSize: maxFileSize === undefined ? undefined : readMeasure("size", String(maxFileSize)),
    fonts,
    // Unknown names have been reported.
    tokens: tokens && readTokenFile(tokens).values,
    severity,
    markdown: validate.markdown,
    ignores: ignoreTest(folder, validate.ignore ?? []),
    folder,
    sections: new Map(Object.entries(file)),
    length: text.length,
  };
  return { settings, messages };
}

function check(text: string): Checked {
  const found = (problems: readonly SettingsProblem[], file?: SettingsFile): Checked => ({
    text,
    file,
    severity: new Map(Object.entries(file?.validate?.severity ?? {})),
    problems: problems.slice(0, mostDescribed),
    count: problems.length,
  });
  const { root, problem } = readJson(text);
  if (!root) return found([{ isFatal: true, ...problem }]);
  const problems = checkSettings(root, settingsSchema);
  const fatal = problems.filter(({ isFatal }) => isFatal);
  if (fatal.length > 0) return found(fatal);
  const file = getNodeValue(root) as SettingsFile;
  const patterns = file.validate?.ignore ?? [];
  if (weightOfAll(patterns) > mostPatterns) {
    const offset = offsetOf(root, ["validate", "ignore"]);
    return found([{ isFatal: true, offset, message: `validate.ignore ${tooManyPatterns}` }]);
  }
  const unbounded = patterns.findIndex((each) => !isBoundedPattern(each));
  if (unbounded >= 0) {
    const offset = offsetOf(root, ["validate", "ignore", unbounded]);
    const message = `validate.ignore[${unbounded}] ${tooManyWildcards}`;
    return found([{ isFatal: true, offset, message }]);
  }
  return found(problems, file);
}

/** Where a value is; if the file has a name twice, the first of both, which may have no such value. */
function offsetOf(root: Node, path: JSONPath): number {
  return (findNodeAtLocation(root, path) ?? root).offset;
}

/**
 * Returns a test for paths that match patterns, which work as in a .gitignore beside the settings file. `./drafts`
 * would never match there, and is read as `/drafts`. Once the patterns have taken too long, other paths are not ignored.
 * Paths are remembered, because editors ask again at every key.
 */
function ignoreTest(folder: string, patterns: readonly string[]): (path: string) => boolean {
  if (patterns.length === 0) return () => false;
  const rules = ignore({ allowRelativePaths: true, ignorecase: false }).add(
    patterns.map((pattern) => pattern.replace(/^(!?)\.\//, "$1/")),
  );
  const weight = weightOfAll(patterns);
  const room = new PatternRoom();
  const known = new Map<string, boolean>();
  return (path) => {
    let isIgnored = known.get(path);
    if (isIgnored === undefined) {
      const inside = withSlashes(relative(folder, path));
      isIgnored = room.take(inside, weight) && rules.ignores(inside);
      known.set(path, isIgnored);
    }
    return isIgnored;
  };
}
