/** Finds what can be written at an offset. */
import type { SyntaxNode } from "@lezer/common";
import type { Element } from "../../language/ast/element.js";
import * as term from "../../language/syntax/parser.terms.js";
import { standingAt } from "./element-at.js";
import { type HeadPart, headPartsAt } from "./form-head.js";
import { LanguageDocument } from "./language-document.js";

/** What can be written at an offset, and the range that it replaces. */
export type Caret = CaretPlace & {
  /** Start of the part that is already written. */
  from: number;
  /** End of the word to replace. */
  to: number;
  /** The part before the offset. */
  prefix: string;
};

type CaretPlace =
  /** Nothing: a comment, or the user's own text. */
  | { place: "none" }
  /** An element, or a part of the element before it. */
  | {
      place: "block";
      parent: Element | undefined;
      before: Element | undefined;
      /** The element before it, if it can still be extended. */
      open: Element | undefined;
      isOnLine: boolean;
    }
  /** The value of an attribute. */
  | { place: "value"; element: Element | undefined; name: string; isQuoted: boolean }
  /** The label of an element. */
  | { place: "label"; element: Element | undefined }
  /** An item of a list. */
  | { place: "item"; element: Element | undefined; name: string | undefined; isQuoted: boolean }
  /** The key of an object. */
  | { place: "key"; element: Element | undefined; name: string | undefined; given: string[] }
  /** The value of a key. */
  | {
      place: "keyValue";
      element: Element | undefined;
      name: string | undefined;
      key: string;
      isQuoted: boolean;
    }
  /** An argument between parentheses. */
  | { place: "argument"; word: string; callee: string; given: string[] }
  | { place: "argumentValue"; word: string; callee: string; name: string; isQuoted: boolean }
  /** A part in the head of a form. */
  | {
      place: "head";
      parent: Element | undefined;
      parts: readonly HeadPart[];
      isQuoted: boolean;
    }
  /** A name after a dollar sign. */
  | { place: "inserted"; path: string };

const comments = new Set<number>([term.LineComment, term.BlockComment, term.UnclosedComment]);
const strings = new Set<number>([term.String, term.UnclosedString, term.CurlyString]);
const brackets = new Set<number>([term.List, term.Object, term.Block, term.Call]);
const ends = new Set<number>([term.ListClose, term.BlockClose, term.CallClose]);

