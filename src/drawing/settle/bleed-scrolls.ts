/** Extends scrolling rows to the edges of the screen, card or panel that they are on, as on real devices. */
import { type Box, childIn, childrenOf } from "../../model/box/box.js";
import type { Style } from "../../model/box/style.js";
import { withMore } from "../../model/box/with-more.js";
import { scrollsAcross } from "./idle-bars.js";

/** px between the inner edges of a box and the edges at which its rows are cut. */
interface Room {
  left: number;
  right: number;
  /** Whether the rows are cut by the screen rather than by a card or panel on it. */
  isScreen: boolean;
}

/**
 * The page of a device, with its horizontally scrolling rows extended from edge to edge of the screen, or of their card.
 * Their content starts where it did before; only its end is cut further out.
 */
export function bleedScrolls(page: Box): Box {
  return bled(page, { left: 0, right: 0, isScreen: true });
}

function bled(box: Box, around: Room): Box {
  if (box.kind !== "stack" || !childrenOf(box).some(holdsRow)) return box;
  const { style, children } = box;
  const inner = insideOf(box, around);
  const inFlow = children.filter((child) => child.style.position !== "absolute");
  // A box with siblings beside it has an edge of its own.
  if (style.direction !== "column" && inFlow.length > 1) return box;
  const changed = children.map((child) => {
    if (!holdsRow(child) || !isSpanning(child.style, style)) return child;
    return scrollsByItself(child) ? widened(child, inner) : bled(child, inner);
  });
  return withMore<Box>(box, { children: changed } as Partial<Box>);
}

/** Whether a box is a row that scrolls, or contains one. */
function holdsRow(box: Box): boolean {
  return scrollsByItself(box) || childrenOf(box).some(holdsRow);
}

function scrollsByItself(box: Box): boolean {
  return box.scrolls === true && scrollsAcross(box.style);
}

/** The space between a box's content and the edge of the screen; reset by any box with a visible edge of its own. */
function insideOf({ style, paint }: Box, around: Room): Room {
  const isSeen = style.overflow !== undefined || paint?.background !== undefined;
  const isAtEdge = around.left === 0 && around.right === 0;
  const isEdge = style.border !== undefined || (isSeen && !isAtEdge);
  const { left, right, isScreen } = isEdge ? { left: 0, right: 0, isScreen: false } : around;
  const { padding } = style;
  return { left: left + (padding?.left ?? 0), right: right + (padding?.right ?? 0), isScreen };
}

/** Whether a child is as wide as its parent. */
function isSpanning(style: Style, parent: Style): boolean {
  if (style.position === "absolute" || hasOwnWidth(style)) return false;
  if (parent.direction !== "column") return (style.grow ?? 0) > 0;
  return (style.alignSelf ?? parent.align ?? "stretch") === "stretch";
}

function hasOwnWidth({ width, maxWidth, margin }: Style): boolean {
  return (
    width !== undefined ||
    maxWidth !== undefined ||
    margin?.left !== undefined ||
    margin?.right !== undefined
  );
}

/** A row widened by the space beside it. At the edge of the screen, no shadow is needed to show that the row goes on. */
function widened(row: Box, { left, right, isScreen }: Room): Box {
  const { margin, padding } = row.style;
  const isPainted = row.paint?.background !== undefined || row.style.border !== undefined;
  if (isPainted || row.kind !== "stack") return row;
  const style = withMore(row.style, {
    margin: { ...margin, left: -left, right: -right },
    padding: {
      ...padding,
      left: (padding?.left ?? 0) + left,
      right: (padding?.right ?? 0) + right,
    },
  });
  if (!isScreen) return { ...row, style };
  const sign = childIn(row, "bar");
  return { ...row, style, children: row.children.filter((child) => child !== sign) };
}
