/** Makes the lock file of an LMDB file, and makes sure that LMDB can use both. */
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

/** Bytes of a lock file: the header and 1,024 readers of 64 bytes, in whole pages. */
const size = 17 * 4_096;

/**
 * Makes the lock file of a data file if there is none. LMDB makes one without allocating its pages, and
 * maps it: a disk that is full then ends the process by a signal, and so does a lock file that it may not
 * open. Throws a StoreError instead.
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

/** Writes it under another name first: another process must not find a part of it. */
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
    // Another process was quicker, or there are no links here and LMDB makes the file.
    if (!["EEXIST", "EPERM", "ENOTSUP", "ENOSYS"].includes(code ?? "")) throw error;
  } finally {
    rmSync(beside, { force: true });
  }
}
