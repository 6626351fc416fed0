/** Tests `wf serve --workers 2`: both processes together behave like one, whichever of them ends. */
import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { Agent, request } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { setEndpoint } from "../../src/service/accounts/endpoints.js";
import { LmdbStore } from "../../src/service/store/lmdb-store.js";
import { readExposition, totalOf } from "../support/exposition.js";
import { isInstalled } from "../support/has-command.js";
import { pause } from "../support/pause.js";
import { ServeFolder, type ServeProcess } from "./serve-process.js";
import { LocalEndpoint } from "./webhooks/local-endpoint.js";

const source = 'page "Sign in" { button "Sign in" primary }';
const wide = { minute: 1_000_000_000, day: 1_000_000_000, month: 1_000_000_000 };
const ten = { minute: 10, day: 10, month: 10 };

let folder: ServeFolder;
beforeEach(() => {
  folder = new ServeFolder();
  folder.write("wf.config.json", { serve: { workers: 2, tiers: { wide, ten } } });
});
afterEach(() => folder.remove());

type Line = Record<string, number | string>;

/** The log lines of the supervisor and of all workers. */
function linesOf({ err }: ServeProcess, msg?: string): Line[] {
  const lines = err.split("\n").slice(0, -1);
  const read = lines.filter((line) => line.startsWith("{")).map((line) => JSON.parse(line) as Line);
  return read.filter((line) => msg === undefined || line.msg === msg);
}

/** The workers that were started so far, in order. */
const workersOf = (server: ServeProcess) => linesOf(server, "worker started");

/** The workers that have answered requests. */
const answering = (server: ServeProcess) =>
  new Set(linesOf(server, "answered").map(({ worker }) => worker));

/** The number of requests with an account's key in this month. */
async function countOf(account: string): Promise<number> {
  const keys = JSON.parse((await folder.call("keys", "list", "--json")).stdout) as Line[];
  const { id } = keys.find((key) => key.account === account)!;
  const shown = JSON.parse((await folder.call("keys", "show", String(id), "--json")).stdout);
  return shown.windows.find(({ name }: Line) => name === "month").used;
}

/**
 * Represents a 503 because of event loop delay: on a busy machine, this says nothing about workers that start and end.
 */
const slowMachine = -1;

/** Sends a source over an agent's connection, or over a new one; returns the status. */
function post({ base }: ServeProcess, key: string, agent: Agent | false = false): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { "x-api-key": key, "content-type": "application/json" };
    const options = { agent, method: "POST", headers, timeout: 20_000 };
    const sent = request(`${base}/tools/validate`, options, (answer) => {
      const isSlow = answer.headers["retry-after"] === "10";
      answer
        .on("error", reject)
        .on("end", () => resolve(isSlow ? slowMachine : answer.statusCode!))
        .resume();
    });
    sent.on("timeout", () => sent.destroy(new Error("no answer")));
    sent.on("error", reject).end(JSON.stringify({ source }));
  });
}

/** The metrics, over a connection of their own: a retiring worker would wait for one that stays open. */
function metricsOf({ base }: ServeProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    const asked = request(`${base}/metrics`, { agent: false, timeout: 5_000 }, (answer) => {
      text(answer).then(resolve, reject);
    });
    asked.on("timeout", () => asked.destroy(new Error("no answer")));
    asked.on("error", reject).end();
  });
}

/** Sends the headers of a request; resolves when the server has received them. */
function begin({ base }: ServeProcess, key: string): Promise<{ finish: () => Promise<number> }> {
  const body = JSON.stringify({ source });
  const headers = {
    "x-api-key": key,
    "content-type": "application/json",
    "content-length": body.length,
    expect: "100-continue",
  };
  const sent = request(`${base}/tools/validate`, { method: "POST", agent: false, headers });
  const answered = new Promise<number>((resolve, reject) => {
    sent.on("error", reject).on("response", (answer) => {
      const isSlow = answer.headers["retry-after"] === "10";
      answer.resume().on("end", () => resolve(isSlow ? slowMachine : answer.statusCode!));
    });
  });
  const finish = () => {
    sent.end(body);
    return answered;
  };
  const taken = new Promise<{ finish: () => Promise<number> }>((resolve) => {
    sent.on("continue", () => resolve({ finish }));
  });
  sent.flushHeaders();
  return Promise.race([taken, answered.then(() => ({ finish: () => answered }))]);
}

