/** Defines the messages between a supervisor and its workers: plain values that can be sent between processes. */
import type { AddressInfo } from "node:net";
import type { StoreOptions } from "../../store/open-store.js";
import type { ServerConfig } from "../config.js";
import type { Snapshot } from "../metrics/metrics.js";
import type { Notice } from "../peers.js";

/** The configuration of a server, without values that cannot be sent or that each worker creates itself. */
export type WorkerConfig = Omit<
  ServerConfig,
  "store" | "now" | "log" | "webhooks" | "peers" | "workerFile"
>;

/** The settings of a worker, the same for all of them. */
export interface WorkerPlan {
  config: WorkerConfig;
  store: StoreOptions;
  host: string;
  port: number;
  logLevel: string;
  /** The number of workers. */
  count: number;
}

/** Messages from a supervisor. Times are in milliseconds. */
export type Order =
  /** Start; `isLater` if other workers are already running. */
  | { kind: "start"; plan: WorkerPlan; notices: Notice[]; isLater: boolean }
  /** Notices from other workers. */
  | { kind: "notices"; notices: Notice[] }
  /** Send your metrics, with this id. */
  | { kind: "read"; id: number }
  /** The metrics of all workers, in reply to your request with this id. */
  | { kind: "metrics"; id: number; text: string }
  /** Another worker has replaced you. */
  | { kind: "retire"; patience: number }
  /** The whole server stops; sent again to hurry. */
  | { kind: "stop"; delay: number; patience: number };

/** Messages from a worker. */
export type Report =
  /** It is ready for orders. */
  | { kind: "hello" }
  | { kind: "listening"; address: AddressInfo }
  | { kind: "failed"; reason: string }
  | { kind: "notices"; notices: Notice[] }
  /** Its metrics: with the id of a request, or unrequested. */
  | { kind: "figures"; id: number | undefined; figures: Snapshot }
  /** It was asked for the metrics of all workers. */
  | { kind: "metrics"; id: number }
  /** It ends, with this many unanswered requests. */
  | { kind: "ended"; cut: number };
