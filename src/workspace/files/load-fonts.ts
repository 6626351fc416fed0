/** Loads the font files that a run needs for measuring text. */
import { statSync } from "node:fs";
import { FontError } from "../../base/fonts/given/font-error.js";
import { largestFont, mostInAll, tooLarge, tooMany } from "../../base/fonts/given/largest-font.js";
import { readFonts } from "../../base/fonts/given/read-fonts.js";
import type { GivenFonts } from "../../base/fonts/given-fonts.js";
import { printable } from "../../base/text/display-width.js";
import type { Io } from "../io.js";
import type { WantedFont } from "../options/fonts-setting.js";
import { isUsageError, UsageError } from "../usage-error.js";
import { failureReason } from "./failure.js";
import { readRegular } from "./read-regular.js";
import { RefusedPath } from "./stay-inside.js";

/** The fonts that were read last; a watcher needs the same ones again and again. */
let last: { key: string; fonts: GivenFonts } | undefined;

/** Reads fonts; reports oddities on standard error. Throws a UsageError for a font that cannot be used. */
export async function loadFonts(wanted: readonly WantedFont[], io: Io): Promise<GivenFonts> {
  const key = JSON.stringify(wanted.map((font) => [font, stampOf(font)]));
  if (last?.key === key) return last.fonts;
  const files: { data: Uint8Array; family?: string }[] = [];
  let bytes = 0;
  for (const { path, shown, family } of wanted) {
    const data = dataOf(path, shown);
    bytes += data.length;
    // Before the next one is read: settings from someone else may name the same file a thousand times.
    if (bytes > mostInAll.bytes || files.length >= mostInAll.files) {
      throw new UsageError(`font ${shown}: ${tooMany}`);
    }
    files.push({ data, ...(family !== undefined && { family }) });
  }
  const { fonts, warnings } = readAll(files, wanted);
  for (const { file, message } of warnings) {
    await io.stderr.write(`wf: font ${printable(`${wanted[file]!.shown}: ${message}`)}\n`);
  }
  last = { key, fonts };
  return fonts;
}

function readAll(files: readonly { data: Uint8Array }[], wanted: readonly WantedFont[]) {
  try {
    return readFonts(files);
  } catch (error) {
    if (!(error instanceof FontError)) throw error;
    throw new UsageError(`font ${wanted[error.file ?? 0]!.shown}: ${error.message}`);
  }
}

function stampOf({ path, shown }: WantedFont): string {
  try {
    const { mtimeMs, size } = statSync(path);
    return `${mtimeMs} ${size}`;
  } catch (error) {
    if (isUsageError(error)) throw error;
    throw new UsageError(`font ${shown}: ${failureReason(error)}`);
  }
}

function dataOf(path: string, shown: string): Uint8Array {
  try {
    const stats = statSync(path);
    // Settings from someone else may name a terminal or a pipe, which would block forever.
    if (!stats.isFile()) throw new RefusedPath("WF_NO_FILE");
    if (stats.size > largestFont) throw new UsageError(`font ${shown}: ${tooLarge}`);
    return readRegular(path, undefined, largestFont);
  } catch (error) {
    if (isUsageError(error)) throw error;
    throw new UsageError(`font ${shown}: ${failureReason(error)}`);
  }
}
