/** Attaches an unnamed value to the element before it: its label, number or list. */
import type { ComponentEntry } from "../ast/element.js";
import { attributeNamed, type Element, withPart } from "../ast/element.js";
import type { Value } from "../ast/value.js";
import { takesByName, takesSomewhere } from "./forms/takes-somewhere.js";
import type { GroupContext } from "./group-context.js";
import type { LiteralItem } from "./item.js";
import type { ItemRun } from "./item-run.js";
import { readListElements } from "./list-elements.js";
import { mayListElements } from "./may-list-elements.js";
import { refuseLiteral } from "./refuse-literal.js";

/** Takes a value as the element's own, or reports why that is impossible. */
export function readLiteral(
  cx: GroupContext,
  item: LiteralItem,
  open: Element,
  run: ItemRun,
): void {
  const { literal, to, from } = item;
  open.to = to;
  const owner = open.component;
  if (literal.kind === "string" && !open.label && (!owner || owner.label)) {
    open.label = literal;
    return;
  }
  if (cx.vocabulary.reuse && takesByName(literal, from, open)) return;
  if (cx.vocabulary.reuse && takesSomewhere(literal, from, open)) return;
  const second = owner?.label?.second;
  if (literal.kind === "string" && second && !open.attributes.some(({ name }) => name === second)) {
    const entry = attributeNamed(owner, second);
    const clause = { name: second, nameFrom: from, nameTo: from, entry, value: literal, from, to };
    open.attributes = withPart(open.attributes, clause);
    return;
  }
  if (literal.kind === "list" && takesList(owner) && !open.list) {
    open.list = mayListElements(literal, cx) ? readListElements(literal, open, cx) : literal;
  } else if (literal.kind === "number" && owner?.number && !open.number && isCount(literal.value)) {
    open.number = literal;
  } else refuseLiteral(cx, item, open, run);
}

/** Whether the element may have a list, here or in another parent. */
function takesList(owner: ComponentEntry | undefined): boolean {
  return !owner || owner.list !== undefined || takesListElsewhere(owner);
}

function isCount(value: Value): boolean {
  return Number.isInteger(value) && Number(value) >= 0;
}

/** Whether the component takes a list in another parent, so that its place is the mistake. */
export function takesListElsewhere(component: ComponentEntry): boolean {
  for (const variant of component.variants.values()) if (variant.list) return true;
  return false;
}
