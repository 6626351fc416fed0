/** Removes the scroll bars of boxes whose content fits. */
import { type Box, type Canvas, childrenOf } from "../../model/box/box.js";
import type { Style } from "../../model/box/style.js";
import { type Frame, frameIn } from "../layout/frame.js";
import { type CanvasRoom, layoutCanvas } from "../layout/layout-canvas.js";

/** Height in px of the bar below content that scrolls horizontally. */
export const barHeight = 4;
/** px that a box leaves free for that bar. */
export const barRoom = 8;

/** Whether a box with this style scrolls horizontally rather than vertically. */
export function scrollsAcross({ direction, wrap }: Style): boolean {
  return direction?.startsWith("row") === true && !wrap;
}

/** px by which the content may overflow without needing a bar. */
const tolerance = 0.5;

/** The canvas without bars of boxes whose content fits; it is only laid out if anything on it scrolls. */
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
  const bar = frame.box.scrolls === true ? frameIn(frame, "bar") : undefined;
  if (bar && !goesOn(frame, bar)) idle.add(bar.box);
  for (let at = 0; at < frame.children.length; at++) findIdle(frame.children[at]!, idle);
}

/** Whether the content of a frame, its bar aside, extends beyond its bottom or right edge. */
function goesOn({ x, y, width, height, children }: Frame, bar: Frame): boolean {
  return children.some(
    (child) =>
      child !== bar &&
      (child.x + child.width > x + width + tolerance ||
        child.y + child.height > y + height + tolerance),
  );
}

function without(box: Box, idle: ReadonlySet<Box>): Box {
  if (!("children" in box)) return box;
  const bar = box.children.find((child) => idle.has(child));
  const children = box.children
    .filter((child) => child !== bar)
    .map((child) => without(child, idle));
  return { ...box, style: bar ? withoutRoom(box.style, bar) : box.style, children } as Box;
}

/** The style without the space for a bar at the bottom. */
function withoutRoom(style: Style, bar: Box): Style {
  if (bar.style.height !== barHeight || style.height !== undefined) return style;
  return {
    ...style,
    padding: { ...style.padding, bottom: (style.padding?.bottom ?? 0) - barRoom },
  };
}
