/** Finds what lies with an account without knowing the account: by the id of a key or an event, a secret, a session. */
import type { RedisConnection } from "./connect-redis.js";
import type { IndexKind, RedisKeys } from "./redis-keys.js";
import type { RedisLink } from "./redis-link.js";
import { RedisScript } from "./redis-script.js";
import { count } from "./reply-shapes.js";

/** Replaces an entry that is still as it was read. KEYS: entry. ARGV: before, after. */
const replaceScript = new RedisScript(
  count,
  `
if redis.call("GET", KEYS[1]) ~= ARGV[1] then return 0 end
redis.call("SET", KEYS[1], ARGV[2])
return 1`,
);

/** Removes an entry that is still as it was. KEYS: entry. ARGV: place. */
const removeScript = new RedisScript(
  count,
  `
if redis.call("GET", KEYS[1]) ~= ARGV[1] then return 0 end
return redis.call("DEL", KEYS[1])`,
);

/** An entry: what is found, and where. */
export interface IndexEntry {
  kind: IndexKind;
  id: string;
  place: string;
}

/** How often an entry that others change at the same time is tried again. */
const mostTries = 20;

/**
 * The entries of a store. Each is written before what it points to, and whoever follows it holds it against
 * what is there: one that a crash leaves behind does no harm, and nothing is ever without its entry.
 */
export class RedisIndex {
  readonly #link: RedisLink;

  constructor(link: RedisLink) {
    this.#link = link;
  }

  /** Remembers where something lies, for this process. */
  remember({ kind, id, place }: IndexEntry): void {
    this.#link.places.set(`${kind}:${id}`, place);
  }

  forget(kind: IndexKind, id: string): void {
    this.#link.places.delete(`${kind}:${id}`);
  }

  /** Where something may lie, as far as this process knows. */
  recall(kind: IndexKind, id: string): string | undefined {
    return this.#link.places.get(`${kind}:${id}`);
  }

  /** Where something may lie. */
  async find(
    redis: RedisConnection,
    keys: RedisKeys,
    kind: IndexKind,
    id: string,
  ): Promise<string | undefined> {
    const known = this.recall(kind, id);
    if (known !== undefined) return known;
    const place = (await redis.get(keys.index(kind, id))) ?? undefined;
    if (place !== undefined) this.remember({ kind, id, place });
    return place;
  }

  /** Writes an entry that nobody else can want. */
  async put(
    redis: RedisConnection,
    keys: RedisKeys,
    { kind, id, place }: IndexEntry,
    lifetime?: number,
  ): Promise<void> {
    const key = keys.index(kind, id);
    if (lifetime === undefined) await redis.set(key, place);
    else await redis.set(key, place, "PX", Math.ceil(lifetime));
  }

  /**
   * Takes an entry; false when it belongs to something else, which `isHeld` tells of a place. What it is for
   * is to be written next, and then `confirm` called.
   */
  async take(
    redis: RedisConnection,
    keys: RedisKeys,
    { kind, id, place }: IndexEntry,
    isHeld: (place: string) => Promise<boolean>,
  ): Promise<boolean> {
    const key = keys.index(kind, id);
    for (let times = 0; times < mostTries; times++) {
      if ((await redis.set(key, place, "NX")) === "OK") return true;
      const found = await redis.get(key);
      if (found === place) return true;
      if (found === null) continue;
      if (await isHeld(found)) return false;
      if ((await replaceScript.run(redis, [key], [found, place])) !== 1) continue;
      // Its former owner may have come back in between; whoever of the two looks last gives way.
      if (!(await isHeld(found))) return true;
      await replaceScript.run(redis, [key], [place, found]);
      return false;
    }
    return false;
  }

  /** Whether an entry still is what was taken, after what it is for was written; puts one back that is gone. */
  async confirm(
    redis: RedisConnection,
    keys: RedisKeys,
    { kind, id, place }: IndexEntry,
  ): Promise<boolean> {
    const key = keys.index(kind, id);
    if ((await redis.get(key)) === place) return true;
    return (await redis.set(key, place, "NX")) === "OK" || (await redis.get(key)) === place;
  }

  /** Removes an entry if its thing is gone; puts it back when that has come back meanwhile. */
  async release(
    redis: RedisConnection,
    keys: RedisKeys,
    entry: IndexEntry,
    isHeld: (place: string) => Promise<boolean>,
  ): Promise<void> {
    const { kind, id, place } = entry;
    this.forget(kind, id);
    if (await isHeld(place)) return;
    const key = keys.index(kind, id);
    if ((await removeScript.run(redis, [key], [place])) !== 1) return;
    if (await isHeld(place)) await redis.set(key, place, "NX");
  }
}
