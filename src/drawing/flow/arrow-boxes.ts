/** Turns routes into boxes: a line with round corners and a head, and a label on the background of the canvas. */
import type { Box, Shape, Stroke } from "../../model/box/box.js";
import { column, edgesOf, shape, text, token } from "../../model/box/build.js";
import type { ArrowPlan } from "../../model/box/canvas-plan.js";
import { at, length, roundedPath, towards } from "../../model/box/rounded-path.js";
import type { Point } from "./area.js";

/** px around the corners of a route that its head and line need. */
export const arrowMargin = 6;

const radius = 8;
const head = { length: 9, half: 4.5 };

/** The line of a route, with `arrowMargin` around it. */
export function arrowBox(points: readonly Point[], name: string, plan: ArrowPlan, id: string): Box {
  const left =
    points.map(({ x }) => x).reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY) -
    arrowMargin;
  const top =
    points.map(({ y }) => y).reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY) -
    arrowMargin;
  const width =
    points.map(({ x }) => x).reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY) +
    arrowMargin -
    left;
  const height =
    points.map(({ y }) => y).reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY) +
    arrowMargin -
    top;
  const own = points.map(({ x, y }) => ({ x: x - left, y: y - top }));
  const color = token(plan.isDanger ? "dangerLine" : "inkMuted");
  const stroke: Stroke = {
    color,
    width: 1.5,
    ...(plan.style === "dashed" && { dash: [5, 4] }),
  };
  const [end, before] = [own.at(-1)!, own.at(-2)!];
  const shapes: Shape[] = [
    { figure: "path", d: roundedPath(own, radius, head.length - 1), stroke },
    { figure: "path", d: headPath(before, end), fill: color },
    { figure: "ellipse", cx: own[0]!.x, cy: own[0]!.y, rx: 3, ry: 3, fill: color },
  ];
  return shape(
    { width, height },
    shapes,
    {},
    {
      decorative: false,
      role: "img",
      name,
      attributes: { "data-arrow": id },
    },
  );
}

/** The label of an arrow. */
export function labelBox(words: string, { isDanger }: ArrowPlan): Box {
  const line = text(words, {
    size: 12,
    weight: 500,
    lineHeight: 16 / 12,
    color: token(isDanger ? "dangerText" : "inkMuted"),
    wrapping: "nowrap",
  });
  return column({ padding: edgesOf(1, 6), alignSelf: "start" }, [line], {
    paint: { background: token("canvas"), radius: 4 },
    decorative: true,
  });
}

function headPath(before: Point, end: Point): string {
  const base = towards(end, before, head.length);
  const whole = length(before, end);
  const across = {
    x: ((end.y - before.y) / whole) * head.half,
    y: ((before.x - end.x) / whole) * head.half,
  };
  return `M${at(end)}L${at({ x: base.x + across.x, y: base.y + across.y })}L${at({ x: base.x - across.x, y: base.y - across.y })}Z`;
}
