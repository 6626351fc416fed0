/** Leaves out labels above columns that have no room, and lines between columns that would be a gray ground. */
import { type Box, childrenOf, type ShapeBox } from "../../model/box/box.js";
import { edgesOf } from "../../model/box/build.js";
import { drawnText } from "../../model/box/text-content.js";
import { withMore } from "../../model/box/with-more.js";
import type { Frame } from "../layout/frame.js";
import { type CanvasRoom, layoutCanvas } from "../layout/layout-canvas.js";
import { textWidth } from "../layout/text-width.js";
import { typefaceOf } from "../layout/typeface.js";
import { replaced } from "./replaced.js";
import type { SettleStep } from "./settled.js";

/** px at least between two labels, and between two lines. */
const betweenLabels = 8;
const betweenLines = 8;

/** px between the line of a column and its label, where not all columns have one. */
const besideLine = 6;

/**
 * Keeps all heads of a grid, or every second, fourth and so on, such that each has room; and as many of the lines below
 * them.
 */
export const fewerHeads: SettleStep = {
  concerns: ({ slot }) => slot === "heads" || slot === "ticks",
  settle(boards, room) {
    const fewer = new Map<Box, Box>();
    for (const { frame } of layoutCanvas({ boards }, room).boards) thin(frame, room, fewer);
    return replaced(boards, fewer);
  },
};

function thin(frame: Frame, room: CanvasRoom, fewer: Map<Box, Box>): void {
  const isGrid = frame.box.kind === "grid";
  const [heads] = isGrid ? inSlot(frame, "heads") : [];
  const step = heads === undefined ? 1 : thinHeads(heads, room, fewer);
  if (isGrid) for (const ticks of inSlot(frame, "ticks")) thinTicks(ticks, step, fewer);
  for (const child of frame.children) thin(child, room, fewer);
}

/** Parts of a grid; those of grids in it are their own. */
function inSlot({ children }: Frame, slot: "heads" | "ticks"): Frame[] {
  return children.flatMap((child) => {
    if (child.box.slot === slot) return [child];
    return child.box.kind === "grid" ? [] : inSlot(child, slot);
  });
}

/** Leaves out heads; returns every how many columns there is one. */
function thinHeads(frame: Frame, { fonts }: CanvasRoom, fewer: Map<Box, Box>): number {
  const { box, width } = frame;
  const columns = childrenOf(box).filter(({ style }) => style.position !== "absolute");
  const count = columns.length;
  const own = width / count;
  const needs = columns.map((column) => {
    const [words] = childrenOf(column);
    if (words?.kind !== "text") return 0;
    const { text, textStyle } = words;
    return textWidth(drawnText(text, textStyle), typefaceOf(textStyle, fonts)) + betweenLabels;
  });
  const fits = (step: number): boolean =>
    needs.every((need, at) => {
      if (at % step > 0 || (at > 0 && at + step > count)) return true;
      return need + (step > 1 ? besideLine : 0) <= own * Math.min(step, count);
    });
  let step = 1;
  while (step < count && !fits(step)) step *= 2;
  if (step === 1) return step;
  const kept = columns.flatMap((column, at): Box[] => {
    if (at % step > 0) return [];
    const spanned = Math.min(step, count - at);
    // The last one may span less than the others.
    const isCut = at > 0 && needs[at]! + besideLine > own * spanned;
    return [spanning(column, spanned, isCut)];
  });
  const others = childrenOf(box).filter(({ style }) => style.position === "absolute");
  fewer.set(box, withMore<Box>(box, { children: [...kept, ...others] } as Partial<Box>));
  return step;
}

/** A head over several columns, beside the line at which they start. */
function spanning(column: Box, columns: number, isCut: boolean): Box {
  const { width } = column.style;
  const percent = typeof width === "object" ? width.percent * columns : 100;
  const style = withMore(column.style, {
    width: { percent },
    align: "start",
    padding: { ...edgesOf(0, 0), left: besideLine },
  });
  const children = isCut ? [] : childrenOf(column);
  return withMore<Box>(column, { style, children } as Partial<Box>);
}

/** Leaves out lines that have no head, or are too close to one another; their places count columns. */
function thinTicks({ box, width }: Frame, headStep: number, fewer: Map<Box, Box>): void {
  const { viewBox, shapes } = box as ShapeBox;
  let step = headStep;
  while (step < viewBox.width && (width / viewBox.width) * step < betweenLines) step *= 2;
  const kept = shapes.filter((shape) => shape.figure !== "line" || shape.x1 % step === 0);
  if (kept.length === shapes.length) return;
  fewer.set(box, withMore<Box>(box, { shapes: kept } as Partial<Box>));
}
