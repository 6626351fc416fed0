/** Turns markup that arrives in pieces into one text. */

/** UTF-16 units that are joined at once. */
const groupSize = 8192;

/**
 * Markup that grows. Pieces are joined in groups while they are young: a text of all of them would be
 * a chain with a link for each, which the collector copies until the end.
 */
export class GatheredMarkup {
  #joined = "";
  #pieces: string[] = [];
  #size = 0;

  /** Adds markup at the end. */
  add(piece: string): void {
    this.#pieces.push(piece);
    this.#size += piece.length;
    if (this.#size > groupSize) this.#join();
  }

  /** All of it; what is added afterwards begins a new text. */
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
