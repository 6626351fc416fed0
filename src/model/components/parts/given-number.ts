/** Turns an attribute into the number that a check compares with others. */
import type { Element } from "../../../language/ast/element.js";
import type { Literal } from "../../../language/ast/value.js";

/** A number, and where it was written. */
export interface GivenNumber {
  readonly value: number;
  /** Undefined where it is the default. */
  readonly place: Literal | undefined;
}

/** The number of an attribute, else its default; undefined where what was written is no number. */
export function givenNumber(
  element: Element,
  name: string,
  preset?: number,
): GivenNumber | undefined {
  const place = element.attributes.findLast((clause) => clause.name === name)?.value;
  const value = place ? place.value : preset;
  return typeof value === "number" ? { value, place } : undefined;
}
