/** Adapts the paint of boxes to looks without hues, and in looks without fills, marks fills by their edges. */
import { contrastRatio } from "../../base/theme/contrast.js";
import type { Look } from "../../base/theme/looks.js";
import type { Box, Shape, ShapeBox, Stroke } from "../../model/box/box.js";
import type { HatchForm } from "../../model/box/hatching.js";
import type { Color, Paint } from "../../model/box/style.js";
import { hatchedFigure, hatchOf } from "./hatched-series.js";

const ink: Color = { token: "ink" };
const paper: Color = { token: "paper" };
const line: Color = { token: "line" };

/** A ground in a look. Grounds from the source may have hues. */
export function groundInLook(color: Color, { isMonochrome }: Look): Color {
  if (!isMonochrome || !isSeen(color)) return color;
  // White becomes paper, even on another ground, from which its content must stand out.
  return "hex" in color && isWhite(color.hex) ? paper : { token: "fillStrong" };
}

function isWhite(hex: string): boolean {
  return contrastRatio(hex, "#ffffff") < 1.1;
}

/** The color of text, icons and lines in a look. */
export function inkInLook(color: Color, { isMonochrome, fills }: Look): Color {
  if (!isMonochrome) return color;
  if ("hex" in color) return isSeen(color) ? ink : color;
  // Without fills, everything is on paper.
  return fills === "edges" && onFill.test(color.token) ? ink : color;
}

/** The color of the lines of drawings in a look. */
function colorOfStroke(color: Color, look: Look): Color {
  // A paper-colored street becomes a line.
  if (
    look.fills === "edges" &&
    "token" in color &&
    /^(?:paper|raised|floating|fill)/.test(color.token)
  ) {
    return { token: "fill" };
  }
  return inkInLook(color, look);
}

/** A line of a drawing. If the series of a chart have similar colors, each gets its own dashes. */
export function strokeInLook(stroke: Stroke, look: Look): Stroke {
  const dash = look.isMonochrome ? (dashOf(stroke.color) ?? []) : [];
  const color = colorOfStroke(stroke.color, look);
  return { ...stroke, color, ...(dash.length > 0 && { dash }) };
}

/**
 * Shows a status without a hue: danger has a thick line, a warning a dashed one.
 * @param isOpen whether it has lines on some sides only, where dashes would look like ticks
 */
export function statusInLook(paint: Paint, look: Look, isOpen: boolean): Paint {
  const { background, borderColor, edge } = paint;
  if (!look.isMonochrome || edge !== undefined) return paint;
  const status = statusOf(borderColor) ?? statusOf(background);
  if (status === undefined) return paint;
  if (status === "danger") return { ...paint, edge: { color: ink, width: 2 } };
  const isDashed = status === "warning" && borderColor !== undefined && !isOpen;
  if (isDashed) return { ...paint, borderStyle: "dashed" };
  return paint;
}

function statusOf(color: Color | undefined): string | undefined {
  if (color === undefined || !("token" in color)) return undefined;
  return /^(danger|warning)(?:Line|Fill)/.exec(color.token)?.[1];
}

/**
 * The shapes of points by the hatching of their series, since points are too small for hatching; those of the first
 * series are discs.
 */
const points: Readonly<Record<HatchForm, Paint>> = {
  wide: { background: ink, radius: "pill" },
  rising: { background: paper, radius: "pill", edge: { color: ink, width: 2 } },
  falling: { background: ink, radius: 0 },
  crossed: { background: paper, radius: 0, edge: { color: ink, width: 2 } },
  level: { background: paper, radius: "pill", edge: { color: ink, width: 1 } },
  upright: { background: paper, radius: 0, edge: { color: ink, width: 1 } },
};

/** Hatches the bars of all series except the first, and gives points their own shapes. */
export function seriesInLook(box: Box, paint: Paint, look: Look): Paint {
  const { background } = paint;
  const form = look.isMonochrome && background ? hatchOf(background) : undefined;
  if (form === undefined) return paint;
  const { background: _, ...bare } = paint;
  if (isDot(box) && paint.radius === "pill") return { ...bare, ...points[form] };
  return { ...bare, hatch: ink, hatchForm: form, edge: { color: ink, width: 1 } };
}

