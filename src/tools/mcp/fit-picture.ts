/** Chooses the size of a picture so that no client scales it down again. */

/** Maximum px of the longer side, and of pixels in total, that clients of models do not scale down. */
export const mostSide = 1568;
const mostPixels = 1_150_000;

/** Maximum pixels per px: small screens are drawn sharper. */
const mostScale = 2;

/** The scale for a picture of this size. */
export function fittingScale(width: number, height: number, side: number = mostSide): number {
  const longest = Math.min(side, mostSide);
  const bySide = longest / Math.max(width, height, 1);
  const byPixels = Math.sqrt(mostPixels / Math.max(1, width * height));
  let scale = Math.min(mostScale, bySide, byPixels);
  // Sizes are rounded up to whole pixels.
  while (isOver(Math.ceil(width * scale), Math.ceil(height * scale), longest)) scale *= 0.999;
  return scale;
}

/** A picture is at least one pixel wide and high. */
function isOver(width: number, height: number, longest: number): boolean {
  return Math.max(width, height) > Math.max(1, longest) || width * height > mostPixels;
}
