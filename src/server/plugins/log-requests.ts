/** Logs one line per request: never a key, a body, a query or the path as sent. */
import type { FastifyInstance, FastifyServerOptions } from "fastify";
import type { CompleteConfig } from "../config.js";

declare module "fastify" {
  interface FastifyContextConfig {
    /** A page that open windows reload every few seconds. */
    isWatched?: boolean;
  }
}

/** Settings of Fastify's logger. */
export function loggerOptions({ log }: CompleteConfig): FastifyServerOptions["logger"] {
  if (log === undefined) return false;
  return {
    level: log.level,
    stream: log.stream,
    base: null,
    // Whatever Fastify logs about a request or a response, only these fields are written.
    serializers: {
      req: (request: { method: string; routeOptions?: { url?: string | undefined } }) => ({
        method: request.method,
        route: request.routeOptions?.url,
      }),
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
    },
  };
}

/** Logs responses: health checks and watched pages at debug level, server errors at error level. */
export function logRequests(app: FastifyInstance): void {
  app.addHook("onResponse", async (request, reply) => {
    const { method, routeOptions, keyId } = request;
    const entry = {
      method,
      route: routeOptions.url ?? "(none)",
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      ...(keyId !== undefined && { keyId }),
    };
    const level =
      reply.statusCode >= 500
        ? "error"
        : routeOptions.config.isProbe || routeOptions.config.isWatched
          ? "debug"
          : "info";
    request.log[level](entry, "answered");
  });
}
