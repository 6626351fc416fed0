/** Turns what lmdb does when a write fails into a reason, and into an end. */
import { statfsSync } from "node:fs";

/** Free bytes below which a write that failed has filled the disk. */
const fullBelow = 1 << 20;

/** Milliseconds to wait for the reason of a failed commit, and for files to be closed. */
const longestReason = 100;
const longestClosing = 2_000;

/** Why a write to files in a folder failed. */
export async function writeFailure(error: unknown, folder: string): Promise<unknown> {
  const cause = await commitFailure(error);
  // LMDB reports a disk that becomes full in the middle of a write as a broken one.
  if (!(cause instanceof Error) || !/^input\/output error/i.test(cause.message)) return cause;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize > fullBelow ? cause : new Error("No space left on device", { cause });
}

/**
 * The reason for a failed commit. It arrives as a promise of its own, which must be handled: Node ends
 * a process on an unhandled rejection.
 */
async function commitFailure(error: unknown): Promise<unknown> {
  const reason = (error as { commitError?: Promise<never> }).commitError;
  if (reason === undefined) return error;
  const cause = reason.catch((found: unknown) => found);
  return (await inTime(cause, longestReason)) ?? error;
}

/** Waits until files are closed; not for long, since lmdb waits without end for a write that failed. */
export async function closeInTime(closing: Promise<void>): Promise<void> {
  await inTime(closing, longestClosing);
}

/**
 * What a promise brings, or undefined after some milliseconds. The timer keeps the process until then:
 * whoever waits still has something to say.
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
