/** Limits how many changes an account can make in an hour and a day, to protect the disk and other users. */
import type { FastifyInstance } from "fastify";
import { WindowCounts } from "../answer/window-counts.js";
import type { CompleteConfig } from "../config.js";
import type { SharedCount } from "../peers.js";
import { renderRefusal } from "./pages/error-page.js";
import { sendPage } from "./send-page.js";

const hour = 3_600_000;

/** Each change may create an event that is kept for weeks, in the memory of a Redis. */
const bounds: readonly { most: number; said: string; window: number; of: SharedCount }[] = [
  { most: 300, said: "300 changes per hour", window: hour, of: "changes" },
  { most: 1_000, said: "1,000 changes per day", window: 24 * hour, of: "changes of a day" },
];

/** Adds the limit to all forms of a scope. */
export function limitChanges(scope: FastifyInstance, { site, now, peers }: CompleteConfig): void {
  const limits = bounds.map(({ most, said, window, of }) => ({
    ...{ most, said },
    changes: new WindowCounts(window, { of, peers }),
  }));
  scope.addHook("preHandler", async ({ method, visitor }, reply) => {
    if (method !== "POST" || !visitor) return undefined;
    const { name } = visitor.account;
    const time = now();
    for (const { most, said, changes } of limits) {
      const { count, wait } = changes.read(name, time);
      if (count < most) continue;
      const left =
        wait > 2 * hour ? `${Math.ceil(wait / hour)} h` : `${Math.ceil(wait / 60_000)} min`;
      const texts = [`An account can make ${said}. Nothing was changed. Try again in ${left}.`];
      reply.header("retry-after", Math.ceil(wait / 1_000));
      return sendPage(reply, renderRefusal(site, 429, { title: "Too many changes", texts }), 429);
    }
    for (const { changes } of limits) changes.add(name, time);
    return undefined;
  });
}
