/** Says where a source has a missing or extra brace, and makes a second reading follow it. */
import { ExternalTokenizer } from "@lezer/lr";
import { bracesAt, isFull } from "./bracket-depth.js";
import { ExtraClose, MissingClose, MissingOpen } from "./parser.terms.js";

/** Where a source has a missing or extra brace; offsets into the text. */
export interface BracePlan {
  /** Offset of a token before which blocks end, with the depth of braces that is left there. */
  closes: ReadonlyMap<number, number>;
  /** Offset at which a block starts without a brace, with the depth of braces before it. */
  opens: ReadonlyMap<number, number>;
  /** Offsets of braces that close nothing. */
  extra: ReadonlySet<number>;
}

/**
 * The braces of a second reading, in which a plan says where they are missing or extra. They depend
 * on the depth alone, since the parser may ask for the same token several times.
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
