/** Aligns the cells of rows in columns. */
import { textWidth } from "./document.js";

/** The aligned rows; a row that is not a list of cells is given as text. */
export function alignRows(rows: readonly (readonly string[] | string)[]): string[] {
  const widths: number[] = [];
  for (const row of rows) {
    if (typeof row === "string") continue;
    for (const [at, cell] of row.entries()) {
      // The last cell of a row needs no padding.
      if (at < row.length - 1) widths[at] = Math.max(widths[at] ?? 0, textWidth(cell));
    }
  }
  return rows.map((row) => {
    if (typeof row === "string") return row;
    const cells = row.map((cell, at) =>
      at === row.length - 1 ? cell : `${cell},${" ".repeat(widths[at]! - textWidth(cell) + 1)}`,
    );
    return `[${cells.join("")}]`;
  });
}
