/** Adds the routes of a path that requires a session. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Page } from "../../web/page.js";
import { answerError } from "../answer/answer-error.js";
import type { CompleteConfig } from "../config.js";
import { refuseMethods } from "../plugins/refuse-methods.js";
import { formToken } from "./form-token.js";
import { renderSignInPage } from "./pages/sign-in-page.js";
import { sendPage } from "./send-page.js";
import { bringsSession, type Visitor } from "./session.js";
import type { Answer, Handler, Visit } from "./visit.js";

/** Adds a page, a form or both; visitors without a session are asked to sign in. */
export function addRoutes(
  scope: FastifyInstance,
  config: CompleteConfig,
  url: string,
  handlers: { GET?: Handler; POST?: Handler },
): void {
  for (const method of ["GET", "POST"] as const) {
    const handle = handlers[method];
    if (!handle) continue;
    scope.route({
      method,
      url,
      // Pages mix secrets with text that others choose; compressed length could reveal the secrets.
      compress: false,
      config: { isWatched: method === "GET" },
      handler: async (request, reply) => {
        const { visitor } = request;
        if (!visitor) {
          const path = request.url.replace(/\?.*/, "");
          // Other paths have no pages of ours, but characters that mean something in the header.
          if (isFollowedLink(request) && /^[\w/-]+$/.test(path)) {
            reply.header("refresh", `0; url=${config.site.root}${path}?done=followed`);
          }
          return sendAnswer(reply, { page: signInPage(request, config) }, config);
        }
        return sendAnswer(reply, await handle(visitOf(request, visitor, config)), config);
      },
    });
  }
  const allowed = [...(handlers.GET ? ["GET", "HEAD"] : []), ...(handlers.POST ? ["POST"] : [])];
  refuseMethods(scope, url, allowed);
}

/**
 * Whether the visitor followed a link on another site. The browser then withholds the cookie; it sends
 * it when our own page redirects, which happens only once.
 */
function isFollowedLink(request: FastifyRequest): boolean {
  const site = request.headers["sec-fetch-site"];
  return doneOf(request) !== "followed" && (site === "cross-site" || site === "same-site");
}

function signInPage(request: FastifyRequest, { site }: CompleteConfig): Page {
  const done = doneOf(request);
  // The URL may still have the note from signing in.
  const hasEnded = done !== "signed-out" && bringsSession(site, request.headers.cookie);
  const note = hasEnded
    ? "Your session has expired. Sign in again."
    : Object.hasOwn(remarks, done)
      ? remarks[done]
      : undefined;
  return renderSignInPage(site, { note });
}

/** Notes on why a visitor has no session. */
const remarks: Readonly<Record<string, string>> = {
  "signed-out": "You have signed out.",
  "signed-in":
    "The token was correct, but your browser did not store the session cookie. Allow cookies for this site and sign in again. Safari does not store it over plain http: use https or another browser.",
};

function doneOf({ query }: FastifyRequest): string {
  const { done } = query as Record<string, unknown>;
  return typeof done === "string" ? done : "";
}

function visitOf(
  request: FastifyRequest,
  { account, sessionId }: Visitor,
  config: CompleteConfig,
): Visit {
  return {
    account,
    sessionId,
    signed: { name: account.name, token: formToken(sessionId), ...config.site },
    now: config.now(),
    params: request.params as Record<string, string>,
    done: doneOf(request),
    query: request.query as Record<string, unknown>,
    form: (request.body as URLSearchParams | undefined) ?? new URLSearchParams(),
    request,
  };
}

function sendAnswer(reply: FastifyReply, answer: Answer, { site }: CompleteConfig): FastifyReply {
  if (answer === "unknown") return answerError(reply, 404);
  if ("goTo" in answer) {
    if (answer.cookie !== undefined) reply.header("set-cookie", answer.cookie);
    return reply.redirect(site.root + answer.goTo, 303);
  }
  const { page, status = 200 } = answer;
  return sendPage(reply, page, status);
}
