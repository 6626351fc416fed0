/** Plans how a page gives way on a device that its source is not written for: what a button opens, what is moved below. */

import { mentionsBand } from "../../language/ast/bands.js";
import { breakpoints } from "../../language/ast/breakpoints.js";
import { type AstNode, walkNodes } from "../../language/ast/node.js";
import type { Box } from "../../model/box/box.js";
import type { Component, Drawings, LowerContext, Narrowing } from "../../model/define/component.js";
import type { Identifiers } from "../../model/define/identifiers.js";
import { hasModifier } from "../../model/define/read-element.js";
import type { ComponentVocabulary } from "../../model/define/vocabulary.js";
import {
  growing,
  holdsBand,
  inFurtherLines,
  padded,
  type Room,
  scrolling,
  shrinking,
} from "./give-way.js";
import type { Layered } from "./layered.js";
import { barOf, menuPanel, nameOf, type Side, withOpeners } from "./menu-button.js";

/** Boards under this width in px are narrow. */
const narrow = breakpoints.md;

/** How often the content of elements was found not to fit, by their nodes. */
export type Tightness = ReadonlyMap<object, number>;

/** What decides over a plan besides the page. */
interface Screen {
  /** px of the board. */
  width: number;
  tightness: Tightness;
  /** Whether the device is drawn around the board. */
  isFramed: boolean;
  drawings: Drawings;
}

/** The plan of one page on one screen. */
export class ScreenPlan {
  readonly #isNarrow: boolean;
  readonly #isFramed: boolean;
  readonly #tightness: Tightness;
  readonly #drawings: Drawings;
  readonly #vocabulary: ComponentVocabulary;
  /** What a button opens, and at which side of the bar that is. */
  readonly #sides = new Map<AstNode, Side>();
  readonly #panels = new Map<Side, { id: string; boxes: Box[] }>();
  #bar: AstNode | undefined;
  #hasBar = false;
  /** The bar and all that is in it. */
  readonly #inBar = new Set<AstNode>();
  /** Whether a button opens something that was in the bar. */
  #isRelieved = false;

