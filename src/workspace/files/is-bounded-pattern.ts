/** Tells which patterns of ignored files can be matched in bounded time: they come with repositories of others. */

/** How often each wildcard may be used: a matcher tries all ways to place them. */
const mostFolders = 2;
const mostInName = 2;

/** Patterns that hold for one path: each of them is tried on it. */
export const mostPatterns = 2_000;

/** What is said where there are more. */
export const tooManyPatterns = `has more than ${mostPatterns} patterns; use patterns that match more`;

/** Whether a pattern has at most two `**`, and at most two `*` in each of its names. */
export function isBoundedPattern(pattern: string): boolean {
  const names = pattern.split("/");
  const folders = names.filter((name) => /^\*{2,}$/.test(name));
  const others = names.filter((name) => !folders.includes(name));
  return (
    folders.length <= mostFolders &&
    others.every((name) => (name.match(/\*+/g) ?? []).length <= mostInName)
  );
}

/** What is said of one that has more. */
export const tooManyWildcards = "has too many wildcards; use at most two ** and two * in each name";
