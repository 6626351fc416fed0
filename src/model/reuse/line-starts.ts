/** Keeps the first and last of certain places on each line, however many there are. */
import type { SourceText } from "../../base/text/source-text.js";

/** Places in a source, by line. */
export class LineStarts {
  readonly #source: SourceText;
  /** For each line: the end of the place that ends first, and the start of the last place. */
  readonly #lines = new Map<number, { after: number; last: number }>();

  constructor(source: SourceText) {
    this.#source = source;
  }

  /** Number of lines with at least one place. */
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

  /** Whether a place on the same line ends at or before an offset. */
  hasBefore(offset: number): boolean {
    return offset >= (this.#lines.get(this.#lineOf(offset))?.after ?? Number.POSITIVE_INFINITY);
  }

  /** Whether a place on the same line starts at or after an offset. */
  hasAfter(offset: number): boolean {
    return offset <= (this.#lines.get(this.#lineOf(offset))?.last ?? -1);
  }

  #lineOf(offset: number): number {
    return this.#source.locate(offset).line;
  }
}
