/** Replaces everything in a Redis: writes the new data as the next generation, then makes it the current one. */
import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { encodeUsage } from "../counter-codec.js";
import { type Replacement, StoreError, type StoreItem } from "../store.js";
import { isCluster } from "./check-redis.js";
import type { RedisConnection } from "./connect-redis.js";
import { inParts } from "./in-parts.js";
import { readAccount } from "./read-items.js";
import { encodeDays } from "./redis-counters.js";
import { entriesOf } from "./redis-directory.js";
import { type IndexKind, RedisKeys } from "./redis-keys.js";
import type { RedisLink } from "./redis-link.js";
import { RedisScript } from "./redis-script.js";
import { count, digits, tuple } from "./reply-shapes.js";

/** Number of items written together. */
const atOnce = 500;

/** How long a killed process keeps others from replacing the data, in milliseconds. */
const longestSilence = 30_000;

/**
 * Begins a replacement, or resumes an interrupted one with the same items. KEYS: meta. ARGV: digest or "". Returns the
 * generation and the number of items that it already has.
 */
const beginScript = new RedisScript(
  tuple([digits, digits]),
  `
local meta = KEYS[1]
if ARGV[1] ~= "" and redis.call("HGET", meta, "digest") == ARGV[1] then
  return { redis.call("HGET", meta, "newest"), redis.call("HGET", meta, "written") }
end
local newest = redis.call("HINCRBY", meta, "newest", 1)
redis.call("HSET", meta, "digest", ARGV[1], "written", 0)
return { tostring(newest), "0" }`,
);

/** Makes a generation the current one. KEYS: meta. ARGV: generation. */
const switchScript = new RedisScript(
  count,
  `
redis.call("HSET", KEYS[1], "generation", ARGV[1])
return redis.call("HDEL", KEYS[1], "digest", "written")`,
);

/** Extends or releases the lock on replacing the data. KEYS: lock. ARGV: owner, milliseconds. */
const lockScript = new RedisScript(
  count,
  `
if redis.call("GET", KEYS[1]) ~= ARGV[1] then return 0 end
return redis.call("PEXPIRE", KEYS[1], ARGV[2])`,
);

/** Replaces everything. If reading the items throws, nothing has changed. */
export async function replaceItems(
  link: RedisLink,
  read: () => Iterable<StoreItem>,
  { digest = "", onProgress }: Replacement,
): Promise<void> {
  const { prefix, shown } = link.address;
  const lock = `${prefix}:replacing`;
  const owner = randomUUID();
  await link.run(async (redis) => {
    if ((await redis.set(lock, owner, "PX", longestSilence, "NX")) === "OK") return;
    throw new StoreError(
      `the data in Redis at ${shown} are being replaced by another process; try again later`,
    );
  });
  try {
    await link.run(async (redis, current) => {
      const reply = await beginScript.run(redis, [current.meta], [digest]);
      const [generation, written] = reply as [string, string];
      await removeGenerations(redis, prefix, [current.generation, generation]);
      const next = new RedisKeys(prefix, generation);
      const stay = async (): Promise<void> => {
        if ((await lockScript.run(redis, [lock], [owner, longestSilence])) !== 1) {
          throw new StoreError(
            "another process has begun to replace the data; nothing was changed",
          );
        }
      };
      try {
        await writeItems(redis, next, read(), Number(written), async (count) => {
          await stay();
          // Recorded so that items already written are not written again.
          await redis.hset(current.meta, "written", count);
          onProgress?.(count);
        });
        await compareItems(redis, next, read());
        await stay();
      } catch (error) {
        // An incomplete generation can only be resumed by its digest.
        if (digest === "") {
          await redis.hdel(current.meta, "digest", "written");
          await removeGenerations(redis, prefix, [current.generation]);
        }
        throw error;
      }
      await switchScript.run(redis, [current.meta], [generation]);
      link.expire();
      // Every server checks for a new generation once in this time.
      await setTimeout(link.freshness);
      await removeGenerations(redis, prefix, [generation]);
    });
  } finally {
    await link.run((redis) => lockScript.run(redis, [lock], [owner, 0])).catch(() => {});
  }
}

/** Writes items of a generation that is not used yet, except the first `skipped` ones, which are already there. */
async function writeItems(
  redis: RedisConnection,
  keys: RedisKeys,
  items: Iterable<StoreItem>,
  skipped: number,
  onWritten: (count: number) => Promise<void>,
): Promise<void> {
  const accountOf = new Map<string, string>();
  let waiting: (() => Promise<unknown>)[] = [];
  let count = 0;
  const flush = async (): Promise<void> => {
    await inParts(waiting, (write) => write());
    waiting = [];
    await onWritten(count);
  };
  for (const item of items) {
    if (item.kind === "key") accountOf.set(item.value.id, item.value.account);
    if (count++ < skipped) continue;
    const account = ownerOf(item, accountOf);
    if (account === undefined) continue;
    waiting.push(() => writeItem(redis, keys, account, item));
    if (waiting.length >= atOnce) await flush();
  }
  await flush();
}

