/** Turns rows of cells into lines in which each cell is below the one of the row before. */
import { textWidth } from "./document.js";

/** The rows, a row that is no list of cells being its own text. */
export function alignRows(rows: readonly (readonly string[] | string)[]): string[] {
  const widths: number[] = [];
  for (const row of rows) {
    if (typeof row === "string") continue;
    for (const [at, cell] of row.entries()) {
      // What ends a row has nothing to its right that could be aligned.
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
