/** Adds signing in and out. */
import type { FastifyInstance, FastifyRequest } from "fastify";
import { hashSecret } from "../../../accounts/key-form.js";
import type { AccountRecord } from "../../../store/records.js";
import type { Store } from "../../../store/store.js";
import type { CompleteConfig } from "../../config.js";
import { dashboardRoutes, paths } from "../../paths.js";
import { refuseMethods } from "../../plugins/refuse-methods.js";
import { loggedAddress } from "../../request/client-address.js";
import { addRoutes } from "../add-routes.js";
import { FailedSignIns } from "../failed-sign-ins.js";
import { renderRefusal } from "../pages/error-page.js";
import { renderSignInPage } from "../pages/sign-in-page.js";
import { sendPage } from "../send-page.js";
import { endSession, isSameHash, startSession } from "../session.js";

/** Adds POST /dashboard/sign-in and /dashboard/sign-out. */
export function addSessionRoutes(scope: FastifyInstance, config: CompleteConfig): void {
  const { store, site, now } = config;
  const failed = new FailedSignIns(config.peers);
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
        const minutes = Math.ceil(wait / 60_000);
        const texts = [`You have entered too many wrong tokens. Try again in ${minutes} min.`];
        const page = renderRefusal(site, 429, { title: "Too many attempts", texts });
        return sendPage(reply.header("retry-after", String(Math.ceil(wait / 1000))), page, 429);
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

/** The account with a token. All accounts are compared, so that the time reveals nothing. */
async function findAccount(
  store: Store,
  token: string,
): Promise<(AccountRecord & { tokenHash: string }) | undefined> {
  if (!/^wf_token_[\w-]{43}$/.test(token)) return undefined;
  const hash = hashSecret(token);
  let found: (AccountRecord & { tokenHash: string }) | undefined;
  for (const account of await store.listAccounts()) {
    if (isSameHash(account.tokenHash, hash)) found = { ...account, tokenHash: hash };
  }
  return found;
}

/** Entering an API key is a common mistake. */
function problemOf(token: string): string {
  if (token.startsWith("wf_live_"))
    return "That is an API key. Sign in with the token of your account, which starts with wf_token_.";
  return "This token is not valid. It may have been replaced by a newer one.";
}
