/** `wf render`: what it takes. */
import { choice, defineCommand, flag, integer, path, text } from "../arguments/command.js";

/** Draws files. */
export const renderCommand = defineCommand({
  name: "render",
  summary: "draw wireframes as SVG, HTML, PNG or PDF",
  description: `Writes SVG to standard output unless told otherwise; the ending of --output chooses the format
too. Several wireframes or formats need --out-dir, which mirrors the folders that they come from. A
source with errors is not drawn, and an existing picture stays as it is.`,
  operands: [
    {
      name: "PATHS",
      docs: "files, folders, globs, or - for standard input",
      required: true,
      variadic: true,
      complete: "wireframes",
    },
  ],
  options: {
    svg: flag("draw SVG (the default)"),
    html: flag("draw an HTML document"),
    fragment: flag("draw HTML for use in a page: a style element and the wireframe"),
    png: flag("draw PNG"),
    pdf: flag("draw PDF, one page for each board"),
    prototype: flag("make the HTML a clickable prototype, without a script"),
    output: path("write to a file", { short: "o" }),
    outDir: path("write all pictures below a folder", { valueName: "DIR", complete: "folders" }),
    page: text("draw one page: its id, its title, or its number from 1", { valueName: "PAGE" }),
    split: flag("draw each page as a picture of its own, NAME-PAGE.svg"),
    theme: choice(["light", "dark", "auto", "both"], "light", "colours", { env: "WF_THEME" }),
    device: text("draw each page at the sizes of these devices, side by side", {
      valueName: "NAME,…",
      complete: "devices",
      separated: true,
    }),
    fold: flag("mark where the first screen of a device ends"),
    width: integer({ min: 64, max: 8192 }, "width of the picture, and of pages without their own"),
    padding: integer({ min: 0, max: 512 }, "room around an SVG, PNG or PDF"),
    scale: integer({ min: 1, max: 8 }, "pixels of a PNG for each px; 1"),
    embedFont: flag("put the fonts into SVG and HTML"),
    check: flag("write nothing; exit with 1 when a picture is not up to date"),
    strict: flag("count warnings as errors"),
    force: flag("draw the best picture in spite of errors"),
    watch: flag("draw again whatever changes, until Ctrl-C"),
    open: flag("with --watch: show the wireframes in the browser too"),
  },
  examples: [
    ["render login.wf > login.svg", "draw SVG"],
    ["render login.wf -o login.html --theme dark", "draw a dark HTML document"],
    ["render login.wf -o login.png --scale 2", "draw a PNG for sharp screens"],
    ["render shop.wf -o shop.pdf", "draw a PDF with a page for each board"],
    ["render shop.wf --split --out-dir pictures", "draw each page as a file of its own"],
    [
      "render home.wf --device desktop,iphone14 -o home.svg",
      "draw it on two devices, side by side",
    ],
    ["render designs --svg --html --png --pdf --out-dir pictures", "draw a folder in all formats"],
    ["render designs --out-dir pictures --check", "fail in CI when a picture is stale"],
    ["render login.wf -o login.html --prototype", "draw a prototype to click through"],
    ["render designs --out-dir pictures --watch", "draw again whatever is saved"],
    ["render - --width 800 < login.wf", "draw what comes on standard input, 800 wide"],
  ],
});
