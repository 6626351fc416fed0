/** Turns bodies into JSON; large ones of one account after those of another, for each takes some time. */
import type { FastifyInstance } from "fastify";
import type { WorkQueue } from "../work/work-queue.js";
import { countValues } from "./count-values.js";

/** Characters of a body above which reading it is work of its own, and more than a turn costs. */
const large = 16 << 10;

/** Values that a body may have: each takes memory and time, and none of ours has a tenth of them. */
const mostValues = 50_000;
const tooManyValues = { code: "WF_TOO_MANY_VALUES", statusCode: 400 };

/** Replaces the parser of a scope. */
export function parseBodies(scope: FastifyInstance, queue: WorkQueue): void {
  const parse = scope.getDefaultJsonParser("error", "error");
  scope.removeContentTypeParser("application/json");
  scope.addContentTypeParser<string>(
    "application/json",
    { parseAs: "string" },
    (request, body, done) => {
      if (countValues(body, mostValues) > mostValues) {
        return done(Object.assign(new Error("too many values"), tooManyValues));
      }
      const { place } = request;
      if (!place || body.length < large) return parse(request, body, done);
      let finish = () => done(null, undefined);
      const read = () => {
        // It calls back before it returns; what follows is not part of the turn.
        parse(request, body, (error, value) => {
          finish = () => done(error, value);
        });
      };
      const turn = queue.takeTurn(place.account, read);
      if (turn instanceof Promise) turn.then(() => finish());
      else finish();
    },
  );
}
