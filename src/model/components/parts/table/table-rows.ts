/** Converts the content of a table to its rows, and reads the settings of its columns. */
import type { AstNode } from "../../../../language/ast/node.js";
import type { Value } from "../../../../language/ast/value.js";
import { boolean, choice, text } from "../../../define/attributes.js";
import type { AttributeMap } from "../../../define/component.js";
import { isObject, writtenLabel } from "../items.js";

/** The alignment of the text in a cell. */
export type CellAlign = (typeof cellAligns)[number];

/** The alignments. */
export const cellAligns = ["left", "center", "right"] as const;

/** Keys of an object in the header row. */
export const columnKeys = {
  label: text("Name of the column"),
  mono: boolean("Sets its cells in letters of one width"),
  align: choice(cellAligns, "Alignment of its cells"),
} satisfies AttributeMap;

/** One row. */
export interface Line {
  cells: readonly (Value | undefined)[];
  isHead: boolean;
  /** Whether it is marked as selected. */
  isSelected?: boolean;
}

/** Number of columns in the widest row. */
export function widthOf(rows: readonly Pick<Line, "cells">[]): number {
  let width = 1;
  for (const { cells } of rows) width = Math.max(width, cells.length);
  return width;
}

/**
 * The rows of the list, beginning with the header row, followed by those of the block; there is only one header row.
 */
export function rowsOf(items: readonly Value[], children: readonly AstNode[]): Line[] {
  const rows: Line[] = [];
  const isNested = items.some(Array.isArray);
  const lists = isNested || items.length === 0 ? items : [items as Value[]];
  for (const [at, item] of lists.entries()) {
    if (item === "...") for (const each of moreLines()) rows.push(each);
    else rows.push({ cells: Array.isArray(item) ? item : [item], isHead: at === 0 });
  }
  const names: Value[] = [];
  for (const child of children) {
    const { type, items: cells = [] } = child;
    if (type === "Columns") for (const item of cells) names.push(item);
    else if (type === "Row") for (const row of rowsOfList(child)) rows.push(row);
    else if (type === "More") for (const each of moreLines()) rows.push(each);
  }
  if (names.length > 0 && !rows[0]?.isHead) rows.unshift({ cells: names, isHead: true });
  const [head, ...bodies] = rows;
  const isKnown = bodies.some(({ cells }) => cells.length > 0);
  return head && isKnown && isBlankHead(head) ? bodies : rows;
}

/** The rows of an element: one, or several if all items of its list are lists. */
function rowsOfList(element: AstNode): Line[] {
  const { items = [] } = element;
  const lists = items.length > 0 && items.every(Array.isArray) ? (items as Value[][]) : [items];
  return lists.map((cells) => ({ cells, isHead: false, isSelected: isSelected(element) }));
}

/** Whether a row is marked as selected. */
function isSelected({ attributes, modifiers }: AstNode): boolean {
  const said = attributes?.selected;
  return modifiers?.includes("selected") === true || said === true || said === "true";
}

/** Whether a row is a header row without any text. */
function isBlankHead({ cells, isHead }: Line): boolean {
  return isHead && cells.every((cell) => cell === undefined || writtenLabel(cell).trim() === "");
}

/** Rows without cells, drawn as gray bars. */
function moreLines(): Line[] {
  return Array.from({ length: 3 }, () => ({ cells: [], isHead: false }));
}

/** The settings of a column in the header row, besides its name. */
export interface ColumnLook {
  mono: boolean;
  align: CellAlign | undefined;
}

/** The settings in the objects of the header row, by column. */
export function columnLooks(rows: readonly Line[], width: number): ColumnLook[] {
  const head = rows[0]?.isHead ? rows[0].cells : [];
  return Array.from({ length: width }, (_, index) => {
    const cell = head[index];
    const said = cell !== undefined && isObject(cell) ? cell : {};
    return {
      mono: columnKeys.mono.kind.read(said.mono ?? false) === true,
      align: said.align === undefined ? undefined : columnKeys.align.kind.read(said.align),
    };
  });
}
