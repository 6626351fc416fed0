/** Turns the paths of a command line into the files to check. */
import { type Stats, statSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import type { Unreadable } from "../../output/report/report.js";
import type { MarkdownCommand } from "./explain-empty-folder.js";
import { failureReason } from "./failure.js";
import { isWireframeName } from "./file-kinds.js";

/** A file to check; standard input has no `absolute` path. */
export interface FoundFile {
  /** The path that messages show, in the user's own way of writing it. */
  path: string;
  absolute: string | undefined;
  /** Its path below the folder or pattern that led to it; the bare name of a file. */
  inside: string;
}

/** Files in the order of the command line, each once, and the paths that led to none. */
export interface Collection {
  files: FoundFile[];
  unreadable: Unreadable[];
}

/**
 * Finds the files that paths name: files, folders, globs, and `-`; less what `!glob` matches.
 * @param command what is named where a folder contains Markdown files only
 */
export async function collectFiles(
  paths: readonly string[],
  cwd: string,
  command: MarkdownCommand,
): Promise<Collection> {
  const collection: Collection = { files: [], unreadable: [] };
  const [excluded, included] = [
    paths.filter(isExclusion),
    paths.filter((path) => !isExclusion(path)),
  ];
  const seen = new Set<string>();
  const add = ({ path, inside }: Match): void => {
    const absolute = path === "-" ? undefined : resolve(cwd, path);
    if (seen.has(absolute ?? path)) return;
    seen.add(absolute ?? path);
    collection.files.push({ path, absolute, inside });
  };
  for (const path of included) {
    try {
      const found = path === "-" ? [{ path, inside: path }] : await expand(path, cwd, command);
      if (typeof found === "string") collection.unreadable.push({ path, message: found });
      else for (const each of found) add(each);
    } catch (error) {
      collection.unreadable.push({ path, message: failureReason(error) });
    }
  }
  if (excluded.length === 0) return collection;
  const { withoutExcluded } = await import("./expand-glob.js");
  return { ...collection, files: withoutExcluded(collection.files, excluded, cwd) };
}

/** A pattern that takes files away again: `!drafts/**`. */
function isExclusion(path: string): boolean {
  return path.startsWith("!") && path.length > 1;
}

/** A file that a path led to. */
export type Match = Omit<FoundFile, "absolute">;

/** The files of one path, or why there are none. */
async function expand(
  path: string,
  cwd: string,
  command: MarkdownCommand,
): Promise<Match[] | string> {
  const absolute = resolve(cwd, path);
  const stats: Stats | undefined = statSync(absolute, { throwIfNoEntry: false });
  if (stats?.isDirectory()) {
    const { walkFolder } = await import("./walk-folder.js");
    const found = walkFolder(absolute, isWireframeName).map((inside) => ({
      path: join(path, inside),
      inside,
    }));
    if (found.length > 0) return found;
    const { explainEmptyFolder } = await import("./explain-empty-folder.js");
    return explainEmptyFolder(path, absolute, cwd, command);
  }
  if (stats) return [{ path, inside: basename(path) }];
  const { expandGlob } = await import("./expand-glob.js");
  const matched = expandGlob(path, cwd);
  if (matched === undefined) return failureReason({ code: "ENOENT" });
  return matched.length > 0 ? matched : "no files match";
}
