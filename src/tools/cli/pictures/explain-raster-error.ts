/** Distinguishes expected reasons for not painting a picture from bugs of ours. */
import { printable } from "../../../base/text/display-width.js";
import { UsageError } from "../../../workspace/usage-error.js";

/**
 * A UsageError for problems that the user can solve, else the error itself. Recognizes errors by name, because every
 * chunk of the built command line has its own copy of the class.
 *
 * @param name the wireframe in messages
 */
export function explainRasterError(error: unknown, name?: string): unknown {
  const isExpected = error instanceof Error && error.name === "RasterError";
  if (!isExpected) return error;
  // One with a cause is about the machine: a package is missing.
  const isOfWireframe = name !== undefined && error.cause === undefined;
  return new UsageError(isOfWireframe ? `${printable(name)}: ${error.message}` : error.message);
}
