/** Gives estimates access to the nodes of a document. */
import type { AstNode, DocumentNode } from "../../language/ast/node.js";
import { plainText } from "../../language/ast/plain-text.js";
import type { Value } from "../../language/ast/value.js";
import type { SourcePlace } from "../../language/diagnostics/diagnostic.js";
import type { Component, LayerSubject } from "../define/component.js";
import { pagesOf } from "../define/pages-of.js";
import { hasModifier, itemsOf, readElement } from "../define/read-element.js";
import type { ComponentVocabulary } from "../define/vocabulary.js";
import type { Costed } from "./costed.js";
import { addAttribute, addText, addValue, type TextCost } from "./text-cost.js";

/** The drawn pages of a document. */
export function costedPages(document: DocumentNode, vocabulary: ComponentVocabulary): Costed[] {
  return pagesOf(document, vocabulary).map((page) => new CostedNode(page, undefined, vocabulary));
}

/** The place of a node; the start of the source for nodes without places. */
export function placeOf({ loc }: AstNode): SourcePlace {
  if (!loc) return { from: 0, to: 0 };
  const own = loc.source === undefined ? {} : { source: loc.source };
  return { ...own, from: loc.start.offset, to: loc.end.offset };
}

const none: readonly never[] = [];

function holdsAny(nodes: readonly AstNode[], names: readonly string[]): boolean {
  for (const { attributes, children } of nodes) {
    if (attributes && names.some((name) => attributes[name] !== undefined)) return true;
    if (children && holdsAny(children, names)) return true;
  }
  return false;
}

/** A node, for estimates. */
export class CostedNode implements Costed {
  readonly node: AstNode;
  readonly component: Component | undefined;
  protected readonly vocabulary: ComponentVocabulary;

  /** @param parent the component of the node around it */
  constructor(node: AstNode, parent: Component | undefined, vocabulary: ComponentVocabulary) {
    this.node = node;
    this.component = vocabulary.componentOfType(node.type)?.within(parent);
    this.vocabulary = vocabulary;
  }

  get place(): SourcePlace {
    return placeOf(this.node);
  }

  get written(): string {
    return this.node.label ?? "";
  }

  get label(): string {
    return plainText(this.written);
  }

  get items(): readonly Value[] {
    return this.component ? itemsOf(this.node, this.component) : none;
  }

  get modifiers(): readonly string[] {
    return this.node.modifiers ?? none;
  }

  get hasChildren(): boolean {
    return this.node.children !== undefined;
  }

  get children(): readonly AstNode[] {
    return this.node.children ?? none;
  }

  get parts(): readonly Costed[] {
    return Array.from({ length: this.partCount }, (_, at) => this.part(at));
  }

  get partCount(): number {
    return this.children.length;
  }

  part(at: number): Costed {
    return new CostedNode(this.children[at]!, this.component, this.vocabulary);
  }

  get isModified(): boolean {
    const { attributes, modifiers } = this.node;
    return attributes !== undefined || (modifiers !== undefined && modifiers.length > 0);
  }

  attribute(name: string): Value | undefined {
    return this.node.attributes?.[name];
  }

  has(modifier: string): boolean {
    return hasModifier(this.node, modifier);
  }

  mentions(name: string): boolean {
    return this.attribute(name) !== undefined || this.modifiers.includes(name);
  }

  holds(attributes: readonly string[]): boolean {
    return holdsAny(this.children, attributes);
  }

  layerSubject(component: Component): LayerSubject {
    return readElement(this.node, component, {});
  }

  addTexts(into: TextCost): void {
    const { label, attributes, items } = this.node;
    if (label !== undefined) addText(label, into);
    for (const name in attributes) addAttribute(name, attributes[name]!, into);
    if (items) addValue(items, into);
  }
}
