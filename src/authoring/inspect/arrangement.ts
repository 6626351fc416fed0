/** Describes how the children of an element are arranged: direction, gaps, and aligned edges. */
import type { InspectedElement } from "./inspected.js";
import type { Rect } from "./rect.js";

/** Smaller differences between edges do not count. */
const tolerance = 0.6;

/** Maximum number of gaps listed one by one. */
const mostGaps = 6;

/** A short description of the arrangement: `column, gap 16, left and right edges line up`. */
export function arrangementOf(children: readonly InspectedElement[]): string {
  if (children.length < 2) return "";
  if (isLine(children, "y")) return described("column", children, "y", "x");
  if (isLine(children, "x")) return described("row", children, "x", "y");
  return described("free", children);
}

type Axis = "x" | "y";

const sizes = { x: "width", y: "height" } as const;
const names = {
  x: { start: "left", end: "right" },
  y: { start: "top", end: "bottom" },
} as const;

/** Whether each child starts at or after the end of the one before it. */
function isLine(children: readonly Rect[], axis: Axis): boolean {
  const sorted = [...children].sort((a, b) => a[axis] - b[axis]);
  return sorted.every((child, at) => {
    const before = sorted[at - 1];
    return before === undefined || child[axis] >= before[axis] + before[sizes[axis]] - tolerance;
  });
}

function described(kind: string, children: readonly Rect[], along?: Axis, across?: Axis): string {
  const parts = [kind];
  if (along) parts.push(gapsOf(children, along));
  for (const each of across ? [edgesOf(children, across)] : []) parts.push(each);
  return parts.filter((part) => part !== "").join(", ");
}

function gapsOf(children: readonly Rect[], axis: Axis): string {
  const sorted = [...children].sort((a, b) => a[axis] - b[axis]);
  const gaps = sorted.slice(1).map((child, at) => {
    const before = sorted[at]!;
    return Math.round(child[axis] - before[axis] - before[sizes[axis]]);
  });
  const [first] = gaps;
  if (gaps.every((gap) => gap === first)) return `gap ${first}`;
  const listed = gaps.slice(0, mostGaps).join(" ");
  return gaps.length > mostGaps ? `gaps ${listed} …` : `gaps ${listed}`;
}

/** The aligned edges; if there are none, where each child starts. */
function edgesOf(children: readonly Rect[], axis: Axis): string {
  const { start, end } = names[axis];
  const starts = children.map((child) => child[axis]);
  const ends = children.map((child) => child[axis] + child[sizes[axis]]);
  const middles = children.map((child) => child[axis] + child[sizes[axis]] / 2);
  const [isStart, isEnd] = [areAlike(starts), areAlike(ends)];
  if (isStart && isEnd) return `${start}+${end} aligned`;
  if (isStart) return `${start} aligned`;
  if (isEnd) return `${end} aligned`;
  if (areAlike(middles)) return "centered";
  const listed = [...new Set(starts.map(Math.round))].sort((a, b) => a - b);
  return `${start}s ${listed.slice(0, mostGaps).join(" ")}${listed.length > mostGaps ? " …" : ""}`;
}

function areAlike(lengths: readonly number[]): boolean {
  return (
    lengths.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY) -
      lengths.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY) <
    tolerance
  );
}
