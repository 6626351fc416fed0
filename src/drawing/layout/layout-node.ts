/** Lays out a node with a size, caching results by size. */
import { Layout, type LayoutNode } from "./node.js";

const noItems: readonly Layout[] = [];
const noPlaces: readonly number[] = [];

/**
 * Lays out a node in a border box.
 * @param width px
 * @param height px, or `undefined` for the natural height
 * @param definite whether percentages in it may refer to that height
 */
export function layoutNode(
  node: LayoutNode,
  width: number,
  height: number | undefined,
  definite: boolean,
): Layout {
  const kept = node.kept(width, height, definite);
  if (kept !== undefined) return kept;
  const sized = height === undefined && node.sizeless ? node.edgeY : height;
  const placed = node.isEmpty
    ? emptyLayout(width, sized ?? node.edgeY)
    : node.itemLayout.place(node, width, sized, definite);
  const layout = node.cuts ? withBaselineInside(placed) : placed;
  node.keep(layout, height === undefined, definite);
  return layout;
}

/** A clipped baseline below the edge moves to the edge. */
function withBaselineInside(layout: Layout): Layout {
  const { width, height, baseline = 0, items, places } = layout;
  return baseline > height ? new Layout(width, height, height, items, places) : layout;
}

/** A layout without items. */
export function emptyLayout(width: number, height: number, baseline?: number): Layout {
  return new Layout(width, height, baseline, noItems, noPlaces);
}
