/** A plan of missing and extra braces, and the context that makes a second reading follow it. */
import { ExternalTokenizer } from "@lezer/lr";
import { bracesAt, isFull } from "./bracket-depth.js";
import { ExtraClose, MissingClose, MissingOpen } from "./parser.terms.js";

/** The missing and extra braces of a source, as offsets. */
export interface BracePlan {
  /** Offsets of tokens before which blocks end, with the depth of braces that remains there. */
  closes: ReadonlyMap<number, number>;
  /** Offsets at which blocks start without a brace, with the depth of braces before them. */
  opens: ReadonlyMap<number, number>;
  /** Offsets of closing braces without an open one. */
  extra: ReadonlySet<number>;
}

/**
 * The braces of a second reading that follows a plan. They depend only on the depth, because the parser may ask for the
 * same token several times.
 */
export function createPlannedBraces(plan: BracePlan): ExternalTokenizer {
  return new ExternalTokenizer(
    (input, stack) => {
      const depth = bracesAt(stack);
      const left = plan.closes.get(input.pos);
      const closes = input.next < 0 || (left !== undefined && depth > left);
      if (closes && stack.canShift(MissingClose)) {
        input.acceptToken(MissingClose);
      } else if (plan.opens.get(input.pos) === depth && stack.canShift(MissingOpen)) {
        if (!isFull(stack)) input.acceptToken(MissingOpen);
      } else if (plan.extra.has(input.pos) && stack.canShift(ExtraClose)) {
        input.acceptToken(ExtraClose, 1);
      }
    },
    { contextual: true },
  );
}
