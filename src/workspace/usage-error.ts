/** A call of the command line that cannot be meant; shown in one line, with exit code 2. */

import { printable } from "../base/text/display-width.js";

/** Misuse: a wrong option, a wrong value, a path that cannot be. */
export class UsageError extends Error {
  override readonly name = "UsageError";

  /**
   * @param said one line, or several; names in it may be those of a repository of somebody else, so no character
   *   of it makes a further line or tells a terminal anything
   */
  constructor(said: string | readonly string[]) {
    super((typeof said === "string" ? [said] : said).map(printable).join("\n"));
  }
}

/**
 * Says whether an exception is a UsageError. By its name: every chunk of the built command line has
 * a class of its own.
 */
export function isUsageError(error: unknown): error is UsageError {
  return error instanceof Error && error.name === "UsageError";
}
