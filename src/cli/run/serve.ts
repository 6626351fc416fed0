/** Does the work of `wf serve`: opens the store, listens, and ends when it is told to. */
import { readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import type { FastifyInstance } from "fastify";
import { applyDeclaredKeys, readDeclaredKeys } from "../../accounts/declared-keys.js";
import type { TierTable } from "../../accounts/tiers.js";
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
import type { serveCommand } from "../commands/serve.js";
import { failureReason } from "../files/failure.js";
import { packageVersion } from "../files/package-version.js";
import type { Io } from "../io.js";
import { ensureKey, type FirstSecrets } from "../serve/first-key.js";
import { listenFailure } from "../serve/listen-failure.js";
import { openLog } from "../serve/log-stream.js";
import { tiersOf, withStore } from "../serve/with-store.js";
import { openPage } from "../terminal/open-page.js";

type ServeCall = Call<typeof serveCommand.options>;

/** Milliseconds that running requests have when the server is told to end. */
const patience = 10_000;

/** Serves until a signal comes; exit code 0 when everything was answered. */
export function runServe({ options, settings }: ServeCall, io: Io): Promise<number> {
  const tiers = tiersOf(settings);
  checkAddresses(options);
  // Until keys can be read anew the signal is heard and passed over; unheard it ends the process.
  io.onSignal(["SIGHUP"], () => {});
  const serve = async (store: Store): Promise<number> => {
    const readKeys = () => readKeysFile(options.keys, store, tiers, io);
    const keysRead = await readKeys();
    const first = await ensureKey(store, tiers, options);
    const log = await openLog(io, options.logFormat);
    const app = await startServer(options, store, tiers, log, io);
    const base = originOf(app.server.address() as AddressInfo);
    await greet(io, base, options.baseUrl, first);
    if (keysRead !== undefined) app.log.info(keysRead);
    for (const warning of warnOfFileSystem(options.store, options.data, io.env)) {
      app.log.warn(warning);
    }
    if (options.allowPrivateWebhooks && !isLoopback(options.host)) {
      app.log.warn("webhooks may reach private addresses, whoever sets them: for development only");
    }
    await warnOfTiers(app, store, tiers);
    if (options.open) await openPage(base, io);
    await untilEnd(app, io, readKeys);
    return 0;
  };
  return withStore(options, io, serve, { begins: true });
}

async function startServer(
  options: ServeCall["options"],
  store: Store,
  tiers: TierTable,
  stream: LogStream,
  io: Io,
): Promise<FastifyInstance> {
  const { port, host, maxBody, renderTimeout, cors, trustProxy, baseUrl } = options;
  const app = await buildServer({
    store,
    tiers,
    version: packageVersion(io.packageFolder),
    maxBody,
    renderTimeout,
    cors,
    trustProxy,
    limitsFailOpen: options.limitsFailOpen,
    allowPrivateWebhooks: options.allowPrivateWebhooks,
    ...(baseUrl !== undefined && { baseUrl }),
    workerFile: join(io.packageFolder, "dist", "server", "worker.js"),
    log: { level: options.logLevel, stream },
  });
  try {
    await app.listen({ port, host });
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
  const known = publicBase === undefined ? "" : `, known as ${publicBase}`;
  const lines = [`wf serves ${base}${known} (Ctrl-C ends it)`];
  if (first) {
    lines.push("", "A first key of the account local, shown only now:", `  ${first.key}`);
    lines.push("", "Draw something:", `  ${curlLine(base, first.key)}`, "");
    if (first.token !== undefined) {
      lines.push(`The dashboard is at ${base}/dashboard; sign in with this token, shown only now:`);
      lines.push(`  ${first.token}`, "");
    }
  }
  await stdout.write(`${lines.join("\n")}\n`);
}

/** Ends the server on SIGINT and SIGTERM, at once on a second one; reads keys anew on SIGHUP. */
async function untilEnd(
  app: FastifyInstance,
  io: Io,
  readKeys: () => Promise<string | undefined>,
): Promise<void> {
  await new Promise<void>((end, fail) => {
    let isEnding = false;
    // One after the other; the store stays open for them.
    let reading = Promise.resolve();
    const stop = io.onSignal(["SIGINT", "SIGTERM", "SIGHUP"], (name) => {
      if (name === "SIGHUP") {
        // A wrong file must not end a server that runs.
        reading = reading.then(readKeys).then(
          (said) => {
            if (said !== undefined) app.log.info(said);
          },
          (error: Error) => app.log.error(`the keys stay as they are: ${error.message}`),
        );
        return;
      }
      const time = isEnding ? 0 : patience;
      isEnding = true;
      drainServer(app, time)
        .then(() => reading)
        .then(() => {
          stop();
          end();
        }, fail);
    });
  });
}

/** Brings the keys of a file into the store; says for the log what changed. */
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
  return `keys of ${file}: ${added} added, ${changed} changed, ${revoked} revoked`;
}

/** Keys whose tier is in no table are refused until somebody changes one or the other. */
async function warnOfTiers(app: FastifyInstance, store: Store, tiers: TierTable): Promise<void> {
  for (const { id, tier, revokedAt } of await store.listKeys()) {
    if (revokedAt !== null || Object.hasOwn(tiers, tier)) continue;
    app.log.warn(
      `${id} is refused: there is no tier "${tier}"; wf keys tier ${id} TIER changes it`,
    );
  }
}

function checkAddresses({ baseUrl, cors, store }: ServeCall["options"]): void {
  if (/^rediss?:/.test(store)) {
    throw new UsageError(
      "this version keeps its data in files; --store takes lmdb: or lmdb:FOLDER",
    );
  }
  if (baseUrl !== undefined && !/^https?:$/.test(parsed(baseUrl)?.protocol ?? "")) {
    throw new UsageError(
      `--base-url takes an address such as https://wf.example.com, not "${baseUrl}"`,
    );
  }
  for (const origin of cors) {
    if (origin === "*" || parsed(origin)?.origin === origin) continue;
    throw new UsageError(
      `--cors takes origins such as https://app.example.com, or *, not "${origin}"`,
    );
  }
}

function parsed(address: string): URL | undefined {
  return URL.canParse(address) ? new URL(address) : undefined;
}
