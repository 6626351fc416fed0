/** Turns a word of Latin, Greek or Cyrillic letters into the places where it may be parted with a hyphen. */

const vowel = /[aeiouyæœøаеёиоуыэюяєіїαεηιουω]/i;

/** Letters at the end of a group of consonants that begin a syllable together. */
const onset = /(?:sch[lmnrw]?|(?<=[^aeiouyäöü])s[pt]r?|[cpt]h|ck|qu|[bdgkpt]r|[bgkp]l|.)$/i;

/** Endings of the parts of German compounds, which are parted after their s. */
const linked = /(?:ungs|heits|keits|schafts|ions|täts)(?=\p{L}{3})/giu;

/** Letters that stay together where a word begins, and where it ends. */
const leastBefore = 2;
const leastAfter = 3;

/**
 * Places where syllables end by the spelling alone, without a dictionary: before the last consonant between two vowels,
 * and between the parts of most German compounds. So all machines agree on them.
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
  for (const { index, 0: ending } of word.matchAll(linked)) {
    const end = index + ending.length;
    ends.delete(end - 1);
    ends.delete(end + 1);
    ends.add(end);
  }
  return [...ends]
    .filter((end) => end >= leastBefore && end <= word.length - leastAfter)
    .sort((one, other) => one - other);
}

function isVowel(letter: string): boolean {
  return vowel.test(letter.normalize("NFD")[0]!);
}
