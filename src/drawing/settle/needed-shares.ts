/** Gives the children of a row what they need instead of equal shares where these are too narrow for some of them. */
import { type Box, childrenOf } from "../../model/box/box.js";
import { withMore } from "../../model/box/with-more.js";
import type { Frame } from "../layout/frame.js";
import { layoutCanvas } from "../layout/layout-canvas.js";
import { replaced } from "./replaced.js";
import type { SettleStep } from "./settled.js";

/** Less than this is rounding. */
const tolerance = 0.5;

/** Drops shares that cut what a sibling has room for. */
export const neededShares: SettleStep = {
  kinds: ["stack", "grid", "group"],
  concerns: (box) => areShares(childrenOf(box)),
  settle(boards, room) {
    const changed = new Map<Box, Box>();
    for (const { frame } of layoutCanvas({ boards }, room).boards) findNarrow(frame, changed);
    return replaced(boards, changed);
  },
};

/** Whether the width of a row depends on what several children need. */
function areShares(children: readonly Box[]): boolean {
  let count = 0;
  for (let at = 0; at < children.length; at++) if (children[at]!.share !== undefined) count++;
  return count > 1;
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
