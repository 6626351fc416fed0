/** Makes the tables of a component: label, list, block, attributes and modifiers by name. */
import type {
  AliasEntry,
  AttributeEntry,
  ChildrenEntry,
  ComponentEntry,
  LabelEntry,
  ListEntry,
  ModifierEntry,
} from "../ast/vocabulary.js";
import { list, text } from "./attributes.js";
import type { AttributeMap, ComponentDefinition, ComponentShape } from "./component.js";

/** The attributes whose choices are modifiers too (language.md 2.7 b). */
const wordAttributes = [
  "variant",
  "size",
  "weight",
  "align",
  "position",
  "inputType",
  "shadow",
  "theme",
];

/** The parts of a definition that its tables are made of. */
export type AnyDefinition = Pick<
  ComponentDefinition<AttributeMap, string>,
  "attributes" | "label" | "list" | "children" | "within" | "parents" | "keepsModifiers"
>;

/** The attributes of a definition, with the twins of label and list that it does not declare itself. */
export function withTwins(definition: AnyDefinition): AttributeMap {
  const twins: AttributeMap = {};
  for (const { label, list: items } of [definition, ...Object.values(definition.within ?? {})]) {
    for (const name of label?.twins ?? []) twins[name] = text(label!.docs);
    for (const name of items?.twins ?? []) twins[name] = list(items!.docs);
  }
  return { ...twins, ...definition.attributes };
}

/** The aliases of a component by word. */
export function aliasEntries(
  aliases: NonNullable<ComponentDefinition<AttributeMap, string>["aliases"]>,
): Map<string, AliasEntry> {
  return new Map(Object.entries(aliases).map(([word, alias]) => [word, { word, ...alias }]));
}

/** What a component takes besides attributes, as all others read it. */
export function shapeEntries(
  shape: ComponentShape,
  { parents, keepsModifiers, children: block }: AnyDefinition,
): Pick<
  ComponentEntry,
  | "label"
  | "number"
  | "list"
  | "children"
  | "countsAs"
  | "bare"
  | "keepsModifiers"
  | "keepsChildren"
> {
  const label: LabelEntry | undefined = shape.label && {
    twins: shape.label.twins ?? [],
    required: shape.label.required ?? false,
    unless: shape.label.unless ?? [],
    docs: shape.label.docs,
  };
  const items: ListEntry | undefined = shape.list && {
    twins: shape.list.twins ?? [],
    required: shape.list.required ?? false,
    docs: shape.list.docs,
    nested: shape.list.nested ?? false,
    keys: attributeEntries(shape.list.keys ?? {}, false),
  };
  const only = shape.children?.mustBeEmpty ? [] : shape.children?.only;
  const children: ChildrenEntry = {
    allow: !shape.children ? "none" : only ? "only" : "any",
    names: only ?? [],
    braces: shape.children?.braces ?? "optional",
    mustBeEmpty: shape.children?.mustBeEmpty ?? false,
  };
  const needsNothing =
    !label?.required &&
    !shape.number?.required &&
    !items?.required &&
    children.braces !== "required";
  // Nodes of one type have the same keys wherever they are: by what the component takes alone.
  const keepsOnlyModifiers = block === undefined || keepsModifiers === true;
  return {
    label,
    number: shape.number,
    list: items,
    children,
    countsAs: shape.countsAs,
    bare: needsNothing && parents === undefined,
    keepsModifiers: keepsOnlyModifiers,
    keepsChildren: !keepsOnlyModifiers,
  };
}

/** The attributes of a table by name. */
export function attributeEntries(
  attributes: AttributeMap,
  common: boolean,
): Map<string, AttributeEntry> {
  const entries = new Map<string, AttributeEntry>();
  for (const [
    name,
    { kind, docs, default: preset, semantic = false, onlyIn = [] },
  ] of Object.entries(attributes)) {
    const presetEntry = preset === undefined ? {} : { default: preset };
    entries.set(name, { name, kind, docs, ...presetEntry, common, semantic, onlyIn });
  }
  return entries;
}

/** The modifiers of a component: true-or-false attributes, choices of some others, the common ones, and its own. */
export function modifierEntries(
  attributes: ReadonlyMap<string, AttributeEntry>,
  commonModifiers: Readonly<Record<string, string>>,
  ownModifiers: Readonly<Record<string, string>>,
): Map<string, ModifierEntry> {
  const entries = new Map<string, ModifierEntry>();
  const ambiguous = new Set<string>();
  for (const name of wordAttributes) {
    const attribute = attributes.get(name);
    for (const word of attribute?.kind.choices ?? []) {
      if (entries.has(word)) ambiguous.add(word);
      const docs = `\`${name}=${word}\``;
      const common = attribute?.common === true;
      entries.set(word, { word, docs, common, attribute: name, value: word });
    }
  }
  for (const word of ambiguous) entries.delete(word);
  for (const { name, kind, docs, common } of attributes.values()) {
    if (kind.isBoolean)
      entries.set(name, { word: name, docs, common, attribute: name, value: true });
  }
  const add = (word: string, docs: string, common: boolean): void => {
    const value = attributes.get(word)?.kind.isBoolean ? { attribute: word, value: true } : {};
    entries.set(word, { word, docs, common, ...value });
  };
  for (const [word, docs] of Object.entries(commonModifiers)) add(word, docs, true);
  for (const [word, docs] of Object.entries(ownModifiers)) add(word, docs, false);
  return entries;
}
