/** Lays out a row (CSS Flexible Box, horizontal main axis). */
import { distribute, half, offsetOf } from "./distribute.js";
import {
  clamp,
  type FlexItem,
  flexLine,
  itemAt,
  releaseItems,
  takeItems,
} from "./flexible-lengths.js";
import { contentWidth, contribution, widestContribution, widthByRatio } from "./intrinsic.js";
import { layoutNode } from "./layout-node.js";
import { alignmentOf, type Extreme, type ItemLayout, Layout, type LayoutNode } from "./node.js";
import { heightLimits, layoutAtWidth, widthLimits } from "./sizing.js";
import { floorStep, resolveLength } from "./subpixel.js";

/** A line of items side by side. */
interface RowLine {
  /** Index of its first item, and index after its last one. */
  from: number;
  to: number;
  /** Height of the line in px. */
  height: number;
  /** Distance in px from its top to the common baseline. */
  baseline: number;
}

/** The layout of a row. */
export const rowLayout: ItemLayout = { isRow: true, innerWidth, place };

function innerWidth(node: LayoutNode, extreme: Extreme): number {
  if (node.style.wrap && extreme === "min") return widestContribution(node, extreme);
  let width = floorStep(node.style.gap ?? 0) * Math.max(0, node.items.length - 1);
  for (let at = 0; at < node.items.length; at++) width += itemWidth(node.items[at]!, extreme);
  return width;
}

/** The width of an item by its content. A basis matters only if the item cannot grow: then it limits that width. */
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
  const { items } = node;
  const first = takeItems(items.length);
  for (let at = 0; at < items.length; at++) {
    startItem(itemAt(first + at), items[at]!, node, room, whole);
  }
  const lines = style.wrap
    ? wrapItems(items, first, room, gap)
    : [{ from: 0, to: items.length, height: 0, baseline: 0 }];
  const layouts = new Array<Layout>(items.length);
  const places = new Array<number>(2 * items.length);
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]!;
    sizeItems(line, node, first, layouts, room, gap, style.wrap ? undefined : roomY, whole);
    placeAlong(line, node, first, places, room, gap);
  }
  const lineGap = floorStep(style.rowGap ?? style.gap ?? 0);
  stretchLines(lines, style.wrap === true, roomY, lineGap);
  let top = node.edgeTop;
  for (let row = 0; row < lines.length; row++) {
    const line = lines[row]!;
    for (let at = line.from; at < line.to; at++) {
      const item = items[at]!;
      if (stretches(item, node)) {
        layouts[at] = layoutStretched(item, itemAt(first + at).size, line.height, undefined);
      }
      places[2 * at + 1] = placeAcross(item, layouts[at]!, node, line, top);
    }
    top += line.height + lineGap;
  }
  releaseItems(first);
  const used = top - lineGap + node.edgeBottom;
  const baseline = firstBaseline(lines[0]!, layouts, places, node);
  return new Layout(width, height ?? used, baseline, layouts, places);
}

function startItem(
  item: FlexItem,
  node: LayoutNode,
  parent: LayoutNode,
  room: number,
  whole: number | undefined,
): void {
  const { style } = node;
  const width = resolveLength(style.width, room);
  const limits = widthLimits(node, room);
  const byRatio = widthFromHeight(node, parent, whole);
  const basis = resolveLength(style.basis, room) ?? width ?? byRatio;
  let { min } = limits;
  if (style.minWidth === undefined && !node.cuts) {
    const least = byRatio ?? contentWidth(node, "min");
    min = Math.max(min, Math.min(least, width ?? least, limits.max));
  }
  item.base = Math.max(node.edgeX, basis ?? contentWidth(node, "max"));
  item.min = min;
  item.max = limits.max;
  item.edges = node.edgeX;
  item.grow = style.grow ?? 0;
  item.shrink = style.shrink ?? 1;
}

/** Width by aspect ratio, from the item's own height or the height to which it is stretched. */
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

function wrapItems(
  items: readonly LayoutNode[],
  first: number,
  room: number,
  gap: number,
): RowLine[] {
  const lines: RowLine[] = [];
  let from = 0;
  let used = 0;
  for (let at = 0; at < items.length; at++) {
    const { base, min, max } = itemAt(first + at);
    const outer = clamp(base, min, max) + items[at]!.marginX;
    if (at > from && used + gap + outer > room) {
      lines.push({ from, to: at, height: 0, baseline: 0 });
      from = at;
      used = 0;
    }
    used += at > from ? gap + outer : outer;
  }
  lines.push({ from, to: items.length, height: 0, baseline: 0 });
  return lines;
}

