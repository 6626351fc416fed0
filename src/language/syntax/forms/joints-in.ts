/** Decides which dots between letters join two names; what that depends on is searched in a source only once. */

/** The part of a source, in characters, that is searched for imports. */
const importsEnd = 40_000;

/** The longest word that is collected: all starts of a longer one take quadratic room. */
const longest = 200;

/**
 * Tells whether a dot between letters joins two names, by its offset.
 *
 * @see IsJoint
 */
export function jointsIn(source: string): (at: number, from?: number) => boolean {
  /** What a joint follows; a dot if there are none. */
  const before = source.includes("import") ? "" : source.includes("tokens") ? "dark" : ".";
  const head = source.slice(0, importsEnd);
  let names: ReadonlySet<string> | undefined;
  return (at, from) => {
    if (!source.startsWith(before, at - before.length)) return false;
    if (from === undefined) return true;
    const word = source.slice(from, at);
    // No source has room for many of these.
    if (word.length > longest) return new RegExp(`\\bas\\s+${word}\\b`).test(head);
    names ??= importNames(head);
    return names.has(word);
  };
}

/** Each word after `as`, and each start of one that ends where `\b` matches, up to the longest. */
function importNames(head: string): ReadonlySet<string> {
  const names = new Set<string>();
  for (const [, word] of head.matchAll(/\bas\s+(?=(\S+))/g)) {
    for (const { index } of word!.matchAll(/\b/g)) {
      if (index > longest) break;
      names.add(word!.slice(0, index));
    }
  }
  return names;
}
