/** Finds the texts that stick out of the room that they have, with what is around them. */
import { fullEdges } from "../../model/box/geometry.js";
import type { Frame } from "../layout/frame.js";

/** A text that sticks out, and the frames around it that can give it room, from the outside in. */
export interface OutOfRoom {
  frame: Frame;
  around: readonly Frame[];
}

/** Less than this is rounding. */
const tolerance = 0.5;

/** From where to where a line may go. */
interface Room {
  left: number;
  right: number;
}

const anywhere: Room = { left: Number.NEGATIVE_INFINITY, right: Number.POSITIVE_INFINITY };

const open = { room: anywhere, cut: anywhere, most: Number.POSITIVE_INFINITY, start: 0 };

/** What holds for the frames in one. */
interface Inside {
  /** Where lines may go, and where those of what is out of the flow may. */
  room: Room;
  cut: Room;
  /** The most px that a frame counts as wide, where it is not on its board yet. */
  most: number;
  /** Where the frames start, in the way from the board, that can give room. */
  start: number;
}

/** All texts on a board whose lines leave the content box of anything that holds them. */
export function findOutOfRoom(board: Frame): OutOfRoom[] {
  const found: OutOfRoom[] = [];
  const way: Frame[] = [];
  const visit = (frame: Frame, { room, cut, most, start }: Inside): void => {
    const { box, children, width, height } = frame;
    if (isOut(frame, room)) found.push({ frame, around: way.slice(start) });
    if (children.length === 0) return;
    const content = contentRoom(frame, room, most);
    const inner = box.style.overflow === "hidden" ? contentRoom(frame, cut, most) : cut;
    // A frame without any size is there for things to hang in.
    const held: Inside =
      width === 0 || height === 0
        ? { room: inner, cut: inner, most, start }
        : { room: content, cut: inner, most, start };
    way.push(frame);
    const next = way.length;
    for (const child of children) {
      const { style, floats } = child.box;
      // What floats is moved onto its board later, and what scrolls shows a part only.
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

/** The content box, as far as what is around it leaves it, of no more than `most` px. */
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
