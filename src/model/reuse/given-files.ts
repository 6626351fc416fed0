/** Loads files from memory, by paths relative to the importing source. */
import type { LoadFile } from "../../language/ast/load-file.js";

/** Provides the imports and data files of a source, which cannot use any by default. */
export interface SourceFiles {
  /** Texts by path, relative to the source: `{ "parts/shell.wf": "layout app { .. }" }`. */
  files?: Readonly<Record<string, string>>;
  /** Loads files that are not in `files`, synchronously. */
  load?: LoadFile;
}

/** The loader for the files of a call; undefined if there are none. Throws a TypeError if a file is not a string. */
export function loaderOf({ files, load }: SourceFiles): LoadFile | undefined {
  if (files === undefined) return load;
  if (typeof files !== "object" || files === null) {
    throw new TypeError("files must be an object: texts by path");
  }
  const texts = new Map<string, string>();
  for (const [path, text] of Object.entries(files)) {
    if (typeof text !== "string") {
      throw new TypeError(`files[${JSON.stringify(path)}] must be a string, not ${typeof text}`);
    }
    texts.set(resolvePath(path, undefined), text);
  }
  return (path, from) => {
    const id = resolvePath(path, from);
    const text = isRelative(path) ? texts.get(id) : undefined;
    if (text !== undefined) return { id, text };
    return load?.(path, from) ?? { problem: isRelative(path) ? "missing" : "outside" };
  };
}

/** Whether a path is relative, rather than a URL, a path with a drive, or an absolute path. */
export function isRelative(path: string): boolean {
  return !/^(?:[/\\]|[A-Za-z][A-Za-z\d+.-]*:)/.test(path);
}

/**
 * A path relative to the main source. One that leads above it keeps its `..`, which may still match the path of a given
 * file.
 *
 * @param from - the path of the importing file; undefined for the main source
 */
export function resolvePath(path: string, from: string | undefined): string {
  const parts = from === undefined ? [] : from.split("/").slice(0, -1);
  for (const part of path.split("/")) {
    if (part === "" || part === ".") continue;
    const above = parts.at(-1);
    if (part === ".." && above !== undefined && above !== "..") parts.pop();
    else parts.push(part);
  }
  return parts.join("/");
}
