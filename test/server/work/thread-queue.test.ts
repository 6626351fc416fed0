/** Tests who gets a thread, with a simulated clock: no thread runs and no time passes. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { alone, type Notice, type Peers } from "../../../src/service/server/peers.js";
import { AbandonedError } from "../../../src/service/server/work/abandoned-error.js";
import { BusyError } from "../../../src/service/server/work/busy-error.js";
import { Penalties } from "../../../src/service/server/work/penalties.js";
import { TaskTimes } from "../../../src/service/server/work/task-times.js";
import { ThreadQueue } from "../../../src/service/server/work/thread-queue.js";
import { WorkTimeout } from "../../../src/service/server/work/work-timeout.js";
import { pause } from "../../support/pause.js";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const now = () => performance.now();

/** A queue with threads that only sleep. */
class Bench {
  readonly times = new TaskTimes(now);
  readonly penalties = new Penalties(now);
  readonly queue: ThreadQueue;
  /** Accounts in the order in which their tasks started. */
  readonly started: string[] = [];
  readonly running = new Map<string, number>();
  /** The highest number of tasks that an account had running at a time. */
  readonly most = new Map<string, number>();
  refused = 0;

  constructor(threads: number, peers: Peers = alone) {
    const { times, penalties } = this;
    const waits = { longestExpected: 10_000, longestWait: 20_000 };
    this.queue = new ThreadQueue({ threads, times, penalties, ...waits, now, peers });
  }

  /** Sends a task of a given duration; returns how long it took, including its wait. */
  async send(account: string, ms: number, timesOut = false, signal?: AbortSignal): Promise<number> {
    const sent = now();
    const work = async () => {
      this.started.push(account);
      const count = (this.running.get(account) ?? 0) + 1;
      this.running.set(account, count);
      this.most.set(account, Math.max(count, this.most.get(account) ?? 0));
      await pause(ms);
      this.running.set(account, this.running.get(account)! - 1);
      if (timesOut) throw new WorkTimeout("too long");
    };
    await this.queue.run(account, work, signal);
    return now() - sent;
  }

  /** Connections that send the next task after each answer, or a second after a refusal. */
  async flood(account: string, connections: number, ms: number, until: number): Promise<void> {
    const connection = async () => {
      while (now() < until) {
        await this.send(account, ms, ms >= 5_000).catch(async (error: unknown) => {
          if (error instanceof BusyError) {
            this.refused++;
            await pause(error.retryAfter * 1_000);
          }
        });
      }
    };
    await Promise.all(Array.from({ length: connections }, connection));
  }

  /** The durations of some tasks in a row, with pauses in between. */
  async series(account: string, count: number, ms: number, gap: number): Promise<number[]> {
    const took: number[] = [];
    for (let at = 0; at < count; at++) {
      took.push(await this.send(account, ms));
      await pause(gap);
    }
    return took;
  }
}

const p95 = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * 0.95)]!;

describe("a burst", () => {
  test.each([2, 3, 5])("of 50 tasks of one account is served by %d threads", async (threads) => {
    const bench = new Bench(threads);
    const all = Promise.all(Array.from({ length: 50 }, () => bench.send("a", 20)));
    await vi.advanceTimersByTimeAsync(20 * Math.ceil(50 / (threads - 1)));
    expect(await all).toHaveLength(50);
    expect(bench.most.get("a")).toBe(threads - 1);
  });

  test("is bounded by its expected time, not by its number", async () => {
    const bench = new Bench(2);
    const sent = bench.series("a", 30, 1_000, 0);
    await vi.advanceTimersByTimeAsync(31_000);
    await sent;
    const answers = Array.from({ length: 50 }, () =>
      bench.send("a", 1_000).catch((error) => error),
    );
    await vi.advanceTimersByTimeAsync(25_000);
    const refused = (await Promise.all(answers)).filter((answer) => answer instanceof BusyError);
    // Each takes a second, and the longest wait is 20 s.
    expect(refused.length).toBeGreaterThanOrEqual(28);
    expect(refused.length).toBeLessThanOrEqual(31);
  });

  test("that does not fit is told when it will", async () => {
    const bench = new Bench(2);
    const learned = bench.series("a", 30, 1_000, 0);
    await vi.advanceTimersByTimeAsync(31_000);
    await learned;
    const running = Array.from({ length: 25 }, () => bench.send("a", 1_000).catch(() => {}));
    const refused: BusyError = await bench.send("a", 1_000).then(
      () => expect.unreachable(),
      (error) => error,
    );
    expect(bench.queue.expectedWait("a")).toBeGreaterThan(10_000);
    await vi.advanceTimersByTimeAsync(refused.retryAfter * 1_000);
    expect(bench.queue.expectedWait("a")).toBeLessThanOrEqual(10_000);
    const late = bench.send("a", 1_000);
    await vi.advanceTimersByTimeAsync(12_000);
    expect(await late).toBeLessThanOrEqual(11_000);
    await Promise.all(running);
  });

  test("is refused in the end if its tasks take longer than any before", async () => {
    const bench = new Bench(2);
    const answers = Promise.allSettled(Array.from({ length: 9 }, () => bench.send("a", 5_000)));
    await vi.advanceTimersByTimeAsync(40_000);
    const states = (await answers).map(({ status }) => status);
    expect(states.filter((state) => state === "rejected").length).toBeGreaterThan(0);
    expect(states.filter((state) => state === "fulfilled").length).toBeGreaterThanOrEqual(4);
  });
});

