/** Declares the command `wf explain`. */
import { defineCommand } from "../../../workspace/options/command.js";

/** Prints the page of a code. */
export const explainCommand = defineCommand({
  name: "explain",
  otherNames: "why code codes rule rules diagnostics".split(" "),
  summary: "explain a diagnostic code, or list all of them",
  operands: [
    {
      name: "CODE",
      docs: "a code, as shown in reports",
      complete: "codes",
    },
  ],
  options: {},
  examples: [
    ["explain", "list all codes"],
    ["explain unknown-component", "print what a code means and how to fix it"],
  ],
});
