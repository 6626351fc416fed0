/** Turns the text of wf.config.json into settings. */
import { relative, sep } from "node:path";
import ignore from "ignore";
import { SourceText } from "../../text/source-text.js";
import { checkShape, type SettingsProblem } from "./check-shape.js";
import { JsonError, plainJson, readJson } from "./json-node.js";
import type { Settings } from "./settings.js";
import { type SettingsFile, settingsShape } from "./shape.js";

/** Settings, or none where the file is wrong, and one line for everything that is odd or wrong. */
export interface ReadSettings {
  settings: Settings | undefined;
  messages: string[];
}

/** Reads the text of a settings file that stands in a folder; `name` is what messages call it. */
export function readSettings(text: string, name: string, folder: string): ReadSettings {
  const source = new SourceText(text, name);
  const describe = ({ isFatal, offset, message }: SettingsProblem): string => {
    const { line, column } = source.locate(offset);
    return `${name}:${line}:${column}: ${isFatal ? "error" : "warning"}: ${message}`;
  };
  try {
    const root = readJson(text);
    const problems = checkShape(root, settingsShape);
    const fatal = problems.filter(({ isFatal }) => isFatal);
    if (fatal.length > 0) return { settings: undefined, messages: fatal.map(describe) };
    const file = plainJson(root) as SettingsFile;
    const { validate = {} } = file;
    const settings: Settings = {
      severity: new Map(Object.entries(validate.severity ?? {})),
      ignores: ignoreTest(folder, validate.ignore ?? []),
      folder,
      sections: new Map(Object.entries(file)),
    };
    return { settings, messages: problems.map(describe) };
  } catch (error) {
    if (!(error instanceof JsonError)) throw error;
    const problem = { isFatal: true, offset: error.offset, message: error.message };
    return { settings: undefined, messages: [describe(problem)] };
  }
}

/**
 * A test whether a path is left out by patterns that mean what they mean in a .gitignore beside the
 * settings file. `./drafts`, which means nothing there, is `/drafts`.
 */
function ignoreTest(folder: string, patterns: readonly string[]): (path: string) => boolean {
  if (patterns.length === 0) return () => false;
  const rules = ignore({ allowRelativePaths: true, ignorecase: false }).add(
    patterns.map((pattern) => pattern.replace(/^(!?)\.\//, "$1/")),
  );
  return (path) => rules.ignores(relative(folder, path).split(sep).join("/"));
}
