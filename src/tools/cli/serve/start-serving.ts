/** Starts a server in this process, or several workers under a supervisor. */
import type { AddressInfo } from "node:net";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import type { FastifyBaseLogger } from "fastify";
import type { Limits } from "../../../model/cost/limits.js";
import type { TierTable } from "../../../service/accounts/tiers.js";
import { buildServer } from "../../../service/server/app/build-server.js";
import { drainServer } from "../../../service/server/app/lifecycle.js";
import { listenAt } from "../../../service/server/app/listen-at.js";
import type { WorkerConfig } from "../../../service/server/cluster/messages.js";
import { openLogger } from "../../../service/server/logs/open-logger.js";
import type { Store } from "../../../service/store/store.js";
import { listenFailure } from "../../../service/web/listen-failure.js";
import { packageVersion } from "../../../workspace/files/package-version.js";
import type { Io } from "../../../workspace/io.js";
import type { OptionValues } from "../../../workspace/options/option.js";
import type { serveOptions } from "../../../workspace/settings/serve-section.js";
import { UsageError } from "../../../workspace/usage-error.js";
import { storeOptionsOf } from "../data/with-store.js";
import type { OpenLog } from "./log-stream.js";

/** The options of a start. */
export interface ServingOptions {
  options: OptionValues<typeof serveOptions>;
  limits: Partial<Limits>;
  tiers: TierTable;
  store: Store;
  log: OpenLog;
}

/** A running server. */
export interface Running {
  address: AddressInfo;
  log: FastifyBaseLogger;
  /** Number of processes that answer requests. */
  workers: number;
  /** Replaces the workers by new ones, if there are several. */
  renew(): void;
  /**
   * Serves for the delay, then waits for running requests, both in milliseconds; resolves to the number of requests
   * that were cut off. A second call can shorten both.
   */
  stop(delay: number, patience: number): Promise<number>;
}

/** Starts serving; throws a UsageError if the address is not available. */
export async function startServing(given: ServingOptions, io: Io): Promise<Running> {
  const { workers } = given.options;
  const count = workers === "auto" ? availableParallelism() : workers;
  return count === 1 ? await startHere(given, io) : await startWorkers(given, io, count);
}

function configOf({ options, limits, tiers }: ServingOptions, io: Io): WorkerConfig {
  const { maxBody, renderTimeout, maxKeys, cors, trustProxy, baseUrl } = options;
  const { metrics: hasMetrics, metricsToken: token } = options;
  return {
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
    ...(hasMetrics && { metrics: token === undefined ? {} : { token } }),
  };
}

async function startHere(given: ServingOptions, io: Io): Promise<Running> {
  const { store, log, options } = given;
  const { port, host, logLevel } = options;
  const app = await buildServer({
    ...configOf(given, io),
    store,
    workerFile: join(io.packageFolder, "dist", "server", "worker.js"),
    log: { level: logLevel, stream: log },
  });
  try {
    await listenAt(app, { host, port });
  } catch (error) {
    await app.close();
    throw listenFailure(error, host, port);
  }
  return {
    address: app.server.address() as AddressInfo,
    log: app.log,
    workers: 1,
    renew: () => {},
    stop: (delay, patience) => drainServer(app, patience, { delay }),
  };
}

async function startWorkers(given: ServingOptions, io: Io, count: number): Promise<Running> {
  const { Supervisor } = await import("../../../service/server/cluster/supervisor.js");
  const { options, log: stream } = given;
  const { port, host, logLevel } = options;
  const log = openLogger({ level: logLevel, stream });
  // Workers inherit the environment.
  const { env: _, ...place } = storeOptionsOf(options, io);
  const store = { ...place, create: false };
  const plan = { config: configOf(given, io), store, host, port, logLevel, count };
  const file = join(io.packageFolder, "dist", "server", "worker-process.js");
  const starting = Supervisor.start({ file, plan, log, writeLine: (line) => stream.write(line) });
  const { supervisor, address } = await starting.catch((error: NodeJS.ErrnoException) => {
    throw error.code === undefined
      ? new UsageError(error.message)
      : listenFailure(error, host, port);
  });
  return {
    address,
    log,
    workers: count,
    renew: () => {
      void supervisor.roll();
    },
    stop: (delay, patience) => supervisor.stop(delay, patience),
  };
}
