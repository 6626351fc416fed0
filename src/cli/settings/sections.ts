/** Lists the sections of the settings file that hold options of commands. */
import { fmtSection } from "../fmt/fmt-section.js";
import { renderSection } from "../render/render-section.js";
import { serveSection } from "../serve/serve-section.js";
import type { SettingsSection } from "./section.js";

/** Every section that a command names, so that no command takes another's for a mistake. */
export const settingsSections: readonly SettingsSection[] = [
  renderSection,
  serveSection,
  fmtSection,
];
