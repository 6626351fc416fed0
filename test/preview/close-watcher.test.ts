/** Tests that closing a watcher finishes, whatever it is waiting for. */
import { EventEmitter } from "node:events";
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { startChokidar } from "../../src/tools/preview/file-watcher.js";
import { watchedPaths } from "../../src/workspace/watched/watched-paths.js";

/** Watchers in the order of their start; the first is ready at once, the others never. */
const begun: FakeWatcher[] = [];

class FakeWatcher extends EventEmitter {
  isClosed = false;
  readonly #folders: readonly string[];

  constructor(folders: readonly string[]) {
    super();
    this.#folders = folders;
    begun.push(this);
    if (begun.length === 1) setImmediate(() => this.emit("ready"));
  }

  getWatched(): Record<string, string[]> {
    return Object.fromEntries(this.#folders.map((folder) => [folder, []]));
  }

  /** Chokidar's own watcher is reopened when something is added. */
  add(): void {
    this.isClosed = false;
  }

  async close(): Promise<void> {
    this.isClosed = true;
  }
}

vi.mock("chokidar", () => ({ watch: (folders: string[]) => new FakeWatcher(folders) }));

afterEach(() => {
  begun.length = 0;
});

test("a check of folders during the close does not open a watcher again", async () => {
  const folder = mkdtempSync(join(tmpdir(), "wf-close-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const set = watchedPaths(["a.wf"], folder);
  const fail = (message: string): never => expect.fail(message);
  const watcher = await startChokidar(set, () => undefined, fail);
  const closing = watcher.close();
  watcher.refresh();
  set.imported.note(join(folder, "a.wf"), [join(folder, "parts", "b.wf")], "rendered");
  await closing;
  watcher.refresh();
  expect(begun.map(({ isClosed }) => isClosed)).toEqual([true]);
});

test("a restarting watcher that never becomes ready is closed with the other one", async () => {
  const parent = mkdtempSync(join(tmpdir(), "wf-close-"));
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }));
  const folder = join(parent, "w");
  mkdirSync(folder);
  writeFileSync(join(folder, "a.wf"), "page { }");
  const fail = (message: string): never => expect.fail(message);
  const watcher = await startChokidar(watchedPaths(["a.wf"], folder), () => undefined, fail);
  // The watched folder is replaced by another one.
  renameSync(folder, join(parent, "old"));
  mkdirSync(folder);
  begun[0]!.emit("raw", "rename", "w", { watchedPath: parent });
  await expect.poll(() => begun.length).toBe(2);
  await watcher.close();
  expect(begun.map(({ isClosed }) => isClosed)).toEqual([true, true]);
});
