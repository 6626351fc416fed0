/** Merges the borders of touching frames into one line: frames with square corners, and stacked frames of one kind. */
import { type Box, childrenOf } from "../../model/box/box.js";
import { fullEdges } from "../../model/box/geometry.js";
import { equalShares } from "./equal-shares.js";

type Side = "top" | "right" | "bottom" | "left";

/**
 * Removes the border line that a child shares with the child before it or with its container, because that line is
 * already there. Changes the boxes in place, because they were just created.
 */
export function shareLines(box: Box): void {
  const { style } = box;
  if ((style.gap ?? 0) > 0 || (style.rowGap ?? 0) > 0 || style.layered || style.wrap) return;
  const { direction } = style;
  if (box.kind === "grid") shareInGrid(box, childrenOf(box));
  else if (box.kind === "stack" && (direction === "row" || direction === "column")) {
    shareInStack(box, childrenOf(box), direction === "row");
  }
}

function shareInStack(box: Box, children: readonly Box[], isRow: boolean): void {
  const [start, end]: [Side, Side] = isRow ? ["left", "right"] : ["top", "bottom"];
  let before: Box | undefined;
  for (let at = 0; at < children.length; at++) {
    const child = children[at]!;
    if (child.style.position === "absolute" || child.style.raised) continue;
    if (before !== undefined && meets(child, start)) {
      if (hasLine(before, end)) drop(child, start);
      else if (!isRow && areRoundFrames(before, child)) join(before, child);
    }
    before = child;
  }
  if (isSquareFrame(box)) {
    for (const side of sides) if (hasLine(box, side) && isBare(box, side)) dropInside(box, side);
  }
  // Borders are part of the width that siblings share.
  if (isRow) equalShares(children);
}

function shareInGrid({ style }: Box, children: readonly Box[]): void {
  const { columns } = style as { columns?: unknown };
  if (!Array.isArray(columns) || style.gap === undefined) return;
  if (children.some((child) => child.style.columnSpan !== undefined)) return;
  for (const [at, child] of children.entries()) {
    const [before, above] = [children[at - 1], children[at - columns.length]];
    if (at % columns.length > 0 && before && hasLine(before, "right")) drop(child, "left");
    if (above && hasLine(above, "bottom")) drop(child, "top");
  }
}

const sides: readonly Side[] = ["top", "right", "bottom", "left"];

/** Removes the border of a box on a side, or those of the boxes in it that reach this side. */
function drop(box: Box, side: Side): void {
  if (isSquareFrame(box)) {
    box.style = { ...box.style, border: { ...fullEdges(box.style.border), [side]: 0 } };
  } else if (isBare(box, side) && fullEdges(box.style.border)[side] === 0) dropInside(box, side);
}

function dropInside(box: Box, side: Side): void {
  const { kind, style } = box;
  const { direction, align = "stretch", justify = "start" } = style;
  if (kind !== "stack" || (direction !== "row" && direction !== "column") || style.wrap) return;
  const children = childrenOf(box).filter(
    ({ style: { position, raised } }) => position !== "absolute" && !raised,
  );
  const isAlong = (direction === "row") === (side === "left" || side === "right");
  if (!isAlong) {
    for (const child of children) {
      const { alignSelf = align, width, height, maxWidth } = child.style;
      const isFixed =
        direction === "row" ? height !== undefined : (width ?? maxWidth) !== undefined;
      const isStart = side === "top" || side === "left";
      if (alignSelf === "stretch" && (isStart || !isFixed) && meets(child, side)) drop(child, side);
    }
    return;
  }
  if (justify !== "start") return;
  const isStart = side === "left" || side === "top";
  const fills = children.some((child) => (child.style.grow ?? 0) > 0);
  const child = isStart ? children[0] : fills ? children.at(-1) : undefined;
  if (child && meets(child, side)) drop(child, side);
}

/** Whether two boxes are equal frames with round corners. */
function areRoundFrames(before: Box, child: Box): boolean {
  const { radius = 0 } = before.paint ?? {};
  if (radius === 0 || child.paint?.radius !== radius) return false;
  if (before.style.margin?.bottom || before.style.width !== child.style.width) return false;
  return [before, child].every(({ kind, style: { border }, paint }) => {
    const isFrame = kind === "stack" && paint?.borderColor !== undefined && !paint.shadow;
    return isFrame && border !== undefined && sides.every((side) => border[side] !== undefined);
  });
}

/** Joins two frames into one block by squaring the corners where they touch. */
function join(before: Box, child: Box): void {
  before.paint = { ...before.paint, flatBelow: true };
  child.paint = { ...child.paint, flatAbove: true };
  child.style = { ...child.style, border: { ...child.style.border, top: 0 } };
}

/** Whether a box is a frame with square corners, which has a border on every side unless one was removed. */
function isSquareFrame({ kind, style, paint }: Box): boolean {
  if (kind !== "stack" || !paint?.borderColor || paint.radius) return false;
  const { border } = style;
  return border !== undefined && sides.every((side) => border[side] !== undefined);
}

function hasLine({ style, paint }: Box, side: Side): boolean {
  return (style.border?.[side] ?? 0) > 0 && paint?.borderColor !== undefined && !paint.radius;
}

/** Whether the content of a box reaches its side. */
function isBare({ style }: Box, side: Side): boolean {
  return fullEdges(style.padding)[side] === 0;
}

/** Whether a box touches what is beside it. */
function meets({ style }: Box, side: Side): boolean {
  return style.margin?.[side] === undefined || style.margin[side] === 0;
}
