/** Tells whether a server can do its work: its store, its threads and its disk. */
import type { Store } from "../../store/store.js";
import type { CompleteConfig } from "../config.js";
import { BusyError } from "./busy-error.js";
import type { WorkQueue } from "./work-queue.js";

/** How a part stands. */
export const partStates = ["ok", "busy", "failing", "full"] as const;
type PartState = (typeof partStates)[number];

/** The parts that a server needs. */
export interface Readiness {
  store: PartState;
  pool: PartState;
  disk: PartState;
}

/** Free bytes below which a disk counts as full: enough to let requests end and to write a backup. */
const leastFree = 32 << 20;

/** How long a part may take, and how long an answer holds, in milliseconds. */
const longest = 2_000;
const kept = 1_000;

/** Checks the parts, at most once per second however often it is asked. */
export class ReadinessCheck {
  readonly #store: Store;
  readonly #queue: WorkQueue;
  readonly #now: () => number;
  /** Bytes of source that need a thread. */
  readonly #large: number;
  #running: Promise<Readiness> | undefined;
  #times = 0;

  constructor(
    { store, now, inlineLimit }: Pick<CompleteConfig, "store" | "now" | "inlineLimit">,
    queue: WorkQueue,
  ) {
    this.#store = store;
    this.#queue = queue;
    this.#now = now;
    this.#large = inlineLimit;
  }

  /** How the parts stand now. */
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

  /** Lets a thread check a source that is too large for the thread that answers, and new each time. */
  async #checkPool(): Promise<PartState> {
    const source = `// ${++this.#times} ${" ".repeat(this.#large)}\npage { }`;
    try {
      const place = this.#queue.enter(probe, source.length);
      try {
        const options = { strict: false, diagnostics: false };
        const task = { kind: "validate", source, limits: {}, options } as const;
        return (await inTime(this.#queue.run(place, task))) === undefined ? "busy" : "ok";
      } finally {
        place.leave();
      }
    } catch (error) {
      return error instanceof BusyError ? "busy" : "failing";
    }
  }
}

/** Stands for an account; no account has such a name. */
const probe = " readiness";

/** What a promise gives; undefined when that takes too long. */
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
