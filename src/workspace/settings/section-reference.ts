/** Writes the table of a section's settings in Markdown, for docs/settings.md. */
import { code, codeList, presetCode, table } from "../options/command-reference.js";
import { describeMeasure } from "../options/measures.js";
import type { Option } from "../options/option.js";
import { describeInteger } from "../options/read-value.js";
import type { SettingsSection } from "../options/section.js";

/** One row for each setting. */
export function settingsTable({ name, options, extras = {} }: SettingsSection): string {
  const own = Object.entries(options).map(([key, option]) => [
    code(`${name}.${key}`),
    heldBy(option),
    presetCode(option),
    option.docs,
  ]);
  const others = Object.entries(extras).map(([key, schema]) => {
    const { type, description } = schema as { type?: string; description?: string };
    return [
      code(`${name}.${key}`),
      type === "object" ? "an object" : String(type),
      "",
      String(description),
    ];
  });
  return table(["Setting", "Value", "Default", "Meaning"], [...own, ...others]);
}

function heldBy(option: Option): string {
  const { type, choices, min, max, valueName = "TEXT" } = option;
  switch (type) {
    case "flag":
      return codeList(["true", "false"]);
    case "integer":
      return describeInteger(option);
    case "duration":
    case "size":
      return describeMeasure(type, min, max);
    case "list":
      return choices ? `a list of ${codeList(choices)}` : "a list of strings";
    case "path":
      return "a path, relative to the settings file";
    default:
      if (choices) return codeList(choices);
      return valueName === "TEXT" ? "a string" : `a string: ${code(valueName)}`;
  }
}
