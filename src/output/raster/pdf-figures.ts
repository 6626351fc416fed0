/** Draws shapes as paths in a PDF. */
import type { Ink } from "../../drawing/paint/ink.js";
import { type Outline, outlinePath } from "../../drawing/paint/outline.js";
import type { Line } from "../../drawing/paint/shapes.js";
import { type Angle, type HatchForm, hatchings } from "../../model/box/hatching.js";

/** Draws a path: the fill first, then the stroke, as in SVG. */
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

/** The types only allow single lengths; for an even number of lengths, the pattern is the same. */
function setDash(doc: PDFKit.PDFDocument, lengths: readonly number[]): void {
  const [length, space = length] = lengths;
  if (length !== undefined && length > 0) doc.dash(length, { space });
}

/**
 * Maximum number of lines in a box: on a larger one, they would be too fine, because its page is scaled down to a size
 * that viewers open.
 */
const mostLines = 5000;

/** Maximum number of hatching lines in a file; further areas stay plain. */
const mostLinesOfFile = 500_000;
const linesOfFile = new WeakMap<PDFKit.PDFDocument, number>();

/** Lines with a width of 1 px, in the same places as the pattern in SVG. */
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

/** The lines at one angle over an area; they may extend beyond it. */
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
  // The starts along the upper edge; falling lines begin to the left of the area.
  const slant = angle === 45 ? 1 : -1;
  const step = distance * Math.SQRT2;
  const from = angle === 45 ? x + y : x - y - height;
  for (let at = Math.floor(from / step); at * step < from + width + height; at++) {
    const start = at * step + Math.SQRT1_2 - slant * y;
    d += `M${start} ${y}L${start - slant * height} ${y + height}`;
  }
  return d;
}
