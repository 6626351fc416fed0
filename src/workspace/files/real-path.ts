/** Resolves all links in a path. */
import { realpathSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/** The path without links, as far as it exists. */
export function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== "ENOENT" || dirname(path) === path) throw error;
    return join(realPath(dirname(path)), basename(path));
  }
}
