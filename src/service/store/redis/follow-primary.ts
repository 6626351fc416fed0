/** Turns the news of Sentinels that another server is the primary into a new connection. */
import type { Redis } from "ioredis";
import type { RedisAddress } from "./redis-address.js";

/** The messages of a Sentinel that has another primary now; each begins with its name. */
const channel = "+switch-master";

/** How many Sentinels are listened to. */
const mostSentinels = 9;

/**
 * Connects anew as soon as a Sentinel names another primary, until the connection ends. The former one takes writes for
 * another ten seconds before it becomes a replica, which then forgets them.
 */
export function followPrimary(
  redis: Redis,
  { nodes, primary }: RedisAddress,
  open: (node: RedisAddress["nodes"][number]) => Redis,
): void {
  const listeners = nodes.slice(0, mostSentinels).map((node) => {
    const listener = open(node);
    // A Sentinel that is away is asked again later; others have the same news.
    listener.on("error", () => {});
    listener.on("message", (_, news: string) => {
      if (news.startsWith(`${primary} `)) redis.disconnect(true);
    });
    listener.subscribe(channel).catch(() => {});
    return listener;
  });
  redis.once("end", () => {
    for (const listener of listeners) listener.disconnect();
  });
}
