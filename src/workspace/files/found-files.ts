/** Describes the files that a path leads to. */
import { join } from "node:path";
import type { Unreadable } from "../../output/report/report.js";
import type { FolderSearch } from "./walk-folder.js";

/** A file to check; standard input has no `absolute` path. */
export interface FoundFile {
  /** The path that messages show, in the user's own way of writing it. */
  path: string;
  absolute: string | undefined;
  /** Its path below the folder or pattern that led to it; the bare name of a file. */
  inside: string;
}

/** A file that a path led to. */
export type Match = Omit<FoundFile, "absolute">;

/** What one path led to. */
export interface Expanded {
  files: Match[];
  unreadable: Unreadable[];
  worktrees: string[];
}

/** What a search below a folder found, as the user would write the paths. */
export function expanded(folder: string, { found, broken, worktrees }: FolderSearch): Expanded {
  return {
    files: found.map((inside) => ({ path: join(folder, inside), inside })),
    unreadable: broken.map(({ path, message }) => ({ path: join(folder, path), message })),
    worktrees: worktrees.map((inside) => join(folder, inside)),
  };
}
