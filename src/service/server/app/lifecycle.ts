/** Tracks running requests, so that a server can shut down gracefully. */
import { Server } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { whenOver } from "../../web/when-over.js";
import { answerUnavailable } from "../answer/answer-error.js";

declare module "fastify" {
  interface FastifyInstance {
    lifecycle: Lifecycle;
  }
  interface FastifyRequest {
    /** Whether it was answered or its client has disconnected. */
    isOver: boolean;
  }
}

/** The stage of a server's life. */
export interface Lifecycle {
  /**
   * Retiring: another worker has replaced this one, which still answers on its open connections. Leaving: it still
   * serves, but its health check fails, to announce the shutdown. Draining: it accepts nothing new.
   */
  state: "serving" | "retiring" | "leaving" | "draining";
  /** The number of running requests. */
  running: number;
  /** Aborted to skip all remaining waits. */
  hurry: AbortController;
}

/** Counts running requests, and refuses new ones once the server is draining. */
export function followLifecycle(app: FastifyInstance): void {
  const lifecycle: Lifecycle = { state: "serving", running: 0, hurry: new AbortController() };
  app.decorate("lifecycle", lifecycle);
  app.decorateRequest("isOver", false);
  app.addHook("onRequest", (request, reply, done) => {
    lifecycle.running++;
    whenOver(request.raw, reply.raw, () => {
      lifecycle.running--;
      request.isOver = true;
      request.place?.leave();
    });
    if (lifecycle.state === "serving") return done();
    reply.header("connection", "close");
    const isServed = lifecycle.state !== "draining" || request.routeOptions.config.isProbe;
    if (isServed) done();
    else answerUnavailable(reply, 5);
  });
}

/** How long running deliveries may take to finish on shutdown, in milliseconds. */
const deliveryPatience = 3_000;

/** Options for shutting down; times are in milliseconds. */
export interface DrainOptions {
  /** How long to keep serving after the health check starts to fail, so that load balancers notice; 0 by default. */
  delay?: number;
}

/**
 * Shuts down a server: makes the health check fail, stops accepting connections, gives running requests at most
 * `patience` milliseconds to finish, and closes everything. Clients are told to close keep-alive connections. Resolves
 * to the number of requests that did not finish. A second call with less patience hurries the first one.
 */
export async function drainServer(
  app: FastifyInstance,
  patience: number,
  { delay = 0 }: DrainOptions = {},
): Promise<number> {
  const { lifecycle } = app;
  if (lifecycle.state === "leaving" || lifecycle.state === "draining") {
    await wait(patience, lifecycle);
    lifecycle.hurry.abort();
    return 0;
  }
  lifecycle.state = "leaving";
  await wait(delay, lifecycle);
  lifecycle.state = "draining";
  // Not http's close, which would cut idle keep-alive connections.
  Server.prototype.close.call(app.server);
  const { signal } = lifecycle.hurry;
  const time = signal.aborted ? 0 : patience;
  const delivered = app.webhooks.stop(Math.min(time, deliveryPatience));
  signal.addEventListener("abort", () => void app.webhooks.stop(0));
  const end = performance.now() + time;
  while (lifecycle.running > 0 && performance.now() < end && !signal.aborted) {
    await wait(25, lifecycle);
  }
  const cut = lifecycle.running;
  app.server.closeAllConnections();
  await delivered;
  await app.close();
  return cut;
}

/**
 * Shuts down a server that another one has replaced: it accepts no new connections, answers requests on open ones, and
 * closes each with its next answer. After `longest` milliseconds, by which time clients have closed their idle
 * connections, it drains.
 */
export async function retireServer(
  app: FastifyInstance,
  { longest, patience }: { longest: number; patience: number },
): Promise<number> {
  const { lifecycle } = app;
  if (lifecycle.state !== "serving") return 0;
  lifecycle.state = "retiring";
  const empty = new Promise<void>((resolve) => app.server.once("close", resolve));
  Server.prototype.close.call(app.server);
  const delivered = app.webhooks.stop(longest);
  const over = pause(longest, undefined, { ref: false });
  await Promise.race([Promise.all([empty, delivered]), over]);
  // By now, the whole server may have been told to stop.
  return lifecycle.state === "retiring" ? await drainServer(app, patience) : 0;
}

async function wait(ms: number, { hurry }: Lifecycle): Promise<void> {
  if (ms <= 0) return;
  // Rejects only when `hurry` is aborted.
  await pause(ms, undefined, { signal: hurry.signal }).catch(() => {});
}
