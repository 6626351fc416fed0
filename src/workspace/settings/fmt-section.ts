/** Defines the `fmt` section of the settings file: line width and indentation. */
import { integer } from "../options/command.js";
import type { SettingsSection } from "../options/section.js";

/** How wireframes are formatted, as options of the command line and as settings. */
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

/** The section; each wireframe uses that of the nearest settings file. */
export const fmtSection: SettingsSection = {
  name: "fmt",
  docs: "How wf fmt formats wireframes in this folder and below",
  options: layoutOptions,
  holdsForFiles: true,
};
