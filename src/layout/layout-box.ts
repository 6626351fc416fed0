/** Turns a box and the room that it has into frames: every box with its place and lines. */
import type { Box } from "../box/box.js";
import { isPositioned } from "../box/geometry.js";
import { type Area, placeAbsolute } from "./absolute.js";
import { widthInColumn } from "./column.js";
import { half } from "./distribute.js";
import type { Frame } from "./frame.js";
import { borderWidth, isAbsolute, type Layout, type LayoutNode } from "./node.js";
import type { Line } from "./passage.js";
import { layoutAtWidth } from "./sizing.js";
import { floorStep } from "./subpixel.js";
import { leadOf } from "./text.js";
import { nodeOf } from "./tree.js";

/** The room that a box is laid out in, in px. */
export interface Room {
  width: number;
  /** Known height that percentages are shares of. */
  height?: number;
}

/** Lays out a box as the only child of a column as wide as the room. */
export function layoutBox(box: Box, room: Room): Frame {
  const node = nodeOf(box);
  const available = floorStep(room.width);
  const column = nodeOf({ kind: "stack", style: {}, children: [] });
  const width = widthInColumn(node, column, available);
  const layout = layoutAtWidth(node, width, room.height);
  const x = rootOffset(node, available - width);
  const y = node.margin("top");
  return frameOf(node, layout, x, y, undefined);
}

function rootOffset(node: LayoutNode, beside: number): number {
  const left = node.margin("left");
  const free = beside - node.marginX;
  if (free <= 0 || !node.isAuto("left")) return left;
  return left + (node.isAuto("right") ? half(free) : free);
}

/** @param outer padding box of the nearest positioned box; the root counts as one */
function frameOf(
  node: LayoutNode,
  layout: Layout,
  x: number,
  y: number,
  outer: Area | undefined,
): Frame {
  const { width, height } = layout;
  const area =
    outer === undefined || isPositioned(node.box) ? paddingBox(node, x, y, width, height) : outer;
  const frame: Frame = { box: node.box, x, y, width, height, children: noFrames };
  if (node.passage !== undefined) frame.lines = linesOf(node, layout, x, y);
  if (node.children.length === 0) return frame;
  let next = 0;
  frame.children = node.children.map((child) => {
    if (isAbsolute(child)) {
      const placed = placeAbsolute(child, node, area, contentBox(node, x, y, width, height));
      return frameOf(child, placed.layout, placed.x, placed.y, area);
    }
    const placed = layout.placements[next++]!;
    return frameOf(child, placed.layout, x + placed.x, y + placed.y, area);
  });
  return frame;
}

const noFrames: readonly Frame[] = [];

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

/** The lines at their places. */
function linesOf(node: LayoutNode, layout: Layout, x: number, y: number): Line[] {
  const passage = node.passage!;
  const lines = passage.linesIn(Math.max(0, layout.width - node.edgeX));
  const room = layout.height - node.edgeY;
  const { box } = node;
  const lead = leadOf(node, layout.height);
  const placed: Line[] = [];
  for (const line of lines) {
    if (box.kind === "field" && placed.length > 0 && line.y > room) break;
    placed.push({ ...line, x: x + node.edgeLeft + line.x, y: y + node.edgeTop + lead + line.y });
  }
  return placed;
}
