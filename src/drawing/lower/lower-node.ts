/** Draws nodes: each by its component, then with the common attributes. */
import type { Picture } from "../../base/images/picture.js";
import { letterSize } from "../../base/theme/letter-size.js";
import { ROUNDED_RADIUS, spacingPx } from "../../base/theme/tokens.js";
import { labelPlaceOf } from "../../language/ast/label-place.js";
import type { AstNode } from "../../language/ast/node.js";
import { ownTitleOf } from "../../language/ast/own-title.js";
import { isUnitValue } from "../../language/ast/value.js";
import type { Box, UnshownPicture } from "../../model/box/box.js";
import { edges } from "../../model/box/build.js";
import type { BoardName } from "../../model/box/canvas-plan.js";
import type { Color, Style } from "../../model/box/style.js";
import { withMore } from "../../model/box/with-more.js";
import { hasLine, hasOwnRoom } from "../../model/components/parts/container.js";
import type { Measure } from "../../model/define/attributes.js";
import type {
  Arrangement,
  Component,
  Drawings,
  LowerContext,
  Narrowing,
  Surroundings,
  Target,
} from "../../model/define/component.js";
import type { Layer } from "../../model/define/layer.js";
import { hasModifier, readElement } from "../../model/define/read-element.js";
import { equalShares } from "../settle/equal-shares.js";
import { shareLines } from "../settle/shared-lines.js";
import { yieldWidths } from "../settle/yield-widths.js";
import { commonValues, flowStyle, noFlow, withCommonStyle, withOwnWidth } from "./common-style.js";
import { Siblings } from "./floating.js";
import type { Hint } from "./hints.js";
import type { Layered } from "./layered.js";
import { lengthPx, withinPicture } from "./length-px.js";
import { NodeSurroundings } from "./node-surroundings.js";
import { onBoard } from "./on-board.js";
import { onItsGround, onItsSurface } from "./on-its-ground.js";
import { originOf } from "./origin-of.js";
import type { Shared } from "./page-shared.js";
import { popoverOf } from "./popover-box.js";
import type { ScreenPlan } from "./screen-plan.js";
import { startingAtTop } from "./starting-at-top.js";
import { undrawn } from "./undrawn.js";

/** The box of a page, and its layers above and beside it. */
export function drawPage(
  page: AstNode,
  board: LowerContext["board"],
  shared: Shared,
): { box: Box; layers: readonly Layered[] } {
  const { root } = shared.vocabulary;
  const cx = new NodeContext(page, root, undefined, onBoard, board, shared);
  const { screen } = shared;
  const lowered = lowerNode(page, root, cx);
  const box = screen ? screen.withBar(lowered, ownTitleOf(page), cx.isPrototype) : lowered;
  const draw = shared.seen.ground ? onItsGround : onItsSurface;
  if (screen) for (const each of screen.layers(cx.isPrototype)) shared.layers.push(each);
  const layers = shared.layers.map((layer) => ({ ...layer, box: draw(layer.box) }));
  return { box: draw(box), layers };
}

function lowerNode(node: AstNode, component: Component | undefined, cx: NodeContext): Box {
  if (!component) return located(undrawn(node, cx), node);
  const given = commonValues(cx.values, component);
  const flow = cx.centers ? { ...centering, ...flowStyle(given, cx) } : flowStyle(given, cx);
  const drawing = cx.drawings[component.name];
  if (!drawing) throw new Error(`no drawing of ${component.name}`);
  const drawn = drawing.lower(readElement(node, component, flow, cx.values), cx);
  const close = isBelowWords(component, cx) ? asNextLine(drawn, cx) : drawn;
  const ownFlow = component.ownFlow ? noFlow : flow;
  const roomy = withOwnRoom(close, node, component, cx);
  const styled = withCommonStyle(roomy, node, given, ownFlow, cx, !cx.isDevice);
  const box = rounded(startingAtTop(styled, node), node, component);
  shareLines(box);
  if (box.scrolls) cx.noteScroll();
  const whole = located(cx.named(withOwnWidth(holding(box, cx), given, cx)), node);
  const { narrow } = drawing;
  if (!cx.screen || narrow === undefined) return whole;
  if (narrow === "scrolls") cx.noteScroll();
  return cx.screen.fitted(whole, node, narrow, cx);
}

