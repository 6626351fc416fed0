/** Expands slots: to the content that a use provides, or to their default content. */
import type { Element } from "../../ast/element.js";
import { movedName, type Name } from "../../ast/name.js";
import { type Context, type Filling, unnamed } from "../context.js";
import type { Expansion } from "../expansion.js";
import { placeOf } from "../place-map.js";
import type { Definition } from "../unit.js";

const none: readonly never[] = [];

/** Expands a slot. */
export function expandSlot(
  element: Element,
  name: Name | undefined,
  parent: Element | undefined,
  cx: Context,
  x: Expansion,
): readonly Element[] {
  if (!cx.fillings) {
    x.report.add("reuse-place", "slot", {}, placeOf(element, cx.shift));
    return none;
  }
  if (!x.mayTurn(placeOf(element, cx.shift))) return none;
  const filling = cx.fillings.get(name?.text ?? unnamed);
  if (!filling) return x.list(element.block?.elements ?? none, parent, cx);
  return x.list(filling.elements, parent, { ...filling.cx, variants: cx.variants });
}

const noFillings: ReadonlyMap<string, Filling> = new Map();

/** The content in the braces of a use, by slot. */
export function fillingsOf(
  elements: readonly Element[],
  definition: Definition,
  cx: Context,
  x: Expansion,
): ReadonlyMap<string, Filling> {
  const [first] = elements;
  if (!first || !x.mayLook(elements.length, placeOf(first, cx.shift))) return noFillings;
  const fillings = new Map<string, Filling>();
  const rest: Element[] = [];
  const slots = slotsOf(definition);
  for (const element of elements) {
    if (element.form?.kind !== "fill") {
      rest.push(element);
      continue;
    }
    const { name } = element.form;
    if (fillings.has(name.text)) {
      const place = movedName(name, cx.shift);
      x.report.add("reuse-slot", "filled", { name: name.text }, place);
    } else if (slots.has(name.text)) {
      fillings.set(name.text, { elements: element.block?.elements ?? none, cx });
    } else {
      x.report.unknown(
        "slot",
        movedName(name, cx.shift),
        () => slotNamesOf(definition),
        definition.name,
      );
    }
  }
  if (rest.length === 0) return fillings;
  if (slots.has(unnamed)) fillings.set(unnamed, { elements: rest, cx });
  // A layout without a slot is reported at its definition.
  else if (definition.kind !== "layout") {
    const data = { name: definition.name };
    x.report.add("reuse-slot", "noRoom", data, placeOf(rest[0]!, cx.shift));
  }
  return fillings;
}

const slotNames = new WeakMap<Definition, ReadonlySet<string>>();

/** The names of the slots of a definition, which may not exist. */
export function slotNamesOf(definition: Definition | undefined): string[] {
  return definition ? [...slotsOf(definition)].filter((name) => name !== unnamed) : [];
}

/** The slots of a definition, by name. */
function slotsOf(definition: Definition): ReadonlySet<string> {
  const known = slotNames.get(definition);
  if (known) return known;
  const names = new Set<string>();
  const waiting = [...(definition.element.block?.elements ?? none)];
  for (let element = waiting.pop(); element; element = waiting.pop()) {
    if (element.form?.kind === "slot") names.add(element.form.name?.text ?? unnamed);
    for (const each of element.block?.elements ?? none) waiting.push(each);
  }
  slotNames.set(definition, names);
  return names;
}
