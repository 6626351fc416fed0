/** Makes boxes with a written width the last to shrink in a full row. */
import type { Box } from "../../model/box/box.js";

/** So many times more than what has a written width shrink its siblings: less than any step of the layout is left for it. */
export const firmness = 1_000_000;

/**
 * In a row with a written width, all others shrink to their minimum first. Changes the boxes in place, because they were
 * just created.
 */
export function yieldWidths(boxes: readonly Box[]): void {
  if (!boxes.some(({ writtenWidth }) => writtenWidth !== undefined)) return;
  for (const box of boxes) {
    const { shrink = 1, position } = box.style;
    if (box.writtenWidth !== undefined || shrink === 0 || position === "absolute") continue;
    box.style = { ...box.style, shrink: shrink * firmness };
  }
}
