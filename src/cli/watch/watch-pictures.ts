/** Does the work of `wf render --watch`: draws everything, then again whatever changes. */
import { startChokidar } from "../../preview/file-watcher.js";
import { type FileBatch, followFiles } from "../../preview/follow-files.js";
import { printable } from "../../text/display-width.js";
import { isUsageError, UsageError } from "../arguments/usage-error.js";
import type { FoundFile } from "../files/collect-files.js";
import type { Io } from "../io.js";
import type { DrawnPicture } from "../render/draw-parts.js";
import type { PlannedFile } from "../render/plan-pictures.js";
import { choosePaint } from "../terminal/choose-paint.js";
import { limitsFinder } from "./find-limits.js";
import { showPreview } from "./show-preview.js";
import { clockTime } from "./tell-rebuild.js";
import { untilStopped } from "./until-stopped.js";
import { type WatchedPaths, watchedPaths } from "./watched-paths.js";

/** What `wf render` hands over. */
export interface PictureWork {
  operands: readonly string[];
  plan(files: FoundFile[]): Promise<PlannedFile[]>;
  /** Draws and writes the pictures of a file, and reports its diagnostics. */
  render(file: PlannedFile): Promise<{ code: number; pictures: readonly DrawnPicture[] }>;
  /** Whether to show the preview too. */
  withPreview: boolean;
  /** Whether to report only problems. */
  isQuiet: boolean;
}

/** Draws until it is stopped; then returns 0, because errors in a source do not stop it. */
export async function watchPictures(work: PictureWork, io: Io): Promise<number> {
  const set = watchedPaths(work.operands, io.cwd, "render", limitsFinder(io));
  const pictures = new WatchedPictures(set, work, io);
  const { missing } = await set.find();
  await pictures.plan();
  let close: () => Promise<void>;
  if (work.withPreview) {
    const wish = { host: "127.0.0.1", port: undefined, allowHost: [], open: true };
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
      (message) => void io.stderr.write(`wf: ${message}\n`),
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
  /** Texts by absolute path, as they were drawn last. */
  readonly #texts = new Map<string, string>();
  #planned = new Map<string, PlannedFile>();
  #running: Promise<void> = Promise.resolve();

  constructor(set: WatchedPaths, work: PictureWork, io: Io) {
    this.#set = set;
    this.#work = work;
    this.#io = io;
  }

  /** Says where each picture goes; throws a UsageError where that cannot be. */
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
      if (!found) return [...changed];
      await this.plan();
      const fresh = [...this.#planned.keys()].filter((absolute) => !this.#texts.has(absolute));
      for (const absolute of this.#texts.keys()) {
        if (!this.#planned.has(absolute)) this.#texts.delete(absolute);
      }
      return [...new Set([...changed, ...fresh])];
    });
  }

  /** One after the other: two drawings of a file at once would write over each other. */
  #queue(choose: () => Promise<string[]>): Promise<void> {
    this.#running = this.#running.then(async () => {
      try {
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
      const { code, pictures } = await this.#work.render(planned);
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

  /** Whether the text of a file is not the one that was drawn last. */
  #isNew(absolute: string): boolean {
    let text: string;
    try {
      ({ text } = this.#set.read(absolute));
    } catch {
      // It has gone again; what was drawn of it stays.
      return false;
    }
    if (this.#texts.get(absolute) === text) return false;
    this.#texts.set(absolute, text);
    return true;
  }
}