/** The figures of a drawing; those of all series except the first are hatched. */
export function drawingInLook(box: ShapeBox, look: Look): readonly Shape[] {
  if (!look.isMonochrome || box.fit === "stretch") return box.shapes;
  const { width } = box.style;
  const unit = typeof width === "number" ? width / box.viewBox.width : 1;
  return box.shapes.flatMap((shape) => {
    const form = "fill" in shape && shape.fill ? hatchOf(shape.fill) : undefined;
    return (form && hatchedFigure(shape, form, ink, unit)) ?? [shape];
  });
}

/** Whether the source gave a color that is not transparent. */
function isSeen(color: Color): boolean {
  return "hex" in color && !/^#(?:[0-9a-f]{3}0|[0-9a-f]{6}00)$/i.test(color.hex);
}

const onFill = /^(?:paper|raised|floating|fill|on[A-Z])|On(?:Accent|FillStrong|\w+Fill)$/;

/** The paint of a box in a look where edges replace fills; its lines stay as they were. */
export function withoutFill(box: Box, paint: Paint, isFloating: boolean): Paint {
  const { background, borderColor, radius } = paint;
  if (background === undefined || isRule(box) || isHandle(box)) return paint;
  const dash = dashOf(background);
  if (isDot(box) && (dash === undefined || radius === "pill")) return paint;
  const isRing = weightOf(box.paint?.borderColor ?? ink) === "paper";
  const { background: _, ...bare } = isRing ? { ...paint, borderColor: paper } : paint;
  const isLeaf = !("children" in box) || box.children.length === 0;
  const isRound = radius !== undefined && radius !== 0;
  // A paper-colored ring separates overlapping discs.
  const hasBorder = borderColor !== undefined && box.style.border !== undefined && !isRing;
  const edged = (color: Color, width: number): Paint => ({
    ...bare,
    background: paper,
    ...((!hasBorder || width > 1) && { edge: { color, width } }),
  });
  switch (weightOf(background)) {
    case "veil":
      // The scrim of an overlay is paper-colored, so the page behind it turns pale.
      return "token" in background ? paint : bare;
    case "paper":
      if (isFloating) return edged(ink, 2);
      return isRound ? edged(ink, 1) : paint;
    case "soft":
      return isRound ? edged({ token: "line" }, 1) : { ...bare, background: paper };
    case "clear":
      return edged(ink, 1);
    case "strong":
      if (dash !== undefined) return edged(ink, 1.5);
      // Lines would cross a knob. A count must stay distinct from the element it is on.
      if (isKnob(box)) return edged(ink, isGray(background) ? 1 : 2);
      return isLeaf
        ? { ...edged(ink, 1), hatch: ink }
        : edged(ink, isGray(background) || isRing ? 1 : 2);
  }
}

/** How much a fill stands out. */
function weightOf(color: Color): "veil" | "paper" | "soft" | "clear" | "strong" {
  if ("hex" in color) return isSeen(color) ? "strong" : "veil";
  const { token } = color;
  if (token === "scrim") return "veil";
  if (/^(?:paper|canvas|raised|floating)$/.test(token)) return "paper";
  if (token === "fillStrong" || token === "accentFill" || token === "ownFill") return "clear";
  return /^(?:fill|hatch|tint)|Fill$|^(?:fill|hatch)\w*On/.test(token) ? "soft" : "strong";
}

/** The gray of lines is used for decoration, and for what is switched off. */
function isGray(color: Color): boolean {
  return "token" in color && /^lineStrong(?:On|$)/.test(color.token);
}

/** Whether a box is a line between others. */
function isRule({ style: { width, height } }: Box): boolean {
  return isThin(width) || isThin(height);
}

/** Whether a box is a dot, such as that of a selected radio. */
function isDot({ style: { width, height } }: Box): boolean {
  return typeof width === "number" && width <= 12 && width === height;
}

