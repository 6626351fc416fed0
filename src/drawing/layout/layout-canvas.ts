/** Lays out the boards of a canvas at their places (language.md 2.4). */
import type { GivenFonts } from "../../base/fonts/given-fonts.js";
import type { Themes } from "../../base/theme/tokens.js";
import type { Board, Box, Canvas, Origin } from "../../model/box/box.js";
import {
  asideGap,
  asidesOf,
  asideWidth,
  boardBox,
  boardGap,
  boardRows,
  boardTitle,
  boardTitleHeight,
  boardWidth,
  joinBox,
  joinDepth,
  joinInset,
  outerWidth,
  showsTitles,
} from "../../model/box/canvas.js";
import type { NoteSide } from "../../model/box/note.js";
import type { Frame } from "./frame.js";
import { layoutBox } from "./layout-box.js";
import { placeNotes } from "./place-notes.js";

/** A frame at its place on the canvas; its coordinates are relative to its own top left corner. */
export interface PlacedFrame {
  x: number;
  y: number;
  frame: Frame;
}

/** A board at its place. */
export interface BoardFrame extends PlacedFrame {
  board: Board;
  /** The title, `boardTitleHeight` above the board; only if there are several boards. */
  title: Frame | undefined;
  /** The panels outside the board, and the notes around it. */
  asides: readonly PlacedFrame[];
  /** The lines to the notes. */
  leaders: readonly PlacedFrame[];
  /** Distance in px from the board to the panels below and beside it, if there are notes in between. */
  noteDepth?: Readonly<Record<NoteSide, number>> | undefined;
}

/** A laid-out canvas: all boards, and the rectangle that contains them with their titles and panels. */
export interface CanvasFrame {
  boards: readonly BoardFrame[];
  x: number;
  y: number;
  width: number;
  height: number;
  /** Whether a board has no width of its own, and so has the width that was available. */
  isFluid: boolean;
  /** The user fonts with which texts were measured. */
  fonts?: GivenFonts | undefined;
  /** The themes; presets by default. */
  themes?: Themes;
  /** What is drawn under and over the boards: the background, lines between them, labels. */
  under?: readonly PlacedFrame[];
  over?: readonly PlacedFrame[];
  /** Arrows that are not drawn, with the labels and places of their elements. */
  leftOut?: readonly LeftOut[];
}

/** An arrow that is not drawn, because there is no route for it, or because there are too many arrows. */
export interface LeftOut {
  label: string;
  origin: Origin | undefined;
  /** The maximum number of arrows, if there are too many. */
  most?: number;
}

/** The available space for a canvas, in px, and fonts for characters missing in ours. */
export interface CanvasRoom {
  width: number;
  fonts?: GivenFonts | undefined;
}

/** Lays out all boards, row by row. */
export function layoutCanvas(canvas: Canvas, room: CanvasRoom): CanvasFrame {
  const titled = showsTitles(canvas);
  const placed = new Map<Board, BoardFrame>();
  for (const { at, boards } of boardRows(canvas, room.width)) {
    const start = at ?? below([...placed.values()]);
    let { x } = start;
    for (const board of boards) {
      placed.set(board, placeBoard(board, x, start.y, room, titled));
      x += outerWidth(board, room.width) + boardGap;
    }
  }
  const boards = canvas.boards.map((board) => placed.get(board)!);
  const isFluid = canvas.boards.some(({ width }) => width === undefined);
  const under = joinsOf(boards);
  const bounds = { ...sheetOf(boards, canvas.themes), ...(under.length > 0 && { under }) };
  return { boards, isFluid, fonts: room.fonts, ...bounds, ...themesOf(canvas) };
}

/** The lines from pages to their copies beside or below them. */
export function joinsOf(boards: readonly BoardFrame[]): PlacedFrame[] {
  return boards.flatMap(({ board, x, y, asides }, at): PlacedFrame[] => {
    const before = boards[at - 1];
    if (board.copy === undefined || before === undefined) return [];
    const parts = [before, ...before.asides];
    const right = parts
      .map((part) => part.x + part.frame.width)
      .reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
    const bottom = parts
      .map((part) => part.y + part.frame.height)
      .reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
    const left = asides.map((part) => part.x).reduce((a, b) => Math.min(a, b), x);
    if (y === before.y && left > right) {
      const depth = y + joinDepth(board);
      const isFree = [...before.asides, ...asides].every((part) => !isAt(part, depth));
      const [from, to] = isFree ? [before.x + before.frame.width, x] : [right, left];
      const line = joinBox(to - from);
      return [{ x: from, y: depth, frame: layoutBox(line, { width: to - from }) }];
    }
    const top = y - boardTitleHeight;
    if (x !== before.x || top <= bottom) return [];
    const line = joinBox(y - bottom, true);
    const inset = x + before.frame.width - joinInset;
    return [{ x: inset, y: bottom, frame: layoutBox(line, { width: 1 }) }];
  });
}

/** Whether a horizontal line at a height crosses a part, or comes close to it. */
function isAt({ y, frame }: PlacedFrame, height: number): boolean {
  return height > y - 8 && height < y + frame.height + 8;
}

function themesOf({ themes }: { themes?: Themes | undefined }): Pick<CanvasFrame, "themes"> {
  return themes ? { themes } : {};
}

/** The top of a row of boards below others. */
function below(boards: readonly BoardFrame[]): { x: number; y: number } {
  const { x, y, height } = boundsOf(boards);
  return { x, y: y + height + boardGap + boardTitleHeight };
}

