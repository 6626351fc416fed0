/** Declares the command `wf parse`. */
import { defineCommand, flag } from "../../../workspace/options/command.js";

/** Prints the tree of a file. */
export const parseCommand = defineCommand({
  name: "parse",
  otherNames: "ast tree read dump json".split(" "),
  summary: "print the syntax tree of a wireframe as JSON",
  description:
    "If the source has errors, prints the diagnostics to standard error and exits with 1.",
  operands: [
    {
      name: "FILE",
      docs: "the wireframe, or - for standard input",
      required: true,
      complete: "wireframes",
    },
  ],
  options: {
    locations: flag("add the line, column and offset of each node", {
      otherNames: ["--loc", "--locs", "--positions", "--ranges"],
    }),
    expand: flag("print the tree that is drawn: components, layouts and repeats written out", {
      otherNames: ["--expanded", "--flatten", "--resolve", "--inline"],
    }),
    compact: flag("print on one line", { otherNames: ["--minify", "--one-line", "-c"] }),
    partial: flag("print what could be read despite errors", {
      otherNames: ["--force", "--tolerant", "--loose"],
    }),
  },
  needless: {
    "--json": "wf parse always prints JSON; leave it out",
    "--format": "wf parse always prints JSON; leave it out",
    "--output": "wf parse prints to standard output: wf parse login.wf > login.json",
    "-o": "wf parse prints to standard output: wf parse login.wf > login.json",
  },
  examples: [
    ["parse login.wf", "print the tree"],
    ["parse --compact --locations login.wf", "print it on one line, with locations"],
    [
      "parse --expand --locations login.wf",
      "print what is drawn, and where each node is written and used",
    ],
  ],
});
