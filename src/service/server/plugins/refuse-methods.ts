/** Answers 405 with Allow when a path exists but the method does not. */
import { type IncomingMessage, METHODS } from "node:http";
import type { FastifyInstance } from "fastify";
import { answerError } from "../answer/answer-error.js";

/** The methods that at least one path allows. */
const taken = ["GET", "HEAD", "POST"];

/** Replaces all other methods while a request is routed; no path allows it. */
const other = "OPTIONS";

/** The methods that it replaces. CONNECT is missing because Node emits it as a connection, not as a request. */
const others = new Set(METHODS.filter((name) => ![...taken, other, "CONNECT"].includes(name)));

/** The original methods of requests that are being routed. */
const sent = new WeakMap<IncomingMessage, string>();

/**
 * Routes a request as if it had a method that has routes. The router keeps a tree for each method, and building thirty
 * trees that only refuse would take a tenth of the start.
 */
export function hideMethod(request: IncomingMessage): void {
  const { method } = request;
  if (method === undefined || !others.has(method)) return;
  sent.set(request, method);
  request.method = other;
}

/** Restores the methods of requests, before any other hook reads them. */
export function revealMethods(app: FastifyInstance): void {
  app.addHook("onRequest", ({ raw }, _reply, done) => {
    const method = sent.get(raw);
    if (method !== undefined) raw.method = method;
    done();
  });
}

/** Refuses all methods of a path except the allowed ones. Bodies are not read. */
export function refuseMethods(
  scope: FastifyInstance,
  url: string,
  allowed: readonly string[],
): void {
  const method = [...taken, other].filter((name) => !allowed.includes(name));
  scope.route({
    method,
    url,
    // In a hook, so that it runs after the key check and before the body is read.
    onRequest: async ({ method: asked }, reply) => {
      const details = `this path takes ${allowed.join(" and ")}, not ${asked}`;
      return answerError(reply.header("allow", allowed.join(", ")), 405, { details });
    },
    handler: (_request, reply) => answerError(reply, 405),
  });
}
