/** Adds GET /metrics: figures for Prometheus, for the operator only. */
import type { FastifyInstance, FastifyRequest } from "fastify";
import { hashSecret } from "../../accounts/key-form.js";
import { nameOf } from "../../web/host-rule.js";
import { isLoopback } from "../../web/loopback.js";
import type { MetricsConfig } from "../config.js";
import { isSameHash } from "../dashboard/session.js";
import { paths } from "../paths.js";
import { refuseMethods } from "../plugins/refuse-methods.js";
import { metricsType } from "./metrics.js";

/** Headers by which proxies say that a request is somebody else's. */
const proxyHeaders = ["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip"];

/**
 * Adds the route. With a token, it takes nothing else; without one, only what comes from this machine and not
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

/** Not `request.ip`, which a trusted proxy says. */
function isLocal({ raw, headers }: FastifyRequest): boolean {
  // A page of a browser may give this machine a name of its own.
  const host = nameOf(headers.host ?? "") ?? "";
  return (
    isLoopback(raw.socket.remoteAddress ?? "") &&
    isLoopback(host) &&
    proxyHeaders.every((name) => headers[name] === undefined)
  );
}
