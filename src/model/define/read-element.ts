/** Reads the values of a node, typed, including modifiers that set attributes. */
import type { ComponentEntry } from "../../language/ast/element.js";
import type { AstNode } from "../../language/ast/node.js";
import { plainText } from "../../language/ast/plain-text.js";
import type { Value } from "../../language/ast/value.js";
import type { Style } from "../box/style.js";
import type { AttributeMap, AttributeValues, LoweredElement } from "./component.js";

const nothing: readonly never[] = [];

/** The valid values of a node by attribute name; attributes take precedence over modifiers. */
export function readValues(node: AstNode, entry: ComponentEntry): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  const { modifiers, attributes } = node;
  if (modifiers !== undefined) {
    for (let at = 0; at < modifiers.length; at++) {
      const word = modifiers[at]!;
      const known = entry.modifiers.get(word);
      if (known?.attribute === undefined || known.value === undefined) continue;
      values[known.attribute] = entry.attributes.get(known.attribute)?.kind.read(known.value);
    }
  }
  for (const name in attributes) {
    const read = entry.attributes.get(name)?.kind.read(attributes[name]!);
    if (read !== undefined) values[name] = read;
  }
  return values;
}

/** Whether a node has a modifier: `m`, `m=true` or `m="true"`; `m=false` removes it. */
export function hasModifier(node: AstNode, modifier: string): boolean {
  const written = node.attributes?.[modifier];
  if (written === undefined) return node.modifiers?.includes(modifier) ?? false;
  return written === true || written === "true";
}

/** The view of a node that `lower` gets; `values` come from `readValues`. */
export function readElement<A extends AttributeMap, M extends string>(
  node: AstNode,
  entry: ComponentEntry,
  flow: Style,
  values = readValues(node, entry),
): LoweredElement<A, M> {
  return {
    node,
    label: plainText(node.label ?? ""),
    number: node.number,
    items: itemsOf(node, entry),
    children: node.children ?? nothing,
    values: values as AttributeValues<A>,
    flow,
    has: (modifier) => hasModifier(node, modifier),
  };
}

/** The list of a node, however it was given; empty if there is none. */
export function itemsOf(node: AstNode, entry: ComponentEntry): readonly Value[] {
  if (entry.list !== undefined && node.attributes !== undefined) {
    for (const twin of entry.list.twins) {
      const written = node.attributes[twin];
      if (Array.isArray(written)) return written;
    }
  }
  return node.items ?? nothing;
}
