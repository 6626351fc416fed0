/** Describes rectangles of a picture, and picks the outermost ones. */

/** A rectangle in px. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The areas that are not parts of others: everything that a use draws has the place of the use. */
export function outermostAreas<A extends Area>(areas: readonly A[]): A[] {
  const kept: A[] = [];
  for (const area of areas.toSorted((a, b) => b.width * b.height - a.width * a.height)) {
    if (!kept.some((other) => isWithin(area, other))) kept.push(area);
  }
  return kept;
}

function isWithin(area: Area, other: Area): boolean {
  return (
    area.x >= other.x &&
    area.y >= other.y &&
    area.x + area.width <= other.x + other.width &&
    area.y + area.height <= other.y + other.height
  );
}
