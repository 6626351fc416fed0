/** Assigns a value to an element whose parent is not known yet. */
import { attributeNamed, type Element, entryAround, withPart } from "../../ast/element.js";
import type { Literal } from "../../ast/value.js";

/**
 * Accepts a value that the element could have in some parent, if its parent is not known yet, as in the body of a
 * definition. Names may stand for values of any kind.
 */
export function takesSomewhere(literal: Literal, from: number, open: Element): boolean {
  if (!open.label && isName(literal)) {
    open.label = literal;
    return true;
  }
  if (!open.parent || entryAround(open.parent)) return false;
  for (const { number, label } of open.component?.variants.values() ?? []) {
    if (literal.kind === "number" && number && !open.number) {
      open.number = literal;
      return true;
    }
    const name = label?.second;
    if (literal.kind !== "string" || !open.label || name === undefined) continue;
    if (open.attributes.some((clause) => clause.name === name)) continue;
    const entry = attributeNamed(open.component, name);
    const clause = {
      name,
      nameFrom: from,
      nameTo: from,
      entry,
      value: literal,
      from,
      to: literal.to,
    };
    open.attributes = withPart(open.attributes, clause);
    return true;
  }
  return false;
}

/**
 * Accepts a second text of an element, if one of the texts may stand for a value of another kind: `item "$n" "Total"`,
 * `select "City" "$cities"`.
 */
export function takesByName(literal: Literal, from: number, open: Element): boolean {
  const { component: owner, label } = open;
  if (literal.kind !== "string" || !owner || !label) return false;
  if (takesNumber(open) && owner.label && !open.number && isName(label)) {
    open.number = label;
    open.label = literal;
    return true;
  }
  const name = owner.list?.twins[0];
  const isTaken = open.list !== undefined || open.attributes.some((clause) => clause.name === name);
  if (name === undefined || isTaken || !isName(literal)) return false;
  open.attributes = withPart(open.attributes, {
    name,
    nameFrom: from,
    nameTo: from,
    entry: attributeNamed(owner, name),
    value: literal,
    from,
    to: literal.to,
  });
  return true;
}

/** Whether an element accepts a number in this place, or may where its body is used. */
function takesNumber({ component, parent }: Element): boolean {
  if (component?.number) return true;
  if (!component || (parent && entryAround(parent))) return false;
  for (const { number } of component.variants.values()) if (number) return true;
  return false;
}

/** Whether a value is a name that may stand for a value of any kind. */
function isName({ kind, value }: Literal): boolean {
  return kind === "string" && /^\$[\p{L}_]/u.test(String(value));
}
