/** Sizes the columns of a table: short ones by their content, while long ones share the rest. */
import { plainText } from "../../../../language/ast/plain-text.js";
import type { TrackSize } from "../../../box/style.js";
import { writtenLabel } from "../items.js";
import { roughWidth } from "../natural-width.js";
import type { Line } from "./table-rows.js";

/** Maximum width of a column in px by its content; longer text wraps. */
const widest = 420;

/** Horizontal padding of a cell in px. */
const aroundCell = 24;

/** Minimum ratio between the widest column and a short one. */
const shareOfShort = 3;

/** Width in px of a mark without its text. */
const ofMark = 24;

/**
 * The columns of a table. A column with only checkboxes, or a last one without a title, is as wide as its content. So
 * is one that is far narrower than the widest, if there is enough space; the others share the rest.
 */
export function tracksOf(rows: readonly Line[], width: number): TrackSize[] {
  const columns = Array.from({ length: width }, (_, index) => {
    if (rows.every(({ cells }) => isTick(cells[index]))) return "ticks";
    if (isBareEnd(rows, index, width)) return "end";
    const px = rows.reduce((most, line) => Math.max(most, cellWidth(line, index)), 0);
    return Math.min(widest, aroundCell + px);
  });
  const most = columns.reduce<number>(
    (px, asked) => (typeof asked === "number" ? Math.max(px, asked) : px),
    0,
  );
  return columns.map((asked): TrackSize => {
    if (asked === "ticks") return { kind: "max-content" };
    return { kind: asked === "end" || asked * shareOfShort < most ? "content" : "auto" };
  });
}

/** Whether a column is the last of several and has no title, like one with a button in each row. */
export function isBareEnd(rows: readonly Line[], index: number, width: number): boolean {
  const [head, ...bodies] = rows;
  if (index === 0 || index !== width - 1 || head?.isHead !== true) return false;
  const name = head.cells[index];
  const isBare = name === undefined || writtenLabel(name).trim() === "";
  return isBare && bodies.some(({ cells }) => cells[index] !== undefined);
}

function isTick(cell: Line["cells"][number]): boolean {
  return cell === undefined || /^(?:\[checkbox(?::checked)?\])?$/i.test(writtenLabel(cell).trim());
}

/** Approximate width in px of a cell without wrapping; the longest of its lines counts. */
function cellWidth({ cells }: Line, index: number): number {
  const cell = cells[index];
  if (cell === undefined) return 0;
  const written = writtenLabel(cell);
  const marks = written.split("[").length - 1;
  const lines = plainText(written).split(/\r\n?|\n/);
  const words = lines.reduce((most, line) => Math.max(most, roughWidth(line, 14)), 0);
  return words + marks * ofMark;
}
