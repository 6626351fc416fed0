/** Counts the words of texts, with those that have the name of an import in front. */

const words = /([\p{L}_][\p{L}\p{M}\p{N}_-]*)(?:\.[\p{L}\p{M}\p{N}_-]+)*/gu;

/** How often words are written. */
export class WordCounts {
  readonly #counts = new Map<string, number>();

  constructor(text = "") {
    this.add(text);
  }

  /** Counts the words of one more text; `ui.card` counts as itself and as `ui`. */
  add(text: string): void {
    for (const [word, first] of text.matchAll(words)) {
      this.#add(word);
      if (word !== first) this.#add(first!);
    }
  }

  /** How often a word was counted. */
  of(word: string): number {
    return this.#counts.get(word) ?? 0;
  }

  #add(word: string): void {
    this.#counts.set(word, this.of(word) + 1);
  }
}
