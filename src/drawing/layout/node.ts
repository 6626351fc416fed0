/** Turns a box into a node of layout: lengths resolved as far as they can be, results kept by size. */
import type { Box } from "../../model/box/box.js";
import { geometryOf } from "../../model/box/geometry.js";
import { mirrorStyle } from "../../model/box/mirror-style.js";
import type { Align, Edges, Margins, Style } from "../../model/box/style.js";
import type { Frame } from "./frame.js";
import type { Habits } from "./habits.js";
import { type Line, Passage } from "./passage.js";
import { floorStep, inSteps, steps } from "./subpixel.js";

/** The narrowest width without overflow, or the width at which nothing wraps. */
export type Extreme = "min" | "max";

/** How a kind of box finds its widths and places its items. */
export interface ItemLayout {
  /** px of the content box that the content asks for. */
  innerWidth(node: LayoutNode, extreme: Extreme): number;
  /** Whether items are side by side. */
  readonly isRow?: boolean;
  /** The layout for a request, as `layoutNode` takes it. */
  place(node: LayoutNode, width: number, height: number | undefined, definite: boolean): Layout;
}

/**
 * What a number starts as: fields that began as numbers keep an object for each, be it whole or not. Lengths
 * are kept in steps, nearly all of which are whole, so that they take no objects of their own.
 */
const unset = undefined as unknown as number;

/** A node laid out for one size. */
export class Layout {
  #width: number = unset;
  #height: number = unset;
  #baseline: number | undefined = undefined;
  /** The items at their sizes, in their order. */
  readonly items: readonly Layout[];
  /**
   * The px of each item from the left edge, then from the top edge, of the border box. They are in one
   * array because numbers in an array take no objects of their own.
   */
  readonly places: readonly number[];
  /** Whether the height was asked for, and whether shares of it are definite. */
  isNatural = false;
  isDefinite = false;
  /** Of the same node, for another request. */
  next: Layout | undefined = undefined;

  constructor(
    width: number,
    height: number,
    baseline: number | undefined,
    items: readonly Layout[],
    places: readonly number[],
  ) {
    this.#width = inSteps(width);
    this.#height = inSteps(height);
    if (baseline !== undefined) this.#baseline = inSteps(baseline);
    this.items = items;
    this.places = places;
  }

  /** px; always what was asked for. */
  get width(): number {
    return this.#width / steps;
  }

  /** px; what was asked for, unless the content was to decide. */
  get height(): number {
    return this.#height / steps;
  }

  /** px from the top edge to the first baseline; undefined when nothing in it has one. */
  get baseline(): number | undefined {
    return this.#baseline === undefined ? undefined : this.#baseline / steps;
  }
}

/**
 * A box in layout, and then its frame: most documents have so many boxes that frames of their own would
 * cost a tenth of a picture. Lengths are px; `edge` is padding and border together. What runs from right to
 * left is laid out as its mirror image, and put in its places from the right.
 */
export class LayoutNode implements Frame {
  readonly box: Box;
  readonly style: Style;
  readonly itemLayout: ItemLayout;
  /** Whether places in it are counted from the right. */
  readonly isReversed: boolean;
  /** All children in drawing order, absolute ones included, groups replaced by their children. */
  readonly children: readonly LayoutNode[];
  /** The children in the flow. */
  readonly items: readonly LayoutNode[];
  readonly #edges: Edges;
  /** Levels below the node. */
  readonly depth: number;
  /** The text of a text box or field, until its lines are known. */
  passage: Passage | undefined;
  /** Whether something in it looks at whether heights are definite: shares of them, rows that give way. */
  readonly heedsDefinite: boolean;
  readonly holdsRaised: boolean;
  #minContent: number | undefined = undefined;
  #maxContent: number | undefined = undefined;
  #kept: Layout | undefined = undefined;
  #x: number = unset;
  #y: number = unset;
  #width: number = unset;
  #height: number = unset;
  /** The lines of text; set when all sizes are known. */
  lines: readonly Line[] | undefined = undefined;

