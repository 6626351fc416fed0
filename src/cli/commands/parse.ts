/** `wf parse`: what it takes. */
import { defineCommand, flag } from "../arguments/command.js";

/** Prints the tree of a file. */
export const parseCommand = defineCommand({
  name: "parse",
  summary: "print the syntax tree of a wireframe as JSON",
  description: "A source with errors gives its findings on standard error and exit code 1.",
  operands: [
    {
      name: "FILE",
      docs: "the wireframe, or - for standard input",
      required: true,
      complete: "wireframes",
    },
  ],
  options: {
    locations: flag("add line, column and offset of every node"),
    compact: flag("print one line"),
    partial: flag("print what could be read in spite of errors"),
  },
  examples: [
    ["parse login.wf", "print the tree"],
    ["parse --compact --locations login.wf", "print it in one line, with places"],
  ],
});
