/** Caps the number of open connections of a server, and logs a sample of those that arrive at the cap. */
import type { FastifyInstance } from "fastify";
import { type ClientsOfConnections, capConnections } from "../../web/cap-connections.js";
import { LogSample, mostLines } from "../answer/log-sample.js";
import type { CompleteConfig } from "../config.js";
import { shareOf } from "../peers.js";
import { hasShownKey } from "../request/client-of.js";

/** The log message for one connection, and for those that were not logged. */
const lines = {
  refused: {
    one: "a connection was refused: too many are open",
    more: "more connections were refused, not logged one by one",
  },
  admitted: {
    one: "too many connections are open: some that do nothing, or of whoever has the most, were closed for a new one",
    more: "more connections were admitted for others, not logged one by one",
  },
} as const;

/** Caps connections at this process's share of the configured number. */
export function limitConnections(
  app: FastifyInstance,
  { maxConnections, peers }: CompleteConfig,
  clientOf: ClientsOfConnections["of"],
): void {
  const most = shareOf(maxConnections, peers);
  const sample = new LogSample(
    (kind, count) => {
      app.log.warn({ count }, lines[kind as keyof typeof lines].more);
    },
    shareOf(mostLines, peers),
  );
  const onFull = (isRefused: boolean): void => {
    const kind = isRefused ? "refused" : "admitted";
    if (sample.admits(kind)) app.log.warn({ connections: most }, lines[kind].one);
  };
  capConnections(app.server, most, onFull, { of: clientOf, isKnown: hasShownKey });
  app.addHook("onClose", async () => sample.flush());
}
