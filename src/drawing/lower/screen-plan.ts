/** Plans how a page adapts to a device that its source is not written for: what moves into a menu, and what wraps or scrolls. */

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

/** Boards below this width in px are narrow. */
const narrow = breakpoints.md;

/** How many times the content of each element was found not to fit, by node. */
export type Tightness = ReadonlyMap<object, number>;

/** Facts besides the page that affect a plan. */
interface Screen {
  /** Width of the board in px. */
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
  /** The nodes that a button opens, and the side of the bar that the button is at. */
  readonly #sides = new Map<AstNode, Side>();
  readonly #panels = new Map<Side, { id: string; boxes: Box[] }>();
  #bar: AstNode | undefined;
  #hasBar = false;
  /** The bar and everything in it. */
  readonly #inBar = new Set<AstNode>();
  /** Whether a button opens something that was in the bar. */
  #isRelieved = false;

  /** Plans a page without drawing anything. */
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

  /** The children of the bar with the buttons before and after them; children of other nodes are unchanged. */
  inBar(node: AstNode, boxes: Box[], isPrototype: boolean): Box[] {
    if (node !== this.#bar || this.#hasBar || this.#panels.size === 0) return boxes;
    this.#hasBar = true;
    return withOpeners(boxes, this.#openers(), isPrototype);
  }

  #openers() {
    return [...this.#panels].map(([side, { id }]) => ({ side, id }));
  }

  /** The page with a bar of its own for the buttons, if it has no bar. */
  withBar(page: Box, title: string, isPrototype: boolean): Box {
    if (this.#hasBar || this.#panels.size === 0 || !("children" in page)) return page;
    const bar = barOf(title, this.#openers(), isPrototype);
    return { ...page, children: [bar, ...page.children] };
  }

  /** The panels of the buttons: opened by a click in a prototype, otherwise drawn if the device is drawn too. */
  layers(isPrototype: boolean): Layered[] {
    if (!isPrototype && !this.#isFramed) return [];
    return [...this.#panels].map(([side, { id, boxes }]) => ({
      layer: { at: "front", side, isOpen: false },
      box: menuPanel(side, boxes),
      title: nameOf(side),
      ...(isPrototype && { popover: id, isOpened: true }),
    }));
  }

  /** The box of a node adapted to this screen. It keeps a reference to its node if it can be adapted further. */
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
    // A bar first gives up content that can move into a menu.
    const isRelieved = this.#inBar.has(node) && this.#isRelieved;
    const level = isRelieved ? Math.max(0, room.level - 1) : room.level;
    const drawn = inFurtherLines(box, node, cx, { ...room, level });
    return node === this.#bar && this.#isBarTight() ? padded(drawn) : drawn;
  }

  #isBarTight(): boolean {
    return [...this.#inBar].some((node) => this.isTight(node));
  }
}

/** Suffixes of attributes for boards of certain widths; alone, they are attributes of columns. */
const steps = ["sm", "md", "lg", "xl"] as const;

/** Whether the source itself says how an element adapts to the width of the board. */
function saysHow(node: AstNode): boolean {
  if (hasModifier(node, "wrap") || node.attributes?.wrap !== undefined) return true;
  for (const name in node.attributes)
    if (steps.some((step) => name.endsWith(`-${step}`))) return true;
  return node.children?.some((child) => mentionsBand(child) || hasSteps(child)) ?? false;
}

function hasSteps({ attributes }: AstNode): boolean {
  return attributes !== undefined && steps.some((step) => attributes[step] !== undefined);
}
