/** `wf store copy`: everything is copied, nothing is replaced without consent, and interrupted copies are resumed. */
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { LmdbStore } from "../../src/service/store/lmdb-store.js";
import { readRedisAddress } from "../../src/service/store/redis/redis-address.js";
import { RedisStore } from "../../src/service/store/redis/redis-store.js";
import { type Store, StoreError, type StoreItem } from "../../src/service/store/store.js";
import { itemsOf, keyRecord, noon, subject } from "../store/store-contract.js";
import { hasRedis, RedisServer } from "../support/redis-server.js";
import { Workspace } from "./call.js";

let server: RedisServer | undefined;
let workspace: Workspace;
let count = 0;
let url = "";
beforeEach(async () => {
  if (!hasRedis) return;
  server ??= await RedisServer.start();
  workspace = new Workspace();
  url = `${server.url}?prefix=copy${++count}`;
});
afterAll(() => server?.remove());

const wf = (...words: string[]) => workspace.call(words);
const folderOf = (name: string) => join(workspace.folder, name);

async function inStore<T>(store: Store, work: (store: Store) => Promise<T>): Promise<T> {
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

const inLmdb = async <T>(name: string, work: (store: Store) => Promise<T>) =>
  inStore(await LmdbStore.open({ folder: folderOf(name) }), work);
const inRedis = async <T>(work: (store: Store) => Promise<T>) =>
  inStore(await RedisStore.open({ address: readRedisAddress(url), hasGivenTime: true }), work);

/** Two accounts, one with keys that have usage, past days and an event. */
async function fill(store: Store): Promise<void> {
  for (const name of ["acme", "beta"]) {
    await store.addAccount({ name, createdAt: noon, tokenHash: null, endpoint: null });
  }
  const hash = (digit: string) => digit.repeat(64);
  await store.addKey(keyRecord("key_1", { hash: hash("1") }));
  await store.addKey(keyRecord("key_2", { hash: hash("2"), sharesWith: "key_1" }));
  for (const at of [0, 1, 2]) await store.consume(subject("key_1"), noon + at * 86_400_000);
  await store.consume({ ...subject("key_1", { month: 4 }), sentWith: "key_2" }, noon + 2e8);
}

describe.skipIf(!hasRedis)("wf store copy", () => {
  test("copies everything to Redis and back, and shows beforehand what it would do", async () => {
    const items = await inLmdb("a", async (store) => {
      await fill(store);
      // A late request of a removed account belongs to nothing.
      await store.consume(subject("key_gone"), noon);
      return (await itemsOf(store)).filter((item) => !("id" in item && item.id === "key_gone"));
    });
    const [from, to] = [`lmdb:${folderOf("a")}`, `lmdb:${folderOf("b")}`];
    const plan = await wf("store", "copy", from, url, "--dry-run");
    expect(plan).toMatchObject({ code: 0, err: "" });
    expect(plan.out).toMatch(
      /^would copy 2 accounts and 2 keys, \d+ items in all to redis:.*new; hash /,
    );
    expect((await server!.call("keys", `copy${count}:*`)).trim()).toBe("");
    const copied = await wf("store", "copy", from, url);
    expect(copied).toMatchObject({ code: 0, err: "" });
    expect(await inRedis(itemsOf)).toEqual(items);
    const back = await wf("store", "copy", url, to);
    expect(back.out.slice(-66)).toBe(copied.out.slice(-66));
    expect(await inLmdb("b", itemsOf)).toEqual(items);
  });

  test("shows no part of a password with an at sign", async () => {
    await server!.call("acl", "setuser", "ann", "on", ">ge@heim", "~*", "&*", "+@all");
    await inLmdb("a", fill);
    await inRedis((store) =>
      store.addAccount({ name: "other", createdAt: noon, tokenHash: null, endpoint: null }),
    );
    const copy = (...words: string[]) =>
      wf("store", "copy", `lmdb:${folderOf("a")}`, url.replace("//", "//ann:ge@heim@"), ...words);
    const shown = url.replace(/\?.*/, "");
    for (const words of [["--dry-run"], [], ["--yes"]]) {
      const { out, err } = await copy(...words);
      expect(out + err).toContain(shown);
      expect(out + err).not.toMatch(/ann|ge@|heim/);
    }
    const { out, err } = await wf("store", "copy", "lmdb:none", `redis://ann:ge@heim@h:x`);
    expect(out + err).not.toMatch(/ann|ge@|heim/);
  });

  test("replaces nothing without confirmation", async () => {
    await inLmdb("a", fill);
    await inRedis((store) =>
      store.addAccount({ name: "other", createdAt: noon, tokenHash: null, endpoint: null }),
    );
    const refused = await wf("store", "copy", `lmdb:${folderOf("a")}`, url);
    expect(refused.code).toBe(2);
    expect(refused.err).toContain("with 2 accounts and 2 keys? To confirm, pass --yes");
    expect(await inRedis((store) => store.listAccounts())).toMatchObject([{ name: "other" }]);
    expect((await wf("store", "copy", `lmdb:${folderOf("a")}`, url, "--yes")).code).toBe(0);
    expect(await inRedis((store) => store.listAccounts())).toHaveLength(2);
  });

  test.each([
    ["the same store", "lmdb:a", "lmdb:./a", "FROM and TO are the same store"],
    ["a missing store", "lmdb:none", "lmdb:b", "no data in none yet"],
    ["no store", "mongo:x", "lmdb:b", "is not a known store"],
  ])("refuses %s", async (_, from, to, said) => {
    const refused = await wf("store", "copy", from, to);
    expect([refused.code, refused.err]).toEqual([2, expect.stringContaining(said)]);
  });

  test("resumes after an interruption, only with the same items", async () => {
    const account = { name: "acme", createdAt: noon, tokenHash: null, endpoint: null };
    const items: StoreItem[] = [
      { kind: "account", value: account },
      ...Array.from({ length: 1_500 }, (_, at): StoreItem => {
        return { kind: "key", value: keyRecord(`key_${at}`) };
      }),
    ];
    const store = await RedisStore.open({ address: readRedisAddress(url), freshness: 0 });
    onTestFinished(() => store.close());
    const progress: number[] = [];
    const stopAt = (most: number) => (done: number) => {
      progress.push(done);
      if (done > most) throw new StoreError("stopped");
    };
    const replace = (digest: string, most: number) =>
      store.replaceItems(() => items, { digest, onProgress: stopAt(most) });
    await expect(replace("one", 600)).rejects.toThrow("stopped");
    expect(await itemsOf(store)).toEqual([]);
    expect(progress).toEqual([500, 1_000]);
    progress.length = 0;
    await replace("one", 9_999);
    expect(progress).toEqual([1_500, 1_501]);
    expect(await itemsOf(store)).toHaveLength(1_501);
    progress.length = 0;
    await replace("two", 9_999);
    expect(progress[0]).toBe(500);
    // No keys of other generations are left.
    const keys = (await server!.call("--raw", "keys", `copy${count}:*`)).split("\n");
    const generations = new Set(keys.map((key) => key.split(":")[1]));
    expect([...generations].sort()).toEqual(["3", "meta"]);
  });
});
