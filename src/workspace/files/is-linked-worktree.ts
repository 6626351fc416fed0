/** Tells a working tree that git has linked to a repository (`git worktree add`) from every other folder. */
import { join } from "node:path";
import { readRegular } from "./read-regular.js";

/** Bytes of a `.git` file: one path. */
const largestPointer = 10_000;

/**
 * Whether a folder with a `.git` file is one. Submodules have such a file too, but belong to the
 * tree that they are in. Where the path leads need not exist: in a container it often does not.
 */
export function isLinkedWorktree(folder: string): boolean {
  try {
    const pointer = readRegular(join(folder, ".git"), folder, largestPointer).toString("utf8");
    return /^gitdir:.*[\\/]worktrees[\\/][^\\/\n]+[\\/]?\s*$/.test(pointer);
  } catch {
    return false;
  }
}
