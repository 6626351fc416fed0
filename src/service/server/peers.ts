/** Defines what the workers of a server tell each other, so that an account's limits hold across all of them. */

/** An event in one worker that counts in all of them. */
export type Notice =
  /** A task of an account ran in a thread for some milliseconds, and finished or was stopped. */
  | { kind: "task"; account: string; ms: number; isStopped: boolean }
  /** Something was counted for a key, at a time in epoch milliseconds. */
  | { kind: "count"; of: SharedCount; key: string; at: number };

/** The counts that all workers share. */
export type SharedCount = "sign-ins" | "good sign-ins" | "refunds" | "changes" | "changes of a day";

/** One worker's view of all workers of its server. */
export interface Peers {
  /** The number of workers, including this one. */
  readonly count: number;
  /** Sends a notice to all others. */
  tell(notice: Notice): void;
  /** Adds a listener for notices from the others. */
  hear(listener: (notice: Notice) => void): void;
}

/** The peers of a server without other workers. */
export const alone: Peers = { count: 1, tell: () => {}, hear: () => {} };

/** One worker's share of a limit. */
export function shareOf(bound: number, { count }: Peers, least = 1): number {
  return Math.max(least, Math.floor(bound / count));
}
