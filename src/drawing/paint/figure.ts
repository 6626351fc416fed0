/** Turns icons and drawings into shapes scaled to their frame. */
import { ICON_BOX, type IconShape, iconShapes } from "../../base/icons/icon-shapes.js";
import type { Theme } from "../../base/theme/tokens.js";
import type { IconBox, Shape, ShapeBox } from "../../model/box/box.js";
import type { Frame } from "../layout/frame.js";
import { placementIn } from "./fit.js";
import { inkOf } from "./ink.js";
import type { Line, Shapes } from "./shapes.js";
import { stretched } from "./stretched.js";

/** Drawn for unknown icon names: a dashed ring. */
const unknownIcon: readonly IconShape[] = [
  { tag: "circle", attributes: { cx: "12", cy: "12", r: "9", "stroke-dasharray": "3 3.28" } },
];

/** An icon. */
export function paintIcon(frame: Frame, box: IconBox, theme: Theme, shapes: Shapes): void {
  const placement = placementIn(frame, { width: ICON_BOX, height: ICON_BOX });
  shapes.icon(iconShapes(box.icon) ?? unknownIcon, placement, inkOf(box.color, theme));
}

/** The figures of a drawing. */
export function paintDrawing(frame: Frame, box: ShapeBox, theme: Theme, shapes: Shapes): void {
  const { viewBox, fit } = box;
  if (viewBox.width <= 0 || viewBox.height <= 0 || box.shapes.length === 0) return;
  const placement = placementIn(frame, viewBox, fit);
  const { scaleX, scaleY } = placement;
  const isStretched = fit === "stretch";
  shapes.enterDrawing(isStretched ? { ...placement, scaleX: 1, scaleY: 1 } : placement);
  for (const each of box.shapes) {
    const shape = isStretched ? stretched(each, scaleX, scaleY) : each;
    shapes.figure(shape, fillOf(shape, theme), lineOf(shape, theme));
  }
  shapes.leaveDrawing();
}

function fillOf(shape: Shape, theme: Theme) {
  return "fill" in shape && shape.fill !== undefined ? inkOf(shape.fill, theme) : undefined;
}

function lineOf({ stroke }: Shape, theme: Theme): Line | undefined {
  if (stroke === undefined) return undefined;
  const { color, width, dash, cap } = stroke;
  return { ink: inkOf(color, theme), width, dash, cap };
}
