/** Divides the keys of an account into those that work and those that have ended, a page of each. */
import { type ListPage, listPage } from "./list-page.js";
import type { KeyRecord } from "./records.js";

/** The wanted pages; the first is 1. */
export interface AskedPages {
  /** When keys have to work, in epoch milliseconds. */
  now: number;
  /** Keys on a page. */
  size: number;
  working: number;
  ended: number;
}

/** A page of the keys that work, and one of those that do not, each newest first. */
export interface KeyPages<T = KeyRecord> {
  working: ListPage<T>;
  ended: ListPage<T>;
}

/** When a key ends, in epoch milliseconds: 0 if it was revoked, and null if it never does. */
export function endOf({ revokedAt, expiresAt }: KeyRecord): number | null {
  return revokedAt !== null ? 0 : expiresAt;
}

/**
 * The pages of some keys.
 *
 * @param newest the keys, or what stands for them, newest first
 */
export function keyPages<T>(
  newest: readonly T[],
  endAt: (each: T) => number | null,
  { now, size, working, ended }: AskedPages,
): KeyPages<T> {
  const works = (each: T): boolean => {
    const end = endAt(each);
    return end === null || end > now;
  };
  return {
    working: listPage(newest.filter(works), working, size),
    ended: listPage(
      newest.filter((each) => !works(each)),
      ended,
      size,
    ),
  };
}
