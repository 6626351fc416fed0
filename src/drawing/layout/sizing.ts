/** Turns a node and the width that its parent gives it into a layout whose height its own style decides. */
import { clamp } from "./flexible-lengths.js";
import { layoutNode } from "./layout-node.js";
import type { Layout, LayoutNode } from "./node.js";
import { floorStep, resolveLength } from "./subpixel.js";

/** Limits of a height in px. */
export interface SizeLimits {
  min: number;
  max: number;
}

/** Limits of a height; shares of a height that is not known are none. */
export function heightLimits(node: LayoutNode, whole: number | undefined): SizeLimits {
  const { minHeight, maxHeight } = node.style;
  return {
    min: Math.max(node.edgeY, resolveLength(minHeight, whole) ?? 0),
    max: resolveLength(maxHeight, whole) ?? Number.POSITIVE_INFINITY,
  };
}

/** Limits of a width in a room. An automatic minimum counts as 0. */
export function widthLimits(node: LayoutNode, room: number): SizeLimits {
  const { minWidth, maxWidth } = node.style;
  return {
    min: Math.max(node.edgeX, resolveLength(minWidth, room) ?? 0),
    max: resolveLength(maxWidth, room) ?? Number.POSITIVE_INFINITY,
  };
}

/** Whether the content counts at least, whatever an aspect ratio gives: not if it is cut or has a minimum. */
export function countsContent(node: LayoutNode): boolean {
  return !node.cuts && node.style.minHeight === undefined;
}

/** Height that width and aspect ratio give. */
export function heightByRatio(node: LayoutNode, width: number): number | undefined {
  const { aspectRatio } = node.style;
  return aspectRatio === undefined ? undefined : floorStep(width / aspectRatio);
}

/**
 * A node at a width, as high as its style and content make it.
 * @param whole height that percentages are shares of, when it is known
 */
export function layoutAtWidth(node: LayoutNode, width: number, whole: number | undefined): Layout {
  const limits = heightLimits(node, whole);
  const given = resolveLength(node.style.height, whole);
  if (given !== undefined) {
    return layoutNode(node, width, clamp(given, limits.min, limits.max), true);
  }
  const natural = layoutNode(node, width, undefined, false);
  const ratio = heightByRatio(node, width);
  const wanted =
    ratio === undefined
      ? natural.height
      : countsContent(node)
        ? Math.max(ratio, natural.height)
        : ratio;
  const height = clamp(wanted, limits.min, limits.max);
  if (height === natural.height) return natural;
  return layoutNode(node, width, height, ratio !== undefined);
}
