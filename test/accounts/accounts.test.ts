/** Creating, finding, rotating, revoking and moving keys and accounts, and declaring keys in a file. */
import { beforeEach, describe, expect, test } from "vitest";
import { createAccount, removeAccount, renewToken } from "../../src/service/accounts/accounts.js";
import { authenticate } from "../../src/service/accounts/authenticate.js";
import { applyDeclaredKeys, readDeclaredKeys } from "../../src/service/accounts/declared-keys.js";
import { rotateEndpointSecret, setEndpoint } from "../../src/service/accounts/endpoints.js";
import { generateKey, hashSecret } from "../../src/service/accounts/key-form.js";
import { changeTier, createKey, revokeKey, rotateKey } from "../../src/service/accounts/keys.js";
import { defaultTiers, highestTier } from "../../src/service/accounts/tiers.js";
import { displayWebhookSecret } from "../../src/service/accounts/webhook-signature.js";
import { windowsKey } from "../../src/service/accounts/windows-key.js";
import { MemoryStore } from "../../src/service/store/memory-store.js";

const now = Date.UTC(2026, 10, 21);
const day = 86_400_000;
let store: MemoryStore;

beforeEach(async () => {
  store = new MemoryStore();
  await createAccount(store, "acme", now);
});

const create = (fields: { expiresAt?: number; name?: string; tier?: string } = {}) =>
  createKey(store, defaultTiers, { account: "acme", tier: "free", ...fields }, now);

describe("accounts", () => {
  test.each(["acme", "", "-a", "a b", "a/b", "ä", "a".repeat(65)])(
    "rejects the account name %j",
    async (name) => {
      await expect(createAccount(store, name, now)).rejects.toThrow(/account/);
    },
  );

  test("returns a token once; the next token replaces it", async () => {
    const first = await renewToken(store, "acme");
    const second = await renewToken(store, "acme");
    expect(second).not.toBe(first);
    expect((await store.getAccount("acme"))?.tokenHash).toBe(hashSecret(second));
    await expect(renewToken(store, "nobody")).rejects.toThrow(/no account "nobody"/);
  });

  test("removing an account removes its keys", async () => {
    const { key } = await create();
    await removeAccount(store, "acme");
    expect(await authenticate(store, key, now)).toBeUndefined();
    await expect(removeAccount(store, "acme")).rejects.toThrow(/no account/);
  });
});

describe("a key that shares the limits of another key", () => {
  test("always has the tier of the other key, and does not outlive it", async () => {
    const owner = (await create({ tier: "free", expiresAt: now + day })).record;
    const request = { account: "acme", tier: "free", sharesWith: owner };
    const never = (await createKey(store, defaultTiers, request, now)).record;
    expect(never).toMatchObject({ sharesWith: owner.id, expiresAt: now + day });
    const soon = { ...request, expiresAt: now + 1000 };
    expect((await createKey(store, defaultTiers, soon, now)).record.expiresAt).toBe(now + 1000);
    await changeTier(store, defaultTiers, owner.id, "pro", now);
    expect((await windowsKey(store, never)).tier).toBe("pro");
    await revokeKey(store, owner.id, now);
    expect(await windowsKey(store, never)).toMatchObject({ id: owner.id, tier: "pro" });
    expect(await windowsKey(store, owner)).toBe(owner);
  });

  test("cannot change its tier by itself", async () => {
    const owner = (await create()).record;
    const request = { account: "acme", tier: "free", sharesWith: owner };
    const { record } = await createKey(store, defaultTiers, request, now);
    await expect(changeTier(store, defaultTiers, record.id, "pro", now)).rejects.toThrow(
      `${record.id} shares the limits of ${owner.id}`,
    );
  });
});

