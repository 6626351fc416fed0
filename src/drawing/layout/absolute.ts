/** Positions an absolute box relative to the padding box of its positioned parent. */

import type { Align, Justify } from "../../model/box/style.js";
import { offsetOf } from "./distribute.js";
import { clamp } from "./flexible-lengths.js";
import { fittingWidth, widthByRatio } from "./intrinsic.js";
import { layoutNode } from "./layout-node.js";
import { alignmentOf, type Layout, type LayoutNode } from "./node.js";
import { heightLimits, layoutAtWidth, widthLimits } from "./sizing.js";
import { resolveLength } from "./subpixel.js";

/** A rectangle in px. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A positioned absolute box. */
interface Placed {
  x: number;
  y: number;
  layout: Layout;
}

/** One axis of an absolute box: its insets, and its position without any. */
interface Axis {
  start: number | undefined;
  end: number | undefined;
  /** Distance in px from the edge of the containing area to the parent's content box, and the length of that box. */
  home: number;
  homeLength: number;
  align: Align;
}

/**
 * Positions an absolute box.
 * @param area padding box of the nearest positioned box
 * @param home content box of the parent: without insets, the box is placed there as if it were the only child
 */
export function placeAbsolute(
  node: LayoutNode,
  parent: LayoutNode,
  area: Area,
  home: Area,
): Placed {
  const { inset, width, height } = node.style;
  const isRow = parent.itemLayout.isRow === true;
  const main = mainAlign(parent);
  const cross = alignmentOf(node, parent);
  const across: Axis = {
    start: resolveLength(inset?.left, area.width),
    end: resolveLength(inset?.right, area.width),
    home: home.x - area.x,
    homeLength: home.width,
    align: isRow ? main : cross,
  };
  const along: Axis = {
    start: resolveLength(inset?.top, area.height),
    end: resolveLength(inset?.bottom, area.height),
    home: home.y - area.y,
    homeLength: home.height,
    align: isRow ? cross : main,
  };
  const limits = widthLimits(node, area.width);
  const wanted = resolveLength(width, area.width) ?? freeWidth(node, across, area.width);
  const used = clamp(wanted, limits.min, limits.max);
  const isFilling = height === undefined && along.start !== undefined && along.end !== undefined;
  const layout =
    isFilling && node.style.aspectRatio === undefined
      ? layoutFilling(node, used, area.height - along.start! - along.end!, area.height)
      : layoutAtWidth(node, used, area.height);
  return {
    x: area.x + positionOn(across, area.width, used, node, "left", "right"),
    y: area.y + positionOn(along, area.height, layout.height, node, "top", "bottom"),
    layout,
  };
}

/** With two insets, a box fills the space between them; otherwise, it has its natural width. */
function freeWidth(node: LayoutNode, axis: Axis, whole: number): number {
  const { start, end } = axis;
  const room = whole - (start ?? 0) - (end ?? 0) - node.marginX;
  if (start !== undefined && end !== undefined) return Math.max(0, room);
  const byRatio = widthByRatio(node);
  if (byRatio !== undefined) return byRatio;
  const isFree = start === undefined && end === undefined;
  return fittingWidth(node, Math.max(0, isFree ? roomAtHome(axis, whole) - node.marginX : room));
}

/** Available space for a box without insets: up to the edge towards which its alignment lets it grow. */
function roomAtHome({ home, homeLength, align }: Axis, whole: number): number {
  if (align === "end") return home + homeLength;
  if (align !== "center") return whole - home;
  const middle = home + homeLength / 2;
  return 2 * Math.min(middle, whole - middle);
}

function layoutFilling(node: LayoutNode, width: number, room: number, whole: number) {
  const limits = heightLimits(node, whole);
  return layoutNode(node, width, clamp(room - node.marginY, limits.min, limits.max), true);
}

function positionOn(
  axis: Axis,
  whole: number,
  length: number,
  node: LayoutNode,
  startSide: "left" | "top",
  endSide: "right" | "bottom",
): number {
  const before = node.margin(startSide);
  const after = node.margin(endSide);
  const { start, end, home, homeLength, align } = axis;
  if (start !== undefined && end !== undefined) {
    const free = whole - start - end - length - before - after;
    if (free > 0 && node.isAuto(startSide)) return start + (node.isAuto(endSide) ? free / 2 : free);
  }
  if (start !== undefined) return start + before;
  if (end !== undefined) return whole - end - after - length;
  return home + before + offsetOf(align, homeLength - length - before - after);
}

const middles: ReadonlySet<Justify> = new Set(["center", "safe", "around", "evenly"]);

/** The position of a single child along the main axis of its container. */
function mainAlign(parent: LayoutNode): Align {
  const { justify, direction } = parent.style;
  const isReversed = direction === "row-reverse" || direction === "column-reverse";
  if (justify !== undefined && middles.has(justify)) return "center";
  return (justify === "end") !== isReversed ? "end" : "start";
}
