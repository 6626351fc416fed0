/** Runs tasks in threads that are stopped when they exceed their time or memory. */

import type { Piscina } from "piscina";
import { PICTURE } from "../../../base/theme/tokens.js";
import type { Answer, Task } from "./task.js";
import { WorkTimeout } from "./work-timeout.js";

/** Maximum size of the heap of a thread, in MiB. */
export const threadHeap = 512;

/** Milliseconds to wait for the replacement of a stopped thread. */
const longestStart = 10_000;

/** The first task of each new thread, so that the first requests need not wait for code to load. */
const firstTask: Task = {
  kind: "svg",
  source: 'page { button "Save" }',
  options: { theme: "light", ...PICTURE, font: "embed", diagnostics: false },
};

/**
 * A pool of threads, started with the first task. The caller must not run more tasks at a time than there are threads.
 */
export class ThreadPool {
  readonly #file: string;
  readonly #threads: number;
  #pool: Promise<Piscina<Task, Answer>> | undefined;
  /** Callbacks waiting for a new thread. */
  readonly #whenStarted: (() => void)[] = [];

  /** `file` is the built entry point of the threads. */
  constructor(file: string, threads: number) {
    this.#file = file;
    this.#threads = threads;
  }

  /** Starts the threads if necessary. */
  async start(): Promise<void> {
    await this.#open();
  }

  /** Performs a task; rejects with a WorkTimeout if it exceeds its time, in milliseconds, or its memory. */
  async run(task: Task, time: number): Promise<Answer> {
    const pool = await this.#open();
    const signal = AbortSignal.timeout(time);
    try {
      return await pool.run(task, { signal });
    } catch (error) {
      const isTooLarge = (error as NodeJS.ErrnoException).code === "ERR_WORKER_OUT_OF_MEMORY";
      if (!signal.aborted && !isTooLarge) throw error;
      // The caller whose task stopped a thread waits for its replacement, so that the next task need not.
      await this.#nextThread();
      const reason = signal.aborted ? `took longer than ${time} ms` : "ran out of memory";
      throw new WorkTimeout(reason, { cause: error });
    }
  }

  /** Ends the threads. */
  async close(): Promise<void> {
    await (await this.#pool)?.destroy();
  }

  #open(): Promise<Piscina<Task, Answer>> {
    this.#pool ??= this.#startThreads().catch((error: unknown) => {
      this.#pool = undefined;
      throw error;
    });
    return this.#pool;
  }

  async #startThreads(): Promise<Piscina<Task, Answer>> {
    const { Piscina: Pool } = await import("piscina");
    const pool = new Pool<Task, Answer>({
      filename: this.#file,
      minThreads: this.#threads,
      maxThreads: this.#threads,
      resourceLimits: { maxOldGenerationSizeMb: threadHeap },
    });
    // A failing thread also rejects its task, which is where the error is handled; without a listener, the process
    // would end.
    pool.on("error", () => {});
    try {
      await Promise.all(Array.from({ length: this.#threads }, () => pool.run(firstTask)));
    } catch (error) {
      await pool.destroy();
      throw error;
    }
    pool.on("workerCreate", () => this.#whenStarted.shift()?.());
    return pool;
  }

  #nextThread(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, longestStart);
      this.#whenStarted.push(() => {
        clearTimeout(timer);
        resolve();
      });
    });
  }
}
