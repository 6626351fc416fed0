/** Places boards in a row, a column or lanes, below those with places of their own. */
import type { Board } from "../../model/box/box.js";
import { boardTitleHeight } from "../../model/box/canvas.js";
import type { CanvasPlan } from "../../model/box/canvas-plan.js";
import { type Area, overlaps, type Point } from "./area.js";

/** Size in px of a board with its title, panels and notes. */
export interface BoardSize {
  /** px of the notes on its left, and of those above its title. */
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The column and row of a board; boards in one cell follow each other. */
export interface Cell {
  column: number;
  row: number;
}

/** px after each column and row; `least` unless more is needed. */
export interface Gaps {
  least: number;
  columns: ReadonlyMap<number, number>;
  rows: ReadonlyMap<number, number>;
}

/** The places of boards, and the edges of their columns and rows. */
export interface Arrangement {
  places: readonly Point[];
  /** Left and right edges of the columns, and top and bottom edges of the rows. */
  columns: readonly Span[];
  rows: readonly Span[];
}

/** A column from left to right, or a row from top to bottom. */
export interface Span {
  number: number;
  from: number;
  to: number;
}

/**
 * Arranges boards.
 *
 * @param cells of all boards; ignored for boards with places of their own
 */
export function arrangeBoards(
  boards: readonly Board[],
  sizes: readonly BoardSize[],
  cells: readonly Cell[],
  plan: Pick<CanvasPlan, "direction" | "lanes">,
  gaps: Gaps,
): Arrangement {
  const places: (Point | undefined)[] = boards.map(({ at }) => at && { ...at });
  placeCopies(boards, sizes, places, gaps.least);
  const fixed = places.flatMap((at, index) => (at ? [areaOf(at, sizes[index]!)] : []));
  const free = boards.flatMap((_, at) => (places[at] ? [] : [at]));
  const left =
    fixed.length > 0
      ? fixed.map((area) => area.left).reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY)
      : 0;
  const top =
    fixed.length > 0
      ? fixed
          .map(({ bottom }) => bottom)
          .reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY) + gaps.least
      : -boardTitleHeight;
  const across = plan.lanes === true && plan.direction === "down";
  const within = (at: number) => (across ? sizes[at]!.width : sizes[at]!.height) + gaps.least;
  // The size of a cell: as wide as its widest board and as high as all its boards, or the other way round.
  const stacks = new Map<string, number[]>();
  for (const at of free) {
    const key = `${cells[at]!.column} ${cells[at]!.row}`;
    const stack = stacks.get(key);
    if (stack) stack.push(at);
    else stacks.set(key, [at]);
  }
  const widths = new Map<number, number>();
  const heights = new Map<number, number>();
  for (const stack of stacks.values()) {
    const { column, row } = cells[stack[0]!]!;
    const long = stack.reduce((sum, at) => sum + within(at), -gaps.least);
    const thick = stack
      .map((at) => (across ? sizes[at]!.height : sizes[at]!.width))
      .reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
    raise(widths, column, across ? long : thick);
    raise(heights, row, across ? thick : long);
  }
  const columns = spans(widths, left, gaps.columns, gaps.least);
  const rows = spans(heights, top, gaps.rows, gaps.least);
  for (const stack of stacks.values()) {
    const { column, row } = cells[stack[0]!]!;
    let { from: x } = columns.find(({ number }) => number === column)!;
    let { from: y } = rows.find(({ number }) => number === row)!;
    for (const at of stack) {
      const { left, top } = sizes[at]!;
      places[at] = { x: x + left, y: y + top + boardTitleHeight };
      if (across) x += within(at);
      else y += within(at);
    }
  }
  return { places: places.map((place) => place!), columns, rows };
}

/** Places copies of a page with a place of its own: right of it, else below it, else in the flow. */
function placeCopies(
  boards: readonly Board[],
  sizes: readonly BoardSize[],
  places: (Point | undefined)[],
  gap: number,
): void {
  for (const [at, { copy }] of boards.entries()) {
    if (copy === undefined) continue;
    const before = places[at - 1];
    if (before === undefined) continue;
    const { width, height, left, top } = sizes[at - 1]!;
    const own = sizes[at]!;
    const beside = { x: before.x - left + width + gap + own.left, y: before.y };
    const below = { x: before.x, y: before.y - top + height + gap + own.top };
    const isFree = (place: Point): boolean =>
      places.every(
        (other, index) =>
          other === undefined ||
          !overlaps(areaOf(place, sizes[at]!), areaOf(other, sizes[index]!), gap / 2),
      );
    const place = isFree(beside) ? beside : isFree(below) ? below : undefined;
    if (place) places[at] = place;
  }
}

/** The area of a board with its title. */
function areaOf({ x, y }: Point, { width, height, ...around }: BoardSize): Area {
  const left = x - around.left;
  const top = y - boardTitleHeight - around.top;
  return { left, top, right: left + width, bottom: top + height };
}

function raise(lengths: Map<number, number>, key: number, length: number): void {
  lengths.set(key, Math.max(lengths.get(key) ?? 0, length));
}

function spans(
  lengths: ReadonlyMap<number, number>,
  start: number,
  gaps: ReadonlyMap<number, number>,
  least: number,
): Span[] {
  let from = start;
  return [...lengths.keys()]
    .sort((a, b) => a - b)
    .map((number) => {
      const span = { number, from, to: from + lengths.get(number)! };
      from = span.to + Math.max(least, gaps.get(number) ?? 0);
      return span;
    });
}
