/** Starts a preview: watcher, session and server. */
import { join } from "node:path";
import { fontFolder } from "../../output/raster/font-files.js";
import { hostNames, isEveryAddress } from "../../service/web/host-rule.js";
import { outsideAddresses, ownAddresses } from "../../service/web/own-addresses.js";
import type { WatchedSet } from "../../workspace/files/watched-set.js";
import { type OnLine, runAcross } from "./ask-across.js";
import { buildPreview, type PreviewConfig } from "./build-preview.js";
import { CompileSession, type Rebuild } from "./compile-session.js";
import type { DrawTask } from "./draw-task.js";
import type { Drawn } from "./drawn-file.js";
import { editorCall } from "./editor-call.js";
import { type StartWatcher, startChokidar } from "./file-watcher.js";
import { type FileBatch, followFiles } from "./follow-files.js";
import { listen } from "./listen.js";
import { openEditor } from "./open-editor.js";
import type { Painted, PaintTask } from "./paint-picture.js";
import type { ShownElement } from "./protocol.js";
import { TaskThread } from "./task-thread.js";

/** What a preview needs. */
export interface PreviewSettings {
  set: WatchedSet;
  host: string;
  /** Undefined for the default port or the next free one; 0 for any. */
  port: number | undefined;
  allowedHosts: readonly string[];
  env: Readonly<Record<string, string | undefined>>;
  packageFolder: string;
  /** Where notes are stored, and who may write them. */
  notes?: PreviewConfig["notes"];
  /** Reports changes; defaults to those on disk. */
  startWatcher?: StartWatcher;
  /** Called after every rebuild, after the pages were notified. */
  onRebuild(rebuild: Rebuild): void;
  /** Called with the reason why not everything can be watched. */
  onTrouble(message: string): void;
  /** Handles the same batches, after the pages were notified. */
  onBatch?(batch: FileBatch): Promise<void>;
}

/** A running preview. */
export interface Preview {
  address: string;
  /** The addresses for other machines, if it listens on all network interfaces. */
  outside: readonly string[];
  session: CompileSession;
  /** Shows an element in all open pages. */
  show(place: ShownElement): void;
  /** Adds a file that has just been created, before the watcher reports it. */
  lookFor(absolute: string): Promise<void>;
  close(): Promise<void>;
}

/** Starts a preview; rejects with the errors of listening, such as a taken port. */
export async function startPreview(settings: PreviewSettings): Promise<Preview> {
  const { set, host, port, env, startWatcher = startChokidar } = settings;
  const session = new CompileSession(set);
  await session.open();
  const canOpen = editorCall(env, { absolute: "", line: 1, column: 1 }) !== undefined;
  const assets = join(settings.packageFolder, "dist", "preview");
  const worker = join(assets, "paint-worker.js");
  const painting = new TaskThread<OnLine<PaintTask>, Painted>(worker, "paint");
  const drawing = new TaskThread<OnLine<DrawTask>, Drawn>(worker, "draw");
  const { app, followNotes, show } = buildPreview({
    session,
    notes: settings.notes,
    complain: settings.onTrouble,
    script: join(assets, "client.js"),
    fonts: fontFolder(),
    paint: (task, surroundings) => runAcross(painting, task, surroundings),
    draw: (task, surroundings) => runAcross(drawing, task, surroundings),
    hostNames: hostNames({
      listening: host,
      allowed: settings.allowedHosts,
      own: ownAddresses(),
    }),
    allowedNames: new Set(settings.allowedHosts.map((name) => name.toLowerCase())),
    openEditor: canOpen ? async (place) => openEditor(editorCall(env, place)!) : undefined,
  });
  app.addHook("onClose", async () => void (await Promise.all([painting.close(), drawing.close()])));
  const bound = await listen(app, { host, port });
  session.subscribe((rebuild) => settings.onRebuild(rebuild));
  const work = async (batch: FileBatch): Promise<void> => {
    session.apply(batch);
    await followNotes(batch.changed);
    await settings.onBatch?.(batch);
  };
  const following = await followFiles(set, startWatcher, work, settings.onTrouble);
  const looking = session.lookAtAll();
  return {
    address: addressOf(host, bound),
    outside: isEveryAddress(host) ? outsideAddresses().map((each) => addressOf(each, bound)) : [],
    session,
    show,
    lookFor: (absolute) => following.lookFor(absolute),
    async close() {
      session.close();
      await following.close();
      await looking;
      await app.close();
    },
  };
}

function addressOf(host: string, port: number): string {
  const shown = host === "0.0.0.0" ? "127.0.0.1" : host === "::" ? "::1" : host;
  return `http://${shown.includes(":") ? `[${shown}]` : shown}:${port}/`;
}
