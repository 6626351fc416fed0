/** Follows a set of files: turns the events of a watcher into batches of added, deleted and changed files. */
import { type ChangeBatch, ChangeBatcher } from "./batch-changes.js";
import type { FileChange, FileWatcher, StartWatcher } from "./file-watcher.js";
import type { FoundFiles, WatchedSet } from "./watched-set.js";

/** What a batch of changes comes to. */
export interface FileBatch {
  /** Absolute paths at which something was written, came or went. */
  changed: ReadonlySet<string>;
  /** The whole set again; undefined where no file came or went. */
  found: FoundFiles | undefined;
}

/** ms for which an emptied file is taken for one that is just being written. */
const emptyTime = 100;

/**
 * Follows a set until it is closed; batches are worked off one after the other. The first one says
 * what is there when watching begins.
 */
export async function followFiles(
  set: WatchedSet,
  start: StartWatcher,
  work: (batch: FileBatch) => Promise<void> | void,
  complain: (message: string) => void,
): Promise<{ close(): Promise<void> }> {
  const follower = new Follower(set, work);
  const watcher = await start(set, (change) => follower.note(change), complain);
  follower.watcher = watcher;
  await follower.begin();
  return {
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
  readonly #batcher = new ChangeBatcher((changes) => this.#queue(changes));
  /** Emptied files, each with the timer that ends the wait for its content. */
  readonly #emptied = new Map<string, NodeJS.Timeout>();
  /** The files that the last look at the disk has found. */
  #known: ReadonlySet<string> = new Set();
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

  async stop(): Promise<void> {
    this.#batcher.stop();
    for (const timer of this.#emptied.values()) clearTimeout(timer);
    await this.#running;
  }

  #queue(changes: ChangeBatch): void {
    this.#running = this.#running.then(() => this.#workOff(changes));
  }

  async #workOff(changes: ChangeBatch): Promise<void> {
    const changed = new Set<string>();
    let isFindNeeded = false;
    for (const [absolute, kind] of changes) {
      // A file that is missing for a moment while it is saved is reported again if it was really deleted.
      if (kind === "content" && this.#set.size(absolute) === undefined) continue;
      // A file that was deleted and restored may be reported as a change of an unknown file.
      if (kind === "presence" || !this.#known.has(absolute)) isFindNeeded = true;
      if (!this.#isBeingWritten(absolute)) changed.add(absolute);
    }
    if (isFindNeeded) this.watcher?.refresh();
    if (changed.size === 0 && !isFindNeeded) return;
    await this.#deliver(changed, isFindNeeded);
  }

  async #deliver(changed: ReadonlySet<string>, isFindNeeded: boolean): Promise<void> {
    const partsOf = (absolute: string) => this.#set.placesIn?.(absolute) ?? [];
    // What has parts may have others now.
    const hasParts = [...changed].some((absolute) => this.#set.placesIn?.(absolute) !== undefined);
    const found = isFindNeeded || hasParts ? await this.#set.find() : undefined;
    if (found) this.#known = new Set(found.files.map(({ absolute, source }) => source ?? absolute));
    const places = [...changed].flatMap((absolute) => [absolute, ...partsOf(absolute)]);
    await this.#work({ changed: new Set(places), found });
  }

  /** Editors that empty a file before they write it must not flash an empty picture. */
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