describe("keys", () => {
  test("finds a key, and stores only its hash", async () => {
    const { key, record } = await create({ name: "build server" });
    expect(await authenticate(store, key, now)).toEqual(record);
    expect(JSON.stringify(await store.listKeys())).not.toContain(key);
  });

  test.each([
    [{ tier: "gold" }, /there is no tier "gold"; choose one of free, basic, pro, enterprise/],
    [{ tier: "constructor" }, /no tier/],
    [{ name: "" }, /name/],
    [{ name: "a\nb" }, /name/],
    [{ name: "a".repeat(101) }, /name/],
    [{ expiresAt: now }, /expiry date must be in the future/],
    [{ expiresAt: 8e15 }, /expiry date must not be after the year 9999/],
  ])("rejects the key name %j", async (fields, message) => {
    await expect(create(fields)).rejects.toThrow(message);
  });

  test("creates no key for an account that does not exist", async () => {
    const request = { account: "nobody", tier: "free" };
    await expect(createKey(store, defaultTiers, request, now)).rejects.toThrow(/no account/);
  });

  test("rejects unknown and malformed keys; malformed ones cost no look-up", async () => {
    expect(await authenticate(store, generateKey(), now)).toBeUndefined();
    const blind = Object.assign(Object.create(store), {
      findKey: () => {
        throw new Error("looked up");
      },
    });
    expect(await authenticate(blind, `wf_live_${"x".repeat(36)}`, now)).toBeUndefined();
    expect(await authenticate(blind, "short", now)).toBeUndefined();
  });

  test("a key expires exactly at its expiry time", async () => {
    const { key } = await create({ expiresAt: now + 1000 });
    expect(await authenticate(store, key, now + 999)).toBeDefined();
    expect(await authenticate(store, key, now + 1000)).toBeUndefined();
  });

  test("a rotated key has a new secret, and keeps the old one during the grace period", async () => {
    const old = await create();
    const fresh = await rotateKey(store, old.record.id, day, now);
    expect(fresh.record.id).toBe(old.record.id);
    expect((await authenticate(store, fresh.key, now))?.id).toBe(old.record.id);
    expect(await authenticate(store, old.key, now + day - 1)).toBeDefined();
    expect(await authenticate(store, old.key, now + day)).toBeUndefined();
    expect(await authenticate(store, fresh.key, now + day)).toBeDefined();
    const [told] = await store.listEvents("acme", 50);
    expect(told).toMatchObject({
      type: "api_key.rotated",
      data: {
        keyId: old.record.id,
        keyName: "key",
        oldKeyPrefix: old.key.slice(0, 12),
        newKeyPrefix: fresh.key.slice(0, 12),
        oldKeyExpiresAt: new Date(now + day).toISOString(),
      },
    });
  });

  test("a repeated request is carried out once", async () => {
    const id = "key_0000000000000001";
    const request = { account: "acme", tier: "free", id };
    const { record } = await createKey(store, defaultTiers, request, now);
    await expect(createKey(store, defaultTiers, request, now)).rejects.toThrow(/already exists/);
    const both = await Promise.allSettled(
      [1, 2].map(() => rotateKey(store, id, day, now, record.display)),
    );
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect((await store.getKey(id))?.previous).toHaveLength(1);

    const { endpoint } = await setEndpoint(
      store,
      "acme",
      { url: "https://example.com/", allowPrivate: false },
      now,
    );
    const shown = displayWebhookSecret(endpoint.secret);
    await rotateEndpointSecret(store, "acme", 0, now, shown);
    await expect(rotateEndpointSecret(store, "acme", 0, now, shown)).rejects.toThrow(/already/);
  });

  test("a rotation keeps the usage", async () => {
    const { record } = await create();
    const subject = {
      keyId: record.id,
      keyName: "key",
      account: "acme",
      tier: "free",
      limits: defaultTiers.free!,
    };
    await store.consume(subject, now);
    const { record: after } = await rotateKey(store, record.id, 0, now);
    await store.consume({ ...subject, keyId: after.id }, now);
    expect((await store.getUsage(record.id)).month.count).toBe(2);
  });

  test("without a grace period, the old secret ends immediately; no grace period outlives the key", async () => {
    const first = await create();
    await rotateKey(store, first.record.id, 0, now);
    expect(await authenticate(store, first.key, now)).toBeUndefined();
    const second = await create({ expiresAt: now + 1000 });
    const rotated = await rotateKey(store, second.record.id, day, now);
    expect(rotated.record.previous[0]?.expiresAt).toBe(now + 1000);
  });

  test("no old secret outlives the grace period of a later rotation", async () => {
    const first = await create();
    const second = await rotateKey(store, first.record.id, 2 * day, now);
    const third = await rotateKey(store, first.record.id, day, now + 1000);
    for (const { key } of [first, second, third]) {
      expect(await authenticate(store, key, now + day)).toBeDefined();
    }
    for (const { key } of [first, second]) {
      expect(await authenticate(store, key, now + day + 1000)).toBeUndefined();
    }
    const leaked = await rotateKey(store, first.record.id, day, now + 2000);
    await rotateKey(store, first.record.id, 0, now + 2000);
    expect(await authenticate(store, leaked.key, now + 2000)).toBeUndefined();
    expect(await authenticate(store, third.key, now + 2000)).toBeUndefined();
    const fourth = await rotateKey(store, first.record.id, 0, now + 3 * day);
    expect(fourth.record.previous).toEqual([]);
  });

  test("a key has at most ten old secrets; without a grace period it can always be rotated", async () => {
    const { record } = await create();
    for (let at = 0; at < 10; at++) await rotateKey(store, record.id, day, now);
    const before = await store.getKey(record.id);
    await expect(rotateKey(store, record.id, day, now)).rejects.toThrow(/10 old secrets/);
    expect(await store.getKey(record.id)).toEqual(before);
    await rotateKey(store, record.id, 0, now);
    expect((await store.getKey(record.id))?.previous).toEqual([]);
    await rotateKey(store, record.id, day, now);
  });

  test("old secrets no longer count once their grace period is over", async () => {
    const { record } = await create();
    for (let at = 0; at < 10; at++) await rotateKey(store, record.id, day, now);
    expect((await rotateKey(store, record.id, day, now + day)).record.previous).toHaveLength(1);
  });

  test.each([-1, 31 * day, Number.NaN])("rejects a grace period of %d", async (grace) => {
    const { record } = await create();
    await expect(rotateKey(store, record.id, grace, now)).rejects.toThrow(/0 to 30 days/);
  });

  test("revoking a key also ends its old secrets, and cannot be undone", async () => {
    const old = await create();
    const fresh = await rotateKey(store, old.record.id, day, now);
    await revokeKey(store, old.record.id, now);
    for (const { key } of [old, fresh]) expect(await authenticate(store, key, now)).toBeUndefined();
    await expect(revokeKey(store, old.record.id, now)).rejects.toThrow(/has already been revoked/);
    await expect(rotateKey(store, old.record.id, 0, now)).rejects.toThrow(/is revoked/);
    await expect(changeTier(store, defaultTiers, old.record.id, "pro", now)).rejects.toThrow(
      /is revoked/,
    );
    await expect(revokeKey(store, "key_none", now)).rejects.toThrow(/no key "key_none"/);
  });

  test("a new tier applies from the next look-up", async () => {
    const { key, record } = await create();
    await changeTier(store, defaultTiers, record.id, "pro", now);
    expect((await authenticate(store, key, now))?.tier).toBe("pro");
    await expect(changeTier(store, defaultTiers, record.id, "gold", now)).rejects.toThrow(/tier/);
  });
});

