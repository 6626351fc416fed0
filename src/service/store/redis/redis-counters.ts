/** Counts requests in Redis with a server-side script; the arithmetic is that of `admitRequest`. */
import { ownUsageId } from "../count-request.js";
import { decodeUsage, usageBytes } from "../counter-codec.js";
import type { Subject } from "../store.js";
import {
  type Admission,
  type Counter,
  describeWindows,
  noUsage,
  type QuotaMark,
  type SeenUsage,
  type Usage,
  windowNames,
} from "../windows.js";
import { countScript, seeScript, uncountScript } from "./count-script.js";
import type { RedisIndex } from "./redis-index.js";
import type { RedisLink } from "./redis-link.js";
import type { RedisOutbox } from "./redis-outbox.js";
import { damaged } from "./stored-records.js";

/** The counters of all keys. */
export class RedisCounters {
  readonly #link: RedisLink;
  readonly #index: RedisIndex;
  readonly #outbox: RedisOutbox;
  /** Whether to use the clock of the server, so that all machines agree on the windows. */
  readonly #hasServerTime: boolean;

  constructor(link: RedisLink, index: RedisIndex, outbox: RedisOutbox, hasServerTime: boolean) {
    this.#link = link;
    this.#index = index;
    this.#outbox = outbox;
    this.#hasServerTime = hasServerTime;
  }

  consume(subject: Subject, now: number): Promise<Admission> {
    const { keyId, sentWith = keyId, keyName, account, tier, limits } = subject;
    return this.#link.run(async (redis, keys) => {
      const names = keys.of(account);
      for (const id of [keyId, sentWith]) this.#index.remember({ kind: "key", id, place: account });
      const reply = await countScript.run(
        redis,
        [names.account, names.usage, names.days, names.events, names.timeline, names.due],
        [
          this.#hasServerTime ? "" : now,
          keyId,
          sentWith,
          limits.minute,
          limits.day,
          limits.month ?? "",
          keyName,
          account,
          tier,
        ],
      );
      const [numbers, queued] = split(reply as (number | string)[]);
      const admission = toAdmission(numbers, limits);
      if (queued.length === 0) return admission;
      const [next = "", state = "", ...ids] = queued.reverse();
      await this.#outbox.note(redis, keys, account, [state, next]);
      await this.#outbox.announce(
        redis,
        keys,
        ids.map((id) => ({ id, account })),
      );
      const marks: QuotaMark[] = [admission.isAdmitted ? "warning" : "exceeded"];
      return { ...admission, marks };
    });
  }

  refund({ keyId, sentWith = keyId }: Pick<Subject, "keyId" | "sentWith">, at: number) {
    return this.#link.run(async (redis, keys) => {
      const account = await this.#index.find(redis, keys, "key", keyId);
      if (account === undefined) return;
      await uncountScript.run(redis, [keys.of(account).usage], [at, keyId, sentWith]);
    });
  }

  getUsage(keyId: string): Promise<Usage> {
    return this.#read(keyId, [keyId]);
  }

  seeUsage(keyId: string, now: number): Promise<SeenUsage> {
    return this.#link.run(async (redis, keys) => {
      const account = await this.#index.find(redis, keys, "key", keyId);
      if (account === undefined) return { usage: noUsage, at: now };
      const args = [this.#hasServerTime ? "" : now, keyId];
      const reply = await seeScript.runForBytes(redis, [keys.of(account).usage], args);
      const [at, bytes] = reply as [number, Buffer | null];
      return { usage: bytes ? readUsage(bytes) : noUsage, at };
    });
  }

  getOwnUsage(keyId: string): Promise<Usage> {
    return this.#read(keyId, [ownUsageId(keyId), keyId]);
  }

  getDays(keyId: string): Promise<Counter[]> {
    return this.#link.run(async (redis, keys) => {
      const account = await this.#index.find(redis, keys, "key", keyId);
      if (account === undefined) return [];
      const bytes = await redis.hgetBuffer(keys.of(account).days, keyId);
      return bytes === null ? [] : decodeDays(bytes);
    });
  }

  /** The usage under the first of the ids that has any. */
  #read(keyId: string, ids: readonly string[]): Promise<Usage> {
    return this.#link.run(async (redis, keys) => {
      const account = await this.#index.find(redis, keys, "key", keyId);
      if (account === undefined) return noUsage;
      const found = await redis.hmgetBuffer(keys.of(account).usage, ...ids);
      const bytes = found.find((each) => each !== null);
      return bytes ? readUsage(bytes) : noUsage;
    });
  }
}

/** Number of numbers in the script's reply before the events. */
const numbersOfReply = 8;

function split(reply: (number | string)[]): [number[], string[]] {
  return [reply.slice(0, numbersOfReply).map(Number), reply.slice(numbersOfReply).map(String)];
}

function toAdmission(numbers: readonly number[], limits: Subject["limits"]): Admission {
  const [admitted, at = 0, ...counters] = numbers;
  const [minute, day, month] = [0, 2, 4].map((from) => ({
    start: counters[from]!,
    count: counters[from + 1]!,
  }));
  const usage = { ...noUsage, minute: minute!, day: day!, month: month! };
  const isAdmitted = admitted === 1;
  const windows = describeWindows(usage, limits);
  const violated = isAdmitted
    ? []
    : windowNames.filter((name) => limits[name] !== null && usage[name].count >= limits[name]);
  return { isAdmitted, windows, violated, marks: [], at };
}

/** Decodes a usage; throws if the bytes are not valid. */
export function readUsage(bytes: Buffer): Usage {
  if (bytes.length !== usageBytes) throw damaged("a usage");
  return decodeUsage(bytes);
}

/** Decodes days, stored as start and count with four bytes each; throws if the bytes are not valid. */
export function decodeDays(bytes: Buffer): Counter[] {
  if (bytes.length % 8 !== 0) throw damaged("a list of days");
  return Array.from({ length: bytes.length / 8 }, (_, at) => ({
    start: bytes.readUInt32LE(at * 8),
    count: bytes.readUInt32LE(at * 8 + 4),
  }));
}

/** Encodes days. */
export function encodeDays(days: readonly Counter[]): Buffer {
  const bytes = Buffer.alloc(days.length * 8);
  for (const [at, { start, count }] of days.entries()) {
    bytes.writeUInt32LE(start, at * 8);
    bytes.writeUInt32LE(count, at * 8 + 4);
  }
  return bytes;
}
