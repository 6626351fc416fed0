/** Finds the ranges around an offset that an editor selects step by step. */
import type { SyntaxNode } from "@lezer/common";
import type { Place } from "../../language/diagnostics/diagnostic.js";
import * as term from "../../language/syntax/parser.terms.js";
import { elementsAt } from "./element-at.js";
import type { LanguageDocument } from "./language-document.js";

/** The ranges around an offset, the innermost first. */
export function selectionRanges(
  { tree, analysis, text }: LanguageDocument,
  offset: number,
): Place[] {
  const found: Place[] = [];
  const add = (from: number, to: number): void => {
    if (from < to) found.push({ from, to });
  };
  const quoted = new Set<number>([term.String, term.CurlyString]);
  // A caret at the end of a word or between two words may mean either.
  for (const side of [-1, 1] as const) {
    for (let node: SyntaxNode | null = tree.resolveInner(offset, side); node; node = node.parent) {
      const { from, to, type } = node;
      if (type.isSkipped && node.type.id === 0) continue;
      if (quoted.has(type.id) || type.id === term.Block || type.id === term.List) {
        add(from + 1, to - 1);
      }
      add(from, to);
    }
  }
  for (const { from, to, block, attributes } of elementsAt(analysis.elements.elements, offset)) {
    for (const clause of attributes) add(clause.from, clause.to);
    if (block) add(from, block.open);
    add(from, to);
  }
  add(0, text.length);
  const around = found.filter(({ from, to }) => from <= offset && offset <= to);
  around.sort((a, b) => a.to - a.from - (b.to - b.from));
  // Each range must contain the previous one.
  const nested: Place[] = [];
  for (const range of around) {
    const last = nested.at(-1);
    const contains = !last || (range.from <= last.from && range.to >= last.to);
    const isLarger = !last || range.to - range.from > last.to - last.from;
    if (contains && isLarger) nested.push(range);
  }
  return nested;
}
