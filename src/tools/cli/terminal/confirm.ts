/** Asks for confirmation before something that cannot be undone. */
import type { Io } from "../../../workspace/io.js";
import { UsageError } from "../../../workspace/usage-error.js";

/**
 * True with `--yes`, or if the answer at the terminal is yes. Throws a UsageError that suggests
 * `--yes` if there is nobody to ask.
 */
export async function confirm(io: Io, question: string, yes: boolean): Promise<boolean> {
  if (yes) return true;
  const answer = await io.ask(`${question} (y/N) `);
  if (answer === undefined) throw new UsageError(`${question} To confirm, pass --yes`);
  return /^\s*y(es)?\s*$/i.test(answer);
}
