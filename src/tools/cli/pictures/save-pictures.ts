/** Writes pictures where they belong. */
import { dirname, relative, resolve } from "node:path";
import { blockingFile } from "../../../workspace/files/blocking-file.js";
import { failureReason } from "../../../workspace/files/failure.js";
import { readRegular } from "../../../workspace/files/read-regular.js";
import { writeWhole } from "../../../workspace/files/write-whole.js";
import type { Io } from "../../../workspace/io.js";
import { UsageError } from "../../../workspace/usage-error.js";
import { isShown } from "../terminal/is-shown.js";
import type { DrawnPicture } from "./draw-parts.js";

/**
 * Writes all pictures of a wireframe with signals on hold, so that no file stays incomplete. Returns the exit
 * code for a signal that arrived in the meantime.
 *
 * @param origin the folder of the settings that name the target; the current folder by default
 */
export async function writePictures(
  pictures: readonly DrawnPicture[],
  io: Io,
  origin: string = io.cwd,
): Promise<number | undefined> {
  if (pictures.length === 0) return undefined;
  const signals = io.holdSignals();
  let code: number | undefined;
  try {
    for (const { target, content, replaces } of pictures) {
      if (target === undefined)
        await io.stdout.write(isShown(io.stdout, io) ? saying(content) : content);
      else write(target, content, replaces, io, origin);
    }
  } finally {
    code = await signals.release();
  }
  return code;
}

/** A picture for a log of CI, in which markup with `##vso[…]` would be a command; other pictures contain none. */
function saying(content: string | Uint8Array): string | Uint8Array {
  const isMarkup = typeof content === "string" && content.startsWith("<");
  return isMarkup ? content.replaceAll("##", "#&#35;") : content;
}

function write(
  target: string,
  content: string | Uint8Array,
  replaces: string | undefined,
  { cwd }: Io,
  origin: string,
): void {
  const path = resolve(cwd, target);
  let isOther = false;
  try {
    if (replaces === undefined) writeWhole(path, content, { from: origin, isMade: true });
    else {
      isOther = !readRegular(path, cwd).equals(Buffer.from(replaces));
      if (!isOther) writeWhole(path, content, { from: cwd });
    }
  } catch (error) {
    const file = blockingFile(dirname(path), origin);
    const reason =
      file === undefined ? failureReason(error) : `${relative(cwd, file)} is a file, not a folder`;
    throw new UsageError(`${target}: ${reason}`);
  }
  if (isOther) {
    throw new UsageError(
      `${target} changed while it was being drawn and was not overwritten; run the command again`,
    );
  }
}
