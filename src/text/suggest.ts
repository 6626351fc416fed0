/** Finds the known word that a misspelled one was most likely meant to be. */

/** Words longer than this are not compared: nobody misspells them by a letter or two. */
const longestComparedWord = 40;

/**
 * Optimal-string-alignment distance: insertions, deletions, substitutions and swaps of neighbors.
 * Gives up with `limit + 1` as soon as the distance must exceed the limit.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const current = [i];
    let smallest = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let best = Math.min(last[j]! + 1, current[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        best = Math.min(best, beforeLast[j - 2]! + 1);
      }
      current.push(best);
      if (best < smallest) smallest = best;
    }
    if (smallest > limit) return limit + 1;
    beforeLast = last;
    last = current;
  }
  return last[b.length]!;
}

/**
 * The candidate nearest to a word, at a distance of at most a third of its length and at least 1;
 * differences of case count nothing. Ties go to the earlier candidate.
 */
export function nearestWord(word: string, candidates: Iterable<string>): string | undefined {
  if (word.length > longestComparedWord) return undefined;
  const wanted = word.toLowerCase();
  let limit = Math.max(1, Math.floor(wanted.length / 3));
  let nearest: string | undefined;
  for (const candidate of candidates) {
    const distance = editDistance(wanted, candidate.toLowerCase(), limit);
    if (distance > limit) continue;
    if (distance === 0) return candidate;
    nearest = candidate;
    limit = distance - 1;
  }
  return nearest;
}

/** Words shorter than this have too many neighbors for a repair to be certain. */
const shortestRepairedWord = 4;

/**
 * Whether a misspelled word must have been meant as another: one edit away, long enough, and with the
 * same digits, since another number is another thing. A difference of case alone is always certain.
 */
export function isCertainSpelling(written: string, meant: string): boolean {
  const [wrong, right] = [written.toLowerCase(), meant.toLowerCase()];
  if (wrong === right) return true;
  if (written.length < shortestRepairedWord) return false;
  return (
    wrong.replace(/\D/g, "") === right.replace(/\D/g, "") && editDistance(wrong, right, 1) <= 1
  );
}
