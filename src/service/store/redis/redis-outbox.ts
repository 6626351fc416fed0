/** Keeps events in Redis, each with its account, and knows which accounts have due events. */

import { type Claim, claimEnd, isClaimOver, roomOf } from "../delivery.js";
import type { EventRecord } from "../records.js";
import { StoreError } from "../store.js";
import type { RedisConnection } from "./connect-redis.js";
import {
  addEventScript,
  changeEventScript,
  claimScript,
  noteDueScript,
  removeEventsScript,
} from "./event-scripts.js";
import { inParts } from "./in-parts.js";
import type { RedisIndex } from "./redis-index.js";
import type { RedisKeys } from "./redis-keys.js";
import type { RedisLink } from "./redis-link.js";
import { WrongReplyError } from "./reply-shapes.js";
import { ifUndamaged, readEvent } from "./stored-records.js";

/** Number of accounts that a poll examines: in the first round of a process, and in later ones. */
const firstPart = 500;
const laterPart = 50;

/** Number of old events examined together. */
const mostOld = 500;

/** How many times a change is retried after someone else was faster. */
const mostTries = 100;

/**
 * The events of all accounts. The index of accounts with due events is derived from the accounts. A continuous round
 * over all of them, a part with each poll, repairs what a crash has left out.
 */
export class RedisOutbox {
  readonly #link: RedisLink;
  readonly #index: RedisIndex;
  /** The position of the round over all accounts. */
  #cursor = "0";
  #isFirstRound = true;

  constructor(link: RedisLink, index: RedisIndex) {
    this.#link = link;
    this.#index = index;
  }

