/** Turns bursts of changes into single calls: soon after the last of them, and never late. */
import type { FileChange } from "./file-watcher.js";

/** ms without a change after which a batch is handed over: an editor's save is over by then. */
const quietTime = 10;

/** The same where all files of the batch look as if they were whole. */
const shortTime = 2;

/** ms after its first change at which a batch is handed over even if more changes come. */
const longestTime = 150;

/** Changes by path; that a path came or went counts more than that it was written. */
export type ChangeBatch = ReadonlyMap<string, FileChange["kind"]>;

/** Gathers changes and hands them over together. */
export class ChangeBatcher {
  readonly #deliver: (batch: ChangeBatch) => void;
  readonly #isWhole: (batch: ChangeBatch) => boolean;
  #batch = new Map<string, FileChange["kind"]>();
  #timer: NodeJS.Timeout | undefined;
  #last = 0;
  #deadline = 0;

  /**
   * @param deliver is called with each batch
   * @param isWhole whether nothing seems to be missing yet in the files of a batch
   */
  constructor(
    deliver: (batch: ChangeBatch) => void,
    isWhole: (batch: ChangeBatch) => boolean = () => false,
  ) {
    this.#deliver = deliver;
    this.#isWhole = isWhole;
  }

  /** Adds a change to the current batch. */
  add({ absolute, kind }: FileChange): void {
    this.#last = Date.now();
    if (this.#batch.size === 0) this.#deadline = this.#last + longestTime;
    if (this.#batch.get(absolute) !== "presence") this.#batch.set(absolute, kind);
    clearTimeout(this.#timer);
    this.#wait(shortTime, () => {
      const isDue = Date.now() >= this.#deadline;
      if (isDue || this.#isWhole(this.#batch)) this.#flush();
      else this.#wait(quietTime, () => this.#flush());
    });
  }

  /** Goes on so many ms after the last change, or when the batch is due. */
  #wait(ms: number, goOn: () => void): void {
    const end = Math.min(this.#last + ms, this.#deadline);
    this.#timer = setTimeout(goOn, Math.max(0, end - Date.now()));
  }

  /** Forgets what was not handed over. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#batch = new Map();
  }

  #flush(): void {
    const batch = this.#batch;
    this.#batch = new Map();
    this.#deliver(batch);
  }
}
