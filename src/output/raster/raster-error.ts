/** Names what keeps a picture from being painted although its source is right. */

/** Thrown when a package is not installed or a picture is too large; the message says what to do. */
export class RasterError extends Error {
  override readonly name = "RasterError";
}
