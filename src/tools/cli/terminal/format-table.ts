/** Turns rows of cells into aligned lines of text. */
import { glyphs, printable } from "../../../base/text/display-width.js";

/** Lines with two spaces between columns; the first row is the header. Cells may come from someone else. */
export function formatTable(given: readonly (readonly string[])[]): string {
  const rows = given.map((row) => row.map(printable));
  const widths: number[] = [];
  for (const row of rows) {
    for (const [at, cell] of row.entries()) {
      widths[at] = Math.max(widths[at] ?? 0, displayWidth(cell));
    }
  }
  const line = (row: readonly string[]) =>
    row
      .map((cell, at) => cell + " ".repeat(widths[at]! - displayWidth(cell)))
      .join("  ")
      .trimEnd();
  return rows.map((row) => `${line(row)}\n`).join("");
}

/** Number of terminal columns that a text takes. */
function displayWidth(text: string): number {
  let width = 0;
  for (const glyph of glyphs(text)) width += glyph.width;
  return width;
}
