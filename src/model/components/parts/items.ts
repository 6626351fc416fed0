/** Reads the content of items in lists, menus and paths, whether they are elements or entries of a list. */
import type { AstNode } from "../../../language/ast/node.js";
import { plainText } from "../../../language/ast/plain-text.js";
import { isUnitValue, type ObjectValue, textOf, type Value } from "../../../language/ast/value.js";
import type { Box } from "../../box/box.js";
import { row } from "../../box/build.js";
import { boolean, choice, text } from "../../define/attributes.js";
import type {
  AttributeMap,
  ItemContent,
  LowerContext,
  LoweredElement,
  Surroundings,
} from "../../define/component.js";
import { booleanOr } from "../../define/measures.js";
import { iconName, url } from "../../define/references.js";
import { badgeAttribute } from "./count-mark.js";
import { taskAttributes } from "./gantt/gantt-attributes.js";
import {
  interactionAttributes,
  interactionBehavior,
  interactionKeys,
  linkAddress,
} from "./interaction.js";
import { statuses } from "./palette.js";
import { readKeys } from "./read-keys.js";

/** Attributes of an item, both as an element and as an object in a list. */
export const itemAttributes = {
  icon: iconName("Icon before the label"),
  href: url("Where a click leads", { reference: "navigate" }),
  active: boolean("Marks the current item"),
  disabled: boolean("Prevents selection"),
  danger: boolean("Marks a destructive action, in red"),
  ...interactionAttributes,
} satisfies AttributeMap;

/** Keys of an object in a list of items. */
export const itemKeys = {
  label: text("Text of the item"),
  ...itemAttributes,
  ...interactionKeys,
} satisfies AttributeMap;

/** Attributes of a step of a task. */
export const stepAttributes = {
  hint: text("Help text below the name of a step, or the second line of a row"),
  error: booleanOr(text(""), "Error state of a step, with an optional message below"),
} satisfies AttributeMap;

/** The count of an item. */
export const badgeKey = { badge: badgeAttribute } satisfies AttributeMap;

/** Attributes of a term in a list of descriptions. */
export const pairKey = {
  value: text("Description of the term, or text at the end of the row"),
} satisfies AttributeMap;

/** Content before and after the text of a list row. */
export const rowKeys = {
  hint: text("Second line, below the label"),
  value: text("Text at the end of the row"),
  avatar: text("Name whose initials are shown before the label"),
  chevron: boolean("Shows a chevron at the end"),
  checked: boolean("Shows a checkbox before the label, ticked or not"),
  switch: boolean("Shows a switch at the end, on or off"),
} satisfies AttributeMap;

/** The keyboard shortcut of an item. */
export const shortcutKey = {
  shortcut: text("Keys that do the same, shown at the end"),
} satisfies AttributeMap;

/** Whether nested entries are shown. */
export const branchAttributes = {
  collapsed: boolean("Hides the entries below it"),
  expanded: boolean("Shows the entries below it", { default: "true" }),
} satisfies AttributeMap;

/** Whether a step or an event is over. */
export const doneKey = {
  done: boolean("Marks it as done, like everything before the active item"),
} satisfies AttributeMap;

/** Attributes of an event in a timeline. */
export const momentAttributes = {
  time: text("When it happened"),
  ...doneKey,
  variant: choice(statuses, "What it says by its color"),
} satisfies AttributeMap;

/** Attributes of items in only some containers: those whose lists have them as keys. */
export const entryAttributes = {
  ...rowKeys,
  ...stepAttributes,
  ...badgeKey,
  ...pairKey,
  ...shortcutKey,
  ...branchAttributes,
  ...momentAttributes,
  ...taskAttributes,
} satisfies AttributeMap;

type ItemValues = Partial<LoweredElement<typeof itemAttributes & typeof entryAttributes>["values"]>;

function contentOf(written: string, values: ItemValues, cx: LowerContext): ItemContent {
  const { icon, active, disabled, danger, hint, error, badge, value, shortcut } = values;
  const { avatar, chevron, checked, switch: isOn } = values;
  const { collapsed, expanded, time, done, variant, from, to, at, progress } = values;
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
    avatar,
    chevron,
    checked,
    switch: isOn,
    value,
    shortcut,
    isCollapsed: collapsed === true || expanded === false,
    time,
    done,
    variant,
    from,
    to,
    at,
    progress,
    error: error === false ? undefined : error,
    href: linkAddress(values, cx),
    behavior: interactionBehavior(values, cx),
    childCount: 0,
    children: () => [],
  };
}

/** The content of an item that is an element. */
export function itemOfElement(
  element: Pick<LoweredElement, "node" | "number" | "children"> & { values: ItemValues },
  cx: LowerContext,
): ItemContent {
  return {
    ...contentOf(element.node.label ?? "", element.values, cx),
    number: element.number,
    childCount: element.children.length,
    holdsIcons: element.children.some(({ attributes }) => attributes?.icon !== undefined),
    children: (inside) => cx.children(element.children, inside),
  };
}

/** Number of boxes for the counts of all items. */
export function boxesOfBadges(items: readonly Value[]): number {
  let boxes = 0;
  for (const item of items) {
    if (!isObject(item)) continue;
    if (item.badge !== undefined) boxes += 3;
    if (Array.isArray(item.items)) boxes += boxesOfBadges(item.items);
  }
  return boxes;
}

/** The item for "more of the same". */
export const moreItem: ItemContent = {
  kind: "more",
  label: "",
  written: "",
  childCount: 0,
  children: () => [],
};

const dividerWords = new Set(["---", "-", "divider"]);

/** Whether a value in a list is a divider. */
export function isDivider(value: Value): boolean {
  return typeof value === "string" && dividerWords.has(value);
}

const objectKeys = { ...itemAttributes, ...entryAttributes, ...interactionKeys };

/** The content of an item in a list. */
export function itemOfValue(value: Value, cx: LowerContext): ItemContent {
  if (value === "...") return moreItem;
  if (isDivider(value)) return { ...moreItem, kind: "divider" };
  if (!isObject(value)) return contentOf(writtenLabel(value), {}, cx);
  const values = readKeys(value, objectKeys);
  values["aria-label"] ??= values.aria;
  // A title without another text is the label.
  if ((value.label ?? value.content) === undefined) values.title = undefined;
  const nested = Array.isArray(value.items) ? value.items : [];
  return {
    ...contentOf(writtenLabel(value), values, cx),
    childCount: nested.length,
    holdsIcons: nested.some((item) => isObject(item) && item.icon !== undefined),
    children: (inside) =>
      inside.item ? nested.map((item) => inside.item!(itemOfValue(item, cx), cx)) : [],
  };
}

/** The visible text of a value in a list. */
export function labelOfValue(value: Value): string {
  return plainText(writtenLabel(value));
}

/** The text of a value in a list as written in the source: its own, its `label`, or those of its items. */
export function writtenLabel(value: Value): string {
  if (Array.isArray(value)) return value.map(writtenLabel).filter(Boolean).join(", ");
  if (!isObject(value)) return textOf(value) ?? "";
  const label = value.label ?? value.content ?? value.title ?? value.text;
  return label === undefined ? "" : (textOf(label) ?? "");
}

/** Whether a value in a list is an object with keys. */
export function isObject(value: Value): value is ObjectValue {
  return typeof value === "object" && !Array.isArray(value) && !isUnitValue(value);
}

/** The items of the list, followed by those of the block, for a container that draws all of them together. */
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

/** Draws the items of the list, then the elements of the block, all in the style of the container. */
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
