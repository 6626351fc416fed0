/** Makes paths of pictures in imported files relative to the expanded source, by which pictures are looked up. */
import type { Element } from "../ast/element.js";
import type { Literal } from "../ast/value.js";
import type { Expansion } from "./expansion.js";

/** Rewrites the picture path of an element from an imported file. */
export function placePicture(element: Element, { options }: Pick<Expansion, "options">): void {
  const { label } = element.component ?? {};
  if (!label?.isPicture) return;
  const placed = (literal: Literal): Literal => {
    const { value, writtenIn } = literal;
    if (writtenIn === undefined || typeof value !== "string" || value === "") return literal;
    return { ...literal, value: options.pathFrom(value, writtenIn) };
  };
  if (element.label) element.label = placed(element.label);
  element.attributes = element.attributes.map((clause) =>
    clause.value && label.twins.includes(clause.name)
      ? { ...clause, value: placed(clause.value) }
      : clause,
  );
}
