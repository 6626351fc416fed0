/** Collects the few frames of a canvas that checks of a picture are about, in one walk. */
import type { Box, Origin } from "../../model/box/box.js";
import type { Frame } from "./frame.js";
import type { CanvasFrame } from "./layout-canvas.js";

/** A picture, or a frame whose box says what it needs. */
export interface RareFrame {
  readonly frame: Frame;
  /** Place in the source of the innermost element around its box, or its own. */
  readonly origin: Origin | undefined;
  /** Whether it is beside its board. */
  readonly isAside: boolean;
}

/** All of them in drawing order. */
export function rareFrames(canvas: CanvasFrame): RareFrame[] {
  const found: RareFrame[] = [];
  for (const { frame, asides } of canvas.boards) {
    collect(frame, undefined, false, found);
    for (const aside of asides) collect(aside.frame, undefined, true, found);
  }
  return found;
}

function collect(
  frame: Frame,
  outer: Origin | undefined,
  isAside: boolean,
  found: RareFrame[],
): void {
  const { box, children } = frame;
  const origin = box.origin ?? outer;
  if (isRare(box)) found.push({ frame, origin, isAside });
  for (let at = 0; at < children.length; at++) collect(children[at]!, origin, isAside, found);
}

function isRare(box: Box): boolean {
  return (
    box.kind === "image" ||
    box.isPicture === true ||
    box.writtenWidth !== undefined ||
    box.writtenColumns !== undefined ||
    box.needsRoom === true
  );
}
