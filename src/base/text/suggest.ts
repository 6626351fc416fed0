/** Finds the known word that a misspelled one was probably meant to be. */
import { withoutInvisible } from "./odd-characters.js";

/** Maximum length of a word to compare: longer ones are rarely misspelled by a letter or two. */
const longestComparedWord = 32;

/** Maximum length of a word in which another first letter makes another word. */
const longestShortWord = 4;

/** A word to compare with others: for each letter, a bit for each of its positions. */
class Pattern {
  readonly #length: number;
  /** By letter; those of names are in an array, all others in a map. */
  readonly #places = new Int32Array(128);
  readonly #others = new Map<number, number>();

  /** @param word of 1 to 32 letters */
  constructor(word: string) {
    this.#length = word.length;
    for (let at = 0; at < word.length; at++) {
      const letter = word.charCodeAt(at);
      if (letter < 128) this.#places[letter]! |= 1 << at;
      else this.#others.set(letter, (this.#others.get(letter) ?? 0) | (1 << at));
    }
  }

  /**
   * Optimal string alignment distance: insertions, deletions, substitutions and swaps of neighbors. Computes the table
   * of distances column by column, with all differences of a column in the bits of a few numbers (Hyyrö 2003).
   */
  distanceTo(word: string): number {
    const table = this.#places;
    const last = 1 << (this.#length - 1);
    let distance = this.#length;
    let rises = -1;
    let falls = 0;
    let diagonal = 0;
    let before = 0;
    for (let at = 0; at < word.length; at++) {
      const letter = word.charCodeAt(at);
      const places = letter < 128 ? table[letter]! : (this.#others.get(letter) ?? 0);
      const swaps = ((~diagonal & places) << 1) & before;
      diagonal = (((places & rises) + rises) ^ rises) | places | falls | swaps;
      let up = falls | ~(diagonal | rises);
      let down = diagonal & rises;
      if ((up & last) !== 0) distance++;
      else if ((down & last) !== 0) distance--;
      up = (up << 1) | 1;
      down <<= 1;
      rises = down | ~(diagonal | up);
      falls = up & diagonal;
      before = places;
    }
    return distance;
  }
}

/** The distance between two words; `undefined` if the first one is too long. */
export function editDistance(a: string, b: string): number | undefined {
  if (a === "") return b.length;
  return a.length > longestComparedWord ? undefined : new Pattern(a).distanceTo(b);
}

/** A known word, prepared for many comparisons. */
export interface Candidate {
  readonly word: string;
  /** In lower case, without separators. */
  readonly letters: string;
  /** A bit for each letter that occurs. */
  readonly mask: number;
}

/** Prepares words for comparisons. */
export function candidatesOf(words: Iterable<string>): Candidate[] {
  return Array.from(words, (word) => {
    const letters = lettersOf(word);
    return { word, letters, mask: maskOf(letters) };
  });
}

/** Consumes steps of a search; returns false to end it. */
export type Spend = (steps: number) => boolean;

/**
 * The candidate nearest to a word, at a distance of at most a third of its length but at least 1; case, hyphens and
 * underscores are ignored. Ties go to the earlier candidate.
 *
 * @param spend is called with the steps beforehand; if it refuses them, nothing is found
 */
export function nearestCandidate(
  word: string,
  candidates: readonly Candidate[],
  spend: Spend = () => true,
): string | undefined {
  const wanted = lettersOf(word);
  if (wanted === "" || wanted.length > longestComparedWord) return undefined;
  if (!spend(candidates.length)) return undefined;
  const pattern = new Pattern(wanted);
  const mask = maskOf(wanted);
  // Any letter would be equally near to a single letter.
  let limit = wanted.length === 1 ? 0 : Math.max(1, Math.floor(wanted.length / 3));
  let nearest: string | undefined;
  for (const { word: candidate, letters, mask: other } of candidates) {
    // Each edit changes the length by at most one.
    if (Math.abs(letters.length - wanted.length) > limit) continue;
    if (bitsIn(mask & ~other) > limit || bitsIn(other & ~mask) > limit) continue;
    if (!spend(letters.length)) return undefined;
    const distance = pattern.distanceTo(letters);
    if (distance > limit || (distance > 0 && isOtherStart(wanted, letters))) continue;
    if (distance === 0) return candidate;
    nearest = candidate;
    limit = distance - 1;
  }
  return nearest;
}

/** Whether a short word starts with another letter, neither missing nor swapped: `done` is no misspelling of `none`. */
function isOtherStart(wanted: string, letters: string): boolean {
  const isSameLength = wanted.length === letters.length && wanted.length <= longestShortWord;
  return isSameLength && wanted[0] !== letters[0] && wanted[0] !== letters[1];
}

/** The same for a word that is looked up only once. */
export function nearestWord(word: string, words: Iterable<string>): string | undefined {
  return nearestCandidate(word, candidatesOf(words));
}

function lettersOf(word: string): string {
  return word.toLowerCase().replace(/[_-]/g, "");
}

/** Bits 0 to 25 are for letters; the others are shared by all other characters. */
function maskOf(letters: string): number {
  let mask = 0;
  for (let at = 0; at < letters.length; at++) {
    const code = letters.charCodeAt(at);
    mask |= code >= 0x61 && code <= 0x7a ? 1 << (code - 0x61) : 1 << (26 + (code % 6));
  }
  return mask;
}

function bitsIn(mask: number): number {
  const pairs = mask - ((mask >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Minimum length of a word: shorter ones have too many neighbors for a fix to be certain. */
const shortestRepairedWord = 4;

/**
 * Whether a misspelled word is certainly another one: it is one edit away, long enough, and has the same digits, since
 * another number is something else. A difference only in case or invisible characters is always certain.
 */
export function isCertainSpelling(written: string, meant: string): boolean {
  const [wrong, right] = [written.toLowerCase(), meant.toLowerCase()];
  if (wrong === right || withoutInvisible(wrong) === right) return true;
  if (written.length < shortestRepairedWord) return false;
  if (wrong.replace(/\D/g, "") !== right.replace(/\D/g, "")) return false;
  return (editDistance(wrong, right) ?? 2) <= 1;
}
