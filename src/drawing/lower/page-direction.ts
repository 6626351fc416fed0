/** Finds the reading direction of a page. */
import { type Direction, directionOf } from "../../base/text/right-to-left.js";
import type { AstNode } from "../../language/ast/node.js";
import type { Value } from "../../language/ast/value.js";

/**
 * The direction of the first letter that has one, in the title or the texts of a page; undefined if no letter has one.
 */
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
