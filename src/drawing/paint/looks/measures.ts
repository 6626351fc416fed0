/** Draws the dimensions of a board's page beside it: lines with arrows, and px in technical lettering. */
import type { Theme } from "../../../base/theme/tokens.js";
import { asideGap } from "../../../model/box/canvas.js";
import type { BoardFrame } from "../../layout/layout-canvas.js";
import { pageFrame } from "../../layout/page-frame.js";
import { inkOf } from "../ink.js";
import { rounded } from "../number.js";
import type { Line, Shapes } from "../shapes.js";

/** Distance in px from the board to the middle of the line; with a note beside it, the line is halfway between both. */
const distance = 18;
const closeDistance = asideGap / 2;

/** Length of an arrow along its line, and to each side of it, in px. */
const arrow = 6;
const barb = 3.5;

/** Distance between a line and its digits in px. */
const clear = 7;

/** The strokes of digits, in a field of 8 by 12; the font of a picture might not have been embedded with them. */
const strokes: Readonly<Record<string, string>> = {
  "0": "20 60 82 8a 6c 2c 0a 02 20",
  "1": "12 40 4c,1c 7c",
  "2": "02 20 60 82 84 0c 8c",
  "3": "00 80 45 65 87 8a 6c 2c 0a",
  "4": "6c 60 08 88",
  "5": "80 00 05 65 87 8a 6c 2c 0a",
  "6": "82 60 20 02 0a 2c 6c 8a 87 65 05",
  "7": "00 80 3c",
  "8": "20 60 82 84 66 26 04 02 20,26 08 0a 2c 6c 8a 88 66",
  "9": "86 26 04 02 20 60 82 8a 6c 2c 0a",
};

/** Height of a digit, and distance to the next one, in px. */
const height = 10.5;
const unit = height / 12;
const advance = 11 * unit;

/** Draws width and height, the former below, the latter at the right, rotated so that it reads upwards. */
export function paintMeasures(
  { x, y, board, frame, asides }: BoardFrame,
  theme: Theme,
  shapes: Shapes,
): void {
  const page = pageFrame(board, frame);
  const isAside = (axis: "x" | "y", edge: number) => asides.some((aside) => aside[axis] >= edge);
  const ink = { ...inkOf({ token: "ink" }, theme), opacity: 0.85 };
  const line: Line = { ink, width: 1 };
  const pen: Line = { ink, width: 1.2, cap: "round" };
  shapes.place(x + page.x, y + page.y, () => {
    // Anything around the page is between it and its measures.
    const below =
      frame.height - page.y + (isAside("y", y + frame.height) ? closeDistance : distance);
    const beside =
      frame.width - page.x + (isAside("x", x + frame.width) ? closeDistance : distance);
    for (const [length, isUpright] of [
      [page.width, false],
      [page.height, true],
    ] as const) {
      const label = String(Math.round(length));
      const half = (label.length * advance - 3 * unit) / 2 + clear;
      if (length < 2 * half + 4 * arrow) continue;
      const to: Turn = isUpright
        ? (along, across) => `${rounded(beside + across)} ${rounded(length - along)}`
        : (along, across) => `${rounded(along)} ${rounded(below + across)}`;
      shapes.path(arrowsOf(length, half, to), undefined, line);
      shapes.path(figuresOf(label, length / 2, to), undefined, pen);
    }
  });
}

/** Converts distances along a line, and to the right of it or below, to a point. */
type Turn = (along: number, across: number) => string;

/** A line with an arrow at each end, and a gap of twice `half` in the middle. */
function arrowsOf(length: number, half: number, to: Turn): string {
  const middle = length / 2;
  return (
    `M${to(0, 0)}L${to(middle - half, 0)}M${to(middle + half, 0)}L${to(length, 0)}` +
    `M${to(arrow, -barb)}L${to(0, 0)}L${to(arrow, barb)}` +
    `M${to(length - arrow, -barb)}L${to(length, 0)}L${to(length - arrow, barb)}`
  );
}

/** The strokes of digits around a point of a line. */
function figuresOf(label: string, middle: number, to: Turn): string {
  let d = "";
  let left = middle - (label.length * advance - 3 * unit) / 2;
  for (const figure of label) {
    for (const stroke of (strokes[figure] ?? "").split(",")) {
      const points = stroke.split(" ").map((point) => {
        const [across = 0, down = 0] = [...point].map((digit) => Number.parseInt(digit, 16));
        return to(left + across * unit, (down - 6) * unit);
      });
      d += `M${points.join("L")}`;
    }
    left += advance;
  }
  return d;
}
