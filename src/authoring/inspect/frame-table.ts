/** Lists the elements of boards in a compact table: number, line, position, size, element and text. */
import { printable } from "../../base/text/display-width.js";
import { plainText } from "../../language/ast/plain-text.js";
import type { InspectedBoard, InspectedElement } from "./inspected.js";

/** A line for each element, below a line for its board; positions are relative to the top left corner of the page. */
export function frameTable(boards: readonly InspectedBoard[]): string {
  return boards.map((board) => `${boardLine(board)}\n${tableOf(board)}`).join("\n");
}

function boardLine({ title, width, height, elements }: InspectedBoard): string {
  const name = title === "" ? "page" : `page "${printable(title)}"`;
  const count = elements.length === 1 ? "1 element" : `${elements.length} elements`;
  return `${name}: ${px(width)} × ${px(height)} px, ${count}`;
}

function tableOf({ elements }: InspectedBoard): string {
  const rows = [["#", "line", "x", "y", "w", "h", "element"], ...elements.map(rowOf)];
  const last = rows[0]!.length - 1;
  const widths = rows[0]!.map((_, at) =>
    rows.map((row) => row[at]!.length).reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY),
  );
  return rows
    .map((row) =>
      row.map((cell, at) => (at === last ? cell : cell.padStart(widths[at]!))).join(" "),
    )
    .map((line) => `${line}\n`)
    .join("");
}

function rowOf(element: InspectedElement): string[] {
  const { number, x, y, width, height, depth, name } = element;
  const said = saidOf(element);
  const words = said === "" ? "" : ` "${printable(said)}"`;
  const shown = `${"  ".repeat(Math.max(0, depth - 1))}${name}${words}`;
  return [`${number}`, whereOf(element), px(x), px(y), px(width), px(height), shown];
}

/** The text listed for an element: its own text, or if its children have text of their own, its label. */
export function saidOf({ number, last, words, node }: InspectedElement): string {
  return number === last ? words : plainText(node?.label ?? "");
}

/** The line of an element, with its file if that is another one. */
export function whereOf({ origin }: InspectedElement): string {
  const line = origin.lines?.locate(origin.from).line;
  const file = origin.source === undefined ? "" : `${printable(origin.source)}:`;
  return `${file}${line ?? "-"}`;
}

/** A length, rounded to what is visible. */
export function px(length: number): string {
  return String(Math.round(length * 10) / 10);
}
