/** Turns a canvas into one with some of its boxes replaced. */
import type { Box, Canvas } from "../../model/box/box.js";

/** The canvas with some boxes replaced. */
export function replaced(canvas: Canvas, boxes: ReadonlyMap<Box, Box>): Canvas {
  if (boxes.size === 0) return canvas;
  const boards = canvas.boards.map((board) => ({
    ...board,
    box: withOthers(board.box, boxes),
    ...(board.asides && {
      asides: board.asides.map((aside) => ({ ...aside, box: withOthers(aside.box, boxes) })),
    }),
  }));
  return { ...canvas, boards };
}

function withOthers(given: Box, boxes: ReadonlyMap<Box, Box>): Box {
  const box = boxes.get(given) ?? given;
  if (!("children" in box)) return box;
  let changed: Box[] | undefined;
  for (let at = 0; at < box.children.length; at++) {
    const child = box.children[at]!;
    const other = withOthers(child, boxes);
    if (other === child) continue;
    changed ??= [...box.children];
    changed[at] = other;
  }
  return changed === undefined ? box : ({ ...box, children: changed } as Box);
}
