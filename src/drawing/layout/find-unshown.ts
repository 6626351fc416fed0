/** Turns frames into the pictures that signs stand for because they could not be read. */
import type { UnshownPicture } from "../../model/box/box.js";
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
