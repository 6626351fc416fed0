/** Says what an unknown word was meant to be: a component, or a modifier of the element before it. */
import type { ComponentEntry, Vocabulary } from "../ast/vocabulary.js";
import type { Fix } from "../text/diagnostic.js";
import { habitualWord } from "../text/habits.js";
import { isCertainSpelling, nearestWord } from "../text/suggest.js";

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
    if (foreign !== undefined) return propose(word, from, foreign, false);
    if (parent && (parent.attributes.has(word) || parent.attributeAliases.has(word))) {
      return {
        hint: `an attribute stands before the block: ${parent.name} ${word}=… { .. }`,
        fix: undefined,
      };
    }
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
    const habitual = habitualWord(word, owner.modifiers.keys());
    if (habitual !== undefined) return propose(word, from, habitual, false);
    const utility = utilityAttribute(word, from, owner);
    if (utility) return utility;
    if (owner.attributes.has(word)) {
      return { hint: `"${word}" needs a value: write ${word}=…`, fix: undefined };
    }
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

/** `p-4` as `p=4`: the habit of utility classes. */
function utilityAttribute(
  word: string,
  from: number,
  owner: ComponentEntry,
): Suggestion | undefined {
  const [, name, value] = /^([a-zA-Z]+)-(\d+)$/.exec(word) ?? [];
  if (name === undefined || value === undefined || !owner.attributes.has(name)) return undefined;
  const insert = `${name}=${value}`;
  return {
    hint: `did you mean ${insert}?`,
    fix: { title: `write ${insert}`, edits: [{ from, to: from + word.length, insert }] },
  };
}

function propose(
  word: string,
  from: number,
  meant: string | undefined,
  mayBeCertain = true,
): Suggestion {
  if (meant === undefined || meant === word) return { hint: undefined, fix: undefined };
  const isCertain = mayBeCertain && isCertainSpelling(word, meant);
  return {
    hint: `did you mean "${meant}"?`,
    fix: isCertain
      ? { title: `replace with ${meant}`, edits: [{ from, to: from + word.length, insert: meant }] }
      : undefined,
  };
}
