/** Converts a board to the boxes on the canvas: the board with its size, and its title (language.md 2.4). */
import type { Aside, Board, BoardLink, Box, Canvas, TextBox } from "./box.js";
import { column, token } from "./build.js";
import { type Note, noteRoom } from "./note.js";
import type { Style } from "./style.js";

/** Distance in px between boards in a row. */
export const boardGap = 64;

/** Height in px of the title of a board, including its distance. */
export const boardTitleHeight = 32;

/** Distance in px between a board and the panels outside it, and between these. */
export const asideGap = 24;

/** Width in px of panels beside a board. */
export const asideWidth = 280;

/** The panels of a board at one of its sides. */
export function asidesOf(board: Board, place: Aside["place"]): Box[] {
  return (board.asides ?? []).flatMap((aside) => (aside.place === place ? [aside.box] : []));
}

/** Width in px of the panels beside a board, including their distance. */
export function besideWidth(board: Board): number {
  return asidesOf(board, "beside").length > 0 ? asideGap + asideWidth : 0;
}

function noteSidesOf({ asides = [] }: Board): Note["side"][] {
  return asides.flatMap(({ note }) => (note ? [note.side] : []));
}

/** Boards side by side, from left to right. */
export interface BoardRow {
  /** The place of the first one; below all others by default. */
  at: { x: number; y: number } | undefined;
  boards: readonly Board[];
}

/**
 * Groups boards that are side by side. A page with a place is at that place, with its copies beside it if no other page
 * extends further to the right; if there are such pages, all others are in a row below.
 * @param width px of the renderer, for boards without a width of their own
 */
export function boardRows({ boards }: Canvas, width: number): BoardRow[] {
  const placed = boards.filter(({ at }) => at !== undefined);
  if (placed.length === 0) return boards.length > 0 ? [{ at: { x: 0, y: 0 }, boards }] : [];
  const rightOf = (board: Board) => board.at!.x + outerWidth(board, width);
  const furthest = placed.map(rightOf).reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  const rows: BoardRow[] = [];
  const below: Board[] = [];
  let row = below;
  for (const board of boards) {
    if (board.copy === undefined) {
      row = board.at !== undefined && rightOf(board) === furthest ? [] : below;
      if (board.at !== undefined)
        rows.push({ at: board.at, boards: row === below ? [board] : row });
    }
    if (board.at === undefined || row !== below) row.push(board);
  }
  return below.length > 0 ? [...rows, { at: undefined, boards: below }] : rows;
}

/** Distance in px from the top of a copy to the line that connects it with its page. */
export function joinDepth({ height = 48 }: Board): number {
  // Below the rounded corners of phones.
  return Math.min(64, Math.round(height / 2));
}

/** Distance in px from the right edge of a copy to the line that connects it with a page above. */
export const joinInset = 24;

/** The line between a page and its copy. */
export function joinBox(length: number, isUpright = false): Box {
  const style: Style = isUpright ? { width: 1, height: length } : { width: length, height: 1 };
  return column(style, [], { paint: { background: token("lineStrong") }, decorative: true });
}

/** Width in px of a board with the panels beside it. */
export function outerWidth(board: Board, width: number): number {
  return boardWidth(board, width) + besideWidth(board);
}

/** Whether boards show their titles: only if there are several. */
export function showsTitles(canvas: Canvas): boolean {
  return canvas.boards.length > 1;
}

/** Width in px of a board: as declared, or the renderer's width minus the panels beside it. */
export function boardWidth(board: Board, width: number): number {
  const beside = besideWidth(board) + noteRoom(noteSidesOf(board));
  return board.width ?? (beside > 0 ? Math.max(asideWidth, width - beside) : width);
}

/**
 * The box of a board with its declared width and minimum height. A height of the box itself takes precedence (on a
 * board that is cut). Absolute boxes in it are relative to it.
 */
export function boardBox(board: Board): Box {
  const { width, height } = board;
  const box = board.fold === undefined ? board.box : withFold(board.box, board.fold);
  const style = { ...box.style };
  style.position ??= "relative";
  if (width !== undefined) style.width = width;
  if (height !== undefined && style.height === undefined) {
    const least = typeof style.minHeight === "number" ? style.minHeight : 0;
    style.minHeight = Math.max(least, height);
  }
  return { ...box, style };
}

/** The box with a dashed line over it, unless it ends before the line. */
function withFold(box: Box, at: number): Box {
  if (box.kind !== "stack" && box.kind !== "grid") return box;
  const line: Box = {
    kind: "stack",
    style: {
      position: "absolute",
      inset: { top: at, left: 0, right: 0 },
      height: 1,
      border: { top: 1 },
    },
    paint: { borderColor: { token: "lineStrong" }, borderStyle: "dashed" },
    decorative: true,
    children: [],
  };
  const window: Box = {
    kind: "stack",
    style: {
      position: "absolute",
      inset: { top: 0, right: 0, bottom: 0, left: 0 },
      overflow: "hidden",
    },
    decorative: true,
    children: [line],
  };
  return { ...box, children: [...box.children, window] };
}

/** The title of a board as a line of text that is never wider than the board. */
export function boardTitle(board: Board): TextBox {
  return {
    kind: "text",
    tag: "p",
    text: board.title,
    textStyle: {
      size: 14,
      weight: 600,
      lineHeight: 24 / 14,
      color: { token: "inkMuted" },
      wrapping: "ellipsis",
    },
    style: { height: boardTitleHeight, maxWidth: { percent: 100 } },
  };
}

/** The line above a board: its title, and links to the other variants of its page, if any. */
export function boardHead(board: Board): Box {
  const title = boardTitle(board);
  const { variants } = board;
  if (!variants) return title;
  const style: Style = { direction: "row", gap: 16, height: boardTitleHeight };
  const links: Box = {
    kind: "stack",
    style: { direction: "row", gap: 12, shrink: 0 },
    tag: "nav",
    name: "Variants",
    children: variants.map(variantLink),
  };
  const inner: TextBox = { ...title, style: { ...title.style, minWidth: 0 } };
  return { kind: "stack", style, children: [inner, links] };
}

/** The name of a variant, as a link unless it is the current one. */
function variantLink({ title, href }: BoardLink): Box {
  return {
    kind: "text",
    text: title,
    textStyle: {
      size: 14,
      weight: href === undefined ? 600 : 400,
      lineHeight: 24 / 14,
      color: { token: href === undefined ? "ink" : "inkMuted" },
      ...(href !== undefined && { underline: true }),
    },
    style: {},
    ...(href === undefined
      ? { tag: "span", attributes: { "aria-current": "true" } }
      : { tag: "a", attributes: { href } }),
  };
}
