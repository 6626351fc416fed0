/** Parses the JSON of a record in Redis; throws a StoreError if it is not one. */
import type { AccountRecord, EventRecord, KeyRecord, SessionRecord } from "../records.js";
import { DamagedRecordError } from "../store.js";

/** Checks for fields whose wrong values would make our code fail, or compare with NaN. */
type Fields<T> = Readonly<Partial<Record<keyof T, (value: unknown) => boolean>>>;

const text = (value: unknown): boolean => typeof value === "string";
/** A finite number that `Date` accepts. */
const time = (value: unknown): boolean => typeof value === "number" && Math.abs(value) <= 8.64e15;
const maybe = (is: (value: unknown) => boolean) => (value: unknown) => value === null || is(value);
const record = (value: unknown): boolean =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const listOf = (is: (value: unknown) => boolean) => (value: unknown) =>
  Array.isArray(value) && value.every(is);
const shaped = (fields: Readonly<Record<string, (value: unknown) => boolean>>) => {
  const entries = Object.entries(fields);
  return (value: unknown): boolean =>
    record(value) && entries.every(([name, is]) => is((value as Record<string, unknown>)[name]));
};

const key: Fields<KeyRecord> = {
  id: text,
  account: text,
  name: text,
  tier: text,
  hash: text,
  display: text,
  createdAt: time,
  expiresAt: maybe(time),
  revokedAt: maybe(time),
  previous: listOf(shaped({ hash: text, display: text, expiresAt: time })),
  sharesWith: (value) => value === undefined || text(value),
};

const endpoint = shaped({
  url: text,
  events: listOf(text),
  secret: text,
  previousSecrets: listOf(shaped({ secret: text, expiresAt: time })),
  createdAt: time,
  disabled: maybe(shaped({ at: time, reason: text })),
  lastSuccessAt: maybe(time),
});

const account: Fields<AccountRecord> = {
  name: text,
  createdAt: time,
  tokenHash: maybe(text),
  endpoint: maybe(endpoint),
};

const attempt = shaped({ at: time, ms: time, status: maybe(time), problem: maybe(text) });

const event: Fields<EventRecord> = {
  id: text,
  account: text,
  type: text,
  createdAt: time,
  data: record,
  delivery: shaped({
    state: text,
    attempts: time,
    nextAt: maybe(time),
    lease: maybe(text),
    startedAt: maybe(time),
    last: maybe(attempt),
  }),
};

const session: Fields<SessionRecord> = {
  hash: text,
  account: text,
  tokenHash: text,
  createdAt: time,
  expiresAt: time,
};

/** Parses a record; the error for a damaged one names its account, if that is known. */
type Reader<T> = (json: string | Buffer, account?: string) => T;

/** Returns a parser for one kind of record. */
function reader<T>(kind: string, fields: Fields<T>): Reader<T> {
  const is = shaped(fields as Readonly<Record<string, (value: unknown) => boolean>>);
  return (json, owner) => {
    const value = parse(json);
    if (is(value)) return value as T;
    throw damaged(kind, owner);
  };
}

/** The error for a value that is not one of ours, of an account if that is known. */
export function damaged(kind: string, owner?: string): DamagedRecordError {
  if (owner === undefined) {
    return new DamagedRecordError(
      `Redis holds ${kind} that is damaged; run \`wf restore FILE\` with a backup`,
    );
  }
  return new DamagedRecordError(
    `the account ${JSON.stringify(owner)} is damaged in Redis (${kind} cannot be read); run \`wf restore FILE\` with a backup, or remove it with \`wf accounts remove\``,
  );
}

/** Makes the error of Redis for a value of another type one that names the account; other errors stay. */
export async function ofAccount<T>(owner: string, reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    throw /^WRONGTYPE/.test((error as Error).message)
      ? damaged("a value of another type", owner)
      : error;
  }
}

function parse(json: string | Buffer): unknown {
  try {
    return JSON.parse(json.toString());
  } catch {
    return undefined;
  }
}

/** Parses a key. */
export const readKey = reader("a key", key);
/** Parses an account. */
export const readAccountRecord = reader("an account", account);
/** Parses an event. */
export const readEvent = reader("an event", event);
/** Parses a session. */
export const readSession = reader("a session", session);

/** A record in a list, to be flattened; none if it is damaged, so that one account keeps no other from being found. */
export function ifUndamaged<T>(read: (text: string) => T, text: string): T[] {
  try {
    return [read(text)];
  } catch (error) {
    if (error instanceof DamagedRecordError) return [];
    throw error;
  }
}
