/** Remembers the first and the last place of a kind on each line, however many there are on it. */
import type { SourceText } from "../../base/text/source-text.js";

/** Places of a source by their lines. */
export class LineStarts {
  readonly #source: SourceText;
  /** By line: the first offset that is after one of the places, and the start of the last place. */
  readonly #lines = new Map<number, { after: number; last: number }>();

  constructor(source: SourceText) {
    this.#source = source;
  }

  /** Number of lines with a place. */
  get size(): number {
    return this.#lines.size;
  }

  add({ from, to }: { from: number; to: number }): void {
    const line = this.#lineOf(to);
    const { after, last } = this.#lines.get(line) ?? { after: Number.POSITIVE_INFINITY, last: 0 };
    this.#lines.set(line, {
      after: Math.min(after, Math.max(to, from + 1)),
      last: Math.max(last, from),
    });
  }

  /** Whether a place on the same line ends before an offset or at it. */
  hasBefore(offset: number): boolean {
    return offset >= (this.#lines.get(this.#lineOf(offset))?.after ?? Number.POSITIVE_INFINITY);
  }

  /** Whether a place on the same line begins at an offset or after it. */
  hasAfter(offset: number): boolean {
    return offset <= (this.#lines.get(this.#lineOf(offset))?.last ?? -1);
  }

  #lineOf(offset: number): number {
    return this.#source.locate(offset).line;
  }
}
