/** Turns the JSON of a definition, or of what uses one, into its node, as long as all of it has a meaning. */
import { parameterTypes } from "../../ast/form.js";
import type { AstNode, ParameterNode } from "../../ast/node.js";
import { areValues, isObject, isValue, isWord, wordsOf } from "./tree-values.js";

/** What nodes of a type have, besides their type and the places that a tree may say. */
const keysOfTypes: Readonly<Record<string, readonly string[]>> = {
  Component: ["name", "params", "attributes", "children"],
  Layout: ["name", "params", "attributes", "children"],
  Use: ["name", "label", "items", "modifiers", "attributes", "children"],
  Fill: ["name", "children"],
  Slot: ["name", "modifiers", "attributes", "children"],
  Repeat: ["number", "items", "of", "as", "index", "attributes", "children"],
  Data: ["name", "items", "from"],
  Tokens: ["attributes"],
  Import: ["from", "names", "as"],
};

/** The types that stand at the top level only. */
const topTypes: ReadonlySet<string> = new Set(["Component", "Layout", "Data", "Tokens", "Import"]);

/**
 * The node without its children; undefined where a part has no meaning.
 *
 * @param isTop - whether it stands at the top level
 */
export function readFormNode(
  json: Readonly<Record<string, unknown>>,
  isTop: boolean,
): AstNode | undefined {
  const type = String(json.type);
  const keys = keysOfTypes[type];
  if (!keys || topTypes.has(type) !== (isTop && topTypes.has(type))) return undefined;
  const given = Object.entries(json).filter(([key]) => !skipped.has(key));
  if (!given.every(([key, value]) => keys.includes(key) && readers[key]!(value))) return undefined;
  const node = { type, ...Object.fromEntries(given) } as AstNode;
  return isWhole(node) ? node : undefined;
}

/** What is said of every node, and what is read elsewhere. */
const skipped: ReadonlySet<string> = new Set(["type", "children", "loc", "via"]);

/** Whether the value of a key is one that it can have. */
const readers: Readonly<Record<string, (value: unknown) => boolean>> = {
  name: isName,
  params: (value) => Array.isArray(value) && value.every(isParameter),
  label: isText,
  number: (value) => Number.isInteger(value) && Number(value) >= 0,
  items: (value) => Array.isArray(value) && areValues(value),
  of: isText,
  from: isText,
  names: (value) => wordsOf(value) !== undefined,
  as: isWord,
  index: isWord,
  modifiers: (value) => wordsOf(value) !== undefined,
  attributes: (value) =>
    isObject(value) && Object.keys(value).every(isName) && areValues(Object.values(value)),
};

/** Whether a node has what its kind cannot do without. */
function isWhole({ type, name, from, items, number, of, as, index }: AstNode): boolean {
  const count = (...parts: unknown[]) => parts.filter((part) => part !== undefined).length;
  if (type === "Import") return from !== undefined;
  if (type === "Data") return name !== undefined && count(items, from) === 1;
  if (type === "Repeat") {
    return count(items, number, of) === 1 && (index === undefined || as !== undefined);
  }
  return name !== undefined || type === "Slot" || type === "Tokens";
}

function isParameter(json: unknown): json is ParameterNode {
  if (!isObject(json) || !isWord(json.name)) return false;
  const { type, default: preset } = json;
  const isKnown = (parameterTypes as readonly unknown[]).includes(type);
  const areChoices = Array.isArray(type) && type.length > 0 && type.every(isText);
  return (isKnown || areChoices) && (preset === undefined || isValue(preset));
}

/** A name, or one of an import: `ui.userCard`. */
function isName(value: unknown): boolean {
  return typeof value === "string" && /^[A-Za-z_][\w-]*(?:\.[A-Za-z_][\w-]*)?$/.test(value);
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}
