/** Defines what a supervisor and its workers say to each other: plain values that cross processes. */
import type { AddressInfo } from "node:net";
import type { StoreOptions } from "../../store/open-store.js";
import type { ServerConfig } from "../config.js";
import type { Snapshot } from "../metrics/metrics.js";
import type { Notice } from "../peers.js";

/** The configuration of a server without what cannot cross processes, or what each worker makes itself. */
export type WorkerConfig = Omit<
  ServerConfig,
  "store" | "now" | "log" | "webhooks" | "peers" | "workerFile"
>;

/** What a worker does. All of them do the same. */
export interface WorkerPlan {
  config: WorkerConfig;
  store: StoreOptions;
  host: string;
  port: number;
  logLevel: string;
  /** How many workers there are. */
  count: number;
}

/** What a supervisor says. Times are in milliseconds. */
export type Order =
  /** A later one takes its place among others. */
  | { kind: "start"; plan: WorkerPlan; notices: Notice[]; isLater: boolean }
  /** Others have told it. */
  | { kind: "notices"; notices: Notice[] }
  /** Asks for figures; the answer has the same number. */
  | { kind: "read"; id: number }
  /** The figures of all workers, as one of them has asked. */
  | { kind: "metrics"; id: number; text: string }
  /** Another worker has taken its place. */
  | { kind: "retire"; patience: number }
  /** The whole server stops; a second time, at once. */
  | { kind: "stop"; delay: number; patience: number };

/** What a worker says. */
export type Report =
  /** It can be told what to do. */
  | { kind: "hello" }
  | { kind: "listening"; address: AddressInfo }
  | { kind: "failed"; reason: string }
  | { kind: "notices"; notices: Notice[] }
  /** Its figures: asked for, or of late. */
  | { kind: "figures"; id: number | undefined; figures: Snapshot }
  /** Somebody asks it for the figures of all. */
  | { kind: "metrics"; id: number }
  /** It ends; some requests were not answered. */
  | { kind: "ended"; cut: number };
