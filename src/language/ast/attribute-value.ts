/** Converts an attribute as written into the name and value that its node has. */
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
 * @param name - the name of the attribute in the node
 */
export function attributeValue(clause: AttributeClause, literal: Literal, name: string): Value {
  const kind = clause.entry?.kind;
  const { value } = literal;
  if (typeof value === "string") return kind?.synonyms?.[value] ?? value;
  // Long names of spacings are in pixels, short names in steps of the scale.
  const isLongSpacing = clause.name !== name && kind?.kind === "spacing";
  return isLongSpacing && typeof value === "number" ? { value, unit: "px" } : value;
}

/** Whether an element lacks a label that it needs, and has nothing that replaces it. */
export function lacksLabel(
  { required, unless }: LabelEntry,
  isGiven: (attribute: string) => boolean,
): boolean {
  return required && !unless.some(isGiven);
}
