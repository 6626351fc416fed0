/** Turns the files of a call into their pictures, each file with the settings that hold for it. */
import { dirname, relative } from "node:path";
import { UsageError } from "../arguments/usage-error.js";
import type { FoundFile } from "../files/collect-files.js";
import type { Io } from "../io.js";
import { checkOptions, readDevices } from "./check-options.js";
import { chooseFormats, type RenderCall, type RenderOptions } from "./format.js";
import { type PlannedFile, planPictures } from "./plan-pictures.js";
import { settleOptions } from "./settle-options.js";

/**
 * Plans all files, in their order. Throws a UsageError for options that contradict each other, and
 * where it cannot be said where a picture goes.
 */
export async function planFiles(
  files: readonly FoundFile[],
  call: Pick<RenderCall, "given" | "optionsFor">,
  io: Io,
): Promise<PlannedFile[]> {
  const settled = new Map<RenderOptions, RenderOptions>();
  const groups = new Map<RenderOptions, FoundFile[]>();
  for (const file of files) {
    const { absolute } = file;
    const isNamed = absolute !== undefined;
    const { options, folder } = await call.optionsFor(isNamed ? dirname(absolute) : io.cwd);
    const own =
      (isNamed ? settled.get(options) : undefined) ?? settleOptions(options, call.given, isNamed);
    if (isNamed) settled.set(options, own);
    // A folder of the settings holds the same picture of a wireframe whatever path leads to it.
    const isSet = own.outDir !== undefined && !call.given.has("outDir");
    const placed = isSet && isNamed ? { ...file, inside: relative(folder!, absolute) } : file;
    const members = groups.get(own) ?? [];
    members.push(placed);
    groups.set(own, members);
  }
  if (files.length === 0) {
    const { options } = await call.optionsFor(io.cwd);
    groups.set(settleOptions(options, call.given, true), []);
  }
  refuseSeveral(groups);
  const planned = [...groups].flatMap(([own, members]) => {
    const outDir = own.outDir === undefined ? undefined : shownPath(own.outDir, call, io);
    return planGroup(members, { ...own, outDir }, call.given, io);
  });
  const places = new Map(files.map(({ path }, at) => [path, at]));
  return planned.sort((a, b) => places.get(a.file.path)! - places.get(b.file.path)!);
}

/** The folder of the command line as it stands there, that of the settings from the current folder. */
function shownPath(outDir: string, { given }: Pick<RenderCall, "given">, { cwd }: Io): string {
  return given.has("outDir") ? outDir : relative(cwd, outDir) || ".";
}

/** Several files cannot go to one place. */
function refuseSeveral(groups: ReadonlyMap<RenderOptions, readonly FoundFile[]>): void {
  let count = 0;
  for (const [{ outDir }, { length }] of groups) if (outDir === undefined) count += length;
  if (count > 1) throw new UsageError(`${count} wireframes need --out-dir DIR`);
}

function planGroup(
  files: readonly FoundFile[],
  options: RenderOptions,
  given: ReadonlySet<string>,
  io: Io,
): PlannedFile[] {
  const formats = chooseFormats(options, given);
  checkOptions(options, given, formats, io);
  readDevices(options, given);
  return planPictures(files, formats, options);
}
