/** Does the work of `wf watch --stdin`: shows standard input while it arrives, until it is stopped. */
import { failureReason } from "../../../workspace/files/failure.js";
import type { Io } from "../../../workspace/io.js";
import { untilStopped } from "../../../workspace/until-stopped.js";
import { settingsOfFolders } from "../../../workspace/watched/settings-of-folders.js";
import { StreamedSource } from "../../../workspace/watched/streamed-source.js";
import type { NamedDesign } from "../../../workspace/watched/watched-file.js";
import type { Rebuild } from "../../preview/compile-session.js";
import { type StartWatcher, startChokidar } from "../../preview/file-watcher.js";
import { type PreviewWish, showPreview } from "../watching/show-preview.js";

/** Serves a preview of standard input; returns 0 when it is stopped. */
export async function watchInput(
  wish: PreviewWish & NamedDesign,
  io: Io,
  onRebuild: (rebuild: Rebuild) => void,
): Promise<number> {
  const source = new StreamedSource(io.cwd, settingsOfFolders(io), wish);
  const stopped = untilStopped(io);
  let tell = (): void => undefined;
  const startWatcher: StartWatcher = (set, tellChange, complain) => {
    tell = () => tellChange({ absolute: source.absolute, kind: "content" });
    // Files that the text imports are on disk.
    return startChokidar(set, tellChange, complain);
  };
  const hear = {
    startWatcher,
    // While a text is incomplete, its rebuilds are not worth reporting.
    onRebuild: (rebuild: Rebuild) => void (source.isPartial || onRebuild(rebuild)),
  };
  const preview = await showPreview(source, wish, io, hear);
  const stopping = new AbortController();
  const reading = follow(source, io, stopping.signal, () => tell());
  await stopped;
  stopping.abort();
  await reading;
  await preview.close();
  return 0;
}

async function follow(
  source: StreamedSource,
  io: Io,
  signal: AbortSignal,
  onGrowth: () => void,
): Promise<void> {
  try {
    const isWhole = await source.follow(io.followInput(signal), onGrowth);
    if (!isWhole) await io.stderr.write("wf: standard input is too large; the rest is not read\n");
  } catch (error) {
    await io.stderr.write(`wf: standard input: ${failureReason(error)}\n`);
  }
}
