/** Collects the metrics of a server, in the format of Prometheus. */
import type { MetricObjectWithValues, MetricValue } from "prom-client";
import type { StoreOperation } from "../logs/watch-store.js";
import type { WorkResult } from "../work/work-queue.js";
import { type MetricRow, metricTable } from "./metric-table.js";

type MetricName = keyof typeof metricTable;

/** The metrics of one process at one moment: plain values that can be sent between processes. */
export type Snapshot = MetricObjectWithValues<MetricValue<string>>[];

/** Values that are read on demand instead of counted. */
export interface Levels {
  connections: number;
  running: number;
  storeFails: boolean;
  /** The number of unsettled events, and for how many milliseconds the first has been due; undefined if unknown. */
  outbox: { events: number; late: number } | undefined;
}

/** The metrics of one process. */
export interface Metrics {
  /** Counts an answer; the route is a pattern, never a path. */
  noteAnswer(route: string, status: number, ms: number): void;
  /** Counts a request refused by the limits of these windows. */
  noteLimits(windows: readonly string[]): void;
  noteWork(result: WorkResult): void;
  noteStore(operation: StoreOperation): void;
  read(): Promise<Snapshot>;
}

/** Starts collecting the metrics of a process; `levels` is called when they are read. */
export async function openMetrics(
  version: string,
  levels: () => Promise<Levels>,
): Promise<Metrics> {
  const prom = await import("prom-client");
  const register = new prom.Registry();
  prom.collectDefaultMetrics({ register });
  const row = (name: MetricName): MetricRow => metricTable[name];
  const optionsOf = (name: MetricName) => ({
    name,
    help: row(name).help,
    labelNames: [...row(name).labels],
    registers: [register],
  });
  const counter = (name: MetricName) => new prom.Counter(optionsOf(name));
  const histogram = (name: MetricName) =>
    new prom.Histogram({ ...optionsOf(name), buckets: [...row(name).buckets!] });
  const gauge = (name: MetricName) =>
    new prom.Gauge({ ...optionsOf(name), aggregator: row(name).over! });
  const requests = counter("wf_requests_total");
  const requestTimes = histogram("wf_request_seconds");
  const limits = counter("wf_limit_refusals_total");
  const tasks = counter("wf_tasks_total");
  const taskTimes = histogram("wf_task_seconds");
  const storeTimes = histogram("wf_store_operation_seconds");
  const storeFailures = counter("wf_store_failures_total");
  const connections = gauge("wf_connections");
  const running = gauge("wf_requests_running");
  const storeFails = gauge("wf_store_failing");
  const outbox = gauge("wf_outbox_events");
  const delay = gauge("wf_outbox_delay_seconds");
  gauge("wf_workers").set(1);
  gauge("wf_info").set({ version }, 1);

  return {
    noteAnswer(route, status, ms) {
      requests.inc({ route, status });
      requestTimes.observe({ route }, ms / 1_000);
    },
    noteLimits(windows) {
      for (const window of windows) limits.inc({ window });
    },
    noteWork({ task, result, timings }) {
      tasks.inc({ task, result });
      for (const [stage, ms] of Object.entries(timings)) {
        taskTimes.observe({ task, stage }, ms / 1_000);
      }
    },
    noteStore({ operation, ms, isFailed }) {
      storeTimes.observe({ operation }, ms / 1_000);
      if (isFailed) storeFailures.inc({ operation });
    },
    async read() {
      const now = await levels();
      connections.set(now.connections);
      running.set(now.running);
      storeFails.set(now.storeFails ? 1 : 0);
      if (now.outbox) {
        outbox.set(now.outbox.events);
        delay.set(now.outbox.late / 1_000);
      }
      const snapshot = (await register.getMetricsAsJSON()) as Snapshot;
      // Reports the worst worker: in the average of all, one that hangs would hardly show.
      for (const metric of snapshot) {
        if (metric.name.startsWith("nodejs_eventloop_lag_")) metric.aggregator = "max";
        // Without a measurement, the library would write NaN.
        metric.values = metric.values.filter(({ value }) => !Number.isNaN(value));
      }
      return snapshot;
    },
  };
}

/** The media type of the text. */
export const metricsType = "text/plain; version=0.0.4; charset=utf-8";

/** The metrics of several processes as one text. */
export async function writeMetrics(snapshots: readonly Snapshot[]): Promise<string> {
  const { AggregatorRegistry } = await import("prom-client");
  return await AggregatorRegistry.aggregate([...snapshots]).metrics();
}

/** Adds up the counts of processes that have ended: a sum must not fall when one of them ends. */
export async function addUp(snapshots: readonly Snapshot[]): Promise<Snapshot> {
  const { AggregatorRegistry } = await import("prom-client");
  const counted = snapshots.map((metrics) =>
    metrics.filter(({ type }) => ["counter", "histogram"].includes(String(type))),
  );
  const sum = (await AggregatorRegistry.aggregate(counted).getMetricsAsJSON()) as Snapshot;
  return sum;
}
