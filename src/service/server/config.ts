/** Defines the configuration of a server; everything but the store has a default. */
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { version } from "../../base/text/version.js";
import type { Limits } from "../../model/cost/limits.js";
import type { AddressMode } from "../../workspace/options/address-modes.js";
import { defaultTiers, type TierTable } from "../accounts/tiers.js";
import type { Store } from "../store/store.js";
import { rootOf, type Site } from "./pages/site.js";
import { alone, type Peers } from "./peers.js";
import type { WebhookOptions } from "./webhooks/webhook-options.js";

/** Where log lines go: an object with `write`, such as standard output. */
export interface LogStream {
  write(line: string): void;
}

/** How metrics are served. */
export interface MetricsConfig {
  /** The token that requests must send; without one, only requests from this machine are allowed. */
  token?: string;
}

/** The configuration of a server. Times are in milliseconds, sizes in bytes. */
export interface ServerConfig {
  store: Store;
  /** The limits of each tier. */
  tiers?: TierTable;
  /** Limits on drawing a source; missing ones have their defaults. */
  limits?: Partial<Limits>;
  /** The version that the server reports; this package's by default. */
  version?: string;
  /** Returns epoch milliseconds; the system clock by default. */
  now?: () => number;
  /** Maximum size of a request body; 1 MiB by default. */
  maxBody?: number;
  /**
   * Maximum time to process a source of 64 KiB or more; shorter ones get less, but at least two fifths; 5 s by default.
   */
  renderTimeout?: number;
  /** Size of the largest source that is parsed outside the pool; 4 KiB by default. For rendering, a quarter of it. */
  inlineLimit?: number;
  /** The built entry point of the pool's threads; that of this package by default. */
  workerFile?: string;
  /** The built dashboard script; next to `workerFile` by default. */
  scriptFile?: string;
  /** How many keys an account can have in a month before the dashboard stops creating more; 100 by default. */
  maxKeys?: number;
  /** Origins allowed to call the API from browsers; none by default. */
  cors?: readonly string[];
  /** Whether to trust X-Forwarded-* headers; false by default. */
  trustProxy?: boolean;
  /** Public URL, used in links; by default, the address that the server listens on. Requests may include its path. */
  baseUrl?: string;
  /** Names under which the server may be called, in addition to those of this machine; none by default. */
  allowedHosts?: readonly string[];
  /** Whether to serve requests without limits while the store is down; false by default. */
  limitsFailOpen?: boolean;
  /** Whether to allow webhook endpoints on private addresses and over http, for development; false by default. */
  allowPrivateWebhooks?: boolean;
  /** Options for sending events; each has its own default. */
  webhooks?: Partial<WebhookOptions>;
  /** Where and what to log; nothing by default. */
  log?: {
    level: string;
    stream: LogStream;
    /** Added to every line. */
    fields?: Readonly<Record<string, string | number>>;
  };
  /** How much of client addresses is logged; truncated by default. */
  logAddresses?: AddressMode;
  /** Serves metrics at /metrics; not by default. */
  metrics?: MetricsConfig;
  /** Maximum number of open connections; 1,000 by default. */
  maxConnections?: number;
  /** Time limits for slow clients: by default 10 s for the headers, 30 s for a request, 72 s between requests. */
  timeouts?: { headers: number; request: number; keepAlive: number; check: number };
  /**
   * Expected wait for a thread above which requests are refused; 10 s by default. The real wait may be twice as long.
   */
  maxWait?: number;
  /** Event loop delay above which requests are refused; 1 s by default. */
  maxEventLoopDelay?: number;
  /** The other workers, if there are several; each then uses its share of every limit. */
  peers?: Peers;
}

/** A configuration with all defaults filled in. */
export interface CompleteConfig
  extends Required<Omit<ServerConfig, "baseUrl" | "log" | "metrics">>,
    Pick<ServerConfig, "baseUrl" | "log" | "metrics"> {
  /** Settings that all pages share. */
  site: Site;
}

/** Fills in the defaults. */
export function completeConfig(config: ServerConfig): CompleteConfig {
  const workerFile = config.workerFile ?? builtWorker();
  return {
    tiers: defaultTiers,
    limits: {},
    version,
    now: Date.now,
    maxBody: 1 << 20,
    renderTimeout: 5_000,
    inlineLimit: 4 << 10,
    workerFile,
    scriptFile: join(dirname(workerFile), "dashboard.js"),
    maxKeys: 100,
    cors: [],
    allowedHosts: [],
    trustProxy: false,
    limitsFailOpen: false,
    allowPrivateWebhooks: false,
    webhooks: {},
    logAddresses: "truncated",
    maxConnections: 1_000,
    timeouts: { headers: 10_000, request: 30_000, keepAlive: 72_000, check: 2_000 },
    maxWait: 10_000,
    maxEventLoopDelay: 1_000,
    peers: alone,
    site: { version: config.version ?? version, root: rootOf(config.baseUrl) },
    ...config,
  };
}

/**
 * The entry point of the threads in this package, by the `imports` of package.json: the bundler decides which file this
 * code is in. Code that was bundled into another program finds it beside itself.
 */
function builtWorker(): string {
  const { resolve } = createRequire(join(import.meta.dirname, "config.js"));
  try {
    return resolve("#server-worker");
  } catch {
    return join(import.meta.dirname, "worker.js");
  }
}
