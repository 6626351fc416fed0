/** Turns an imported source into an index of what it defines itself, which is all that it gives. */
import type { DataSet, Definition, Unit } from "../../language/expand/unit.js";

/** Tables of a source whose names others can import. */
export const tables = ["components", "layouts", "data"] as const;

/** One of those tables. */
export type Table = (typeof tables)[number];

/** What a source defines itself, by table and name; without what it imports. */
export interface OwnNames {
  readonly components: ReadonlyMap<string, Definition>;
  readonly layouts: ReadonlyMap<string, Definition>;
  readonly data: ReadonlyMap<string, DataSet>;
  /** All names in the order of the tables, each once. */
  readonly all: readonly string[];
}

/** A source is complete before another one imports it, and may be imported by thousands of lines. */
const indexes = new WeakMap<Unit, OwnNames>();

/** What a source that has been read to its end defines itself. */
export function ownNames(unit: Unit): OwnNames {
  const known = indexes.get(unit);
  if (known) return known;
  const own = <E extends { readonly unit: Unit }>(table: ReadonlyMap<string, E>) =>
    new Map([...table].filter(([, each]) => each.unit === unit));
  const [components, layouts, data] = [own(unit.components), own(unit.layouts), own(unit.data)];
  const all = [...new Set([...components.keys(), ...layouts.keys(), ...data.keys()])];
  const index = { components, layouts, data, all };
  indexes.set(unit, index);
  return index;
}
