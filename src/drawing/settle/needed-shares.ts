/** Gives the children of a row what they need instead of equal shares where these are too narrow for some of them. */
import { type Box, type Canvas, childrenOf } from "../../model/box/box.js";
import { withMore } from "../../model/box/with-more.js";
import type { Frame } from "../layout/frame.js";
import { type CanvasRoom, layoutCanvas } from "../layout/layout-canvas.js";
import { replaced } from "./replaced.js";

/** Less than this is rounding. */
const tolerance = 0.5;

/** The canvas without shares that cut what a sibling has room for; only boards with such rows are laid out. */
export function withNeededShares(canvas: Canvas, room: CanvasRoom): Canvas {
  const boards = canvas.boards.filter(({ box }) => holdsShares(box));
  if (boards.length === 0) return canvas;
  const changed = new Map<Box, Box>();
  for (const { frame } of layoutCanvas({ boards }, room).boards) findNarrow(frame, changed);
  return replaced(canvas, changed);
}

function holdsShares(box: Box): boolean {
  const children = childrenOf(box);
  return areShares(children) || children.some(holdsShares);
}

/** Whether the width of a row depends on what several children need. */
function areShares(children: readonly Box[]): boolean {
  return children.filter(({ share }) => share !== undefined).length > 1;
}

function findNarrow(frame: Frame, changed: Map<Box, Box>): void {
  const { children } = frame;
  const isNarrow = ({ box: { share }, width }: Frame) =>
    share !== undefined && width < share.needs - tolerance;
  if (areShares(childrenOf(frame.box)) && children.some(isNarrow)) {
    for (const { box } of children) {
      const { share } = box;
      // The source may have given it another share, or a minimum.
      if (share === undefined || box.style.basis !== 0) continue;
      const { basis: _, minWidth = 0, ...style } = box.style;
      const isGiven = minWidth !== share.minWidth;
      const own = withMore(style, share.style);
      changed.set(box, withMore<Box>(box, { style: isGiven ? { ...own, minWidth } : own }));
    }
  }
  for (const child of children) findNarrow(child, changed);
}
