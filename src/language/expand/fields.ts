/** Looks up fields of records by name, with a cache. */
import type { Literal, Property } from "../ast/value.js";

const tables = new WeakMap<readonly Property[], ReadonlyMap<string, Property>>();

/** A field of a record; of duplicates, the last one. */
export function fieldOf({ properties = [] }: Literal, name: string): Property | undefined {
  if (properties.length < 16) return properties.findLast(({ key }) => key === name);
  let table = tables.get(properties);
  if (!table) {
    table = new Map(properties.map((property) => [property.key, property]));
    tables.set(properties, table);
  }
  return table.get(name);
}

const sets = new WeakMap<readonly Literal[], ReadonlySet<string>>();

/** The names of all fields of all records of a list. */
export function fieldsOf(entries: readonly Literal[]): ReadonlySet<string> {
  const known = sets.get(entries);
  if (known) return known;
  const fields = new Set<string>();
  for (const { properties } of entries) for (const { key } of properties ?? []) fields.add(key);
  sets.set(entries, fields);
  return fields;
}
