/** Adds the tools: parse, validate, render, and the language reference. */
import type { FastifyInstance, FastifyReply } from "fastify";
import type { TSchema } from "typebox";
import { grammar } from "../../grammar.js";
import { answerError } from "../answer-error.js";
import type { CompleteConfig } from "../config.js";
import { sendTagged } from "../entity-tag.js";
import { measureBodies } from "../plugins/body-size.js";
import { nameIgnoredFields } from "../plugins/name-ignored-fields.js";
import { parseBodies } from "../plugins/parse-bodies.js";
import { refuseMethods } from "../plugins/refuse-methods.js";
import { refuseUnknownPaths } from "../plugins/refuse-unknown-paths.js";
import { requireKey } from "../plugins/require-key.js";
import {
  bodyErrors,
  commonErrors,
  GrammarAnswer,
  HtmlAnswer,
  ParseAnswer,
  SvgAnswer,
  sourceErrors,
  ValidateAnswer,
} from "../schemas/answers.js";
import {
  type HtmlBody,
  HtmlRequest,
  type ParseBody,
  ParseRequest,
  type SvgBody,
  SvgRequest,
  type ValidateBody,
  ValidateRequest,
} from "../schemas/requests.js";
import type { Outcome } from "../work/task.js";
import type { WorkQueue } from "../work/work-queue.js";

/** Adds the routes under /tools. */
export function addTools(scope: FastifyInstance, config: CompleteConfig, queue: WorkQueue): void {
  requireKey(scope, config, queue);
  refuseUnknownPaths(scope);
  refuseCodedBodies(scope);
  measureBodies(scope);
  parseBodies(scope, queue);
  nameIgnoredFields(scope);

  scope.post<{ Body: ParseBody }>(
    "/parse",
    {
      config: { isWork: true },
      schema: describe("Parse a source", ParseRequest, ParseAnswer, sourceErrors),
    },
    async ({ place, body }, reply) => {
      const { source, locations, diagnostics } = body;
      const options = { locations, diagnostics };
      return send(reply, await queue.run(place!, { kind: "parse", source, options }));
    },
  );
  scope.post<{ Body: ValidateBody }>(
    "/validate",
    {
      config: { isWork: true },
      schema: describe("Validate a source", ValidateRequest, ValidateAnswer, bodyErrors),
    },
    async ({ place, body }, reply) => {
      const { source, strict, diagnostics } = body;
      const options = { strict, diagnostics };
      return send(reply, await queue.run(place!, { kind: "validate", source, options }));
    },
  );
  scope.post<{ Body: HtmlBody }>(
    "/render/html",
    {
      config: { isWork: true },
      schema: describe("Render a source as HTML", HtmlRequest, HtmlAnswer, sourceErrors),
    },
    async ({ place, body }, reply) => {
      const { source, theme, fullDocument, diagnostics } = body;
      const options = { theme, fullDocument, diagnostics };
      return send(reply, await queue.run(place!, { kind: "html", source, options }));
    },
  );
  scope.post<{ Body: SvgBody }>(
    "/render/svg",
    {
      config: { isWork: true },
      schema: describe("Render a source as SVG", SvgRequest, SvgAnswer, sourceErrors),
    },
    async ({ place, body }, reply) => {
      const { source, theme, width, padding, diagnostics } = body;
      const options = { theme, width, padding, diagnostics };
      if (2 * options.padding >= options.width) {
        const details = `padding must be less than half the width, ${options.width}`;
        return answerError(reply, 400, { details });
      }
      return send(reply, await queue.run(place!, { kind: "svg", source, options }));
    },
  );
  const reference = JSON.stringify(grammar());
  scope.get(
    "/grammar",
    { schema: describe("Get the language reference", undefined, GrammarAnswer, commonErrors) },
    async (request, reply) => {
      return sendTagged(request, reply.header("cache-control", "private, no-cache"), reference);
    },
  );
  for (const path of ["/parse", "/validate", "/render/html", "/render/svg"]) {
    refuseMethods(scope, path, ["POST"]);
  }
  refuseMethods(scope, "/grammar", ["GET", "HEAD"]);
}

function describe(
  summary: string,
  body: TSchema | undefined,
  answer: TSchema,
  errors: Readonly<Record<number, TSchema>>,
): object {
  return {
    summary,
    tags: ["tools"],
    security: [{ header: [] }, { bearer: [] }, { query: [] }],
    ...(body && { body }),
    response: { 200: { description: "Success", ...answer }, ...errors },
  };
}

/** Refuses compressed bodies, which would be read as if they were not compressed. */
function refuseCodedBodies(scope: FastifyInstance): void {
  scope.addHook("onRequest", async (request, reply) => {
    const coding = request.headers["content-encoding"] ?? "identity";
    if (coding.toLowerCase() === "identity") return undefined;
    const details = "the body must not be compressed; leave the header Content-Encoding out";
    return answerError(reply, 415, { details });
  });
}

function send(reply: FastifyReply, { status, json, timings, isKept }: Outcome): FastifyReply {
  const stages = Object.entries(timings).map(([stage, ms]) => `${stage};dur=${ms.toFixed(2)}`);
  if (isKept) stages.push('cache;desc="cached result"');
  return reply
    .code(status)
    .headers({
      "content-type": "application/json; charset=utf-8",
      "server-timing": stages.join(", "),
    })
    .send(json);
}
