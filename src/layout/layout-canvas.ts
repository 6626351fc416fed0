/** Turns a canvas into boards at their places, each with its frames (language.md 2.4). */
import type { Board, Canvas } from "../box/box.js";
import {
  asideGap,
  asidesOf,
  asideWidth,
  boardBox,
  boardGap,
  boardRows,
  boardTitle,
  boardTitleHeight,
  boardWidth,
  outerWidth,
  showsTitles,
} from "../box/canvas.js";
import type { Frame } from "./frame.js";
import { layoutBox } from "./layout-box.js";

/** Something at its place on the canvas; its frames count from its own top left corner. */
export interface PlacedFrame {
  x: number;
  y: number;
  frame: Frame;
}

/** A board at its place. */
export interface BoardFrame extends PlacedFrame {
  board: Board;
  /** The title, `boardTitleHeight` above the board; there are titles when there are several boards. */
  title: Frame | undefined;
  /** The panels outside the board. */
  asides: readonly PlacedFrame[];
}

/** A canvas laid out: all boards, and the rectangle that contains them, their titles and panels. */
export interface CanvasFrame {
  boards: readonly BoardFrame[];
  x: number;
  y: number;
  width: number;
  height: number;
  /** Whether a board has no width of its own and so took the one that it was given. */
  isFluid: boolean;
}

/** Lays out all boards, row by row. */
export function layoutCanvas(canvas: Canvas, room: { width: number }): CanvasFrame {
  const titled = showsTitles(canvas);
  const placed = new Map<Board, BoardFrame>();
  for (const { at, boards } of boardRows(canvas, room.width)) {
    const start = at ?? below([...placed.values()]);
    let { x } = start;
    for (const board of boards) {
      placed.set(board, placeBoard(board, x, start.y, room, titled));
      x += outerWidth(board, room.width) + boardGap;
    }
  }
  const boards = canvas.boards.map((board) => placed.get(board)!);
  const isFluid = canvas.boards.some(({ width }) => width === undefined);
  return { boards, isFluid, ...boundsOf(boards) };
}

/** Where a row of boards starts that is below others. */
function below(boards: readonly BoardFrame[]): { x: number; y: number } {
  const { x, y, height } = boundsOf(boards);
  return { x, y: y + height + boardGap + boardTitleHeight };
}

/** Lays out each board as a canvas of its own, with the title that it has among the others. */
export function layoutBoards(canvas: Canvas, room: { width: number }): CanvasFrame[] {
  const titled = showsTitles(canvas);
  return canvas.boards.map((board) => {
    const boards = [placeBoard(board, 0, 0, room, titled)];
    return { boards, isFluid: board.width === undefined, ...boundsOf(boards) };
  });
}

function placeBoard(
  board: Board,
  x: number,
  y: number,
  room: { width: number },
  titled: boolean,
): BoardFrame {
  const width = boardWidth(board, room.width);
  const frame = layoutBox(boardBox(board), { width });
  const title = titled ? layoutBox(boardTitle(board), { width }) : undefined;
  const asides: PlacedFrame[] = [];
  let top = y + bottomOf(frame);
  for (const box of asidesOf(board, "below")) {
    const panel = layoutBox(box, { width });
    top += asideGap;
    asides.push({ x, y: top, frame: panel });
    top += bottomOf(panel);
  }
  top = y;
  for (const box of asidesOf(board, "beside")) {
    const panel = layoutBox(box, { width: asideWidth });
    asides.push({ x: x + width + asideGap, y: top, frame: panel });
    top += bottomOf(panel) + asideGap;
  }
  return { board, x, y, frame, title, asides };
}

function bottomOf({ y, height }: Frame): number {
  return y + height;
}

function boundsOf(boards: readonly BoardFrame[]) {
  if (boards.length === 0) return { x: 0, y: 0, width: 0, height: 0 };
  let left = Number.POSITIVE_INFINITY;
  let top = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  let bottom = Number.NEGATIVE_INFINITY;
  for (const board of boards) {
    if (board.title !== undefined) top = Math.min(top, board.y - boardTitleHeight);
    for (const { x, y, frame } of [board, ...board.asides]) {
      left = Math.min(left, x);
      top = Math.min(top, y);
      right = Math.max(right, x + frame.x + frame.width);
      bottom = Math.max(bottom, y + frame.y + frame.height);
    }
    for (const { x, y, width, height } of raisedIn(board.frame)) {
      left = Math.min(left, board.x + x + overhang);
      top = Math.min(top, board.y + y + overhang);
      right = Math.max(right, board.x + x + width - overhang);
      bottom = Math.max(bottom, board.y + y + height - overhang);
    }
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** px that floating boxes may stick out of their board: most pictures have that much padding. */
const overhang = 24;

/** Boxes that float and so may stick out of their board, with those that hang in a frame without a size. */
function raisedIn(frame: Frame, into: Frame[] = []): Frame[] {
  const isRaised = frame.box.style.raised === true;
  if (!isRaised && !frame.holdsRaised) return into;
  for (const child of frame.children) {
    if (isRaised || child.box.style.raised) into.push(child);
    raisedIn(child, into);
  }
  return into;
}
