/** A call of the command line that cannot be meant; shown in one line, with exit code 2. */

/** Misuse: a wrong option, a wrong value, a path that cannot be. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/**
 * Says whether an exception is a UsageError. By its name: every chunk of the built command line has
 * a class of its own.
 */
export function isUsageError(error: unknown): error is UsageError {
  return error instanceof Error && error.name === "UsageError";
}
