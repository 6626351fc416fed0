/** Checks the objects in the list of an element: their keys and the values of these. */
import type { ComponentEntry, Element } from "../ast/element.js";
import type { ListEntry } from "../ast/entries.js";
import type { Literal, Property } from "../ast/value.js";
import type { CheckContext } from "./context.js";
import { reportNestedList, reportUnknownKey } from "./report-list-items.js";
import { textKey } from "./text-key.js";
import { checkText, checkValue } from "./values.js";

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
    else reportNestedList(item, list, element, cx);
  }
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
  else reportUnknownKey(key, { from: keyFrom, to: keyTo }, keys, element, cx);
}
