/** Writes frames as text, one line for each box, so that a difference reads like a sentence. */

import type { Frame } from "../../src/drawing/layout/frame.js";
import type { BoardFrame, PlacedFrame } from "../../src/drawing/layout/layout-canvas.js";

/** A board with its panels: kind, x, y, width and height of each box in px, deeper boxes further in. */
export function boardLines(board: BoardFrame): string {
  const { x, y, frame, asides } = board;
  const head = `board "${board.board.title}" at ${rounded(x)} ${rounded(y)}`;
  const panels = asides.flatMap((aside) => ["aside", ...placedLines(aside)]);
  return [head, ...placedLines({ x, y, frame }), ...panels, ""].join("\n");
}

function placedLines({ x, y, frame }: PlacedFrame): string[] {
  const lines: string[] = [];
  addLines(frame, x, y, "  ", lines);
  return lines;
}

function addLines(frame: Frame, x: number, y: number, indent: string, into: string[]): void {
  const { width, height, lines = [] } = frame;
  const place = [frame.x + x, frame.y + y, width, height].map(rounded).join(" ");
  const words = lines.map((line) => ` | ${line.text}`).join("");
  into.push(`${indent}${kindOf(frame)} ${place}${words}`);
  for (const child of frame.children) addLines(child, x, y, `${indent}  `, into);
}

function kindOf({ box }: Frame): string {
  if (box.kind === "stack") return box.style.direction ?? "column";
  return box.kind === "field" || box.kind === "toggle" ? box.control : box.kind;
}

function rounded(px: number): number {
  return Math.round(px * 100) / 100 || 0;
}
