/** Drops spare parts of rows that do not fit on one line. */
import type { Box } from "../../model/box/box.js";
import { fullEdges } from "../../model/box/geometry.js";
import { withMore } from "../../model/box/with-more.js";
import type { Frame } from "../layout/frame.js";
import { layoutCanvas } from "../layout/layout-canvas.js";
import { replaced } from "./replaced.js";
import type { SettleStep } from "./settled.js";

/** Leaves out spare parts of rows that would take several lines. */
export const withoutSpare: SettleStep = {
  concerns: ({ spare }) => spare !== undefined,
  settle(boards, room) {
    const fewer = new Map<Box, Box>();
    for (const { frame } of layoutCanvas({ boards }, room).boards) leaveOut(frame, fewer);
    return replaced(boards, fewer);
  },
};

function leaveOut(frame: Frame, fewer: Map<Box, Box>): void {
  const { box, children } = frame;
  if (children.some(({ box: { spare } }) => spare !== undefined)) {
    const kept = onOneLine(frame);
    if (kept.length < children.length) {
      fewer.set(
        box,
        withMore<Box>(box, { children: kept.map((child) => child.box) } as Partial<Box>),
      );
    }
  } else for (const child of children) leaveOut(child, fewer);
}

/** Tolerance for widths, in px. */
const tolerance = 0.1;

/** The children that fit next to each other; parts with the same number are dropped together. */
function onOneLine({ box: { style }, width, children }: Frame): readonly Frame[] {
  const { gap = 0 } = style;
  const padding = fullEdges(style.padding);
  const border = fullEdges(style.border);
  const room = width - padding.left - padding.right - border.left - border.right;
  let kept: readonly Frame[] = children;
  for (;;) {
    const taken = kept.reduce((sum, child) => sum + child.width + gap, -gap);
    const least = kept.reduce(
      (lowest, { box: { spare = lowest } }) => Math.min(lowest, spare),
      Number.POSITIVE_INFINITY,
    );
    if (taken <= room + tolerance || least === Number.POSITIVE_INFINITY) return kept;
    kept = kept.filter(({ box: { spare } }) => spare !== least);
  }
}
