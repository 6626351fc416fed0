/** Recognizes working trees that `git worktree add` has linked to a repository. */
import { join } from "node:path";
import { readRegular } from "./read-regular.js";

/** Maximum size of a `.git` file in bytes; it contains a single path. */
const largestPointer = 10_000;

/**
 * Whether a folder with a `.git` file is one. Submodules have such a file too, but belong to the tree around them. The
 * path in the file need not exist: in a container it often does not.
 */
export function isLinkedWorktree(folder: string): boolean {
  try {
    const pointer = readRegular(join(folder, ".git"), folder, largestPointer).toString("utf8");
    return /^gitdir:.*[\\/]worktrees[\\/][^\\/\n]+[\\/]?\s*$/.test(pointer);
  } catch {
    return false;
  }
}
