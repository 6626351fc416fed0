/** Decides when to make the next attempt after a failed one. */

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** Waits after the first attempt, the second, and so on: about three days in total. */
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

/** Random variation of each wait, so that messages that failed together are not retried together. */
const jitter = 0.2;

/** Longest wait that an endpoint can ask for. */
const longestRequest = 24 * hour;

/**
 * Milliseconds to wait after a number of attempts; undefined if there are no more. An endpoint can ask for a longer
 * wait, but not for a shorter one.
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

/** The milliseconds that a Retry-After header asks for; undefined when it is not valid. */
export function readRetryAfter(value: string | undefined, now: number): number | undefined {
  const text = value?.trim() ?? "";
  if (/^\d{1,12}$/.test(text)) return Number(text) * second;
  if (!/^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)/.test(text)) return undefined;
  // The oldest of the three HTTP date formats names no time zone; it means GMT.
  const time = Date.parse(text.endsWith("GMT") ? text : `${text} GMT`);
  return Number.isNaN(time) ? undefined : Math.max(0, time - now);
}
