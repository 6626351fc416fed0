/** Turns frames back into a canvas whose boards all have places, for outputs without a layout of their own. */
import type { Aside, Board, Canvas, PlacedBox } from "../../model/box/box.js";
import { asideGap } from "../../model/box/canvas.js";
import type { NoteSide } from "../../model/box/note.js";
import type { CanvasFrame, PlacedFrame } from "../layout/layout-canvas.js";

/** The canvas with the places of its frames, and with the boxes below and above its boards. */
export function placedCanvas(canvas: Canvas, frames: CanvasFrame): Canvas {
  const { x, y, width, height, under = [], over = [] } = frames;
  const notes = frames.boards.flatMap(({ asides }) => asides.filter(({ frame }) => frame.box.note));
  return {
    ...canvas,
    boards: canvas.boards.map((board, at) => {
      const { x, y, noteDepth } = frames.boards[at]!;
      const placed = { ...board, at: { x, y } };
      return noteDepth ? { ...placed, asides: behindNotes(board, noteDepth) } : placed;
    }),
    layers: { x, y, width, height, under: under.map(boxOf), over: [...over, ...notes].map(boxOf) },
  };
}

/**
 * The panels of a board, the first on each side moved past the notes there. Notes are drawn above the boards, but keep
 * their places in this list, by which boxes are numbered.
 */
function behindNotes({ asides = [] }: Board, depth: Readonly<Record<NoteSide, number>>): Aside[] {
  const panels = asides.filter(({ place }) => place !== "note");
  return asides.map((aside) => {
    if (aside.place === "note") return aside;
    const isFirst = panels.find(({ place }) => place === aside.place) === aside;
    const notes = aside.place === "below" ? depth.bottom : depth.right;
    return isFirst && notes > 0 ? { ...aside, distance: asideGap + notes } : aside;
  });
}

function boxOf({ x, y, frame: { box, width, height } }: PlacedFrame): PlacedBox {
  return { x, y, width, height, box };
}
