/** Tests that damaged values of one account in Redis harm no other account, and are not mistaken for bugs of ours. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { pendingDelivery } from "../../src/service/store/delivery.js";
import { readRedisAddress } from "../../src/service/store/redis/redis-address.js";
import { RedisStore } from "../../src/service/store/redis/redis-store.js";
import { LostDataError, StoreError } from "../../src/service/store/store.js";
import { Workspace } from "../cli/call.js";
import { hasRedis, RedisServer } from "../support/redis-server.js";
import { keyRecord, noon, subject } from "./store-contract.js";

let server: RedisServer;
let store: RedisStore;
/** Where the store keeps an account. */
const place = (name: string, account = "acme") => `wf:1:{${account}}:${name}`;
const claim = { now: noon, until: noon + 9, lease: "l", count: 9, perAccount: 9, busy: new Map() };

const eventOf = (account: string, id: string) => ({
  ...({ id, account, type: "webhook.test", createdAt: noon, data: {} } as const),
  delivery: pendingDelivery(noon),
});

beforeAll(async () => {
  if (hasRedis) server = await RedisServer.start();
});
afterAll(() => server?.remove());
beforeEach(async () => {
  if (!hasRedis) return;
  await server.call("flushall");
  const address = readRedisAddress(server.url);
  store = await RedisStore.open({ address, hasGivenTime: true, freshness: 0 });
  for (const name of ["acme", "other"]) {
    await store.addAccount({ name, createdAt: noon, tokenHash: null, endpoint: null });
  }
  await store.addKey(keyRecord("key_1"));
  await store.addKey(keyRecord("key_2", { account: "other" }));
  return () => store.close();
});

/** How often a client has connected so far. */
async function connections(): Promise<number> {
  const info = await server.call("info", "stats");
  // This call itself is one.
  return Number(/^total_connections_received:(\d+)/m.exec(info)![1]);
}

