/** Turns elements into the AST: aliases resolved, twins joined, fragments put into pages (language.md 1.2). */
import { attributeName, attributeValue, lacksLabel } from "../ast/attribute-value.js";
import type { Element, ElementTree, NodeBuilder } from "../ast/element.js";
import { type AstNode, type DocumentNode, typeOfWord } from "../ast/node.js";
import type { Value } from "../ast/value.js";
import type { ComponentEntry, Vocabulary } from "../ast/vocabulary.js";
import { SourceText } from "../text/source-text.js";

/** What the tree contains besides meaning. */
export interface AstOptions {
  /** Adds `loc` to every node. */
  locations?: boolean;
  /** Id of the source, for the locations. */
  source?: string | undefined;
}

/** Builds the tree of a document; never throws. */
export function buildAst(
  tree: ElementTree,
  source: string,
  vocabulary: Vocabulary,
  options: AstOptions = {},
): DocumentNode {
  const builder = new AstBuilder(
    vocabulary,
    options.locations ? new SourceText(source) : undefined,
    options.source,
  );
  return builder.build(tree);
}

/** Gives the nodes of single elements, without places. */
export function createNodeBuilder(vocabulary: Vocabulary): NodeBuilder {
  return new AstBuilder(vocabulary, undefined, undefined);
}

class AstBuilder implements NodeBuilder {
  readonly #vocabulary: Vocabulary;
  readonly #text: SourceText | undefined;
  readonly #source: string | undefined;

  constructor(vocabulary: Vocabulary, text: SourceText | undefined, source: string | undefined) {
    this.#vocabulary = vocabulary;
    this.#text = text;
    this.#source = source;
  }

  build(tree: ElementTree): DocumentNode {
    const children: AstNode[] = [];
    let fragment: { node: AstNode; from: number; to: number } | undefined;
    const closeFragment = (): void => {
      if (fragment) this.#locate(fragment.node, fragment.from, fragment.to);
      fragment = undefined;
    };
    for (const element of tree.elements) {
      if (element.component?.root) {
        closeFragment();
        children.push(this.#buildNode(element));
        continue;
      }
      if (!fragment) {
        const node: AstNode = { type: this.#vocabulary.root.type, children: [] };
        fragment = { node, from: element.from, to: element.to };
        children.push(node);
      }
      fragment.node.children!.push(this.#buildNode(element));
      fragment.to = element.to;
    }
    closeFragment();
    const document: DocumentNode = { type: "Document", children };
    this.#locate(document, 0, tree.length);
    return document;
  }

  #locate(node: AstNode, from: number, to: number): void {
    if (!this.#text) return;
    const own = this.#source === undefined ? {} : { source: this.#source };
    node.loc = { ...own, start: this.#text.locate(from), end: this.#text.locate(to) };
  }

  nodesOf(elements: readonly Element[]): AstNode[] {
    const nodes = new Array<AstNode>(elements.length);
    for (let at = 0; at < elements.length; at++) nodes[at] = this.#buildNode(elements[at]!);
    return nodes;
  }

  nodeWithout(element: Element): AstNode {
    return this.#build(element, element.block && []);
  }

  #buildNode(element: Element): AstNode {
    return this.#build(element, element.block && this.nodesOf(element.block.elements));
  }

  #build(element: Element, children: AstNode[] | undefined): AstNode {
    const { component } = element;
    const attributes = collectAttributes(element, component);
    const label = takeLabel(element, component, attributes);
    // Keys are set in the order of the contract; JSON keeps it.
    const node: AstNode = { type: component?.type ?? typeOfWord(element.word) };
    if (label !== undefined) node.label = label;
    if (element.number) node.number = Number(element.number.value);
    if (element.modifiers.length > 0 || component?.keepsModifiers) {
      node.modifiers = element.modifiers.map(({ word }) => word);
    }
    if (attributes !== noAttributes && !isEmpty(attributes)) node.attributes = attributes;
    if (element.list) node.items = element.list.value as Value[];
    if (children) node.children = children;
    else if (component?.keepsChildren) node.children = [];
    const alias = component?.aliases.get(element.word);
    if (!alias?.apply) {
      this.#locate(node, element.from, element.to);
      return node;
    }
    alias.apply(node);
    const ordered = orderKeys(node);
    this.#locate(ordered, element.from, element.to);
    return ordered;
  }
}

type Attributes = Record<string, Value>;

/** Those of most elements; never written to. */
const noAttributes: Attributes = {};

function isEmpty(attributes: Attributes): boolean {
  for (const _ in attributes) return false;
  return true;
}

/** Attributes under their short names, the last of each name holding. */
function collectAttributes(element: Element, component: ComponentEntry | undefined): Attributes {
  if (element.attributes.length === 0) return noAttributes;
  let attributes = noAttributes;
  for (const clause of element.attributes) {
    if (clause.value === undefined) continue;
    const name = attributeName(clause, component);
    const value = attributeValue(clause, clause.value, name);
    if (attributes === noAttributes) {
      attributes = { [name]: value };
      continue;
    }
    // The last one holds, and stands where it was written.
    if (name in attributes) delete attributes[name];
    if (name in attributes) defineAttribute(attributes, name, value);
    else attributes[name] = value;
  }
  return attributes;
}

/** Sets what objects inherit: `__proto__` as a name is data like any other. */
function defineAttribute(attributes: Attributes, name: string, value: Value): void {
  const settings = { value, enumerable: true, configurable: true, writable: true };
  Object.defineProperty(attributes, name, settings);
}

/** The label, or the attribute given instead, which wins. */
function takeLabel(
  element: Element,
  component: ComponentEntry | undefined,
  attributes: Attributes,
): string | undefined {
  let label = element.label === undefined ? undefined : String(element.label.value);
  const taken = component?.label;
  if (!taken) return label;
  if (attributes !== noAttributes) {
    for (const twin of taken.twins) {
      if (!Object.hasOwn(attributes, twin)) continue;
      const value = attributes[twin]!;
      if (typeof value === "object") continue;
      delete attributes[twin];
      label = String(value);
    }
  }
  const isGiven = (name: string): boolean => Object.hasOwn(attributes, name);
  return label === undefined && lacksLabel(taken, isGiven) ? "" : label;
}

function orderKeys(node: AstNode): AstNode {
  const { type, label, number, modifiers, attributes, items, children } = node;
  return {
    type,
    ...(label !== undefined && { label }),
    ...(number !== undefined && { number }),
    ...(modifiers && { modifiers }),
    ...(attributes && Object.keys(attributes).length > 0 && { attributes }),
    ...(items && { items }),
    ...(children && { children }),
  };
}
