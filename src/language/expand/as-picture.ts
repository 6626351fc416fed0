/** Turns elements expanded for prototypes into those that pictures show. */
import type { AttributeClause, Element } from "../ast/element.js";
import { hidden } from "./states.js";

/** The elements without those that only prototypes need. */
export function asPicture(elements: readonly Element[]): Element[] {
  return elements.filter(isSeen).map((element) => {
    const { attributes, block } = element;
    return {
      ...element,
      attributes: attributes.some(isLive) ? attributes.filter((each) => !isLive(each)) : attributes,
      block: block && { ...block, elements: asPicture(block.elements) },
    };
  });
}

/** Whether no guard hides it initially. */
function isSeen({ attributes, modifiers }: Element): boolean {
  const isGuarded = attributes.some((clause) => clause.isLive && clause.name === "visibleWhen");
  return !isGuarded || modifiers.every(({ word }) => word !== hidden);
}

function isLive({ isLive = false }: AttributeClause): boolean {
  return isLive;
}
