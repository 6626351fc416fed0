/** Turns a page into the direction that it runs in. */
import type { AstNode } from "../ast/node.js";
import type { Value } from "../ast/value.js";
import { type Direction, directionOf } from "../text/right-to-left.js";

/** The direction of the first letter that has one, in the title of a page or in its texts; undefined without any. */
export function pageDirection(node: AstNode): Direction | undefined {
  const own = node.label === undefined ? undefined : directionOf(node.label);
  if (own !== undefined) return own;
  return firstDirection(node.items) ?? firstOf(node.children, pageDirection);
}

function firstDirection(value: Value | undefined): Direction | undefined {
  if (typeof value === "string") return directionOf(value);
  if (typeof value !== "object") return undefined;
  return firstOf(Array.isArray(value) ? value : Object.values(value), firstDirection);
}

function firstOf<T>(
  all: readonly T[] | undefined,
  find: (one: T) => Direction | undefined,
): Direction | undefined {
  for (const one of all ?? []) {
    const found = find(one);
    if (found !== undefined) return found;
  }
  return undefined;
}
