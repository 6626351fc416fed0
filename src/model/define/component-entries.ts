/** Turns the shape of a component into its public entry: aliases, label, list and block. */
import type { ComponentEntry } from "../../language/ast/element.js";
import type {
  AliasEntry,
  AttributeEntry,
  ChildrenEntry,
  LabelEntry,
  ListEntry,
} from "../../language/ast/entries.js";
import { attributeEntry } from "./attribute-tables.js";
import type { AttributeMap } from "./component.js";
import type { AnyDefinition, ComponentShape } from "./definition.js";

const noKeys: ReadonlyMap<string, AttributeEntry> = new Map();

/** The aliases of a component by word. */
export function aliasEntries(
  aliases: NonNullable<AnyDefinition["aliases"]>,
): Map<string, AliasEntry> {
  return new Map(Object.entries(aliases).map(([word, alias]) => [word, { word, ...alias }]));
}

/** What a component accepts besides attributes. */
export type ShapeEntries = Pick<
  ComponentEntry,
  | "label"
  | "number"
  | "list"
  | "children"
  | "countsAs"
  | "bare"
  | "bareIn"
  | "keepsModifiers"
  | "keepsChildren"
>;

/** The entry of what a component accepts besides attributes. */
export function shapeEntries(
  shape: ComponentShape,
  {
    parents,
    keepsModifiers,
    children: block,
  }: Pick<AnyDefinition, "parents" | "keepsModifiers" | "children">,
): ShapeEntries {
  const label: LabelEntry | undefined = shape.label && {
    twins: shape.label.twins ?? [],
    required: shape.label.required ?? false,
    unless: shape.label.unless ?? [],
    unlessBlock: shape.label.unlessBlock ?? false,
    unlessList: shape.label.unlessList ?? false,
    second: shape.label.second,
    isPicture: shape.label.isPicture ?? false,
    docs: shape.label.docs,
  };
  const items: ListEntry | undefined = shape.list && {
    twins: shape.list.twins ?? [],
    required: shape.list.required ?? false,
    docs: shape.list.docs,
    nested: shape.list.nested ?? false,
    marks: shape.list.marks ?? false,
    keys: shape.list.keys ? keyEntries(shape.list.keys) : noKeys,
  };
  const only = shape.children?.mustBeEmpty ? [] : shape.children?.only;
  const children: ChildrenEntry = {
    allow: !shape.children ? "none" : only ? "only" : "any",
    names: only ?? [],
    braces: shape.children?.braces ?? "optional",
    mustBeEmpty: shape.children?.mustBeEmpty ?? false,
    each: shape.children?.each ? keyEntries(shape.children.each) : noKeys,
  };
  const needsNothing =
    !label?.required &&
    !shape.number?.required &&
    !items?.required &&
    children.braces !== "required";
  // Nodes of one type have the same keys everywhere, which depend only on what the component accepts.
  const keepsOnlyModifiers = block === undefined || keepsModifiers === true;
  return {
    label,
    number: shape.number,
    list: items,
    children,
    countsAs: shape.countsAs,
    bare: needsNothing && parents === undefined,
    bareIn: (needsNothing && parents) || [],
    keepsModifiers: keepsOnlyModifiers,
    keepsChildren: !keepsOnlyModifiers,
  };
}

/** The attributes of a list's objects, or of what is in a block, by name. */
export function keyEntries(keys: AttributeMap): Map<string, AttributeEntry> {
  return new Map(
    Object.entries(keys).map(([name, declared]) => [name, attributeEntry(name, declared, false)]),
  );
}
