/** Describes a set of wireframes on disk that may grow and shrink while it is watched. */
import { realpathSync } from "node:fs";
import { sep } from "node:path";
import type { Limits } from "../cost/limits.js";
import type { Diagnostic } from "../text/diagnostic.js";

/** A wireframe of the set. */
export interface WatchedFile {
  /** As messages and pages show it, with slashes. */
  path: string;
  absolute: string;
  /** Where an editor finds it, where it is a part of another file. */
  source?: string;
  /** How much it may take to be drawn; the default limits for those that are not here. */
  limits?: Partial<Limits>;
}

/** The text of a file; `unreadable` is set if its bytes are not text. */
export interface ReadSource {
  text: string;
  unreadable?: Diagnostic;
}

/** What is watched. */
export interface WatchedSet {
  /** Absolute paths that were named, whether there is something or not; for patterns their folder. */
  readonly roots: readonly string[];
  /** Whether a path below a root may be one of the files, or may hold some. */
  admits(absolute: string, isFolder: boolean): boolean;
  /** The files that are there now, and the named paths that lead to none. */
  find(): Promise<FoundFiles>;
  /** The places of wireframes that are parts of a file, as the last `find` has seen them. */
  placesIn?(absolute: string): readonly string[] | undefined;
  /** Bytes of a file; undefined if it is not a file or cannot be read. */
  size(absolute: string): number | undefined;
  /** What stays of a file when it is renamed; undefined where there is none. */
  identity(absolute: string): string | undefined;
  /** Reads a file; throws what `node:fs` throws. */
  read(absolute: string): ReadSource;
}

/** What a look at the disk gives. */
export interface FoundFiles {
  files: WatchedFile[];
  missing: { path: string; message: string }[];
}

/** Whether a path is a root or is below one. */
export function isBelow(absolute: string, roots: readonly string[]): boolean {
  return roots.some((root) => absolute === root || absolute.startsWith(folderPrefix(root)));
}

/** `/a` as `/a/`, and `/` as it is. */
export function folderPrefix(folder: string): string {
  return folder.endsWith(sep) ? folder : folder + sep;
}

/**
 * Whether a file is below a root when all links are followed: a link out of a watched folder shows
 * nothing. False too for what is not there.
 */
export function isConfined(absolute: string, roots: readonly string[]): boolean {
  const real = realPath(absolute);
  if (real === undefined) return false;
  const realRoots = roots.map((root) => realPath(root)).filter((root) => root !== undefined);
  return isBelow(real, realRoots);
}

function realPath(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}
