/** Reports on standard error which folders were skipped because they are worktrees of their own. */
import { printable } from "../../../base/text/display-width.js";
import type { Io } from "../../../workspace/io.js";

/** One line for each folder. */
export async function tellWorktrees(
  worktrees: readonly string[],
  { stderr }: Pick<Io, "stderr">,
): Promise<void> {
  for (const folder of worktrees) {
    await stderr.write(
      `wf: left out ${printable(folder)}, which is another git worktree; to include it, name it\n`,
    );
  }
}
