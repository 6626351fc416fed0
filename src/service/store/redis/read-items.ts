/** Reads everything from a Redis, account by account; each account is a consistent copy. */
import type { StoreItem } from "../store.js";
import { readAccountScript } from "./account-scripts.js";
import type { RedisConnection } from "./connect-redis.js";
import { decodeDays, readUsage } from "./redis-counters.js";
import type { RedisKeys } from "./redis-keys.js";
import type { RedisLink } from "./redis-link.js";
import { readAccountRecord, readEvent, readKey } from "./stored-records.js";

/** Number of accounts read at the same time. */
const atOnce = 16;

/** All items, in an order that depends only on the items. */
export async function* readItems(link: RedisLink): AsyncGenerator<StoreItem> {
  const names = (await link.run((redis, keys) => redis.smembers(keys.accounts))).sort();
  for (let at = 0; at < names.length; at += atOnce) {
    const part = names.slice(at, at + atOnce);
    const lists = await link.run((redis, keys) =>
      Promise.all(part.map((name) => readAccount(redis, keys, name))),
    );
    for (const items of lists) yield* items;
  }
}

/** The items of an account; none if it no longer exists. */
export async function readAccount(
  redis: RedisConnection,
  keys: RedisKeys,
  name: string,
): Promise<StoreItem[]> {
  const names = keys.of(name);
  const reply = await readAccountScript.runForBytes(redis, [
    names.account,
    names.keys,
    names.usage,
    names.days,
    names.events,
  ]);
  const [account, records, usage, days, events] = reply as [
    Buffer | null,
    Buffer[],
    Buffer[],
    Buffer[],
    Buffer[],
  ];
  if (account === null) return [];
  return [
    { kind: "account", value: readAccountRecord(account, name) },
    ...records
      .map((text) => readKey(text, name))
      .sort(byId)
      .map((value): StoreItem => ({ kind: "key", value })),
    ...pairsOf(usage).map(
      ([id, bytes]): StoreItem => ({ kind: "usage", id, value: readUsage(bytes) }),
    ),
    ...pairsOf(days).map(
      ([id, bytes]): StoreItem => ({ kind: "days", id, value: decodeDays(bytes) }),
    ),
    ...events
      .map((text) => readEvent(text, name))
      .sort(byId)
      .map((value): StoreItem => ({ kind: "event", value })),
  ];
}

/** The fields of a hash with their values, sorted. */
function pairsOf(fields: readonly Buffer[]): [string, Buffer][] {
  const pairs: [string, Buffer][] = [];
  for (let at = 0; at < fields.length; at += 2) {
    pairs.push([fields[at]!.toString("utf8"), fields[at + 1]!]);
  }
  return pairs.sort(([a], [b]) => (a < b ? -1 : 1));
}

function byId(a: { id: string }, b: { id: string }): number {
  return a.id < b.id ? -1 : 1;
}
