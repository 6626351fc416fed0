/** Converts dates to day numbers and back, in the Gregorian calendar, even for years before it was introduced. */
import type { Value } from "../../../../language/ast/value.js";

/** A date as a number: day 1 is January 1st of the year 1, a Monday. */
export type Day = number;

/** A month as a number: twelve for each year, plus 0 to 11 for January to December. */
export type Month = number;

const daysBefore = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334];

function isLeap(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

/** The first day of a month. */
export function firstDay(month: Month): Day {
  const year = Math.floor(month / 12);
  const inYear = month - 12 * year;
  const past = year - 1;
  const leaps = Math.floor(past / 4) - Math.floor(past / 100) + Math.floor(past / 400);
  const own = inYear > 1 && isLeap(year) ? 1 : 0;
  return 365 * past + leaps + daysBefore[inYear]! + own + 1;
}

/** The month that contains a day. */
export function monthOf(day: Day): Month {
  let month = Math.floor((day / 365.2425) * 12) + 12;
  while (firstDay(month) > day) month--;
  while (firstDay(month + 1) <= day) month++;
  return month;
}

/** The number of a day in its month, from 1. */
export function dayOfMonth(day: Day): number {
  return day - firstDay(monthOf(day)) + 1;
}

/** The day of the week: 0 for Monday to 6 for Sunday. */
export function weekdayOf(day: Day): number {
  return (((day - 1) % 7) + 7) % 7;
}

/** The first day of the week that contains a day; weeks begin on `start`, 0 for Monday. */
export function weekStart(day: Day, start: number): Day {
  return day - ((weekdayOf(day) - start + 7) % 7);
}

/** The day in `"2026-11-20"`; undefined if there is no such day. */
export function readDay(value: Value | undefined): Day | undefined {
  const found = typeof value === "string" && /^(\d{4}-\d\d)-(\d\d)$/.exec(value.trim());
  const month = found ? readMonth(found[1]!) : undefined;
  if (!found || month === undefined) return undefined;
  const day = firstDay(month) + Number(found[2]) - 1;
  return day >= firstDay(month) && day < firstDay(month + 1) ? day : undefined;
}

/** The month in `"2026-11"`; undefined if there is no such month. */
export function readMonth(value: Value | undefined): Month | undefined {
  const found = typeof value === "string" && /^(\d{4})-(\d\d)$/.exec(value.trim());
  if (!found) return undefined;
  const [year, month] = [Number(found[1]), Number(found[2])];
  return year > 0 && month >= 1 && month <= 12 ? year * 12 + month - 1 : undefined;
}

/** The minutes since midnight in `"9:30"`, or in a number of hours such as `9.5`; undefined if it is not a time. */
export function readTime(value: Value | undefined): number | undefined {
  const found = typeof value === "string" && /^(\d{1,2}):(\d\d)$/.exec(value.trim());
  const written = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  const minutes = found
    ? Number(found[2]) < 60
      ? Number(found[1]) * 60 + Number(found[2])
      : -1
    : typeof written === "number"
      ? Math.round(written * 60)
      : -1;
  return minutes >= 0 && minutes <= 24 * 60 ? minutes : undefined;
}
