/** Entry point of a worker: one of several servers that share an address and have one supervisor. */
import cluster from "node:cluster";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { openStore } from "../../store/open-store.js";
import type { Store } from "../../store/store.js";
import type { Order, Report } from "../cluster/messages.js";
import { WorkerPeers } from "../cluster/worker-peers.js";
import { completeConfig, type ServerConfig } from "../config.js";
import { hearConsole } from "../logs/hear-console.js";
import { buildServer } from "./build-server.js";
import { drainServer, retireServer } from "./lifecycle.js";
import { listenAt } from "./listen-at.js";

/** Milliseconds after which the event loop delay no longer includes the start. */
const settleTime = 1_500;

/** Milliseconds between unrequested reports of metrics, so that a crash loses at most those since the last one. */
const figuresPause = 5_000;

/** Handles the supervisor's orders once the server runs. */
let obey: (order: Order) => void = () => {};

function report(what: Report): Promise<void> {
  return new Promise((resolve) => {
    // Without a channel to the supervisor, Node is about to end this worker.
    if (process.send === undefined) resolve();
    else process.send(what, () => resolve());
  });
}

async function end(what: Report, store: Store | undefined): Promise<void> {
  await store?.close();
  await report(what);
  process.exit(0);
}

/** Runs a server, and tells the supervisor that it listens, or why it cannot. */
async function run({ plan, notices, isLater }: Order & { kind: "start" }): Promise<void> {
  const { config, host, port, logLevel, count } = plan;
  const stream = process.stderr;
  const worker = cluster.worker?.id ?? 0;
  const peers = new WorkerPeers(count, (told) => void report({ kind: "notices", notices: told }));
  let store: Store | undefined;
  try {
    store = await openStore(plan.store);
    const whole: ServerConfig = {
      ...config,
      store,
      peers,
      workerFile: join(import.meta.dirname, "worker.js"),
      log: { level: logLevel, stream, fields: { worker } },
    };
    const app = await buildServer(whole);
    peers.receive(notices);
    await app.ready();
    // Otherwise, the load of its own start would make it refuse requests that other workers could answer.
    if (isLater) await pause(settleTime);
    await listenAt(app, { host, port });
    process.on("uncaughtExceptionMonitor", (error) => app.log.fatal(error, "stopped by an error"));
    hearConsole(app.log, stream);
    const { keepAlive, request } = completeConfig(whole).timeouts;
    let pending = 0;
    let all = 0;
    // While it retires or drains, it may be told to stop or to hurry: it ends when all of them are done.
    const leave = async (work: Promise<number>) => {
      pending++;
      all += await work;
      if (--pending > 0) return;
      await figures.tell(undefined);
      await end({ kind: "ended", cut: all }, store);
    };
    const figures = reportFigures(app);
    obey = (order) => {
      if (order.kind === "notices") peers.receive(order.notices);
      else if (order.kind === "read") void figures.tell(order.id);
      else if (order.kind === "metrics") figures.take(order.id, order.text);
      else if (order.kind === "retire") {
        void leave(retireServer(app, { ...order, longest: keepAlive + request }));
      } else if (order.kind === "stop") {
        const { patience, delay } = order;
        void leave(drainServer(app, patience, { delay }));
      }
    };
    await report({ kind: "listening", address: app.server.address() as AddressInfo });
  } catch (error) {
    await end({ kind: "failed", reason: (error as Error).message }, store);
  }
}

/** Reports the metrics of this worker to the supervisor, and gets those of all workers from it. */
function reportFigures(app: FastifyInstance) {
  const asked = new Map<number, (text: string) => void>();
  let count = 0;
  const tell = async (id: number | undefined): Promise<void> => {
    const figures = await app.metrics?.read();
    if (figures) await report({ kind: "figures", id, figures });
  };
  if (app.metrics) {
    setInterval(() => void tell(undefined), figuresPause).unref();
    app.writeMetrics = () => {
      const id = ++count;
      void report({ kind: "metrics", id });
      return new Promise((resolve) => asked.set(id, resolve));
    };
  }
  const take = (id: number, text: string): void => {
    asked.get(id)?.(text);
    asked.delete(id);
  };
  return { tell, take };
}

// Terminals and systemd send these to all processes of a group; only the supervisor decides what to do.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => {});
process.on("message", (order: Order) => {
  if (order.kind === "start") void run(order);
  else obey(order);
});
void report({ kind: "hello" });
