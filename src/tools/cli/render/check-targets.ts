/** Refuses a file as the folder for several pictures, and a folder as the file for one. */
import { basename, dirname, join, relative, resolve } from "node:path";
import { blockingFile } from "../../../workspace/files/blocking-file.js";
import type { FoundFile } from "../../../workspace/files/found-files.js";
import { isFolder } from "../../../workspace/files/is-folder.js";
import { leadsOut } from "../../../workspace/files/stay-inside.js";
import { UsageError } from "../../../workspace/usage-error.js";
import { nameOfOption, type RenderOptions } from "../pictures/format.js";

/**
 * Throws a UsageError that says what already exists there and what to write instead. What leads out of the project is
 * not looked at, since writing there is refused.
 *
 * @param ending the extension of the suggested file
 * @param origin the folder of the settings that name the folder; the current folder by default
 */
export function checkTargets(
  { output, outDir }: Pick<RenderOptions, "output" | "outDir">,
  given: ReadonlySet<string>,
  files: readonly FoundFile[],
  { cwd, ending, origin = cwd }: { cwd: string; ending: string; origin?: string | undefined },
): void {
  if (outDir !== undefined) {
    const file = blockingFile(resolve(cwd, outDir), origin);
    if (file === undefined) return;
    const isItself = file === resolve(cwd, outDir);
    const shown = isItself ? outDir : relative(cwd, file);
    const hint =
      isItself && files.length === 1
        ? `name a folder, or use --output ${outDir} for a single picture`
        : "name a folder";
    throw new UsageError(
      `${nameOfOption("outDir", given)}: ${shown} is a file, not a folder; ${hint}`,
    );
  }
  if (output === undefined || output === "-") return;
  const path = resolve(cwd, output);
  if (/[/\\]$/.test(output) || (!leadsOut(path, cwd) && isFolder(path))) {
    const [file] = files;
    const name = file?.absolute
      ? `${basename(file.path).replace(/\.[^.]*$/, "")}.${ending}`
      : `picture.${ending}`;
    throw new UsageError(
      `${output} is a folder; use --out-dir ${output} to write into it, or name a file: --output ${join(output, name)}`,
    );
  }
  const file = blockingFile(dirname(path), cwd);
  if (file !== undefined) {
    throw new UsageError(`${output}: ${relative(cwd, file)} is a file, not a folder`);
  }
}
