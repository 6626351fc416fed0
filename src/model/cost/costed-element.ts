/** Gives estimates access to elements of a source, equivalent to their nodes, but without creating these. */
import { attributeName, attributeValue, lacksLabel } from "../../language/ast/attribute-value.js";
import type { Element, NodeBuilder } from "../../language/ast/element.js";
import type { LabelEntry } from "../../language/ast/entries.js";
import type { AstNode } from "../../language/ast/node.js";
import { plainText } from "../../language/ast/plain-text.js";
import type { Value } from "../../language/ast/value.js";
import type { SourcePlace } from "../../language/diagnostics/diagnostic.js";
import type { Component, LayerSubject } from "../define/component.js";
import { readElement } from "../define/read-element.js";
import type { ComponentVocabulary } from "../define/vocabulary.js";
import type { Costed } from "./costed.js";
import { CostedNode } from "./costed-node.js";
import { addAttribute, addText, addValue, type TextCost } from "./text-cost.js";

/** The context shared by all elements of a source. */
interface Reading {
  readonly vocabulary: ComponentVocabulary;
  readonly builder: NodeBuilder;
  /** Whether each character of its texts takes one byte. */
  readonly arePlain: boolean;
  readonly holding: Map<readonly string[], Map<readonly Element[], boolean>>;
}

/**
 * The drawn pages of a source: those that it contains, and one for each run of other elements.
 *
 * @param arePlain - whether each character of all texts is known to take one byte
 */
