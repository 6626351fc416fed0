/** Converts a tree of boxes to layout nodes. */
import { type Box, childrenOf } from "../../model/box/box.js";
import { columnLayout } from "./column.js";
import { gridLayout } from "./grid.js";
import { type Habits, plainHabits } from "./habits.js";
import { contentWidth } from "./intrinsic.js";
import { type ItemLayout, LayoutNode } from "./node.js";
import { rowLayout } from "./row.js";
import { textLayout } from "./text.js";

const noNodes: readonly LayoutNode[] = [];

/** The node of a box, including nodes for its content. */
export function nodeOf(box: Box, around: Habits = plainHabits): LayoutNode {
  const habits = box.lang === undefined && box.dir === undefined ? around : habitsOf(box, around);
  const node = new LayoutNode(
    box,
    itemLayoutOf(box),
    childNodes(box, habits),
    habits,
    around.isReversed,
  );
  if (node.depth > 0 && node.depth % shallow === 0) {
    contentWidth(node, "min");
    contentWidth(node, "max");
  }
  return node;
}

function habitsOf({ lang, dir }: Box, around: Habits): Habits {
  return {
    ...around,
    isChinese: lang === undefined ? around.isChinese : /^zh\b/i.test(lang),
    isReversed: dir === undefined ? around.isReversed : dir === "rtl",
  };
}

/** Number of levels after which widths are computed bottom-up, to limit the depth of recursion. */
const shallow = 40;

function itemLayoutOf(box: Box): ItemLayout {
  if (box.kind === "text" || box.kind === "field") return textLayout;
  if (box.kind === "grid") return gridLayout;
  const { direction } = box.style;
  return direction === "row" || direction === "row-reverse" ? rowLayout : columnLayout;
}

function childNodes(box: Box, habits: Habits): readonly LayoutNode[] {
  const boxes = childrenOf(box);
  if (boxes.length === 0) return noNodes;
  const nodes = boxes.some(isGroup) ? [] : boxes.map((child) => nodeOf(child, habits));
  if (nodes.length === 0) addNodes(boxes, nodes, habits);
  if (!nodes.some(hasOrder)) return nodes;
  return nodes.toSorted((a, b) => (a.style.order ?? 0) - (b.style.order ?? 0));
}

function isGroup({ kind }: Box): boolean {
  return kind === "group";
}

function hasOrder({ style }: LayoutNode): boolean {
  return style.order !== undefined;
}

/** Groups have no nodes: their children take their place. */
function addNodes(boxes: readonly Box[], into: LayoutNode[], habits: Habits): void {
  for (const box of boxes) {
    if (box.kind === "group") addNodes(box.children, into, habits);
    else into.push(nodeOf(box, habits));
  }
}
