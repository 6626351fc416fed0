/** Turns a canvas into boards at their places, each with its frames (language.md 2.4). */
import type { Board, Canvas } from "../box/box.js";
import {
  boardBox,
  boardGap,
  boardTitle,
  boardTitleHeight,
  boardWidth,
  showsTitles,
} from "../box/canvas.js";
import type { Frame } from "./frame.js";
import { layoutBox } from "./layout-box.js";

/** A board at its place; its frames count from its own top left corner. */
export interface BoardFrame {
  board: Board;
  /** Place of the board on the canvas. */
  x: number;
  y: number;
  frame: Frame;
  /** The title, `boardTitleHeight` above the board; there are titles when there are several boards. */
  title: Frame | undefined;
}

/** A canvas laid out: all boards, and the rectangle that holds them and their titles. */
export interface CanvasFrame {
  boards: readonly BoardFrame[];
  x: number;
  y: number;
  width: number;
  height: number;
  /** Whether a board has no width of its own and so took the one that it was given. */
  isFluid: boolean;
}

/**
 * Lays out all boards. Those without a declared place stand side by side from (0, 0); the others
 * stand where they say and move nothing.
 */
export function layoutCanvas(canvas: Canvas, room: { width: number }): CanvasFrame {
  const titled = showsTitles(canvas);
  let next = 0;
  const boards = canvas.boards.map((board): BoardFrame => {
    const width = boardWidth(board, room.width);
    const frame = layoutBox(boardBox(board), { width });
    const title = titled ? layoutBox(boardTitle(board), { width }) : undefined;
    const x = board.at?.x ?? next;
    const y = board.at?.y ?? 0;
    if (board.at === undefined) next += width + boardGap;
    return { board, x, y, frame, title };
  });
  const isFluid = canvas.boards.some(({ width }) => width === undefined);
  return { boards, isFluid, ...boundsOf(boards) };
}

function boundsOf(boards: readonly BoardFrame[]) {
  if (boards.length === 0) return { x: 0, y: 0, width: 0, height: 0 };
  let left = Number.POSITIVE_INFINITY;
  let top = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  let bottom = Number.NEGATIVE_INFINITY;
  for (const { x, y, frame, title } of boards) {
    left = Math.min(left, x);
    top = Math.min(top, title === undefined ? y : y - boardTitleHeight);
    right = Math.max(right, x + frame.x + frame.width);
    bottom = Math.max(bottom, y + frame.y + frame.height);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}
