/** Rectangles given by their edges, and whether they meet. */

/** A rectangle by its edges, in px. */
export interface Extent {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The rectangle with this corner and size. */
export function extentOf(x: number, y: number, width: number, height: number): Extent {
  return { left: x, top: y, right: x + width, bottom: y + height };
}

/** Whether two rectangles have a point in common, up to rounding. */
export function doMeet(one: Extent, other: Extent): boolean {
  const isBeside = one.right < other.left || one.left > other.right;
  return !(isBeside || one.bottom < other.top || one.top > other.bottom);
}
