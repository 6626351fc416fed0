/** Writes a few log lines of each kind per minute, and reports how many it suppressed. */

/** The length of a window, in milliseconds. */
const window = 60_000;
/** Maximum number of lines per kind and window. */
export const mostLines = 20;

/** Reports how many lines of a kind were suppressed. */
export type HeldBack = (kind: string, count: number) => void;

/** Samples log lines, so that nobody can fill the disk by causing them. */
export class LogSample {
  readonly #tell: HeldBack;
  readonly #most: number;
  readonly #counts = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;

  /** `most` is the maximum per kind and window; with several workers, each gets its share. */
  constructor(tell: HeldBack, most = mostLines) {
    this.#tell = tell;
    this.#most = most;
  }

  /** Whether a line of a kind may be written. There should be few kinds. */
  admits(kind: string): boolean {
    const count = (this.#counts.get(kind) ?? 0) + 1;
    this.#counts.set(kind, count);
    this.#timer ??= setTimeout(() => this.flush(), window).unref();
    return count <= this.#most;
  }

  /** Ends the window, and reports what was suppressed. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const [kind, count] of this.#counts) {
      if (count > this.#most) this.#tell(kind, count - this.#most);
    }
    this.#counts.clear();
  }
}
