/** Determines the hours that a week shows: the given ones, or those that its events need. */
import type { CalendarEvent } from "./calendar-events.js";
import type { Day } from "./days.js";

/** The hours of a working day, in minutes since midnight. */
const usual = { from: 8 * 60, to: 18 * 60 };

/** The hours of the week that begins on a day; at least one hour. */
export function shownHours(
  given: { from: number | undefined; to: number | undefined },
  events: readonly Pick<CalendarEvent, "first" | "last" | "start" | "end">[],
  monday: Day,
): { from: number; to: number } {
  let { from, to } = usual;
  for (const { first, last, start, end } of events) {
    if (start === undefined || first !== last || first < monday || first > monday + 6) continue;
    from = Math.min(from, Math.floor(start / 60) * 60);
    to = Math.max(to, Math.ceil(end! / 60) * 60);
  }
  if (given.from !== undefined) from = Math.min(given.from, 23 * 60);
  if (given.to !== undefined) to = given.to;
  return { from, to: Math.max(to, from + 60) };
}