/** What can be written at an offset. */
export function caretAt(document: LanguageDocument, offset: number): Caret {
  const { text, tree } = document;
  const leaf = tree.resolveInner(offset, -1);
  const isOpenEnded = leaf.type.id === term.UnclosedString || leaf.type.id === term.LineComment;
  const isInside = leaf.from < offset && (offset < leaf.to || isOpenEnded);
  if (comments.has(leaf.type.id) && isInside) return at({ place: "none" }, offset, offset, text);
  if (leaf.type.id === term.RawRun && isInside && attributeOf(document, leaf) === "uses") {
    const inner = inLayoutCall(document, leaf, offset);
    if (inner) return inner;
  }
  const isQuoted = strings.has(leaf.type.id) && isInside;
  if (isQuoted) {
    const written = text.slice(leaf.from + 1, offset);
    const [inserted] = /\$\{?[\w.-]*$/.exec(written) ?? [];
    if (inserted !== undefined) {
      const path = inserted.replace(/^\$\{?/, "");
      const start = offset - (path.length - path.lastIndexOf(".") - 1);
      return at({ place: "inserted", path }, start, offset, text);
    }
    const end = leaf.type.id === term.UnclosedString ? endOfWord(text, offset) : leaf.to - 1;
    return at(placeOf(document, leaf.from, true), leaf.from + 1, offset, text, end);
  }
  let from = offset;
  while (from > 0 && /[\w.-]/.test(text[from - 1]!)) from--;
  if (text[from - 1] === "#") from--;
  return at(placeOf(document, from, false), from, offset, text, endOfWord(text, offset));
}

/** The caret in the arguments of a page's layout: `uses=app(..)` is one value, so its text is read on its own. */
function inLayoutCall(
  { text }: LanguageDocument,
  { from, to }: SyntaxNode,
  offset: number,
): Caret | undefined {
  const inner = caretAt(new LanguageDocument(text.slice(from, to)), offset - from);
  if (inner.place !== "argument" && inner.place !== "argumentValue") return undefined;
  return { ...inner, from: from + inner.from, to: from + inner.to };
}

function endOfWord(text: string, offset: number): number {
  const word = /[\w-]*/y;
  word.lastIndex = offset;
  return offset + word.exec(text)![0].length;
}

function at(place: CaretPlace, from: number, offset: number, text: string, to = offset): Caret {
  return { ...place, from, to: Math.max(to, offset), prefix: text.slice(from, offset) };
}

function placeOf(document: LanguageDocument, from: number, isQuoted: boolean): CaretPlace {
  const { text } = document;
  const before = tokenBefore(document, from);
  const around = bracketAround(document, from);
  const call = callAround(document, around, from);
  if (call) return argumentPlace(document, call, before, from, isQuoted);
  if (before && (before.type.id === term.Equals || before.type.id === term.Colon)) {
    const name = tokenBefore(document, before.from);
    const written = name ? unquoted(text.slice(name.from, name.to)) : "";
    const owner = objectOwner(document, around);
    if (owner) return { place: "keyValue", ...owner, key: written, isQuoted };
    return { place: "value", element: openAt(document, before.from), name: written, isQuoted };
  }
  if (around?.type.id === term.List) {
    return { place: "item", ...listOwner(document, around), isQuoted };
  }
  const owner = objectOwner(document, around);
  if (owner) return { place: "key", ...owner, given: namesIn(text, around!, from) };
  const standing = standingAt(document.elementsNear(from), from);
  const parts = headPartsAt(document, around, from, ({ from: at, to }) => {
    const owner = openAt(document, at);
    return owner?.component?.modifiers.has(text.slice(at, to)) ?? false;
  });
  if (parts) return { place: "head", parent: standing.parent, parts, isQuoted };
  if (isQuoted) return { place: "label", element: standing.before };
  const last = standing.before;
  const isClosed = last?.block !== undefined && (last.block.close ?? last.block.open) < from;
  const end = before?.to ?? 0;
  return {
    place: "block",
    parent: standing.parent,
    before: last,
    open: isClosed ? undefined : last,
    isOnLine: last !== undefined && !isClosed && !/[\r\n]/.test(text.slice(end, from)),
  };
}

/** The element whose head contains an offset. */
function openAt(document: LanguageDocument, offset: number): Element | undefined {
  return standingAt(document.elementsNear(offset), offset).before;
}

/** The last token before an offset, without skipped ones. */
function tokenBefore({ tree, text }: LanguageDocument, offset: number): SyntaxNode | undefined {
  let at = offset;
  for (;;) {
    while (at > 0 && /\s/.test(text[at - 1]!)) at--;
    if (at === 0) return undefined;
    const leaf = tree.resolveInner(at, -1);
    if (!comments.has(leaf.type.id)) return leaf.to <= at && !leaf.firstChild ? leaf : undefined;
    at = leaf.from;
  }
}

/** The innermost open bracket at an offset. */
function bracketAround({ tree }: LanguageDocument, offset: number): SyntaxNode | undefined {
  let node: SyntaxNode | null = tree.resolveInner(offset, -1);
  for (; node; node = node.parent) {
    if (!brackets.has(node.type.id) || node.from >= offset) continue;
    const last = node.lastChild;
    const isClosed = last !== null && ends.has(last.type.id) && last.to <= offset;
    if (!isClosed) return node;
  }
  return undefined;
}

/** The element of a list, and the attribute that the list is the value of. */
function listOwner(document: LanguageDocument, list: SyntaxNode) {
  let outer = list;
  while (outer.parent?.type.id === term.List || outer.parent?.type.id === term.Object) {
    outer = outer.parent;
  }
  return { element: openAt(document, outer.from), name: attributeOf(document, outer) };
}

/** The same for an object; undefined for the block of an element. */
function objectOwner(document: LanguageDocument, node: SyntaxNode | undefined) {
  if (!node) return undefined;
  const owner = openAt(document, node.from);
  const isTokens = owner?.form?.kind === "tokens" || owner?.form?.kind === "import";
  const isObject = node.type.id === term.Object || (node.type.id === term.Block && isTokens);
  return isObject ? listOwner(document, node) : undefined;
}

function attributeOf({ text }: LanguageDocument, value: SyntaxNode): string | undefined {
  const name = value.parent?.type.id === term.Attribute ? value.parent.firstChild : undefined;
  return name ? unquoted(text.slice(name.from, name.to)) : undefined;
}

/** Maximum number of arguments between the parenthesis and the caret. */
const mostArguments = 200;

/** An opened parenthesis: the node after which named arguments follow, and the name before it. */
interface Opened {
  node: SyntaxNode;
  name: SyntaxNode;
}

/**
 * The call whose arguments contain an offset. In the tree, a call ends before its first named argument, which follows it
 * as if it were an attribute.
 */
function callAround(
  document: LanguageDocument,
  around: SyntaxNode | undefined,
  offset: number,
): Opened | undefined {
  if (around?.type.id === term.Call) {
    // An open parenthesis extends over the elements below it, which are no arguments.
    const isOpen = !around.getChild(term.CallClose);
    const last = tokenBefore(document, offset);
    const holdsElements =
      isOpen &&
      last?.type.id !== term.CallOpen &&
      callOf(document, around.firstChild!).word === "use";
    return holdsElements ? undefined : { node: around, name: around.firstChild! };
  }
  if (around && around.type.id !== term.Block) return undefined;
  let child = (around ?? document.tree.topNode).childBefore(offset);
  for (let left = mostArguments; child && left > 0; left--, child = child.prevSibling) {
    const { id } = child.type;
    if (id === term.Call) {
      return child.getChild(term.CallClose) ? undefined : { node: child, name: child.firstChild! };
    }
    if (id === term.CallOpen) {
      // The layout of a page: `uses=app(`.
      const layout = child.prevSibling?.type.id === term.Attribute && child.prevSibling.lastChild;
      return layout ? { node: child, name: layout } : undefined;
    }
    if (id !== term.Attribute && id !== term.Comma) return undefined;
  }
  return undefined;
}

function argumentPlace(
  document: LanguageDocument,
  { node, name: callee }: Opened,
  before: SyntaxNode | undefined,
  from: number,
  isQuoted: boolean,
): CaretPlace {
  const { text } = document;
  const called = callOf(document, callee);
  const isDefinition = called.word === "component" || called.word === "layout";
  const last = before ? text.slice(before.from, before.to) : "";
  if (before?.type.id === term.Equals || last.endsWith(":")) {
    // The default of a parameter.
    if (isDefinition && last === "=") return { place: "none" };
    const name = last.length > 1 ? before : before && tokenBefore(document, before.from);
    const written = name ? unquoted(text.slice(name.from, name.to)).replace(/:$/, "") : "";
    return { place: "argumentValue", ...called, name: written, isQuoted };
  }
  return { place: "argument", ...called, given: argumentNames(text, node, from) };
}

/** The names of a call's arguments, except at the caret. */
function argumentNames(text: string, opened: SyntaxNode, caret: number): string[] {
  const names: string[] = [];
  for (let next = opened.nextSibling; next; next = next.nextSibling) {
    if (next.type.id !== term.Attribute && next.type.id !== term.Comma) break;
    const name = next.type.id === term.Attribute ? next.firstChild : undefined;
    if (name && name.from !== caret) names.push(unquoted(text.slice(name.from, name.to)));
  }
  return names;
}

/** The callee, and the word before it: `use card(`. */
function callOf(document: LanguageDocument, name: SyntaxNode): { word: string; callee: string } {
  const { text } = document;
  const callee = text.slice(name.from, name.to);
  const before = tokenBefore(document, name.from);
  return { word: before ? text.slice(before.from, before.to) : "", callee };
}

/** The names given between brackets, except at the caret. */
function namesIn(text: string, node: SyntaxNode, caret: number): string[] {
  const names: string[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) {
    const name = child.type.id === term.Attribute ? child.firstChild : undefined;
    if (name && name.from !== caret) names.push(unquoted(text.slice(name.from, name.to)));
  }
  return names;
}

function unquoted(word: string): string {
  return word.replace(/^["']|["']$/g, "");
}
