/** Finds the attributes and modifiers that an element can still get. */
import type { Element } from "../../../language/ast/element.js";
import { entryAround } from "../../../language/ast/element.js";
import type {
  AttributeEntry,
  AttributeKind,
  ModifierEntry,
} from "../../../language/ast/entries.js";
import { vocabulary as base } from "../../../model/components/registry.generated.js";
import { extendVocabulary } from "../../../model/define/reuse-entries.js";
import type { Candidate } from "../candidate.js";

/** Attributes and modifiers that an element accepts and does not have yet. */
export function attributesOf(element: Element, except: number): Candidate[] {
  const { component } = element;
  if (!component) return [];
  const given = new Set(
    element.attributes.filter(({ from }) => from !== except).map(({ name }) => name),
  );
  for (const [alias, name] of component.attributeAliases) if (given.has(alias)) given.add(name);
  const words = new Set(element.modifiers.filter(({ from }) => from !== except).map((m) => m.word));
  for (const word of words) {
    const attribute = component.modifiers.get(word)?.attribute;
    if (attribute !== undefined) given.add(attribute);
  }
  const twins = new Set([
    ...(element.label ? (component.label?.twins ?? []) : []),
    ...(element.list ? (component.list?.twins ?? []) : []),
  ]);
  const found: Candidate[] = [];
  const around = entryAround(element.parent);
  for (const entry of attributesTaken(element)) {
    if (given.has(entry.name) || twins.has(entry.name)) continue;
    const isUseless = entry.onlyIn.length > 0 && !entry.onlyIn.includes(around?.name ?? "");
    found.push(attributeCandidate(entry, isUseless));
  }
  for (const entry of component.modifiers.values()) {
    if (words.has(entry.word) || (entry.attribute !== undefined && given.has(entry.attribute))) {
      continue;
    }
    found.push(modifierCandidate(entry));
  }
  return found;
}

const reuse = () => extendVocabulary(base, new Map()).reuse;

/** All attributes that an element accepts, including those for reuse and those of its parent. */
export function attributesTaken(element: Element): AttributeEntry[] {
  const { component, parent } = element;
  if (!component) return [];
  const { attributes, pageAttributes } = reuse();
  const takesReuse = !element.form || element.form.kind === "use";
  return [
    ...component.attributes.values(),
    ...(entryAround(parent)?.children.each.values() ?? []),
    ...(component.records?.attributes.values() ?? []),
    ...(takesReuse ? attributes.values() : []),
    ...(component.root ? pageAttributes.values() : []),
  ];
}

/** The entry of an element's attribute, by any of its names. */
export function attributeOf(element: Element, name: string): AttributeEntry | undefined {
  const { component } = element;
  const own = component?.attributeAliases.get(name) ?? name;
  return attributesTaken(element).find((entry) => entry.name === own);
}

/** An attribute with the start of its value; what is true or false is written as a bare word. */
export function attributeCandidate(entry: AttributeEntry, isUseless = false): Candidate {
  const { name, kind, docs, common } = entry;
  const rank = isUseless ? -3 : common ? -1 : 0;
  if (kind.kind === "boolean") {
    return { ...modifierCandidate({ word: name, docs, common }), rank };
  }
  return {
    label: name,
    kind: "attribute",
    detail: kind.describes,
    insert: kind.isBoolean ? name : `${name}=${valueTemplate(kind)}`,
    docs: () => describeAttribute(entry),
    rank,
    asksMore: !kind.isBoolean && (kind.choices !== undefined || kind.reference !== undefined),
  };
}

function valueTemplate(kind: AttributeKind): string {
  if (kind.kind === "list" || kind.kind === "names" || kind.kind === "records") return "[$1]";
  if (kind.takesObject) return "{$1}";
  const isText = kind.kind === "text" || kind.kind === "url" || kind.kind === "reference";
  return isText ? '"$1"' : "$1";
}

/** The documentation of an attribute, as Markdown. */
export function describeAttribute({ name, kind, docs, default: preset }: AttributeEntry): string {
  // Some defaults are a sentence that contains code.
  const written = preset?.includes("`") ? preset : `\`${preset}\``;
  const unless = preset === undefined ? "" : `\n\nDefault: ${written}`;
  return `**${name}**: ${kind.describes}\n\n${docs}.${unless}`;
}

function modifierCandidate(entry: ModifierEntry): Candidate {
  return {
    label: entry.word,
    kind: "modifier",
    detail: entry.docs,
    insert: entry.word,
    docs: () => describeModifier(entry),
    rank: entry.common ? -1 : 0,
  };
}

/** The documentation of a modifier, as Markdown. */
export function describeModifier({ word, docs, attribute }: ModifierEntry): string {
  const same = attribute === undefined || attribute === word ? "" : `\n\nSets \`${attribute}\`.`;
  return `**${word}**\n\n${docs}.${same}`;
}
