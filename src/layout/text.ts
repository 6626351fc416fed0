/** Turns a text box or field into its size: that of its lines. */
import { emptyLayout } from "./layout-node.js";
import type { Extreme, Flow, Layout, LayoutNode } from "./node.js";

/** How text is laid out. */
export const textFlow: Flow = { innerWidth, place };

function innerWidth(node: LayoutNode, extreme: Extreme): number {
  return extreme === "min" ? node.passage!.minWidth : node.passage!.maxWidth;
}

function place(node: LayoutNode, width: number, height: number | undefined): Layout {
  const passage = node.passage!;
  const lines = passage.linesIn(Math.max(0, width - node.edgeX));
  const total = height ?? node.edgeY + passage.typeface.lineHeight * lines.length;
  const first = lines[0];
  return emptyLayout(width, total, first && node.edgeTop + first.y);
}
