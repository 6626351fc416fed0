/** Turns an element, as it was written, into what its cost depends on: the same as of its node, without making one. */
import { attributeName, attributeValue, lacksLabel } from "../ast/attribute-value.js";
import type { AttributeClause, Element, NodeBuilder } from "../ast/element.js";
import type { AstNode } from "../ast/node.js";
import { plainText } from "../ast/plain-text.js";
import type { Value } from "../ast/value.js";
import type { Component, LayerSubject } from "../define/component.js";
import { readElement } from "../define/read-element.js";
import type { ComponentVocabulary } from "../define/vocabulary.js";
import type { SourcePlace } from "../text/diagnostic.js";
import type { Costed } from "./costed.js";
import { CostedNode } from "./costed-node.js";
import { addText, addValue, type TextCost } from "./text-cost.js";

/** What all elements of a source are read with. */
interface Reading {
  readonly vocabulary: ComponentVocabulary;
  readonly builder: NodeBuilder;
  /** Whether each character of its texts takes a byte. */
  readonly arePlain: boolean;
}

/**
 * The pages of a source that are drawn: those that were written, and one for each run of other elements.
 *
 * @param arePlain - whether each character of all texts is known to take a byte
 */
export function costedSource(
  elements: readonly Element[],
  vocabulary: ComponentVocabulary,
  builder: NodeBuilder,
  arePlain: boolean,
): Costed[] {
  const reading = { vocabulary, builder, arePlain };
  const pages: Costed[] = [];
  let loose: Element[] | undefined;
  for (const element of elements) {
    if (element.component?.root) {
      loose = undefined;
      const page = costedElement(element, undefined, reading);
      if (!page.has("hidden")) pages.push(page);
    } else if (loose) {
      loose.push(element);
    } else {
      loose = [element];
      const node: AstNode = { type: vocabulary.root.type, children: [] };
      pages.push(new CostedByNode(node, undefined, loose, undefined, reading));
    }
  }
  return pages;
}

const none: readonly never[] = [];

/** Attributes of an element that are compared with each other. */
const few = 8;

function costedElement(element: Element, parent: Component | undefined, reading: Reading): Costed {
  // The vocabulary that elements were read with gives components.
  const component = element.component as Component | undefined;
  if (component && isPlain(element, component)) {
    return new CostedElement(element, component.within(parent), reading);
  }
  const node = reading.builder.nodeWithout(element);
  return new CostedByNode(node, element, element.block?.elements ?? none, parent, reading);
}

/** Whether the node of an element has just what was written: nothing replaces or changes anything else. */
function isPlain({ word, attributes }: Element, component: Component): boolean {
  if (word !== component.name && component.aliases.get(word)?.apply) return false;
  const twins: readonly string[] = component.label?.twins ?? none;
  if (attributes.length === 0 || (attributes.length === 1 && twins.length === 0)) return true;
  if (attributes.length > few) return false;
  for (let at = 0; at < attributes.length; at++) {
    const name = attributeName(attributes[at]!, component);
    if (twins.length > 0 && twins.includes(name)) return false;
    for (let before = 0; before < at; before++) {
      if (attributeName(attributes[before]!, component) === name) return false;
    }
  }
  return true;
}

/** Walks over what was written, for what contains the same is asked the same. */
function holdsAny(elements: readonly Element[], names: readonly string[]): boolean {
  for (const { component, attributes, block } of elements) {
    for (const clause of attributes) {
      if (clause.value && names.includes(attributeName(clause, component))) return true;
    }
    if (block && holdsAny(block.elements, names)) return true;
  }
  return false;
}

function costedParts(
  elements: readonly Element[],
  parent: Component | undefined,
  reading: Reading,
): readonly Costed[] {
  return elements.map((element) => costedElement(element, parent, reading));
}

/** An element that is plain. */
class CostedElement implements Costed {
  readonly origin: Element;
  readonly component: Component;
  readonly #reading: Reading;

  constructor(element: Element, component: Component, reading: Reading) {
    this.origin = element;
    this.component = component;
    this.#reading = reading;
  }

