/** Does the work of `wf watch`: shows wireframes until it is stopped. */
import type { Call } from "../arguments/command.js";
import { UsageError } from "../arguments/usage-error.js";
import { openTokens } from "../files/open-tokens.js";
import type { Io } from "../io.js";
import { choosePaint } from "../terminal/choose-paint.js";
import { settingsOfFolders } from "./settings-of-folders.js";
import { showPreview } from "./show-preview.js";
import { clockTime, rebuildLines } from "./tell-rebuild.js";
import { untilStopped } from "./until-stopped.js";
import type { watchCommand } from "./watch-command.js";
import { watchedPaths } from "./watched-paths.js";

/** Serves the preview and reports each rebuild; returns 0 when it is stopped. */
export async function runWatch(
  { operands, options }: Call<typeof watchCommand.options>,
  io: Io,
): Promise<number> {
  const paint = await choosePaint(io.stdout, io);
  const { readOnly, allowWrite, author } = options;
  if (readOnly && allowWrite) {
    throw new UsageError("--read-only and --allow-write cannot be used together");
  }
  const tokenFile = await openTokens(options, io);
  const set = watchedPaths(operands, io.cwd, "watch", settingsOfFolders(io), {
    tokenFile,
    look: options.look,
  });
  // Heard before the address is printed: whoever reads it may send a signal at once.
  const stopped = untilStopped(io);
  const preview = await showPreview(
    set,
    { ...options, notes: { readOnly, allowWrite, author } },
    io,
    {
      onRebuild(rebuild) {
        const lines = rebuildLines(rebuild, paint, clockTime());
        if (lines.length > 0) void io.stdout.write(`${lines.join("\n")}\n`);
      },
    },
  );
  await stopped;
  await preview.close();
  return 0;
}
