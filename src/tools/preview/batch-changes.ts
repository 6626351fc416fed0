/** Combines bursts of changes into single calls, shortly after the last change but never much later than the first. */
import type { FileChange } from "./file-watcher.js";

/** ms without a change after which a batch is delivered; saving in an editor is finished by then. */
const quietTime = 10;

/** The same if all files of the batch look complete. */
const shortTime = 2;

/** ms after its first change at which a batch is delivered even if more changes arrive. */
const longestTime = 150;

/** Changes by path. The creation or removal of a path takes precedence over a write. */
export type ChangeBatch = ReadonlyMap<string, FileChange["kind"]>;

/** Collects changes and delivers them together. */
export class ChangeBatcher {
  readonly #deliver: (batch: ChangeBatch) => void;
  readonly #isWhole: (batch: ChangeBatch) => boolean;
  #batch = new Map<string, FileChange["kind"]>();
  #timer: NodeJS.Timeout | undefined;
  #last = 0;
  #deadline = 0;

  /**
   * @param deliver is called with each batch
   * @param isWhole whether the files of a batch look complete
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

  /** Continues so many ms after the last change, or when the batch is due. */
  #wait(ms: number, goOn: () => void): void {
    const end = Math.min(this.#last + ms, this.#deadline);
    this.#timer = setTimeout(goOn, Math.max(0, end - Date.now()));
  }

  /** Discards changes that were not delivered. */
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
