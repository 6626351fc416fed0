/** Declares `wf render`. */
import { listed } from "../../../base/text/phrases.js";
import {
  defaultFormat,
  formatNames,
  formats,
  titlesOf,
} from "../../../output/formats/format-list.js";
import { defineCommand } from "../../../workspace/options/command.js";
import { renderSection } from "../../../workspace/settings/render-section.js";
import { renderOptions } from "../pictures/render-options.js";

const titles = titlesOf(() => true);

/** The command that draws files. */
export const renderCommand = defineCommand({
  name: "render",
  otherNames: [
    ..."draw build export compile generate convert paint save image".split(" "),
    ...formatNames,
  ],
  summary: `draw wireframes as ${listed(titles, "or", titles.length)}`,
  description: `Writes ${formats[defaultFormat].title} to standard output by default; the extension of --output also selects the format. For
several wireframes or formats, use --out-dir, which keeps their folder structure. The fences of a Markdown file are drawn
next to it. A source with errors is not drawn, and its existing picture is kept.`,
  operands: [
    {
      name: "PATHS",
      docs: "files, folders, globs, Markdown files, or - for standard input",
      required: true,
      variadic: true,
      complete: "sources",
    },
  ],
  options: renderOptions,
  needless: {
    "--config": "wf finds wf.config.json next to each wireframe or in a folder above",
    "--recursive": "folders are always searched with their subfolders; leave it out",
    "-r": "folders are always searched with their subfolders; leave it out",
    "--overwrite": "existing pictures are always replaced; leave it out",
    "--height":
      "a picture is as high as its boards; to set the height of a page, write h=640 in it",
  },
  settings: renderSection,
  examples: [
    ["render login.wf > login.svg", "draw an SVG"],
    ["render login.wf -o login.html --theme dark", "draw a dark HTML document"],
    ["render login.wf -o login.png --scale 2", "draw a PNG for high-resolution screens"],
    ["render shop.wf -o shop.pdf", "draw a PDF with a page for each board"],
    ["render shop.wf --split --out-dir pictures", "draw each page to a file of its own"],
    [
      "render home.wf --device desktop,iphone14 -o home.svg",
      "draw it for two devices, side by side",
    ],
    ["render designs --svg --html --png --pdf --out-dir pictures", "draw a folder in all formats"],
    ["render designs --out-dir pictures --check", "in CI: fail if a picture is out of date"],
    ["render spec.md --in-place", "draw the fences of a Markdown file and link to the pictures"],
    ['render "docs/**/*.md" --in-place --check', "in CI: fail if a picture or link is out of date"],
    ["render login.wf --look sketch -o login.png", "draw it as if by hand"],
    ["render login.wf --tokens brand.json -o login.svg", "draw it in the design of a brand"],
    ["render login.wf -o login.html --prototype", "draw a clickable prototype"],
    ["render designs --out-dir pictures --watch", "draw again on every save"],
    ["render - --width 800 < login.wf", "draw standard input, 800 px wide"],
  ],
});
