/** Decides which sessions make room when another one begins. */
import type { SessionRecord } from "./records.js";

/** Sessions that are kept of an account: whoever signs in without end must not fill the store. */
const mostSessions = 100;

/** Of the sessions that are kept, those that go when another one is added. */
export function sessionsToDrop(
  kept: readonly SessionRecord[],
  { account, createdAt }: SessionRecord,
): SessionRecord[] {
  const ended = kept.filter(({ expiresAt }) => expiresAt <= createdAt);
  const others = kept.filter((each) => each.account === account && each.expiresAt > createdAt);
  others.sort((a, b) => b.createdAt - a.createdAt);
  return [...ended, ...others.slice(mostSessions - 1)];
}
