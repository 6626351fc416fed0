/** Draws pagination: previous, page numbers with gaps, next. */
import { RADIUS } from "../../../base/theme/tokens.js";
import type { Box } from "../../box/box.js";
import { column, icon, row, text } from "../../box/build.js";
import type { Style } from "../../box/style.js";
import { boolean } from "../../define/attributes.js";
import type { LowerContext } from "../../define/component.js";
import { amount, type CostSubject } from "../../define/cost.js";
import { activeFill, activeInk } from "./emphasis.js";

/** The current page, the number of pages, and the form; page numbers start at 1. */
export interface PagePlace {
  pages: number;
  active: number;
  /** A text about all pages together. */
  total?: string | undefined;
  /** Shows only the current page, between two arrows. */
  isSimple: boolean;
}

/** Maximum number of page numbers and gaps. */
const mostSlots = 7;

/** Boxes of a pagination element: two for each number or arrow, and those around them. */
export function pageBarCost(element: CostSubject): number {
  const slots = amount(element, "pages", { preset: PAGES, most: mostSlots });
  return 6 + 2 * slots + (element.mentions("total") ? 1 : 0);
}

/** Default number of pages. */
export const PAGES = 5;

/** Draws pagination below an element. */
export const paginationAttribute = boolean("Draws page numbers below");

/** Boxes of the pagination below an element, if it has any. */
export function pagesCost(element: CostSubject): number {
  return element.mentions("pagination") ? 2 + 6 + 2 * PAGES : 0;
}

/**
 * Distance in px of text from the edges of a frame whose content extends to its edges: the same as that of its title.
 */
export const flushSide = 16;

/** A box with pagination below it, at the end of the line. */
export function withPages(box: Box, cx: LowerContext): Box {
  const bar = pageBar({ pages: PAGES, active: 1, isSimple: false }, cx, "right");
  const { grow, basis, ...style } = box.style;
  const outer: Style = { gap: 12 };
  if (grow !== undefined) outer.grow = grow;
  if (basis !== undefined) outer.basis = basis;
  const room = cx.flush ? { padding: { right: flushSide, bottom: 12, left: flushSide } } : {};
  return column(outer, [{ ...box, style }, row({ justify: "end", ...room }, [bar])]);
}

/** Padding in px of an arrow beside its glyph, by which the bar is shifted so that glyphs align with the margin. */
const besideGlyph = 8;

/**
 * Draws the bar, which is as wide as its numbers unless there is a total at its other end.
 * @param edge the edge of the container at which it is, if any
 */
export function pageBar(
  { pages, active, total, isSimple }: PagePlace,
  cx: LowerContext,
  edge: "left" | "right" | undefined,
): Box {
  const place = Math.min(active, pages);
  const middle = isSimple
    ? [text(`${place} / ${pages}`, { size: 14, color: cx.ink, wrapping: "nowrap" })]
    : numbersOf(pages, place, cx);
  const side = isSimple ? undefined : total === undefined ? edge : "right";
  const pulled: Style = side === undefined ? {} : { margin: { [side]: -besideGlyph } };
  const numbers = row({ gap: isSimple ? 8 : 4, align: "center", wrap: true, ...pulled }, [
    arrow("Previous page", "chevron-left", place === 1, cx),
    ...middle,
    arrow("Next page", "chevron-right", place === pages, cx),
  ]);
  const words =
    total === undefined
      ? []
      : [text(total, { size: 14, color: cx.muted, wrapping: "nowrap" }, { style: { shrink: 0 } })];
  return row(
    { gap: 16, align: "center", justify: placeOf(words.length > 0, isSimple), wrap: true },
    [...words, numbers],
    { tag: "nav", name: "Pagination" },
  );
}

/** The place of the numbers: opposite a total, or in the middle if they are a single number. */
function placeOf(hasTotal: boolean, isSimple: boolean): "between" | "center" | "start" {
  if (hasTotal) return "between";
  return isSimple ? "center" : "start";
}

/** The slots of a bar; in a narrow space, the least important ones are dropped. */
function numbersOf(pages: number, place: number, cx: LowerContext): Box[] {
  const slots = slotsOf(pages, place);
  const ranks = spareRanks(slots, place);
  return slots.map((slot, at) => ({ ...slotBox(slot, slot === place, cx), spare: ranks[at] }));
}

/**
 * The order in which slots are dropped: numbers far from the current one first, then each end together with its gap, so
 * that all remaining neighbors are consecutive or have a gap between them. The current one stays.
 */
function spareRanks(slots: readonly (number | "gap")[], place: number): (number | undefined)[] {
  const shown = slots.indexOf(place);
  const gap = slots.lastIndexOf("gap");
  const isEnd = (at: number): boolean =>
    at < shown ? at <= 1 && slots[1] === "gap" : gap > shown && at >= gap;
  const inner = slots.flatMap((_, at) => (at === shown || isEnd(at) ? [] : [at]));
  inner.sort((a, b) => Math.abs(b - shown) - Math.abs(a - shown) || b - a);
  return slots.map((_, at) => {
    if (at === shown) return undefined;
    return isEnd(at) ? inner.length + (at < shown ? 0 : 1) : inner.indexOf(at);
  });
}

/**
 * The first and last page, the current one with its neighbors, and gaps: always the same number of slots, so that
 * nothing jumps.
 */
function slotsOf(pages: number, place: number): (number | "gap")[] {
  const range = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, at) => from + at);
  if (pages <= mostSlots) return range(1, pages);
  if (place <= 4) return [...range(1, 5), "gap", pages];
  if (place > pages - 4) return [1, "gap", ...range(pages - 4, pages)];
  return [1, "gap", ...range(place - 1, place + 1), "gap", pages];
}

function slotBox(slot: number | "gap", isShown: boolean, cx: LowerContext): Box {
  const color = isShown ? activeInk : cx.ink;
  const style = { minWidth: 32, height: 32, align: "center", justify: "center" } as const;
  const words = text(
    slot === "gap" ? "…" : String(slot),
    { size: 14, weight: isShown ? 600 : 400, color: slot === "gap" ? cx.muted : color },
    { style: { shrink: 0 } },
  );
  if (slot === "gap") return row(style, [words], { decorative: true });
  return row({ ...style, padding: { left: 6, right: 6 } }, [words], {
    tag: "button",
    attributes: { type: "button", "aria-current": isShown ? "page" : undefined },
    paint: { radius: RADIUS, ...(isShown && { background: activeFill }) },
  });
}

function arrow(name: string, glyph: string, isAtEnd: boolean, cx: LowerContext): Box {
  return row(
    { width: 32, height: 32, align: "center", justify: "center", shrink: 0 },
    [icon(glyph, 16, cx.ink)],
    {
      tag: "button",
      name,
      attributes: { type: "button", disabled: isAtEnd },
      paint: { radius: RADIUS, ...(isAtEnd && { opacity: 0.4 }) },
    },
  );
}
