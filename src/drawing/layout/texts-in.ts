/** Collects the texts of a canvas with their styles. */
import { softHyphen, withoutBreakMarks } from "../../base/breaks/break-marks.js";
import type { TextStyle } from "../../model/box/style.js";
import { drawnText } from "../../model/box/text-content.js";
import type { Frame } from "./frame.js";
import type { CanvasFrame } from "./layout-canvas.js";

/** A text that is at least partly drawn. */
export interface CanvasText {
  text: string;
  style: TextStyle;
}

/** The texts of all boards, in full even if lines show only a part. */
export function textsIn(canvas: CanvasFrame): CanvasText[] {
  const texts: CanvasText[] = [];
  const visit = ({ box, lines, children }: Frame): void => {
    const isText = box.kind === "text" || box.kind === "field";
    if (isText && lines?.some(({ text }) => text !== "")) {
      // Each soft hyphen may be visible at some width.
      const text = drawnText(box.text, box.textStyle).replaceAll(softHyphen, "-");
      texts.push({ text: withoutBreakMarks(text), style: box.textStyle });
    }
    for (let at = 0; at < children.length; at++) visit(children[at]!);
  };
  for (const { frame, title, asides } of canvas.boards) {
    visit(frame);
    if (title !== undefined) visit(title);
    for (const aside of asides) visit(aside.frame);
  }
  for (const { frame } of [...(canvas.under ?? []), ...(canvas.over ?? [])]) visit(frame);
  return texts;
}
