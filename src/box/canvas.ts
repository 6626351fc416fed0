/** Turns a board into the boxes that stand on the canvas: the board at its size, and its title (language.md 2.4). */
import type { Board, Box, Canvas, TextBox } from "./box.js";

/** px between boards that flow from left to right. */
export const boardGap = 64;

/** px that the title of a board takes above it, its distance included. */
export const boardTitleHeight = 32;

/** Whether the boards show their titles: they do when there are several. */
export function showsTitles(canvas: Canvas): boolean {
  return canvas.boards.length > 1;
}

/** Whether boards stand at their own places and sizes; a single undeclared one fills its container. */
export function isFluid(canvas: Canvas): boolean {
  const [only, ...others] = canvas.boards;
  return others.length === 0 && only?.width === undefined;
}

/** Width in px of a board: declared, or the width that the renderer is given. */
export function boardWidth(board: Board, width: number): number {
  return board.width ?? width;
}

/**
 * The box of a board with its declared size: that width, and at least that height. A height that
 * the box has itself holds (a board that is cut at its height). Absolute boxes in it count from it.
 */
export function boardBox(board: Board): Box {
  const { box, width, height } = board;
  const style = { ...box.style };
  style.position ??= "relative";
  if (width !== undefined) style.width = width;
  if (height !== undefined && style.height === undefined) {
    const least = typeof style.minHeight === "number" ? style.minHeight : 0;
    style.minHeight = Math.max(least, height);
  }
  return { ...box, style };
}

/** The title of a board as a line of text that never exceeds the board's width. */
export function boardTitle(board: Board): TextBox {
  return {
    kind: "text",
    tag: "p",
    text: board.title,
    textStyle: {
      size: 14,
      weight: 600,
      lineHeight: 24 / 14,
      color: { token: "inkMuted" },
      wrapping: "ellipsis",
    },
    style: { height: boardTitleHeight, maxWidth: { percent: 100 } },
  };
}
