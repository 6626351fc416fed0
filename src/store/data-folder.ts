/** Makes the folder of the data, for its owner alone. */
import { chmodSync, existsSync, mkdirSync, statfsSync, statSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { StoreError } from "./store.js";

/** Where data lies on a platform when nobody says otherwise (XDG base directories on Linux). */
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
 * Makes the folder where it is missing. Throws a StoreError for one that others may write to, since
 * they could give themselves keys.
 */
export function prepareDataFolder(folder: string): void {
  try {
    if (!existsSync(folder)) {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      // The mode of mkdir is cut by the umask, which may leave less than the owner needs.
      chmodSync(folder, 0o700);
    }
  } catch (cause) {
    throw new StoreError(`the data folder ${folder} cannot be made`, { cause });
  }
  const { mode, uid } = statSync(folder);
  if (!statSync(folder).isDirectory()) throw new StoreError(`${folder} is no folder`);
  if (process.getuid === undefined) return;
  if (uid !== process.getuid() && process.getuid() !== 0) {
    throw new StoreError(`the data folder ${folder} belongs to somebody else`);
  }
  if ((mode & 0o022) === 0) {
    if ((mode & 0o077) !== 0) chmodSync(folder, 0o700);
  } else {
    throw new StoreError(`others may write to the data folder ${folder}; chmod 700 it`);
  }
}

/** The file in which accounts, keys and counters lie. */
export const dataFile = "wf.mdb";

/** Whether a folder holds the data of a store. */
export function hasData(folder: string): boolean {
  return existsSync(join(folder, dataFile));
}

/** Kinds of file systems on which the data is not safe (statfs(2)). */
const unsafeKinds: Readonly<Record<number, string>> = {
  16914836: "lies in memory (tmpfs) and is gone after a restart of the machine",
  26985: "lies on a network (NFS), where several machines would destroy it",
};

/** What is wrong with where the data of a store in files lies, in one sentence each. */
export function warnOfFileSystem(
  address: string,
  folder: string | undefined,
  env: Readonly<Record<string, string | undefined>>,
): string[] {
  const [, inAddress] = /^lmdb:(.*)$/s.exec(address) ?? [];
  if (inAddress === undefined) return [];
  const where = inAddress || folder || defaultDataFolder(env);
  const kind = unsafeKinds[statfsSync(where).type];
  return kind === undefined ? [] : [`the data in ${where} ${kind}`];
}
