/** Writes pictures where they belong, or compares them with what is there. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { UsageError } from "../arguments/usage-error.js";
import { failureReason } from "../files/failure.js";
import { writeWhole } from "../files/write-whole.js";
import type { Io } from "../io.js";
import type { DrawnPicture } from "./render-file.js";

/**
 * Writes all pictures of a wireframe, with signals on hold: they are there whole or not at all.
 * Gives the exit code that a signal which came meanwhile asks for.
 */
export async function writePictures(
  pictures: readonly DrawnPicture[],
  io: Io,
): Promise<number | undefined> {
  if (pictures.length === 0) return undefined;
  const signals = io.holdSignals();
  let code: number | undefined;
  try {
    for (const { target, content } of pictures) {
      if (target === undefined) await io.stdout.write(content);
      else write(resolve(io.cwd, target), target, content);
    }
  } finally {
    code = await signals.release();
  }
  return code;
}

function write(path: string, target: string, content: string | Uint8Array): void {
  try {
    writeWhole(path, content);
  } catch (error) {
    throw new UsageError(`${target}: ${failureReason(error)}`);
  }
}

/** What is stale among the pictures: missing, or other than it would be drawn now. */
export function findStale(pictures: readonly DrawnPicture[], io: Io): string[] {
  return pictures.flatMap(({ target, content }) => {
    if (target === undefined) return [];
    const state = stateOf(resolve(io.cwd, target), target, Buffer.from(content));
    return state === undefined ? [] : [`${target} ${state}`];
  });
}

function stateOf(path: string, target: string, drawn: Buffer): string | undefined {
  try {
    return readFileSync(path).equals(drawn) ? undefined : "is not up to date";
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT" || code === "ENOTDIR") return "is missing";
    throw new UsageError(`${target}: ${failureReason(error)}`);
  }
}
