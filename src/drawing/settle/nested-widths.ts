/** Lets the widths that a source gives in what is in a row give way where the row is full. */
import type { Box, StackBox } from "../../model/box/box.js";
import { fullEdges } from "../../model/box/geometry.js";
import type { Style } from "../../model/box/style.js";
import { withMore } from "../../model/box/with-more.js";
import type { Frame } from "../layout/frame.js";
import { layoutCanvas } from "../layout/layout-canvas.js";
import { replaced } from "./replaced.js";
import type { SettleStep } from "./settled.js";
import { firmness } from "./yield-widths.js";

/** How often rows are laid out again: once to give way, then until none is narrower than what is in it. */
const mostPasses = 4;

/** Less than this is rounding. */
const tolerance = 0.5;

/**
 * Changes rows that push out what is in them because a row in them counts its written widths as its minimum, as it does in
 * CSS.
 */
export const nestedWidths: SettleStep = {
  kinds: ["stack"],
  concerns: (box) => isRow(box) && box.children.some(givesWay),
  settle(boards, room) {
    let drawn = boards;
    const eased = new Set<Style>();
    for (let pass = 0; pass < mostPasses; pass++) {
      const found = new Map<Box, Box>();
      for (const { frame } of layoutCanvas({ boards: drawn }, room).boards) {
        if (pass === 0) findFull(frame, found, eased);
        else findNarrow(frame, found, eased);
      }
      if (found.size === 0) break;
      drawn = replaced(drawn, found);
    }
    return eased.size === 0 ? boards : drawn;
  },
};

function isRow(box: Box): box is StackBox {
  return box.kind === "stack" && box.style.direction?.startsWith("row") === true;
}

/** Whether the minimum of a box in a row is that of written widths in it, which give way if it does. */
function givesWay(box: Box): boolean {
  const { position, overflow, minWidth, shrink, width } = box.style;
  if (box.kind !== "stack" || position === "absolute" || box.scrolls || shrink === 0) return false;
  if (overflow !== undefined || minWidth !== undefined) return false;
  const isFree = width === undefined || box.writtenWidth !== undefined;
  return isFree && box.children.some(holdsWritten);
}

function holdsWritten(box: Box): boolean {
  const { position, width, maxWidth } = box.style;
  if (position === "absolute") return false;
  // In a column, a width gives way by a limit that is a share, which counts for no minimum either.
  const isLimited = typeof width === "number" && typeof maxWidth === "object";
  if (isLimited || box.writtenWidth !== undefined) return true;
  return box.kind === "stack" && box.children.some(holdsWritten);
}

/** Rows whose children stick out, though some of these could give way. */
function findFull(frame: Frame, found: Map<Box, Box>, eased: Set<Style>): void {
  if (isRow(frame.box) && !frame.box.style.wrap && isFull(frame)) ease(frame, found, eased);
  else for (const child of frame.children) findFull(child, found, eased);
}

function inFlow({ children }: Frame): Frame[] {
  return children.filter(({ box }) => box.style.position !== "absolute");
}

function isFull(frame: Frame): boolean {
  return !frame.box.scrolls && neededAlong(frame, ({ width }) => width) > frame.width + tolerance;
}

/** px that a row needs around what is in it. */
function neededAlong(frame: Frame, widthOf: (child: Frame) => number): number {
  const children = inFlow(frame);
  let px = edgesAcross(frame) + (frame.box.style.gap ?? 0) * Math.max(0, children.length - 1);
  for (const child of children) {
    const { left, right } = child.box.style.margin ?? {};
    px += widthOf(child) + (typeof left === "number" ? left : 0);
    px += typeof right === "number" ? right : 0;
  }
  return px;
}

function edgesAcross({ box: { style } }: Frame): number {
  const padding = fullEdges(style.padding);
  const border = fullEdges(style.border);
  return padding.left + padding.right + border.left + border.right;
}

/**
 * Lets what holds written widths shrink like these, from the width at which all else in it has given way, and all else in
 * the row before that.
 */
function ease(row: Frame, found: Map<Box, Box>, eased: Set<Style>): void {
  const children = inFlow(row);
  const isLast = children.some(({ box }) => box.writtenWidth !== undefined);
  for (const child of children) {
    const { box, width } = child;
    if (givesWay(box)) {
      const from = box.writtenWidth === undefined ? { basis: width, shrink: 1 } : {};
      const style = withMore(box.style, { ...from, minWidth: 0 });
      eased.add(style);
      found.set(box, withMore<Box>(box, { style }));
    } else if (!isLast && box.style.shrink !== 0) {
      const style = withMore(box.style, { shrink: (box.style.shrink ?? 1) * firmness });
      found.set(box, withMore<Box>(box, { style }));
    }
    easeIn(child, found, eased);
  }
}

/** The same in what is in a row. */
function easeIn(frame: Frame, found: Map<Box, Box>, eased: Set<Style>): void {
  const { box } = frame;
  if (isRow(box) && !box.style.wrap && box.children.some(givesWay)) ease(frame, found, eased);
  else for (const child of frame.children) easeIn(child, found, eased);
}

/** Boxes that gave way more than what is in them can. */
function findNarrow(frame: Frame, found: Map<Box, Box>, eased: Set<Style>): void {
  const { box, width, children } = frame;
  if (eased.has(box.style)) {
    const minWidth = Math.ceil(needed(frame));
    if (minWidth > width + tolerance) {
      const style = withMore(box.style, { minWidth });
      eased.add(style);
      found.set(box, withMore<Box>(box, { style }));
    }
  }
  for (const child of children) findNarrow(child, found, eased);
}

/** px that a frame needs so that nothing sticks out of it or of what is in it. */
function needed(frame: Frame): number {
  const { box, width, lines = [] } = frame;
  let px = width;
  for (const line of lines) px = Math.max(px, line.width);
  if (box.kind !== "stack" || box.scrolls || box.style.overflow !== undefined) return px;
  if (isRow(box) && !box.style.wrap) return Math.max(px, neededAlong(frame, needed));
  const edges = edgesAcross(frame);
  for (const child of inFlow(frame)) px = Math.max(px, edges + needed(child));
  return px;
}
