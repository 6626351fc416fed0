/** Decides which ignore patterns can be matched in bounded time, since they come from other people's repositories. */

/** How often each wildcard may be used: a matcher tries all ways to place them. */
const mostFolders = 2;
const mostInName = 2;

/** Maximum number of patterns that apply to a path; each of them is tried on it. */
export const mostPatterns = 2_000;

/** The message if there are more. */
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

/** The message for a pattern with more. */
export const tooManyWildcards = "has too many wildcards; use at most two ** and two * in each name";
