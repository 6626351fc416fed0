/** Adds security headers to every response, and refuses requests whose host is not clear. */
import type { FastifyInstance, FastifyRequest } from "fastify";
import { nameOf } from "../../web/host-rule.js";
import { answerError } from "../answer/answer-error.js";

/** The headers of all responses; pages and cacheable responses override them. */
export const safeHeaders = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "cache-control": "no-store",
} as const;

/** Adds them, and the request id used in the log. */
export function secureAnswers(app: FastifyInstance): void {
  /** Most requests have the host of the one before. */
  let usual: string | undefined;
  const isValid = (host: string): boolean => {
    if (host === usual) return true;
    if (host !== "" && nameOf(host) === undefined) return false;
    usual = host;
    return true;
  };
  app.addHook("onRequest", (request, reply, done) => {
    reply.headers(safeHeaders).header("x-request-id", request.id);
    const details = refuseHost(request, isValid);
    if (details === undefined) done();
    else answerError(reply, 400, { details });
  });
}

/**
 * What is wrong with the header `Host` (RFC 9112, 3.2): two proxies that each believe another of two hosts
 * can be led to keep the answer of one for the other.
 */
function refuseHost(
  { raw }: FastifyRequest,
  isValid: (host: string) => boolean,
): string | undefined {
  const hosts: string[] = [];
  for (let at = 0; at < raw.rawHeaders.length; at += 2) {
    const name = raw.rawHeaders[at]!;
    if (name.length === 4 && name.toLowerCase() === "host") hosts.push(raw.rawHeaders[at + 1]!);
  }
  const [host] = hosts;
  // Node would answer this itself, without a body.
  if (host === undefined)
    return raw.httpVersion === "1.0" ? undefined : "the Host header is missing";
  if (hosts.length > 1) return "the Host header is given more than once";
  return isValid(host) ? undefined : "the Host header is not valid";
}
