/** An element as it was written: every part with its place, before aliases and twins are resolved. */
import type { Place } from "../diagnostics/diagnostic.js";
import type { Suggester } from "../diagnostics/suggester.js";
import type {
  AliasEntry,
  AttributeEntry,
  ChildrenEntry,
  LabelEntry,
  ListEntry,
  ModifierEntry,
  RecordForm,
  Report,
} from "./entries.js";
import type { Form } from "./form.js";
import type { AstNode } from "./node.js";
import type { Literal } from "./value.js";

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

/** Everything that is said about one component, seen from a certain parent. */
export interface ComponentEntry {
  /** Canonical name, lower case. */
  readonly name: string;
  /** Type of its nodes, PascalCase. */
  readonly type: string;
  readonly category: string;
  readonly docs: string;
  /** What HTML and other libraries call it. */
  readonly foreignWords: readonly string[];
  /** Words of other libraries for which it has a form, each with a line that shows the form. */
  readonly foreignForms: ReadonlyMap<string, string>;
  /** Attributes that other libraries give it, each with what to write instead. */
  readonly foreignAttributes: ReadonlyMap<string, string>;
  readonly examples: readonly string[];
  readonly aliases: ReadonlyMap<string, AliasEntry>;
  /** True for the one structural word, the page. */
  readonly root: boolean;
  /** True for what is said of all pages, once, at the top level. */
  readonly ofCanvas: boolean;
  /** True for what editors offer to put around other elements. */
  readonly wraps: boolean;
  /** True for words that are a modifier as often as a component (language.md 1.3). */
  readonly soft: boolean;
  /** True when it can stand alone: it requires no label, number, list or block (language.md 1.3). */
  readonly bare: boolean;
  /** The parents in which a component that has to have one of them can stand without anything. */
  readonly bareIn: readonly string[];
  /** Whether its nodes have `modifiers` and `children` even when empty (language.md 1.2). */
  readonly keepsModifiers: boolean;
  readonly keepsChildren: boolean;
  readonly label: LabelEntry | undefined;
  /** Set for components that take a whole number after their name. */
  readonly number: { readonly required: boolean; readonly docs: string } | undefined;
  readonly list: ListEntry | undefined;
  /** Set for components that take records. */
  readonly records: RecordForm | undefined;
  readonly attributes: ReadonlyMap<string, AttributeEntry>;
  /** Other names of attributes, each with the name it stands for: `padding` for `p`. */
  readonly attributeAliases: ReadonlyMap<string, string>;
  readonly modifiers: ReadonlyMap<string, ModifierEntry>;
  readonly children: ChildrenEntry;
  /** Names of the only components it may be inside; empty: anywhere. */
  readonly parents: readonly string[];
  /** True when every block may hold it, whatever else the block takes, and nothing else may. */
  readonly filler: boolean;
  /** Its number is a mark on the page, or explains the mark of the same number. */
  readonly countsAs: "marker" | "annotation" | undefined;
  /** True when a missing list and block is accepted with an info and drawn as a titled dashed line. */
  readonly mayBeEmpty: boolean;
  /** Where it may be the target of `navigate`, `opens` or `toggles`. */
  readonly targetOf: readonly ("navigate" | "opens" | "toggles")[];
  /** The same component inside a parent that changes what it takes; itself where none does. */
  within(parent: ComponentEntry | undefined): ComponentEntry;
  /** What it takes in each parent that changes it, by the parent's name. */
  readonly variants: ReadonlyMap<string, ComponentEntry>;
  /** Rules that the tables cannot say. */
  check?(element: Element, report: Report, suggester: Suggester): void;
}
