/** Turns the frames of a picture into what a pointer hits: boards and elements with their lines. */
import type { Board, Box, Canvas } from "../box/box.js";
import { besideWidth, boardGap, boardWidth } from "../box/canvas.js";
import type { Composition } from "../compile.js";
import { numberBoxes } from "../html/serialize-html.js";
import type { Frame } from "../layout/frame.js";
import { type Painter, paintFrames } from "../layout/paint-order.js";
import type { SourceText } from "../text/source-text.js";
import { defaultTheme } from "../theme/theme.js";
import type { Area, BoardView, ElementArea, ElementLines } from "./protocol.js";

/** The boards of a picture at their places in it. */
export function boardsOf({ canvas, placement }: Composition): BoardView[] {
  const { left, top, scale } = placement;
  return canvas.boards.map(({ board, x, y, frame }) => ({
    title: board.title,
    ...placed(frame, left + x * scale, top + y * scale, scale),
  }));
}

/**
 * The same for live HTML, where each has the number of its box. It shows every page once: a copy of a
 * page, which a picture has for each of its overlays, is found where the page is.
 */
export function boardsInHtml(composition: Composition, live: Canvas): BoardView[] {
  const numbers = numberBoxes(live);
  const pages = live.boards.filter(isPage).map(({ box }) => numbers.get(box));
  const { boards } = composition.canvas;
  let page = -1;
  return boardsOf(composition).map((view, at) => {
    if (isPage(boards[at]!.board)) page++;
    const box = pages[page];
    return box === undefined ? view : { ...view, box };
  });
}

/** px that boards take side by side, with the panels beside them, where those without a width get `room`. */
export function canvasWidth({ boards }: Canvas, room: number): number {
  let [left, right, next] = [0, 0, 0];
  for (const board of boards) {
    const x = board.at?.x ?? next;
    const width = boardWidth(board, room) + besideWidth(board);
    if (board.at === undefined) next += width + boardGap;
    left = Math.min(left, x);
    right = Math.max(right, x + width);
  }
  return right - left;
}

function isPage({ copy }: Pick<Board, "copy">): boolean {
  return copy === undefined;
}

/** The elements of a picture in drawing order: the last that holds a point is the one seen there. */
export function areasOf({ canvas, placement }: Composition, source: SourceText): ElementArea[] {
  const { left, top, scale } = placement;
  const areas: ElementArea[] = [];
  for (const { x, y, frame, asides } of canvas.boards) {
    for (const part of [{ x, y, frame }, ...asides]) {
      const collector = new AreaCollector(
        (each) => placed(each, left + part.x * scale, top + part.y * scale, scale),
        source,
        areas,
      );
      paintFrames(part.frame, defaultTheme, collector);
    }
  }
  return areas;
}

/** Notes where each element is painted. */
class AreaCollector implements Painter {
  readonly #place: (frame: Frame) => Area;
  readonly #source: SourceText;
  readonly #areas: ElementArea[];
  #last: Box["origin"];

  constructor(place: (frame: Frame) => Area, source: SourceText, areas: ElementArea[]) {
    this.#place = place;
    this.#source = source;
    this.#areas = areas;
  }

  box(frame: Frame): void {
    const { origin } = frame.box;
    // The boxes that an element consists of lie within its first one.
    if (origin === undefined || origin === this.#last) return;
    this.#last = origin;
    const { x, y, width, height } = this.#place(frame);
    const [line, column, lastLine] = linesOf(origin, this.#source);
    this.#areas.push([x, y, width, height, line, column, lastLine]);
  }

  enterGroup(): void {}
  leaveGroup(): void {}
  enterClip(): void {}
  leaveClip(): void {}
}

/** The lines of each box that `marks` numbers in HTML, in the order of the numbers. */
export function boxLines(canvas: Canvas, source: SourceText) {
  return [...numberBoxes(canvas).keys()].map(
    ({ origin }): ElementLines => (origin === undefined ? null : linesOf(origin, source)),
  );
}

function linesOf({ from, to }: NonNullable<Box["origin"]>, source: SourceText) {
  const { line, column } = source.locate(from);
  return [line, column, source.locate(Math.max(from, to - 1)).line] as const;
}

function placed({ x, y, width, height }: Area, left: number, top: number, scale: number): Area {
  return {
    x: tenths(left + x * scale),
    y: tenths(top + y * scale),
    width: tenths(width * scale),
    height: tenths(height * scale),
  };
}

function tenths(px: number): number {
  return Math.round(px * 10) / 10;
}
