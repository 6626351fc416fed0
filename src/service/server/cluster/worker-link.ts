/** The supervisor's side of one worker: starts it, tells it what to do, hears how it ends. */
import cluster, { type Worker } from "node:cluster";
import type { AddressInfo } from "node:net";
import { createInterface } from "node:readline";
import type { Snapshot } from "../metrics/metrics.js";
import type { Notice } from "../peers.js";
import { closeLostConnection } from "./close-lost-connection.js";
import type { Order, Report, WorkerPlan } from "./messages.js";

/** How a worker ended. */
export interface WorkerEnd {
  /** Requests that were not answered; undefined when it did not end as it should. */
  cut: number | undefined;
  /** Why it never listened. */
  failure: string | undefined;
  code: number | null;
  signal: string | null;
  /** Milliseconds from its start. */
  lived: number;
}

/** What a link needs. */
export interface LinkOptions {
  plan: WorkerPlan;
  /** What the others have told, read when the worker starts. */
  notices: () => Notice[];
  /** Whether others run already. */
  isLater: boolean;
  /** The worker tells the others something. */
  onNotices: (link: WorkerLink, notices: Notice[]) => void;
  /** The worker asks for the figures of all. */
  onAsked: (link: WorkerLink, id: number) => void;
  /** Takes a line that the worker has written. */
  writeLine: (line: string) => unknown;
}

/** How much longer than it may a worker can take to end, in milliseconds. */
const slack = 5_000;

/** How long a worker may take to tell its figures, in milliseconds. */
const longestRead = 2_000;

/** A worker process. */
export class WorkerLink {
  readonly id: number;
  readonly pid: number | undefined;
  /** Resolves to its address when it listens, and to undefined when it ends before. */
  readonly started: Promise<AddressInfo | undefined>;
  readonly ended: Promise<WorkerEnd>;
  /** Whether another worker has to take its place when it ends. */
  isNeeded = false;
  /** The figures that it has told last. */
  figures: Snapshot | undefined;
  readonly #asked = new Map<number, () => void>();
  #count = 0;
  readonly #worker: Worker;
  #isOver = false;
  #timer: NodeJS.Timeout | undefined;

  constructor({ plan, notices, isLater, onNotices, onAsked, writeLine }: LinkOptions) {
    const startedAt = performance.now();
    const worker = cluster.fork();
    closeLostConnection(worker);
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
    worker.on("error", () => {});
  }

  /** Tells it what others have told. */
  pass(notices: Notice[]): void {
    this.#send({ kind: "notices", notices });
  }

  /** Asks for its figures, for some time; a worker that is busy keeps those that it has told last. */
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

  /** Gives it the figures of all. */
  giveMetrics(id: number, text: string): void {
    this.#send({ kind: "metrics", id, text });
  }

  #take(id: number | undefined, figures: Snapshot): void {
    this.figures = figures;
    if (id === undefined) return;
    this.#asked.get(id)?.();
    this.#asked.delete(id);
  }

  /** Lets it answer on the connections that it has, and end. */
  retire(patience: number): void {
    this.#send({ kind: "retire", patience });
  }

  /** Lets it stop; it is killed when that takes too long. */
  stop(delay: number, patience: number): void {
    this.#send({ kind: "stop", delay, patience });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.kill(), delay + patience + slack);
  }

  /** Ends it at once. */
  kill(): void {
    if (!this.#isOver) this.#worker.process.kill("SIGKILL");
  }

  #send(order: Order): void {
    // A worker that has just ended hears nothing.
    if (!this.#isOver && this.#worker.isConnected()) this.#worker.send(order, () => {});
  }
}

/** Hands over what is written, line by line, and no faster than it is taken. */
async function forwardLines(
  input: NodeJS.ReadableStream | null,
  write: (line: string) => unknown,
): Promise<void> {
  if (input === null) return;
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line !== "") await write(`${line}\n`);
  }
}
