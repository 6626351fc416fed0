/** Finds the intended word for a misspelled one, with a cache, and gives up in hopeless sources. */
import {
  type Candidate,
  candidatesOf,
  isCertainSpelling,
  nearestCandidate,
} from "../../base/text/suggest.js";
import type { TextEdit } from "./diagnostic.js";

/**
 * Minimum and maximum number of search steps for a source, and the number added for each of its characters. A step
 * compares one letter of a candidate, in about 10 ns. A source that needs more is not a wireframe, and far fewer
 * diagnostics than this allows are ever shown.
 */
const leastSteps = 60_000;
const mostSteps = 2_000_000;
const stepsPerCharacter = 15;

/** Number of steps for preparing a candidate. */
const stepsToPrepare = 10;

/** Lists that never change, such as that of all icons, are prepared once. */
const keptCandidates = new WeakMap<readonly string[], readonly Candidate[]>();

/** Suggests known words for misspelled ones; one instance serves all searches for a source. */
export class Suggester {
  readonly #scopes = new Map<
    unknown,
    { candidates: readonly Candidate[]; found: Map<string, string | undefined> }
  >();
  #left: number;

  /** @param length of the source, in characters */
  constructor(length: number) {
    this.#left = Math.min(mostSteps, leastSteps + stepsPerCharacter * length);
  }

  /** Number of remaining steps. */
  get stepsLeft(): number {
    return this.#left;
  }

  /** The candidate nearest to `word`; `scope` is the cache key of the candidates. */
  nearest(word: string, scope: unknown, candidates: () => readonly string[]): string | undefined {
    if (this.#left === 0) return this.#scopes.get(scope)?.found.get(word);
    let known = this.#scopes.get(scope);
    if (known === undefined) {
      known = { candidates: this.#prepare(candidates()), found: new Map() };
      this.#scopes.set(scope, known);
    }
    const { found } = known;
    if (found.has(word)) return found.get(word);
    const nearest = nearestCandidate(word, known.candidates, (steps) => this.#spend(steps));
    found.set(word, nearest);
    return nearest;
  }

  #prepare(words: readonly string[]): readonly Candidate[] {
    const kept = keptCandidates.get(words);
    if (kept) return kept;
    if (!this.#spend(words.length * stepsToPrepare)) return [];
    const candidates = candidatesOf(words);
    keptCandidates.set(words, candidates);
    return candidates;
  }

  #spend(steps: number): boolean {
    this.#left = Math.max(0, this.#left - steps);
    return this.#left > 0;
  }
}

/** The replacement of a misspelled word, if it is close enough to be certain. */
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
