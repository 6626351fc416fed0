/** `wf render`: what it takes. */
import { choice, defineCommand, flag, integer, path } from "../arguments/command.js";

/** Draws files. */
export const renderCommand = defineCommand({
  name: "render",
  summary: "draw wireframes as SVG or HTML",
  description: `Writes SVG to standard output unless told otherwise; the ending of --output chooses the format
too. Several wireframes need --out-dir, which mirrors the folders that they come from. A source
with errors is not drawn, and an existing picture stays as it is.`,
  operand: {
    name: "PATHS",
    docs: "files, folders, globs, or - for standard input",
    required: true,
    variadic: true,
    complete: "files",
  },
  options: {
    svg: flag("draw SVG (the default)"),
    html: flag("draw an HTML document"),
    fragment: flag("draw HTML for use in a page: a style element and the wireframe"),
    output: path("write to a file", { short: "o" }),
    outDir: path("write all pictures below a folder", { valueName: "DIR" }),
    theme: choice(["light", "dark"], "light", "colours", { env: "WF_THEME" }),
    width: integer({ min: 64, max: 8192 }, "width of the picture, and of pages without their own"),
    padding: integer({ min: 0, max: 512 }, "room around an SVG"),
    strict: flag("count warnings as errors"),
    force: flag("draw the best picture in spite of errors"),
  },
  examples: [
    ["render login.wf > login.svg", "draw SVG"],
    ["render login.wf -o login.html --theme dark", "draw a dark HTML document"],
    ["render designs --out-dir pictures", "draw a folder, each file beside its like"],
    ["render designs --svg --html --out-dir pictures", "draw each in both formats"],
    ["render - --width 800 < login.wf", "draw what comes on standard input, 800 wide"],
  ],
});
