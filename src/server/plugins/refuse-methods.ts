/** Answers 405 with Allow where a path exists and the method does not. */
import { METHODS } from "node:http";
import type { FastifyInstance } from "fastify";
import { answerError } from "../answer-error.js";

/** Lets Fastify route every method that Node reads, so that none falls through as an unknown path. */
export function knowAllMethods(app: FastifyInstance): void {
  for (const method of METHODS) {
    if (!app.supportedMethods.includes(method)) app.addHttpMethod(method, { hasBody: false });
  }
}

/** Refuses all methods of a path but those that are allowed. Bodies are not read. */
export function refuseMethods(
  scope: FastifyInstance,
  url: string,
  allowed: readonly string[],
): void {
  const method = METHODS.filter((name) => name !== "CONNECT" && !allowed.includes(name));
  scope.route({
    method,
    url,
    // In a hook, and so after the key and before the body.
    onRequest: async ({ method: asked }, reply) => {
      const details = `this path takes ${allowed.join(" and ")}, not ${asked}`;
      return answerError(reply.header("allow", allowed.join(", ")), 405, { details });
    },
    handler: (_request, reply) => answerError(reply, 405),
  });
}
