/** Draws lines of text in a PDF, so that readers can select and search them. */
import { FONT_METRICS, type FontFace } from "../../base/fonts/faces.js";
import type { GivenFace, GivenFonts } from "../../base/fonts/given-fonts.js";
import { clustersOf } from "../../drawing/layout/class-width.js";
import type { Line } from "../../drawing/layout/passage.js";
import { isCovered, isOwn } from "../../drawing/layout/text-width.js";
import { faceOf, typefaceOf } from "../../drawing/layout/typeface.js";
import { isOurs, type VisualPiece, visualPieces } from "../../drawing/layout/visual-pieces.js";
import type { Ink } from "../../drawing/paint/ink.js";
import type { PaintedPassage } from "../../drawing/paint/shapes.js";
import { boxedCharacters } from "../../drawing/paint/tofu.js";
import { handStroke, isHand } from "../../model/box/hand-letters.js";
import type { TextStyle } from "../../model/box/style.js";
import { fontFile } from "./font-files.js";
import { drawBox } from "./pdf-boxes.js";
import type { PdfFonts } from "./pdf-fonts.js";

/** Position and thickness of underlines and strikethrough lines, in font units. */
const underline = { distance: 348, thickness: 140 };
const strike = { distance: -601, thickness: 140 };

/** Off in all our pictures, so that the width of a text does not depend on its surroundings. */
const plainFeatures = { kern: false, liga: false, clig: false, calt: false };

/** Length of a line that can only be reached by letters that stay on one line, or by characters without a width. */
const longLine = 20_000;

/** More marks or invisible characters after each other than any text has; pdfkit takes 1 KB for each. */
const manyUnseen = /([\p{Cf}\p{M}]{100})[\p{Cf}\p{M}]+/gu;

/** Draws all lines of a text. */
export function drawText(
  doc: PDFKit.PDFDocument,
  { lines = [], width: room }: PaintedPassage,
  style: TextStyle,
  { color, opacity = 1 }: Ink,
  fonts: PdfFonts,
): void {
  const { size } = style;
  const face = faceOf(style);
  const stroke = isHand(style) ? handStroke(style) : 0;
  for (const each of lines) {
    if (each.text.trim() === "") continue;
    const line = each.text.length > longLine ? withoutUnseen(each) : each;
    const shrunk = shareOf(line, face, room);
    const options: PDFKit.Mixins.TextOptions & { horizontalScaling?: number } = {
      lineBreak: false,
      baseline: "alphabetic",
    };
    if (stroke > 0) {
      options.fill = true;
      options.stroke = true;
    }
    if (style.figures && !isHand(style)) options.features = ["tnum"];
    if (style.letterSpacing) options.characterSpacing = style.letterSpacing;
    if (line.wordSpacing) options.wordSpacing = line.wordSpacing;
    if (shrunk < 1) options.horizontalScaling = shrunk * 100;
    const width = line.width * shrunk;
    const y = Math.round(line.y);
    const x = line.isReversed ? line.x + line.width - width : line.x;
    doc.save().fontSize(size).fillColor(color, opacity);
    if (stroke > 0) doc.lineWidth(stroke).strokeColor(color, opacity);
    const pieces = piecesOf(line, style, face, fonts.given);
    // If glyphs are in another order than letters, the text is marked with its letters for readers.
    const isMarked = !line.isReversed && pieces.some((piece) => isShapedBy(fonts, piece));
    if (isMarked) doc.markContent("Span", { actual: line.text });
    for (const piece of pieces) {
      const left = x + piece.x * shrunk;
      if (piece.face === "none") {
        const characters = boxedCharacters(piece.text);
        const each = (piece.width / characters.length) * shrunk;
        for (const [at, codePoint] of characters.entries()) {
          drawBox(doc, codePoint, left + at * each, y, each, size);
        }
      } else if (isOurs(piece.face)) {
        doc.font(fontFile(piece.face)).text(piece.text, left, y, options);
      } else {
        // The types only allow a list; features that are on by default have to be turned off by name.
        const features = plainFeatures as unknown as PDFKit.Mixins.OpenTypeFeatures[];
        const isTurned = piece.isReversed && !fonts.isShaped(piece.face);
        const { characterSpacing: _, ...unspaced } = options;
        fonts.select(doc, piece.face);
        for (const { text, x: start } of stepsOf(piece, piece.face, style)) {
          const shown = isTurned ? [...text].reverse().join("") : text;
          doc.text(shown, left + start * shrunk, y, { ...unspaced, features });
        }
      }
    }
    if (isMarked) endMarked(doc, size);
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

/** A line with only the first of many characters that cannot be told apart. */
function withoutUnseen(line: Line): Line {
  return { ...line, text: line.text.replace(manyUnseen, "$1") };
}

/**
 * Ends a marked text. Some readers, such as poppler, place it by the font and matrix at its end, so these are restored
 * to those of its glyphs.
 */
function endMarked(doc: PDFKit.PDFDocument, size: number): void {
  const { _font, page } = doc as unknown as { _font: { id: string }; page: { height: number } };
  doc.save().transform(1, 0, 0, -1, 0, page.height);
  doc.addContent(`BT /${_font.id} ${size} Tf ET`);
  doc.endMarkedContent();
  doc.restore();
}

/** Whether a user font in the document shapes a piece. */
function isShapedBy(fonts: PdfFonts, { face, isReversed }: VisualPiece): boolean {
  return face !== "none" && !isOurs(face) && !isReversed && fonts.isShaped(face);
}

/**
 * The parts of a piece in a user font that are drawn at once: all of it, or with letter spacing each character with its
 * marks. pdfkit would add spacing to marks too, and ignore it before a character that is moved.
 */
function stepsOf(
  { text, isReversed }: VisualPiece,
  face: GivenFace,
  { size, letterSpacing = 0 }: TextStyle,
): { text: string; x: number }[] {
  if (letterSpacing === 0) return [{ text, x: 0 }];
  const ends = face.ends(text);
  const clusters = clustersOf(text);
  let at = 0;
  return clusters.map((cluster, before) => {
    const start = ends[at]!;
    at += cluster.length;
    const left = isReversed ? ends[text.length]! - ends[at]! : start;
    const spaces = isReversed ? clusters.length - 1 - before : before;
    return { text: cluster, x: left * size + spaces * letterSpacing };
  });
}

/** The pieces of a line in visual order. */
function piecesOf(
  line: Line,
  style: TextStyle,
  face: FontFace,
  fonts: GivenFonts | undefined,
): VisualPiece[] {
  const typeface = typefaceOf(style, fonts);
  if (isOwn(line.text, typeface)) {
    return [{ text: line.text, x: 0, width: line.width, isReversed: false, face }];
  }
  return visualPieces(line, typeface);
}

/** The horizontal scale of a line: less than 1 if its width was estimated and would exceed its box. */
function shareOf({ text, width }: Line, face: FontFace, room: number): number {
  return width > room && room > 0 && !isCovered(text, face) ? room / width : 1;
}
