/** Collects pieces of markup into one text. */

/** Number of UTF-16 units to join at once. */
const groupSize = 8192;

/**
 * Growing markup. Pieces are joined in groups while they are young: concatenating all of them would create a chain with
 * a link for each, which the garbage collector would copy until the end.
 */
export class GatheredMarkup {
  #joined = "";
  #pieces: string[] = [];
  #size = 0;

  /** Appends markup. */
  add(piece: string): void {
    this.#pieces.push(piece);
    this.#size += piece.length;
    if (this.#size > groupSize) this.#join();
  }

  /** Returns all of it and starts a new text. */
  take(): string {
    this.#join();
    const markup = this.#joined;
    this.#joined = "";
    return markup;
  }

  #join(): void {
    this.#joined += this.#pieces.join("");
    this.#pieces = [];
    this.#size = 0;
  }
}
