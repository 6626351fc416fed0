/** Converts corners to the path of a line with rounded turns. */

/** A corner of a line; px. */
export interface Corner {
  x: number;
  y: number;
}

/**
 * The path along the corners.
 * @param radius maximum radius of turns in px
 * @param spared length in px at the end of the last segment to leave straight, for an arrowhead
 */
export function roundedPath(corners: readonly Corner[], radius: number, spared = 0): string {
  let path = `M${at(corners[0]!)}`;
  for (let index = 1; index < corners.length; index++) {
    const [before, corner, after] = [corners[index - 1]!, corners[index]!, corners[index + 1]];
    if (after === undefined) path += `L${at(towards(corner, before, spared))}`;
    else {
      const turn = Math.min(radius, length(before, corner) / 2, length(corner, after) / 2);
      path += `L${at(towards(corner, before, turn))}Q${at(corner)} ${at(towards(corner, after, turn))}`;
    }
  }
  return path;
}

/** The point at a distance in px from one point towards another. */
export function towards(from: Corner, to: Corner, distance: number): Corner {
  const share = distance / length(from, to);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** Distance in px between two points on a vertical or horizontal line. */
export function length(a: Corner, b: Corner): number {
  return Math.abs(a.x - b.x) + Math.abs(a.y - b.y) || 1;
}

/** A point in the syntax of paths. */
export function at({ x, y }: Corner): string {
  return `${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100}`;
}
