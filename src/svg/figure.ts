/** Turns icons and shapes into figures scaled to their frame. */
import type { IconBox, Shape, ShapeBox, Stroke } from "../box/box.js";
import { ICON_BOX, ICON_STROKE, iconShapes } from "../icons/icon-shapes.js";
import type { Frame } from "../layout/frame.js";
import { type Attributes, xmlElement } from "../markup/element.js";
import type { Theme } from "../theme/tokens.js";
import { fillOf, strokeOf, svgColor } from "./color.js";
import { type Placement, placementIn } from "./fit.js";
import { rounded } from "./number.js";
import { stretched } from "./stretched.js";

/** The figures of an icon; a dashed ring for a name that no icon has. */
export function paintIcon(frame: Frame, box: IconBox, theme: Theme): string {
  const { color, opacity } = svgColor(box.color, theme);
  const shapes = iconShapes(box.icon);
  const group: Attributes = {
    transform: transformOf(placementIn(frame, { width: ICON_BOX, height: ICON_BOX })),
    fill: "none",
    stroke: color,
    "stroke-opacity": opacity,
    "stroke-width": ICON_STROKE,
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
  };
  if (shapes === undefined) {
    const ring = { cx: 12, cy: 12, r: 9, "stroke-dasharray": "3 3.28" };
    return xmlElement("g", group, xmlElement("circle", ring));
  }
  const figures = shapes.map(({ tag, attributes }) =>
    xmlElement(tag, attributes.fill === undefined ? attributes : { ...attributes, fill: color }),
  );
  return xmlElement("g", group, figures.join(""));
}

/** The figures of a shape box. */
export function paintShape(frame: Frame, box: ShapeBox, theme: Theme): string {
  const { viewBox } = box;
  if (viewBox.width <= 0 || viewBox.height <= 0) return "";
  const placement = placementIn(frame, viewBox, box.fit);
  const { scaleX, scaleY } = placement;
  const isStretched = box.fit === "stretch";
  const transform = transformOf(isStretched ? { ...placement, scaleX: 1, scaleY: 1 } : placement);
  const figures = box.shapes.map((shape) =>
    figureOf(isStretched ? stretched(shape, scaleX, scaleY) : shape, theme),
  );
  return xmlElement("g", { transform }, figures.join(""));
}

function transformOf({ x, y, scaleX, scaleY }: Placement): string {
  const move = `translate(${rounded(x)} ${rounded(y)})`;
  if (scaleX === 1 && scaleY === 1) return move;
  const factor = (scale: number) => Math.round(scale * 10000) / 10000;
  const scale = scaleX === scaleY ? factor(scaleX) : `${factor(scaleX)} ${factor(scaleY)}`;
  return `${move} scale(${scale})`;
}

function figureOf(shape: Shape, theme: Theme): string {
  const paint = {
    ...fillOf("fill" in shape ? shape.fill : undefined, theme),
    ...(shape.stroke && strokeAttributes(shape.stroke, theme)),
  };
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

function strokeAttributes({ color, width, dash, cap }: Stroke, theme: Theme) {
  return {
    ...strokeOf(color, theme),
    "stroke-width": width,
    "stroke-dasharray": dash?.join(" "),
    "stroke-linecap": cap === "round" ? "round" : undefined,
    "stroke-linejoin": cap === "round" ? "round" : undefined,
  };
}
