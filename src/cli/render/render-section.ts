/** Says what the `render` section of the settings file holds: how the wireframes beside and below it are drawn. */
import { defaultTheme, themeChoices, themeNames } from "../../theme/theme.js";
import { choice, flag, integer, path, text } from "../arguments/command.js";
import { strictFlag } from "../arguments/shared-flags.js";
import type { SettingsSection } from "../settings/section.js";

/** How other tools ask for a format. */
const askedAs = (...formats: string[]): string[] =>
  formats.flatMap((format) =>
    ["--format", "-f", "--type", "-t", "--to", "--as"].map((name) => `${name} ${format}`),
  );

/** What a picture is written as; any of them on the command line takes the place of those in the settings. */
export const formatOptions = {
  svg: flag("draw SVG (the default)", { otherNames: [...askedAs("svg"), "--format", "-f"] }),
  html: flag("draw an HTML document", { otherNames: askedAs("html", "htm") }),
  fragment: flag("draw HTML to put into a page: a style element and the wireframe", {
    otherNames: ["--embed", "--partial", "--snippet", ...askedAs("fragment")],
  }),
  png: flag("draw PNG", {
    otherNames: [...askedAs("png", "jpg", "jpeg"), "--format", "-f", "--image", "--jpg"],
  }),
  pdf: flag("draw PDF, one page for each board", { otherNames: askedAs("pdf") }),
};

/** How a wireframe is drawn, whichever call draws it. */
export const drawingOptions = {
  outDir: path("write all pictures below a folder", {
    valueName: "DIR",
    complete: "folders",
    otherNames: ["--out", "--output-dir", "--dir", "--directory", "--folder", "--dist", "-d"],
  }),
  split: flag("draw each page as a picture of its own, NAME-PAGE.svg", {
    negatable: true,
    otherNames: ["--each", "--separate", "--per-page", "--all-pages"],
  }),
  prototype: flag("make the HTML a clickable prototype, without a script", {
    negatable: true,
    otherNames: ["--interactive", "--clickable", "--clickthrough"],
  }),
  theme: choice([...themeChoices, "both"], defaultTheme, "theme of the picture", {
    env: "WF_THEME",
    otherNames: [
      "-t",
      "--mode",
      "--color-scheme",
      "--palette",
      ...themeNames.flatMap((name) => [
        [`--${name}`, name] as const,
        [`--${name}-mode`, name] as const,
      ]),
    ],
  }),
  device: text("draw each page at the sizes of these devices, side by side", {
    valueName: "NAME,…",
    complete: "devices",
    separated: true,
    otherNames: ["--devices", "--viewport", "--screen", ["--mobile", "mobile"], "-d"],
  }),
  fold: flag("mark where the first screen of a device ends", { negatable: true }),
  width: integer(
    { min: 64, max: 8192 },
    "width of the picture in px, and of pages without their own",
    { otherNames: ["-w", "--size"] },
  ),
  padding: integer({ min: 0, max: 512 }, "space around an SVG, PNG or PDF in px", {
    preset: 24,
    otherNames: ["--margin", "--pad"],
  }),
  scale: integer({ min: 1, max: 8 }, "pixels of a PNG for each px", {
    preset: 1,
    otherNames: ["--zoom", "--dpr", "--pixel-ratio", "--device-scale-factor", ["--retina", "2"]],
  }),
  embedFont: flag("embed the fonts in SVG and HTML", {
    negatable: true,
    otherNames: ["--fonts", "--inline-fonts", "--include-fonts"],
  }),
  strict: strictFlag({ negatable: true }),
};

/** The section; each wireframe has that of the nearest settings file. */
export const renderSection: SettingsSection = {
  name: "render",
  docs: "How wf render draws the wireframes beside and below this file",
  options: { ...formatOptions, ...drawingOptions },
  holdsForFiles: true,
};