describe.skipIf(!hasRedis)("damaged values", () => {
  test.each([
    [
      "usage",
      "x",
      [
        () => store.getUsage("key_1"),
        () => store.seeUsage("key_1", noon),
        () => store.consume(subject("key_1"), noon),
      ],
    ],
    ["days", "x", [() => store.getDays("key_1")]],
    [
      "keys",
      JSON.stringify(keyRecord("key_1", { expiresAt: 1e300 })),
      [() => store.getKey("key_1")],
    ],
    ["keys", "{", [() => store.getKey("key_1")]],
  ])("%s of %j is an error of the store, and the connection stays", async (hash, value, reads) => {
    await server.call("hset", place(hash), "key_1", value);
    const before = await connections();
    for (const read of reads) {
      const error = await read().catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(StoreError);
      expect(String((error as Error).cause ?? error)).toContain("damaged");
    }
    expect((await store.consume({ ...subject("key_2"), account: "other" }, noon)).isAdmitted).toBe(
      true,
    );
    expect(await connections()).toBe(before + 1);
  });

  test.each(["{", "[]", "7", '{"delivery":7}', '{"id":"evt_1","delivery":{}}'])(
    "the event %s keeps no other one from being sent",
    async (value) => {
      await store.addEvent(eventOf("acme", "evt_1"));
      await store.addEvent(eventOf("acme", "evt_2"));
      await store.addEvent(eventOf("other", "evt_3"));
      await server.call("hset", place("events"), "evt_1", value);
      const ids = (await store.claimEvents(claim)).map(({ id }) => id);
      expect(ids.sort()).toEqual(["evt_2", "evt_3"]);
      expect(await store.claimEvents({ ...claim, now: noon + 8 })).toEqual([]);
    },
  );

  test("the events of an account whose place has something else keep no other account waiting", async () => {
    await store.addEvent(eventOf("acme", "evt_1"));
    await store.addEvent(eventOf("other", "evt_2"));
    await server.call("del", place("events"));
    await server.call("set", place("events"), "x");
    expect((await store.claimEvents(claim)).map(({ id }) => id)).toEqual(["evt_2"]);
  });

  test.each(["{", "7", '{"name":"acme"}'])(
    "the account %s keeps nobody else from being found by a token, even without entries of tokens",
    async (value) => {
      await store.changeAccount("other", (account) => ({ ...account, tokenHash: "t" }));
      await server.call("del", "wf:1:token:t");
      await server.call("hset", place("account"), "record", value);
      expect(await store.findAccount("t")).toMatchObject({ name: "other" });
      expect(await store.findAccount("u")).toBeUndefined();
      await expect(store.getAccount("acme")).rejects.toThrow("damaged");
    },
  );

  test("lists of all accounts and keys, which a server reads when it starts, have those that are not damaged", async () => {
    await server.call("hset", place("account"), "record", "{");
    await server.call("hset", place("keys"), "key_1", "[]");
    expect((await store.listAccounts()).map(({ name }) => name)).toEqual(["other"]);
    expect((await store.listKeys()).map(({ id }) => id)).toEqual(["key_2"]);
    await expect(store.listKeys("acme")).rejects.toThrow("damaged");
    // A backup must not lack anything.
    await expect(store.items()[Symbol.asyncIterator]().next()).rejects.toThrow("damaged");
  });

  test("tokens are looked up one by one where all have their entries", async () => {
    expect(await store.findAccount("u")).toBeUndefined();
    const calls = async () =>
      Number(
        /calls=(\d+)/.exec(
          /cmdstat_hget:.*/.exec(await server.call("info", "commandstats"))![0],
        )![1],
      );
    const before = await calls();
    for (let at = 0; at < 10; at++) await store.findAccount("u");
    // Whether all have them.
    expect((await calls()) - before).toBe(10);
  });

  test.each([
    ["account", "record", "{"],
    ["account", "record", '{"name":"acme"}'],
    ["keys", "key_1", "[]"],
    ["account", undefined, "x"],
    ["keys", undefined, "x"],
    ["events", undefined, "x"],
    ["sessions", undefined, "x"],
    ["usage", undefined, "x"],
  ])("in the place %s, field %s, let an account be removed and added again", async (...damage) => {
    const [hash, field, value] = damage;
    await store.addEvent(eventOf("acme", "evt_1"));
    if (field !== undefined) await server.call("hset", place(hash), field, value);
    else {
      await server.call("del", place(hash));
      await server.call("set", place(hash), value);
    }
    expect(await store.removeAccount("acme")).toBe(true);
    expect(await store.removeAccount("acme")).toBe(false);
    expect(await server.call("keys", "*{acme}*")).toBe("");
    const again = { name: "acme", createdAt: noon, tokenHash: null, endpoint: null };
    expect(await store.addAccount(again)).toBe(true);
    expect(await store.addKey(keyRecord("key_3", { hash: "3" }))).toBe(true);
    expect((await store.listKeys()).map(({ id }) => id).sort()).toEqual(["key_2", "key_3"]);
    expect(await store.getAccount("other")).toBeDefined();
  });

  test("are told by the commands for accounts with the name, and removed", async () => {
    const workspace = new Workspace();
    const wf = (...words: string[]) => workspace.call([...words, "--store", server.url]);
    await server.call("hset", place("account"), "record", "{");
    expect(await wf("accounts", "token", "acme")).toEqual({
      code: 2,
      out: "",
      err: 'wf: the account "acme" is damaged in Redis (an account cannot be read); run `wf restore FILE` with a backup, or remove it with `wf accounts remove`\n',
    });
    expect(await wf("accounts", "remove", "acme", "--yes")).toMatchObject({
      code: 0,
      out: "removed account acme\n",
    });
    expect((await wf("accounts", "remove", "acme", "--yes")).err).toContain("there is no account");
    await server.call("hset", place("keys", "other"), "key_2", "[]");
    const { err } = await wf("keys", "list", "--account", "other");
    expect(err).toContain('the account "other" is damaged in Redis (a key cannot be read)');
    expect((await wf("accounts", "remove", "other", "--yes")).code).toBe(0);
  });
});

test.skipIf(!hasRedis)("data that are gone are no unknown key, not even at once", async () => {
  const address = readRedisAddress(server.url);
  const lasting = await RedisStore.open({ address, hasGivenTime: true, freshness: 60_000 });
  try {
    const { hash } = keyRecord("key_1");
    expect(await lasting.findKey(hash)).toMatchObject({ id: "key_1" });
    expect(await lasting.findKey("unknown")).toBeUndefined();
    await server.call("flushall");
    for (const each of [hash, "unknown"]) {
      await expect(lasting.findKey(each)).rejects.toBeInstanceOf(LostDataError);
    }
  } finally {
    await lasting.close();
  }
});
