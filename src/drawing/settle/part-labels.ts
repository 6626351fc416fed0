/** Breaks long words of buttons, which would be cut, between the parts of compounds. */
import { softHyphen } from "../../base/breaks/break-marks.js";
import { partEnds } from "../../base/breaks/syllable-ends.js";
import type { Box, TextBox } from "../../model/box/box.js";
import { drawnText } from "../../model/box/text-content.js";
import { withMore } from "../../model/box/with-more.js";
import type { Frame } from "../layout/frame.js";
import { type CanvasRoom, layoutCanvas } from "../layout/layout-canvas.js";
import { textWidth } from "../layout/text-width.js";
import { typefaceOf } from "../layout/typeface.js";
import { yielding } from "./part-words.js";
import { replaced } from "./replaced.js";
import type { SettleStep } from "./settled.js";
import { isLongLabel } from "./spare-letters.js";

/** Breaks such labels into several lines if these then fit. */
export const partedLabels: SettleStep = {
  kinds: ["text"],
  concerns: (box) => isLongLabel(box) && partedText(box) !== box.text,
  settle(boards, room) {
    const changed = new Map<Box, Box>();
    for (const { frame } of layoutCanvas({ boards }, room).boards) part(frame, [], room, changed);
    return replaced(boards, changed);
  },
};

/** Pills stay on one line. */
function isButton({ tag, paint }: Box): boolean {
  return tag === "button" && paint?.radius !== "pill";
}

/** @param around the button of a frame, and all between them */
function part(
  frame: Frame,
  around: readonly Box[],
  room: CanvasRoom,
  changed: Map<Box, Box>,
): void {
  const { box } = frame;
  const inside = around.length > 0 || isButton(box) ? [...around, box] : around;
  if (around.length > 0 && isLongLabel(box)) {
    const text = partedText(box);
    if (text !== box.text && isCut(frame) && fits(text, frame, room)) {
      const textStyle = withMore(box.textStyle, { wrapping: "normal", align: "center" });
      changed.set(box, { ...box, text, textStyle });
      for (const outer of around) {
        const style = yielding(outer.style);
        if (style !== outer.style)
          changed.set(outer, withMore<Box>(outer, { style } as Partial<Box>));
      }
    }
  }
  for (const child of frame.children) part(child, inside, room, changed);
}

function isCut({ lines = [] }: Frame): boolean {
  return lines.at(-1)?.text.endsWith("…") === true;
}

/** Whether each part of a text has room on a line. */
function fits(text: string, { box, width }: Frame, { fonts }: CanvasRoom): boolean {
  const { textStyle } = box as TextBox;
  const face = typefaceOf(textStyle, fonts);
  const parts = text.replaceAll(softHyphen, "- ").split(/\s+/);
  return parts.every((each) => textWidth(drawnText(each, textStyle), face) <= width);
}

/** The text of a label with a soft hyphen at each end of a part of its long words. */
function partedText({ text }: TextBox): string {
  return text.replace(/\p{L}{13,}/gu, (word) => {
    const ends = [0, ...partEnds(word)];
    return ends.map((end, at) => word.slice(end, ends[at + 1])).join(softHyphen);
  });
}
