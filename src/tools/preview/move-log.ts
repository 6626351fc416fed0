/** Notes which watched files have been renamed, for pages that show one of them. */
import { findMoves, type SeenFile } from "./find-moves.js";
import type { FileMove } from "./protocol.js";

/** ms between a file that goes and one that comes, or the other way round, when both are the same. */
const moveTime = 1000;

/** Moves that are remembered, for pages that come back and for bookmarks. */
const keptMoves = 200;

/** A file that came or went, and when. */
interface Sighting<T> {
  file: T;
  time: number;
}

/** The files that came and went a moment ago, and what has become of paths. */
export class MoveLog<T extends SeenFile> {
  readonly #now: () => number;
  readonly #targets = new Map<string, string>();
  #gone: Sighting<T>[] = [];
  #come: Sighting<T>[] = [];

  /** @param now the time in ms */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** All moves that still hold, each old path once. */
  get moves(): FileMove[] {
    return [...this.#targets].map(([from, to]) => ({ from, to }));
  }

  /** Takes the deleted and the added files; returns what was renamed. */
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
