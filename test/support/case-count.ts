/** Decides how many random cases a property tries: few fixed ones in the gate, many new ones in a search. */
/** True in `npm run test:search`, where tests try everything they can; otherwise they try a fixed small part. */
export const isSearching = process.env.WF_SEARCH === "1";

/**
 * The seed of all random cases in this run. It is fixed unless `WF_SEED` is set, so that the gate fails only because of
 * a change and never by chance; searches print their seed.
 */
export const searchSeed = Number(process.env.WF_SEED ?? 1);

/**
 * The number of cases in a run: a quarter of the usual number in the gate, twenty times as many in a search.
 *
 * @param usual how many cases are likely to find a fault
 */
export function caseCount(usual: number): number {
  return Math.ceil(usual * (isSearching ? 20 : 0.25));
}

/**
 * Seeds for our own generators, one for each case: the same few in the gate, new ones in each search.
 *
 * @param usual how many cases are likely to find a fault
 */
export function caseSeeds(usual: number): number[] {
  return Array.from({ length: caseCount(usual) }, (_, at) => searchSeed + at);
}

/** All values in a search, every nth of them in the gate, starting with the first. */
export function everyNth<T>(values: readonly T[], n: number): T[] {
  return values.filter((_, at) => isSearching || at % n === 0);
}
