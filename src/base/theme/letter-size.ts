/** Turns the size of a text into the one that it has in a scale of others. */

/** px below which no text is made smaller. */
const leastText = 12;

/** The size in px, in steps of half a px: sizes keep their order, and small texts stay readable. */
export function letterSize(size: number, factor: number): number {
  if (factor === 1) return size;
  const scaled = Math.round(size * factor * 2) / 2;
  return factor < 1 ? Math.max(Math.min(size, leastText), scaled) : scaled;
}
