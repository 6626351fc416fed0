/** Converts a box to a layout node: lengths are resolved as far as possible, and results are cached by size. */
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

/** The layout of a kind of box. */
export interface ItemLayout {
  /** Content width in px according to the content. */
  innerWidth(node: LayoutNode, extreme: Extreme): number;
  /** Whether items are side by side. */
  readonly isRow?: boolean;
  /** The layout for a request; parameters are those of `layoutNode`. */
  place(node: LayoutNode, width: number, height: number | undefined, definite: boolean): Layout;
}

/**
 * The initial value of numeric fields: if they were numbers from the start, V8 would allocate an object for each, even
 * for integers. Lengths are stored as steps, which are nearly always integers, and so need no objects.
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
   * Distances of each item from the left and top edges of the border box in px, alternating. They are in one array
   * because numbers in an array need no objects.
   */
  readonly places: readonly number[];
  /** Whether the height is natural, and whether percentages of it are definite. */
  isNatural = false;
  isDefinite = false;
  /** The layout of the same node for another request. */
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

  /** In px; always the requested width. */
  get width(): number {
    return this.#width / steps;
  }

  /** In px; the requested height, unless it depends on the content. */
  get height(): number {
    return this.#height / steps;
  }

  /** Distance in px from the top edge to the first baseline; undefined if there is none. */
  get baseline(): number | undefined {
    return this.#baseline === undefined ? undefined : this.#baseline / steps;
  }
}

/**
 * A box during layout, and later its frame: most documents have so many boxes that separate frames would cost a tenth
 * of the time for a picture. Lengths are px; `edge` is the sum of padding and border. Content that runs from right to
 * left is laid out as its mirror image, and placed from the right.
 */
export class LayoutNode implements Frame {
  readonly box: Box;
  readonly style: Style;
  readonly itemLayout: ItemLayout;
  /** Whether places in it are relative to the right edge. */
  readonly isReversed: boolean;
  /** All children in drawing order, including absolute ones; groups are replaced by their children. */
  readonly children: readonly LayoutNode[];
  /** The children in the flow. */
  readonly items: readonly LayoutNode[];
  readonly #edges: Edges;
  /** Number of levels below the node. */
  readonly depth: number;
  /** The text of a text box or field, until its lines are known. */
  passage: Passage | undefined;
  /** Whether anything in it depends on whether heights are definite: percentages of them, shrinking rows. */
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
   * @param children its children in drawing order; groups are replaced by theirs
   * @param habits the properties inherited from its surroundings
   * @param isMirrored whether its place is relative to the right edge
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

  /** Border box in px, once all sizes are known. */
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

  /** A cached content width. */
  keptContent(extreme: Extreme): number | undefined {
    const kept = extreme === "min" ? this.#minContent : this.#maxContent;
    return kept === undefined ? undefined : kept / steps;
  }

  /** Caches a content width. */
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

  /** Sum of left and right padding and border. */
  get edgeX(): number {
    return this.#edges.left + this.#edges.right;
  }

  /** Sum of top and bottom padding and border. */
  get edgeY(): number {
    return this.#edges.top + this.#edges.bottom;
  }

  /** Sum of left and right margins; automatic ones count as 0. */
  get marginX(): number {
    return this.style.margin === undefined ? 0 : this.margin("left") + this.margin("right");
  }

  /** Sum of top and bottom margins; automatic ones count as 0. */
  get marginY(): number {
    return this.style.margin === undefined ? 0 : this.margin("top") + this.margin("bottom");
  }

  /** A margin in px; an automatic one counts as 0. */
  margin(side: keyof Margins): number {
    const { margin } = this.style;
    if (margin === undefined) return 0;
    const value = margin[side];
    return typeof value === "number" ? floorStep(value) : 0;
  }

  /** Whether a margin takes the remaining space. */
  isAuto(side: keyof Margins): boolean {
    return this.style.margin?.[side] === "auto";
  }

  /** Whether it is out of the flow. */
  get isAbsolute(): boolean {
    return this.style.position === "absolute";
  }

  /** Whether its size does not depend on its content, as for pictures and fields. */
  get sizeless(): boolean {
    const { kind } = this.box;
    return kind === "image" || kind === "field";
  }

  /** Whether its content takes no space. */
  get isEmpty(): boolean {
    return this.items.length === 0 && this.passage === undefined;
  }

  /** Whether a grid row may be lower than the content of the box. */
  get givesHeight(): boolean {
    const { height, minHeight } = this.style;
    return (this.cuts || minHeight !== undefined) && height === undefined;
  }

  /** Whether the box clips its content, so that its automatic minimum is 0. */
  get cuts(): boolean {
    return this.style.overflow === "hidden";
  }

  /** The cached layout for a request; the first match is used. */
  kept(width: number, height: number | undefined, definite: boolean): Layout | undefined {
    for (let layout = this.#kept; layout !== undefined; layout = layout.next) {
      if (layout.width !== width) continue;
      const isSame = layout.isDefinite === definite || !this.heedsDefinite;
      // Requesting the natural height as a fixed one makes no difference.
      const fits =
        height === undefined
          ? layout.isNatural && isSame
          : layout.height === height && (layout.isNatural ? !this.heedsDefinite : isSame);
      if (fits) return layout;
    }
    return undefined;
  }

  /** Caches a layout for the same request. */
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

  /** Turns it into a frame at a place, and releases its cached layouts. */
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

/** Single-line controls keep to their line, and clip longer text. */
function fieldStyle(box: Extract<Box, { kind: "text" | "field" }>) {
  if (box.kind === "text" || box.control === "textarea") return box.textStyle;
  return box.textStyle.wrapping === "ellipsis"
    ? box.textStyle
    : { ...box.textStyle, wrapping: "ellipsis" as const };
}

/** The most recent edges, which nodes share: a document has few different ones. */
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

/** Border widths are whole px, as in browsers. */
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
