/** Writes pictures where they belong. */
import { dirname, relative, resolve } from "node:path";
import { UsageError } from "../arguments/usage-error.js";
import { blockingFile } from "../files/blocking-file.js";
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
      else write(target, content, io);
    }
  } finally {
    code = await signals.release();
  }
  return code;
}

function write(target: string, content: string | Uint8Array, { cwd }: Io): void {
  const path = resolve(cwd, target);
  try {
    writeWhole(path, content);
  } catch (error) {
    const file = blockingFile(dirname(path));
    const reason =
      file === undefined ? failureReason(error) : `${relative(cwd, file)} is a file, not a folder`;
    throw new UsageError(`${target}: ${reason}`);
  }
}
