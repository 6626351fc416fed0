/** Does the work of `wf render`: finds the sources, draws them, and writes or compares the pictures. */
import { RunRoom } from "../../../output/raster/paint-room.js";
import { collectFiles } from "../../../workspace/files/collect-files.js";
import { isMarkdownName } from "../../../workspace/files/file-kinds.js";
import type { FoundFile } from "../../../workspace/files/found-files.js";
import { isExclusion } from "../../../workspace/files/is-exclusion.js";
import { MachineFonts } from "../../../workspace/files/machine-fonts.js";
import { openTokens } from "../../../workspace/files/open-tokens.js";
import type { Io } from "../../../workspace/io.js";
import { isUsageError, UsageError } from "../../../workspace/usage-error.js";
import type { RenderCall } from "../pictures/format.js";
import { type PlannedFile, Targets, targetOf } from "../pictures/plan-pictures.js";
import { writePictures } from "../pictures/save-pictures.js";
import { tellNone, tellSum, tellWritten } from "../pictures/tell-written.js";
import { tellUnreadable } from "../terminal/tell-unreadable.js";
import { tellUnsearched } from "../terminal/tell-unsearched.js";
import { tellWorktrees } from "../terminal/tell-worktrees.js";
import { CheckedPictures } from "./checked-pictures.js";
import { isPictureName } from "./own-picture.js";
import { PageLinks } from "./page-links.js";
import { planFiles } from "./plan-files.js";
import { renderSource } from "./render-source.js";

/** From this many pictures on, a progress bar replaces the line for each. */
const manyPictures = 10;

/**
 * Writes pictures. A source with errors prints its diagnostics, sets exit code 1, and is drawn only with `--force`. A
 * file that cannot be read or written sets exit code 2; the others are still drawn.
 */
export async function runRender(call: RenderCall, io: Io): Promise<number> {
  const { operands, options } = call;
  refusePictures(operands, io);
  const tokenFile = await openTokens(options, io);
  const run = new RunRoom();
  const shared = { tokenFile, machineFonts: new MachineFonts(io, options.quiet), run };
  if (options.watch) {
    const { watchPictures } = await import("../watching/watch-pictures.js");
    let links = new PageLinks([], operands, io.cwd);
    const plan = async (found: FoundFile[]) => {
      const planned = await planFiles(found, call, io, shared);
      links = new PageLinks(planned, operands, io.cwd);
      return planned;
    };
    const render = async (planned: PlannedFile) => {
      const targets = new Targets([planned.file], io.cwd);
      const { pictures, code, files } = await renderSource(planned, targets, io, links);
      await writePictures(pictures, io, planned.origin);
      return { code, pictures, files };
    };
    const { open: withPreview, quiet: isQuiet, look } = options;
    const readAgain = () => {
      links.readAgain();
      run.renew();
    };
    const work = { operands, plan, render, readAgain, withPreview, tokenFile, look, isQuiet };
    return await watchPictures(work, io);
  }
  const { files, unreadable, worktrees } = await collectFiles(operands, io.cwd, "render");
  const planned = await planFiles(files, call, io, shared);
  refuseTwice(planned, new Targets(files, io.cwd));
  await tellWorktrees(worktrees, io);
  await tellUnreadable(unreadable, io);
  const code = await renderFiles(planned, call, io);
  return code > 2 || unreadable.length === 0 ? code : 2;
}

/** A picture among the operands means that the option before its name was forgotten. */
function refusePictures(operands: readonly string[], { cwd }: Io): void {
  const picture = operands.find((path) => !isExclusion(path, cwd) && isPictureName(path));
  if (picture === undefined) return;
  throw new UsageError(
    `${picture} is a picture, not a wireframe; to write it, add --output ${picture}`,
  );
}

/** Refuses a path that two pictures would share, before anything is drawn. */
function refuseTwice(planned: readonly PlannedFile[], targets: Targets): void {
  for (const { file, options, pictures } of planned) {
    // The names of pages and fences are not known yet.
    for (const picture of options.split || isMarkdownName(file.path) ? [] : pictures) {
      const target = targetOf(picture);
      if (target !== undefined) targets.claim(target, file);
    }
  }
}

/** Draws the files one after another; a signal ends the run between two files. */
async function renderFiles(planned: readonly PlannedFile[], call: RenderCall, io: Io) {
  const { check, quiet } = call.options;
  const targets = new Targets(
    planned.map(({ file }) => file),
    io.cwd,
  );
  const count = planned.reduce((sum, { pictures }) => sum + pictures.length, 0);
  const isLong = planned.length > 1 && count > manyPictures;
  const bar =
    isLong && io.stderr.isTerminal && !quiet ? await startBar(io, planned.length) : undefined;
  const around = bar ? { ...io, stderr: bar } : io;
  let code = 0;
  const totals = { wireframes: 0, pictures: 0, links: 0 };
  const state = new CheckedPictures(planned, io);
  const links = new PageLinks(planned, call.operands, io.cwd);
  for (const [at, file] of planned.entries()) {
    await bar?.show(at, file.file.path);
    try {
      const {
        pictures,
        wireframes,
        code: found,
      } = await renderSource(file, targets, around, links);
      code = Math.max(code, found);
      totals.wireframes += wireframes;
      if (check) {
        for (const line of state.compare(file, pictures)) await around.stderr.write(`${line}\n`);
        if (wireframes === 0 && found === 0 && !isMarkdownName(file.file.path)) {
          state.expectNone(file);
        }
        continue;
      }
      const signal = await writePictures(pictures, io, file.origin);
      if (signal !== undefined) {
        await around.stderr.write(`wf: stopped after ${at + 1} of ${planned.length} wireframes\n`);
        return signal;
      }
      const linked = pictures.filter(({ replaces }) => replaces !== undefined).length;
      totals.links += linked;
      totals.pictures += pictures.length - linked;
      if (!isLong && !quiet) await tellWritten(pictures, io);
    } catch (error) {
      if (!isUsageError(error)) throw error;
      await around.stderr.write(`wf: ${error.message}\n`);
      code = 2;
    }
  }
  await bar?.clear();
  await tellUnsearched(links.unsearched, io);
  if (check) return Math.max(code, await state.conclude(call.operands));
  if (quiet) return code;
  if (totals.wireframes === 0 && code === 0) await tellNone(planned, io);
  else if (isLong) await tellSum(totals, planned, io);
  return code;
}

async function startBar(io: Io, total: number) {
  const { ProgressBar } = await import("../terminal/progress-bar.js");
  return new ProgressBar(io.stderr, total);
}
