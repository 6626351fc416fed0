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

/** Parses the text of a settings file in a folder; `name` is its name in messages. */
export function readSettings(text: string, name: string, folder: string): ReadSettings {
  const source = new SourceText(text, name);
  const describe = ({ isFatal, offset, message }: SettingsProblem): string => {
    const { line, column } = source.locate(offset);
    return `${name}:${line}:${column}: ${isFatal ? "error" : "warning"}: ${message}`;
  };
  const described = (all: readonly SettingsProblem[]): string[] => [
    ...all.slice(0, mostDescribed).map(describe),
    ...(all.length > mostDescribed ? [`${name}: and ${all.length - mostDescribed} more`] : []),
  ];
  const { root, problem } = readJson(text);
  if (!root) return { settings: undefined, messages: [describe({ isFatal: true, ...problem })] };
  const problems = checkSettings(root, settingsSchema);
  const fatal = problems.filter(({ isFatal }) => isFatal);
  if (fatal.length > 0) return { settings: undefined, messages: described(fatal) };
  const file = getNodeValue(root) as SettingsFile;
  const patterns = file.validate?.ignore ?? [];
  if (weightOfAll(patterns) > mostPatterns) {
    const offset = offsetOf(root, ["validate", "ignore"]);
    const message = `validate.ignore ${tooManyPatterns}`;
    return { settings: undefined, messages: [describe({ isFatal: true, offset, message })] };
  }
  const unbounded = patterns.findIndex((each) => !isBoundedPattern(each));
  if (unbounded >= 0) {
    const offset = offsetOf(root, ["validate", "ignore", unbounded]);
    const message = `validate.ignore[${unbounded}] ${tooManyWildcards}`;
    return { settings: undefined, messages: [describe({ isFatal: true, offset, message })] };
  }
  const { validate = {}, limits, maxFileSize, tokens, fonts = [] } = file;
  const settings: Settings = {
    limits: readLimits(limits),
    maxFileSize: maxFileSize === undefined ? undefined : readMeasure("size", String(maxFileSize)),
    fonts,
    // Unknown names have been reported.
    tokens: tokens && readTokenFile(tokens).values,
    severity: new Map(Object.entries(validate.severity ?? {})),
    markdown: validate.markdown,
    ignores: ignoreTest(folder, validate.ignore ?? []),
    folder,
    sections: new Map(Object.entries(file)),
    length: text.length,
  };
  return { settings, messages: described(problems) };
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
