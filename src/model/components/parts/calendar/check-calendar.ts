/** Finds problems with the events of a calendar. */
import type { Element } from "../../../../language/ast/element.js";
import type { Report } from "../../../../language/ast/entries.js";
import { type Literal, textOf, type Value } from "../../../../language/ast/value.js";
import { createProblem } from "../../../../language/diagnostics/create-diagnostic.js";
import type { Place } from "../../../../language/diagnostics/diagnostic.js";
import { writtenLabel } from "../items.js";
import { weekWords } from "./calendar-attributes.js";
import { shownMonth, shownWeek } from "./calendar-events.js";
import { monthName, spanName } from "./day-names.js";
import { firstDay, readDay, readTime, weekStart } from "./days.js";

/** An event with its place. */
interface Written {
  readonly label: string;
  readonly place: Place;
  value(name: string): Literal | undefined;
}

/** Reports events without a day, events that end before they start, and events outside of the period. */
export function checkCalendar(element: Element, report: Report): void {
  const own = valuesOf(element);
  const [from, to] = [own("from"), own("to")];
  const hours = { from: readTime(from?.value), to: readTime(to?.value) };
  if (hours.from !== undefined && hours.to !== undefined && hours.from >= hours.to) {
    report(createProblem("data-range", "hours", {}, { place: to! }));
  }
  const range = own("range");
  const [first, last] = (range?.items ?? []).map(({ value }) => readDay(value));
  if (first !== undefined && last !== undefined && last < first) {
    report(createProblem("data-range", "order", { label: "range" }, { place: range! }));
  }
  const events = [...writtenIn(element)];
  const shown = shownSpan(own, events);
  for (const { label, place, value } of events) {
    const [date, until, start, end] = ["date", "until", "start", "end"].map(value);
    const day = readDay(date?.value);
    if (date === undefined) report(createProblem("data-date", "missing", { label }, { place }));
    if (day === undefined) continue;
    const lastDay = readDay(until?.value) ?? day;
    const times = { from: readTime(start?.value), to: readTime(end?.value) };
    const isOver = times.from !== undefined && times.to !== undefined && times.to <= times.from;
    const wrong = lastDay < day ? until : lastDay === day && isOver ? end : undefined;
    if (wrong) report(createProblem("data-range", "order", { label }, { place: wrong }));
    if (end && !start) report(createProblem("data-date", "start", { label }, { place: end }));
    const isHidden =
      shown.isWeek &&
      lastDay === day &&
      times.from !== undefined &&
      (times.from >= (hours.to ?? times.from + 1) ||
        (times.to ?? times.from + 60) <= (hours.from ?? 0));
    if (day > shown.last || lastDay < shown.first || isHidden) {
      const data = { label, shown: isHidden ? "the hours" : shown.name };
      report(createProblem("data-range", "outside", data, { place: isHidden ? start! : date! }));
    }
  }
}

/** The period that is visible. */
function shownSpan(own: Written["value"], events: readonly Written[]) {
  const days = events.flatMap(({ value }) => readDay(value("date")?.value) ?? []);
  const earliest =
    days.length > 0
      ? [{ first: days.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY) }]
      : [];
  const given: Record<string, Value | undefined> = {};
  for (const name of ["month", "selected", "range", "view"]) given[name] = own(name)?.value;
  const start = Math.max(0, weekWords.indexOf(own("week")?.value as "mon"));
  if (given.view === "week") {
    const first = shownWeek(given, earliest, start);
    return { first, last: first + 6, name: spanName(first, first + 6), isWeek: true };
  }
  const month = shownMonth(given, earliest);
  const last = weekStart(firstDay(month + 1) - 1, start) + 6;
  return {
    first: weekStart(firstDay(month), start),
    last,
    name: monthName(month),
    isWeek: false,
  };
}

function valuesOf({ attributes }: Element): Written["value"] {
  return (name) => attributes.findLast((clause) => clause.name === name)?.value;
}

function* writtenIn(element: Element): Generator<Written> {
  const twins = element.component?.list?.twins ?? [];
  const lists = element.attributes.filter(({ name }) => twins.includes(name));
  for (const list of [element.list, ...lists.map(({ value }) => value)]) {
    for (const item of list?.items ?? []) {
      if (item.value === "...") continue;
      const value = (name: string) => item.properties?.findLast(({ key }) => key === name)?.value;
      yield { label: writtenLabel(item.value), place: item, value };
    }
  }
  for (const event of element.block?.elements ?? []) {
    if (event.component?.parents.includes(element.component?.name ?? "") !== true) continue;
    const { label, wordFrom: from, wordTo: to } = event;
    const value = valuesOf(event);
    const named = label ?? value("label") ?? value("title");
    yield { label: (named && textOf(named.value)) ?? "", place: { from, to }, value };
  }
}
