/** Defines the `serve` section of the settings file. */

import { addressModes } from "../options/address-modes.js";
import { choice, duration, flag, integer, list, path, size, text } from "../options/command.js";
import { tierNames } from "../options/default-tiers.js";
import type { SettingsSection } from "../options/section.js";
import { groupSetting, mapSetting, numberSetting } from "../options/setting-types.js";
import { limitsSetting } from "./limits-setting.js";

/** Options for the location of the data, for every command that works on accounts and keys. */
export const storeOptions = {
  data: path("data folder", {
    defaultDocs: "the state folder of your platform",
    valueName: "DIR",
    complete: "folders",
    env: "WF_DATA",
  }),
  store: text("store for accounts, keys and counters: lmdb:, lmdb:FOLDER or redis://HOST:PORT", {
    valueName: "URL",
    preset: "lmdb:",
    env: "WF_STORE",
  }),
};

/** Options for webhooks, also for commands that set endpoints. */
export const webhookOptions = {
  allowPrivateWebhooks: flag(
    "allow webhook endpoints on private addresses and over http, for development",
    {
      env: "WF_ALLOW_PRIVATE_WEBHOOKS",
    },
  ),
};

/** Options of `wf serve`. */
export const serveOptions = {
  port: integer({ min: 0, max: 65_535 }, "port to listen on; 0 picks a free one", {
    preset: 4400,
    env: "WF_PORT",
  }),
  host: text("address to listen on", { valueName: "HOST", preset: "127.0.0.1", env: "WF_HOST" }),
  ...storeOptions,
  keys: path("JSON file that declares keys, read on start and on SIGHUP", { env: "WF_KEYS_FILE" }),
  workers: integer(
    { min: 1, max: 256, word: "auto" },
    "processes that serve requests; auto starts one for each processor",
    { preset: 1, env: "WF_WORKERS" },
  ),
  durability: choice(
    ["power", "process"],
    "power",
    "whether counters survive a power cut (power) or only a process crash (process)",
    {
      env: "WF_DURABILITY",
    },
  ),
  maxBody: size({ min: 1_024, max: 1_073_741_824 }, "maximum size of a request body", {
    preset: 1_048_576,
    env: "WF_MAX_BODY",
  }),
  renderTimeout: duration(
    { min: 100, max: 600_000 },
    "maximum time to process a source of 64 KiB or more; shorter ones get less",
    {
      preset: 5_000,
      env: "WF_RENDER_TIMEOUT",
    },
  ),
  maxKeys: integer(
    { min: 0, max: 10_000 },
    "keys per account and month after which the dashboard creates no more",
    { preset: 100, env: "WF_MAX_KEYS" },
  ),
  cors: list("origins allowed to call the API from browsers, or *", {
    valueName: "ORIGIN",
    env: "WF_CORS",
  }),
  trustProxy: flag("trust X-Forwarded-* headers", { env: "WF_TRUST_PROXY" }),
  baseUrl: text("public URL of the server, used in links", {
    defaultDocs: "the address it listens on",
    valueName: "URL",
    env: "WF_BASE_URL",
  }),
  allowHost: list("additional host name that clients may use, and that links may contain", {
    valueName: "NAME",
    env: "WF_ALLOW_HOST",
  }),
  maxConnections: integer(
    { min: 1, max: 1_000_000 },
    "maximum number of open connections; further ones are refused",
    { preset: 1_000, env: "WF_MAX_CONNECTIONS" },
  ),
  drainDelay: duration(
    { min: 0, max: 600_000 },
    "time to keep serving after SIGTERM while /health already fails; none on Ctrl-C",
    { preset: 5_000, env: "WF_DRAIN_DELAY" },
  ),
  limitsFailOpen: flag("serve requests without limits while the store is down", {
    env: "WF_LIMITS_FAIL_OPEN",
  }),
  ...webhookOptions,
  metrics: flag("serve metrics for Prometheus at /metrics", { env: "WF_METRICS" }),
  metricsToken: text("token for /metrics; required unless only this machine can reach it", {
    valueName: "TOKEN",
    env: "WF_METRICS_TOKEN",
  }),
  logLevel: choice(
    ["fatal", "error", "warn", "info", "debug", "trace", "silent"],
    "info",
    "minimum log level",
    { valueName: "LEVEL", env: "WF_LOG_LEVEL" },
  ),
  logAddresses: choice(
    addressModes,
    "truncated",
    "client addresses in logs: none, truncated to the network, or full",
    { valueName: "PART", env: "WF_LOG_ADDRESSES" },
  ),
  logFormat: choice(["pretty", "json"], undefined, "log format", {
    valueName: "FORMAT",
    env: "WF_LOG_FORMAT",
    defaultDocs: "pretty on a terminal, otherwise json",
  }),
};

const mostRequests = { min: 1, max: 4_294_967_295 };

/** The section, with a table of custom tiers. */
export const serveSection: SettingsSection = {
  name: "serve",
  docs: "How wf serve runs",
  options: serveOptions,
  guard: async () => (await import("./refuse-foreign-data.js")).refuseForeignData,
  get extras() {
    const tier = {
      minute: numberSetting("Per minute", mostRequests),
      day: numberSetting("Per day", mostRequests),
      month: numberSetting("Per month; null for no limit", { ...mostRequests, orNull: true }),
    };
    return {
      limits: limitsSetting("The most that drawing a source may take, whatever its size"),
      tiers: mapSetting(
        `Limits by tier; replaces ${tierNames("and")}`,
        groupSetting("Requests allowed by the tier", tier, Object.keys(tier)),
      ),
    };
  },
};
