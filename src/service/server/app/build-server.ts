/** Builds a server from a configuration; it does not listen yet. */

import { randomUUID } from "node:crypto";
import type { Server } from "node:http";
import { constants } from "node:zlib";
import compress from "@fastify/compress";
import underPressure from "@fastify/under-pressure";
import fastify, { type FastifyHttpOptions, type FastifyInstance, LogController } from "fastify";
import { boundPipelines, type InTurn } from "../../web/bound-pipelines.js";
import { continueInOrder } from "../../web/continue-in-order.js";
import { answerUnavailable } from "../answer/answer-error.js";
import { describeMistake } from "../answer/describe-mistake.js";
import { type CompleteConfig, completeConfig, type ServerConfig } from "../config.js";
import { addDashboard } from "../dashboard/dashboard.js";
import { renderErrorPage } from "../dashboard/pages/error-page.js";
import { sendPage } from "../dashboard/send-page.js";
import { watchStore } from "../logs/watch-store.js";
import { addMetrics } from "../metrics/add-metrics.js";
import { paths } from "../paths.js";
import { allowOrigins } from "../plugins/allow-origins.js";
import { answerBrokenRequest, answerExpectation } from "../plugins/answer-broken-request.js";
import { closeLongBodies } from "../plugins/close-long-bodies.js";
import { dropBodies } from "../plugins/drop-bodies.js";
import { answerFailure, handleErrors } from "../plugins/handle-errors.js";
import { holdPages } from "../plugins/hold-pages.js";
import { ignoreLongLists } from "../plugins/ignore-long-lists.js";
import { limitConnections } from "../plugins/limit-connections.js";
import { loggerOptions, logRequests } from "../plugins/log-requests.js";
import { hideMethod, revealMethods } from "../plugins/refuse-methods.js";
import { refuseUnknownPaths } from "../plugins/refuse-unknown-paths.js";
import { safeHeaders, secureAnswers } from "../plugins/secure-answers.js";
import { AdmittedKeys } from "../request/admitted-keys.js";
import { findBaseUrl } from "../request/base-url.js";
import { clientOf } from "../request/client-of.js";
import { readQuery } from "../request/read-query.js";
import { addHealth } from "../routes/health.js";
import { addDocs, addOpenApi, describeRoutes } from "../routes/open-api.js";
import { addStartPage } from "../routes/start-page.js";
import { addTools } from "../routes/tools.js";
import { NodeSchema } from "../schemas/answers.js";
import { compileLate } from "../schemas/compile-late.js";
import { addWebhooks } from "../webhooks/add-webhooks.js";
import { ReadinessCheck } from "../work/readiness.js";
import { WorkQueue } from "../work/work-queue.js";
import { followLifecycle } from "./lifecycle.js";

/** Maximum size of the headers of a request, in bytes. */
export const mostHeaderBytes = 16_384;

/**
 * Answers are already JSON, or small; a schema serializer would silently drop unknown fields. Passing this to Fastify
 * keeps it from loading its own.
 */
const buildSerializer = () => () => (answer: unknown) => JSON.stringify(answer);

/**
 * Builds the API server. It answers `inject` immediately; call `listen` to serve requests. Closing it
 * does not close the store, which belongs to the caller.
 */
