/** Finds the account of a sign-in token in Redis, and writes the entries of tokens where an older version has not. */
import type { AccountRecord } from "../records.js";
import type { RedisConnection } from "./connect-redis.js";
import { inParts } from "./in-parts.js";
import type { RedisIndex } from "./redis-index.js";
import type { RedisKeys } from "./redis-keys.js";
import { ifUndamaged, readAccountRecord } from "./stored-records.js";

/** Number of accounts read together. */
const readAtOnce = 5_000;

/** The tokens of all accounts. Their entries may be left behind; the record of an account says which one is its own. */
export class RedisTokens {
  readonly #index: RedisIndex;
  #writing: Promise<void> | undefined;

  constructor(index: RedisIndex) {
    this.#index = index;
  }

  /** The account with a token of this hash. */
  async find(
    redis: RedisConnection,
    keys: RedisKeys,
    tokenHash: string,
  ): Promise<AccountRecord | undefined> {
    let name = await this.#index.find(redis, keys, "token", tokenHash);
    if (name === undefined && (await redis.hget(keys.meta, "tokens")) !== keys.generation) {
      this.#writing ??= this.#writeAll(redis, keys).finally(() => {
        this.#writing = undefined;
      });
      await this.#writing;
      name = await this.#index.find(redis, keys, "token", tokenHash);
    }
    const text = name === undefined ? null : await redis.hget(keys.of(name).account, "record");
    const account = text === null ? undefined : readAccountRecord(text);
    return account?.tokenHash === tokenHash ? account : undefined;
  }

  /** Writes the entry of a token before the account that has it. */
  async put(
    redis: RedisConnection,
    keys: RedisKeys,
    { name, tokenHash }: AccountRecord,
  ): Promise<void> {
    if (tokenHash === null) return;
    await this.#index.put(redis, keys, { kind: "token", id: tokenHash, place: name });
  }

  /** Removes the entry of a token that an account no longer has. */
  async drop(redis: RedisConnection, keys: RedisKeys, tokenHash: string | null): Promise<void> {
    if (tokenHash === null) return;
    this.#index.forget("token", tokenHash);
    await redis.unlink(keys.index("token", tokenHash));
  }

  /** Writes the entries of all accounts, except of those that are damaged. */
  async #writeAll(redis: RedisConnection, keys: RedisKeys): Promise<void> {
    const names = await redis.smembers(keys.accounts);
    for (let at = 0; at < names.length; at += readAtOnce) {
      await inParts(names.slice(at, at + readAtOnce), async (name) => {
        const text = await redis.hget(keys.of(name).account, "record");
        const found = text === null ? [] : ifUndamaged(readAccountRecord, text);
        for (const account of found) await this.put(redis, keys, account);
      });
    }
    await redis.hset(keys.meta, "tokens", keys.generation);
  }
}
