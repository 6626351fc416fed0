/** Decides whether people see an output, on a terminal or in a CI log. */
import type { Io, Output } from "../../../workspace/io.js";

/** Variables set by CI services that log the output of their steps, and obey some of its lines. */
const logVariables = ["CI", "TF_BUILD", "TEAMCITY_VERSION"] as const;

/** Whether an output is shown to people, rather than kept in a file or read by a program. */
export function isShown(output: Output, { env }: Pick<Io, "env">): boolean {
  return output.isTerminal || (!output.isFile && logVariables.some((name) => env[name]));
}
