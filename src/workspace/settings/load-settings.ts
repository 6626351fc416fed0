/** Reads a settings file. */
import { realpathSync } from "node:fs";
import { relative } from "node:path";
import { printable } from "../../base/text/display-width.js";
import { failureReason } from "../files/failure.js";
import type { MatchRoom } from "../files/match-room.js";
import { readRegular } from "../files/read-regular.js";
import type { Io } from "../io.js";
import { UsageError } from "../usage-error.js";
import { readSettings } from "./read-settings.js";
import type { Settings } from "./settings.js";

/** Maximum size of a settings file in bytes; far more than anyone writes by hand. */
const largest = 500_000;

/**
 * The settings file in a folder; warnings go to standard error, and a file that cannot be used is a UsageError.
 *
 * @param room what is left for the ignore patterns of all settings
 * @param told the files whose warnings have been told, by their real path: many folders may have a link to one file
 */
export async function loadSettings(
  file: string,
  folder: string,
  { cwd, stderr }: Io,
  room: MatchRoom,
  told: Set<string> = new Set(),
): Promise<Settings> {
  const inside = relative(cwd, file);
  const name = inside.startsWith("..") ? file : inside;
  let text: string;
  try {
    text = readRegular(file, folder, largest).toString("utf8");
  } catch (error) {
    const isLarge = (error as NodeJS.ErrnoException).code === "WF_LARGE";
    throw new UsageError(`${name}: ${isLarge ? "is larger than 500 KB" : failureReason(error)}`);
  }
  const { settings, messages } = readSettings(text, name, folder, room);
  if (!settings) throw new UsageError(messages);
  if (messages.length === 0) return settings;
  const real = realPathOf(file);
  if (told.has(real)) return settings;
  told.add(real);
  for (const message of messages) await stderr.write(`${printable(message)}\n`);
  return settings;
}

function realPathOf(file: string): string {
  try {
    return realpathSync(file);
  } catch {
    // It was removed meanwhile.
    return file;
  }
}
