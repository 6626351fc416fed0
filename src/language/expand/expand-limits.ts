/** Says how much may be written out. */

/** How much may be written out. */
export interface ExpandLimits {
  /** Elements in repeats, times copies; a use is one. */
  readonly repeats: number;
  /** Elements of the whole document. */
  readonly elements: number;
  /** Uses within uses. */
  readonly uses: number;
  /** Turns of repeats, uses and slots, whatever they write out. */
  readonly turns: number;
  /** Elements within elements. */
  readonly depth: number;
  /** What values come to: characters that names stand for, and values in lists and records. */
  readonly values: number;
}

/** Turns of repeats, uses and slots for each element that there may be: most write something out. */
const turnsOfElement = 5;

/** Characters of values for each that may be drawn: values are handed from use to use. */
const timesOfText = 10;

/** All limits, from those that can be set. */
export function expandLimits(set: {
  readonly repeats: number;
  readonly elements: number;
  readonly text: number;
}): ExpandLimits {
  const { repeats, elements, text } = set;
  const turns = turnsOfElement * elements;
  return { repeats, elements, turns, values: timesOfText * text, uses: 50, depth: 200 };
}
