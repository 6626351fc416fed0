/** Parses JSON bodies; accounts take turns with large ones, because they take time. */
import { isUtf8 } from "node:buffer";
import type { FastifyInstance } from "fastify";
import { countValues } from "../../../base/text/count-values.js";
import type { WorkQueue } from "../work/work-queue.js";

/** Bodies with at least this many characters are parsed in turn, since parsing them costs more than a turn. */
const large = 16 << 10;

/** Maximum number of values in a body: each may take 350 bytes of memory, and no real request has half as many. */
const mostValues = 10_000;
const tooManyValues = { code: "WF_TOO_MANY_VALUES", statusCode: 400 };

/** JSON between systems is UTF-8 (RFC 8259); other bytes would turn into characters that nobody wrote. */
const wrongEncoding = { code: "WF_WRONG_ENCODING", statusCode: 415 };
/** A name such as `__proto__`, which JavaScript does not treat as a plain field. */
const forbiddenName = { code: "WF_FORBIDDEN_NAME", statusCode: 400 };

/** Replaces the JSON parser of a scope. */
export function parseBodies(scope: FastifyInstance, queue: WorkQueue): void {
  const parse = scope.getDefaultJsonParser("error", "error");
  scope.removeContentTypeParser("application/json");
  scope.addContentTypeParser<Buffer>(
    "application/json",
    { parseAs: "buffer" },
    (request, bytes, done) => {
      if (!isUtf8(bytes) || !isCalledUtf8(request.headers["content-type"])) {
        return done(Object.assign(new Error("not UTF-8"), wrongEncoding));
      }
      const body = bytes.toString("utf8");
      if (countValues(body, mostValues) > mostValues) {
        return done(Object.assign(new Error("too many values"), tooManyValues));
      }
      const { place } = request;
      if (!place || body.length < large) {
        return parse(request, body, (error, value) => done(error && causeOf(error, body), value));
      }
      let finish = () => done(null, undefined);
      const read = () => {
        // The parser calls back before it returns; the rest of the request is not part of the turn.
        parse(request, body, (error, value) => {
          const cause = error && causeOf(error, body);
          finish = () => done(cause, value);
        });
      };
      const turn = queue.takeTurn(place.account, read);
      if (turn instanceof Promise) turn.then(() => finish());
      else finish();
    },
  );
}

/** Whether the Content-Type of a body names UTF-8, its subset ASCII, or no charset. */
function isCalledUtf8(contentType = ""): boolean {
  const [, charset] = /;\s*charset\s*=\s*"?([^\s";]*)/i.exec(contentType) ?? [];
  return charset === undefined || /^(?:utf-?8|us-ascii)$/i.test(charset);
}

/** Finds out whether a name was forbidden, since the parser's error says only that the body is wrong. */
function causeOf(error: Error, body: string): Error {
  if (!/__proto__|constructor|\\u/.test(body)) return error;
  try {
    JSON.parse(body);
  } catch {
    return error;
  }
  return Object.assign(new Error("forbidden name"), forbiddenName);
}
