/** Paints pictures in a thread beside the one that follows files and answers pages. */
import type { Piscina } from "piscina";
import type { Painted, PaintTask } from "./paint-picture.js";

/** ms that a picture may take. */
const longestTime = 60_000;

/** ms after which an idle thread ends; who downloads one picture often downloads a second. */
const idleTime = 20_000;

/** Pictures that may wait. */
const longestQueue = 32;

/** One thread, there while it is needed. */
export class PaintPool {
  readonly #file: string;
  #pool: Promise<Piscina<PaintTask, Painted>> | undefined;

  /** @param file the built entry of the thread */
  constructor(file: string) {
    this.#file = file;
  }

  /** Paints a picture when it is its turn. */
  async paint(task: PaintTask): Promise<Painted> {
    this.#pool ??= this.#open();
    const pool = await this.#pool;
    if (pool.queueSize >= longestQueue) {
      return { problem: "too many pictures are being drawn; try again in a moment" };
    }
    const signal = AbortSignal.timeout(longestTime);
    try {
      return await pool.run(task, { signal });
    } catch (error) {
      const isTooLarge = (error as NodeJS.ErrnoException).code === "ERR_WORKER_OUT_OF_MEMORY";
      if (!signal.aborted && !isTooLarge) throw error;
      const limit = isTooLarge ? "the preview's memory" : `${longestTime / 1000} seconds`;
      return { problem: `the picture takes more than ${limit}; use wf render instead` };
    }
  }

  /** Ends the thread, and what is under way in it. */
  async close(): Promise<void> {
    const pool = await this.#pool;
    await pool?.destroy();
  }

  async #open(): Promise<Piscina<PaintTask, Painted>> {
    const { Piscina: Pool } = await import("piscina");
    const pool = new Pool<PaintTask, Painted>({
      filename: this.#file,
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: idleTime,
      resourceLimits: { maxOldGenerationSizeMb: 1024 },
    });
    // A failing thread reports to its task; an error without a listener would end the process.
    pool.on("error", () => {});
    return pool;
  }
}
