/** Creates the data folder, for its owner only. */
import { chmodSync, existsSync, statfsSync, statSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { shellWord } from "../../base/text/shell-word.js";
import { isThere } from "../../workspace/files/folder-with.js";
import { makeFolder } from "../../workspace/files/make-folder.js";
import { StoreError } from "./store.js";

/** The default data folder of a platform (XDG base directories on Linux). */
export function defaultDataFolder(
  env: Readonly<Record<string, string | undefined>>,
  platform: NodeJS.Platform = process.platform,
): string {
  const home = env.HOME || homedir();
  if (platform === "win32") {
    return join(env.LOCALAPPDATA || join(home, "AppData", "Local"), "wf", "data");
  }
  if (platform === "darwin") return join(home, "Library", "Application Support", "wf");
  return join(env.XDG_STATE_HOME || join(home, ".local", "state"), "wf");
}

/**
 * Creates the folder if it is missing. Throws a StoreError when other users can write to it, since
 * they could create keys for themselves.
 */
export function prepareDataFolder(folder: string): void {
  try {
    if (!existsSync(folder)) {
      makeFolder(folder, 0o700);
      // The umask may remove permissions that the owner needs.
      chmodSync(folder, 0o700);
    }
  } catch (cause) {
    throw new StoreError(`cannot create the data folder ${folder}`, { cause });
  }
  const { mode, uid } = statSync(folder);
  if (!statSync(folder).isDirectory()) throw new StoreError(`${folder} is not a folder`);
  if (process.getuid === undefined) return;
  if (uid !== process.getuid() && process.getuid() !== 0) {
    throw new StoreError(
      `the data folder ${folder} belongs to another user; choose another with --data`,
    );
  }
  if ((mode & 0o022) === 0) {
    if ((mode & 0o077) !== 0) chmodSync(folder, 0o700);
  } else {
    throw new StoreError(
      `other users can write to the data folder ${folder}; run \`chmod 700 ${shellWord(folder)}\``,
    );
  }
}

/** The file that contains accounts, keys and counters. */
export const dataFile = "wf.mdb";
/** The file next to it that contains counters which need not survive a power cut. */
export const countersFile = "counters.mdb";

/** Whether a folder contains the data of a store, or remains of it. */
export function hasData(folder: string): boolean {
  const files = [dataFile, `${dataFile}-lock`, countersFile];
  // Also a link to nothing, or else it would tell whether there is something.
  return files.some((name) => isThere(join(folder, name)));
}

/** File system types on which data is not safe (statfs(2)). */
const unsafeKinds: Readonly<Record<number, string>> = {
  16914836: "is kept in memory (tmpfs) and will be lost when the machine restarts",
  26985: "is on a network file system (NFS), where it can be corrupted",
};

/** Warnings about the file system of a folder, one sentence each. */
export function warnOfFileSystem(folder: string): string[] {
  const kind = unsafeKinds[statfsSync(folder).type];
  return kind === undefined
    ? []
    : [`the data in ${folder} ${kind}; choose a folder on a local disk`];
}
