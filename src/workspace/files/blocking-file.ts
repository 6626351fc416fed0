/** Finds a file in the place of a folder that a path needs. */
import { statSync } from "node:fs";
import { dirname } from "node:path";
import { leadsOut } from "./stay-inside.js";

/**
 * The nearest existing entry at or above an absolute path, if it is not a folder. None if links lead the path out of the
 * project: the write that follows is refused, whatever is there.
 *
 * @param from the folder that the path is relative to; by default the one above
 */
export function blockingFile(folder: string, from: string = dirname(folder)): string | undefined {
  if (leadsOut(folder, from)) return undefined;
  for (let at = folder; ; at = dirname(at)) {
    const stats = statOf(at);
    if (stats) return stats.isDirectory() ? undefined : at;
    if (dirname(at) === at) return undefined;
  }
}

function statOf(path: string) {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    // If it cannot be read, the write that follows reports it.
    return undefined;
  }
}
