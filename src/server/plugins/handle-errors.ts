/** Turns errors into answers that say what the client did wrong, and nothing about internals. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { StoreError } from "../../store/store.js";
import { answerError, answerUnavailable } from "../answer-error.js";
import { BusyError } from "../work/thread-queue.js";
import { WorkTimeout } from "../work/work-queue.js";

/** Fastify's errors about a request, in the words of the API. */
const details: Readonly<Record<string, string>> = {
  FST_ERR_CTP_EMPTY_JSON_BODY: "the body is empty; it must be a JSON object",
  FST_ERR_CTP_INVALID_JSON_BODY: "the body is not valid JSON",
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: "the length of the body does not match Content-Length",
  FST_ERR_BAD_URL: "the URL is not well-formed",
  FST_ERR_ASYNC_CONSTRAINT: "the URL is not well-formed",
};

/** Adds the handler for errors. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) =>
    answerFailure(error, request, reply),
  );
}

/** Answers a request that failed. */
export function answerFailure(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (error.validation) return answerError(reply, 400, { details: error.message });
  if (error instanceof StoreError) return answerUnavailable(reply, 5);
  if (error instanceof BusyError) {
    request.log.warn({ reason: error.message }, "no worker thread available");
    request.refund();
    return answerUnavailable(reply, 5);
  }
  if (error instanceof WorkTimeout) {
    request.log.warn({ reason: error.message }, "processing a source took too long");
    return answerUnavailable(reply, 30);
  }
  const status = error.statusCode ?? 500;
  if (status === 413 || status === 415) return answerError(reply, status);
  if (status >= 400 && status < 500) {
    const said =
      details[error.code] ??
      (error instanceof SyntaxError ? "the body is not valid JSON" : undefined);
    return answerError(reply, 400, { details: said ?? "the request is malformed" });
  }
  request.log.error(error, "internal error");
  return answerError(reply, 500);
}
