/** Finds the word that was meant, remembers what it found, and stops searching in hopeless sources. */
import type { TextEdit } from "./diagnostic.js";
import { isCertainSpelling, nearestWord } from "./suggest.js";

/**
 * Comparisons of letters after which no more words are looked up: a source that needs more is no
 * wireframe, and far fewer diagnostics than this allows are ever shown.
 */
const letterLimit = 6_000_000;

/** Proposes known words for misspelled ones; one serves all looks at a source. */
export class Suggester {
  readonly #known = new Map<unknown, Map<string, string | undefined>>();
  #letters = 0;

  /** The candidate nearest to `word`; `scope` stands for the candidates in the memory. */
  nearest(word: string, scope: unknown, candidates: () => readonly string[]): string | undefined {
    const found = this.#known.get(scope) ?? new Map<string, string | undefined>();
    this.#known.set(scope, found);
    if (found.has(word)) return found.get(word);
    const nearest = this.#search(word, candidates);
    found.set(word, nearest);
    return nearest;
  }

  #search(word: string, candidates: () => readonly string[]): string | undefined {
    if (this.#letters >= letterLimit) return undefined;
    const words = candidates();
    for (const each of words) this.#letters += each.length * word.length;
    return nearestWord(word, words);
  }
}

/** The replacement of a misspelled word, where it is so close that it must have been meant. */
export function spellingEdits(
  written: string,
  meant: string | undefined,
  from: number,
  to: number,
  insert = meant,
): readonly TextEdit[] | undefined {
  if (meant === undefined || insert === undefined) return undefined;
  return isCertainSpelling(written, meant) ? [{ from, to, insert }] : undefined;
}
