/** Draws a city map from a seed: streets around blocks, a river, and parks, in muted colors. */
import type { Box, Shape } from "../../box/box.js";
import { shape, token } from "../../box/build.js";
import type { Color } from "../../box/style.js";
import { numbersFrom } from "./numbers-from.js";

interface Point {
  x: number;
  y: number;
}

interface Size {
  width: number;
  height: number;
}

/** Size in px of the largest plan, and the distance between its main streets. */
const most: Size = { width: 2400, height: 1600 };
const spacing = 150;

/** Maximum size of a plan in bytes. */
export const planBytes = 80_000;

/** The layers of a plan, from bottom to top, centered in their container. */
export function streetPlan(seed: string, asked: Size): Box[] {
  const size = {
    width: Math.ceil(Math.min(asked.width, most.width)),
    height: Math.ceil(Math.min(asked.height, most.height)),
  };
  const { minor, main, wide, parks, river } = planOf(seed, size);
  const street = token("paper");
  const water = { width: 44, cap: "round" } as const;
  const layer = (shapes: Shape[], opacity?: number): Box =>
    shape(
      size,
      shapes,
      {
        position: "absolute",
        inset: { left: { percent: 50 }, top: { percent: 50 } },
        margin: { left: -size.width / 2, top: -size.height / 2 },
      },
      opacity === undefined ? {} : { paint: { opacity } },
    );
  return [
    layer([{ figure: "path", d: parks, fill: token("successLine") }], 0.24),
    layer([
      lines(minor, street, 3),
      { figure: "path", d: river, stroke: { color: token("fillStrong"), ...water } },
    ]),
    layer([{ figure: "path", d: river, stroke: { color: token("infoLine"), ...water } }], 0.32),
    layer([lines(main, street, 7), lines(wide, street, 12)]),
  ];
}

function lines(d: string, color: Color, width: number): Shape {
  return { figure: "path", d, stroke: { color, width, cap: "round" } };
}

/** The paths of a plan. */
function planOf(seed: string, { width, height }: Size) {
  const next = numbersFrom(seed);
  // Skip the first numbers, which are similar for similar seeds.
  for (let at = 0; at < 8; at++) next();
  const turn = (next() - 0.5) * 0.7;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const reach = Math.ceil(Math.hypot(width, height) / 2 / spacing) + 1;
  const count = 2 * reach + 1;
  const corners: Point[][] = Array.from({ length: count }, (_, i) =>
    Array.from({ length: count }, (_, j) => {
      const x = (i - reach + (next() - 0.5) * 0.36) * spacing;
      const y = (j - reach + (next() - 0.5) * 0.36) * spacing;
      return { x: width / 2 + x * cos - y * sin, y: height / 2 + x * sin + y * cos };
    }),
  );
  const isSeen = (points: readonly Point[]): boolean =>
    points.some(({ x }) => x > 0) &&
    points.some(({ x }) => x < width) &&
    points.some(({ y }) => y > 0) &&
    points.some(({ y }) => y < height);
  let [minor, main, wide, parks] = ["", "", "", ""];
  // A park near the middle is visible in small maps, too.
  const park = { i: reach - (next() < 0.5 ? 1 : 0), j: reach - (next() < 0.5 ? 1 : 0) };
  for (let i = 0; i < count; i++) {
    for (let j = 0; j < count; j++) {
      const here = corners[i]![j]!;
      const east = corners[i + 1]?.[j];
      const south = corners[i]![j + 1];
      if (east && isSeen([here, east])) {
        if (j % 3 === 0) wide += segment(here, east);
        else main += segment(here, east);
      }
      if (south && isSeen([here, south])) {
        if (i % 4 === 1) wide += segment(here, south);
        else main += segment(here, south);
      }
      const across = corners[i + 1]?.[j + 1];
      if (!east || !south || !across) continue;
      const block = [here, east, across, south] as const;
      const isGreen = (i === park.i && j === park.j) || next() < 0.06;
      const inside = isGreen ? "" : alleys(block, next);
      if (!isSeen(block)) continue;
      minor += inside;
      if (isGreen) parks += `${block.map(corner).join("")}Z`;
    }
  }
  return { minor, main, wide, parks, river: riverOf(next, { width, height }, turn) };
}

/** The side streets of a block, which cross it completely. */
function alleys(
  [here, east, across, south]: readonly [Point, Point, Point, Point],
  next: () => number,
) {
  let d = "";
  const upright = 1 + Math.floor(next() * 3);
  for (let at = 1; at <= upright; at++) {
    const share = at / (upright + 1) + (next() - 0.5) * 0.1;
    d += segment(between(here, east, share), between(south, across, share));
  }
  if (next() < 0.6) {
    const share = 0.35 + next() * 0.3;
    d += segment(between(here, south, share), between(east, across, share));
  }
  return d;
}

/** A river that winds from one side to the other, avoiding the middle. */
function riverOf(next: () => number, { width, height }: Size, turn: number): string {
  const side = next() < 0.5 ? -1 : 1;
  const reach = Math.hypot(width, height) / 2 + 60;
  const away = side * (90 + next() * 40);
  const along = turn + (next() < 0.7 ? 0.5 : 1.2);
  const [cos, sin] = [Math.cos(along), Math.sin(along)];
  const place = (u: number, v: number): Point => ({
    x: width / 2 + u * cos - (away + v) * sin,
    y: height / 2 + u * sin + (away + v) * cos,
  });
  const bend = () => (next() - 0.5) * 110;
  const steps = Math.max(2, Math.ceil(reach / 220));
  const step = (2 * reach) / (2 * steps);
  let [u, v, slope] = [-reach, bend(), 0];
  let d = corner(place(u, v), 0);
  for (let at = 0; at < 2 * steps; at++) {
    const to = bend();
    const slopeTo = (next() - 0.5) * 0.6;
    const [one, two, end] = [
      place(u + step / 3, v + (slope * step) / 3),
      place(u + (2 * step) / 3, to - (slopeTo * step) / 3),
      place(u + step, to),
    ];
    d += `C${pair(one)} ${pair(two)} ${pair(end)}`;
    [u, v, slope] = [u + step, to, slopeTo];
  }
  return d;
}

function between(a: Point, b: Point, share: number): Point {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}

function pair({ x, y }: Point): string {
  return `${Math.round(x)} ${Math.round(y)}`;
}

function corner(point: Point, at: number): string {
  return `${at === 0 ? "M" : "L"}${pair(point)}`;
}

function segment(from: Point, to: Point): string {
  return `M${pair(from)}L${pair(to)}`;
}
