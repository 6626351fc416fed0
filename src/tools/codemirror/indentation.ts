/** Indents a new line at the end of a text in which brackets are still open. */
import { indentService, syntaxTree } from "@codemirror/language";
import type { Extension } from "@codemirror/state";
import type { SyntaxNode } from "@lezer/common";
import * as term from "../../language/syntax/parser.terms.js";

/** What ends brackets that nothing closes; CodeMirror looks for errors there, and the language has none. */
const missing = new Set<number>([
  term.MissingClose,
  term.MissingObjectClose,
  term.MissingListClose,
  term.MissingCallClose,
]);

/** One level more than the line of the innermost bracket that is open; elsewhere, the tree says it. */
export const indentOpenBrackets: Extension = indentService.of((context, offset) => {
  const { state } = context;
  let node: SyntaxNode | null = syntaxTree(state).resolveInner(offset, -1);
  for (; node; node = node.parent) {
    const { from, to, lastChild } = node;
    const isOpen = lastChild !== null && missing.has(lastChild.type.id);
    if (isOpen && to === offset && from < offset) return context.lineIndent(from) + context.unit;
  }
  return undefined;
});
