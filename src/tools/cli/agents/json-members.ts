/** Finds what to change in JSON with comments to add a member to an object, or to remove one, and nothing else. */
import { createScanner, type Edit, type Node } from "jsonc-parser";

/** Kinds of tokens as the scanner numbers them: its enumeration is there for the compiler alone. */
const commaToken = 5;
const lineComment = 12;
const endOfText = 17;

/** How a text is laid out. */
interface Layout {
  /** Spaces or a tab for each level. */
  indent: string;
  lineEnd: string;
}

/** The layout of a text: that of its first indented line. */
export function layoutOf(text: string): Layout {
  const [, indent = "  "] = /\n([ \t]+)\S/.exec(text) ?? [];
  return { indent, lineEnd: text.includes("\r\n") ? "\r\n" : "\n" };
}

/** Adds a member at the end of an object: below the last one, or beside it where all are on one line. */
export function addMember(text: string, object: Node, name: string, value: unknown): Edit[] {
  const { indent, lineEnd } = layoutOf(text);
  const close = object.offset + object.length - 1;
  const { children = [] } = object;
  const last = children.at(-1);
  const inner = text.slice(object.offset + 1, close);
  const end = close - (inner.length - inner.trimEnd().length);
  // A text that ends its last members with a comma goes on to do so.
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
  // A line comment in front ends where its line does.
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

/** Replaces a value, written as it would be if it were new. */
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

/** Edits without those that do nothing, and with those at one place as one. */
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

/** The offset of the comma that follows, with nothing but space and comments in between. */
function commaAfter(text: string, from: number, to: number): number | undefined {
  const scanner = createScanner(text.slice(from, to), true);
  return scanner.scan() === commaToken ? from + scanner.getTokenOffset() : undefined;
}

/** Whether the text up to an offset ends in a line comment. */
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
