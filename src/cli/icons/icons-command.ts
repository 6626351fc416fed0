/** Declares `wf icons`: what it takes, and where its work is. */
import { fileFormats } from "../../formats/format-list.js";
import { defineCommand, flag, path } from "../arguments/command.js";
import { endingList } from "../render/format.js";
import { bindCommand } from "../runnable-command.js";

/** Searches icons. */
export const iconsCommand = defineCommand({
  name: "icons",
  otherNames: "search find lucide glyphs symbols".split(" "),
  summary: "find icons by name or by what they show",
  description: `Looks for the words in the names of icons, in the names that other icon sets give them, and in what
they show or are used for. All words must fit; the best matches come first. Without a word, all icons are
listed. Exits with 1 when no icon fits.`,
  operands: [
    {
      name: "WORDS",
      docs: "what to look for, such as arrow right, or trash",
      variadic: true,
    },
  ],
  options: {
    json: flag("print JSON: name, other names and tags of each icon", {
      otherNames: ["--format json", "-f json"],
    }),
    output: path(`draw the icons with their names: ${endingList()}`, {
      short: "o",
      otherNames: [
        ..."--sheet --out --show --preview --draw".split(" "),
        ...fileFormats.flatMap((name) => [`--${name}`, `--${name}=`]),
      ],
    }),
    quiet: flag("do not say what was written", { short: "q", otherNames: ["--silent", "-s"] }),
  },
  examples: [
    ["icons", "list all icons"],
    ["icons trash", "find icons for a word"],
    ["icons arrow right", "find icons for which all words fit"],
    ["icons money -o money.svg", "draw what is found, to choose from"],
    ["icons --json", "print all icons with their other names, for programs"],
  ],
});

/** `wf icons` with its work, which is loaded when it is called. */
export const runnableIcons = bindCommand(
  iconsCommand,
  async () => (await import("./run-icons.js")).runIcons,
);
