/** Sizes a text box or field by its lines. */
import { half } from "./distribute.js";
import { emptyLayout } from "./layout-node.js";
import type { Extreme, ItemLayout, Layout, LayoutNode } from "./node.js";

/** The layout of text. */
export const textLayout: ItemLayout = { innerWidth, place };

function innerWidth(node: LayoutNode, extreme: Extreme): number {
  return extreme === "min" ? node.passage!.minWidth : node.passage!.maxWidth;
}

function place(node: LayoutNode, width: number, height: number | undefined): Layout {
  const passage = node.passage!;
  const lines = passage.linesIn(Math.max(0, width - node.edgeX));
  const total = height ?? node.edgeY + passage.typeface.lineHeight * lines.length;
  const first = lines[0];
  return emptyLayout(width, total, first && node.edgeTop + leadOf(node, total) + first.y);
}

/** Space in px above the first line: a single-line control centers it vertically. */
export function leadOf({ box, edgeY, passage }: LayoutNode, height: number): number {
  if (passage === undefined || box.kind !== "field" || box.control === "textarea") return 0;
  const free = height - edgeY - passage.typeface.lineHeight;
  return half(box.control === "select" ? Math.max(0, free) : free);
}
