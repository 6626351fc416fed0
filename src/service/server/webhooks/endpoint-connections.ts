/** Keeps connections to endpoints open for the next message. */
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import type { buildConnector, Client } from "undici";
import { publicLookup } from "./public-lookup.js";
import { longestResponse, ResponseMeter } from "./response-meter.js";
import { SlicedStream } from "./sliced-stream.js";
import type { WebhookOptions } from "./webhook-options.js";

/** How connections are made. */
export interface ConnectionOptions extends Pick<WebhookOptions, "attemptLimit" | "resolve"> {
  /** Whether private addresses are allowed. */
  allowPrivate: boolean;
}

/** A connection, and the meter that counts its responses. */
export interface Connection {
  client: Client;
  meter: ResponseMeter;
}

/**
 * Connections, each for one message at a time. (An undici pool would share them between accounts, and
 * reconnects for a message that was aborted.)
 */
export class EndpointConnections {
  readonly #options: ConnectionOptions;
  readonly #idle = new Map<string, Set<Connection>>();
  #connect: buildConnector.connector | undefined;

  constructor(options: ConnectionOptions) {
    this.#options = options;
  }

  /** A connection for the caller's exclusive use, to be given back or destroyed. */
  async take(origin: string): Promise<Connection> {
    const [idle] = this.#idle.get(origin) ?? [];
    if (idle === undefined) return await this.#open(origin);
    this.#remove(origin, idle);
    idle.meter.reset();
    return idle;
  }

  /** Takes back a connection after its message was answered. */
  give(origin: string, connection: Connection): void {
    if (!connection.client.stats.connected) {
      destroy(connection);
      return;
    }
    const idle = this.#idle.get(origin);
    if (idle) idle.add(connection);
    else this.#idle.set(origin, new Set([connection]));
  }

  /** Closes all idle connections. */
  close(): void {
    for (const idle of this.#idle.values()) for (const connection of idle) destroy(connection);
    this.#idle.clear();
  }

  async #open(origin: string): Promise<Connection> {
    // Loaded on demand: servers start faster without it, and few send webhooks.
    const { buildConnector, Client } = await import("undici");
    const { allowPrivate, attemptLimit, resolve } = this.#options;
    const lookup = allowPrivate ? {} : { lookup: publicLookup(resolve) };
    this.#connect ??= buildConnector({
      timeout: Math.min(10_000, attemptLimit),
      rejectUnauthorized: true,
      ...lookup,
    });
    const connect = this.#connect;
    const meter = new ResponseMeter();
    const client = new Client(origin, {
      connect: (options, done) => {
        const { protocol, hostname: host, port } = options;
        let tcp: { httpSocket?: Socket } = {};
        if (protocol === "https:") {
          const stream = new SlicedStream({ ...lookup, host, port: Number(port) || 443 });
          meter.watchEncrypted(stream);
          // TLS takes any stream, whatever the type says.
          tcp = { httpSocket: stream as Duplex as Socket };
        }
        connect({ ...options, ...tcp }, (...made) => {
          // After an error there is no second argument, whatever its type says.
          if (made[1]) meter.watch(made[1]);
          done(...made);
        });
      },
      // The meter also bounds headers, and with a clearer message.
      maxHeaderSize: longestResponse,
      pipelining: 1,
      // One time limit covers the whole message.
      headersTimeout: 0,
      bodyTimeout: 0,
      keepAliveTimeout: 4_000,
      keepAliveMaxTimeout: 10_000,
    });
    const connection = { client, meter };
    client.on("disconnect", () => {
      if (this.#remove(origin, connection)) destroy(connection);
    });
    return connection;
  }

  #remove(origin: string, connection: Connection): boolean {
    const idle = this.#idle.get(origin);
    const isRemoved = idle?.delete(connection) ?? false;
    if (idle?.size === 0) this.#idle.delete(origin);
    return isRemoved;
  }
}

/** Closes a connection, aborting any running message. */
export function destroy({ client }: Connection): void {
  // A caller waiting for the response is notified; nothing waits for the close itself.
  client.destroy().catch(() => {});
}
