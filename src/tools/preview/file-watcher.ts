/** Tells of changes on disk: a thin layer over chokidar. */
import { existsSync, lstatSync, statSync } from "node:fs";
import { basename, dirname, join, parse } from "node:path";
import { type FSWatcher, watch } from "chokidar";
import { isNotesPath } from "../../authoring/notes/note.js";
import { identityOf } from "../../workspace/files/file-identity.js";
import { linksOn } from "../../workspace/files/links-on.js";
import { folderPrefix, isBelow, type WatchedSet } from "../../workspace/files/watched-set.js";

/** What happened to a path: its content changed, or it came, went or moved. */
export interface FileChange {
  absolute: string;
  kind: "content" | "presence";
}

/** A running watcher. */
export interface FileWatcher {
  /** Looks again from where the roots start, where some of them have gone or come. */
  refresh(): void;
  close(): Promise<void>;
}

/** Starts a watcher; resolves when every later change will be reported. */
export type StartWatcher = (
  set: WatchedSet,
  tell: (change: FileChange) => void,
  /** Hears, once, why not everything can be watched. */
  complain: (message: string) => void,
) => Promise<FileWatcher>;

/** Watches with the operating system's own notices. */
export const startChokidar: StartWatcher = async (set, tell, complain) => {
  const watcher = new ChokidarWatcher(set, tell, complain);
  await watcher.start();
  return watcher;
};

/** ms after which folders are read again when something in them appears or disappears. */
const checkTime = 250;

/** What disappears and is back within this many ms has been saved by an editor. */
const savingTime = 100;

/** What the system says when it has given all that it gives. */
const limits = new Set(["ENOSPC", "EMFILE", "ENFILE"]);

class ChokidarWatcher implements FileWatcher {
  readonly #set: WatchedSet;
  readonly #tell: (change: FileChange) => void;
  readonly #complain: (message: string) => void;
  #hasComplained = false;
  #watcher: FSWatcher | undefined;
  /** What the watched folders were when watching them began. */
  #folders = new Map<string, string>();
  #check: NodeJS.Timeout | undefined;
  /** Timers of looks that are still to come. */
  readonly #waiting = new Set<NodeJS.Timeout>();
  #restarting: Promise<void> = Promise.resolve();
  #isClosed = false;
  /** Ends the wait for a watcher that is not ready yet. */
  #stopWaiting: () => void = () => undefined;

  constructor(
    set: WatchedSet,
    tell: (change: FileChange) => void,
    complain: (message: string) => void,
  ) {
    this.#set = set;
    this.#tell = tell;
    this.#complain = complain;
  }

