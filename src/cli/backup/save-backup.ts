/** Writes a backup next to its destination, reads it back, and only then renames it. */
import { closeSync, fsyncSync, linkSync, openSync, renameSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import {
  type BackupContent,
  type BackupHead,
  checkBackup,
  writeBackup,
} from "../../accounts/backup/backup-file.js";
import type { Store } from "../../store/store.js";

/**
 * Saves what a store contains; an existing file is replaced only if `replaces` says so. Throws a
 * BackupError when the file does not read as it was written, and what the file system says.
 */
export function saveBackup(
  store: Store,
  path: string,
  { replaces, ...head }: BackupHead & { replaces: boolean },
): BackupContent {
  const folder = dirname(path);
  const beside = join(folder, `.${basename(path).slice(0, 200)}.${process.pid}.tmp`);
  rmSync(beside, { force: true });
  try {
    // The file contains secrets of endpoints, and hashes of keys.
    const descriptor = openSync(beside, "wx", 0o600);
    try {
      writeBackup(descriptor, store.items(), head);
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
