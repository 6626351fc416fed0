/** Collects the files that the operands of a command line name. */
import { lstatSync, type Stats, statSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import type { Unreadable } from "../../output/report/report.js";
import type { MarkdownCommand } from "./explain-empty-folder.js";
import { failureReason } from "./failure.js";
import { isMarkdownName, isWireframeName } from "./file-kinds.js";
import { type Expanded, expanded, type FoundFile } from "./found-files.js";
import { isExclusion } from "./is-exclusion.js";
import { refuseFolderOutside, refuseOutside } from "./stay-inside.js";

/** Files in the order of the command line, each once, and the operands without files. */
export interface Collection {
  files: FoundFile[];
  unreadable: Unreadable[];
  /** Folders that were left out because they are working trees of their own. */
  worktrees: string[];
}

/** Whether a Markdown file found in a folder, given by its absolute path, is included. */
export type TakesMarkdown = (absolute: string) => Promise<boolean>;

/**
 * Finds the files that operands name: files, folders, globs, and `-`, without those that match `!glob`.
 * @param command the command to name if a folder contains only Markdown files
 * @param takesMarkdown if omitted, folders stand only for the wireframes in them
 */
export async function collectFiles(
  paths: readonly string[],
  cwd: string,
  command: MarkdownCommand,
  takesMarkdown?: TakesMarkdown,
): Promise<Collection> {
  const excluded = paths.filter((path) => isExclusion(path, cwd));
  const included = excluded.length > 0 ? paths.filter((path) => !excluded.includes(path)) : paths;
  const seen = new Set<string>();
  const isNew = (key: string): boolean => !seen.has(key) && seen.add(key) !== undefined;
  const collection: Collection = { files: [], unreadable: [], worktrees: [] };
  for (const path of included) {
    try {
      const found =
        path === "-" ? single(path, path) : await expand(path, cwd, command, takesMarkdown);
      for (const match of found.files) {
        const absolute = match.path === "-" ? undefined : resolve(cwd, match.path);
        if (isNew(absolute ?? "-")) collection.files.push({ ...match, absolute });
      }
      for (const each of found.unreadable) {
        if (isNew(resolve(cwd, each.path))) collection.unreadable.push(each);
      }
      for (const each of found.worktrees) {
        if (isNew(resolve(cwd, each))) collection.worktrees.push(each);
      }
    } catch (error) {
      collection.unreadable.push({ path, message: failureReason(error) });
    }
  }
  if (excluded.length === 0) return collection;
  if (included.length === 0) {
    const message = failureReason({ code: "WF_EXCLUSION" });
    return { ...collection, unreadable: excluded.map((path) => ({ path, message })) };
  }
  const { createExclusion, withoutExcluded } = await import("./expand-glob.js");
  const isExcluded = createExclusion(excluded, cwd);
  return {
    files: withoutExcluded(collection.files, excluded, cwd),
    unreadable: collection.unreadable.filter(
      ({ path }) => included.includes(path) || !isExcluded(resolve(cwd, path)),
    ),
    worktrees: collection.worktrees.filter((path) => !isExcluded(resolve(cwd, path))),
  };
}

function single(path: string, inside: string): Expanded {
  return { files: [{ path, inside }], unreadable: [], worktrees: [] };
}

function none(path: string, message: string): Expanded {
  return { files: [], unreadable: [{ path, message }], worktrees: [] };
}

async function expand(
  path: string,
  cwd: string,
  command: MarkdownCommand,
  takesMarkdown: TakesMarkdown | undefined,
): Promise<Expanded> {
  const absolute = resolve(cwd, path);
  // What leads out must not tell whether there is something.
  refuseFolderOutside(absolute, cwd);
  const stats: Stats | undefined = statSync(absolute, { throwIfNoEntry: false });
  if (stats?.isDirectory()) {
    const { searchFolder } = await import("./walk-folder.js");
    const accepts = (name: string): boolean =>
      isWireframeName(name) || (takesMarkdown !== undefined && isMarkdownName(name));
    const search = searchFolder(absolute, accepts, { from: cwd });
    const taken: string[] = [];
    for (const inside of search.found) {
      if (isWireframeName(inside) || (await takesMarkdown!(join(absolute, inside))))
        taken.push(inside);
    }
    const broken = search.broken.filter((link) => isWireframeName(link.path));
    const found = expanded(path, { ...search, found: taken, broken });
    if (found.files.length > 0 || found.unreadable.length > 0) return found;
    // The Markdown files contain no wireframes, or the settings exclude them.
    if (search.found.length > 0) {
      return { ...found, ...none(path, "no wireframes to check in this folder") };
    }
    const { explainEmptyFolder } = await import("./explain-empty-folder.js");
    return {
      ...found,
      unreadable: none(path, explainEmptyFolder(path, absolute, cwd, command)).unreadable,
    };
  }
  if (stats) return single(path, basename(path));
  if (isLink(absolute)) refuseOutside(absolute, cwd);
  const { expandGlob } = await import("./expand-glob.js");
  const matched = expandGlob(path, cwd);
  if (matched === undefined) return none(path, failureReason({ code: "ENOENT" }));
  const isEmpty = matched.files.length === 0 && matched.unreadable.length === 0;
  return isEmpty ? { ...matched, unreadable: none(path, "no files match").unreadable } : matched;
}

function isLink(absolute: string): boolean {
  try {
    return lstatSync(absolute).isSymbolicLink();
  } catch {
    return false;
  }
}
