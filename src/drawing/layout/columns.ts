/** Computes the widths of grid columns (CSS Grid 12.3 to 12.8). */
import { type Cell, type Column, columnsOf, gapOf, placeCells } from "./grid-cells.js";
import { borderBoxContribution, contentWidth, contribution } from "./intrinsic.js";
import type { Extreme, LayoutNode } from "./node.js";
import { floorStep, resolveLength } from "./subpixel.js";

/** A column during sizing: its current width in px, and its growth limit by content. */
interface Track extends Column {
  base: number;
  limit: number;
}

/** Minimum or maximum content width of a grid. */
export function columnsByContent(node: LayoutNode, extreme: Extreme): number {
  const columns = columnsOf(node, undefined);
  const widths = columnWidths(node, columns, placeCells(node, columns.length), extreme);
  return widths.reduce((sum, width) => sum + width, (columns.length - 1) * gapOf(node));
}

/**
 * Widths of all columns in px.
 * @param room content width of the grid, or which extreme of its content width is computed
 */
export function columnWidths(
  node: LayoutNode,
  columns: readonly Column[],
  cells: readonly Cell[],
  room: number | Extreme,
): number[] {
  const gap = gapOf(node);
  const tracks = columns.map(startTrack);
  fitSingleCells(tracks, cells);
  fitSpanningCells(tracks, cells, gap);
  for (const track of tracks) track.limit = Math.max(track.base, finiteLimit(track));
  if (room === "max") {
    for (const track of tracks) if (track.flex === 0) track.base = track.limit;
  } else if (room !== "min") {
    spread(tracks.filter(isRigid), room - sumOf(tracks, gap), true);
  }
  expandFlexible(tracks, cells, gap, room);
  if (typeof room === "number") {
    spread(tracks.filter(isAutomatic), room - sumOf(tracks, gap), false);
  }
  return tracks.map(({ base }) => base);
}

function startTrack(column: Column): Track {
  const base = typeof column.min === "number" ? column.min : 0;
  const { min, max, flex } = column;
  const most = typeof max === "number" ? Math.max(base, max) : Number.POSITIVE_INFINITY;
  return { min, max, flex, base, limit: flex > 0 ? base : most };
}

function isRigid(track: Track): boolean {
  return track.flex === 0;
}

function isAutomatic(track: Track): boolean {
  return track.flex === 0 && track.max === "auto";
}

function sumOf(tracks: readonly Track[], gap: number): number {
  let sum = gap * Math.max(0, tracks.length - 1);
  for (const track of tracks) sum += track.base;
  return sum;
}

function fitSingleCells(tracks: readonly Track[], cells: readonly Cell[]): void {
  for (const { item, column, span } of cells) {
    const track = tracks[column]!;
    if (span > 1 || track.flex > 0 || typeof track.min === "number") continue;
    const most = contribution(item, "max");
    const least = track.min === "max-content" ? most : leastWidth(item, false);
    track.base = Math.max(track.base, least);
    track.limit = track.limit === Number.POSITIVE_INFINITY ? most : Math.max(track.limit, most);
  }
}

/** Minimum width that an item requires from its column: none if it clips its content. */
function leastWidth(item: LayoutNode, isBeyondFlexible: boolean): number {
  const { style } = item;
  if (typeof style.width === "number") return contribution(item, "min");
  const least = resolveLength(style.minWidth, undefined);
  if (least !== undefined) return Math.max(least, item.edgeX) + item.marginX;
  if (item.cuts || isBeyondFlexible) return item.edgeX + item.marginX;
  const most = resolveLength(style.maxWidth, undefined) ?? Number.POSITIVE_INFINITY;
  return Math.max(item.edgeX, Math.min(contentWidth(item, "min"), most)) + item.marginX;
}

/** An item with the columns that it spans. */
interface SpanningItem {
  item: LayoutNode;
  tracks: readonly Track[];
}

/** Widens columns without a fixed width for items that span several columns, in order of their span. */
function fitSpanningCells(tracks: readonly Track[], cells: readonly Cell[], gap: number): void {
  const bySpan = new Map<number, SpanningItem[]>();
  const overFlexible: SpanningItem[] = [];
  for (const { item, column, span } of cells) {
    const spanned = { item, tracks: tracks.slice(column, column + span) };
    if (!spanned.tracks.every(isRigid)) overFlexible.push(spanned);
    else if (bySpan.has(span)) bySpan.get(span)!.push(spanned);
    else if (span > 1) bySpan.set(span, [spanned]);
  }
  for (const span of [...bySpan.keys()].toSorted((a, b) => a - b)) {
    const items = bySpan.get(span)!;
    raiseBases(items, gap, isByContent, (item) => leastWidth(item, false));
    raiseBases(items, gap, isByMost, (item) => contribution(item, "max"));
    raiseLimits(items, gap);
  }
  raiseFlexible(overFlexible, gap);
}

/** Flexible columns are widened last, for items of all spans at once. */
function raiseFlexible(items: readonly SpanningItem[], gap: number): void {
  const raised = new Map<Track, number>();
  for (const { item, tracks } of items) {
    const flexible = tracks.filter((track) => track.flex > 0 && isByContent(track));
    const missing = leastWidth(item, tracks.length > 1) - sumOf(tracks, gap);
    const flex = flexible.reduce((sum, track) => sum + track.flex, 0);
    if (missing <= 0) continue;
    for (const track of flexible) {
      const base = track.base + floorStep((missing * track.flex) / flex);
      raised.set(track, Math.max(base, raised.get(track) ?? 0));
    }
  }
  for (const [track, base] of raised) track.base = base;
}