/** Each board as a canvas of its own, keeping the title that it has among the others. */
export function boardsAlone({ boards, fonts, themes }: CanvasFrame): CanvasFrame[] {
  return boards.map((placed) => {
    const board = movedBoard(placed, -placed.x, -placed.y);
    const { leaders } = board;
    return {
      boards: [board],
      isFluid: board.board.width === undefined,
      fonts,
      ...sheetOf([board], themes),
      ...themesOf({ themes }),
      ...(leaders.length > 0 && { over: leaders }),
    };
  });
}

/** A board with everything around it, moved by some px. */
export function movedBoard(board: BoardFrame, right: number, down: number): BoardFrame {
  const moved = <P extends PlacedFrame>(part: P): P => ({
    ...part,
    x: part.x + right,
    y: part.y + down,
  });
  const { asides, leaders } = board;
  return { ...moved(board), asides: asides.map(moved), leaders: leaders.map(moved) };
}

/** A board as it was laid out. */
interface Laid {
  board: Board;
  width: number;
  frame: Frame;
}

/** What was laid out in a room, by the box of its board: most steps of a drawing change few boards, or none. */
const laidIn = new WeakMap<CanvasRoom, WeakMap<Box, Laid>>();

/** The frame of a board, which is laid out again only if its box or its size is another one. */
function frameOf(board: Board, room: CanvasRoom): Frame {
  const laid = laidIn.get(room) ?? new WeakMap<Box, Laid>();
  laidIn.set(room, laid);
  const width = boardWidth(board, room.width);
  const before = laid.get(board.box);
  if (before?.width === width && isAlike(before.board, board)) return before.frame;
  const frame = layoutBox(boardBox(board), { width, fonts: room.fonts });
  laid.set(board.box, { board, width, frame });
  return frame;
}

function isAlike(one: Board, other: Board): boolean {
  return one.width === other.width && one.height === other.height && one.fold === other.fold;
}

/** Lays out a board at a place, with its title and panels. */
export function placeBoard(
  board: Board,
  x: number,
  y: number,
  room: CanvasRoom,
  titled: boolean,
): BoardFrame {
  const { fonts } = room;
  const width = boardWidth(board, room.width);
  const frame = frameOf(board, room);
  const title = titled ? layoutBox(boardTitle(board), { width, fonts }) : undefined;
  const { notes, leaders, depth } = placeNotes(board, frame, title, fonts);
  const moved = (part: PlacedFrame): PlacedFrame => ({ ...part, x: part.x + x, y: part.y + y });
  const asides: PlacedFrame[] = [];
  let top = y + bottomOf(frame) + depth.bottom;
  for (const box of asidesOf(board, "below")) {
    const panel = layoutBox(box, { width, fonts });
    top += asideGap;
    asides.push({ x, y: top, frame: panel });
    top += bottomOf(panel);
  }
  top = y;
  for (const box of asidesOf(board, "beside")) {
    const panel = layoutBox(box, { width: asideWidth, fonts });
    asides.push({ x: x + width + depth.right + asideGap, y: top, frame: panel });
    top += bottomOf(panel) + asideGap;
  }
  for (const each of notes.map(moved)) asides.push(each);
  const around = { asides, leaders: leaders.map(moved) };
  return { board, x, y, frame, title, ...around, ...(notes.length > 0 && { noteDepth: depth }) };
}

function bottomOf({ y, height }: Frame): number {
  return y + height;
}

/** Space in px around all boards for the measures beside them. */
const measureRoom = 16;

/** The rectangle of a picture, including what a look draws beside the boards. */
function sheetOf(
  boards: readonly BoardFrame[],
  themes: Themes | undefined,
): ReturnType<typeof boundsOf> {
  const bounds = boundsOf(boards);
  if (themes?.light.look?.sheet !== "grid") return bounds;
  const { x, y, width, height } = bounds;
  return {
    x: x - measureRoom,
    y: y - measureRoom,
    width: width + 2 * measureRoom,
    height: height + 2 * measureRoom,
  };
}

/** The rectangle that contains boards with everything around them. */
export function boundsOf(boards: readonly BoardFrame[], more: readonly PlacedFrame[] = []) {
  if (boards.length === 0) return { x: 0, y: 0, width: 0, height: 0 };
  let left = Number.POSITIVE_INFINITY;
  let top = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  let bottom = Number.NEGATIVE_INFINITY;
  for (const board of boards) {
    if (board.title !== undefined) top = Math.min(top, board.y - boardTitleHeight);
    for (const { x, y, frame } of [board, ...board.asides]) {
      left = Math.min(left, x);
      top = Math.min(top, y);
      right = Math.max(right, x + frame.x + frame.width);
      bottom = Math.max(bottom, y + frame.y + frame.height);
    }
    for (const { x, y, width, height } of raisedIn(board.frame)) {
      left = Math.min(left, board.x + x + overhang);
      top = Math.min(top, board.y + y + overhang);
      right = Math.max(right, board.x + x + width - overhang);
      bottom = Math.max(bottom, board.y + y + height - overhang);
    }
  }
  for (const { x, y, frame } of more) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x + frame.width);
    bottom = Math.max(bottom, y + frame.height);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Distance in px by which floating boxes may extend beyond their board: most pictures have that much padding. */
const overhang = 24;

/** Floating boxes, which may extend beyond their board, and those that hang in a frame without a size. */
function raisedIn(frame: Frame, into: Frame[] = []): Frame[] {
  const isRaised = frame.box.style.raised === true;
  if (!isRaised && !frame.holdsRaised) return into;
  for (let at = 0; at < frame.children.length; at++) {
    const child = frame.children[at]!;
    if (isRaised || child.box.style.raised) into.push(child);
    raisedIn(child, into);
  }
  return into;
}
