/** Turns the events of a watcher into batches of added, removed and changed files. */
import { isNotesPath } from "../../authoring/notes/note.js";
import type { FoundFiles, WatchedSet } from "../../workspace/files/watched-set.js";
import { type ChangeBatch, ChangeBatcher } from "./batch-changes.js";
import type { FileChange, FileWatcher, StartWatcher } from "./file-watcher.js";

/** The result of a batch of changes. */
export interface FileBatch {
  /** Absolute paths that were written, created or removed. */
  changed: ReadonlySet<string>;
  /** The whole set again; undefined if no file was added or removed. */
  found: FoundFiles | undefined;
}

/** A set that is followed. */
export interface Following {
  /** Handles a file that may have just been created, before the watcher reports it. */
  lookFor(absolute: string): Promise<void>;
  close(): Promise<void>;
}

/** ms for which an empty file is assumed to be in the middle of a save. */
const emptyTime = 100;

/** ms for which a missing file is assumed to be in the middle of a save; longer than watchers wait. */
const absentTime = 250;

/**
 * Follows a set until it is closed; batches are handled one after another. The first one contains what exists when
 * watching begins.
 */
export async function followFiles(
  set: WatchedSet,
  start: StartWatcher,
  work: (batch: FileBatch) => Promise<void> | void,
  complain: (message: string) => void,
): Promise<Following> {
  const follower = new Follower(set, work);
  const watcher = await start(set, (change) => follower.note(change), complain);
  follower.watcher = watcher;
  await follower.begin();
  return {
    lookFor: (absolute) => follower.lookFor(absolute),
    async close() {
      await watcher.close();
      await follower.stop();
    },
  };
}

class Follower {
  watcher: FileWatcher | undefined;
  readonly #set: WatchedSet;
  readonly #work: (batch: FileBatch) => Promise<void> | void;
  readonly #batcher = new ChangeBatcher(
    (changes) => this.#queue(changes),
    (changes) => this.#areWhole(changes),
  );
  /** Empty files, each with the timer that ends the wait for its content. */
  readonly #emptied = new Map<string, NodeJS.Timeout>();
  /** Files that were missing when a change was reported, each with the timer of a second check. */
  readonly #absent = new Map<string, NodeJS.Timeout>();
  /** The files found by the last search. */
  #known: ReadonlySet<string> = new Set();
  /** The identities of files when they were last checked. */
  #identities = new Map<string, string | undefined>();
  #running: Promise<void> = Promise.resolve();

  constructor(set: WatchedSet, work: (batch: FileBatch) => Promise<void> | void) {
    this.#set = set;
    this.#work = work;
  }

  begin(): Promise<void> {
    this.#running = this.#running.then(() => this.#deliver(new Set(), true));
    return this.#running;
  }

  note(change: FileChange): void {
    this.#batcher.add(change);
  }

  lookFor(absolute: string): Promise<void> {
    this.#queue(new Map([[absolute, "presence"]]));
    return this.#running;
  }

  async stop(): Promise<void> {
    this.#batcher.stop();
    for (const timers of [this.#emptied, this.#absent]) {
      for (const timer of timers.values()) clearTimeout(timer);
    }
    await this.#running;
  }

  /** Whether files were only written, and each of them ends like a complete text, which a partial one rarely does. */
  #areWhole(changes: ChangeBatch): boolean {
    for (const [absolute, kind] of changes) {
      if (kind !== "content" || !this.#set.endsLine?.(absolute)) return false;
    }
    return true;
  }

  #queue(changes: ChangeBatch): void {
    this.#running = this.#running.then(() => this.#workOff(changes));
  }

  async #workOff(changes: ChangeBatch): Promise<void> {
    const changed = new Set<string>();
    let isFindNeeded = false;
    for (const [absolute, kind] of changes) {
      if (isNotesPath(absolute)) {
        changed.add(absolute);
        continue;
      }
      if (kind === "content" && this.#set.size(absolute) === undefined) {
        this.#lookAgain(absolute);
        continue;
      }
      // A file that was removed and restored may be reported as a change of an unknown file.
      const isKnown = this.#known.has(absolute) || this.#set.imported?.has(absolute);
      if (kind === "presence" || !isKnown) isFindNeeded = true;
      if (!this.#isBeingWritten(absolute)) changed.add(absolute);
    }
    if (isFindNeeded) this.watcher?.refresh();
    if (changed.size === 0 && !isFindNeeded) return;
    await this.#deliver(changed, isFindNeeded);
  }

  async #deliver(changed: ReadonlySet<string>, isFindNeeded: boolean): Promise<void> {
    const partsOf = (absolute: string) => this.#set.placesIn?.(absolute) ?? [];
    // A file with parts may have other parts now.
    const hasParts = [...changed].some((absolute) => this.#set.placesIn?.(absolute) !== undefined);
    const found = isFindNeeded || hasParts ? await this.#set.find() : undefined;
    if (found) this.#known = new Set(found.files.map(({ absolute, source }) => source ?? absolute));
    const swapped = found ? this.#swapped() : [];
    for (const absolute of changed) this.#identities.set(absolute, this.#set.identity(absolute));
    const all = new Set([...changed, ...swapped]);
    const places = [...all].flatMap((absolute) => [absolute, ...partsOf(absolute)]);
    await this.#work({ changed: new Set(places), found });
  }

  /** Files that were replaced without a write, because a link in their path has a new target. */
  #swapped(): string[] {
    const swapped: string[] = [];
    const identities = new Map<string, string | undefined>();
    for (const absolute of new Set([...this.#known, ...(this.#set.imported?.files ?? [])])) {
      const before = this.#identities.get(absolute);
      // A file in the middle of a save may be missing for a moment.
      const now = this.#set.identity(absolute) ?? before;
      if (before !== undefined && before !== now) swapped.push(absolute);
      identities.set(absolute, now);
    }
    this.#identities = identities;
    return swapped;
  }

  /**
   * A file may be missing for a moment while it is saved. A second check finds out whether it was really removed: a
   * watcher that has just learned of a file can miss its removal.
   */
  #lookAgain(absolute: string): void {
    clearTimeout(this.#absent.get(absolute));
    const timer = setTimeout(() => {
      this.#absent.delete(absolute);
      const isMissed = this.#known.has(absolute) && this.#set.size(absolute) === undefined;
      if (isMissed) this.note({ absolute, kind: "presence" });
    }, absentTime);
    this.#absent.set(absolute, timer);
  }

  /** Editors that empty a file before they write it must not cause a flash of an empty picture. */
  #isBeingWritten(absolute: string): boolean {
    const timer = this.#emptied.get(absolute);
    if (this.#set.size(absolute) !== 0) {
      clearTimeout(timer);
      this.#emptied.delete(absolute);
      return false;
    }
    if (timer !== undefined) return true;
    const waited = setTimeout(() => {
      this.#emptied.delete(absolute);
      const emptied = new Set([absolute]);
      this.#running = this.#running.then(() => this.#deliver(emptied, false));
    }, emptyTime);
    this.#emptied.set(absolute, waited);
    return true;
  }
}