  async start(): Promise<void> {
    const folders = new Map<string, string>();
    const watcher = watch(startsOf(this.#set), {
      ignoreInitial: true,
      atomic: savingTime,
      ignored: (path, stats) => !isWorthWatching(path, stats?.isDirectory(), this.#set),
    });
    watcher.on("all", (event, absolute) => {
      if (event === "addDir") note(folders, absolute);
      this.#tell({ absolute, kind: event === "change" ? "content" : "presence" });
    });
    watcher.on("raw", (event, name, details) => {
      const { watchedPath } = details as { watchedPath?: string };
      if (event === "rename") {
        this.#checkSoon();
        this.#tellIfLink(name, watchedPath);
      }
      this.#tellNotice(name, watchedPath);
    });
    watcher.on("error", (error) => this.#onError(error));
    if (this.#set.imported) this.#set.imported.onNew = (absolute) => this.#follow(absolute);
    await new Promise<void>((resolve) => {
      watcher.once("ready", () => resolve());
      this.#stopWaiting = resolve;
    });
    if (this.#isClosed) {
      await watcher.close();
      return;
    }
    for (const folder of Object.keys(watcher.getWatched())) note(folders, folder);
    const before = this.#watcher;
    this.#watcher = watcher;
    this.#folders = folders;
    await before?.close();
  }

  refresh(): void {
    this.#add(startsOf(this.#set));
  }

  /** A watcher that is closed would begin anew, and keep the process from ending. */
  #add(paths: string | string[]): void {
    if (!this.#isClosed) this.#watcher?.add(paths);
  }

  /** Watches a file too that may be outside of the roots, or in a folder that is passed over otherwise. */
  #follow(absolute: string): void {
    const folder = nearestFolder(dirname(absolute));
    if (this.#isClosed || !this.#watcher || folder in this.#watcher.getWatched()) return;
    this.#add(folder);
    // Until the folder is really watched, nothing in it is heard.
    const before = stampOf(absolute);
    for (const time of [checkTime, 4 * checkTime]) {
      this.#later(time, () => {
        if (stampOf(absolute) !== before) this.#tell({ absolute, kind: "presence" });
      });
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    // What disappears while a watcher begins may keep it from ever being ready.
    this.#stopWaiting();
    clearTimeout(this.#check);
    for (const timer of this.#waiting) clearTimeout(timer);
    await this.#restarting;
    await this.#watcher?.close();
  }

  /**
   * Tells of a notice of the system itself: chokidar passes over a change that comes within 50 ms
   * of another, and a file that is written in pieces would stay half read.
   */
  #tellNotice(name: unknown, watched: string | undefined): void {
    if (typeof name !== "string" || watched === undefined) return;
    const absolute = basename(watched) === name ? watched : join(watched, name);
    const { roots, imported } = this.#set;
    const isOurs = roots.includes(absolute) || this.#set.admits(absolute, false);
    const isNotes = isNotesPath(absolute);
    const isImported = imported?.has(absolute) ?? false;
    if (isImported && !existsSync(absolute)) this.#tellIfGone(absolute);
    else if (isImported || (isOurs && (isNotes || isBelow(absolute, roots)))) {
      this.#tell({ absolute, kind: "content" });
    }
  }

  /** A link that leads elsewhere now changes what is below it, even if nothing there was written. */
  #tellIfLink(name: unknown, watched: string | undefined): void {
    if (typeof name !== "string" || watched === undefined) return;
    for (const absolute of [watched, join(watched, name)]) {
      if (isLink(absolute)) this.#tell({ absolute, kind: "presence" });
    }
  }

  /** A file that is imported may not be among those of which chokidar says that they are gone. */
  #tellIfGone(absolute: string): void {
    this.#later(savingTime, () => {
      if (!existsSync(absolute)) this.#tell({ absolute, kind: "presence" });
    });
  }

  #later(ms: number, work: () => void): void {
    const timer = setTimeout(() => {
      this.#waiting.delete(timer);
      work();
    }, ms).unref();
    this.#waiting.add(timer);
  }

  #onError(error: unknown): void {
    const { code = "" } = error as NodeJS.ErrnoException;
    // A folder that may not be read, or has gone in the meantime, contains nothing to watch.
    if (!limits.has(code) || this.#hasComplained) return;
    this.#hasComplained = true;
    this.#complain(`the system cannot watch more files (${code}); some changes will be missed`);
  }

  #checkSoon(): void {
    clearTimeout(this.#check);
    this.#check = setTimeout(() => {
      this.#restarting = this.#restarting.then(() => this.#restartIfDeaf());
    }, checkTime);
  }

  /**
   * A folder that is replaced in one go, as by a change of branches, may still be watched as the
   * one that is gone: nothing in the new one would be heard. Then watching begins again.
   */
  async #restartIfDeaf(): Promise<void> {
    if (this.#isClosed || !this.#watcher) return;
    const replaced: string[] = [];
    for (const folder of Object.keys(this.#watcher.getWatched())) {
      const now = identityOf(folder);
      if (now === this.#folders.get(folder)) continue;
      if (now !== undefined) replaced.push(folder);
      else {
        this.#folders.delete(folder);
        this.#tell({ absolute: folder, kind: "presence" });
      }
    }
    if (replaced.length === 0) return;
    await this.start();
    if (this.#isClosed) return;
    for (const [folder, names] of Object.entries(this.#watcher.getWatched())) {
      if (!isBelow(folder, replaced)) continue;
      for (const name of names) this.#tell({ absolute: join(folder, name), kind: "presence" });
    }
  }
}

function note(folders: Map<string, string>, folder: string): void {
  const identity = identityOf(folder);
  if (identity !== undefined) folders.set(folder, identity);
}

/** Differs from one content of a file to the next, as far as its folder tells. */
function stampOf(absolute: string): string {
  try {
    const { ino, size, mtimeMs } = statSync(absolute);
    return `${ino} ${size} ${mtimeMs}`;
  } catch {
    return "";
  }
}

function isLink(path: string): boolean {
  try {
    return lstatSync(path).isSymbolicLink();
  } catch {
    return false;
  }
}

/**
 * Where watching starts: above each root, for it may go and come back, at what is there today, and where the links
 * are that it is found through, for they may come to lead elsewhere.
 */
function startsOf(set: WatchedSet): string[] {
  const ends = endsOf(set);
  const besideLinks = ends.flatMap((path) => linksOn(path).map((link) => dirname(link)));
  // Nobody swaps the links at the root of a machine.
  const swapped = besideLinks.filter((folder) => folder !== parse(folder).root);
  return [...new Set([...ends.map((path) => nearestFolder(dirname(path))), ...swapped])];
}

/** What there is to watch, wherever it is: the roots, and files that are imported. */
function endsOf({ roots, imported }: WatchedSet): string[] {
  return [...roots, ...(imported?.files ?? [])];
}

function nearestFolder(folder: string): string {
  let at = folder;
  while (!existsSync(at) && dirname(at) !== at) at = dirname(at);
  return at;
}

/**
 * Whether a path is on the way to a root, or may hold or be one of the files below it.
 * @param isFolder undefined where that is not known yet
 */
function isWorthWatching(
  absolute: string,
  isFolder: boolean | undefined,
  set: WatchedSet,
): boolean {
  const prefix = folderPrefix(absolute);
  if (endsOf(set).some((path) => path === absolute || path.startsWith(prefix))) return true;
  if (isFolder !== undefined) return set.admits(absolute, isFolder);
  return set.admits(absolute, true) || set.admits(absolute, false);
}
