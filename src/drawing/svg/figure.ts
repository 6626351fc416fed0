/** Writes icons and figures of drawings as elements. */
import { ICON_STROKE, type IconShape } from "../../base/icons/icon-shapes.js";
import { type Attributes, xmlElement } from "../../base/markup/element.js";
import type { Shape } from "../../model/box/box.js";
import type { Placement } from "../paint/fit.js";
import type { Ink } from "../paint/ink.js";
import { rounded } from "../paint/number.js";
import type { Line } from "../paint/shapes.js";
import { fillAttributes, lineAttributes } from "./ink-markup.js";

/** An icon. */
export function iconElement(
  shapes: readonly IconShape[],
  placement: Placement,
  { color, opacity }: Ink,
): string {
  const group: Attributes = {
    transform: transformOf(placement),
    fill: "none",
    stroke: color,
    "stroke-opacity": opacity,
    "stroke-width": ICON_STROKE,
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
  };
  let figures = "";
  for (const { tag, attributes } of shapes) {
    const isFilled = attributes.fill !== undefined;
    figures += xmlElement(tag, isFilled ? { ...attributes, fill: color } : attributes);
  }
  return xmlElement("g", group, figures);
}

/** A figure of a drawing. */
export function figureElement(shape: Shape, fill: Ink | undefined, line: Line | undefined): string {
  const paint = { ...fillAttributes(fill), ...(line && lineAttributes(line)) };
  switch (shape.figure) {
    case "line": {
      const { x1, y1, x2, y2 } = shape;
      return xmlElement("path", { d: `M${x1} ${y1}L${x2} ${y2}`, ...paint });
    }
    case "rect": {
      const { x, y, width, height, radius } = shape;
      return xmlElement("rect", { x, y, width, height, rx: radius, ...paint });
    }
    case "ellipse": {
      const { cx, cy, rx, ry } = shape;
      return xmlElement("ellipse", { cx, cy, rx, ry, ...paint });
    }
    case "path":
      return xmlElement("path", { d: shape.d, ...paint });
  }
}

/** A translation and a scale as the value of an attribute. */
export function transformOf({ x, y, scaleX, scaleY }: Placement): string {
  const move = `translate(${rounded(x)} ${rounded(y)})`;
  if (scaleX === 1 && scaleY === 1) return move;
  const factor = (scale: number) => Math.round(scale * 10000) / 10000;
  const scale = scaleX === scaleY ? factor(scaleX) : `${factor(scaleX)} ${factor(scaleY)}`;
  return `${move} scale(${scale})`;
}
