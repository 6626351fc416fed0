/** Turns a definition into the tables of its attributes and modifiers, including common ones. */
import type { AttributeEntry, ModifierEntry } from "../../language/ast/entries.js";
import { type AttributeDefinition, list, text } from "./attributes.js";
import { commonAttributes, commonModifiers, containerModifiers } from "./common-attributes.js";
import type { AnyDefinition } from "./definition.js";
import { LazyTable } from "./lazy-table.js";

/** The attributes whose choices are also modifiers (language.md 2.7 b). */
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

const none: readonly never[] = [];

/** An attribute as declared, with defaults filled in. */
export function attributeEntry(
  name: string,
  { kind, docs, default: preset, semantic = false, onlyIn = none }: AttributeDefinition<unknown>,
  common: boolean,
): AttributeEntry {
  return preset === undefined
    ? { name, kind, docs, common, semantic, onlyIn }
    : { name, kind, docs, default: preset, common, semantic, onlyIn };
}

/** The attributes of a component by name: its own, and the common ones that it accepts. */
export function attributeTable(definition: AnyDefinition): LazyTable<AttributeEntry> {
  const { attributes: own } = definition;
  const find = (name: string): AttributeEntry | undefined => {
    const declared = entryIn(own, name) ?? twinOf(definition, name);
    if (declared) return attributeEntry(name, declared, false);
    return takes(definition, name) ? commonEntry(name) : undefined;
  };
  const names = () => [
    ...Object.keys(commonAttributes),
    ...twinsOf(definition),
    ...Object.keys(own),
  ];
  return new LazyTable(find, names);
}

/**
 * The modifiers of a component: true-or-false attributes, choices of some others, the common ones, and
 * its own.
 */
export function modifierTable(
  definition: AnyDefinition,
  attributes: ReadonlyMap<string, AttributeEntry>,
): LazyTable<ModifierEntry> {
  const { modifiers: own = {}, centers } = definition;
  const find = (word: string): ModifierEntry | undefined => {
    const meant = attributes.get(word);
    const value = meant?.kind.isBoolean ? { attribute: word, value: true } : {};
    const ownDocs = entryIn(own, word) ?? (centers && entryIn(containerModifiers, word));
    if (ownDocs !== undefined) return { word, docs: ownDocs, common: false, ...value };
    const commonDocs = takes(definition, word) ? entryIn(commonModifiers, word) : undefined;
    if (commonDocs !== undefined) return { word, docs: commonDocs, common: true, ...value };
    if (!meant?.kind.isBoolean) return choiceModifier(word, attributes);
    return { word, docs: meant.docs, common: meant.common, attribute: word, value: true };
  };
  const names = () => [
    ...wordAttributes.flatMap((name) => attributes.get(name)?.kind.choices ?? none),
    ...attributes.keys(),
    ...Object.keys(commonModifiers),
    ...(centers ? Object.keys(containerModifiers) : none),
    ...Object.keys(own),
  ];
  return new LazyTable(find, names);
}

/** The modifier that names a choice of one attribute; none if it could be a choice of several. */
function choiceModifier(
  word: string,
  attributes: ReadonlyMap<string, AttributeEntry>,
): ModifierEntry | undefined {
  let found: AttributeEntry | undefined;
  for (const name of wordAttributes) {
    const attribute = attributes.get(name);
    if (!attribute?.kind.choices?.includes(word)) continue;
    if (found) return undefined;
    found = attribute;
  }
  if (!found) return undefined;
  const { name, common } = found;
  return { word, docs: `\`${name}=${word}\``, common, attribute: name, value: word };
}

const commonEntries = new Map<string, AttributeEntry>();

/** The common attribute with a name; the same object for all components. */
function commonEntry(name: string): AttributeEntry | undefined {
  const known = commonEntries.get(name);
  if (known) return known;
  const declared = entryIn<AttributeDefinition<unknown>>(commonAttributes, name);
  if (!declared) return undefined;
  const entry = attributeEntry(name, declared, true);
  commonEntries.set(name, entry);
  return entry;
}

/** Whether a component takes a common attribute or modifier. */
function takes({ without = none, layer, root }: AnyDefinition, name: string): boolean {
  // Outside the flow, an element sized by its content has no width before it has a height.
  if (name === "ratio" && (layer || root)) return false;
  return without !== "all" && !without.includes(name);
}

/** The attribute that can be given instead of a label or a list. */
function twinOf(definition: AnyDefinition, name: string): AttributeDefinition<unknown> | undefined {
  let twin: AttributeDefinition<unknown> | undefined;
  for (const { label, list: items } of shapesOf(definition)) {
    if (label?.twins?.includes(name)) twin = text(label.docs);
    if (items?.twins?.includes(name)) twin = list(items.docs);
  }
  return twin;
}

function twinsOf(definition: AnyDefinition): readonly string[] {
  return shapesOf(definition).flatMap(({ label, list: items }) => [
    ...(label?.twins ?? none),
    ...(items?.twins ?? none),
  ]);
}

/** What a component accepts, everywhere and in certain parents. */
function shapesOf(definition: AnyDefinition) {
  return definition.within ? [definition, ...Object.values(definition.within)] : [definition];
}

function entryIn<T>(table: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
