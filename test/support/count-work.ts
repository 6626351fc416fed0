/** Counts how much of our code a call runs: without a clock, so it is the same on every machine. */
import { type Profiler, Session } from "node:inspector";
import { setFlagsFromString } from "node:v8";

/** Matches modules in `src`, as vitest loads them or as plain JavaScript. */
const isOurs = /\/(?:\.plain-)?src\//;

/** Counts executions of code blocks with an inspector session. */
export class WorkCounter {
  readonly #session = new Session();

  /** Starts counting; call `close` when done, because counted code is slower. */
  constructor() {
    // In optimized code, not every execution of a block is counted.
    setFlagsFromString("--no-opt");
    setFlagsFromString("--no-maglev");
    this.#session.connect();
    this.#session.post("Profiler.enable");
    this.#session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: true });
  }

  /** How many blocks a call executes: functions, branches and loop iterations, except within built-in functions. */
  count(call: () => unknown): number {
    this.#take();
    call();
    return this.#take();
  }

  /** Stops counting. */
  close(): void {
    this.#session.post("Profiler.stopPreciseCoverage");
    this.#session.post("Profiler.disable");
    this.#session.disconnect();
    // Maglev stays off, as it was in some versions.
    setFlagsFromString("--opt");
  }

  /** The executions since the previous call. */
  #take(): number {
    let scripts: Profiler.ScriptCoverage[] = [];
    // In the same thread, a session answers before `post` returns.
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
