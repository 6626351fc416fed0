/** Closing a watcher ends, whatever it is waiting for. */
import { EventEmitter } from "node:events";
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { startChokidar } from "../../src/tools/preview/file-watcher.js";
import { watchedPaths } from "../../src/workspace/watched/watched-paths.js";

/** Watchers in the order in which they were begun; the first is ready at once, the others never. */
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

  async close(): Promise<void> {
    this.isClosed = true;
  }
}

vi.mock("chokidar", () => ({ watch: (folders: string[]) => new FakeWatcher(folders) }));

test("a watcher that begins anew and is never ready is closed with the other one", async () => {
  const parent = mkdtempSync(join(tmpdir(), "wf-close-"));
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }));
  const folder = join(parent, "w");
  mkdirSync(folder);
  writeFileSync(join(folder, "a.wf"), "page { }");
  const fail = (message: string): never => expect.fail(message);
  const watcher = await startChokidar(watchedPaths(["a.wf"], folder), () => undefined, fail);
  // The watched folder becomes another one.
  renameSync(folder, join(parent, "old"));
  mkdirSync(folder);
  begun[0]!.emit("raw", "rename", "w", { watchedPath: parent });
  await expect.poll(() => begun.length).toBe(2);
  await watcher.close();
  expect(begun.map(({ isClosed }) => isClosed)).toEqual([true, true]);
});
