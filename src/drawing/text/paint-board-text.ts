/** Draws a board with characters: its page in a frame with its title, and its panels below. */
import { printable } from "../../base/text/display-width.js";
import { frameIn } from "../layout/frame.js";
import type { BoardFrame } from "../layout/layout-canvas.js";
import { pageFrame } from "../layout/page-frame.js";
import { paintText } from "./paint-text.js";
import { cellsOf, cutTo } from "./wrap-words.js";

/** Number of columns that a frame takes, with a space at each side. */
const frameColumns = 4;

/** The picture of a board, at most `columns` wide. */
export function paintBoardText({ board, frame, asides }: BoardFrame, columns: number): string {
  const room = Math.max(1, columns - frameColumns);
  const page = pageFrame(board, frame);
  // A copy of a page repeats the page below its overlay.
  const hidden = board.copy === undefined ? undefined : frameIn(page, "page");
  const rows = paintText(frame, room, hidden);
  const below = asides.map((aside) => paintText(aside.frame, columns).join("\n"));
  return [framed(board.title, rows, room), ...below].join("\n\n");
}

/** Rows in a frame that fits the widest of them. */
function framed(title: string, rows: readonly string[], room: number): string {
  const name = title === "" ? "" : ` ${cutTo(printable(title), room - 3)} `;
  const widths = rows.map(cellsOf);
  const width = widths.reduce((most, each) => Math.max(most, each), cellsOf(name) + 1);
  const lines = rows.map((row, at) => `│ ${row}${" ".repeat(width - widths[at]!)} │`);
  const top = `┌─${name}${"─".repeat(width + 1 - cellsOf(name))}┐`;
  return [top, ...lines, `└${"─".repeat(width + 2)}┘`].join("\n");
}