/** Whether a text follows another one in a column whose gap is meant for controls. */
function isBelowWords({ inLine }: Component, { axis, gapFrom, before }: LowerContext): boolean {
  if (inLine !== "words" || axis !== "column" || gapFrom !== "content") return false;
  return before?.inLine === "words";
}

/** px between the visible edge of a container and the text in it, unless the container says otherwise. */
const ownRoom = 12;

/** Adds padding to a container with a background or border, so that its text and controls do not touch the edge. */
function withOwnRoom(box: Box, node: AstNode, component: Component, cx: NodeContext): Box {
  if (!component.structural || component.root || component.band !== undefined) return box;
  const isSeen = node.attributes?.bg !== undefined || hasLine(node);
  if (!isSeen || box.style.padding !== undefined || !hasOwnRoom(node, cx)) return box;
  return { ...box, style: withMore(box.style, { padding: edges(cx.dense(ownRoom)) }) };
}

/** Moves the box as close to the one before it as if the column had no gap. */
function asNextLine(box: Box, { gap }: LowerContext): Box {
  const { margin } = box.style;
  const top = typeof margin?.top === "number" ? margin.top - gap : -gap;
  return { ...box, style: withMore(box.style, { margin: { ...margin, top } }) };
}

/** The container with rounded corners, unless its component draws its own. */
function rounded(box: Box, node: AstNode, { ownAttributes }: Component): Box {
  if (!hasModifier(node, "rounded") || ownAttributes.has("rounded")) return box;
  return { ...box, paint: { ...box.paint, radius: ROUNDED_RADIUS } };
}

/** The effect of `centered` on the children of a container; attributes take precedence. */
const centering: Style = { justify: "center", align: "center" };

/** Makes a box the reference for the positions of its absolute children. */
function holding(box: Box, cx: NodeContext): Box {
  if (!cx.holdsPlaced || box.style.position !== undefined) return box;
  const style = withMore(box.style, { position: "relative" });
  return { ...box, style };
}

/** The names that references may use for a node. */
function nameOf({ label, attributes }: AstNode): BoardName {
  const id = attributes?.id;
  return { ...(id !== undefined && { id: String(id) }), ...(label && { title: label }) };
}

function isHidden(node: AstNode): boolean {
  return hasModifier(node, "hidden");
}

function layerOf(node: AstNode, component: Component | undefined): Layer | undefined {
  return component?.layer?.(readElement(node, component, noFlow));
}

/** The box with its place in the source. Components create new boxes, so the place is set without a copy. */
function located(box: Box, node: AstNode): Box {
  const origin = originOf(node);
  if (origin) box.origin = origin;
  return box;
}

const nothingElse: Partial<Surroundings> = {};

/** What a node may use while it is drawn. */
class NodeContext extends NodeSurroundings implements LowerContext {
  readonly parent: AstNode | undefined;
  sizeBefore: number | undefined;
  nodeBefore: AstNode | undefined;
  /** Set if a child is placed by coordinates. */
  holdsPlaced = false;
  #shared: Shared;
  #ownId: string | undefined;
  /** The number of its child nodes drawn in its flow, and elsewhere. */
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

  /** Records that the node scrolls. */
  noteScroll(): void {
    this.#shared.seen.scroll = true;
  }

  picture(src: string): Picture | undefined {
    return this.#shared.pictures?.of(src);
  }

  unshown(src: string): UnshownPicture | undefined {
    const reason = this.#shared.pictures?.reasonFor?.(src);
    return reason && { src, reason, origin: originOf(labelPlaceOf(this.node) ?? this.node) };
  }

