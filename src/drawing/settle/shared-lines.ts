/** Leaves one line where two frames touch: those with square corners, and those of one kind below one another. */
import { type Box, childrenOf } from "../../model/box/box.js";
import { fullEdges } from "../../model/box/geometry.js";
import { equalShares } from "./equal-shares.js";

type Side = "top" | "right" | "bottom" | "left";

/**
 * Takes the line away that a child shares with the one before it, or with its container: the line that is
 * there already is enough. The boxes are changed in place: they were just drawn.
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
  // Lines are part of the width that siblings share.
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

/** Takes the line of a box on a side away, or those of the boxes in it that reach this side. */
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

/** Whether two boxes are frames with round corners that are alike. */
function areRoundFrames(before: Box, child: Box): boolean {
  const { radius = 0 } = before.paint ?? {};
  if (radius === 0 || child.paint?.radius !== radius) return false;
  if (before.style.margin?.bottom || before.style.width !== child.style.width) return false;
  return [before, child].every(({ kind, style: { border }, paint }) => {
    const isFrame = kind === "stack" && paint?.borderColor !== undefined && !paint.shadow;
    return isFrame && border !== undefined && sides.every((side) => border[side] !== undefined);
  });
}

/** Makes one block of two frames: the corners where they touch are square. */
function join(before: Box, child: Box): void {
  before.paint = { ...before.paint, flatBelow: true };
  child.paint = { ...child.paint, flatAbove: true };
  child.style = { ...child.style, border: { ...child.style.border, top: 0 } };
}

/** Whether a box is a frame with square corners, which has a line on all sides unless that was taken away. */
function isSquareFrame({ kind, style, paint }: Box): boolean {
  if (kind !== "stack" || !paint?.borderColor || paint.radius) return false;
  const { border } = style;
  return border !== undefined && sides.every((side) => border[side] !== undefined);
}

function hasLine({ style, paint }: Box, side: Side): boolean {
  return (style.border?.[side] ?? 0) > 0 && paint?.borderColor !== undefined && !paint.radius;
}

/** Whether nothing keeps what is in a box from its side. */
function isBare({ style }: Box, side: Side): boolean {
  return fullEdges(style.padding)[side] === 0;
}

/** Whether nothing keeps a box from what is beside it. */
function meets({ style }: Box, side: Side): boolean {
  return style.margin?.[side] === undefined || style.margin[side] === 0;
}
