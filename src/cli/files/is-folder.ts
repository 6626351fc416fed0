/** Tells whether there is a folder at a path. */
import { statSync } from "node:fs";

/** Whether a path leads to a folder; false for what cannot be looked at. */
export function isFolder(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
  } catch {
    return false;
  }
}
