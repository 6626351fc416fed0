/** Computes the minimum and maximum content widths of a node. */
import type { Extreme, LayoutNode } from "./node.js";
import { floorStep, resolveLength } from "./subpixel.js";

/** Border-box width according to the content, whatever width the style sets. */
export function contentWidth(node: LayoutNode, extreme: Extreme): number {
  const kept = node.keptContent(extreme);
  if (kept !== undefined) return kept;
  const inner = node.sizeless ? 0 : ownInner(node, extreme);
  const width = withinHeights(node, node.edgeX + inner);
  node.keepContent(extreme, width);
  return width;
}

/** The natural width of a drawing with a percentage width is its maximum content width, but its minimum is 0. */
function ownInner(node: LayoutNode, extreme: Extreme): number {
  const { box } = node;
  if (box.kind !== "shape") return node.itemLayout.innerWidth(node, extreme);
  return extreme === "max" ? box.viewBox.width : 0;
}

/** Outer width that a node contributes to a parent with a content-based width. */
export function contribution(node: LayoutNode, extreme: Extreme): number {
  return Math.max(0, borderBoxContribution(node, extreme) + node.marginX);
}

/** The same without margins. Percentages count as automatic. */
export function borderBoxContribution(node: LayoutNode, extreme: Extreme): number {
  const { style } = node;
  const width = resolveLength(style.width, undefined) ?? widthByRatio(node);
  const wanted = width ?? contentWidth(node, extreme);
  const least = resolveLength(style.minWidth, undefined) ?? 0;
  const most = resolveLength(style.maxWidth, undefined) ?? Number.POSITIVE_INFINITY;
  return Math.max(node.edgeX, least, Math.min(most, wanted));
}

/** As wide as the content, but no wider than the space unless it must be. */
export function fittingWidth(node: LayoutNode, room: number): number {
  const most = contentWidth(node, "max");
  if (most <= room) return most;
  return Math.min(most, Math.max(contentWidth(node, "min"), room));
}

/** Width by aspect ratio of a box with a known height. */
export function widthByRatio(node: LayoutNode): number | undefined {
  const { aspectRatio, height } = node.style;
  if (aspectRatio === undefined || typeof height !== "number") return undefined;
  return floorStep(height * aspectRatio);
}

/** Applies limits of the height to the content width, through the aspect ratio. */
function withinHeights(node: LayoutNode, width: number): number {
  const { aspectRatio, height, minHeight, maxHeight } = node.style;
  if (aspectRatio === undefined || height !== undefined) return width;
  const least = Math.max(node.edgeY, typeof minHeight === "number" ? minHeight : 0);
  const most = typeof maxHeight === "number" ? maxHeight : Number.POSITIVE_INFINITY;
  return Math.max(floorStep(least * aspectRatio), Math.min(width, floorStep(most * aspectRatio)));
}

/** The largest contribution of the items. */
export function widestContribution(node: LayoutNode, extreme: Extreme): number {
  let width = 0;
  for (const item of node.items) width = Math.max(width, contribution(item, extreme));
  return width;
}
