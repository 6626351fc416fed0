/** Has pages take turns: one with many keys takes a while, and nobody may keep the server busy with them. */
import type { FastifyInstance, FastifyRequest } from "fastify";
import { CostlyWork } from "../../web/costly-work.js";
import type { CompleteConfig } from "../config.js";
import { renderRefusal } from "./pages/error-page.js";
import { sendPage } from "./send-page.js";

/** ms after which a page no longer keeps others waiting, for a store that does not answer. */
const longestTurn = 2_000;

/** Lets one page of a scope be made at a time. Accounts alternate, and API requests are answered in between. */
export function takeTurns(scope: FastifyInstance, { site }: CompleteConfig): void {
  const work = new CostlyWork({ ofSubject: 50, inAll: 200 });
  const ends = new WeakMap<FastifyRequest, () => void>();
  scope.addHook("preHandler", (request, reply, done) => {
    const { visitor, raw } = request;
    if (!visitor) return done();
    work.run({
      client: visitor.account.name,
      subject: request.method,
      isGone: () => raw.socket.destroyed,
      start: () =>
        new Promise((resolve) => {
          const timer = setTimeout(resolve, longestTurn);
          ends.set(request, () => {
            clearTimeout(timer);
            resolve();
          });
          done();
        }),
      refuse() {
        const texts = [
          "Too many pages of the dashboard are loading. Nothing was changed. Try again in a few seconds.",
        ];
        const page = renderRefusal(site, 503, { title: "The server is busy", texts });
        void sendPage(reply.header("retry-after", "1"), page, 503);
      },
    });
  });
  scope.addHook("onSend", (request, _reply, payload, done) => {
    ends.get(request)?.();
    done(null, payload);
  });
}
