/** Starts the Redis of the project `redis`, whose tests use a store in it; stops it at the end. */
import type { TestProject } from "vitest/node";
import { hasRedis, RedisServer } from "./redis-server.js";

declare module "vitest" {
  interface ProvidedContext {
    /** The address of the Redis; undefined if none can be started. */
    redisUrl: string | undefined;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = hasRedis ? await RedisServer.start() : undefined;
  project.provide("redisUrl", server?.url);
  return async () => server?.remove();
}
