/** Converts the text of a JSON or CSV file to a list; all values have one place. */
import { countValues } from "../../base/text/count-values.js";
import type { Literal, Property, Value } from "../../language/ast/value.js";
import type { Place } from "../../language/diagnostics/diagnostic.js";

/**
 * Why a file has no data: it is invalid JSON, its extension is unknown, a quote in CSV is not closed, it does not
 * contain a list, has too many values, or a number that JavaScript does not have.
 */
export type DataProblem = "json" | "csv" | "list" | "format" | "values" | "number";

/** How many more values the files of a source may have: each takes a hundred times its memory in the file. */
export interface DataRoom {
  left: number;
}

/** Maximum number of values in all files of a source. */
export const mostValues = 200_000;

/** Thrown where there is no room. */
class TooManyValues extends Error {
  override readonly name = "TooManyValues";
}

/** Thrown for a number such as 1e400, which is read as infinity: nobody could draw it. */
class HugeNumber extends Error {
  override readonly name = "HugeNumber";
}

/** Takes the place of a value. */
function take(room: DataRoom): void {
  if (--room.left < 0) throw new TooManyValues();
}

/** The list in a file, or why there is none. */
export function readData(
  path: string,
  text: string,
  place: Place,
  room: DataRoom,
): Literal | DataProblem {
  try {
    return readList(path, text, place, room);
  } catch (error) {
    if (error instanceof TooManyValues) return "values";
    if (error instanceof HugeNumber) return "number";
    throw error;
  }
}

/** Whether a file name has the extension of a data file. */
export function isDataName(name: string): boolean {
  return /\.(?:json|csv)$/i.test(name);
}

function readList(path: string, text: string, place: Place, room: DataRoom): Literal | DataProblem {
  take(room);
  const content = text.replace(/^\ufeff/, "");
  if (/\.csv$/i.test(path)) return readCsv(content, place, room);
  // An empty list or record counts twice there.
  const most = 2 * (room.left + 1);
  if (countValues(content, most) > most) throw new TooManyValues();
  let value: unknown;
  try {
    value = JSON.parse(content);
  } catch {
    return isDataName(path) ? "json" : "format";
  }
  return (Array.isArray(value) ? literalOf(value, place, room) : undefined) ?? "list";
}

/** Maximum nesting. JSON may be nested arbitrarily deep; deeper values have no use and are dropped. */
const deepest = 20;

/** A JSON value; undefined for null, which counts as missing. */
function literalOf(value: unknown, place: Place, room: DataRoom, depth = 0): Literal | undefined {
  take(room);
  const { from, to } = place;
  if (value === null || value === undefined || depth > deepest) return undefined;
  if (Array.isArray(value)) {
    const items = value.flatMap((item) => literalOf(item, place, room, depth + 1) ?? []);
    return { kind: "list", value: items.map((item) => item.value), from, to, items };
  }
  if (typeof value === "object") {
    const properties = Object.entries(value).flatMap(([key, each]): Property[] => {
      const literal = literalOf(each, place, room, depth + 1);
      return literal ? [{ key, keyFrom: from, keyTo: to, value: literal }] : [];
    });
    return recordOf(properties, place);
  }
  if (typeof value === "boolean") return { kind: "boolean", value, from, to };
  if (typeof value === "number") {
    if (!Number.isFinite(value)) throw new HugeNumber();
    return { kind: "number", value, from, to };
  }
  return { kind: "string", value: String(value), from, to };
}

function recordOf(properties: Property[], { from, to }: Place): Literal {
  const value = Object.fromEntries(properties.map(({ key, value: each }) => [key, each.value]));
  return { kind: "object", value: value as Value, from, to, properties };
}

/** The records of a CSV file (RFC 4180): the first line contains the names, and all cells are texts. */
function readCsv(text: string, place: Place, room: DataRoom): Literal | DataProblem {
  const lines = csvRows(text, room);
  if (!lines) return "csv";
  const [names, ...rows] = lines;
  if (!names) return "list";
  const { from, to } = place;
  // The cells of a row are few, even if there are a hundred thousand names.
  const items = rows.map((row) =>
    recordOf(
      row.flatMap((cell, at): Property[] => {
        const name = names[at];
        if (name === undefined) return [];
        const value: Literal = { kind: "string", value: cell, from, to };
        return [{ key: name.trim(), keyFrom: from, keyTo: to, value }];
      }),
      place,
    ),
  );
  return { kind: "list", value: items.map((item) => item.value), from, to, items };
}

/** The cells of all lines; undefined if a quote is not closed. */
function csvRows(text: string, room: DataRoom): string[][] | undefined {
  const rows: string[][] = [];
  let row: string[] = [];
  for (let at = 0; at < text.length; ) {
    take(room);
    const closed = quotedEnd(text, at);
    const end = closed ?? plainEnd(text, at);
    const written = text.slice(at, end);
    if (closed === undefined && isOpen(written)) return undefined;
    const isQuoted = written.length > 1 && written.startsWith('"') && written.endsWith('"');
    row.push(isQuoted ? written.slice(1, -1).replaceAll('""', '"') : written);
    at = end + (text.startsWith("\r\n", end) ? 2 : 1);
    if (text[end] === ",") {
      if (at >= text.length) row.push("");
      continue;
    }
    if (row.length > 1 || row[0] !== "") rows.push(row);
    row = [];
  }
  if (row.length > 0) rows.push(row);
  return rows;
}

/**
 * The end of a cell in quotes, in which two quotes stand for one; undefined if there is none at a place. A search, because
 * a regular expression overflows at millions of quotes.
 */
function quotedEnd(text: string, at: number): number | undefined {
  if (text[at] !== '"') return undefined;
  let end = text.indexOf('"', at + 1);
  while (end >= 0 && text[end + 1] === '"') end = text.indexOf('"', end + 2);
  const next = text[end + 1];
  const isEnd = next === undefined || next === "," || next === "\r" || next === "\n";
  return end >= 0 && isEnd ? end + 1 : undefined;
}

/** The end of any cell, even one with a quote in its middle. */
function plainEnd(text: string, at: number): number {
  const separator = /[,\r\n]/g;
  separator.lastIndex = at;
  return separator.exec(text)?.index ?? text.length;
}

/** Whether a cell begins with a quote that is not closed. */
function isOpen(written: string): boolean {
  return written.startsWith('"') && !written.slice(1).replaceAll('""', "").includes('"');
}
