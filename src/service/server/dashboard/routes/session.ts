/** Adds signing in and out. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { WindowCounts } from "../../answer/window-counts.js";
import type { CompleteConfig } from "../../config.js";
import { dashboardRoutes, paths } from "../../paths.js";
import { refuseMethods } from "../../plugins/refuse-methods.js";
import { loggedAddress } from "../../request/client-address.js";
import { addRoutes } from "../add-routes.js";
import { FailedSignIns } from "../failed-sign-ins.js";
import { findAccount } from "../find-account.js";
import { renderRefusal } from "../pages/error-page.js";
import { renderSignInPage } from "../pages/sign-in-page.js";
import { sendPage } from "../send-page.js";
import { endSession, startSession } from "../session.js";

/** How often an account may sign in per hour: each time writes to the store. */
const signInsPerHour = 100;

/** Adds POST /dashboard/sign-in and /dashboard/sign-out. */
export function addSessionRoutes(scope: FastifyInstance, config: CompleteConfig): void {
  const { store, site, now } = config;
  const failed = new FailedSignIns(config.peers);
  const signIns = new WindowCounts(3_600_000, { of: "good sign-ins", peers: config.peers });
  const refuse = (reply: FastifyReply, wait: number, title: string, said: string) => {
    const texts = [`${said} Try again in ${Math.ceil(wait / 60_000)} min.`];
    const page = renderRefusal(site, 429, { title, texts });
    return sendPage(reply.header("retry-after", String(Math.ceil(wait / 1000))), page, 429);
  };
  const whoOf = ({ ip }: FastifyRequest) => {
    const client = loggedAddress(ip, config.logAddresses);
    return client === undefined ? {} : { client };
  };

  scope.post(
    dashboardRoutes.signIn,
    { compress: false, config: { isOpen: true } },
    async (request, reply) => {
      const time = now();
      const wait = failed.waitFor(request.ip, time);
      if (wait > 0) {
        return refuse(reply, wait, "Too many attempts", "You have entered too many wrong tokens.");
      }
      const token = (request.body as URLSearchParams | undefined)?.get("token")?.trim() ?? "";
      if (token === "") {
        return sendPage(reply, renderSignInPage(site, { problem: "Enter your token." }), 422);
      }
      const account = await findAccount(store, token);
      if (!account) {
        failed.add(request.ip, time);
        request.log.warn(whoOf(request), "failed sign-in to the dashboard");
        return sendPage(reply, renderSignInPage(site, { problem: problemOf(token) }), 422);
      }
      const before = signIns.read(account.name, time);
      if (before.count >= signInsPerHour) {
        const said = `An account can sign in ${signInsPerHour} times per hour.`;
        return refuse(reply, before.wait, "Too many sign-ins", said);
      }
      signIns.add(account.name, time);
      // A session id from the browser is never reused.
      await endSession(config, request.headers.cookie);
      const cookie = await startSession(config, account, time);
      request.log.info({ account: account.name, ...whoOf(request) }, "signed in to the dashboard");
      return reply
        .header("set-cookie", cookie)
        .redirect(`${site.root}${paths.dashboard}?done=signed-in`, 303);
    },
  );
  refuseMethods(scope, dashboardRoutes.signIn, ["POST"]);

  addRoutes(scope, config, dashboardRoutes.signOut, {
    POST: async ({ request }) => ({
      goTo: `${paths.dashboard}?done=signed-out`,
      cookie: await endSession(config, request.headers.cookie),
    }),
  });
}

/** Entering an API key is a common mistake. */
function problemOf(token: string): string {
  if (token.startsWith("wf_live_"))
    return "That is an API key. Sign in with the token of your account, which starts with wf_token_.";
  return "This token is not valid. It may have been replaced by a newer one.";
}
