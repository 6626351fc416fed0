/** Says where a source has a missing or extra brace, and makes a second reading follow it. */
import { ContextTracker, ExternalTokenizer } from "@lezer/lr";
import {
  BlockClose,
  BlockOpen,
  ExtraClose,
  MissingClose,
  MissingObjectClose,
  MissingOpen,
} from "./parser.terms.js";

/** Where a source has a missing or extra brace; offsets into the text. */
export interface BracePlan {
  /** Offset of a token before which blocks end, with the depth of braces that is left there. */
  closes: ReadonlyMap<number, number>;
  /** Offset at which a block starts without a brace, with the depth of braces before it. */
  opens: ReadonlyMap<number, number>;
  /** Offsets of braces that close nothing. */
  extra: ReadonlySet<number>;
}

/** Counts the braces that are open; the plan of a second reading says what to do at which depth. */
export const braceDepth = new ContextTracker<number>({
  start: 0,
  shift(depth, token) {
    switch (token) {
      case BlockOpen:
      case MissingOpen:
        return depth + 1;
      case BlockClose:
      case MissingClose:
      case MissingObjectClose:
        return depth - 1;
      default:
        return depth;
    }
  },
  hash: (depth) => depth,
});

/**
 * The braces of a second reading, in which a plan says where they are missing or extra. They depend
 * on the depth alone, since the parser may ask for the same token several times.
 */
export function createPlannedBraces(plan: BracePlan): ExternalTokenizer {
  return new ExternalTokenizer(
    (input, stack) => {
      const depth = stack.context as number;
      const left = plan.closes.get(input.pos);
      const closes = input.next < 0 || (left !== undefined && depth > left);
      if (closes && stack.canShift(MissingClose)) {
        input.acceptToken(MissingClose);
      } else if (plan.opens.get(input.pos) === depth && stack.canShift(MissingOpen)) {
        input.acceptToken(MissingOpen);
      } else if (plan.extra.has(input.pos) && stack.canShift(ExtraClose)) {
        input.acceptToken(ExtraClose, 1);
      }
    },
    { contextual: true },
  );
}
