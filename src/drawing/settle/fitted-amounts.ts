/** Draws large amounts that would break across lines smaller, and those beside them at the same size. */
import { type Box, childrenOf, type TextBox } from "../../model/box/box.js";
import { withMore } from "../../model/box/with-more.js";
import { isAmount, unbrokenAmount } from "../../model/components/parts/amount.js";
import type { Frame } from "../layout/frame.js";
import { type CanvasRoom, layoutCanvas } from "../layout/layout-canvas.js";
import { textWidth } from "../layout/text-width.js";
import { typefaceOf } from "../layout/typeface.js";
import { replaced } from "./replaced.js";
import type { SettleStep } from "./settled.js";

/** px from which letters are large: an amount of this size is a figure that people look for. */
const leastLarge = 20;

/** Part of its size, and px, that an amount keeps at least. */
const leastPart = 0.6;
const leastSize = 14;

/** Amounts side by side with the same size in px, with the size that they get. */
interface Figures {
  readonly texts: TextBox[];
  size: number;
}

/** Makes large amounts as small as their columns need, so that each stays on one line. */
export const fittedAmounts: SettleStep = {
  kinds: ["text"],
  concerns: isFigure,
  settle(boards, room) {
    const found: Figures[] = [];
    for (const { frame } of layoutCanvas({ boards }, room).boards) {
      collect(frame, new Map(), room, found);
    }
    const changed = new Map<Box, Box>();
    for (const { texts, size } of found) {
      for (const box of texts) if (size < box.textStyle.size) changed.set(box, smaller(box, size));
    }
    return replaced(boards, changed);
  },
};

function isFigure(box: Box): box is TextBox {
  return box.kind === "text" && box.textStyle.size >= leastLarge && isAmount(box.text);
}

/** @param beside - the figures of the row around a frame, by their size in the source */
function collect(
  frame: Frame,
  beside: Map<number, Figures>,
  room: CanvasRoom,
  found: Figures[],
): void {
  const { box, children } = frame;
  if (isFigure(box)) {
    const { size } = box.textStyle;
    const own = beside.get(size) ?? { texts: [], size };
    if (own.texts.length === 0) found.push(own);
    beside.set(size, own);
    own.texts.push(box);
    own.size = Math.min(own.size, fittingSize(box, frame, room));
  }
  const isRow = box.kind === "grid" || box.style.direction?.startsWith("row") === true;
  const inside = isRow && childrenOf(box).length > 1 ? new Map<number, Figures>() : beside;
  for (let at = 0; at < children.length; at++) collect(children[at]!, inside, room, found);
}

/** The greatest size in px at which an amount is on one line; its own if none is large enough to be read. */
function fittingSize(box: TextBox, { width, lines = [] }: Frame, { fonts }: CanvasRoom): number {
  const { text, textStyle } = box;
  if (lines.length < 2) return textStyle.size;
  const whole = unbrokenAmount(text);
  const least = Math.max(leastSize, Math.ceil(textStyle.size * leastPart));
  for (let size = textStyle.size - 1; size >= least; size--) {
    if (textWidth(whole, typefaceOf(withMore(textStyle, { size }), fonts)) <= width) return size;
  }
  return textStyle.size;
}

function smaller(box: TextBox, size: number): TextBox {
  const textStyle = withMore(box.textStyle, { size });
  return withMore<TextBox>(box, { text: unbrokenAmount(box.text), textStyle });
}
