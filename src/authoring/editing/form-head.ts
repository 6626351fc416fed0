/** Finds what can follow the word of a form and the parts of its head that are written already. */
import type { SyntaxNode } from "@lezer/common";
import { foreignForms, innerForms, topLevelForms } from "../../language/ast/form.js";
import * as term from "../../language/syntax/parser.terms.js";
import type { LanguageDocument } from "./language-document.js";

/** What can stand next in the head of a form. */
export type HeadPart =
  | "component"
  | "slot"
  | "list name"
  | "source file"
  | "data file"
  | "imported names"
  | "list"
  | "block"
  | "as"
  | "from";

/**
 * What can follow the parts of a head. Where nothing is listed, the user invents a name; heads that are not listed are
 * complete.
 */
const following: Readonly<Record<string, Readonly<Record<string, readonly HeadPart[]>>>> = {
  component: { "": [], name: ["block"], call: ["block"] },
  layout: { "": [], name: ["block"], call: ["block"] },
  data: { "": [], name: ["list", "from"], "name from": ["data file"] },
  tokens: { "": ["block"] },
  import: {
    "": ["imported names", "source file"],
    block: ["from"],
    "block from": ["source file"],
    value: ["as"],
    "value as": [],
  },
  use: { "": ["component"] },
  fill: { "": ["slot"], name: ["block"] },
  repeat: {
    "": ["list name"],
    name: ["as"],
    "name as": [],
    "name as name": ["block"],
    value: ["as", "block"],
    "value as": [],
    "value as name": ["block"],
  },
};

/** Maximum number of parts before the one at the caret. */
const mostParts = 4;

/** Maximum number of nodes between the parentheses after a name. */
const mostArguments = 200;

const comments = new Set<number>([term.LineComment, term.BlockComment]);
const values = new Set<number>([term.String, term.Number, term.List]);

/**
 * What can stand at an offset in the head of a form; undefined if it is in none. Nothing follows the words of other
 * languages, which are errors.
 *
 * @param around - the bracket around the offset
 * @param isModifier - whether a word belongs to the element before it
 */
export function headPartsAt(
  { tree, text }: LanguageDocument,
  around: SyntaxNode | undefined,
  offset: number,
  isModifier: (word: SyntaxNode) => boolean,
): readonly HeadPart[] | undefined {
  const parts: string[] = [];
  let node = (around ?? tree.topNode).childBefore(offset);
  while (node && parts.length <= mostParts) {
    if (!comments.has(node.type.id)) {
      if (parts.length === 0 && /[\r\n]/.test(text.slice(node.to, offset))) return undefined;
      const word = node.type.id === term.Word ? text.slice(node.from, node.to) : undefined;
      if (word !== undefined) {
        if (foreignForms.has(word) && isFirst(node, text)) return [];
        const isKnown = innerForms.has(word) || (!around && topLevelForms.has(word));
        const found = isKnown && !isModifier(node) && following[word]?.[parts.join(" ")];
        if (found) return found;
      }
      const whole: SyntaxNode | null = node.type.id === term.CallClose ? callBefore(node) : node;
      const part = whole && partOf(whole, word);
      if (!whole || !part) return undefined;
      node = whole;
      parts.unshift(part);
    }
    node = node.prevSibling;
  }
  return undefined;
}

function partOf({ type }: SyntaxNode, word: string | undefined): string | undefined {
  if (word !== undefined) return word === "as" || word === "from" ? word : "name";
  if (values.has(type.id)) return "value";
  if (type.id === term.Block) return "block";
  return type.id === term.Call ? "call" : undefined;
}

/** The call that a parenthesis closes; named arguments come between the two. */
function callBefore(close: SyntaxNode): SyntaxNode | null {
  let node: SyntaxNode | null = close;
  for (let left = mostArguments; node && left > 0; left--, node = node.prevSibling) {
    if (node.type.id === term.Call) return node;
  }
  return null;
}

/** Whether a word starts its line or its block, or follows a block. */
function isFirst({ from, prevSibling: before }: SyntaxNode, text: string): boolean {
  if (!before || before.type.id === term.BlockOpen || before.type.id === term.Block) return true;
  return /[\r\n]/.test(text.slice(before.to, from));
}
