/** Says what a server is made of; everything has a default but the store. */
import { dirname, join } from "node:path";
import { defaultTiers, type TierTable } from "../accounts/tiers.js";
import type { Store } from "../store/store.js";
import type { WebhookOptions } from "./webhooks/webhook-options.js";

/** Where log lines go: an object with `write`, such as standard output. */
export interface LogStream {
  write(line: string): void;
}

/** What a server is made of. Times are in milliseconds, sizes in bytes. */
export interface ServerConfig {
  store: Store;
  /** Limits by tier. */
  tiers?: TierTable;
  /** Version that /health gives. */
  version?: string;
  /** Epoch milliseconds; the clock of the machine. */
  now?: () => number;
  /** Largest body; 1 MiB. */
  maxBody?: number;
  /** Longest time for one big source; 5 s. */
  renderTimeout?: number;
  /** Largest source that is read without the pool; 4 KiB, and a quarter of it for drawing. */
  inlineLimit?: number;
  /** The built entry of the pool's threads. */
  workerFile?: string;
  /** The built script of the dashboard; beside the entry of the threads. */
  scriptFile?: string;
  /** Origins that browsers may call from; none. */
  cors?: readonly string[];
  /** Believes X-Forwarded-*; false. */
  trustProxy?: boolean;
  /** Address for links; the one that the server listens on. */
  baseUrl?: string;
  /** Serves without limits when the store is down; false. */
  limitsFailOpen?: boolean;
  /** Sends events to private addresses and over http too, for development; false. */
  allowPrivateWebhooks?: boolean;
  /** How events are sent; each has a default of its own. */
  webhooks?: Partial<WebhookOptions>;
  /** No log when it is missing. */
  log?: { level: string; stream: LogStream };
  /** Slow clients: 10 s for the headers, 30 s for a request, 72 s between two. */
  timeouts?: { headers: number; request: number; keepAlive: number; check: number };
  /** Delay of the event loop from which on requests are refused; 1 s. */
  maxEventLoopDelay?: number;
}

/** A configuration with nothing missing but what may be. */
export type CompleteConfig = Required<Omit<ServerConfig, "baseUrl" | "log">> &
  Pick<ServerConfig, "baseUrl" | "log">;

/** Fills in what is not given. */
export function completeConfig(config: ServerConfig): CompleteConfig {
  const workerFile = config.workerFile ?? join(import.meta.dirname, "worker.js");
  return {
    tiers: defaultTiers,
    version: "0.0.0",
    now: Date.now,
    maxBody: 1 << 20,
    renderTimeout: 5_000,
    inlineLimit: 4 << 10,
    workerFile,
    scriptFile: join(dirname(workerFile), "dashboard.js"),
    cors: [],
    trustProxy: false,
    limitsFailOpen: false,
    allowPrivateWebhooks: false,
    webhooks: {},
    timeouts: { headers: 10_000, request: 30_000, keepAlive: 72_000, check: 2_000 },
    maxEventLoopDelay: 1_000,
    ...config,
  };
}
