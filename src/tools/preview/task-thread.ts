/** Performs tasks in a thread, so that following files and answering pages never wait for them. */
import type { Transferable } from "node:worker_threads";
import type { Piscina } from "piscina";
import { Seats } from "../../workspace/seats.js";

/** Time limit for a picture in ms. */
const longestTime = 60_000;

/** ms after which an idle thread ends; a picture is often followed by a second one. */
const idleTime = 20_000;

/** Maximum number of waiting pictures. */
const longestQueue = 32;

/** Why there is no outcome. */
export interface Unperformed {
  problem: string;
}

/** A single thread, which runs only while it is needed. */
export class TaskThread<Task, Outcome> {
  readonly #file: string;
  readonly #name: string;
  readonly #longest: number;
  readonly #seats = new Seats(1);
  #pool: Promise<Piscina<Task, Outcome>> | undefined;

  /**
   * @param file the built entry point of the thread
   * @param name the export that performs tasks
   * @param longest time limit for a task in ms, without the time that it waits
   */
  constructor(file: string, name = "default", longest = longestTime) {
    this.#file = file;
    this.#name = name;
    this.#longest = longest;
  }

  /** Performs a task when it is its turn. */
  async run(task: Task, transferList: Transferable[] = []): Promise<Outcome | Unperformed> {
    this.#pool ??= this.#open();
    const pool = await this.#pool;
    if (this.#seats.waiting >= longestQueue) {
      return { problem: "too many pictures are being drawn; try again in a moment" };
    }
    await this.#seats.take();
    const signal = AbortSignal.timeout(this.#longest);
    try {
      return await pool.run(task, { signal, transferList });
    } catch (error) {
      const isTooLarge = (error as NodeJS.ErrnoException).code === "ERR_WORKER_OUT_OF_MEMORY";
      if (!signal.aborted && !isTooLarge) throw error;
      const limit = isTooLarge ? "the preview's memory" : `${this.#longest / 1000} seconds`;
      return { problem: `the picture takes more than ${limit}; use wf render instead` };
    } finally {
      this.#seats.give();
    }
  }

  /** Ends the thread and its current task. */
  async close(): Promise<void> {
    const pool = await this.#pool;
    await pool?.destroy();
  }

  async #open(): Promise<Piscina<Task, Outcome>> {
    const { Piscina: Pool } = await import("piscina");
    const pool = new Pool<Task, Outcome>({
      filename: this.#file,
      name: this.#name,
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: idleTime,
      resourceLimits: { maxOldGenerationSizeMb: 1024 },
    });
    // A failing thread also rejects its task, which is where the error is handled; without a listener, the process
    // would end.
    pool.on("error", () => {});
    return pool;
  }
}
