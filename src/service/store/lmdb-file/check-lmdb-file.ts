/** Tells whether LMDB may open a file: it trusts every byte, and a damaged one can end the process. */
import { closeSync, fstatSync, openSync } from "node:fs";
import { checkSnapshot, type RecordCheck } from "./check-tree.js";
import { Damage, PageFile } from "./page-file.js";
import { readSnapshot } from "./read-snapshot.js";

/** How often to read a file that others are writing to. */
const mostTries = 5;

/**
 * What is wrong with a file; undefined when it is sound. A process that writes to it meanwhile may use
 * pages again while they are read here: then it is read again, and in the end considered sound, since
 * that process lives on it. Throws what the file system says.
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
        // Another process may have made the file larger; its pages are there before the snapshot that has them.
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
