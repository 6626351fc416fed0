/** Counts the notes that are read at once, since all of them are kept. */

/** Megabytes of notes that a command keeps at once. */
const mostTogether = 20;

/** What is left for the notes of many wireframes, since all of them are kept. */
export class NotesRoom {
  readonly #megabytes: number;
  #left: number;

  constructor(megabytes = mostTogether) {
    this.#megabytes = megabytes;
    this.#left = megabytes << 20;
  }

  /** The problem of a file with so many bytes that there is not enough left; undefined if there is. */
  take(bytes: number): string | undefined {
    this.#left -= bytes;
    if (this.#left >= 0) return undefined;
    return `is beyond the ${this.#megabytes} MiB of notes that are read at once; name fewer files`;
  }
}
