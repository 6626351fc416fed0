/** Declares the command `wf map`. */
import { fileFormats } from "../../../output/formats/format-list.js";
import { choice, defineCommand, path, text } from "../../../workspace/options/command.js";
import { quietFlag, strictFlag } from "../../../workspace/options/shared-flags.js";
import { endingList } from "../pictures/format.js";

/** Formats for standard output. */
export const mapFormats = ["text", "json", "mermaid"] as const;

/** Shows which pages link to which. */
export const mapCommand = defineCommand({
  name: "map",
  otherNames: "graph sitemap links flow navigation routes".split(" "),
  summary: "show which pages lead to which, and find the ones that nobody reaches",
  description: `Takes files, folders and globs as wf validate does; defaults to the current folder. Lists all pages with
the links between them. Warns about pages that no way leads to from the first one, and notes pages that nothing leads
on from. The first page is that of the file called index, or else of the first file. Exits with 1 if there are errors,
or warnings with --strict.`,
  operands: [
    { name: "PATHS", docs: "files, folders or globs", variadic: true, complete: "sources" },
  ],
  options: {
    from: text("the page where people start: its id or title", {
      valueName: "PAGE",
      otherNames: ["--start", "--entry", "--root", "--first"],
    }),
    format: choice(mapFormats, "text", "what is printed", {
      short: "f",
      otherNames: [
        "--output-format",
        "--print",
        ...mapFormats.map((name) => [`--${name}`, name] as const),
      ],
    }),
    output: path(`draw the map to a file: ${endingList()}`, {
      short: "o",
      otherNames: [
        ..."--out --draw --sheet".split(" "),
        ...fileFormats.flatMap((name) => [`--${name}`, `--${name}=`]),
      ],
    }),
    strict: strictFlag(),
    quiet: quietFlag(),
  },
  examples: [
    ["map designs", "list the pages of a folder, and where they lead"],
    ["map shop.wf -o map.svg", "draw the map"],
    ["map --format mermaid designs", "print it as Mermaid text, for a Markdown file"],
    ["map --from login --strict", "fail where somebody who starts at login cannot reach a page"],
  ],
});
