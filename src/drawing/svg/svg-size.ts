/** Estimates the size of frames as SVG, without painting them. */
import { markupBytes } from "../../base/text/markup-bytes.js";
import type { Frame } from "../layout/frame.js";
import type { CanvasFrame } from "../layout/layout-canvas.js";

/** Average number of bytes of a box, and of a line of text without its letters. */
const bytesOfBox = 60;
const bytesOfLine = 80;

/** Factor for the size of a box that is drawn by hand. */
const timesByHand = 6;

/** Estimated size of the picture of a canvas in bytes. */
export function svgSize({ boards, themes, under = [], over = [] }: CanvasFrame): number {
  let size = 0;
  const around = themes?.light.look?.pen === "hand" ? timesByHand : 1;
  for (const { frame } of [...under, ...over]) size += around * sizeOf(frame);
  for (const { frame, asides } of boards) {
    const own = frame.box.themes ?? themes;
    const times = own?.light.look?.pen === "hand" ? timesByHand : 1;
    size += times * sizeOf(frame);
    for (const aside of asides) size += times * sizeOf(aside.frame);
  }
  return size;
}

function sizeOf({ box, lines = noLines, children }: Frame): number {
  let size = bytesOfBox + (box.name === undefined ? 0 : markupBytes(box.name));
  if (box.kind === "image" && box.picture !== undefined) size += box.picture.href.length;
  for (let at = 0; at < lines.length; at++) size += bytesOfLine + markupBytes(lines[at]!.text);
  for (let at = 0; at < children.length; at++) size += sizeOf(children[at]!);
  return size;
}

const noLines: NonNullable<Frame["lines"]> = [];
