/** Formats a value: strings in their quotes, lists and objects with uniform separators. */
import type { Argument, Literal, Property } from "../../../language/ast/value.js";
import { alignRows } from "./align-rows.js";
import {
  blankLine,
  concat,
  type Doc,
  either,
  fill,
  flatText,
  group,
  hardLine,
  indent,
  join,
  line,
  sequence,
  softLine,
  textWidth,
  verbatim,
} from "./document.js";
import { type Gap, hasBreak, readGap } from "./gap.js";
import { quote } from "./quote.js";

/** A formatted value; a value of an unknown form stays unchanged. */
export function formatValue(literal: Literal, source: string): Doc {
  const { kind, from, to, items, properties } = literal;
  if (literal.arguments) return formatNamed(literal, source);
  if (kind === "list" && items) return formatList(items, from, to, source);
  if (kind === "object" && properties && source[from] === "{") {
    return formatObject(properties, from, to, source);
  }
  const text = source.slice(from, to);
  return verbatim(kind === "string" && isClosed(text) ? quote(text) : text);
}

/** Whether a token is a string with the same quote at both ends. */
function isClosed(text: string): boolean {
  return text.length > 1 && (text[0] === '"' || text[0] === "'") && text.at(-1) === text[0];
}

/** The name of a layout with its arguments. */
function formatNamed({ from, to, arguments: given = [] }: Literal, source: string): Doc {
  const open = source.indexOf("(", from);
  const written = formatArguments(given, open, to, source);
  if (!written) return verbatim(source.slice(from, to));
  return concat(quoteWord(source.slice(from, open).trimEnd()), written);
}

/**
 * The parentheses with their arguments; undefined if they contain comments.
 *
 * @param from - the offset of the opening parenthesis
 * @param to - the offset after the closing one
 */
export function formatArguments(
  given: readonly Argument[],
  from: number,
  to: number,
  source: string,
): Doc | undefined {
  const properties = given.map(({ name, value }) => ({
    key: name.text,
    keyFrom: name.from,
    keyTo: name.to,
    value,
  }));
  const written = formatProperties(properties, from, to, source);
  if (!written) return undefined;
  if (written.length === 0) return "()";
  return group(concat("(", indent(concat(softLine, join(written, ",", line))), softLine, ")"));
}

function quoteWord(text: string): string {
  return isClosed(text) ? quote(text) : text;
}

/** A formatted list: on one line if it fits, rows on lines of their own, and numbers filling lines. */
function formatList(items: readonly Literal[], from: number, to: number, source: string): Doc {
  const gaps = gapsOf(items, from, to, source, ",");
  if (!gaps) return verbatim(source.slice(from, to));
  const last = gaps.at(-1)!;
  if (items.length === 0 && last.comments.length === 0) return "[]";
  const docs = items.map((item) => formatValue(item, source));
  const isCommented = gaps.some(({ comments }) => comments.length > 0);
  const isWritten = gaps.some(hasBreak);
  if (isCommented || isTable(items) || (isRecords(items) && isWritten)) {
    return formatRows(items, docs, gaps, source);
  }
  const inner = items.every(isPlainItem)
    ? fill(
        withComma(docs, 0),
        docs.slice(1).map((_, at) => ({ doc: withComma(docs, at + 1), place: "fits" })),
        0,
      )
    : join(docs, ",", line);
  return group(concat("[", indent(concat(softLine, inner)), softLine, "]"));
}

function withComma(docs: readonly Doc[], at: number): Doc {
  return at === docs.length - 1 ? docs[at]! : concat(docs[at]!, ",");
}

/** One item per line, with the comments and blank lines in between. */
function formatRows(
  items: readonly Literal[],
  docs: readonly Doc[],
  gaps: readonly Gap[],
  source: string,
): Doc {
  const lay = (rows: readonly Doc[]): Doc => {
    const parts: Doc[] = [];
    for (const [at, gap] of gaps.entries()) {
      for (const comment of gap.comments) {
        const isAfter = comment.breaks === 0;
        parts.push(isAfter ? " " : breakAfter(comment.breaks, parts), comment.text);
      }
      const row = rows[at];
      if (row === undefined) break;
      parts.push(breakAfter(gap.breaks, parts), at === rows.length - 1 ? row : concat(row, ","));
    }
    return concat("[", indent(sequence(parts)), hardLine, "]");
  };
  const cells = isTable(items) ? cellsOf(items, docs, source) : undefined;
  if (!cells) return lay(docs);
  const rows = alignRows(cells);
  // Leaves room for the comma that follows.
  return either(lay(rows), widest(rows) + 1, lay(docs));
}

