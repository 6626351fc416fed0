/** Draws shapes into a PDF, as paths. */
import type { Ink } from "../../drawing/paint/ink.js";
import { type Outline, outlinePath } from "../../drawing/paint/outline.js";
import type { Line } from "../../drawing/paint/shapes.js";
import { type Angle, type HatchForm, hatchings } from "../../model/box/hatching.js";

/** Draws a path: first filled, then lined, as SVG does. */
export function drawPath(
  doc: PDFKit.PDFDocument,
  d: string,
  fill: Ink | undefined,
  line: Line | undefined,
  isEvenOdd = false,
): void {
  if (fill === undefined && line === undefined) return;
  doc.save();
  if (fill !== undefined) {
    doc.path(d).fillColor(fill.color, fill.opacity ?? 1);
    doc.fill(isEvenOdd ? "even-odd" : "non-zero");
  }
  if (line !== undefined) {
    const { ink, width, dash, cap } = line;
    doc
      .path(d)
      .lineWidth(width)
      .strokeColor(ink.color, ink.opacity ?? 1);
    if (dash !== undefined) setDash(doc, dash);
    if (cap === "round") doc.lineCap("round").lineJoin("round");
    doc.stroke();
  }
  doc.restore();
}

/** The types know single lengths only; the pattern of an even count of lengths is the same. */
function setDash(doc: PDFKit.PDFDocument, lengths: readonly number[]): void {
  const [length, space = length] = lengths;
  if (length !== undefined && length > 0) doc.dash(length, { space });
}

/** On a larger box the lines would be too fine to be seen: its page is scaled down to what viewers open. */
const mostLines = 5000;

/** Lines of hatching in a whole file; areas beyond that stay plain. */
const mostLinesOfFile = 500_000;
const linesOfFile = new WeakMap<PDFKit.PDFDocument, number>();

/** Lines one px wide, at the places where the pattern of the SVG has them. */
export function drawHatching(
  doc: PDFKit.PDFDocument,
  outline: Outline,
  ink: Ink,
  form: HatchForm = "wide",
): void {
  const { width, height } = outline;
  const { angles, distance } = hatchings[form];
  const lines = (angles.length * (width + height)) / distance;
  const sum = lines + (linesOfFile.get(doc) ?? 0);
  if (lines > mostLines || sum > mostLinesOfFile) return;
  linesOfFile.set(doc, sum);
  const d = angles.map((angle) => hatchPath(outline, angle, distance)).join("");
  doc.save().path(outlinePath(outline)).clip();
  drawPath(doc, d, undefined, { ink, width: 1 });
  doc.restore();
}

/** The lines of one angle over an area, at least as long as it is. */
function hatchPath({ x, y, width, height }: Outline, angle: Angle, distance: number): string {
  let d = "";
  if (angle === 0 || angle === 90) {
    const [from, length] = angle === 0 ? [x, width] : [y, height];
    for (let at = Math.floor(from / distance); at * distance < from + length; at++) {
      const line = at * distance + 0.5;
      d += angle === 0 ? `M${line} ${y}v${height}` : `M${x} ${line}h${width}`;
    }
    return d;
  }
  // Along the upper edge; lines that fall begin left of it.
  const slant = angle === 45 ? 1 : -1;
  const step = distance * Math.SQRT2;
  const from = angle === 45 ? x + y : x - y - height;
  for (let at = Math.floor(from / step); at * step < from + width + height; at++) {
    const start = at * step + Math.SQRT1_2 - slant * y;
    d += `M${start} ${y}L${start - slant * height} ${y + height}`;
  }
  return d;
}
