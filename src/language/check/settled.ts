/** Separates definite problems in an unfinished source from those that its next words may resolve. */
import type { Element } from "../ast/element.js";
import { entryOf } from "../diagnostics/codes.js";
import type { Diagnostic, Place } from "../diagnostics/diagnostic.js";

/**
 * The diagnostics that remain whatever follows. Leaves out those about the element that is being written, and those
 * about something that an open block or a later part of the source may still provide.
 *
 * @param elements - all elements of the source, with its open end closed
 * @param end - the end of the written text
 * @param sourceId - names the source if several are read
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

/** The part of an element before its block. */
interface Head extends Place {
  /** The end of its first word. */
  wordTo: number;
}

/** The start of the element that is being written, and the heads of the elements whose blocks are open around it. */
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
