/** Updates references to renamed ids, in attributes and in the objects of lists. */
import type { AttributeClause, Element } from "../ast/element.js";
import type { AttributeEntry } from "../ast/entries.js";
import { type Literal, type Property, textOf, type Value } from "../ast/value.js";

/** Returns the new name of an id; undefined for an unknown one. */
export type FindId = (id: string) => string | undefined;

/** A value with one reference, or with several in a list. */
export interface Reference {
  value: Literal | undefined;
  /** The keys of the objects of a list; undefined if the value itself is a reference. */
  readonly keys?: ReadonlyMap<string, AttributeEntry>;
}

const none: readonly Reference[] = [];

/** The references of an element, list and attributes alike; nearly all elements have none. */
export function referencesOf(element: Element): readonly Reference[] {
  const { attributes } = element;
  const { list } = element.component ?? {};
  const keys = list && hasReference(list.keys) ? list.keys : undefined;
  if (!keys && !attributes.some(isReference)) return none;
  const found: Reference[] = [];
  if (keys && element.list) found.push(new ListOfElement(element, keys));
  for (const clause of attributes) {
    if (isReference(clause)) found.push(clause);
    else if (keys && list?.twins.includes(clause.name)) found.push(new ListOfClause(clause, keys));
  }
  return found;
}

function isReference({ entry }: AttributeClause): boolean {
  return entry?.kind.reference !== undefined;
}

class ListOfElement implements Reference {
  readonly keys: ReadonlyMap<string, AttributeEntry>;
  readonly #element: Element;

  constructor(element: Element, keys: ReadonlyMap<string, AttributeEntry>) {
    this.#element = element;
    this.keys = keys;
  }

  get value(): Literal | undefined {
    return this.#element.list;
  }

  set value(list: Literal | undefined) {
    this.#element.list = list;
  }
}

class ListOfClause implements Reference {
  readonly keys: ReadonlyMap<string, AttributeEntry>;
  readonly #clause: AttributeClause;

  constructor(clause: AttributeClause, keys: ReadonlyMap<string, AttributeEntry>) {
    this.#clause = clause;
    this.keys = keys;
  }

  get value(): Literal | undefined {
    return this.#clause.value;
  }

  set value(list: Literal | undefined) {
    this.#clause.value = list;
  }
}

const referring = new WeakMap<ReadonlyMap<string, AttributeEntry>, boolean>();

function hasReference(keys: ReadonlyMap<string, AttributeEntry>): boolean {
  const known = referring.get(keys);
  if (known !== undefined) return known;
  const found = [...keys.values()].some(({ kind }) => kind.reference !== undefined);
  referring.set(keys, found);
  return found;
}

/** Updates a reference, or those of a list, if their ids are known. */
export function lead(reference: Reference, find: FindId): void {
  const { value, keys } = reference;
  if (value) reference.value = keys ? ledItems(value, keys, find) : ledText(value, find);
}

function ledText(literal: Literal, find: FindId): Literal {
  const id = (textOf(literal.value) ?? "").replace(/^#/, "");
  const to = id === "" ? undefined : find(id);
  return to === undefined ? literal : { ...literal, value: to };
}

/** The list with updated references in its objects, and in the lists in them; the same list if nothing changes. */
function ledItems(list: Literal, keys: ReadonlyMap<string, AttributeEntry>, find: FindId): Literal {
  if (!list.items) return list;
  const items = list.items.map((item) => ledObject(item, keys, find));
  if (items.every((item, at) => item === list.items![at])) return list;
  return { ...list, items, value: items.map(({ value }) => value) };
}

function ledObject(
  item: Literal,
  keys: ReadonlyMap<string, AttributeEntry>,
  find: FindId,
): Literal {
  if (!item.properties) return item;
  const properties = item.properties.map((property): Property => {
    const { value } = property;
    const isReference = keys.get(property.key)?.kind.reference !== undefined;
    const led = isReference ? ledText(value, find) : ledItems(value, keys, find);
    return led === value ? property : { ...property, value: led };
  });
  if (properties.every((property, at) => property === item.properties![at])) return item;
  const value = Object.fromEntries(properties.map(({ key, value: each }) => [key, each.value]));
  return { ...item, properties, value: value as Value };
}
