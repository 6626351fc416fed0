/** Draws the slices of a pie or a ring. */
import { sum } from "d3-array";
import { pathRound } from "d3-path";
import { arc, pie } from "d3-shape";
import type { Box } from "../../../box/box.js";
import { column, grid, shape, text } from "../../../box/build.js";
import type { Color, Style } from "../../../box/style.js";
import { roughWidth } from "../natural-width.js";
import type { ChartData, Point } from "./chart-data.js";
import { type ChartSpec, seriesColor } from "./chart-spec.js";

/** A share of a whole. */
export interface Slice {
  label: string;
  point: Point;
  /** Not negative. */
  amount: number;
  color: Color;
}

/** The slices of a chart: its values, or its series if there are several. */
export function slicesOf({ series, labels }: ChartData): Slice[] {
  const isOne = series.length === 1;
  const points: readonly Point[] = isOne
    ? series[0]!.points
    : series.map(({ points: all }) =>
        all.length === 1 ? all[0]! : { amount: sum(all, ({ amount }) => amount ?? 0) },
      );
  return points.map((point, at) => ({
    label: (isOne ? labels[at] : series[at]!.label) ?? "",
    point,
    amount: Math.max(0, point.amount ?? 0),
    color: seriesColor(at),
  }));
}

/** Minimum and maximum size of a disc or ring in px. */
export const least = 24;
export const most = 320;

/** Size in px down to which a ring gives way to its legend, and to what is beside its chart. */
const leastBeside = 96;

/** Diameter of the hole of a ring, in parts of its own. */
const hole = 0.64;

/** Sizes in px of the total in a ring. */
const letterSizes = { usual: 20, small: 14 };

/** Whether a total has room in a ring of a size in px, at least in small letters. */
export function fitsRing(total: string, px: number): boolean {
  return roughWidth(total, letterSizes.small) <= px * hole;
}

/** The size of the drawing in its own coordinates. */
const size = 200;

/**
 * The disc or ring.
 * @param px its size; undefined if it takes the remaining height, up to `most`
 * @param roughly its approximate size if it takes the remaining height
 * @param total the text in the middle of a ring
 * @param givesWay whether it is smaller where its row is full
 */
export function sliceDrawing(
  slices: readonly Slice[],
  { kind }: Pick<ChartSpec, "kind">,
  px: number | undefined,
  roughly: number,
  total: string | undefined,
  ink: Color,
  givesWay = false,
): Box {
  const outer = size / 2;
  const inner = kind === "donut" ? outer * hole : 0;
  const parts = pie<Slice>()
    .sort(null)
    .value(({ amount }) => amount)(slices.filter(({ amount }) => amount > 0));
  const padAngle = parts.length > 1 ? 0.02 : 0;
  const draw = arc<(typeof parts)[number]>()
    .innerRadius(inner)
    .outerRadius(outer)
    .cornerRadius(inner > 0 ? 2 : 0)
    .padAngle(padAngle);
  const figures = parts.map((part) => {
    const { path, context } = middlePath(outer);
    draw.context(context)(part);
    return { figure: "path", d: path.toString(), fill: part.data.color } as const;
  });
  const fills: Style = { grow: 1, basis: 0, minHeight: least, maxHeight: most };
  const whole: Style = { width: { percent: 100 }, height: { percent: 100 } };
  // In a narrower box, the drawing is in the middle, as large as fits.
  const width = px === undefined || givesWay ? { percent: 100 } : px;
  const own: Style = px === undefined ? { ...fills, width } : { width, height: px };
  const hasTotal = total !== undefined && kind !== "pie";
  const ring = shape({ width: size, height: size }, figures, hasTotal && !px ? whole : own);
  const given = px ?? roughly;
  const isTight = given < 120 || roughWidth(total ?? "", letterSizes.usual) > given * hole;
  const letters = isTight ? letterSizes.small : letterSizes.usual;
  const needs = hasTotal ? roughWidth(total, letters) / hole : 0;
  const yielding: Style = {
    columns: [{ kind: "upTo", value: px ?? most }],
    minWidth: Math.min(px ?? most, Math.max(leastBeside, needs)),
  };
  if (!hasTotal) return givesWay ? grid(yielding, [ring]) : ring;
  const words = text(total, {
    size: letters,
    weight: 600,
    lineHeight: 1.2,
    color: ink,
    align: "center",
  });
  const line: Style = px === undefined ? {} : { maxWidth: { percent: 60 } };
  const middle = column({ justify: "center", align: "center" }, [{ ...words, style: line }]);
  const columns: Style =
    px === undefined
      ? { columns: [{ kind: "flexible", value: 1 }], ...fills }
      : { columns: [{ kind: "px", value: px }], shrink: 0 };
  return grid({ layered: true, ...(givesWay ? yielding : columns) }, [ring, middle]);
}

/** A path relative to the middle of the drawing instead of the origin. */
function middlePath(by: number) {
  const path = pathRound(1);
  return {
    path,
    context: {
      moveTo: (x: number, y: number) => path.moveTo(x + by, y + by),
      lineTo: (x: number, y: number) => path.lineTo(x + by, y + by),
      arc: (x: number, y: number, r: number, from: number, to: number, back?: boolean) =>
        path.arc(x + by, y + by, r, from, to, back),
      closePath: () => path.closePath(),
    } as unknown as CanvasRenderingContext2D,
  };
}
