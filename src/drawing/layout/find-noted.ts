/** Finds the subjects of notes in the frames of a board, and everything that their lines should not cross. */
import type { Frame } from "./frame.js";

/** A part of a board, relative to its corner. */
export interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The visible parts of a board. */
export interface Noted {
  /** The visible part of the first box with each id, or explained by it; none if it is not visible. */
  targets: ReadonlyMap<string, Rectangle>;
  /** Everything that must stay readable: text, icons, controls. */
  inked: Rectangle[];
}

/** Distance in px between a text and the dot of a line that begins beside it. */
const clearance = 6;

/** Searches a board for boxes with some ids. */
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

/** The area covered by the words of a text, which may be smaller than its box; for other boxes, their whole area. */
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

/** The intersection of two parts; undefined if it is empty. */
export function common(a: Rectangle, b: Rectangle): Rectangle | undefined {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)];
  const width = Math.min(a.x + a.width, b.x + b.width) - x;
  const height = Math.min(a.y + a.height, b.y + b.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : undefined;
}
