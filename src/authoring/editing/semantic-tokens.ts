/** Classifies the words of a document for editors that color by meaning. */
import type { SyntaxNode } from "@lezer/common";
import { type Element, walkElements } from "../../language/ast/element.js";
import type { Place } from "../../language/diagnostics/diagnostic.js";
import { parseTree } from "../../language/syntax/parse-by-tree.js";
import * as term from "../../language/syntax/parser.terms.js";
import type { LanguageDocument } from "./language-document.js";

/** The types of words; a server sends them to its client in this order. */
export const tokenTypes = [
  "comment",
  "string",
  "number",
  "keyword",
  "class",
  "function",
  "property",
  "enumMember",
  "modifier",
  "parameter",
  "variable",
  "operator",
] as const;

/** Additional properties of words. */
export const tokenModifiers = ["declaration", "defaultLibrary"] as const;

/** A type of word. */
export type TokenType = (typeof tokenTypes)[number];

/** A word with its type. */
export interface SemanticToken extends Place {
  type: TokenType;
  modifiers: readonly (typeof tokenModifiers)[number][];
}

/** The types of tokens that do not depend on words. */
export const plainTokens: ReadonlyMap<number, TokenType> = new Map<number, TokenType>([
  [term.LineComment, "comment"],
  [term.BlockComment, "comment"],
  [term.UnclosedComment, "comment"],
  [term.String, "string"],
  [term.UnclosedString, "string"],
  [term.CurlyString, "string"],
  [term.Number, "number"],
  [term.Color, "number"],
  [term.Bareword, "enumMember"],
  [term.Equals, "operator"],
  [term.Colon, "operator"],
  [term.More, "keyword"],
]);

/** The tokens of a document, in order and without overlaps. */
export function semanticTokens({ tree, text, analysis }: LanguageDocument): SemanticToken[] {
  const words = new Map<number, SemanticToken>();
  const add = (
    from: number,
    to: number,
    type: TokenType,
    ...modifiers: SemanticToken["modifiers"][number][]
  ): void => {
    words.set(from, { from, to, type, modifiers });
  };
  walkElements(analysis.elements.elements, (element) =>
    addElement(element, analysis.vocabulary.reuse?.calls, add),
  );
  const heads = headsOf(analysis.elements.elements);
  const found: SemanticToken[] = [];
  const push = (token: SemanticToken | undefined): void => {
    if (token && token.to > token.from) found.push(token);
  };
  let head = 0;
  const cursor = tree.cursor();
  do {
    const { type, from, to } = cursor;
    if (from < (found.at(-1)?.to ?? 0) || from === to) continue;
    while (heads[head] && heads[head]!.to <= from) head++;
    const around = heads[head];
    const known = words.get(from);
    if (known) push(known);
    else if (type.id === term.Word) {
      push(plainWord(cursor.node, around && from >= around.from ? around : undefined));
    } else push(plainToken(type.id, from, to));
    if (type.id === term.RawRun)
      for (const token of runTokens(text, known?.to ?? from, to)) push(token);
  } while (cursor.next());
  return found;
}

/** The head of a definition or a use, up to its block. */
interface Head extends Place {
  /** The type of words in it that are not names: types of parameters, or words like `as`. */
  plain: TokenType;
}

/** All heads, in source order. */
function headsOf(elements: readonly Element[]): Head[] {
  const found: Head[] = [];
  walkElements(elements, ({ form, wordTo, block, to }) => {
    if (!form) return;
    const plain = form.kind === "component" || form.kind === "layout" ? "enumMember" : "keyword";
    found.push({ from: wordTo, to: block?.open ?? to, plain });
  });
  return found;
}

/** A word outside elements: in a head, in an object, before parentheses. */
function plainWord(
  { from, to, parent }: SyntaxNode,
  head: Head | undefined,
): SemanticToken | undefined {
  const around = parent?.type.id;
  const isKey = around === term.Attribute || around === term.Call;
  if (head && !(isKey && head.plain === "keyword"))
    return { from, to, type: head.plain, modifiers: [] };
  if (isKey) return { from, to, type: "property", modifiers: [] };
  return around === term.Object ? { from, to, type: "modifier", modifiers: [] } : undefined;
}

/** The parts of a run that the tree does not split: the `:` after a name, and a layout with its values. */
function runTokens(text: string, from: number, to: number): SemanticToken[] {
  if (text[from] === ":") return [{ from, to: from + 1, type: "operator", modifiers: [] }];
  const run = text.slice(from, to);
  if (!/^[\p{L}_][\p{L}\p{N}_-]*\(/u.test(run)) return [];
  const found: SemanticToken[] = [];
  const cursor = parseTree(run).cursor();
  do {
    const { type, from: start, to: end } = cursor;
    if (start < (found.at(-1)?.to ?? 0) || start === end) continue;
    const place = { from: start, to: end, modifiers: [] };
    if (type.id === term.Word)
      found.push({ ...place, type: start === 0 ? "function" : "parameter" });
    else {
      const token = plainToken(type.id, start, end);
      if (token) found.push(token);
    }
  } while (cursor.next());
  return found.map((token) => ({ ...token, from: token.from + from, to: token.to + from }));
}

function plainToken(id: number, from: number, to: number): SemanticToken | undefined {
  const type = plainTokens.get(id);
  return type && { from, to, type, modifiers: [] };
}

type Add = (
  from: number,
  to: number,
  type: TokenType,
  ...modifiers: SemanticToken["modifiers"][number][]
) => void;

function addElement(
  { word, wordFrom, wordTo, component, form, attributes, modifiers }: Element,
  calls: ReadonlyMap<string, unknown> | undefined,
  add: Add,
): void {
  if (form) add(wordFrom, wordTo, "keyword");
  else if (calls?.has(word)) add(wordFrom, wordTo, "function");
  else if (component) add(wordFrom, wordTo, "class", "defaultLibrary");
  for (const { nameFrom, nameTo, viaCall } of attributes) {
    // Some values have no name, such as the second string of an item.
    if (!viaCall && nameTo > nameFrom) add(nameFrom, nameTo, "property");
  }
  for (const { from, to } of modifiers) add(from, to, "modifier");
  switch (form?.kind) {
    case "component":
    case "layout":
      add(form.name.from, form.name.to, "function", "declaration");
      for (const { name } of form.parameters) add(name.from, name.to, "parameter", "declaration");
      return;
    case "use":
      add(form.name.from, form.name.to, "function");
      for (const { name } of form.arguments) add(name.from, name.to, "parameter");
      return;
    case "data":
      add(form.name.from, form.name.to, "variable", "declaration");
      return;
    case "slot":
    case "fill":
      if (form.name) add(form.name.from, form.name.to, "property");
      return;
    case "tokens":
      for (const { name } of form.values) add(name.from, name.to, "property");
      return;
    case "import":
      for (const { from, to } of form.names ?? []) add(from, to, "function");
      if (form.as) add(form.as.from, form.as.to, "variable", "declaration");
      return;
    case "repeat":
      if (form.over.kind === "word") add(form.over.from, form.over.to, "variable");
      for (const name of [form.as, form.index]) {
        if (name) add(name.from, name.to, "variable", "declaration");
      }
  }
}
