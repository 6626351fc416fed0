/** Takes events from the store when they are due, and has as many sent at a time as there is room for. */
import { randomUUID } from "node:crypto";
import type { FastifyBaseLogger } from "fastify";
import type { EventRecord } from "../../store/records.js";
import { type Store, StoreError } from "../../store/store.js";
import type { WebhookOptions } from "./webhook-options.js";

/** Sends an event that is claimed until a time; the signal ends it early. */
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

/** Time beyond the longest attempt for which an event is claimed: for the store, on a slow disk too. */
const slack = 5_000;

/** How much longer the pause behind a look at the store is than the look. */
const pauseFactor = 9;

const hour = 3_600_000;

/** How long events are kept that are settled. The month that one of them is about has ended by then. */
const keptTime = 40 * 24 * hour;

/** The loop of one process; any number of them may share a store. */
export class OutboxLoop {
  readonly #options: OutboxOptions;
  readonly #attempts = new Map<Promise<void>, AbortController>();
  /** Attempts under way, by account. */
  readonly #running = new Map<string, number>();
  /** Accounts whose last attempt was slow. */
  readonly #slow = new Set<string>();
  #state: "new" | "started" | "stopped" = "new";
  #timer: NodeJS.Timeout | undefined;
  #isAsked = false;
  #isTaking = false;
  #taking: Promise<void> | undefined;
  #sweptAt = Number.NEGATIVE_INFINITY;
  /** Milliseconds that the last look at the store took. */
  #lookTime = 0;
  #hasFailed = false;

  constructor(options: OutboxOptions) {
    this.#options = options;
  }

  /** Begins to take events. */
  start(): void {
    if (this.#state === "new") this.#state = "started";
    this.wake();
  }

  /** Looks for events at once: something was queued, or there is room again. */
  wake(): void {
    if (this.#state !== "started") return;
    this.#isAsked = true;
    if (!this.#isTaking) this.#taking = this.#take();
  }

  /**
   * Takes nothing new, and waits for what is under way; after `patience` milliseconds it is ended and
   * given back. A second call may shorten the wait.
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

  /** Takes what is due, again as long as somebody asks meanwhile; then sleeps. */
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
      // A look takes longer the more accounts have something to be sent; requests come first.
      if (this.#lookTime >= 1) {
        await new Promise((resolve) => setTimeout(resolve, this.#lookTime * pauseFactor));
      }
    }
    this.#isTaking = false;
    if (this.#state === "started") this.#timer = setTimeout(() => this.wake(), sleep).unref();
  }

  /** Claims and starts events; gives the milliseconds until there may be more. */
  async #takeDue(): Promise<number> {
    const { store, poll, slots, perAccount, attemptLimit } = this.#options;
    const now = this.#options.now();
    await this.#sweep(now);
    // A read, so that looking costs nobody a transaction.
    const began = performance.now();
    const due = await store.nextDue();
    this.#lookTime = performance.now() - began;
    if (due === undefined || due > now) return Math.min(poll, (due ?? Infinity) - now);
    const free = slots - this.#attempts.size;
    if (free <= 0) return poll;
    // One half of the slots is for accounts of which nothing is under way, and that are not slow.
    const half = Math.floor(slots / 2);
    const isCrowded = free <= half;
    const limit = isCrowded ? 1 : perAccount;
    const until = now + attemptLimit + slack;
    const count = isCrowded ? free : free - half;
    const claim = { now, until, lease: randomUUID(), perAccount: limit, count };
    const events = await store.claimEvents({ ...claim, busy: this.#busy(limit, isCrowded) });
    this.#hasFailed = false;
    for (const event of events) this.#start(event, until);
    if (events.length === count) this.#isAsked = true;
    return poll;
  }

  /** What each account has under way; a slow one is left room for one attempt, or none. */
  #busy(limit: number, isCrowded: boolean): Map<string, number> {
    const busy = new Map(this.#running);
    const taken = isCrowded ? limit : limit - 1;
    for (const account of this.#slow) busy.set(account, (busy.get(account) ?? 0) + taken);
    return busy;
  }

  #start(event: EventRecord, until: number): void {
    const { account } = event;
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

  /** Removes old events now and then, so that the store does not grow for ever. */
  async #sweep(now: number): Promise<void> {
    if (now - this.#sweptAt < hour) return;
    this.#sweptAt = now;
    await this.#options.store.removeEvents(now - keptTime);
  }

  /** Logs a failure; of a store that stays down, the first one only. */
  #tell(error: unknown): void {
    const isStore = error instanceof StoreError;
    if (isStore && this.#hasFailed) return;
    this.#hasFailed ||= isStore;
    this.#options.log.error(error, isStore ? "the store fails; events wait" : "internal error");
  }
}
