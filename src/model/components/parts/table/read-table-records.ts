/** Converts records to the rows of a table, with the names of its columns. */
import type { FromRecords, Report } from "../../../../language/ast/entries.js";
import type { Literal } from "../../../../language/ast/value.js";
import { checkField, fieldOf, listAt, recordsIn, textAt, writtenText } from "../record-fields.js";

/** A header row, and a row for each record. */
export function readTableRecords(
  data: Literal,
  given: ReadonlyMap<string, Literal>,
  report: Report,
): FromRecords {
  const records = recordsIn(data, report);
  if (!records) return { list: data };
  const columns = columnsOf(records, given.get("columns"), data);
  for (const { field, head } of columns) checkField(field, head, records, report);
  const rows = records.map((record) =>
    listAt(
      columns.map(({ field }) => fieldOf(record, field) ?? textAt("", record)),
      record,
    ),
  );
  const heads = columns.map(({ head }) => head);
  return { list: listAt([listAt(heads, given.get("columns") ?? data), ...rows], data) };
}

interface Column {
  readonly field: string;
  /** The cell in the header row. */
  readonly head: Literal;
}

function columnsOf(
  [first]: readonly Literal[],
  columns: Literal | undefined,
  data: Literal,
): readonly Column[] {
  if (!columns?.items) {
    return (first?.properties ?? []).map(({ key }) => ({ field: key, head: textAt(key, data) }));
  }
  return columns.items.map((head) => {
    const field = fieldOf(head, "field") ?? fieldOf(head, "label") ?? head;
    return { field: writtenText(field), head: withoutField(head) };
  });
}

/** A column object without its field, and with a label, by default the name of the field. */
function withoutField(head: Literal): Literal {
  const { properties } = head;
  const field = fieldOf(head, "field");
  if (!properties || !field) return head;
  const rest = properties.filter(({ key }) => key !== "field");
  const isNamed = rest.some(({ key }) => key === "label");
  const { from, to } = field;
  const label = { key: "label", keyFrom: from, keyTo: to, value: field };
  const named = isNamed ? rest : [label, ...rest];
  const value = Object.fromEntries(named.map((property) => [property.key, property.value.value]));
  return { ...head, properties: named, value };
}
