/** Says what an unknown word was meant to be: a component, or a modifier of the element before it. */
import type { ComponentEntry, Vocabulary } from "../ast/vocabulary.js";
import type { Fix } from "../text/diagnostic.js";
import { editDistance, nearestWord } from "../text/suggest.js";

/** A proposal for a word that is not known. */
export interface Suggestion {
  hint: string | undefined;
  fix: Fix | undefined;
}

/** After so many different unknown words a source is no wireframe, and no more are looked up. */
const mostLookups = 500;

/** Proposes spellings, each word looked up once. */
export class Suggester {
  readonly #vocabulary: Vocabulary;
  readonly #nearest = new Map<string, string | undefined>();

  constructor(vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary;
  }

  /** What a word at the start of an element was meant to be. */
  forComponent(
    word: string,
    from: number,
    parent: ComponentEntry | undefined,
    before: ComponentEntry | undefined,
  ): Suggestion {
    const foreign = this.#vocabulary.foreignWords.get(word.toLowerCase());
    if (foreign !== undefined) return propose(word, from, foreign, true);
    const candidates = [
      ...componentWords(this.#vocabulary, parent),
      ...(before?.modifiers.keys() ?? []),
    ];
    return propose(word, from, this.#find(word, `${parent?.name}>${before?.name}`, candidates));
  }

  /** What a bare word behind an element was meant to be. */
  forModifier(
    word: string,
    from: number,
    owner: ComponentEntry,
    withComponents: boolean,
  ): Suggestion {
    const candidates = withComponents
      ? [...owner.modifiers.keys(), ...this.#vocabulary.words]
      : [...owner.modifiers.keys()];
    return propose(word, from, this.#find(word, `${owner.name} ${withComponents}`, candidates));
  }

  #find(word: string, scope: string, candidates: readonly string[]): string | undefined {
    const key = `${scope}:${word}`;
    if (this.#nearest.has(key)) return this.#nearest.get(key);
    if (this.#nearest.size >= mostLookups) return undefined;
    const nearest = nearestWord(word, candidates);
    this.#nearest.set(key, nearest);
    return nearest;
  }
}

/** The words that may stand in a parent, those with the fewest conditions first. */
function componentWords(
  vocabulary: Vocabulary,
  parent: ComponentEntry | undefined,
): readonly string[] {
  if (parent?.children.allow === "only") return parent.children.names;
  return vocabulary.words.filter((word) => {
    const entry = vocabulary.component(word)!;
    if (parent === undefined) return true;
    return !entry.root && (entry.parents.length === 0 || entry.parents.includes(parent.name));
  });
}

function propose(
  word: string,
  from: number,
  meant: string | undefined,
  isCertain = false,
): Suggestion {
  if (meant === undefined) return { hint: undefined, fix: undefined };
  const isNear = isCertain || editDistance(word.toLowerCase(), meant.toLowerCase(), 1) <= 1;
  return {
    hint: `did you mean "${meant}"?`,
    fix: isNear
      ? { title: `replace with ${meant}`, edits: [{ from, to: from + word.length, insert: meant }] }
      : undefined,
  };
}
