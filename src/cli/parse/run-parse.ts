/** Does the work of `wf parse`: prints the tree of a source. */
import { dirname, resolve } from "node:path";
import { analyze } from "../../analyze.js";
import type { Call } from "../arguments/command.js";
import { readOperand } from "../files/read-operand.js";
import type { Io } from "../io.js";
import { SettingsFinder } from "../settings/find-settings.js";
import type { parseCommand } from "./parse-command.js";

/** Prints JSON; a source with errors gives its diagnostics and exit code 1. */
export async function runParse(
  { operands, options }: Call<typeof parseCommand.options>,
  io: Io,
): Promise<number> {
  const { name, text, unreadable } = await readOperand(operands[0]!, io);
  const settings = await new SettingsFinder(io).settingsFor(dirname(resolve(io.cwd, operands[0]!)));
  const { ast, diagnostics } = unreadable
    ? { ast: undefined, diagnostics: [unreadable] }
    : analyze(text, { locations: options.locations, limits: settings?.limits ?? {} });
  const isValid = diagnostics.every(({ severity }) => severity !== "error");
  if (!isValid) {
    const { reportDiagnostics } = await import("../terminal/report-diagnostics.js");
    await reportDiagnostics(name, text, diagnostics, io);
  }
  if (ast && (isValid || options.partial)) {
    await io.stdout.write(`${JSON.stringify(ast, undefined, options.compact ? 0 : 2)}\n`);
  }
  return isValid ? 0 : 1;
}
