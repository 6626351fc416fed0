/** The attributes of a gantt chart and its items: start, end and progress. */
import { list } from "../../../define/attributes.js";
import type { AttributeMap } from "../../../define/component.js";
import { number } from "../../../define/measures.js";

/** The span of a task in columns: 1 is the edge between the first and second column. */
export const taskAttributes = {
  from: number({ min: 0 }, "Where it begins: the edge of a column, 0 for the first"),
  to: number({ min: 0 }, "Where it ends: the edge of a column"),
  progress: number({ min: 0, max: 100 }, "Percent that is done"),
  at: number({ min: 0 }, "Edge of a column at which it is, as a milestone"),
} satisfies AttributeMap;

/** Attributes of a gantt chart. */
export const ganttAttributes = {
  columns: list("Labels of the columns"),
  now: number({ min: 0 }, "Where the present is: a line at this edge, or between two"),
} satisfies AttributeMap;