export function costedSource(
  elements: readonly Element[],
  vocabulary: ComponentVocabulary,
  builder: NodeBuilder,
  arePlain: boolean,
): Costed[] {
  const reading = { vocabulary, builder, arePlain, holding: new Map() };
  const pages: Costed[] = [];
  let loose: Element[] | undefined;
  for (const element of elements) {
    if (element.component?.root) {
      loose = undefined;
      const page = costedElement(element, undefined, reading);
      if (!page.has("hidden")) pages.push(page);
    } else if (element.component?.ofCanvas) {
      // Its drawing depends on the boards, and is limited there.
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

/** Up to this number of attributes, each is compared with all others. */
const few = 8;

function costedElement(element: Element, parent: Component | undefined, reading: Reading): Costed {
  // The components come from the vocabulary with which the elements were read.
  const component = element.component as Component | undefined;
  const names = component && namesOf(element, component);
  if (component && names) {
    return new CostedElement(element, names, component.within(parent), reading);
  }
  const node = reading.builder.nodeWithout(element);
  return new CostedByNode(node, element, element.block?.elements ?? none, parent, reading);
}

/** Replaces the name of an attribute without a value, since no name is empty. */
const noName = "";

/**
 * The names of an element's attributes, followed by its modifiers; undefined if its node would differ, because
 * something is replaced or changes something else.
 */
function namesOf(element: Element, component: Component): readonly string[] | undefined {
  const { word, attributes, modifiers } = element;
  if (word !== component.name && component.aliases.get(word)?.apply) return undefined;
  const count = attributes.length;
  if (count === 0 && modifiers.length === 0) return none;
  if (count > few) return undefined;
  const names = new Array<string>(count + modifiers.length);
  for (let at = 0; at < count; at++) {
    const clause = attributes[at]!;
    const name = clause.value ? attributeName(clause, component) : noName;
    if (at > 0 && name !== noName && names.includes(name)) return undefined;
    names[at] = name;
  }
  const twins = (count > 0 ? component.label?.twins : undefined) ?? none;
  for (let at = 0; at < twins.length; at++) if (names.includes(twins[at]!)) return undefined;
  for (let at = 0; at < modifiers.length; at++) names[count + at] = modifiers[at]!.word;
  return names;
}

/** Whether elements, or their descendants, have one of these attributes; cached for each block. */
function holdsAny(
  elements: readonly Element[],
  names: readonly string[],
  holding: Map<readonly Element[], boolean>,
): boolean {
  const known = holding.get(elements);
  if (known !== undefined) return known;
  const isHeld = elements.some(({ component, attributes, block }) => {
    for (const clause of attributes) {
      if (clause.value && names.includes(attributeName(clause, component))) return true;
    }
    return block !== undefined && holdsAny(block.elements, names, holding);
  });
  holding.set(elements, isHeld);
  return isHeld;
}

/** Cached results for blocks, by the attributes that are searched. */
function holdingOf(
  { holding }: Reading,
  names: readonly string[],
): Map<readonly Element[], boolean> {
  const known = holding.get(names) ?? new Map<readonly Element[], boolean>();
  holding.set(names, known);
  return known;
}

/** An element without aliases or merged labels: its node would hold exactly what it holds. */
class CostedElement implements Costed {
  readonly #element: Element;
  readonly component: Component;
  /** The names of its attributes, followed by its modifiers. */
  readonly #names: readonly string[];
  readonly #reading: Reading;

  constructor(element: Element, names: readonly string[], component: Component, reading: Reading) {
    this.#element = element;
    this.component = component;
    this.#names = names;
    this.#reading = reading;
  }

  get place(): SourcePlace {
    return { from: this.#element.from, to: this.#element.to };
  }

  get written(): string {
    const { label } = this.#element;
    return label === undefined ? "" : String(label.value);
  }

  get label(): string {
    return plainText(this.written);
  }

  get items(): readonly Value[] {
    const { list } = this.component;
    if (list && this.#element.attributes.length > 0) {
      for (const twin of list.twins) {
        const written = this.attribute(twin);
        if (Array.isArray(written)) return written;
      }
    }
    return (this.#element.list?.value as Value[] | undefined) ?? none;
  }

  get modifiers(): readonly string[] {
    const { attributes, modifiers } = this.#element;
    return modifiers.length === 0 ? none : this.#names.slice(attributes.length);
  }

  get hasChildren(): boolean {
    return this.#element.block !== undefined || this.#element.component!.keepsChildren;
  }

  get children(): readonly AstNode[] {
    const { block } = this.#element;
    return block ? this.#reading.builder.nodesOf(block.elements) : none;
  }

  get parts(): readonly Costed[] {
    const { block } = this.#element;
    return block ? block.elements.map((_, at) => this.part(at)) : none;
  }

  get partCount(): number {
    const { block } = this.#element;
    return block ? block.elements.length : 0;
  }

  part(at: number): Costed {
    return costedElement(this.#element.block!.elements[at]!, this.component, this.#reading);
  }

  get isModified(): boolean {
    return this.#names.length > 0;
  }

  attribute(name: string): Value | undefined {
    const at = this.#names.indexOf(name);
    if (at < 0 || at >= this.#element.attributes.length) return undefined;
    const clause = this.#element.attributes[at]!;
    return attributeValue(clause, clause.value!, name);
  }

  has(modifier: string): boolean {
    if (!this.#names.includes(modifier)) return false;
    const written = this.attribute(modifier);
    return written === undefined || written === true || written === "true";
  }

  mentions(name: string): boolean {
    return this.#names.includes(name);
  }

  holds(attributes: readonly string[]): boolean {
    const { block } = this.#element;
    return (
      block !== undefined &&
      holdsAny(block.elements, attributes, holdingOf(this.#reading, attributes))
    );
  }

  layerSubject(component: Component): LayerSubject {
    return readElement(this.#reading.builder.nodeWithout(this.#element), component, {});
  }

  addTexts(into: TextCost): void {
    const { label, attributes, list, component } = this.#element;
    const { arePlain } = this.#reading;
    if (label !== undefined) addText(String(label.value), into, arePlain);
    else if (component!.label?.required && this.#lacksLabel(component!.label)) addText("", into);
    for (let at = 0; at < attributes.length; at++) {
      const clause = attributes[at]!;
      if (clause.value === undefined) continue;
      const name = this.#names[at]!;
      addAttribute(name, attributeValue(clause, clause.value, name), into, arePlain);
    }
    if (list) addValue(list.value, into, arePlain);
  }

  #lacksLabel(label: LabelEntry): boolean {
    return lacksLabel(label, (name) => this.attribute(name) !== undefined);
  }
}

/** An element whose own node is created, but not those of its children; or an implicit page around some elements. */
class CostedByNode extends CostedNode {
  /** Undefined for an implicit page. */
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

  override get place(): SourcePlace {
    const [first, last] = [this.#element ?? this.#inner[0]!, this.#element ?? this.#inner.at(-1)!];
    return { from: first.from, to: last.to };
  }

  override get children(): readonly AstNode[] {
    return this.#reading.builder.nodesOf(this.#inner);
  }

  override holds(attributes: readonly string[]): boolean {
    return holdsAny(this.#inner, attributes, holdingOf(this.#reading, attributes));
  }

  override get partCount(): number {
    return this.#inner.length;
  }

  override part(at: number): Costed {
    return costedElement(this.#inner[at]!, this.component, this.#reading);
  }
}
