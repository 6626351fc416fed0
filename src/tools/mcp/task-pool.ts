/** Runs the tasks of `wf mcp` in a thread that is stopped when a task takes too much time or memory, or is canceled. */
import type { Piscina } from "piscina";
import type { McpOutcome, McpTask } from "./task.js";

/** Time limit of a task in ms. */
export const longestTask = 20_000;

/** ms after which an idle thread ends; agents think between calls. */
const idleTime = 60_000;

/** Maximum number of waiting tasks. */
const longestQueue = 64;

/** Memory limit of a thread in MB. */
const mostMemory = 512;

/** Threads that run only while they are needed. */
export class TaskPool {
  readonly #file: string;
  #pool: Promise<Piscina<McpTask, McpOutcome>> | undefined;

  /** @param file the built entry point of the threads */
  constructor(file: string) {
    this.#file = file;
  }

  /** Performs a task when it is its turn. */
  async perform(task: McpTask, canceled: AbortSignal): Promise<McpOutcome> {
    this.#pool ??= this.#open();
    const pool = await this.#pool;
    if (pool.queueSize >= longestQueue) {
      return { kind: "problem", problem: "too many calls are waiting; try again in a moment" };
    }
    const tooLong = AbortSignal.timeout(longestTask);
    try {
      return await pool.run(task, { signal: AbortSignal.any([canceled, tooLong]) });
    } catch (error) {
      const isTooLarge = (error as NodeJS.ErrnoException).code === "ERR_WORKER_OUT_OF_MEMORY";
      if (canceled.aborted) return { kind: "problem", problem: "the call was canceled" };
      if (!tooLong.aborted && !isTooLarge) throw error;
      const limit = isTooLarge ? `${mostMemory} MB` : `${longestTask / 1000} seconds`;
      const problem = `this takes more than ${limit}; draw one page, or split the source`;
      return { kind: "problem", problem };
    }
  }

  /** Ends the threads and their current tasks. */
  async close(): Promise<void> {
    const pool = await this.#pool;
    await pool?.destroy();
  }

  async #open(): Promise<Piscina<McpTask, McpOutcome>> {
    const { Piscina: Pool } = await import("piscina");
    const pool = new Pool<McpTask, McpOutcome>({
      filename: this.#file,
      minThreads: 0,
      maxThreads: 2,
      idleTimeout: idleTime,
      resourceLimits: { maxOldGenerationSizeMb: mostMemory },
    });
    // A failing thread also rejects its task, which is where the error is handled; without a listener, the process
    // would end.
    pool.on("error", () => {});
    return pool;
  }
}
