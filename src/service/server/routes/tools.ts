/** Adds the tools: parse, validate, render, and the language reference. */
import type { FastifyInstance, FastifyReply } from "fastify";
import type { TSchema } from "typebox";
import { type GivenTokens, givenTokens } from "../../../base/theme/given-tokens.js";
import { tokenProblem } from "../../../model/reuse/report-tokens.js";
import { formats, type ServedFormat, servedFormats } from "../../../output/formats/format-list.js";
import { grammar } from "../../../reference.js";
import { whenOver } from "../../web/when-over.js";
import { addVary } from "../answer/add-vary.js";
import { AnswerCompressor } from "../answer/answer-compressor.js";
import { answerError } from "../answer/answer-error.js";
import { chooseCoding } from "../answer/codings.js";
import { KeptContent } from "../answer/kept-content.js";
import type { CompleteConfig } from "../config.js";
import { renderRoute, toolRoutes } from "../paths.js";
import { measureBodies } from "../plugins/body-size.js";
import { nameIgnoredFields } from "../plugins/name-ignored-fields.js";
import { parseBodies } from "../plugins/parse-bodies.js";
import { refuseMethods } from "../plugins/refuse-methods.js";
import { refuseUnknownPaths } from "../plugins/refuse-unknown-paths.js";
import { requireKey } from "../plugins/require-key.js";
import type { AdmittedKeys } from "../request/admitted-keys.js";
import {
  bodyErrors,
  commonErrors,
  GrammarAnswer,
  ParseAnswer,
  sourceErrors,
  ValidateAnswer,
} from "../schemas/answers.js";
import { renderings } from "../schemas/renderings.js";
import {
  type ParseBody,
  ParseRequest,
  type ValidateBody,
  ValidateRequest,
} from "../schemas/requests.js";
import type { Answer, RenderTaskOptions, Task } from "../work/task.js";
import type { WorkQueue } from "../work/work-queue.js";

/** Answers with at least this many bytes are compressed in turn. */
const largeAnswer = 32 << 10;

/** Adds the routes under /tools. `admitted` learns which keys are valid. */
export function addTools(
  scope: FastifyInstance,
  config: CompleteConfig,
  queue: WorkQueue,
  admitted: AdmittedKeys,
): void {
  const compressor = new AnswerCompressor();
  requireKey(scope, config, queue, admitted);
  refuseUnknownPaths(scope);
  refuseCodedBodies(scope);
  measureBodies(scope);
  parseBodies(scope, queue);
  nameIgnoredFields(scope);

  const { limits } = config;
  scope.post<{ Body: ParseBody }>(
    toolRoutes.parse,
    {
      config: { isWork: true },
      schema: describe("Parse a source", ParseRequest, ParseAnswer, sourceErrors),
    },
    async ({ body }, reply) => {
      const { source, files, locations, expand, diagnostics } = body;
      const options = { locations, expand, diagnostics };
      const task: Task = { kind: "parse", source, ...(files && { files }), limits, options };
      return perform(reply, task);
    },
  );
  scope.post<{ Body: ValidateBody }>(
    toolRoutes.validate,
    {
      config: { isWork: true },
      schema: describe("Validate a source", ValidateRequest, ValidateAnswer, bodyErrors),
    },
    async ({ body }, reply) => {
      const { source, files, strict, diagnostics } = body;
      const options = { strict, diagnostics };
      const task: Task = { kind: "validate", source, ...(files && { files }), limits, options };
      return perform(reply, task);
    },
  );
  for (const format of servedFormats) addRendering(format);
  const reference = new KeptContent(() => ({
    body: JSON.stringify(grammar(undefined, config.version)),
    headers: {
      "content-type": "application/json; charset=utf-8",
      "cache-control": "private, no-cache",
    },
  }));
  scope.get(
    toolRoutes.grammar,
    {
      compress: false,
      schema: describe("Get the language reference", undefined, GrammarAnswer, commonErrors),
    },
    (request, reply) => reference.send(request, reply),
  );
  for (const path of [toolRoutes.parse, toolRoutes.validate, ...servedFormats.map(renderRoute)]) {
    refuseMethods(scope, path, ["POST"]);
  }
  refuseMethods(scope, toolRoutes.grammar, ["GET", "HEAD"]);

  /** Performs a task and sends its answer. */
  async function perform(reply: FastifyReply, task: Task): Promise<FastifyReply> {
    const { request } = reply;
    // Fastify keeps the request until its client has read the answer, and its body may take more memory than was booked
    // for it: a task needs only some of the fields, and a value of a few letters may be an object.
    request.body = undefined;
    return await send(reply, await queue.run(request.place!, task));
  }

  /** Sends an answer. A large one is compressed here: as a stream, each part of it would wait for a thread. */
  async function send(reply: FastifyReply, answer: Answer): Promise<FastifyReply> {
    const { status, bytes, timings, isKept } = answer;
    const { raw, headers, place } = reply.request;
    const { account } = place!;
    whenOver(
      raw,
      reply.raw,
      queue.holdUnsent(account, answer, () => raw.socket.destroy()),
    );
    const stages = Object.entries(timings).map(([stage, ms]) => `${stage};dur=${ms.toFixed(2)}`);
    if (isKept) stages.push('cache;desc="cached result"');
    reply.code(status).headers({
      "content-type": "application/json; charset=utf-8",
      "server-timing": stages.join(", "),
    });
    if (bytes.length < largeAnswer) return reply.send(bytes);
    addVary(reply, "Accept-Encoding");
    const coding = chooseCoding(headers["accept-encoding"]);
    const whenClosed = (then: () => void): void => whenOver(raw, reply.raw, then);
    const coded = coding && (await compressor.compress(account, bytes, coding, whenClosed));
    if (coded) return reply.header("content-encoding", coding).send(coded);
    // Tells the plugin not to compress it either.
    headers["x-no-compression"] = "1";
    return reply.send(bytes);
  }

  function addRendering<F extends ServedFormat>(format: F): void {
    const { request, answer, refuse } = renderings[format];
    const summary = `Render a source as ${formats[format].title}`;
    const fields = Object.keys(request.properties).filter(
      (field) => field !== "source" && field !== "files",
    );
    scope.post<{ Body: Pick<Task, "source" | "files"> & Readonly<Record<string, unknown>> }>(
      renderRoute(format),
      { config: { isWork: true }, schema: describe(summary, request, answer, sourceErrors) },
      async ({ place, body }, reply) => {
        const { source, files } = body;
        // In the order of the schema, so that equal requests are equal tasks; without unknown fields.
        const picked = Object.fromEntries(fields.map((field) => [field, body[field]]));
        const given = body.tokens as GivenTokens | undefined;
        const { values, problems } = given
          ? await queue.takeTurn(place!.account, () => givenTokens(given), true)
          : { values: undefined, problems: [] };
        const [problem] = problems;
        const options = { ...picked, tokens: values } as unknown as RenderTaskOptions[F];
        const details = problem ? `tokens: ${tokenProblem(problem).message}` : refuse?.(options);
        if (details !== undefined) return answerError(reply, 400, { details });
        const task = { kind: format, source, ...(files && { files }), limits, options } as Task;
        return perform(reply, task);
      },
    );
  }
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
  scope.addHook("onRequest", (request, reply, done) => {
    const coding = request.headers["content-encoding"] ?? "identity";
    if (coding.toLowerCase() === "identity") return done();
    const details = "the body must not be compressed; leave the header Content-Encoding out";
    return answerError(reply, 415, { details });
  });
}
