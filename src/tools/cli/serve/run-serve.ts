/** Runs `wf serve`: opens the store, listens, and shuts down on a signal. */
import type { FastifyBaseLogger } from "fastify";
import { printable } from "../../../base/text/display-width.js";
import { shellValue } from "../../../base/text/shell-word.js";
import type { TierTable } from "../../../service/accounts/tiers.js";
import { windowsKey } from "../../../service/accounts/windows-key.js";
import { hearConsole } from "../../../service/server/logs/hear-console.js";
import { openLogger } from "../../../service/server/logs/open-logger.js";
import { curlLine } from "../../../service/server/pages/call-examples.js";
import { paths } from "../../../service/server/paths.js";
import { originOf } from "../../../service/server/request/base-url.js";
import type { Store } from "../../../service/store/store.js";
import { isLoopback } from "../../../service/web/loopback.js";
import { packageVersion } from "../../../workspace/files/package-version.js";
import type { Io, Signal } from "../../../workspace/io.js";
import type { Call } from "../../../workspace/options/command.js";
import { readLimits, type WrittenLimits } from "../../../workspace/settings/limits-setting.js";
import { tiersOf, withStore } from "../data/with-store.js";
import { openPage } from "../terminal/open-page.js";
import { checkAddresses } from "./check-addresses.js";
import { checkMetrics } from "./check-metrics.js";
import { ensureKey, type FirstSecrets } from "./first-key.js";
import { openLog } from "./log-stream.js";
import { declaredKeysOf, readKeysFile } from "./read-keys-file.js";
import type { serveCommand } from "./serve-command.js";
import { refuseForeignKeys, tellOpenings } from "./settings-of-others.js";
import { type Running, startServing } from "./start-serving.js";

type ServeCall = Call<typeof serveCommand.options>;

/** How long running requests may take to finish on shutdown, in milliseconds. */
const patience = 10_000;

/** Serves until a signal arrives; the exit code is 0. */
export function runServe({ options, settings, from }: ServeCall, io: Io): Promise<number> {
  const tiers = tiersOf(settings);
  const limits = readLimits(settings.limits as WrittenLimits | undefined);
  checkAddresses(options);
  checkMetrics(options);
  refuseForeignKeys(options, from, () => void declaredKeysOf(options.keys!, tiers, io));
  // Ignored until keys can be reloaded: without a listener, the signal would end the process.
  io.onSignal(["SIGHUP"], () => {});
  const serve = async (store: Store): Promise<number> => {
    const readKeys = () => readKeysFile(options.keys, store, tiers, io);
    const keysRead = await readKeys();
    const first = await ensureKey(store, tiers, options);
    const log = await openLog(io, options.logFormat);
    const running = await startServing({ options, limits, store, tiers, log }, io);
    // Listen for signals first: as soon as the address is printed, someone may send one.
    const ended = untilEnd(running, options.drainDelay, io, readKeys);
    const base = originOf(running.address);
    await greet(io, base, options.baseUrl, first);
    const { pid, version: node } = process;
    const version = packageVersion(io.packageFolder);
    const workers = running.workers > 1 ? { workers: running.workers } : {};
    const address = { address: base, publicUrl: options.baseUrl };
    running.log.info({ version, node, pid, ...workers, ...address }, "started");
    const ends = [
      io.onCrash((error) => running.log.fatal(error, "stopped by an error")),
      hearConsole(running.log, io.stderr),
    ];
    // A repository must not hide what its own settings open.
    const openings = from?.keys.has("logLevel")
      ? openLogger({ level: "warn", stream: log })
      : running.log;
    for (const sentence of tellOpenings(options, from)) openings.warn(sentence);
    if (keysRead !== undefined) running.log.info(keysRead);
    for (const warning of store.warnings) running.log.warn(printable(warning));
    if (options.allowPrivateWebhooks && !isLoopback(options.host)) {
      running.log.warn(
        "webhooks can reach private addresses: any account holder can make this server call them; use --allow-private-webhooks for development only",
      );
    }
    await warnOfTiers(running.log, store, tiers);
    if (options.open) await openPage(base, io);
    const { reason, cut } = await ended;
    running.log.info({ reason, cut }, "stopped");
    for (const end of ends) end();
    return 0;
  };
  return withStore(options, io, serve, { create: true });
}

async function greet(
  { stdout }: Io,
  base: string,
  publicBase: string | undefined,
  first: FirstSecrets | undefined,
): Promise<void> {
  const known = publicBase === undefined ? "" : `, public URL ${printable(publicBase)}`;
  const lines = [`listening on ${base}${known} (press Ctrl-C to stop)`];
  if (first) {
    lines.push(
      "",
      "Your first API key, for the account local (it will not be shown again):",
      `  ${first.key}`,
    );
    lines.push("", "Try it:", `  ${curlLine(base, first.key)}`, "");
    if (first.token !== undefined) {
      lines.push(
        `Sign in to ${base}${paths.dashboard} with this token (it will not be shown again):`,
      );
      lines.push(`  ${first.token}`, "");
    }
  }
  await stdout.write(`${lines.join("\n")}\n`);
}

/** Why a server has stopped, and how many requests were not answered. */
interface End {
  reason: Signal;
  cut: number;
}

/**
 * Shuts down on SIGINT or SIGTERM, and immediately on a second one; reloads keys on SIGHUP. SIGTERM comes from
 * container orchestrators, whose load balancers need time to notice.
 */
async function untilEnd(
  running: Running,
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
        reading = reading
          .then(readKeys)
          .then(
            (said) => {
              if (said !== undefined) running.log.info(said);
            },
            (error: Error) => running.log.error(`keys not reloaded: ${printable(error.message)}`),
          )
          .then(() => running.renew());
        return;
      }
      if (isEnding) {
        running.stop(0, 0).catch(fail);
        return;
      }
      isEnding = true;
      const delay = name === "SIGTERM" ? drainDelay : 0;
      running
        .stop(delay, patience)
        .then(async (cut) => {
          await reading;
          stop();
          end({ reason: name, cut });
        })
        .catch(fail);
    });
  });
}

/** Keys with an unknown tier are refused until the key or the table of tiers is changed. */
async function warnOfTiers(log: FastifyBaseLogger, store: Store, tiers: TierTable): Promise<void> {
  for (const key of await store.listKeys()) {
    const { id, tier } = await windowsKey(store, key);
    if (key.revokedAt !== null || Object.hasOwn(tiers, tier)) continue;
    log.warn(
      `${key.id} is refused: there is no tier "${tier}"; run \`wf keys tier ${shellValue(id)} TIER\` to change it`,
    );
  }
}
