/** Compares rectangles: their overlap and their distance. */

/** A rectangle in px. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** An edge of a rectangle. */
export type Side = "left" | "right" | "top" | "bottom";

/** px that two rectangles share horizontally and vertically; negative if they are apart. */
export function sharedSides(one: Rect, other: Rect): { across: number; down: number } {
  return {
    across: Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x),
    down: Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y),
  };
}

/** Whether one rectangle contains another, with a tolerance below one pixel. */
export function holds(outer: Rect, inner: Rect): boolean {
  return (
    inner.x >= outer.x - 1 &&
    inner.y >= outer.y - 1 &&
    inner.x + inner.width <= outer.x + outer.width + 1 &&
    inner.y + inner.height <= outer.y + outer.height + 1
  );
}

/** The common part of two rectangles; without size if they are apart. */
export function intersection(one: Rect, other: Rect): Rect {
  const x = Math.max(one.x, other.x);
  const y = Math.max(one.y, other.y);
  const { across, down } = sharedSides(one, other);
  return { x, y, width: Math.max(0, across), height: Math.max(0, down) };
}

/** The smallest rectangle around both. */
export function union(one: Rect, other: Rect): Rect {
  const x = Math.min(one.x, other.x);
  const y = Math.min(one.y, other.y);
  return {
    x,
    y,
    width: Math.max(one.x + one.width, other.x + other.width) - x,
    height: Math.max(one.y + one.height, other.y + other.height) - y,
  };
}

/** Whether a rectangle has no visible area. */
export function isEmpty({ width, height }: Rect): boolean {
  return width < 0.5 || height < 0.5;
}
