/** Does the work of `wf explain`: prints the page about a code, or the list of codes. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { nearestWord } from "../../../base/text/suggest.js";
import { describedCodes as codes } from "../../../language/diagnostics/code-titles.generated.js";
import { isDiagnosticCode } from "../../../language/diagnostics/codes.js";
import type { Io } from "../../../workspace/io.js";
import type { Call } from "../../../workspace/options/command.js";
import type { OptionTable } from "../../../workspace/options/option.js";
import { UsageError } from "../../../workspace/usage-error.js";

/** Prints a page from docs/diagnostics, which is part of the package. */
export async function runExplain({ operands }: Call<OptionTable>, io: Io): Promise<number> {
  const [operand] = operands;
  if (operand === undefined) {
    await io.stdout.write(codeList());
    return 0;
  }
  // Reports show codes in brackets, and people copy them that way.
  const code = operand.replace(/^\[|\]$/g, "").toLowerCase();
  if (!isDiagnosticCode(code)) {
    const meant = nearestWord(code, Object.keys(codes));
    const hint = meant === undefined ? "run wf explain for a list" : `did you mean ${meant}?`;
    throw new UsageError(`unknown code "${operand}"; ${hint}`);
  }
  const page = readPage(join(io.packageFolder, "docs", "diagnostics", `${code}.md`));
  await io.stdout.write(page ?? `${code}: ${codes[code].title}\n`);
  return 0;
}

function codeList(): string {
  const entries = Object.entries(codes);
  const width = entries
    .map(([code]) => code.length)
    .reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  const lines = entries.map(
    ([code, { severity, title }]) => `${code.padEnd(width)}  ${severity.padEnd(7)}  ${title}\n`,
  );
  return lines.join("");
}

/** If the documentation is not installed, the meaning of the code is still printed. */
function readPage(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}
