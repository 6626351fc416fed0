/** Finds renamed files among the removed and the added ones. */

/** The last known state of a file. */
export interface SeenFile {
  path: string;
  text: string;
  /** The identity of the file, which survives a rename, if the disk has one. */
  identity: string | undefined;
}

/** What two files must share to be the same, from certain to likely; undefined if there is no evidence. */
const signs: readonly ((file: SeenFile) => string | undefined)[] = [
  ({ identity }) => identity,
  // For disks without identities, and for copies whose original was removed.
  (file) => (isBlank(file) ? undefined : `${nameOf(file.path)}\n${file.text}`),
  (file) => (isBlank(file) ? undefined : file.text),
];

/** Pairs of the old and new state of each renamed file; ambiguous ones are left out. */
export function findMoves<T extends SeenFile>(gone: readonly T[], come: readonly T[]): [T, T][] {
  const moves: [T, T][] = [];
  let [left, right] = [gone, come];
  for (const sign of signs) {
    const [olds, news] = [groupBy(left, sign), groupBy(right, sign)];
    const paired = new Set<T>();
    for (const [key, [old, ...otherOlds]] of olds) {
      const [next, ...otherNews] = news.get(key) ?? [];
      if (!old || !next || otherOlds.length + otherNews.length > 0) continue;
      moves.push([old, next]);
      paired.add(old).add(next);
    }
    left = left.filter((file) => !paired.has(file));
    right = right.filter((file) => !paired.has(file));
  }
  return moves;
}

function groupBy<T extends SeenFile>(
  files: readonly T[],
  sign: (file: SeenFile) => string | undefined,
): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const file of files) {
    const key = sign(file);
    if (key === undefined) continue;
    const group = groups.get(key);
    if (group) group.push(file);
    else groups.set(key, [file]);
  }
  return groups;
}

function isBlank({ text }: SeenFile): boolean {
  return text.trim() === "";
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}
