/** Tracks running requests, so that a server can shut down gracefully. */
import { Server } from "node:net";
import type { FastifyInstance } from "fastify";
import { answerUnavailable } from "./answer-error.js";
import { whenOver } from "./when-over.js";

declare module "fastify" {
  interface FastifyInstance {
    lifecycle: Lifecycle;
  }
  interface FastifyRequest {
    /** Whether it was answered, or its client has left. */
    isOver: boolean;
  }
}

/** Whether a server is shutting down, and how many requests are running. */
export interface Lifecycle {
  isDraining: boolean;
  running: number;
}

/** Counts requests, and refuses new ones once the server is shutting down. */
export function followLifecycle(app: FastifyInstance): void {
  const lifecycle: Lifecycle = { isDraining: false, running: 0 };
  app.decorate("lifecycle", lifecycle);
  app.decorateRequest("isOver", false);
  app.addHook("onRequest", async (request, reply) => {
    lifecycle.running++;
    whenOver(request, reply, () => {
      lifecycle.running--;
      request.isOver = true;
      request.place?.leave();
    });
    if (!lifecycle.isDraining) return undefined;
    reply.header("connection", "close");
    return request.routeOptions.config.isProbe ? undefined : answerUnavailable(reply, 5);
  });
}

/** How long running deliveries may take to finish on shutdown, in milliseconds. */
const deliveryPatience = 3_000;

/**
 * Shuts down a server: accepts no new connections, lets running requests finish for at most `patience`
 * milliseconds, then closes everything. Keep-alive connections are told to close.
 */
export async function drainServer(app: FastifyInstance, patience: number): Promise<void> {
  app.lifecycle.isDraining = true;
  // Not http's close, which would cut idle keep-alive connections.
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
