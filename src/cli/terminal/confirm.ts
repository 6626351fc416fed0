/** Makes sure that something which cannot be undone is meant. */
import { UsageError } from "../arguments/usage-error.js";
import type { Io } from "../io.js";

/**
 * True with `--yes` and after a yes at the terminal. Where nobody can be asked, a UsageError tells
 * to pass `--yes`.
 */
export async function confirm(io: Io, question: string, yes: boolean): Promise<boolean> {
  if (yes) return true;
  const answer = await io.ask(`${question} (y/N) `);
  if (answer === undefined) throw new UsageError(`${question} Pass --yes to go on`);
  return /^\s*y(es)?\s*$/i.test(answer);
}
