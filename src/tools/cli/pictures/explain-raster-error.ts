/** Distinguishes expected reasons for not painting a picture from bugs of ours. */
import { UsageError } from "../../../workspace/usage-error.js";

/**
 * A UsageError for problems that the user can solve, else the error itself. Recognizes errors by name, because every
 * chunk of the built command line has its own copy of the class.
 */
export function explainRasterError(error: unknown): unknown {
  const isExpected = error instanceof Error && error.name === "RasterError";
  return isExpected ? new UsageError(error.message) : error;
}
