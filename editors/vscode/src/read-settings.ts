/** Reads the settings of the extension, each under the name that the manifest has for it. */
import { workspace } from "vscode";
import { type SettingName, settings } from "./contributions.js";

/** The value of a setting; its default where somebody has written something else than it takes. */
export function readSetting<N extends SettingName>(name: N): (typeof settings)[N]["default"] {
  const { default: preset } = settings[name];
  const value: unknown = workspace.getConfiguration("wf").get(name);
  return typeof value === typeof preset ? (value as typeof preset) : preset;
}
