/** Parses the text of wf.config.json. */
import { relative } from "node:path";
import ignore, { type Ignore } from "ignore";
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
import { KeptByText } from "../files/kept-by-text.js";
import { MatchRoom } from "../files/match-room.js";
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
  readonly file: SettingsFile | undefined;
  readonly severity: Settings["severity"];
  readonly tokens: Settings["tokens"];
  /** The lines about its problems, each without the name of the file and a colon. */
  readonly problems: readonly string[];
  readonly ignored: Ignored;
  /** Number of characters, with those that the patterns stand for. */
  readonly size: number;
}

/** Patterns that are compiled once, whatever folder their paths are relative to. */
interface Ignored {
  readonly rules: Ignore;
  /** How many patterns they count as. */
  readonly weight: number;
}

/** Number of characters that a pattern stands for: what a matcher compiles of it takes as much memory. */
const charactersOfPattern = 400;

/** Number of characters of the texts that are kept. */
const mostKept = 10_000_000;

/** The texts that were checked: the settings of many folders may be links to one file, or copies of it. */
const kept = new KeptByText<Checked>(mostKept);

/**
 * Parses the text of a settings file in a folder.
 *
 * @param name its name in messages
 * @param room what is left for the ignore patterns of all settings
 */
export function readSettings(
  text: string,
  name: string,
  folder: string,
  room = new MatchRoom(),
): ReadSettings {
  let isNew = false;
  const checked = kept.get(text, () => {
    isNew = true;
    const value = check(text);
    return { value, size: value.size };
  });
  const { file, severity, tokens } = checked;
  const messages = checked.problems.map((problem) => `${name}:${problem}`);
  if (!file) return { settings: undefined, messages };
  const { validate = {}, limits, maxFileSize, fonts = [] } = file;
  const settings: Settings = {
    limits: readLimits(limits),
    maxFileSize: maxFileSize === undefined ? undefined : readMeasure("size", String(maxFileSize)),
    fonts,
    tokens,
    severity,
    markdown: validate.markdown,
    ignores: ignoreTest(folder, checked.ignored, room),
    folder,
    sections: new Map(Object.entries(file)),
    size: isNew ? checked.size : text.length,
  };
  return { settings, messages };
}

function check(text: string): Checked {
  const found = (problems: readonly SettingsProblem[], file?: SettingsFile): Checked => {
    const { severity = {}, ignore: patterns = [] } = file?.validate ?? {};
    return {
      file,
      severity: new Map(Object.entries(severity)),
      // Unknown names have been reported.
      tokens: file?.tokens && readTokenFile(file.tokens).values,
      problems: described(problems, text),
      ignored: compiled(patterns),
      size: text.length + charactersOfPattern * patterns.length,
    };
  };
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

function described(problems: readonly SettingsProblem[], text: string): string[] {
  const source = new SourceText(text);
  const lines = problems.slice(0, mostDescribed).map(({ isFatal, offset, message }) => {
    const { line, column } = source.locate(offset);
    return `${line}:${column}: ${isFatal ? "error" : "warning"}: ${message}`;
  });
  const more = problems.length - lines.length;
  return more > 0 ? [...lines, ` and ${more} more`] : lines;
}

/** Where a value is; if the file has a name twice, the first of both, which may have no such value. */
function offsetOf(root: Node, path: JSONPath): number {
  return (findNodeAtLocation(root, path) ?? root).offset;
}

/**
 * Patterns as in a .gitignore beside the settings file. `./drafts` would never match there, and is read as `/drafts`.
 */
function compiled(patterns: readonly string[]): Ignored {
  const rules = ignore({ allowRelativePaths: true, ignorecase: false }).add(
    patterns.map((pattern) => pattern.replace(/^(!?)\.\//, "$1/")),
  );
  return { rules, weight: weightOfAll(patterns) };
}

/**
 * Returns a test for paths that match patterns. Once the patterns have taken too long, other paths are not ignored.
 * Paths are remembered, because editors ask again at every key.
 */
function ignoreTest(
  folder: string,
  { rules, weight }: Ignored,
  room: MatchRoom,
): (path: string) => boolean {
  if (weight === 0) return () => false;
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
