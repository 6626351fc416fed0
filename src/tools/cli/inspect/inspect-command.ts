/** Declares the command `wf inspect`. */
import { themeNames } from "../../../base/theme/theme.js";
import { choice, defineCommand, integer, text } from "../../../workspace/options/command.js";
import {
  lookOption,
  quietFlag,
  strictFlag,
  tokensOption,
} from "../../../workspace/options/shared-flags.js";

/** Formats for standard output. */
const inspectFormats = ["table", "outline", "json"] as const;

/** Shows the positions of elements, and the problems in the layout. */
export const inspectCommand = defineCommand({
  name: "inspect",
  otherNames: "frames geometry layout measure outline bounds describe a11y accessibility".split(
    " ",
  ),
  summary: "show where elements are, and find overlaps, faint text and small targets",
  description: `Takes files, folders and globs as wf validate does; defaults to the current folder. Prints the position
and size of each element in px, with its line and text, then the problems: those of wf validate, and those that only
geometry shows. Exits with 1 if there are errors, or warnings with --strict.`,
  operands: [
    {
      name: "PATHS",
      docs: "files, folders, globs, or - for standard input",
      variadic: true,
      complete: "sources",
    },
  ],
  options: {
    format: choice(inspectFormats, inspectFormats[0], "output format", {
      short: "f",
      otherNames: [
        "--output-format",
        "--print",
        ...inspectFormats.map((name) => [`--${name}`, name] as const),
      ],
    }),
    page: text("inspect one page: its id, its title, or its number, from 1", {
      valueName: "PAGE",
      otherNames: ["-p", "--pages", "--board", "--only"],
    }),
    device: text("inspect each page on these devices", {
      valueName: "NAME,…",
      complete: "devices",
      separated: true,
      otherNames: ["--devices", "--viewport", "--screen", ["--mobile", "mobile"], "-d"],
    }),
    theme: choice(themeNames, themeNames[0]!, "theme to check the colors of", {
      otherNames: [
        "-t",
        "--mode",
        "--color-scheme",
        ...themeNames.map((name) => [`--${name}`, name] as const),
      ],
    }),
    width: integer({ min: 64, max: 8192 }, "width in px of pages that do not set one", {
      otherNames: ["-w", "--size"],
    }),
    tokens: tokensOption(),
    look: lookOption(),
    strict: strictFlag(),
    quiet: quietFlag(),
  },
  needless: {
    "--geometry": "wf inspect always looks at geometry; leave it out",
    "--fix": "to apply fixes, use wf validate --geometry --fix",
  },
  examples: [
    ["inspect login.wf", "list the elements of a file and its problems"],
    ["inspect login.wf --format outline", "describe the screen in words"],
    ["inspect --format json shop.wf --page cart", "print one page as JSON"],
    ["inspect home.wf --device iphone14", "inspect it as drawn on a phone"],
  ],
});
