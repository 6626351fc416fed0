/** Lays out a box in a given space: every box gets its place and lines. */
import type { GivenFonts } from "../../base/fonts/given-fonts.js";
import type { Box } from "../../model/box/box.js";
import { isPositioned } from "../../model/box/geometry.js";
import { type Area, placeAbsolute } from "./absolute.js";
import { widthInColumn } from "./column.js";
import { half } from "./distribute.js";
import type { Frame } from "./frame.js";
import { plainHabits } from "./habits.js";
import { borderWidth, isAbsolute, type Layout, type LayoutNode } from "./node.js";
import type { Line, Passage } from "./passage.js";
import { layoutAtWidth } from "./sizing.js";
import { floorStep } from "./subpixel.js";
import { leadOf } from "./text.js";
import { nodeOf } from "./tree.js";

/** The available space for a box, in px. */
export interface Room {
  width: number;
  /** The known height for percentages. */
  height?: number;
  /** Fonts for characters missing in ours. */
  fonts?: GivenFonts | undefined;
}

/** Lays out a box as the only child of a column with the width of the space. */
export function layoutBox(box: Box, room: Room): Frame {
  const node = nodeOf(box, { ...plainHabits, fonts: room.fonts });
  const available = floorStep(room.width);
  const column = nodeOf({ kind: "stack", style: {}, children: [] });
  const width = widthInColumn(node, column, available);
  const layout = layoutAtWidth(node, width, room.height);
  const x = rootOffset(node, available - width);
  const y = node.margin("top");
  settle(node, layout, x, y, undefined, undefined);
  return node;
}

function rootOffset(node: LayoutNode, beside: number): number {
  const left = node.margin("left");
  const free = beside - node.marginX;
  if (free <= 0 || !node.isAuto("left")) return left;
  return left + (node.isAuto("right") ? half(free) : free);
}

/**
 * Places a node and its content.
 *
 * @param outer padding box of the nearest positioned box; the root counts as one
 * @param turn set if places are relative to the right edge: the sum of a place and its distance from the right
 */
function settle(
  node: LayoutNode,
  layout: Layout,
  x: number,
  y: number,
  outer: Area | undefined,
  turn: number | undefined,
): void {
  const { width } = layout;
  const { children, passage, isReversed } = node;
  const left = turn === undefined ? x : turn - x - width;
  node.settle(left, y, layout, passage && linesOf(node, passage, layout, left, y));
  if (children.length === 0) return;
  if (isReversed !== (turn !== undefined)) {
    // From here on, the direction changes, and so does the edge that places are relative to.
    const other = turn ?? 2 * x + width;
    const around = outer && { ...outer, x: other - outer.x - outer.width };
    settleChildren(node, layout, left, y, around, isReversed ? other : undefined);
  } else settleChildren(node, layout, x, y, outer, turn);
}

function settleChildren(
  node: LayoutNode,
  { width, height, items, places }: Layout,
  x: number,
  y: number,
  outer: Area | undefined,
  turn: number | undefined,
): void {
  const area =
    outer === undefined || isPositioned(node.box) ? paddingBox(node, x, y, width, height) : outer;
  let next = 0;
  for (let at = 0; at < node.children.length; at++) {
    const child = node.children[at]!;
    if (isAbsolute(child)) {
      const placed = placeAbsolute(child, node, area, contentBox(node, x, y, width, height));
      settle(child, placed.layout, placed.x, placed.y, area, turn);
    } else {
      settle(child, items[next]!, x + places[2 * next]!, y + places[2 * next + 1]!, area, turn);
      next++;
    }
  }
}

function paddingBox(node: LayoutNode, x: number, y: number, width: number, height: number): Area {
  const { border } = node.style;
  const left = borderWidth(border?.left ?? 0);
  const top = borderWidth(border?.top ?? 0);
  return {
    x: x + left,
    y: y + top,
    width: Math.max(0, width - left - borderWidth(border?.right ?? 0)),
    height: Math.max(0, height - top - borderWidth(border?.bottom ?? 0)),
  };
}

function contentBox(node: LayoutNode, x: number, y: number, width: number, height: number): Area {
  return {
    x: x + node.edgeLeft,
    y: y + node.edgeTop,
    width: Math.max(0, width - node.edgeX),
    height: Math.max(0, height - node.edgeY),
  };
}

/** The lines, moved to their places: the passage is not used again once its node is placed. */
function linesOf(
  node: LayoutNode,
  passage: Passage,
  layout: Layout,
  x: number,
  y: number,
): readonly Line[] {
  const { box } = node;
  const lines = passage.linesIn(Math.max(0, layout.width - node.edgeX));
  const room = layout.height - node.edgeY;
  const left = x + node.edgeLeft;
  const top = y + node.edgeTop + leadOf(node, layout.height);
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]!;
    if (at > 0 && box.kind === "field" && line.y > room) return lines.slice(0, at);
    line.x += left;
    line.y += top;
  }
  return lines;
}
