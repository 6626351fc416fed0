/** Tests the store in files: the contract, other processes, durability, folders. */
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { execa } from "execa";
import { open } from "lmdb";
import { afterAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { defaultDataFolder } from "../../src/service/store/data-folder.js";
import { LmdbStore } from "../../src/service/store/lmdb-store.js";
import { openStore } from "../../src/service/store/open-store.js";
import type { Endpoint } from "../../src/service/store/records.js";
import { StoreError } from "../../src/service/store/store.js";
import { keyRecord, noon, subject, testStore } from "./store-contract.js";

const root = mkdtempSync(path.join(tmpdir(), "wf-store-"));
let count = 0;
const freshFolder = (): string => path.join(root, String(++count));

afterAll(() => rmSync(root, { recursive: true, force: true }));

testStore("LMDB", () => LmdbStore.open({ folder: freshFolder() }));
testStore("quick LMDB", () => LmdbStore.open({ folder: freshFolder(), durability: "process" }));

const account = { name: "acme", createdAt: noon, tokenHash: null, endpoint: null };

describe("the keys of an account", () => {
  /** A store with so many keys of acme among those of another account. */
  async function storeWith(folder: string, keys: number): Promise<LmdbStore> {
    const store = await LmdbStore.open({ folder, durability: "process" });
    await store.addAccount(account);
    await store.addAccount({ ...account, name: "other" });
    for (let at = 0; at < 60; at++) await store.addKey(keyRecord(`o${at}`, { account: "other" }));
    for (let at = 0; at < keys; at++) {
      await store.addKey(keyRecord(`k${at}`, { createdAt: noon + at }));
    }
    return store;
  }

  test("are found without reading those of others, and a page without reading all", async () => {
    const store = await storeWith(freshFolder(), 40);
    onTestFinished(() => store.close());
    const read = vi.spyOn(JSON, "parse");
    const recordsRead = async (work: () => Promise<unknown>): Promise<number> => {
      read.mockClear();
      await work();
      return read.mock.results.filter(({ value }) => value?.hash !== undefined).length;
    };
    expect(await recordsRead(() => store.listKeys("acme"))).toBe(40);
    const page = { now: noon, size: 10, working: 2, ended: 1 };
    expect(await recordsRead(() => store.pageKeys("acme", page))).toBe(10);
    const more = keyRecord("more");
    expect(await recordsRead(() => store.addKey(more, () => true))).toBe(40);
  });

  test("are found in a file whose index lacks some", async () => {
    const folder = freshFolder();
    await (await storeWith(folder, 3)).close();
    const file = open({ path: path.join(folder, "wf.mdb"), noSubdir: true, maxDbs: 16 });
    const ages = file.openDB({ name: "ages", encoding: "json" });
    await ages.remove([...ages.getKeys()].at(0)!);
    await file.close();
    const store = await LmdbStore.open({ folder });
    onTestFinished(() => store.close());
    expect((await store.listKeys("acme")).map(({ id }) => id)).toEqual(["k0", "k1", "k2"]);
  });
});

test("accounts are found by their tokens in a file whose index lacks some", async () => {
  const folder = freshFolder();
  const before = await LmdbStore.open({ folder });
  await before.addAccount({ ...account, tokenHash: "t" });
  await before.addAccount({ ...account, name: "other" });
  await before.close();
  const file = open({ path: path.join(folder, "wf.mdb"), noSubdir: true, maxDbs: 16 });
  await file.openDB({ name: "tokens", encoding: "string" }).clearAsync();
  await file.close();
  const store = await LmdbStore.open({ folder });
  onTestFinished(() => store.close());
  expect(await store.findAccount("t")).toMatchObject({ name: "acme" });
});

describe("a data folder", () => {
  test("belongs to its owner only, with its files", async () => {
    const folder = freshFolder();
    await (await LmdbStore.open({ folder, durability: "process" })).close();
    const modeOf = (file: string) => statSync(file).mode & 0o777;
    expect(modeOf(folder)).toBe(0o700);
    for (const file of ["wf.mdb", "wf.mdb-lock", "counters.mdb", "counters.mdb-lock"]) {
      expect(modeOf(path.join(folder, file))).toBe(0o600);
    }
  });

  test.skipIf(process.platform === "win32")(
    "has locks that take their room on the disk at once, and nothing else",
    async () => {
      const folder = freshFolder();
      await (await LmdbStore.open({ folder })).close();
      const { size, blocks } = statSync(path.join(folder, "wf.mdb-lock"));
      expect(blocks * 512).toBeGreaterThanOrEqual(size);
      expect(readdirSync(folder).sort()).toEqual(["wf.mdb", "wf.mdb-lock"]);
    },
  );

  test.each(["power", "process", undefined] as const)(
    "shows other processes that it is open (%s)",
    async (durability) => {
      const folder = freshFolder();
      const store = await LmdbStore.open({ folder, durability });
      const { stdout } = await execa(process.execPath, ["--input-type=module"], {
        cwd: import.meta.dirname,
        input: `import { execa } from "execa";
import { open } from "lmdb";
          const data = open({ path: ${JSON.stringify(path.join(folder, "wf.mdb"))}, noSubdir: true, maxReaders: 1024, maxDbs: 16 });
          console.log(data.readerList());
          await data.close();`,
      });
      await store.close();
      expect(stdout).toMatch(new RegExp(`^\\s*${process.pid}\\s`, "m"));
    },
  );

  test.skipIf(process.platform === "win32").each([
    ["wf.mdb", "power"],
    ["wf.mdb-lock", "power"],
    ["counters.mdb", "process"],
    ["counters.mdb-lock", "process"],
  ] as const)("counts nothing while its %s is gone or another file", async (name, durability) => {
    const folder = freshFolder();
    const store = await LmdbStore.open({ folder, durability });
    onTestFinished(() => store.close());
    await store.addAccount(account);
    await store.addKey(keyRecord("k"));
    const consume = () => store.consume(subject("k"), noon);
    await consume();
    const file = path.join(folder, name);
    renameSync(file, `${file}.away`);
    const refusal = expect.objectContaining({
      name: "StoreError",
      cause: new Error(`${name} was removed or replaced; restart the server`),
    });
    await expect(consume()).rejects.toEqual(refusal);
    writeFileSync(file, "");
    await expect(consume()).rejects.toEqual(refusal);
    renameSync(`${file}.away`, file);
    await consume();
    expect((await store.getUsage("k")).day.count).toBe(2);
  });

  test("is refused if others may write to it", async () => {
    const folder = freshFolder();
    mkdirSync(folder);
    chmodSync(folder, 0o770);
    await expect(LmdbStore.open({ folder })).rejects.toThrow(
      /other users can write .*; run `chmod 700 /,
    );
  });

  test("is refused if it is a file, or cannot be created", async () => {
    const file = freshFolder();
    writeFileSync(file, "");
    for (const wrong of [file, path.join(file, "below"), "/proc/1/below/it"]) {
      await expect(LmdbStore.open({ folder: wrong })).rejects.toThrow(StoreError);
    }
  });

  test.each([
    ["linux", { HOME: "/home/ann" }, "/home/ann/.local/state/wf"],
    ["linux", { HOME: "/home/ann", XDG_STATE_HOME: "/state" }, "/state/wf"],
    ["darwin", { HOME: "/Users/ann" }, "/Users/ann/Library/Application Support/wf"],
  ] as const)("has its place on %s", (platform, env, expected) => {
    expect(defaultDataFolder(env, platform)).toBe(expected);
  });
});

describe("addresses of stores", () => {
  test("lmdb: with and without a folder, and memory:", async () => {
    const folder = freshFolder();
    for (const address of ["lmdb:", `lmdb:${folder}`]) {
      const store = await openStore({ address, folder });
      await store.addAccount(account);
      await store.close();
    }
    const again = await openStore({ address: "lmdb:", folder });
    expect(await again.listAccounts()).toHaveLength(1);
    await again.close();
    await (await openStore({ address: "memory:", folder: "" })).close();
  });

  test.each(["mongo://x", "lmdb", "", "memory:x"])("%j is not an address", async (address) => {
    const opening = openStore({ address, folder: freshFolder() });
    await expect(opening).rejects.toThrow(/is not a known store; use lmdb:/);
  });
});

describe("written data", () => {
  test("is there when the store is opened again", async () => {
    const folder = freshFolder();
    const store = await LmdbStore.open({ folder });
    await store.addAccount(account);
    await store.addKey(keyRecord("key_1"));
    await store.consume(subject("key_1"), noon);
    await store.close();
    const again = await LmdbStore.open({ folder });
    expect(await again.findKey("hash-of-key_1")).toEqual(keyRecord("key_1"));
    expect((await again.getUsage("key_1")).month.count).toBe(1);
    await again.close();
  });

  test("keeps the endpoint of an account under the name that existing data has", async () => {
    const folder = freshFolder();
    const endpoint: Endpoint = {
      url: "https://example.com/",
      events: ["api_key.rotated"],
      secret: "whsec_x",
      previousSecrets: [],
      createdAt: noon,
      disabled: null,
      lastSuccessAt: null,
    };
    const store = await LmdbStore.open({ folder });
    await store.addAccount({ ...account, endpoint });
    await store.close();
    const root = open({ path: path.join(folder, "wf.mdb"), noSubdir: true, maxDbs: 16 });
    const { endpoint: _, ...fields } = account;
    const accounts = root.openDB({ name: "accounts", encoding: "json" });
    expect(accounts.get("acme")).toEqual({ ...fields, receiver: endpoint });
    await root.close();
    const again = await LmdbStore.open({ folder });
    expect(await again.getAccount("acme")).toEqual({ ...account, endpoint });
    expect(await again.listAccounts()).toEqual([{ ...account, endpoint }]);
    await again.changeAccount("acme", (before) => {
      expect(before.endpoint).toEqual(endpoint);
      return { ...before, endpoint: null };
    });
    expect((await again.getAccount("acme"))?.endpoint).toBeNull();
    await again.close();
  });

  test("keeps the counters when the durability changes in either direction", async () => {
    const folder = freshFolder();
    for (const [index, durability] of (
      ["power", "process", "power", "process"] as const
    ).entries()) {
      const store = await LmdbStore.open({ folder, durability });
      await store.consume(subject("key_1"), noon);
      expect((await store.getUsage("key_1")).month.count).toBe(index + 1);
      await store.close();
    }
  });
});
