/** Keeps connections to endpoints open for the next message. */
import type { buildConnector, Client } from "undici";
import { publicLookup } from "./public-lookup.js";
import type { WebhookOptions } from "./webhook-options.js";

/** How connections may be made. */
export interface ConnectionOptions extends Pick<WebhookOptions, "attemptLimit" | "resolve"> {
  /** Whether private addresses are allowed. */
  allowPrivate: boolean;
}

/**
 * Connections, each for one message at a time. (An undici pool would share them between accounts, and
 * reconnects for a message that was aborted.)
 */
export class EndpointConnections {
  readonly #options: ConnectionOptions;
  readonly #idle = new Map<string, Set<Client>>();
  #connect: buildConnector.connector | undefined;

  constructor(options: ConnectionOptions) {
    this.#options = options;
  }

  /** A connection for the caller's exclusive use, to be given back or destroyed. */
  async take(origin: string): Promise<Client> {
    const [idle] = this.#idle.get(origin) ?? [];
    if (idle === undefined) return await this.#open(origin);
    this.#remove(origin, idle);
    return idle;
  }

  /** Takes back a connection whose message was answered. */
  give(origin: string, client: Client): void {
    if (!client.stats.connected) {
      destroy(client);
      return;
    }
    const idle = this.#idle.get(origin);
    if (idle) idle.add(client);
    else this.#idle.set(origin, new Set([client]));
  }

  /** Closes all idle connections. */
  close(): void {
    for (const clients of this.#idle.values()) for (const client of clients) destroy(client);
    this.#idle.clear();
  }

  async #open(origin: string): Promise<Client> {
    // A server starts faster without it, and few have webhooks.
    const { buildConnector, Client } = await import("undici");
    const { allowPrivate, attemptLimit, resolve } = this.#options;
    this.#connect ??= buildConnector({
      timeout: Math.min(10_000, attemptLimit),
      rejectUnauthorized: true,
      ...(allowPrivate ? {} : { lookup: publicLookup(resolve) }),
    });
    const client = new Client(origin, {
      connect: this.#connect,
      pipelining: 1,
      // One time limit covers the whole message.
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

/** Closes a connection, aborting any running message. */
export function destroy(client: Client): void {
  // A caller waiting for the response is notified; nothing waits for the close itself.
  client.destroy().catch(() => {});
}
