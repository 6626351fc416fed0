/** Starts the command line from its chunks, with the code that V8 has compiled for them ahead of time. */
import { readFileSync } from "node:fs";
import { Script } from "node:vm";

/** The chunks that this process has loaded, for the script that writes their compiled code. */
export const loadedChunks = new Map<string, Script>();

/** Where the compiled code of a chunk lies; other versions of Node have files of their own. */
export function codeCachePath(folder: string, name: string): string {
  return `${folder}/${name}.${process.version}-${process.arch}.cache`;
}

const folder = import.meta.dirname;
const modules = new Map<string, { exports: unknown }>();

/**
 * Loads a chunk once: a function in parentheses (scripts/build.mjs). V8 refuses compiled code of
 * another version or with other flags; the chunk is compiled as ever then.
 */
function loadChunk(name: string): unknown {
  const known = modules.get(name);
  if (known) return known.exports;
  const filename = `${folder}/${name}`;
  const cachedData = readIfThere(codeCachePath(folder, name));
  // The chunks are ASCII, for which latin1 is the fastest way to read.
  const source = readFileSync(filename, "latin1");
  const script = new Script(source, { filename, ...(cachedData && { cachedData }) });
  loadedChunks.set(name, script);
  const module = { exports: {} };
  modules.set(name, module);
  script.runInThisContext()(module.exports, requireChunk, module, folder);
  return module.exports;
}

function requireChunk(id: string): unknown {
  return id.startsWith("./") ? loadChunk(id.slice(2)) : require(id);
}

function readIfThere(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}

loadChunk("start.chunk");
