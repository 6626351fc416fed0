/** Finds the folder that something belongs to by an entry in it. */
import { lstatSync } from "node:fs";
import { dirname, join } from "node:path";

/** The nearest folder at or above a given one that contains an entry with a name. */
export function folderWith(name: string, folder: string): string | undefined {
  for (let at = folder; ; at = dirname(at)) {
    if (isThere(join(at, name))) return at;
    if (dirname(at) === at) return undefined;
  }
}

/** Also true for a link to nothing, or else it would tell whether there is something. */
export function isThere(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch {
    return false;
  }
}
