/** Places texts and marks at points of a plot, whatever its size. */
import type { Box } from "../../../box/box.js";
import { column, row, text, token } from "../../../box/build.js";
import type { Align, Color, Length, Style } from "../../../box/style.js";

/** Font size of the numbers in a chart in px. */
export const figureSize = 11;

/** A percentage as a length, rounded to keep pictures small. */
export function share(percent: number): Length {
  return { percent: Math.round(percent * 1000) / 1000 };
}

/** A number on one line; if `isOnLines`, its background interrupts the lines of the plot. */
export function figure(words: string, color: Color, isOnLines = false): Box {
  const style = { size: figureSize, lineHeight: 1.4, color, wrapping: "nowrap" } as const;
  return text(words, style, {
    style: { shrink: 0 },
    ...(isOnLines && { paint: { background: token("paper") } }),
  });
}

/**
 * Places a box at a point: centered horizontally, and with its lower or upper edge or its middle at the point.
 * @param at insets of the point
 * @param edge the part of the box that is at the point
 * @param margin distances in px by which it is moved
 */
export function hung(
  box: Box,
  at: NonNullable<Style["inset"]>,
  edge: Extract<Align, "start" | "center" | "end">,
  margin: Style["margin"] = {},
  justify: "start" | "center" | "end" = "center",
): Box {
  return row(
    { position: "absolute", inset: at, width: 0, height: 0, justify, align: edge, margin },
    [box],
  );
}

/** A dot at a point. */
export function dot(left: number, top: number, size: number, color: Color, opacity = 1): Box {
  const half = -size / 2;
  return column(
    {
      position: "absolute",
      inset: { left: share(left), top: share(top) },
      width: size,
      height: size,
      margin: { left: half, top: half },
    },
    [],
    { paint: { background: color, radius: "pill", ...(opacity < 1 && { opacity }) } },
  );
}
