/** Does the work of `wf watch`: shows wireframes until it is stopped. */
import { openTokens } from "../../../workspace/files/open-tokens.js";
import type { Io } from "../../../workspace/io.js";
import type { Call } from "../../../workspace/options/command.js";
import { untilStopped } from "../../../workspace/until-stopped.js";
import { UsageError } from "../../../workspace/usage-error.js";
import { settingsOfFolders } from "../../../workspace/watched/settings-of-folders.js";
import { watchedPaths } from "../../../workspace/watched/watched-paths.js";
import type { Rebuild } from "../../preview/compile-session.js";
import { choosePaint } from "../terminal/choose-paint.js";
import { showPreview } from "../watching/show-preview.js";
import { clockTime, rebuildLines } from "../watching/tell-rebuild.js";
import type { watchCommand } from "./watch-command.js";

/** Serves the preview and reports each rebuild; returns 0 when it is stopped. */
export async function runWatch(
  { operands, options }: Call<typeof watchCommand.options>,
  io: Io,
): Promise<number> {
  const paint = await choosePaint(io.stdout, io);
  const { readOnly, allowWrite, author, stdin } = options;
  if (readOnly && allowWrite) {
    throw new UsageError("--read-only and --allow-write cannot be used together");
  }
  const onRebuild = (rebuild: Rebuild): void => {
    const lines = rebuildLines(rebuild, paint, clockTime());
    if (lines.length > 0) void io.stdout.write(`${lines.join("\n")}\n`);
  };
  const tokenFile = await openTokens(options, io);
  if (stdin) {
    if (operands.length > 0) throw new UsageError("--stdin and paths cannot be used together");
    if (allowWrite) throw new UsageError("--stdin and --allow-write cannot be used together");
    const { watchInput } = await import("./watch-input.js");
    // Notes are stored beside a file, and there is none.
    const notes = { readOnly: true, allowWrite, author };
    return await watchInput({ ...options, tokenFile, notes }, io, onRebuild);
  }
  const set = watchedPaths(operands, io.cwd, "watch", settingsOfFolders(io), {
    tokenFile,
    look: options.look,
  });
  // Listen before the address is printed: whoever reads it may send a signal at once.
  const stopped = untilStopped(io);
  const preview = await showPreview(
    set,
    { ...options, notes: { readOnly, allowWrite, author } },
    io,
    { onRebuild },
  );
  await stopped;
  await preview.close();
  return 0;
}
