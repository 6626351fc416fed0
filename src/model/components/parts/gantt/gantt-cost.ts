/** Counts what a plan takes at most: its lines, those of tasks in tasks included. */
import type { Value } from "../../../../language/ast/value.js";
import type { CostSubject, OwnCost } from "../../../define/cost.js";
import { isObject } from "../items.js";

/** Boxes of a line: its name and what holds it, its columns, a bar with what is done, the present. */
const perLine = 10;

/** Bytes of the lines between columns. */
const perColumn = 60;

/** What drawing a plan takes, the elements in its block included. */
export function ganttCost(subject: CostSubject): OwnCost {
  let lines = 0;
  const lists: (readonly Value[])[] = [subject.items];
  for (let list = lists.pop(); list !== undefined; list = lists.pop()) {
    lines += list.length;
    for (const item of list) {
      if (isObject(item) && Array.isArray(item.items)) lists.push(item.items);
    }
  }
  const blocks = [subject.parts];
  for (let parts = blocks.pop(); parts !== undefined; parts = blocks.pop()) {
    lines += parts.length;
    for (const part of parts) blocks.push(part.parts);
  }
  const columns = subject.attribute("columns");
  const count = Array.isArray(columns) ? columns.length : 0;
  return {
    boxes: 10 + 2 * count + perLine * lines,
    cells: 2 + lines,
    output: lines * perColumn * 60,
    coversBlock: true,
  };
}
