/** Turns a word of Latin, Greek or Cyrillic letters into the places where it may be parted with a hyphen. */
import { betweenParts, doubtful } from "./compound-parts.js";

const vowel = /[aeiouyæœøаеёиоуыэюяєіїαεηιουω]/i;

/** Letters at the end of a group of consonants that begin a syllable together. */
const onset =
  /(?:sch[lmnrw]?|scr|(?<=[^aeiouyäöü])s[pt]r?|(?<=[^aeiouyäöü])chr|[cpt]h|ck|kn|(?<=t)pf[lr]?|qu|[bdfgkpt]r|[bfgkp]l|.)$/i;

/** Beginnings of stems that keep their s after a vowel too: `zustellen`. */
const stem = /(?<=[aeiouyäöü])st(?=ell|ück|imm|alt|ärk)|(?<=[aeiouyäöü])sp(?=räch|iel|eich|err)/giu;

/** Letters that stay together where a word begins, and where it ends. */
const leastBefore = 2;
const leastAfter = 3;

/** Letters beside the end of a part of a compound that stay together: a prefix stays with what it stands before. */
const beforePart = 2;
const afterPart = 4;

/**
 * Places where syllables end by the spelling alone: before the last consonant between two vowels, and between the parts
 * of compounds, where words are parted best. It needs no dictionary, so that all machines agree; where it would have
 * to guess, it leaves a place out.
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
  const parts = [...word.matchAll(betweenParts)].map(({ index }) => index);
  for (const part of parts) {
    for (let at = part - beforePart; at <= part + afterPart; at++) ends.delete(at);
  }
  return [...ends, ...parts]
    .filter((end) => end >= leastBefore && end <= word.length - leastAfter)
    .sort((one, other) => one - other);
}

function isVowel(letter: string): boolean {
  return vowel.test(letter.normalize("NFD")[0]!);
}
