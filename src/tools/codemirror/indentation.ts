/** Indents a new line at the end of a text in which brackets are still open. */
import { indentService, syntaxTree } from "@codemirror/language";
import type { Extension } from "@codemirror/state";
import type { SyntaxNode } from "@lezer/common";
import * as term from "../../language/syntax/parser.terms.js";

/** The nodes that end unclosed brackets; CodeMirror would look for error nodes, which the language does not have. */
const missing = new Set<number>([
  term.MissingClose,
  term.MissingObjectClose,
  term.MissingListClose,
  term.MissingCallClose,
]);

/** One level more than the line of the innermost open bracket; everywhere else, the tree determines the indentation. */
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
