/** Turns elements that were written out for prototypes into those that pictures show. */
import type { AttributeClause, Element } from "../ast/element.js";
import { hidden } from "./states.js";

/** The elements without what only prototypes know of. */
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

/** Whether no guard hides it at first. */
function isSeen({ attributes, modifiers }: Element): boolean {
  const isGuarded = attributes.some((clause) => clause.isLive && clause.name === "visibleWhen");
  return !isGuarded || modifiers.every(({ word }) => word !== hidden);
}

function isLive({ isLive = false }: AttributeClause): boolean {
  return isLive;
}