describe("accounts", () => {
  test("take turns", async () => {
    const bench = new Bench(2);
    const sent = [..."aaaaaabbb"].map((account) => bench.send(account, 20));
    await vi.advanceTimersByTimeAsync(1_000);
    await Promise.all(sent);
    expect(bench.started.slice(0, 6).sort().join("")).toBe("aaabbb");
  });

  test("are charged for time, not for tasks", async () => {
    const bench = new Bench(2);
    const end = now() + 60_000;
    const floods = [bench.flood("short", 3, 20, end), bench.flood("long", 3, 400, end)];
    // A third account keeps the other half of the threads busy.
    floods.push(bench.flood("other", 3, 20, end));
    await vi.advanceTimersByTimeAsync(70_000);
    await Promise.all(floods);
    const count = (account: string) => bench.started.filter((each) => each === account).length;
    const [short, long] = [count("short") * 20, count("long") * 400];
    expect(short / long).toBeGreaterThan(0.7);
    expect(short / long).toBeLessThan(1.5);
  });

  test.each([
    [2, 1],
    [3, 1],
    [4, 2],
    [5, 2],
  ])("with %d threads have at most %d of them while others wait", async (threads, half) => {
    const bench = new Bench(threads);
    const end = now() + 5_000;
    const floods = ["a", "b", "c", "d"].map((account) => bench.flood(account, 8, 20, end));
    await vi.advanceTimersByTimeAsync(10_000);
    await Promise.all(floods);
    // The first account started when nobody else was waiting.
    for (const account of ["b", "c", "d"])
      expect(bench.most.get(account)).toBeLessThanOrEqual(half);
  });

  test.each([2, 3, 4, 5])("never have all of %d threads", async (threads) => {
    const bench = new Bench(threads);
    const sent = Array.from({ length: 20 }, () => bench.send("a", 20));
    await vi.advanceTimersByTimeAsync(1_000);
    await Promise.all(sent);
    expect(bench.most.get("a")).toBe(threads - 1);
  });

  test("that are slow leave half of the threads to the others, however many they are", async () => {
    const bench = new Bench(4);
    const end = now() + 60_000;
    const names = ["a", "b", "c", "d", "e", "f"];
    const floods = names.map((account) => bench.flood(account, 3, 2_000, end));
    await vi.advanceTimersByTimeAsync(20_000);
    const quick = bench.series("quick", 100, 20, 50);
    await vi.advanceTimersByTimeAsync(100_000);
    const took = await quick;
    // The first task finds all threads busy; after it, the other accounts are known to be slow.
    expect(took[0]).toBeLessThanOrEqual(2_020);
    expect(Math.max(...took.slice(1))).toBeLessThanOrEqual(40);
    await Promise.all(floods);
  });
});

describe("an account with the worst tasks on nine connections", () => {
  test.each([
    [2, 5_000],
    [2, 4_900],
    [3, 5_000],
    [5, 5_000],
  ])("with %d threads and tasks of %d ms keeps nobody waiting", async (threads, ms) => {
    const alone = new Bench(threads);
    const first = alone.series("b", 100, 20, 100);
    await vi.advanceTimersByTimeAsync(60_000);
    const before = p95(await first);
    const bench = new Bench(threads);
    const flood = bench.flood("a", 9, ms, now() + 60_000);
    const second = bench.series("b", 100, 20, 100);
    await vi.advanceTimersByTimeAsync(120_000);
    const during = p95(await second);
    await flood;
    expect(during).toBeLessThanOrEqual(3 * before);
    expect(bench.refused).toBeGreaterThan(0);
  });

  test("delays a burst of 50 from another account at most threefold", async () => {
    const alone = new Bench(2);
    const first = Promise.all(Array.from({ length: 50 }, () => alone.send("b", 20)));
    await vi.advanceTimersByTimeAsync(10_000);
    const before = p95(await first);
    const bench = new Bench(2);
    const flood = bench.flood("a", 9, 5_000, now() + 30_000);
    await vi.advanceTimersByTimeAsync(7_000);
    const second = Promise.all(Array.from({ length: 50 }, () => bench.send("b", 20)));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(p95(await second)).toBeLessThanOrEqual(3 * before);
    await flood;
  });
});

