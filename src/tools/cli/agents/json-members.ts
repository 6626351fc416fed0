/** Computes the edits that add a member to an object in JSON with comments, remove one, or replace a value. */
import { createScanner, type Edit, type Node } from "jsonc-parser";

/** Token kinds of the scanner, as numbers: its const enum exists only for the compiler. */
const commaToken = 5;
const lineComment = 12;
const endOfText = 17;

/** The whitespace style of a text. */
interface Layout {
  /** One level of indentation: spaces or a tab. */
  indent: string;
  lineEnd: string;
}

/** The style of a text, taken from its first indented line. */
export function layoutOf(text: string): Layout {
  const [, indent = "  "] = /\n([ \t]+)\S/.exec(text) ?? [];
  return { indent, lineEnd: text.includes("\r\n") ? "\r\n" : "\n" };
}

/** Adds a member at the end of an object: on a new line, or on the same line if the object is on one line. */
export function addMember(text: string, object: Node, name: string, value: unknown): Edit[] {
  const { indent, lineEnd } = layoutOf(text);
  const close = object.offset + object.length - 1;
  const { children = [] } = object;
  const last = children.at(-1);
  const inner = text.slice(object.offset + 1, close);
  const end = close - (inner.length - inner.trimEnd().length);
  // Keep a trailing comma if there is one.
  const endsInComma = last !== undefined && commaAfter(text, endOf(last), close) !== undefined;
  const comma = endsInComma ? "" : ",";
  const after = endsInComma ? "," : "";
  if (last && !inner.includes("\n")) {
    const written = `${JSON.stringify(name)}: ${JSON.stringify(value)}`;
    return joined([insert(endOf(last), comma), insert(end, ` ${written}${after}`)]);
  }
  const outer = indentOf(text, close);
  const own = last && startsLine(text, last.offset) ? indentOf(text, last.offset) : outer + indent;
  const lines = JSON.stringify(value, null, indent).split("\n");
  const written = `${lineEnd}${own}${JSON.stringify(name)}: ${lines.join(`${lineEnd}${own}`)}${after}`;
  const ending = text.slice(end, close).includes("\n") ? "" : `${lineEnd}${outer}`;
  return joined([
    ...(last ? [insert(endOf(last), comma)] : []),
    ending === ""
      ? insert(end, written)
      : { offset: end, length: close - end, content: `${written}${ending}` },
  ]);
}

/** Removes a member with its comma and the space before it; comments around it stay. */
export function removeMember(text: string, object: Node, member: Node): Edit[] {
  const { children = [] } = object;
  const close = object.offset + object.length - 1;
  const before = text.slice(0, member.offset).trimEnd().length;
  // Keep a line comment before the member whole.
  const start = isComment(text, before) ? lineEndAfter(text, before) : before;
  const gone = { offset: start, length: endOf(member) - start, content: "" };
  const own = commaAfter(text, endOf(member), close);
  if (own !== undefined) {
    return own === endOf(member)
      ? [{ ...gone, length: gone.length + 1 }]
      : [gone, { offset: own, length: 1, content: "" }];
  }
  const previous = children[children.indexOf(member) - 1];
  const comma = previous && commaAfter(text, endOf(previous), member.offset);
  if (comma === undefined) return [gone];
  return comma + 1 === start
    ? [{ offset: comma, length: gone.length + 1, content: "" }]
    : [{ offset: comma, length: 1, content: "" }, gone];
}

/** Replaces a value, formatted like a new one. */
export function replaceValue(text: string, value: Node, next: unknown): Edit[] {
  const { indent, lineEnd } = layoutOf(text);
  const isFlat = !text.slice(value.offset, value.offset + value.length).includes("\n");
  const lines = JSON.stringify(next, null, isFlat ? 0 : indent).split("\n");
  const content = lines.join(lineEnd + indentOf(text, value.offset));
  return [{ offset: value.offset, length: value.length, content }];
}

function insert(offset: number, content: string): Edit {
  return { offset, length: 0, content };
}

/** Drops empty edits and merges edits at the same offset. */
function joined(edits: readonly Edit[]): Edit[] {
  const result: Edit[] = [];
  for (const edit of edits.filter(({ length, content }) => length > 0 || content !== "")) {
    const last = result.at(-1);
    if (last?.offset === edit.offset && last.length === 0) {
      result[result.length - 1] = { ...edit, content: last.content + edit.content };
    } else result.push(edit);
  }
  return result;
}

function endOf({ offset, length }: Node): number {
  return offset + length;
}

/** The offset of the comma that follows, if only space and comments are in between. */
function commaAfter(text: string, from: number, to: number): number | undefined {
  const scanner = createScanner(text.slice(from, to), true);
  return scanner.scan() === commaToken ? from + scanner.getTokenOffset() : undefined;
}

/** Whether the text up to an offset ends inside a line comment. */
function isComment(text: string, end: number): boolean {
  const start = text.lastIndexOf("\n", end - 1) + 1;
  const scanner = createScanner(text.slice(start, end), false);
  let last: number = scanner.scan();
  for (let kind = last; kind !== endOfText; kind = scanner.scan()) last = kind;
  return last === lineComment;
}

function lineEndAfter(text: string, from: number): number {
  const end = text.indexOf("\n", from);
  return end < 0 ? text.length : text[end - 1] === "\r" ? end - 1 : end;
}

function startsLine(text: string, at: number): boolean {
  return /(?:^|\n)[ \t]*$/.test(text.slice(0, at));
}

function indentOf(text: string, at: number): string {
  const start = text.lastIndexOf("\n", at - 1) + 1;
  return /^[ \t]*/.exec(text.slice(start, at))?.[0] ?? "";
}
