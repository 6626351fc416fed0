/** Options for sending events: concurrency, time limits, randomness and name resolution. */
import { type ResolveName, resolveName } from "./resolve-name.js";

/** How events are sent. Times are in milliseconds. */
export interface WebhookOptions {
  /** Time limit for one attempt, from the DNS lookup to the end of the response. */
  attemptLimit: number;
  /** Time after which an attempt counts as slow. */
  slowAfter: number;
  /** Maximum time between two polls for events queued by other processes. */
  poll: number;
  /** Maximum number of concurrent attempts. */
  slots: number;
  /** Maximum number of concurrent attempts for one account. */
  perAccount: number;
  /** A number from 0 to 1, for the variation of waits. */
  random: () => number;
  /** Resolves a host name to its addresses. */
  resolve: ResolveName;
}

/** The default options. */
export const defaultWebhookOptions: WebhookOptions = {
  attemptLimit: 15_000,
  slowAfter: 1_000,
  poll: 1_000,
  slots: 128,
  perAccount: 16,
  random: Math.random,
  resolve: resolveName,
};
