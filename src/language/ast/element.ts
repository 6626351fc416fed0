/** An element as it was written: every part with its place, before aliases and twins are resolved. */
import type { Place } from "../diagnostics/diagnostic.js";
import type { Suggester } from "../diagnostics/suggester.js";
import type {
  AliasEntry,
  AttributeEntry,
  ChildrenEntry,
  LabelEntry,
  ListEntry,
  MarkForm,
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
  /** Its entry in the element's component; undefined for an unknown attribute or component. */
  entry: AttributeEntry | undefined;
  /** Undefined if a value is missing; that was already reported. */
  value: Literal | undefined;
  from: number;
  to: number;
  /** Set on the two clauses of `at(x, y)`. */
  viaCall?: boolean;
  /** Set on attributes that only matter in a prototype. */
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
  /** The word that starts it, which may be an alias or misspelled. */
  word: string;
  wordFrom: number;
  wordTo: number;
  /** The entry of the word's component, as seen from its parent; undefined for an unknown component. */
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
  /** Set on definitions and uses of components, layouts or data. */
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
  /** The node of an element, without the nodes of its children. */
  nodeWithout(element: Element): AstNode;
  /** The nodes of elements, with all their descendants. */
  nodesOf(elements: readonly Element[]): AstNode[];
}

/** Up to this number of parts, the array has no spare capacity. */
const few = 6;

/**
 * Appends a part to an element. Nearly all elements have few parts, for which a growing array would be far too large.
 */
export function withPart<T>(parts: readonly T[], part: T): readonly T[] {
  if (parts.length === 0) return [part];
  if (parts.length === 1) return [parts[0]!, part];
  if (parts.length < few) return parts.concat([part]);
  (parts as T[]).push(part);
  return parts;
}

/** The entry of an attribute in a component, under any of its names. */
export function attributeNamed(
  component: ComponentEntry | undefined,
  name: string,
): AttributeEntry | undefined {
  return component?.attributes.get(component.attributeAliases.get(name) ?? name);
}

/** Visits elements and all their descendants, parents first, in source order. */
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

/** The place of the word that starts an element. */
export function wordPlace({ wordFrom, wordTo }: Element): Place {
  return { from: wordFrom, to: wordTo };
}

/** The component around the elements in a block, without forms, since these disappear in the expansion. */
export function entryAround(parent: Element | undefined): ComponentEntry | undefined {
  let around = parent;
  while (around?.form) around = around.parent;
  return around?.component;
}

/** Everything about one component, as seen from a certain parent. */
export interface ComponentEntry {
  /** Canonical name, lower case. */
  readonly name: string;
  /** Type of its nodes, PascalCase. */
  readonly type: string;
  readonly category: string;
  readonly docs: string;
  /** What HTML and other libraries call it. */
  readonly foreignWords: readonly string[];
  /** Words of other libraries that mean a form of it, each with an example of that form. */
  readonly foreignForms: ReadonlyMap<string, string>;
  /** Its attribute that a bare number after its name means. */
  readonly bareNumber: string | undefined;
  /** What others write with it outside of its parents, as an example. */
  readonly foreignOutside: string | undefined;
  /** How it is written in a text, if that is possible. */
  readonly mark: MarkForm | undefined;
  /** Components that people write in it in place of what it takes, each with an example of that. */
  readonly foreignChildren: ReadonlyMap<string, string>;
  /** Its attributes in other libraries, each with the replacement here. */
  readonly foreignAttributes: ReadonlyMap<string, string>;
  readonly examples: readonly string[];
  readonly aliases: ReadonlyMap<string, AliasEntry>;
  /** True for the one structural word, the page. */
  readonly root: boolean;
  /** True for components that describe all pages and appear once, at the top level. */
  readonly ofCanvas: boolean;
  /** True for components that editors offer to wrap around other elements. */
  readonly wraps: boolean;
  /** True for words that are a modifier as often as a component (language.md 1.3). */
  readonly soft: boolean;
  /** True when it can stand alone: it requires no label, number, list or block (language.md 1.3). */
  readonly bare: boolean;
  /** The parents in which a component that must have a parent can stand alone. */
  readonly bareIn: readonly string[];
  /** Whether its nodes have `modifiers` and `children` even if these are empty (language.md 1.2). */
  readonly keepsModifiers: boolean;
  readonly keepsChildren: boolean;
  readonly label: LabelEntry | undefined;
  /** Set for components with a whole number after their name. */
  readonly number: { readonly required: boolean; readonly docs: string } | undefined;
  readonly list: ListEntry | undefined;
  /** Set for components that accept records. */
  readonly records: RecordForm | undefined;
  readonly attributes: ReadonlyMap<string, AttributeEntry>;
  /** Other names of attributes, each with its canonical name: `padding` for `p`. */
  readonly attributeAliases: ReadonlyMap<string, string>;
  readonly modifiers: ReadonlyMap<string, ModifierEntry>;
  readonly children: ChildrenEntry;
  /** Names of the only parents that it may have; empty if any will do. */
  readonly parents: readonly string[];
  /** True if every block accepts it, whatever else the block accepts, but it cannot be outside of a block. */
  readonly filler: boolean;
  /** Whether its number marks a place on the page, or explains the mark with the same number. */
  readonly countsAs: "marker" | "annotation" | undefined;
  /** True if a missing list and block are only an info, and it is drawn as a titled dashed line. */
  readonly mayBeEmpty: boolean;
  /** Where it may be the target of `navigate`, `opens` or `toggles`. */
  readonly targetOf: readonly ("navigate" | "opens" | "toggles")[];
  /** The same component as seen from a parent that changes it; itself for any other parent. */
  within(parent: ComponentEntry | undefined): ComponentEntry;
  /** Its variants by the names of the parents that change it. */
  readonly variants: ReadonlyMap<string, ComponentEntry>;
  /** Checks rules that the tables cannot express. */
  check?(element: Element, report: Report, suggester: Suggester): void;
}
