/** Keeps accounts, keys and sessions in Redis, with an index from secrets to keys. */
import { endOf } from "../key-pages.js";
import { byAge } from "../memory-store.js";
import type { AccountRecord, EventRecord, KeyRecord, SessionRecord } from "../records.js";
import { sessionsToDrop } from "../sessions-to-drop.js";
import { type KeyChange, StoreError, secretsOf } from "../store.js";
import {
  addAccountScript,
  changeAccountScript,
  readKeysScript,
  removeAccountScript,
  unwriteKeyScript,
  writeKeyScript,
} from "./account-scripts.js";
import type { RedisConnection } from "./connect-redis.js";
import { inParts } from "./in-parts.js";
import type { IndexEntry, RedisIndex } from "./redis-index.js";
import type { RedisKeys } from "./redis-keys.js";
import type { RedisLink } from "./redis-link.js";
import type { RedisOutbox } from "./redis-outbox.js";
import { RedisTokens } from "./redis-tokens.js";
import {
  ifUndamaged,
  ofAccount,
  readAccountRecord,
  readKey,
  readSession,
} from "./stored-records.js";

/** How many times a change is retried after someone else was faster. */
const mostTries = 100;

/** How much longer the index entry of a session lives than the session, in milliseconds. */
const sessionSlack = 86_400_000;

/** The accounts and keys of a server. */
export class RedisDirectory {
  readonly #link: RedisLink;
  readonly #index: RedisIndex;
  readonly #outbox: RedisOutbox;
  readonly #tokens: RedisTokens;

  constructor(link: RedisLink, index: RedisIndex, outbox: RedisOutbox) {
    this.#link = link;
    this.#index = index;
    this.#outbox = outbox;
    this.#tokens = new RedisTokens(index);
  }

