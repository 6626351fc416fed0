/** Keeps what is read and written inside of the project it is named in, whatever links its repository holds. */
import { existsSync, lstatSync } from "node:fs";
import { dirname, extname, join, relative, sep } from "node:path";
import { folderWith } from "./folder-with.js";
import { realPath } from "./real-path.js";
import { isBelow } from "./watched-set.js";

/** Thrown for a path that is refused; `failureReason` has the words for its code. */
export class RefusedPath extends Error {
  override readonly name = "RefusedPath";
  readonly code:
    | "WF_OUTSIDE"
    | "WF_GIT"
    | "WF_OTHER"
    | "WF_LINK"
    | "WF_NO_FILE"
    | "WF_LARGE"
    | "WF_FOLDER"
    | "WF_FORBIDDEN";

  constructor(code: RefusedPath["code"]) {
    super(code);
    this.code = code;
  }
}

/** The repository that a folder is in, or else the folder itself. */
export function repositoryOf(folder: string): string {
  return folderWith(".git", folder) ?? folder;
}

/**
 * Throws where a path that is written inside of a project leads out of it, or to a file of another kind: what a
 * link makes of a file of secrets must not be shown. A path that starts outside is the
 * choice of whoever wrote it, so only the links in its own folder count.
 *
 * @param absolute where there may be nothing yet
 * @param from the folder that the path is written from: the current one, or that of the settings
 */
export function refuseOutside(absolute: string, from: string): void {
  const boundary = boundaryOf(absolute, from);
  const real = realPath(absolute);
  const realBoundary = realPath(boundary);
  if (!isBelow(real, [realBoundary])) throw new RefusedPath("WF_OUTSIDE");
  if (leadsIntoGit(absolute, relative(realBoundary, real))) throw new RefusedPath("WF_GIT");
  if (extname(real).toLowerCase() !== extname(absolute).toLowerCase()) {
    throw new RefusedPath("WF_OTHER");
  }
}

/**
 * Whether links turn a path that is not in git's own folder into one that is: what is there is run and believed.
 *
 * @param real what the path leads to, from its repository on
 */
export function leadsIntoGit(path: string, real: string): boolean {
  const isInGit = (each: string) => each.toLowerCase().split(sep).includes(".git");
  return isInGit(real) && !isInGit(path);
}

/** The innermost repository that a path is written in; a folder that is a link is no boundary. */
function boundaryOf(absolute: string, from: string): string {
  let boundary = repositoryOf(from);
  const folder = dirname(absolute);
  if (!isBelow(absolute, [boundary])) return repositoryOf(realPath(folder));
  let at = boundary;
  for (const step of relative(boundary, folder).split(sep).filter(Boolean)) {
    at = join(at, step);
    if (!lstatSync(at, { throwIfNoEntry: false })?.isDirectory()) break;
    if (existsSync(join(at, ".git"))) boundary = at;
  }
  return boundary;
}

/** Whether a path is one of the names that the system gives to open files and devices. */
export function isSystemPath(absolute: string): boolean {
  return /^\/(?:dev|proc)\//.test(absolute);
}
