/** Tests that a store counts as sound if another process enlarges it during the check. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { open } from "lmdb";
import { afterAll, expect, test, vi } from "vitest";
import { checkLmdbFile } from "../../src/service/store/lmdb-file/check-lmdb-file.js";

const folder = mkdtempSync(path.join(tmpdir(), "wf-growing-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const file = path.join(folder, "wf.mdb");
/** What another process writes before the first read of the check. */
let larger: Buffer | undefined;

vi.mock("node:fs", async (original) => {
  const fs = await original<typeof import("node:fs")>();
  const readSync = (...call: [number, Buffer, number, number, number]) => {
    if (larger) fs.writeFileSync(file, larger);
    larger = undefined;
    return fs.readSync(...call);
  };
  return { ...fs, default: { ...fs, readSync }, readSync };
});

async function write(count: number): Promise<Buffer> {
  const root = open({ path: file, noSubdir: true, maxDbs: 4 });
  const keys = root.openDB<string, number>("keys", { encoding: "json" });
  for (let key = 0; key < count; key++) await keys.put(key, "x".repeat(1_000));
  await root.flushed;
  await root.close();
  return readFileSync(file);
}

test("compares pages with the size after the snapshot was read", async () => {
  const small = await write(1);
  const large = await write(100);
  expect(large.length).toBeGreaterThan(small.length);
  writeFileSync(file, small);
  larger = large;
  expect(checkLmdbFile(file, { isFlushedLate: true, check: () => {} })).toBeUndefined();
  expect(larger).toBeUndefined();
});
