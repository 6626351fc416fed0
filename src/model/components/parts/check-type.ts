/** Reports attributes and modifiers that do not fit the type of a field: opening it, numbers of lines, limits. */
import type { AttributeClause, Element } from "../../../language/ast/element.js";
import type { Report } from "../../../language/ast/entries.js";
import { textOf } from "../../../language/ast/value.js";
import { createProblem } from "../../../language/diagnostics/create-diagnostic.js";

/** The attributes that only some types have, each with the modifier that selects such a type. */
const bound: Readonly<Record<string, string>> = {
  rows: "textarea",
  min: "number",
  max: "number",
  step: "number",
};

/**
 * Checks everything that depends on the type of a field.
 *
 * @param hasPanel whether a field of this type can be open
 */
export function checkType(
  element: Element,
  report: Report,
  hasPanel: (type: string) => boolean,
): void {
  const { attributes, modifiers } = element;
  if (attributes.length === 0 && modifiers.length === 0) return;
  const given = typeOf(element);
  const type = given ?? "text";
  const place =
    attributes.find(({ name, value }) => name === "open" && value?.value === true) ??
    modifiers.find(({ word }) => word === "open");
  if (place && !hasPanel(type)) report(createProblem("open-empty", "input", { type }, { place }));
  let isRepaired = given !== undefined;
  for (const clause of attributes) {
    const name = clause.entry?.name ?? "";
    const modifier = bound[name];
    if (modifier === undefined || modifier === type) continue;
    if (type === "range" && modifier === "number") continue;
    const edits = isRepaired ? undefined : [insertion(clause, modifier)];
    isRepaired = true;
    const data = { name, type, modifier };
    const details = { edits, place: clause, severity: "info" } as const;
    report(createProblem("unknown-attribute", "type", data, details));
  }
}

function insertion({ from }: AttributeClause, modifier: string) {
  return { from, to: from, insert: `${modifier} ` };
}

/** The type of a field; undefined if it is not given. */
function typeOf({ component, attributes, modifiers }: Element): string | undefined {
  let type: string | undefined;
  for (const { word } of modifiers) {
    const sets = component?.modifiers.get(word);
    if (sets?.attribute === "inputType") type = textOf(sets.value ?? word);
  }
  for (const { entry, value } of attributes) {
    if (entry?.name !== "inputType" || value === undefined) continue;
    const word = textOf(value.value);
    if (word !== undefined) type = entry.kind.synonyms?.[word] ?? word;
  }
  return modifiers.some(({ word }) => word === "textarea") ? "textarea" : type;
}
