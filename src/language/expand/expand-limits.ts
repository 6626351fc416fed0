/** The limits of an expansion. */

/** How much may be expanded. */
export interface ExpandLimits {
  /** Elements in repeats, times copies; a use counts as one. */
  readonly repeats: number;
  /** Elements of the whole document. */
  readonly elements: number;
  /** Uses within uses. */
  readonly uses: number;
  /** Iterations of repeats, uses and slots, whatever they produce. */
  readonly turns: number;
  /** Elements within elements. */
  readonly depth: number;
  /** Elements that are looked at, whether they are drawn or not, and parts of large ones. */
  readonly looks: number;
  /** Total size of values: characters that replace names, and values in lists and records. */
  readonly values: number;
  /** Whether these are what is left for the sources of a run. */
  readonly isOfRun?: true;
}

/** Iterations of repeats, uses and slots per allowed element; most of them produce something. */
const turnsOfElement = 5;

/**
 * Number of elements per allowed element that may be looked at: those that a variant hides count for nothing else, and a
 * page may have thousands of both.
 */
const looksOfElement = 50;

/** Number that may be looked at besides, however few elements are allowed: for each allowed repeat, up to a maximum. */
const looksOfRepeat = 20;
const mostBesides = 20_000;

/** Characters of values per character that may be drawn; values are passed on from use to use. */
const timesOfText = 10;

/** All limits, derived from those that can be set. */
export function expandLimits(set: {
  readonly repeats: number;
  readonly elements: number;
  readonly text: number;
}): ExpandLimits {
  const { repeats, elements, text } = set;
  const turns = turnsOfElement * elements;
  const looks = looksWithin({ repeats, elements });
  return { repeats, elements, turns, looks, values: timesOfText * text, uses: 50, depth: 200 };
}

/** How many elements may be looked at with other limits. */
export function looksWithin({
  repeats,
  elements,
}: Pick<ExpandLimits, "repeats" | "elements">): number {
  return Math.min(mostBesides, looksOfRepeat * repeats) + looksOfElement * elements;
}
