/** Adds security headers to every response, and refuses requests without a valid, unique host. */
import type { FastifyInstance, FastifyRequest } from "fastify";
import { findHost, nameOf } from "../../web/host-rule.js";
import { answerError } from "../answer/answer-error.js";

/** The headers of all responses; pages and cacheable responses override them. */
export const safeHeaders = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "cache-control": "no-store",
} as const;

/** Adds the headers, and the request id used in the log. */
export function secureAnswers(app: FastifyInstance): void {
  /** The last valid host, cached because most requests have the same one. */
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

/** What is wrong with the `Host` header. It may be missing only in HTTP/1.0. */
function refuseHost(
  { raw }: FastifyRequest,
  isValid: (host: string) => boolean,
): string | undefined {
  const { host, problem } = findHost(raw);
  if (problem !== undefined || host === undefined) return problem;
  return isValid(host) ? undefined : "the Host header is not valid";
}
