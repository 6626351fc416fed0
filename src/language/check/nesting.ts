/** Finds elements that do not belong where they are. */
import type { ComponentEntry } from "../ast/element.js";
import { type Element, wordPlace } from "../ast/element.js";
import type { CheckContext } from "./context.js";

/** Reports an element outside of its required parents, or inside one that does not accept it. */
export function checkNesting(element: Element, component: ComponentEntry, cx: CheckContext): void {
  if (!cx.nestingTrusted) return;
  const { parent } = element;
  const elsewhere = parentsForList(element, component);
  if (elsewhere.length > 0) reportOutside(element, elsewhere, cx);
  else if (!parent) checkTopLevel(element, component, cx);
  else if (parent.component && parent.component.children.allow !== "none") {
    checkInside(element, component, parent, parent.component, cx);
  }
}

const none: readonly string[] = [];

/** The parents in which an element could have its list, if it cannot have one here. */
function parentsForList({ list }: Element, component: ComponentEntry): readonly string[] {
  if (!list || component.list) return none;
  return [...component.variants].filter(([, variant]) => variant.list).map(([parent]) => parent);
}

function checkTopLevel(element: Element, component: ComponentEntry, cx: CheckContext): void {
  if (component.ofCanvas) {
    if (cx.hasCanvas) {
      cx.collector.add("canvas-duplicate", "second", { word: element.word }, wordPlace(element));
    }
    cx.hasCanvas = true;
  } else if (component.filler) {
    cx.collector.add("parent-required", "filler", { word: element.word }, wordPlace(element));
  } else if (component.parents.length > 0) reportOutside(element, component.parents, cx);
}

function checkInside(
  element: Element,
  component: ComponentEntry,
  parent: Element,
  outer: ComponentEntry,
  cx: CheckContext,
): void {
  const { word } = element;
  if (component.root || component.ofCanvas) {
    cx.collector.add("page-nested", "inside", { word, parent: parent.word }, wordPlace(element));
  } else if (outer.children.allow === "only" || outer.children.mustBeEmpty) {
    if (component.filler || outer.children.names.includes(component.name)) return;
    // One diagnostic per block that must be empty, however many elements it contains.
    if (outer.children.mustBeEmpty && parent.block?.elements[0] !== element) return;
    const data = { word, parent: parent.word, allowed: outer.children.names };
    cx.collector.add("child-not-allowed", "unlisted", data, wordPlace(element));
  } else if (component.parents.length > 0 && !component.parents.includes(outer.name)) {
    reportOutside(element, component.parents, cx);
  }
}

function reportOutside(element: Element, parents: readonly string[], cx: CheckContext): void {
  cx.collector.add(
    "parent-required",
    "outside",
    { word: element.word, parents },
    wordPlace(element),
  );
}
