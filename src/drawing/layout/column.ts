/** Lays out a column (CSS Flexible Box, vertical main axis). */
import { distribute, half, offsetOf } from "./distribute.js";
import {
  clamp,
  type FlexItem,
  flexLine,
  itemAt,
  releaseItems,
  takeItems,
} from "./flexible-lengths.js";
import { fittingWidth, widestContribution, widthByRatio } from "./intrinsic.js";
import { layoutNode } from "./layout-node.js";
import { alignmentOf, type ItemLayout, Layout, type LayoutNode } from "./node.js";
import { heightByRatio, heightLimits, widthLimits } from "./sizing.js";
import { floorStep, resolveLength } from "./subpixel.js";

/** The layout of a column. */
export const columnLayout: ItemLayout = { innerWidth: widestContribution, place };

function place(
  node: LayoutNode,
  width: number,
  height: number | undefined,
  definite: boolean,
): Layout {
  const { style } = node;
  const room = Math.max(0, width - node.edgeX);
  const whole = definite && height !== undefined ? Math.max(0, height - node.edgeY) : undefined;
  const { items } = node;
  const from = takeItems(items.length);
  const to = from + items.length;
  let outside = floorStep(style.gap ?? 0) * (items.length - 1);
  for (let at = from; at < to; at++) {
    const item = items[at - from]!;
    startItem(itemAt(at), item, node, room, whole);
    outside += item.marginY;
  }
  let roomY = outside;
  if (height === undefined) roomY += wantedIn(from, to);
  else roomY = Math.max(0, height - node.edgeY);
  raiseMinimums(items, from, roomY - outside);
  flexLine(from, to, roomY - outside);
  const layouts = new Array<Layout>(items.length);
  const places = placeItems(from, node, room, roomY, whole !== undefined, layouts);
  releaseItems(from);
  const baseline = firstBaseline(layouts, places, node);
  return new Layout(width, height ?? roomY + node.edgeY, baseline, layouts, places);
}

function startItem(
  item: FlexItem,
  node: LayoutNode,
  parent: LayoutNode,
  room: number,
  whole: number | undefined,
): void {
  const { style } = node;
  const width = widthInColumn(node, parent, room);
  const limits = heightLimits(node, whole);
  const height = resolveLength(style.height, whole);
  const basis = resolveLength(style.basis, whole);
  // A percentage of an unknown height means the height of the content.
  const isByContent = style.basis !== undefined && basis === undefined;
  const ratio = heightByRatio(node, width);
  let { min } = limits;
  let base = isByContent ? undefined : (basis ?? height ?? ratio);
  const definite = base !== undefined;
  // The content of a box with a height of its own is measured only if the box must shrink.
  const isNatural = base === undefined || basis !== undefined || height === undefined;
  if (isNatural && !(node.cuts && base !== undefined)) {
    const content = layoutNode(node, width, undefined, false).height;
    const natural = Math.max(content, ratio ?? 0);
    base ??= content;
    if (style.minHeight === undefined && !node.cuts) {
      min = Math.max(min, Math.min(natural, height ?? natural, limits.max));
    }
  }
  item.base = Math.max(node.edgeY, base ?? 0);
  item.min = min;
  item.max = limits.max;
  item.edges = node.edgeY;
  item.grow = style.grow ?? 0;
  item.shrink = style.shrink ?? 1;
  item.across = width;
  item.definite = definite;
}

/** Total height of items in px before flexing. */
function wantedIn(from: number, to: number): number {
  let wanted = 0;
  for (let at = from; at < to; at++) {
    const { base, min, max } = itemAt(at);
    wanted += clamp(base, min, max);
  }
  return wanted;
}

/** Items with a height of their own shrink no further than their content. */
function raiseMinimums(items: readonly LayoutNode[], from: number, room: number): void {
  if (wantedIn(from, from + items.length) <= room) return;
  for (let at = 0; at < items.length; at++) {
    const item = itemAt(from + at);
    const node = items[at]!;
    const { height, minHeight } = node.style;
    if (height === undefined || minHeight !== undefined || node.cuts || item.shrink === 0) continue;
    const natural = layoutNode(node, item.across, undefined, false).height;
    item.min = Math.max(item.min, Math.min(natural, item.base, item.max));
  }
}

/** Width of an item in px: its own, all of the space, or its natural width. */
export function widthInColumn(item: LayoutNode, parent: LayoutNode, room: number): number {
  const limits = widthLimits(item, room);
  const available = room - item.marginX;
  const wanted =
    resolveLength(item.style.width, room) ??
    (stretches(item, parent)
      ? available
      : (widthByRatio(item) ?? fittingWidth(item, Math.max(0, available))));
  return clamp(wanted, limits.min, limits.max);
}

function stretches(item: LayoutNode, parent: LayoutNode): boolean {
  return (
    item.style.width === undefined &&
    alignmentOf(item, parent) === "stretch" &&
    !item.isAuto("left") &&
    !item.isAuto("right")
  );
}

/**
 * Lays out items with their sizes, below each other.
 * @param from index of the first among the flexible items
 * @param isKnown whether percentages in all of them may refer to their heights
 * @param into receives their layouts
 * @returns their places
 */
function placeItems(
  from: number,
  parent: LayoutNode,
  room: number,
  roomY: number,
  isKnown: boolean,
  into: Layout[],
): number[] {
  const { items } = parent;
  const { direction, justify, gap } = parent.style;
  const isReversed = direction === "column-reverse";
  const distance = floorStep(gap ?? 0);
  let free = roomY - distance * (items.length - 1);
  let autos = 0;
  for (let at = 0; at < items.length; at++) {
    const item = items[at]!;
    free -= itemAt(from + at).size + item.marginY;
    autos += (item.isAuto("top") ? 1 : 0) + (item.isAuto("bottom") ? 1 : 0);
  }
  const auto = autos > 0 && free > 0 ? floorStep(free / autos) : 0;
  if (autos > 0 && free > 0) free = 0;
  const { before, between } = distribute(justify ?? "start", free, items.length, isReversed);
  const places = new Array<number>(2 * items.length);
  let next = before;
  for (let at = 0; at < items.length; at++) {
    const item = items[at]!;
    const { across, size, definite } = itemAt(from + at);
    const layout = layoutNode(item, across, size, isKnown || definite);
    const top = item.isAuto("top") ? auto : item.margin("top");
    const bottom = item.isAuto("bottom") ? auto : item.margin("bottom");
    const start = next + (isReversed ? bottom : top);
    into[at] = layout;
    places[2 * at] = parent.edgeLeft + offsetAcross(item, parent, room - layout.width);
    places[2 * at + 1] = parent.edgeTop + (isReversed ? roomY - start - size : start);
    next += top + size + bottom + distance + between;
  }
  return places;
}

function offsetAcross(item: LayoutNode, parent: LayoutNode, beside: number): number {
  const free = beside - item.marginX;
  const left = item.margin("left");
  if (!item.isAuto("left") && !item.isAuto("right")) {
    return left + offsetOf(alignmentOf(item, parent), free);
  }
  if (free <= 0 || !item.isAuto("left")) return left;
  return left + (item.isAuto("right") ? half(free) : free);
}

function firstBaseline(
  layouts: readonly Layout[],
  places: readonly number[],
  { style }: LayoutNode,
): number | undefined {
  const at = style.direction === "column-reverse" ? layouts.length - 1 : 0;
  const first = layouts[at];
  return first && places[2 * at + 1]! + (first.baseline ?? first.height);
}
