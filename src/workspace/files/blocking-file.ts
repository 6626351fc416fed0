/** Finds a file in the place of a folder that a path needs. */
import { statSync } from "node:fs";
import { dirname } from "node:path";

/** The nearest existing entry at or above an absolute path, if it is not a folder. */
export function blockingFile(folder: string): string | undefined {
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
