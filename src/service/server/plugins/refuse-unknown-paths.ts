/** Answers 404 for paths that do not exist, before a body is read. */
import type { FastifyInstance } from "fastify";
import { answerError } from "../answer/answer-error.js";

/** Adds the answer to a scope; hooks added earlier run before it. */
export function refuseUnknownPaths(scope: FastifyInstance): void {
  scope.addHook("onRequest", (request, reply, done) => {
    if (request.is404) answerError(reply, 404);
    else done();
  });
  scope.setNotFoundHandler((_request, reply) => answerError(reply, 404));
}
