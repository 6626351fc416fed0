/** Formats days, months and times in English, because `Intl` depends on the version of Node: `Sep` or `Sept`. */
import { type Day, dayOfMonth, type Month, monthOf } from "./days.js";

/** The days of the week, from Monday. */
export const weekdayNames = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;

const monthNames = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

/** `November 2026`. */
export function monthName(month: Month): string {
  const year = Math.floor(month / 12);
  return `${monthNames[month - 12 * year]} ${year}`;
}

/** `20 November 2026`. */
export function dayName(day: Day): string {
  return `${dayOfMonth(day)} ${monthName(monthOf(day))}`;
}

/** `16 – 22 November 2026`: common parts of the two days are not repeated. */
export function spanName(first: Day, last: Day): string {
  if (first === last) return dayName(first);
  const [from, to] = [monthOf(first), monthOf(last)];
  const isSameYear = Math.floor(from / 12) === Math.floor(to / 12);
  const start =
    from === to ? "" : ` ${isSameYear ? monthName(from).split(" ")[0] : monthName(from)}`;
  return `${dayOfMonth(first)}${start} – ${dayName(last)}`;
}

/** `9:30`. */
export function timeName(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
}
