/** Finds the folder that something belongs to, by a name that is in it. */
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** The nearest folder at or above one with something of a name in it. */
export function folderWith(name: string, folder: string): string | undefined {
  for (let at = folder; ; at = dirname(at)) {
    if (existsSync(join(at, name))) return at;
    if (dirname(at) === at) return undefined;
  }
}
