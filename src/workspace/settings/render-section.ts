/** Defines the `render` section of the settings file: how wireframes in its folder and below are drawn. */
import { type FontChoice, fontChoices } from "../../base/fonts/font-choice.js";
import { listed } from "../../base/text/phrases.js";
import { defaultTheme, themeChoices, themeNames } from "../../base/theme/theme.js";
import { imageChoices } from "../../drawing/html/image-choice.js";
import { columnRange, defaultColumns } from "../../drawing/text/text-picture.js";
import type { FormatSetting } from "../../output/formats/format.js";
import {
  defaultFormat,
  type FormatName,
  formatNames,
  formats,
  titlesOf,
  titlesTaking,
} from "../../output/formats/format-list.js";
import { choice, flag, integer, path, text, toggle } from "../options/command.js";
import type { Option } from "../options/option.js";
import type { SettingsSection } from "../options/section.js";
import { strictFlag } from "../options/shared-flags.js";

/** Options of other tools for their formats. */
const formatWords = ["--format", "-f", "--type", "-t", "--to", "--as"];

/** The option of a format. */
function formatOption(name: FormatName): Option<boolean> {
  const { docs, isImage, alsoCalled = [], otherOptions = [] } = formats[name];
  const asked = [name, ...alsoCalled].flatMap((called) =>
    formatWords.map((word) => `${word} ${called}`),
  );
  // Without a known name, people usually want an image.
  const unnamed = isImage ? ["--format", "-f"] : [];
  return flag(name === defaultFormat ? `${docs} (the default)` : docs, {
    otherNames: [...otherOptions, ...asked, ...unnamed],
  });
}

/** The formats to write; any of them on the command line replaces those in the settings. */
export const formatOptions = Object.fromEntries(
  formatNames.map((name) => [name, formatOption(name)]),
) as Readonly<Record<FormatName, Option<boolean>>>;

/** The description of an option, with the formats that it applies to. */
function forFormats(docs: string, setting: FormatSetting): string {
  return `${docs}, for ${listed(titlesTaking(setting), "and", Number.POSITIVE_INFINITY)}`;
}

/** The formats that use a source of fonts by default: `in SVG`. */
function usualWith(font: FontChoice): string {
  return `in ${listed(
    titlesOf(({ fonts }) => fonts?.[0] === font),
    "and",
  )}`;
}

/** How a wireframe is drawn, as options of the command line and as settings. */
export const drawingOptions = {
  outDir: path("write all pictures below a folder", {
    valueName: "DIR",
    complete: "folders",
    otherNames: ["--out", "--output-dir", "--dir", "--directory", "--folder", "--dist", "-d"],
  }),
  split: flag("draw each page to a file of its own, NAME-PAGE.svg", {
    negatable: true,
    otherNames: ["--each", "--separate", "--per-page", "--all-pages"],
  }),
  prototype: flag(forFormats("make a clickable prototype without JavaScript", "prototype"), {
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
  device: text("draw each page for these devices, side by side", {
    valueName: "NAME,…",
    complete: "devices",
    separated: true,
    otherNames: ["--devices", "--viewport", "--screen", ["--mobile", "mobile"], "-d"],
  }),
  frame: toggle("draw the frame of its device around each page that has one", {
    otherNames: ["--frames", "--bezel", "--chrome", "--device-frame", "--mockup"],
  }),
  flow: toggle("draw arrows to what clicks open, whatever the source says", {
    otherNames: ["--flows", "--arrows", "--connectors", "--links", "--userflow"],
  }),
  fold: flag("mark where the first screen of a device ends", { negatable: true }),
  width: integer(
    { min: 64, max: 8192 },
    "width in px of the picture, and of pages that do not set one",
    { otherNames: ["-w", "--size"] },
  ),
  padding: integer({ min: 0, max: 512 }, forFormats("space in px around the boards", "padding"), {
    preset: 24,
    otherNames: ["--margin", "--pad"],
  }),
  scale: integer({ min: 1, max: 8 }, forFormats("pixels per px", "scale"), {
    preset: 1,
    otherNames: ["--zoom", "--dpr", "--pixel-ratio", "--device-scale-factor", ["--retina", "2"]],
  }),
  font: choice(
    fontChoices,
    undefined,
    forFormats(
      `letters: the glyphs that are used embedded (${usualWith("embed")}), fonts embedded in full, none (${usualWith("none")}), or paths`,
      "font",
    ),
    {
      otherNames: [
        ["--embed-font", "full"],
        ["--no-embed-font", "none"],
        ["--inline-fonts", "full"],
        ["--include-fonts", "full"],
        ["--outlines", "paths"],
        ["--text-to-path", "paths"],
        ["--export-text-to-path", "paths"],
      ],
    },
  ),
  systemFonts: choice(
    ["use", "refuse", "ignore"],
    "use",
    `fonts of this machine for what no other font has, in ${listed(
      titlesOf(({ isPainted }) => isPainted),
      "and",
    )}: use, refuse with an error, or ignore`,
    {
      otherNames: [
        ["--no-system-fonts", "ignore"],
        ["--ignore-system-fonts", "ignore"],
        ["--load-system-fonts", "use"],
      ],
    },
  ),
  images: choice(
    imageChoices,
    "all",
    forFormats("images to show: none, those embedded as data: URLs, or all", "images"),
    { otherNames: ["--pictures", ["--no-images", "none"], ["--no-remote-images", "data"]] },
  ),
  idPrefix: text(forFormats("start of all ids, and of class names in HTML", "idPrefix"), {
    valueName: "PREFIX",
    defaultDocs: "wf, and in fragments and SVG digits made from their content after it",
    otherNames: ["--prefix", "--class-prefix", "--namespace"],
  }),
  columns: integer(columnRange, forFormats("characters in a line", "columns"), {
    preset: defaultColumns,
    otherNames: ["--cols", "--line-width"],
  }),
  embedImages: flag(
    `embed the images of the project in ${listed(
      titlesOf(({ fonts }) => fonts !== undefined),
      "and",
    )}; ${listed(
      titlesOf(({ isPainted }) => isPainted),
      "and",
    )} always show them`,
    { negatable: true, otherNames: ["--inline-images", "--include-images", "--self-contained"] },
  ),
  strict: strictFlag({ negatable: true }),
};

/** The section; each wireframe uses that of the nearest settings file. */
export const renderSection: SettingsSection = {
  name: "render",
  docs: "How wf render draws the wireframes in this folder and below",
  options: { ...formatOptions, ...drawingOptions },
  holdsForFiles: true,
};
