/** Keeps a number of workers running: replaces those that end, restarts them one by one, and stops them together. */
import cluster from "node:cluster";
import { type AddressInfo, createServer } from "node:net";
import type { FastifyBaseLogger } from "fastify";
import { LogSample } from "../answer/log-sample.js";
import { BackOff } from "./back-off.js";
import { boundWaiting } from "./bound-waiting.js";
import { FiguresDesk } from "./figures-desk.js";
import type { WorkerPlan } from "./messages.js";
import { NoticeBoard } from "./notice-board.js";
import { type WorkerEnd, WorkerLink } from "./worker-link.js";

/** The options of a supervisor. */
export interface SupervisorOptions {
  /** The built entry point of workers. */
  file: string;
  plan: WorkerPlan;
  log: FastifyBaseLogger;
  /** Writes a log line of a worker. */
  writeLine: (line: string) => unknown;
}

/** How long a replaced worker may drain, in milliseconds. */
const patience = 10_000;

const moreRefused = "more connections were refused, not logged one by one";

/** The main process: it runs the workers, and answers no requests itself. */
export class Supervisor {
  readonly #options: SupervisorOptions;
  readonly #plan: WorkerPlan;
  readonly #backOff = new BackOff();
  readonly #board = new NoticeBoard();
  readonly #figures = new FiguresDesk();
  /** Workers that accept new connections, or will. */
  readonly #current = new Set<WorkerLink>();
  /** All workers, including those that are stopping. */
  readonly #all = new Set<WorkerLink>();
  readonly #restarts = new Set<NodeJS.Timeout>();
  readonly #onPassed: (connection: object) => void;
  #isStarted = false;
  #isStopping = false;
  #rolling: Promise<void> | undefined;
  #isAskedToRoll = false;
  #cut = 0;

  private constructor(options: SupervisorOptions, port: number) {
    this.#options = options;
    this.#plan = { ...options.plan, port };
    const sample = new LogSample((_, count) => options.log.warn({ count }, moreRefused));
    this.#onPassed = boundWaiting(() => {
      if (sample.admits("refused"))
        options.log.warn("a connection was refused: too many wait for a worker");
    });
  }

  /** Starts the workers; rejects if the server cannot listen on the address, or if a worker does not start. */
  static async start(
    options: SupervisorOptions,
  ): Promise<{ supervisor: Supervisor; address: AddressInfo }> {
    const { plan, file } = options;
    // Port 0 is resolved once, so that the port stays the same even after all workers have ended.
    const supervisor = new Supervisor(options, await findPort(plan.host, plan.port));
    cluster.setupPrimary({ exec: file, args: [], silent: true, serialization: "advanced" });
    cluster.schedulingPolicy = cluster.SCHED_RR;
    const links = Array.from({ length: plan.count }, () => supervisor.#open());
    const addresses = await Promise.all(links.map(({ started }) => started));
    const failed = links.find((_, at) => addresses[at] === undefined);
    if (failed) {
      await supervisor.stop(0, 0);
      const { failure, code, signal } = await failed.ended;
      throw new Error(failure ?? `a worker ended with ${signal ?? code} while it started`);
    }
    for (const link of links) link.isNeeded = true;
    supervisor.#isStarted = true;
    return { supervisor, address: addresses[0]! };
  }

  /** Replaces all workers, one by one. If called during that, replaces them all once more. */
  roll(): Promise<void> {
    this.#isAskedToRoll = true;
    this.#rolling ??= this.#rollAll().finally(() => {
      this.#rolling = undefined;
    });
    return this.#rolling;
  }

  /**
   * Stops all workers and resolves to the number of unanswered requests. A second call with less patience hurries the
   * first one.
   */
  async stop(delay: number, time: number): Promise<number> {
    this.#isStopping = true;
    for (const timer of this.#restarts) clearTimeout(timer);
    for (const link of this.#all) {
      if (this.#current.has(link)) link.stop(delay, time);
      else link.stop(0, time);
    }
    await Promise.all([...this.#all].map(({ ended }) => ended));
    return this.#cut;
  }

  #open(): WorkerLink {
    const link = new WorkerLink({
      plan: this.#plan,
      isLater: this.#isStarted,
      notices: () => this.#board.read(Date.now()),
      onNotices: (from, notices) => {
        this.#board.add(notices);
        for (const other of this.#all) if (other !== from) other.pass(notices);
      },
      onAsked: (from, id) => {
        void this.#figures.read(() => this.#all).then((text) => from.giveMetrics(id, text));
      },
      onPassed: this.#onPassed,
      writeLine: this.#options.writeLine,
    });
    this.#current.add(link);
    this.#all.add(link);
    void link.started.then((address) => {
      if (address === undefined) return;
      this.#options.log.info({ worker: link.id, pid: link.pid }, "worker started");
      // It could not receive the earlier order while it was starting.
      if (this.#isStopping) link.stop(0, 0);
    });
    void link.ended.then((end) => {
      this.#current.delete(link);
      this.#all.delete(link);
      this.#figures.noteEnd(link, end.cut === undefined);
      this.#cut += end.cut ?? 0;
      if (link.isNeeded && !this.#isStopping) this.#replace(link, end);
    });
    return link;
  }

  #replace(link: WorkerLink, end: WorkerEnd): void {
    const wait = this.#backOff.waitAfter(end.lived);
    this.#options.log.error({ ...told(link, end), ms: wait }, "a worker ended; it is replaced");
    const timer = setTimeout(() => {
      this.#restarts.delete(timer);
      this.#open().isNeeded = true;
    }, wait);
    this.#restarts.add(timer);
  }

  async #rollAll(): Promise<void> {
    const { log } = this.#options;
    while (this.#isAskedToRoll && !this.#isStopping) {
      this.#isAskedToRoll = false;
      const before = [...this.#current];
      for (const old of before) {
        if (this.#isStopping) return;
        const link = this.#open();
        const address = await link.started;
        if (address === undefined) {
          log.error(told(link, await link.ended), "a worker did not start; the others stay");
          return;
        }
        link.isNeeded = true;
        old.isNeeded = false;
        this.#current.delete(old);
        old.retire(patience);
      }
      log.info({ count: before.length }, "workers replaced");
      // Waits for the old ones, so that there are never more than twice as many processes as configured.
      await Promise.all(before.map(({ ended }) => ended));
    }
  }
}

function told({ id, pid }: WorkerLink, { code, signal, failure }: WorkerEnd): object {
  return {
    worker: id,
    pid,
    ...(signal ? { signal } : { code }),
    ...(failure !== undefined && { reason: failure }),
  };
}

/** The requested port if it is available, or any free one for 0. Rejects as `listen` does. */
async function findPort(host: string, wanted: number): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once("error", reject);
    probe.listen({ host, port: wanted }, resolve);
  });
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
