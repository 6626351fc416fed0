/** Writes icons and shapes as inline `svg` elements whose colors follow the theme. */
import { ICON_BOX, ICON_STROKE, iconShapes } from "../../base/icons/icon-shapes.js";
import { type Attributes, xmlElement } from "../../base/markup/element.js";
import type { IconBox, Shape, ShapeBox, Stroke } from "../../model/box/box.js";
import type { Colors } from "./css-value.js";

/** Attributes and content of the `svg` element of an icon; a dashed ring for an unknown name. */
export function iconMarkup(box: IconBox): { attributes: Attributes; content: string } {
  const shapes = iconShapes(box.icon);
  const content =
    shapes === undefined
      ? xmlElement("circle", { cx: 12, cy: 12, r: 9, "stroke-dasharray": "3 3.28" })
      : shapes.map(({ tag, attributes }) => xmlElement(tag, attributes)).join("");
  const attributes = {
    viewBox: `0 0 ${ICON_BOX} ${ICON_BOX}`,
    fill: "none",
    stroke: "currentColor",
    "stroke-width": ICON_STROKE,
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
  };
  return { attributes, content };
}

/** Attributes and content of the `svg` element of a shape box. */
export function shapeMarkup(
  box: ShapeBox,
  colors: Colors,
): { attributes: Attributes; content: string } {
  const isStretched = box.fit === "stretch";
  const attributes = {
    viewBox: `0 0 ${box.viewBox.width} ${box.viewBox.height}`,
    preserveAspectRatio: isStretched ? "none" : undefined,
  };
  return {
    attributes,
    content: box.shapes.map((shape) => figure(shape, colors, isStretched)).join(""),
  };
}

function figure(shape: Shape, colors: Colors, isStretched: boolean): string {
  const style = [`fill:${"fill" in shape && shape.fill ? colors.css(shape.fill) : "none"}`];
  if (shape.stroke) style.push(`stroke:${colors.css(shape.stroke.color)}`);
  const paint = {
    ...(shape.stroke && strokeAttributes(shape.stroke)),
    ...(shape.stroke && isStretched && { "vector-effect": "non-scaling-stroke" }),
    style: style.join(";"),
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

function strokeAttributes({ width, dash, cap }: Stroke): Attributes {
  return {
    "stroke-width": width,
    "stroke-dasharray": dash?.join(" "),
    "stroke-linecap": cap === "round" ? "round" : undefined,
    "stroke-linejoin": cap === "round" ? "round" : undefined,
  };
}
