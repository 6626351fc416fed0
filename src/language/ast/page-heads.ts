/** Reduces the elements of a source to those that decide which pages it has, and what these are called. */
import type { Element } from "./element.js";
import { topLevelForms } from "./form.js";

/** The elements of a source without what is in its pages and layouts; the given ones stay as they are. */
export function pageHeads(elements: readonly Element[]): Element[] {
  // What stands outside of pages may be a use of a component, which may be of pages.
  const isLoose = elements.some((element) => !isPage(element) && !isDefinition(element));
  return elements.map((element) =>
    isLoose && !isPage(element) && element.form?.kind !== "layout" ? element : withoutBody(element),
  );
}

function isPage({ component }: Element): boolean {
  return component?.root === true;
}

function isDefinition({ form }: Element): boolean {
  return form !== undefined && topLevelForms.has(form.kind);
}

function withoutBody(element: Element): Element {
  return element.block ? { ...element, block: { ...element.block, elements: [] } } : element;
}
