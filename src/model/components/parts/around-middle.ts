/** Turns three boxes that a row pushes apart into ones whose middle one is on the axis of the row. */
import { type Box, childrenOf } from "../../box/box.js";
import { column } from "../../box/build.js";
import type { Style } from "../../box/style.js";
import { roughWidth } from "./natural-width.js";

/** The most of the board that the words on one side may take: beyond that there is no room for the axis. */
const mostOfBoard = 0.35;

/**
 * Boxes at both sides share what the middle one leaves; others stay as they are, and so do three that share the
 * row by themselves.
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

/** Whether a box is as wide as its content, and takes no share of the row. */
function hugs({ grow = 0, columnSpan, width, margin }: Style): boolean {
  const isPushed = margin?.left === "auto" || margin?.right === "auto";
  return grow === 0 && columnSpan === undefined && typeof width !== "object" && !isPushed;
}

/** px of the words in a box if all of them are on one line. */
function wordsWidth(box: Box): number {
  if (box.kind === "text") return roughWidth(box.text, box.textStyle.size ?? 16);
  return childrenOf(box).reduce((sum, child) => sum + wordsWidth(child), 0);
}
