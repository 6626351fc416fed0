/** Finds the frame of a page in that of its board, which may contain other parts around it. */
import type { Board } from "../../model/box/box.js";
import type { Frame } from "./frame.js";

/** The frame of the page: that of the board, or of a box in it. */
export function pageFrame(board: Board, frame: Frame): Frame {
  let page = frame;
  for (const at of board.page ?? []) page = page.children[at] ?? page;
  return page;
}
