/** Reads the sort order of a table. */
import { plainText } from "../../../../language/ast/plain-text.js";
import type { Value } from "../../../../language/ast/value.js";
import { kindProblem } from "../../../../language/ast/value-problem.js";
import type { AttributeDefinition } from "../../../define/attributes.js";
import { writtenLabel } from "../items.js";

/** The name of a column, and a direction. */
export interface SortOrder {
  column: string;
  isDescending: boolean;
}

const describes = "the name of a column, then asc or desc";

/** The column by which the rows are sorted. */
export const sortAttribute: AttributeDefinition<SortOrder> = {
  docs: 'Column by which the rows are sorted, and the direction: `"Name asc"`',
  kind: {
    kind: "order",
    describes,
    check: (literal, name) =>
      orderOf(literal.value) ? undefined : kindProblem(literal, name, describes),
    read: orderOf,
  },
};

/** The order in a text: its last word may be the direction, and the rest is the name of the column. */
export function orderOf(value: Value): SortOrder | undefined {
  if (typeof value !== "string" && typeof value !== "number") return undefined;
  const written = String(value);
  const [, name = written, direction = "asc"] = /^(.*\S)\s+(asc|desc)\s*$/i.exec(written) ?? [];
  return { column: name.trim(), isDescending: direction.toLowerCase() === "desc" };
}

/** Index of the sorted column in the header row; -1 if there is none. */
export function sortedColumn(
  cells: readonly (Value | undefined)[],
  order: SortOrder | undefined,
): number {
  if (order === undefined) return -1;
  return cells.findIndex((cell) => cell !== undefined && columnName(cell) === order.column);
}

/** The name of a column as it is shown, without marks. */
export function columnName(cell: Value): string {
  return plainText(writtenLabel(cell))
    .replace(/^(?:\[[a-z]+(?::[^\]]*)?\]\s*)+/i, "")
    .trim();
}
