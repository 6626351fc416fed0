/** Declares `wf render`: what it takes, and where its work is. */
import { defaultFormat, formatNames, formats, titlesOf } from "../../formats/format-list.js";
import { listed } from "../../text/phrases.js";
import { defineCommand, flag, path, text } from "../arguments/command.js";
import { quietFlag } from "../arguments/shared-flags.js";
import { bindCommand } from "../runnable-command.js";
import { drawingOptions, formatOptions, renderSection } from "./render-section.js";

const titles = titlesOf(() => true);

/** Draws files. */
export const renderCommand = defineCommand({
  name: "render",
  otherNames: [
    ..."draw build export compile generate convert paint save image".split(" "),
    ...formatNames,
  ],
  summary: `draw wireframes as ${listed(titles, "or", titles.length)}`,
  description: `Writes ${formats[defaultFormat].title} to standard output by default; the ending of --output chooses the format too. Several
wireframes or formats need --out-dir, which keeps the folders that they come from. The fences of a Markdown file are
drawn beside it. A source with errors is not drawn, and an existing picture stays as it is.`,
  operands: [
    {
      name: "PATHS",
      docs: "files, folders, globs, Markdown files, or - for standard input",
      required: true,
      variadic: true,
      complete: "sources",
    },
  ],
  options: {
    ...formatOptions,
    output: path("write to a file, or to standard output for -", {
      short: "o",
      otherNames: [
        "--out",
        "--out-file",
        "--output-file",
        "--file",
        "--dest",
        "--save",
        ...formatNames.map((format) => `--${format}=`),
      ],
    }),
    ...drawingOptions,
    page: text("draw one page: its id, its title, or its number from 1", {
      valueName: "PAGE",
      otherNames: ["-p", "--pages", "--board", "--only"],
    }),
    inPlace: flag("link to the pictures in the Markdown files, and keep the links up to date", {
      otherNames: ["--inplace", "--embed-links", "--link", "--links", "--write", "-i"],
    }),
    check: flag("write nothing; exit with 1 when a picture is not up to date", {
      otherNames: ["--dry-run", "-n", "--diff", "--verify"],
    }),
    force: flag("draw the best picture in spite of errors", {
      otherNames: ["--ignore-errors", "--no-validate", "--keep-going"],
    }),
    quiet: quietFlag(),
    watch: flag("draw again whatever changes, until Ctrl-C", { otherNames: ["-w", "--live"] }),
    open: flag("with --watch: show the wireframes in the browser too", {
      otherNames: ["--browser", "--preview"],
    }),
  },
  needless: {
    "--config": "wf finds wf.config.json beside each wireframe or in the folders above",
    "--recursive": "folders are searched to the bottom anyway; leave it out",
    "-r": "folders are searched to the bottom anyway; leave it out",
    "--overwrite": "pictures are replaced anyway; leave it out",
    "--height": "a picture is as high as its boards; h=640 gives a page a height",
  },
  settings: renderSection,
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
    ["render spec.md --in-place", "draw the fences of a Markdown file, and link to the pictures"],
    ['render "docs/**/*.md" --in-place --check', "fail in CI when a picture or link is stale"],
    ["render login.wf -o login.html --prototype", "draw a prototype to click through"],
    ["render designs --out-dir pictures --watch", "draw again whatever is saved"],
    ["render - --width 800 < login.wf", "draw what comes on standard input, 800 wide"],
  ],
});

/** `wf render` with its work, which is loaded when it is called. */
export const runnableRender = bindCommand(
  renderCommand,
  async () => (await import("./run-render.js")).runRender,
);
