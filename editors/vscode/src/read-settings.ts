/** Reads the settings of the extension by their names in the manifest. */
import { workspace } from "vscode";
import { type SettingName, settings } from "./contributions.js";

/** The value of a setting, or its default if the value has the wrong type. */
export function readSetting<N extends SettingName>(name: N): (typeof settings)[N]["default"] {
  const { default: preset } = settings[name];
  const value: unknown = workspace.getConfiguration("wf").get(name);
  return typeof value === typeof preset ? (value as typeof preset) : preset;
}
