/** Computes the cost of a tree: its entries and their children, however they are written. */
import type { Value } from "../../../language/ast/value.js";
import type { CostSubject, OwnCost } from "../../define/cost.js";
import { isObject, writtenLabel } from "./items.js";
import { joinedBranches } from "./joined-branches.js";
import { boxesOfMarks } from "./marked-text.js";

/** Boxes of an entry, and additional ones if it has children. */
const ofEntry = 4;
const ofBranch = 8;

/** The cost of drawing a tree; for items in its block, only the part in addition to their own boxes. */
export function treeCost({ items, parts }: CostSubject): OwnCost {
  return { boxes: 2 + ofValues(joinedBranches(items)) + ofParts(parts), more: 3 };
}

function ofValues(values: readonly Value[]): number {
  let boxes = 0;
  for (const value of values) {
    boxes += ofEntry + boxesOfMarks(writtenLabel(value));
    const below = isObject(value) && value.items;
    if (Array.isArray(below) && below.length > 0) boxes += ofBranch + ofValues(below);
  }
  return boxes;
}

function ofParts(parts: readonly CostSubject[]): number {
  let boxes = 0;
  for (const part of parts) if (part.parts.length > 0) boxes += ofBranch + ofParts(part.parts);
  return boxes;
}
