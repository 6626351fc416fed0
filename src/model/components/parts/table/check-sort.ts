/** Finds tables that are sorted by a column that does not exist. */
import type { Element } from "../../../../language/ast/element.js";
import type { Report } from "../../../../language/ast/entries.js";
import type { Value } from "../../../../language/ast/value.js";
import { createProblem } from "../../../../language/diagnostics/create-diagnostic.js";
import { columnName, orderOf } from "./sort-order.js";

/** Reports an unknown column; tables without column names are not checked. */
export function checkSort(element: Element, report: Report): void {
  const place = element.attributes.findLast(({ name }) => name === "sort")?.value;
  const column = place && orderOf(place.value)?.column;
  if (column === undefined) return;
  const known = namesOf(element).filter((name) => name !== "");
  if (known.length === 0 || known.includes(column)) return;
  report(createProblem("sort-column", "column", { column, known }, { place }));
}

/** Names in the first row of the list, else in the first list of the block. */
function namesOf({ list, attributes, block }: Element): string[] {
  const given = list ?? attributes.find(({ name }) => name === "items")?.value;
  const rows = listOf(given?.value);
  if (rows.length > 0) return (rows.some(Array.isArray) ? listOf(rows[0]) : rows).map(columnName);
  const [head] = block?.elements ?? [];
  return listOf(head?.component?.parents?.length ? head.list?.value : undefined).map(columnName);
}

function listOf(value: Value | undefined): readonly Value[] {
  return Array.isArray(value) ? value : [];
}
