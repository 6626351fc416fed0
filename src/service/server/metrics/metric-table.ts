/** Lists the metrics of a server, for its registry, its docs and its alerts. */

/** Upper bounds of the buckets of a histogram, in seconds. */
const requestBuckets = [
  0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30,
] as const;
const workBuckets = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5] as const;

/** A metric. */
export interface MetricRow {
  type: "counter" | "gauge" | "histogram";
  help: string;
  labels: readonly string[];
  /** Upper bounds of a histogram. */
  buckets?: readonly number[];
  /** How the values of several workers are combined; counters and histograms are added up. */
  over?: "sum" | "max" | "first";
}

/** Each metric with its meaning and its labels. No label contains a key, an account or a path sent by a client. */
export const metricTable = {
  wf_requests_total: {
    type: "counter",
    help: "Answered requests by route and status",
    labels: ["route", "status"],
  },
  wf_request_seconds: {
    type: "histogram",
    help: "Time from the headers of a request to the end of its answer",
    labels: ["route"],
    buckets: requestBuckets,
  },
  wf_limit_refusals_total: {
    type: "counter",
    help: "Requests refused by the limit of a window",
    labels: ["window"],
  },
  wf_tasks_total: {
    type: "counter",
    help: "Tasks by what became of them: computed, cached, refused or stopped",
    labels: ["task", "result"],
  },
  wf_task_seconds: {
    type: "histogram",
    help: "Time that a stage of a computed task took",
    labels: ["task", "stage"],
    buckets: workBuckets,
  },
  wf_store_operation_seconds: {
    type: "histogram",
    help: "Time that an operation of the store took",
    labels: ["operation"],
    buckets: workBuckets,
  },
  wf_store_failures_total: {
    type: "counter",
    help: "Operations of the store that failed",
    labels: ["operation"],
  },
  wf_store_failing: {
    type: "gauge",
    help: "Whether the store fails at the moment",
    labels: [],
    over: "max",
  },
  wf_outbox_events: {
    type: "gauge",
    help: "Events that are still to be delivered",
    labels: [],
    over: "max",
  },
  wf_outbox_delay_seconds: {
    type: "gauge",
    help: "Time for which the longest due event has been due",
    labels: [],
    over: "max",
  },
  wf_connections: {
    type: "gauge",
    help: "Open connections",
    labels: [],
    over: "sum",
  },
  wf_requests_running: {
    type: "gauge",
    help: "Requests that are being answered",
    labels: [],
    over: "sum",
  },
  wf_workers: {
    type: "gauge",
    help: "Processes that answer requests",
    labels: [],
    over: "sum",
  },
  wf_worker_ends_total: {
    type: "counter",
    help: "Workers that ended by themselves and were replaced",
    labels: [],
  },
  wf_info: {
    type: "gauge",
    help: "The version of the server",
    labels: ["version"],
    over: "first",
  },
} as const satisfies Readonly<Record<string, MetricRow>>;
