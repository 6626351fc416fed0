/** Says what the `render` section of the settings file holds: how the wireframes beside and below it are drawn. */
import { choice, flag, integer, path, text } from "../arguments/command.js";
import type { SettingsSection } from "./section.js";

/** What a picture is written as; any of them on the command line takes the place of those in the settings. */
export const formatOptions = {
  svg: flag("draw SVG (the default)"),
  html: flag("draw an HTML document"),
  fragment: flag("draw HTML to put into a page: a style element and the wireframe"),
  png: flag("draw PNG"),
  pdf: flag("draw PDF, one page for each board"),
};

/** How a wireframe is drawn, whichever call draws it. */
export const drawingOptions = {
  outDir: path("write all pictures below a folder", { valueName: "DIR" }),
  split: flag("draw each page as a picture of its own, NAME-PAGE.svg", { negatable: true }),
  prototype: flag("make the HTML a clickable prototype, without a script", { negatable: true }),
  theme: choice(["light", "dark", "auto", "both"], "light", "theme of the picture", {
    env: "WF_THEME",
  }),
  device: text("draw each page at the sizes of these devices, side by side", {
    valueName: "NAME,…",
  }),
  fold: flag("mark where the first screen of a device ends", { negatable: true }),
  width: integer(
    { min: 64, max: 8192 },
    "width of the picture in px, and of pages without their own",
  ),
  padding: integer({ min: 0, max: 512 }, "space around an SVG, PNG or PDF in px", { preset: 24 }),
  scale: integer({ min: 1, max: 8 }, "pixels of a PNG for each px", { preset: 1 }),
  embedFont: flag("embed the fonts in SVG and HTML", { negatable: true }),
  strict: flag("count warnings as errors", { negatable: true }),
};

/** The section; each wireframe has that of the nearest settings file. */
export const renderSection: SettingsSection = {
  name: "render",
  docs: "How wf render draws the wireframes beside and below this file",
  options: { ...formatOptions, ...drawingOptions },
  holdsForFiles: true,
};
