/** Decides whether people see an output, at a terminal or in the log of a CI. */
import type { Io, Output } from "../../../workspace/io.js";

/** What services set that keep the outputs of their steps as a log, and obey some of its lines. */
const logVariables = ["CI", "TF_BUILD", "TEAMCITY_VERSION"] as const;

/** Whether what is written is shown to people, rather than kept in a file or read by a program. */
export function isShown(output: Output, { env }: Pick<Io, "env">): boolean {
  return output.isTerminal || (!output.isFile && logVariables.some((name) => env[name]));
}
