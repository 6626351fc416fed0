/** Draws the figures of a frame into a PDF: shadow, ground, hatching, border, icons and shapes. */
import type { IconBox, Shape, ShapeBox, Stroke } from "../box/box.js";
import { edges } from "../box/build.js";
import type { Color, Edges } from "../box/style.js";
import { ICON_BOX, ICON_STROKE, type IconShape, iconShapes } from "../icons/icon-shapes.js";
import type { Frame } from "../layout/frame.js";
import { type SvgColor, svgColor } from "../svg/color.js";
import { type Placement, placementIn } from "../svg/fit.js";
import {
  bordersOf,
  edgesOf,
  inset,
  type Outline,
  outlineOf,
  outlinePath,
  paddingPath,
} from "../svg/outline.js";
import { shadowSteps } from "../svg/shadow.js";
import { stretched } from "../svg/stretched.js";
import { dashOf, hasWidth, hatchDistance, isUniform } from "../svg/surface.js";
import type { Theme } from "../theme/tokens.js";

/** How a figure is filled and outlined; what is left out is not drawn. */
interface FigurePaint {
  fill?: SvgColor | undefined;
  evenOdd?: boolean;
  stroke?: SvgColor | undefined;
  width?: number;
  dash?: readonly number[] | undefined;
  cap?: "butt" | "round" | undefined;
}

/** Draws everything of a frame but its content. */
export function drawSurface(doc: PDFKit.PDFDocument, frame: Frame, theme: Theme): void {
  const { paint } = frame.box;
  if (paint === undefined) return;
  const outline = outlineOf(frame);
  const borders = bordersOf(frame);
  const { background, hatch, shadow, borderColor, borderStyle } = paint;
  for (const step of shadow === undefined ? [] : shadowSteps(outline, theme.shadows[shadow])) {
    const { color, opacity } = step;
    drawFigure(doc, outlinePath(step.outline), { fill: { color, opacity } });
  }
  const color = (of: Color) => svgColor(of, theme);
  const fill = background === undefined ? undefined : color(background);
  const hasBorder = borderColor !== undefined && hasWidth(borders);
  if (fill !== undefined) drawFigure(doc, outlinePath(outline), { fill });
  if (hatch !== undefined) drawHatching(doc, outline, color(hatch));
  if (!hasBorder) return;
  const stroke = color(borderColor);
  const isDashed = borderStyle === "dashed";
  if (isUniform(borders)) {
    const width = borders.top;
    const dash = isDashed ? [dashOf(width), dashOf(width)] : undefined;
    drawFigure(doc, outlinePath(inset(outline, edges(width / 2))), { stroke, width, dash });
  } else if (isDashed) {
    drawDashedEdges(doc, outline, borders, stroke);
  } else if (outline.radius > 0) {
    const d = outlinePath(outline) + paddingPath(outline, borders);
    drawFigure(doc, d, { fill: stroke, evenOdd: true });
  } else {
    for (const edge of edgesOf(outline, borders)) {
      drawFigure(doc, outlinePath(edge), { fill: stroke });
    }
  }
}

/** Draws an icon; a dashed ring for a name that no icon has. */
export function drawIcon(doc: PDFKit.PDFDocument, frame: Frame, box: IconBox, theme: Theme): void {
  if (!(frame.width > 0 && frame.height > 0)) return;
  const color = svgColor(box.color, theme);
  place(doc.save(), placementIn(frame, { width: ICON_BOX, height: ICON_BOX }));
  const line = { stroke: color, width: ICON_STROKE, cap: "round" } as const;
  const shapes = iconShapes(box.icon);
  if (shapes === undefined) {
    drawFigure(doc, ellipsePath(12, 12, 9, 9), { ...line, dash: [3, 3.28] });
  }
  for (const shape of shapes ?? []) {
    const fill = shape.attributes.fill === undefined ? undefined : color;
    drawFigure(doc, pathOf(shape), { ...line, fill });
  }
  doc.restore();
}

/** Draws the figures of a shape box. */
export function drawShape(
  doc: PDFKit.PDFDocument,
  frame: Frame,
  { viewBox, fit, shapes }: ShapeBox,
  theme: Theme,
): void {
  if (!(viewBox.width > 0 && viewBox.height > 0 && frame.width > 0 && frame.height > 0)) return;
  const placement = placementIn(frame, viewBox, fit);
  const { scaleX, scaleY } = placement;
  const isStretched = fit === "stretch";
  place(doc.save(), isStretched ? { ...placement, scaleX: 1, scaleY: 1 } : placement);
  for (const given of shapes) {
    const shape = isStretched ? stretched(given, scaleX, scaleY) : given;
    const fill = "fill" in shape && shape.fill ? svgColor(shape.fill, theme) : undefined;
    drawFigure(doc, shapePath(shape), { fill, ...(shape.stroke && strokeOf(shape.stroke, theme)) });
  }
  doc.restore();
}

