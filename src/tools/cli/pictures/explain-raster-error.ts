/** Distinguishes expected reasons for not painting a picture from bugs of ours. */
import { UsageError } from "../../../workspace/usage-error.js";

/**
 * A UsageError for what the user can do something about, else the error itself. By its name: every
 * chunk of the built command line has a class of its own.
 */
export function explainRasterError(error: unknown): unknown {
  const isExpected = error instanceof Error && error.name === "RasterError";
  return isExpected ? new UsageError(error.message) : error;
}
