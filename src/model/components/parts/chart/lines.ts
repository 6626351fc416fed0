/** Draws the lines, areas and points of a chart. */
import { area, type CurveFactory, curveLinear, curveMonotoneX, line } from "d3-shape";
import type { Box } from "../../../box/box.js";
import { shape } from "../../../box/build.js";
import type { Color, Style } from "../../../box/style.js";
import { type ChartSpec, seriesColor } from "./chart-spec.js";
import { dot, figure, hung, share } from "./hang.js";
import type { ChartLayer, Reach } from "./layers.js";
import type { ValueScale } from "./value-scale.js";

/** Coordinates of a plot, which is stretched to its actual size. */
const plane = { width: 1000, height: 500 };

/** The position of a value, in percent from the left and the top. */
interface Spot {
  left: number;
  top: number;
  base: number;
  reach: Reach;
  at: number;
}

/**
 * The lines of a chart, with the areas below them and the labels of their values.
 * @param lefts returns the horizontal position of a value in percent, by its index
 * @param written the text of a value; undefined if it has none
 */
export function lines(
  layers: readonly ChartLayer[],
  scale: ValueScale,
  spec: ChartSpec,
  ink: Color,
  lefts: (reach: Reach, at: number) => number,
  written: (reach: Reach, at: number) => string | undefined,
): Box[] {
  const { kind } = spec;
  const areas: Box[] = [];
  const strokes: Box[] = [];
  const marks: Box[] = [];
  for (const [position, { series, reaches }] of layers.entries()) {
    const color = seriesColor(position);
    const spots = reaches.map(
      (reach, at): Spot | undefined =>
        reach && {
          left: lefts(reach, at),
          top: 100 - scale.at(reach.to),
          base: 100 - scale.at(reach.from),
          reach,
          at,
        },
    );
    if (kind !== "scatter") {
      const curve: CurveFactory = spec.smooth ? curveMonotoneX : curveLinear;
      if (kind === "area") areas.push(areaOf(spots, curve, color, spec.stacked));
      strokes.push(lineOf(spots, curve, color, series.dashed));
    }
    for (const spot of spots) {
      if (spot === undefined) continue;
      const words = written(spot.reach, spot.at);
      const isAlone = spots[spot.at - 1] === undefined && spots[spot.at + 1] === undefined;
      const isEnd = kind === "sparkline" && spot.at === reaches.length - 1;
      if (kind === "scatter") marks.push(dot(spot.left, spot.top, 8, color, 0.8));
      else if (isAlone || isEnd || words !== undefined)
        marks.push(dot(spot.left, spot.top, 6, color));
      if (words !== undefined) {
        const at = { left: share(spot.left), top: share(spot.top) };
        marks.push(hung(figure(words, ink), at, "end", { top: -6 }, sideOf(spot)));
      }
    }
  }
  return [...areas, ...strokes, ...marks];
}

/** The side of a label that is at its point: labels at the edges stay inside the plot. */
function sideOf({ left }: Spot): "start" | "center" | "end" {
  if (left <= 0) return "start";
  return left >= 100 ? "end" : "center";
}

const whole: Style = {
  position: "absolute",
  inset: { left: 0, top: 0 },
  width: { percent: 100 },
  height: { percent: 100 },
};

function lineOf(
  spots: readonly (Spot | undefined)[],
  curve: CurveFactory,
  color: Color,
  dashed: boolean,
): Box {
  const draw = line<Spot | undefined>()
    .defined((spot) => spot !== undefined)
    .x((spot) => across(spot!.left))
    .y((spot) => down(spot!.top))
    .digits(1)
    .curve(curve);
  const stroke = { color, width: 2, cap: "round", ...(dashed && { dash: [6, 5] }) } as const;
  const d = draw([...spots]) ?? "";
  return shape(plane, [{ figure: "path", d, stroke }], whole, { fit: "stretch" });
}

function areaOf(
  spots: readonly (Spot | undefined)[],
  curve: CurveFactory,
  color: Color,
  stacked: boolean,
): Box {
  const draw = area<Spot | undefined>()
    .defined((spot) => spot !== undefined)
    .x((spot) => across(spot!.left))
    .y0((spot) => down(spot!.base))
    .y1((spot) => down(spot!.top))
    .digits(1)
    .curve(curve);
  const d = draw([...spots]) ?? "";
  return shape(plane, [{ figure: "path", d, fill: color }], whole, {
    fit: "stretch",
    paint: { opacity: stacked ? 0.35 : 0.15 },
  });
}

function across(left: number): number {
  return (left / 100) * plane.width;
}

function down(top: number): number {
  return (top / 100) * plane.height;
}
