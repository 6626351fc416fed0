/** Turns bursts of changes into single calls: soon after the last of them, and never late. */
import type { FileChange } from "./file-watcher.js";

/** ms without a change after which a batch is handed over: an editor's save is over by then. */
const quietTime = 10;

/** ms after its first change at which a batch is handed over even if more changes come. */
const longestTime = 150;

/** Changes by path; that a path came or went counts more than that it was written. */
export type ChangeBatch = ReadonlyMap<string, FileChange["kind"]>;

/** Gathers changes and hands them over together. */
export class ChangeBatcher {
  readonly #deliver: (batch: ChangeBatch) => void;
  #batch = new Map<string, FileChange["kind"]>();
  #timer: NodeJS.Timeout | undefined;
  #deadline = 0;

  /** @param deliver is called with each batch */
  constructor(deliver: (batch: ChangeBatch) => void) {
    this.#deliver = deliver;
  }

  /** Adds a change to the current batch. */
  add({ absolute, kind }: FileChange): void {
    const now = Date.now();
    if (this.#batch.size === 0) this.#deadline = now + longestTime;
    if (this.#batch.get(absolute) !== "presence") this.#batch.set(absolute, kind);
    clearTimeout(this.#timer);
    const wait = Math.max(0, Math.min(quietTime, this.#deadline - now));
    this.#timer = setTimeout(() => this.#flush(), wait);
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