/** Whether a box is a disc to drag, which is too small for hatching. */
function isKnob({ style: { width, height }, paint }: Box): boolean {
  return paint?.radius === "pill" && typeof width === "number" && width <= 28 && width === height;
}

/** Whether a box is a handle or a system bar, which are too thin for hatching. */
function isHandle({ style: { width, height } }: Box): boolean {
  return typeof width === "number" && typeof height === "number" && height <= 6;
}

function isThin(length: unknown): boolean {
  return typeof length === "number" && length <= 3;
}

/** Size in units up to which a drawing is a sign, such as a star that is full or empty. */
const small = 32;

/** A drawing in a look where lines replace fills. */
export function drawingWithoutFill({ shapes, viewBox, paint }: ShapeBox): readonly Shape[] {
  // Without its transparency, the area of a series would hide what is behind it; its line is enough.
  const isVeil = paint?.opacity !== undefined && paint.opacity < 0.5;
  const isSign = viewBox.width <= small && viewBox.height <= small;
  return (isVeil ? shapes.filter((shape) => hasLine(shape) || !isSeries(shape)) : shapes).map(
    (shape) => (isSign && isFull(shape) ? fullSign(shape) : figureWithoutFill(shape)),
  );
}

function hasLine({ stroke }: Shape): boolean {
  return stroke !== undefined;
}

function isSeries(shape: Shape): boolean {
  return "fill" in shape && shape.fill !== undefined && dashOf(shape.fill) !== undefined;
}

/** A sign on a solid disc is on paper, since the disc becomes a line. */
function fullSign(shape: Shape): Shape {
  if (!("fill" in shape) || shape.fill === undefined || "hex" in shape.fill) return shape;
  return onFill.test(shape.fill.token) ? { ...shape, fill: ink } : shape;
}

function isFull(shape: Shape): boolean {
  if (!("fill" in shape) || shape.fill === undefined) return false;
  if (dashOf(shape.fill) !== undefined) return false;
  return !isGray(shape.fill) && weightOf(shape.fill) === "strong";
}

/** The lines of chart series are dashed, each in its own way. */
function figureWithoutFill(shape: Shape): Shape {
  if (shape.figure === "line") return { ...shape, stroke: dashed(shape.stroke) };
  const { fill, stroke } = shape;
  if (fill === undefined) return stroke ? { ...shape, stroke: dashed(stroke) } : shape;
  const weight = weightOf(fill);
  if (weight === "paper") return shape;
  // A paper-colored line separates a fill from what is behind it.
  const isSeenLine = stroke !== undefined && weightOf(stroke.color) === "strong";
  const own = { color: weight === "soft" ? line : ink, width: 1.5 };
  const around = isSeenLine || (stroke && weight === "soft") ? stroke : own;
  return { ...shape, fill: paper, stroke: dashed(around) };
}

const dashes: readonly (readonly number[])[] = [
  [],
  [5, 4],
  [1, 4],
  [6, 4, 1, 4],
  [2.5, 2.5],
  [9, 4],
];

/** The dashes of the series with a color: empty for the first one, undefined for other colors. */
function dashOf(color: Color): readonly number[] | undefined {
  const series = "token" in color ? color.series : undefined;
  return series === undefined ? undefined : dashes[series % dashes.length];
}

function dashed(stroke: Stroke): Stroke {
  const dash = dashOf(stroke.color);
  const isBand = stroke.width > 4 || weightOf(stroke.color) === "soft";
  const color = "token" in stroke.color ? lineOf(stroke.color) : ink;
  // A line as wide as a street is drawn along its middle.
  const drawn = isBand ? { ...stroke, width: 1, color: line } : { ...stroke, color };
  return dash === undefined || dash.length === 0 ? drawn : { ...drawn, dash };
}

/** All lines of series are equally dark; their dashes distinguish them. */
function lineOf(color: Extract<Color, { token: string }>): Color {
  return color.token.startsWith("series") ? { ...ink, ...color, token: "ink" } : color;
}
