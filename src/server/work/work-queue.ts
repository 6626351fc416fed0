/** Decides where a task runs: small ones immediately, large ones in a thread that can be stopped. */
import { availableParallelism } from "node:os";
import { LRUCache } from "lru-cache";
import type { Piscina } from "piscina";
import { performTask } from "./perform-task.js";
import type { Outcome, Task } from "./task.js";
import { ThreadQueue } from "./thread-queue.js";

/** How tasks are run. */
export interface WorkOptions {
  /** The built entry point of the threads. */
  workerFile: string;
  /**
   * Largest source, in bytes of UTF-8, that is parsed in the main thread. For rendering the limit is a
   * quarter of that: the worst renders take four times as long as the worst parses.
   */
  inlineLimit: number;
  /** Milliseconds for one task in a thread; the wait for a thread does not count. */
  timeout: number;
}

/** A task that took too much time or memory in its thread. */
export class WorkTimeout extends Error {
  override readonly name = "WorkTimeout";
}

/** Size of the cache of sources and answers, in UTF-16 code units. */
const keptUnits = 8 << 20;

/** One core is left to the main thread. */
const threads = Math.max(1, Math.min(4, availableParallelism() - 1));

/**
 * Runs tasks; large ones in a few threads, which start with the first of them. The result of a task
 * depends only on the task, and clients send the same file again and again, so results are cached. Each
 * account has its own cache: response times must not reveal what another account has sent.
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
      if (signal.aborted) throw new WorkTimeout(`took longer than ${timeout} ms`, { cause: error });
      if ((error as NodeJS.ErrnoException).code === "ERR_WORKER_OUT_OF_MEMORY") {
        throw new WorkTimeout("ran out of memory", { cause: error });
      }
      throw error;
    }
  }

  #isSmall({ kind, source }: Task): boolean {
    const isRead = kind === "parse" || kind === "validate";
    const limit = isRead ? this.#options.inlineLimit : this.#options.inlineLimit / 4;
    // A string never has fewer bytes than UTF-16 units, so most need not be measured.
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
  // A failing thread rejects its task, which handles it; without a listener, the process would end.
  pool.on("error", () => {});
  return pool;
}
