/** Lets pages of some origins call the API from browsers (the CORS protocol of the Fetch standard). */
import type { FastifyInstance } from "fastify";
import { addVary } from "../answer/add-vary.js";

const exposed = [
  "X-RateLimit-Limit",
  "X-RateLimit-Remaining",
  "X-RateLimit-Reset",
  "RateLimit-Policy",
  "RateLimit",
  "Retry-After",
  "X-Request-Id",
  "X-Ignored-Fields",
  "Server-Timing",
].join(", ");

/**
 * Answers preflights before keys are checked, and adds the allowed origin to the responses of a scope;
 * nothing when no origin is allowed.
 */
export function allowOrigins(scope: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return;
  const isAny = origins.includes("*");
  scope.addHook("onRequest", async (request, reply) => {
    const { origin } = request.headers;
    addVary(reply, "Origin");
    if (origin === undefined) return undefined;
    const isPreflight =
      request.method === "OPTIONS" &&
      request.headers["access-control-request-method"] !== undefined;
    if (isAny || origins.includes(origin)) {
      reply.header("access-control-allow-origin", isAny ? "*" : origin);
      if (!isPreflight) reply.header("access-control-expose-headers", exposed);
      else {
        reply.headers({
          "access-control-allow-methods": "GET, HEAD, POST",
          "access-control-allow-headers": "Authorization, Content-Type, X-API-Key",
          "access-control-max-age": "600",
        });
      }
    }
    // An origin that is not allowed gets no allow header, and its browser blocks the call.
    return isPreflight ? reply.code(204).send() : undefined;
  });
}