/** The account of an item; undefined for usage of a removed key. */
function ownerOf(item: StoreItem, accountOf: ReadonlyMap<string, string>): string | undefined {
  switch (item.kind) {
    case "account":
      return item.value.name;
    case "key":
    case "event":
      return item.value.account;
    case "usage":
    case "days":
      return accountOf.get(item.id.replace(/^own:/, ""));
  }
}

async function writeItem(
  redis: RedisConnection,
  keys: RedisKeys,
  account: string,
  item: StoreItem,
): Promise<void> {
  const names = keys.of(account);
  const point = (kind: IndexKind, id: string, place: string) =>
    redis.set(keys.index(kind, id), place);
  switch (item.kind) {
    case "account": {
      const fields = { record: JSON.stringify(item.value), state: Date.now(), version: 0 };
      const { tokenHash } = item.value;
      await Promise.all([
        redis.sadd(keys.accounts, account),
        redis.hset(names.account, fields),
        ...(tokenHash === null ? [] : [point("token", tokenHash, account)]),
      ]);
      return;
    }
    case "key":
      await Promise.all([
        redis.hset(names.keys, item.value.id, JSON.stringify(item.value)),
        ...entriesOf(item.value).map(({ kind, id, place }) => point(kind, id, place)),
      ]);
      return;
    case "usage":
      await redis.hset(names.usage, item.id, encodeUsage(item.value));
      return;
    case "days":
      await redis.hset(names.days, item.id, encodeDays(item.value));
      return;
    case "event": {
      const { id, createdAt, delivery } = item.value;
      await Promise.all([
        redis.hset(names.events, id, JSON.stringify(item.value)),
        redis.zadd(names.timeline, createdAt, id),
        point("event", id, account),
        ...(delivery.nextAt === null
          ? []
          : [
              redis.zadd(names.due, delivery.nextAt, id),
              // A round over the accounts makes this exact.
              redis.zadd(keys.dueAccounts, "LT", delivery.nextAt, account),
            ]),
      ]);
      return;
    }
  }
}

/** Compares what was written with the items; throws a StoreError if they differ. */
async function compareItems(
  redis: RedisConnection,
  keys: RedisKeys,
  items: Iterable<StoreItem>,
): Promise<void> {
  const accountOf = new Map<string, string>();
  let part: { account: string; item: StoreItem }[] = [];
  const compare = async (): Promise<void> => {
    const names = [...new Set(part.map(({ account }) => account))];
    const found = new Map<string, unknown>();
    await inParts(names, async (name) => {
      for (const item of await readAccount(redis, keys, name)) found.set(nameOf(item), item.value);
    });
    for (const { item } of part) {
      if (isDeepStrictEqual(found.get(nameOf(item)), item.value)) continue;
      throw new StoreError("the store does not give back what was written; nothing was changed");
    }
    part = [];
  };
  for (const item of items) {
    if (item.kind === "key") accountOf.set(item.value.id, item.value.account);
    const account = ownerOf(item, accountOf);
    if (account === undefined) continue;
    part.push({ account, item });
    if (part.length >= 20 * atOnce) await compare();
  }
  await compare();
}

function nameOf(item: StoreItem): string {
  if (item.kind === "account") return `account ${item.value.name}`;
  if (item.kind === "key" || item.kind === "event") return `${item.kind} ${item.value.id}`;
  return `${item.kind} ${item.id}`;
}

/** Removes all generations except some. */
export async function removeGenerations(
  redis: RedisConnection,
  prefix: string,
  kept: readonly string[],
): Promise<void> {
  const nodes = isCluster(redis) ? redis.nodes("master") : [redis];
  const isKept = (key: string): boolean =>
    kept.some((generation) => key.startsWith(`${prefix}:${generation}:`));
  await Promise.all(
    nodes.map(async (node) => {
      let cursor = "0";
      do {
        const [next, found] = await node.scan(cursor, "MATCH", `${prefix}:[0-9]*`, "COUNT", 1_000);
        cursor = next;
        await inParts(
          found.filter((key) => /^\d+:/.test(key.slice(prefix.length + 1)) && !isKept(key)),
          (key) => node.unlink(key),
        );
      } while (cursor !== "0");
    }),
  );
}
