/** Describes a picture in words: the number and sizes of its boards. */
import type { BoardFrame } from "../layout/layout-canvas.js";
import { rounded } from "./number.js";

/** `Wireframe of one board: 480 × 640 px`. */
export function describeBoards(boards: readonly BoardFrame[]): string {
  if (boards.length === 0) return "An empty wireframe";
  const sizes = boards.map(({ frame }) => `${rounded(frame.width)} × ${rounded(frame.height)} px`);
  const count = boards.length === 1 ? "one board" : `${boards.length} boards`;
  return `Wireframe of ${count}: ${sizes.join(", ")}`;
}
