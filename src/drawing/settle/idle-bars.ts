/** Takes the scroll bars off boxes whose content fits: nothing of it would scroll. */
import { type Box, type Canvas, childrenOf } from "../../model/box/box.js";
import type { Frame } from "../layout/frame.js";
import { type CanvasRoom, layoutCanvas } from "../layout/layout-canvas.js";

/** px that the content may stand out all the same. */
const tolerance = 0.5;

/** The canvas without bars that show nothing; it is laid out only if anything on it scrolls. */
export function withoutIdleBars(canvas: Canvas, room: CanvasRoom): Canvas {
  const { boards: given, scrolls = true } = canvas;
  if (!scrolls || !given.some(({ box }) => holdsScroll(box))) return canvas;
  const idle = new Set<Box>();
  for (const { frame } of layoutCanvas(canvas, room).boards) findIdle(frame, idle);
  if (idle.size === 0) return canvas;
  const boards = given.map((board) => ({ ...board, box: without(board.box, idle) }));
  return { ...canvas, boards };
}

function holdsScroll(box: Box): boolean {
  return box.scrolls === true || childrenOf(box).some(holdsScroll);
}

function findIdle(frame: Frame, idle: Set<Box>): void {
  if (frame.box.scrolls === true && !goesOn(frame)) idle.add(frame.children.at(-1)!.box);
  for (let at = 0; at < frame.children.length; at++) findIdle(frame.children[at]!, idle);
}

/** Whether what is in a frame, its bar aside, goes on beyond the lower or right edge. */
function goesOn({ x, y, width, height, children }: Frame): boolean {
  return children
    .slice(0, -1)
    .some(
      (child) =>
        child.x + child.width > x + width + tolerance ||
        child.y + child.height > y + height + tolerance,
    );
}

function without(box: Box, idle: ReadonlySet<Box>): Box {
  if (!("children" in box)) return box;
  const children = box.children.filter((child) => !idle.has(child));
  return { ...box, children: children.map((child) => without(child, idle)) };
}
