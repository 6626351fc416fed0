/** Draws the frames of a board with characters, for the width of a terminal or a mail. */
import { withoutBreakMarks } from "../../base/breaks/break-marks.js";
import type { Frame } from "../layout/frame.js";
import { CellGrid, type CellRect } from "./cell-grid.js";
import { findReach, type Reach } from "./find-reach.js";
import { type Axis, fitAxis, type Span } from "./fit-axis.js";
import type { BarItem, BoxItem, PictureItem, WordsItem } from "./picture-item.js";
import { readItems } from "./read-items.js";
import { cellsOf, cutTo, wrapWords } from "./wrap-words.js";

/** Width of a column in px if there is enough space: about a letter. */
const columnWidth = 8;

/** Minimum number of columns for a word or a control before it is cut. */
const leastWord = 14;

/** Minimum number of columns for a line of a long text, even if there is little space. */
const leastLine = 10;

/** Preferred and minimum number of columns for content that is cut first. */
const minorLine = { cells: 14, least: 3 };

/** Height of an empty area in px that becomes an empty row. */
const leastGap = 24;

/** Maximum number of rows of a picture; if more are needed, they share these. */
const mostRows = 2000;

/**
 * The lines of a picture of a frame, at most `columns` wide.
 *
 * @param hidden - a frame inside it to omit
 */
export function paintText(frame: Frame, columns: number, hidden?: Frame): string[] {
  const items = readItems(frame, hidden);
  const reach = findReach(items, frame.width);
  const across = items.flatMap((item) => acrossOf(item, reach.get(item)));
  const columnOf = fitAxis(across, frame.width, columns, columnWidth);
  /** The first column of an item, and the one after its space. */
  const roomOf = (item: PictureItem): Room => {
    const { from, to } = reach.get(item) ?? { from: item.x, to: item.x + item.width };
    return { left: columnOf(from), end: columnOf(to) };
  };
  const lines = new Map<PictureItem, string[]>();
  for (const item of items) {
    if (item.kind === "words") lines.set(item, linesOf(item, roomOf(item)));
  }
  const spans = items.flatMap((item) => downOf(item, lines.get(item)?.length));
  const gaps = gapsIn(spans, frame.height);
  const rowOf = fitAxis([...spans, ...gaps], frame.height, mostRows, Number.POSITIVE_INFINITY);
  const grid = new CellGrid(columnOf(frame.width), rowOf(frame.height));
  for (const item of items) {
    draw(item, lines.get(item) ?? [], roomOf(item), columnOf, rowOf, grid);
  }
  return grid.rows();
}

/** Columns for words: from the first to the one before the end. */
interface Room {
  left: number;
  end: number;
}

/** Width in px of the line at each side of a box. */
const lineWidth = 1;

/** The number of columns that an item needs: words beside a line have a space in between. */
function acrossOf(item: PictureItem, reach?: Reach): Span[] {
  const { x, width } = item;
  const { from, to } = reach ?? { from: x, to: x + width };
  if (item.kind === "box") {
    const { left, right } = item.sides;
    const thick = Math.min(lineWidth, width);
    return [
      ...(left ? [{ from, to: from + thick, cells: width > thick ? 2 : 1 }] : []),
      ...(right ? [{ from: to - thick, to, cells: 2 }] : []),
      { from, to, cells: 0 },
    ];
  }
  if (item.kind === "bar") return [{ from, to, cells: item.knob === undefined ? 4 : 8, least: 2 }];
  if (item.isMinor) return [{ from, to, ...minorLine }];
  const { longest = item.paragraphs.reduce((most, text) => Math.max(most, cellsOf(text)), 0) } =
    item;
  const word = item.isLine
    ? Math.min(longest, leastWord)
    : Math.min(longest, Math.max(leastLine, longestWord(item.paragraphs)), leastWord);
  return [{ from, to, cells: longest + 1, least: word + 1 }];
}

/** Width of the longest word of a text in cells. */
function longestWord(paragraphs: readonly string[]): number {
  return paragraphs
    .flatMap((text) => text.split(" "))
    .reduce((most, word) => Math.max(most, cellsOf(word)), 0);
}

