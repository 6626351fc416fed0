/** Estimates the maximum cost of drawing pages, without drawing anything. */
import type { DocumentNode } from "../../language/ast/node.js";
import type { Value } from "../../language/ast/value.js";
import { vocabulary as defaultVocabulary } from "../components/registry.generated.js";
import type { Component } from "../define/component.js";
import type { OwnCost } from "../define/cost.js";
import type { ComponentVocabulary } from "../define/vocabulary.js";
import type { Costed } from "./costed.js";
import { costedPages } from "./costed-node.js";
import { type CostName, costNames } from "./limits.js";
import { stateBoxes } from "./state-cost.js";

/** The maximum cost of drawing something, for each limit. */
export type Cost = Record<CostName, number>;

/** The cost of a page, including copies of its board. */
export interface PageCost {
  readonly page: Costed;
  readonly cost: Cost;
  /** Number of boards that show it: one, plus one for each overlay. */
  readonly boards: number;
  /** The innermost element that accounts for more than half of the cost of its surroundings, if it was searched. */
  readonly costliest: Costed;
}

/** The cost of a document. */
export interface Estimate {
  readonly total: Cost;
  readonly pages: readonly PageCost[];
}

/** Boxes that place an overlay in front of its board, and those around a page: its background and title. */
const overlayBoxes = 4;
const boardBoxes = 3;

/** Bytes of an empty picture, and for each box and board in addition to their texts, whatever they contain. */
const bytesOfPicture = 4_000;
const bytesOfBox = 200;
const bytesOfBoard = 2_000;

/** The cost of an unknown component. */
const unknown: OwnCost = { boxes: 2 };

/** A cost of zero. */
export function noCost(): Cost {
  return { boxes: 0, cells: 0, boards: 0, text: 0, output: 0 };
}

/** The cost of a document. */
export function estimateDocument(
  document: DocumentNode,
  vocabulary: ComponentVocabulary = defaultVocabulary,
): Estimate {
  return estimatePages(costedPages(document, vocabulary));
}

/**
 * The cost of pages.
 * @param limit if given, the most expensive element with regard to it is searched on each page
 */
export function estimatePages(pages: readonly Costed[], limit?: CostName): Estimate {
  return sumOfPages(pages.map((page) => new PageEstimator(page, limit).estimate()));
}

/** The cost of a document that consists of these pages. */
export function sumOfPages(pages: readonly PageCost[]): Estimate {
  const total = noCost();
  total.output = bytesOfPicture;
  for (const { cost } of pages) addCost(total, cost);
  return { total, pages };
}

function addCost(to: Cost, cost: Cost, times = 1): void {
  for (const name of costNames) to[name] += cost[name] * times;
}

/** The most expensive of some siblings: its cost including its children, and the element to name. */
interface Share {
  readonly cost: number;
  readonly element: Costed;
}

/** Estimates one page. */
class PageEstimator {
  readonly #page: Costed;
  readonly #limit: CostName | undefined;
  /** The most expensive of the siblings visited so far, if it is searched. */
  #costliest: Share | undefined;
  /**
   * The cost of what every board of the page shows, and of what is drawn only once: overlays, floating elements, panels
   * outside.
   */
  #shared = noCost();
  readonly #single = noCost();
  #copies = 0;

  constructor(page: Costed, limit: CostName | undefined) {
    this.#page = page;
    this.#limit = limit;
  }

