/** Measures how much of a board is used, and its largest empty rectangle. */
import type { InspectedBoard } from "./inspected.js";
import { intersection, isEmpty, type Rect } from "./rect.js";

/** Number of cells that a board is divided into, horizontally and vertically. */
const cells = 48;

/** How full a board is. */
export interface Fullness {
  /** Share of the board covered with text, controls, pictures or drawings, from 0 to 1. */
  used: number;
  /** The largest rectangle without any of these in px, as exact as the cells. */
  empty: Rect;
}

/** How full a board is; surfaces such as cards do not count. */
export function fullnessOf({ width, height, painted, controls }: InspectedBoard): Fullness {
  const size = { width: width / cells, height: height / cells };
  const isUsed = new Uint8Array(cells * cells);
  const page: Rect = { x: 0, y: 0, width, height };
  const contents = [
    ...painted.flatMap(({ kind, rect, frame }) =>
      kind !== "cover" || frame.box.kind === "image" || frame.box.isPicture ? [rect] : [],
    ),
    ...controls.map(({ rect }) => rect),
  ];
  for (const content of contents) {
    const rect = intersection(content, page);
    // Anything as large as the page is a background, not content.
    if (isEmpty(rect) || (rect.width > width * 0.9 && rect.height > height * 0.9)) continue;
    const right = Math.min(cells, Math.ceil((rect.x + rect.width) / size.width));
    const bottom = Math.min(cells, Math.ceil((rect.y + rect.height) / size.height));
    for (let row = Math.floor(rect.y / size.height); row < bottom; row++) {
      isUsed.fill(1, row * cells + Math.floor(rect.x / size.width), row * cells + right);
    }
  }
  const used = isUsed.reduce((sum, cell) => sum + cell, 0) / isUsed.length;
  const { x, y, width: across, height: down } = largestFree(isUsed);
  return {
    used,
    empty: {
      x: x * size.width,
      y: y * size.height,
      width: across * size.width,
      height: down * size.height,
    },
  };
}

/** The largest rectangle of free cells, found as the largest one in the skyline above each row. */
function largestFree(isUsed: Uint8Array): Rect {
  const heights = new Array<number>(cells).fill(0);
  let best: Rect = { x: 0, y: 0, width: 0, height: 0 };
  for (let row = 0; row < cells; row++) {
    for (let column = 0; column < cells; column++) {
      heights[column] = isUsed[row * cells + column] ? 0 : heights[column]! + 1;
    }
    for (let left = 0; left < cells; left++) {
      let height = heights[left]!;
      for (let right = left; right < cells && height > 0; right++) {
        height = Math.min(height, heights[right]!);
        const width = right - left + 1;
        if (width * height > best.width * best.height) {
          best = { x: left, y: row - height + 1, width, height };
        }
      }
    }
  }
  return best;
}
