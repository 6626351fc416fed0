/** Decides which ignore patterns can be matched in bounded time, since they come from other people's repositories. */

/** How often each wildcard may be used: a matcher tries all ways to place them. */
const mostFolders = 2;
const mostInName = 2;

/** Maximum number of patterns that apply to a path; each of them is tried on it. */
export const mostPatterns = 2_000;

/** Number of names that are as good as one: what follows a `**` is tried at each folder, name by name. */
const fewNames = 3;

/** How many patterns one with two `**` counts as: on a path of many folders, it takes that much longer. */
const weightOfTwo = 50;

/** The same, if one of its names has two `*`, which are tried at each of these folders. */
const weightOfNames = 100;

/** The message if there are more. */
export const tooManyPatterns = `has more than ${mostPatterns} patterns, each with two ** counted as ${weightOfTwo} or more, and those with many names after a ** more than once; use patterns that match more`;

/** How many patterns a pattern counts as. */
export function weightOf(pattern: string): number {
  // After the last slash, there is nothing left to try.
  const names = pattern.replace(/\/\*{2,}\/?$/, "").split("/");
  const first = names.findIndex(isAnyFolder);
  if (first < 0) return 1;
  const folders = names.filter(isAnyFolder).length;
  const tried = Math.max(1, names.length - first - folders - fewNames + 1);
  if (folders < 2) return tried;
  return tried * (names.some((name) => /\*[^*]+\*/.test(name)) ? weightOfNames : weightOfTwo);
}

/** How many patterns a list counts as. */
export function weightOfAll(patterns: readonly string[]): number {
  return patterns.reduce((sum, each) => sum + weightOf(each), 0);
}

/** Whether a pattern has at most two `**`, and at most two `*` in each of its names. */
export function isBoundedPattern(pattern: string): boolean {
  const names = pattern.split("/");
  const folders = names.filter(isAnyFolder);
  const others = names.filter((name) => !isAnyFolder(name));
  return (
    folders.length <= mostFolders &&
    others.every((name) => (name.match(/\*+/g) ?? []).length <= mostInName)
  );
}

function isAnyFolder(name: string): boolean {
  return /^\*{2,}$/.test(name);
}

/** The message for a pattern with more. */
export const tooManyWildcards = "has too many wildcards; use at most two ** and two * in each name";
