/** Connects to the Redis at an address. Commands fail immediately while the server is gone, and work again when it is back. */
import type { Cluster, Redis } from "ioredis";
import { StoreError } from "../store.js";
import { followPrimary } from "./follow-primary.js";
import { guardConnections, guardReplies } from "./guard-replies.js";
import type { RedisAddress } from "./redis-address.js";

/** A connection to one server, or to a cluster. */
export type RedisConnection = Redis | Cluster;

/** The part of the package that is used. */
type Ioredis = Pick<typeof import("ioredis"), "Redis" | "Cluster">;

/** Time limit for a command or a connection attempt, in milliseconds. */
const longest = 4_000;

/** Milliseconds until the next connection attempt: short, since requests are refused until then. */
const retryAfter = (times: number): number => Math.min(50 * times, 500);

/** How Sentinels are listened to, which may be away for long. */
const listening = {
  connectTimeout: longest,
  keepAlive: 10_000,
  enableReadyCheck: false,
  maxRetriesPerRequest: null,
  retryStrategy: (times: number): number => Math.min(100 * times, 5_000),
  connectionName: "wf",
  protocol: 2,
} as const;

/** Connects; rejects with a StoreError if that fails. `onLost` is called with the reason whenever a connection ends. */
export async function connectRedis(
  address: RedisAddress,
  onLost: (reason: Error) => void,
): Promise<RedisConnection> {
  const ioredis = await loadRedis();
  await guardConnections();
  const redis = createConnection(ioredis, address);
  guardReplies(redis);
  // A cluster sends its commands through the connections of its nodes, some of which are also used directly.
  redis.on("+node", (node: Redis) => guardReplies(node));
  let reason: Error | undefined;
  // Without a listener, ioredis prints every failed attempt. Failed operations report the reason too.
  redis.on("error", (error: Error) => {
    reason = error;
  });
  redis.on("close", () => onLost(reason ?? new Error("the connection was lost")));
  redis.on("ready", () => {
    reason = undefined;
  });
  try {
    await redis.connect();
    if (address.kind === "sentinel") {
      const { tls } = address;
      followPrimary(
        redis as Redis,
        address,
        (node) => new ioredis.Redis({ ...node, ...listening, ...(tls && { tls: tlsOf(tls) }) }),
      );
    }
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

/** ioredis reports some failures only as events, and the failure of a cluster only as the last node's error. */
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
    // Resending a command after a lost connection could count a request twice.
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    retryStrategy: retryAfter,
    // A former primary accepts no writes after a failover.
    reconnectOnError: ({ message }: Error) => message.startsWith("READONLY"),
    connectionName: "wf",
    // Works with every server and proxy, and no newer feature is needed.
    protocol: 2 as const,
    ...(username === undefined ? {} : { username }),
    ...(password === undefined ? {} : { password }),
    ...(tls && { tls: tlsOf(tls) }),
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
      // Certificates are issued for host names, so names must not be resolved before the check.
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

function tlsOf({ ca }: NonNullable<RedisAddress["tls"]>): { ca?: NonNullable<typeof ca> } {
  return ca === undefined ? {} : { ca };
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
