/** Counts how much of our code a call runs: no clock, so the same on every machine. */
import { type Profiler, Session } from "node:inspector";
import { setFlagsFromString } from "node:v8";

/** What is in `src`, as vitest loads it or as plain JavaScript. */
const isOurs = /\/(?:\.plain-)?src\//;

/** Runs of blocks of code, from a session that is open while it counts. */
export class WorkCounter {
  readonly #session = new Session();

  /** Starts to count; `close` when done, for counted code is slower. */
  constructor() {
    // Not every run of a block is counted in optimized code.
    setFlagsFromString("--no-opt");
    setFlagsFromString("--no-maglev");
    this.#session.connect();
    this.#session.post("Profiler.enable");
    this.#session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: true });
  }

  /** How many blocks a call runs: functions, branches and rounds of loops, those within built-in functions aside. */
  count(call: () => unknown): number {
    this.#take();
    call();
    return this.#take();
  }

  /** Ends counting. */
  close(): void {
    this.#session.post("Profiler.stopPreciseCoverage");
    this.#session.post("Profiler.disable");
    this.#session.disconnect();
    // Maglev stays off, as it was in some versions.
    setFlagsFromString("--opt");
  }

  /** The runs since the last look. */
  #take(): number {
    let scripts: Profiler.ScriptCoverage[] = [];
    // The answer of a session in the same thread comes before `post` returns.
    this.#session.post("Profiler.takePreciseCoverage", (error, { result }) => {
      if (error) throw error;
      scripts = result;
    });
    let runs = 0;
    for (const { url, functions } of scripts) {
      if (!isOurs.test(url)) continue;
      for (const { ranges } of functions) for (const { count } of ranges) runs += count;
    }
    return runs;
  }
}
