/** Converts records to the series of a chart, with the labels of their values. */
import type { FromRecords, Report } from "../../../../language/ast/entries.js";
import type { Literal, Property } from "../../../../language/ast/value.js";
import { checkField, fieldOf, listAt, recordsIn, textAt, writtenText } from "../record-fields.js";

/** The values of one field, or a series for each of several fields; the labels come from a separate field. */
export function readChartRecords(
  data: Literal,
  given: ReadonlyMap<string, Literal>,
  report: Report,
): FromRecords {
  const records = recordsIn(data, report);
  if (!records) return { list: data };
  const label = given.get("label");
  const fields = fieldsOf(records, given.get("values"), writtenText(label));
  for (const { name, place } of fields) checkField(name, place ?? data, records, report);
  if (label) checkField(writtenText(label), label, records, report);
  const valuesOf = (name: string): Literal =>
    listAt(
      records.map((record) => fieldOf(record, name) ?? textAt("", record)),
      data,
    );
  const [only] = fields;
  const list =
    fields.length === 1
      ? valuesOf(only!.name)
      : listAt(
          fields.map(({ name }) => seriesOf(textAt(name, data), valuesOf(name))),
          data,
        );
  if (!label) return { list };
  const labels = records.map((record) =>
    textAt(writtenText(fieldOf(record, writtenText(label))), record),
  );
  return { list, attributes: [{ name: "labels", value: listAt(labels, label) }] };
}

/** The fields to draw: the named ones, else all whose first value is a number. */
function fieldsOf(
  [first]: readonly Literal[],
  values: Literal | undefined,
  label: string,
): readonly { name: string; place?: Literal }[] {
  if (values && values.kind !== "boolean") {
    return (values.items ?? [values]).map((place) => ({ name: writtenText(place), place }));
  }
  const numbers = (first?.properties ?? []).filter(({ value }) => value.kind === "number");
  return numbers.filter(({ key }) => key !== label).map(({ key }) => ({ name: key }));
}

function seriesOf(label: Literal, values: Literal): Literal {
  const { from, to } = label;
  const properties: Property[] = [
    { key: "label", keyFrom: from, keyTo: to, value: label },
    { key: "values", keyFrom: from, keyTo: to, value: values },
  ];
  const value = { label: label.value, values: values.value };
  return { kind: "object", value, from, to, properties };
}
