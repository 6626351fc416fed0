/** Checks which JSON values can be parts of a tree. */
import { isUnitValue, type Value } from "../../ast/value.js";
import { deepestNesting } from "../report-nesting.js";

/** Whether a value is a valid word. */
export function isWord(word: unknown): word is string {
  return typeof word === "string" && /^[A-Za-z_][\w-]*$/.test(word);
}

/** A list of words; undefined for anything else. */
export function wordsOf(list: unknown): string[] | undefined {
  return Array.isArray(list) && list.every(isWord) ? list : undefined;
}

/** Whether a value is an object, but not a list. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether it is a valid attribute value. */
export function isValue(value: unknown): value is Value {
  return isValueAt(value, 0);
}

/** Whether all are valid attribute values. */
export function areValues(values: readonly unknown[]): boolean {
  return values.every(isValue);
}

function isValueAt(value: unknown, depth: number): boolean {
  if (depth > deepestNesting) return false;
  if (typeof value === "string" || typeof value === "boolean") return true;
  if (typeof value === "number") return Number.isFinite(value);
  const areParts = (parts: unknown[]): boolean => parts.every((part) => isValueAt(part, depth + 1));
  if (Array.isArray(value)) return areParts(value);
  return isUnitValue(value) || (isObject(value) && areParts(Object.values(value)));
}
