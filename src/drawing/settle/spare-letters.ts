/** Gives labels with long words, which would be cut on their line, the room of what is beside them. */
import { type Box, childrenOf, type TextBox } from "../../model/box/box.js";
import type { Style } from "../../model/box/style.js";
import { drawnText } from "../../model/box/text-content.js";
import { withMore } from "../../model/box/with-more.js";
import type { Frame } from "../layout/frame.js";
import { type CanvasRoom, layoutCanvas } from "../layout/layout-canvas.js";
import { textWidth } from "../layout/text-width.js";
import { typefaceOf } from "../layout/typeface.js";
import { replaced } from "./replaced.js";
import type { SettleStep } from "./settled.js";

/** Letters of a word for which boxes are often too narrow. Shorter labels are not worth another layout. */
const longWord = /\p{L}{13}/u;

/** px that stay at each side of a label, between it and the edge or its icon. */
const leastPadding = 4;
const leastGap = 4;

/** Maximum height in px of a box with a single line. */
const oneLine = 64;

/**
 * Takes padding from around labels that are cut, then distance to their icons, then these if that keeps the label whole.
 */
export const sparedLetters: SettleStep = {
  kinds: ["text"],
  concerns: isLongLabel,
  settle(boards, room) {
    const changed = new Map<Box, Box>();
    for (const { frame } of layoutCanvas({ boards }, room).boards) spare(frame, [], room, changed);
    return replaced(boards, changed);
  },
};

/** Whether a box is a label on one line with a long word. */
export function isLongLabel(box: Box): box is TextBox {
  return box.kind === "text" && box.textStyle.wrapping === "ellipsis" && longWord.test(box.text);
}

/** @param around the frames around the given one, from the nearest one with padding at its sides */
function spare(
  frame: Frame,
  around: readonly Frame[],
  room: CanvasRoom,
  changed: Map<Box, Box>,
): void {
  const lack = around.length === 0 || !isLongLabel(frame.box) ? 0 : lackOf(frame, room);
  if (lack > 0) {
    for (const [box, other] of roomier(
      around.map(({ box }) => box),
      lack,
    ))
      changed.set(box, other);
  }
  const { left = 0, right = 0 } = frame.box.style.padding ?? {};
  const isHolder = frame.height <= oneLine && Math.min(left, right) > leastPadding;
  const inside = isHolder ? [frame] : around.length === 0 ? around : [...around, frame];
  for (const child of frame.children) spare(child, inside, room, changed);
}

/** px that a label lacks for all of its letters. */
function lackOf({ box, width }: Frame, { fonts }: CanvasRoom): number {
  if (box.kind !== "text") return 0;
  const { text, textStyle } = box;
  return Math.ceil(textWidth(drawnText(text, textStyle), typefaceOf(textStyle, fonts)) - width);
}

/** The boxes around a label with more room for it: without its icons if it is cut with them and whole without them. */
function roomier(around: readonly Box[], lack: number): Map<Box, Box> {
  const tightened = tighten(around, lack);
  if (tightened.lack <= 0) return tightened.boxes;
  const plain = around.map(withoutSigns);
  const taken = around.reduce((px, box, at) => px + takenByRest(box) - takenByRest(plain[at]!), 0);
  const unsigned = tighten(plain, lack - taken);
  if (unsigned.lack > 0) return tightened.boxes;
  return new Map(around.map((box, at) => [box, unsigned.boxes.get(plain[at]!) ?? plain[at]!]));
}

/** Takes what is lacking from the padding of the outermost box, then from the gaps in all of them. */
function tighten(boxes: readonly Box[], lacking: number): { boxes: Map<Box, Box>; lack: number } {
  const changed = new Map<Box, Box>();
  let lack = Math.max(0, lacking);
  for (const box of boxes) {
    const style = { ...box.style };
    if (box === boxes[0]) lack -= narrowSides(style, lack);
    const gaps = childrenOf(box).length - 1;
    const { gap = 0 } = style;
    if (lack > 0 && gaps > 0 && gap > leastGap) {
      style.gap = Math.max(leastGap, gap - lack / gaps);
      lack -= gaps * (gap - style.gap);
    }
    changed.set(box, withMore<Box>(box, { style }));
  }
  return { boxes: changed, lack };
}

/** Narrows the padding of a style; returns the px that this gives. */
function narrowSides(style: Style, lack: number): number {
  const { padding = {} } = style;
  const { left = 0, right = 0 } = padding;
  const less = (px: number) => Math.max(Math.min(px, leastPadding), px - lack / 2);
  const sides = { left: less(left), right: less(right) };
  style.padding = { ...padding, ...sides };
  return left + right - sides.left - sides.right;
}

/** A box without its icons that only accompany a label; a label that is left alone is in its middle. */
function withoutSigns(box: Box): Box {
  const kept = childrenOf(box).filter(({ slot }) => slot !== "sign");
  if (kept.length === childrenOf(box).length) return box;
  const { left = 0, right = 0, ...others } = box.style.padding ?? {};
  const side = (left + right) / 2;
  const isAlone = kept.length === 1 && side > 0;
  const style = isAlone
    ? withMore(box.style, { padding: { ...others, left: side, right: side } })
    : box.style;
  return withMore<Box>(box, { style, children: kept } as Partial<Box>);
}

/** px that a row takes beside the label: its icons and the gaps. */
function takenByRest(box: Box): number {
  const children = childrenOf(box);
  const signs = children.filter(({ slot }) => slot === "sign");
  const gaps = (box.style.gap ?? 0) * Math.max(0, children.length - 1);
  return signs.reduce((px, sign) => px + (sign.kind === "icon" ? sign.size : 0), gaps);
}
