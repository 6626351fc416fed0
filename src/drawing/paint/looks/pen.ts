/** Converts straight lines and paths to hand-drawn strokes. */
import type { Op, ResolvedOptions } from "roughjs/bin/core.js";
import { ellipse, line, patternFillPolygons, svgPath } from "roughjs/bin/renderer.js";
import { withPartedFlags } from "./arc-flags.js";

/** A place. */
export type Point = readonly [x: number, y: number];

/** How a stroke differs from a straight line. */
export interface Hand {
  /** Makes strokes reproducible; not 0. */
  seed: number;
  /** Deviation of points in px. */
  wobble: number;
  /** Draws each line twice. */
  isTwice?: boolean;
  /** Keeps the ends of lines exact, so that the next one meets them. */
  keepsEnds?: boolean;
}

/** Draws strokes as path data. */
export interface Pen {
  /** Strokes between points, each from the end of the previous one, moved to a place. */
  lines(lines: readonly (readonly [Point, Point])[], hand: Hand, place: Point): string;
  /** The outline of an ellipse around a point. */
  ellipse(width: number, height: number, hand: Hand, middle: Point): string;
  /** A path in strokes. */
  path(d: string, hand: Hand, place?: Point): string;
  /** The same for an icon. */
  icon(d: string, hand: Hand): string;
  /** Diagonal strokes in a rectangle. */
  hachure(width: number, height: number, gap: number, hand: Hand, place: Point): string;
  /** Diagonal strokes within a path. */
  hachurePath(d: string, gap: number, hand: Hand): string;
}

const preset: Omit<ResolvedOptions, "seed"> = {
  maxRandomnessOffset: 1.3,
  roughness: 0.8,
  bowing: 1,
  stroke: "",
  strokeWidth: 1,
  curveTightness: 0,
  curveFitting: 0.97,
  curveStepCount: 9,
  fillStyle: "hachure",
  fillWeight: 1,
  hachureAngle: -41,
  hachureGap: 5,
  dashOffset: -1,
  dashGap: -1,
  zigzagOffset: -1,
  disableMultiStroke: true,
  disableMultiStrokeFill: true,
  preserveVertices: false,
  fillShapeRoughnessGain: 0.8,
};

function optionsOf({ seed, wobble, isTwice, keepsEnds }: Hand): ResolvedOptions {
  return {
    ...preset,
    seed,
    maxRandomnessOffset: wobble,
    disableMultiStroke: !isTwice,
    preserveVertices: keepsEnds === true,
  };
}

function handLines(lines: readonly (readonly [Point, Point])[], hand: Hand, [x, y]: Point): string {
  const options = optionsOf(hand);
  let d = "";
  for (const [[x1, y1], [x2, y2]] of lines) d += pathOf(line(x1, y1, x2, y2, options).ops, x, y);
  return d;
}

function handEllipse(width: number, height: number, hand: Hand, [x, y]: Point): string {
  return pathOf(ellipse(0, 0, width, height, optionsOf(hand)).ops, x, y);
}

/** A path in strokes. */
export function handPath(d: string, hand: Hand, [x, y]: Point = [0, 0]): string {
  return pathOf(svgPath(withPartedFlags(d), optionsOf(hand)).ops, x, y);
}

function handHachure(
  width: number,
  height: number,
  gap: number,
  hand: Hand,
  [x, y]: Point,
): string {
  const corners: [number, number][] = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ];
  // Below 1, the generator uses unseeded randomness.
  const options = { ...optionsOf(hand), roughness: 0.6, hachureGap: gap };
  return pathOf(patternFillPolygons([corners], options).ops, x, y);
}

function handHachurePath(d: string, gap: number, hand: Hand): string {
  const options = { ...optionsOf(hand), roughness: 0.6, hachureGap: gap };
  return pathOf(patternFillPolygons(polygonsOf(d), options).ops, 0, 0);
}

/** Points on a curve, after its start, that approximate it by a polygon. */
const shares = [0.2, 0.4, 0.6, 0.8, 1];

/** A path without deviation: the path itself, with a move before each of its curves. */
export function segmentsOf(d: string): readonly Pick<Op, "op" | "data">[] {
  return svgPath(withPartedFlags(d), { ...preset, seed: 1, roughness: 0 }).ops;
}

/** A path as polygons. */
export function polygonsOf(d: string): [number, number][][] {
  const polygons: [number, number][][] = [];
  let [x, y] = [Number.NaN, Number.NaN];
  for (const { op, data } of segmentsOf(d)) {
    if (op === "move") {
      if (data[0] !== x || data[1] !== y) polygons.push([[data[0]!, data[1]!]]);
      [x, y] = [data[0]!, data[1]!];
      continue;
    }
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, toX = 0, toY = 0] = data;
    for (const t of shares) {
      const at = (from: number, first: number, second: number, to: number) =>
        (1 - t) ** 3 * from + 3 * t * (1 - t) * ((1 - t) * first + t * second) + t ** 3 * to;
      polygons.at(-1)?.push([at(x, x1, x2, toX), at(y, y1, y2, toY)]);
    }
    [x, y] = [toX, toY];
  }
  return polygons;
}

function pathOf(ops: readonly Op[], x: number, y: number): string {
  let d = "";
  for (const { op, data } of ops) {
    d += op === "move" ? "M" : op === "lineTo" ? "L" : "C";
    for (let at = 0; at < data.length; at++) {
      if (at > 0) d += " ";
      d += tenths(data[at]! + (at % 2 === 0 ? x : y));
    }
  }
  return d;
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10 || 0;
}

/** A cache for the strokes of icons: few different ones are drawn, each many times. */
const icons = new Map<string, string>();
const mostIcons = 400;

function iconStrokes(d: string, hand: Hand): string {
  const key = `${hand.seed} ${d}`;
  let strokes = icons.get(key);
  if (strokes === undefined) {
    strokes = handPath(d, hand);
    if (icons.size >= mostIcons) icons.clear();
    icons.set(key, strokes);
  }
  return strokes;
}

/** The pen that draws by hand. */
export const handPen: Pen = {
  lines: handLines,
  ellipse: handEllipse,
  path: handPath,
  icon: iconStrokes,
  hachure: handHachure,
  hachurePath: handHachurePath,
};
