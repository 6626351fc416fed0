/** Keeps reading and writing inside a project, whatever links its repository contains. */
import { lstatSync } from "node:fs";
import { dirname, extname, join, parse, relative, sep } from "node:path";
import { folderWith, isThere } from "./folder-with.js";
import { realPath } from "./real-path.js";
import { realWithin } from "./real-within.js";
import { isBelow } from "./watched-set.js";

/** Thrown for a refused path; `failureReason` describes its code. */
export class RefusedPath extends Error {
  override readonly name = "RefusedPath";
  readonly code:
    | "WF_OUTSIDE"
    | "WF_GIT"
    | "WF_OTHER"
    | "WF_LINK"
    | "WF_NO_FILE"
    | "WF_LARGE"
    | "WF_PIPE"
    | "WF_FOLDER"
    | "WF_FORBIDDEN"
    | "WF_READ_ONLY";

  constructor(code: RefusedPath["code"]) {
    super(code);
    this.code = code;
  }
}

/** The repository that contains a folder, or else the folder itself. */
export function repositoryOf(folder: string): string {
  return folderWith(".git", folder) ?? folder;
}

/**
 * The path without links. Throws if a path inside a project leads out of it, or to a file of another kind: a link must
 * not reveal a file of secrets. If a path starts outside, its author chose it, so only the links of the repository that it
 * leads into count, or else those in its own folder.
 *
 * @param absolute the path, which need not exist yet
 * @param from the folder that the path is relative to: the current one, or that of the settings
 */
export function refuseOutside(absolute: string, from: string): string {
  const real = realInside(absolute, boundaryOf(absolute, from));
  if (extname(real).toLowerCase() !== extname(absolute).toLowerCase()) {
    throw new RefusedPath("WF_OTHER");
  }
  return real;
}

/**
 * Throws if a folder inside a project leads out of it: a search would show the names of files there, and take long. A
 * folder outside of any repository may be a link.
 *
 * @param from the folder that the path is relative to
 */
export function refuseFolderOutside(absolute: string, from: string): void {
  const isInside =
    isBelow(absolute, [repositoryOf(from)]) || repositoryAsWritten(dirname(absolute)) !== undefined;
  if (isInside) realInside(absolute, boundaryOf(absolute, from));
}

/** Whether `refuseFolderOutside` refuses a path: nothing there is looked at. */
export function leadsOut(absolute: string, from: string): boolean {
  try {
    refuseFolderOutside(absolute, from);
    return false;
  } catch {
    return true;
  }
}

/** The path without links; throws if it is not inside the boundary, or inside git's own folder. */
function realInside(absolute: string, boundary: string): string {
  const real = realWithin(absolute, boundary);
  if (real === undefined) throw new RefusedPath("WF_OUTSIDE");
  if (leadsIntoGit(absolute, relative(realPath(boundary), real))) throw new RefusedPath("WF_GIT");
  return real;
}

/**
 * Whether links turn a path outside git's own folder into one inside it, where files are executed and trusted.
 *
 * @param real the resolved path, relative to the repository
 */
export function leadsIntoGit(path: string, real: string): boolean {
  return isInGit(real) && !isInGit(path);
}

/** Whether a path leads through git's own folder, by the names in it. */
export function isInGit(path: string): boolean {
  return path.split(sep).some(isGitName);
}

/**
 * Whether a name may mean `.git`: on Windows, it has a short one, and what follows it there counts nothing; on macOS,
 * invisible characters in it count nothing.
 */
function isGitName(name: string): boolean {
  return /^(?:\.git|git~\d+)(?:[. ]*|:.*)$/i.test(name.replace(invisible, ""));
}

/** Characters that the file system of macOS leaves out when it compares names, as in git. */
const invisible = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g;

/** The innermost repository that contains a path; a folder that is a link is not a boundary. */
function boundaryOf(absolute: string, from: string): string {
  const start = repositoryOf(from);
  const folder = dirname(absolute);
  if (isBelow(absolute, [start])) return innermostFrom(start, start, folder)!;
  return repositoryAsWritten(folder) ?? repositoryOf(realPath(folder));
}

/** The innermost repository that contains a folder, without following the links of those around it. */
function repositoryAsWritten(folder: string): string | undefined {
  return innermostFrom(parse(folder).root, undefined, folder);
}

/**
 * The innermost repository on the way from a folder to one below.
 *
 * @param outer the repository that contains the first one
 */
function innermostFrom(
  start: string,
  outer: string | undefined,
  folder: string,
): string | undefined {
  let found = outer;
  let at = start;
  for (const step of relative(start, folder).split(sep).filter(Boolean)) {
    at = join(at, step);
    if (found !== undefined && !isRealFolder(at)) break;
    if (isThere(join(at, ".git"))) found = at;
  }
  return found;
}

function isRealFolder(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

/** Whether a path is a system name for an open file or a device. `/dev/shm` has folders, which may be repositories. */
export function isSystemPath(absolute: string): boolean {
  return /^\/dev\/(?:(?:fd|pts)\/\d+|[^/]+)$|^\/proc\/[^/]+\/fd\/\d+$/.test(absolute);
}
