/** Adds GET /metrics: metrics for Prometheus, for the operator only. */
import type { FastifyInstance, FastifyRequest } from "fastify";
import { hashSecret } from "../../accounts/key-form.js";
import { nameOf } from "../../web/host-rule.js";
import { isLoopback } from "../../web/loopback.js";
import type { MetricsConfig } from "../config.js";
import { isSameHash } from "../dashboard/session.js";
import { paths } from "../paths.js";
import { refuseMethods } from "../plugins/refuse-methods.js";
import { metricsType } from "./metrics.js";

/** Headers that show that a proxy forwarded the request for somebody else. */
const proxyHeaders = ["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip"];

/**
 * Adds the route. If a token is configured, requests must have it; otherwise they must come from this machine, and not
 * through a proxy.
 */
export function addMetricsRoute(
  app: FastifyInstance,
  { token }: MetricsConfig,
  read: () => Promise<string>,
): void {
  const tokenHash = token === undefined ? undefined : hashSecret(token);
  app.get(paths.metrics, { config: { isWatched: true } }, async (request, reply) => {
    const isAllowed = tokenHash === undefined ? isLocal(request) : hasToken(request, tokenHash);
    if (isAllowed) return reply.type(metricsType).send(await read());
    request.refusal = "the metrics token is missing or wrong";
    return reply
      .code(401)
      .header("www-authenticate", 'Bearer realm="metrics"')
      .send({ error: "Metrics token required" });
  });
  refuseMethods(app, paths.metrics, ["GET", "HEAD"]);
}

function hasToken({ headers }: FastifyRequest, hash: string): boolean {
  const [, token] = /^bearer +(\S+)$/i.exec(headers.authorization ?? "") ?? [];
  return token !== undefined && isSameHash(hash, hashSecret(token));
}

/** Not based on `request.ip`, which a trusted proxy can set. */
function isLocal({ raw, headers }: FastifyRequest): boolean {
  // A web page may point a name of its own at this machine (DNS rebinding).
  const host = nameOf(headers.host ?? "") ?? "";
  return (
    isLoopback(raw.socket.remoteAddress ?? "") &&
    isLoopback(host) &&
    proxyHeaders.every((name) => headers[name] === undefined)
  );
}
