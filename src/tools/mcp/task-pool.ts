/** Runs the tasks of `wf mcp` in a thread that is stopped when a task takes too much time or memory, or is canceled. */
import type { Piscina } from "piscina";
import { Seats } from "../../workspace/seats.js";
import type { McpOutcome, McpTask } from "./task.js";

/** Time limit of a task in ms. */
export const longestTask = 20_000;

/** ms after which an idle thread ends; agents think between calls. */
const idleTime = 60_000;

/** Maximum number of waiting tasks. */
const longestQueue = 64;

/** Maximum number of threads, of which drawings leave one for calls that only read. */
const mostThreads = 3;
const mostDrawings = mostThreads - 1;

/** The tasks that paint, which can take seconds for a few bytes. */
const drawings: ReadonlySet<McpTask["kind"]> = new Set(["render", "diff"]);

/** Memory limit of a thread in MB. */
const mostMemory = 512;

const wasCanceled = { kind: "problem", problem: "the call was canceled" } as const;

/** Threads that run only while they are needed. */
export class TaskPool {
  readonly #file: string;
  readonly #longest: number;
  readonly #seats = new Seats(mostThreads);
  readonly #drawings = new Seats(mostDrawings);
  #pool: Promise<Piscina<McpTask, McpOutcome>> | undefined;

  /**
   * @param file the built entry point of the threads
   * @param longest time limit of a task in ms, without the time that it waits
   */
  constructor(file: string, longest = longestTask) {
    this.#file = file;
    this.#longest = longest;
  }

  /** Performs a task when it is its turn. */
  async perform(task: McpTask, canceled: AbortSignal): Promise<McpOutcome> {
    this.#pool ??= this.#open();
    const pool = await this.#pool;
    if (this.#seats.waiting + this.#drawings.waiting >= longestQueue) {
      return { kind: "problem", problem: "too many calls are waiting; try again in a moment" };
    }
    if (!drawings.has(task.kind)) return await this.#run(pool, task, canceled);
    if (!(await this.#drawings.take(canceled))) return wasCanceled;
    try {
      return await this.#run(pool, task, canceled);
    } finally {
      this.#drawings.give();
    }
  }

  async #run(
    pool: Piscina<McpTask, McpOutcome>,
    task: McpTask,
    canceled: AbortSignal,
  ): Promise<McpOutcome> {
    if (!(await this.#seats.take(canceled))) return wasCanceled;
    const tooLong = AbortSignal.timeout(this.#longest);
    try {
      return await pool.run(task, { signal: AbortSignal.any([canceled, tooLong]) });
    } catch (error) {
      const isTooLarge = (error as NodeJS.ErrnoException).code === "ERR_WORKER_OUT_OF_MEMORY";
      if (canceled.aborted) return wasCanceled;
      if (!tooLong.aborted && !isTooLarge) throw error;
      const limit = isTooLarge ? `${mostMemory} MB` : `${this.#longest / 1000} seconds`;
      const problem = `this takes more than ${limit}; draw one page, or split the source`;
      return { kind: "problem", problem };
    } finally {
      this.#seats.give();
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
      maxThreads: mostThreads,
      idleTimeout: idleTime,
      resourceLimits: { maxOldGenerationSizeMb: mostMemory },
    });
    // A failing thread also rejects its task, which is where the error is handled; without a listener, the process
    // would end.
    pool.on("error", () => {});
    return pool;
  }
}
