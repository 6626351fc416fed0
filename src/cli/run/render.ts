/** Does the work of `wf render`: draws a source. */
import { resolve } from "node:path";
import { renderHtml, renderSvg } from "../../compile.js";
import type { Diagnostic } from "../../text/diagnostic.js";
import type { Call } from "../arguments/command.js";
import { UsageError } from "../arguments/usage-error.js";
import type { renderCommand } from "../commands/render.js";
import { failureReason } from "../files/failure.js";
import { readOperand } from "../files/read-operand.js";
import { writeWhole } from "../files/write-whole.js";
import type { Io } from "../io.js";

type Options = Call<typeof renderCommand.options>["options"];

/**
 * Writes a picture. A source with errors gives its findings and exit code 1, and a picture only with
 * `--force`.
 */
export async function runRender(
  { operands, options }: Call<typeof renderCommand.options>,
  io: Io,
): Promise<number> {
  const path = operands[0]!;
  const format = chooseFormat(options);
  const target = options.output === "-" ? undefined : options.output;
  if (target !== undefined && resolve(io.cwd, target) === resolve(io.cwd, path)) {
    throw new UsageError(`${target} is the wireframe itself; give --output another name`);
  }
  const { name, text, unreadable } = await readOperand(path, io);
  const drawn = unreadable ? { diagnostics: [unreadable] } : draw(text, format, options);
  const isValid = drawn.diagnostics.every(({ severity }) => severity !== "error");
  const worthSaying = drawn.diagnostics.filter(({ severity }) => !isValid || severity !== "info");
  if (worthSaying.length > 0) {
    const { reportFindings } = await import("../terminal/report-findings.js");
    await reportFindings(name, text, worthSaying, io);
  }
  if (drawn.picture !== undefined && (isValid || options.force)) {
    await write(drawn.picture, target, io);
  }
  return isValid ? 0 : 1;
}

type Format = "svg" | "html";

function chooseFormat({ svg, html, output = "" }: Options): Format {
  if (svg && html) throw new UsageError("--svg and --html exclude each other");
  const ending = /\.([^./\\]+)$/.exec(output)?.[1]?.toLowerCase();
  const named = ending === "svg" ? "svg" : /^html?$/.test(ending ?? "") ? "html" : undefined;
  const asked = svg ? "svg" : html ? "html" : undefined;
  if (asked && named && asked !== named) {
    throw new UsageError(`--${asked} does not go with --output ${output}`);
  }
  return asked ?? named ?? "svg";
}

function draw(
  text: string,
  format: Format,
  { theme, width, padding }: Options,
): { picture?: string; diagnostics: Diagnostic[] } {
  const common = { theme, ...(width !== undefined && { width }) };
  if (format === "html") {
    const { html, diagnostics } = renderHtml(text, { ...common, fullDocument: true });
    return { picture: html, diagnostics };
  }
  const around = padding === undefined ? {} : { padding };
  const { svg, diagnostics } = renderSvg(text, { ...common, ...around });
  return { picture: svg, diagnostics };
}

async function write(picture: string, target: string | undefined, io: Io): Promise<void> {
  const content = picture.endsWith("\n") ? picture : `${picture}\n`;
  if (target === undefined) {
    await io.stdout.write(content);
    return;
  }
  try {
    writeWhole(resolve(io.cwd, target), content);
  } catch (error) {
    throw new UsageError(`${target}: ${failureReason(error)}`);
  }
  if (io.stderr.isTerminal) await io.stderr.write(`wrote ${target}\n`);
}
