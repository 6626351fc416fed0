/** Arranges the events of a week in lanes below each other; an event of several days stays in its lane. */
import type { CalendarEvent } from "./calendar-events.js";
import type { Day } from "./days.js";

/** The part of an event within one week; days are counted from 0. */
export interface Segment {
  readonly event: CalendarEvent;
  readonly first: number;
  readonly last: number;
  readonly lane: number;
  /** Whether it begins before this week, and whether it continues after it. */
  readonly isCut: { readonly before: boolean; readonly after: boolean };
}

/** The lanes of a day, each with an event or empty, and the number of events without a lane. */
export interface DayLanes {
  readonly lanes: readonly (Segment | undefined)[];
  readonly hidden: readonly CalendarEvent[];
}

/**
 * The lanes of the seven days from `monday`.
 * @param room number of lanes; if more are needed, the last one shows the number of missing events
 */
export function weekLanes(
  events: readonly CalendarEvent[],
  monday: Day,
  room: number,
): readonly DayLanes[] {
  const segments: Segment[] = [];
  /** The first free day of the week in each lane. */
  const free: number[] = [];
  for (const event of events) {
    const first = Math.max(0, event.first - monday);
    const last = Math.min(6, event.last - monday);
    if (first > last) continue;
    const found = free.findIndex((day) => day <= first);
    const lane = found < 0 ? free.length : found;
    free[lane] = last + 1;
    const isCut = { before: event.first < monday, after: event.last > monday + 6 };
    segments.push({ event, first, last, lane, isCut });
  }
  const on = (segment: Segment, day: number) => segment.first <= day && day <= segment.last;
  const isFull = (day: number) =>
    segments.some((segment) => segment.lane >= room && on(segment, day));
  const full = Array.from({ length: 7 }, (_, day) => isFull(day));
  const isShown = (segment: Segment) =>
    segment.lane < room - 1 ||
    (segment.lane === room - 1 && !full.slice(segment.first, segment.last + 1).includes(true));
  return full.map((_, day) => {
    const here = segments.filter((segment) => on(segment, day));
    const lanes: (Segment | undefined)[] = [];
    for (const segment of here.filter(isShown)) lanes[segment.lane] = segment;
    const hidden = here.filter((segment) => !isShown(segment)).map(({ event }) => event);
    return { lanes: Array.from(lanes), hidden };
  });
}
