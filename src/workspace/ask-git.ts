/** Asks git about folders that may be someone else's, without starting anything that they name. */
import { execFile, spawnSync } from "node:child_process";
import { programPath } from "./program-path.js";

/** Maximum time for an answer, in ms. */
const longestWait = 5000;

/**
 * Options before each command. A repository without a working tree can be part of another one, where git would find it
 * and follow its settings, so such a folder does not count, unless the user named it.
 */
function options(isNamed: boolean): string[] {
  const bare = isNamed ? [] : ["-c", "safe.bareRepository=explicit"];
  return ["-c", "core.fsmonitor=false", ...bare];
}

/**
 * The surroundings of each command. A repository may lack objects, which git would fetch with a command that its
 * settings name; no such setting permits a protocol that this list does not have, and it is empty.
 */
function surroundings(): NodeJS.ProcessEnv {
  // On Windows, a variable cannot be empty, so this is a list of two protocols without a name.
  return { ...process.env, GIT_ALLOW_PROTOCOL: ":", GIT_NO_LAZY_FETCH: "1" };
}

/** Where to ask. */
export interface GitQuestion {
  folder: string;
  /** Whether the user named the folder as a repository, which it may be without a working tree. */
  isNamed?: boolean;
}

/** What a command of git prints, without the line break at its end; undefined if git fails or is not there. */
export function askGit(
  words: readonly string[],
  { folder, isNamed = false }: GitQuestion,
): string | undefined {
  const git = programPath("git");
  if (git === undefined) return undefined;
  const { status, stdout } = spawnSync(git, [...options(isNamed), ...words], {
    cwd: folder,
    encoding: "utf8",
    env: surroundings(),
    stdio: ["ignore", "pipe", "ignore"],
    timeout: longestWait,
    windowsHide: true,
  });
  return status === 0 ? stdout.replace(/\r?\n$/, "") : undefined;
}

/** The same, without keeping anything else from being done. */
export async function askGitLater(
  words: readonly string[],
  { folder, isNamed = false }: GitQuestion,
): Promise<string | undefined> {
  const git = programPath("git");
  if (git === undefined) return undefined;
  const call = {
    cwd: folder,
    env: surroundings(),
    timeout: longestWait,
    maxBuffer: 10_000,
    windowsHide: true,
  };
  return await new Promise((resolve) => {
    execFile(git, [...options(isNamed), ...words], call, (error, out) =>
      resolve(error ? undefined : out.replace(/\r?\n$/, "")),
    );
  });
}

/**
 * Whether git tracks anything at a path in a repository, whatever the case of its letters. Also if it does not answer in
 * time, but not if there is no git.
 *
 * @param root the folder with `.git`: in another one, git may take files of the repository for one of its own
 */
export function isTracked(path: string, root: string): boolean {
  const git = programPath("git");
  if (git === undefined) return false;
  const words = [...options(false), "ls-files", "--error-unmatch", "--", `:(icase,literal)${path}`];
  const { status, error } = spawnSync(git, words, {
    cwd: root,
    env: surroundings(),
    stdio: "ignore",
    timeout: longestWait,
    windowsHide: true,
  });
  return status === 0 || (error as NodeJS.ErrnoException | undefined)?.code === "ETIMEDOUT";
}
