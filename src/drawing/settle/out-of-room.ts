/** Finds the texts that stick out of the room that they have, with what is around them. */
import { fullEdges } from "../../model/box/geometry.js";
import type { Frame } from "../layout/frame.js";

/** A text that sticks out, and the frames around it whose room it leaves, from the outside in. */
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

/** All texts on a board whose lines leave the content box of anything that holds them. */
export function findOutOfRoom(board: Frame): OutOfRoom[] {
  const inside = (frame: Frame, outer: Room) => contentRoom(frame, outer, board.width);
  const found: OutOfRoom[] = [];
  const around: Frame[] = [];
  const visit = (frame: Frame, outer: Room, outerCut: Room): void => {
    const { box, children, width, height } = frame;
    if (isOut(frame, outer)) found.push({ frame, around: [...around] });
    if (children.length === 0) return;
    const cut = box.style.overflow === "hidden" ? inside(frame, outerCut) : outerCut;
    const isHanger = width === 0 || height === 0;
    const inner = box.scrolls ? anywhere : isHanger ? outerCut : inside(frame, outer);
    around.push(frame);
    for (const child of children) {
      const { style, floats } = child.box;
      // What floats is moved onto its board later.
      if (floats !== undefined) visit(child, anywhere, anywhere);
      else if (style.position === "absolute") visit(child, box.scrolls ? anywhere : cut, cut);
      else visit(child, inner, box.scrolls ? anywhere : cut);
    }
    around.pop();
  };
  visit(board, anywhere, inside(board, anywhere));
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
