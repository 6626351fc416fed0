/** The supervisor's side of one worker: starts it, sends it orders, and notices how it ends. */
import cluster, { type Worker } from "node:cluster";
import type { AddressInfo } from "node:net";
import { createInterface } from "node:readline";
import type { Snapshot } from "../metrics/metrics.js";
import type { Notice } from "../peers.js";
import { closeLostConnection } from "./close-lost-connection.js";
import type { Order, Report, WorkerPlan } from "./messages.js";

/** How a worker ended. */
export interface WorkerEnd {
  /** The number of unanswered requests; undefined if it did not end properly. */
  cut: number | undefined;
  /** Why it could not start or listen. */
  failure: string | undefined;
  code: number | null;
  signal: string | null;
  /** How long it lived, in milliseconds. */
  lived: number;
}

/** The options of a link. */
export interface LinkOptions {
  plan: WorkerPlan;
  /** Notices from other workers, read when this one starts. */
  notices: () => Notice[];
  /** Whether other workers are already running. */
  isLater: boolean;
  /** Called with notices for the other workers. */
  onNotices: (link: WorkerLink, notices: Notice[]) => void;
  /** Called when the worker asks for the metrics of all workers. */
  onAsked: (link: WorkerLink, id: number) => void;
  /** Called with each connection that is passed to the worker. */
  onPassed: (connection: object) => void;
  /** Writes a line that the worker has printed. */
  writeLine: (line: string) => unknown;
}

/** How much longer than allowed a worker may take to stop before it is killed, in milliseconds. */
const slack = 5_000;

/** How long to wait for a worker's metrics, in milliseconds. */
const longestRead = 2_000;

/** A worker process. */
export class WorkerLink {
  readonly id: number;
  readonly pid: number | undefined;
  /** Resolves to its address once it listens, or to undefined if it ends before that. */
  readonly started: Promise<AddressInfo | undefined>;
  readonly ended: Promise<WorkerEnd>;
  /** Whether it has to be replaced when it ends. */
  isNeeded = false;
  /** The last metrics that it has sent. */
  figures: Snapshot | undefined;
  readonly #asked = new Map<number, () => void>();
  #count = 0;
  readonly #worker: Worker | undefined;
  #isOver = false;
  #timer: NodeJS.Timeout | undefined;

  constructor({ plan, notices, isLater, onNotices, onAsked, onPassed, writeLine }: LinkOptions) {
    const startedAt = performance.now();
    const worker = forkWorker();
    if (worker instanceof Promise) {
      this.id = 0;
      this.pid = undefined;
      this.#worker = undefined;
      this.#isOver = true;
      this.started = Promise.resolve(undefined);
      this.ended = worker.then((failure) => ({ ...failedFork, failure }));
      return;
    }
    closeLostConnection(worker, onPassed);
    this.#worker = worker;
    this.id = worker.id;
    this.pid = worker.process.pid;
    let cut: number | undefined;
    let failure: string | undefined;
    const lines = [worker.process.stdout, worker.process.stderr].map((stream) =>
      forwardLines(stream, writeLine),
    );
    this.ended = new Promise((resolve) => {
      worker.once("exit", (code: number | null, signal: string | null) => {
        this.#isOver = true;
        clearTimeout(this.#timer);
        const lived = performance.now() - startedAt;
        void Promise.all(lines).then(() => resolve({ cut, failure, code, signal, lived }));
      });
    });
    this.started = new Promise((resolve) => {
      worker.on("message", (report: Report) => {
        if (report.kind === "hello") {
          this.#send({ kind: "start", plan, notices: notices(), isLater });
        } else if (report.kind === "listening") resolve(report.address);
        else if (report.kind === "notices") onNotices(this, report.notices);
        else if (report.kind === "figures") this.#take(report.id, report.figures);
        else if (report.kind === "metrics") onAsked(this, report.id);
        else if (report.kind === "failed") failure = report.reason;
        else cut = report.cut;
      });
      void this.ended.then(() => resolve(undefined));
    });
  }

  /** Passes on notices from other workers. */
  pass(notices: Notice[]): void {
    this.#send({ kind: "notices", notices });
  }

  /** Asks for its metrics and waits a while; if a worker is too busy to answer, its last ones are used. */
  readFigures(): Promise<void> {
    const id = ++this.#count;
    return new Promise((resolve) => {
      const timer = setTimeout(end, longestRead);
      function end() {
        clearTimeout(timer);
        resolve();
      }
      this.#asked.set(id, end);
      void this.ended.then(end);
      this.#send({ kind: "read", id });
    });
  }

  /** Sends it the metrics of all workers. */
  giveMetrics(id: number, text: string): void {
    this.#send({ kind: "metrics", id, text });
  }

  #take(id: number | undefined, figures: Snapshot): void {
    this.figures = figures;
    if (id === undefined) return;
    this.#asked.get(id)?.();
    this.#asked.delete(id);
  }

  /** Makes it finish with its open connections, then exit. */
  retire(patience: number): void {
    this.#send({ kind: "retire", patience });
  }

  /** Makes it stop; kills it if that takes too long. */
  stop(delay: number, patience: number): void {
    this.#send({ kind: "stop", delay, patience });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.kill(), delay + patience + slack);
  }

  /** Kills it. */
  kill(): void {
    if (!this.#isOver) this.#worker?.process.kill("SIGKILL");
  }

  #send(order: Order): void {
    // A worker that has just ended cannot receive orders.
    if (!this.#isOver && this.#worker?.isConnected()) this.#worker.send(order, () => {});
  }
}

/** How a worker ends that could not be started. */
const failedFork = { cut: undefined, code: null, signal: null, lived: 0 };

/**
 * Starts a process, or resolves to the reason why the system has no room for one: too many processes or open files, or
 * too little memory. Node then throws, or reports an error but no end.
 */
function forkWorker(): Worker | Promise<string> {
  try {
    const worker = cluster.fork();
    const failed = new Promise<string>((resolve) => {
      worker.once("error", ({ message }) => resolve(message));
    });
    worker.on("error", () => {});
    return worker.process.pid === undefined ? failed : worker;
  } catch (error) {
    return Promise.resolve((error as Error).message);
  }
}

/** Passes on output line by line, no faster than it is written. */
async function forwardLines(
  input: NodeJS.ReadableStream | null,
  write: (line: string) => unknown,
): Promise<void> {
  if (input === null) return;
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line !== "") await write(`${line}\n`);
  }
}
