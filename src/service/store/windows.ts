/** Decides whether a request is admitted, from the usage and limits of its key and the time. All stores share this arithmetic. */

/** The windows in which requests are counted, shortest first. */
export const windowNames = ["minute", "day", "month"] as const;

/** A fixed window of UTC. */
export type WindowName = (typeof windowNames)[number];

/** The number of requests that a tier allows in each window; null means no monthly limit. */
export interface WindowLimits {
  minute: number;
  day: number;
  month: number | null;
}

/** The number of requests in the window that begins at `start`, in epoch seconds. */
export interface Counter {
  start: number;
  count: number;
}

/** Everything that is counted for a key. */
export interface Usage {
  minute: Counter;
  day: Counter;
  month: Counter;
  /** The monthly limit for which a quota warning, or a quota exceeded event, was sent this month; or 0. */
  warnedLimit: number;
  exceededLimit: number;
  /** Epoch seconds of the last admitted request; 0 before the first. */
  lastUsed: number;
}

/** A usage as it was read. */
export interface SeenUsage {
  usage: Usage;
  /** When, in epoch milliseconds by the clock that the windows follow. */
  at: number;
}

/** The state of one window at the time of a request. */
export interface WindowState {
  name: WindowName;
  limit: number;
  /** The number of requests, including this one if it was admitted. */
  used: number;
  remaining: number;
  /** Epoch seconds. */
  resetsAt: number;
}

/** A quota threshold that a request has reached. */
export type QuotaMark = "warning" | "exceeded";

/** Whether a request is admitted, and the state of its key's windows. */
export interface Admission {
  isAdmitted: boolean;
  /** The windows that have a limit, shortest first. */
  windows: WindowState[];
  /** The full windows; empty if the request was admitted. */
  violated: WindowName[];
  /** The thresholds that this request was the first to reach. */
  marks: QuotaMark[];
  /** The time used, in epoch milliseconds; the store's own, if it has a clock. */
  at: number;
}

/** The usage of a key that was never used. */
export const noUsage: Usage = {
  minute: { start: 0, count: 0 },
  day: { start: 0, count: 0 },
  month: { start: 0, count: 0 },
  warnedLimit: 0,
  exceededLimit: 0,
  lastUsed: 0,
};

/** Share of the monthly quota, in percent, at which a warning is sent. */
export const warningPercent = 80;

/** Start, in epoch seconds, of the window that contains a time in epoch milliseconds. */
export function windowStart(name: WindowName, now: number): number {
  switch (name) {
    case "minute":
      return Math.floor(now / 60_000) * 60;
    case "day":
      return Math.floor(now / 86_400_000) * 86_400;
    case "month": {
      const date = new Date(now);
      return Date.UTC(date.getUTCFullYear(), date.getUTCMonth()) / 1000;
    }
  }
}

/** End, in epoch seconds, of a window that started at `start`. */
export function windowEnd(name: WindowName, start: number): number {
  switch (name) {
    case "minute":
      return start + 60;
    case "day":
      return start + 86_400;
    case "month": {
      const date = new Date(start * 1000);
      return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1) / 1000;
    }
  }
}

/**
 * The usage at a time: windows that have ended are reset. If the clock is set back, the later window stays open, so
 * that no window is granted twice. A window that starts after the next one is void: the clock was wrong when it was
 * opened, and a key must not have to wait a year for it.
 */
export function usageAt(usage: Usage, now: number): Usage {
  const minute = counterAt("minute", usage.minute, now);
  const day = counterAt("day", usage.day, now);
  const month = counterAt("month", usage.month, now);
  if (minute === usage.minute && day === usage.day && month === usage.month) return usage;
  const marks = month === usage.month ? usage : noUsage;
  const { warnedLimit, exceededLimit } = marks;
  return { ...usage, minute, day, month, warnedLimit, exceededLimit };
}

function counterAt(name: WindowName, counter: Counter, now: number): Counter {
  const start = windowStart(name, now);
  const isOpen = counter.start >= start && counter.start <= windowEnd(name, start);
  return isOpen ? counter : { start, count: 0 };
}

