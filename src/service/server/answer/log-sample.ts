/** Lets a few log lines of each kind through in every minute, and says how many it held back. */

/** Milliseconds. */
const window = 60_000;
/** How many lines of a kind are written in a window. */
export const mostLines = 20;

/** Tells how many lines of a kind were held back. */
export type HeldBack = (kind: string, count: number) => void;

/** Samples lines, so that whoever causes them cannot fill a disk with them. */
export class LogSample {
  readonly #tell: HeldBack;
  readonly #most: number;
  readonly #counts = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;

  /** `most` is the part of one worker where there are several. */
  constructor(tell: HeldBack, most = mostLines) {
    this.#tell = tell;
    this.#most = most;
  }

  /** Whether a line of a kind is written. There should be few kinds. */
  admits(kind: string): boolean {
    const count = (this.#counts.get(kind) ?? 0) + 1;
    this.#counts.set(kind, count);
    this.#timer ??= setTimeout(() => this.flush(), window).unref();
    return count <= this.#most;
  }

  /** Ends the window, and tells what was held back in it. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const [kind, count] of this.#counts) {
      if (count > this.#most) this.#tell(kind, count - this.#most);
    }
    this.#counts.clear();
  }
}
