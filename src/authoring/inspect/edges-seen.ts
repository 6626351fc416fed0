/** Finds the visible edges of a box. */
import type { Box } from "../../model/box/box.js";
import { fullEdges } from "../../model/box/geometry.js";
import type { Side } from "./rect.js";

const allSides: ReadonlySet<Side> = new Set<Side>(["left", "right", "top", "bottom"]);
const noSides: ReadonlySet<Side> = new Set();

/**
 * The sides on which the edge of a box is visible.
 *
 * @param isColored whether its color differs from the color behind it
 */
export function edgesSeen({ paint, style }: Box, isColored: boolean): ReadonlySet<Side> {
  if (paint === undefined) return noSides;
  if (isColored || paint.shadow !== undefined || paint.edge !== undefined) return allSides;
  if (paint.borderColor === undefined || style.border === undefined) return noSides;
  const border = fullEdges(style.border);
  return new Set([...allSides].filter((side) => border[side] > 0));
}
