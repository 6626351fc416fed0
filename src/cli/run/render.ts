/** Does the work of `wf render`: finds sources, draws each, writes the pictures or compares them. */
import { isUsageError } from "../arguments/usage-error.js";
import { collectFiles, type FoundFile } from "../files/collect-files.js";
import type { Io } from "../io.js";
import type { RenderCall } from "../render/format.js";
import { planFiles } from "../render/plan-files.js";
import { type PlannedFile, Targets, targetOf } from "../render/plan-pictures.js";
import { renderFile } from "../render/render-file.js";
import { findStale, writePictures } from "../render/save-pictures.js";

/** So many pictures take long enough for a bar instead of a line for each. */
const manyPictures = 10;

/**
 * Writes pictures. A source with errors gives its findings and exit code 1, and a picture only with
 * `--force`; a file that cannot be read or written does not stop the others and gives 2.
 */
export async function runRender(call: RenderCall, io: Io): Promise<number> {
  const { operands, options } = call;
  if (options.watch) {
    const { watchPictures } = await import("../watch/watch-pictures.js");
    const plan = (found: FoundFile[]) => planFiles(found, call, io);
    const render = async (planned: PlannedFile) => {
      const targets = new Targets([planned.file], io.cwd);
      const { pictures, code } = await renderFile(planned, targets, io);
      await writePictures(pictures, io);
      return { code, targets: pictures.map(({ target }) => target!) };
    };
    return await watchPictures({ operands, plan, render, withPreview: options.open }, io);
  }
  const { files, unreadable } = await collectFiles(operands, io.cwd);
  const planned = await planFiles(files, call, io);
  refuseTwice(planned, new Targets(files, io.cwd));
  for (const { path, message } of unreadable) await io.stderr.write(`wf: ${path}: ${message}\n`);
  const code = await renderFiles(planned, options, io);
  return code > 2 || unreadable.length === 0 ? code : 2;
}

/** Finds a path that two pictures would have before anything is drawn. */
function refuseTwice(planned: readonly PlannedFile[], targets: Targets): void {
  for (const { file, options, pictures } of planned) {
    // The names of pages are known when they are drawn.
    for (const picture of options.split ? [] : pictures) {
      const target = targetOf(picture);
      if (target !== undefined) targets.claim(target, file);
    }
  }
}

/** Draws the files one after the other; a signal ends it between two of them. */
async function renderFiles(
  planned: readonly PlannedFile[],
  options: RenderCall["options"],
  io: Io,
): Promise<number> {
  const targets = new Targets(
    planned.map(({ file }) => file),
    io.cwd,
  );
  const count = planned.reduce((sum, { pictures }) => sum + pictures.length, 0);
  const isLong = io.stderr.isTerminal && planned.length > 1 && count > manyPictures;
  const bar = isLong ? await startBar(io, planned.length) : undefined;
  const around = bar ? { ...io, stderr: bar } : io;
  let code = 0;
  const totals = { stale: 0, pictures: 0 };
  for (const [at, file] of planned.entries()) {
    await bar?.show(at, file.file.path);
    try {
      const { pictures, code: found } = await renderFile(file, targets, around);
      code = Math.max(code, found);
      totals.pictures += pictures.length;
      if (options.check) {
        const stale = findStale(pictures, io);
        totals.stale += stale.length;
        for (const line of stale) await around.stderr.write(`${line}\n`);
        continue;
      }
      const signal = await writePictures(pictures, io);
      if (signal !== undefined) {
        await around.stderr.write(`wf: stopped after ${at + 1} of ${planned.length} wireframes\n`);
        return signal;
      }
      if (!io.stderr.isTerminal || bar) continue;
      for (const { target } of pictures) if (target) await io.stderr.write(`wrote ${target}\n`);
    } catch (error) {
      if (!isUsageError(error)) throw error;
      await around.stderr.write(`wf: ${error.message}\n`);
      code = 2;
    }
  }
  await bar?.clear();
  if (bar && !options.check) await io.stderr.write(`wrote ${totals.pictures} pictures\n`);
  if (totals.stale === 0) return code;
  const verdict = totals.stale === 1 ? "1 picture is" : `${totals.stale} pictures are`;
  await io.stderr.write(`${verdict} stale; the same call without --check draws them\n`);
  return Math.max(code, 1);
}

async function startBar(io: Io, total: number) {
  const { ProgressBar } = await import("../terminal/progress-bar.js");
  return new ProgressBar(io.stderr, total);
}
