/** Formats times for people and programs. */

/** `2026-11-22 04:05:06`, in UTC, of an ISO time. */
export function shortTime(iso: string): string {
  return iso.slice(0, 19).replace("T", " ");
}

/** The ISO time of epoch milliseconds. */
export function isoTime(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}
