/** Computes the maximum cost of a gantt chart: its lines, including those of nested tasks. */
import type { Value } from "../../../../language/ast/value.js";
import type { CostSubject, OwnCost } from "../../../define/cost.js";
import { isObject } from "../items.js";

/** Boxes of a line: its name and frame, its columns, a bar with its progress, the current time. */
const perLine = 10;

/** Bytes of the lines between columns. */
const perColumn = 60;

/** The cost of drawing a gantt chart, including the elements in its block. */
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
    boxes: 11 + 2 * count + perLine * lines,
    cells: 2 + lines,
    output: lines * perColumn * 60,
    coversBlock: true,
  };
}
