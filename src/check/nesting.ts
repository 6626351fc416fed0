/** Finds elements that do not belong where they stand. */
import type { Element } from "../ast/element.js";
import type { ComponentEntry } from "../ast/vocabulary.js";
import type { CheckContext } from "./context.js";
import { listed, quoted } from "./phrases.js";

/** Reports an element that stands outside of its parents or inside of a foreign one. */
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

/** The parents in which an element might have its array, where it has none to take it here. */
function parentsForList({ list }: Element, component: ComponentEntry): readonly string[] {
  if (!list || component.list) return [];
  return [...component.variants].filter(([, variant]) => variant.list).map(([parent]) => parent);
}

function checkTopLevel(element: Element, component: ComponentEntry, cx: CheckContext): void {
  if (component.filler) {
    cx.collector.add(
      "parent-required",
      element.wordFrom,
      element.wordTo,
      `${quoted(element.word)} stands for more of what is around it, and nothing is`,
      { hint: "put it into the block of an element" },
    );
  } else if (component.parents.length > 0) reportOutside(element, component.parents, cx);
}

function checkInside(
  element: Element,
  component: ComponentEntry,
  parent: Element,
  outer: ComponentEntry,
  cx: CheckContext,
): void {
  const { word, wordFrom, wordTo } = element;
  if (component.root) {
    const message = `${quoted(word)} cannot stand inside of ${quoted(parent.word)}`;
    const hint = `close ${quoted(parent.word)} before it: a ${word} stands at the top level`;
    cx.collector.add("page-nested", wordFrom, wordTo, message, { hint });
  } else if (outer.children.allow === "only" || outer.children.mustBeEmpty) {
    if (component.filler || outer.children.names.includes(component.name)) return;
    // One finding says that a block must be empty, whatever number of elements it holds.
    if (outer.children.mustBeEmpty && parent.block?.elements[0] !== element) return;
    const message = `${quoted(word)} does not belong in ${quoted(parent.word)}`;
    cx.collector.add("child-not-allowed", wordFrom, wordTo, message, {
      hint: allowedHint(parent.word, outer.children.names),
    });
  } else if (component.parents.length > 0 && !component.parents.includes(outer.name)) {
    reportOutside(element, component.parents, cx);
  }
}

function allowedHint(word: string, names: readonly string[]): string {
  if (names.length === 0) return `the block of ${quoted(word)} must be empty`;
  return `${quoted(word)} takes ${listed(names, "and")}`;
}

function reportOutside(
  { word, wordFrom, wordTo }: Element,
  parents: readonly string[],
  cx: CheckContext,
): void {
  const places = listed(parents, "or");
  cx.collector.add(
    "parent-required",
    wordFrom,
    wordTo,
    `${quoted(word)} belongs inside of ${places}`,
    { hint: `put it into the block of ${places}` },
  );
}
