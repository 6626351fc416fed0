/** Counts failed sign-ins, so that tokens cannot be tried one after the other. */
import ipaddr from "ipaddr.js";
import { LRUCache } from "lru-cache";

/** Failures that a client may have in a window. */
const perClient = 10;
/** Failures of all clients together from which on each may have one only. */
const ofAll = 1_000;
/** Milliseconds. */
const window = 15 * 60_000;

interface Failures {
  count: number;
  /** When they are forgotten. */
  until: number;
}

/** Failed sign-ins by client, in memory: at most 10,000 clients, the last ones. */
export class FailedSignIns {
  readonly #clients = new LRUCache<string, Failures>({ max: 10_000 });
  #all: Failures = { count: 0, until: 0 };

  /** Milliseconds for which a client has to wait; 0 when it may try. */
  waitFor(address: string, now: number): number {
    const failures = this.#clients.get(clientOf(address));
    if (!failures || failures.until <= now) return 0;
    const allowed = this.#all.until > now && this.#all.count >= ofAll ? 1 : perClient;
    return failures.count < allowed ? 0 : failures.until - now;
  }

  /** Takes note of a failure. */
  add(address: string, now: number): void {
    const client = clientOf(address);
    this.#clients.set(client, oneMore(this.#clients.get(client), now));
    this.#all = oneMore(this.#all, now);
  }
}

function oneMore(before: Failures | undefined, now: number): Failures {
  if (!before || before.until <= now) return { count: 1, until: now + window };
  return { ...before, count: before.count + 1 };
}

/** An IPv4 address, or the network of an IPv6 one: whoever has one address has all of its network. */
function clientOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6 ? parsed.parts.slice(0, 4).join(":") : parsed.toString();
}
