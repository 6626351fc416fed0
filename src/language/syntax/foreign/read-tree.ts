/** Converts JSON to a document tree, provided all of it is valid. */
import type { ComponentEntry } from "../../ast/element.js";
import type { AstNode, DocumentNode } from "../../ast/node.js";
import type { Value } from "../../ast/value.js";
import type { Vocabulary } from "../../ast/vocabulary.js";
import { deepestNesting } from "../report-nesting.js";
import { readFormNode } from "./read-form-node.js";
import { areValues, isObject, isValue, isWord, wordsOf } from "./tree-values.js";

/** The keys of a node besides attributes. */
const nodeKeys = new Set([
  "type",
  "label",
  "number",
  "modifiers",
  "attributes",
  "items",
  "children",
  "loc",
  "via",
]);

/** The tree of a document; undefined if a part of the JSON does not belong to a tree. */
export function readTree(json: unknown, vocabulary: Vocabulary): DocumentNode | undefined {
  const parts = rootsOf(json);
  const children = parts?.map((part) => readNode(part, undefined, vocabulary, 0));
  if (!children || children.length === 0 || children.includes(undefined)) return undefined;
  return { type: "Document", children: children as AstNode[] };
}

/** The top-level elements: of a document, of an API response with an `ast`, of a list, or a single element. */
function rootsOf(json: unknown): readonly unknown[] | undefined {
  const part = isObject(json) && json.type === undefined ? json.ast : json;
  if (Array.isArray(part)) return part;
  if (!isObject(part)) return undefined;
  if (part.type !== "Document") return [part];
  const { tokens, children } = part;
  if (!Array.isArray(children)) return undefined;
  return tokens === undefined ? children : [{ type: "Tokens", attributes: tokens }, ...children];
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
  if (!known) {
    const form = readFormNode(json, depth === 0);
    // Its children are among the elements around it.
    return form && withChildren(form, json.children, parent, vocabulary, depth);
  }
  const component = known.within(parent);
  const node: AstNode = { type: component.type };
  const { label, number, modifiers, items, children } = json;
  if (label !== undefined) {
    if (typeof label !== "string") return undefined;
    // A name may stand for other content of a component: `list "$tags"`.
    if (!component.label && !isNameText(label)) return undefined;
    node.label = label;
  }
  if (number !== undefined) {
    const isNumber = typeof number === "number" ? component.number : isNameText(number);
    if (!isNumber) return undefined;
    node.number = number as number;
  }
  if (modifiers !== undefined) {
    const words = wordsOf(modifiers);
    if (!words) return undefined;
    node.modifiers = words;
  }
  const attributes = readAttributes(json, component);
  if (!attributes) return undefined;
  if (Object.keys(attributes).length > 0) node.attributes = attributes;
  if (items !== undefined) {
    if (!Array.isArray(items) || !areValues(items)) return undefined;
    node.items = items;
  }
  if (component.children.allow === "none" && Array.isArray(children) && children.length > 0) {
    return undefined;
  }
  return withChildren(node, children, component, vocabulary, depth);
}

/** Whether a value is a text that stands for the value of a name. */
function isNameText(value: unknown): boolean {
  return typeof value === "string" && /^\$[\p{L}_]/u.test(value);
}

/** A node with its children; undefined if a part of them is invalid. */
function withChildren(
  node: AstNode,
  children: unknown,
  around: ComponentEntry | undefined,
  vocabulary: Vocabulary,
  depth: number,
): AstNode | undefined {
  if (children === undefined) return node;
  if (!Array.isArray(children)) return undefined;
  const read = children.map((child) => readNode(child, around, vocabulary, depth + 1));
  return read.includes(undefined) ? undefined : { ...node, children: read as AstNode[] };
}

/** The attributes of a node, including those beside its other keys; undefined if one is unknown. */
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
