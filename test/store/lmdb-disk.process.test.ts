/** Tests the store in files on a full disk. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { LmdbStore } from "../../src/service/store/lmdb-store.js";
import { StoreError } from "../../src/service/store/store.js";
import { mountSmallDisk } from "../support/small-disk.js";
import { noon, subject } from "./store-contract.js";

test("a full disk is a store error, loses nothing, and recovers when there is room", async ({
  skip,
}) => {
  const root = mkdtempSync(path.join(tmpdir(), "wf-disk-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const folder = path.join(root, "small");
  const unmount = mountSmallDisk(folder);
  if (!unmount) return skip("no file system can be mounted here");
  onTestFinished(unmount);
  // lmdb also writes the reason of each failed commit to the console.
  const said = vi.spyOn(console, "error").mockImplementation(() => {});
  const unheard: unknown[] = [];
  const hear = (reason: unknown) => unheard.push(reason);
  process.on("unhandledRejection", hear);
  const store = await LmdbStore.open({ folder });
  await store.addAccount({ name: "acme", createdAt: noon, tokenHash: null, endpoint: null });
  const admitted = { keep: 0 };
  for (; admitted.keep < 5; admitted.keep++) await store.consume(subject("keep"), noon);
  const filler = path.join(folder, "filler");
  expect(() => writeFileSync(filler, Buffer.alloc(2 << 20))).toThrow(/ENOSPC/);
  let failures = 0;
  for (let index = 0; index < 300; index++) {
    await store.consume(subject(`key_${index}`), noon).catch((error: unknown) => {
      expect(error).toBeInstanceOf(StoreError);
      failures++;
    });
  }
  expect(failures).toBeGreaterThan(0);
  expect((await store.check(noon).catch(() => ({ free: 0 }))).free).toBeLessThan(1 << 20);
  rmSync(filler);
  await store.consume(subject("keep"), noon);
  expect((await store.getUsage("keep")).month.count).toBe(6);
  await store.close();
  // An unhandled rejection is reported only after everything else in progress.
  for (let turn = 0; turn < 100; turn++) await new Promise((next) => setImmediate(next));
  process.off("unhandledRejection", hear);
  said.mockRestore();
  expect(unheard).toEqual([]);
});
