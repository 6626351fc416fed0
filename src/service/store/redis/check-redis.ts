/** Checks the configuration of a Redis: refuses one that evicts data, and warns about one that keeps data only in memory. */
import type { Cluster } from "ioredis";
import { StoreError } from "../store.js";
import type { RedisConnection } from "./connect-redis.js";
import type { RedisAddress } from "./redis-address.js";

/** The result of the check. */
export interface RedisState {
  warnings: string[];
  /** Free bytes below `maxmemory`; undefined if there is no such bound. */
  free: number | undefined;
}

/** Checks all primaries; throws a StoreError if one evicts keys. */
export async function checkRedis(
  redis: RedisConnection,
  { shown, kind }: RedisAddress,
): Promise<RedisState> {
  const states = await Promise.all(
    (await readInfo(redis)).map((info) => {
      const policy = info.get("maxmemory_policy") ?? "noeviction";
      if (policy !== "noeviction") {
        throw new StoreError(
          `Redis at ${shown} would drop keys and counters when its memory is full (maxmemory-policy ${policy}); run \`redis-cli CONFIG SET maxmemory-policy noeviction\` and set it in its configuration, too`,
        );
      }
      if (kind === "cluster" && info.get("cluster_enabled") === "0") {
        throw new StoreError(`Redis at ${shown} is not a cluster; use redis: instead`);
      }
      if (kind !== "cluster" && info.get("cluster_enabled") === "1") {
        throw new StoreError(`Redis at ${shown} is part of a cluster; use redis+cluster: instead`);
      }
      const isLogged = info.get("aof_enabled") !== "0";
      const most = Number(info.get("maxmemory") ?? 0);
      const free = most === 0 ? undefined : most - Number(info.get("used_memory") ?? 0);
      return { isLogged, free };
    }),
  );
  const warnings = states.every(({ isLogged }) => isLogged)
    ? []
    : [
        `Redis at ${shown} writes no log of changes, so a restart forgets the last ones or all; run \`redis-cli CONFIG SET appendonly yes\` and set it in its configuration, too`,
      ];
  const bounds = states.flatMap(({ free }) => (free === undefined ? [] : [free]));
  return {
    warnings,
    free:
      bounds.length === 0
        ? undefined
        : bounds.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY),
  };
}

/** The INFO of each primary; it is allowed even where CONFIG is not. */
async function readInfo(redis: RedisConnection): Promise<ReadonlyMap<string, string>[]> {
  const nodes = isCluster(redis) ? redis.nodes("master") : [redis];
  return await Promise.all(
    nodes.map(async (node) => {
      const text = await node.info();
      return new Map(
        text.split("\r\n").flatMap((line): [string, string][] => {
          const at = line.indexOf(":");
          return at < 0 ? [] : [[line.slice(0, at), line.slice(at + 1)]];
        }),
      );
    }),
  );
}

/** Whether a connection leads to a cluster. */
export function isCluster(redis: RedisConnection): redis is Cluster {
  return "nodes" in redis;
}
