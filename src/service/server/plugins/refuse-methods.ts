/** Answers 405 with Allow when a path exists but the method does not. */
import { METHODS } from "node:http";
import type { FastifyInstance } from "fastify";
import { answerError } from "../answer/answer-error.js";

/** Lets Fastify route every method that Node parses, so that none falls through as an unknown path. */
export function knowAllMethods(app: FastifyInstance): void {
  for (const method of METHODS) {
    if (!app.supportedMethods.includes(method)) app.addHttpMethod(method, { hasBody: false });
  }
}

/** Refuses all methods of a path except the allowed ones. Bodies are not read. */
export function refuseMethods(
  scope: FastifyInstance,
  url: string,
  allowed: readonly string[],
): void {
  const method = METHODS.filter((name) => name !== "CONNECT" && !allowed.includes(name));
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
