/** Defines the configuration of a server; everything but the store has a default. */
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

/** How figures are given. */
export interface MetricsConfig {
  /** What whoever asks has to send; none for requests from this machine only. */
  token?: string;
}

/** The configuration of a server. Times are in milliseconds, sizes in bytes. */
export interface ServerConfig {
  store: Store;
  /** Limits by tier. */
  tiers?: TierTable;
  /** Most that a source may take to be drawn; the default limits for those that are not given. */
  limits?: Partial<Limits>;
  /** Version that the server reports; that of this package. */
  version?: string;
  /** Returns epoch milliseconds; the system clock by default. */
  now?: () => number;
  /** Maximum size of a request body; 1 MiB. */
  maxBody?: number;
  /** Maximum time to process a source of 64 KiB or more; shorter ones get less, at least two fifths; 5 s. */
  renderTimeout?: number;
  /** Largest source that is parsed outside the pool, 4 KiB; a quarter of that for rendering. */
  inlineLimit?: number;
  /** The built entry point of the pool's threads. */
  workerFile?: string;
  /** The built dashboard script; next to `workerFile` by default. */
  scriptFile?: string;
  /** How many keys an account can have in a month before the dashboard stops creating more; 100 by default. */
  maxKeys?: number;
  /** Origins allowed to call the API from browsers; none. */
  cors?: readonly string[];
  /** Trusts X-Forwarded-* headers; false. */
  trustProxy?: boolean;
  /** Public URL, used in links; the address the server listens on. Its path may stay in front of all paths. */
  baseUrl?: string;
  /** Names under which the server may be called, besides those of this machine; none. */
  allowedHosts?: readonly string[];
  /** Serves requests without limits while the store is down; false. */
  limitsFailOpen?: boolean;
  /** Allows webhook endpoints on private addresses and over http, for development; false. */
  allowPrivateWebhooks?: boolean;
  /** How events are sent; each option has its own default. */
  webhooks?: Partial<WebhookOptions>;
  /** Nothing is logged by default. */
  log?: {
    level: string;
    stream: LogStream;
    /** Fields of every line. */
    fields?: Readonly<Record<string, string | number>>;
  };
  /** How much of the addresses of clients is logged; truncated. */
  logAddresses?: AddressMode;
  /** Gives figures at /metrics; not by default. */
  metrics?: MetricsConfig;
  /** How many connections may be open; 1,000. */
  maxConnections?: number;
  /** Limits for slow clients: 10 s for the headers, 30 s for a request, 72 s between requests. */
  timeouts?: { headers: number; request: number; keepAlive: number; check: number };
  /** Expected wait for a thread above which requests are refused; 10 s. One may really wait twice as long. */
  maxWait?: number;
  /** Event loop delay above which requests are refused; 1 s. */
  maxEventLoopDelay?: number;
  /** The other workers, if it is one of several; it then uses its part of each bound. */
  peers?: Peers;
}

/** A configuration with all defaults filled in. */
export interface CompleteConfig
  extends Required<Omit<ServerConfig, "baseUrl" | "log" | "metrics">>,
    Pick<ServerConfig, "baseUrl" | "log" | "metrics"> {
  /** What its pages have in common. */
  site: Site;
}

/** Fills in the defaults. */
export function completeConfig(config: ServerConfig): CompleteConfig {
  const workerFile = config.workerFile ?? join(import.meta.dirname, "worker.js");
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
