/** Checks whether LMDB can open a file safely: it trusts every byte, and a damaged file can crash the process. */
import { closeSync, fstatSync, openSync } from "node:fs";
import { checkSnapshot, type RecordCheck } from "./check-tree.js";
import { Damage, PageFile } from "./page-file.js";
import { readSnapshot } from "./read-snapshot.js";

/** How many times to read a file that other processes are writing to. */
const mostTries = 5;

/**
 * What is wrong with a file; undefined if it is sound. A process that writes to it may reuse pages while they are read
 * here. In that case, the file is read again, and after several attempts considered sound, since the other process
 * works with it. Throws file system errors.
 */
export function checkLmdbFile(
  path: string,
  { isFlushedLate, check }: { isFlushedLate: boolean; check: RecordCheck },
): string | undefined {
  const descriptor = openSync(path, "r");
  try {
    for (let tries = 0; tries < mostTries; tries++) {
      let before: number | undefined;
      try {
        if (fstatSync(descriptor).size === 0) return "it is empty";
        const snapshot = readSnapshot(descriptor, isFlushedLate);
        before = snapshot.transaction;
        // Another process may have enlarged the file; its pages exist before the snapshot that uses them.
        const { size } = fstatSync(descriptor);
        checkSnapshot(new PageFile(descriptor, snapshot.pageSize, size), snapshot, check);
        return undefined;
      } catch (error) {
        if (!(error instanceof Damage)) throw error;
        if (before === undefined || before === transactionOf(descriptor, isFlushedLate)) {
          return error.message;
        }
      }
    }
    return undefined;
  } finally {
    closeSync(descriptor);
  }
}

function transactionOf(descriptor: number, isFlushedLate: boolean): number | undefined {
  try {
    return readSnapshot(descriptor, isFlushedLate).transaction;
  } catch (error) {
    if (error instanceof Damage) return undefined;
    throw error;
  }
}
