/** Names what keeps a font file from being used. */

/** Thrown for a file that is no font, is damaged, or lacks what is asked of it; the message says why. */
export class FontError extends Error {
  override readonly name = "FontError";
  /** The index of the file among those that were given. */
  file: number | undefined;
}
