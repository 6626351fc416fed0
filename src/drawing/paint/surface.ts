/** Turns the paint of a frame into shapes: shadow, background, hatching and border. */
import type { Theme } from "../../base/theme/tokens.js";
import { edges } from "../../model/box/build.js";
import type { Edges, Paint } from "../../model/box/style.js";
import type { Frame } from "../layout/frame.js";
import { inkOf, noInk } from "./ink.js";
import {
  bordersOf,
  edgesOf,
  inset,
  type Outline,
  outlineOf,
  outlinePath,
  paddingPath,
} from "./outline.js";
import { paintShadow } from "./shadow.js";
import type { Line, Shapes } from "./shapes.js";

/** Draws everything of a frame except its content. */
export function paintSurface(frame: Frame, paint: Paint, theme: Theme, shapes: Shapes): void {
  const outline = outlineOf(frame);
  const borders = bordersOf(frame);
  const { edge } = paint;
  paintGround(outline, borders, paint, theme, shapes);
  if (edge !== undefined) paintInnerLine(outline, edge, theme, shapes);
}

/** A line inside an outline. */
export function paintInnerLine(
  outline: Outline,
  { color, width, dash }: NonNullable<Paint["edge"]>,
  theme: Theme,
  shapes: Shapes,
): void {
  const line: Line = { ink: inkOf(color, theme), width, dash };
  shapes.rect(inset(outline, edges(width / 2)), undefined, line);
}

function paintGround(
  outline: Outline,
  borders: Edges,
  paint: Paint,
  theme: Theme,
  shapes: Shapes,
): void {
  const { background, hatch, shadow, borderColor } = paint;
  const hasBorder = borderColor !== undefined && hasWidth(borders);
  const isEven = hasBorder && isUniform(borders);
  if (shadow !== undefined) paintShadow(outline, theme.shadows[shadow], shapes);
  const fill = background === undefined ? undefined : inkOf(background, theme);
  if (isEven && hatch === undefined) {
    evenBox(outline, borders, paint, theme, shapes, fill !== undefined);
    return;
  }
  // Adjacent areas of the same color, such as cells of a row, meet without a seam.
  if (fill !== undefined) shapes.rect(outline, fill, undefined, outline.radius === 0);
  if (hatch !== undefined) shapes.hatching(outline, inkOf(hatch, theme), paint.hatchForm);
  if (!hasBorder) return;
  if (isEven) evenBox(outline, borders, paint, theme, shapes, false);
  else unevenBorder(outline, borders, paint, theme, shapes);
}

/**
 * The lighter top edge of a raised frame; omitted if it would not differ, or drawn as nothing if all themes need the
 * same shapes: over the border, it would make the ends of the edge slightly darker.
 */
export function paintEdge(
  frame: Frame,
  { edgeColor, borderColor }: Paint,
  theme: Theme,
  shapes: Shapes,
  isJoined: boolean,
): void {
  const { top } = bordersOf(frame);
  if (edgeColor === undefined || borderColor === undefined || top <= 0) return;
  const own = inkOf(edgeColor, theme);
  const isAlike = own.color === inkOf(borderColor, theme).color;
  if (isAlike && !isJoined) return;
  const ink = isAlike ? noInk : own;
  const { x, y, width, radius } = outlineOf(frame);
  if (width <= 2 * radius) return;
  shapes.line(x + radius, y + top / 2, width - 2 * radius, false, { ink, width: top });
}

/** Whether there is any border. */
function hasWidth({ top, right, bottom, left }: Edges): boolean {
  return top > 0 || right > 0 || bottom > 0 || left > 0;
}

/** Whether all borders have the same width. */
function isUniform({ top, right, bottom, left }: Edges): boolean {
  return top === right && top === bottom && top === left;
}

/** The border, and the background if it is filled, as one figure. */
function evenBox(
  outline: Outline,
  borders: Edges,
  { background, borderColor, borderStyle }: Paint,
  theme: Theme,
  shapes: Shapes,
  isFilled: boolean,
): void {
  const width = borders.top;
  const line: Line = { ink: inkOf(borderColor!, theme), width };
  if (borderStyle === "dashed") line.dash = dashesOf(width);
  const fill = isFilled ? inkOf(background!, theme) : undefined;
  shapes.rect(inset(outline, edges(width / 2)), fill, line);
}

/** Lengths in px of the dashes of a line and the gaps between them. */
function dashesOf(width: number): readonly number[] {
  const length = Math.max(3, 2 * width);
  return [length, length];
}

function unevenBorder(
  outline: Outline,
  borders: Edges,
  { borderColor, borderStyle }: Paint,
  theme: Theme,
  shapes: Shapes,
): void {
  const ink = inkOf(borderColor!, theme);
  if (borderStyle === "dashed") {
    dashedEdges(outline, borders, shapes, (width) => ({ ink, width, dash: dashesOf(width) }));
  } else if (outline.radius > 0 && shapes.sides !== undefined) {
    shapes.sides(outline, borders, ink);
  } else if (outline.radius > 0) {
    shapes.path(outlinePath(outline) + paddingPath(outline, borders), ink, undefined, true);
  } else {
    for (const edge of edgesOf(outline, borders)) shapes.rect(edge, ink);
  }
}

function dashedEdges(
  { x, y, width, height }: Outline,
  { top, right, bottom, left }: Edges,
  shapes: Shapes,
  lineOf: (width: number) => Line,
): void {
  if (top > 0) shapes.line(x, y + top / 2, width, false, lineOf(top));
  if (right > 0) shapes.line(x + width - right / 2, y, height, true, lineOf(right));
  if (bottom > 0) shapes.line(x, y + height - bottom / 2, width, false, lineOf(bottom));
  if (left > 0) shapes.line(x + left / 2, y, height, true, lineOf(left));
}
