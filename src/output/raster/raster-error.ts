/** The error for pictures that cannot be painted although their source is valid. */

/** Thrown if a package is not installed or a picture is too large; the message says what to do. */
export class RasterError extends Error {
  override readonly name = "RasterError";
}