/** Endless requests, on connections that stay open. */
class Load {
  /** How often each status was answered; 0 for requests without an answer. */
  readonly statuses = new Map<number, number>();
  readonly #agent: Agent;
  readonly #clients: Promise<void>[];
  #isOver = false;

  constructor(server: ServeProcess, key: string, clients = 8) {
    // As many as there are clients: no connection is idle, which would make a retiring worker wait.
    const agent = new Agent({ keepAlive: true, maxSockets: clients });
    this.#agent = agent;
    const send = async () => {
      while (!this.#isOver) {
        const status = await post(server, key, agent).catch(() => 0);
        this.statuses.set(status, this.count(status) + 1);
        // Requests are always in progress, but the processor is free for what the test waits for.
        await pause(5);
      }
    };
    this.#clients = Array.from({ length: clients }, send);
  }

  count(status: number): number {
    return this.statuses.get(status) ?? 0;
  }

  /** The statuses of refused or unanswered requests, except those caused by a slow machine. */
  failures(): number[] {
    return [...this.statuses.keys()].filter((status) => status !== 200 && status !== slowMachine);
  }

  /** Waits until some more requests were answered. */
  async pass(more: number): Promise<void> {
    const before = this.count(200);
    await expect.poll(() => this.count(200), { timeout: 100_000 }).toBeGreaterThan(before + more);
  }

  async end(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#clients);
    this.#agent.destroy();
  }
}

test("of 500 requests at once on a limit of 10, ten are admitted, and each event is sent once", async () => {
  const endpoint = await LocalEndpoint.open();
  try {
    const key = await folder.key("ten");
    const store = await LmdbStore.open({ folder: folder.data });
    const url = { url: endpoint.url, allowPrivate: true };
    await setEndpoint(store, "acme", url, Date.now());
    const server = await folder.serve("--allow-private-webhooks", "--log-level", "debug");
    const answers = Array.from({ length: 500 }, async () => {
      const answer = await server.post("validate", key, { source });
      await answer.text();
      return answer.status;
    });
    const statuses = await Promise.all(answers);
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    // A busy machine may refuse some requests.
    for (const status of statuses) expect([200, 429, 503]).toContain(status);
    expect(statuses).toContain(429);
    expect(await countOf("acme")).toBe(10);
    await expect.poll(() => store.nextDue()).toBeUndefined();
    const types = endpoint.messages.map(({ body }) => JSON.parse(body).type).sort();
    expect(types).toEqual(["usage.quota_exceeded", "usage.quota_warning"]);
    expect(await server.end()).toBe(0);
    expect(answering(server)).toEqual(new Set([1, 2]));
    await store.close();
  } finally {
    await endpoint.close();
  }
});

test("after kill -9 of a worker under load, others continue, no answered request is lost, and it is replaced", async () => {
  const key = await folder.key();
  const server = await folder.serve();
  const load = new Load(server, key);
  for (let round = 0; round < 3; round++) {
    await load.pass(100);
    const started = workersOf(server);
    process.kill(Number(started.at(-1)!.pid), "SIGKILL");
    await load.pass(100);
    await expect
      .poll(() => workersOf(server).length, { timeout: 100_000 })
      .toBe(started.length + 1);
  }
  await load.end();
  const ended = linesOf(server, "a worker ended; it is replaced");
  expect(ended).toHaveLength(3);
  expect(ended).toMatchObject(ended.map(() => ({ level: 50, signal: "SIGKILL" })));
  // The first is replaced immediately, the next ones with increasing delays.
  expect(ended.map(({ ms }) => ms)).toEqual([0, 500, 1_000]);
  expect(load.failures()).toEqual([0]);
  const counted = await countOf("acme");
  console.log(`kill -9: ${load.count(200)} answered, ${load.count(0)} not, ${counted} counted`);
  expect(counted).toBeGreaterThanOrEqual(load.count(200));
  expect(counted).toBeLessThanOrEqual(load.count(200) + load.count(0));
  expect(await server.end()).toBe(0);
});

