/** Draws nodes: each by its component, then with the attributes that all elements share. */
import type { AstNode } from "../ast/node.js";
import { isUnitValue } from "../ast/value.js";
import type { Box } from "../box/box.js";
import type { Color, Style } from "../box/style.js";
import type { Measure } from "../define/attributes.js";
import type { Component, LowerContext, Target } from "../define/component.js";
import type { Identifiers } from "../define/identifiers.js";
import { hasModifier, readElement } from "../define/read-element.js";
import type { FlowAround, Layer, Surroundings } from "../define/surroundings.js";
import type { ComponentVocabulary } from "../define/vocabulary.js";
import { spacingPx } from "../theme/tokens.js";
import type { Layered } from "./board-layers.js";
import { commonValues, flowStyle, noFlow, withCommonStyle } from "./common-style.js";
import { drawElement } from "./draw-element.js";
import { equalShares } from "./equal-shares.js";
import { Siblings } from "./floating.js";
import type { Hint, Hints } from "./hints.js";
import { lengthPx, withinPicture } from "./length-px.js";
import { NodeSurroundings } from "./node-surroundings.js";
import { onBoard } from "./on-board.js";
import { onItsGround } from "./on-its-ground.js";
import type { PagePlan } from "./page-plan.js";
import { popoverOf } from "./popover-box.js";
import type { PrototypePlan } from "./prototype-plan.js";
import { shareLines } from "./shared-lines.js";
import { undrawn } from "./undrawn.js";

/** What all nodes of a page share. */
export interface Shared {
  vocabulary: ComponentVocabulary;
  /** The address of a page that the document does not have. */
  pageAddress: ((reference: string) => string | undefined) | undefined;
  ids: Identifiers;
  plan: PagePlan;
  /** What can be opened; only for a clickable prototype. */
  prototype: PrototypePlan | undefined;
  /** Whether anything on the page has a ground of its own, and whether anything scrolls. */
  seen: { ground: boolean; scroll: boolean };
  /** The hints over the page; undefined in what is not seen. */
  hints: Hints | undefined;
  /** Filled with what is not in the flow of the page. */
  layers: Layered[];
}

/** The box of a page, and what lies over it and outside it. */
export function drawPage(
  page: AstNode,
  board: LowerContext["board"],
  shared: Shared,
): { box: Box; layers: readonly Layered[] } {
  const { root } = shared.vocabulary;
  const cx = new NodeContext(page, root, undefined, onBoard, board, shared);
  const box = lowerNode(page, root, cx);
  if (!shared.seen.ground) return { box, layers: shared.layers };
  const layers = shared.layers.map((layer) => ({ ...layer, box: onItsGround(layer.box) }));
  return { box: onItsGround(box), layers };
}

function lowerNode(node: AstNode, component: Component | undefined, cx: NodeContext): Box {
  if (!component) return located(undrawn(node, cx), node);
  const given = commonValues(cx.values, component);
  const flow = cx.centers ? { ...centering, ...flowStyle(given, cx) } : flowStyle(given, cx);
  const drawn = drawElement(component, readElement(node, component, flow, cx.values), cx);
  const box = withCommonStyle(drawn, node, given, component.ownFlow ? noFlow : flow, cx);
  shareLines(box);
  if (box.scrolls) cx.noteScroll();
  return located(cx.named(holding(box, cx)), node);
}

/** What `centered` means for the children of a container; attributes win over it. */
const centering: Style = { justify: "center", align: "center" };

/** A box with absolute children is what their places are counted from. */
function holding(box: Box, cx: NodeContext): Box {
  if (!cx.holdsPlaced || box.style.position !== undefined) return box;
  const style: Style = { ...box.style, position: "relative" };
  return { ...box, style };
}

function isHidden(node: AstNode): boolean {
  return hasModifier(node, "hidden");
}

