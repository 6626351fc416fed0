/** Caps the number of open connections of a server, and logs some of those that are refused. */
import type { FastifyInstance } from "fastify";
import { capConnections } from "../../web/cap-connections.js";
import { LogSample, mostLines } from "../answer/log-sample.js";
import type { CompleteConfig } from "../config.js";
import { shareOf } from "../peers.js";

/** Caps them at this process's share of the configured number. */
export function limitConnections(
  app: FastifyInstance,
  { maxConnections, peers }: CompleteConfig,
): void {
  const most = shareOf(maxConnections, peers);
  const sample = new LogSample(
    (_, count) => {
      app.log.warn({ count }, "more connections were refused, not logged one by one");
    },
    shareOf(mostLines, peers),
  );
  capConnections(app.server, most, () => {
    if (!sample.admits("drop")) return;
    app.log.warn({ connections: most }, "a connection was refused: too many are open");
  });
  app.addHook("onClose", async () => sample.flush());
}
