/** Completes a source that is still being written: drops its unfinished token and closes its open brackets. */
import type { SyntaxNode, Tree } from "@lezer/common";
import { Char } from "./characters.js";
import * as term from "./parser.terms.js";

/** A source with a closed end. */
export interface ClosedEnd {
  /** The kept part of the source, and the closing characters. */
  text: string;
  /** The end of the kept part; offsets up to here are those of the source. */
  end: number;
}

/** The closing character of each kind of bracket. */
const closers = new Map<number, string>([
  [term.Block, "}"],
  [term.Object, "}"],
  [term.List, "]"],
]);

/** Nodes without text, which mark missing parts. */
const missing = new Set<number>([
  term.MissingClose,
  term.MissingObjectClose,
  term.MissingListClose,
  term.MissingCallClose,
  term.MissingValue,
]);

/** Tokens that are complete however the text continues. */
const whole = new Set<number>([
  term.String,
  term.CurlyString,
  term.Comma,
  term.Semicolon,
  term.BlockClose,
  term.ListClose,
  term.CallClose,
  term.Deep,
]);

/** The end of a source, from its innermost open bracket outwards. */
interface OpenEnd {
  /** The nodes that are still open, from the document inwards. */
  path: SyntaxNode[];
  /** The last child of the innermost of them; undefined if nothing follows the bracket. */
  last: SyntaxNode | undefined;
  /** The end of the text, without a comment that may continue. */
  end: number;
}

/**
 * Closes a source after its last character: strings, lists and blocks get their ends, and a word, number or attribute
 * that may continue is dropped. Labels and items of lists are kept as far as they are written.
 *
 * @param tree - of the source, in which strings may go over several lines
 */
export function closeOpenEnd(source: string, tree: Tree): ClosedEnd {
  const { path, last, end: written } = findOpenEnd(tree, source.length);
  const call = path.find(({ type }) => type.id === term.Call) ?? unfinishedImport(tree, source);
  const inner = path.at(-1)!;
  const isAttribute = inner.type.id === term.Attribute;
  let end = written;
  let quote = "";
  if (call) end = call.from;
  else if (last?.type.id === term.UnclosedString) {
    if (isAttribute) end = inner.from;
    else {
      quote = source[last.from]!;
      end = wholeEnd(source, last.from + 1);
    }
  } else if (isAttribute) end = inner.from;
  else if (last && last.to === source.length && !isWhole(last)) end = runStart(last);
  const open = path.filter(({ type, from }) => closers.has(type.id) && from < end);
  const close = open.reverse().map(({ type }) => closers.get(type.id)!);
  // On the line of a line comment, the brackets would be part of the comment.
  const after = close.length > 0 ? `\n${close.join("")}` : "";
  return { text: source.slice(0, end) + quote + after, end };
}

/** Parts that may follow the word of an import. */
const mostParts = 6;

/** The word of an import at the end whose path is still missing: the names after it are not elements. */
function unfinishedImport({ topNode }: Tree, source: string): SyntaxNode | undefined {
  let node = topNode.lastChild;
  for (let left = mostParts; node && left > 0; left--, node = node.prevSibling) {
    if (node.type.id === term.String) return undefined;
    if (node.type.id !== term.Word) continue;
    const word = source.slice(node.from, node.to);
    if (word === "import") return node;
    if (word !== "from") return undefined;
  }
  return undefined;
}

function findOpenEnd(tree: Tree, length: number): OpenEnd {
  const path: SyntaxNode[] = [];
  let node: SyntaxNode | null = tree.topNode;
  let last: SyntaxNode | null = null;
  let end = length;
  while (node) {
    path.push(node);
    last = node.lastChild;
    while (last && (last.type.isSkipped || missing.has(last.type.id))) {
      if (isComment(last) && last.to === length) end = last.from;
      last = last.prevSibling;
    }
    node = last && isOpen(last, length) ? last : null;
  }
  const isOpening = last !== null && isOpeningBracket(last);
  return { path, last: isOpening ? undefined : (last ?? undefined), end };
}

function isComment({ type }: SyntaxNode): boolean {
  return type.id === term.UnclosedComment || type.id === term.LineComment;
}

function isOpeningBracket({ type }: SyntaxNode): boolean {
  return type.id === term.BlockOpen || type.id === term.ListOpen || type.id === term.CallOpen;
}

/** Whether a node may continue: its bracket is open, or its value is missing or may continue. */
function isOpen(node: SyntaxNode, length: number): boolean {
  const { lastChild } = node;
  switch (node.type.id) {
    case term.Block:
    case term.Object:
    case term.List:
    case term.Call:
      return lastChild !== null && missing.has(lastChild.type.id);
    case term.Attribute:
      if (!lastChild) return false;
      if (lastChild.type.id === term.MissingValue || isOpen(lastChild, length)) return true;
      if (lastChild.type.id === term.UnclosedString) return true;
      return lastChild.to === length && !isWhole(lastChild);
    default:
      return false;
  }
}

/** Whether the last part of a text cannot become longer. */
function isWhole({ type, lastChild }: SyntaxNode): boolean {
  return whole.has(type.id) || lastChild !== null;
}

/** The start of the run of adjacent tokens that ends with a token. */
function runStart(last: SyntaxNode): number {
  let { from, prevSibling } = last;
  while (prevSibling?.to === from && (prevSibling.type.id === term.Word || isStray(prevSibling))) {
    ({ from, prevSibling } = prevSibling);
  }
  return from;
}

function isStray({ type }: SyntaxNode): boolean {
  return type.id === term.Stray;
}

/** The longest unfinished escape: a backslash, `u{` and six digits. */
const longestEscape = 9;

/** The end of the complete part of an unclosed string: before half an escape or half a character. */
function wholeEnd(source: string, from: number): number {
  const { length } = source;
  const start = Math.max(from, length - longestEscape);
  const at = source.lastIndexOf("\\");
  if (at >= start && /^\\(?:u(?:\{[\da-fA-F]*|[\da-fA-F]{0,3}))?$/.test(source.slice(at))) {
    let first = at;
    while (first > from && source.charCodeAt(first - 1) === Char.Backslash) first--;
    // In an even number of backslashes, each pair is an escaped backslash.
    if ((at - first) % 2 === 0) return at;
  }
  const isHalf = length > from && /[\ud800-\udbff]/.test(source[length - 1]!);
  return isHalf ? length - 1 : length;
}
