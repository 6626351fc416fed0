/** Reads the arrows of a canvas from its frames, independently of how they were routed. */

import type { Frame } from "../../src/drawing/layout/frame.js";
import type { CanvasFrame } from "../../src/drawing/layout/layout-canvas.js";

export interface Arrow {
  id: string;
  points: { x: number; y: number }[];
}

/** The corners of all arrows, read from the drawn paths. */
export function arrowsOf({ over = [] }: CanvasFrame): Arrow[] {
  return over.flatMap(({ x, y, frame: { box } }): Arrow[] => {
    const id = box.attributes?.["data-arrow"];
    if (box.kind !== "shape" || id === undefined) return [];
    const [line, head] = box.shapes;
    if (line?.figure !== "path" || head?.figure !== "path") return [];
    const at = (text: string) => {
      const [left = 0, top = 0] = text.split(" ").map(Number);
      return { x: left + x, y: top + y };
    };
    const start = at(/^M([^LQZ]+)/.exec(line.d)![1]!);
    const corners = [...line.d.matchAll(/Q(\S+ \S+)/g)].map((match) => at(match[1]!));
    const end = at(/^M([^LQZ]+)/.exec(head.d)![1]!);
    return [{ id: String(id), points: [start, ...corners, end] }];
  });
}

/** Arrows that cross boards other than their own, or run back into their own. */
export function crossedBoards({ boards }: CanvasFrame, arrows: readonly Arrow[]): string[] {
  return arrows.flatMap(({ id, points }) => {
    const last = points.length - 1;
    return boards.flatMap(({ x, y, frame, board }) => {
      const inside = ({ x: left, y: top }: { x: number; y: number }) =>
        left > x - 1 && left < x + frame.width + 1 && top > y - 1 && top < y + frame.height + 1;
      for (let at = 1; at <= last; at++) {
        const [a, b] = [points[at - 1]!, points[at]!];
        if (at === 1 && inside(points[0]!)) continue;
        if (at === last && inside(points[last]!)) continue;
        const isOver =
          Math.min(a.x, b.x) < x + frame.width - 1 &&
          Math.max(a.x, b.x) > x + 1 &&
          Math.min(a.y, b.y) < y + frame.height - 1 &&
          Math.max(a.y, b.y) > y + 1;
        if (isOver) return [`${id} crosses ${board.title}`];
      }
      return [];
    });
  });
}

/** The greatest length in px for which two arrows overlap. */
export function sharedPx(arrows: readonly Arrow[]): number {
  const stretches = arrows.flatMap(({ points }, arrow) =>
    points.slice(1).map((b, at) => {
      const a = points[at]!;
      const isUpright = Math.abs(a.x - b.x) < Math.abs(a.y - b.y);
      const [place, from, to] = isUpright ? [a.x, a.y, b.y] : [a.y, a.x, b.x];
      return { arrow, isUpright, place, from: Math.min(from, to), to: Math.max(from, to) };
    }),
  );
  let most = 0;
  for (const [at, a] of stretches.entries()) {
    for (const b of stretches.slice(at + 1)) {
      if (a.arrow === b.arrow || a.isUpright !== b.isUpright) continue;
      if (Math.abs(a.place - b.place) > 1) continue;
      most = Math.max(most, Math.min(a.to, b.to) - Math.max(a.from, b.from));
    }
  }
  return most;
}

/** Arrows that do not start at the edge of an element with a link, or do not end at the edge of a board. */
export function startsAndEnds(canvas: CanvasFrame, arrows: readonly Arrow[]): string[] {
  const isOnEdge = (point: { x: number; y: number }, area: Rectangle) => {
    const isWithin =
      point.x > area.x - 0.6 &&
      point.x < area.x + area.width + 0.6 &&
      point.y > area.y - 0.6 &&
      point.y < area.y + area.height + 0.6;
    const distances = [
      point.x - area.x,
      area.x + area.width - point.x,
      point.y - area.y,
      area.y + area.height - point.y,
    ];
    return isWithin && Math.min(...distances.map(Math.abs)) < 0.6;
  };
  const sources = canvas.boards.flatMap(({ x, y, frame }) =>
    pressedIn(frame).map((part) => {
      const { width, height } = part;
      return cut({ x: part.x + x, y: part.y + y, width, height }, x, y, frame);
    }),
  );
  const boards = canvas.boards.map(({ x, y, frame: { width, height } }) => ({
    x,
    y,
    width,
    height,
  }));
  return arrows.flatMap(({ id, points }) => [
    ...(sources.some((area) => isOnEdge(points[0]!, area)) ? [] : [`${id} starts nowhere`]),
    ...(boards.some((area) => isOnEdge(points.at(-1)!, area)) ? [] : [`${id} ends nowhere`]),
  ]);
}

/** Labels that overlap boards or each other. */
export function labelsOn({ boards, over = [] }: CanvasFrame): string[] {
  const labels = over.flatMap(({ x, y, frame }) =>
    frame.box.kind === "stack" ? [{ x, y, width: frame.width, height: frame.height }] : [],
  );
  const areas = boards.map(({ x, y, frame: { width, height } }) => ({ x, y, width, height }));
  return labels.flatMap((label, at) => [
    ...(areas.some((area) => meet(label, area)) ? [`label ${at} is on a board`] : []),
    ...(labels.slice(at + 1).some((other) => meet(label, other)) ? [`label ${at} on another`] : []),
  ]);
}

type Rectangle = Pick<Frame, "x" | "y" | "width" | "height">;

function meet(a: Rectangle, b: Rectangle): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

function cut(part: Rectangle, x: number, y: number, board: Rectangle): Rectangle {
  const right = Math.min(part.x + part.width, x + board.width);
  const bottom = Math.min(part.y + part.height, y + board.height);
  const [left, top] = [Math.max(part.x, x), Math.max(part.y, y)];
  return { x: left, y: top, width: right - left, height: bottom - top };
}

function pressedIn(frame: Frame): Frame[] {
  const { navigate, opens } = frame.box.behavior?.intent ?? {};
  const own = (navigate ?? opens) === undefined ? [] : [frame];
  return [...own, ...frame.children.flatMap(pressedIn)];
}
