/** Writes a backup next to its destination, reads it back, and only then renames it. */
import {
  closeSync,
  fsyncSync,
  linkSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import {
  type BackupContent,
  type BackupHead,
  checkBackup,
  writeBackup,
} from "../../../service/accounts/backup/backup-file.js";
import type { Store } from "../../../service/store/store.js";

/**
 * Saves what a store contains; an existing file is replaced only if `replaces` says so. Throws a
 * BackupError when the file does not read as it was written, and what the file system says.
 */
export async function saveBackup(
  store: Store,
  path: string,
  { replaces, ...head }: BackupHead & { replaces: boolean },
): Promise<BackupContent> {
  const folder = dirname(path);
  const prefix = `.${basename(path).slice(0, 200)}.`;
  removeOld(folder, prefix, head.at);
  const beside = join(folder, `${prefix}${process.pid}.tmp`);
  rmSync(beside, { force: true });
  try {
    // The file contains secrets of endpoints, and hashes of keys.
    const descriptor = openSync(beside, "wx", 0o600);
    try {
      await writeBackup(descriptor, store.items(), head);
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
    const content = checkBackup(beside);
    if (replaces) renameSync(beside, path);
    else linkSync(beside, path);
    flushFolder(folder);
    return content;
  } finally {
    rmSync(beside, { force: true });
  }
}

/** Milliseconds after which a file that is not finished belongs to a process that was killed. */
const abandonedAfter = 3_600_000;

/** Removes what killed processes have left of backups with the same name: it holds secrets, too. */
function removeOld(folder: string, prefix: string, now: number): void {
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(prefix) || !/^\d+\.tmp$/.test(name.slice(prefix.length))) continue;
    const file = join(folder, name);
    const stats = statSync(file, { throwIfNoEntry: false });
    if (stats && now - stats.mtimeMs > abandonedAfter) rmSync(file, { force: true });
  }
}

/** Puts the name of a new file on the disk, where folders can be opened. */
function flushFolder(folder: string): void {
  if (process.platform === "win32") return;
  const descriptor = openSync(folder, "r");
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
