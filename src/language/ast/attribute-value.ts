/** Turns an attribute as it was written into the name and value that its node has. */
import type { AttributeClause, ComponentEntry } from "./element.js";
import type { LabelEntry } from "./entries.js";
import type { Literal, Value } from "./value.js";

/** The name under which a node has an attribute. */
export function attributeName(
  { entry, name }: AttributeClause,
  component: ComponentEntry | undefined,
): string {
  return entry?.name ?? component?.attributeAliases.get(name) ?? name;
}

/**
 * The value that a node has.
 *
 * @param name - that under which the node has the attribute
 */
export function attributeValue(clause: AttributeClause, literal: Literal, name: string): Value {
  const kind = clause.entry?.kind;
  const { value } = literal;
  if (typeof value === "string") return kind?.synonyms?.[value] ?? value;
  // The long names of spacings are pixels, the short ones steps of the scale.
  const isLongSpacing = clause.name !== name && kind?.kind === "spacing";
  return isLongSpacing && typeof value === "number" ? { value, unit: "px" } : value;
}

/** Whether an element without a label needs one: nothing that was given makes it unnecessary. */
export function lacksLabel(
  { required, unless }: LabelEntry,
  isGiven: (attribute: string) => boolean,
): boolean {
  return required && !unless.some(isGiven);
}