  estimate(): PageCost {
    const page = this.#page;
    const shared = this.#shared;
    shared.boards = 1;
    shared.boxes = boardBoxes;
    shared.output = bytesOfBoard;
    this.#visit(page, undefined);
    if (page.mentions("states")) this.#single.boxes += stateBoxes(page);
    const boards = 1 + this.#copies;
    const cost = noCost();
    addCost(cost, shared, boards);
    addCost(cost, this.#single);
    const whole = this.#limit ? cost[this.#limit] / boards : 0;
    return { page, cost, boards, costliest: this.#nameable(page, whole) };
  }

  /** @param outer own cost of the element around it */
  #visit(element: Costed, outer: OwnCost | undefined): void {
    if (element.isModified && element.has("hidden")) {
      if (element.mentions("visibleWhen")) this.#visitSwitched(element, outer);
      return;
    }
    this.#visitSeen(element, outer);
  }

  /** Counts elements that only a prototype shows, which has no copies. */
  #visitSwitched(element: Costed, outer: OwnCost | undefined): void {
    const around = this.#shared;
    const copies = this.#copies;
    this.#shared = noCost();
    this.#visitSeen(element, outer);
    addCost(this.#single, this.#shared);
    this.#shared = around;
    this.#copies = copies;
  }

  #visitSeen(element: Costed, outer: OwnCost | undefined): void {
    const { component } = element;
    const layer = component?.layer?.(element.layerSubject(component));
    // Copies show an overlay, under which all floating elements are closed unless they have an explicit place.
    const isApart = layer !== undefined && !(layer.at === "place" && isPlaced(element));
    const around = this.#shared;
    const before = this.#costliest;
    this.#costliest = undefined;
    if (isApart || this.#limit) this.#shared = noCost();
    if (layer?.at === "front") {
      this.#shared.boxes += overlayBoxes;
      if (!layer.isOpen) this.#copies++;
    } else if (layer) this.#shared.boxes++;
    const own = this.#addOwn(element, component, outer);
    const { partCount } = element;
    for (let at = 0; at < partCount; at++) {
      const part = element.part(at);
      if (own.shows === undefined || own.shows === at) this.#visit(part, own);
      else this.#visitUnseen(part, own);
    }
    if (this.#shared === around) return;
    // The page itself is compared once the cost of all its boards is known.
    if (this.#limit && element !== this.#page) {
      const cost = this.#shared[this.#limit];
      this.#costliest =
        before && before.cost >= cost ? before : { cost, element: this.#nameable(element, cost) };
    }
    addCost(isApart ? this.#single : around, this.#shared);
    this.#shared = around;
  }

  /** The element with this cost, or an element inside it that accounts for more than half of it. */
  #nameable(element: Costed, cost: number): Costed {
    const inner = this.#costliest;
    return inner && inner.cost > cost / 2 ? inner.element : element;
  }

  /** Counts elements that copies of the board do not show only once, except for labels, which identify them. */
  #visitUnseen(part: Costed, { child = 0, ...inside }: OwnCost): void {
    const around = this.#shared;
    this.#shared = noCost();
    this.#visit(part, inside);
    around.text += this.#shared.text;
    this.#shared.text = 0;
    addCost(this.#single, this.#shared);
    around.boxes += child;
    around.output += child * bytesOfBox;
    this.#shared = around;
  }

  /** Adds the cost of an element without its children; returns the surroundings of these. */
  #addOwn(element: Costed, component: Component | undefined, outer: OwnCost | undefined): OwnCost {
    const cost = this.#shared;
    element.addTexts(cost);
    // `coversBlock` may be the name of a single component.
    const covers = !component?.layer && outer?.coversBlock;
    if (covers && (covers === true || covers === component?.name)) return outer!;
    const own = component ? ownCost(element, component) : unknown;
    let boxes = own.boxes + (outer?.child ?? 0);
    // The look of "more of the same" in a list also applies to nested items.
    const more = own.more ?? outer?.more;
    if (component?.filler && more !== undefined) boxes = Math.max(boxes, more);
    if (own.item !== undefined) boxes += itemBoxes(element.items, own);
    if (element.isModified && element.has("scroll")) boxes += 2;
    if (element.mentions("ratio")) boxes++;
    // A prototype draws elements that a state can disable in both states.
    if (element.mentions("enabledWhen")) boxes *= 2;
    cost.boxes += boxes;
    cost.cells += own.cells ?? 0;
    cost.output += boxes * bytesOfBox + (own.output ?? 0);
    return more === own.more ? own : { ...own, more: more! };
  }
}

function isPlaced(element: Costed): boolean {
  return (element.attribute("x") ?? element.attribute("y")) !== undefined;
}

function ownCost(element: Costed, { cost }: Component): OwnCost {
  return typeof cost === "function" ? cost(element) : cost;
}

/** Boxes of the items of a list, including nested ones. */
function itemBoxes(items: readonly Value[], { item = 0, more = item, isFlat }: OwnCost): number {
  let boxes = 0;
  const waiting = [items];
  // Lists that are added during the loop are visited as well.
  for (const list of waiting) {
    for (const value of list) {
      boxes += value === "..." ? more : item;
      if (isFlat) continue;
      if (typeof value === "object" && "items" in value && Array.isArray(value.items)) {
        waiting.push(value.items);
      }
    }
  }
  return boxes;
}
