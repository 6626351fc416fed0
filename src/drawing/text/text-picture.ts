/** Draws the boards of a document with characters, below each other. */
import { logLine } from "../../base/text/display-width.js";
import type { BoardFrame, CanvasFrame } from "../layout/layout-canvas.js";
import { describeBoards } from "../paint/describe-boards.js";
import { paintBoardText } from "./paint-board-text.js";

/** Default number of columns: that of a terminal. */
export const defaultColumns = 80;

/** Minimum and maximum number of columns. */
export const columnRange = { min: 40, max: 400 } as const;

/** The picture, at most `columns` wide except for its first line, which describes its content. */
export function textPicture(canvases: readonly CanvasFrame[], columns = defaultColumns): string {
  const boards = canvases.flatMap((canvas): readonly BoardFrame[] => canvas.boards);
  const pictures = boards.map((board) => paintBoardText(board, columns));
  const lines = pictures.flatMap((picture) => ["", ...picture.split("\n").map(logLine)]);
  return `${[describeBoards(boards), ...lines].join("\n")}\n`;
}
