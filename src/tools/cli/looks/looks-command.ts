/** Declares the command `wf looks`. */
import { fileFormats } from "../../../output/formats/format-list.js";
import { defineCommand, flag, path } from "../../../workspace/options/command.js";
import { tokensOption } from "../../../workspace/options/shared-flags.js";
import { endingList } from "../pictures/format.js";

/** Lists looks and design tokens, or draws the looks. */
export const looksCommand = defineCommand({
  name: "looks",
  otherNames: "styles skins themes tokens".split(" "),
  summary: "list looks and design tokens, or draw a sheet of all looks",
  description: `Lists the looks that wf render --look takes, and the design tokens with their values and defaults. With
--svg or --output, draws a sample screen in each look.`,
  operands: [],
  options: {
    json: flag("print JSON", { otherNames: ["--format json", "-f json"] }),
    svg: flag("draw a sheet of all looks to standard output, as SVG"),
    output: path(`draw a sheet of all looks to a file: ${endingList()}`, {
      short: "o",
      otherNames: [
        ..."--sheet --out --draw".split(" "),
        ...fileFormats.flatMap((name) => (name === "svg" ? [] : [`--${name}`, `--${name}=`])),
      ],
    }),
    tokens: tokensOption(),
    quiet: flag("do not report what was written", { short: "q", otherNames: ["--silent", "-s"] }),
  },
  examples: [
    ["looks", "list all looks and tokens"],
    ["looks -o looks.svg", "draw a screen in each look"],
    ["looks -o ours.png --tokens brand.json", "draw them in the design of a brand"],
  ],
});