export async function buildServer(given: ServerConfig): Promise<FastifyInstance> {
  const complete = completeConfig(given);
  const admitted = new AdmittedKeys();
  const clients = clientOf(complete, admitted);
  const inTurn = boundPipelines(clients);
  const app = fastify(serverOptions(complete, inTurn));
  const watched = watchStore(complete.store, complete.now, {
    onFailure: (error) => app.log.error(error, "the store fails"),
    onOperation: complete.metrics && ((operation) => app.metrics?.noteStore(operation)),
    onRecovery: (failures, ms) => {
      app.log.info({ failures, seconds: Math.round(ms / 1000) }, "the store works again");
    },
  });
  const config: CompleteConfig = { ...complete, store: watched.store };
  app.decorate("isStoreFailing", watched.isFailing);
  const queue = new WorkQueue({
    workerFile: config.workerFile,
    inlineLimit: config.inlineLimit,
    timeout: config.renderTimeout,
    maxBody: config.maxBody,
    maxWait: config.maxWait,
    peers: config.peers,
    onResult: config.metrics && ((result) => app.metrics?.noteWork(result)),
  });
  app.addHook("onClose", () => queue.close());
  app.removeContentTypeParser("text/plain");
  app.setSchemaErrorFormatter(describeMistake);
  app.decorateRequest("keyId", undefined);
  app.decorateRequest("refund", async () => {});
  app.decorateRequest("place", undefined);
  app.decorateRequest("refusal", undefined);
  app.addSchema(NodeSchema);

  revealMethods(app);
  // Before all other hooks, so that nothing is done for a waiting request.
  app.addHook("onRequest", ({ raw }, reply, done) => inTurn(raw, reply.raw, done));
  ignoreLongLists(app);
  secureAnswers(app);
  logRequests(app, config);
  followLifecycle(app);
  limitConnections(app, config, clients);
  closeLongBodies(app, config);
  dropBodies(app);
  holdPages(app, queue, clients);
  handleErrors(app);
  addWebhooks(app, config);
  await app.register(compress, {
    globalDecompression: false,
    encodings: ["br", "gzip"],
    threshold: 1024,
    // The highest quality would take longer than rendering.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  await addMetrics(app, config);
  describeRoutes(app, config);
  const baseUrl = findBaseUrl(app, config);
  addStartPage(app, config, baseUrl);
  addDocs(app, config, baseUrl);
  // Pages of other origins may call only the API: above all, not the dashboard.
  await app.register(async (scope) => {
    allowOrigins(scope, config.cors);
    addHealth(scope, config, new ReadinessCheck(config, queue));
    addOpenApi(scope, config, baseUrl);
  });
  await app.register(async (scope) => addDashboard(scope, config), { prefix: paths.dashboard });
  // In its own scope, so that its hook does not run for unknown paths below /tools.
  await app.register(async (scope) => refuseUnknownPaths(scope));
  await app.register(
    async (scope) => {
      allowOrigins(scope, config.cors);
      await scope.register(underPressure, {
        maxEventLoopDelay: config.maxEventLoopDelay,
        pressureHandler: (_request, reply) => {
          answerUnavailable(reply, 10);
        },
      });
      addTools(scope, config, queue, admitted);
    },
    { prefix: paths.tools },
  );
  app.server.on("checkExpectation", (request, response) => {
    inTurn(request, response, () => answerExpectation(request, response));
  });
  continueInOrder(app.server);
  return await app;
}

function serverOptions(config: CompleteConfig, inTurn: InTurn): FastifyHttpOptions<Server> {
  const { headers, request, keepAlive, check } = config.timeouts;
  return {
    logger: loggerOptions(config) ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false as const,
    rewriteUrl: (request) => {
      hideMethod(request);
      return withoutRoot(request.url ?? "/", config.site.root);
    },
    bodyLimit: config.maxBody,
    // Only the nearest proxy is trusted: earlier entries come from the client.
    trustProxy: config.trustProxy && ((_address: string, hop: number) => hop === 0),
    requestTimeout: request,
    // A socket is idle while its source is processed or waits for a thread.
    connectionTimeout: Math.max(60_000, config.renderTimeout + 2 * config.maxWait),
    keepAliveTimeout: keepAlive,
    return503OnClosing: false,
    http: {
      requireHostHeader: false,
      maxHeaderSize: mostHeaderBytes,
      headersTimeout: headers,
      connectionsCheckingInterval: check,
    },
    routerOptions: { maxParamLength: 200, querystringParser: readQuery },
    schemaController: { compilersFactory: { buildValidator: compileLate, buildSerializer } },
    ajv: {
      customOptions: {
        coerceTypes: false,
        removeAdditional: false,
        useDefaults: true,
        allErrors: false,
        verbose: true,
        // The schemas are our own, and a test validates them; compiling the meta-schema would take longer than
        // compiling them.
        meta: false,
        validateSchema: false,
      },
    },
    clientErrorHandler: answerBrokenRequest,
    // Malformed URLs get no hooks.
    frameworkErrors: (error, incoming, reply) => {
      inTurn(incoming.raw, reply.raw, () => {
        reply.headers(safeHeaders).header("x-request-id", incoming.id);
        // Without a route there is no scope, and so no error handler of its own.
        if (incoming.url.startsWith(`${paths.dashboard}/`)) {
          sendPage(reply, renderErrorPage(config.site, 404), 404);
        } else answerFailure(error, incoming, reply);
      });
    },
  };
}

/** A URL without the path of the public URL, which some proxies keep and others strip. */
function withoutRoot(url: string, root: string): string {
  if (root === "" || !url.startsWith(root)) return url;
  const rest = url.slice(root.length);
  if (rest === "" || rest.startsWith("?")) return `/${rest}`;
  return rest.startsWith("/") ? rest : url;
}
