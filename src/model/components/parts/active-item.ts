/** Decides which of several items is active (language.md 1.7). */
import type { Element } from "../../../language/ast/element.js";
import type { Report } from "../../../language/ast/entries.js";
import { textOf } from "../../../language/ast/value.js";
import { kindProblem } from "../../../language/ast/value-problem.js";
import { createProblem } from "../../../language/diagnostics/create-diagnostic.js";
import type { AttributeDefinition } from "../../define/attributes.js";
import type { ItemContent } from "../../define/component.js";
import { isDivider, labelOfValue } from "./items.js";

const describes = "the number of an item, counted from 0, or its label";

/** The active item by number or label. */
export const activeAttribute: AttributeDefinition<number | string> = {
  docs: "The active item",
  kind: {
    kind: "index",
    describes,
    check: (literal, name) =>
      textOf(literal.value) === undefined || typeof literal.value === "boolean"
        ? kindProblem(literal, name, describes)
        : undefined,
    read(value) {
      if (typeof value === "number") return value;
      if (typeof value !== "string") return undefined;
      return /^\d+$/.test(value) ? Number(value) : value;
    },
  },
};

/** The open menu by number or label. */
export const openAttribute: AttributeDefinition<number | string> = {
  ...activeAttribute,
  docs: "The open menu",
};

/** Whether an item is active: its number, counted from 0, or its label was given. */
export function isActive(
  active: number | string | undefined,
  label: string,
  position: number,
): boolean {
  return typeof active === "number" ? position === active : active === label;
}

/** The index of the active item: the one named by `active`, else the first with the modifier; -1 without one. */
export function activePlace(
  active: number | string | undefined,
  items: readonly Pick<ItemContent, "label" | "active">[],
): number {
  const named = items.findIndex(({ label }, at) => isActive(active, label, at));
  return named >= 0 ? named : items.findIndex((item) => item.active);
}

/** Reports an `active` that is not an item. */
export function checkActive(element: Element, report: Report): void {
  checkPlace(element, report, false);
}

/** Reports an `active` that is neither an item nor the position after the last one. */
export function checkActiveOrPast(element: Element, report: Report): void {
  checkPlace(element, report, true);
}

/** Reports an `open` that is not a menu. */
export function checkOpen(element: Element, report: Report): void {
  const { clause, place: open } = placeGiven(element, "open");
  if (open === undefined) return;
  const labels = ownLabels(element);
  for (const { component, label } of element.block?.elements ?? []) {
    if (component?.attributes.has("active")) labels.push(label ? String(label.value) : "");
  }
  if (labels.length === 0 || labels.some((label, at) => isActive(open, label, at))) return;
  const data = { open, last: labels.length - 1 };
  report(createProblem("active-range", "menu", data, { place: clause!.value! }));
}

function placeGiven({ attributes }: Element, attribute: "active" | "open") {
  const clause = attributes.findLast(({ name }) => name === attribute);
  return { clause, place: clause?.value && activeAttribute.kind.read(clause.value.value) };
}

function checkPlace(element: Element, report: Report, mayBePast: boolean): void {
  const { clause, place: active } = placeGiven(element, "active");
  // None is active, which the parameter of a layout can express.
  if (active === undefined || active === "") return;
  const labels = labelsOf(element);
  if (labels.length === 0 || labels.some((label, at) => isActive(active, label, at))) return;
  if (mayBePast && active === labels.length) return;
  const last = labels.length - 1;
  const at = { place: clause!.value! };
  if (typeof active === "string") report(createProblem("active-range", "label", { active }, at));
  else report(createProblem("active-range", mayBePast ? "step" : "number", { active, last }, at));
}

/** Labels of the items in the list, followed by those in the block. */
function labelsOf(element: Element): string[] {
  const labels = ownLabels(element);
  addLabels(element.block?.elements ?? [], labels);
  return labels;
}

/** Labels of the items in the list. */
function ownLabels({ list, component, attributes }: Element): string[] {
  const twins = component?.list?.twins ?? [];
  const twin = attributes.findLast(({ name }) => twins.includes(name))?.value;
  const items = (twin ?? list)?.value;
  const labels: string[] = [];
  for (const item of Array.isArray(items) ? items : []) {
    if (!isDivider(item)) labels.push(labelOfValue(item));
  }
  return labels;
}

/**
 * Collects the labels of items, which can be active themselves, and of nested items, except in containers with an
 * `active` of their own.
 */
function addLabels(elements: readonly Element[], labels: string[]): void {
  for (const { component, label, block } of elements) {
    const kind = component?.attributes.get("active")?.kind;
    if (kind === activeAttribute.kind) continue;
    if (kind !== undefined) labels.push(label ? String(label.value) : "");
    if (block) addLabels(block.elements, labels);
  }
}