function isByContent({ min }: Track): boolean {
  return typeof min !== "number";
}

function isByMost({ min }: Track): boolean {
  return min === "max-content";
}

/** Items are considered span by span; each column takes the largest size that they require. */
function raiseBases(
  items: readonly SpanningItem[],
  gap: number,
  takesPart: (track: Track) => boolean,
  wantedWidth: (item: LayoutNode) => number,
): void {
  const raised = new Map<Track, number>();
  for (const { item, tracks } of items) {
    const open = tracks.filter(takesPart);
    const before = open.map(({ base }) => base);
    widen(open, wantedWidth(item) - sumOf(tracks, gap));
    for (const [index, track] of open.entries()) {
      raised.set(track, Math.max(track.base, raised.get(track) ?? 0));
      track.base = before[index]!;
    }
  }
  for (const [track, base] of raised) track.base = base;
}

function raiseLimits(items: readonly SpanningItem[], gap: number): void {
  const raised = new Map<Track, number>();
  for (const { item, tracks } of items) {
    let room = contribution(item, "max") - gap * (tracks.length - 1);
    for (const track of tracks) {
      track.limit = Math.max(track.limit, track.base);
      room -= finiteLimit(track);
    }
    // Columns without a limit so far take all of it; if there are none, all columns sized by content do.
    const open = tracks.filter(isByContent);
    const unlimited = open.filter(({ limit }) => limit === Number.POSITIVE_INFINITY);
    const growing = unlimited.length > 0 ? unlimited : open;
    for (const track of growing) {
      const limit = finiteLimit(track) + Math.max(0, room) / growing.length;
      raised.set(track, Math.max(limit, raised.get(track) ?? 0));
    }
  }
  for (const [track, limit] of raised) track.limit = limit;
}

function finiteLimit({ base, limit }: Track): number {
  return limit === Number.POSITIVE_INFINITY ? base : limit;
}

/** Distributes px among columns, first up to their growth limits, then beyond. */
function widen(tracks: readonly Track[], missing: number): void {
  if (missing <= 0 || tracks.length === 0) return;
  const rest = spread(tracks, missing, true);
  spread(tracks, rest, false);
}

/** Distributes px equally among columns, optionally up to their growth limits; returns the rest. */
function spread(tracks: readonly Track[], room: number, withLimits: boolean): number {
  let rest = room;
  const byRoom = withLimits
    ? tracks.toSorted((a, b) => a.limit - a.base - (b.limit - b.base) || 0)
    : tracks;
  for (const [index, track] of byRoom.entries()) {
    if (rest <= 0) return 0;
    const share = floorStep(rest / (tracks.length - index));
    const taken = withLimits ? Math.min(share, Math.max(0, track.limit - track.base)) : share;
    track.base += taken;
    rest -= taken;
  }
  return rest;
}

/** Compensates for rounding errors of binary fractions. */
const tiny = 1e-9;

/** Distributes the remaining space among flexible columns. */
function expandFlexible(
  tracks: readonly Track[],
  cells: readonly Cell[],
  gap: number,
  room: number | Extreme,
): void {
  if (room === "min" || !tracks.some(({ flex }) => flex > 0)) return;
  const share =
    room === "max"
      ? shareByContent(tracks, cells, gap)
      : shareOf(tracks, room - gap * (tracks.length - 1));
  let carried = 0;
  for (const track of tracks) {
    if (track.flex === 0) continue;
    const wanted = share * track.flex;
    if (wanted <= track.base) continue;
    // Rounding differences are carried over to the next column, so that the sum is right.
    track.base = floorStep(wanted + carried + tiny);
    carried += wanted - track.base;
  }
}

/** Width of one fraction in px, with columns that need more than their share counted as fixed. */
function shareOf(tracks: readonly Track[], room: number): number {
  let fixed = new Set<Track>();
  for (;;) {
    let rest = room;
    let flex = 0;
    for (const track of tracks) {
      if (track.flex > 0 && !fixed.has(track)) flex += track.flex;
      else rest -= track.base;
    }
    const share = Math.max(0, rest) / Math.max(1, flex);
    const needy = tracks.filter(
      (track) => track.flex > 0 && !fixed.has(track) && track.base > share * track.flex,
    );
    if (needy.length === 0) return share;
    fixed = new Set([...fixed, ...needy]);
  }
}

function shareByContent(tracks: readonly Track[], cells: readonly Cell[], gap: number): number {
  let share = 0;
  for (const track of tracks) {
    if (track.flex > 0) share = Math.max(share, track.base / Math.max(1, track.flex));
  }
  for (const { item, column, span } of cells) {
    const spanned = tracks.slice(column, column + span);
    if (!spanned.some(({ flex }) => flex > 0)) continue;
    const room = borderBoxContribution(item, "max") + item.marginX - gap * (span - 1);
    share = Math.max(share, shareOf(spanned, room));
  }
  return share;
}
