/** Finds the word that was meant, remembers what it found, and stops searching in hopeless sources. */
import type { Fix } from "../text/diagnostic.js";
import { isCertainSpelling, nearestWord } from "../text/suggest.js";

/**
 * Comparisons of two words after which no more are made: a source that needs more is no wireframe,
 * and far fewer findings than this allows are ever shown.
 */
const comparisonLimit = 200_000;

/** Proposes known words for misspelt ones. */
export class Suggester {
  readonly #known = new Map<object, Map<string, string | undefined>>();
  #comparisons = 0;

  /** The candidate nearest to `word`; `scope` stands for the candidates in the memory. */
  nearest(word: string, scope: object, candidates: () => readonly string[]): string | undefined {
    const found = this.#known.get(scope) ?? new Map<string, string | undefined>();
    this.#known.set(scope, found);
    if (found.has(word)) return found.get(word);
    const nearest = this.#search(word, candidates);
    found.set(word, nearest);
    return nearest;
  }

  #search(word: string, candidates: () => readonly string[]): string | undefined {
    if (this.#comparisons >= comparisonLimit) return undefined;
    const words = candidates();
    this.#comparisons += words.length;
    return nearestWord(word, words);
  }
}

/** The replacement of a misspelt word, where it is so close that it must have been meant. */
export function spellingFix(
  written: string,
  meant: string,
  from: number,
  to: number,
): Fix | undefined {
  if (!isCertainSpelling(written, meant)) return undefined;
  return { title: `replace with ${meant}`, edits: [{ from, to, insert: meant }] };
}
