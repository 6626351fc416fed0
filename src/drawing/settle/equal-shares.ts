/** Makes children that share the width of a row get their shares whatever their padding. */
import type { Box } from "../../model/box/box.js";
import { fullEdges } from "../../model/box/geometry.js";

/**
 * Padding and border are the minimum of a box, and its share of the row is added to that. So each box starts from what
 * the most padded one needs, in proportion to its share. Changes the boxes in place, because they were just created.
 */
export function equalShares(boxes: readonly Box[]): void {
  let most = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const { style } of boxes) {
    if (!takesShare(style)) continue;
    const unit = edgesAcross(style) / style.grow!;
    most = Math.max(most, unit);
    least = Math.min(least, unit);
  }
  if (most <= least) return;
  for (const box of boxes) {
    const { style } = box;
    if (takesShare(style)) box.style = { ...style, basis: most * style.grow! };
  }
}

function takesShare({ grow = 0, basis, position }: Box["style"]): boolean {
  return grow > 0 && basis === 0 && position !== "absolute";
}

function edgesAcross({ padding, border }: Box["style"]): number {
  const inner = fullEdges(padding);
  const lines = fullEdges(border);
  return inner.left + inner.right + lines.left + lines.right;
}
