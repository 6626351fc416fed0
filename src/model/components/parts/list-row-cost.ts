/** Decides which entries of a list are drawn as app rows, and what these cost. */
import type { AstNode } from "../../../language/ast/node.js";
import { textOf, type Value } from "../../../language/ast/value.js";
import { isObject, rowKeys } from "./items.js";
import { boxesOfMarks } from "./marked-text.js";

/** The keys that turn entries into rows. */
const rowWords = Object.keys(rowKeys) as (keyof typeof rowKeys)[];

/** Boxes of a control in both its states. */
const control = 5;

/** Maximum boxes of each other part; the boxes of any entry already include its hint. */
const boxesOf = { hint: 0, value: 1, avatar: 2, chevron: 1, checked: 0, switch: 0 } as const;

/** The boxes for the parts that an entry mentions, in addition to those of any entry. */
export function boxesOfRow(mentions: (word: string) => boolean): number {
  // A switch replaces the checkbox.
  const hasControl = mentions("checked") || mentions("switch");
  return rowWords.reduce(
    (sum, word) => sum + (mentions(word) ? boxesOf[word] : 0),
    hasControl ? control : 0,
  );
}

/** Whether a value in a list is drawn as a row. */
export function isRowValue(value: Value): boolean {
  if (!isObject(value)) return false;
  if (rowWords.some((word) => value[word] !== undefined)) return true;
  return Array.isArray(value.items) && value.items.some(isRowValue);
}

/** Whether an element in a list is drawn as a row, or contains one. */
export function isRowNode({ attributes, modifiers, children = [] }: AstNode): boolean {
  if (rowWords.some((word) => attributes?.[word] !== undefined)) return true;
  return (
    modifiers?.some((word) => rowWords.some((known) => known === word)) === true ||
    children.some(isRowNode)
  );
}

/** Boxes of the rows in a list; one such value turns all of them into rows. */
export function boxesOfRows(items: readonly Value[]): number {
  return items.some(isRowValue) ? boxesIn(items) : 0;
}

function boxesIn(items: readonly Value[]): number {
  return items.reduce<number>((boxes, item) => {
    if (!isObject(item)) return boxes;
    const own = boxesOfRow((word) => item[word] !== undefined);
    const marks = boxesOfMarks(textOf(item.value ?? "") ?? "");
    return boxes + own + marks + (Array.isArray(item.items) ? boxesIn(item.items) : 0);
  }, 0);
}