  /**
   * @param flow how the box places its items
   * @param children its children in drawing order, groups replaced by theirs
   * @param habits what holds in it
   * @param isMirrored whether its place is counted from the right
   */
  constructor(
    box: Box,
    itemLayout: ItemLayout,
    children: readonly LayoutNode[],
    habits: Habits,
    isMirrored: boolean,
  ) {
    const holdsText = box.kind === "text" || box.kind === "field";
    const given = geometryOf(box);
    const inside = habits.isReversed && !holdsText;
    const style =
      isMirrored || inside ? mirrorStyle(given, { outside: isMirrored, inside }) : given;
    this.box = box;
    this.style = style;
    this.itemLayout = itemLayout;
    this.isReversed = inside;
    this.#edges = edgesOf(style);
    this.passage = holdsText ? new Passage(box.text, fieldStyle(box), habits) : undefined;
    this.children = children;
    let depth = -1;
    let hasAbsolute = false;
    let heedsDefinite = false;
    let holdsRaised = false;
    for (let at = 0; at < children.length; at++) {
      const child = children[at]!;
      if (child.depth > depth) depth = child.depth;
      if (child.isAbsolute) hasAbsolute = true;
      if (child.holdsRaised || child.style.raised) holdsRaised = true;
      heedsDefinite ||=
        child.heedsDefinite ||
        isShareOfHeight(child.style) ||
        (box.kind === "grid" && child.givesHeight);
    }
    this.items = hasAbsolute ? children.filter(isInFlow) : children;
    this.depth = depth + 1;
    this.heedsDefinite = heedsDefinite;
    this.holdsRaised = holdsRaised;
  }

  /** px of the border box, once all sizes are known. */
  get x(): number {
    return this.#x / steps;
  }

  get y(): number {
    return this.#y / steps;
  }

  get width(): number {
    return this.#width / steps;
  }

  get height(): number {
    return this.#height / steps;
  }

  /** A width of the content that was kept. */
  keptContent(extreme: Extreme): number | undefined {
    const kept = extreme === "min" ? this.#minContent : this.#maxContent;
    return kept === undefined ? undefined : kept / steps;
  }

  /** Keeps a width of the content. */
  keepContent(extreme: Extreme, width: number): void {
    if (extreme === "min") this.#minContent = inSteps(width);
    else this.#maxContent = inSteps(width);
  }

  get edgeTop(): number {
    return this.#edges.top;
  }

  get edgeBottom(): number {
    return this.#edges.bottom;
  }

  get edgeLeft(): number {
    return this.#edges.left;
  }

  /** Sum of padding and border at the sides. */
  get edgeX(): number {
    return this.#edges.left + this.#edges.right;
  }

  /** Sum of padding and border above and below. */
  get edgeY(): number {
    return this.#edges.top + this.#edges.bottom;
  }

  /** Sum of the margins at the sides, automatic ones as 0. */
  get marginX(): number {
    return this.style.margin === undefined ? 0 : this.margin("left") + this.margin("right");
  }

  /** Sum of the margins above and below, automatic ones as 0. */
  get marginY(): number {
    return this.style.margin === undefined ? 0 : this.margin("top") + this.margin("bottom");
  }

  /** A margin in px, an automatic one as 0. */
  margin(side: keyof Margins): number {
    const { margin } = this.style;
    if (margin === undefined) return 0;
    const value = margin[side];
    return typeof value === "number" ? floorStep(value) : 0;
  }

  /** Whether a margin takes the room that is left. */
  isAuto(side: keyof Margins): boolean {
    return this.style.margin?.[side] === "auto";
  }

  /** Whether it is out of the flow. */
  get isAbsolute(): boolean {
    return this.style.position === "absolute";
  }

  /** Whether the content counts nothing for the size: pictures and fields. */
  get sizeless(): boolean {
    const { kind } = this.box;
    return kind === "image" || kind === "field";
  }

  /** Whether nothing in it takes room. */
  get isEmpty(): boolean {
    return this.items.length === 0 && this.passage === undefined;
  }

