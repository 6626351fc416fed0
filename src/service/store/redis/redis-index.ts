/** Finds the account of a key, an event, a secret or a session by its id. */
import type { RedisConnection } from "./connect-redis.js";
import type { IndexKind, RedisKeys } from "./redis-keys.js";
import type { RedisLink } from "./redis-link.js";
import { RedisScript } from "./redis-script.js";
import { count } from "./reply-shapes.js";

/** Replaces an entry unless it has changed since it was read. KEYS: entry. ARGV: before, after. */
const replaceScript = new RedisScript(
  count,
  `
if redis.call("GET", KEYS[1]) ~= ARGV[1] then return 0 end
redis.call("SET", KEYS[1], ARGV[2])
return 1`,
);

/** Removes an entry unless it has changed. KEYS: entry. ARGV: place. */
const removeScript = new RedisScript(
  count,
  `
if redis.call("GET", KEYS[1]) ~= ARGV[1] then return 0 end
return redis.call("DEL", KEYS[1])`,
);

/** An entry: the id that is looked up, and its place. */
export interface IndexEntry {
  kind: IndexKind;
  id: string;
  place: string;
}

/** How many times an entry that others change at the same time is retried. */
const mostTries = 20;

/**
 * The entries of a store. An entry is written before the thing it points to, and readers compare it with what is there.
 * So an entry left behind by a crash does no harm, and nothing ever lacks its entry.
 */
export class RedisIndex {
  readonly #link: RedisLink;

  constructor(link: RedisLink) {
    this.#link = link;
  }

  /** Remembers a place in this process. */
  remember({ kind, id, place }: IndexEntry): void {
    this.#link.places.set(`${kind}:${id}`, place);
  }

  forget(kind: IndexKind, id: string): void {
    this.#link.places.delete(`${kind}:${id}`);
  }

  /** The remembered place, which may be out of date. */
  recall(kind: IndexKind, id: string): string | undefined {
    return this.#link.places.get(`${kind}:${id}`);
  }

  /** The place of an entry, which may be out of date. */
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

  /** Writes an entry that nobody else can claim. */
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
   * Takes an entry; false if it belongs to something else, as `isHeld` reports for a place. The caller writes the thing
   * next, and then calls `confirm`.
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
      // Its former owner may have returned in between; the one who checks last gives way.
      if (!(await isHeld(found))) return true;
      await replaceScript.run(redis, [key], [place, found]);
      return false;
    }
    return false;
  }

  /** Whether an entry still has the expected place after its thing was written; restores an entry that is gone. */
  async confirm(
    redis: RedisConnection,
    keys: RedisKeys,
    { kind, id, place }: IndexEntry,
  ): Promise<boolean> {
    const key = keys.index(kind, id);
    if ((await redis.get(key)) === place) return true;
    return (await redis.set(key, place, "NX")) === "OK" || (await redis.get(key)) === place;
  }

  /** Removes an entry if its thing is gone; restores it if the thing has returned in the meantime. */
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
