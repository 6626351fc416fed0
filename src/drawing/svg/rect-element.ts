/** Writes an outline as an element. */
import { shortNumber } from "../paint/number.js";
import { type Outline, outlinePath } from "../paint/outline.js";

/** The element; `paint` contains further attributes as markup, each preceded by a space. */
export function rectElement(outline: Outline, paint = ""): string {
  const { x, y, width, height, radius } = outline;
  if (outline.flatAbove || outline.flatBelow) return `<path d="${outlinePath(outline)}"${paint}/>`;
  const corner = radius > 0 ? `" rx="${shortNumber(radius)}` : "";
  return `<rect x="${shortNumber(x)}" y="${shortNumber(y)}" width="${shortNumber(width)}" height="${shortNumber(height)}${corner}"${paint}/>`;
}
