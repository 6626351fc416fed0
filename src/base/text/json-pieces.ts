/** Writes a value with long lists as JSON, piece by piece, so that the whole text is never in memory. */
import { jsonText } from "./json-text.js";

/** A list, which may be made while it is written, or an object. */
type Container = Iterable<unknown> | Readonly<Record<string, unknown>>;

/** A list or an object of which some items are written. */
interface Open {
  readonly items: Iterator<readonly [string | undefined, unknown]>;
  readonly isList: boolean;
  isEmpty: boolean;
}

/**
 * The same text as `jsonText` writes of the value, if its iterables were lists. However deep the value is, making it takes
 * no stack.
 *
 * @param indent spaces per level; 0 gives one line
 */
export function* jsonPieces(value: Container, indent = 2): Iterable<string> {
  const opened = [open(value)];
  yield startOf(opened[0]!);
  while (opened.length > 0) {
    const innermost = opened.at(-1)!;
    const next = innermost.items.next();
    if (next.done) {
      opened.pop();
      const before = innermost.isEmpty ? "" : lineBreak(opened.length, indent);
      yield `${before}${innermost.isList ? "]" : "}"}`;
      continue;
    }
    const [name, item] = next.value;
    if (item === undefined && !innermost.isList) continue;
    const comma = innermost.isEmpty ? "" : ",";
    const key = name === undefined ? "" : `${oneLine(name)}:${indent > 0 ? " " : ""}`;
    const before = `${comma}${lineBreak(opened.length, indent)}${key}`;
    innermost.isEmpty = false;
    if (typeof item === "object" && item !== null) {
      opened.push(open(item as Container));
      yield `${before}${startOf(opened.at(-1)!)}`;
    } else yield `${before}${oneLine(item ?? null)}`;
  }
  yield "\n";
}

function open(value: Container): Open {
  const isList = Symbol.iterator in value;
  const items = isList ? unnamed(value as Iterable<unknown>) : Object.entries(value);
  return { items: items[Symbol.iterator](), isList, isEmpty: true };
}

function* unnamed(items: Iterable<unknown>): Generator<readonly [undefined, unknown]> {
  for (const item of items) yield [undefined, item];
}

function startOf({ isList }: Open): string {
  return isList ? "[" : "{";
}

function lineBreak(level: number, indent: number): string {
  return indent > 0 ? `\n${" ".repeat(level * indent)}` : "";
}

function oneLine(value: unknown): string {
  return jsonText(value).trimEnd();
}
