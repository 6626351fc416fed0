/** Describes the files that operands name. */
import { join } from "node:path";
import type { Unreadable } from "../../output/report/report.js";
import type { FolderSearch } from "./walk-folder.js";

/** A file to check; standard input has no `absolute` path. */
export interface FoundFile {
  /** The path shown in messages, as the user wrote it. */
  path: string;
  absolute: string | undefined;
  /** Its path below the folder or pattern; for a file, only its name. */
  inside: string;
}

/** A file that an operand names. */
export type Match = Omit<FoundFile, "absolute">;

/** The files of an operand. */
export interface Expanded {
  files: Match[];
  unreadable: Unreadable[];
  worktrees: string[];
}

/** The result of a search below a folder, as the user would write the paths. */
export function expanded(folder: string, { found, broken, worktrees }: FolderSearch): Expanded {
  return {
    files: found.map((inside) => ({ path: join(folder, inside), inside })),
    unreadable: broken.map(({ path, message }) => ({ path: join(folder, path), message })),
    worktrees: worktrees.map((inside) => join(folder, inside)),
  };
}