  /** Whether a row of a grid may be lower than the content of the box. */
  get givesHeight(): boolean {
    const { height, minHeight } = this.style;
    return (this.cuts || minHeight !== undefined) && height === undefined;
  }

  /** Whether the box cuts what sticks out of it, so that its automatic minimum is 0. */
  get cuts(): boolean {
    return this.style.overflow === "hidden";
  }

  /** The layout that was kept for a request; the first that fits wins. */
  kept(width: number, height: number | undefined, definite: boolean): Layout | undefined {
    for (let layout = this.#kept; layout !== undefined; layout = layout.next) {
      if (layout.width !== width) continue;
      const isSame = layout.isDefinite === definite || !this.heedsDefinite;
      // The natural height asked for as a fixed one changes nothing.
      const fits =
        height === undefined
          ? layout.isNatural && isSame
          : layout.height === height && (layout.isNatural ? !this.heedsDefinite : isSame);
      if (fits) return layout;
    }
    return undefined;
  }

  /** Keeps a layout for the same request. */
  keep(layout: Layout, isNatural: boolean, definite: boolean): void {
    layout.isNatural = isNatural;
    layout.isDefinite = definite;
    if (this.#kept === undefined) {
      this.#kept = layout;
      return;
    }
    let last = this.#kept;
    while (last.next !== undefined) last = last.next;
    last.next = layout;
  }

  /** Makes it the frame at a place; layouts are not needed any more. */
  settle(
    x: number,
    y: number,
    { width, height }: Layout,
    lines: readonly Line[] | undefined,
  ): void {
    this.#x = inSteps(x);
    this.#y = inSteps(y);
    this.#width = inSteps(width);
    this.#height = inSteps(height);
    this.lines = lines;
    this.passage = undefined;
    this.#kept = undefined;
  }
}

/** How a child is placed across its parent's main axis. */
export function alignmentOf(child: LayoutNode, parent: LayoutNode): Align {
  return child.style.alignSelf ?? parent.style.align ?? "stretch";
}

/** Whether a node is out of the flow. */
export function isAbsolute(node: LayoutNode): boolean {
  return node.isAbsolute;
}

function isInFlow(node: LayoutNode): boolean {
  return !node.isAbsolute;
}

/** One-line controls keep to their line and cut what is too long. */
function fieldStyle(box: Extract<Box, { kind: "text" | "field" }>) {
  if (box.kind === "text" || box.control === "textarea") return box.textStyle;
  return box.textStyle.wrapping === "ellipsis"
    ? box.textStyle
    : { ...box.textStyle, wrapping: "ellipsis" as const };
}

/** The edges that were asked for last, whose objects nodes share: a document has few. */
const recentEdges: Edges[] = [];
const mostRecent = 16;
let oldest = 0;

const noEdges: Edges = { top: 0, right: 0, bottom: 0, left: 0 };

function edgesOf({ padding, border }: Style): Edges {
  if (padding === undefined && border === undefined) return noEdges;
  const top = edge(padding?.top, border?.top);
  const right = edge(padding?.right, border?.right);
  const bottom = edge(padding?.bottom, border?.bottom);
  const left = edge(padding?.left, border?.left);
  for (let at = 0; at < recentEdges.length; at++) {
    const known = recentEdges[at]!;
    if (known.top !== top || known.right !== right) continue;
    if (known.bottom === bottom && known.left === left) return known;
  }
  const edges = { top, right, bottom, left };
  recentEdges[oldest] = edges;
  oldest = (oldest + 1) % mostRecent;
  return edges;
}

function edge(padding = 0, border = 0): number {
  return floorStep(padding) + borderWidth(border);
}

/** Border lines are drawn in whole px, as browsers do. */
export function borderWidth(width: number): number {
  return width > 0 && width < 1 ? 1 : Math.floor(width);
}

function isShareOfHeight(style: Style): boolean {
  return (
    typeof style.height === "object" ||
    typeof style.minHeight === "object" ||
    typeof style.maxHeight === "object" ||
    typeof style.basis === "object" ||
    (style.aspectRatio !== undefined && style.height === undefined)
  );
}
