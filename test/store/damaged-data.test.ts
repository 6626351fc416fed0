/** Tests that damaged, missing or other data is recognized before LMDB opens it. */

import { execFileSync } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { LmdbStore } from "../../src/service/store/lmdb-store.js";
import { StoreError } from "../../src/service/store/store.js";
import { keyRecord, noon, subject } from "./store-contract.js";

const root = mkdtempSync(path.join(tmpdir(), "wf-damaged-"));
let count = 0;
/** The files of a store with an account, keys, usage in both files and long records. */
const sound = path.join(root, "sound");

afterAll(() => rmSync(root, { recursive: true, force: true }));

beforeAll(async () => {
  const store = await LmdbStore.open({ folder: sound, durability: "process" });
  await store.addAccount({ name: "acme", createdAt: noon, tokenHash: null, endpoint: null });
  for (let at = 0; at < 60; at++) {
    const name = at === 7 ? "n".repeat(9_000) : "build";
    await store.addKey(keyRecord(`key_${at}`, { name }));
  }
  await store.consume(subject("key_1"), noon);
  await store.close();
});

function copyOfData(): string {
  const folder = path.join(root, String(++count));
  mkdirSync(folder, { mode: 0o700 });
  for (const name of ["wf.mdb", "counters.mdb"]) {
    copyFileSync(path.join(sound, name), path.join(folder, name));
  }
  return folder;
}

/** Changes the bytes of a file. */
function change(file: string, edit: (bytes: Buffer) => Buffer | undefined): void {
  const bytes = readFileSync(file);
  writeFileSync(file, edit(bytes) ?? bytes);
}

const main = (folder: string) => path.join(folder, "wf.mdb");
const half = (file: string) => change(file, (bytes) => bytes.subarray(0, bytes.length >> 1));
const zeroes = (from: number, to?: number) => (file: string) =>
  change(file, (bytes) => bytes.fill(0, from, to));

/** Damages, each with the reported problem. */
const damages: readonly (readonly [string, (file: string) => void, RegExp])[] = [
  ["is halved", half, /is damaged \(it is cut off\)/],
  ["is cut in its first page", (file) => truncateSync(file, 100), /it is cut off/],
  ["ends within a page", (file) => truncateSync(file, 8_192 + 77), /it is cut off/],
  ["is empty", (file) => writeFileSync(file, ""), /it is empty/],
  ["is another file", (file) => writeFileSync(file, "hello".repeat(9_999)), /not a data file/],
  ["is a page of zeroes", (file) => writeFileSync(file, Buffer.alloc(4_096)), /not a data file/],
  ["starts with zeroes", zeroes(0, 4_096), /not a data file/],
  ["has no second page", zeroes(4_096, 8_192), /first pages are not what they should be/],
  ["is zeroes after two pages", zeroes(8_192), /page \d+ is not what it should be/],
  [
    "has a record that is not JSON",
    (file) =>
      change(file, (bytes) => {
        const record = '{"id":"key_9"';
        for (let at = bytes.indexOf(record); at >= 0; at = bytes.indexOf(record)) bytes[at] = 0x20;
      }),
    /a record of its database "keys" cannot be read/,
  ],
  [
    "has null for a record",
    (file) =>
      change(file, (bytes) => {
        const record = '{"id":"key_9"';
        for (let at = bytes.indexOf(record); at >= 0; at = bytes.indexOf(record)) {
          bytes.fill(" ", at, bytes.indexOf("}", at) + 1).write("null", at);
        }
      }),
    /a record of its database "keys" cannot be read/,
  ],
  [
    "has another format",
    (file) =>
      change(file, (bytes) => {
        for (const page of [0, 4_096]) bytes.writeUInt32LE(9, page + 28);
      }),
    /its format, 9, is not known/,
  ],
  [
    "has two records in one place",
    (file) =>
      change(file, (bytes) => {
        for (let page = 2; page * 4_096 < bytes.length; page++) {
          const at = page * 4_096 + 24;
          const isLeaf = bytes.readUInt16LE(at - 6) === 2 && bytes.readUInt16LE(at - 4) > 2;
          if (isLeaf) bytes.copy(bytes, at, at + 2, at + 4);
        }
      }),
    /page \d+ is not what it should be/,
  ],
];

describe("a data file that", () => {
  test.each(damages)("%s is refused with advice", async (_what, damage, said) => {
    const folder = copyOfData();
    damage(main(folder));
    const before = readFileSync(main(folder));
    const opening = LmdbStore.open({ folder });
    await expect(opening).rejects.toThrow(said);
    await expect(opening).rejects.toThrow(StoreError);
    await expect(opening).rejects.toThrow(/wf restore FILE.*, or move wf.mdb and wf.mdb-lock away/);
    expect(readFileSync(main(folder)).equals(before)).toBe(true);
    expect(readdirSync(folder).sort()).toEqual(["counters.mdb", "wf.mdb"]);
  });

  test.each(damages.slice(0, 5))("%s is also refused for counters", async (_what, damage) => {
    const folder = copyOfData();
    damage(path.join(folder, "counters.mdb"));
    await expect(LmdbStore.open({ folder })).rejects.toThrow(
      /counters.mdb is damaged .* delete counters.mdb and counters.mdb-lock/,
    );
    rmSync(path.join(folder, "counters.mdb"));
    const store = await LmdbStore.open({ folder });
    expect(await store.listKeys()).toHaveLength(60);
    await store.close();
  });

  test.each([
    ["wf.mdb-lock", ""],
    ["counters.mdb", ""],
  ])("is missing while %s exists does not become a new store", async (left, content) => {
    const folder = path.join(root, String(++count));
    mkdirSync(folder, { mode: 0o700 });
    writeFileSync(path.join(folder, left), content);
    await expect(LmdbStore.open({ folder })).rejects.toThrow(/wf.mdb is damaged \(it is gone\)/);
    expect(existsSync(main(folder))).toBe(false);
  });

  test.each<[string, (file: string) => void, RegExp]>([
    [
      "a link",
      (file) => symlinkSync(path.join(sound, "wf.mdb"), file),
      /wf.mdb is a link; link the whole folder/,
    ],
    ["a folder", (file) => mkdirSync(file), /wf.mdb is not a file/],
    ["a pipe", (file) => execFileSync("mkfifo", [file]), /wf.mdb is not a file/],
  ])("is %s is refused", async (_what, make, said) => {
    const folder = copyOfData();
    rmSync(main(folder));
    make(main(folder));
    await expect(LmdbStore.open({ folder })).rejects.toThrow(said);
  });

  test("is sound is opened, whatever is next to it", async () => {
    const folder = copyOfData();
    writeFileSync(path.join(folder, "wf.mdb-lock"), "no lock at all");
    writeFileSync(path.join(folder, ".wf.mdb.1.new"), "left by one that was killed");
    const store = await LmdbStore.open({ folder });
    expect(await store.listKeys()).toHaveLength(60);
    expect((await store.getUsage("key_1")).month.count).toBe(1);
    await store.close();
  });
});

test("a first start creates nothing but the data", async () => {
  const folder = path.join(root, String(++count));
  const store = await LmdbStore.open({ folder });
  await store.close();
  expect(readdirSync(folder).sort()).toEqual(["wf.mdb", "wf.mdb-lock"]);
});
