/** Finds the files below a folder. */
import { type Dirent, readdirSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { failureReason } from "./failure.js";
import { isThere } from "./folder-with.js";
import { GitIgnore } from "./gitignore.js";
import { isFolder } from "./is-folder.js";
import { isLinkedWorktree } from "./is-linked-worktree.js";
import { PatternRoom } from "./pattern-room.js";
import { refuseOutside } from "./stay-inside.js";

/** Folders that never contain a user's own files. */
const skippedNames: ReadonlySet<string> = new Set([".git", ".hg", ".svn", ".jj", "node_modules"]);

/**
 * Whether searches skip a folder with a name. Volumes mounted by Kubernetes keep versions of files in folders with two
 * leading dots, next to links to them.
 */
export function isSkippedFolder(name: string): boolean {
  return skippedNames.has(name) || name.startsWith("..");
}

/** Maximum depth of a search; the rules of .gitignore are tried on every path. */
export const deepest = 100;

/** Maximum number of bytes that links lead to: a few of them could make the same large file ever so many. */
const mostLinked = 20_000_000;

/** The result of a search below a folder; paths are relative to the folder, with slashes. */
export interface FolderSearch {
  /** The files, sorted. */
  found: string[];
  /** Broken links, with the reason. */
  broken: { path: string; message: string }[];
  /** Folders that are left out because they are working trees of their own. */
  worktrees: string[];
  /** Whether the search was ended because there were too many entries. */
  isCut: boolean;
  /** Number of entries that were seen. */
  entries: number;
}

/**
 * Searches a folder for files whose paths `accepts`. Skips files that git ignores, and does not follow links to
 * folders. Throws errors that `failureReason` describes: if the folder cannot be read, or patterns take too long.
 *
 * @param accepts takes a path relative to the folder
 * @param most maximum number of entries
 * @param from the folder that the path of the folder is relative to: no link leads out of its repository
 */
export function searchFolder(
  folder: string,
  accepts: (relative: string) => boolean,
  { most = Number.POSITIVE_INFINITY, from = folder }: { most?: number; from?: string } = {},
): FolderSearch {
  const search: FolderSearch = { found: [], broken: [], worktrees: [], isCut: false, entries: 0 };
  const room = new PatternRoom();
  const links: LinkRoom = { left: mostLinked };
  const visit = (
    at: string,
    inside: string,
    above: GitIgnore,
    entries: Dirent[],
    depth = 0,
  ): void => {
    const rules = entries.some(({ name }) => name === ".gitignore")
      ? above.with(at, join(at, ".gitignore"), room)
      : above;
    for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
      if (search.entries >= most) {
        search.isCut = true;
        return;
      }
      search.entries++;
      const path = join(at, entry.name);
      const relative = inside === "" ? entry.name : `${inside}/${entry.name}`;
      if (entry.isDirectory()) {
        if (depth === deepest || isSkippedFolder(entry.name)) continue;
        if (rules.ignores(path, true, room)) continue;
        const inner = readable(path);
        if (inner.some((each) => each.name === ".git" && each.isFile()) && isLinkedWorktree(path)) {
          search.worktrees.push(relative);
        } else visit(path, relative, rules, inner, depth + 1);
      } else if (accepts(relative) && !rules.ignores(path, false, room)) {
        if (isUnnamed(path, entry.name)) {
          search.broken.push({ path: relative, message: failureReason({ code: "WF_NAME" }) });
        } else if (entry.isFile()) search.found.push(relative);
        else if (entry.isSymbolicLink()) addLink(search, { path, relative, from, links });
      }
    }
  };
  visit(folder, "", GitIgnore.above(folder), readdirSync(folder, { withFileTypes: true }));
  return search;
}

/** The number of bytes that further links may lead to. */
interface LinkRoom {
  left: number;
}

/** The files found by `searchFolder`. */
export function walkFolder(folder: string, accepts: (relative: string) => boolean): string[] {
  return searchFolder(folder, accepts).found;
}

/** An unreadable folder inside is skipped, as by git. */
function readable(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

/** Whether a name has bytes that are not UTF-8: Node shows them as U+FFFD, by which nothing is found. */
function isUnnamed(path: string, name: string): boolean {
  return name.includes("\ufffd") && !isThere(path);
}

function addLink(
  search: FolderSearch,
  {
    path,
    relative,
    from,
    links,
  }: { path: string; relative: string; from: string; links: LinkRoom },
): void {
  try {
    // Before anything else: one that leads out must not tell whether there is something.
    refuseOutside(path, from);
    const stats = statSync(path);
    // A link to a folder is not followed.
    if (!stats.isFile()) return;
    links.left -= stats.size;
    if (links.left >= 0) search.found.push(relative);
    else search.broken.push({ path: relative, message: failureReason({ code: "WF_LINKS" }) });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // Emacs marks an edited file with a broken link.
    if (basename(path).startsWith(".#") || (code === "WF_OTHER" && isFolder(path))) return;
    const reason = failureReason(code === "ENOENT" ? { code: "WF_DANGLING" } : error);
    search.broken.push({ path: relative, message: reason });
  }
}
