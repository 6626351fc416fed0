/** The contract of every store, run for each kind. */
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { type Claim, pendingDelivery } from "../../src/service/store/delivery.js";
import { endOf, keyPages } from "../../src/service/store/key-pages.js";
import type { EventRecord, KeyRecord, SessionRecord } from "../../src/service/store/records.js";
import {
  type Store,
  StoreError,
  type StoreItem,
  type Subject,
} from "../../src/service/store/store.js";
import type { Usage } from "../../src/service/store/windows.js";
import { Random } from "../support/random.js";

/** November 21, 2026, 10:20:30 UTC. */
export const noon = Date.UTC(2026, 10, 21, 10, 20, 30);

/** A key record; its hash is derived from its id. */
export function keyRecord(id: string, fields: Partial<KeyRecord> = {}): KeyRecord {
  return {
    id,
    account: "acme",
    name: "build",
    tier: "free",
    hash: `hash-of-${id}`,
    display: "wf_live_abcd…wxyz",
    createdAt: noon,
    expiresAt: null,
    revokedAt: null,
    previous: [],
    isDeclared: false,
    ...fields,
  };
}

/** The subject of a request: a key with these limits. */
export function subject(keyId: string, limits: Partial<Subject["limits"]> = {}): Subject {
  return {
    keyId,
    keyName: "build",
    account: "acme",
    tier: "free",
    limits: { minute: 1000, day: 1000, month: 1000, ...limits },
  };
}

const event: EventRecord = {
  id: "evt_1",
  account: "acme",
  type: "api_key.rotated",
  createdAt: noon,
  data: { keyId: "key_1" },
  delivery: pendingDelivery(noon),
};

/** A session of the account acme. */
function sessionOf(hash: string): SessionRecord {
  return { hash, account: "acme", tokenHash: "t", createdAt: noon, expiresAt: noon + 999 };
}

/** Another event, of any account. */
function eventOf(id: string, fields: Partial<EventRecord> = {}): EventRecord {
  return { ...event, id, ...fields };
}

