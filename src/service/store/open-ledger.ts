/** Opens an LMDB file of a data folder, or says why that would end badly. */
import { linkSync, lstatSync, renameSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { damaged, lockOf } from "./damaged-data.js";
import { encodingOf } from "./databases.js";
import { DiskRoom } from "./disk-room.js";
import { checkLmdbFile } from "./lmdb-file/check-lmdb-file.js";
import { createLedgerFile, LmdbLedger } from "./lmdb-ledger.js";
import { prepareLock } from "./prepare-lock.js";
import { StoreError } from "./store.js";

/**
 * Opens a file of a data folder; creates it where there is none. Throws a StoreError for one that is
 * damaged: LMDB trusts what it reads, and would end the process.
 */
export async function openLedger(path: string, isQuick: boolean): Promise<LmdbLedger> {
  if (!isPlainFile(path)) await createLedger(path);
  isPlainFile(lockOf(path));
  const damage = checkLmdbFile(path, {
    isFlushedLate: !isQuick && process.platform !== "win32",
    check: checkRecord,
  });
  if (damage !== undefined) throw damaged(path, damage);
  prepareLock(path);
  return new LmdbLedger(path, isQuick);
}

function checkRecord(database: string, value: Buffer): void {
  if (encodingOf(database) === "json") JSON.parse(value.toString("utf8"));
  else if (database === "counters" && value.length !== 36) throw new Error("not a counter");
}

/**
 * Creates a file under another name first: whoever stops in between leaves no empty file behind, which
 * would look like one that has lost its data.
 */
async function createLedger(path: string): Promise<void> {
  const beside = join(dirname(path), `.${basename(path)}.${process.pid}.new`);
  const remove = () => {
    for (const file of [beside, lockOf(beside)]) rmSync(file, { force: true });
  };
  remove();
  try {
    new DiskRoom(dirname(path)).check();
    prepareLock(beside);
    await createLedgerFile(beside);
    // Unlike renaming, this never replaces the file of another process that was quicker.
    linkSync(beside, path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EEXIST") return;
    // Some file systems have no links.
    if (code !== "EPERM" && code !== "ENOTSUP" && code !== "ENOSYS") throw error;
    renameSync(beside, path);
  } finally {
    remove();
  }
}

/**
 * Whether there is a file. Throws a StoreError for anything else: a link would give the data a second
 * name with a lock of its own, and a pipe would never be read.
 */
function isPlainFile(path: string): boolean {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (stats === undefined || stats.isFile()) return stats !== undefined;
  const found = stats.isSymbolicLink() ? "a link; link the whole folder instead" : "not a file";
  throw new StoreError(
    `the data in ${dirname(path)} cannot be used: ${basename(path)} is ${found}`,
  );
}
