/** Does the work of `wf parse`: prints the tree of a source. */
import { dirname, resolve } from "node:path";
import { analyze } from "../../../analyze.js";
import { jsonText } from "../../../base/text/json-text.js";
import { judge } from "../../../language/check/verdict.js";
import { Imports } from "../../../workspace/files/imports.js";
import { readOperand } from "../../../workspace/files/read-operand.js";
import type { Io } from "../../../workspace/io.js";
import type { Call } from "../../../workspace/options/command.js";
import { SettingsFinder } from "../../../workspace/settings/find-settings.js";
import type { parseCommand } from "./parse-command.js";

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
  if (!valid) {
    const { reportDiagnostics } = await import("../terminal/report-diagnostics.js");
    await reportDiagnostics(name, text, diagnostics, io, imports.texts);
  }
  if (analysis && (valid || options.partial)) {
    const ast = expand ? analysis.ast : analysis.written;
    await io.stdout.write(jsonText(ast, options.compact ? 0 : 2));
  }
  return valid ? 0 : 1;
}
