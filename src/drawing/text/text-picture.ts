/** Turns the boards of a document into a picture in characters: one below the other. */
import { logLine } from "../../base/text/display-width.js";
import type { BoardFrame, CanvasFrame } from "../layout/layout-canvas.js";
import { describeBoards } from "../paint/describe-boards.js";
import { paintBoardText } from "./paint-board-text.js";

/** Columns where nothing else is said: those of a terminal. */
export const defaultColumns = 80;

/** The fewest and the most columns that a picture can have. */
export const columnRange = { min: 40, max: 400 } as const;

/** The picture, at most `columns` wide but for its first line, which says what it contains. */
export function textPicture(canvases: readonly CanvasFrame[], columns = defaultColumns): string {
  const boards = canvases.flatMap((canvas): readonly BoardFrame[] => canvas.boards);
  const pictures = boards.map((board) => paintBoardText(board, columns));
  const lines = pictures.flatMap((picture) => ["", ...picture.split("\n").map(logLine)]);
  return `${[describeBoards(boards), ...lines].join("\n")}\n`;
}
