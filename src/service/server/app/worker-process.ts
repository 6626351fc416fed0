/** Entry point of a worker: one server of several that share an address, led by a supervisor. */
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

/** Milliseconds after which the delay of the event loop is that of requests. */
const settleTime = 1_500;

/** Milliseconds between figures that nobody has asked for: those of a worker that crashes are as old at most. */
const figuresPause = 5_000;

/** What is heard of the supervisor once the server runs. */
let obey: (order: Order) => void = () => {};

function report(what: Report): Promise<void> {
  return new Promise((resolve) => {
    // Without a supervisor, Node ends a worker.
    if (process.send === undefined) resolve();
    else process.send(what, () => resolve());
  });
}

async function end(what: Report, store: Store | undefined): Promise<void> {
  await store?.close();
  await report(what);
  process.exit(0);
}

/** Runs a server; the supervisor hears when it listens, or why it does not. */
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
    // Its own start would count as load, and be a reason to refuse requests that others could answer.
    if (isLater) await pause(settleTime);
    await app.listen({ host, port, listenTextResolver: () => "" });
    process.on("uncaughtExceptionMonitor", (error) => app.log.fatal(error, "stopped by an error"));
    hearConsole(app.log, stream);
    const { keepAlive, request } = completeConfig(whole).timeouts;
    let pending = 0;
    let all = 0;
    // It may be hurried, or stopped while it retires.
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

/** Gives the figures of this worker to the supervisor, and gets those of all from it. */
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

// A terminal and systemd send these to all processes of a group; the supervisor says what to do.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => {});
process.on("message", (order: Order) => {
  if (order.kind === "start") void run(order);
  else obey(order);
});
void report({ kind: "hello" });
