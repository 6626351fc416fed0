/** Tells whether there is a folder at a path. */
import { statSync } from "node:fs";

/** Whether a path leads to a folder; false if it cannot be read. */
export function isFolder(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
  } catch {
    return false;
  }
}
