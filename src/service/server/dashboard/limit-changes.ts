/** Limits how many changes an account can make in an hour, to protect the disk and other users. */
import type { FastifyInstance } from "fastify";
import { WindowCounts } from "../answer/window-counts.js";
import type { CompleteConfig } from "../config.js";
import { renderRefusal } from "./pages/error-page.js";
import { sendPage } from "./send-page.js";

/** Each change may create an event that is kept for weeks. */
const changesPerHour = 300;

/** Adds the limit to all forms of a scope. */
export function limitChanges(scope: FastifyInstance, { site, now, peers }: CompleteConfig): void {
  const changes = new WindowCounts(3_600_000, { of: "changes", peers });
  scope.addHook("preHandler", async ({ method, visitor }, reply) => {
    if (method !== "POST" || !visitor) return undefined;
    const { name } = visitor.account;
    const { count, wait } = changes.read(name, now());
    if (count < changesPerHour) {
      changes.add(name, now());
      return undefined;
    }
    const minutes = Math.ceil(wait / 60_000);
    const texts = [
      `An account can make ${changesPerHour} changes per hour. Nothing was changed. Try again in ${minutes} min.`,
    ];
    reply.header("retry-after", Math.ceil(wait / 1_000));
    return sendPage(reply, renderRefusal(site, 429, { title: "Too many changes", texts }), 429);
  });
}
