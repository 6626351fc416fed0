/** Finds, among files that went and files that came, those that were only renamed. */

/** The last known state of a file. */
export interface SeenFile {
  path: string;
  text: string;
  /** What stays the same when a file is renamed, if the disk knows it. */
  identity: string | undefined;
}

/** What two files must share to be one, from certain to likely; undefined for what says nothing. */
const signs: readonly ((file: SeenFile) => string | undefined)[] = [
  ({ identity }) => identity,
  // A disk without identities, or a copy whose original was removed.
  (file) => (isBlank(file) ? undefined : `${nameOf(file.path)}\n${file.text}`),
  (file) => (isBlank(file) ? undefined : file.text),
];

/** Pairs of the old and the new of each renamed file; where two could be meant, none is. */
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
