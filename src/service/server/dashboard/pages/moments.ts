/** Formats times and numbers for people: in UTC, and relative to now. */
import { htmlElement } from "../../../../base/markup/element.js";
import { escapeText } from "../../../../base/markup/escape.js";

const months = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");
const spans = [
  [86_400_000, "day", "days"],
  [3_600_000, "h", "h"],
  [60_000, "min", "min"],
  [1_000, "s", "s"],
] as const;

/** `1,234`. */
export function writeNumber(value: number): string {
  return value.toLocaleString("en-US");
}

/** `1 request`, `1,234 requests`. */
export function countOf(count: number, one: string, many: string): string {
  return `${writeNumber(count)} ${count === 1 ? one : many}`;
}

/** `22 Nov`, of epoch seconds. */
export function writeDay(seconds: number): string {
  const date = new Date(seconds * 1000);
  return `${date.getUTCDate()} ${months[date.getUTCMonth()]}`;
}

/** `22 Nov 2026, 04:05 UTC`, as a `time` element; of epoch milliseconds. */
export function dateTime(at: number): string {
  const iso = new Date(at).toISOString();
  return timeElement(at, `${writeDate(at)}, ${iso.slice(11, 16)} UTC`);
}

/** `22 Nov 2026`. */
export function dateOnly(at: number): string {
  return timeElement(at, writeDate(at));
}

/** `5 min ago`; the exact time is in its tooltip. */
export function ago(at: number, now: number): string {
  const passed = now - at;
  return timeElement(at, passed < 5_000 ? "just now" : `${span(passed)} ago`);
}

/** `in 5 min`. */
export function until(at: number, now: number): string {
  return timeElement(at, at <= now ? "now" : `in ${span(at - now)}`);
}

function writeDate(at: number): string {
  return `${writeDay(at / 1000)} ${new Date(at).getUTCFullYear()}`;
}

/** Uses the largest unit that fits. */
function span(ms: number): string {
  const [size, one, many] = spans.find(([unit]) => ms >= unit) ?? spans[3];
  const count = Math.max(1, Math.round(ms / size));
  return `${count} ${count === 1 ? one : many}`;
}

function timeElement(at: number, text: string): string {
  const iso = new Date(at).toISOString();
  const title = `${iso.slice(0, 10)} ${iso.slice(11, 19)} UTC`;
  return htmlElement("time", { datetime: iso, title }, escapeText(text));
}