/** Sets widths, lays out the items with them, and determines the height of the line. */
function sizeItems(
  line: RowLine,
  parent: LayoutNode,
  first: number,
  layouts: Layout[],
  room: number,
  gap: number,
  lineHeight: number | undefined,
  whole: number | undefined,
): void {
  const { from, to } = line;
  let margins = gap * (to - from - 1);
  for (let at = from; at < to; at++) margins += parent.items[at]!.marginX;
  flexLine(first + from, first + to, room - margins);
  let above = Number.NEGATIVE_INFINITY;
  let below = Number.NEGATIVE_INFINITY;
  let height = 0;
  for (let at = from; at < to; at++) {
    const item = parent.items[at]!;
    const { size } = itemAt(first + at);
    const isStretched = lineHeight !== undefined && stretches(item, parent);
    const layout = isStretched
      ? layoutStretched(item, size, lineHeight, whole)
      : layoutAtWidth(item, size, whole);
    layouts[at] = layout;
    const outer = layout.height + item.marginY;
    if (sharesBaseline(item, parent)) {
      const ascent = item.margin("top") + (layout.baseline ?? layout.height);
      above = Math.max(above, ascent);
      below = Math.max(below, outer - ascent);
    } else height = Math.max(height, outer);
  }
  line.baseline = above;
  line.height = lineHeight ?? Math.max(height, above + below);
}

function layoutStretched(
  item: LayoutNode,
  width: number,
  lineHeight: number,
  whole: number | undefined,
): Layout {
  const limits = heightLimits(item, whole);
  const height = clamp(lineHeight - item.marginY, limits.min, limits.max);
  return layoutNode(item, width, height, true);
}

function sharesBaseline(item: LayoutNode, parent: LayoutNode): boolean {
  return alignmentOf(item, parent) === "baseline" && !item.isAuto("top") && !item.isAuto("bottom");
}

/** Lines of a wrapping row share the remaining height. */
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

function placeAlong(
  { from, to }: RowLine,
  parent: LayoutNode,
  first: number,
  places: number[],
  room: number,
  gap: number,
): void {
  const { direction, justify } = parent.style;
  const isReversed = direction === "row-reverse";
  const count = to - from;
  let free = room - gap * (count - 1);
  let autos = 0;
  for (let at = from; at < to; at++) {
    const item = parent.items[at]!;
    free -= itemAt(first + at).size + item.marginX;
    autos += (item.isAuto("left") ? 1 : 0) + (item.isAuto("right") ? 1 : 0);
  }
  const auto = autos > 0 && free > 0 ? floorStep(free / autos) : 0;
  if (autos > 0 && free > 0) free = 0;
  const { before, between } = distribute(justify ?? "start", free, count, isReversed);
  let next = before;
  for (let at = from; at < to; at++) {
    const item = parent.items[at]!;
    const { size } = itemAt(first + at);
    const left = item.isAuto("left") ? auto : item.margin("left");
    const right = item.isAuto("right") ? auto : item.margin("right");
    const start = next + (isReversed ? right : left);
    places[2 * at] = parent.edgeLeft + (isReversed ? room - start - size : start);
    next += left + size + right + gap + between;
  }
}

/** Distance in px of an item from the top of its row. */
function placeAcross(
  item: LayoutNode,
  layout: Layout,
  parent: LayoutNode,
  line: RowLine,
  top: number,
): number {
  const free = line.height - layout.height - item.marginY;
  let y = top + item.margin("top");
  if (item.isAuto("top") || item.isAuto("bottom")) {
    if (free > 0 && item.isAuto("top")) y += item.isAuto("bottom") ? half(free) : free;
  } else if (sharesBaseline(item, parent)) {
    y = top + line.baseline - (layout.baseline ?? layout.height);
  } else y += offsetOf(alignmentOf(item, parent), free);
  return y;
}

/** The baseline of the row for its own parent: that of its first item, or of aligned ones. */
function firstBaseline(
  { from, to }: RowLine,
  layouts: readonly Layout[],
  places: readonly number[],
  parent: LayoutNode,
): number | undefined {
  if (from === to) return undefined;
  const isReversed = parent.style.direction === "row-reverse";
  const first = isReversed ? to - 1 : from;
  const step = isReversed ? -1 : 1;
  let chosen = first;
  for (let at = first; at >= from && at < to; at += step) {
    if (!sharesBaseline(parent.items[at]!, parent)) continue;
    chosen = at;
    break;
  }
  const layout = layouts[chosen]!;
  return places[2 * chosen + 1]! + (layout.baseline ?? layout.height);
}
