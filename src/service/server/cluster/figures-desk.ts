/** Adds up the figures of all workers, also of those that have ended. */
import { metricTable } from "../metrics/metric-table.js";
import { addUp, type Snapshot, writeMetrics } from "../metrics/metrics.js";
import type { WorkerLink } from "./worker-link.js";

/** The figures of a server with several workers. */
export class FiguresDesk {
  /** What those have counted that have ended. */
  #past: Snapshot = [];
  /** One end after the other. */
  #adding = Promise.resolve();
  #crashes = 0;
  #reading: Promise<string> | undefined;

  /** A worker has ended; by itself if nobody told it to. */
  noteEnd({ figures }: WorkerLink, isCrash: boolean): void {
    if (isCrash) this.#crashes++;
    if (figures === undefined) return;
    this.#adding = this.#adding.then(async () => {
      this.#past = await addUp([this.#past, figures]);
    });
  }

  /** The text for Prometheus; whoever asks while it is written gets the same. */
  read(links: () => Iterable<WorkerLink>): Promise<string> {
    this.#reading ??= this.#write(links).finally(() => {
      this.#reading = undefined;
    });
    return this.#reading;
  }

  async #write(links: () => Iterable<WorkerLink>): Promise<string> {
    await Promise.all([...links()].map((link) => link.readFigures()));
    await this.#adding;
    const told = [...links()].flatMap(({ figures }) => (figures ? [figures] : []));
    return await writeMetrics([...told, this.#past, this.#ownFigures()]);
  }

  /** What no worker knows. */
  #ownFigures(): Snapshot {
    const name = "wf_worker_ends_total";
    const { help } = metricTable[name];
    const values = [{ value: this.#crashes, labels: {} }];
    return [{ name, help, type: "counter", aggregator: "sum", values }] as unknown as Snapshot;
  }
}
