/** Says what the `serve` section of the settings file holds: how the API is served. */
import { choice, duration, flag, integer, list, path, size, text } from "../arguments/command.js";
import type { SettingsSection } from "./section.js";
import { groupSetting, mapSetting, numberSetting } from "./setting-types.js";

/** Where the data lies; every command that works on accounts and keys takes it. */
export const storeOptions = {
  data: path("folder of the data; your platform's state folder unless you say otherwise", {
    valueName: "DIR",
    complete: "folders",
    env: "WF_DATA",
  }),
  store: text("where accounts, keys and counters are kept", {
    valueName: "URL",
    preset: "lmdb:",
    env: "WF_STORE",
  }),
};

/** Where events may be sent; commands that set receivers take it too. */
export const webhookOptions = {
  allowPrivateWebhooks: flag("send events to private addresses and over http, for development", {
    env: "WF_ALLOW_PRIVATE_WEBHOOKS",
  }),
};

/** How `wf serve` runs. */
export const serveOptions = {
  port: integer({ min: 0, max: 65_535 }, "port; 0 takes any free one", {
    preset: 4400,
    env: "WF_PORT",
  }),
  host: text("address to listen on", { valueName: "HOST", preset: "127.0.0.1", env: "WF_HOST" }),
  ...storeOptions,
  keys: path("JSON file of keys, read at the start and on SIGHUP", { env: "WF_KEYS_FILE" }),
  durability: choice(["power", "process"], "power", "what counters survive a cut of", {
    env: "WF_DURABILITY",
  }),
  maxBody: size({ min: 1_024, max: 1_073_741_824 }, "largest body of a request", {
    preset: 1_048_576,
    env: "WF_MAX_BODY",
  }),
  renderTimeout: duration({ min: 100, max: 600_000 }, "longest time for one large source", {
    preset: 5_000,
    env: "WF_RENDER_TIMEOUT",
  }),
  cors: list("origins that browsers may call from", { valueName: "ORIGIN", env: "WF_CORS" }),
  trustProxy: flag("believe X-Forwarded-* headers", { env: "WF_TRUST_PROXY" }),
  baseUrl: text("address for links; the listening address unless you say otherwise", {
    valueName: "URL",
    env: "WF_BASE_URL",
  }),
  limitsFailOpen: flag("serve without limits when the store is down", {
    env: "WF_LIMITS_FAIL_OPEN",
  }),
  ...webhookOptions,
  logLevel: choice(
    ["fatal", "error", "warn", "info", "debug", "trace", "silent"],
    "info",
    "least level that is logged",
    { env: "WF_LOG_LEVEL" },
  ),
  logFormat: choice(["pretty", "json"], undefined, "pretty on a terminal, otherwise json", {
    env: "WF_LOG_FORMAT",
  }),
};

const mostRequests = { min: 1, max: 4_294_967_295 };

/** The section, with the table of tiers that a team may write itself. */
export const serveSection: SettingsSection = {
  name: "serve",
  docs: "How wf serve runs",
  options: serveOptions,
  get extras() {
    const tier = {
      minute: numberSetting("In a minute", mostRequests),
      day: numberSetting("In a day", mostRequests),
      month: numberSetting("In a month; null for any number", { ...mostRequests, orNull: true }),
    };
    return {
      tiers: mapSetting(
        "Limits by tier, in place of free, basic, pro and enterprise",
        groupSetting("Requests that a tier allows", tier, Object.keys(tier)),
      ),
    };
  },
};
