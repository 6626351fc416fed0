/** Reads an attribute as a number, for comparison with others. */
import type { Element } from "../../../language/ast/element.js";
import type { Literal } from "../../../language/ast/value.js";

/** A number and its place. */
export interface GivenNumber {
  readonly value: number;
  /** Undefined if it is the default. */
  readonly place: Literal | undefined;
}

/** The number of an attribute, else its default; undefined if the given value is not a number. */
export function givenNumber(
  element: Element,
  name: string,
  preset?: number,
): GivenNumber | undefined {
  const place = element.attributes.findLast((clause) => clause.name === name)?.value;
  const value = place ? place.value : preset;
  return typeof value === "number" ? { value, place } : undefined;
}
