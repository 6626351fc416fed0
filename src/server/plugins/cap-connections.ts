/** Caps the number of open connections. */
import type { FastifyInstance } from "fastify";
import type { CompleteConfig } from "../config.js";
import { LogSample } from "../log-sample.js";

/**
 * Refuses connections above a number. Then idle ones are closed, so that nobody can keep others out by
 * holding connections that do nothing.
 */
export function capConnections(app: FastifyInstance, { maxConnections }: CompleteConfig): void {
  const { server } = app;
  server.maxConnections = maxConnections;
  const sample = new LogSample((_, count) => {
    app.log.warn({ count }, "more connections were refused, not logged one by one");
  });
  server.on("drop", () => {
    server.closeIdleConnections();
    if (sample.admits("drop")) {
      app.log.warn({ connections: maxConnections }, "a connection was refused: too many are open");
    }
  });
  app.addHook("onClose", async () => sample.flush());
}
