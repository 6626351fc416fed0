/** Finds pictures that are not visible: those replaced by placeholders, and those without space. */
import type { Box, UnshownPicture } from "../../model/box/box.js";
import type { RareFrame } from "./rare-frames.js";

/** All of them in drawing order. */
export function findUnshown(frames: readonly RareFrame[]): UnshownPicture[] {
  return frames.flatMap(({ frame: { box } }) =>
    box.kind === "image" && box.unshown ? [box.unshown] : [],
  );
}

/** Pictures for which their neighbors leave no space at all, in drawing order, without duplicates. */
export function findSqueezed(frames: readonly RareFrame[]): Box[] {
  const found = new Map<string, Box>();
  for (const { frame, isAside } of frames) {
    const { box, width, height } = frame;
    if (isAside || box.origin === undefined || Math.min(width, height) >= 1) continue;
    if (!isPicture(box)) continue;
    const { from, to, source } = box.origin;
    const key = `${from} ${to} ${source}`;
    if (!found.has(key)) found.set(key, box);
  }
  return [...found.values()];
}

/** Whether a box is a picture without a given size. */
function isPicture(box: Box): boolean {
  if (box.kind !== "image" && box.isPicture !== true) return false;
  return typeof box.style.width !== "number" && typeof box.style.height !== "number";
}
