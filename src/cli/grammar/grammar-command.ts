/** Declares `wf grammar`: what it takes, and where its work is. */
import { defineCommand, flag } from "../arguments/command.js";
import { bindCommand } from "../runnable-command.js";

/** Prints the reference of the language. */
export const grammarCommand = defineCommand({
  name: "grammar",
  otherNames: "list docs components component reference ref language syntax spec".split(" "),
  summary: "print the reference of the language, or of one component",
  operands: [
    {
      name: "COMPONENT",
      docs: "a component, such as button",
      complete: "components",
    },
  ],
  options: {
    json: flag("print JSON, as the API gives it", {
      otherNames: ["--format json", "-f json"],
    }),
  },
  examples: [
    ["grammar", "print the whole reference"],
    ["grammar button", "print what a button takes"],
    ["grammar --json", "print it for programs"],
  ],
});

/** `wf grammar` with its work, which is loaded when it is called. */
export const runnableGrammar = bindCommand(
  grammarCommand,
  async () => (await import("./run-grammar.js")).runGrammar,
);
