/** What an item of a list, menu or path says, whether it was written as an element or in a list. */
import type { AstNode } from "../../ast/node.js";
import { plainText } from "../../ast/plain-text.js";
import { isUnitValue, type ObjectValue, textOf, type Value } from "../../ast/value.js";
import type { Box } from "../../box/box.js";
import { row } from "../../box/build.js";
import { boolean, text } from "../../define/attributes.js";
import type { AttributeMap, LowerContext, LoweredElement } from "../../define/component.js";
import type { ItemContent } from "../../define/item-content.js";
import { booleanOr } from "../../define/measures.js";
import { iconName, url } from "../../define/references.js";
import type { Surroundings } from "../../define/surroundings.js";
import { interactionAttributes, interactionBehavior, linkAddress } from "./interaction.js";

/** Attributes of an item, written as an element or as an object in a list. */
export const itemAttributes = {
  icon: iconName("Icon before the label"),
  href: url("Where a click leads", { reference: "navigate" }),
  active: boolean("The current item"),
  disabled: boolean("Cannot be selected"),
  danger: boolean("A destructive action, in red"),
  ...interactionAttributes,
} satisfies AttributeMap;

/** Keys of an object in a list of items. */
export const itemKeys = {
  label: text("Text of the item"),
  ...itemAttributes,
} satisfies AttributeMap;

/** Attributes of a step of a task. */
export const stepAttributes = {
  hint: text("Help text below the name of a step"),
  error: booleanOr(text(""), "Error state of a step, with an optional message below"),
} satisfies AttributeMap;

/** The count over the icon of an item. */
export const badgeKey = {
  badge: text("Count over the icon; empty for a dot"),
} satisfies AttributeMap;

/** What is said of a term. */
export const pairKey = {
  value: text("What is said of the term"),
} satisfies AttributeMap;

/** The keys that choose an item. */
export const shortcutKey = {
  shortcut: text("Keys that do the same, shown at the end"),
} satisfies AttributeMap;

/** Attributes that items have in some containers only: in those that name them as keys of their list. */
export const entryAttributes = {
  ...stepAttributes,
  ...badgeKey,
  ...pairKey,
  ...shortcutKey,
} satisfies AttributeMap;

type ItemValues = Partial<LoweredElement<typeof itemAttributes & typeof entryAttributes>["values"]>;

function contentOf(written: string, values: ItemValues, cx: LowerContext): ItemContent {
  const { icon, active, disabled, danger, hint, error, badge, value, shortcut } = values;
  return {
    kind: "item",
    label: plainText(written),
    written,
    icon,
    active,
    disabled,
    danger,
    hint,
    badge,
    value,
    shortcut,
    error: error === false ? undefined : error,
    href: linkAddress(values, cx),
    behavior: interactionBehavior(values, cx),
    childCount: 0,
    children: () => [],
  };
}

/** The content of an item that was written as an element. */
export function itemOfElement(
  element: Pick<LoweredElement, "node" | "number" | "children"> & { values: ItemValues },
  cx: LowerContext,
): ItemContent {
  return {
    ...contentOf(element.node.label ?? "", element.values, cx),
    number: element.number,
    childCount: element.children.length,
    children: (inside) => cx.children(element.children, inside),
  };
}

/** The item that stands for more of the same. */
export const moreItem: ItemContent = {
  kind: "more",
  label: "",
  written: "",
  childCount: 0,
  children: () => [],
};

const dividerWords = new Set(["---", "-", "divider"]);

/** Whether a value of a list is a line between items. */
export function isDivider(value: Value): boolean {
  return typeof value === "string" && dividerWords.has(value);
}

const allAttributes = Object.entries({ ...itemAttributes, ...entryAttributes });

/** The content of an item of a list. */
export function itemOfValue(value: Value, cx: LowerContext): ItemContent {
  if (value === "...") return moreItem;
  if (isDivider(value)) return { ...moreItem, kind: "divider" };
  if (!isObject(value)) return contentOf(writtenLabel(value), {}, cx);
  const values: Record<string, unknown> = {};
  for (const [name, { kind }] of allAttributes) {
    const written = value[name];
    if (written !== undefined) values[name] = kind.read(written);
  }
  const nested = Array.isArray(value.items) ? value.items : [];
  return {
    ...contentOf(writtenLabel(value), values, cx),
    childCount: nested.length,
    children: (inside) =>
      inside.item ? nested.map((item) => inside.item!(itemOfValue(item, cx), cx)) : [],
  };
}

/** The text that is shown for a value in a list. */
export function labelOfValue(value: Value): string {
  return plainText(writtenLabel(value));
}

/** The text of a value in a list as the source has it: its own, or that of its `label`. */
export function writtenLabel(value: Value): string {
  if (!isObject(value)) return textOf(value) ?? "";
  const label = value.label ?? value.content ?? value.title ?? value.text;
  return label === undefined ? "" : (textOf(label) ?? "");
}

/** Whether a value of a list is an object with keys. */
export function isObject(value: Value): value is ObjectValue {
  return typeof value === "object" && !Array.isArray(value) && !isUnitValue(value);
}

/** The items of the list, then those of the block, for a container that draws all of them together. */
export function collectItems(
  { items, children }: Pick<LoweredElement, "items" | "children">,
  cx: LowerContext,
): ItemContent[] {
  const contents: ItemContent[] = [];
  const item = (content: ItemContent): Box => {
    contents.push(content);
    return row({}, []);
  };
  drawItems(items, children, { item }, cx);
  return contents;
}

/** Draws the items of the list, then the elements of the block, all in the container's way. */
export function drawItems(
  items: readonly Value[],
  children: readonly AstNode[],
  inside: Partial<Surroundings> & { item: NonNullable<Surroundings["item"]> },
  cx: LowerContext,
): Box[] {
  return [
    ...items.map((value) => inside.item(itemOfValue(value, cx), cx)),
    ...cx.children(children, inside),
  ];
}
