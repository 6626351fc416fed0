/** Checks the objects in the list of an element: their keys and the values of these. */
import type { ComponentEntry, Element } from "../ast/element.js";
import type { ListEntry } from "../ast/entries.js";
import type { Literal, Property } from "../ast/value.js";
import { spellingEdits } from "../diagnostics/suggester.js";
import type { CheckContext } from "./context.js";
import { foreignAttribute } from "./foreign-attributes.js";
import { checkText, checkValue } from "./values.js";

/** The key that contains the label of every item; an unnamed leading string is stored under it too. */
const textKey = "label";

/** Checks the list and every attribute that means the same. */
export function checkListItems(
  element: Element,
  component: ComponentEntry,
  cx: CheckContext,
): void {
  const entry = component.list;
  if (!entry) return;
  if (element.list) checkItems(element.list, entry, element, cx);
  for (const { name, value } of element.attributes) {
    if (value && entry.twins.includes(name)) checkItems(value, entry, element, cx);
  }
}

function checkItems(list: Literal, entry: ListEntry, element: Element, cx: CheckContext): void {
  for (const item of list.items ?? []) {
    if (item.kind !== "list") checkItem(item, entry, element, cx);
    else if (entry.nested) checkItems(item, entry, element, cx);
    else reportNested(item, list, element, cx);
  }
}

/** A list in a list; if there is nothing beside it, the outer brackets are too many. */
function reportNested(item: Literal, list: Literal, element: Element, cx: CheckContext): void {
  const isOnly = list.items?.length === 1;
  const brackets = [list.from, list.to - 1];
  const edits = brackets.map((from) => ({ from, to: from + 1, insert: "" }));
  const data = { word: element.word, isOnly };
  cx.collector.add("attribute-kind", "listItem", data, item, isOnly ? { edits } : {});
}

function checkItem(item: Literal, entry: ListEntry, element: Element, cx: CheckContext): void {
  if (!item.properties) return;
  if (entry.keys.size === 0) {
    cx.collector.add("attribute-kind", "objectItem", { word: element.word }, item);
    return;
  }
  for (const property of item.properties) checkProperty(property, entry, element, cx);
}

function checkProperty(
  { key, keyFrom, keyTo, value }: Property,
  entry: ListEntry,
  element: Element,
  cx: CheckContext,
): void {
  const { keys } = entry;
  const known = keys.get(key);
  if (known) {
    checkValue(value, known.kind, key, cx);
    // Nested entries accept the same keys.
    if (value.items) checkItems(value, entry, element, cx);
  } else if (key === textKey) checkText(value, key, cx);
  else {
    const foreign = foreignAttribute(key);
    const ours = typeof foreign === "object" ? foreign.find((name) => keys.has(name)) : undefined;
    const meant = ours ?? cx.suggester.nearest(key, keys, () => namesOf(keys));
    const data = { word: element.word, key, known: namesOf(keys), meant };
    const edits = spellingEdits(key, meant, keyFrom, keyTo);
    cx.collector.add("unknown-attribute", "key", data, { from: keyFrom, to: keyTo }, { edits });
  }
}

function namesOf(keys: ListEntry["keys"]): string[] {
  return [...new Set([textKey, ...keys.keys()])];
}
