/** `wf render`: what it takes. */
import { choice, defineCommand, flag, integer, path } from "../arguments/command.js";

/** Draws a file. */
export const renderCommand = defineCommand({
  name: "render",
  summary: "draw a wireframe as SVG or HTML",
  description: `Writes SVG to standard output unless told otherwise; the ending of --output chooses the format
too. A source with errors is not drawn, and an existing picture stays as it is.`,
  operand: {
    name: "FILE",
    docs: "the wireframe, or - for standard input",
    required: true,
    complete: "files",
  },
  options: {
    svg: flag("draw SVG (the default)"),
    html: flag("draw an HTML document"),
    output: path("write to a file", { short: "o" }),
    theme: choice(["light", "dark"], "light", "colours", { env: "WF_THEME" }),
    width: integer({ min: 1, max: 20_000 }, "width of pages without one of their own"),
    padding: integer({ min: 0, max: 2_000 }, "room around an SVG"),
    force: flag("draw the best picture in spite of errors"),
  },
  examples: [
    ["render login.wf > login.svg", "draw SVG"],
    ["render login.wf -o login.html --theme dark", "draw a dark HTML document"],
    ["render - --width 800 < login.wf", "draw what comes on standard input, 800 wide"],
  ],
});
