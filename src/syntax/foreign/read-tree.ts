/** Turns JSON that somebody wrote into a tree, as long as all of it has a meaning. */
import type { AstNode, DocumentNode } from "../../ast/node.js";
import { isUnitValue, type Value } from "../../ast/value.js";
import type { ComponentEntry, Vocabulary } from "../../ast/vocabulary.js";
import { deepestNesting } from "../report-nesting.js";

/** What a tree has besides attributes. */
const nodeKeys = new Set([
  "type",
  "label",
  "number",
  "modifiers",
  "attributes",
  "items",
  "children",
  "loc",
]);

/** The tree of a document; undefined where a part of the JSON is none of a tree. */
export function readTree(json: unknown, vocabulary: Vocabulary): DocumentNode | undefined {
  const parts = rootsOf(json);
  const children = parts?.map((part) => readNode(part, undefined, vocabulary, 0));
  if (!children || children.length === 0 || children.includes(undefined)) return undefined;
  return { type: "Document", children: children as AstNode[] };
}

/** The elements at the top: of a document, of an answer that has one as `ast`, of a list, or the one itself. */
function rootsOf(json: unknown): readonly unknown[] | undefined {
  const part = isObject(json) && json.type === undefined ? json.ast : json;
  if (Array.isArray(part)) return part;
  if (!isObject(part)) return undefined;
  if (part.type !== "Document") return [part];
  return Array.isArray(part.children) ? part.children : undefined;
}

function readNode(
  json: unknown,
  parent: ComponentEntry | undefined,
  vocabulary: Vocabulary,
  depth: number,
): AstNode | undefined {
  if (!isObject(json) || typeof json.type !== "string" || depth > deepestNesting) return undefined;
  const { type } = json;
  const known = vocabulary.componentOfType(type) ?? vocabulary.component(type.toLowerCase());
  if (!known) return undefined;
  const component = known.within(parent);
  const node: AstNode = { type: component.type };
  const { label, number, modifiers, items, children } = json;
  if (label !== undefined) {
    if (typeof label !== "string" || !component.label) return undefined;
    node.label = label;
  }
  if (number !== undefined) {
    if (typeof number !== "number" || !component.number) return undefined;
    node.number = number;
  }
  if (modifiers !== undefined) {
    if (!Array.isArray(modifiers) || !modifiers.every(isWord)) return undefined;
    node.modifiers = modifiers;
  }
  const attributes = readAttributes(json, component);
  if (!attributes) return undefined;
  if (Object.keys(attributes).length > 0) node.attributes = attributes;
  if (items !== undefined) {
    if (!Array.isArray(items) || !items.every(isValue)) return undefined;
    node.items = items;
  }
  if (children !== undefined) {
    if (!Array.isArray(children)) return undefined;
    const read = children.map((child) => readNode(child, component, vocabulary, depth + 1));
    if (read.includes(undefined)) return undefined;
    if (component.children.allow === "none" && read.length > 0) return undefined;
    node.children = read as AstNode[];
  }
  return node;
}

/** The attributes of a node, those that stand beside its other keys included; undefined where one is unknown. */
function readAttributes(
  json: Record<string, unknown>,
  component: ComponentEntry,
): Record<string, Value> | undefined {
  const given = json.attributes ?? {};
  if (!isObject(given)) return undefined;
  const beside = Object.entries(json).filter(([key]) => !nodeKeys.has(key));
  const isKnown = ([key]: [string, unknown]): boolean =>
    component.attributes.has(key) ||
    component.attributeAliases.has(key) ||
    (component.label?.twins.includes(key) ?? false);
  if (!beside.every(isKnown)) return undefined;
  const all = [...Object.entries(given), ...beside];
  if (!all.every(([key, value]) => isWord(key) && isValue(value))) return undefined;
  return Object.fromEntries(all) as Record<string, Value>;
}

function isWord(word: unknown): word is string {
  return typeof word === "string" && /^[A-Za-z_][\w-]*$/.test(word);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isValue(value: unknown): value is Value {
  return isValueAt(value, 0);
}

function isValueAt(value: unknown, depth: number): boolean {
  if (depth > deepestNesting) return false;
  if (typeof value === "string" || typeof value === "boolean") return true;
  if (typeof value === "number") return Number.isFinite(value);
  const areValues = (parts: unknown[]): boolean =>
    parts.every((part) => isValueAt(part, depth + 1));
  if (Array.isArray(value)) return areValues(value);
  return isUnitValue(value) || (isObject(value) && areValues(Object.values(value)));
}