  /** Plans a page; nothing is drawn yet. */
  constructor(
    page: AstNode,
    { width, tightness, isFramed, drawings }: Screen,
    vocabulary: ComponentVocabulary,
    ids: Identifiers,
  ) {
    this.#isNarrow = width < narrow;
    this.#tightness = tightness;
    this.#isFramed = isFramed;
    this.#drawings = drawings;
    this.#vocabulary = vocabulary;
    if (this.#isNarrow) this.#visit(page, undefined, undefined);
    for (const side of new Set(this.#sides.values()))
      this.#panels.set(side, { id: ids.make("menu"), boxes: [] });
  }

  #visit(node: AstNode, component: Component | undefined, bar: AstNode | undefined): void {
    const { children = [] } = node;
    const siblings = children.map((child) => this.#component(child, component));
    const isAmong = siblings.filter((one) => one && (one.structural || one.band)).length > 1;
    for (let at = 0; at < children.length; at++) {
      const child = children[at]!;
      const own = siblings[at];
      if (own === undefined || hasModifier(child, "hidden")) continue;
      const narrowing = this.#drawings[own.name]?.narrow;
      if (narrowing === "leads" && this.#bar === undefined) {
        this.#bar = child;
        walkNodes(child, (inner) => {
          this.#inBar.add(inner);
          return true;
        });
      }
      if (mentionsBand(child)) continue;
      if (narrowing === "opens" && own.band === "side" && isAmong) {
        const isRight =
          child.attributes?.position === "right" ||
          hasModifier(child, "right") ||
          siblings.slice(0, at).some((one) => one?.band === "body");
        this.#sides.set(child, isRight ? "right" : "left");
        continue;
      }
      if (narrowing === "opens" && bar && bar === this.#bar && this.#isBarTight()) {
        this.#isRelieved = true;
        this.#sides.set(child, "left");
        continue;
      }
      if (own.layer === undefined) this.#visit(child, own, narrowing === "leads" ? child : bar);
    }
  }

  /** Whether the content of a node was found not to fit. */
  isTight(node: AstNode): boolean {
    return this.#tightness.has(node);
  }

  #component(node: AstNode, parent: Component | undefined): Component | undefined {
    return this.#vocabulary.componentOfType(node.type)?.within(parent);
  }

  /** Whether a button opens the node. */
  opens(node: AstNode): boolean {
    return this.#sides.has(node);
  }

  /** Keeps the box of such a node for its panel. */
  keep(node: AstNode, box: Box): void {
    this.#panels.get(this.#sides.get(node)!)!.boxes.push(box);
  }

  /** The children of the bar with the buttons before and after them; of any other node as they are. */
  inBar(node: AstNode, boxes: Box[], isPrototype: boolean): Box[] {
    if (node !== this.#bar || this.#hasBar || this.#panels.size === 0) return boxes;
    this.#hasBar = true;
    return withOpeners(boxes, this.#openers(), isPrototype);
  }

  #openers() {
    return [...this.#panels].map(([side, { id }]) => ({ side, id }));
  }

  /** The page with a bar of its own for the buttons, where it has none. */
  withBar(page: Box, title: string, isPrototype: boolean): Box {
    if (this.#hasBar || this.#panels.size === 0 || !("children" in page)) return page;
    const bar = barOf(title, this.#openers(), isPrototype);
    return { ...page, children: [bar, ...page.children] };
  }

  /** What the buttons open: in a prototype by a click, else drawn where the device is drawn, too. */
  layers(isPrototype: boolean): Layered[] {
    if (!isPrototype && !this.#isFramed) return [];
    return [...this.#panels].map(([side, { id, boxes }]) => ({
      layer: { at: "front", side, isOpen: false },
      box: menuPanel(side, boxes),
      title: nameOf(side),
      ...(isPrototype && { popover: id, isOpened: true }),
    }));
  }

  /** The box of a node as it fits on this screen; it says which node it is of, where more can be done. */
  fitted(box: Box, node: AstNode, kind: Narrowing, cx: LowerContext): Box {
    const level = this.#tightness.get(node) ?? 0;
    const isNarrow = this.#isNarrow && !saysHow(node);
    const drawn = this.#drawn(box, node, kind, cx, { level, isNarrow });
    drawn.gives = node;
    return drawn;
  }

  #drawn(box: Box, node: AstNode, kind: Narrowing, cx: LowerContext, room: Room): Box {
    if (kind === "scrolls") return room.level > 0 ? scrolling(box, this.#isNarrow) : box;
    if (kind === "grows") return room.level > 0 ? growing(box) : box;
    if (!this.#isNarrow && holdsBand(node, cx)) return room.level > 0 ? shrinking(box) : box;
    // A bar first gives up what a button can open.
    const isRelieved = this.#inBar.has(node) && this.#isRelieved;
    const level = isRelieved ? Math.max(0, room.level - 1) : room.level;
    const drawn = inFurtherLines(box, node, cx, { ...room, level });
    return node === this.#bar && this.#isBarTight() ? padded(drawn) : drawn;
  }

  #isBarTight(): boolean {
    return [...this.#inBar].some((node) => this.isTight(node));
  }
}

/** The ends of attributes that hold on boards of some widths, which are such attributes of columns alone, too. */
const steps = ["sm", "md", "lg", "xl"] as const;

/** Whether a source says itself how an element is on boards of several widths. */
function saysHow(node: AstNode): boolean {
  if (hasModifier(node, "wrap") || node.attributes?.wrap !== undefined) return true;
  for (const name in node.attributes)
    if (steps.some((step) => name.endsWith(`-${step}`))) return true;
  return node.children?.some((child) => mentionsBand(child) || hasSteps(child)) ?? false;
}

function hasSteps({ attributes }: AstNode): boolean {
  return attributes !== undefined && steps.some((step) => attributes[step] !== undefined);
}
