/** Converts measures to px; percentages depend on the size of the board. */
import { isUnitValue } from "../../language/ast/value.js";
import { longestLength } from "../../model/box/geometry.js";
import type { Measure } from "../../model/define/attributes.js";
import type { LowerContext } from "../../model/define/component.js";
import { undeclaredHeight } from "./common-style.js";

/** px of a length, limited to the largest picture; percentages are of the board's width. */
export function lengthPx(measure: Measure, board: LowerContext["board"]): number {
  return withinPicture(unbounded(measure, board));
}

/** A length, limited to the largest picture. */
export function withinPicture(px: number): number {
  return Math.min(longestLength, Math.max(-longestLength, px));
}

function unbounded(measure: Measure, board: LowerContext["board"]): number {
  if (!isUnitValue(measure)) return measure;
  const { value, unit } = measure;
  const perUnit = {
    px: 1,
    em: 16,
    rem: 16,
    "%": board.width / 100,
    vw: board.width / 100,
    vh: (board.height ?? undeclaredHeight) / 100,
  };
  return value * perUnit[unit];
}
