/** Runs the parser step by step, so that work which must not take long can be bounded. */
import type { Tree, TreeFragment } from "@lezer/common";
import type { LRParser } from "@lezer/lr";

/** Ends work that takes more steps than it may. */
class TooManySteps extends Error {}

let stepsLeft = Number.POSITIVE_INFINITY;

/**
 * The tree of a text, as the parser itself makes it.
 *
 * @param fragments - what can be reused of earlier trees
 */
export function parseBySteps(
  parser: LRParser,
  source: string,
  fragments?: readonly TreeFragment[],
): Tree {
  const parse = parser.startParse(source, fragments);
  for (;;) {
    if (stepsLeft-- <= 0) throw new TooManySteps();
    const tree = parse.advance();
    if (tree) return tree;
  }
}

/**
 * The result of work that parses; undefined if all of its parsing takes more steps than this. A clean source is
 * read without the parser, one with a few mistakes takes a step or two for each of its characters, and one of nothing
 * but mistakes some twenty.
 */
export function withinSteps<T>(most: number, work: () => T): T | undefined {
  const before = stepsLeft;
  stepsLeft = most;
  try {
    return work();
  } catch (error) {
    if (error instanceof TooManySteps) return undefined;
    throw error;
  } finally {
    stepsLeft = before;
  }
}
