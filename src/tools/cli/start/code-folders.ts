/** Decides whether a folder may contain compiled code, which runs with the rights of the user. */
import { lstatSync, type Stats } from "node:fs";

/** A folder for the code of this build on this Node. */
export interface CodeFolder {
  path: string;
  /** The folder with the code of all builds. */
  parent: string;
  /** What is above and never made. */
  base: string;
}

/** Whether a folder is there, belongs to this user, and can be written by nobody else. */
export function isOwnFolder(path: string): boolean {
  const stats = statsOf(path);
  return stats !== undefined && isOwn(stats, 0o022);
}

/** What is known of a path that is not followed when it is a link; undefined where that cannot be asked. */
export function statsOf(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

/** Whether this is a folder of this user that has none of these rights of others. Windows has no such rights. */
export function isOwn(stats: Stats, foreignRights: number): boolean {
  if (!stats.isDirectory()) return false;
  const { geteuid } = process;
  return geteuid === undefined || (stats.uid === geteuid() && (stats.mode & foreignRights) === 0);
}
