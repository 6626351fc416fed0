/** Starts the preview for a command, prints its address and opens the browser. */
import { join } from "node:path";
import { printable } from "../../../base/text/display-width.js";
import { listenFailure } from "../../../service/web/listen-failure.js";
import { isWireframeName } from "../../../workspace/files/file-kinds.js";
import type { WatchedSet } from "../../../workspace/files/watched-set.js";
import type { Io } from "../../../workspace/io.js";
import { notesKeeper } from "../../../workspace/notes/notes-keeper.js";
import type { Rebuild } from "../../preview/compile-session.js";
import type { StartWatcher } from "../../preview/file-watcher.js";
import type { FileBatch } from "../../preview/follow-files.js";
import { defaultPort } from "../../preview/listen.js";
import { type Preview, startPreview } from "../../preview/start-preview.js";
import { starterName } from "../../preview/starter-source.js";
import { openPage } from "../terminal/open-page.js";
import { withFences } from "./watched-fences.js";

/** What the user asked for. */
export interface PreviewWish {
  host: string;
  port: number | undefined;
  allowHost: readonly string[];
  open: boolean;
  notes: { readOnly: boolean; allowWrite: boolean; author: string | undefined };
}

/** Starts the preview; throws a UsageError if the address is not available. */
export async function showPreview(
  set: WatchedSet,
  wish: PreviewWish,
  io: Io,
  hear: {
    onRebuild(rebuild: Rebuild): void;
    onBatch?(batch: FileBatch): Promise<void>;
    startWatcher?: StartWatcher;
  },
): Promise<Preview> {
  const { host, port, allowHost } = wish;
  const { env, packageFolder } = io;
  const onTrouble = (message: string): void => void io.stderr.write(`wf: ${printable(message)}\n`);
  const { readOnly, allowWrite, author } = wish.notes;
  const writing = readOnly ? "off" : allowWrite ? "all" : "near";
  const notes = { keeper: notesKeeper(io.cwd, author), writing } as const;
  const served = { set: withFences(set), host, port, allowedHosts: allowHost };
  const settings = { ...served, notes, env, packageFolder, onTrouble, ...hear };
  let preview: Preview;
  try {
    preview = await startPreview(settings);
  } catch (error) {
    throw listenFailure(error, host, port ?? defaultPort);
  }
  const { files, missing } = preview.session;
  const amount = `${files.length} ${files.length === 1 ? "wireframe" : "wireframes"}`;
  await io.stdout.write(`${amount} at ${preview.address} (press Ctrl-C to stop)\n`);
  for (const address of preview.outside) {
    await io.stdout.write(`other machines can open ${address}\n`);
  }
  for (const { path, message } of missing) {
    await io.stderr.write(`${printable(`${path}: ${message}`)}; waiting for it\n`);
  }
  const [first] = missing;
  if (files.length === 0 && first) {
    const name = printable(
      isWireframeName(first.path) ? first.path : join(first.path, starterName),
    );
    await io.stderr.write(`to start, save a wireframe as ${printable(name)}\n`);
  }
  if (wish.open) await openPage(preview.address, io);
  return preview;
}