/** The current windows of a key that have a limit. */
export function describeWindows(usage: Usage, limits: WindowLimits): WindowState[] {
  const states: WindowState[] = [];
  for (const name of windowNames) {
    const limit = limits[name];
    if (limit === null) continue;
    const { start, count } = usage[name];
    const remaining = Math.max(0, limit - count);
    states.push({ name, limit, used: count, remaining, resetsAt: windowEnd(name, start) });
  }
  return states;
}

/** Whether a window is full at a time. */
export function isFull(usage: Usage, limits: WindowLimits, now: number): boolean {
  return windowNames.some((name) => {
    const limit = limits[name];
    return limit !== null && counterAt(name, usage[name], now).count >= limit;
  });
}

/**
 * Admits a request if no window is full, and counts it in all of them; a refused request is not counted at all. Returns
 * the usage to store: the same object if nothing changed.
 */
export function admitRequest(
  before: Usage,
  limits: WindowLimits,
  now: number,
): { usage: Usage; admission: Admission } {
  const usage = usageAt(before, now);
  const violated = windowNames.filter((name) => {
    const limit = limits[name];
    return limit !== null && usage[name].count >= limit;
  });
  const quota = limits.month;
  const marks: QuotaMark[] = [];
  if (violated.length > 0) {
    let kept = before;
    if (quota !== null && violated.includes("month") && usage.exceededLimit < quota) {
      marks.push("exceeded");
      kept = { ...usage, exceededLimit: quota };
    }
    const windows = describeWindows(usage, limits);
    return { usage: kept, admission: { isAdmitted: false, windows, violated, marks, at: now } };
  }
  const counted: Usage = {
    minute: countIn(usage.minute),
    day: countIn(usage.day),
    month: countIn(usage.month),
    warnedLimit: usage.warnedLimit,
    exceededLimit: usage.exceededLimit,
    lastUsed: Math.max(usage.lastUsed, Math.floor(now / 1000)),
  };
  if (
    quota !== null &&
    counted.month.count * 100 >= quota * warningPercent &&
    counted.warnedLimit < quota
  ) {
    marks.push("warning");
    counted.warnedLimit = quota;
  }
  const windows = describeWindows(counted, limits);
  return { usage: counted, admission: { isAdmitted: true, windows, violated, marks, at: now } };
}

/** The usage without one request that was counted at a time, in the windows that counted it. */
export function withoutRequest(usage: Usage, now: number): Usage {
  const given = { ...usage };
  for (const name of windowNames) {
    const { start, count } = usage[name];
    if (start === windowStart(name, now) && count > 0) given[name] = { start, count: count - 1 };
  }
  return given;
}

/** The usage of one of several keys that share windows, after a request that changed these. */
export function countOwn(before: Usage, { minute, day, month, lastUsed }: Usage): Usage {
  const countSame = (own: Counter, { start }: Counter): Counter =>
    own.start === start ? countIn(own) : { start, count: 1 };
  return {
    ...noUsage,
    minute: countSame(before.minute, minute),
    day: countSame(before.day, day),
    month: countSame(before.month, month),
    lastUsed,
  };
}

/** How many past days of counts are kept. */
export const keptDays = 30;

/** The past days of a key plus the day that ended between two usages; undefined if none ended. */
export function keepDay(
  days: readonly Counter[],
  before: Usage,
  after: Usage,
): Counter[] | undefined {
  const { start, count } = before.day;
  if (start === after.day.start || count === 0) return undefined;
  const oldest = after.day.start - keptDays * 86_400;
  const kept = days.filter((day) => day.start >= oldest && day.start !== start);
  return start < oldest ? kept : [...kept, { start, count }];
}

function countIn({ start, count }: Counter): Counter {
  return { start, count: count + 1 };
}

/** Whether one usage is newer than the other: it has the later month, or more requests in the same month. */
export function isNewer(a: Usage, b: Usage): boolean {
  return (
    (a.month.start - b.month.start ||
      a.month.count - b.month.count ||
      a.minute.start - b.minute.start) > 0
  );
}
