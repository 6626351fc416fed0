/** Decides which sessions to drop when a new one starts. */
import type { SessionRecord } from "./records.js";

/** How many sessions an account may have, so that repeated sign-ins cannot fill the store. */
const mostSessions = 100;

/** The stored sessions to drop when another one is added. */
export function sessionsToDrop(
  kept: readonly SessionRecord[],
  { account, createdAt }: SessionRecord,
): SessionRecord[] {
  const ended = kept.filter(({ expiresAt }) => expiresAt <= createdAt);
  const others = kept.filter((each) => each.account === account && each.expiresAt > createdAt);
  others.sort((a, b) => b.createdAt - a.createdAt);
  return [...ended, ...others.slice(mostSessions - 1)];
}