  findKey(hash: string): Promise<KeyRecord | undefined> {
    return this.#link.run(async (redis, keys) => {
      for (;;) {
        const isKnown = this.#index.recall("secret", hash) !== undefined;
        const place = await this.#index.find(redis, keys, "secret", hash);
        if (place === undefined) {
          // Nobody's key is unknown because the data were lost a moment ago.
          await this.#link.confirm();
          return undefined;
        }
        const key = await readKeyAt(redis, keys, place);
        if (key && secretsOf(key).includes(hash)) {
          this.#index.remember({ kind: "key", id: key.id, place: key.account });
          return key;
        }
        // The remembered place may be out of date; ask Redis before giving up.
        this.#index.forget("secret", hash);
        if (!isKnown) return undefined;
      }
    });
  }

  getKey(id: string): Promise<KeyRecord | undefined> {
    return this.#link.run(async (redis, keys) => (await this.#readKey(redis, keys, id))?.key);
  }

  listKeys(account: string | undefined): Promise<KeyRecord[]> {
    return this.#link.run(async (redis, keys) => {
      if (account !== undefined) {
        const texts = await ofAccount(account, redis.hvals(keys.of(account).keys));
        return texts.map((text) => readKey(text, account)).sort(byAge);
      }
      const names = await redis.smembers(keys.accounts);
      const lists = await inParts(names, (name) => redis.hvals(keys.of(name).keys));
      return lists
        .flat()
        .flatMap((text) => ifUndamaged(readKey, text))
        .sort(byAge);
    });
  }

  addKey(key: KeyRecord, mayJoin?: (others: readonly KeyRecord[]) => boolean): Promise<boolean> {
    return this.#link.run(async (redis, keys) => {
      const names = keys.of(key.account);
      if (!(await redis.hexists(names.account, "record"))) return false;
      const entries = entriesOf(key);
      if (!(await this.#takeAll(redis, keys, entries))) return false;
      for (let times = 0; times < mostTries; times++) {
        let version = "";
        if (mayJoin) {
          const found = await readKeysScript.run(redis, [names.account, names.keys]);
          const [current, others] = found as [string | null, string[]];
          version = current ?? "";
          if (!mayJoin(others.map((text) => readKey(text, key.account)).sort(byAge))) break;
        }
        const written = await this.#writeKey(redis, keys, undefined, key, version, []);
        if (written === "written") return await this.#confirmAll(redis, keys, entries, key);
        // Without `mayJoin`, only a key with this id can be in the way.
        if (written === "gone" || !mayJoin || (await redis.hexists(names.keys, key.id))) break;
      }
      await this.#releaseAll(redis, keys, entries);
      return false;
    });
  }

  changeKey(
    id: string,
    change: (key: KeyRecord) => KeyChange | undefined,
  ): Promise<KeyRecord | false | undefined> {
    return this.#link.run(async (redis, keys) => {
      for (let times = 0; times < mostTries; times++) {
        const before = await this.#readKey(redis, keys, id);
        const changed = before && change(structuredClone(before.key));
        if (!before || !changed) return undefined;
        const entries = entriesOf(changed.key);
        const old = entriesOf(before.key);
        const added = entries.filter((entry) => !includes(old, entry));
        if (!(await this.#takeAll(redis, keys, added))) return false;
        const events = changed.events ?? [];
        const written = await this.#writeKey(redis, keys, before.text, changed.key, "", events);
        if (written === "written") {
          const isOurs = await this.#confirmAll(redis, keys, added, changed.key, before.text);
          await this.#releaseAll(
            redis,
            keys,
            old.filter((entry) => !includes(entries, entry)),
          );
          return isOurs && structuredClone(changed.key);
        }
        await this.#releaseAll(redis, keys, added);
        if (written === "gone") return undefined;
      }
      throw tooBusy(`the key ${id}`);
    });
  }

  getAccount(name: string): Promise<AccountRecord | undefined> {
    return this.#link.run(async (redis, keys) => {
      const text = await ofAccount(name, redis.hget(keys.of(name).account, "record"));
      return text === null ? undefined : readAccountRecord(text, name);
    });
  }

  findAccount(tokenHash: string): Promise<AccountRecord | undefined> {
    return this.#link.run((redis, keys) => this.#tokens.find(redis, keys, tokenHash));
  }

  listAccounts(): Promise<AccountRecord[]> {
    return this.#link.run(async (redis, keys) => {
      const names = (await redis.smembers(keys.accounts)).sort();
      const texts = await inParts(names, (name) => redis.hget(keys.of(name).account, "record"));
      // Names left behind by a crash have no record.
      return texts.flatMap((text) => (text === null ? [] : ifUndamaged(readAccountRecord, text)));
    });
  }

  addAccount(account: AccountRecord): Promise<boolean> {
    const { name } = account;
    return this.#link.run(async (redis, keys) => {
      await redis.sadd(keys.accounts, name);
      await this.#tokens.put(redis, keys, account);
      const text = JSON.stringify(account);
      const all = Object.values(keys.of(name));
      const isAdded = (await addAccountScript.run(redis, all, [text])) === 1;
      // A concurrent removal of an earlier account may have removed the name as well.
      if (isAdded) await redis.sadd(keys.accounts, name);
      return isAdded;
    });
  }

  changeAccount(
    name: string,
    change: (account: AccountRecord) => AccountRecord,
  ): Promise<AccountRecord | undefined> {
    return this.#link.run(async (redis, keys) => {
      const key = keys.of(name).account;
      for (let times = 0; times < mostTries; times++) {
        const before = await ofAccount(name, redis.hget(key, "record"));
        if (before === null) return undefined;
        const old = readAccountRecord(before, name);
        const account = change(structuredClone(old));
        const hasNewToken = account.tokenHash !== old.tokenHash;
        if (hasNewToken) await this.#tokens.put(redis, keys, account);
        const after = JSON.stringify(account);
        if ((await changeAccountScript.run(redis, [key], [before, after])) !== 1) continue;
        if (hasNewToken) await this.#tokens.drop(redis, keys, old.tokenHash);
        return account;
      }
      throw tooBusy(`the account ${name}`);
    });
  }

  removeAccount(name: string): Promise<boolean> {
    return this.#link.run(async (redis, keys) => {
      const names = keys.of(name);
      const { account, keys: itsKeys, events, sessions, ...others } = names;
      const order = [account, itsKeys, events, sessions, ...Object.values(others)];
      const gone = await removeAccountScript.run(redis, order);
      if (gone === null) return false;
      const [record, ...lists] = gone as [string, string[], string[], string[]];
      const [records, eventIds, hashes] = lists;
      await redis.srem(keys.accounts, name);
      if (await redis.hexists(account, "record")) await redis.sadd(keys.accounts, name);
      await this.#outbox.dropAccount(redis, keys, name);
      for (const { tokenHash } of ifUndamaged(readAccountRecord, record))
        await this.#tokens.drop(redis, keys, tokenHash);
      const entries: IndexEntry[] = [
        ...records.flatMap((text) => ifUndamaged(readKey, text)).flatMap(entriesOf),
        ...eventIds.map((id) => ({ kind: "event", id, place: name }) as const),
        ...hashes.map((id) => ({ kind: "session", id, place: name }) as const),
      ];
      await inParts(entries, (entry) => this.#releaseAll(redis, keys, [entry]));
      return true;
    });
  }

  getSession(hash: string): Promise<SessionRecord | undefined> {
    return this.#link.run(async (redis, keys) => {
      const account = await this.#index.find(redis, keys, "session", hash);
      if (account === undefined) return undefined;
      const text = await redis.hget(keys.of(account).sessions, hash);
      return text === null ? undefined : readSession(text);
    });
  }

  addSession(session: SessionRecord): Promise<void> {
    const { hash, account, createdAt, expiresAt } = session;
    return this.#link.run(async (redis, keys) => {
      const { sessions } = keys.of(account);
      const kept = (await redis.hvals(sessions)).map((text) => readSession(text));
      const entry = { kind: "session", id: hash, place: account } as const;
      const lifetime = Math.max(0, expiresAt - createdAt) + sessionSlack;
      await this.#index.put(redis, keys, entry, lifetime);
      await redis.hset(sessions, hash, JSON.stringify(session));
      // None lasts longer than the newest; if the account was removed meanwhile, nothing else would remove them.
      await redis.pexpire(sessions, Math.ceil(lifetime));
      for (const each of sessionsToDrop(kept, session)) {
        await this.#removeSession(redis, keys, each);
      }
    });
  }

  removeSession(hash: string): Promise<void> {
    return this.#link.run(async (redis, keys) => {
      const account = await this.#index.find(redis, keys, "session", hash);
      if (account !== undefined) await this.#removeSession(redis, keys, { hash, account });
    });
  }

  async #removeSession(
    redis: RedisConnection,
    keys: RedisKeys,
    { hash, account }: Pick<SessionRecord, "hash" | "account">,
  ): Promise<void> {
    await redis.hdel(keys.of(account).sessions, hash);
    await redis.unlink(keys.index("session", hash));
    this.#index.forget("session", hash);
  }

  async #readKey(
    redis: RedisConnection,
    keys: RedisKeys,
    id: string,
  ): Promise<{ key: KeyRecord; text: string } | undefined> {
    const account = await this.#index.find(redis, keys, "key", id);
    if (account === undefined) return undefined;
    const text = await redis.hget(keys.of(account).keys, id);
    return text === null ? undefined : { key: readKey(text, account), text };
  }

  async #writeKey(
    redis: RedisConnection,
    keys: RedisKeys,
    before: string | undefined,
    key: KeyRecord,
    version: string,
    events: readonly EventRecord[],
  ): Promise<"written" | "gone" | "changed"> {
    const names = keys.of(key.account);
    await this.#outbox.announce(redis, keys, events);
    const reply = (await writeKeyScript.run(
      redis,
      [
        ...[names.account, names.keys, names.ages, names.ends],
        ...[names.events, names.timeline, names.due],
      ],
      [
        key.id,
        before ?? "",
        JSON.stringify(key),
        version,
        key.createdAt,
        endOf(key) ?? "",
        ...events.flatMap((event) => [
          event.id,
          JSON.stringify(event),
          event.createdAt,
          event.delivery.nextAt ?? "",
        ]),
      ],
    )) as [string, string];
    if (reply[0] === "gone" || reply[0] === "changed") return reply[0];
    if (events.length > 0) await this.#outbox.note(redis, keys, key.account, reply);
    return "written";
  }

  /** Takes the index entries of a key; none of them if one belongs to another key. */
  async #takeAll(
    redis: RedisConnection,
    keys: RedisKeys,
    entries: readonly IndexEntry[],
  ): Promise<boolean> {
    for (const [at, entry] of entries.entries()) {
      const isHeld = (place: string) => isHeldAt(redis, keys, entry, place);
      if (await this.#index.take(redis, keys, entry, isHeld)) continue;
      await this.#releaseAll(redis, keys, entries.slice(0, at));
      return false;
    }
    return true;
  }

  /** Whether all entries still belong to the key that was just written; if not, the key is removed again. */
  async #confirmAll(
    redis: RedisConnection,
    keys: RedisKeys,
    entries: readonly IndexEntry[],
    key: KeyRecord,
    before?: string,
  ): Promise<boolean> {
    for (const entry of entries) {
      if (await this.#index.confirm(redis, keys, entry)) continue;
      const names = keys.of(key.account);
      const text = JSON.stringify(key);
      if (before !== undefined) {
        await this.#writeKey(redis, keys, text, readKey(before), "", []);
      } else {
        await unwriteKeyScript.run(
          redis,
          [names.account, names.keys, names.ages, names.ends],
          [key.id, text],
        );
      }
      await this.#releaseAll(redis, keys, entries);
      return false;
    }
    return true;
  }

  async #releaseAll(
    redis: RedisConnection,
    keys: RedisKeys,
    entries: readonly IndexEntry[],
  ): Promise<void> {
    for (const entry of entries) {
      await this.#index.release(redis, keys, entry, (place) => isHeldAt(redis, keys, entry, place));
    }
  }
}

