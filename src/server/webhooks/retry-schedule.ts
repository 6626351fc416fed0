/** Says when the next attempt is made after one that failed. */

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** Waits behind the first attempt, the second, and so on: about three days in all. */
const waits: readonly number[] = [
  5 * second,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
];

/** Share by which a wait is shorter or longer, so that what failed together does not return together. */
const jitter = 0.2;

/** Longest wait that a receiver may ask for. */
const longestRequest = 24 * hour;

/**
 * Milliseconds to wait after a number of attempts; undefined when there are no more. A receiver that
 * asks for time gets it, but no attempt is made earlier than without its asking.
 */
export function waitAfter(
  attempts: number,
  asked: number | undefined,
  random: () => number,
): number | undefined {
  const wait = waits[attempts - 1];
  if (wait === undefined) return undefined;
  const planned = wait * (1 + jitter * (2 * random() - 1));
  return Math.round(Math.max(planned, Math.min(asked ?? 0, longestRequest)));
}

/** The milliseconds that a Retry-After asks for, in seconds or as a date; undefined for another text. */
export function readRetryAfter(value: string | undefined, now: number): number | undefined {
  const text = value?.trim() ?? "";
  if (/^\d{1,12}$/.test(text)) return Number(text) * second;
  if (!/^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)/.test(text)) return undefined;
  // The oldest of the three forms of dates in HTTP names no zone, and means this one.
  const time = Date.parse(text.endsWith("GMT") ? text : `${text} GMT`);
  return Number.isNaN(time) ? undefined : Math.max(0, time - now);
}
