/** Breaks rows of controls or figures into several lines where they run off the board or would break an amount. */
import { type Box, childrenOf } from "../../model/box/box.js";
import { fullEdges } from "../../model/box/geometry.js";
import { withMore } from "../../model/box/with-more.js";
import { unbrokenAmount } from "../../model/components/parts/amount.js";
import type { Frame } from "../layout/frame.js";
import { layoutCanvas } from "../layout/layout-canvas.js";
import { replaced } from "./replaced.js";
import type { SettleStep } from "./settled.js";

/** How often rows in rows are laid out again: each time, the outermost that does not fit wraps. */
const mostPasses = 4;

/** Less than this is rounding. */
const tolerance = 0.5;

/** px between lines in a row whose gap is smaller. */
const leastBetween = 8;

/** Wraps rows that need more width than they have. */
export const wrappedRows: SettleStep = {
  concerns: ({ mayWrap }) => mayWrap === true,
  settle(boards, room) {
    let drawn = boards;
    for (let pass = 0; pass < mostPasses; pass++) {
      const found = new Map<Box, Box>();
      for (const { frame } of layoutCanvas({ boards: drawn }, room).boards) findFull(frame, found);
      if (found.size === 0) break;
      drawn = replaced(drawn, found);
    }
    return drawn;
  },
};

/** Wraps the outermost rows of what sticks out of its container. */
function findFull(frame: Frame, found: Map<Box, Box>): void {
  const { box, children } = frame;
  const over = box.scrolls ? [] : children.filter((child) => isOver(child, frame));
  if ((over.length > 0 || (box.mayWrap && breaksAmount(frame))) && wrap(box, found)) return;
  for (const child of children) {
    if (over.includes(child)) wrapWithin(child, found);
    else findFull(child, found);
  }
}

function isOver({ box, x, width }: Frame, outer: Frame): boolean {
  const { position, margin } = box.style;
  if (position === "absolute" || box.floats !== undefined) return false;
  const { style } = outer.box;
  const [padding, border] = [fullEdges(style.padding), fullEdges(style.border)];
  // What is pulled out by a negative margin is meant to reach there.
  const start = outer.x + padding.left + border.left + Math.min(0, marginOf(margin?.left));
  const end = outer.x + outer.width - padding.right - border.right;
  const most = end - Math.min(0, marginOf(margin?.right));
  return x < start - tolerance || x + width > most + tolerance;
}

/** Whether an amount in a frame is on two lines. */
function breaksAmount({ box, lines = [], children }: Frame): boolean {
  if (box.kind === "text") return lines.length > 1 && unbrokenAmount(box.text) !== box.text;
  return children.some(breaksAmount);
}

function marginOf(margin: number | "auto" | undefined): number {
  return typeof margin === "number" ? margin : 0;
}

/** Wraps the outermost rows in a frame. */
function wrapWithin(frame: Frame, found: Map<Box, Box>): void {
  if (wrap(frame.box, found)) return;
  for (const child of frame.children) wrapWithin(child, found);
}

function wrap(box: Box, found: Map<Box, Box>): boolean {
  const { gap = 0, wrap: wraps } = box.style;
  if (box.mayWrap !== true || wraps) return false;
  const rowGap = Math.max(gap, leastBetween);
  const style = withMore(box.style, { wrap: true, rowGap });
  found.set(box, withMore<Box>(box, { style } as Partial<Box>));
  keepAmounts(box, found);
  return true;
}

/** Makes each amount in a box a single word, so that a line is as wide as its amounts. */
function keepAmounts(box: Box, found: Map<Box, Box>): void {
  if (box.kind === "text") {
    const text = unbrokenAmount(box.text);
    if (text !== box.text) found.set(box, withMore(box, { text }));
  }
  for (const child of childrenOf(box)) keepAmounts(child, found);
}