test.skipIf(!isInstalled("prlimit"))(
  "a worker for which the system has no room is tried again, and the others go on",
  async () => {
    const key = await folder.key();
    const server = await folder.serve();
    const files = (count: string) =>
      execFileSync("prlimit", ["--pid", String(server.child.pid), `--nofile=${count}`]);
    files("8:");
    process.kill(Number(workersOf(server)[0]!.pid), "SIGKILL");
    const reasons = () =>
      linesOf(server, "a worker ended; it is replaced").map((each) => each.reason);
    await expect.poll(() => reasons().length, { timeout: 10_000 }).toBeGreaterThan(1);
    expect(reasons()[1]).toContain("EMFILE");
    files("4096:");
    await expect.poll(() => workersOf(server).length, { timeout: 20_000 }).toBe(3);
    await expect.poll(() => post(server, key)).toBe(200);
  },
);

test("only some hundred connections wait for a worker, and further ones are closed", async () => {
  const server = await folder.serve();
  const pids = workersOf(server).map(({ pid }) => Number(pid));
  for (const pid of pids) process.kill(pid, "SIGSTOP");
  const { hostname, port } = new URL(server.base);
  let closed = 0;
  const sockets = Array.from({ length: 800 }, () =>
    connect(Number(port), hostname)
      .on("error", () => {})
      .on("end", () => closed++)
      .resume(),
  );
  // Each worker was passed one, which it has not accepted yet.
  await expect.poll(() => closed, { timeout: 10_000 }).toBe(800 - 511 - pids.length);
  for (const pid of pids) process.kill(pid, "SIGCONT");
  await expect.poll(() => fetch(`${server.base}/health`).then(({ status }) => status)).toBe(200);
  for (const socket of sockets) socket.destroy();
  expect(linesOf(server, "a connection was refused: too many wait for a worker")).toHaveLength(20);
});

test("kill -9 closes a connection that was being passed to the worker, which nobody would answer", async () => {
  const key = await folder.key();
  const server = await folder.serve();
  const pids = workersOf(server).map(({ pid }) => Number(pid));
  expect(pids).toHaveLength(2);
  // Both workers are stopped, and each is passed one connection.
  for (const pid of pids) process.kill(pid, "SIGSTOP");
  const { hostname, port } = new URL(server.base);
  const sockets = await Promise.all(
    pids.map(async () => {
      const socket = connect(Number(port), hostname).resume();
      await once(socket, "connect");
      return socket;
    }),
  );
  const closed = sockets.map((socket) => once(socket, "close"));
  for (const pid of pids) process.kill(pid, "SIGKILL");
  await Promise.all(closed);
  await expect.poll(() => workersOf(server).length, { timeout: 100_000 }).toBe(4);
  expect([200, slowMachine]).toContain(await post(server, key));
  expect(await server.end()).toBe(0);
});