function widest(rows: readonly string[]): number {
  return rows.reduce((most, row) => Math.max(most, textWidth(row)), 0);
}

/** The texts of the cells of rows; undefined if a cell has to be broken. */
function cellsOf(
  items: readonly Literal[],
  docs: readonly Doc[],
  source: string,
): (string[] | string)[] | undefined {
  const rows: (string[] | string)[] = [];
  for (const [at, { items: cells, from, to }] of items.entries()) {
    const row = cells?.length
      ? cells.map((cell) => flatText(formatValue(cell, source)))
      : flatText(docs[at]!);
    if (row === undefined || row.includes(undefined as never)) return undefined;
    if (cells?.length && !gapsOf(cells, from, to, source, ",")?.every(isBare)) return undefined;
    rows.push(row as string[] | string);
  }
  return rows;
}

function isBare({ comments }: Gap): boolean {
  return comments.length === 0;
}

function breakAfter(breaks: number, before: readonly Doc[]): Doc {
  return breaks > 1 && before.length > 0 ? blankLine : hardLine;
}

/** Whether a list has rows of cells; rows that contain only numbers are points. */
function isTable(items: readonly Literal[]): boolean {
  const rows = items.filter(({ kind }) => kind === "list");
  if (rows.length < 2 || rows.every((row) => row.items?.every(isNumeric))) return false;
  return items.every(({ kind, value }) => kind === "list" || value === "...");
}

function isRecords(items: readonly Literal[]): boolean {
  return items.length > 1 && items.every(({ kind }) => kind === "object");
}

/** Whether several such items may share a line: texts, numbers and points. */
function isPlainItem(item: Literal): boolean {
  return (item.kind !== "list" && item.kind !== "object") || isNumeric(item);
}

function isNumeric({ kind, items }: Literal): boolean {
  const isNumber = kind === "number" || kind === "unit";
  return isNumber || (kind === "list" && items?.every(isNumeric) === true);
}

function formatObject(
  properties: readonly Property[],
  from: number,
  to: number,
  source: string,
): Doc {
  const written = formatProperties(properties, from, to, source);
  if (!written) return verbatim(source.slice(from, to));
  if (written.length === 0) return "{}";
  return group(concat("{", indent(concat(softLine, join(written, line))), softLine, "}"));
}

/** The content between two brackets, part by part; undefined if there are comments. */
export function formatProperties(
  properties: readonly Property[],
  from: number,
  to: number,
  source: string,
): Doc[] | undefined {
  const places = properties.map(({ keyFrom, value }) => ({ from: keyFrom, to: value.to }));
  const gaps = gapsOf(places, from, to, source, ",");
  if (!gaps?.every(isBare)) return undefined;
  const written: Doc[] = [];
  for (const property of properties) {
    const doc = formatProperty(property, source);
    if (doc === undefined) return undefined;
    written.push(doc);
  }
  return written;
}

/** A key with its value; undefined if there is a comment between them. */
function formatProperty({ keyFrom, keyTo, value }: Property, source: string): Doc | undefined {
  if (value.from === keyFrom) return formatValue(value, source);
  const gap = readGap(source, keyTo, value.from, "=:");
  if (!gap.isClean || gap.comments.length > 0) return undefined;
  const key = source.slice(keyFrom, keyTo);
  const bare = isClosed(key) ? key.slice(1, -1) : key;
  const isWord = /^[A-Za-z_][\w-]*$/.test(bare);
  return concat(isWord ? `${bare}=` : `${quoteWord(key)}: `, formatValue(value, source));
}

/** The gaps between the brackets and their parts; undefined if they contain more than spaces and signs. */
function gapsOf(
  parts: readonly { from: number; to: number }[],
  from: number,
  to: number,
  source: string,
  signs: string,
): Gap[] | undefined {
  const gaps: Gap[] = [];
  let at = from + 1;
  for (const part of parts) {
    gaps.push(readGap(source, at, part.from, signs));
    at = part.to;
  }
  gaps.push(readGap(source, at, to - 1, signs));
  return gaps.every(isPlain) ? gaps : undefined;
}

/** Whether comments are at the end of a line or on lines of their own. */
function isPlain({ isClean, comments, breaks }: Gap): boolean {
  if (!isClean) return false;
  return comments.every(({ isLine }, at) => isLine || (comments[at + 1]?.breaks ?? breaks) > 0);
}
