/** Adds security headers to every response, and refuses requests whose host is not clear. */
import type { FastifyInstance, FastifyRequest } from "fastify";
import { nameOf } from "../../http/host-rule.js";
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
    const details = refuseHost(request);
    return details === undefined ? undefined : answerError(reply, 400, { details });
  });
}

/**
 * What is wrong with the header `Host` (RFC 9112, 3.2): two proxies that each believe another of two hosts
 * can be led to keep the answer of one for the other.
 */
function refuseHost({ raw }: FastifyRequest): string | undefined {
  const hosts: string[] = [];
  for (let at = 0; at < raw.rawHeaders.length; at += 2) {
    if (raw.rawHeaders[at]!.toLowerCase() === "host") hosts.push(raw.rawHeaders[at + 1]!);
  }
  const [host] = hosts;
  // Node would answer this itself, without a body.
  if (host === undefined)
    return raw.httpVersion === "1.0" ? undefined : "the Host header is missing";
  if (hosts.length > 1) return "the Host header is given more than once";
  return host === "" || nameOf(host) !== undefined ? undefined : "the Host header is not valid";
}
