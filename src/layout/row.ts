/** Turns a row into the places of its items (CSS Flexible Box, main axis horizontal). */
import { distribute, half, offsetOf } from "./distribute.js";
import { clamp, type FlexItem, flexLine } from "./flexible-lengths.js";
import { contentWidth, contribution, widestContribution, widthByRatio } from "./intrinsic.js";
import { layoutNode } from "./layout-node.js";
import {
  alignmentOf,
  type Extreme,
  type Flow,
  type Layout,
  type LayoutNode,
  type Placement,
} from "./node.js";
import { heightLimits, layoutAtWidth, widthLimits } from "./sizing.js";
import { floorStep, resolveLength } from "./subpixel.js";

/** An item of a row while it is placed. */
interface RowItem extends FlexItem {
  node: LayoutNode;
  layout: Layout;
  x: number;
  y: number;
}

/** Items that are side by side. */
interface RowLine {
  items: RowItem[];
  /** px of the line across. */
  height: number;
  /** px from its top to the common baseline. */
  baseline: number;
}

/** How a row is laid out. */
export const rowFlow: Flow = { isRow: true, innerWidth, place };

function innerWidth(node: LayoutNode, extreme: Extreme): number {
  if (node.style.wrap && extreme === "min") return widestContribution(node, extreme);
  let width = floorStep(node.style.gap ?? 0) * Math.max(0, node.items.length - 1);
  for (const item of node.items) width += itemWidth(item, extreme);
  return width;
}

/** Of a basis only one thing counts: an item that cannot grow asks for no more than that. */
function itemWidth(item: LayoutNode, extreme: Extreme): number {
  const wanted = contribution(item, extreme);
  const { basis, grow, minWidth } = item.style;
  if (typeof basis !== "number" || (grow ?? 0) > 0) return wanted;
  const least = resolveLength(minWidth, undefined) ?? 0;
  return Math.min(wanted, Math.max(basis, least, item.edgeX) + item.marginX);
}

function place(
  node: LayoutNode,
  width: number,
  height: number | undefined,
  definite: boolean,
): Layout {
  const { style } = node;
  const room = Math.max(0, width - node.edgeX);
  const roomY = height === undefined ? undefined : Math.max(0, height - node.edgeY);
  const whole = definite ? roomY : undefined;
  const gap = floorStep(style.gap ?? 0);
  const items = node.items.map((item) => startItem(item, node, room, whole));
  const lines = style.wrap ? wrapItems(items, room, gap) : [{ items, height: 0, baseline: 0 }];
  for (const line of lines) {
    sizeItems(line, node, room, gap, style.wrap ? undefined : roomY, whole);
    placeAlong(line, node, room, gap);
  }
  const lineGap = floorStep(style.rowGap ?? style.gap ?? 0);
  stretchLines(lines, style.wrap === true, roomY, lineGap);
  let top = node.edgeTop;
  for (const line of lines) {
    for (const item of line.items) placeAcross(item, node, line, top);
    top += line.height + lineGap;
  }
  const used = top - lineGap + node.edgeBottom;
  return {
    width,
    height: height ?? used,
    baseline: firstBaseline(lines[0]!.items, node),
    placements: items.map(placementOf),
  };
}

function placementOf({ x, y, layout }: RowItem): Placement {
  return { x, y, layout };
}

function startItem(
  item: LayoutNode,
  parent: LayoutNode,
  room: number,
  whole: number | undefined,
): RowItem {
  const { style } = item;
  const width = resolveLength(style.width, room);
  const limits = widthLimits(item, room);
  const byRatio = widthFromHeight(item, parent, whole);
  const basis = resolveLength(style.basis, room) ?? width ?? byRatio;
  let { min } = limits;
  if (style.minWidth === undefined && !item.cuts) {
    const least = byRatio ?? contentWidth(item, "min");
    min = Math.max(min, Math.min(least, width ?? least, limits.max));
  }
  return {
    node: item,
    base: Math.max(item.edgeX, basis ?? contentWidth(item, "max")),
    min,
    max: limits.max,
    edges: item.edgeX,
    grow: style.grow ?? 0,
    shrink: style.shrink ?? 1,
    size: 0,
    wanted: 0,
    frozen: false,
    layout: unplaced,
    x: 0,
    y: 0,
  };
}

const unplaced: Layout = { width: 0, height: 0, baseline: undefined, placements: [] };

/** Width by aspect ratio, from the item's own height or the one that it is stretched to. */
function widthFromHeight(
  item: LayoutNode,
  parent: LayoutNode,
  whole: number | undefined,
): number | undefined {
  const { aspectRatio, height } = item.style;
  if (aspectRatio === undefined) return undefined;
  if (
    height === undefined &&
    whole !== undefined &&
    !parent.style.wrap &&
    stretches(item, parent)
  ) {
    return floorStep((whole - item.marginY) * aspectRatio);
  }
  const own = resolveLength(height, whole);
  return own === undefined ? widthByRatio(item) : floorStep(own * aspectRatio);
}

