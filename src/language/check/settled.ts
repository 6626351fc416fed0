/** Tells what is wrong with a source that is still being written from what its next words may put right. */
import type { Element } from "../ast/element.js";
import { entryOf } from "../diagnostics/codes.js";
import type { Diagnostic, Place } from "../diagnostics/diagnostic.js";

/**
 * The diagnostics that stay whatever follows: not those of the element that is being written, nor those that say
 * what an open block or a later part of the source still lacks.
 *
 * @param elements - all elements of the source, its open end closed
 * @param end - where what is written ends
 * @param sourceId - names the source where several are read
 */
export function settledDiagnostics(
  diagnostics: readonly Diagnostic[],
  elements: readonly Element[],
  end: number,
  sourceId?: string,
): Diagnostic[] {
  const { from: open, heads } = findOpen(elements, end);
  return diagnostics.filter(({ code, source, from, to }) => {
    const { mayResolve } = entryOf(code);
    if (mayResolve === "source") return false;
    if (source !== sourceId) return true;
    if (from >= open || to > open) return false;
    const around = heads.find((head) => head.from <= from && to <= head.to);
    if (around === undefined) return true;
    return mayResolve === undefined && !(from === around.from && to === around.wordTo);
  });
}

/** What comes before the block of an element. */
interface Head extends Place {
  /** Where the word ends that it starts with. */
  wordTo: number;
}

/** Where the element starts that is being written, and the heads of those whose blocks are open around it. */
function findOpen(elements: readonly Element[], end: number): { from: number; heads: Head[] } {
  const heads: Head[] = [];
  let last = elements.at(-1);
  while (last?.block) {
    const { open, close = end, elements: inside } = last.block;
    if (close < end) return { from: end, heads };
    heads.push({ from: last.wordFrom, to: open, wordTo: last.wordTo });
    last = inside.at(-1);
  }
  return { from: last?.from ?? end, heads };
}
