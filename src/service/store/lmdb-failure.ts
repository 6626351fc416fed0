/** Finds the reason why an LMDB write failed, and closes files that may never close. */
import { statfsSync } from "node:fs";

/** If fewer bytes are free after a failed write, the disk was full. */
const fullBelow = 1 << 20;

/** Maximum time in milliseconds to wait for the reason of a failed commit, and for files to close. */
const longestReason = 100;
const longestClosing = 2_000;

/** The reason why a write to files in a folder failed. */
export async function writeFailure(error: unknown, folder: string): Promise<unknown> {
  const cause = await commitFailure(error);
  // LMDB reports a disk that fills up during a write as a broken disk.
  if (!(cause instanceof Error) || !/^input\/output error/i.test(cause.message)) return cause;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize > fullBelow ? cause : new Error("No space left on device", { cause });
}

/**
 * The reason for a failed commit. It arrives as a separate promise, which must be handled: an unhandled rejection would
 * end the process.
 */
async function commitFailure(error: unknown): Promise<unknown> {
  const reason = (error as { commitError?: Promise<never> }).commitError;
  if (reason === undefined) return error;
  const cause = reason.catch((found: unknown) => found);
  return (await inTime(cause, longestReason)) ?? error;
}

/** Waits until files are closed, but not for long: lmdb waits forever for a write that failed. */
export async function closeInTime(closing: Promise<void>): Promise<void> {
  await inTime(closing, longestClosing);
}

/**
 * The result of a promise, or undefined after some milliseconds. The timer keeps the process alive until then, since
 * the caller still has something to report.
 */
async function inTime<T>(work: Promise<T>, ms: number): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, ms, undefined);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
