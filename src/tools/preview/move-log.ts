/** Records renamed files for the pages that show them. */
import { findMoves, type SeenFile } from "./find-moves.js";
import type { FileMove } from "./protocol.js";

/** Maximum ms between the removal and the creation of a renamed file, in either order. */
const moveTime = 1000;

/** Number of moves remembered for pages that reconnect and for bookmarks. */
const keptMoves = 200;

/** A file that was added or removed, and when. */
interface Sighting<T> {
  file: T;
  time: number;
}

/** The files that were added and removed recently, and the moves of paths. */
export class MoveLog<T extends SeenFile> {
  readonly #now: () => number;
  readonly #targets = new Map<string, string>();
  #gone: Sighting<T>[] = [];
  #come: Sighting<T>[] = [];

  /** @param now the time in ms */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** All current moves, each old path once. */
  get moves(): FileMove[] {
    return [...this.#targets].map(([from, to]) => ({ from, to }));
  }

  /** Records removed and added files; returns the renamed ones. */
  note(gone: readonly T[], come: readonly T[]): [T, T][] {
    const time = this.#now();
    const isRecent = (sighting: Sighting<T>): boolean => time - sighting.time <= moveTime;
    const back = new Set(come.map(({ path }) => path));
    const left = new Set(gone);
    for (const path of back) this.#targets.delete(path);
    this.#gone = [...this.#gone, ...gone.map((file) => ({ file, time }))].filter(
      (sighting) => isRecent(sighting) && !back.has(sighting.file.path),
    );
    this.#come = [...this.#come, ...come.map((file) => ({ file, time }))].filter(
      (sighting) => isRecent(sighting) && !left.has(sighting.file),
    );
    const pairs = findMoves(
      this.#gone.map(({ file }) => file),
      this.#come.map(({ file }) => file),
    );
    const paired = new Set(pairs.flat());
    this.#gone = this.#gone.filter(({ file }) => !paired.has(file));
    this.#come = this.#come.filter(({ file }) => !paired.has(file));
    for (const [from, to] of pairs) this.#keep(from.path, to.path);
    return pairs;
  }

  #keep(from: string, to: string): void {
    this.#targets.delete(from);
    this.#targets.set(from, to);
    if (this.#targets.size > keptMoves) this.#targets.delete(this.#targets.keys().next().value!);
  }
}