function place(doc: PDFKit.PDFDocument, { x, y, scaleX, scaleY }: Placement): void {
  doc.translate(x, y).scale(scaleX, scaleY);
}

function strokeOf({ color, width, dash, cap }: Stroke, theme: Theme): FigurePaint {
  return { stroke: svgColor(color, theme), width, dash, cap };
}

/** Draws a path: first filled, then outlined, as SVG does. */
function drawFigure(doc: PDFKit.PDFDocument, d: string, paint: FigurePaint): void {
  const { fill, evenOdd, stroke, width = 1, dash, cap } = paint;
  if (fill === undefined && stroke === undefined) return;
  doc.save();
  if (fill !== undefined) {
    doc.path(d).fillColor(fill.color, fill.opacity ?? 1);
    doc.fill(evenOdd ? "even-odd" : "non-zero");
  }
  if (stroke !== undefined) {
    doc
      .path(d)
      .lineWidth(width)
      .strokeColor(stroke.color, stroke.opacity ?? 1);
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

function drawDashedEdges(
  doc: PDFKit.PDFDocument,
  { x, y, width, height }: Outline,
  { top, right, bottom, left }: Edges,
  stroke: SvgColor,
): void {
  const line = (thick: number, d: string): void => {
    if (thick <= 0) return;
    drawFigure(doc, d, { stroke, width: thick, dash: [dashOf(thick), dashOf(thick)] });
  };
  line(top, `M${x} ${y + top / 2}h${width}`);
  line(right, `M${x + width - right / 2} ${y}v${height}`);
  line(bottom, `M${x} ${y + height - bottom / 2}h${width}`);
  line(left, `M${x + left / 2} ${y}v${height}`);
}

/** On a larger box the lines would be too fine to be seen: its page is scaled down to what viewers open. */
const mostLines = 5000;

/** Lines of hatching in a whole file; areas beyond that stay plain. */
const mostLinesOfFile = 500_000;
const linesOfFile = new WeakMap<PDFKit.PDFDocument, number>();

/** Diagonal lines one px wide, at the places where the pattern of the SVG has them. */
function drawHatching(doc: PDFKit.PDFDocument, outline: Outline, stroke: SvgColor): void {
  const { x, y, width, height } = outline;
  const distance = hatchDistance * Math.SQRT2;
  const lines = (width + height) / distance;
  const sum = lines + (linesOfFile.get(doc) ?? 0);
  if (lines > mostLines || sum > mostLinesOfFile) return;
  linesOfFile.set(doc, sum);
  let d = "";
  for (let at = Math.floor((x + y) / distance); at * distance < x + y + width + height; at++) {
    const start = at * distance + Math.SQRT1_2;
    d += `M${start - y} ${y}L${start - y - height} ${y + height}`;
  }
  doc.save().path(outlinePath(outline)).clip();
  drawFigure(doc, d, { stroke });
  doc.restore();
}

function shapePath(shape: Shape): string {
  switch (shape.figure) {
    case "line":
      return `M${shape.x1} ${shape.y1}L${shape.x2} ${shape.y2}`;
    case "rect":
      return outlinePath({ ...shape, radius: shape.radius ?? 0 });
    case "ellipse":
      return ellipsePath(shape.cx, shape.cy, shape.rx, shape.ry);
    case "path":
      return shape.d;
  }
}

/** The path of one of the figures that icons consist of. */
function pathOf({ tag, attributes }: IconShape): string {
  const number = (name: string) => Number(attributes[name] ?? 0);
  switch (tag) {
    case "path":
      return String(attributes.d);
    case "line":
      return `M${number("x1")} ${number("y1")}L${number("x2")} ${number("y2")}`;
    case "circle":
      return ellipsePath(number("cx"), number("cy"), number("r"), number("r"));
    case "ellipse":
      return ellipsePath(number("cx"), number("cy"), number("rx"), number("ry"));
    case "rect":
      return outlinePath({
        x: number("x"),
        y: number("y"),
        width: number("width"),
        height: number("height"),
        radius: number("rx"),
      });
    case "polyline":
      return `M${attributes.points}`;
    case "polygon":
      return `M${attributes.points}z`;
  }
}

function ellipsePath(cx: number, cy: number, rx: number, ry: number): string {
  const half = (width: number) => `a${rx} ${ry} 0 0 1 ${width} 0`;
  return `M${cx - rx} ${cy}${half(2 * rx)}${half(-2 * rx)}z`;
}
