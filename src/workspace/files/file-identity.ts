/** Distinguishes a file or folder from another one that has replaced it. */
import { statSync } from "node:fs";

/**
 * The same as long as the file exists, even if it is renamed; undefined if there is none. The inode number alone is not
 * enough: a new file may get that of a removed one.
 */
export function identityOf(path: string): string | undefined {
  try {
    const { ino, birthtimeMs } = statSync(path);
    return `${ino} ${birthtimeMs}`;
  } catch {
    return undefined;
  }
}
