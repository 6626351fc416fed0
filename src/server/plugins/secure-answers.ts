/** Adds security headers to every response. */
import type { FastifyInstance } from "fastify";
import { answerError } from "../answer-error.js";

/** The headers of all responses; pages and cacheable responses override them. */
export const safeHeaders = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "cache-control": "no-store",
} as const;

/** Adds them, and the request id used in the log. */
export function secureAnswers(app: FastifyInstance): void {
  app.addHook("onRequest", async (request, reply) => {
    reply.headers(safeHeaders).header("x-request-id", request.id);
    // RFC 9112, 3.2: Node would answer this itself, without a body.
    const isHostless = request.raw.httpVersion === "1.1" && request.headers.host === undefined;
    const details = "the Host header is missing";
    return isHostless ? answerError(reply, 400, { details }) : undefined;
  });
}
