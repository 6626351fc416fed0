/** The options of `wf render`, which decide how pictures are drawn and where they are written. */
import { formatNames } from "../../../output/formats/format-list.js";
import { flag, list, path, text } from "../../../workspace/options/command.js";
import { lookOption, quietFlag, tokensOption } from "../../../workspace/options/shared-flags.js";
import { drawingOptions, formatOptions } from "../../../workspace/settings/render-section.js";

/** The options of `wf render` by their names in code. */
export const renderOptions = {
  ...formatOptions,
  output: path("write to a file, or to standard output with -", {
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
  tokens: tokensOption(),
  look: lookOption(),
  page: text("draw one page: its id, its title, or its number, from 1", {
    valueName: "PAGE",
    otherNames: ["-p", "--pages", "--board", "--only"],
  }),
  fontFile: list(
    "font for the characters that those of wf lack, tried before those in the settings",
    {
      valueName: "PATH",
      complete: "files",
      otherNames: ["--font-path", "--fontfile", "--font-files"],
    },
  ),
  inPlace: flag("link to the pictures from the Markdown files, and keep the links up to date", {
    otherNames: ["--inplace", "--embed-links", "--link", "--links", "--write", "-i"],
  }),
  check: flag("write nothing; exit with 1 if a picture is out of date", {
    otherNames: ["--dry-run", "-n", "--diff", "--verify"],
  }),
  force: flag("draw as much as possible despite errors", {
    otherNames: ["--ignore-errors", "--no-validate", "--keep-going"],
  }),
  quiet: quietFlag(),
  watch: flag("draw again when files change, until Ctrl-C", { otherNames: ["-w", "--live"] }),
  open: flag("with --watch: also show the wireframes in the browser", {
    otherNames: ["--browser", "--preview"],
  }),
};
