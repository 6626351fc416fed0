/** Writes error bodies: the fields of the API specification and nothing else. */
import type { FastifyReply } from "fastify";

declare module "fastify" {
  interface FastifyInstance {
    /** Answers errors in a scope with HTML pages instead of JSON. */
    answerErrorPage?: AnswerError;
  }
}

/** Sends an error response. */
type AnswerError = (
  reply: FastifyReply,
  status: ErrorStatus,
  fields: Readonly<Record<string, string | number>>,
) => FastifyReply;

/** The `error` text for each status; `details` says more. */
export const errorTexts = {
  400: "Invalid request",
  401: "API key required",
  403: "Invalid API key",
  404: "Not found",
  405: "Method not allowed",
  408: "Request timeout",
  413: "Payload too large",
  415: "Unsupported media type",
  429: "Rate limit exceeded",
  431: "Request header fields too large",
  500: "Internal server error",
  503: "Service unavailable",
} as const;

/** An error status. */
export type ErrorStatus = keyof typeof errorTexts;

/** Sends an error response; `fields` are added to its body. */
export function answerError(
  reply: FastifyReply,
  status: ErrorStatus,
  fields: Readonly<Record<string, string | number>> = {},
): FastifyReply {
  const { answerErrorPage } = reply.request.server;
  if (answerErrorPage) return answerErrorPage(reply, status, fields);
  reply.code(status);
  // An answer to HEAD has no body; without one, Fastify sends no Content-Length either.
  if (reply.request.method === "HEAD") return reply.send();
  return reply.send({ error: errorTexts[status], ...fields });
}

/** Answers that the service is unavailable, and in how many seconds to retry. */
export function answerUnavailable(reply: FastifyReply, retryAfter: number): FastifyReply {
  return answerError(reply.header("retry-after", String(retryAfter)), 503);
}