describe("a slow machine", () => {
  test("makes no account slow, since all tasks take long", async () => {
    const bench = new Bench(2);
    const first = bench.series("b", 10, 900, 0);
    await vi.advanceTimersByTimeAsync(10_000);
    await first;
    const flood = bench.flood("a", 9, 5_000, now() + 60_000);
    const second = bench.series("b", 30, 900, 100);
    await vi.advanceTimersByTimeAsync(120_000);
    await flood;
    expect(p95(await second)).toBeLessThanOrEqual(1_800);
    expect([bench.times.isSlow("a"), bench.times.isSlow("b")]).toEqual([true, false]);
  });

  test("that pauses for a moment does not make a burst too large", async () => {
    const bench = new Bench(2);
    const first = bench.series("a", 20, 20, 0);
    await vi.advanceTimersByTimeAsync(1_000);
    await first;
    const odd = bench.send("a", 5_000);
    await vi.advanceTimersByTimeAsync(5_000);
    await odd;
    const burst = Promise.all(Array.from({ length: 50 }, () => bench.send("a", 20)));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await burst).toHaveLength(50);
  });
});

describe("a penalty", () => {
  test("grows with each timeout, up to a bound, and fades", () => {
    const penalties = new Penalties(now);
    const levels = Array.from({ length: 7 }, () => {
      penalties.add("a");
      return penalties.of("a");
    });
    expect(levels).toEqual([1, 2, 3, 4, 5, 5, 5]);
    expect(penalties.remaining("a")).toBe(300_000);
    const faded = Array.from({ length: 6 }, () => {
      vi.advanceTimersByTime(60_000);
      return penalties.of("a");
    });
    expect(faded).toEqual([4, 3, 2, 1, 0, 0]);
    expect([penalties.of("b"), penalties.remaining("b")]).toEqual([0, 0]);
  });

  test("doubles the time that is charged", async () => {
    const counts = async (isPenalized: boolean): Promise<number> => {
      const bench = new Bench(2);
      if (isPenalized) bench.penalties.add("a");
      const end = now() + 20_000;
      const floods = ["a", "b"].map((account) => bench.flood(account, 4, 20, end));
      // Two other accounts, so that the threads are never idle.
      floods.push(bench.flood("c", 4, 20, end), bench.flood("d", 4, 20, end));
      await vi.advanceTimersByTimeAsync(30_000);
      await Promise.all(floods);
      const count = (account: string) => bench.started.filter((each) => each === account).length;
      return count("a") / count("b");
    };
    expect(await counts(false)).toBeCloseTo(1, 1);
    expect(await counts(true)).toBeCloseTo(0.5, 1);
  });

  test("is caused by a timeout", async () => {
    const bench = new Bench(2);
    const sent = expect(bench.send("a", 5_000, true)).rejects.toThrow(WorkTimeout);
    await vi.advanceTimersByTimeAsync(5_000);
    await sent;
    expect([bench.penalties.of("a"), bench.penalties.of("b")]).toEqual([1, 0]);
  });
});

describe("leaving", () => {
  test("a task whose client has disconnected gives its turn to the next", async () => {
    const bench = new Bench(2);
    const first = bench.send("a", 1_000);
    const gone = new AbortController();
    const second = expect(bench.send("a", 1_000, false, gone.signal)).rejects.toThrow(
      AbandonedError,
    );
    const third = bench.send("a", 1_000);
    gone.abort();
    await second;
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await Promise.all([first, third])).toEqual([1_000, 2_000]);
    const late = bench.send("a", 1_000, false, gone.signal);
    await expect(late).rejects.toThrow(AbandonedError);
  });

  test("a closing queue refuses all waiting tasks", async () => {
    const bench = new Bench(2);
    const first = bench.send("a", 1_000);
    const second = expect(bench.send("a", 1_000)).rejects.toThrow(BusyError);
    bench.queue.close();
    await second;
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await first).toBe(1_000);
  });
});

describe("two workers", () => {
  /** Two queues for the same accounts, each with its own threads. */
  function openTwo(): [Bench, Bench] {
    const listeners: ((notice: Notice) => void)[] = [];
    const peers = (own: number): Peers => ({
      count: 2,
      tell: (notice) => listeners[1 - own]!(notice),
      hear: (listener) => {
        listeners[own] = listener;
      },
    });
    return [new Bench(2, peers(0)), new Bench(2, peers(1))];
  }

  test("charge an account in one for its time in the other", async () => {
    const [one, two] = openTwo();
    const flood = one.flood("much", 2, 100, 2_000);
    await vi.advanceTimersByTimeAsync(2_500);
    await flood;
    // Other tasks occupy the threads, so that both wait and then compete.
    const before = [two.send("third", 100), two.send("fourth", 100)];
    const waiting = ["much", "little"].map((account) => two.send(account, 10));
    await vi.advanceTimersByTimeAsync(1_000);
    await Promise.all([...before, ...waiting]);
    expect(two.started.slice(2)).toEqual(["little", "much"]);
  });

  test("share the penalty for a stopped task", async () => {
    const [one, two] = openTwo();
    const stopped = one.send("slow", 100, true).catch(() => {});
    await vi.advanceTimersByTimeAsync(200);
    await stopped;
    expect([one.penalties.of("slow"), two.penalties.of("slow")]).toEqual([1, 1]);
    expect(two.times.ofTask("slow")).toBe(one.times.ofTask("slow"));
  });
});
