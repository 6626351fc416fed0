/** Finds texts that are wider than the room they have, with the frames around them. */
import { fullEdges } from "../../model/box/geometry.js";
import type { Frame } from "../layout/frame.js";

/** A text that sticks out, and the frames around it that can give it more room, from the outside in. */
export interface OutOfRoom {
  frame: Frame;
  around: readonly Frame[];
}

/** Smaller differences come from rounding. */
const tolerance = 0.5;

/** The horizontal range that lines may cover. */
interface Room {
  left: number;
  right: number;
}

const anywhere: Room = { left: Number.NEGATIVE_INFINITY, right: Number.POSITIVE_INFINITY };

const open = { room: anywhere, cut: anywhere, most: Number.POSITIVE_INFINITY, start: 0 };

/** What applies to the frames in another one. */
interface Inside {
  /** The range for lines, and the range for content outside the flow. */
  room: Room;
  cut: Room;
  /** Maximum width in px for frames that are not on their board yet. */
  most: number;
  /** The index in the path from the board at which the frames that can give room start. */
  start: number;
}

/** All texts on a board with lines that stick out of the content box of any of their containers. */
export function findOutOfRoom(board: Frame): OutOfRoom[] {
  const found: OutOfRoom[] = [];
  const way: Frame[] = [];
  const visit = (frame: Frame, { room, cut, most, start }: Inside): void => {
    const { box, children, width, height } = frame;
    if (isOut(frame, room)) found.push({ frame, around: way.slice(start) });
    if (children.length === 0) return;
    const content = contentRoom(frame, room, most);
    const inner = box.style.overflow === "hidden" ? contentRoom(frame, cut, most) : cut;
    // A frame of zero size only exists so that others can hang from it.
    const held: Inside =
      width === 0 || height === 0
        ? { room: inner, cut: inner, most, start }
        : { room: content, cut: inner, most, start };
    way.push(frame);
    const next = way.length;
    for (const child of children) {
      const { style, floats } = child.box;
      // A floating box is moved onto its board later; a scrolling one shows only a part.
      if (floats !== undefined) visit(child, { ...open, most: board.width, start: next });
      else if (box.scrolls) visit(child, { ...open, start: next + 1 });
      else if (style.position !== "absolute") visit(child, held);
      else visit(child, { room: inner, cut: inner, most, start: next });
    }
    way.pop();
  };
  visit(board, { ...open, cut: contentRoom(board, anywhere, board.width) });
  return found;
}

function isOut({ x, width, lines = [] }: Frame, { left, right }: Room): boolean {
  const from = Math.max(left, x) - tolerance;
  const to = Math.min(right, x + width) + tolerance;
  return lines.some((line) => line.x < from || line.x + line.width > to);
}

/** The content box within the room that its container leaves, at most `most` px wide. */
function contentRoom(
  { box: { style }, x, width }: Frame,
  { left, right }: Room,
  most: number,
): Room {
  const padding = fullEdges(style.padding);
  const border = fullEdges(style.border);
  return {
    left: Math.max(left, x + padding.left + border.left),
    right: Math.min(right, x + Math.min(width, most) - padding.right - border.right),
  };
}
