/** Decides whether an entry of a list has a background, so that all entries need padding beside their text. */
import type { AstNode } from "../../../language/ast/node.js";
import type { Value } from "../../../language/ast/value.js";
import { isObject } from "./items.js";

/** Whether a value in a list, or one nested in it, is active. */
export function isActiveValue(value: Value): boolean {
  if (!isObject(value)) return false;
  return value.active === true || (Array.isArray(value.items) && value.items.some(isActiveValue));
}

/** Whether an element in a list, or one nested in it, is active. */
export function isActiveNode({ attributes, modifiers, children = [] }: AstNode): boolean {
  const isActive = attributes?.active === true || modifiers?.includes("active") === true;
  return isActive || children.some(isActiveNode);
}
