/** Lists the sections of the settings file that hold options of commands. */
import type { SettingsSection } from "../options/section.js";
import { fmtSection } from "./fmt-section.js";
import { renderSection } from "./render-section.js";
import { serveSection } from "./serve-section.js";

/** Every section that a command names, so that no command takes another's for a mistake. */
export const settingsSections: readonly SettingsSection[] = [
  renderSection,
  serveSection,
  fmtSection,
];
