/** Loads the font files that a run needs for measuring text. */
import { statSync } from "node:fs";
import { relative } from "node:path";
import { FontError } from "../../base/fonts/given/font-error.js";
import { largestFont, mostInAll, tooLarge, tooMany } from "../../base/fonts/given/largest-font.js";
import {
  type FontFile,
  type OpenedFile,
  type ReadFonts,
  readFonts,
} from "../../base/fonts/given/read-fonts.js";
import type { GivenFonts } from "../../base/fonts/given-fonts.js";
import { printable } from "../../base/text/display-width.js";
import type { Io } from "../io.js";
import type { WantedFont } from "../options/fonts-setting.js";
import { isUsageError, UsageError } from "../usage-error.js";
import { failureReason } from "./failure.js";
import { namesOtherMachine } from "./names-other-machine.js";
import { OpenedFonts } from "./opened-fonts.js";
import { readRegular } from "./read-regular.js";
import { realPath } from "./real-path.js";
import { realWithin } from "./real-within.js";
import { isInGit, leadsIntoGit, RefusedPath, repositoryOf } from "./stay-inside.js";
import { isBelow } from "./watched-set.js";

/** The fonts that were read last; a watcher needs the same ones again and again. */
let last: { key: string; fonts: GivenFonts } | undefined;

/** All font files that are in use. */
const inUse = new OpenedFonts();

/** How fonts are loaded. */
export interface Loading {
  /** Whether the process goes on to draw pictures as their sources change. */
  isSession?: boolean;
  opened?: OpenedFonts;
}

/** Reads fonts; reports oddities on standard error. Throws a UsageError for a font that cannot be used. */
export async function loadFonts(
  wanted: readonly WantedFont[],
  io: Io,
  { isSession = false, opened = inUse }: Loading = {},
): Promise<GivenFonts> {
  if (isSession) opened.goOn();
  else opened.begin(io.stderr);
  const key = JSON.stringify(wanted.map((font) => [font, stampOf(font)]));
  if (last?.key === key) return last.fonts;
  const { fonts, warnings } = readAll(wanted, opened);
  if (opened.isFull) {
    const most = opened.most / 1024 / 1024;
    throw refused(wanted.at(-1)!, `the fonts of all settings have more than ${most} MB together`);
  }
  for (const { file, message } of warnings) {
    await io.stderr.write(`wf: font ${printable(`${wanted[file]!.shown}: ${message}`)}\n`);
  }
  last = { key, fonts };
  return fonts;
}

function readAll(wanted: readonly WantedFont[], opened: OpenedFonts): ReadFonts {
  try {
    return readFonts(filesOf(wanted, opened), opened.room);
  } catch (error) {
    if (!(error instanceof FontError)) throw error;
    throw refused(wanted[error.file ?? 0]!, error.message);
  }
}

/**
 * The files, each read once the ones before it were found to be fonts: which one is refused must not tell whether
 * something outside exists.
 */
function* filesOf(
  wanted: readonly WantedFont[],
  opened: OpenedFonts,
): Generator<FontFile & { opened: OpenedFile }> {
  let bytes = 0;
  for (const [at, font] of wanted.entries()) {
    const { family } = font;
    const file = dataOf(font, opened);
    const { data } = file;
    bytes += data.length;
    // Before the next one is read: settings from someone else may name the same file a thousand times.
    if (bytes > mostInAll.bytes || at >= mostInAll.files) throw refused(font, tooMany);
    yield { data, opened: file, ...(family !== undefined && { family }) };
  }
}

/** Whether settings, which somebody else may have written, name a font on another machine. */
function isForeign({ path, settings }: WantedFont): boolean {
  return settings !== undefined && namesOtherMachine(path, settings);
}

/** When a font was changed, and its size; nothing for a font that cannot be read, which reading reports in its turn. */
function stampOf(font: WantedFont): string | undefined {
  const { path } = font;
  try {
    if (isForeign(font)) return undefined;
    const { mtimeMs, size } = statSync(path);
    return `${mtimeMs} ${size}`;
  } catch {
    return undefined;
  }
}

function dataOf(font: WantedFont, opened: OpenedFonts): OpenedFile {
  const { path } = font;
  try {
    if (isForeign(font) || isOfGit(font)) throw new RefusedPath("WF_OUTSIDE");
    const stats = statSync(path, { bigint: true });
    // Settings from someone else may name a terminal or a pipe, which would block forever.
    if (!stats.isFile()) throw new RefusedPath("WF_NO_FILE");
    if (stats.size > largestFont) throw refused(font, tooLarge);
    const { dev, ino, mtimeNs, ctimeNs, size } = stats;
    const stamp = [dev, ino, mtimeNs, ctimeNs, size].join(" ");
    return opened.file(stamp, () => readRegular(path, undefined, largestFont));
  } catch (error) {
    if (isUsageError(error)) throw error;
    throw refused(font, failureReason(error));
  }
}

/**
 * The reason why a font cannot be used. Settings and links from someone else must not learn what is outside of their
 * project, or in its `.git`.
 */
function refused(font: WantedFont, reason: string): UsageError {
  const told = leadsOut(font) ? "is no font that can be used here" : reason;
  return new UsageError(`font ${font.shown}: ${told}`);
}

function leadsOut(font: WantedFont): boolean {
  const { path, from, settings } = font;
  if (from === undefined) return false;
  const project = repositoryOf(from);
  // The user may name any place on the command line.
  if (!isBelow(path, [project])) return settings !== undefined;
  if (isOfGit(font)) return true;
  try {
    return realWithin(path, project) === undefined;
  } catch {
    // A loop of links inside.
    return false;
  }
}

/** Whether settings name a font in git's own folder, or a link leads there: nothing of it gets into a picture. */
function isOfGit({ path, from, settings }: WantedFont): boolean {
  if (from === undefined) return false;
  const project = repositoryOf(from);
  const written = relative(project, path);
  if (isInGit(written)) return settings !== undefined;
  if (!isBelow(path, [project])) return false;
  try {
    const real = realWithin(path, project);
    return real !== undefined && leadsIntoGit(written, relative(realPath(project), real));
  } catch {
    return false;
  }
}