/** The index entries by which a key is found. */
export function entriesOf(key: KeyRecord): IndexEntry[] {
  return [
    { kind: "key", id: key.id, place: key.account },
    ...secretsOf(key).map(
      (id): IndexEntry => ({ kind: "secret", id, place: `${key.account} ${key.id}` }),
    ),
  ];
}

function includes(entries: readonly IndexEntry[], { kind, id }: IndexEntry): boolean {
  return entries.some((entry) => entry.kind === kind && entry.id === id);
}

/** The key at the place of a secret. */
async function readKeyAt(
  redis: RedisConnection,
  keys: RedisKeys,
  place: string,
): Promise<KeyRecord | undefined> {
  const [account = "", id = ""] = place.split(" ");
  const text = await redis.hget(keys.of(account).keys, id);
  return text === null ? undefined : readKey(text, account);
}

/** Whether an index entry is valid: the thing it points to exists. */
async function isHeldAt(
  redis: RedisConnection,
  keys: RedisKeys,
  { kind, id }: IndexEntry,
  place: string,
): Promise<boolean> {
  if (kind === "secret") {
    const key = await readKeyAt(redis, keys, place);
    return key !== undefined && secretsOf(key).includes(id);
  }
  const names = keys.of(place);
  if (kind === "token") return (await redis.hexists(names.account, "record")) === 1;
  const name = { key: names.keys, event: names.events, session: names.sessions }[kind];
  return (await redis.hexists(name, id)) === 1;
}

function tooBusy(what: string): StoreError {
  return new StoreError(`${what} is changed by too many at once; try again`);
}
