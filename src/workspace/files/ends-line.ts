/** Checks whether a file ends with a line break. */
import { closeSync, constants, fstatSync, openSync, readSync } from "node:fs";

const lineFeed = 10;

/** Also false for anything that is not a file, is empty, or cannot be read. */
export function endsLine(absolute: string): boolean {
  let opened: number | undefined;
  try {
    const { O_RDONLY, O_NONBLOCK = 0 } = constants;
    opened = openSync(absolute, O_RDONLY | O_NONBLOCK);
    const stats = fstatSync(opened);
    if (!stats.isFile() || stats.size === 0) return false;
    const last = Buffer.alloc(1);
    return readSync(opened, last, 0, 1, stats.size - 1) === 1 && last[0] === lineFeed;
  } catch {
    return false;
  } finally {
    if (opened !== undefined) closeSync(opened);
  }
}
