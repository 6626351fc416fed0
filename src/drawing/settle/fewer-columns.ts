/** Reduces the columns of grids to as many as fit. */
import type { Box, GridBox } from "../../model/box/box.js";
import { fullEdges } from "../../model/box/geometry.js";
import { drawnText } from "../../model/box/text-content.js";
import { withMore } from "../../model/box/with-more.js";
import type { Frame } from "../layout/frame.js";
import { layoutCanvas } from "../layout/layout-canvas.js";
import { findOutOfRoom } from "./out-of-room.js";
import { replaced } from "./replaced.js";
import type { SettleStep } from "./settled.js";

/** Maximum number of passes; each reaches one level deeper into nested grids, or takes one more column away. */
const mostPasses = 6;

/** Takes away columns that are too narrow for their content. */
export const fewerColumns: SettleStep = {
  kinds: ["grid"],
  concerns: ({ leastColumn }) => leastColumn !== undefined,
  settle(boards, room) {
    let drawn = boards;
    for (let pass = 0; pass < mostPasses; pass++) {
      const fewer = new Map<Box, Box>();
      for (const { frame } of layoutCanvas({ boards: drawn }, room).boards)
        findNarrow(frame, fewer);
      if (fewer.size === 0) break;
      drawn = replaced(drawn, fewer);
    }
    return drawn;
  },
};

/** Searches grids from the outside in; the content of a changed grid is searched in the next pass. */
function findNarrow(frame: Frame, fewer: Map<Box, Box>): void {
  const grid = frame.box.kind === "grid" ? withRoom(frame.box, frame) : undefined;
  if (grid !== undefined) fewer.set(frame.box, grid);
  else for (const child of frame.children) findNarrow(child, fewer);
}

/** The grid with fewer columns; undefined if all of its content fits. */
function withRoom(box: GridBox, frame: Frame): GridBox | undefined {
  const { style, leastColumn } = box;
  const { columns, gap = 0 } = style;
  if (leastColumn === undefined || !Array.isArray(columns)) return undefined;
  const padding = fullEdges(style.padding);
  const border = fullEdges(style.border);
  const inner = frame.width - padding.left - padding.right - border.left - border.right;
  const fitting = Math.max(1, Math.floor((inner + gap) / (leastColumn + gap)));
  // A column this wide may still break a word that cannot be hyphenated.
  const isWide = fitting >= columns.length;
  const count = isWide ? columns.length - 1 : fitting;
  // Small content, such as the days of a month, needs less room.
  if (count < 1 || !(isWide ? holdsBrokenWord(frame, longestUnparted) : lacksRoom(frame))) {
    return undefined;
  }
  const children = box.children.map((child): Box => {
    const { columnSpan = 1 } = child.style;
    return columnSpan <= count
      ? child
      : withMore<Box>(child, { style: withMore(child.style, { columnSpan: count }) });
  });
  return {
    ...box,
    style: { ...style, columns: columns.slice(0, count) },
    children,
    writtenColumns: box.writtenColumns ?? columns.length,
  };
}

function lacksRoom(grid: Frame): boolean {
  return holdsBrokenWord(grid) || findOutOfRoom(grid).length > 0;
}

/** Length of the longest word, in letters, that is not hyphenated. */
const longestUnparted = 12;

/** Whether a word or number of at most this many characters in a frame is broken across lines. */
function holdsBrokenWord(
  { box, lines = [], children }: Frame,
  most = Number.POSITIVE_INFINITY,
): boolean {
  if (box.kind === "text" && lines.length > 1) {
    const words = drawnText(box.text, box.textStyle).match(/\p{L}+|\d[\d.,]*\d/gu) ?? [];
    const isBroken = (word: string) => !lines.some(({ text }) => text.includes(word));
    if (words.some((word) => word.length <= most && isBroken(word))) return true;
  }
  return children.some((child) => holdsBrokenWord(child, most));
}
