/** Does the work of `wf render`: finds sources, draws each, writes the pictures. */
import { resolve } from "node:path";
import { analyze } from "../../analyze.js";
import { sortDiagnostics } from "../../text/collector.js";
import type { Diagnostic } from "../../text/diagnostic.js";
import type { Call } from "../arguments/command.js";
import { isUsageError, UsageError } from "../arguments/usage-error.js";
import type { renderCommand } from "../commands/render.js";
import { collectFiles } from "../files/collect-files.js";
import { failureReason } from "../files/failure.js";
import { readOperand } from "../files/read-operand.js";
import { writeWhole } from "../files/write-whole.js";
import type { Io } from "../io.js";
import { draw } from "../render/draw.js";
import { chooseFormats, type RenderOptions } from "../render/format.js";
import { type PlannedFile, planPictures } from "../render/plan-pictures.js";

/**
 * Writes pictures. A source with errors gives its findings and exit code 1, and a picture only with
 * `--force`; a file that cannot be read or written does not stop the others and gives 2.
 */
export async function runRender(
  { operands, options }: Call<typeof renderCommand.options>,
  io: Io,
): Promise<number> {
  const formats = chooseFormats(options);
  const { padding = 0, width } = options;
  if (width !== undefined && 2 * padding >= width) {
    throw new UsageError(`--padding ${padding} leaves no room in --width ${width}`);
  }
  const { files, unreadable } = await collectFiles(operands, io.cwd);
  const planned = planPictures(files, formats, options, io.cwd);
  let code = unreadable.length > 0 ? 2 : 0;
  for (const { path, message } of unreadable) await io.stderr.write(`wf: ${path}: ${message}\n`);
  for (const file of planned) {
    try {
      code = Math.max(code, await renderFile(file, options, io));
    } catch (error) {
      if (!isUsageError(error)) throw error;
      await io.stderr.write(`wf: ${error.message}\n`);
      code = 2;
    }
  }
  return code;
}

async function renderFile(
  { file, pictures }: PlannedFile,
  options: RenderOptions,
  io: Io,
): Promise<number> {
  const { name, text, unreadable } = await readOperand(file.path, io);
  const { ast, diagnostics } = unreadable
    ? { ast: undefined, diagnostics: [unreadable] }
    : analyze(text, { locations: true });
  const isRefused = (found: readonly Diagnostic[]): boolean =>
    !options.force && found.some((diagnostic) => refuses(diagnostic, options));
  const drawings =
    ast && !isRefused(diagnostics) ? pictures.map(({ format }) => draw(ast, format, options)) : [];
  const all = sortDiagnostics([...diagnostics, ...drawings.flatMap((drawn) => drawn.diagnostics)]);
  const worthSaying = all.filter(({ severity }) => severity !== "info");
  if (worthSaying.length > 0) {
    const { reportFindings } = await import("../terminal/report-findings.js");
    await reportFindings(name, text, worthSaying, io);
  }
  if (!isRefused(all)) {
    for (const [at, { content }] of drawings.entries())
      await write(content, pictures[at]!.target, io);
  }
  return all.some((diagnostic) => refuses(diagnostic, options)) ? 1 : 0;
}

function refuses({ severity }: Diagnostic, { strict }: RenderOptions): boolean {
  return severity === "error" || (strict && severity === "warning");
}

async function write(picture: string, target: string | undefined, io: Io): Promise<void> {
  if (target === undefined) {
    await io.stdout.write(picture);
    return;
  }
  try {
    writeWhole(resolve(io.cwd, target), picture);
  } catch (error) {
    throw new UsageError(`${target}: ${failureReason(error)}`);
  }
  if (io.stderr.isTerminal) await io.stderr.write(`wrote ${target}\n`);
}
