/** Creates the lock file of an LMDB file, and makes sure that LMDB can use both. */
import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  linkSync,
  openSync,
  rmSync,
  writeSync,
} from "node:fs";
import { lockOf } from "./damaged-data.js";
import { StoreError } from "./store.js";

/** Size of a lock file in bytes: the header and 1,024 readers of 64 bytes each, in whole pages. */
const size = 17 * 4_096;

/**
 * Creates the lock file of a data file if there is none. LMDB would create one without allocating its pages and map it:
 * a full disk would then kill the process with a signal, and so would a lock file without permissions. Throws a
 * StoreError instead.
 */
export function prepareLock(path: string): void {
  const lock = lockOf(path);
  if (process.platform !== "win32" && !existsSync(lock)) attempt("create", lock, createLock);
  for (const file of [path, lock]) {
    if (existsSync(file)) attempt("use", file, checkAccess);
  }
}

function attempt(what: string, file: string, action: (file: string) => void): void {
  try {
    action(file);
  } catch (cause) {
    throw new StoreError(`cannot ${what} ${file}`, { cause });
  }
}

function checkAccess(file: string): void {
  accessSync(file, constants.R_OK | constants.W_OK);
}

/** Writes it under another name first: no other process may find a part of it. */
function createLock(lock: string): void {
  const beside = `${lock}.${process.pid}.new`;
  rmSync(beside, { force: true });
  try {
    const descriptor = openSync(beside, "wx", 0o600);
    try {
      const zeroes = Buffer.alloc(size);
      for (let at = 0; at < size; ) at += writeSync(descriptor, zeroes, at);
    } finally {
      closeSync(descriptor);
    }
    linkSync(beside, lock);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // Another process was faster, or there are no hard links here and LMDB creates the file.
    if (!["EEXIST", "EPERM", "ENOTSUP", "ENOSYS"].includes(code ?? "")) throw error;
  } finally {
    rmSync(beside, { force: true });
  }
}
