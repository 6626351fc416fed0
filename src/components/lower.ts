/** Turns an AST into boards: every node is drawn by its component, then given the attributes that all share. */
import type { AstNode, DocumentNode } from "../ast/node.js";
import { isUnitValue } from "../ast/value.js";
import type { Board, Box, Canvas } from "../box/box.js";
import type { Style } from "../box/style.js";
import { spacingPx } from "../theme/tokens.js";
import type { Measure } from "./attributes.js";
import type { CommonValues } from "./common-attributes.js";
import { commonValues, flowStyle, undeclaredHeight, withCommonStyle } from "./common-style.js";
import type { Component, LowerContext, Surroundings } from "./component.js";
import { Identifiers } from "./identifiers.js";
import { inkOnBackground, paperInk } from "./parts/palette.js";
import { undrawn } from "./parts/undrawn.js";
import { hasModifier, readElement, readValues } from "./read-element.js";
import { type ComponentVocabulary, vocabulary as defaultVocabulary } from "./vocabulary.js";

/** What drawing needs to know besides the document. */
export interface LowerOptions {
  /** px that a page without a declared width gets. */
  width: number;
  vocabulary?: ComponentVocabulary;
}

/** Draws the pages of a document as boards, in source order. */
export function lowerDocument(document: DocumentNode, options: LowerOptions): Canvas {
  const vocabulary = options.vocabulary ?? defaultVocabulary;
  const pages = pagesOf(document, vocabulary);
  const shared: Shared = { vocabulary, ids: new Identifiers(document, pages) };
  return { boards: pages.map((page) => lowerPage(page, options.width, shared)) };
}

interface Shared {
  vocabulary: ComponentVocabulary;
  ids: Identifiers;
}

/** The pages of a document; runs of other nodes, which a parser never leaves there, make one each. */
function pagesOf(document: DocumentNode, vocabulary: ComponentVocabulary): AstNode[] {
  const pages: AstNode[] = [];
  let loose: AstNode[] | undefined;
  for (const node of document.children) {
    if (vocabulary.componentOfType(node.type)?.root) {
      loose = undefined;
      pages.push(node);
    } else if (loose) {
      loose.push(node);
    } else {
      loose = [node];
      pages.push({ type: vocabulary.root.type, children: loose });
    }
  }
  return pages;
}

function lowerPage(page: AstNode, width: number, shared: Shared): Board {
  const { root } = shared.vocabulary;
  const frame = root.board?.(readElement(page, root, {})) ?? { title: page.label ?? "" };
  const board = { width: frame.width ?? width, height: frame.height };
  const around: Surroundings = {
    axis: "column",
    align: undefined,
    gap: 0,
    textAlign: "left",
    ...paperInk,
    place: undefined,
    spread: undefined,
    item: undefined,
  };
  const box = lowerNode(page, root, new NodeContext(page, root, undefined, around, board, shared));
  return { ...frame, box };
}

function lowerNode(node: AstNode, component: Component | undefined, cx: NodeContext): Box {
  if (!component) return located(undrawn(node, cx), node);
  const given = commonValues(cx.values, component);
  const flow = flowStyle(given, cx);
  const drawn = component.draw(readElement(node, component, flow), cx);
  const box = withCommonStyle(drawn, node, given, component.ownFlow ? {} : flow, cx);
  return located(cx.named(holding(box, cx)), node);
}

/** A box with absolute children is what their places are counted from. */
function holding(box: Box, cx: NodeContext): Box {
  if (!cx.holdsPlaced || box.style.position !== undefined) return box;
  const style: Style = { ...box.style, position: "relative" };
  return { ...box, style };
}

function located(box: Box, { loc }: AstNode): Box {
  return loc ? { ...box, origin: { from: loc.start.offset, to: loc.end.offset } } : box;
}

/** What one node may use while it is drawn. */
class NodeContext implements LowerContext {
  readonly axis: Surroundings["axis"];
  readonly align: Surroundings["align"];
  readonly gap: number;
  readonly textAlign: Surroundings["textAlign"];
  readonly ink: Surroundings["ink"];
  readonly muted: Surroundings["muted"];
  readonly place: Surroundings["place"];
  readonly spread: Surroundings["spread"];
  readonly item: Surroundings["item"];
  readonly values: Record<string, unknown>;
  readonly painted: boolean;
  readonly parent: AstNode | undefined;
  /** Set when a child stands at coordinates. */
  holdsPlaced = false;
  readonly #node: AstNode;
  readonly #component: Component | undefined;
  readonly #around: Surroundings;
  readonly #shared: Shared;
  #ownId: string | undefined;

  constructor(
    node: AstNode,
    component: Component | undefined,
    parent: AstNode | undefined,
    around: Surroundings,
    readonly board: LowerContext["board"],
    shared: Shared,
  ) {
    this.values = component ? readValues(node, component) : {};
    const { bg }: CommonValues = this.values;
    const ink = bg === undefined ? around : inkOnBackground(bg);
    this.axis = around.axis;
    this.align = around.align;
    this.gap = around.gap;
    this.textAlign = around.textAlign;
    this.ink = ink.ink;
    this.muted = ink.muted;
    this.place = around.place;
    this.spread = around.spread;
    this.item = around.item;
    this.painted = bg !== undefined;
    this.parent = parent;
    this.#node = node;
    this.#component = component;
    this.#around = { ...around, ink: ink.ink, muted: ink.muted };
    this.#shared = shared;
    this.#ownId = shared.ids.own(node);
  }

  children(nodes: readonly AstNode[], inside: Partial<Surroundings> = {}): Box[] {
    const around: Surroundings = { ...this.#around, spread: undefined, ...inside };
    const boxes: Box[] = [];
    for (const node of nodes) {
      if (hasModifier(node, "hidden")) continue;
      const component = this.componentOf(node);
      const cx = new NodeContext(node, component, this.#node, around, this.board, this.#shared);
      const box = lowerNode(node, component, cx);
      if (box.style.position === "absolute") this.holdsPlaced = true;
      boxes.push(box);
    }
    return boxes;
  }

  componentOf(node: AstNode): Component | undefined {
    return this.#shared.vocabulary.componentOfType(node.type)?.within(this.#component);
  }

  id(wish: string): string {
    return this.#shared.ids.make(wish);
  }

  ownId(wish: string): string {
    const id = this.#ownId ?? this.id(wish);
    this.#ownId = undefined;
    return id;
  }

  pageId(reference: string): string | undefined {
    return this.#shared.ids.page(reference);
  }

  /** The box with the element's own id, unless a box inside of it took that. */
  named(box: Box): Box {
    if (this.#ownId === undefined) return box;
    return { ...box, attributes: { id: this.#ownId, ...box.attributes } };
  }

  spacing(measure: Measure): number {
    return isUnitValue(measure) ? this.length(measure) : spacingPx(measure);
  }

  length(measure: Measure): number {
    if (!isUnitValue(measure)) return measure;
    const { value, unit } = measure;
    const height = this.board.height ?? undeclaredHeight;
    const perUnit = {
      px: 1,
      em: 16,
      rem: 16,
      "%": this.board.width / 100,
      vw: this.board.width / 100,
      vh: height / 100,
    };
    return value * perUnit[unit];
  }
}