function stretches(item: LayoutNode, parent: LayoutNode): boolean {
  return (
    item.style.height === undefined &&
    alignmentOf(item, parent) === "stretch" &&
    !item.isAuto("top") &&
    !item.isAuto("bottom")
  );
}

function wrapItems(items: RowItem[], room: number, gap: number): RowLine[] {
  const lines: RowLine[] = [];
  let line: RowItem[] = [];
  let used = 0;
  for (const item of items) {
    const outer = clamp(item.base, item.min, item.max) + item.node.marginX;
    if (line.length > 0 && used + gap + outer > room) {
      lines.push({ items: line, height: 0, baseline: 0 });
      line = [];
      used = 0;
    }
    used += line.length > 0 ? gap + outer : outer;
    line.push(item);
  }
  lines.push({ items: line, height: 0, baseline: 0 });
  return lines;
}

/** Sets widths, lays out the items at them, and finds how high the line is. */
function sizeItems(
  line: RowLine,
  parent: LayoutNode,
  room: number,
  gap: number,
  lineHeight: number | undefined,
  whole: number | undefined,
): void {
  let margins = gap * (line.items.length - 1);
  for (const { node } of line.items) margins += node.marginX;
  flexLine(line.items, room - margins);
  let above = Number.NEGATIVE_INFINITY;
  let below = Number.NEGATIVE_INFINITY;
  let height = 0;
  for (const item of line.items) {
    const { node } = item;
    const isStretched = lineHeight !== undefined && stretches(node, parent);
    item.layout = isStretched
      ? layoutStretched(item, lineHeight, whole)
      : layoutAtWidth(node, item.size, whole);
    const outer = item.layout.height + node.marginY;
    if (sharesBaseline(node, parent)) {
      const ascent = node.margin("top") + (item.layout.baseline ?? item.layout.height);
      above = Math.max(above, ascent);
      below = Math.max(below, outer - ascent);
    } else height = Math.max(height, outer);
  }
  line.baseline = above;
  line.height = lineHeight ?? Math.max(height, above + below);
}

function layoutStretched(item: RowItem, lineHeight: number, whole: number | undefined): Layout {
  const { node } = item;
  const limits = heightLimits(node, whole);
  const height = clamp(lineHeight - node.marginY, limits.min, limits.max);
  return layoutNode(node, item.size, height, true);
}

function sharesBaseline(item: LayoutNode, parent: LayoutNode): boolean {
  return alignmentOf(item, parent) === "baseline" && !item.isAuto("top") && !item.isAuto("bottom");
}

/** Lines of a wrapping row share the height that is left over. */
function stretchLines(
  lines: RowLine[],
  wraps: boolean,
  roomY: number | undefined,
  lineGap: number,
): void {
  if (!wraps || roomY === undefined) return;
  const used = lines.reduce((sum, { height }) => sum + height, lineGap * (lines.length - 1));
  if (used >= roomY) return;
  const share = floorStep((roomY - used) / lines.length);
  for (const line of lines) line.height += share;
}

function placeAlong(line: RowLine, parent: LayoutNode, room: number, gap: number): void {
  const { direction, justify } = parent.style;
  const isReversed = direction === "row-reverse";
  const { items } = line;
  let free = room - gap * (items.length - 1);
  let autos = 0;
  for (const { node, size } of items) {
    free -= size + node.marginX;
    autos += (node.isAuto("left") ? 1 : 0) + (node.isAuto("right") ? 1 : 0);
  }
  const auto = autos > 0 && free > 0 ? floorStep(free / autos) : 0;
  if (autos > 0 && free > 0) free = 0;
  const { before, between } = distribute(justify ?? "start", free, items.length, isReversed);
  let at = before;
  for (const item of items) {
    const { node, size } = item;
    const left = node.isAuto("left") ? auto : node.margin("left");
    const right = node.isAuto("right") ? auto : node.margin("right");
    const start = at + (isReversed ? right : left);
    item.x = parent.edgeLeft + (isReversed ? room - start - size : start);
    at += left + size + right + gap + between;
  }
}

function placeAcross(item: RowItem, parent: LayoutNode, line: RowLine, top: number): void {
  const { node } = item;
  if (stretches(node, parent)) {
    item.layout = layoutStretched(item, line.height, undefined);
  }
  const free = line.height - item.layout.height - node.marginY;
  item.y = top + node.margin("top");
  if (node.isAuto("top") || node.isAuto("bottom")) {
    if (free > 0 && node.isAuto("top")) item.y += node.isAuto("bottom") ? half(free) : free;
  } else if (sharesBaseline(node, parent)) {
    item.y = top + line.baseline - (item.layout.baseline ?? item.layout.height);
  } else item.y += offsetOf(alignmentOf(node, parent), free);
}

/** The baseline that the row shows to its own parent: that of its first item, or of aligned ones. */
function firstBaseline(items: readonly RowItem[], parent: LayoutNode): number | undefined {
  const inOrder = parent.style.direction === "row-reverse" ? items.toReversed() : items;
  const item = inOrder.find(({ node }) => sharesBaseline(node, parent)) ?? inOrder[0];
  if (item === undefined) return undefined;
  return item.y + (item.layout.baseline ?? item.layout.height);
}
