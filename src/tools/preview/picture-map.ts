/** Turns the frames of a picture into areas for the pointer: boards, and elements with their lines. */
import type { SourceText } from "../../base/text/source-text.js";
import type { Composition } from "../../composition.js";
import { numberBoxes } from "../../drawing/html/serialize-html.js";
import { elementAreas, placedArea } from "../../element-areas.js";
import type { Board, Canvas, Origin } from "../../model/box/box.js";
import { besideWidth, boardGap, boardWidth } from "../../model/box/canvas.js";
import { noElement } from "./element-numbers.js";
import { writtenAt } from "./file-state.js";
import type { BoardView, ElementArea, ElementLines, ElementPlaces } from "./protocol.js";

/** The text of a wireframe, and the texts that it imports by id, each with the name of its file. */
export interface SourceTexts {
  source: SourceText;
  others: ReadonlyMap<string, SourceText>;
}

/** The boards of a picture, at their positions in it. */
export function boardsOf({ frames, placement }: Composition): BoardView[] {
  const { left, top, scale } = placement;
  return frames.boards.map(({ board, x, y, frame }) => ({
    title: board.title,
    ...placedArea(frame, left + x * scale, top + y * scale, scale),
  }));
}

/**
 * The same for live HTML, with the number of each board's box. HTML has each page only once, so the copies for overlays
 * are found at their page.
 */
export function boardsInHtml(composition: Composition, live: Canvas): BoardView[] {
  const numbers = numberBoxes(live);
  const pages = live.boards.filter(isPage).map(({ box }) => numbers.get(box));
  const { boards } = composition.frames;
  let page = -1;
  return boardsOf(composition).map((view, at) => {
    if (isPage(boards[at]!.board)) page++;
    const box = pages[page];
    return box === undefined ? view : { ...view, box };
  });
}

/** Width in px of the boards and their panels side by side, if boards without a width get `room`. */
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

/** The elements of a picture in drawing order; at any point, the last one is the visible one. */
export function areasOf(
  composition: Composition,
  texts: SourceTexts,
  numberOf: (origin: Origin) => number = () => noElement,
): { areas: ElementArea[]; elements: number[] } {
  const areas: ElementArea[] = [];
  const elements: number[] = [];
  for (const { x, y, width, height, origin } of elementAreas(composition)) {
    areas.push([x, y, width, height, ...placesOf(origin, texts)]);
    elements.push(numberOf(origin));
  }
  return { areas, elements };
}

/** The lines of each box numbered by `marks` in HTML, in the order of the numbers. */
export function boxLines(canvas: Canvas, texts: SourceTexts) {
  return [...numberBoxes(canvas).keys()].map(
    ({ origin }): ElementLines => (origin === undefined ? null : placesOf(origin, texts)),
  );
}

/** The number of the element of each box, in the same order. */
export function boxElements(canvas: Canvas, numberOf: (origin: Origin) => number): number[] {
  return [...numberBoxes(canvas).keys()].map(({ origin }) =>
    origin === undefined ? noElement : numberOf(origin),
  );
}

/**
 * The lines of an element in the source; for an element from a component, the lines of its use, and where it is
 * written.
 */
function placesOf(origin: Origin, { source, others }: SourceTexts): ElementPlaces {
  const [use] = origin.via ?? [];
  const { from, to } = use ?? origin;
  const { line, column } = source.locate(from);
  const last = source.locate(Math.max(from, to - 1)).line;
  const written = origin.source === undefined ? source : others.get(origin.source);
  if (!use || !written) return [line, column, last];
  return [line, column, last, writtenAt(origin.from, written)];
}
