/** Estimates how likely words are at a place, from the document itself and from other sources. */
import { usual } from "./usual.generated.js";

/** Counts how often words occur in contexts. */
export class WordCounts {
  readonly #counts = new Map<string, Map<string, number>>();
  readonly #totals = new Map<string, number>();

  /** Counts a word in its contexts. */
  readonly take = (contexts: readonly string[], word: string): void => {
    for (const context of contexts) this.add(context, word, 1);
  };

  /** Adds all counts of others, or subtracts them. */
  addAll(others: WordCounts, sign: 1 | -1): void {
    for (const [context, words] of others.#counts) {
      for (const [word, count] of words) this.add(context, word, sign * count);
    }
  }

  /** Adds a count for a word in one context. */
  add(context: string, word: string, count: number): void {
    const words = this.#counts.get(context) ?? new Map<string, number>();
    this.#counts.set(context, words);
    words.set(word, (words.get(word) ?? 0) + count);
    this.#totals.set(context, (this.#totals.get(context) ?? 0) + count);
  }

  /** How often a word occurs in a context, and how often any word does. */
  seen(context: string, word: string): { count: number; total: number } {
    const count = this.#counts.get(context)?.get(word) ?? 0;
    return { count, total: this.#totals.get(context) ?? 0 };
  }

  /** All contexts with their words. */
  entries(): Iterable<[string, ReadonlyMap<string, number>]> {
    return this.#counts;
  }
}

let usualCounts: WordCounts | undefined;

/** The counts from many sources. */
function usualWords(): WordCounts {
  if (usualCounts) return usualCounts;
  usualCounts = new WordCounts();
  for (const line of usual.split("\n")) {
    const [context = "", ...words] = line.split("|");
    for (const each of words) {
      const at = each.lastIndexOf(":");
      usualCounts.add(context, each.slice(0, at), Number(each.slice(at + 1)));
    }
  }
  return usualCounts;
}

/** The weight of less specific contexts, in occurrences. */
const doubt = 1.5;

/**
 * The likelihood of a word, from 0 to 1. More specific contexts count more, and so does the document compared with
 * other sources.
 */
export function likelihood(
  contexts: readonly string[],
  word: string,
  own: WordCounts | undefined,
  counts: WordCounts = usualWords(),
): number {
  let value = 0;
  for (let at = contexts.length - 1; at >= 0; at--) {
    const context = contexts[at]!;
    value = mixed(counts.seen(context, word), value);
    if (own) value = mixed(own.seen(context, word), value);
  }
  return value;
}

function mixed({ count, total }: { count: number; total: number }, behind: number): number {
  return total === 0 ? behind : (count + doubt * behind) / (total + doubt);
}
