/** Finds pictures that are not visible: those replaced by placeholders, and those without space. */
import type { Box, UnshownPicture } from "../../model/box/box.js";
import type { Frame } from "./frame.js";
import type { CanvasFrame } from "./layout-canvas.js";

/** All of them in drawing order. */
export function findUnshown(canvas: CanvasFrame): UnshownPicture[] {
  const found: UnshownPicture[] = [];
  for (const { frame, asides } of canvas.boards) {
    visit(frame, found);
    for (const aside of asides) visit(aside.frame, found);
  }
  return found;
}

function visit({ box, children }: Frame, found: UnshownPicture[]): void {
  if (box.kind === "image" && box.unshown) found.push(box.unshown);
  for (let at = 0; at < children.length; at++) visit(children[at]!, found);
}

/** Pictures for which their neighbors leave no space at all, in drawing order, without duplicates. */
export function findSqueezed(canvas: CanvasFrame): Box[] {
  const found = new Map<string, Box>();
  const look = ({ box, width, height, children }: Frame): void => {
    if (isPicture(box) && box.origin !== undefined && Math.min(width, height) < 1) {
      const { from, to, source } = box.origin;
      const key = `${from} ${to} ${source}`;
      if (!found.has(key)) found.set(key, box);
      return;
    }
    children.forEach(look);
  };
  for (const { frame } of canvas.boards) look(frame);
  return [...found.values()];
}

/** Whether a box is a picture without a given size. */
function isPicture(box: Box): boolean {
  if (box.kind !== "image" && box.isPicture !== true) return false;
  return typeof box.style.width !== "number" && typeof box.style.height !== "number";
}
