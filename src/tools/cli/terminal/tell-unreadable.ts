/** Reports on standard error which paths could not be read or written. */
import { printable } from "../../../base/text/display-width.js";
import type { Unreadable } from "../../../output/report/report.js";
import type { Io } from "../../../workspace/io.js";

/** One line for each path: `wf: a.wf: permission denied`. */
export async function tellUnreadable(
  unreadable: readonly Unreadable[],
  { stderr }: Pick<Io, "stderr">,
): Promise<void> {
  for (const { path, message } of unreadable) {
    await stderr.write(`wf: ${printable(path)}: ${printable(message)}\n`);
  }
}
