/** Provides files from memory to a source like a disk: paths are relative to the importing file. */
import { posix } from "node:path";
import type { LoadFile } from "../../src/language/ast/load-file.js";

/** Reads files by their paths; everything outside of the folder is outside of the project. */
export function filesOf(files: Readonly<Record<string, string>>): LoadFile {
  return (path, from) => {
    const id = posix.join(from === undefined ? "." : posix.dirname(from), path);
    if (id.startsWith("..")) return { problem: "outside" };
    const text = files[id];
    return text === undefined ? { problem: "missing" } : { id, text };
  };
}
