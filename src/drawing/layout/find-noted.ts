/** Finds what notes are about in the frames of a board, and what their lines should not strike through. */
import type { Frame } from "./frame.js";

/** A part of a board, counted from its corner. */
export interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What is seen on a board. */
export interface Noted {
  /** The visible part of the first box with each id, or that it explains; none where nothing of it is seen. */
  targets: ReadonlyMap<string, Rectangle>;
  /** All that has to be read: words, signs, controls. */
  inked: Rectangle[];
}

/** px between words and the dot of a line that begins beside them. */
const clearance = 6;

/** Looks through a board for boxes with some ids. */
export function findNoted(board: Frame, ids: readonly string[]): Noted {
  const wanted = new Set(ids);
  const targets = new Map<string, Rectangle>();
  const inked: Rectangle[] = [];
  const visit = (frame: Frame, clip: Rectangle): void => {
    const seen = common(clip, frame);
    const { attributes, explainedBy, style, kind } = frame.box;
    const id = typeof attributes?.id === "string" ? attributes.id : undefined;
    for (const name of [id, explainedBy]) {
      if (name === undefined || !wanted.has(name) || targets.has(name) || !seen) continue;
      targets.set(name, wordsOf(frame, seen, clearance));
    }
    if (seen && kind !== "stack" && kind !== "grid") inked.push(wordsOf(frame, seen));
    const inside = style.overflow === "hidden" ? seen : clip;
    if (inside) for (const child of frame.children) visit(child, inside);
  };
  visit(board, board);
  return { targets, inked };
}

/** What the words of a text cover, which may be less than its box; any other box is as large as it is. */
function wordsOf({ box, lines = [] }: Frame, seen: Rectangle, around = 0): Rectangle {
  if (box.kind !== "text" || box.paint !== undefined || lines.length === 0) return seen;
  const left =
    lines.map(({ x }) => x).reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY) - around;
  const right =
    lines
      .map(({ x, width }) => x + width)
      .reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY) + around;
  return { ...seen, x: left, width: right - left };
}

/** What two parts have in common; undefined for nothing. */
export function common(a: Rectangle, b: Rectangle): Rectangle | undefined {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)];
  const width = Math.min(a.x + a.width, b.x + b.width) - x;
  const height = Math.min(a.y + a.height, b.y + b.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : undefined;
}
