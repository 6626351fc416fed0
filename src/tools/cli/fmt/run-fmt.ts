/** Does the work of `wf fmt`: finds files, formats each, then writes, lists or compares them. */
import { printable } from "../../../base/text/display-width.js";
import { amount } from "../../../base/text/phrases.js";
import { collectFiles } from "../../../workspace/files/collect-files.js";
import { failureReason } from "../../../workspace/files/failure.js";
import { Imports } from "../../../workspace/files/imports.js";
import { writeWhole } from "../../../workspace/files/write-whole.js";
import type { Io } from "../../../workspace/io.js";
import type { Call } from "../../../workspace/options/command.js";
import { SettingsFinder } from "../../../workspace/settings/find-settings.js";
import { UsageError } from "../../../workspace/usage-error.js";
import { tellUnreadable } from "../terminal/tell-unreadable.js";
import { tellWorktrees } from "../terminal/tell-worktrees.js";
import type { fmtCommand } from "./fmt-command.js";
import { type FileOptions, type FormattedFile, formatFile, type LineRange } from "./format-file.js";

/** Formats the files that the operands name; by default, those of the current folder. */
export async function runFmt(
  { operands, options, optionsFor }: Call<typeof fmtCommand.options>,
  io: Io,
): Promise<number> {
  const { check, diff, stdinFilename } = options;
  const range = readRange(options.range);
  const paths = operands.length > 0 ? operands : ["."];
  const { files, unreadable, worktrees } = await collectFiles(paths, io.cwd, "fmt");
  await tellWorktrees(worktrees, io);
  if (range && files.length !== 1) throw new UsageError("--range needs exactly one file");
  const fileOptions: FileOptions = {
    stdinFilename,
    range,
    imports: new Imports(io.cwd),
    layoutFor: async (folder) => (await optionsFor(folder)).options,
  };
  const finder = new SettingsFinder(io);
  const counts = { changed: 0, same: 0, ignored: 0 };
  for (const file of files) {
    try {
      const formatted = await formatFile(file, fileOptions, finder, io);
      await put(formatted, { check, diff }, io);
      if (formatted.isIgnored) counts.ignored++;
      else if (formatted.before === formatted.after) counts.same++;
      else counts.changed++;
    } catch (error) {
      if (error instanceof UsageError) throw error;
      unreadable.push({ path: file.path, message: reasonOf(error) });
    }
  }
  await tellUnreadable(unreadable, io);
  const isPiped = files.some(({ absolute }) => absolute === undefined);
  if (files.length > 0) {
    const output = isPiped || diff ? io.stderr : io.stdout;
    if (!isPiped || check) await output.write(summaryOf(counts, check || diff));
  }
  if (unreadable.length > 0) return 2;
  return check && counts.changed > 0 ? 1 : 0;
}

/** Writes a formatted file, or reports what would be written. */
async function put(
  { file, before, after }: FormattedFile,
  { check, diff }: { check: boolean; diff: boolean },
  io: Io,
): Promise<void> {
  const isChanged = before !== after;
  if (diff && isChanged) {
    const { isShown } = await import("../terminal/is-shown.js");
    const { unifiedDiff } = await import("../terminal/unified-diff.js");
    const name = file.path.replace(/^\/+/, "");
    await io.stdout.write(unifiedDiff(name, before, after, isShown(io.stdout, io)));
  }
  if (check && !diff && isChanged) await io.stdout.write(`${printable(file.path)}\n`);
  if (check || diff) return;
  if (file.absolute === undefined) await io.stdout.write(after);
  else if (isChanged) {
    writeWhole(file.absolute, after, { from: io.cwd });
    await io.stdout.write(`${printable(file.path)}\n`);
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error && "code" in error
    ? failureReason(error)
    : String((error as Error).message);
}

function summaryOf(
  { changed, same, ignored }: { changed: number; same: number; ignored: number },
  isDry: boolean,
): string {
  const parts = isDry
    ? [`${amount(changed, "file")} to format`, `${same} already formatted`]
    : [`${amount(changed, "file")} formatted`, `${same} unchanged`];
  if (ignored > 0) parts.push(`${amount(ignored, "file")} ignored by the settings`);
  return `${parts.join(", ")}\n`;
}

/** Parses `10:20` or `10`. */
function readRange(written: string | undefined): LineRange | undefined {
  if (written === undefined) return undefined;
  const [, from, to = from] = /^([1-9]\d{0,8})(?:[:-]([1-9]\d{0,8}))?$/.exec(written) ?? [];
  const range = { from: Number(from), to: Number(to) };
  if (from === undefined || range.to < range.from) {
    throw new UsageError(`--range must be two lines, such as 10:20, not "${written}"`);
  }
  return range;
}
