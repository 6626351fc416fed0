/** Follows what a server is doing, so that it can end without cutting anybody off. */
import { Server } from "node:net";
import type { FastifyInstance } from "fastify";
import { answerUnavailable } from "./answer-error.js";

declare module "fastify" {
  interface FastifyInstance {
    lifecycle: Lifecycle;
  }
}

/** Whether a server is about to end, and how many requests it is answering. */
export interface Lifecycle {
  isDraining: boolean;
  running: number;
}

/** Counts requests, and refuses new ones once the server is about to end. */
export function followLifecycle(app: FastifyInstance): void {
  const lifecycle: Lifecycle = { isDraining: false, running: 0 };
  app.decorate("lifecycle", lifecycle);
  app.addHook("onRequest", async (request, reply) => {
    lifecycle.running++;
    let isCounted = true;
    const end = () => {
      if (isCounted) lifecycle.running--;
      isCounted = false;
    };
    // `close` comes for a client that has gone as well; `finish` alone comes from injected requests.
    reply.raw.once("close", end).once("finish", end);
    if (!lifecycle.isDraining) return undefined;
    reply.header("connection", "close");
    return request.routeOptions.config.isProbe ? undefined : answerUnavailable(reply, 5);
  });
}

/** Longest time that running deliveries have to come to their end, in milliseconds. */
const deliveryPatience = 3_000;

/**
 * Ends a server: takes no new connections, lets what runs come to its end for at most `patience`
 * milliseconds, then closes everything. Connections that are kept open are told that it is over.
 */
export async function drainServer(app: FastifyInstance, patience: number): Promise<void> {
  app.lifecycle.isDraining = true;
  // Not http's close, which would cut connections that wait for their next request.
  Server.prototype.close.call(app.server);
  const delivered = app.webhooks.stop(Math.min(patience, deliveryPatience));
  const end = Date.now() + patience;
  while (app.lifecycle.running > 0 && Date.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  app.server.closeAllConnections();
  await delivered;
  await app.close();
}
