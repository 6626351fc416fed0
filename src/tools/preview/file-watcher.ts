/** Reports changes on disk: a thin layer over chokidar. */
import { existsSync, lstatSync, statSync } from "node:fs";
import { basename, dirname, join, parse } from "node:path";
import { type FSWatcher, watch } from "chokidar";
import { isNotesPath } from "../../authoring/notes/note.js";
import { identityOf } from "../../workspace/files/file-identity.js";
import { isFolder as leadsToFolder } from "../../workspace/files/is-folder.js";
import { linksOn } from "../../workspace/files/links-on.js";
import { folderPrefix, isBelow, type WatchedSet } from "../../workspace/files/watched-set.js";

/** What happened to a path: its content changed, or it was created, removed or moved. */
export interface FileChange {
  absolute: string;
  kind: "content" | "presence";
}

/** A running watcher. */
export interface FileWatcher {
  /** Checks the start folders again after some were created or removed. */
  refresh(): void;
  close(): Promise<void>;
}

/** Starts a watcher; resolves once every later change will be reported. */
export type StartWatcher = (
  set: WatchedSet,
  tell: (change: FileChange) => void,
  /** Called at most once, with the reason why not everything can be watched. */
  complain: (message: string) => void,
) => Promise<FileWatcher>;

/** Watches with the notifications of the operating system. */
export const startChokidar: StartWatcher = async (set, tell, complain) => {
  const watcher = new ChokidarWatcher(set, tell, complain);
  await watcher.start();
  return watcher;
};

/** ms after which folders are read again when an entry appears or disappears. */
const checkTime = 250;

/** A file that returns within so many ms was only saved by an editor. */
const savingTime = 100;

/** Error codes for exhausted system limits. */
const limits = new Set(["ENOSPC", "EMFILE", "ENFILE"]);

class ChokidarWatcher implements FileWatcher {
  readonly #set: WatchedSet;
  readonly #tell: (change: FileChange) => void;
  readonly #complain: (message: string) => void;
  #hasComplained = false;
  #watcher: FSWatcher | undefined;
  /** The identities of the watched folders when watching began. */
  #folders = new Map<string, string>();
  #check: NodeJS.Timeout | undefined;
  /** Timers of pending checks. */
  readonly #waiting = new Set<NodeJS.Timeout>();
  #restarting: Promise<void> = Promise.resolve();
  #isClosed = false;
  /** Stops waiting for a watcher that is not ready yet. */
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

  /** A closed watcher would start again and keep the process alive. */
  #add(paths: string | string[]): void {
    if (!this.#isClosed) this.#watcher?.add(paths);
  }

  /** Also watches a file that may be outside the roots, or in a folder that is otherwise skipped. */
  #follow(absolute: string): void {
    const folder = nearestFolder(dirname(absolute));
    if (this.#isClosed || !this.#watcher || folder in this.#watcher.getWatched()) return;
    note(this.#folders, folder);
    this.#add(folder);
    // Changes are not reported until the folder is actually watched.
    const before = stampOf(absolute);
    for (const time of [checkTime, 4 * checkTime]) {
      this.#later(time, () => {
        if (stampOf(absolute) !== before) this.#tell({ absolute, kind: "presence" });
      });
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    // A file that disappears while a watcher starts may keep it from ever becoming ready.
    this.#stopWaiting();
    clearTimeout(this.#check);
    for (const timer of this.#waiting) clearTimeout(timer);
    await this.#restarting;
    await this.#watcher?.close();
  }

  /**
   * Handles the raw notifications of the system: chokidar drops a change within 50 ms of another, so a file written in
   * pieces would stay half read.
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

  /** A link with a new target changes everything below it, even if nothing there was written. */
  #tellIfLink(name: unknown, watched: string | undefined): void {
    if (typeof name !== "string" || watched === undefined) return;
    for (const absolute of [watched, join(watched, name)]) {
      if (isLink(absolute)) this.#tell({ absolute, kind: "presence" });
    }
  }

  /** chokidar may not report the removal of an imported file. */
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
    // An unreadable or removed folder contains nothing to watch.
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
   * A folder that was replaced as a whole, as when branches are switched, may still be watched as the old one, so that
   * changes in the new one go unnoticed. In that case, watching starts again.
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

/** A value that differs between two contents of a file, as far as its folder knows. */
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
 * The paths at which to start watching: above each root, since roots can be removed and created; at what exists today;
 * and beside the links in their paths, since their targets can change.
 */
function startsOf(set: WatchedSet): string[] {
  const ends = endsOf(set);
  const besideLinks = ends.flatMap((path) => linksOn(path).map((link) => dirname(link)));
  // Links in the root folder of a machine are not replaced.
  const swapped = besideLinks.filter((folder) => folder !== parse(folder).root);
  return [...new Set([...ends.map((path) => nearestFolder(dirname(path))), ...swapped])];
}

/** Everything to watch, wherever it is: the roots and the imported files. */
function endsOf({ roots, imported }: WatchedSet): string[] {
  return [...roots, ...(imported?.files ?? [])];
}

function nearestFolder(folder: string): string {
  let at = folder;
  while (!existsSync(at) && dirname(at) !== at) at = dirname(at);
  return at;
}

/**
 * Whether a path is on the way to a root, or may be or contain a file below one.
 * @param isFolder undefined if it is not known yet
 */
function isWorthWatching(
  absolute: string,
  isFolder: boolean | undefined,
  set: WatchedSet,
): boolean {
  if (isOnTheWay(absolute, set)) return true;
  if (isFolder === false) return set.admits(absolute, false);
  if (!set.admits(absolute, true) && (isFolder || !set.admits(absolute, false))) return false;
  // Searches follow no links to folders, either: one named like a wireframe may lead to the whole machine.
  for (let at = absolute; isBelow(at, set.roots); at = dirname(at)) {
    if (isLink(at) && !isOnTheWay(at, set) && leadsToFolder(at)) return false;
  }
  return true;
}

function isOnTheWay(absolute: string, set: WatchedSet): boolean {
  const prefix = folderPrefix(absolute);
  return endsOf(set).some((path) => path === absolute || path.startsWith(prefix));
}
