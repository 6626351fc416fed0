/** Prepares the columns of a grid for sizing, and assigns items to cells. */
import type { TrackSize } from "../../model/box/style.js";
import type { LayoutNode } from "./node.js";
import { floorStep, resolveLength } from "./subpixel.js";

/** Minimum and maximum width of a column; a positive `flex` is its share of the remaining space. */
export interface Column {
  min: number | "auto" | "max-content";
  max: number | "auto" | "max-content";
  flex: number;
}

/** An item with its row and columns. */
export interface Cell {
  item: LayoutNode;
  row: number;
  column: number;
  span: number;
}

/** The columns of a grid; `room` is its content width, `undefined` while that is being computed. */
export function columnsOf(node: LayoutNode, room: number | undefined): Column[] {
  const { columns } = node.style;
  if (columns === undefined) return [columnOf({ kind: "auto" })];
  if (!("autoFill" in columns)) return columns.map(columnOf);
  const gap = gapOf(node);
  const least = floorStep(columns.autoFill);
  const fitting = room === undefined ? unknownCount(node, gap, least) : countIn(room, gap, least);
  const length = Math.max(1, Math.min(fitting, mostColumns));
  return Array.from({ length }, () => ({ min: least, max: least, flex: 1 }));
}

/**
 * Most columns that fill a grid by themselves: no board is wide enough for them, but boxes that keep their shape can
 * widen each other at every level.
 */
const mostColumns = 1000;

/** Assigns items to cells row by row; an item whose span does not fit in the rest of a row starts the next one. */
export function placeCells(node: LayoutNode, count: number): Cell[] {
  const { columns, layered } = node.style;
  if (layered) return node.items.map((item) => ({ item, row: 0, column: 0, span: 1 }));
  // CSS reads the span before it determines the number of automatic columns.
  const spans = columns !== undefined && !("autoFill" in columns);
  let row = 0;
  let column = 0;
  return node.items.map((item) => {
    const span = spans ? Math.max(1, Math.min(count, item.style.columnSpan ?? 1)) : 1;
    if (column + span > count) {
      row++;
      column = 0;
    }
    const cell = { item, row, column, span };
    column += span;
    return cell;
  });
}

/** Distance in px between the columns of a grid. */
export function gapOf(node: LayoutNode): number {
  return floorStep(node.style.gap ?? 0);
}

function columnOf(size: TrackSize): Column {
  switch (size.kind) {
    case "px":
      return { min: floorStep(size.value), max: floorStep(size.value), flex: 0 };
    case "fr":
      return { min: "auto", max: "auto", flex: size.value };
    case "flexible":
      return { min: 0, max: 0, flex: size.value };
    case "content":
      return { min: "auto", max: "max-content", flex: 0 };
    case "upTo":
      return { min: 0, max: floorStep(size.value), flex: 0 };
    case "auto":
    case "max-content":
      return { min: size.kind, max: size.kind, flex: 0 };
  }
}

function countIn(room: number, gap: number, least: number): number {
  return Math.floor((room + gap) / Math.max(1, least + gap));
}

/** While the width of a grid is unknown, it is filled up to its maximum width, or beyond its minimum. */
function unknownCount(node: LayoutNode, gap: number, least: number): number {
  const { minWidth, maxWidth } = node.style;
  const most = resolveLength(maxWidth, undefined);
  if (most !== undefined) return countIn(most - node.edgeX, gap, least);
  const few = resolveLength(minWidth, undefined);
  return few === undefined ? 1 : Math.ceil((few - node.edgeX + gap) / Math.max(1, least + gap));
}
