/** Reports on standard error that a project is too large to be searched for pages. */
import { relative } from "node:path";
import { printable } from "../../../base/text/display-width.js";
import { shellWord } from "../../../base/text/shell-word.js";
import type { Io } from "../../../workspace/io.js";

/** One line for each project. */
export async function tellUnsearched(
  roots: readonly string[],
  { cwd, stderr }: Pick<Io, "cwd" | "stderr">,
): Promise<void> {
  for (const root of roots) {
    const name = relative(cwd, root) || ".";
    await stderr.write(
      `wf: ${printable(name)} has too many files to search for pages; links to pages that were not found are not reported. To check them, run: wf validate ${shellWord(name)}\n`,
    );
  }
}
