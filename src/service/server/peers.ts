/** What the workers of one server tell each other, so that what bounds an account in one holds over all of them. */

/** Something that happened in one worker and counts in all. */
export type Notice =
  /** A task of an account was in a thread for some milliseconds, and ended or was stopped there. */
  | { kind: "task"; account: string; ms: number; isStopped: boolean }
  /** Something was counted under a key, at a time in epoch milliseconds. */
  | { kind: "count"; of: SharedCount; key: string; at: number };

/** What is counted for all workers together. */
export type SharedCount = "sign-ins" | "refunds" | "changes";

/** The workers of a server, as one of them sees them. */
export interface Peers {
  /** How many there are, this one included. */
  readonly count: number;
  /** Tells all others. */
  tell(notice: Notice): void;
  /** Calls a listener for what the others tell. */
  hear(listener: (notice: Notice) => void): void;
}

/** A server that is one process. */
export const alone: Peers = { count: 1, tell: () => {}, hear: () => {} };

/** The part of a bound that one worker may use by itself. */
export function shareOf(bound: number, { count }: Peers, least = 1): number {
  return Math.max(least, Math.floor(bound / count));
}
