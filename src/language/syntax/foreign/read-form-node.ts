/** Converts the JSON of a definition or use to its node, provided all of it is valid. */
import { parameterTypes } from "../../ast/form.js";
import type { AstNode, ParameterNode } from "../../ast/node.js";
import { areValues, isObject, isValue, isWord, wordsOf } from "./tree-values.js";

/** The keys of each node type, besides its type and locations. */
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

/** The types that are only allowed at the top level. */
const topTypes: ReadonlySet<string> = new Set(["Component", "Layout", "Data", "Tokens", "Import"]);

/**
 * The node without its children; undefined if a part is invalid.
 *
 * @param isTop - whether it is at the top level
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

/** Keys of every node, and keys that are read elsewhere. */
const skipped: ReadonlySet<string> = new Set(["type", "children", "loc", "via"]);

/** Whether the value of each key is valid. */
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

/** Whether a node has the required parts of its kind. */
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

/** Whether a value is a name, or a name from an import: `ui.userCard`. */
function isName(value: unknown): boolean {
  return typeof value === "string" && /^[A-Za-z_][\w-]*(?:\.[A-Za-z_][\w-]*)?$/.test(value);
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}
