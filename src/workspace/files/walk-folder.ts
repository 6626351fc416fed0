/** Finds the files below a folder. */
import { type Dirent, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { GitIgnore } from "./gitignore.js";

/** Folders that never hold a user's own files. */
export const skippedFolders = new Set([".git", ".hg", ".svn", ".jj", "node_modules"]);

/** Folders in each other that are searched; the rules of .gitignore are tried on every path. */
const deepest = 100;

/**
 * Paths below a folder, relative to it, sorted, whose names `accepts`; what git ignores is left out,
 * and links to folders are not followed. Throws what `node:fs` throws when the folder cannot be read.
 */
export function walkFolder(folder: string, accepts: (relative: string) => boolean): string[] {
  const found: string[] = [];
  const visit = (
    at: string,
    inside: string,
    above: GitIgnore,
    entries: Dirent[],
    depth = 0,
  ): void => {
    const rules = entries.some(({ name }) => name === ".gitignore")
      ? above.with(at, join(at, ".gitignore"))
      : above;
    for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
      const path = join(at, entry.name);
      const relative = inside === "" ? entry.name : `${inside}/${entry.name}`;
      if (entry.isDirectory()) {
        if (depth === deepest || skippedFolders.has(entry.name)) continue;
        if (rules.ignores(path, true)) continue;
        visit(path, relative, rules, readable(path), depth + 1);
      } else if (accepts(relative) && isFile(path, entry) && !rules.ignores(path, false)) {
        found.push(relative);
      }
    }
  };
  visit(folder, "", GitIgnore.above(folder), readdirSync(folder, { withFileTypes: true }));
  return found;
}

/** A folder inside that may not be read is passed over, as git does. */
function readable(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

function isFile(path: string, entry: Dirent): boolean {
  if (!entry.isSymbolicLink()) return entry.isFile();
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}
