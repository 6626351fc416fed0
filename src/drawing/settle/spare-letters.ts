/** Gives labels with long words, which would be cut on their line, the room of the padding beside them. */
import { type Box, type Canvas, childrenOf } from "../../model/box/box.js";
import { drawnText } from "../../model/box/text-content.js";
import { withMore } from "../../model/box/with-more.js";
import type { Frame } from "../layout/frame.js";
import { type CanvasRoom, layoutCanvas } from "../layout/layout-canvas.js";
import { textWidth } from "../layout/text-width.js";
import { typefaceOf } from "../layout/typeface.js";
import { replaced } from "./replaced.js";

/** Letters of a word for which boxes are often too narrow. Shorter labels are not worth another layout. */
const longWord = /\p{L}{13}/u;

/** px that stay at each side of a label. */
const leastPadding = 4;

/** Maximum height in px of a box with a single line. */
const oneLine = 64;

/** The canvas with less padding around labels that are cut; only boards with long words in labels are laid out. */
export function sparedLetters(canvas: Canvas, room: CanvasRoom): Canvas {
  const boards = canvas.boards.filter(({ box }) => holdsLongLabel(box));
  if (boards.length === 0) return canvas;
  const changed = new Map<Box, Box>();
  for (const { frame } of layoutCanvas({ boards }, room).boards)
    spare(frame, undefined, room, changed);
  return replaced(canvas, changed);
}

function holdsLongLabel(box: Box): boolean {
  return isLongLabel(box) || childrenOf(box).some(holdsLongLabel);
}

function isLongLabel(box: Box): boolean {
  return box.kind === "text" && box.textStyle.wrapping === "ellipsis" && longWord.test(box.text);
}

/** @param holder the nearest frame around the given one with padding at its sides */
function spare(
  frame: Frame,
  holder: Frame | undefined,
  room: CanvasRoom,
  changed: Map<Box, Box>,
): void {
  const lack = holder === undefined || !isLongLabel(frame.box) ? 0 : lackOf(frame, room);
  if (lack > 0) {
    const { box } = holder!;
    const { padding = {} } = box.style;
    const less = (px = 0) => Math.max(Math.min(px, leastPadding), px - lack / 2);
    const sides = { left: less(padding.left), right: less(padding.right) };
    const style = withMore(box.style, { padding: { ...padding, ...sides } });
    changed.set(box, withMore<Box>(box, { style }));
  }
  const { left = 0, right = 0 } = frame.box.style.padding ?? {};
  const isHolder = frame.height <= oneLine && Math.min(left, right) > leastPadding;
  for (const child of frame.children) spare(child, isHolder ? frame : holder, room, changed);
}

/** px that a label lacks for all of its letters. */
function lackOf({ box, width }: Frame, { fonts }: CanvasRoom): number {
  if (box.kind !== "text") return 0;
  const { text, textStyle } = box;
  return Math.ceil(textWidth(drawnText(text, textStyle), typefaceOf(textStyle, fonts)) - width);
}
