/** Writes a value with long lists as JSON, piece by piece, so that the whole text is never in memory. */
import { jsonText } from "./json-text.js";

/** What is written piece by piece: lists, also those that are made while they are written, and objects. */
type Container = Iterable<unknown> | Readonly<Record<string, unknown>>;

/** Levels of lists and objects that are written piece by piece; deeper values are pieces as a whole. */
const levels = 4;

const space = "  ";

/** The same text as `jsonText` writes of the value, if its iterables were lists. */
export function* jsonPieces(value: Container): Iterable<string> {
  yield* pieces(value, 0);
  yield "\n";
}

function* pieces(value: unknown, level: number): Iterable<string> {
  const indent = space.repeat(level);
  if (!isContainer(value) || (level >= levels && !isMade(value))) {
    // Line breaks in texts are escaped.
    yield jsonText(value).trimEnd().replaceAll("\n", `\n${indent}`);
    return;
  }
  const isList = Symbol.iterator in value;
  let isFirst = true;
  for (const [name, item] of isList ? unnamed(value as Iterable<unknown>) : Object.entries(value)) {
    if (item === undefined) continue;
    const start = isFirst ? (isList ? "[" : "{") : ",";
    yield `${start}\n${indent}${space}${name === undefined ? "" : `${jsonText(name).trimEnd()}: `}`;
    yield* pieces(item, level + 1);
    isFirst = false;
  }
  if (isFirst) yield isList ? "[]" : "{}";
  else yield `\n${indent}${isList ? "]" : "}"}`;
}

function* unnamed(items: Iterable<unknown>): Iterable<readonly [undefined, unknown]> {
  for (const item of items) yield [undefined, item];
}

function isContainer(value: unknown): value is Container {
  return typeof value === "object" && value !== null;
}

/** Whether a list is made while it is written. */
function isMade(value: Container): boolean {
  return Symbol.iterator in value && !Array.isArray(value);
}
