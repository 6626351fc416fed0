/** The named databases of an LMDB file of the store, each with what its values are. */
import type { Database, Key, RootDatabase } from "lmdb";

const encodings = {
  accounts: "json",
  keys: "json",
  secrets: "string",
  sessions: "json",
  settings: "json",
  counters: "binary",
  days: "json",
  events: "json",
  timeline: "string",
  due: "string",
} as const;

type DatabaseName = keyof typeof encodings;

/** The names of all databases. */
export const databaseNames = Object.keys(encodings) as readonly DatabaseName[];

/** How the values of a database are written; undefined for one that is not known. */
export function encodingOf(name: string): (typeof encodings)[DatabaseName] | undefined {
  return Object.hasOwn(encodings, name) ? encodings[name as DatabaseName] : undefined;
}

/** Opens a database of a file. */
export function openDatabase<V, K extends Key>(
  root: RootDatabase,
  name: DatabaseName,
): Database<V, K> {
  return root.openDB<V, K>(name, { encoding: encodings[name] });
}
