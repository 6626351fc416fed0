/** The schema of the settings, for validation and for completion in editors. */
import type { TSchema } from "typebox";
import type { Level } from "../../language/check/verdict.js";
import { describedCodes as codes } from "../../language/diagnostics/code-titles.generated.js";
import { fontsSetting, type WrittenFont } from "../options/fonts-setting.js";
import {
  choiceSetting,
  groupSetting,
  listSetting,
  measureSetting,
  switchSetting,
  textSetting,
} from "../options/setting-types.js";
import { limitsSetting, type WrittenLimits } from "./limits-setting.js";
import { schemaOfOption } from "./schema-of-option.js";
import { settingsSections } from "./sections.js";
import { tokensSetting } from "./tokens-setting.js";

/** An upper bound, because settings come with the files: they must not allow files that would exhaust the memory. */
const largestMaxFileSize = 64_000_000;

/** The possible severities of a code. */
const levels = ["off", "info", "warning", "error"] as const satisfies readonly Level[];

/** The content of a valid settings file, apart from the sections of commands. */
export interface SettingsFile {
  limits?: WrittenLimits;
  maxFileSize?: number | string;
  fonts?: readonly WrittenFont[];
  tokens?: Record<string, unknown>;
  validate?: { severity?: Record<string, Level>; ignore?: string[]; markdown?: boolean };
}

/** The settings file. */
export const settingsSchema: TSchema = {
  $schema: "http://json-schema.org/draft-07/schema#",
  title: "wf.config.json",
  ...groupSetting("Settings of wf for this folder and the folders below", {
    $schema: textSetting("Where editors find the schema of this file"),
    validate: groupSetting("What wf validate reports", {
      severity: groupSetting("Severity of each code; errors stay errors", severities()),
      ignore: listSetting(
        "Files and folders to ignore, as .gitignore patterns relative to this file",
        textSetting("A pattern"),
      ),
      markdown: switchSetting(
        "Whether wf validate also checks the fences of the Markdown files in a folder; true",
      ),
    }),
    limits: limitsSetting("How much a wireframe may take to be drawn"),
    maxFileSize: measureSetting("How large a source file may be to be read", "size", {
      min: 1,
      max: largestMaxFileSize,
    }),
    fonts: fontsSetting,
    tokens: tokensSetting(
      "Design tokens of the wireframes; those of --tokens and of a wireframe itself win",
    ),
    ...sections(),
  }),
};

function sections(): Record<string, TSchema> {
  const keys: Record<string, TSchema> = {};
  for (const { name, docs, options, extras } of settingsSections) {
    const own = Object.entries(options).map(([key, option]) => [key, schemaOfOption(option)]);
    keys[name] = groupSetting(docs, { ...Object.fromEntries(own), ...extras });
  }
  return keys;
}

function severities(): Record<string, TSchema> {
  const keys: Record<string, TSchema> = {};
  for (const [code, { severity, title }] of Object.entries(codes)) {
    keys[code] = choiceSetting(title, levels, severity === "error" ? "error" : undefined);
  }
  return keys;
}
