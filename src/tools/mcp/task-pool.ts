/** Runs the tasks of `wf mcp` in a thread that is ended when a task takes too long, too much, or is canceled. */
import type { Piscina } from "piscina";
import type { McpOutcome, McpTask } from "./task.js";

/** ms that a task may take. */
export const longestTask = 20_000;

/** ms after which an idle thread ends: an agent thinks between two calls. */
const idleTime = 60_000;

/** Tasks that may wait. */
const longestQueue = 64;

/** MB of a thread. */
const mostMemory = 512;

/** Threads, there while they are needed. */
export class TaskPool {
  readonly #file: string;
  #pool: Promise<Piscina<McpTask, McpOutcome>> | undefined;

  /** @param file the built entry of the threads */
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

  /** Ends the threads, and what is under way in them. */
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
    // A failing thread reports to its task; an error without a listener would end the process.
    pool.on("error", () => {});
    return pool;
  }
}
