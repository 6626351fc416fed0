/** Checks whether a server can work: its store, its threads and its disk. */
import type { Store } from "../../store/store.js";
import type { CompleteConfig } from "../config.js";
import { BusyError } from "./busy-error.js";
import type { WorkQueue } from "./work-queue.js";

/** The state of a part. */
export const partStates = ["ok", "busy", "failing", "full"] as const;
type PartState = (typeof partStates)[number];

/** The states of all parts. */
export interface Readiness {
  store: PartState;
  pool: PartState;
  disk: PartState;
}

/** Free bytes below which a disk counts as full: enough for requests to finish and for a backup. */
const leastFree = 32 << 20;

/** Time limit for checking a part, and how long a result is reused, in milliseconds. */
const longest = 2_000;
const kept = 1_000;

/** Milliseconds for which threads may have answered late: longer than each task may take. */
const longestLate = 30_000;

/** Checks the parts, at most once per second however often it is called. */
export class ReadinessCheck {
  readonly #store: Store;
  readonly #queue: WorkQueue;
  readonly #now: () => number;
  /** Size in bytes of a source that needs a thread. */
  readonly #large: number;
  #running: Promise<Readiness> | undefined;
  #times = 0;
  /** A check by the threads that has not been answered yet. */
  #probing: Promise<PartState> | undefined;
  /** Since when the threads have answered no check in time. */
  #lateSince: number | undefined;

  constructor(
    { store, now, inlineLimit }: Pick<CompleteConfig, "store" | "now" | "inlineLimit">,
    queue: WorkQueue,
  ) {
    this.#store = store;
    this.#queue = queue;
    this.#now = now;
    this.#large = inlineLimit;
  }

  /** The current state of the parts. */
  read(): Promise<Readiness> {
    this.#running ??= this.#check().finally(() => {
      setTimeout(() => {
        this.#running = undefined;
      }, kept).unref();
    });
    return this.#running;
  }

  async #check(): Promise<Readiness> {
    const [{ store, disk }, pool] = await Promise.all([this.#checkStore(), this.#checkPool()]);
    return { store, pool, disk };
  }

  async #checkStore(): Promise<Pick<Readiness, "store" | "disk">> {
    try {
      const checked = await inTime(this.#store.check(this.#now()));
      if (checked === undefined) return { store: "busy", disk: "ok" };
      const { free } = checked;
      return { store: "ok", disk: free !== undefined && free < leastFree ? "full" : "ok" };
    } catch {
      return { store: "failing", disk: "ok" };
    }
  }

  /**
   * Whether threads answer. Large sources of a few accounts may keep all of them busy for seconds, while everybody still
   * has a turn: only if they answer nothing for long do they fail.
   */
  async #checkPool(): Promise<PartState> {
    this.#probing ??= this.#probe().finally(() => {
      this.#probing = undefined;
    });
    const state = (await inTime(this.#probing)) ?? "busy";
    if (state !== "busy") return state;
    const now = this.#now();
    this.#lateSince ??= now;
    return now - this.#lateSince < longestLate ? "busy" : "failing";
  }

  /**
   * Has a thread check a source that is too large for the main thread, and different each time, so that no cache
   * answers.
   */
  async #probe(): Promise<PartState> {
    const source = `// ${++this.#times} ${" ".repeat(this.#large)}\npage { }`;
    try {
      const place = this.#queue.enter(probe, source.length);
      try {
        const options = { strict: false, diagnostics: false };
        const task = { kind: "validate", source, limits: {}, options } as const;
        await this.#queue.run(place, task);
        this.#lateSince = undefined;
        return "ok";
      } finally {
        place.leave();
      }
    } catch (error) {
      return error instanceof BusyError ? "busy" : "failing";
    }
  }
}

/** The name of the account used for checks; real account names cannot start with a space. */
const probe = " readiness";

/** The result of a promise; undefined if it takes too long. */
async function inTime<T>(work: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, longest, undefined);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
    work.catch(() => {});
  }
}
