/** Turns the paint of a frame into figures: shadow, background, hatching and border. */
import { edges } from "../box/build.js";
import type { Edges } from "../box/style.js";
import type { Frame } from "../layout/frame.js";
import { xmlElement } from "../markup/element.js";
import type { Shadow, Theme } from "../theme/tokens.js";
import { fillMarkup, strokeMarkup, svgColor } from "./color.js";
import type { Definitions } from "./definitions.js";
import { rounded } from "./number.js";
import {
  bordersOf,
  inset,
  type Outline,
  outlineOf,
  outlinePath,
  paddingPath,
  rectElement,
} from "./outline.js";

/** px between two lines of a hatching. */
const hatchDistance = 8;

/** Figures for everything of a frame but its content. */
export function paintSurface(frame: Frame, theme: Theme, definitions: Definitions): string {
  const { paint } = frame.box;
  if (paint === undefined) return "";
  const outline = outlineOf(frame);
  const borders = bordersOf(frame);
  const hasBorder = paint.borderColor !== undefined && hasWidth(borders);
  const isEven = hasBorder && isUniform(borders);
  let figures = "";
  if (paint.shadow !== undefined) figures += shadows(outline, theme.shadows[paint.shadow]);
  if (isEven && paint.hatch === undefined) return figures + evenBox(frame, outline, borders, theme);
  if (paint.background !== undefined) {
    // Neighbours of one colour, as the cells of a row, meet without a seam.
    const crisp = outline.radius === 0 ? ' shape-rendering="crispEdges"' : "";
    figures += rectElement(outline, fillMarkup(paint.background, theme) + crisp);
  }
  if (paint.hatch !== undefined) {
    const { color, opacity } = svgColor(paint.hatch, theme);
    const fill = hatching(color, opacity, definitions);
    figures += rectElement(outline, ` fill="${fill}"`);
  }
  if (!hasBorder) return figures;
  return (
    figures +
    (isEven
      ? evenBox(frame, outline, borders, theme, true)
      : unevenBorder(frame, outline, borders, theme))
  );
}

function hasWidth({ top, right, bottom, left }: Edges): boolean {
  return top > 0 || right > 0 || bottom > 0 || left > 0;
}

function isUniform({ top, right, bottom, left }: Edges): boolean {
  return top === right && top === bottom && top === left;
}

/** Background and border in one figure. */
function evenBox(
  frame: Frame,
  outline: Outline,
  borders: Edges,
  theme: Theme,
  hollow = false,
): string {
  const { background, borderColor, borderStyle } = frame.box.paint!;
  const width = borders.top;
  const middle = inset(outline, edges(width / 2));
  const fill = fillMarkup(hollow ? undefined : background, theme);
  const thick = width === 1 ? "" : ` stroke-width="${width}"`;
  const dashed = borderStyle === "dashed" ? ` stroke-dasharray="${dashes(width)}"` : "";
  return rectElement(middle, fill + strokeMarkup(borderColor!, theme) + thick + dashed);
}

function dashes(width: number): string {
  return `${Math.max(3, 2 * width)} ${Math.max(3, 2 * width)}`;
}

function unevenBorder(frame: Frame, outline: Outline, borders: Edges, theme: Theme): string {
  const { borderColor, borderStyle } = frame.box.paint!;
  if (borderStyle === "dashed")
    return dashedEdges(outline, borders, strokeMarkup(borderColor!, theme));
  if (outline.radius > 0) {
    const d = outlinePath(outline) + paddingPath(outline, borders);
    return `<path d="${d}" fill-rule="evenodd"${fillMarkup(borderColor, theme)}/>`;
  }
  const { x, y, width, height } = outline;
  const fill = fillMarkup(borderColor, theme);
  const edge = (at: Omit<Outline, "radius">) =>
    at.width > 0 && at.height > 0 ? rectElement({ ...at, radius: 0 }, fill) : "";
  const { top, right, bottom, left } = borders;
  const between = height - top - bottom;
  return (
    edge({ x, y, width, height: top }) +
    edge({ x, y: y + height - bottom, width, height: bottom }) +
    edge({ x, y: y + top, width: left, height: between }) +
    edge({ x: x + width - right, y: y + top, width: right, height: between })
  );
}

function dashedEdges(outline: Outline, borders: Edges, stroke: string): string {
  const { x, y, width, height } = outline;
  const { top, right, bottom, left } = borders;
  const line = (thick: number, d: string) =>
    thick > 0
      ? `<path d="${d}"${stroke} stroke-width="${thick}" stroke-dasharray="${dashes(thick)}"/>`
      : "";
  return (
    line(top, `M${rounded(x)} ${rounded(y + top / 2)}h${rounded(width)}`) +
    line(right, `M${rounded(x + width - right / 2)} ${rounded(y)}v${rounded(height)}`) +
    line(bottom, `M${rounded(x)} ${rounded(y + height - bottom / 2)}h${rounded(width)}`) +
    line(left, `M${rounded(x + left / 2)} ${rounded(y)}v${rounded(height)}`)
  );
}

function hatching(color: string, opacity: number | undefined, definitions: Definitions): string {
  const size = { width: hatchDistance, height: hatchDistance };
  const attributes = {
    patternUnits: "userSpaceOnUse",
    patternTransform: "rotate(45)",
    ...size,
  };
  const line = { width: 1, height: hatchDistance, fill: color, "fill-opacity": opacity };
  return definitions.add("pattern", attributes, xmlElement("rect", line));
}

/** A soft shadow as a few rectangles that grow and fade: every renderer draws them alike. */
function shadows(outline: Outline, layers: readonly Shadow[]): string {
  return layers
    .toReversed()
    .map((layer) => softRect(outline, layer))
    .join("");
}

function softRect(outline: Outline, { x, y, blur, spread, color, opacity }: Shadow): string {
  const steps = Math.max(2, Math.min(14, Math.round(blur / 3)));
  const each = rounded(1 - (1 - opacity) ** (1 / steps)) || 0.01;
  const paint = ` fill="${color}" fill-opacity="${each}"`;
  let figures = "";
  for (let step = 0; step < steps; step++) {
    const outwards = spread + blur / 2 - (blur * step) / (steps - 1);
    const grown = {
      x: outline.x + x - outwards,
      y: outline.y + y - outwards,
      width: outline.width + 2 * outwards,
      height: outline.height + 2 * outwards,
      radius: Math.max(0, outline.radius + outwards),
    };
    if (grown.width <= 0 || grown.height <= 0) continue;
    figures += rectElement(grown, paint);
  }
  return figures;
}
