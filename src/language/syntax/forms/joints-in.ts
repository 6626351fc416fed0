/** Decides which dots between letters join two names; what that depends on is searched in a source only once. */

/** The part of a source, in characters, that is searched for imports. */
const importsEnd = 40_000;

/**
 * Tells whether a dot between letters joins two names, by its offset.
 *
 * @see IsJoint
 */
export function jointsIn(source: string): (at: number, from?: number) => boolean {
  /** What a joint follows; a dot if there are none. */
  const before = source.includes("import") ? "" : source.includes("tokens") ? "dark" : ".";
  let names: ReadonlySet<string> | undefined;
  return (at, from) => {
    if (!source.startsWith(before, at - before.length)) return false;
    if (from === undefined) return true;
    names ??= importNames(source);
    return names.has(source.slice(from, at));
  };
}

/** Each word after `as`, and each start of one that ends where `\b` matches. */
function importNames(source: string): ReadonlySet<string> {
  const names = new Set<string>();
  for (const [, word] of source.slice(0, importsEnd).matchAll(/\bas\s+(?=(\S+))/g)) {
    for (const { index } of word!.matchAll(/\b/g)) names.add(word!.slice(0, index));
  }
  return names;
}
