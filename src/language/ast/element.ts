/** An element as it was written: every part with its place, before aliases and twins are resolved. */
import type { Place } from "../diagnostics/diagnostic.js";
import type { Form } from "./form.js";
import type { AstNode } from "./node.js";
import type { Literal } from "./value.js";
import type { AttributeEntry, ComponentEntry } from "./vocabulary.js";

/** A modifier after an element. */
export interface ModifierWord {
  word: string;
  from: number;
  to: number;
}

/** `name=value` or `name:value`; `at(x, y)` is two of these. */
export interface AttributeClause {
  name: string;
  nameFrom: number;
  nameTo: number;
  /** What the element's component knows of it; undefined for an unknown attribute or component. */
  entry: AttributeEntry | undefined;
  /** Missing where a value should be but is not; the missing value has been reported. */
  value: Literal | undefined;
  from: number;
  to: number;
  /** Set on the two clauses of `at(x, y)`. */
  viaCall?: boolean;
  /** Set on what only a prototype knows of. */
  isLive?: boolean;
}

/** The braces of an element. */
export interface Block {
  /** Offset of the `{`. */
  open: number;
  /** Offset of the `}`; undefined when it is missing. */
  close: number | undefined;
  elements: Element[];
}

/** One element of the source. */
export interface Element {
  /** The word that starts it, an alias or a misspelled one included. */
  word: string;
  wordFrom: number;
  wordTo: number;
  /** What the vocabulary knows of the word, seen from its parent; undefined for an unknown component. */
  component: ComponentEntry | undefined;
  from: number;
  to: number;
  label: Literal | undefined;
  number: Literal | undefined;
  list: Literal | undefined;
  attributes: readonly AttributeClause[];
  modifiers: readonly ModifierWord[];
  block: Block | undefined;
  parent: Element | undefined;
  /** Set on what defines or uses a component, a layout or data. */
  form?: Form;
}

/** A parsed source: the elements at its top level, pages and others. */
export interface ElementTree {
  elements: Element[];
  /** Length of the text in UTF-16 units. */
  length: number;
}

/** Gives the nodes of single elements. */
export interface NodeBuilder {
  /** The node of an element without those of the elements in it. */
  nodeWithout(element: Element): AstNode;
  /** The nodes of elements with all that is in them. */
  nodesOf(elements: readonly Element[]): AstNode[];
}

/** How many parts of an element are kept in an array without room to spare. */
const few = 6;

/** Adds a part to those of an element: nearly all have few of them, for which a growing array is far too large. */
export function withPart<T>(parts: readonly T[], part: T): readonly T[] {
  if (parts.length === 0) return [part];
  if (parts.length === 1) return [parts[0]!, part];
  if (parts.length < few) return parts.concat([part]);
  (parts as T[]).push(part);
  return parts;
}

/** What a component knows of an attribute, under whichever of its names. */
export function attributeNamed(
  component: ComponentEntry | undefined,
  name: string,
): AttributeEntry | undefined {
  return component?.attributes.get(component.attributeAliases.get(name) ?? name);
}

/** Visits an element and all below it, parents first, in source order. */
export function walkElements(
  elements: readonly Element[],
  visit: (element: Element, depth: number) => void,
): void {
  const stack: { list: readonly Element[]; at: number }[] = [{ list: elements, at: 0 }];
  while (stack.length > 0) {
    const top = stack[stack.length - 1]!;
    const element = top.list[top.at++];
    if (!element) {
      stack.pop();
      continue;
    }
    visit(element, stack.length - 1);
    if (element.block) stack.push({ list: element.block.elements, at: 0 });
  }
}

/** Where the word that starts an element is. */
export function wordPlace({ wordFrom, wordTo }: Element): Place {
  return { from: wordFrom, to: wordTo };
}

/** What is known of the component around the elements in a block: forms are not there once they are written out. */
export function entryAround(parent: Element | undefined): ComponentEntry | undefined {
  let around = parent;
  while (around?.form) around = around.parent;
  return around?.component;
}
