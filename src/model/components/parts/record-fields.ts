/** Reads fields of records, for attributes that name them. */
import type { Report } from "../../../language/ast/entries.js";
import { type Literal, textOf } from "../../../language/ast/value.js";
import { kindProblem } from "../../../language/ast/value-problem.js";
import { createProblem } from "../../../language/diagnostics/create-diagnostic.js";

/**
 * The records in a list; the first entry that is not a record is reported. Undefined if there are only others, as in
 * `data=[12, 18]`: the list is what the element shows then.
 */
export function recordsIn({ items = [] }: Literal, report: Report): readonly Literal[] | undefined {
  const other = items.find(({ properties }) => properties === undefined);
  const records = items.filter(({ properties }) => properties !== undefined);
  const isPlain = other !== undefined && records.length === 0;
  const takes = isPlain
    ? "records: [{ name=… }]; any other list stands alone, without data="
    : "records: [{ name=… }]";
  if (other) report({ ...kindProblem(other, "data", takes), place: other });
  return isPlain ? undefined : records;
}

/** The value of a field; undefined if the record does not have it. */
export function fieldOf({ properties }: Literal, name: string): Literal | undefined {
  return properties?.findLast(({ key }) => key === name)?.value;
}

/** Reports a field that no record has. */
export function checkField(
  name: string,
  place: Literal,
  records: readonly Literal[],
  report: Report,
): void {
  if (records.length === 0 || records.some((record) => fieldOf(record, name))) return;
  const known = (records[0]!.properties ?? []).map(({ key }) => key);
  report(createProblem("reuse-value", "field", { field: name, known }, { place }));
}

/** The text of a value; empty for other values. */
export function writtenText(literal: Literal | undefined): string {
  return literal === undefined ? "" : (textOf(literal.value) ?? "");
}

/** A list of values at a place. */
export function listAt(items: readonly Literal[], { from, to }: Literal): Literal {
  return { kind: "list", value: items.map(({ value }) => value), from, to, items };
}

/** A text at a place. */
export function textAt(value: string, { from, to }: Literal): Literal {
  return { kind: "string", value, from, to };
}
