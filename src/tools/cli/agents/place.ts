/** Finds where a project or user keeps the settings of agents, and makes sure that nothing is written elsewhere. */
import { lstatSync, readFileSync, statSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, relative, resolve } from "node:path";
import { failureReason } from "../../../workspace/files/failure.js";
import { folderWith, isThere as isEntry } from "../../../workspace/files/folder-with.js";
import { decodeSource } from "../../../workspace/files/read-source.js";
import { realPath } from "../../../workspace/files/real-path.js";
import { realWithin } from "../../../workspace/files/real-within.js";
import { leadsIntoGit, RefusedPath } from "../../../workspace/files/stay-inside.js";
import { isBelow } from "../../../workspace/files/watched-set.js";
import type { Io } from "../../../workspace/io.js";
import { UsageError } from "../../../workspace/usage-error.js";
import type { Machine, Scope } from "./agents.js";

/** Maximum size of a settings file in bytes. In a home folder, some agents keep their history in it. */
const mostBytes: Readonly<Record<Scope, number>> = { project: 1 << 20, user: 32 << 20 };

/** The folder that contains the settings of a scope. */
export interface SettingsPlace {
  scope: Scope;
  /** Absolute path of the project or of the home folder. */
  folder: string;
  machine: Machine;
}

/** The place of a scope. */
export function placeOf(
  scope: Scope,
  { cwd, env }: Io,
  platform: NodeJS.Platform = process.platform,
): SettingsPlace {
  const home = resolve(env.HOME || env.USERPROFILE || homedir());
  const machine = { platform, env, home };
  if (scope === "user") return { scope, folder: home, machine };
  // A home folder that is a repository, as for dotfiles, is not a project.
  const repository = folderWith(".git", cwd);
  const isHome = repository !== undefined && repository !== cwd && isBelow(home, [repository]);
  return { scope, folder: isHome ? cwd : (repository ?? cwd), machine };
}

/** A path as messages show it. */
export function shownPath(path: string, { scope, folder }: SettingsPlace, { cwd }: Io): string {
  const below = relative(folder, path).replaceAll("\\", "/");
  return scope === "user" ? `~/${below}` : relative(cwd, path) || below;
}

/**
 * The absolute path of an agent's file. Throws a UsageError if the path leads outside its place or into `.git`, or if a
 * file to be created is a link. In a home folder, links are the user's own.
 */
export function pathIn(place: SettingsPlace, path: string, isMade = false): string {
  const absolute = resolve(place.folder, path);
  const inside =
    isBelow(absolute, [place.folder]) &&
    isReallyBelow(absolute, place.folder) &&
    !leadsNowhere(absolute, place.folder);
  const refused = inside ? refusalOf(absolute, place, isMade) : undefined;
  if (refused !== undefined) {
    throw new UsageError(`${absolute}: ${failureReason(refused)}; nothing was written`);
  }
  if (inside) return absolute;
  const name = place.scope === "user" ? "your home folder" : "the project";
  const link = linkOn(absolute, place.folder);
  if (link !== undefined) {
    throw new UsageError(
      `${link} is a link that leads out of ${name}; nothing was written. Put a file or folder of your own in its place, or see wf agents print`,
    );
  }
  throw new UsageError(`${absolute} is outside of ${name}; nothing was written`);
}

/** The outermost link among the parts of a path below a folder. */
function linkOn(path: string, folder: string): string | undefined {
  let found: string | undefined;
  for (let at = path; at !== folder && isBelow(at, [folder]); at = dirname(at)) {
    if (lstatSync(at, { throwIfNoEntry: false })?.isSymbolicLink()) found = at;
  }
  return found;
}

/** Why a path inside is refused: an error that `failureReason` describes. */
function refusalOf(absolute: string, { scope, folder }: SettingsPlace, isMade: boolean): unknown {
  try {
    if (leadsIntoGit(absolute, relative(realPath(folder), realPath(absolute)))) {
      return new RefusedPath("WF_GIT");
    }
    const isLink =
      isMade &&
      scope === "project" &&
      lstatSync(absolute, { throwIfNoEntry: false })?.isSymbolicLink();
    return isLink ? new RefusedPath("WF_LINK") : undefined;
  } catch (error) {
    // A file is in the place of a folder.
    return error;
  }
}

function isReallyBelow(path: string, folder: string): boolean {
  try {
    // What is outside must not show, not even on the way of a link that leads back.
    return realWithin(path, folder) !== undefined;
  } catch (error) {
    throw new UsageError(`${path}: ${failureReason(error)}; nothing was written`);
  }
}

/** Whether a part of a path is a link to something that does not exist yet, but may later. */
function leadsNowhere(path: string, folder: string): boolean {
  for (let at = path; at !== folder && isBelow(at, [folder]); at = dirname(at)) {
    if (!exists(at) && isEntry(at)) return true;
  }
  return false;
}

/** The text of a settings file in a scope; undefined if there is none. Throws a UsageError if it is not a text file. */
export function readSettings(path: string, scope: Scope): string | undefined {
  try {
    const stats = statSync(path, { throwIfNoEntry: false });
    if (!stats) return undefined;
    if (!stats.isFile()) throw new UsageError(`${path} is not a file; nothing was written`);
    const most = mostBytes[scope];
    if (stats.size > most) {
      throw new UsageError(`${path} is larger than ${most >> 20} MiB; nothing was written`);
    }
    const { text, unreadable } = decodeSource(readFileSync(path));
    if (unreadable) throw new UsageError(`${path}: ${unreadable.message}; nothing was written`);
    return text;
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`${path}: ${failureReason(error)}; nothing was written`);
  }
}

/**
 * Whether there is something at a path, given relative to a place or as an absolute one. In a project, a link that leads
 * out counts in any case, or else this would tell whether what it leads to exists.
 */
export function isThere({ scope, folder }: SettingsPlace, path: string): boolean {
  const absolute = resolve(folder, path);
  if (scope === "user") return exists(absolute);
  let real: string | undefined;
  try {
    real = realWithin(absolute, folder);
  } catch {
    // A loop of links, which is reported where it is followed.
    return true;
  }
  return real === undefined || isEntry(real);
}

function exists(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch {
    return false;
  }
}
