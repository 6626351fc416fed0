/** Turns an address into a connection that fails at once when its server is gone, and comes back with it. */
import type { Cluster, Redis } from "ioredis";
import { StoreError } from "../store.js";
import { guardConnections, guardReplies } from "./guard-replies.js";
import type { RedisAddress } from "./redis-address.js";

/** A connection to one server, or to a cluster. */
export type RedisConnection = Redis | Cluster;

/** What is needed of the package. */
type Ioredis = Pick<typeof import("ioredis"), "Redis" | "Cluster">;

/** How long a command, or connecting, may take; in milliseconds. */
const longest = 4_000;

/** Milliseconds until the next attempt to connect: soon, since requests are refused until then. */
const retryAfter = (times: number): number => Math.min(50 * times, 500);

/** Connects; rejects with a StoreError when that fails. `onLost` is called whenever a connection ends, with the reason. */
export async function connectRedis(
  address: RedisAddress,
  onLost: (reason: Error) => void,
): Promise<RedisConnection> {
  const ioredis = await loadRedis();
  await guardConnections();
  const redis = createConnection(ioredis, address);
  guardReplies(redis);
  // A cluster hands its commands to the connections of its nodes, some of which are asked themselves.
  redis.on("+node", (node: Redis) => guardReplies(node));
  let reason: Error | undefined;
  // Who has no listener prints every failed attempt. The operations that fail tell it, too.
  redis.on("error", (error: Error) => {
    reason = error;
  });
  redis.on("close", () => onLost(reason ?? new Error("the connection was lost")));
  redis.on("ready", () => {
    reason = undefined;
  });
  try {
    await redis.connect();
    return redis;
  } catch (error) {
    redis.disconnect();
    throw unreachable(address, reasonOf(error, reason));
  }
}

/** The error for a Redis that cannot be used. */
export function unreachable({ shown }: RedisAddress, cause: unknown): StoreError {
  return new StoreError(`cannot use Redis at ${shown}`, { cause });
}

/** ioredis tells of some failures only in events, and of what a cluster fails by in the last node's error. */
function reasonOf(error: unknown, heard: Error | undefined): unknown {
  const { lastNodeError } = (error ?? {}) as { lastNodeError?: Error };
  const { lastNodeError: inHeard } = (heard ?? {}) as { lastNodeError?: Error };
  return lastNodeError ?? inHeard ?? heard ?? error;
}

function createConnection(
  { Redis, Cluster }: Ioredis,
  { kind, nodes, primary, db, username, password, tls }: RedisAddress,
): RedisConnection {
  const common = {
    lazyConnect: true,
    db,
    connectTimeout: longest,
    commandTimeout: longest,
    keepAlive: 10_000,
    // Sending a command again after a lost connection could count a request twice.
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    retryStrategy: retryAfter,
    // What was the primary before a failover takes no writes.
    reconnectOnError: ({ message }: Error) => message.startsWith("READONLY"),
    connectionName: "wf",
    // Works with every server and proxy; nothing here needs more.
    protocol: 2 as const,
    ...(username === undefined ? {} : { username }),
    ...(password === undefined ? {} : { password }),
    ...(tls && { tls: tls.ca === undefined ? {} : { ca: tls.ca } }),
  };
  if (kind === "cluster") {
    const { retryStrategy: _, ...redisOptions } = common;
    return new Cluster([...nodes], {
      lazyConnect: true,
      enableOfflineQueue: false,
      clusterRetryStrategy: retryAfter,
      retryDelayOnFailover: 100,
      maxRedirections: 8,
      slotsRefreshTimeout: longest,
      // Certificates are for the names of nodes, which must not become addresses before they are checked.
      ...(tls && { dnsLookup: (host, done) => done(null, host) }),
      redisOptions,
    });
  }
  const options = { ...common, enableOfflineQueue: false };
  if (kind === "single") return new Redis({ ...options, ...nodes[0]! });
  return new Redis({
    ...options,
    sentinels: [...nodes],
    name: primary!,
    sentinelRetryStrategy: retryAfter,
    ...(tls && { enableTLSForSentinelMode: true, sentinelTLS: options.tls ?? {} }),
  });
}

/** ioredis is an optional dependency, like LMDB. */
async function loadRedis(): Promise<Ioredis> {
  try {
    return await import("ioredis");
  } catch (cause) {
    if (/MODULE_NOT_FOUND$/.test((cause as NodeJS.ErrnoException).code ?? "")) {
      throw new StoreError("a store in Redis needs the package ioredis; run npm install ioredis");
    }
    throw new StoreError("the package ioredis cannot be loaded", { cause });
  }
}
