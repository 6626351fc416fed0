/** Lists the named databases of the store's LMDB files, with the encoding of their values. */
import type { Database, Key, RootDatabase } from "lmdb";

const encodings = {
  accounts: "json",
  keys: "json",
  ages: "json",
  secrets: "string",
  tokens: "string",
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

/** The encoding of a database's values; undefined for an unknown database. */
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
