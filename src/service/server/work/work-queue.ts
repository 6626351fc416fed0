/** Decides where a task runs: small tasks immediately, large ones in a thread that can be stopped. */
import { createHash } from "node:crypto";
import { availableParallelism } from "node:os";
import { defaultLimits } from "../../../model/cost/limits.js";
import { type Peers, shareOf } from "../peers.js";
import { BusyError } from "./busy-error.js";
import { encodeOutcome } from "./encode-outcome.js";
import { InlineTurns } from "./inline-turns.js";
import { OutcomeCache } from "./outcome-cache.js";
import { Penalties } from "./penalties.js";
import { isQuick, mostAnswer, performTask, readQuickly } from "./perform-task.js";
import { type RequestPlace, RequestRoom } from "./request-room.js";
import { type Answer, type Task, taskBytes } from "./task.js";
import { TaskTimes } from "./task-times.js";
import { ThreadPool } from "./thread-pool.js";
import { ThreadQueue } from "./thread-queue.js";
import { timeBudget } from "./time-budget.js";
import { UnsentAnswers, usualPace } from "./unsent-answers.js";
import { WorkTimeout } from "./work-timeout.js";

/** How tasks are run. */
export interface WorkOptions {
  /** The built entry point of the threads. */
  workerFile: string;
  /**
   * Largest source, in bytes of UTF-8, that is parsed in the main thread. It is also drawn there if its tree is small.
   */
  inlineLimit: number;
  /** Time limit of a large task in a thread, in milliseconds, without the wait for the thread. */
  timeout: number;
  /** Largest request body, in bytes. */
  maxBody: number;
  /** Maximum expected wait of a request in milliseconds; a task may actually wait twice as long. */
  maxWait: number;
  /** The other workers. Threads, bytes and cached answers are divided among them. */
  peers: Peers;
  /** Called with the result of each task. */
  onResult?: ((result: WorkResult) => void) | undefined;
}

/** The result of a task. */
export interface WorkResult {
  task: Task["kind"];
  result: "computed" | "cached" | "refused" | "stopped";
  /** Milliseconds of each stage that was computed for it. */
  timings: Answer["timings"];
}

/** Size of the cache of answers, in bytes, with the code units of their sources. */
export const keptUnits = 8 << 20;

/** Bytes of bodies and answers that may be in memory, unless the largest allowed body needs more. */
export const usualBytes = 64 << 20;

/** Bytes of answers that may wait for clients to read them. */
export const unsentBytes = 64 << 20;
const mostOutput = defaultLimits.output;

/** Minimum and maximum number of threads. A worker needs two, so that one account never uses all of them. */
export const leastThreads = 2;
export const mostThreads = 5;
const usualThreads = Math.max(leastThreads, Math.min(mostThreads, availableParallelism()));

/** How many of the largest bodies a worker must have room for, whatever its share. */
const leastBodies = 4;

/** Maximum length of the key of a task that contains its source. */
const longestKey = 8 << 10;

/** A task that is being performed for one or more requests. */
interface Flight {
  answer: Promise<Answer> | undefined;
  /** Number of requests that wait for it. */
  users: number;
  /** Aborted when all of them have left. */
  abandoned: AbortController;
}

/**
 * Runs tasks; large ones in a few threads, which start with the first of them. Answers depend only on the task, and
 * clients send the same files again and again, so answers are cached.
 */
export class WorkQueue {
  readonly #options: WorkOptions;
  readonly #kept: OutcomeCache;
  readonly #threads: ThreadQueue;
  readonly #room: RequestRoom;
  readonly #unsent: UnsentAnswers;
  readonly #turns: InlineTurns;
  readonly #pool: ThreadPool;
  /** Tasks that are in the pool or wait for it. */
  readonly #flights = new Map<string, Flight>();

