/** Says how large a value is, so that names can be replaced without end neither in texts nor in lists. */
import type { Literal } from "../ast/value.js";

/** What an entry of a list or record counts besides its value: it is copied, checked and drawn. */
const sizeOfEntry = 10;

/** How deep lists and records may be in each other. */
const deepest = 300;

interface Extent {
  readonly size: number;
  readonly depth: number;
}

/** Lists and records are shared by all that they are handed to. */
const known = new WeakMap<Literal, Extent>();

/** The characters of a text; more for each entry of a list; without end for what is too deep to be read. */
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
