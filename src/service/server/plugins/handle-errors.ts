/** Turns errors into answers that say what the client did wrong, and nothing about internals. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { StoreError } from "../../store/store.js";
import { answerError, answerUnavailable } from "../answer/answer-error.js";
import { AbandonedError } from "../work/abandoned-error.js";
import { BusyError } from "../work/busy-error.js";
import { WorkTimeout } from "../work/work-timeout.js";

/** Fastify's errors about a request, in the words of the API. */
const details: Readonly<Record<string, string>> = {
  FST_ERR_CTP_EMPTY_JSON_BODY: "the body is empty; it must be a JSON object",
  FST_ERR_CTP_INVALID_JSON_BODY: "the body is not valid JSON",
  WF_TOO_MANY_VALUES: "the body has more than 10,000 values",
  WF_FORBIDDEN_NAME:
    "the body has a field named __proto__, or a field constructor with prototype in it; rename it",
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: "the length of the body does not match Content-Length",
  FST_ERR_BAD_URL: "the URL is not well-formed",
  FST_ERR_ASYNC_CONSTRAINT: "the URL is not well-formed",
};

/** Adds the handler for errors. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    if (error instanceof BusyError) await request.refund();
    return answerFailure(error, request, reply);
  });
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
    request.refusal = error.message;
    return answerUnavailable(reply, error.retryAfter);
  }
  // Nobody reads the answer.
  if (error instanceof AbandonedError) return answerUnavailable(reply, 1);
  if (error instanceof WorkTimeout) {
    request.refusal = error.message;
    return answerUnavailable(reply, error.retryAfter);
  }
  const status = error.statusCode ?? 500;
  if (status === 413) return answerError(reply, 413);
  if (error.code === "WF_WRONG_ENCODING") {
    return answerError(reply, 415, { details: "the body must be UTF-8, also by its Content-Type" });
  }
  if (status === 415) return refuseMediaType(request.headers["content-type"], reply);
  if (status >= 400 && status < 500) {
    const said =
      details[error.code] ??
      (error instanceof SyntaxError ? "the body is not valid JSON" : undefined);
    return answerError(reply, 400, { details: said ?? "the request is malformed" });
  }
  request.server.logFault(request, error);
  return answerError(reply, 500);
}

/** Answers a body that is not JSON, as its header says. */
function refuseMediaType(header: string | undefined, reply: FastifyReply): FastifyReply {
  const [written = ""] = (header ?? "").split(";").map((part) => part.trim());
  if (written === "") {
    return answerError(reply, 415, {
      details: "the body needs the header Content-Type: application/json",
    });
  }
  // Only what looks like a media type is worth repeating.
  const found = /^[\w.+-]{1,60}\/[\w.+-]{1,60}$/.test(written) ? `, not ${written}` : "";
  return answerError(reply, 415, { details: `Content-Type must be application/json${found}` });
}
