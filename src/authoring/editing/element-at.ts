/** Finds the elements around an offset. */
import type { Element } from "../../language/ast/element.js";

/** The position of an offset among the elements of a source. */
export interface Standing {
  /** The element whose block it is in. */
  parent: Element | undefined;
  /** The last element of that block that starts before it. */
  before: Element | undefined;
  /** The elements of that block. */
  siblings: readonly Element[];
}

/** The position of an offset in the innermost block around it. */
export function standingAt(elements: readonly Element[], offset: number): Standing {
  let parent: Element | undefined;
  let siblings = elements;
  for (;;) {
    const at = lastBefore(siblings, offset);
    const before = siblings[at];
    const block = before?.block;
    // An unclosed block extends to the next element.
    const end = block?.close ?? siblings[at + 1]?.from ?? Number.POSITIVE_INFINITY;
    if (!before || !block || block.open >= offset || end < offset) {
      return { parent, before, siblings };
    }
    parent = before;
    siblings = block.elements;
  }
}

/** The elements that contain an offset, outermost first. */
export function elementsAt(elements: readonly Element[], offset: number): Element[] {
  const found: Element[] = [];
  let inside: readonly Element[] = elements;
  for (;;) {
    // If two elements touch, the offset belongs to the second.
    const at = lastBefore(inside, offset + 1);
    const element = inside[at];
    if (!element || element.to < offset) return found;
    found.push(element);
    inside = element.block?.elements ?? [];
  }
}

/** Index of the last element that starts before an offset; -1 if there is none. */
function lastBefore(elements: readonly Element[], offset: number): number {
  let low = 0;
  let high = elements.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (elements[middle]!.from < offset) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
