/** Decides whether a folder may contain compiled code, which runs with the user's rights. */
import { lstatSync, type Stats } from "node:fs";

/** A folder for the code of this build on this Node. */
export interface CodeFolder {
  path: string;
  /** The folder with the compiled code of all builds. */
  parent: string;
  /** The existing folder above it, which is never created. */
  base: string;
}

/** Whether a folder exists, belongs to this user, and is writable by nobody else. */
export function isOwnFolder(path: string): boolean {
  const stats = statsOf(path);
  return stats !== undefined && isOwn(stats, 0o022);
}

/** The status of a path, without following links; undefined if it cannot be read. */
export function statsOf(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

/** Whether this is a folder of the user without the given rights for others. Windows has no such rights. */
export function isOwn(stats: Stats, foreignRights: number): boolean {
  if (!stats.isDirectory()) return false;
  const { geteuid } = process;
  return geteuid === undefined || (stats.uid === geteuid() && (stats.mode & foreignRights) === 0);
}
