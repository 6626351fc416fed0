/** Defines the `fmt` section of the settings file: how long lines are and how deep levels. */
import { integer } from "../options/command.js";
import type { SettingsSection } from "../options/section.js";

/** How wireframes are formatted, whether set on the command line or in the settings. */
export const layoutOptions = {
  width: integer({ min: 40, max: 400 }, "maximum line width in columns", {
    preset: 100,
    otherNames: ["--print-width", "--line-length", "--line-width", "--max-width", "--columns"],
  }),
  indent: integer({ min: 1, max: 8 }, "spaces per level of indentation", {
    preset: 2,
    otherNames: ["--tab-width", "--indent-width", "--indent-size", "--tab-size", "--spaces"],
  }),
};

/** The section; each wireframe has that of the nearest settings file. */
export const fmtSection: SettingsSection = {
  name: "fmt",
  docs: "How wf fmt formats wireframes in this folder and below",
  options: layoutOptions,
  holdsForFiles: true,
};
