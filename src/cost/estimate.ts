/** Turns a document into what drawing it takes at most, from the tree alone: nothing is drawn. */
import type { AstNode, DocumentNode } from "../ast/node.js";
import { plainText } from "../ast/plain-text.js";
import type { Value } from "../ast/value.js";
import { vocabulary as defaultVocabulary } from "../components/registry.generated.js";
import type { Component } from "../define/component.js";
import type { CostSubject, OwnCost } from "../define/cost.js";
import { pagesOf } from "../define/pages-of.js";
import { hasModifier, itemsOf, readElement } from "../define/read-element.js";
import type { ComponentVocabulary } from "../define/vocabulary.js";
import { type LimitName, limitNames } from "./limits.js";
import { addTexts } from "./text-cost.js";

/** What drawing something takes at most, in what each limit counts. */
export type Cost = Record<LimitName, number>;

/** The cost of a page, copies of its board included. */
export interface PageCost {
  readonly page: AstNode;
  readonly cost: Cost;
  /** How many boards show it: one, and one more for each overlay. */
  readonly boards: number;
}

/** The cost of a document. */
export interface Estimate {
  readonly total: Cost;
  readonly pages: readonly PageCost[];
}

/** Boxes that put an overlay in front of its board, and those around a page: its ground and title. */
const overlayBoxes = 4;
const boardBoxes = 3;

/** Bytes of an empty picture, and for each box and board besides their texts, however they are drawn. */
const bytesOfPicture = 2_000;
const bytesOfBox = 200;
const bytesOfBoard = 2_000;

/** What is drawn for a word that is not a component. */
const unknown: OwnCost = { boxes: 2 };

/** Nothing yet. */
export function noCost(): Cost {
  return { boxes: 0, cells: 0, boards: 0, text: 0, output: 0 };
}

/**
 * The cost of a document.
 * @param parts where given, is filled with the cost of each node and all in it, copies aside
 */
export function estimateDocument(
  document: DocumentNode,
  vocabulary: ComponentVocabulary = defaultVocabulary,
  parts?: Map<AstNode, Cost>,
): Estimate {
  const total = noCost();
  total.output = bytesOfPicture;
  const pages = pagesOf(document, vocabulary).map((page) => {
    const found = new PageEstimator(vocabulary, parts).estimate(page);
    addCost(total, found.cost, 1);
    return found;
  });
  return { total, pages };
}

function addCost(to: Cost, cost: Cost, times: number): void {
  for (const name of limitNames) to[name] += cost[name] * times;
}

/** Looks through one page. */
class PageEstimator {
  readonly #vocabulary: ComponentVocabulary;
  readonly #parts: Map<AstNode, Cost> | undefined;
  /** What every board of the page shows, and what is drawn once: overlays, what floats, panels outside. */
  #shared = noCost();
  readonly #single = noCost();
  #copies = 0;

  constructor(vocabulary: ComponentVocabulary, parts: Map<AstNode, Cost> | undefined) {
    this.#vocabulary = vocabulary;
    this.#parts = parts;
  }

  estimate(page: AstNode): PageCost {
    const shared = this.#shared;
    shared.boards = 1;
    shared.boxes = boardBoxes;
    shared.output = bytesOfBoard;
    this.#visit(page, undefined, undefined);
    const boards = 1 + this.#copies;
    const cost = noCost();
    addCost(cost, shared, boards);
    addCost(cost, this.#single, 1);
    return { page, cost, boards };
  }

  /** @param outer own cost of the node around it */
  #visit(node: AstNode, parent: Component | undefined, outer: OwnCost | undefined): void {
    if (isModified(node) && hasModifier(node, "hidden")) return;
    const component = this.#vocabulary.componentOfType(node.type)?.within(parent);
    const layer = component?.layer?.(readElement(node, component, {}));
    // Copies show an overlay, under which everything that floats is closed.
    const isApart = layer !== undefined;
    const around = this.#shared;
    if (isApart || this.#parts) this.#shared = noCost();
    if (layer?.at === "front") {
      this.#shared.boxes += overlayBoxes;
      if (!layer.isOpen) this.#copies++;
    } else if (layer) this.#shared.boxes++;
    const own = this.#addOwn(node, component, outer);
    for (const child of node.children ?? []) this.#visit(child, component, own);
    if (this.#shared === around) return;
    this.#parts?.set(node, this.#shared);
    addCost(isApart ? this.#single : around, this.#shared, 1);
    this.#shared = around;
  }

  /** Adds the cost of a node without its children; returns the surroundings of those. */
  #addOwn(node: AstNode, component: Component | undefined, outer: OwnCost | undefined): OwnCost {
    const cost = this.#shared;
    addTexts(node, cost);
    if (outer?.coversBlock) return outer;
    const items = component ? itemsOf(node, component) : none;
    const own = component ? ownCost(node, items, component) : unknown;
    let boxes = own.boxes + (outer?.child ?? 0);
    // A list says how more of the same looks, to the items in its items as well.
    const more = own.more ?? outer?.more;
    if (component?.filler && more !== undefined) boxes = Math.max(boxes, more);
    if (own.item !== undefined) boxes += itemBoxes(items, own.item, own.more ?? own.item);
    if (isModified(node) && hasModifier(node, "scroll")) boxes += 2;
    cost.boxes += boxes;
    cost.cells += own.cells ?? 0;
    cost.output += boxes * bytesOfBox + (own.output ?? 0);
    return more === own.more ? own : { ...own, more: more! };
  }
}

const none: readonly never[] = [];

/** Whether a node may have modifiers; to look for a certain one takes longer. */
function isModified({ attributes, modifiers }: AstNode): boolean {
  return attributes !== undefined || (modifiers !== undefined && modifiers.length > 0);
}

function ownCost(node: AstNode, items: readonly Value[], { cost }: Component): OwnCost {
  if (typeof cost !== "function") return cost;
  return cost(new Subject(node, items));
}

/** A node as a cost sees it. */
class Subject implements CostSubject {
  readonly node: AstNode;
  readonly items: readonly Value[];

  constructor(node: AstNode, items: readonly Value[]) {
    this.node = node;
    this.items = items;
  }

  get label(): string {
    return plainText(this.node.label ?? "");
  }

  get children(): readonly AstNode[] {
    return this.node.children ?? none;
  }

  has(modifier: string): boolean {
    return hasModifier(this.node, modifier);
  }
}

/** Boxes of the items of a list, and of those that are in items. */
function itemBoxes(items: readonly Value[], item: number, more: number): number {
  let boxes = 0;
  const waiting = [items];
  for (let list = waiting.pop(); list !== undefined; list = waiting.pop()) {
    for (const value of list) {
      boxes += value === "..." ? more : item;
      if (typeof value === "object" && "items" in value && Array.isArray(value.items)) {
        waiting.push(value.items);
      }
    }
  }
  return boxes;
}
