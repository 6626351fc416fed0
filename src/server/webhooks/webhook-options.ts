/** Says how events are sent: how many at a time, for how long, and what chance and names come from. */
import { type ResolveName, resolveName } from "./resolve-name.js";

/** How events are sent. Times are in milliseconds. */
export interface WebhookOptions {
  /** Longest time for one attempt, from the look-up of the name to the end of the answer. */
  attemptLimit: number;
  /** Time from which on an attempt counts as slow. */
  slowAfter: number;
  /** Longest time between two looks at what other processes have queued. */
  poll: number;
  /** Attempts at a time. */
  slots: number;
  /** Attempts at a time for one account. */
  perAccount: number;
  /** A number from 0 to 1, for the spread of retries. */
  random: () => number;
  /** The addresses of a name. */
  resolve: ResolveName;
}

/** How a server sends unless it is told otherwise. */
export const defaultWebhookOptions: WebhookOptions = {
  attemptLimit: 15_000,
  slowAfter: 1_000,
  poll: 1_000,
  slots: 128,
  perAccount: 16,
  random: Math.random,
  resolve: resolveName,
};
