/** Finds the places where a Latin, Greek or Cyrillic word may be hyphenated. */
import { betweenParts, doubtful } from "./compound-parts.js";

const vowel = /[aeiouyæœøаеёиоуыэюяєіїαεηιουω]/i;

/** Matches the consonants at the end of a group that begin a syllable together. */
const onset =
  /(?:sch[lmnrw]?|scr|(?<=[^aeiouyäöü])s[pt]r?|(?<=[^aeiouyäöü])chr|[cpt]h|ck|kn|(?<=t)pf[lr]?|qu|[bdfgkpt]r|[bfgkp]l|.)$/i;

/** Beginnings of stems that keep their s even after a vowel: `zustellen`. */
const stem = /(?<=[aeiouyäöü])st(?=ell|ück|imm|alt|ärk)|(?<=[aeiouyäöü])sp(?=räch|iel|eich|err)/giu;

/** Minimum number of letters before a hyphen, and after it: three of them would look lost on a line. */
const leastBefore = 2;
const leastAfter = 4;

/** Number of letters around a boundary of compound parts without any other hyphen: a prefix stays with its stem. */
const beforePart = 2;
const afterPart = 4;

/**
 * Syllable boundaries by spelling alone: before the last consonant between two vowels, and between parts of compounds,
 * which are the best places. Without a dictionary, all machines agree; ambiguous places are omitted.
 */
export function syllableEnds(word: string): number[] {
  const ends = new Set<number>();
  let before = -1;
  for (let at = 0; at < word.length; at++) {
    if (!isVowel(word[at]!)) continue;
    if (before >= 0 && at > before + 1) {
      const consonants = word.slice(before + 1, at);
      ends.add(at - onset.exec(consonants)![0].length);
    }
    before = at;
  }
  for (const { index } of word.matchAll(stem)) {
    ends.delete(index + 1);
    ends.add(index);
  }
  for (const { index } of word.matchAll(doubtful)) ends.delete(index);
  const parts = partEnds(word);
  for (const part of parts) {
    for (let at = part - beforePart; at <= part + afterPart; at++) ends.delete(at);
  }
  return [...ends, ...parts]
    .filter((end) => hasLetters(word, end))
    .sort((one, other) => one - other);
}

/** Boundaries between the parts of a compound, in order. */
export function partEnds(word: string): number[] {
  const found = [...word.matchAll(betweenParts)].map(({ index }) => index);
  return found.filter((end) => hasLetters(word, end));
}

/** Whether enough letters are on both sides of a hyphen. */
function hasLetters({ length }: string, end: number): boolean {
  return end >= leastBefore && end <= length - leastAfter;
}

function isVowel(letter: string): boolean {
  return vowel.test(letter.normalize("NFD")[0]!);
}
