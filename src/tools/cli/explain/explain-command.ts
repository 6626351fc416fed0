/** Declares `wf explain`: what it takes, and where its work is. */
import { defineCommand } from "../../../workspace/options/command.js";
import { bindCommand } from "../arguments/runnable-command.js";

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

/** `wf explain` with its work, which is loaded when it is called. */
export const runnableExplain = bindCommand(
  explainCommand,
  async () => (await import("./run-explain.js")).runExplain,
);
