/** Declares the command `wf icons`. */
import { fileFormats } from "../../../output/formats/format-list.js";
import { defineCommand, flag, path } from "../../../workspace/options/command.js";
import { endingList } from "../pictures/format.js";

/** Searches icons. */
export const iconsCommand = defineCommand({
  name: "icons",
  otherNames: "search find lucide glyphs symbols".split(" "),
  summary: "find icons by name or by what they show",
  description: `Searches the names of icons, the names that other icon sets use, and what the icons show or are used
for. An icon must match all words; the best matches come first. Without words, lists all icons. Exits with 1 if no
icon matches.`,
  operands: [
    {
      name: "WORDS",
      docs: "words to search for, such as trash or arrow right",
      variadic: true,
    },
  ],
  options: {
    json: flag("print JSON with the name, other names and tags of each icon", {
      otherNames: ["--format json", "-f json"],
    }),
    output: path(`draw the icons with their names to a file: ${endingList()}`, {
      short: "o",
      otherNames: [
        ..."--sheet --out --show --preview --draw".split(" "),
        ...fileFormats.flatMap((name) => [`--${name}`, `--${name}=`]),
      ],
    }),
    quiet: flag("do not report what was written", { short: "q", otherNames: ["--silent", "-s"] }),
  },
  examples: [
    ["icons", "list all icons"],
    ["icons trash", "search for a word"],
    ["icons arrow right", "search for several words"],
    ["icons money -o money.svg", "draw the matches, to choose from"],
    ["icons --json", "print all icons as JSON, with their other names"],
  ],
});
