/** Turns the rows of a table into the sizes of its columns: short ones are as wide as their content, long ones share the rest. */
import { plainText } from "../../../../language/ast/plain-text.js";
import type { TrackSize } from "../../../box/style.js";
import { writtenLabel } from "../items.js";
import { roughWidth } from "../natural-width.js";
import type { Line } from "./table-rows.js";

/** Beyond this, text wraps rather than take more of the width: px. */
const widest = 420;

/** px at the sides of a cell. */
const aroundCell = 24;

/** How many times as wide as a short column the widest is. */
const shareOfShort = 3;

/** px of what a mark draws, besides its words. */
const ofMark = 24;

/**
 * The columns of a table. A column of nothing but checkboxes hugs, and so does one whose head says nothing at the end.
 * One that asks for far less than the widest is as wide as its content where there is room; the others share the rest.
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

/** Whether a column is the last of several and its head has no words, as that of buttons in each row. */
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

/** px that a cell takes on one line, roughly; the longest of its lines counts. */
function cellWidth({ cells }: Line, index: number): number {
  const cell = cells[index];
  if (cell === undefined) return 0;
  const written = writtenLabel(cell);
  const marks = written.split("[").length - 1;
  const lines = plainText(written).split(/\r\n?|\n/);
  const words = lines.reduce((most, line) => Math.max(most, roughWidth(line, 14)), 0);
  return words + marks * ofMark;
}
