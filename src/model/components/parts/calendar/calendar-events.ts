/** Reads the events of a calendar from its list and its block, and the month or week that it shows. */
import type { AstNode } from "../../../../language/ast/node.js";
import { plainText } from "../../../../language/ast/plain-text.js";
import type { ObjectValue, Value } from "../../../../language/ast/value.js";
import { isObject, writtenLabel } from "../items.js";
import {
  type Day,
  firstDay,
  type Month,
  monthOf,
  readDay,
  readMonth,
  readTime,
  weekStart,
} from "./days.js";

/** An event. */
export interface CalendarEvent {
  readonly label: string;
  readonly first: Day;
  readonly last: Day;
  /** Minutes since midnight; undefined for an all-day event. */
  readonly start: number | undefined;
  readonly end: number | undefined;
  /** The values as written. */
  readonly given: ObjectValue;
  readonly words: readonly string[];
  readonly node: AstNode | undefined;
}

type Written = Pick<CalendarEvent, "label" | "given" | "words" | "node">;

/** The events with a valid day, ordered by day and time; each ends no earlier than it begins. */
export function calendarEvents(
  items: readonly Value[],
  children: readonly AstNode[],
): CalendarEvent[] {
  const events: CalendarEvent[] = [];
  const add = (written: Written): void => {
    const event = eventOf(written);
    if (event) events.push(event);
  };
  for (const item of items) {
    if (!isObject(item)) continue;
    add({ label: plainText(writtenLabel(item)), given: item, words: [], node: undefined });
  }
  for (const node of children) {
    const { label = "", attributes: given = {}, modifiers: words = [] } = node;
    add({ label: plainText(label), given, words, node });
  }
  return events.sort(
    (a, b) =>
      a.first - b.first ||
      b.last - a.last ||
      (a.start ?? -1) - (b.start ?? -1) ||
      (b.end ?? 0) - (a.end ?? 0),
  );
}

function eventOf(written: Written): CalendarEvent | undefined {
  const { date, until, start: from, end: to } = written.given;
  const first = readDay(date);
  if (first === undefined) return undefined;
  const last = Math.max(first, readDay(until) ?? first);
  const start = readTime(from);
  if (start === undefined) return { ...written, first, last, start, end: undefined };
  const given = readTime(to);
  const isBefore = given !== undefined && first === last && given <= start;
  const end = given === undefined || isBefore ? Math.min(start + 60, 24 * 60) : given;
  return { ...written, first, last, start, end };
}

/** The attributes that determine the period. */
type Shown = Readonly<Record<"month" | "selected" | "range" | "view", Value | undefined>>;

/** The month that a calendar shows. */
export function shownMonth(
  { month, selected, range }: Partial<Shown>,
  events: readonly Pick<CalendarEvent, "first">[],
): Month {
  const named = readMonth(month);
  if (named !== undefined) return named;
  const days = [selected, Array.isArray(range) ? range[0] : undefined].map(readDay);
  const day = days.find((each) => each !== undefined) ?? events[0]?.first;
  return day === undefined ? readMonth("2026-01")! : monthOf(day);
}

/** The first day of the week that a calendar shows; weeks begin on `start`. */
export function shownWeek(
  given: Partial<Shown>,
  events: readonly Pick<CalendarEvent, "first">[],
  start: number,
): Day {
  const day = readDay(given.selected) ?? events[0]?.first ?? firstDay(shownMonth(given, events));
  return weekStart(day, start);
}
