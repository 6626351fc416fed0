/** Does the work of `wf parse`: prints the tree of a source. */
import { dirname, resolve } from "node:path";
import { analyze } from "../../../analyze.js";
import { jsonPieces } from "../../../base/text/json-pieces.js";
import { judge } from "../../../language/check/verdict.js";
import { createDiagnostic } from "../../../language/diagnostics/create-diagnostic.js";
import type { Diagnostic } from "../../../language/diagnostics/diagnostic.js";
import { Imports } from "../../../workspace/files/imports.js";
import { readOperand } from "../../../workspace/files/read-operand.js";
import type { Io } from "../../../workspace/io.js";
import type { Call } from "../../../workspace/options/command.js";
import { SettingsFinder } from "../../../workspace/settings/find-settings.js";
import { writePieces } from "../terminal/write-pieces.js";
import type { parseCommand } from "./parse-command.js";

/** Maximum length of the printed tree, in characters: a deep tree may take a thousand times its source. */
const mostWritten = 400_000_000;

/** Prints JSON; for a source with errors, prints its diagnostics and returns exit code 1. */
export async function runParse(
  { operands, options }: Call<typeof parseCommand.options>,
  io: Io,
): Promise<number> {
  const { name, text, unreadable } = await readOperand(operands[0]!, io);
  const absolute = resolve(io.cwd, operands[0]!);
  const settings = await new SettingsFinder(io).settingsFor(dirname(absolute));
  const imports = new Imports(io.cwd);
  const { locations, expand } = options;
  const analysis = unreadable
    ? undefined
    : analyze(text, { locations, limits: settings?.limits ?? {}, ...imports.of(absolute) });
  const found = analysis?.diagnostics ?? [unreadable!];
  const { diagnostics, valid } = judge(found, { severity: settings?.severity });
  const tell = async (found: readonly Diagnostic[]): Promise<void> => {
    const { reportDiagnostics } = await import("../terminal/report-diagnostics.js");
    await reportDiagnostics(name, text, found, io, imports.texts);
  };
  if (!valid) await tell(diagnostics);
  if (analysis && (valid || options.partial)) {
    const ast = expand ? analysis.ast : analysis.written;
    const pieces = () => jsonPieces({ ...ast }, options.compact ? 0 : 2);
    if (isLonger(pieces(), mostWritten)) {
      const data = { limit: mostWritten };
      const problem = createDiagnostic("size-limit", "tree", data, { from: 0, to: 0 });
      await tell([problem]);
      return 1;
    }
    await writePieces(io.stdout, pieces());
  }
  return valid ? 0 : 1;
}

/** Whether pieces are longer than a number of characters together; reads no more of them than that takes. */
function isLonger(pieces: Iterable<string>, most: number): boolean {
  let length = 0;
  for (const piece of pieces) {
    length += piece.length;
    if (length > most) return true;
  }
  return false;
}
