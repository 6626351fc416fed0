/** Finds the elements to format for a range of a source. */
import type { SourceText } from "../../../base/text/source-text.js";
import type { Element } from "../../../language/ast/element.js";
import type { Place } from "../../../language/diagnostics/diagnostic.js";

/** Consecutive elements of a block. */
export interface ChosenElements {
  /** All elements of the block. */
  siblings: readonly Element[];
  /** The index of the first. */
  first: number;
  /** The index of the last. */
  last: number;
  /** The offset after the brace of the block; 0 at the top level. */
  start: number;
}

/**
 * The elements that a range touches, in the innermost block of several lines that contains the range; undefined if
 * there are none.
 */
export function chooseElements(
  elements: readonly Element[],
  { from, to }: Place,
  text: SourceText,
): ChosenElements | undefined {
  let siblings = elements;
  let start = 0;
  for (;;) {
    const first = siblings.findIndex((each) => each.to >= from && each.from <= to);
    if (first < 0) return undefined;
    const last = siblings.findLastIndex((each) => each.to >= from && each.from <= to);
    const block = first === last ? siblings[first]!.block : undefined;
    const { open, close = 0, elements: inner = [] } = block ?? { open: 0 };
    const isInside = block !== undefined && open < from && to <= close;
    const isOneLine = text.locate(open).line === text.locate(close).line;
    const isTouched = inner.some((each) => each.to >= from && each.from <= to);
    if (!isInside || isOneLine || !isTouched) return { siblings, first, last, start };
    siblings = inner;
    start = open + 1;
  }
}
