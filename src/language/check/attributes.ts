/** Checks the attributes of an element: whether they are known, their values, and whether they have an effect here. */
import type { AttributeClause, ComponentEntry, Element, ModifierWord } from "../ast/element.js";
import type { Literal } from "../ast/value.js";
import type { CheckContext } from "./context.js";
import { reportUnknownAttributes } from "./report-unknown-attributes.js";
import { checkList, checkModifier, checkText, checkValue } from "./values.js";

/** Checks every attribute of an element whose component is known, including those set by modifiers. */
export function checkAttributes(
  element: Element,
  component: ComponentEntry,
  cx: CheckContext,
): void {
  if (element.label) checkLabel(element.label, component, cx);
  const { attributes, modifiers } = element;
  for (let at = 0; at < modifiers.length; at++) {
    const { attribute } = component.modifiers.get(modifiers[at]!.word) ?? {};
    const entry = attribute === undefined ? undefined : component.attributes.get(attribute);
    if (entry && entry.onlyIn.length > 0) {
      checkPlace(modifiers[at]!.word, modifiers[at]!, entry.onlyIn, element, cx);
    }
  }
  let unknown: AttributeClause[] | undefined;
  for (let at = 0; at < attributes.length; at++) {
    const clause = attributes[at]!;
    if (clause.value === undefined) continue;
    const { name, value, entry } = clause;
    if (entry) {
      const { foreignAttributes } = component;
      const advice =
        foreignAttributes.size === 0 ? undefined : foreignAttributes.get(`${name}=${value.value}`);
      if (advice === undefined) checkValue(value, entry.kind, name, cx);
      else adviseValue(clause, advice, cx);
      if (entry.onlyIn.length > 0) checkPlace(name, clause, entry.onlyIn, element, cx);
    } else if (component.label?.twins.includes(name)) checkText(value, name, cx);
    else if (component.list?.twins.includes(name)) checkList(value, name, cx);
    else if (component.modifiers.has(name)) checkModifier(value, name, cx);
    else {
      const ofParent = element.parent?.component?.children.each.get(name);
      if (ofParent) {
        checkValue(value, ofParent.kind, name, cx);
        continue;
      }
      unknown ??= [];
      unknown.push(clause);
    }
  }
  if (unknown) reportUnknownAttributes(unknown, element, component, cx);
}

/** Reports a value of other languages that is another attribute here: `align=right` is `justify=end` in a row. */
function adviseValue(clause: AttributeClause, advice: string, cx: CheckContext): void {
  const { name, value, from, to } = clause;
  const written = advice.replace(/^write /, "");
  const data = { name, value: String(value?.value), written };
  const edits = [{ from, to, insert: written }];
  cx.collector.add("attribute-choice", "other", data, { from, to }, { edits });
}

/** The label is also a value of the attribute with the same meaning, such as the name of an icon. */
function checkLabel(label: Literal, component: ComponentEntry, cx: CheckContext): void {
  const twins = component.label?.twins;
  if (twins === undefined) return;
  for (let at = 0; at < twins.length; at++) {
    const twin = twins[at]!;
    const entry = component.attributes.get(twin);
    if (entry) checkValue(label, entry.kind, twin, cx);
  }
}

/**
 * Reports an attribute, or a modifier that sets one, if its element is not in any of the parents in which it has an
 * effect.
 */
function checkPlace(
  name: string,
  place: AttributeClause | ModifierWord,
  parents: readonly string[],
  { parent, component }: Element,
  cx: CheckContext,
): void {
  if (!cx.nestingTrusted || (parent && !parent.component)) return;
  if (parent?.component && parents.includes(holderOf(parent).component!.name)) return;
  if (!parent) cx.collector.add("span-outside", "topLevel", { name, parents }, place);
  else {
    // If an element is already in one of its valid places, another place would belong to a different list.
    const holder = parent.component && holderOf(parent).component!.name;
    const isHeld = holder !== undefined && component?.parents?.includes(holder) === true;
    const data = { name, parent: parent.word, parents, isHeld };
    cx.collector.add("span-outside", "inside", data, place);
  }
}

/** The parent that counts for an element: nested elements of the same kind count as part of the outermost one. */
function holderOf(parent: Element): Element {
  let holder = parent;
  while (holder.component?.parents?.includes(holder.component.name) && holder.parent?.component) {
    holder = holder.parent;
  }
  return holder;
}
