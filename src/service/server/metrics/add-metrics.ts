/** Makes a server collect metrics and serve them at /metrics. */
import type { FastifyInstance } from "fastify";
import type { CompleteConfig } from "../config.js";
import { routeOf } from "../plugins/log-requests.js";
import { type Levels, type Metrics, openMetrics, writeMetrics } from "./metrics.js";
import { addMetricsRoute } from "./metrics-route.js";

declare module "fastify" {
  interface FastifyInstance {
    /** The metrics of this process, if they are collected. */
    metrics: Metrics | undefined;
    /** The text for Prometheus, for this process or for all workers. */
    writeMetrics: () => Promise<string>;
  }
}

/** Adds the metrics and their route, if they are configured. */
export async function addMetrics(app: FastifyInstance, config: CompleteConfig): Promise<void> {
  if (config.metrics === undefined) {
    app.decorate("metrics", undefined);
    return;
  }
  const metrics = await openMetrics(config.site.version, () => readLevels(app, config));
  app.decorate("metrics", metrics);
  app.decorate("writeMetrics", async () => await writeMetrics([await metrics.read()]));
  app.addHook("onResponse", async (request, reply) => {
    metrics.noteAnswer(routeOf(request), reply.statusCode, reply.elapsedTime);
  });
  addMetricsRoute(app, config.metrics, () => app.writeMetrics());
}

async function readLevels(app: FastifyInstance, { store, now }: CompleteConfig): Promise<Levels> {
  const { running } = app.lifecycle;
  const connections = await new Promise<number>((resolve) =>
    app.server.getConnections((error, count) => resolve(error ? 0 : count)),
  );
  // A failing store has its own metric, and must not hide the others.
  const outbox = await Promise.all([store.countPending(), store.nextDue()]).then(
    ([events, due]) => ({ events, late: Math.max(0, now() - (due ?? now())) }),
    () => undefined,
  );
  return { connections, running, storeFails: app.isStoreFailing(), outbox };
}
