/** The error for font files that cannot be used. */

/** Thrown for a file that is not a font, is damaged, or lacks required tables; the message says why. */
export class FontError extends Error {
  override readonly name = "FontError";
  /** The index of the file among the given ones. */
  file: number | undefined;
}
