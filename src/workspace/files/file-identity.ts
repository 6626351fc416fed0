/** Tells a file or folder from another one that has taken its place. */
import { statSync } from "node:fs";

/**
 * The same while the file exists, whatever it is called; undefined where there is none. The number
 * alone would not do: a new file gets the one of a file that was just removed.
 */
export function identityOf(path: string): string | undefined {
  try {
    const { ino, birthtimeMs } = statSync(path);
    return `${ino} ${birthtimeMs}`;
  } catch {
    return undefined;
  }
}
