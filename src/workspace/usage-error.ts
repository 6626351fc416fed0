/** The error for wrong usage of the command line; shown on one line, with exit code 2. */

import { printable } from "../base/text/display-width.js";

/** Wrong usage: an unknown option, an invalid value, an impossible path. */
export class UsageError extends Error {
  override readonly name = "UsageError";

  /**
   * @param said one or more lines; names in them may come from someone else's repository, so their characters can
   * neither start a new line nor control a terminal
   */
  constructor(said: string | readonly string[]) {
    super((typeof said === "string" ? [said] : said).map(printable).join("\n"));
  }
}

/**
 * Whether an exception is a UsageError. Compared by name, because each chunk of the built command line has its own copy
 * of the class.
 */
export function isUsageError(error: unknown): error is UsageError {
  return error instanceof Error && error.name === "UsageError";
}
