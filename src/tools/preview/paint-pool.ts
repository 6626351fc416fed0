/** Paints pictures in a thread, so that following files and answering pages never wait for it. */
import type { Piscina } from "piscina";
import { Seats } from "../../workspace/seats.js";
import type { Painted, PaintTask } from "./paint-picture.js";

/** Time limit for a picture in ms. */
const longestTime = 60_000;

/** ms after which an idle thread ends; a download is often followed by a second one. */
const idleTime = 20_000;

/** Maximum number of waiting pictures. */
const longestQueue = 32;

/** A single thread, which runs only while it is needed. */
export class PaintPool {
  readonly #file: string;
  readonly #longest: number;
  readonly #seats = new Seats(1);
  #pool: Promise<Piscina<PaintTask, Painted>> | undefined;

  /**
   * @param file the built entry point of the thread
   * @param longest time limit for a picture in ms, without the time that it waits
   */
  constructor(file: string, longest = longestTime) {
    this.#file = file;
    this.#longest = longest;
  }

  /** Paints a picture when it is its turn. */
  async paint(task: PaintTask): Promise<Painted> {
    this.#pool ??= this.#open();
    const pool = await this.#pool;
    if (this.#seats.waiting >= longestQueue) {
      return { problem: "too many pictures are being drawn; try again in a moment" };
    }
    await this.#seats.take();
    const signal = AbortSignal.timeout(this.#longest);
    try {
      return await pool.run(task, { signal });
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

  async #open(): Promise<Piscina<PaintTask, Painted>> {
    const { Piscina: Pool } = await import("piscina");
    const pool = new Pool<PaintTask, Painted>({
      filename: this.#file,
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
