/** Adds the dashboard to a server: sessions, forms, pages, and errors as pages. */
import { readFile } from "node:fs/promises";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AccountError } from "../../accounts/account-error.js";
import type { ErrorStatus } from "../answer/answer-error.js";
import type { CompleteConfig } from "../config.js";
import { dashboardRoutes } from "../paths.js";
import { answerFailure } from "../plugins/handle-errors.js";
import { refuseMethods } from "../plugins/refuse-methods.js";
import { refuseUnknownPaths } from "../plugins/refuse-unknown-paths.js";
import { isFormToken } from "./form-token.js";
import { limitChanges } from "./limit-changes.js";
import { type Reason, renderErrorPage, renderRefusal } from "./pages/error-page.js";
import { renderSignInPage } from "./pages/sign-in-page.js";
import { refuseOrigin } from "./refuse-origin.js";
import { addKeyRoutes } from "./routes/keys.js";
import { addSessionRoutes } from "./routes/session.js";
import { addWebhookRoutes } from "./routes/webhook.js";
import { sendPage } from "./send-page.js";
import { findVisitor, type Visitor } from "./session.js";
import { takeTurns } from "./take-turns.js";

declare module "fastify" {
  interface FastifyRequest {
    /** Who is signed in to the dashboard; undefined on other paths. */
    visitor: Visitor | undefined;
  }
  interface FastifyContextConfig {
    /** A form that needs no session. */
    isOpen?: boolean;
  }
}

/** Maximum size of a form, in bytes. */
const largestForm = 16 << 10;

/** How many fields of a form are read: ours have a few, and each takes more memory than its letters. */
const mostFields = 50;

/** Adds the dashboard to a scope with its own prefix. */
export function addDashboard(scope: FastifyInstance, config: CompleteConfig): void {
  const { site } = config;
  const sendError = (reply: FastifyReply, status: ErrorStatus, reason?: Reason) =>
    sendPage(
      reply,
      reason ? renderRefusal(site, status, reason) : renderErrorPage(site, status),
      status,
    );

  scope.decorateRequest("visitor", undefined);
  scope.decorate("answerErrorPage", (reply: FastifyReply, status: ErrorStatus) =>
    sendError(reply, status),
  );
  scope.setErrorHandler((error: FastifyError, request, reply) => {
    if (!(error instanceof AccountError)) return answerFailure(error, request, reply);
    const texts = [`Reason: ${error.message}.`];
    return sendPage(reply, renderRefusal(site, 409, { title: "Nothing was changed", texts }), 409);
  });
  readForms(scope);

  scope.addHook("onRequest", async (request, reply) => {
    const reason = refuseOrigin(request, config);
    return reason && sendError(reply, 403, reason);
  });
  refuseUnknownPaths(scope);
  scope.addHook("onRequest", async (request, reply) => {
    request.visitor = await findVisitor(config, request.headers.cookie, config.now());
    if (request.visitor || request.method !== "POST" || isOpen(request)) return undefined;
    const note = "You are no longer signed in, so nothing was changed. Sign in and try again.";
    return sendPage(reply, renderSignInPage(site, { note }), 403);
  });
  scope.addHook("preHandler", async (request, reply) => {
    const { visitor } = request;
    if (request.method !== "POST" || !visitor || isOpen(request)) return undefined;
    const token = (request.body as URLSearchParams | undefined)?.get("token") ?? "";
    if (isFormToken(visitor.sessionId, token)) return undefined;
    return sendError(reply, 403, {
      title: "This form has expired",
      texts: [
        "The form belongs to an earlier session. Nothing was changed. Reload the page and try again.",
      ],
    });
  });

  takeTurns(scope, config);
  addSessionRoutes(scope, config);
  scope.register(async (changes) => {
    limitChanges(changes, config);
    addKeyRoutes(changes, config);
    addWebhookRoutes(changes, config);
  });
  addScript(scope, config);
}

function isOpen({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.config.isOpen === true;
}

/** Reads forms and nothing else. */
function readForms(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string", bodyLimit: largestForm },
    async (_request: FastifyRequest, body: string) =>
      new URLSearchParams(body.split("&", mostFields).join("&")),
  );
}

/** Adds the script, a file of the package. Pages request it with the version, so it can be cached. */
function addScript(scope: FastifyInstance, { scriptFile }: CompleteConfig): void {
  let script: Promise<string> | undefined;
  scope.get(dashboardRoutes.script, async (_request, reply) => {
    // Whatever kept it from being read, such as too many open files, may be over with the next request.
    script ??= readFile(scriptFile, "utf8").catch((error: unknown) => {
      script = undefined;
      throw error;
    });
    const text = await script;
    return reply
      .headers({
        "content-type": "text/javascript; charset=utf-8",
        "cache-control": "private, max-age=86400",
      })
      .send(text);
  });
  refuseMethods(scope, dashboardRoutes.script, ["GET", "HEAD"]);
}
