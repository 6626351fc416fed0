/** Turns a node into the widths that its content asks for: at least, and at most. */
import type { Extreme, LayoutNode } from "./node.js";
import { floorStep, resolveLength } from "./subpixel.js";

/** Border-box width that the content asks for, whatever width the style gives. */
export function contentWidth(node: LayoutNode, extreme: Extreme): number {
  const kept = extreme === "min" ? node.minContent : node.maxContent;
  if (kept !== undefined) return kept;
  const width = node.sizeless ? node.edgeX : node.edgeX + node.flow.innerWidth(node, extreme);
  if (extreme === "min") node.minContent = width;
  else node.maxContent = width;
  return width;
}

/** Width that a node asks of a parent which is as wide as its content, margins included. */
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

/** As wide as the content wants, but no wider than the room unless it must be. */
export function fittingWidth(node: LayoutNode, room: number): number {
  const most = contentWidth(node, "max");
  if (most <= room) return most;
  return Math.min(most, Math.max(contentWidth(node, "min"), room));
}

/** Width that the aspect ratio gives a box of known height. */
export function widthByRatio(node: LayoutNode): number | undefined {
  const { aspectRatio, height } = node.style;
  if (aspectRatio === undefined || typeof height !== "number") return undefined;
  return floorStep(height * aspectRatio);
}

/** The widest that one of the items asks for. */
export function widestContribution(node: LayoutNode, extreme: Extreme): number {
  let width = 0;
  for (const item of node.items) width = Math.max(width, contribution(item, extreme));
  return width;
}
