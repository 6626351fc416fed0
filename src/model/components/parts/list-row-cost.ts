/** Says which entries of a list ask for rows of an app, and what these take. */
import type { AstNode } from "../../../language/ast/node.js";
import { textOf, type Value } from "../../../language/ast/value.js";
import { isObject, rowKeys } from "./items.js";
import { boxesOfMarks } from "./marked-text.js";

/** The keys that make rows of entries. */
export const rowWords: readonly string[] = Object.keys(rowKeys);

/** Boxes of a row besides those of any entry, at most. */
export const boxesOfRow = 14;

/** Whether a value of a list asks for a row. */
export function isRowValue(value: Value): boolean {
  if (!isObject(value)) return false;
  if (rowWords.some((word) => value[word] !== undefined)) return true;
  return Array.isArray(value.items) && value.items.some(isRowValue);
}

/** Whether an element of a list asks for a row, or has one in it. */
export function isRowNode({ attributes, modifiers, children = [] }: AstNode): boolean {
  if (rowWords.some((word) => attributes?.[word] !== undefined)) return true;
  return modifiers?.some((word) => rowWords.includes(word)) === true || children.some(isRowNode);
}

/** Boxes of the rows that values of a list ask for; one of them makes rows of all. */
export function boxesOfRows(items: readonly Value[]): number {
  return items.some(isRowValue) ? boxesIn(items) : 0;
}

function boxesIn(items: readonly Value[]): number {
  return items.reduce<number>((boxes, item) => {
    if (!isObject(item)) return boxes + boxesOfRow;
    const marks = boxesOfMarks(textOf(item.value ?? "") ?? "");
    return boxes + boxesOfRow + marks + (Array.isArray(item.items) ? boxesIn(item.items) : 0);
  }, 0);
}
