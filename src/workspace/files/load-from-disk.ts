/** Reads a file that a wireframe imports, if it is in the project. */
import { dirname, extname, isAbsolute, relative, resolve } from "node:path";
import { SourceText } from "../../base/text/source-text.js";
import type { LoadedFile } from "../../language/ast/load-file.js";
import { folderWith } from "./folder-with.js";
import { readReal } from "./read-regular.js";
import { decodeSource } from "./read-source.js";
import { isFollowed, realPath } from "./real-path.js";
import { realWithin } from "./real-within.js";
import { settingsName } from "./settings-name.js";
import { isInGit } from "./stay-inside.js";
import { isBelow } from "./watched-set.js";

/** The files that the wireframes of one run have imported so far; ids are relative to `cwd`. */
export interface ImportedFiles {
  readonly cwd: string;
  /** Results by path: each file under its absolute path and its real path. */
  readonly loaded: Map<string, LoadedFile>;
  /** The folders that imports may not leave, by the folder of the wireframe. */
  readonly roots: Map<string, string>;
  /** Texts by id. */
  readonly texts: Map<string, SourceText>;
  /** Number of characters in them. */
  length: number;
  /** Texts used instead of those on disk, by absolute path. */
  readonly changed: ReadonlyMap<string, string> | undefined;
}

/** Maximum size of a file in bytes; the message says so too. */
const mostBytes = 10_000_000;

/**
 * Loads a file for the wireframe at an absolute path. A path outside its project is refused before anything there is
 * accessed.
 *
 * @param path - as written, relative to the importing file
 * @param from - the id of the importing file; undefined for the wireframe itself
 */
export function loadFromDisk(
  imports: ImportedFiles,
  main: string,
  path: string,
  from: string | undefined,
): LoadedFile {
  // A URL, or a path with a drive letter, is never relative.
  if (isAbsolute(path) || /^[a-z][\w+.-]*:/i.test(path)) return { problem: "outside" };
  const { cwd, loaded, roots } = imports;
  const asking = from === undefined ? main : resolve(cwd, from);
  if (!isFollowed(path)) return { problem: "missing" };
  const absolute = resolve(dirname(asking), path);
  const folder = dirname(main);
  const root = roots.get(folder) ?? projectRoot(folder);
  roots.set(folder, root);
  if (!isBelow(absolute, [root])) return { problem: "outside" };
  const key = `${root}\0${absolute}`;
  const known = loaded.get(key);
  if (known) return known;
  const file = read(absolute, root, imports);
  loaded.set(key, file);
  return file;
}

/** The project of a folder, or else the folder itself. */
export function projectRoot(folder: string): string {
  return projectOf(folder) ?? folder;
}

/**
 * The folder of the nearest settings file, or else of the repository; undefined if there is neither. Settings above a
 * repository, as in a home folder, do not let it read what is beside it.
 */
export function projectOf(folder: string): string | undefined {
  const settings = folderWith(settingsName, folder);
  const repository = folderWith(".git", folder);
  if (settings === undefined || repository === undefined) return settings ?? repository;
  return isBelow(settings, [repository]) ? settings : repository;
}

function read(absolute: string, root: string, imports: ImportedFiles): LoadedFile {
  const { cwd, loaded, texts, changed } = imports;
  const id = relative(cwd, absolute);
  try {
    const real = realWithin(absolute, root);
    if (real === undefined || isInGit(relative(root, absolute))) return { problem: "outside" };
    // A link must not show a file of secrets.
    if (isInGit(relative(realPath(root), real))) return { problem: "outside" };
    if (extname(real).toLowerCase() !== extname(absolute).toLowerCase()) {
      return { problem: "kind", id };
    }
    // A file is the same however it is reached.
    const known = loaded.get(real);
    if (known) return known;
    const text = changed?.get(absolute);
    const file = text === undefined ? textOf(real, id) : { id, text };
    loaded.set(real, file);
    if ("text" in file) {
      texts.set(id, new SourceText(file.text, id));
      imports.length += file.text.length;
    }
    return file;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "WF_LARGE") return { problem: "large", id };
    const isMissing = code === "ENOENT" || code === "ENOTDIR" || code === "ERR_INVALID_ARG_VALUE";
    return { problem: isMissing ? "missing" : "unreadable", id };
  }
}

function textOf(real: string, id: string): LoadedFile {
  const { text, unreadable } = decodeSource(readReal(real, mostBytes));
  return unreadable ? { problem: "encoding", id } : { id, text };
}
