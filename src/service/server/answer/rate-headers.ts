/** Writes the rate limit headers of an answer. */
import type { Admission, WindowState } from "../../store/windows.js";

const seconds: Readonly<Record<WindowState["name"], number>> = {
  minute: 60,
  day: 86_400,
  // The draft has no calendar months, so this is the longest month: 31 days.
  month: 2_678_400,
};

/** The headers of an answer, and, for a refused request, `retryAfter` in seconds. */
export function rateHeaders({ isAdmitted, windows, violated, at: now }: Admission): {
  headers: Record<string, string>;
  retryAfter: number;
} {
  // Windows are in order of length, shortest first; in a tie, the longer one wins.
  const tightest = isAdmitted
    ? windows.reduce((tight, each) => (each.remaining <= tight.remaining ? each : tight))
    : windows
        .filter(({ name }) => violated.includes(name))
        .reduce((last, each) => (each.resetsAt >= last.resetsAt ? each : last));
  const retryAfter = secondsUntil(tightest.resetsAt, now);
  const policy = windows.map(({ name, limit }) => `"${name}";q=${limit};w=${seconds[name]}`);
  const rest = windows.map(
    ({ name, remaining, resetsAt }) => `"${name}";r=${remaining};t=${secondsUntil(resetsAt, now)}`,
  );
  return {
    retryAfter,
    headers: {
      "x-ratelimit-limit": String(tightest.limit),
      "x-ratelimit-remaining": String(tightest.remaining),
      "x-ratelimit-reset": String(tightest.resetsAt),
      "ratelimit-policy": policy.join(", "),
      ratelimit: rest.join(", "),
      ...(isAdmitted ? {} : { "retry-after": String(retryAfter) }),
    },
  };
}

function secondsUntil(time: number, now: number): number {
  return Math.max(1, Math.ceil(time - now / 1000));
}