function layerOf(node: AstNode, component: Component | undefined): Layer | undefined {
  return component?.layer?.(readElement(node, component, noFlow));
}

/** The box with its place in the source; components make their boxes again, so that it is set in place. */
function located(box: Box, { loc }: AstNode): Box {
  if (loc) {
    const { source } = loc;
    const from = loc.start.offset;
    const to = loc.end.offset;
    box.origin = source === undefined ? { from, to } : { source, from, to };
  }
  return box;
}

const nothingElse: Partial<Surroundings> = {};

/** What one node may use while it is drawn. */
class NodeContext extends NodeSurroundings implements LowerContext {
  readonly parent: AstNode | undefined;
  sizeBefore: number | undefined;
  nodeBefore: AstNode | undefined;
  after: AstNode | undefined;
  /** Set if a child is placed by coordinates. */
  holdsPlaced = false;
  #shared: Shared;
  #ownId: string | undefined;
  /** How many nodes in it were drawn in its flow, and how many elsewhere. */
  #drawn = 0;
  #left = 0;

  constructor(
    node: AstNode,
    component: Component | undefined,
    parent: AstNode | undefined,
    around: Surroundings,
    readonly board: LowerContext["board"],
    shared: Shared,
    isLast = around.isLast,
  ) {
    super(node, component, around, isLast);
    if (this.painted) shared.seen.ground = true;
    this.parent = parent;
    this.#shared = shared;
    this.#ownId = shared.ids.own(node);
  }

  /** Says that the node scrolls. */
  noteScroll(): void {
    this.#shared.seen.scroll = true;
  }

  ownGround(color: Color): Color {
    this.#shared.seen.ground = true;
    return color;
  }

  children(
    nodes: readonly AstNode[],
    inside: Partial<Surroundings> = nothingElse,
    flow?: FlowAround,
  ): Box[] {
    const around = this.around(inside, flow);
    const shown = nodes.some(isHidden) ? nodes.filter((node) => !isHidden(node)) : nodes;
    const last = around.isLast ? shown.findLast((node) => !this.leaves(node)) : undefined;
    // What all but the first find around them.
    let later: Surroundings | undefined;
    const siblings = new Siblings();
    const { boxes } = siblings;
    let before: Component | undefined;
    let sizeBefore: number | undefined;
    let nodeBefore: AstNode | undefined;
    for (const [at, node] of shown.entries()) {
      const component = this.componentOf(node);
      const layer = layerOf(node, component);
      if (layer !== undefined && layer.at !== "place") {
        this.#addLayer(node, component, layer);
        continue;
      }
      const isLast = around.isLast && (around.axis === "row" || node === last);
      const isFirst = around.isFirst && (around.axis === "row" || boxes.length === 0);
      if (isFirst !== around.isFirst) later ??= { ...around, isFirst };
      const here = isFirst === around.isFirst ? around : later!;
      const cx = this.#contextOf(node, component, here, isLast);
      cx.before = before;
      cx.sizeBefore = sizeBefore;
      cx.nodeBefore = nodeBefore;
      cx.after = shown[at + 1];
      if (component?.filler !== true) nodeBefore = node;
      before = component;
      const box = lowerNode(node, component, cx);
      if (box.kind === "text" && around.axis === "row") sizeBefore = box.textStyle.size;
      if (cx.isHollow) {
        this.#left++;
        continue;
      }
      this.#drawn++;
      const opened = this.#openedBy(node);
      if (opened?.kind === "place") {
        siblings.add(popoverOf(box, opened.id));
        continue;
      }
      if (box.style.position === "absolute") this.holdsPlaced = true;
      else if (layer) {
        siblings.addFloating(box, { ...around, isLast: around.isLast && node === last });
        continue;
      }
      if (component && this.#isSpanned(component, box, around)) {
        box.style = { ...box.style, alignSelf: "stretch" };
      }
      siblings.add(box);
    }
    if (around.axis === "row") equalShares(boxes);
    return boxes;
  }