  ownGround(color: Color): Color {
    this.#shared.seen.ground = true;
    return color;
  }

  children(
    nodes: readonly AstNode[],
    inside: Partial<Surroundings> = nothingElse,
    flow?: Arrangement,
  ): Box[] {
    const around = this.around(inside, flow);
    const shown = nodes.some(isHidden) ? nodes.filter((node) => !isHidden(node)) : nodes;
    const drawn = this.#shared.states ? this.#withSwitched(nodes, shown) : shown;
    const last = around.isLast ? shown.findLast((node) => !this.leaves(node)) : undefined;
    // The surroundings of all children except the first.
    let later: Surroundings | undefined;
    const { screen } = this.#shared;
    const siblings = new Siblings();
    const { boxes } = siblings;
    let before: Component | undefined;
    let sizeBefore: number | undefined;
    let nodeBefore: AstNode | undefined;
    let at = -1;
    let isEmpty = true;
    for (const node of drawn) {
      const component = this.componentOf(node);
      const isOut = node !== shown[at + 1];
      if (!isOut) at++;
      const layer = layerOf(node, component);
      if (screen?.opens(node)) {
        screen.keep(node, lowerNode(node, component, this.#contextOf(node, component, onBoard)));
        continue;
      }
      if (layer !== undefined && layer.at !== "place") {
        this.#addLayer(node, component, layer);
        continue;
      }
      const isLast = around.isLast && (around.axis === "row" || node === last);
      const isFirst = around.isFirst && (around.axis === "row" || isEmpty);
      if (isFirst !== around.isFirst) later ??= { ...around, isFirst };
      const here = isFirst === around.isFirst ? around : later!;
      const cx = this.#contextOf(node, component, here, isLast);
      cx.before = before;
      cx.sizeBefore = sizeBefore;
      cx.nodeBefore = nodeBefore;
      cx.after = shown[at + 1];
      if (isOut) {
        boxes.push(this.#switched(lowerNode(node, component, cx), node));
        continue;
      }
      if (component?.filler !== true) nodeBefore = node;
      before = component;
      const box = this.#switched(lowerNode(node, component, cx), node);
      if (box.kind === "text" && around.axis === "row") sizeBefore = box.textStyle.size;
      if (cx.isHollow) {
        this.#left++;
        continue;
      }
      this.#drawn++;
      isEmpty = false;
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
        box.style = withMore(box.style, { alignSelf: "stretch" });
      }
      siblings.add(box);
    }
    if (around.axis === "row") {
      equalShares(boxes);
      yieldWidths(boxes);
    }
    return screen ? screen.inBar(this.node, boxes, this.isPrototype) : boxes;
  }

  /** Whether a child spans its container by nature, so that a centered page does not narrow it. */
  #isSpanned({ band, wide }: Component, { style }: Box, { axis, align }: Surroundings): boolean {
    if (this.component?.root !== true || axis !== "column" || align === undefined) return false;
    return (
      (band !== undefined || wide) && style.width === undefined && style.alignSelf === undefined
    );
  }

  /** Whether all of its content is drawn elsewhere, so that only an empty frame would remain. */
  get isHollow(): boolean {
    const component = this.component;
    const isBare = component?.structural && !component.band && !component.label;
    return this.#left > 0 && this.#drawn === 0 && isBare === true;
  }

  get isTight(): boolean {
    return this.#shared.screen?.isTight(this.node) ?? false;
  }

  /** How elements of the page adapt to narrow screens. */
  get drawings(): Drawings {
    return this.#shared.drawings;
  }

  /** Whether the board is the screen of a device. */
  get isAdapted(): boolean {
    return this.#shared.screen !== undefined;
  }

  get isDevice(): boolean {
    return this.#shared.isDevice;
  }

  get screen(): ScreenPlan | undefined {
    return this.#shared.screen;
  }

  leaves(node: AstNode): boolean {
    if (this.#shared.screen?.opens(node)) return true;
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

  /**
   * The nodes drawn in a prototype, including those that a state shows later, and both versions of those that a state
   * enables.
   */
  #withSwitched(nodes: readonly AstNode[], shown: readonly AstNode[]): readonly AstNode[] {
    const states = this.#shared.states!;
    // If only certain components are allowed, the one around them draws them in its own way.
    const isFree = this.component?.children.allow === "any";
    const seen = isFree ? nodes : shown;
    return seen
      .filter((node) => !isHidden(node) || states.isSwitched(node))
      .flatMap((node) => (isFree ? states.ways(node) : [node]));
  }

  /** The box with the effects of states. */
  #switched(box: Box, node: AstNode): Box {
    const { states, prototype } = this.#shared;
    if (!states || !prototype) return box;
    const shows = states.shows(node);
    const { href, opens } = box.behavior ?? {};
    const press = (href ?? opens) ? undefined : states.press(node, prototype);
    if (shows.length === 0 && !press) return box;
    const behavior = { ...box.behavior, ...press, ...(shows.length > 0 && { shows }) };
    return { ...box, behavior } as Box;
  }

  #addLayer(node: AstNode, component: Component | undefined, given: Layered["layer"]): void {
    const drawn = lowerNode(node, component, this.#contextOf(node, component, onBoard));
    this.#left++;
    const { layers, prototype, states } = this.#shared;
    // Prototypes have no notes around the board, since browsers place their boards.
    const isNote = prototype !== undefined && given.at === "aside" && given.place === "note";
    const layer: Layered["layer"] = isNote ? { at: "aside", place: "below" } : given;
    const isOpened = prototype?.isOpened(node) ?? false;
    const shows = isOpened ? undefined : states?.shows(node);
    const isSwitched = shows !== undefined && shows.length > 0;
    if (isSwitched && layer.at === "front") {
      layers.push({ layer, box: drawn, title: node.label || node.type, shows });
      return;
    }
    const popover = prototype?.targetOf(node)?.id;
    const box = isSwitched ? this.#switched(drawn, node) : drawn;
    layers.push({
      layer,
      box,
      title: node.label || node.type,
      called: nameOf(node),
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
    const { states, prototype } = this.#shared;
    const shown = prototype?.isOpened(this.node) ? undefined : states?.closing(this.node);
    return shown ?? prototype?.targetOf(this.node)?.id;
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

  narrowingOf(node: AstNode): Narrowing | undefined {
    const component = this.componentOf(node);
    return component && this.drawings[component.name]?.narrow;
  }

  id(wish: string): string {
    return this.#shared.ids.make(wish);
  }

  ownId(wish: string): string {
    const id = this.#ownId ?? this.id(wish);
    this.#ownId = undefined;
    return id;
  }

  elementId(reference: string): string | undefined {
    return this.#shared.plan.named.get(reference.replace(/^#/, ""));
  }

  pageAddress(reference: string): string | undefined {
    const own = this.#shared.ids.page(reference);
    return own === undefined ? this.#shared.pageAddress?.(reference) : `#${own}`;
  }

  /** The box with the element's id, unless a box inside it has taken the id. */
  named(box: Box): Box {
    if (this.#ownId === undefined) return box;
    return { ...box, attributes: { id: this.#ownId, ...box.attributes } };
  }

  dense(px: number): number {
    const { measures } = this.#shared;
    if (measures === undefined || measures.density === 1) return px;
    return Math.round(px * measures.density * 2) / 2;
  }

  letters(px: number): number {
    return letterSize(px, this.#shared.measures?.text ?? 1);
  }

  spacing(measure: Measure): number {
    return isUnitValue(measure) ? this.length(measure) : withinPicture(spacingPx(measure));
  }

  length(measure: Measure): number {
    return lengthPx(measure, this.board);
  }
}
