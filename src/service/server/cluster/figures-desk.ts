/** Adds up the metrics of all workers, including those that have ended. */
import { metricTable } from "../metrics/metric-table.js";
import { addUp, type Snapshot, writeMetrics } from "../metrics/metrics.js";
import type { WorkerLink } from "./worker-link.js";

/** The metrics of a server with several workers. */
export class FiguresDesk {
  /** The counts of workers that have ended. */
  #past: Snapshot = [];
  /** Adds the metrics of ended workers one at a time. */
  #adding = Promise.resolve();
  #crashes = 0;
  #reading: Promise<string> | undefined;

  /** Records that a worker has ended; `isCrash` if it was not told to. */
  noteEnd({ figures }: WorkerLink, isCrash: boolean): void {
    if (isCrash) this.#crashes++;
    if (figures === undefined) return;
    this.#adding = this.#adding.then(async () => {
      this.#past = await addUp([this.#past, figures]);
    });
  }

  /** The text for Prometheus; requests that arrive while it is written share it. */
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

  /** Metrics that only the supervisor can count. */
  #ownFigures(): Snapshot {
    const name = "wf_worker_ends_total";
    const { help } = metricTable[name];
    const values = [{ value: this.#crashes, labels: {} }];
    return [{ name, help, type: "counter", aggregator: "sum", values }] as unknown as Snapshot;
  }
}
