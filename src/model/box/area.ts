/** Describes rectangles of a picture, and picks those that say where something is. */

/** A rectangle in px of a picture. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Those of some areas that are not parts of others: all that a use draws has its place. */
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
