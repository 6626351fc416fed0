/** Hatches the fill of a chart series, to distinguish series in looks without hues. */
import type { Shape } from "../../model/box/box.js";
import { type Angle, type HatchForm, hatchings } from "../../model/box/hatching.js";
import type { Color } from "../../model/box/style.js";

/** The hatchings of series; the first is not hatched. */
const forms: readonly (HatchForm | undefined)[] = [
  undefined,
  "rising",
  "falling",
  "crossed",
  "level",
  "upright",
];

/** The hatching of the series with this color; undefined for the first series, and for other colors. */
export function hatchOf(color: Color): HatchForm | undefined {
  const series = "token" in color ? color.series : undefined;
  return series === undefined ? undefined : forms[series % forms.length];
}

/**
 * A figure as its outline and the lines in it.
 *
 * @param unit px per unit of its drawing
 * @returns undefined if the outline cannot be hatched
 */
export function hatchedFigure(
  shape: Shape,
  form: HatchForm,
  color: Color,
  unit: number,
): Shape[] | undefined {
  const outline = outlineOf(shape);
  if (outline === undefined || shape.figure === "line") return undefined;
  const { fill: _, ...bare } = shape;
  const { angles, distance } = hatchings[form];
  const d = angles.map((angle) => linesIn(outline, angle, distance / unit)).join("");
  return [
    { ...bare, stroke: { color, width: 1 / unit } },
    { figure: "path", d, stroke: { color, width: 1 / unit } },
  ];
}

type Point = readonly [x: number, y: number];

/** Number of points that approximate an arc. */
const steps = 48;

function outlineOf(shape: Shape): Point[] | undefined {
  if (shape.figure === "rect") {
    const { x, y, width, height } = shape;
    return [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ];
  }
  return shape.figure === "path" ? pathPoints(shape.d) : undefined;
}

/** The points of a path of lines and circular arcs; undefined for other paths. */
function pathPoints(d: string): Point[] | undefined {
  const points: Point[] = [];
  for (const [, letter = "", rest = ""] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
    const numbers = rest.match(/-?[\d.]+/g)?.map(Number) ?? [];
    const [x = 0, y = 0] = numbers.slice(-2);
    if (letter === "M" && points.length > 0) return undefined;
    if (letter === "A") addArc(points, numbers[0] ?? 0, numbers[3] === 1, numbers[4] === 1, [x, y]);
    else if (letter === "M" || letter === "L") points.push([x, y]);
    else if (letter !== "Z") return undefined;
  }
  return points.length > 2 ? points : undefined;
}

/** Adds a circular arc from the last point, as SVG defines it. */
function addArc(points: Point[], r: number, isLarge: boolean, isSweep: boolean, to: Point): void {
  const from = points.at(-1) ?? to;
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const chord = Math.hypot(dx, dy);
  if (chord === 0 || r === 0) return;
  const off = Math.sqrt(Math.max(0, r * r - (chord * chord) / 4)) * (isLarge === isSweep ? -1 : 1);
  const middle: Point = [
    (from[0] + to[0]) / 2 - (off * dy) / chord,
    (from[1] + to[1]) / 2 + (off * dx) / chord,
  ];
  const start = Math.atan2(from[1] - middle[1], from[0] - middle[0]);
  let turn = Math.atan2(to[1] - middle[1], to[0] - middle[0]) - start;
  if (isSweep && turn < 0) turn += 2 * Math.PI;
  if (!isSweep && turn > 0) turn -= 2 * Math.PI;
  const count = Math.max(1, Math.ceil((steps * Math.abs(turn)) / (2 * Math.PI)));
  for (let at = 1; at < count; at++) {
    const angle = start + (turn * at) / count;
    points.push([middle[0] + r * Math.cos(angle), middle[1] + r * Math.sin(angle)]);
  }
  points.push(to);
}

const mostLines = 400;

/** Parallel lines at a distance, clipped to an outline. */
function linesIn(outline: readonly Point[], angle: Angle, distance: number): string {
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  // Rotated so that the lines are vertical.
  const turned = outline.map(([x, y]): Point => [x * cos + y * sin, y * cos - x * sin]);
  const across = turned.map(([x]) => x);
  const [low, high] = [
    across.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY),
    across.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY),
  ];
  const gap = Math.max(distance, (high - low) / mostLines);
  let d = "";
  for (let x = (Math.floor(low / gap) + 0.5) * gap; x < high; x += gap) {
    const crossings: number[] = [];
    for (const [at, [x1, y1]] of turned.entries()) {
      const [x2, y2] = turned[(at + 1) % turned.length]!;
      if (x1 <= x !== x2 <= x) crossings.push(y1 + ((x - x1) / (x2 - x1)) * (y2 - y1));
    }
    crossings.sort((one, other) => one - other);
    for (let at = 0; at + 1 < crossings.length; at += 2) {
      d += `M${placeOf(x, crossings[at]!, cos, sin)}L${placeOf(x, crossings[at + 1]!, cos, sin)}`;
    }
  }
  return d;
}

function placeOf(x: number, y: number, cos: number, sin: number): string {
  return `${tenths(x * cos - y * sin)} ${tenths(x * sin + y * cos)}`;
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10 || 0;
}
