/** Computes the maximum cost of drawing code. */
import type { CostSubject, OwnCost } from "../../../define/cost.js";
import { mostPieces } from "./most-pieces.js";

/** A row for each line with its number, and pieces, each of which begins or ends with a word or sign. */
export function codeCost(element: CostSubject): OwnCost {
  const { label } = element;
  const lines = label.split(/\r\n?|\n/).length;
  const words = label.match(/\w+|[^\w\s]+/g)?.length ?? 0;
  // A tab is drawn as spaces.
  const tabs = label.split("\t").length - 1;
  return {
    boxes: 9 + lines * (element.mentions("numbers") ? 5 : 3) + Math.min(2 * words, mostPieces),
    output: 16 * tabs,
  };
}
