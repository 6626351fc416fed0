/** Does the work of `wf render --watch`: draws everything, then redraws whatever changes. */
import { resolve } from "node:path";
import { printable } from "../../../base/text/display-width.js";
import type { LookName } from "../../../base/theme/look.js";
import type { FoundFile } from "../../../workspace/files/found-files.js";
import type { TokenFile } from "../../../workspace/files/token-file.js";
import type { Io } from "../../../workspace/io.js";
import { untilStopped } from "../../../workspace/until-stopped.js";
import { isUsageError, UsageError } from "../../../workspace/usage-error.js";
import { settingsOfFolders } from "../../../workspace/watched/settings-of-folders.js";
import { type WatchedPaths, watchedPaths } from "../../../workspace/watched/watched-paths.js";
import { startChokidar } from "../../preview/file-watcher.js";
import { type FileBatch, followFiles } from "../../preview/follow-files.js";
import type { DrawnPicture } from "../pictures/draw-parts.js";
import type { PlannedFile } from "../pictures/plan-pictures.js";
import { choosePaint } from "../terminal/choose-paint.js";
import { showPreview } from "./show-preview.js";
import { clockTime } from "./tell-rebuild.js";

/** Callbacks and options from `wf render`. */
export interface PictureWork {
  operands: readonly string[];
  plan(files: FoundFile[]): Promise<PlannedFile[]>;
  /** Makes imported files be read again; called before each round. */
  readAgain(): void;
  /** Draws and writes the pictures of a file, and reports its diagnostics. */
  render(file: PlannedFile): Promise<{
    code: number;
    pictures: readonly DrawnPicture[];
    /** Ids of the files that it imports. */
    files: readonly string[];
  }>;
  /** Whether to show the preview too. */
  withPreview: boolean;
  /** The design tokens given on the command line. */
  tokenFile: TokenFile | undefined;
  /** The look given on the command line. */
  look: LookName | undefined;
  /** Whether to report only problems. */
  isQuiet: boolean;
}

/** Draws until it is stopped, then returns 0: errors in a source do not stop it. */
export async function watchPictures(work: PictureWork, io: Io): Promise<number> {
  const set = watchedPaths(work.operands, io.cwd, "render", settingsOfFolders(io), work);
  const pictures = new WatchedPictures(set, work, io);
  const { missing } = await set.find();
  await pictures.plan();
  let close: () => Promise<void>;
  if (work.withPreview) {
    const wish = {
      host: "127.0.0.1",
      port: undefined,
      allowHost: [],
      open: true,
      notes: { readOnly: false, allowWrite: false, author: undefined },
    };
    const onBatch = (batch: FileBatch) => pictures.redraw(batch);
    const preview = await showPreview(set, wish, io, { onRebuild: () => undefined, onBatch });
    close = () => preview.close();
  } else {
    for (const { path, message } of missing) {
      await io.stderr.write(`${printable(path)}: ${message}; waiting for it\n`);
    }
    const following = await followFiles(
      set,
      startChokidar,
      (batch) => pictures.redraw(batch),
      (message) => void io.stderr.write(`wf: ${printable(message)}\n`),
    );
    close = () => following.close();
  }
  const stopped = untilStopped(io);
  await pictures.drawAll();
  await stopped;
  await close();
  return 0;
}

class WatchedPictures {
  readonly #set: WatchedPaths;
  readonly #work: PictureWork;
  readonly #io: Io;
  /** Texts by absolute path, as last drawn. */
  readonly #texts = new Map<string, string>();
  #planned = new Map<string, PlannedFile>();
  #running: Promise<void> = Promise.resolve();

  constructor(set: WatchedPaths, work: PictureWork, io: Io) {
    this.#set = set;
    this.#work = work;
    this.#io = io;
  }

  /** Plans where pictures are written; throws a UsageError if that is not possible. */
  async plan(): Promise<void> {
    const planned = await this.#work.plan([...this.#set.found]);
    if (planned.some(({ pictures }) => pictures.some(({ place }) => place === undefined))) {
      throw new UsageError("--watch needs --output or --out-dir");
    }
    this.#planned = new Map(planned.map((file) => [file.file.absolute!, file]));
  }

  drawAll(): Promise<void> {
    return this.#queue(async () => [...this.#planned.keys()]);
  }

  redraw({ changed, found }: FileBatch): Promise<void> {
    return this.#queue(async () => {
      const importers = this.#set.imported.importersOf(changed);
      for (const absolute of importers) this.#texts.delete(absolute);
      if (!found) return [...new Set([...changed, ...importers])];
      await this.plan();
      const fresh = [...this.#planned.keys()].filter((absolute) => !this.#texts.has(absolute));
      for (const absolute of this.#texts.keys()) {
        if (!this.#planned.has(absolute)) this.#texts.delete(absolute);
      }
      return [...new Set([...changed, ...importers, ...fresh])];
    });
  }

  /** Sequential: two concurrent drawings of a file would overwrite each other. */
  #queue(choose: () => Promise<string[]>): Promise<void> {
    this.#running = this.#running.then(async () => {
      try {
        this.#work.readAgain();
        for (const absolute of await choose()) await this.#draw(absolute);
      } catch (error) {
        if (!isUsageError(error)) throw error;
        await this.#io.stderr.write(`wf: ${error.message}\n`);
      }
    });
    return this.#running;
  }

  async #draw(absolute: string): Promise<void> {
    const planned = this.#planned.get(absolute);
    if (!planned || !this.#isNew(absolute)) return;
    const start = performance.now();
    const paint = await choosePaint(this.#io.stderr, this.#io);
    let line = "";
    try {
      const { code, pictures, files } = await this.#work.render(planned);
      const used = files.map((id) => resolve(this.#io.cwd, id));
      this.#set.imported.note(absolute, used, "rendered");
      const own = pictures.find(({ replaces }) => replaces !== undefined);
      if (own) this.#texts.set(absolute, String(own.content));
      if (code === 0 && this.#work.isQuiet) return;
      const targets = pictures.map(({ target }) => target).join(", ") || "has no wireframes";
      line = code === 0 ? paint.green(printable(targets)) : paint.red("has errors");
    } catch (error) {
      if (!isUsageError(error)) throw error;
      line = paint.red(printable(error.message));
    }
    const ms = Math.round(performance.now() - start);
    const { path } = planned.file;
    await this.#io.stderr.write(`${paint.dim(clockTime())} ${printable(path)} ${line}, ${ms} ms\n`);
  }

  /** Whether the text of a file differs from the one that was last drawn. */
  #isNew(absolute: string): boolean {
    let text: string;
    try {
      ({ text } = this.#set.read(absolute));
    } catch {
      // The file is deleted again; its pictures stay.
      return false;
    }
    if (this.#texts.get(absolute) === text) return false;
    this.#texts.set(absolute, text);
    return true;
  }
}
