/** Connects to the data in Redis, and notices when it is replaced. */
import { randomUUID } from "node:crypto";
import { LRUCache } from "lru-cache";
import { LostDataError, StoreError } from "../store.js";
import { checkRedis, type RedisState } from "./check-redis.js";
import { connectRedis, type RedisConnection, unreachable } from "./connect-redis.js";
import type { RedisAddress } from "./redis-address.js";
import { RedisKeys } from "./redis-keys.js";
import { RedisScript } from "./redis-script.js";
import { either, nothing, text, tuple, WrongReplyError } from "./reply-shapes.js";

const maybeText = either(text, nothing);

/** The data format that this version writes. */
const formatVersion = "1";

/** How long the generation of the data may be reused without asking, in milliseconds. */
const freshTime = 1_000;

/** How many places are remembered, so that repeated look-ups take one command instead of two. */
const mostPlaces = 50_000;

/** Describes the data, and creates it if asked to. KEYS: meta. ARGV: id of new data, "1" to create. */
const metaScript = new RedisScript(
  tuple([maybeText, maybeText, maybeText]),
  `
if redis.call("EXISTS", KEYS[1]) == 0 and ARGV[2] == "1" then
  redis.call("HSET", KEYS[1], "format", "${formatVersion}", "id", ARGV[1], "generation", 1, "newest", 1)
end
return redis.call("HMGET", KEYS[1], "format", "id", "generation")`,
);

/** How to open it. */
export interface LinkOptions {
  address: RedisAddress;
  /** Whether to create the data if it does not exist. */
  create: boolean;
  /** For tests: how long another generation may go unnoticed, in milliseconds. */
  freshness?: number | undefined;
}

/** The connection of a store. */
export class RedisLink {
  readonly address: RedisAddress;
  /** Places by kind and id. */
  readonly places = new LRUCache<string, string>({ max: mostPlaces });
  /** The result of the check when it was opened. */
  state: RedisState | undefined;
  readonly #freshness: number;
  #redis!: RedisConnection;
  /** Why there is no connection. */
  #reason: Error | undefined;
  #keys: RedisKeys | undefined;
  #check: Promise<RedisKeys> | undefined;
  #freshUntil = 0;
  #confirming: Promise<unknown> | undefined;

  private constructor({ address, freshness = freshTime }: LinkOptions) {
    this.address = address;
    this.#freshness = freshness;
  }

  /** Connects; rejects with a StoreError if that fails, or if this Redis is not fit to keep data. */
  static async open(options: LinkOptions): Promise<RedisLink> {
    const link = new RedisLink(options);
    link.#redis = await connectRedis(options.address, (reason) => {
      link.#reason = reason;
      link.#forget();
    });
    try {
      link.state = await link.#tell(() => checkRedis(link.#redis, options.address));
      link.#keys = await link.#tell(() => link.#readMeta(options.create));
      return link;
    } catch (error) {
      await link.close();
      throw error;
    }
  }

  /** How long a restore waits until all servers have switched to the new data, in ms. */
  get freshness(): number {
    return this.#freshness;
  }

  /** Runs an action on the data; errors of Redis become StoreErrors. */
  run<T>(action: (redis: RedisConnection, keys: RedisKeys) => Promise<T>): Promise<T> {
    return this.#tell(async () => action(this.#redis, await this.#fresh()));
  }

  /** Makes the next action check the generation of the data. */
  expire(): void {
    this.#forget();
  }

  /** Rejects if the data are gone, for a caller who has not found something. One command serves many callers. */
  async confirm(): Promise<void> {
    this.#confirming ??= this.#readMeta(false).finally(() => {
      this.#confirming = undefined;
    });
    await this.#confirming;
  }

  async close(): Promise<void> {
    // QUIT would wait for a server that may be gone.
    this.#redis.disconnect();
  }

  #forget(): void {
    this.#check = undefined;
  }

  /** The keys of the current generation, reused for a second. */
  #fresh(): Promise<RedisKeys> {
    if (!this.#check || performance.now() > this.#freshUntil) {
      this.#freshUntil = performance.now() + this.#freshness;
      const check = this.#readMeta(false);
      this.#check = check;
      check.catch(() => {
        if (this.#check === check) this.#check = undefined;
      });
    }
    return this.#check;
  }

  async #readMeta(create: boolean): Promise<RedisKeys> {
    const { prefix, shown } = this.address;
    const { meta } = new RedisKeys(prefix, "");
    const args = [randomUUID(), create ? "1" : "0"];
    const found = (await metaScript.run(this.#redis, [meta], args)) as (string | null)[];
    const [format, id, generation] = found;
    if (!format || !id || !generation) {
      if (this.#keys) {
        throw new LostDataError(
          `Redis at ${shown} has lost its data: it is empty now; restore a backup with \`wf restore FILE\`, or restart wf to begin with no data`,
        );
      }
      throw new StoreError(
        `no data in Redis at ${shown} yet; run \`wf serve\` or \`wf accounts create NAME\` to create it`,
      );
    }
    if (format !== formatVersion) {
      throw new StoreError(
        `the data in Redis at ${shown} were written by a newer version of wf; use that version`,
      );
    }
    if (this.#keys?.generation === generation) return this.#keys;
    this.places.clear();
    this.#keys = new RedisKeys(prefix, generation);
    return this.#keys;
  }

  async #tell<T>(action: () => Promise<T>): Promise<T> {
    try {
      return await action();
    } catch (error) {
      if (error instanceof StoreError || isBug(error)) throw error;
      // With a server that hangs, each request would have to wait; without a connection, requests fail immediately.
      if (/^Command timed out/.test((error as Error).message) && this.address.kind !== "cluster") {
        this.#redis.disconnect(true);
      }
      // Anything else that it sends could be mistaken for later replies.
      if (error instanceof WrongReplyError) this.#redis.disconnect(true);
      const isGone = /^(?:Stream isn't|Cluster isn't|Connection is closed)/.test(
        (error as Error).message,
      );
      throw unreachable(this.address, isGone ? (this.#reason ?? error) : error);
    }
  }
}

/** Whether an error is a bug of ours, in TypeScript or in Lua. */
function isBug(error: unknown): boolean {
  if (!(error instanceof Error)) return true;
  if (/^(?:Type|Range|Reference|Syntax|Assertion)Error/.test(error.name)) return true;
  // Our scripts themselves say what is damaged.
  if (/: damaged (?:usage|days)\b/.test(error.message)) return false;
  return /^ERR (?:user_script|Error (?:running|compiling) script)/.test(error.message);
}
