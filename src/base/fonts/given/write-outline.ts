/** Writes the outline of a glyph as an entry of a `glyf` table: quadratic curves with integer coordinates. */
import type { PathCommand } from "fontkit";

/** A glyph to write. */
export interface Drawn extends Outline {
  advance: number;
}

/** The bytes of an outline, with the facts that tables need. */
export interface Outline {
  bytes: Uint8Array;
  points: number;
  contours: number;
  /** The bounding box; undefined without points. */
  box?: { left: number; bottom: number; right: number; top: number };
}

interface Point {
  x: number;
  y: number;
  isOn: boolean;
}

/** Number of quadratic curves that replace a cubic one. */
const cubicPieces = 4;

/** The entry of an outline; an empty one for blank glyphs. */
export function writeOutline(commands: readonly PathCommand[]): Outline {
  const contours = contoursOf(commands).filter((contour) => contour.length > 1);
  const points = contours.flat();
  if (points.length === 0) return { bytes: new Uint8Array(0), points: 0, contours: 0 };
  const box = {
    left: least(points, "x"),
    bottom: least(points, "y"),
    right: most(points, "x"),
    top: most(points, "y"),
  };
  const bytes: number[] = [];
  const word = (value: number) => bytes.push((value >> 8) & 0xff, value & 0xff);
  for (const value of [contours.length, box.left, box.bottom, box.right, box.top]) word(value);
  let last = -1;
  for (const contour of contours) {
    last += contour.length;
    word(last);
  }
  word(0);
  // All flags, then all distances from the previous point along each axis.
  const along: Record<"x" | "y", number[]> = { x: [], y: [] };
  let before: Pick<Point, "x" | "y"> = { x: 0, y: 0 };
  for (const point of points) {
    let flags = point.isOn ? onCurve : 0;
    for (const axis of axes) flags |= addDistance(point[axis] - before[axis], axis, along[axis]);
    bytes.push(flags);
    before = point;
  }
  for (const axis of axes) for (const each of along[axis]) bytes.push(each);
  return { bytes: Uint8Array.from(bytes), points: points.length, contours: contours.length, box };
}

function least(points: readonly Point[], axis: "x" | "y"): number {
  return points.reduce((value, point) => Math.min(value, point[axis]), 0x7fff);
}

function most(points: readonly Point[], axis: "x" | "y"): number {
  return points.reduce((value, point) => Math.max(value, point[axis]), -0x8000);
}

function contoursOf(commands: readonly PathCommand[]): Point[][] {
  const contours: Point[][] = [];
  let contour: Point[] = [];
  // The unrounded position of the pen, so that rounding errors do not add up.
  let [x, y] = [0, 0];
  const add = (toX: number, toY: number, isOn: boolean) =>
    contour.push({ x: whole(toX), y: whole(toY), isOn });
  for (const { command, args } of commands) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = args;
    switch (command) {
      case "moveTo":
        contour = [];
        contours.push(contour);
        add(a, b, true);
        break;
      case "lineTo":
        add(a, b, true);
        break;
      case "quadraticCurveTo":
        add(a, b, false);
        add(c, d, true);
        break;
      case "bezierCurveTo":
        for (const [controlX, controlY, endX, endY] of quadratics(x, y, a, b, c, d, e, f)) {
          add(controlX, controlY, false);
          add(endX, endY, true);
        }
        break;
      case "closePath": {
        const [first, end] = [contour[0], contour.at(-1)];
        // A contour is closed implicitly.
        if (contour.length > 1 && end!.isOn && end!.x === first!.x && end!.y === first!.y)
          contour.pop();
        break;
      }
    }
    if (args.length > 1) [x, y] = args.slice(-2) as [number, number];
  }
  return contours;
}

/** Rounds and clamps a value to the range of the tables. */
function whole(value: number): number {
  return Math.max(-0x4000, Math.min(0x3fff, Math.round(value) || 0));
}

/** The control points and ends of quadratic curves that approximate a cubic one. */
function quadratics(
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  x3: number,
  y3: number,
) {
  const at = (t: number, p0: number, p1: number, p2: number, p3: number) => {
    const s = 1 - t;
    return s * s * s * p0 + 3 * s * s * t * p1 + 3 * s * t * t * p2 + t * t * t * p3;
  };
  const slope = (t: number, p0: number, p1: number, p2: number, p3: number) => {
    const s = 1 - t;
    return 3 * (s * s * (p1 - p0) + 2 * s * t * (p2 - p1) + t * t * (p3 - p2));
  };
  const step = 1 / cubicPieces;
  return Array.from({ length: cubicPieces }, (_, piece) => {
    const [from, to] = [piece * step, (piece + 1) * step];
    // The control point that fits the slopes at both ends, on average.
    const control = (p0: number, p1: number, p2: number, p3: number) =>
      (at(from, p0, p1, p2, p3) + at(to, p0, p1, p2, p3)) / 2 +
      (step / 4) * (slope(from, p0, p1, p2, p3) - slope(to, p0, p1, p2, p3));
    return [
      control(x0, x1, x2, x3),
      control(y0, y1, y2, y3),
      at(to, x0, x1, x2, x3),
      at(to, y0, y1, y2, y3),
    ] as const;
  });
}

const onCurve = 0x01;
const short = { x: 0x02, y: 0x04 } as const;
/** For short coordinates: positive; for long ones: unchanged. */
const same = { x: 0x10, y: 0x20 } as const;

const axes = ["x", "y"] as const;

/** Adds the bytes of a distance; returns its flags. */
function addDistance(far: number, axis: "x" | "y", to: number[]): number {
  if (far === 0) return same[axis];
  if (Math.abs(far) < 0x100) {
    to.push(Math.abs(far));
    return short[axis] | (far > 0 ? same[axis] : 0);
  }
  to.push((far >> 8) & 0xff, far & 0xff);
  return 0;
}
