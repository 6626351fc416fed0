/** Claims due events from the store and sends them, as many at a time as there are slots. */
import { randomUUID } from "node:crypto";
import type { FastifyBaseLogger } from "fastify";
import type { EventRecord } from "../../store/records.js";
import { type Store, StoreError } from "../../store/store.js";
import type { WebhookOptions } from "./webhook-options.js";

/** Sends an event that is claimed until a time; the signal aborts it. */
export type Deliver = (event: EventRecord, until: number, signal: AbortSignal) => Promise<void>;

/** What a loop needs. */
export interface OutboxOptions
  extends Pick<WebhookOptions, "attemptLimit" | "slowAfter" | "poll" | "slots" | "perAccount"> {
  store: Store;
  deliver: Deliver;
  /** Epoch milliseconds. */
  now: () => number;
  log: FastifyBaseLogger;
}

/** How much longer a claim lasts than the longest attempt, in ms; leaves time for the store, even on a slow disk. */
const slack = 5_000;

/** Ratio of the pause after a poll to the duration of the poll. */
const pauseFactor = 9;

/** Maximum pause after a poll, in ms: a store far away may be slow without keeping this process busy. */
const longestPause = 5_000;

const hour = 3_600_000;

/** How long settled events are kept, in ms; by then, the month that an event is about has ended. */
const keptTime = 40 * 24 * hour;

/** The loop of one process; any number of them may share a store. */
export class OutboxLoop {
  readonly #options: OutboxOptions;
  readonly #attempts = new Map<Promise<void>, AbortController>();
  /** Running attempts, by account. */
  readonly #running = new Map<string, number>();
  /** Accounts whose last attempt was slow. */
  readonly #slow = new Set<string>();
  #state: "new" | "started" | "stopped" = "new";
  #timer: NodeJS.Timeout | undefined;
  #isAsked = false;
  #isTaking = false;
  #taking: Promise<void> | undefined;
  #sweptAt = Number.NEGATIVE_INFINITY;
  /** Milliseconds that the last poll of the store took. */
  #lookTime = 0;

  constructor(options: OutboxOptions) {
    this.#options = options;
  }

  /** Starts claiming events. */
  start(): void {
    if (this.#state === "new") this.#state = "started";
    this.wake();
  }

  /** Polls immediately: an event was queued, or a slot is free again. */
  wake(): void {
    if (this.#state !== "started") return;
    this.#isAsked = true;
    if (!this.#isTaking) this.#taking = this.#take();
  }

  /**
   * Stops claiming events, and waits for running attempts; after `patience` milliseconds they are
   * aborted and their events released. A second call can shorten the wait.
   */
  async stop(patience: number): Promise<void> {
    this.#state = "stopped";
    clearTimeout(this.#timer);
    await this.#taking;
    const all = Promise.all(this.#attempts.keys());
    let timer: NodeJS.Timeout | undefined;
    await Promise.race([
      all,
      new Promise((resolve) => {
        timer = setTimeout(resolve, patience);
      }),
    ]);
    clearTimeout(timer);
    for (const end of this.#attempts.values()) end.abort();
    await all;
  }

  /** Claims due events, again if woken in the meantime; then sleeps. */
  async #take(): Promise<void> {
    this.#isTaking = true;
    clearTimeout(this.#timer);
    let sleep = this.#options.poll;
    while (this.#isAsked && this.#state === "started") {
      this.#isAsked = false;
      sleep = await this.#takeDue().catch((error: unknown) => {
        this.#tell(error);
        return this.#options.poll;
      });
      // Polls take longer the more accounts have events to send, but requests come first.
      if (this.#lookTime >= 1) {
        const pause = Math.min(this.#lookTime * pauseFactor, longestPause);
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
    this.#isTaking = false;
    if (this.#state === "started") this.#timer = setTimeout(() => this.wake(), sleep).unref();
  }

  /** Claims and sends events; returns the milliseconds until there may be more. */
  async #takeDue(): Promise<number> {
    const { store, poll, slots, perAccount, attemptLimit, now: clock } = this.#options;
    const now = clock();
    await this.#sweep(now);
    // A read, so that polling does not cost a transaction.
    const began = performance.now();
    const due = await store.nextDue();
    this.#lookTime = performance.now() - began;
    if (due === undefined || due > now) return Math.min(poll, (due ?? Infinity) - now);
    const free = slots - this.#attempts.size;
    if (free <= 0) return poll;
    // Half of the slots are reserved for fast accounts without a running attempt.
    const half = Math.floor(slots / 2);
    const isCrowded = free <= half;
    const limit = isCrowded ? 1 : perAccount;
    const until = now + attemptLimit + slack;
    const count = isCrowded ? free : free - half;
    const claim = { now, until, clock, lease: randomUUID(), perAccount: limit, count };
    const events = await store.claimEvents({ ...claim, busy: this.#busy(limit, isCrowded) });
    for (const event of events) this.#start(event);
    if (events.length === count) this.#isAsked = true;
    return poll;
  }

  /**
   * The running attempts of each account. A slow account may start one attempt at most, or none if the slots are
   * crowded.
   */
  #busy(limit: number, isCrowded: boolean): Map<string, number> {
    const busy = new Map(this.#running);
    const taken = isCrowded ? limit : limit - 1;
    for (const account of this.#slow) busy.set(account, (busy.get(account) ?? 0) + taken);
    return busy;
  }

  #start(event: EventRecord): void {
    const { account } = event;
    // The claim of an event ends when the event is due again.
    const until = event.delivery.nextAt!;
    const { deliver, slowAfter } = this.#options;
    const end = new AbortController();
    if (this.#state === "stopped") end.abort();
    const began = performance.now();
    this.#running.set(account, (this.#running.get(account) ?? 0) + 1);
    const attempt = deliver(event, until, end.signal)
      .catch((error: unknown) => this.#tell(error))
      .finally(() => {
        this.#attempts.delete(attempt);
        const left = this.#running.get(account)! - 1;
        if (left === 0) this.#running.delete(account);
        else this.#running.set(account, left);
        if (performance.now() - began > slowAfter) this.#slow.add(account);
        else this.#slow.delete(account);
        this.wake();
      });
    this.#attempts.set(attempt, end);
  }

  /** Removes old events from time to time, so that the store does not grow forever. */
  async #sweep(now: number): Promise<void> {
    // The clock may have been set back since.
    if (now >= this.#sweptAt && now - this.#sweptAt < hour) return;
    this.#sweptAt = now;
    await this.#options.store.removeEvents(now - keptTime);
  }

  /** Logs a failure. Failures of the store are only debug lines here, because `watch-store` logs them. */
  #tell(error: unknown): void {
    if (error instanceof StoreError) this.#options.log.debug(error, "events are delayed");
    else this.#options.log.error(error, "internal error");
  }
}
