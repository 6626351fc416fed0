/** Draws a count: over a corner of an element, or in the line after it; a dot if there is no number. */
import type { Box, StackBox } from "../../box/box.js";
import { column, edges, row, text, token } from "../../box/build.js";
import type { Color, Style } from "../../box/style.js";
import { text as textAttribute } from "../../define/attributes.js";
import { wrappingOf } from "./snug.js";

/** The attribute of a count. */
export const badgeAttribute = textAttribute("Count or short text; empty for a dot");

/** Boxes of a count, including the frame that it may need. */
export const badgeBoxes = 4;

/** A name for screen readers that includes the visible count, since a name must contain all visible text. */
export function countedName(
  name: string | undefined,
  count: string | undefined,
): string | undefined {
  return name === undefined || !count || name.includes(count) ? name : `${name}, ${count}`;
}

/** The count over the icon of a bar, in the upper right corner of the surrounding frame. */
export function countMark(count: string): Box {
  return hanging(disc(count, 18), { top: 2, left: 18 }, "start");
}

/**
 * The box with a count over its upper right corner.
 * @param inward distance in px from that corner to the center of the count
 */
export function withCount(box: StackBox, count: string | undefined, inward: number): StackBox {
  if (count === undefined) return box;
  const place = hanging(disc(count, 18), { top: inward, right: inward }, "center");
  const mark: Box = { ...place, floats: "anchor" };
  return {
    ...box,
    style: { ...box.style, position: box.style.position ?? "relative" },
    children: [...box.children, mark],
  };
}

/** A frame without a size, which positions the count. */
function hanging(mark: Box, inset: NonNullable<Style["inset"]>, justify: "start" | "center"): Box {
  return row({ position: "absolute", inset, width: 0, height: 0, align: "center", justify }, [
    { ...mark, slot: "body" },
  ]);
}

/** Maximum width in px of a count over a corner; a longer one is cut, because it would hide the element. */
const mostWidth = 72;

function disc(count: string, height: number): Box {
  const paint = {
    background: token("dangerText"),
    borderColor: token("paper"),
    radius: "pill",
  } as const;
  const style = { shrink: 0, border: edges(2), align: "center", justify: "center" } as const;
  if (count === "") return column({ width: 12, height: 12, ...style }, [], { paint });
  return row(
    { minWidth: height, maxWidth: mostWidth, height, padding: { left: 4, right: 4 }, ...style },
    [
      text(count, {
        size: 10,
        weight: 600,
        lineHeight: 1.2,
        color: token("paper"),
        wrapping: wrappingOf(count),
      }),
    ],
    { paint },
  );
}

/** Colors of a count in a line: of its text and its background. */
export interface CountColors {
  ink: Color;
  fill: Color;
}

/** The colors of a count in a line, which must be visible in the line of an active entry too. */
export function countColors(isActive: boolean | undefined): CountColors {
  return { ink: token("ink"), fill: token(isActive ? "paper" : "fillStrong") };
}

/** A count in a line, after the text. */
export function countPill(
  count: string,
  { ink, fill }: CountColors = countColors(false),
  mostHeight = 20,
): Box {
  const height = Math.min(20, mostHeight);
  if (count === "") {
    return column({ width: 8, height: 8, shrink: 0 }, [], {
      paint: { background: token("dangerText"), radius: "pill" },
    });
  }
  return row(
    {
      minWidth: height,
      height,
      padding: { left: 6, right: 6 },
      align: "center",
      justify: "center",
      shrink: 0,
    },
    [text(count, { size: 12, weight: 500, lineHeight: 1.4, color: ink, wrapping: "nowrap" })],
    { paint: { background: fill, radius: "pill" } },
  );
}