  get place(): SourcePlace {
    return { from: this.origin.from, to: this.origin.to };
  }

  get written(): string {
    const { label } = this.origin;
    return label === undefined ? "" : String(label.value);
  }

  get label(): string {
    return plainText(this.written);
  }

  get #lacksLabel(): boolean {
    const { label } = this.origin.component!;
    return label !== undefined && lacksLabel(label, (name) => this.#clause(name) !== undefined);
  }

  get items(): readonly Value[] {
    for (const twin of this.component.list?.twins ?? none) {
      const written = this.attribute(twin);
      if (Array.isArray(written)) return written;
    }
    return (this.origin.list?.value as Value[] | undefined) ?? none;
  }

  get modifiers(): readonly string[] {
    const { modifiers } = this.origin;
    return modifiers.length === 0 ? none : modifiers.map(({ word }) => word);
  }

  get hasChildren(): boolean {
    return this.origin.block !== undefined || this.origin.component!.keepsChildren;
  }

  get children(): readonly AstNode[] {
    const { block } = this.origin;
    return block ? this.#reading.builder.nodesOf(block.elements) : none;
  }

  get parts(): readonly Costed[] {
    const { block } = this.origin;
    return block ? costedParts(block.elements, this.component, this.#reading) : none;
  }

  get isModified(): boolean {
    return this.origin.attributes.length > 0 || this.origin.modifiers.length > 0;
  }

  attribute(name: string): Value | undefined {
    const clause = this.#clause(name);
    return clause && attributeValue(clause, clause.value!, name);
  }

  #clause(name: string): AttributeClause | undefined {
    for (const clause of this.origin.attributes) {
      if (clause.value && attributeName(clause, this.origin.component) === name) return clause;
    }
    return undefined;
  }

  has(modifier: string): boolean {
    const written = this.attribute(modifier);
    if (written === undefined) return this.#hasWord(modifier);
    return written === true || written === "true";
  }

  mentions(name: string): boolean {
    return this.#clause(name) !== undefined || this.#hasWord(name);
  }

  #hasWord(modifier: string): boolean {
    for (const { word } of this.origin.modifiers) if (word === modifier) return true;
    return false;
  }

  holds(attributes: readonly string[]): boolean {
    const { block } = this.origin;
    return block !== undefined && holdsAny(block.elements, attributes);
  }

  layerSubject(component: Component): LayerSubject {
    return readElement(this.#reading.builder.nodeWithout(this.origin), component, {});
  }

  addTexts(into: TextCost): void {
    const { label, attributes, list, component } = this.origin;
    const { arePlain } = this.#reading;
    if (label !== undefined) addText(String(label.value), into, arePlain);
    else if (this.#lacksLabel) addText("", into);
    for (const clause of attributes) {
      if (!clause.value) continue;
      const name = attributeName(clause, component);
      addValue(attributeValue(clause, clause.value, name), into, arePlain);
    }
    if (list) addValue(list.value, into, arePlain);
  }
}

/** An element whose node is made to be looked at, but not those of what is in it; or a page around some. */
class CostedByNode extends CostedNode {
  /** None for a page that was not written. */
  readonly #element: Element | undefined;
  readonly #inner: readonly Element[];
  readonly #reading: Reading;

  constructor(
    node: AstNode,
    element: Element | undefined,
    inner: readonly Element[],
    parent: Component | undefined,
    reading: Reading,
  ) {
    super(node, parent, reading.vocabulary);
    this.#element = element;
    this.#inner = inner;
    this.#reading = reading;
  }

  override get origin(): object {
    return this.#element ?? this.node;
  }

  override get place(): SourcePlace {
    const [first, last] = [this.#element ?? this.#inner[0]!, this.#element ?? this.#inner.at(-1)!];
    return { from: first.from, to: last.to };
  }

  override get children(): readonly AstNode[] {
    return this.#reading.builder.nodesOf(this.#inner);
  }

  override holds(attributes: readonly string[]): boolean {
    return holdsAny(this.#inner, attributes);
  }

  override get parts(): readonly Costed[] {
    return costedParts(this.#inner, this.component, this.#reading);
  }
}
