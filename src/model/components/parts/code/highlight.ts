/** Reads the numbers of highlighted lines. */
import type { Value } from "../../../../language/ast/value.js";
import { kindProblem } from "../../../../language/ast/value-problem.js";
import type { AttributeDefinition } from "../../../define/attributes.js";

/** The first and last of consecutive lines. */
type Range = readonly [first: number, last: number];

const describes = 'a line, a list of lines, or ranges such as "2-4"';

/** The highlighted lines. */
export const highlightAttribute: AttributeDefinition<readonly Range[]> = {
  docs: 'Lines that stand out, counted from 1: `[2, 4]`, or a range such as `"2-4"`',
  kind: {
    kind: "list",
    describes,
    check: (literal, name) =>
      rangesOf(literal.value) === undefined ? kindProblem(literal, name, describes) : undefined,
    read: rangesOf,
  },
};

/** The lines in a value; undefined if it is invalid. */
export function rangesOf(value: Value): Range[] | undefined {
  const ranges = (Array.isArray(value) ? value : [value]).map(rangeOf);
  return ranges.every((range) => range !== undefined) ? ranges : undefined;
}

function rangeOf(value: Value): Range | undefined {
  const [, first, last = first] =
    /^\s*(\d{1,9})(?:\s*[-–]\s*(\d{1,9}))?\s*$/.exec(String(value)) ?? [];
  const range = [Number(first), Number(last)] as const;
  return range[0] >= 1 && range[1] >= range[0] ? range : undefined;
}

/** The numbers of lines that exist. */
export function linesIn(ranges: readonly Range[], count: number): Set<number> {
  const found = new Set<number>();
  for (const [first, last] of ranges) {
    for (let line = first; line <= Math.min(last, count); line++) found.add(line);
  }
  return found;
}
