/** Measures values, to bound the replacement of names in texts and lists. */
import type { Literal } from "../ast/value.js";

/** Size of an entry of a list or record besides its value, because it is copied, checked and drawn. */
const sizeOfEntry = 10;

/** Maximum nesting of lists and records. */
const deepest = 300;

interface Extent {
  readonly size: number;
  readonly depth: number;
}

/** A cache: lists and records are shared by everything that they are passed to. */
const known = new WeakMap<Literal, Extent>();

/** The number of characters of a text, plus more for each entry of a list; infinite for values that are too deep. */
export function sizeOf(literal: Literal): number {
  return extentOf(literal).size;
}

function extentOf(literal: Literal): Extent {
  const { value, items, properties } = literal;
  if (!items && !properties) {
    return { size: typeof value === "string" ? value.length + 1 : 1, depth: 0 };
  }
  const told = known.get(literal);
  if (told) return told;
  let size = sizeOfEntry;
  let depth = 0;
  const add = (entry: Literal): void => {
    const extent = extentOf(entry);
    size += sizeOfEntry + extent.size;
    depth = Math.max(depth, extent.depth + 1);
  };
  for (const item of items ?? []) add(item);
  for (const property of properties ?? []) add(property.value);
  const extent = { size: depth > deepest ? Number.POSITIVE_INFINITY : size, depth };
  known.set(literal, extent);
  return extent;
}
