/** Keeps connections to receivers for the next message, for as long as both sides leave them open. */
import { buildConnector, Client } from "undici";
import { publicLookup } from "./public-lookup.js";
import type { WebhookOptions } from "./webhook-options.js";

/** How connections may be made. */
export interface ConnectionOptions extends Pick<WebhookOptions, "attemptLimit" | "resolve"> {
  /** Whether private addresses may be used. */
  allowPrivate: boolean;
}

/**
 * Connections, each for one message at a time. (An undici pool would share them between accounts, and
 * connects anew for a message that was given up.)
 */
export class ReceiverConnections {
  readonly #idle = new Map<string, Set<Client>>();
  readonly #connect: buildConnector.connector;

  constructor({ allowPrivate, attemptLimit, resolve }: ConnectionOptions) {
    this.#connect = buildConnector({
      timeout: Math.min(10_000, attemptLimit),
      rejectUnauthorized: true,
      ...(allowPrivate ? {} : { lookup: publicLookup(resolve) }),
    });
  }

  /** A connection for the caller alone, who gives it back or destroys it. */
  take(origin: string): Client {
    const [idle] = this.#idle.get(origin) ?? [];
    if (idle === undefined) return this.#open(origin);
    this.#remove(origin, idle);
    return idle;
  }

  /** Takes a connection back on which a message was answered. */
  give(origin: string, client: Client): void {
    if (!client.stats.connected) {
      destroy(client);
      return;
    }
    const idle = this.#idle.get(origin);
    if (idle) idle.add(client);
    else this.#idle.set(origin, new Set([client]));
  }

  /** Ends all that nobody has taken. */
  close(): void {
    for (const clients of this.#idle.values()) for (const client of clients) destroy(client);
    this.#idle.clear();
  }

  #open(origin: string): Client {
    const client = new Client(origin, {
      connect: this.#connect,
      pipelining: 1,
      // The time for a message is one for all of it.
      headersTimeout: 0,
      bodyTimeout: 0,
      keepAliveTimeout: 4_000,
      keepAliveMaxTimeout: 10_000,
    });
    client.on("disconnect", () => {
      if (this.#remove(origin, client)) destroy(client);
    });
    return client;
  }

  #remove(origin: string, client: Client): boolean {
    const idle = this.#idle.get(origin);
    const isRemoved = idle?.delete(client) ?? false;
    if (idle?.size === 0) this.#idle.delete(origin);
    return isRemoved;
  }
}

/** Ends a connection, whatever is under way on it. */
export function destroy(client: Client): void {
  // Who waits for an answer hears of it; nobody waits for the end itself.
  client.destroy().catch(() => {});
}
