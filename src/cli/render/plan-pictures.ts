/** Turns the files of a call into the pictures to draw, each with the place where it is written. */
import { join, resolve } from "node:path";
import { UsageError } from "../arguments/usage-error.js";
import type { FoundFile } from "../files/collect-files.js";
import { endings, type Format, type RenderOptions } from "./format.js";

/** A picture of a file; without a target it goes to standard output. */
export interface PlannedPicture {
  format: Format;
  /** The path as messages show it. */
  target: string | undefined;
}

/** A file with its pictures. */
export interface PlannedFile {
  file: FoundFile;
  pictures: PlannedPicture[];
}

/** Says where the pictures go; throws a UsageError where one would overwrite another or a source. */
export function planPictures(
  files: readonly FoundFile[],
  formats: readonly Format[],
  { output, outDir }: Pick<RenderOptions, "output" | "outDir">,
  cwd: string,
): PlannedFile[] {
  if (files.length > 1 && outDir === undefined) {
    throw new UsageError(`${files.length} wireframes need --out-dir DIR`);
  }
  const single = output === "-" ? undefined : output;
  const planned = files.map((file) => ({
    file,
    pictures: formats.map((format) => ({
      format,
      target: outDir === undefined ? single : targetBelow(outDir, file, format),
    })),
  }));
  checkTargets(planned, cwd);
  return planned;
}

function targetBelow(folder: string, { path, inside }: FoundFile, format: Format): string {
  if (path === "-") throw new UsageError("standard input has no name for --out-dir; use --output");
  return join(folder, inside.replace(/\.[^./\\]*$/, "") + endings[format]);
}

function checkTargets(planned: readonly PlannedFile[], cwd: string): void {
  const sources = new Set(planned.map(({ file }) => file.absolute));
  const owners = new Map<string, string>();
  for (const { file, pictures } of planned) {
    for (const { target } of pictures) {
      if (target === undefined) continue;
      const absolute = resolve(cwd, target);
      const owner = owners.get(absolute);
      if (owner !== undefined) {
        throw new UsageError(`${owner} and ${file.path} would both be drawn to ${target}`);
      }
      if (sources.has(absolute)) {
        throw new UsageError(`${target} is the wireframe itself; give the picture another name`);
      }
      owners.set(absolute, file.path);
    }
  }
}
