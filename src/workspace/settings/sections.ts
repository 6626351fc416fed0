/** Lists the sections of the settings file that contain options of commands. */
import type { SettingsSection } from "../options/section.js";
import { fmtSection } from "./fmt-section.js";
import { renderSection } from "./render-section.js";
import { serveSection } from "./serve-section.js";

/** All sections, so that no command reports another one's as unknown. */
export const settingsSections: readonly SettingsSection[] = [
  renderSection,
  serveSection,
  fmtSection,
];
