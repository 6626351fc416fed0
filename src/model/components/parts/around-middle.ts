/** Centers the middle one of three boxes that a row pushes apart. */
import { type Box, childrenOf } from "../../box/box.js";
import { column } from "../../box/build.js";
import type { Style } from "../../box/style.js";
import { roughWidth } from "./natural-width.js";

/** Maximum width of the text on one side, as a share of the board: beyond that, centering leaves too little space. */
const mostOfBoard = 0.35;

/**
 * Boxes at both sides get equal shares of the remaining space. Anything else stays the same, including three boxes that
 * already share the row.
 * @param px width of the board
 */
export function aroundMiddle(boxes: readonly Box[], px: number): readonly Box[] {
  const inFlow = boxes.filter(({ style }) => style.position !== "absolute");
  const [first, middle, last] = inFlow;
  if (inFlow.length !== 3 || !first || !middle || !last) return boxes;
  const isPlain = inFlow.every(({ style }) => hugs(style));
  const hasRoom = [first, last].every((box) => wordsWidth(box) <= px * mostOfBoard);
  if (!isPlain || !hasRoom) return boxes;
  const side = (box: Box, align: "start" | "end"): Box =>
    column({ grow: 1, basis: 0, align, justify: "center" }, [box]);
  return boxes.map((box) => {
    if (box === first) return side(box, "start");
    return box === last ? side(box, "end") : box;
  });
}

/** Whether a box is as wide as its content and does not grow. */
function hugs({ grow = 0, columnSpan, width, margin }: Style): boolean {
  const isPushed = margin?.left === "auto" || margin?.right === "auto";
  return grow === 0 && columnSpan === undefined && typeof width !== "object" && !isPushed;
}

/** Width in px of the text in a box if it is all on one line. */
function wordsWidth(box: Box): number {
  if (box.kind === "text") return roughWidth(box.text, box.textStyle.size ?? 16);
  return childrenOf(box).reduce((sum, child) => sum + wordsWidth(child), 0);
}
