/** Finds content that does not fit: texts that are cut or overflow, and elements beyond the edges of their board. */
import type { Board, Box } from "../../model/box/box.js";
import type { Frame } from "./frame.js";
import type { CanvasFrame } from "./layout-canvas.js";
import { pageFrame } from "./page-frame.js";

/** A text that is not completely inside its place, or an element that is not completely on its board. */
export interface Overflow {
  /** The box of the text or element. */
  box: Box;
  /** The edge of the board that an element crosses; none for texts. */
  edge?: "left" | "right" | "top" | "bottom" | undefined;
  /** Length in px of the part that is cut or overflows. */
  px: number;
  /** Whether it is a text that overflows its container at the bottom. */
  isBelow?: true;
  /** Place in the source of the element whose bottom edge it crosses. */
  holder?: Box["origin"];
  /** The board that contains it. */
  board: Board;
  /** Whether it is in a cell of a table. */
  isInCell: boolean;
  /** Place of its element in the source, if boxes have places. */
  origin: Box["origin"];
}

/** Edges that texts must not cross. */
interface Bounds {
  right: number;
  bottom: number;
  /** Place in the source of the element with that bottom edge, unless it is the page. */
  holder?: Box["origin"];
}

/** Smaller differences are due to rounding, and invisible. */
const tolerance = 0.5;

/** All overflowing texts and elements of a canvas, in drawing order. */
export function findOverflow(canvas: CanvasFrame): Overflow[] {
  const found: Overflow[] = [];
  for (const { board, frame: outer } of canvas.boards) {
    const frame = pageFrame(board, outer);
    const bounds = { right: frame.x + frame.width, bottom: Number.POSITIVE_INFINITY };
    const on: On = { board, found, origin: undefined, isInCell: false };
    if (!frame.box.style.layered) visit(frame, bounds, frame, on, true);
    // The page is covered by its overlay.
    else
      for (const child of frame.children)
        visit(child, bounds, frame, on, child.box.slot === "page");
  }
  return found;
}

/** Distance in px by which an element crosses the board's edges at most, unless it is cut intentionally. */
function pxOffBoard({ box, x, y, width, height }: Frame, board: Frame): number {
  if (box.origin === undefined || width === 0 || height === 0) return 0;
  const across = Math.max(x + width - board.x - board.width, board.x - x);
  return Math.max(across, y + height - board.y - board.height, board.y - y);
}

/** The edge that is crossed by this distance. */
function edgeCrossed({ x, y, width, height }: Frame, board: Frame, px: number): Overflow["edge"] {
  if (x + width - board.x - board.width === px) return "right";
  if (y + height - board.y - board.height === px) return "bottom";
  return board.x - x === px ? "left" : "top";
}

/** The surroundings of a frame. */
interface On {
  board: Board;
  found: Overflow[];
  origin: Box["origin"];
  isInCell: boolean;
}

function visit(
  frame: Frame,
  bounds: Bounds,
  board: Frame | undefined,
  outer: On,
  isPage = false,
): void {
  const { box } = frame;
  // Clipped decoration is simply omitted where it does not fit.
  if (box.decorative && box.style.overflow === "hidden") return;
  const { found, board: on } = outer;
  const origin = box.origin ?? outer.origin;
  const isInCell = outer.isInCell || box.tag === "td" || box.tag === "th";
  const off = board === undefined ? 0 : pxOffBoard(frame, board);
  if (off > tolerance) {
    const px = Math.round(off * 10) / 10;
    found.push({ box, edge: edgeCrossed(frame, board!, off), px, board: on, isInCell, origin });
    return;
  }
  if (frame.lines !== undefined) {
    const { across, down } = overflowOf(frame, bounds);
    const px = Math.round(Math.max(across, down) * 10) / 10;
    if (px > tolerance) {
      const below = down > across && ({ isBelow: true, holder: bounds.holder } as const);
      found.push({ box, px, ...below, board: on, isInCell, origin });
    }
  }
  if (frame.children.length === 0) return;
  const { overflow, height } = frame.box.style;
  // A page cuts content unintentionally, unless it has a given height.
  const isOpen = isPage && typeof height !== "number";
  const isClipped = isPage && overflow === "hidden" && !isOpen;
  const inner = isOpen ? bounds : isClipped ? outermost : boundsInside(frame, bounds, origin);
  // A clipping frame shows nothing beyond the edges of the board.
  const around = overflow === "hidden" && !isOpen ? undefined : board;
  const isSame = origin === outer.origin && isInCell === outer.isInCell;
  const inside = isSame ? outer : { board: on, found, origin, isInCell };
  for (let at = 0; at < frame.children.length; at++) {
    const child = frame.children[at]!;
    // An absolute box is only bounded by its board, not by its parents.
    const held = child.box.style.position === "absolute" ? outermost : inner;
    visit(child, held, around, inside);
  }
}

/**
 * A clipping frame bounds its texts, and so does one with a fixed height, because they would cover the following
 * content. A frame with a height of 0 only positions its children, and a scrolling frame clips intentionally.
 */
function boundsInside(
  { box, x, y, width, height }: Frame,
  around: Bounds,
  origin: Box["origin"],
): Bounds {
  const { overflow, height: given } = box.style;
  const cuts = overflow === "hidden";
  if (box.scrolls) return outermost;
  if (!cuts && (typeof given !== "number" || given <= 0)) return around;
  const isAbove = around.bottom < y + height;
  return {
    right: cuts ? Math.min(around.right, x + width) : around.right,
    bottom: isAbove ? around.bottom : y + height,
    holder: isAbove ? around.holder : origin,
  };
}

const outermost: Bounds = { right: Number.POSITIVE_INFINITY, bottom: Number.POSITIVE_INFINITY };

/** Distances in px by which the lines of a text are too long, and by which the last line is below its place. */
function overflowOf(frame: Frame, bounds: Bounds): { across: number; down: number } {
  let across = 0;
  let down = 0;
  const own = Math.min(frame.x + frame.width, bounds.right);
  const bottom = Math.min(frame.y + frame.height, bounds.bottom);
  for (let at = 0; at < frame.lines!.length; at++) {
    const line = frame.lines![at]!;
    across = Math.max(across, line.cut ?? line.x + line.width - own);
    down = Math.max(down, line.y - bottom);
  }
  return { across, down };
}
