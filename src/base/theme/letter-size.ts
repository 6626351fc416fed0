/** Scales font sizes. */

/** Minimum font size in px for making text smaller. */
const leastText = 12;

/** The scaled size in px, in steps of 0.5: sizes keep their order, and small text stays readable. */
export function letterSize(size: number, factor: number): number {
  if (factor === 1) return size;
  const scaled = Math.round(size * factor * 2) / 2;
  return factor < 1 ? Math.max(Math.min(size, leastText), scaled) : scaled;
}
