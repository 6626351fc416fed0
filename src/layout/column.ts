/** Turns a column into the places of its items (CSS Flexible Box, main axis vertical). */
import { distribute, half, offsetOf } from "./distribute.js";
import { clamp, type FlexItem, flexLine } from "./flexible-lengths.js";
import { fittingWidth, widestContribution, widthByRatio } from "./intrinsic.js";
import { layoutNode } from "./layout-node.js";
import { alignmentOf, type Flow, type Layout, type LayoutNode, type Placement } from "./node.js";
import { heightByRatio, heightLimits, widthLimits } from "./sizing.js";
import { floorStep, resolveLength } from "./subpixel.js";

/** An item of a column while it is placed. */
interface ColumnItem extends FlexItem {
  node: LayoutNode;
  width: number;
  /** Whether percentages in it may refer to its height. */
  definite: boolean;
}

/** How a column is laid out. */
export const columnFlow: Flow = { innerWidth: widestContribution, place };

function place(
  node: LayoutNode,
  width: number,
  height: number | undefined,
  definite: boolean,
): Layout {
  const { style } = node;
  const room = Math.max(0, width - node.edgeX);
  const whole = definite && height !== undefined ? Math.max(0, height - node.edgeY) : undefined;
  const items: ColumnItem[] = [];
  for (const item of node.items) items.push(startItem(item, node, room, whole));
  let outside = floorStep(style.gap ?? 0) * (items.length - 1);
  for (const item of items) outside += item.node.marginY;
  let roomY = outside;
  if (height === undefined) {
    for (const item of items) roomY += clamp(item.base, item.min, item.max);
  } else roomY = Math.max(0, height - node.edgeY);
  raiseMinimums(items, roomY - outside);
  flexLine(items, roomY - outside);
  const layouts: Layout[] = [];
  for (const { node: item, width: across, size, definite: known } of items) {
    layouts.push(layoutNode(item, across, size, whole !== undefined || known));
  }
  const placements = placeItems(items, layouts, node, room, roomY);
  return {
    width,
    height: height ?? roomY + node.edgeY,
    baseline: firstBaseline(placements, node),
    placements,
  };
}

function startItem(
  item: LayoutNode,
  parent: LayoutNode,
  room: number,
  whole: number | undefined,
): ColumnItem {
  const { style } = item;
  const width = widthInColumn(item, parent, room);
  const limits = heightLimits(item, whole);
  const height = resolveLength(style.height, whole);
  const basis = resolveLength(style.basis, whole);
  // A share of an unknown height means the height of the content.
  const isByContent = style.basis !== undefined && basis === undefined;
  const ratio = heightByRatio(item, width);
  let { min } = limits;
  let base = isByContent ? undefined : (basis ?? height ?? ratio);
  const definite = base !== undefined;
  // A box no higher than its own height needs no look at its content, unless it must shrink.
  const isNatural = base === undefined || basis !== undefined || height === undefined;
  if (isNatural && !(item.cuts && base !== undefined)) {
    const content = layoutNode(item, width, undefined, false).height;
    const natural = Math.max(content, ratio ?? 0);
    base ??= content;
    if (style.minHeight === undefined && !item.cuts) {
      min = Math.max(min, Math.min(natural, height ?? natural, limits.max));
    }
  }
  return {
    node: item,
    base: Math.max(item.edgeY, base ?? 0),
    min,
    max: limits.max,
    edges: item.edgeY,
    grow: style.grow ?? 0,
    shrink: style.shrink ?? 1,
    size: 0,
    wanted: 0,
    frozen: false,
    width,
    definite,
  };
}

/** Items with a height of their own shrink no further than their content. */
function raiseMinimums(items: readonly ColumnItem[], room: number): void {
  let wanted = 0;
  for (const item of items) wanted += clamp(item.base, item.min, item.max);
  if (wanted <= room) return;
  for (const item of items) {
    const { node } = item;
    const { height, minHeight } = node.style;
    if (height === undefined || minHeight !== undefined || node.cuts || item.shrink === 0) continue;
    const natural = layoutNode(node, item.width, undefined, false).height;
    item.min = Math.max(item.min, Math.min(natural, item.base, item.max));
  }
}

/** px of an item across: its own width, all of the room, or what its content needs. */
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

function placeItems(
  items: readonly ColumnItem[],
  layouts: readonly Layout[],
  parent: LayoutNode,
  room: number,
  roomY: number,
): Placement[] {
  const { direction, justify, gap } = parent.style;
  const isReversed = direction === "column-reverse";
  const distance = floorStep(gap ?? 0);
  let free = roomY - distance * (items.length - 1);
  let autos = 0;
  for (const { node, size } of items) {
    free -= size + node.marginY;
    autos += (node.isAuto("top") ? 1 : 0) + (node.isAuto("bottom") ? 1 : 0);
  }
  const auto = autos > 0 && free > 0 ? floorStep(free / autos) : 0;
  if (autos > 0 && free > 0) free = 0;
  const { before, between } = distribute(justify ?? "start", free, items.length, isReversed);
  let at = before;
  return items.map(({ node, size }, index) => {
    const top = node.isAuto("top") ? auto : node.margin("top");
    const bottom = node.isAuto("bottom") ? auto : node.margin("bottom");
    const start = at + (isReversed ? bottom : top);
    const y = parent.edgeTop + (isReversed ? roomY - start - size : start);
    at += top + size + bottom + distance + between;
    const layout = layouts[index]!;
    return { x: parent.edgeLeft + offsetAcross(node, parent, room - layout.width), y, layout };
  });
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
  placements: readonly Placement[],
  { style }: LayoutNode,
): number | undefined {
  const first = placements.at(style.direction === "column-reverse" ? -1 : 0);
  if (first === undefined) return undefined;
  return first.y + (first.layout.baseline ?? first.layout.height);
}
