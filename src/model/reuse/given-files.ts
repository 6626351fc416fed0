/** Turns files in memory into what gives them to a source, by paths relative to whoever asks. */
import type { LoadFile } from "../../language/ast/load-file.js";

/** Where a source finds what it imports, and its data; it can have none of these unless one is given. */
export interface SourceFiles {
  /** Texts by path, relative to the source: `{ "parts/shell.wf": "layout app { .. }" }`. */
  files?: Readonly<Record<string, string>>;
  /** Gives the files that are not in `files`, at once. */
  load?: LoadFile;
}

/** What gives the files of a call; undefined where there are none. Throws a TypeError for what are no texts. */
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

/** Whether a path is one of a file beside the source, and no URL, drive or place on a disk. */
export function isRelative(path: string): boolean {
  return !/^(?:[/\\]|[A-Za-z][A-Za-z\d+.-]*:)/.test(path);
}

/**
 * A path as seen from the source that was handed over. What goes above it keeps its `..`: nothing is there
 * but what was handed over too.
 *
 * @param from - the path of the file that asks; undefined for the source itself
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
