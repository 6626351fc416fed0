/** Draws the bar that leads through the pages of something long: previous, numbers with gaps, next. */
import { RADIUS } from "../../../base/theme/tokens.js";
import type { Box } from "../../box/box.js";
import { column, icon, row, text } from "../../box/build.js";
import type { Style } from "../../box/style.js";
import { boolean } from "../../define/attributes.js";
import type { LowerContext } from "../../define/component.js";
import { amount, type CostSubject } from "../../define/cost.js";
import { activeFill, activeInk } from "./emphasis.js";

/** Which page is shown of how many, and in what form; pages are counted from 1. */
export interface PagePlace {
  pages: number;
  active: number;
  /** What all pages hold together, in words. */
  total?: string | undefined;
  /** Only the place, between two arrows. */
  isSimple: boolean;
}

/** Numbers and gaps of a bar at most. */
const mostSlots = 7;

/** Boxes of the bar of an element that has it by itself: two for each number or arrow, and those around. */
export function pageBarCost(element: CostSubject): number {
  const slots = amount(element, "pages", { preset: PAGES, most: mostSlots });
  return 6 + 2 * slots + (element.mentions("total") ? 1 : 0);
}

/** Pages that are shown when none are given. */
export const PAGES = 5;

/** Whether something long has the bar below it. */
export const paginationAttribute = boolean("Draws page numbers below");

/** Boxes of the bar of an element that may have one. */
export function pagesCost(element: CostSubject): number {
  return element.mentions("pagination") ? 2 + 6 + 2 * PAGES : 0;
}

/** px that words keep from the edges of a frame which what they are in reaches: as many as its title. */
export const flushSide = 16;

/** Something long with the bar below it, at the end of the line. */
export function withPages(box: Box, cx: LowerContext): Box {
  const bar = pageBar({ pages: PAGES, active: 1, isSimple: false }, cx, "right");
  const { grow, basis, ...style } = box.style;
  const outer: Style = { gap: 12 };
  if (grow !== undefined) outer.grow = grow;
  if (basis !== undefined) outer.basis = basis;
  const room = cx.flush ? { padding: { right: flushSide, bottom: 12, left: flushSide } } : {};
  return column(outer, [{ ...box, style }, row({ justify: "end", ...room }, [bar])]);
}

/** px that an arrow has beside its glyph, by which the bar is pulled out so that glyphs stand on the margin. */
const besideGlyph = 8;

/**
 * The bar, which hugs its numbers unless a total stands at its other end.
 * @param edge where it is at the edge of its container
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

/** Where the numbers are: beside a total at the other end, and in the middle if they are only a place. */
function placeOf(hasTotal: boolean, isSimple: boolean): "between" | "center" | "start" {
  if (hasTotal) return "between";
  return isSimple ? "center" : "start";
}

/** The slots of a bar, of which a narrow room leaves out those that matter least. */
function numbersOf(pages: number, place: number, cx: LowerContext): Box[] {
  const slots = slotsOf(pages, place);
  const ranks = spareRanks(slots, place);
  return slots.map((slot, at) => ({ ...slotBox(slot, slot === place, cx), spare: ranks[at] }));
}

/**
 * In which order slots are left out: numbers far from the shown one first, then each end together with its gap, so that no
 * numbers stand beside each other that do not follow one another. The shown one stays.
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

/** The first and the last page, those beside the shown one, and gaps: always as many slots, so that nothing jumps. */
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