  /** Whether a child reaches from side to side by nature, so that a page which centers does not narrow it. */
  #isSpanned({ band, wide }: Component, { style }: Box, { axis, align }: Surroundings): boolean {
    if (this.component?.root !== true || axis !== "column" || align === undefined) return false;
    return (
      (band !== undefined || wide) && style.width === undefined && style.alignSelf === undefined
    );
  }

  /** Whether all that stood in it is drawn elsewhere, so that an empty frame would be left. */
  get isHollow(): boolean {
    const component = this.component;
    const isBare = component?.structural && !component.band && !component.label;
    return this.#left > 0 && this.#drawn === 0 && isBare === true;
  }

  leaves(node: AstNode): boolean {
    const layer = layerOf(node, this.componentOf(node));
    return layer !== undefined && layer.at !== "place";
  }

  numbered(number: number): ReturnType<LowerContext["numbered"]> {
    const { notes, colors } = this.#shared.plan;
    return { note: notes.get(number), color: colors.get(number) };
  }

  #contextOf(
    node: AstNode,
    component: Component | undefined,
    around: Surroundings,
    isLast = around.isLast,
  ): NodeContext {
    const { board } = this;
    return new NodeContext(node, component, this.node, around, board, this.#shared, isLast);
  }

  #addLayer(node: AstNode, component: Component | undefined, layer: Layered["layer"]): void {
    const box = lowerNode(node, component, this.#contextOf(node, component, onBoard));
    this.#left++;
    const { layers, prototype } = this.#shared;
    const popover = prototype?.targetOf(node)?.id;
    const isOpened = prototype?.isOpened(node) ?? false;
    layers.push({
      layer,
      box,
      title: node.label || node.type,
      ...(popover !== undefined && { popover, isOpened }),
    });
  }

  #openedBy(node: AstNode): Target | undefined {
    const { prototype } = this.#shared;
    return prototype?.isOpened(node) ? prototype.targetOf(node) : undefined;
  }

  get opened(): Target | undefined {
    return this.#openedBy(this.node);
  }

  get popover(): string | undefined {
    return this.#shared.prototype?.targetOf(this.node)?.id;
  }

  get isPrototype(): boolean {
    return this.#shared.prototype !== undefined;
  }

  target(reference: string): Target | undefined {
    return this.#shared.prototype?.find(reference);
  }

  groupName(name: string): string {
    return this.isPrototype ? `${this.#shared.plan.pageId}-${name}` : name;
  }

  nextHint(): Hint | undefined {
    return this.#shared.hints?.next(this.node);
  }

  unseen(nodes: readonly AstNode[]): void {
    const seen = this.#shared;
    const layers: Layered[] = [];
    this.#shared = { ...seen, layers, hints: undefined };
    this.children(nodes);
    this.#shared = seen;
    for (const found of layers) if (found.layer.at === "front") seen.layers.push(found);
  }

  componentOf(node: AstNode): Component | undefined {
    return this.#shared.vocabulary.componentOfType(node.type)?.within(this.component);
  }

  id(wish: string): string {
    return this.#shared.ids.make(wish);
  }

  ownId(wish: string): string {
    const id = this.#ownId ?? this.id(wish);
    this.#ownId = undefined;
    return id;
  }

  pageAddress(reference: string): string | undefined {
    const own = this.#shared.ids.page(reference);
    return own === undefined ? this.#shared.pageAddress?.(reference) : `#${own}`;
  }

  /** The box with the element's own id, unless a box inside it took that. */
  named(box: Box): Box {
    if (this.#ownId === undefined) return box;
    return { ...box, attributes: { id: this.#ownId, ...box.attributes } };
  }

  spacing(measure: Measure): number {
    return isUnitValue(measure) ? this.length(measure) : withinPicture(spacingPx(measure));
  }

  length(measure: Measure): number {
    return lengthPx(measure, this.board);
  }
}
