/** Plans a page before it is drawn: its numbered markers, and the width of panels and notes beside it. */
import type { AstNode } from "../../language/ast/node.js";
import { asideGap, asideWidth } from "../../model/box/canvas.js";
import { type Note, noteRoom } from "../../model/box/note.js";
import type { Component } from "../../model/define/component.js";
import type { Identifiers } from "../../model/define/identifiers.js";
import { hasModifier, readElement, readValues } from "../../model/define/read-element.js";
import type { ComponentVocabulary } from "../../model/define/vocabulary.js";

const none: readonly AstNode[] = [];

/** The plan of one page. */
export interface PagePlan {
  /** Id of the page. */
  pageId: string;
  /** Ids of the annotations by number. */
  notes: ReadonlyMap<number, string>;
  /** Colors of the markers by number, as written in the source. */
  colors: ReadonlyMap<number, string>;
  /** Ids of elements by the ids that they have in the source. */
  named: ReadonlyMap<string, string>;
  /** Width in px of the panels and notes beside the board. */
  beside: number;
}

/** Plans a page; gives ids to annotations that markers may link to. */
export function planPage(
  page: AstNode,
  vocabulary: ComponentVocabulary,
  ids: Identifiers,
): PagePlan {
  const notes = new Map<number, string>();
  const colors = new Map<number, string>();
  const named = new Map<string, string>();
  let hasPanel = false;
  const sides: Note["side"][] = [];
  const visit = (node: AstNode, parent: Component | undefined): void => {
    const component = vocabulary.componentOfType(node.type)?.within(parent);
    const written = node.attributes?.id;
    const own = written === undefined ? undefined : ids.own(node);
    if (own !== undefined && !named.has(String(written))) named.set(String(written), own);
    if (component && !hasModifier(node, "hidden")) {
      const layer = component.layer?.(readElement(node, component, {}));
      if (layer?.at === "aside" && layer.place === "beside") hasPanel = true;
      if (layer?.at === "aside" && layer.place === "note") sides.push(layer.side);
      note(node, component);
    }
    const { children = none } = node;
    for (let at = 0; at < children.length; at++) visit(children[at]!, component);
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
  const beside = (hasPanel ? asideGap + asideWidth : 0) + noteRoom(sides);
  return { pageId: ids.give(page, "page"), notes, colors, named, beside };
}
