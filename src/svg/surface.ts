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
  edgesOf,
  inset,
  type Outline,
  outlineOf,
  outlinePath,
  paddingPath,
  rectElement,
} from "./outline.js";
import { shadowSteps } from "./shadow.js";

/** px between two lines of a hatching. */
export const hatchDistance = 8;

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
    // Neighbors of one color, as the cells of a row, meet without a seam.
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

/** Whether there is any border. */
export function hasWidth({ top, right, bottom, left }: Edges): boolean {
  return top > 0 || right > 0 || bottom > 0 || left > 0;
}

/** Whether all borders are as wide. */
export function isUniform({ top, right, bottom, left }: Edges): boolean {
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
  const dashed =
    borderStyle === "dashed" ? ` stroke-dasharray="${dashOf(width)} ${dashOf(width)}"` : "";
  return rectElement(middle, fill + strokeMarkup(borderColor!, theme) + thick + dashed);
}

/** Length in px of the dashes of a line, and of what is between them. */
export function dashOf(width: number): number {
  return Math.max(3, 2 * width);
}

function unevenBorder(frame: Frame, outline: Outline, borders: Edges, theme: Theme): string {
  const { borderColor, borderStyle } = frame.box.paint!;
  if (borderStyle === "dashed")
    return dashedEdges(outline, borders, strokeMarkup(borderColor!, theme));
  if (outline.radius > 0) {
    const d = outlinePath(outline) + paddingPath(outline, borders);
    return `<path d="${d}" fill-rule="evenodd"${fillMarkup(borderColor, theme)}/>`;
  }
  const fill = fillMarkup(borderColor, theme);
  let figures = "";
  for (const edge of edgesOf(outline, borders)) figures += rectElement(edge, fill);
  return figures;
}

function dashedEdges(outline: Outline, borders: Edges, stroke: string): string {
  const { x, y, width, height } = outline;
  const { top, right, bottom, left } = borders;
  const line = (thick: number, d: string) =>
    thick > 0
      ? `<path d="${d}"${stroke} stroke-width="${thick}" stroke-dasharray="${dashOf(thick)} ${dashOf(thick)}"/>`
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

function shadows(outline: Outline, layers: readonly Shadow[]): string {
  let figures = "";
  for (const { outline: grown, color, opacity } of shadowSteps(outline, layers)) {
    figures += rectElement(grown, ` fill="${color}" fill-opacity="${opacity}"`);
  }
  return figures;
}