/** Adds the tests for a kind of store. `open` returns an empty one. */
export function testStore(kind: string, open: () => Promise<Store>): void {
  describe(`the ${kind} store`, () => {
    let store: Store;
    beforeEach(async () => {
      store = await open();
      await store.addAccount({ name: "acme", createdAt: noon, tokenHash: null, endpoint: null });
    });
    afterEach(() => store.close());

    test("keeps accounts by name", async () => {
      expect(
        await store.addAccount({ name: "acme", createdAt: 1, tokenHash: null, endpoint: null }),
      ).toBe(false);
      await store.addAccount({ name: "Beta", createdAt: noon, tokenHash: null, endpoint: null });
      expect((await store.listAccounts()).map(({ name }) => name)).toEqual(["Beta", "acme"]);
      expect(
        await store.changeAccount("acme", (account) => ({ ...account, tokenHash: "t" })),
      ).toMatchObject({ tokenHash: "t" });
      expect(await store.getAccount("acme")).toEqual({
        name: "acme",
        createdAt: noon,
        tokenHash: "t",
        endpoint: null,
      });
      expect(await store.changeAccount("nobody", (account) => account)).toBeUndefined();
      expect(await store.getAccount("nobody")).toBeUndefined();
    });

    test("finds an account by its current token only", async () => {
      const give = (name: string, tokenHash: string | null) =>
        store.changeAccount(name, (account) => ({ ...account, tokenHash }));
      const findAll = async () =>
        (await Promise.all(["t", "u", "v"].map((hash) => store.findAccount(hash)))).map(
          (found) => found?.name,
        );
      await store.addAccount({ name: "beta", createdAt: 1, tokenHash: "v", endpoint: null });
      expect(await findAll()).toEqual([undefined, undefined, "beta"]);
      await give("acme", "t");
      expect(await store.findAccount("t")).toEqual(await store.getAccount("acme"));
      await give("acme", "u");
      expect(await findAll()).toEqual([undefined, "acme", "beta"]);
      await give("acme", null);
      await give("beta", "u");
      expect(await findAll()).toEqual([undefined, "beta", undefined]);
      await store.removeAccount("beta");
      expect(await findAll()).toEqual([undefined, undefined, undefined]);
    });

    test("finds accounts by their tokens after everything was replaced", async () => {
      const account = { name: "acme", createdAt: noon, tokenHash: "t", endpoint: null };
      await store.changeAccount("acme", () => account);
      const items = [{ kind: "account" as const, value: { ...account, tokenHash: "u" } }];
      await store.replaceItems(() => items);
      expect(await store.findAccount("t")).toBeUndefined();
      expect(await store.findAccount("u")).toMatchObject({ name: "acme" });
    });

    test("finds a key by each of its secrets", async () => {
      const previous = [{ hash: "old", display: "wf_live_old…", expiresAt: noon + 1000 }];
      const key = keyRecord("key_1", { previous });
      expect(await store.addKey(key)).toBe(true);
      expect(await store.findKey("hash-of-key_1")).toEqual(key);
      expect(await store.findKey("old")).toEqual(key);
      expect(await store.findKey("other")).toBeUndefined();
      expect(await store.getKey("key_1")).toEqual(key);
      expect(await store.getKey("key_2")).toBeUndefined();
    });

    test("adds no key twice, and none without its account", async () => {
      await store.addKey(keyRecord("key_1"));
      expect(await store.addKey(keyRecord("key_1", { hash: "new" }))).toBe(false);
      expect(await store.addKey(keyRecord("key_2", { hash: "hash-of-key_1" }))).toBe(false);
      expect(await store.addKey(keyRecord("key_3", { account: "nobody" }))).toBe(false);
      expect(await store.listKeys()).toHaveLength(1);
    });

    test("lists keys oldest first, all or those of an account", async () => {
      await store.addAccount({ name: "beta", createdAt: noon, tokenHash: null, endpoint: null });
      await store.addKey(keyRecord("key_b", { createdAt: noon + 2 }));
      await store.addKey(keyRecord("key_a", { createdAt: noon + 3 }));
      await store.addKey(keyRecord("key_c", { createdAt: noon + 1, account: "beta" }));
      expect((await store.listKeys()).map(({ id }) => id)).toEqual(["key_c", "key_b", "key_a"]);
      expect((await store.listKeys("acme")).map(({ id }) => id)).toEqual(["key_b", "key_a"]);
    });

    test("pages the keys of an account, newest first, with those that have ended apart", async () => {
      await store.addAccount({ name: "acme2", createdAt: noon, tokenHash: null, endpoint: null });
      await store.addKey(keyRecord("key_foreign", { account: "acme2" }));
      for (const at of [5, 3, 1, 2, 4, 6, 7]) {
        await store.addKey(keyRecord(`key_${at}`, { createdAt: noon + at }));
      }
      await store.addKey(keyRecord("key_b", { createdAt: noon + 7 }));
      await store.changeKey("key_4", (key) => ({ key: { ...key, revokedAt: noon } }));
      await store.changeKey("key_6", (key) => ({ key: { ...key, expiresAt: noon + 20 } }));
      await store.changeKey("key_2", (key) => ({ key: { ...key, name: "renamed" } }));
      const pages = async (now: number, working: number, ended = 1) => {
        const found = await store.pageKeys("acme", { now, size: 3, working, ended });
        return [found.working, found.ended].map(({ shown, page, pages, before, total }) => [
          shown.map(({ id }) => id.slice(4)).join(""),
          `${page} of ${pages}, ${before} before, ${total} in all`,
        ]);
      };
      expect(await pages(noon + 19, 1)).toEqual([
        ["b76", "1 of 3, 0 before, 7 in all"],
        ["4", "1 of 1, 0 before, 1 in all"],
      ]);
      expect(await pages(noon + 20, 2)).toEqual([
        ["321", "2 of 2, 3 before, 6 in all"],
        ["64", "1 of 1, 0 before, 2 in all"],
      ]);
      // The nearest page, if there is none of this number.
      expect(await pages(noon + 20, 99, 0)).toEqual(await pages(noon + 20, 2));
      expect(
        (await store.pageKeys("acme2", { now: 0, size: 9, working: 1, ended: 1 })).working,
      ).toMatchObject({ total: 1 });
      await store.changeKey("key_4", (key) => ({ key: { ...key, revokedAt: null } }));
      await store.changeKey("key_6", (key) => ({ key: { ...key, expiresAt: null } }));
      expect(await pages(noon + 20, 1)).toEqual([
        ["b76", "1 of 3, 0 before, 8 in all"],
        ["", "1 of 1, 0 before, 0 in all"],
      ]);
      await store.removeAccount("acme");
      await store.addAccount({ name: "acme", createdAt: noon, tokenHash: null, endpoint: null });
      expect(await pages(noon, 1)).toEqual([
        ["", "1 of 1, 0 before, 0 in all"],
        ["", "1 of 1, 0 before, 0 in all"],
      ]);
    });

    test("pages keys as they are listed, whatever happened to them", async () => {
      const random = new Random(7);
      /** Checks all pages against the list of keys. */
      const expectPages = async (now: number): Promise<void> => {
        const newest = (await store.listKeys("acme")).reverse();
        for (const [working, ended] of [
          [1, 3],
          [2, 1],
          [3, 2],
        ] as const) {
          const asked = { now, size: 4, working, ended };
          expect(await store.pageKeys("acme", asked)).toEqual(keyPages(newest, endOf, asked));
        }
      };
      for (let at = 0; at < 40; at++) {
        const id = `key_${random.below(20)}`;
        const time = noon + random.below(6);
        const maybe = random.pick([null, time]);
        const fields = random.pick([
          { revokedAt: maybe },
          { expiresAt: maybe },
          { hash: `h${at}` },
        ]);
        const isNew = await store.addKey(keyRecord(id, { createdAt: time }));
        if (!isNew) await store.changeKey(id, (key) => ({ key: { ...key, ...fields } }));
        if (at % 4 === 0) await expectPages(noon + random.below(6));
      }
      // A restore writes what a store derives as well.
      const items: StoreItem[] = [];
      for await (const item of store.items()) items.push(item);
      await store.replaceItems(() => items);
      await expectPages(noon + 3);
    });

    test("pages no keys of an account that does not exist, and creates none", async () => {
      const asked = { now: noon, size: 4, working: 2, ended: 1 };
      expect(await store.pageKeys("nobody", asked)).toEqual(keyPages([], endOf, asked));
      expect(await store.getAccount("nobody")).toBeUndefined();
      expect(await store.listAccounts()).toHaveLength(1);
    });

    test("changes a key together with its secrets and events", async () => {
      await store.addKey(keyRecord("key_1"));
      const changed = await store.changeKey("key_1", (key) => ({
        key: {
          ...key,
          hash: "new",
          previous: [{ hash: key.hash, display: "…", expiresAt: noon + 1 }],
        },
        events: [event],
      }));
      expect(changed).toMatchObject({ hash: "new" });
      expect((await store.findKey("new"))?.id).toBe("key_1");
      expect((await store.findKey("hash-of-key_1"))?.id).toBe("key_1");
      expect(await store.listEvents("acme", 50)).toEqual([event]);
      await store.changeKey("key_1", (key) => ({ key: { ...key, previous: [] } }));
      expect(await store.findKey("hash-of-key_1")).toBeUndefined();
    });

    test("forgets the secrets of a revoked key, and finds them again if it is restored", async () => {
      await store.addKey(keyRecord("key_1"));
      await store.changeKey("key_1", (key) => ({ key: { ...key, revokedAt: noon } }));
      expect(await store.findKey("hash-of-key_1")).toBeUndefined();
      expect(await store.getKey("key_1")).toMatchObject({ revokedAt: noon });
      await store.changeKey("key_1", (key) => ({ key: { ...key, revokedAt: null } }));
      expect((await store.findKey("hash-of-key_1"))?.id).toBe("key_1");
    });

    test("changes nothing if the change is called off, the key is unknown, or the secret belongs to another key", async () => {
      await store.addKey(keyRecord("key_1"));
      await store.addKey(keyRecord("key_2"));
      expect(await store.changeKey("key_1", () => undefined)).toBeUndefined();
      expect(await store.changeKey("key_9", (key) => ({ key }))).toBeUndefined();
      expect(
        await store.changeKey("key_1", (key) => ({
          key: { ...key, hash: "hash-of-key_2" },
          events: [event],
        })),
      ).toBe(false);
      expect(await store.getKey("key_1")).toEqual(keyRecord("key_1"));
      expect(await store.listEvents("acme", 50)).toEqual([]);
    });

    test("removes an account with its keys, counters and events", async () => {
      await store.addAccount({ name: "beta", createdAt: noon, tokenHash: null, endpoint: null });
      await store.addKey(keyRecord("key_1"));
      await store.addKey(keyRecord("key_2", { account: "beta" }));
      await store.consume(subject("key_1", { month: 1 }), noon);
      await store.changeKey("key_1", (key) => ({ key, events: [event] }));
      expect(await store.removeAccount("acme")).toBe(true);
      expect(await store.removeAccount("acme")).toBe(false);
      expect(await store.findKey("hash-of-key_1")).toBeUndefined();
      expect((await store.listKeys()).map(({ id }) => id)).toEqual(["key_2"]);
      expect((await store.getUsage("key_1")).month.count).toBe(0);
      expect(await store.listEvents("acme", 50)).toEqual([]);
    });

    test("tells usage with the time that requests are counted at", async () => {
      await store.addKey(keyRecord("key_1"));
      const seen = async (id: string) => {
        const { usage, at } = await store.seeUsage(id, noon);
        expect(usage).toEqual(await store.getUsage(id));
        return [usage.month.count, at];
      };
      expect(await seen("key_1")).toEqual([0, noon]);
      await store.consume(subject("key_1"), noon);
      expect(await seen("key_1")).toEqual([1, noon]);
      expect(await seen("key_9")).toEqual([0, noon]);
    });

    test("can be checked without changing anything", async () => {
      const before = await itemsOf(store);
      const { free } = await store.check(noon);
      expect(free === undefined || free > 0).toBe(true);
      expect(await itemsOf(store)).toEqual(before);
    });

    describe("its items", () => {
      /** An account with a key, usage, a past day and an event, and one with an endpoint. */
      async function fill(): Promise<void> {
        const endpoint = {
          url: "https://example.com/",
          events: ["api_key.rotated" as const],
          secret: "whsec_x",
          previousSecrets: [],
          createdAt: noon,
          disabled: null,
          lastSuccessAt: null,
        };
        await store.addAccount({ name: "beta", createdAt: noon, tokenHash: "t", endpoint });
        const previous = [{ hash: "old", display: "wf_live_old…", expiresAt: noon + 1000 }];
        await store.addKey(keyRecord("key_1", { previous }));
        await store.addKey(keyRecord("key_2", { revokedAt: noon }));
        await store.consume(subject("key_1"), noon);
        await store.consume(subject("key_1"), noon + 86_400_000);
        await store.changeKey("key_1", (key) => ({ key, events: [event] }));
      }

      test("are enough to make another store equal", async () => {
        await fill();
        const items = await itemsOf(store);
        expect(items.map(({ kind }) => kind).sort()).toEqual(
          "account account days event key key usage".split(" "),
        );
        const other = await open();
        onTestFinished(() => other.close());
        await other.addAccount({ name: "gone", createdAt: 1, tokenHash: null, endpoint: null });
        await other.addKey(keyRecord("key_9", { account: "gone", hash: "old" }));
        await other.consume(subject("key_9"), noon);
        await other.addSession(sessionOf("session"));
        const inOrder: StoreItem[] = [];
        for await (const item of store.items()) inOrder.push(item);
        await other.replaceItems(() => inOrder);
        expect(await itemsOf(other)).toEqual(items);
        expect((await other.findKey("old"))?.id).toBe("key_1");
        expect(await other.findKey("hash-of-key_2")).toBeUndefined();
        expect(await other.getSession("session")).toBeUndefined();
        expect(await other.getUsage("key_1")).toEqual(await store.getUsage("key_1"));
        expect(await other.getDays("key_1")).toEqual(await store.getDays("key_1"));
        expect(await other.nextDue()).toBe(noon);
        expect((await other.getUsage("key_9")).month.count).toBe(0);
        await other.consume(subject("key_1"), noon + 86_400_000);
        expect((await other.getUsage("key_1")).month.count).toBe(3);
      });

      test("do not change if new ones cannot be read", async () => {
        await fill();
        await store.addSession(sessionOf("session"));
        const items = await itemsOf(store);
        function* failing(): Generator<StoreItem> {
          yield items[0]!;
          throw new StoreError("cannot be read");
        }
        await expect(store.replaceItems(failing)).rejects.toThrow("cannot be read");
        expect(await itemsOf(store)).toEqual(items);
        expect(await store.getSession("session")).toBeDefined();
        await store.consume(subject("key_1"), noon + 86_400_000);
      });

      test("include no events of removed accounts", async () => {
        await store.changeKey("key_1", (key) => ({ key, events: [event] }));
        await store.removeAccount("acme");
        expect(await itemsOf(store)).toEqual([]);
      });
    });

    test("returns copies", async () => {
      const key = keyRecord("key_1");
      await store.addKey(key);
      key.tier = "pro";
      (await store.getKey("key_1"))!.tier = "pro";
      (await store.listKeys())[0]!.tier = "pro";
      await store.changeKey("key_1", (before) => {
        before.tier = "pro";
        return undefined;
      });
      expect((await store.getKey("key_1"))!.tier).toBe("free");
    });

    test("counts in all windows or in none", async () => {
      const tight = subject("key_1", { minute: 2 });
      for (const isAdmitted of [true, true, false, false]) {
        expect(await store.consume(tight, noon)).toMatchObject({ isAdmitted });
      }
      const usage = await store.getUsage("key_1");
      expect([usage.minute.count, usage.day.count, usage.month.count]).toEqual([2, 2, 2]);
      expect(usage.lastUsed).toBe(Math.floor(noon / 1000));
      expect(await store.consume(tight, noon + 30_000)).toMatchObject({ isAdmitted: true });
    });

    test("refunds a request in the windows that are still open", async () => {
      const { consume, refund } = {
        consume: (now: number) => store.consume(subject("key_1"), now),
        refund: (now: number) => store.refund({ keyId: "key_1" }, now),
      };
      const counts = async () => {
        const { minute, day, month } = await store.getUsage("key_1");
        return [minute.count, day.count, month.count];
      };
      await refund(noon);
      expect(await counts()).toEqual([0, 0, 0]);
      await consume(noon);
      await consume(noon);
      await refund(noon);
      expect(await counts()).toEqual([1, 1, 1]);
      await consume(noon + 60_000);
      await refund(noon);
      expect(await counts()).toEqual([1, 1, 1]);
      await refund(noon + 60_000);
      expect(await counts()).toEqual([0, 0, 0]);
    });

    describe("keys that share windows", () => {
      const shared = (sentWith: string, limits = {}) => ({ ...subject("key_1", limits), sentWith });
      const countsOf = async (usage: Promise<Usage>) => {
        const { minute, day, month } = await usage;
        return [minute.count, day.count, month.count];
      };

      test("have a common limit, and each its own usage", async () => {
        const tight = { minute: 5 };
        await store.consume(subject("key_1", tight), noon);
        await store.consume(subject("key_1", tight), noon);
        await store.consume(shared("key_2", tight), noon + 1_000);
        await store.consume(shared("key_3", tight), noon + 2_000);
        await store.consume(subject("key_1", tight), noon + 3_000);
        for (const each of [subject("key_1", tight), shared("key_2", tight)]) {
          expect(await store.consume(each, noon + 4_000)).toMatchObject({ isAdmitted: false });
        }
        expect(await countsOf(store.getUsage("key_1"))).toEqual([5, 5, 5]);
        expect(await countsOf(store.getOwnUsage("key_1"))).toEqual([3, 3, 3]);
        expect(await countsOf(store.getOwnUsage("key_2"))).toEqual([1, 1, 1]);
        expect(await countsOf(store.getOwnUsage("key_3"))).toEqual([1, 1, 1]);
        const usedAt = async (id: string) => (await store.getOwnUsage(id)).lastUsed - noon / 1000;
        expect([await usedAt("key_1"), await usedAt("key_2")]).toEqual([3, 1]);
      });

      test("admit exactly as many of 500 parallel requests as there is room for", async () => {
        const tight = { minute: 10 };
        const admissions = await Promise.all(
          Array.from({ length: 500 }, (_, at) =>
            store.consume(
              at % 5 === 0 ? subject("key_1", tight) : shared(`key_${at % 5}`, tight),
              noon,
            ),
          ),
        );
        expect(admissions.filter(({ isAdmitted }) => isAdmitted)).toHaveLength(10);
        expect(await countsOf(store.getUsage("key_1"))).toEqual([10, 10, 10]);
        const own = await Promise.all(
          [0, 1, 2, 3, 4].map((at) => countsOf(store.getOwnUsage(`key_${at === 0 ? 1 : at}`))),
        );
        expect(own[1]).toEqual(own[0]);
        const sum = own.slice(1).reduce((total, [minute]) => total + minute!, 0);
        expect(sum).toBe(10);
      });

      test("keep separate days, even from before they shared", async () => {
        const later = (days: number) => noon + days * 86_400_000;
        await store.consume(subject("key_1"), later(0));
        await store.consume(subject("key_1"), later(1));
        await store.consume(subject("key_1"), later(1));
        await store.consume(shared("key_2"), later(2));
        await store.consume(shared("key_2"), later(3));
        await store.consume(subject("key_1"), later(4));
        await store.consume(subject("key_1"), later(5));
        const days = async (id: string) => (await store.getDays(id)).map(({ count }) => count);
        expect(await days("key_1")).toEqual([1, 2, 1]);
        expect(await days("key_2")).toEqual([1]);
        expect(await countsOf(store.getOwnUsage("key_1"))).toEqual([1, 1, 5]);
        expect(await countsOf(store.getUsage("key_1"))).toEqual([1, 1, 7]);
      });

      test("change the same windows when the clock is set back", async () => {
        await store.consume(shared("key_2"), noon + 60_000);
        await store.consume(subject("key_1"), noon);
        await store.consume(shared("key_2"), noon);
        expect((await store.getUsage("key_1")).minute.count).toBe(3);
        expect((await store.getOwnUsage("key_1")).minute.count).toBe(1);
        expect((await store.getOwnUsage("key_2")).minute.count).toBe(2);
      });

      test("get refunds for what they were counted", async () => {
        await store.consume(subject("key_1"), noon);
        await store.consume(shared("key_2"), noon);
        await store.refund({ keyId: "key_1", sentWith: "key_2" }, noon);
        expect(await countsOf(store.getUsage("key_1"))).toEqual([1, 1, 1]);
        expect(await countsOf(store.getOwnUsage("key_1"))).toEqual([1, 1, 1]);
        expect(await countsOf(store.getOwnUsage("key_2"))).toEqual([0, 0, 0]);
        await store.refund({ keyId: "key_1" }, noon);
        expect(await countsOf(store.getUsage("key_1"))).toEqual([0, 0, 0]);
        expect(await countsOf(store.getOwnUsage("key_1"))).toEqual([0, 0, 0]);
      });

      test("cause one common event, about the key that has the windows", async () => {
        const quota = { month: 10 };
        for (let at = 0; at < 12; at++) {
          await store.consume(
            at % 2 === 0 ? subject("key_1", quota) : shared("key_2", quota),
            noon,
          );
        }
        const events = await store.listEvents("acme", 10);
        expect(events.map(({ type, data }) => [type, data.keyId]).sort()).toEqual([
          ["usage.quota_exceeded", "key_1"],
          ["usage.quota_warning", "key_1"],
        ]);
      });

      test("are removed completely with their account", async () => {
        await store.addKey(keyRecord("key_1"));
        await store.addKey(keyRecord("key_2", { sharesWith: "key_1" }));
        expect(await store.getKey("key_2")).toMatchObject({ sharesWith: "key_1" });
        await store.consume(shared("key_2"), noon);
        await store.removeAccount("acme");
        for (const id of ["key_1", "key_2"]) {
          expect(await countsOf(store.getUsage(id))).toEqual([0, 0, 0]);
          expect(await countsOf(store.getOwnUsage(id))).toEqual([0, 0, 0]);
        }
      });
    });

    test("counts each key for itself", async () => {
      await store.consume(subject("key_1", { minute: 1 }), noon);
      expect(await store.consume(subject("key_2", { minute: 1 }), noon)).toMatchObject({
        isAdmitted: true,
      });
    });

    test("admits exactly as many of 500 parallel requests as there is room for", async () => {
      const tight = subject("key_1", { minute: 10 });
      const admissions = await Promise.all(
        Array.from({ length: 500 }, () => store.consume(tight, noon)),
      );
      expect(admissions.filter(({ isAdmitted }) => isAdmitted)).toHaveLength(10);
      const { minute, day, month } = await store.getUsage("key_1");
      expect([minute.count, day.count, month.count]).toEqual([10, 10, 10]);
    });

    test("queues one warning and one exceeded event, with the data in the API", async () => {
      const quota = subject("key_1", { month: 10 });
      await Promise.all(Array.from({ length: 40 }, () => store.consume(quota, noon)));
      const events = await store.listEvents("acme", 50);
      const common = {
        keyId: "key_1",
        keyName: "build",
        tier: "free",
        period: "2026-11",
        limit: 10,
        resetsAt: "2026-12-01T00:00:00.000Z",
      };
      expect(events.map(({ type, data }) => ({ type, data })).sort(byType)).toEqual([
        { type: "usage.quota_exceeded", data: { ...common, used: 10, percent: 100 } },
        { type: "usage.quota_warning", data: { ...common, used: 8, percent: 80 } },
      ]);
      await store.consume(quota, noon);
      expect(await store.listEvents("acme", 50)).toHaveLength(2);
      const nextMonth = Date.UTC(2026, 11, 1);
      for (let index = 0; index < 8; index++) await store.consume(quota, nextMonth);
      expect(await store.listEvents("acme", 50)).toHaveLength(3);
    });

    test("lists the newest events first, each by its id", async () => {
      await store.addAccount({ name: "beta", createdAt: noon, tokenHash: null, endpoint: null });
      for (const at of [3, 1, 2]) {
        const made = eventOf(`evt_${at}`, { createdAt: noon + at });
        expect(await store.addEvent(made)).toBe(true);
      }
      await store.addEvent(eventOf("evt_b", { account: "beta" }));
      expect(await store.addEvent(event)).toBe(false);
      expect(await store.addEvent(eventOf("evt_9", { account: "nobody" }))).toBe(false);
      const newest = await store.listEvents("acme", 2);
      expect(newest.map(({ id }) => id)).toEqual(["evt_3", "evt_2"]);
      expect(await store.getEvent("evt_b")).toEqual(eventOf("evt_b", { account: "beta" }));
      expect(await store.getEvent("evt_9")).toBeUndefined();
    });

    test("gives a due event to one claim at a time", async () => {
      await store.addEvent(event);
      await store.addEvent(
        eventOf("evt_later", { delivery: { ...event.delivery, nextAt: noon + 5 } }),
      );
      expect(await store.nextDue()).toBe(noon);
      const lists = await Promise.all(
        ["a", "b", "c"].map((lease) => store.claimEvents(claimOf({ lease }))),
      );
      const [claimed] = lists.flat();
      expect(lists.flat()).toHaveLength(1);
      expect(claimed).toMatchObject({
        id: "evt_1",
        delivery: { state: "pending", nextAt: noon + 1000 },
      });
      expect(await store.getEvent("evt_1")).toEqual(claimed);
      expect(await store.nextDue()).toBe(noon + 5);
      const after = await store.claimEvents(claimOf({ now: noon + 1000, until: noon + 2000 }));
      expect(after.map(({ id }) => id).sort()).toEqual(["evt_1", "evt_later"]);
    });

    test("shares the slots between accounts, the longest overdue first", async () => {
      await store.addAccount({ name: "beta", createdAt: noon, tokenHash: null, endpoint: null });
      for (const at of [4, 2, 3, 1]) {
        const delivery = pendingDelivery(noon - at);
        await store.addEvent(eventOf(`evt_a${at}`, { delivery }));
        await store.addEvent(eventOf(`evt_b${at}`, { account: "beta", delivery }));
      }
      const ids = async (claim: Partial<Claim>) =>
        (await store.claimEvents(claimOf(claim))).map(({ id }) => id);
      const busy = new Map([["acme", 1]]);
      expect(await ids({ perAccount: 2, busy })).toEqual(["evt_a4", "evt_b4", "evt_b3"]);
      expect(await ids({ perAccount: 1, busy })).toEqual(["evt_b2"]);
      expect(await ids({ count: 1 })).toEqual(["evt_a3"]);
    });

    test("gives an account the slots that those before it do not need", async () => {
      for (const [at, [name, count]] of [
        ["a", 1] as const,
        ["b", 3] as const,
        ["c", 2] as const,
      ].entries()) {
        await store.addAccount({ name, createdAt: noon, tokenHash: null, endpoint: null });
        for (let nr = 1; nr <= count; nr++) {
          const delivery = pendingDelivery(noon - 100 + 10 * at + nr);
          await store.addEvent(eventOf(`evt_${name}${nr}`, { account: name, delivery }));
        }
      }
      const events = await store.claimEvents(claimOf({ perAccount: 2, count: 4 }));
      expect(events.map(({ id }) => id)).toEqual(["evt_a1", "evt_b1", "evt_b2", "evt_c1"]);
    });

    test("claims for equally long, and ends a claim that takes too long before the next account", async () => {
      const names = ["a", "b", "c", "d", "e", "f", "g", "h"];
      for (const account of names) {
        await store.addAccount({ name: account, createdAt: noon, tokenHash: null, endpoint: null });
        await store.addEvent(eventOf(`evt_${account}`, { account }));
      }
      const taken: string[] = [];
      for (let round = 0; taken.length < names.length; round++) {
        expect(round).toBeLessThan(names.length);
        // Each look at the clock takes a second and a half.
        let time = noon;
        const clock = () => {
          time += 1_500;
          return time;
        };
        const events = await store.claimEvents(claimOf({ clock }));
        const ids = events.map(({ id }) => id);
        expect(ids.length).toBeGreaterThan(0);
        if (round === 0) expect(ids.length).toBeLessThan(names.length);
        for (const { delivery } of events) expect(delivery.nextAt).toBeGreaterThan(noon + 1_000);
        for (const id of ids) taken.push(id);
      }
      expect(taken.sort()).toEqual(names.map((name) => `evt_${name}`));
    });

    test("changes an event, and knows when it is due", async () => {
      await store.addEvent(event);
      const settled = { ...event.delivery, state: "delivered", nextAt: null } as const;
      expect(await store.changeEvent("evt_1", () => undefined)).toBeUndefined();
      expect(await store.changeEvent("evt_9", (each) => each)).toBeUndefined();
      await store.changeEvent("evt_1", (each) => ({ ...each, delivery: settled }));
      expect((await store.getEvent("evt_1"))!.delivery).toEqual(settled);
      expect(await store.nextDue()).toBeUndefined();
      expect(await store.countPending()).toBe(0);
      expect(await store.claimEvents(claimOf({ now: noon + 9e9 }))).toEqual([]);
      await store.changeEvent("evt_1", (each) => ({
        ...each,
        delivery: pendingDelivery(noon + 7),
      }));
      expect(await store.nextDue()).toBe(noon + 7);
      expect(await store.countPending()).toBe(1);
    });

    test("removes old settled events", async () => {
      const settled = { ...event.delivery, state: "failed", nextAt: null } as const;
      await store.addEvent(eventOf("evt_old", { createdAt: 5, delivery: settled }));
      await store.addEvent(eventOf("evt_open", { createdAt: 5 }));
      await store.addEvent(eventOf("evt_new", { delivery: settled }));
      expect(await store.removeEvents(noon)).toBe(1);
      const left = await store.listEvents("acme", 50);
      expect(left.map(({ id }) => id)).toEqual(["evt_new", "evt_open"]);
    });

    test("removes the events of an account from every list", async () => {
      await store.addEvent(event);
      await store.removeAccount("acme");
      expect(await store.nextDue()).toBeUndefined();
      expect(await store.getEvent("evt_1")).toBeUndefined();
      expect(await store.removeEvents(noon + 1)).toBe(0);
    });

    test("keeps the counts of past days", async () => {
      const day = 86_400_000;
      const dayStart = Math.floor(noon / day) * 86_400;
      for (const at of [0, 0, 1, 3]) await store.consume(subject("key_1"), noon + at * day);
      expect(await store.getDays("key_1")).toEqual([
        { start: dayStart, count: 2 },
        { start: dayStart + 86_400, count: 1 },
      ]);
      await store.consume(subject("key_1"), noon + 31 * day);
      expect(await store.getDays("key_1")).toEqual([
        { start: dayStart + 86_400, count: 1 },
        { start: dayStart + 3 * 86_400, count: 1 },
      ]);
      await store.consume(subject("key_1"), noon + 99 * day);
      expect(await store.getDays("key_1")).toEqual([]);
      expect(await store.getDays("key_2")).toEqual([]);
    });

    test("a new account has nothing of an earlier one with its name, even if a request came after its removal", async () => {
      await store.addKey(keyRecord("key_1"));
      await store.removeAccount("acme");
      await store.consume(subject("key_1", { month: 1 }), noon);
      await store.addAccount({ name: "acme", createdAt: noon, tokenHash: null, endpoint: null });
      expect(await store.listEvents("acme", 10)).toEqual([]);
      expect(await store.nextDue()).toBeUndefined();
    });

    test("keeps sessions until they expire or are ended", async () => {
      const session: SessionRecord = {
        hash: "s1",
        account: "acme",
        tokenHash: "t",
        createdAt: noon,
        expiresAt: noon + 10,
      };
      await store.addSession(session);
      await store.addSession({ ...session, hash: "s2", expiresAt: noon + 99 });
      expect(await store.getSession("s1")).toEqual(session);
      await store.addSession({
        ...session,
        hash: "s3",
        createdAt: noon + 10,
        expiresAt: noon + 20,
      });
      expect(await store.getSession("s1")).toBeUndefined();
      await store.removeSession("s3");
      expect(await store.getSession("s3")).toBeUndefined();
      await store.removeAccount("acme");
      expect(await store.getSession("s2")).toBeUndefined();
    });

    test("keeps the newest hundred sessions of an account", async () => {
      const session = { account: "acme", tokenHash: "t", createdAt: noon, expiresAt: noon + 999 };
      await store.addSession({ ...session, hash: "other", account: "beta" });
      for (let at = 0; at < 101; at++) {
        await store.addSession({ ...session, hash: `s${at}`, createdAt: noon + at });
      }
      expect(await store.getSession("s0")).toBeUndefined();
      expect(await store.getSession("s1")).toBeDefined();
      expect(await store.getSession("s100")).toBeDefined();
      expect(await store.getSession("other")).toBeDefined();
    });
  });
}

/** The content of a store, in an order that depends neither on the kind of store nor on the order of fields. */
export async function itemsOf(store: Store): Promise<StoreItem[]> {
  const items: [string, StoreItem][] = [];
  for await (const item of store.items()) items.push([JSON.stringify(item, sorted), item]);
  return items.sort(([a], [b]) => (a < b ? -1 : 1)).map(([, item]) => item);
}

/** Sorts the fields of objects. */
function sorted(_: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** A claim of one second, made at noon. */
function claimOf(fields: Partial<Claim>): Claim {
  return {
    now: noon,
    until: noon + 1000,
    lease: "lease",
    perAccount: 100,
    busy: new Map(),
    count: 100,
    ...fields,
  };
}

function byType(a: { type: string }, b: { type: string }): number {
  return a.type < b.type ? -1 : 1;
}
