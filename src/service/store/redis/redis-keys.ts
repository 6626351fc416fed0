/** Names the keys of a store in Redis. The keys of an account share a hash tag, so that they are in the same slot of a cluster. */

/** The keys of an account. */
export interface AccountKeys {
  /** Hash: the record, the version numbers of its keys, of their ages and of its due events. */
  account: string;
  /** Hash: its keys by id. */
  keys: string;
  /** Sorted set: ids of its keys by creation time. */
  ages: string;
  /** Sorted set: ids of the keys that end, by when they do. */
  ends: string;
  /** Hash: usage by id, 36 bytes each. */
  usage: string;
  /** Hash: past days by id of a key, 8 bytes per day. */
  days: string;
  /** Hash: events by id. */
  events: string;
  /** Sorted set: ids of events by creation time. */
  timeline: string;
  /** Sorted set: ids of unsettled events by due time. */
  due: string;
  /** Hash: sessions by hash. */
  sessions: string;
}

/** The kinds of things that are looked up across accounts. */
export type IndexKind = "key" | "secret" | "token" | "event" | "session";

/** The keys of one generation of the data; a restore writes the next generation beside it. */
export class RedisKeys {
  readonly prefix: string;
  readonly generation: string;

  constructor(prefix: string, generation: string) {
    this.prefix = prefix;
    this.generation = generation;
  }

  /** Hash: the format, the id of the data, the current generation, and the one whose tokens all have their entries. */
  get meta(): string {
    return `${this.prefix}:meta`;
  }

  /** The prefix of the keys of this generation. */
  get start(): string {
    return `${this.prefix}:${this.generation}:`;
  }

  /** Set: the names of all accounts, and of some that no longer exist. */
  get accounts(): string {
    return `${this.start}accounts`;
  }

  /** Sorted set: accounts by the time of their next due event. */
  get dueAccounts(): string {
    return `${this.start}due:{due}:at`;
  }

  /** Hash: the version of an account that its entry in `dueAccounts` was made from. */
  get dueStates(): string {
    return `${this.start}due:{due}:state`;
  }

  /** String: the place of something. It may be out of date; the account has the truth. */
  index(kind: IndexKind, id: string): string {
    return `${this.start}${kind}:${id}`;
  }

  of(account: string): AccountKeys {
    const start = `${this.start}{${account}}:`;
    return {
      account: `${start}account`,
      keys: `${start}keys`,
      ages: `${start}ages`,
      ends: `${start}ends`,
      usage: `${start}usage`,
      days: `${start}days`,
      events: `${start}events`,
      timeline: `${start}timeline`,
      due: `${start}due`,
      sessions: `${start}sessions`,
    };
  }
}