test("SIGHUP under load replaces all workers and reads the keys, and no request fails", async () => {
  const entry = { account: "team", name: "ci", tier: "wide", key: "a-secret-of-the-container" };
  const added = { ...entry, name: "new", key: "another-secret-of-it" };
  const file = folder.write("keys.json", [entry]);
  const server = await folder.serve("--keys", file, "--host", "127.0.0.1");
  const load = new Load(server, entry.key);
  const replaced = () => linesOf(server, "workers replaced").length;
  await load.pass(50);
  const old = workersOf(server);
  folder.write("keys.json", [entry, added]);
  server.child.kill("SIGHUP");
  await expect.poll(replaced, { timeout: 100_000 }).toBe(1);
  expect([200, slowMachine]).toContain(await post(server, added.key));
  await load.pass(50);
  // The replaced workers have answered their requests, and are gone.
  const isGone = () => old.every(({ pid }) => !isRunning(Number(pid)));
  await expect.poll(isGone, { timeout: 100_000 }).toBe(true);
  await load.end();
  expect(load.failures()).toEqual([]);
  expect(workersOf(server)).toHaveLength(4);
  expect(await server.end()).toBe(0);
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe("the end", () => {
  test.each(["SIGTERM", "SIGINT"] as const)("is orderly, and happens once: %s", async (signal) => {
    const key = await folder.key();
    const server = await folder.serve();
    const running = await Promise.all([1, 2, 3].map(() => begin(server, key)));
    const ended = server.end(signal);
    // The supervisor may still accept a connection that no worker answers.
    const ask = () => fetch(`${server.base}/health`, { signal: AbortSignal.timeout(2_000) });
    await expect.poll(() => ask().catch(() => "closed")).toBe("closed");
    for (const { finish } of running) expect([200, slowMachine]).toContain(await finish());
    expect(await ended).toBe(0);
    expect(linesOf(server, "started")).toMatchObject([
      { pid: server.child.pid, workers: 2, address: server.base },
    ]);
    expect(linesOf(server, "stopped")).toMatchObject([{ reason: signal, cut: 0 }]);
    for (const { pid } of workersOf(server)) expect(isRunning(Number(pid))).toBe(false);
  });

  test("by kill -9 of the supervisor ends the workers as well", async () => {
    await folder.key();
    const server = await folder.serve();
    await expect.poll(() => workersOf(server).length).toBe(2);
    await server.end("SIGKILL");
    const isGone = () => workersOf(server).every(({ pid }) => !isRunning(Number(pid)));
    await expect.poll(isGone).toBe(true);
  });
});

test("the first key is printed once, and works in all workers", async () => {
  const server = await folder.serve();
  await expect.poll(() => server.out).toContain("curl");
  expect(server.out.match(/wf_live_\w{36}/g)).toHaveLength(2);
  const key = /wf_live_\w{36}/.exec(server.out)![0];
  const statuses = Array.from({ length: 20 }, () => post(server, key));
  for (const status of await Promise.all(statuses)) expect([200, slowMachine]).toContain(status);
  await expect.poll(() => answering(server).size).toBe(2);
  expect((await folder.call("keys", "list", "--json")).stdout.match(/"id"/g)).toHaveLength(1);
});

test("wrong tokens count in all workers, including later ones", async () => {
  const server = await folder.serve();
  const tryIn = async (): Promise<number> => {
    const answer = await fetch(`${server.base}/dashboard/sign-in`, {
      method: "POST",
      // A connection of its own, so that the workers take turns.
      headers: { origin: server.base, connection: "close" },
      body: new URLSearchParams({ token: `wf_token_${"a".repeat(43)}` }),
    });
    await answer.text();
    return answer.status;
  };
  const refused = async () =>
    (await Promise.all([tryIn(), tryIn(), tryIn(), tryIn()])).every((status) => status === 429);
  for (let at = 0; at < 10; at++) expect(await tryIn()).toBe(422);
  await expect.poll(refused).toBe(true);
  server.child.kill("SIGHUP");
  await expect.poll(() => linesOf(server, "workers replaced").length, { timeout: 100_000 }).toBe(1);
  expect(await refused()).toBe(true);
});

test("metrics include those of all workers, even those that have ended", async () => {
  const key = await folder.key();
  const server = await folder.serve("--metrics");
  const read = async () => readExposition(await metricsOf(server));
  const answered = async (status: string) =>
    totalOf(await read(), "wf_requests_total", { route: "/tools/validate", status });
  const counts = { sent: 0, slow: 0 };
  const send = async () => {
    for (let at = 0; at < 20; at++) {
      counts.sent++;
      if ((await post(server, key)) === slowMachine) counts.slow++;
    }
  };
  await send();
  expect(await answered("200")).toBe(counts.sent - counts.slow);
  expect(await answered("503")).toBe(counts.slow);
  expect(totalOf(await read(), "wf_workers")).toBe(2);
  // Replaces all workers; what the old ones reported at their end is still counted.
  server.child.kill("SIGHUP");
  await expect.poll(async () => workersOf(server).length, { timeout: 100_000 }).toBe(4);
  const old = workersOf(server).slice(0, 2);
  const isGone = () => old.every(({ pid }) => !isRunning(Number(pid)));
  await expect.poll(isGone, { timeout: 100_000 }).toBe(true);
  await send();
  expect(await answered("200")).toBe(counts.sent - counts.slow);
  process.kill(Number(workersOf(server).at(-1)!.pid), "SIGKILL");
  const crashes = async () => totalOf(await read(), "wf_worker_ends_total");
  await expect.poll(crashes, { timeout: 100_000 }).toBe(1);
  // The killed worker had reported its counts at the last request for metrics, after the last of these requests.
  expect(await answered("200")).toBe(counts.sent - counts.slow);
});