  listEvents(account: string, count: number): Promise<EventRecord[]> {
    return this.#link.run(async (redis, keys) => {
      const { timeline, events } = keys.of(account);
      const ids = await redis.zrevrange(timeline, 0, count - 1);
      if (ids.length === 0) return [];
      const texts = await redis.hmget(events, ...ids);
      for (const id of ids) this.#index.remember({ kind: "event", id, place: account });
      return texts.flatMap((text) => (text === null ? [] : [readEvent(text)]));
    });
  }

  getEvent(id: string): Promise<EventRecord | undefined> {
    return this.#link.run(async (redis, keys) => {
      const text = (await this.#readEvent(redis, keys, id))?.text;
      return text === undefined ? undefined : readEvent(text);
    });
  }

  addEvent(event: EventRecord): Promise<boolean> {
    return this.#link.run(async (redis, keys) => {
      const names = keys.of(event.account);
      if ((await this.#readEvent(redis, keys, event.id)) !== undefined) return false;
      await this.announce(redis, keys, [event]);
      const reply = await addEventScript.run(
        redis,
        [names.account, names.events, names.timeline, names.due],
        [event.id, JSON.stringify(event), event.createdAt, event.delivery.nextAt ?? ""],
      );
      if (reply === null) return false;
      await this.note(redis, keys, event.account, reply as [string, string]);
      return true;
    });
  }

  changeEvent(
    id: string,
    change: (event: EventRecord) => EventRecord | undefined,
  ): Promise<EventRecord | undefined> {
    return this.#link.run(async (redis, keys) => {
      for (let times = 0; times < mostTries; times++) {
        const before = await this.#readEvent(redis, keys, id);
        const event = before && change(readEvent(before.text));
        if (!before || !event) return undefined;
        const names = keys.of(before.account);
        const reply = await changeEventScript.run(
          redis,
          [names.account, names.events, names.due],
          [id, before.text, JSON.stringify(event), event.delivery.nextAt ?? ""],
        );
        if (reply === null) continue;
        await this.note(redis, keys, before.account, reply as [string, string]);
        return event;
      }
      throw new StoreError(`the event ${id} is changed by too many at once; try again`);
    });
  }

  claimEvents(claim: Claim): Promise<EventRecord[]> {
    return this.#link.run(async (redis, keys) => {
      const most = claim.count + claim.busy.size;
      const accounts = await redis.zrangebyscore(
        keys.dueAccounts,
        "-inf",
        claim.now,
        "LIMIT",
        0,
        most,
      );
      const taken: EventRecord[] = [];
      for (let at = 0; at < accounts.length && !isClaimOver(claim, taken.length); ) {
        const together = roomsTogether(claim, accounts.slice(at), taken.length);
        at += together.length;
        const lists = together.map(([account, room]) =>
          room === 0 ? [] : this.#claimOf(redis, keys, account, claim, room),
        );
        for (const events of await Promise.all(lists)) for (const each of events) taken.push(each);
      }
      return taken;
    });
  }

  /** Claims due events of an account, as many as there is room for. */
  async #claimOf(
    redis: RedisConnection,
    keys: RedisKeys,
    account: string,
    claim: Claim,
    room: number,
  ): Promise<EventRecord[]> {
    const names = keys.of(account);
    const reply = await claimScript
      .run(
        redis,
        [names.account, names.events, names.due],
        [claim.now, claimEnd(claim), claim.lease, room],
      )
      .catch(unlessForeign);
    if (reply === undefined) return [];
    const [state, next, ...texts] = reply as [string, string, ...string[]];
    if (state === "0") await this.dropAccount(redis, keys, account);
    else await this.note(redis, keys, account, [state, next]);
    const events = texts.flatMap((text) => ifUndamaged(readEvent, text));
    // Quota events have no index entry yet if the process that counted was killed.
    const unknown = events.filter(({ id }) => this.#index.recall("event", id) === undefined);
    await this.announce(redis, keys, unknown);
    return events;
  }

  nextDue(): Promise<number | undefined> {
    return this.#link.run(async (redis, keys) => {
      await this.#look(redis, keys);
      const [, at] = await redis.zrange(keys.dueAccounts, 0, "0", "WITHSCORES");
      return at === undefined ? undefined : numberOf(at);
    });
  }

  countPending(): Promise<number> {
    return this.#link.run(async (redis, keys) => {
      // All accounts with due events; a missing one is found by the round over all accounts.
      const accounts = await redis.zrange(keys.dueAccounts, 0, "-1");
      const counts = await inParts(accounts, (account) => redis.zcard(keys.of(account).due));
      return counts.reduce((sum, count) => sum + count, 0);
    });
  }

  removeEvents(before: number): Promise<number> {
    return this.#link.run(async (redis, keys) => {
      const accounts = await redis.smembers(keys.accounts);
      const counts = await inParts(accounts, async (account) => {
        const { timeline } = keys.of(account);
        const isOld = await redis.zcount(timeline, "-inf", `(${before}`);
        return isOld > 0 ? this.#removeEventsOf(redis, keys, account, before) : 0;
      });
      return counts.reduce((sum, count) => sum + count, 0);
    });
  }

  async #removeEventsOf(
    redis: RedisConnection,
    keys: RedisKeys,
    account: string,
    before: number,
  ): Promise<number> {
    const { events, timeline, due } = keys.of(account);
    let kept = 0;
    let count = 0;
    for (;;) {
      const reply = await removeEventsScript.run(
        redis,
        [events, timeline, due],
        [before, kept, mostOld],
      );
      const [looked, ...ids] = reply as [number, ...string[]];
      for (const id of ids) {
        this.#index.forget("event", id);
        await redis.unlink(keys.index("event", id));
      }
      count += ids.length;
      kept += looked - ids.length;
      if (looked < mostOld) return count;
    }
  }

  /** Writes the index entries of events that are about to be queued, or that were found without one. */
  async announce(
    redis: RedisConnection,
    keys: RedisKeys,
    events: readonly Pick<EventRecord, "id" | "account">[],
  ): Promise<void> {
    for (const { id, account } of events) {
      const entry = { kind: "event", id, place: account } as const;
      await this.#index.put(redis, keys, entry);
      this.#index.remember(entry);
    }
  }

  /** Records what a script has returned about the due events of an account. */
  async note(
    redis: RedisConnection,
    keys: RedisKeys,
    account: string,
    [state, next]: readonly [string, string],
  ): Promise<void> {
    const { dueAccounts, dueStates } = keys;
    await noteDueScript.run(redis, [dueAccounts, dueStates], [account, state, next]);
  }

  /** Forgets a removed account. */
  async dropAccount(redis: RedisConnection, keys: RedisKeys, account: string): Promise<void> {
    await redis.zrem(keys.dueAccounts, account);
    await redis.hdel(keys.dueStates, account);
  }

  /** Checks whether the due events of some accounts are in the index. */
  async #look(redis: RedisConnection, keys: RedisKeys): Promise<void> {
    const count = this.#isFirstRound ? firstPart : laterPart;
    const [cursor, accounts] = await redis.sscan(keys.accounts, this.#cursor, "COUNT", count);
    this.#cursor = cursor;
    if (cursor === "0") this.#isFirstRound = false;
    await inParts(accounts, async (account) => {
      const names = keys.of(account);
      // In this order: events added in between have a later state.
      const state = await redis.hget(names.account, "state");
      const [, next] = await redis.zrange(names.due, 0, "0", "WITHSCORES");
      if (state === null || next === undefined) return;
      await this.note(redis, keys, account, [state, next]);
    });
  }

  async #readEvent(
    redis: RedisConnection,
    keys: RedisKeys,
    id: string,
  ): Promise<{ account: string; text: string } | undefined> {
    const account = await this.#index.find(redis, keys, "event", id);
    if (account === undefined) return undefined;
    const text = await redis.hget(keys.of(account).events, id);
    return text === null ? undefined : { account, text };
  }
}

/**
 * The first accounts whose events are claimed at the same time, each with its room: those that can all use theirs,
 * however much the others take. So the events are the same as if the accounts had been claimed one after another.
 */
function roomsTogether(
  claim: Claim,
  accounts: readonly string[],
  taken: number,
): [account: string, room: number][] {
  const rooms: [account: string, room: number][] = [];
  let promised = taken;
  for (const account of accounts) {
    const room = roomOf(claim, account, promised);
    if (promised > taken && room < roomOf(claim, account, taken)) break;
    rooms.push([account, room]);
    promised += room;
  }
  return rooms;
}

/** Ignores that something else has the place of an account's events. */
function unlessForeign(error: Error): undefined {
  if (!error.message.startsWith("WRONGTYPE")) throw error;
}

/** Parses the score of a sorted set. */
function numberOf(score: string): number {
  const number = Number(score);
  if (!Number.isFinite(number)) throw new WrongReplyError("a question for a time");
  return number;
}
