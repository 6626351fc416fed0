/** Decides how large a picture is painted so that no client makes it smaller again. */

/** px of the longer side, and pixels of the whole, that clients of models keep as they are. */
export const mostSide = 1568;
const mostPixels = 1_150_000;

/** Pixels that a px is painted with at most: small screens are shown sharper. */
const mostScale = 2;

/** The scale of a picture of this size. */
export function fittingScale(width: number, height: number, side: number = mostSide): number {
  const longest = Math.min(side, mostSide);
  const bySide = longest / Math.max(width, height, 1);
  const byPixels = Math.sqrt(mostPixels / Math.max(1, width * height));
  let scale = Math.min(mostScale, bySide, byPixels);
  // Sizes are rounded up to whole pixels.
  while (isOver(Math.ceil(width * scale), Math.ceil(height * scale), longest)) scale *= 0.999;
  return scale;
}

/** A picture has a pixel each way, however thin it is. */
function isOver(width: number, height: number, longest: number): boolean {
  return Math.max(width, height) > Math.max(1, longest) || width * height > mostPixels;
}
