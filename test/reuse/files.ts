/** Gives a source files from memory, as a disk would: paths are relative to the file that asks. */
import { posix } from "node:path";
import type { LoadFile } from "../../src/language/ast/load-file.js";

/** Reads files by their paths; what leads out of the folder is outside of the project. */
export function filesOf(files: Readonly<Record<string, string>>): LoadFile {
  return (path, from) => {
    const id = posix.join(from === undefined ? "." : posix.dirname(from), path);
    if (id.startsWith("..")) return { problem: "outside" };
    const text = files[id];
    return text === undefined ? { problem: "missing" } : { id, text };
  };
}
