/** Says whether one of the entries of a list has a ground, so that all of them need room beside their words. */
import type { AstNode } from "../../../language/ast/node.js";
import type { Value } from "../../../language/ast/value.js";
import { isObject } from "./items.js";

/** Whether a value of a list, or one in it, is the active one. */
export function isActiveValue(value: Value): boolean {
  if (!isObject(value)) return false;
  return value.active === true || (Array.isArray(value.items) && value.items.some(isActiveValue));
}

/** Whether an element of a list, or one in it, is the active one. */
export function isActiveNode({ attributes, modifiers, children = [] }: AstNode): boolean {
  const isActive = attributes?.active === true || modifiers?.includes("active") === true;
  return isActive || children.some(isActiveNode);
}
