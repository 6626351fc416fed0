/** Aligns centered choices below each other at one left edge. */
import { type Box, childrenOf } from "../../model/box/box.js";
import { withMore } from "../../model/box/with-more.js";
import type { Frame } from "../layout/frame.js";
import { layoutCanvas } from "../layout/layout-canvas.js";
import { replaced } from "./replaced.js";
import type { SettleStep } from "./settled.js";

/** Makes successive centered choices as wide as the widest of them. */
export const oneEdge: SettleStep = {
  kinds: ["stack"],
  concerns: (box) => choiceRuns(box, childrenOf(box)).length > 0,
  settle(boards, room) {
    const wider = new Map<Box, Box>();
    for (const { frame } of layoutCanvas({ boards }, room).boards) alignChoices(frame, wider);
    return replaced(boards, wider);
  },
};

/** Runs of at least two successive choices in a centering column. */
function choiceRuns<T>(
  { style }: Box,
  children: readonly T[],
  boxOf = (one: T) => one as Box,
): T[][] {
  if (style.align !== "center" || style.direction !== "column") return [];
  const runs: T[][] = [[]];
  for (const child of children) {
    if (isChoice(boxOf(child))) runs.at(-1)!.push(child);
    else runs.push([]);
  }
  return runs.filter(({ length }) => length > 1);
}

/** Whether a box is a control with its label after it. */
function isChoice(box: Box): boolean {
  const [first] = childrenOf(box);
  return first?.kind === "toggle" && box.style.width === undefined;
}

function alignChoices(frame: Frame, wider: Map<Box, Box>): void {
  for (const run of choiceRuns(frame.box, frame.children, ({ box }) => box)) {
    const minWidth = run.reduce((most, { width }) => Math.max(most, width), 0);
    for (const { box } of run) {
      wider.set(box, withMore<Box>(box, { style: withMore(box.style, { minWidth }) }));
    }
  }
  for (const child of frame.children) alignChoices(child, wider);
}
