/** Adds or removes a table in TOML, and keeps every other byte. */
import { isDeepStrictEqual } from "node:util";
import { parse, TomlError } from "smol-toml";
import type { Edit, EntryEdit } from "./edit.js";

type Table = Record<string, unknown>;

/** Maximum depth of tables, and number of tables and arrays; real files have far fewer. */
const mostLevels = 100;
const mostTables = 100_000;

/** Maximum number of matching headers to try: only one is real, the others are text in multi-line strings. */
const mostTries = 8;

/** The text with or without the table; a problem if that cannot be done safely. */
export function editToml(before: string, { key, name, entry }: EntryEdit): Edit {
  const mark = before.startsWith("\ufeff") ? "\ufeff" : "";
  const text = before.slice(mark.length);
  const read = readToml(text);
  if ("problem" in read) return read;
  const tables = read.table[key];
  const existing = isTable(tables) ? tables[name] : undefined;
  if (entry === undefined && existing === undefined) return { text: before };
  if (entry && isDeepStrictEqual(plain(existing), plain(entry))) return { text: before };
  const meant = withEntry(read.table, key, name, entry);
  const lineEnd = text.includes("\r\n") ? "\r\n" : "\n";
  for (const candidate of candidatesOf(text, { key, name, entry }, lineEnd)) {
    const result = readToml(candidate);
    if ("table" in result && isDeepStrictEqual(withoutEmpty(result.table, key), meant)) {
      return { text: mark + candidate };
    }
  }
  return { problem: `it has a ${key} that cannot be changed safely` };
}

/** The entry in a text; undefined if there is none or the text is not valid TOML. */
export function entryInToml(text: string, key: string, name: string): unknown {
  const read = readToml(text.startsWith("\ufeff") ? text.slice(1) : text);
  const tables = "table" in read ? read.table[key] : undefined;
  return isTable(tables) ? tables[name] : undefined;
}

/** Candidate results; each is parsed again before it is accepted. */
function* candidatesOf(
  text: string,
  { key, name, entry }: EntryEdit,
  lineEnd: string,
): Generator<string> {
  const lines = text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
  const fields = Object.entries(entry ?? {}).map(
    ([field, value]) => `${field} = ${written(value)}${lineEnd}`,
  );
  const patterns = { own: headerPattern(key, name, false), below: headerPattern(key, name, true) };
  const isHeader = (line: string, isBelow: boolean): boolean =>
    patterns[isBelow ? "below" : "own"].test(line.trim());
  const starts = lines
    .flatMap((line, at) => (isHeader(line, false) ? [at] : []))
    .slice(0, mostTries);
  for (const start of starts) {
    const next = nextHeader(lines, start + 1);
    const head = lines.slice(0, start);
    let end = next;
    while (end < lines.length && isHeader(lines[end]!, true)) end = nextHeader(lines, end + 1);
    // A comment directly before the next table belongs to that table.
    while (end > start + 1 && end < lines.length && /^(?:#.*)?$/.test(lines[end - 1]!.trim()))
      end--;
    const rest = lines.slice(end);
    if (entry === undefined) {
      yield [...withoutBlankEnd(head, rest), ...rest].join("");
      continue;
    }
    const isField = (line: string) =>
      Object.keys(entry).some((field) => new RegExp(`^\\s*"?${field}"?\\s*=`).test(line));
    const kept = lines.slice(start + 1, next).filter((line) => !isField(line));
    const ended = lines[start]!.endsWith("\n") ? lines[start]! : `${lines[start]}${lineEnd}`;
    yield [...head, ended, ...fields, ...kept, ...lines.slice(next)].join("");
    // Without anything else that is in the table, and without its subtables.
    yield [...head, ended, ...fields, ...rest].join("");
  }
  if (entry === undefined) return;
  const ended = text === "" || text.endsWith("\n") ? text : `${text}${lineEnd}`;
  const space = ended === "" || /\n\r?\n$/.test(ended) ? "" : lineEnd;
  yield `${ended}${space}[${key}.${name}]${lineEnd}${fields.join("")}`;
}

/** A value in TOML; strings are the same as in JSON. */
function written(value: unknown): string {
  return Array.isArray(value) ? `[${value.map(written).join(", ")}]` : JSON.stringify(value);
}

/** Matches a line without spaces around it that is the header of a table, or begins that of one of its subtables. */
function headerPattern(key: string, name: string, isBelow: boolean): RegExp {
  const word = (text: string) => `\\s*(?:${text}|"${text}"|'${text}')\\s*`;
  return new RegExp(`^\\[${word(key)}\\.${word(name)}${isBelow ? "\\." : "\\](?:$|\\s*#)"}`);
}

function nextHeader(lines: readonly string[], from: number): number {
  let at = from;
  while (at < lines.length && !/^\s*\[/.test(lines[at]!)) at++;
  return at;
}

/** Drops the blank lines that separated the removed table, at the end of a file or before another table. */
function withoutBlankEnd(head: readonly string[], rest: readonly string[]): string[] {
  const isBlank = (line: string | undefined) => line !== undefined && line.trim() === "";
  let end = head.length;
  if (rest.length === 0 || isBlank(rest[0])) while (end > 0 && isBlank(head[end - 1])) end--;
  return head.slice(0, end);
}

function readToml(text: string): { table: Table } | { problem: string } {
  try {
    const table = parse(text, { integersAsBigInt: "asNeeded", maxDepth: mostLevels });
    // Dots in keys make tables of any depth, which are compared recursively.
    const problem = problemOf(table);
    return problem === undefined ? { table } : { problem };
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    const [said = ""] = error.message.replace(/^Invalid TOML document: /, "").split("\n");
    return { problem: `line ${error.line}, column ${error.column} is not valid TOML (${said})` };
  }
}

/** What keeps a file from being compared, if anything; found level by level, because any number may be there. */
function problemOf(root: Table): string | undefined {
  let level: object[] = [root];
  let count = 0;
  for (let depth = 0; level.length > 0; depth++) {
    count += level.length;
    if (depth > mostLevels) return "it is nested too deeply";
    if (count > mostTables) return `it has more than ${mostTables} tables`;
    level = level.flatMap((each) =>
      Object.values(each).filter((value) => typeof value === "object" && value !== null),
    );
  }
  return undefined;
}

function isTable(value: unknown): value is Table {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function withEntry(table: Table, key: string, name: string, wanted: Table | undefined): unknown {
  const { [key]: tables, ...rest } = table;
  const { [name]: _, ...others } = isTable(tables) ? tables : {};
  const all = wanted === undefined ? others : { ...others, [name]: wanted };
  return withoutEmpty({ ...rest, [key]: all }, key);
}

/** Drops the key if its table is empty: both mean the same. */
function withoutEmpty(table: Table, key: string): unknown {
  const { [key]: tables, ...rest } = table;
  const isEmpty = tables === undefined || (isTable(tables) && Object.keys(tables).length === 0);
  // Tables may or may not have a prototype; only their content counts.
  return plain(isEmpty ? rest : table);
}

function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (!isTable(value) || value instanceof Date) return value;
  return new Map(
    Object.entries(value)
      .map(([key, each]): [string, unknown] => [key, plain(each)])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}
