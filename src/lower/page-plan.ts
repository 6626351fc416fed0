/** What must be known of a page before it is drawn: its numbers, and whether panels are beside it. */
import type { AstNode } from "../ast/node.js";
import type { Component } from "../define/component.js";
import type { Identifiers } from "../define/identifiers.js";
import { hasModifier, readElement, readValues } from "../define/read-element.js";
import type { ComponentVocabulary } from "../define/vocabulary.js";

/** The plan of one page. */
export interface PagePlan {
  /** Id of the page. */
  pageId: string;
  /** Ids of the annotations by number. */
  notes: ReadonlyMap<number, string>;
  /** Colors of the markers by number, as written. */
  colors: ReadonlyMap<number, string>;
  /** Whether a panel is beside the board. */
  hasBeside: boolean;
}

/** Looks through a page; annotations that markers may lead to get ids. */
export function planPage(
  page: AstNode,
  vocabulary: ComponentVocabulary,
  ids: Identifiers,
): PagePlan {
  const notes = new Map<number, string>();
  const colors = new Map<number, string>();
  let hasBeside = false;
  const visit = (node: AstNode, parent: Component | undefined): void => {
    const component = vocabulary.componentOfType(node.type)?.within(parent);
    if (component && !hasModifier(node, "hidden")) {
      const layer = component.layer?.(readElement(node, component, {}));
      if (layer?.at === "aside" && layer.place === "beside") hasBeside = true;
      note(node, component);
    }
    for (const child of node.children ?? []) visit(child, component);
  };
  const note = (node: AstNode, component: Component): void => {
    const { number } = node;
    if (number === undefined) return;
    if (component.countsAs === "annotation" && !notes.has(number)) {
      notes.set(number, ids.give(node, `annotation-${number}`));
    }
    if (component.countsAs === "marker" && !colors.has(number)) {
      const { color } = readValues(node, component);
      if (typeof color === "string") colors.set(number, color);
    }
  };
  visit(page, undefined);
  return { pageId: ids.give(page, "page"), notes, colors, hasBeside };
}