test("the highest tier is the unlimited one, or else the one with the highest monthly limit", () => {
  expect(highestTier(defaultTiers)).toBe("enterprise");
  const small = { a: { minute: 1, day: 1, month: 10 }, b: { minute: 9, day: 1, month: 5 } };
  expect(highestTier(small)).toBe("a");
});

describe("declared keys", () => {
  const secret = "a-secret-of-a-container";
  const entry = { account: "team", name: "ci", tier: "pro", key: secret };
  const read = (...entries: object[]) => readDeclaredKeys(JSON.stringify(entries), defaultTiers);
  const apply = (...entries: object[]) => applyDeclaredKeys(store, read(...entries), now);

  test("are added with their accounts, changed, revoked and restored", async () => {
    expect(await apply(entry)).toEqual({ added: 1, changed: 0, revoked: 0 });
    const found = await authenticate(store, secret, now);
    expect(found).toMatchObject({ account: "team", tier: "pro", name: "ci", isDeclared: true });
    expect(await apply(entry)).toEqual({ added: 0, changed: 0, revoked: 0 });
    expect(await apply({ ...entry, tier: "free" })).toEqual({ added: 0, changed: 1, revoked: 0 });
    expect((await authenticate(store, secret, now))?.tier).toBe("free");
    expect(await apply()).toEqual({ added: 0, changed: 0, revoked: 1 });
    expect(await authenticate(store, secret, now)).toBeUndefined();
    expect(await apply(entry)).toEqual({ added: 0, changed: 1, revoked: 0 });
    expect((await authenticate(store, secret, now))?.id).toBe(found?.id);
  });

  test("can be given by their hash", async () => {
    const { key: _key, ...rest } = entry;
    await apply({ ...rest, sha256: hashSecret(secret).toUpperCase() });
    expect(await authenticate(store, secret, now)).toBeDefined();
  });

  test("do not affect other keys", async () => {
    const { key } = await create();
    await apply(entry);
    await apply();
    expect(await authenticate(store, key, now)).toBeDefined();
  });

  test("can be changed only in their file: the next sync would undo any other change", async () => {
    await apply(entry);
    const { id } = (await authenticate(store, secret, now))!;
    for (const change of [
      rotateKey(store, id, 0, now),
      revokeKey(store, id, now),
      changeTier(store, defaultTiers, id, "free", now),
    ]) {
      await expect(change).rejects.toThrow(/comes from the keys file; change it there/);
    }
    expect((await authenticate(store, secret, now))?.tier).toBe("pro");
  });

  test("keep their secret when they move to another account", async () => {
    await apply(entry);
    expect(await apply({ ...entry, account: "other" })).toEqual({
      added: 1,
      changed: 0,
      revoked: 1,
    });
    expect((await authenticate(store, secret, now))?.account).toBe("other");
    expect(await apply(entry)).toEqual({ added: 0, changed: 1, revoked: 1 });
    expect((await authenticate(store, secret, now))?.account).toBe("team");
  });

  test.each([
    ["{", /not valid JSON/],
    [`["${secret}]`, /not valid JSON/],
    ["{}", /a list/],
    ["[1]", /entry 1 .* is not an object/],
    [JSON.stringify([{ ...entry, extra: 1 }]), /unknown field "extra"/],
    [JSON.stringify([{ ...entry, account: 1 }]), /must have a string in "account"/],
    [JSON.stringify([{ ...entry, tier: "gold" }]), /no tier "gold"/],
    [
      JSON.stringify([{ ...entry, account: "a b" }]),
      /entry 1 .* "a b" is not a valid account name/,
    ],
    [JSON.stringify([{ ...entry, sha256: "a".repeat(64) }]), /must have either "key" or "sha256"/],
    [JSON.stringify([{ ...entry, key: undefined }]), /must have either "key" or "sha256"/],
    [JSON.stringify([{ ...entry, key: "short" }]), /16 to 512/],
    [JSON.stringify([{ ...entry, key: `wf_live_${"x".repeat(36)}` }]), /checksum/],
    [JSON.stringify([{ ...entry, key: undefined, sha256: "abc" }]), /64 hex/],
    [JSON.stringify([entry, { ...entry, name: "other" }]), /entries 1 and 2/],
  ])("rejects %s without repeating a key", (text, message) => {
    expect(() => readDeclaredKeys(text, defaultTiers)).toThrow(message);
    try {
      readDeclaredKeys(text, defaultTiers);
    } catch (error) {
      expect(String(error)).not.toContain("secret");
    }
  });
});
