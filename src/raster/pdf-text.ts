/** Draws the lines of a text into a PDF, with the letters that a reader can select and search. */
import type { TextStyle } from "../box/style.js";
import { FONT_METRICS, type FontFace } from "../fonts/faces.js";
import type { Frame } from "../layout/frame.js";
import type { Line } from "../layout/passage.js";
import { isCovered } from "../layout/text-width.js";
import { faceOf } from "../layout/typeface.js";
import { svgColor } from "../svg/color.js";
import type { Theme } from "../theme/tokens.js";
import { fontFile } from "./font-files.js";

/** Where lines under and through text lie, in font units: distance of the middle, thickness. */
const underline = { distance: 348, thickness: 140 };
const strike = { distance: -601, thickness: 140 };

/** Draws all lines of a frame. */
export function drawText(
  doc: PDFKit.PDFDocument,
  { lines = [], width: room }: Frame,
  style: TextStyle,
  theme: Theme,
): void {
  const { size } = style;
  const face = faceOf(style);
  const { color, opacity = 1 } = svgColor(style.color ?? { token: "ink" }, theme);
  for (const line of lines) {
    if (line.text.trim() === "") continue;
    const shrunk = shareOf(line, face, room);
    const options: PDFKit.Mixins.TextOptions & { horizontalScaling?: number } = {
      lineBreak: false,
      baseline: "alphabetic",
    };
    if (style.figures) options.features = ["tnum"];
    if (style.letterSpacing) options.characterSpacing = style.letterSpacing;
    if (line.wordSpacing) options.wordSpacing = line.wordSpacing;
    if (shrunk < 1) options.horizontalScaling = shrunk * 100;
    const width = line.width * shrunk;
    const y = Math.round(line.y);
    const x = line.isReversed ? line.x + line.width - width : line.x;
    doc.save().font(fontFile(face)).fontSize(size).fillColor(color, opacity);
    doc.text(line.text, x, y, options);
    for (const [isDrawn, { distance, thickness }] of [
      [style.underline, underline],
      [style.strike, strike],
    ] as const) {
      if (!isDrawn) continue;
      const px = (units: number) => (units * size) / FONT_METRICS.unitsPerEm;
      doc.rect(x, y + px(distance - thickness / 2), width, px(thickness)).fill();
    }
    doc.restore();
  }
}

/** What a line is squeezed to: one with a guessed width that would stick out of its box. */
function shareOf({ text, width }: Line, face: FontFace, room: number): number {
  return width > room && room > 0 && !isCovered(text, face) ? room / width : 1;
}
