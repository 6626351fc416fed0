/** Indexes the definitions of an imported source, which are all that it exports. */
import type { DataSet, Definition, Unit } from "../../language/expand/unit.js";

/** Tables of a source with names that others can import. */
export const tables = ["components", "layouts", "data"] as const;

/** One of those tables. */
export type Table = (typeof tables)[number];

/** The definitions of a source, by table and name, without its imports. */
export interface OwnNames {
  readonly components: ReadonlyMap<string, Definition>;
  readonly layouts: ReadonlyMap<string, Definition>;
  readonly data: ReadonlyMap<string, DataSet>;
  /** All names in the order of the tables, without duplicates. */
  readonly all: readonly string[];
}

/** Cached, because thousands of lines may import a source, and it no longer changes then. */
const indexes = new WeakMap<Unit, OwnNames>();

/** The definitions of a source that has been read completely. */
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
