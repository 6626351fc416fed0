/** Names the keys of a store in Redis; all of an account have one hash tag, and so lie in one slot of a cluster. */

/** The keys of an account. */
export interface AccountKeys {
  /** Hash: the record, a number for the state of its keys, and one for that of its due events. */
  account: string;
  /** Hash: its keys by id. */
  keys: string;
  /** Hash: usage by id, 36 bytes each. */
  usage: string;
  /** Hash: past days by id of a key, 8 bytes per day. */
  days: string;
  /** Hash: events by id. */
  events: string;
  /** Sorted set: ids of events by creation time. */
  timeline: string;
  /** Sorted set: ids of events that are not settled, by the time at which they are due. */
  due: string;
  /** Hash: sessions by hash. */
  sessions: string;
}

/** What is looked up across accounts. */
export type IndexKind = "key" | "secret" | "event" | "session";

/** The keys of one generation of the data: a restore writes the next one beside it. */
export class RedisKeys {
  readonly prefix: string;
  readonly generation: string;

  constructor(prefix: string, generation: string) {
    this.prefix = prefix;
    this.generation = generation;
  }

  /** Hash: the format, the id of the data, and the current generation. */
  get meta(): string {
    return `${this.prefix}:meta`;
  }

  /** What the keys of this generation start with. */
  get start(): string {
    return `${this.prefix}:${this.generation}:`;
  }

  /** Set: the names of all accounts, and of some that are gone. */
  get accounts(): string {
    return `${this.start}accounts`;
  }

  /** Sorted set: accounts by the time at which their next event is due. */
  get dueAccounts(): string {
    return `${this.start}due:{due}:at`;
  }

  /** Hash: which state of an account the entry in `dueAccounts` was made from. */
  get dueStates(): string {
    return `${this.start}due:{due}:state`;
  }

  /** String: where something lies. It may be out of date; the account tells. */
  index(kind: IndexKind, id: string): string {
    return `${this.start}${kind}:${id}`;
  }

  of(account: string): AccountKeys {
    const start = `${this.start}{${account}}:`;
    return {
      account: `${start}account`,
      keys: `${start}keys`,
      usage: `${start}usage`,
      days: `${start}days`,
      events: `${start}events`,
      timeline: `${start}timeline`,
      due: `${start}due`,
      sessions: `${start}sessions`,
    };
  }
}