  constructor(options: WorkOptions) {
    this.#options = options;
    const { workerFile, maxBody, maxWait, peers } = options;
    const threads = shareOf(usualThreads, peers, leastThreads);
    this.#pool = new ThreadPool(workerFile, threads);
    const now = () => performance.now();
    const times = new TaskTimes(now);
    this.#turns = new InlineTurns(now);
    this.#kept = new OutcomeCache(shareOf(keptUnits, peers), now);
    this.#threads = new ThreadQueue({
      threads,
      times,
      penalties: new Penalties(now),
      longestExpected: maxWait,
      longestWait: 2 * maxWait,
      now,
      peers,
    });
    const bytes = shareOf(Math.max(usualBytes, 8 * maxBody), peers, leastBodies * maxBody);
    const unsent = shareOf(unsentBytes, peers, leastBodies * mostOutput);
    this.#unsent = new UnsentAnswers({ bytes: unsent, ...usualPace, now });
    this.#room = new RequestRoom({ queue: this.#threads, times, bytes, longestWait: maxWait });
  }

  /**
   * Admits a request before its body, of `size` bytes, is read. Throws a BusyError if it would have to wait too long.
   * Every place must be left again.
   */
  enter(account: string, size: number): RequestPlace {
    return this.#room.enter(account, size);
  }

  /**
   * Holds the answer of a request until it was sent; returns a function to call then.
   * @param cut closes the connection if the answer is not read
   */
  holdUnsent(account: string, { bytes }: { bytes: Uint8Array }, cut: () => void): () => void {
    return this.#unsent.add(account, bytes.length, cut);
  }

  /** Runs a small task of an account in this thread, when it is its turn; with `isNext`, before its other tasks. */
  takeTurn<T>(account: string, work: () => T, isNext = false): T | Promise<T> {
    return this.#turns.run(account, work, isNext);
  }

  /**
   * The answer to a request's task. Rejects with a WorkTimeout if it takes too long, with a BusyError if there is no
   * thread for it, and with an AbandonedError if the request leaves before its turn.
   */
  async run(place: RequestPlace, task: Task): Promise<Answer> {
    place.begin();
    const { kind } = task;
    const key = keyOf(place.account, task);
    const answer = await this.#tell(
      kind,
      this.#kept.get(place.account, key) ?? this.#perform(place, task, key),
    );
    // From now on, the answer counts until its client has read it.
    place.leave();
    return answer;
  }

  async #tell(task: Task["kind"], coming: Answer | Promise<Answer>): Promise<Answer> {
    const { onResult } = this.#options;
    if (!onResult) return await coming;
    try {
      const answer = await coming;
      const { isKept, timings } = answer;
      if (isKept) onResult({ task, result: "cached", timings: {} });
      else onResult({ task, result: "computed", timings });
      return answer;
    } catch (error) {
      if (error instanceof WorkTimeout) onResult({ task, result: "stopped", timings: {} });
      else if (error instanceof BusyError) onResult({ task, result: "refused", timings: {} });
      throw error;
    }
  }

  async #perform(place: RequestPlace, task: Task, key: string): Promise<Answer> {
    const bytes = taskBytes(task);
    const isShort = bytes <= this.#options.inlineLimit;
    const answer =
      (isShort && (await this.#turns.run(place.account, () => performQuick(task)))) ||
      (await this.#performInPool(place, task, bytes, key));
    this.#kept.set(place.account, key, { ...answer, isKept: true });
    return answer;
  }

  /** Equal tasks that arrive while the first one runs share its answer. */
  #performInPool(place: RequestPlace, task: Task, bytes: number, key: string): Promise<Answer> {
    const flight = this.#flights.get(key) ?? this.#start(place, task, bytes, key);
    const answer = flight.answer!;
    flight.users++;
    place.whenLeft(() => {
      if (--flight.users > 0 || this.#flights.get(key) !== flight) return;
      this.#flights.delete(key);
      flight.abandoned.abort();
    });
    return answer;
  }

  #start(place: RequestPlace, task: Task, bytes: number, key: string): Flight {
    const abandoned = new AbortController();
    const answer = this.#runInThread(place, task, bytes, abandoned.signal).finally(() => {
      if (this.#flights.get(key) === flight) this.#flights.delete(key);
      // Deleted entries may stay in memory for a while, and answers can be large.
      flight.answer = undefined;
    });
    const flight: Flight = { answer, users: 0, abandoned };
    this.#flights.set(key, flight);
    return flight;
  }

  async #runInThread(
    place: RequestPlace,
    task: Task,
    bytes: number,
    signal: AbortSignal,
  ): Promise<Answer> {
    // Starting threads must not count as slow tasks.
    await this.#pool.start();
    const budget = timeBudget(bytes, this.#options.timeout);
    const work = async () => {
      const most = mostAnswer(task, bytes);
      place.grow(most);
      const began = performance.now();
      try {
        return await this.#pool.run(task, budget);
      } finally {
        place.threadTime = performance.now() - began;
        place.hold(-most);
      }
    };
    return this.#threads.run(place.account, work, signal);
  }

  /** Ends the threads. */
  async close(): Promise<void> {
    this.#threads.close();
    await this.#pool.close();
  }
}

/** The name of an account's task in maps. A long one is hashed: it would take as much memory as the source. */
function keyOf(account: string, { kind, options, files, source }: Task): string {
  const start = `${account} ${kind} ${JSON.stringify([options, files ?? null])} `;
  // JSON is self-delimiting, so no two tasks have the same key.
  if (start.length + source.length <= longestKey) return start + source;
  // In UTF-8, surrogates without a partner would be equal.
  const hash = createHash("sha256").update(start, "utf16le").update(source, "utf16le");
  return hash.digest("base64url");
}

/** The answer to a task with a short source; undefined if it needs much expansion or drawing. */
function performQuick(task: Task): Answer | undefined {
  const read = readQuickly(task);
  return read && isQuick(task, read) ? encodeOutcome(performTask(task, read)) : undefined;
}
