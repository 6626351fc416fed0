/** Decides where a task is done: small ones at once, big ones in a thread that can be stopped. */
import { availableParallelism } from "node:os";
import { LRUCache } from "lru-cache";
import type { Piscina } from "piscina";
import { performTask } from "./perform-task.js";
import type { Outcome, Task } from "./task.js";
import { ThreadQueue } from "./thread-queue.js";

/** How tasks are done. */
export interface WorkOptions {
  /** The built entry of the threads. */
  workerFile: string;
  /**
   * Bytes of UTF-8 up to which a source is read in the server's own thread. It is drawn there up to
   * a quarter of that: the worst drawings take four times as long as the worst readings.
   */
  inlineLimit: number;
  /** Milliseconds for one task in a thread; the wait for a thread does not count. */
  timeout: number;
}

/** A task that took too long or too much in its thread. */
export class WorkTimeout extends Error {
  override readonly name = "WorkTimeout";
}

/** UTF-16 units of sources and answers that are kept for an account that asks the same again. */
const keptUnits = 8 << 20;

/** One core is left to the thread that answers. */
const threads = Math.max(1, Math.min(4, availableParallelism() - 1));

/**
 * Does tasks; big ones in a few threads that start with the first of them. What came of a task
 * depends on nothing but the task, and people send the same file again and again: it is kept, for
 * each account by itself, so that none learns from the speed of an answer what another has sent.
 */
export class WorkQueue {
  readonly #options: WorkOptions;
  readonly #kept = new LRUCache<string, Outcome>({
    maxSize: keptUnits,
    maxEntrySize: keptUnits / 16,
    sizeCalculation: ({ json }, key) => json.length + key.length,
  });
  readonly #places = new ThreadQueue(threads);
  #pool: Promise<Piscina<Task, Outcome>> | undefined;

  constructor(options: WorkOptions) {
    this.#options = options;
  }

  /**
   * The outcome of an account's task. Rejects with a WorkTimeout when it takes too long, and with a
   * BusyError when there is no thread for it.
   */
  async run(account: string, task: Task): Promise<Outcome> {
    const key = `${account} ${task.kind} ${JSON.stringify(task.options)} ${task.source}`;
    const kept = this.#kept.get(key);
    if (kept) return kept;
    const outcome = this.#isSmall(task)
      ? performTask(task)
      : await this.#places.run(account, () => this.#runInPool(task));
    this.#kept.set(key, { ...outcome, isKept: true });
    return outcome;
  }

  async #runInPool(task: Task): Promise<Outcome> {
    const { timeout } = this.#options;
    this.#pool ??= openPool(this.#options.workerFile);
    const pool = await this.#pool;
    const signal = AbortSignal.timeout(timeout);
    try {
      return await pool.run(task, { signal });
    } catch (error) {
      if (signal.aborted) throw new WorkTimeout(`longer than ${timeout} ms`, { cause: error });
      if ((error as NodeJS.ErrnoException).code === "ERR_WORKER_OUT_OF_MEMORY") {
        throw new WorkTimeout("more memory than a thread has", { cause: error });
      }
      throw error;
    }
  }

  #isSmall({ kind, source }: Task): boolean {
    const isRead = kind === "parse" || kind === "validate";
    const limit = isRead ? this.#options.inlineLimit : this.#options.inlineLimit / 4;
    // No text has fewer bytes than UTF-16 units, so most need not be counted.
    return source.length <= limit && Buffer.byteLength(source) <= limit;
  }

  /** Ends the threads. */
  async close(): Promise<void> {
    await (await this.#pool)?.destroy();
  }
}

async function openPool(filename: string): Promise<Piscina<Task, Outcome>> {
  const { Piscina: Pool } = await import("piscina");
  const pool = new Pool<Task, Outcome>({
    filename,
    minThreads: 1,
    maxThreads: threads,
    idleTimeout: 60_000,
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });
  // A thread that fails tells its task, which is where it is heard; unheard it would end the process.
  pool.on("error", () => {});
  return pool;
}