/** The number of rows that an item needs; words need one for each line. */
function downOf(item: PictureItem, lines = 1): Span[] {
  const { y: from, height } = item;
  const to = from + height;
  if (item.kind === "box") {
    const { top, bottom } = item.sides;
    const thick = Math.min(lineWidth, height);
    return [
      ...(top ? [{ from, to: from + thick, cells: 1 }] : []),
      ...(bottom && (!top || height > thick) ? [{ from: to - thick, to, cells: 1 }] : []),
      { from, to, cells: 0 },
    ];
  }
  return [{ from, to, cells: lines }];
}

/** An empty row for each interval without any content. */
function gapsIn(spans: readonly Span[], height: number): Span[] {
  const sorted = spans.filter(({ cells }) => cells > 0).sort((a, b) => a.from - b.from);
  const gaps: Span[] = [];
  let end = 0;
  for (const { from, to } of sorted) {
    if (from - end >= leastGap && end > 0) gaps.push({ from: end, to: from, cells: 1 });
    end = Math.max(end, to);
  }
  if (height - end >= leastGap && end > 0) gaps.push({ from: end, to: height, cells: 1 });
  return gaps;
}

/** The lines of words in their columns. */
function linesOf({ paragraphs, isLine, longest }: WordsItem, { left, end }: Room): string[] {
  if (isLine) return paragraphs.slice(0, 1).map(withoutBreakMarks);
  // No wider than in the drawing, where line lengths are intentional.
  const room = Math.min(end - left - 1, longest ?? Number.POSITIVE_INFINITY);
  return paragraphs.flatMap((text) => wrapWords(text, Math.max(room, 4)));
}

function draw(
  item: PictureItem,
  lines: readonly string[],
  room: Room,
  columnOf: Axis,
  rowOf: Axis,
  grid: CellGrid,
): void {
  const rect: CellRect = {
    left: columnOf(item.x),
    right: columnOf(item.x + item.width) - 1,
    top: rowOf(item.y),
    bottom: rowOf(item.y + item.height) - 1,
  };
  if (item.kind === "box") drawBox(item, rect, grid);
  else if (item.kind === "bar") drawBar(item, rect, grid);
  else drawWords(item, lines, rect, room, grid);
}

function drawBox({ sides, covers }: BoxItem, rect: CellRect, grid: CellGrid): void {
  if (covers) grid.clear(rect);
  grid.box(rect, sides);
}

function drawBar({ character, knob }: BarItem, { left, right, top }: CellRect, grid: CellGrid) {
  const length = Math.max(1, right - left + 1);
  const at = knob === undefined ? -1 : Math.round(knob * (length - 1));
  const before = knob === undefined ? character : "━";
  const text = Array.from({ length }, (_, cell) =>
    cell === at ? "●" : cell < at || knob === undefined ? before : character,
  );
  grid.write(text.join(""), left, top);
}

function drawWords(
  { align }: WordsItem,
  lines: readonly string[],
  { left, right, top, bottom }: CellRect,
  room: Room,
  grid: CellGrid,
): void {
  const above = Math.max(0, (bottom - top + 1 - lines.length) >> 1);
  const width = right - left + 1;
  for (const [at, line] of lines.entries()) {
    const row = top + above + at;
    const cells = cellsOf(line);
    const spare = Math.max(0, width - cells);
    const start =
      align === "right"
        ? Math.max(room.left, right - cells)
        : left + (align === "center" ? spare >> 1 : 0);
    const free = room.end - start;
    grid.write(cells > free ? cutSign(line, free) : line, start, row);
  }
}

/** A line that is cut; a button keeps its brackets. */
function cutSign(line: string, cells: number): string {
  const [, inner] = /^\[ (.+) \]$/.exec(line) ?? [];
  const room = cells - cellsOf("[  ]");
  return inner !== undefined && room > 1 ? `[ ${cutTo(inner, room)} ]` : cutTo(line, cells);
}
