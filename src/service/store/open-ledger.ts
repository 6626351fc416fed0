/** Opens an LMDB file of a data folder, unless that would crash the process. */
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
 * Opens a file of a data folder, and creates it if it is missing. Throws a StoreError if it is damaged: LMDB trusts
 * whatever it reads, and would crash.
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

/** Databases whose values are never null. */
const recordDatabases: ReadonlySet<string> = new Set(["accounts", "keys", "sessions", "events"]);

function checkRecord(database: string, value: Buffer): void {
  if (encodingOf(database) === "json") {
    const record: unknown = JSON.parse(value.toString("utf8"));
    if (recordDatabases.has(database) && (typeof record !== "object" || record === null)) {
      throw new Error("not a record");
    }
  } else if (database === "counters" && value.length !== 36) throw new Error("not a counter");
}

/**
 * Creates the file under another name first: an interrupted process must not leave an empty file behind, which would
 * look as if its data had been lost.
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
    // Unlike a rename, this never replaces the file of a faster process.
    linkSync(beside, path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EEXIST") return;
    // Some file systems have no hard links.
    if (code !== "EPERM" && code !== "ENOTSUP" && code !== "ENOSYS") throw error;
    renameSync(beside, path);
  } finally {
    remove();
  }
}

/**
 * Whether there is a regular file. Throws a StoreError for anything else: a link would give the data a second name with
 * a separate lock, and reading a pipe would never end.
 */
function isPlainFile(path: string): boolean {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (stats === undefined || stats.isFile()) return stats !== undefined;
  const found = stats.isSymbolicLink() ? "a link; link the whole folder instead" : "not a file";
  throw new StoreError(
    `the data in ${dirname(path)} cannot be used: ${basename(path)} is ${found}`,
  );
}
