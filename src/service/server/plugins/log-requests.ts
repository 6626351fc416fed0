/** Logs one line per request: never a key, a body, a query or the path as sent. */
import type {
  FastifyContextConfig,
  FastifyInstance,
  FastifyRequest,
  FastifyServerOptions,
} from "fastify";
import { LogSample, mostLines } from "../answer/log-sample.js";
import type { CompleteConfig } from "../config.js";
import { shareOf } from "../peers.js";
import { loggedAddress } from "../request/client-address.js";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Whether open windows reload the page every few seconds. */
    isWatched?: boolean;
  }
  interface FastifyInstance {
    /** Whether the store is failing at the moment, which is logged separately. */
    isStoreFailing(): boolean;
    /** Logs an internal error; only the first few in a minute. */
    logFault(request: FastifyRequest, error: Error): void;
  }
  interface FastifyRequest {
    /** Why the server refused the request, for its log. */
    refusal: string | undefined;
  }
}

/** The pattern of a request's route, never its path. */
export function routeOf({ routeOptions }: FastifyRequest): string {
  return routeOptions.url ?? "(none)";
}

/** Settings of Fastify's logger. */
export function loggerOptions({
  log,
}: Pick<CompleteConfig, "log">): FastifyServerOptions["logger"] {
  if (log === undefined) return false;
  return {
    level: log.level,
    stream: log.stream,
    base: log.fields ?? null,
    // These are the only fields that are written when Fastify logs a request or a response.
    hooks: {
      // Fastify logs a line for each address that it listens on; ours is one line, written by the caller.
      logMethod(given, method) {
        if (given[0] !== "") method.apply(this, given);
      },
    },
    serializers: {
      req: (request: { method: string; routeOptions?: { url?: string | undefined } }) => ({
        method: request.method,
        route: request.routeOptions?.url,
      }),
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
    },
  };
}

/**
 * Logs responses: health checks and watched pages at debug level, server errors at error level. Server errors, refusals
 * by a limit, and responses without a valid key are sampled, so that a flood of them cannot fill the disk.
 */
export function logRequests(app: FastifyInstance, { logAddresses, peers }: CompleteConfig): void {
  const most = shareOf(mostLines, peers);
  const sample = new LogSample((status, count) => {
    app.log.info({ status: Number(status), count }, "more answers, not logged one by one");
  }, most);
  const faults = new LogSample((_, count) => {
    app.log.error({ count }, "more internal errors, not logged one by one");
  }, most);
  const isSilent = app.log.level === undefined || app.log.level === "silent";
  const isVerbose = app.log.level === "debug" || app.log.level === "trace";
  app.decorate("logFault", (request: FastifyRequest, error: Error) => {
    if (isVerbose || faults.admits("fault")) request.log.error(error, "internal error");
  });
  app.addHook("onClose", async () => {
    sample.flush();
    faults.flush();
  });
  app.addHook("onResponse", async (request, reply) => {
    const { method, routeOptions, keyId, refusal } = request;
    const { statusCode: status } = reply;
    const level = levelOf(status, routeOptions.config);
    if (isSilent) return;
    if (!isVerbose) {
      // The failing store is logged separately.
      if (status === 503 && app.isStoreFailing()) return;
      const isSampled = status >= 500 || status === 429 || keyId === undefined;
      if (isSampled && !sample.admits(String(status))) return;
    }
    const client = loggedAddress(request.ip, logAddresses);
    const entry = {
      method,
      route: routeOf(request),
      status,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      ...(client !== undefined && { client }),
      ...(keyId !== undefined && { keyId }),
      ...(refusal !== undefined && { reason: refusal }),
    };
    request.log[level](entry, "answered");
  });
}

function levelOf(status: number, { isProbe, isWatched }: FastifyContextConfig) {
  if (isProbe) return "debug";
  if (status >= 500) return "error";
  return isWatched ? "debug" : "info";
}
