/** Declares the command `wf grammar`. */
import { defineCommand, flag } from "../../../workspace/options/command.js";

/** Prints the reference of the language. */
export const grammarCommand = defineCommand({
  name: "grammar",
  otherNames: "list docs components component reference ref language syntax spec".split(" "),
  summary: "print the language reference, or the part about one component",
  operands: [
    {
      name: "COMPONENT",
      docs: "component to describe, such as button",
      complete: "components",
    },
  ],
  options: {
    tokens: flag("print the design tokens with their values", {
      otherNames: ["--design-tokens", "--theme", "--variables"],
    }),
    json: flag("print JSON, as the API returns it", {
      otherNames: ["--format json", "-f json"],
    }),
  },
  examples: [
    ["grammar", "print the whole reference"],
    ["grammar button", "print what button takes"],
    ["grammar --tokens", "print the design tokens"],
    ["grammar --json", "print it as JSON"],
  ],
});
