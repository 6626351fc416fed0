/** Counts the words of texts, including names with the prefix of an import. */

const words = /([\p{L}_][\p{L}\p{M}\p{N}_-]*)(?:\.[\p{L}\p{M}\p{N}_-]+)*/gu;

/** The number of occurrences of words. */
export class WordCounts {
  readonly #counts = new Map<string, number>();

  constructor(text = "") {
    this.add(text);
  }

  /** Adds the words of a text; `ui.card` counts as itself and as `ui`. */
  add(text: string): void {
    for (const [word, first] of text.matchAll(words)) {
      this.#add(word);
      if (word !== first) this.#add(first!);
    }
  }

  /** The number of occurrences of a word. */
  of(word: string): number {
    return this.#counts.get(word) ?? 0;
  }

  #add(word: string): void {
    this.#counts.set(word, this.of(word) + 1);
  }
}
