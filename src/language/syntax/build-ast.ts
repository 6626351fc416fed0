/** Turns elements into the AST: aliases resolved, twins joined, fragments put into pages (language.md 1.2). */
import { SourceText } from "../../base/text/source-text.js";
import { attributeName, attributeValue, lacksLabel } from "../ast/attribute-value.js";
import type { ComponentEntry, Element, ElementTree, NodeBuilder } from "../ast/element.js";
import { topLevelForms } from "../ast/form.js";
import { type AstNode, type DocumentNode, type Location, typeOfWord } from "../ast/node.js";
import { OffsetLocation } from "../ast/offset-location.js";
import type { Value } from "../ast/value.js";
import type { Vocabulary } from "../ast/vocabulary.js";
import { buildFormNode, withArguments } from "./forms/build-form-node.js";
import { locateLabel } from "./locate-label.js";

/** Settings of the tree, all optional. */
export interface AstOptions {
  /** Adds `loc` to every node: plain data, or `offsets` that become lines and columns when these are read. */
  locations?: boolean | "offsets";
  /** Id of the source, for the locations. */
  source?: string | undefined;
  /** Returns the places of nodes, if they are not simply those of the source. */
  locate?: Locate;
}

/** Turns offsets into the `loc` of a node. */
export type Locate = (from: number, to: number) => Pick<AstNode, "loc" | "via">;

/** Builds the tree of a document; never throws. */
export function buildAst(
  tree: ElementTree,
  source: string,
  vocabulary: Vocabulary,
  options: AstOptions = {},
): DocumentNode {
  const { locations, locate } = options;
  const builder = new AstBuilder(
    vocabulary,
    locations ? (locate ?? inSource(source, options.source, locations === "offsets")) : undefined,
  );
  return builder.build(tree);
}

/**
 * Returns a function that locates nodes in a text.
 *
 * @param isLazy whether lines and columns are computed on first access
 */
export function locateIn(lines: SourceText, source: string | undefined, isLazy: boolean) {
  if (isLazy) return (from: number, to: number) => new OffsetLocation(lines, from, to, source);
  const own = source === undefined ? {} : { source };
  return (from: number, to: number): Location => ({
    ...own,
    start: lines.locate(from),
    end: lines.locate(to),
  });
}

function inSource(text: string, source: string | undefined, isLazy: boolean): Locate {
  const locate = locateIn(new SourceText(text), source, isLazy);
  return (from, to) => ({ loc: locate(from, to) });
}

/** Builds the nodes of single elements, without places. */
export function createNodeBuilder(vocabulary: Vocabulary): NodeBuilder {
  return new AstBuilder(vocabulary, undefined);
}

class AstBuilder implements NodeBuilder {
  readonly #vocabulary: Vocabulary;
  readonly #locateAt: Locate | undefined;

  constructor(vocabulary: Vocabulary, locate: Locate | undefined) {
    this.#vocabulary = vocabulary;
    this.#locateAt = locate;
  }

  build(tree: ElementTree): DocumentNode {
    const children: AstNode[] = [];
    let canvas: AstNode | undefined;
    let fragment: { node: AstNode; from: number; to: number } | undefined;
    const closeFragment = (): void => {
      if (fragment) this.#locate(fragment.node, fragment.from, fragment.to);
      fragment = undefined;
    };
    for (const element of tree.elements) {
      const isDefinition = element.form !== undefined && topLevelForms.has(element.form.kind);
      if (element.component?.root || isDefinition) {
        closeFragment();
        children.push(this.#buildNode(element));
        continue;
      }
      if (element.component?.ofCanvas) {
        canvas ??= this.#buildNode(element);
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
    const document: DocumentNode = { type: "Document", ...(canvas && { canvas }), children };
    this.#locate(document, 0, tree.length);
    return document;
  }

  #locate(node: AstNode, from: number, to: number): void {
    if (!this.#locateAt) return;
    const { loc, via } = this.#locateAt(from, to);
    if (loc) node.loc = loc;
    if (via) node.via = via;
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
    const written = element.form ?? this.#vocabulary.reuse?.calls.has(element.word);
    if (written) {
      const children = element.block && this.nodesOf(element.block.elements);
      const node = buildFormNode(element, this.#attributesOf(element), children);
      this.#locate(node, element.from, element.to);
      return node;
    }
    return this.#build(element, element.block && this.nodesOf(element.block.elements));
  }

  #attributesOf(element: Element): Attributes {
    const attributes = collectAttributes(element, element.component);
    return this.#vocabulary.reuse ? withArguments(attributes, element.attributes) : attributes;
  }

  #build(element: Element, children: AstNode[] | undefined): AstNode {
    const { component } = element;
    const attributes = this.#attributesOf(element);
    const label = takeLabel(element, component, attributes);
    // Keys are set in the order of the contract; JSON keeps it.
    const node: AstNode = { type: component?.type ?? typeOfWord(element.word) };
    if (label !== undefined) node.label = label;
    // In the body of a definition, a name may stand for the number.
    if (element.number) node.number = element.number.value as number;
    if (element.modifiers.length > 0 || component?.keepsModifiers) {
      node.modifiers = element.modifiers.map(({ word }) => word);
    }
    if (attributes !== noAttributes && !isEmpty(attributes)) node.attributes = attributes;
    if (element.list) node.items = element.list.value as Value[];
    if (children) node.children = children;
    else if (component?.keepsChildren) node.children = [];
    const apply = component?.aliases.get(element.word)?.apply;
    apply?.(node);
    const ordered = apply ? orderKeys(node) : node;
    this.#locate(ordered, element.from, element.to);
    if (this.#locateAt && component?.label?.isPicture) {
      locateLabel(ordered, element, component.label, this.#locateAt);
    }
    return ordered;
  }
}

type Attributes = Record<string, Value>;

/** The attributes of most elements: none; never written to. */
const noAttributes: Attributes = {};

function isEmpty(attributes: Attributes): boolean {
  for (const _ in attributes) return false;
  return true;
}

/** Attributes under their short names; of duplicates, the last one counts. */
function collectAttributes(element: Element, component: ComponentEntry | undefined): Attributes {
  if (element.attributes.length === 0) return noAttributes;
  let attributes = noAttributes;
  for (let at = 0; at < element.attributes.length; at++) {
    const clause = element.attributes[at]!;
    if (clause.value === undefined) continue;
    const name = attributeName(clause, component);
    const value = attributeValue(clause, clause.value, name);
    if (attributes === noAttributes) {
      attributes = { [name]: value };
      continue;
    }
    // The last one counts, in its own place.
    if (name in attributes) delete attributes[name];
    if (name in attributes) defineAttribute(attributes, name, value);
    else attributes[name] = value;
  }
  return attributes;
}

/** Defines a property even if objects inherit it: `__proto__` is a name like any other. */
function defineAttribute(attributes: Attributes, name: string, value: Value): void {
  const settings = { value, enumerable: true, configurable: true, writable: true };
  Object.defineProperty(attributes, name, settings);
}

/** The label, or the attribute that replaces it, which takes precedence. */
function takeLabel(
  element: Element,
  component: ComponentEntry | undefined,
  attributes: Attributes,
): string | undefined {
  let label = element.label === undefined ? undefined : String(element.label.value);
  const taken = component?.label;
  if (!taken) return label;
  if (attributes !== noAttributes) {
    for (let at = 0; at < taken.twins.length; at++) {
      const twin = taken.twins[at]!;
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
