/** The attributes of a calendar and its events, and their kinds: days, months, periods and times. */
import type { Literal, Value } from "../../../../language/ast/value.js";
import {
  type AttributeDefinition,
  type AttributeExtras,
  boolean,
  choice,
} from "../../../define/attributes.js";
import type { AttributeMap } from "../../../define/component.js";
import { interactionAttributes } from "../interaction.js";
import { statuses } from "../palette.js";
import { dateProblem } from "./date-problem.js";
import { readDay, readMonth, readTime } from "./days.js";

/** The kinds of values in a calendar, each with its reader and description. */
const kinds = {
  date: { read: readDay, describes: 'a date: "2026-11-20"' },
  month: { read: readMonth, describes: 'a month: "2026-11"' },
  time: { read: readTime, describes: 'a time: "9:30" or hours' },
  dates: { read: readSpan, describes: 'two dates: ["2026-11-10", "2026-11-14"]' },
} as const;

type Kinds = typeof kinds;
type Read<K extends keyof Kinds> = NonNullable<ReturnType<Kinds[K]["read"]>>;

function dated<K extends keyof Kinds>(
  kind: K,
  docs: string,
  extras?: AttributeExtras,
): AttributeDefinition<Read<K>> {
  const { read, describes } = kinds[kind];
  const check = (literal: Literal) =>
    read(literal.value) === undefined ? dateProblem(kind, literal) : undefined;
  return {
    ...extras,
    docs,
    kind: { kind, describes, check, read: read as (value: Value) => Read<K> | undefined },
  };
}

function readSpan(value: Value | undefined): { first: number; last: number } | undefined {
  if (!Array.isArray(value) || value.length !== 2) return undefined;
  const [first, last] = [readDay(value[0]), readDay(value[1])];
  return first === undefined || last === undefined ? undefined : { first, last };
}

/** Attributes of an event, both as an element and as an object in a list. */
export const eventAttributes = {
  date: dated("date", "Its day"),
  until: dated("date", "Its last day, if it takes several"),
  start: dated("time", "When it begins; without it, it takes all day"),
  end: dated("time", "When it ends", { default: "an hour after it begins" }),
  variant: choice(["primary", ...statuses], "What it says by its color"),
  ...interactionAttributes,
} satisfies AttributeMap;

/** The words for the first day of the week. */
export const weekWords = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;

/** Attributes of a calendar. */
export const calendarAttributes = {
  view: choice(["month", "week"], "Period that is shown", { default: "month" }),
  month: dated("month", "The month", {
    default: "that of `selected`, `range` or the first event",
  }),
  week: choice(weekWords, "First day of the week", { default: "mon" }),
  today: dated("date", "Day with a ring"),
  selected: dated("date", "Selected day"),
  range: dated("dates", "First and last selected day"),
  from: dated("time", "First hour of `view=week`", { default: "8, or that of the first event" }),
  to: dated("time", "Last hour of `view=week`", { default: "18, or that of the last event" }),
  compact: boolean("Draws it small, as in a date picker"),
} satisfies AttributeMap;
