/** Computes the maximum cost of a calendar from its events. */
import type { CostSubject, OwnCost } from "../../../define/cost.js";
import { isObject } from "../items.js";
import { readDay } from "./days.js";
import { smallMonthBoxes } from "./small-month-boxes.js";

/** Boxes of a full month: its header, and six weeks of days with their discs. */
const monthBoxes = 175;

/** Boxes of a week: its header, seven days with their lines, 25 hours. */
const weekBoxes = 130;

/** Maximum number of days in a calendar. */
const mostDays = 42;

/** The boxes of the days, and of each event on each of its days. */
export function calendarCost(subject: CostSubject): OwnCost {
  const given = [
    ...subject.items.map((item) => (isObject(item) ? [item.date, item.until] : [])),
    ...subject.parts.map((part) => [part.attribute("date"), part.attribute("until")]),
  ];
  const isWeek = subject.attribute("view") === "week";
  const spans = given.flatMap(([date, until]) => {
    const first = readDay(date);
    return first === undefined ? [] : [{ first, last: Math.max(first, readDay(until) ?? first) }];
  });
  // Whatever day the week starts on, it ends within six days of the given day.
  const shown =
    readDay(subject.attribute("selected")) ??
    spans.map(({ first }) => first).reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  const drawn = isWeek
    ? spans.filter(({ first, last }) => first <= shown + 6 && last >= shown - 6)
    : spans;
  const events = drawn.length;
  let days = 0;
  for (const { first, last } of drawn) days += Math.min(isWeek ? 7 : mostDays, last - first + 1);
  // In a sidebar, a month is small unless the source says otherwise.
  const mostOfMonth = Math.max(monthBoxes, smallMonthBoxes);
  const base = subject.mentions("compact") || !isWeek ? mostOfMonth : weekBoxes;
  // In each lane above an event, a day may need an empty box; the remaining events are counted in one line.
  const free = Math.min(isWeek ? 28 : 3 * mostDays, events * mostDays, events > 1 ? days * 3 : 0);
  return {
    boxes: base + 7 * events + 2 * days + free,
    cells: 8,
    output: 60 * days,
    coversBlock: true,
  };
}
