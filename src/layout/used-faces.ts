/** Turns a canvas into the font faces that its texts are set in. */
import { FONT_FACES, type FontFace } from "../fonts/faces.js";
import type { Frame } from "./frame.js";
import type { CanvasFrame } from "./layout-canvas.js";
import { faceOf } from "./typeface.js";

/** The faces in their usual order, each once. */
export function usedFaces(canvas: CanvasFrame): FontFace[] {
  const used = new Set<FontFace>();
  const visit = ({ box, lines, children }: Frame): void => {
    const isText = box.kind === "text" || box.kind === "field";
    if (isText && lines?.some(({ text }) => text !== "")) used.add(faceOf(box.textStyle));
    for (const child of children) visit(child);
  };
  for (const { frame, title, asides } of canvas.boards) {
    visit(frame);
    if (title !== undefined) visit(title);
    for (const aside of asides) visit(aside.frame);
  }
  return FONT_FACES.filter((face) => used.has(face));
}
