/** Starts the command line from its chunks, with the code that V8 compiled for them in earlier runs. */
import { readFileSync } from "node:fs";
import { Script } from "node:vm";
import { type CodeFolder, isOwnFolder } from "./code-folders.js";
import { type KeptCode, readKeptCode } from "./kept-code.js";

/** A digest of the chunks, so that code compiled for other chunks is never used (scripts/chunks.mjs). */
declare const WF_BUILD: string;
/** The chunk to start with. */
declare const WF_START: string;
/** The chunk that caches compiled code. */
declare const WF_KEEPER: string;

const folder = import.meta.dirname;
const { env } = process;
const modules = new Map<string, { exports: unknown }>();
/** Chunks of this run whose code should be cached, with the number of runs that contributed to it. */
const learned: { name: string; script: Script; times: number }[] = [];
const codeFolders = env.WF_NO_CACHE ? [] : listCodeFolders();
const codeFolder = codeFolders.find(({ path }) => isOwnFolder(path))?.path;

/**
 * Loads a chunk, a parenthesized function, once. V8 refuses code that was compiled by another version or with other
 * flags, and compiles the chunk again.
 */
function loadChunk(name: string): unknown {
  const known = modules.get(name);
  if (known) return known.exports;
  const filename = `${folder}/${name}`;
  const kept = codeFolder === undefined ? undefined : readKeptCode(`${codeFolder}/${name}`);
  // The chunks are ASCII, and latin1 is the fastest encoding to read.
  const source = readFileSync(filename, "latin1");
  const script = new Script(source, { filename, ...(kept && { cachedData: kept.code }) });
  if (codeFolders.length > 0) learn(name, script, kept);
  const module = { exports: {} };
  modules.set(name, module);
  script.runInThisContext()(module.exports, requireChunk, module, folder);
  return module.exports;
}

function requireChunk(id: string): unknown {
  return id.startsWith("./") ? loadChunk(id.slice(2)) : require(id);
}

/** Remembers a chunk whose code is missing, refused or still incomplete. */
function learn(name: string, script: Script, kept: KeptCode | undefined): void {
  const isRefused = script.cachedDataRejected === true;
  // Calls with and without V8 flags would keep overwriting each other's code.
  const hasFlags = process.execArgv.length > 0 || Boolean(env.NODE_OPTIONS);
  if (kept && (isRefused ? hasFlags : kept.isComplete)) return;
  if (learned.length === 0) process.once("exit", keepLearned);
  learned.push({ name, script, times: kept && !isRefused ? kept.times : 0 });
}

/** Runs at exit, when everything that the run needs has been compiled. */
function keepLearned(): void {
  try {
    const { keepCode } = require(`${folder}/${WF_KEEPER}`) as typeof import("./keep-code.js");
    keepCode(learned, codeFolders);
  } catch {
    // Without a cache, the next start is only slower.
  }
}

/**
 * Folders for compiled code, best first: beside the chunks, or in this user's cache folder if others own that place.
 */
function listCodeFolders(): CodeFolder[] {
  const { version, platform, arch } = process;
  const name = `${WF_BUILD}-${version}-${platform}-${arch}`;
  const at = (base: string, parent: string): CodeFolder => ({
    path: `${parent}/${name}`,
    parent,
    base,
  });
  const folders = [at(folder, `${folder}/cache`)];
  const { HOME: home, XDG_CACHE_HOME: caches, LOCALAPPDATA: local } = env;
  if (platform === "win32") {
    if (local) folders.push(at(local, `${local}/wf-wireframes`));
  } else if (caches?.startsWith("/")) folders.push(at(caches, `${caches}/wf-wireframes`));
  else if (home) folders.push(at(home, `${home}/.cache/wf-wireframes`));
  return folders;
}

loadChunk(WF_START);
