/** Turns a box into a node of layout: lengths resolved as far as they can be, results kept by size. */
import type { Box } from "../box/box.js";
import { geometryOf } from "../box/geometry.js";
import type { Align, Margins, Style } from "../box/style.js";
import { Passage } from "./passage.js";
import { floorStep } from "./subpixel.js";

/** The narrowest width without overflow, or the width at which nothing wraps. */
export type Extreme = "min" | "max";

/** How a kind of box finds its widths and places its items. */
export interface Flow {
  /** px of the content box that the content asks for. */
  innerWidth(node: LayoutNode, extreme: Extreme): number;
  /** Whether items are side by side. */
  readonly isRow?: boolean;
  /** The layout for a request, as `layoutNode` takes it. */
  place(node: LayoutNode, width: number, height: number | undefined, definite: boolean): Layout;
}

/** A child at its place in the border box of its parent. */
export interface Placement {
  x: number;
  y: number;
  layout: Layout;
}

/** A node laid out for one size. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  /** px from the top edge to the first baseline; undefined when nothing in it has one. */
  readonly baseline: number | undefined;
  /** Places of the items, in their order. */
  readonly placements: readonly Placement[];
}

/** A layout with the request that led to it, and the one that was kept before it. */
class KeptLayout {
  constructor(
    readonly width: number,
    readonly height: number | undefined,
    readonly definite: boolean,
    readonly layout: Layout,
    readonly next: KeptLayout | undefined,
  ) {}
}

/** A box in layout. Lengths are px; `edge` is padding and border together. */
export class LayoutNode {
  readonly box: Box;
  readonly style: Style;
  readonly flow: Flow;
  /** All children in drawing order, absolute ones included, groups replaced by their children. */
  readonly children: readonly LayoutNode[];
  /** The children in the flow. */
  readonly items: readonly LayoutNode[];
  readonly edgeTop: number;
  readonly edgeRight: number;
  readonly edgeBottom: number;
  readonly edgeLeft: number;
  /** Levels below the node. */
  readonly depth: number;
  /** The text of a text box or field. */
  readonly passage: Passage | undefined;
  /** Whether the content counts nothing for the size: pictures and fields. */
  readonly sizeless: boolean;
  /** Whether something in it looks at whether heights are definite: shares of them, rows that give way. */
  readonly heedsDefinite: boolean;
  /** Whether it is out of the flow. */
  readonly isAbsolute: boolean;
  /** Widths of the content, kept by the functions that compute them; negative when not known yet. */
  minContent = -1;
  maxContent = -1;
  #kept: KeptLayout | undefined;
  readonly #margin: Style["margin"];

  /**
   * @param flow how the box places its items
   * @param children its children in drawing order, groups replaced by theirs
   */
  constructor(box: Box, flow: Flow, children: readonly LayoutNode[]) {
    const style = geometryOf(box);
    this.box = box;
    this.style = style;
    this.flow = flow;
    this.isAbsolute = style.position === "absolute";
    this.#margin = style.margin;
    const { padding, border } = style;
    this.edgeTop = edge(padding?.top, border?.top);
    this.edgeRight = edge(padding?.right, border?.right);
    this.edgeBottom = edge(padding?.bottom, border?.bottom);
    this.edgeLeft = edge(padding?.left, border?.left);
    this.sizeless = box.kind === "image" || box.kind === "field";
    this.passage =
      box.kind === "text" || box.kind === "field"
        ? new Passage(box.text, fieldStyle(box))
        : undefined;
    this.children = children;
    let depth = -1;
    let hasAbsolute = false;
    let heedsDefinite = false;
    for (const child of children) {
      if (child.depth > depth) depth = child.depth;
      if (child.isAbsolute) hasAbsolute = true;
      heedsDefinite ||=
        child.heedsDefinite ||
        isShareOfHeight(child.style) ||
        (box.kind === "grid" && child.givesHeight);
    }
    this.items = hasAbsolute ? children.filter(isInFlow) : children;
    this.depth = depth + 1;
    this.heedsDefinite = heedsDefinite;
  }

  /** Sum of padding and border at the sides. */
  get edgeX(): number {
    return this.edgeLeft + this.edgeRight;
  }

  /** Sum of padding and border above and below. */
  get edgeY(): number {
    return this.edgeTop + this.edgeBottom;
  }

  /** Sum of the margins at the sides, automatic ones as 0. */
  get marginX(): number {
    return this.#margin === undefined ? 0 : this.margin("left") + this.margin("right");
  }

  /** Sum of the margins above and below, automatic ones as 0. */
  get marginY(): number {
    return this.#margin === undefined ? 0 : this.margin("top") + this.margin("bottom");
  }

  /** A margin in px, an automatic one as 0. */
  margin(side: keyof Margins): number {
    if (this.#margin === undefined) return 0;
    const value = this.#margin[side];
    return typeof value === "number" ? floorStep(value) : 0;
  }

  /** Whether a margin takes the room that is left. */
  isAuto(side: keyof Margins): boolean {
    return this.#margin !== undefined && this.#margin[side] === "auto";
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

  /** The layout that was kept for a request. */
  kept(width: number, height: number | undefined, definite: boolean): Layout | undefined {
    let found: Layout | undefined;
    // The one that was kept first wins.
    for (let entry = this.#kept; entry !== undefined; entry = entry.next) {
      if (entry.width !== width) continue;
      const isSame =
        entry.height === height && (entry.definite === definite || !this.heedsDefinite);
      // The natural height asked for as a fixed one changes nothing.
      if (isSame || (entry.height === undefined && this.#isNatural(entry, height))) {
        found = entry.layout;
      }
    }
    return found;
  }

  /** Keeps a layout for the same request. */
  keep(width: number, height: number | undefined, definite: boolean, layout: Layout): void {
    this.#kept = new KeptLayout(width, height, definite, layout, this.#kept);
  }

  #isNatural({ layout }: KeptLayout, height: number | undefined): boolean {
    return layout.height === height && !this.heedsDefinite;
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
