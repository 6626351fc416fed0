/** Starts what serves: a server in this process, or several workers that a supervisor leads. */
import type { AddressInfo } from "node:net";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import type { FastifyBaseLogger } from "fastify";
import type { TierTable } from "../../accounts/tiers.js";
import type { Limits } from "../../cost/limits.js";
import { buildServer } from "../../server/build-server.js";
import type { WorkerConfig } from "../../server/cluster/messages.js";
import { drainServer } from "../../server/lifecycle.js";
import { openLogger } from "../../server/open-logger.js";
import type { Store } from "../../store/store.js";
import type { OptionValues } from "../arguments/command.js";
import { UsageError } from "../arguments/usage-error.js";
import { packageVersion } from "../files/package-version.js";
import type { Io } from "../io.js";
import { listenFailure } from "./listen-failure.js";
import type { OpenLog } from "./log-stream.js";
import type { serveOptions } from "./serve-section.js";
import { storeOptionsOf } from "./with-store.js";

/** What a start needs. */
export interface ServingOptions {
  options: OptionValues<typeof serveOptions>;
  limits: Partial<Limits>;
  tiers: TierTable;
  store: Store;
  log: OpenLog;
}

/** What runs. */
export interface Running {
  address: AddressInfo;
  log: FastifyBaseLogger;
  /** Processes that answer. */
  workers: number;
  /** Replaces the workers, where there are several, by new ones. */
  renew(): void;
  /**
   * Serves for a delay, then waits for what runs, both in milliseconds; resolves to the number of requests that
   * were cut off. A second call can hurry it.
   */
  stop(delay: number, patience: number): Promise<number>;
}

/** Starts it; throws a UsageError for an address that cannot be listened on. */
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
    await app.listen({ port, host, listenTextResolver: () => "" });
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
  const { Supervisor } = await import("../../server/cluster/supervisor.js");
  const { options, log: stream } = given;
  const { port, host, logLevel } = options;
  const log = openLogger({ level: logLevel, stream });
  // They have the same environment.
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
