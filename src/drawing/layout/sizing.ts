/** Lays out a node with the width given by its parent, and a height determined by its own style. */
import { clamp } from "./flexible-lengths.js";
import { layoutNode } from "./layout-node.js";
import type { Layout, LayoutNode } from "./node.js";
import { floorStep, resolveLength } from "./subpixel.js";

/** Limits of a height in px. */
export interface SizeLimits {
  min: number;
  max: number;
}

/** Limits of a height; percentages of an unknown height are ignored. */
export function heightLimits(node: LayoutNode, whole: number | undefined): SizeLimits {
  const { minHeight, maxHeight } = node.style;
  return {
    min: Math.max(node.edgeY, resolveLength(minHeight, whole) ?? 0),
    max: resolveLength(maxHeight, whole) ?? Number.POSITIVE_INFINITY,
  };
}

/** Limits of a width in a space. An automatic minimum counts as 0. */
export function widthLimits(node: LayoutNode, room: number): SizeLimits {
  const { minWidth, maxWidth } = node.style;
  return {
    min: Math.max(node.edgeX, resolveLength(minWidth, room) ?? 0),
    max: resolveLength(maxWidth, room) ?? Number.POSITIVE_INFINITY,
  };
}

/** Whether the content sets a minimum in spite of an aspect ratio: not if it is clipped or has an explicit minimum. */
export function countsContent(node: LayoutNode): boolean {
  return !node.cuts && node.style.minHeight === undefined;
}

/** Height by width and aspect ratio. */
export function heightByRatio(node: LayoutNode, width: number): number | undefined {
  const { aspectRatio } = node.style;
  return aspectRatio === undefined ? undefined : floorStep(width / aspectRatio);
}

/**
 * A node with a width, as high as its style and content make it.
 * @param whole the height for percentages, if it is known
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
