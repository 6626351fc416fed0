/** Runs `wf serve`: opens the store, listens, and shuts down on a signal. */
import { readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import type { FastifyInstance } from "fastify";
import { applyDeclaredKeys, readDeclaredKeys } from "../../accounts/declared-keys.js";
import type { TierTable } from "../../accounts/tiers.js";
import { windowsKey } from "../../accounts/windows-key.js";
import type { Limits } from "../../cost/limits.js";
import { isLoopback } from "../../http/loopback.js";
import { originOf } from "../../server/base-url.js";
import { buildServer } from "../../server/build-server.js";
import type { LogStream } from "../../server/config.js";
import { drainServer } from "../../server/lifecycle.js";
import { curlLine } from "../../server/pages/call-examples.js";
import { warnOfFileSystem } from "../../store/data-folder.js";
import type { Store } from "../../store/store.js";
import type { Call } from "../arguments/command.js";
import { UsageError } from "../arguments/usage-error.js";
import { failureReason } from "../files/failure.js";
import { packageVersion } from "../files/package-version.js";
import type { Io, Signal } from "../io.js";
import { readLimits, type WrittenLimits } from "../settings/limits-setting.js";
import { openPage } from "../terminal/open-page.js";
import { ensureKey, type FirstSecrets } from "./first-key.js";
import { hearConsole } from "./hear-console.js";
import { listenFailure } from "./listen-failure.js";
import { openLog } from "./log-stream.js";
import type { serveCommand } from "./serve-command.js";
import { tiersOf, withStore } from "./with-store.js";

/** The first parts of the server's own paths; proxies may leave the path of the public URL in front of them. */
const serverPaths = ["tools", "dashboard", "docs", "health", "openapi.json"];

type ServeCall = Call<typeof serveCommand.options>;

/** How long running requests may take to finish on shutdown, in milliseconds. */
const patience = 10_000;

/** Serves until a signal arrives; the exit code is 0. */
export function runServe({ options, settings }: ServeCall, io: Io): Promise<number> {
  const tiers = tiersOf(settings);
  const limits = readLimits(settings.limits as WrittenLimits | undefined);
  checkAddresses(options);
  // Ignored until keys can be reloaded: without a listener, the signal would end the process.
  io.onSignal(["SIGHUP"], () => {});
  const serve = async (store: Store): Promise<number> => {
    const readKeys = () => readKeysFile(options.keys, store, tiers, io);
    const keysRead = await readKeys();
    const first = await ensureKey(store, tiers, options);
    const log = await openLog(io, options.logFormat);
    const app = await startServer(options, limits, store, tiers, log, io);
    // Whoever reads that it listens may end it at once.
    const ended = untilEnd(app, options.drainDelay, io, readKeys);
    const base = originOf(app.server.address() as AddressInfo);
    await greet(io, base, options.baseUrl, first);
    const { pid, version: node } = process;
    const version = packageVersion(io.packageFolder);
    app.log.info({ version, node, pid, address: base, publicUrl: options.baseUrl }, "started");
    const ends = [
      io.onCrash((error) => app.log.fatal(error, "stopped by an error")),
      hearConsole(app.log, io.stderr),
    ];
    if (keysRead !== undefined) app.log.info(keysRead);
    for (const warning of warnOfFileSystem(options.store, options.data, io.env)) {
      app.log.warn(warning);
    }
    if (options.allowPrivateWebhooks && !isLoopback(options.host)) {
      app.log.warn(
        "webhooks can reach private addresses: any account holder can make this server call them; use --allow-private-webhooks for development only",
      );
    }
    await warnOfTiers(app, store, tiers);
    if (options.open) await openPage(base, io);
    const { reason, cut } = await ended;
    app.log.info({ reason, cut }, "stopped");
    for (const end of ends) end();
    return 0;
  };
  return withStore(options, io, serve, { create: true });
}

async function startServer(
  options: ServeCall["options"],
  limits: Partial<Limits>,
  store: Store,
  tiers: TierTable,
  stream: LogStream,
  io: Io,
): Promise<FastifyInstance> {
  const { port, host, maxBody, renderTimeout, maxKeys, cors, trustProxy, baseUrl } = options;
  const app = await buildServer({
    store,
    tiers,
    limits,
    version: packageVersion(io.packageFolder),
    maxBody,
    renderTimeout,
    maxKeys,
    cors,
    trustProxy,
    allowedHosts: options.allowHost,
    maxConnections: options.maxConnections,
    logAddresses: options.logAddresses,
    limitsFailOpen: options.limitsFailOpen,
    allowPrivateWebhooks: options.allowPrivateWebhooks,
    ...(baseUrl !== undefined && { baseUrl }),
    workerFile: join(io.packageFolder, "dist", "server", "worker.js"),
    log: { level: options.logLevel, stream },
  });
  try {
    await app.listen({ port, host, listenTextResolver: () => "" });
  } catch (error) {
    await app.close();
    throw listenFailure(error, host, port);
  }
  return app;
}

async function greet(
  { stdout }: Io,
  base: string,
  publicBase: string | undefined,
  first: FirstSecrets | undefined,
): Promise<void> {
  const known = publicBase === undefined ? "" : `, public URL ${publicBase}`;
  const lines = [`listening on ${base}${known} (press Ctrl-C to stop)`];
  if (first) {
    lines.push(
      "",
      "Your first API key, for the account local (it will not be shown again):",
      `  ${first.key}`,
    );
    lines.push("", "Try it:", `  ${curlLine(base, first.key)}`, "");
    if (first.token !== undefined) {
      lines.push(`Sign in to ${base}/dashboard with this token (it will not be shown again):`);
      lines.push(`  ${first.token}`, "");
    }
  }
  await stdout.write(`${lines.join("\n")}\n`);
}

/** Why a server has ended, and how many requests were not answered. */
interface End {
  reason: Signal;
  cut: number;
}

/**
 * Shuts down on SIGINT or SIGTERM, immediately on a second one; reloads keys on SIGHUP. SIGTERM comes from
 * what starts and stops containers, whose load balancers need time to notice.
 */
async function untilEnd(
  app: FastifyInstance,
  drainDelay: number,
  io: Io,
  readKeys: () => Promise<string | undefined>,
): Promise<End> {
  return await new Promise<End>((end, fail) => {
    let isEnding = false;
    // One reload at a time; the store stays open until the last one is done.
    let reading = Promise.resolve();
    const stop = io.onSignal(["SIGINT", "SIGTERM", "SIGHUP"], (name) => {
      if (name === "SIGHUP") {
        // An invalid file must not end a running server.
        reading = reading.then(readKeys).then(
          (said) => {
            if (said !== undefined) app.log.info(said);
          },
          (error: Error) => app.log.error(`keys not reloaded: ${error.message}`),
        );
        return;
      }
      if (isEnding) {
        drainServer(app, 0).catch(fail);
        return;
      }
      isEnding = true;
      const delay = name === "SIGTERM" ? drainDelay : 0;
      drainServer(app, patience, { delay })
        .then(async (cut) => {
          await reading;
          stop();
          end({ reason: name, cut });
        })
        .catch(fail);
    });
  });
}

/** Imports the keys file into the store; returns a log message about what changed. */
async function readKeysFile(
  file: string | undefined,
  store: Store,
  tiers: TierTable,
  io: Io,
): Promise<string | undefined> {
  if (file === undefined) return undefined;
  let text: string;
  try {
    text = readFileSync(resolve(io.cwd, file), "utf8");
  } catch (error) {
    throw new UsageError(`${file}: ${failureReason(error)}`);
  }
  const { added, changed, revoked } = await applyDeclaredKeys(
    store,
    readDeclaredKeys(text, tiers),
    Date.now(),
  );
  return `keys loaded from ${file}: ${added} added, ${changed} changed, ${revoked} revoked`;
}

/** Keys with an unknown tier are refused until the key or the table of tiers is changed. */
async function warnOfTiers(app: FastifyInstance, store: Store, tiers: TierTable): Promise<void> {
  for (const key of await store.listKeys()) {
    const { id, tier } = await windowsKey(store, key);
    if (key.revokedAt !== null || Object.hasOwn(tiers, tier)) continue;
    app.log.warn(
      `${key.id} is refused: there is no tier "${tier}"; run \`wf keys tier ${id} TIER\` to change it`,
    );
  }
}

function checkAddresses({ baseUrl, allowHost, cors, store }: ServeCall["options"]): void {
  if (/^rediss?:/.test(store)) {
    throw new UsageError(
      "Redis is not supported in this version; set --store to lmdb: or lmdb:FOLDER",
    );
  }
  if (baseUrl !== undefined) checkBaseUrl(baseUrl);
  for (const name of allowHost) {
    if (/^(?:[\w.-]+|\[[\da-f:.]+\])$/i.test(name)) continue;
    throw new UsageError(`--allow-host must be a name such as wf.example.com, not "${name}"`);
  }
  for (const origin of cors) {
    if (origin === "*" || parsed(origin)?.origin === origin) continue;
    throw new UsageError(
      `--cors must be an origin such as https://app.example.com, or *, not "${origin}"`,
    );
  }
}

function checkBaseUrl(baseUrl: string): void {
  const url = parsed(baseUrl);
  const isWhole = url && /^https?:$/.test(url.protocol) && `${url.search}${url.hash}` === "";
  if (!isWhole || url.username !== "" || url.password !== "") {
    throw new UsageError(
      `--base-url must be a URL such as https://wf.example.com or https://example.com/wf, not "${baseUrl}"`,
    );
  }
  const [, first = ""] = url.pathname.split("/");
  if (serverPaths.includes(first)) {
    throw new UsageError(`--base-url must not start with /${first}, which is a path of the server`);
  }
}

function parsed(address: string): URL | undefined {
  return URL.canParse(address) ? new URL(address) : undefined;
}
