/**
 * Compares POST /tools/validate with 2 KB to a bare Fastify echo of the same body, alternately. With `--workers N`,
 * compares both with one and with N workers, and, with `--redis URL`, as N processes that share an empty Redis. With
 * `--minutes N`, measures the memory of the server instead, during N minutes of sources to validate and to draw.
 */
import { execFile, execFileSync, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs, promisify } from "node:util";
import { spreadOf } from "./pairs.mjs";
import { cardSource, sourceOfSize } from "./sources.mjs";

const { values: asked, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: "string" },
    workers: { type: "string" },
    redis: { type: "string" },
    connections: { type: "string", default: "4" },
  },
});
const here = import.meta.dirname;
const wf = join(here, "..", "bin", "wf.js");
const folder = mkdtempSync(join(tmpdir(), "wf-bench-"));
const wide = { minute: 4e9, day: 4e9, month: 4e9 };
writeFileSync(join(folder, "wf.config.json"), JSON.stringify({ serve: { tiers: { wide } } }));
const env = { ...process.env, WF_DATA: join(folder, "data"), HOME: folder };
if (asked.redis && !asked.workers) throw new RangeError("--redis needs --workers N");
const call = (...words) => execFileSync(process.execPath, [wf, ...words], { cwd: folder, env });

/** Starts a server, and returns its address once it listens. */
function start(words) {
  const child = spawn(process.execPath, words, {
    cwd: folder,
    env,
    stdio: ["ignore", "pipe", "ignore"],
  });
  return new Promise((resolve) => {
    let out = "";
    child.stdout.on("data", (text) => {
      out += text;
      const [, origin] = /listening on (\S+) /.exec(out) ?? [];
      if (origin) resolve({ child, origin });
    });
  });
}

const load = async ({ origin }, path, key, work, seconds) => {
  const words = [
    join(here, "serve-load.mjs"),
    origin,
    path,
    key,
    String(seconds),
    JSON.stringify(work),
  ];
  const { stdout } = await promisify(execFile)(process.execPath, words, { maxBuffer: 1 << 26 });
  return JSON.parse(stdout);
};
const median = (values) => values.sort((a, b) => a - b)[values.length >> 1];

/** Prints a line per minute: resident memory of the server in MB, sampled each second, and requests per second. */
async function watchMemory(served, key) {
  const connections = Number(asked.connections);
  const works = [
    ["/tools/validate", sourceOfSize(2000)],
    ["/tools/render/svg", cardSource(40)],
    ["/tools/render/html", cardSource(40)],
  ];
  const residentOf = ({ child }) =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, "utf8"))[1]) / 1024;
  for (let minute = 1; minute <= Number(asked.minutes); minute++) {
    const samples = [];
    const timer = setInterval(() => samples.push(residentOf(served)), 1000);
    const measured = await Promise.all(
      works.map(([path, source]) =>
        load(served, path, key, { source, isFresh: true, connections, pause: 20 }, 60),
      ),
    );
    clearInterval(timer);
    const { median: middle, min, max } = spreadOf(samples);
    const memory = [min, middle, max].map((value) => value.toFixed(0)).join(" / ");
    const rate = measured.reduce((sum, each) => sum + each.rate, 0);
    console.log(
      `minute ${minute}: ${memory} MB (least, median, most), ${rate.toFixed(0)} requests/s`,
    );
  }
}

const source = sourceOfSize(2000);
const same = { source, isFresh: false };
const fresh = { source, isFresh: true };

/** Measures the rates alternately. */
async function compareRates(served, key) {
  const echo = await start([join(here, "serve-echo.mjs")]);
  const runs = [
    ["echo", () => load(echo, "/echo", key, same, 2)],
    ["validate, one source", () => load(served, "/tools/validate", key, same, 2)],
    ["validate, new sources", () => load(served, "/tools/validate", key, fresh, 2)],
  ];
  const rows = await measureInTurn(runs, "echo");
  const ratiosOf = (name) => rows[name].map(({ rate }, at) => rate / rows.echo[at].rate);
  process.send?.(Object.fromEntries(Object.keys(rows).map((name) => [name, ratiosOf(name)])));
  echo.child.kill();
}

/** Measures one worker and several, alternately, of the API and of the echo. */
async function compareWorkers(served, key, count) {
  const echo = await start([join(here, "serve-echo.mjs")]);
  const echoes = await start([join(here, "serve-echo.mjs"), count]);
  const shared = await serve("--workers", count);
  const workers = `${count} workers`;
  const machines = asked.redis ? await shareRedis(asked.redis, Number(count)) : undefined;
  const runs = [
    ["echo", () => load(echo, "/echo", key, same, 2)],
    [`echo, ${workers}`, () => load(echoes, "/echo", key, same, 2)],
    ["validate", () => load(served, "/tools/validate", key, fresh, 2)],
    [`validate, ${workers}`, () => load(shared, "/tools/validate", key, fresh, 2)],
    ...(machines ? [[`validate, ${count} on Redis`, machines.load]] : []),
  ];
  const rows = await measureInTurn(runs, "echo");
  const gainOf = (name) =>
    rows[`${name}, ${workers}`].map(({ rate }, at) => rate / rows[name][at].rate);
  process.send?.({ echo: gainOf("echo"), validate: gainOf("validate") });
  for (const { child } of [echo, echoes, shared, ...(machines?.servers ?? [])]) child.kill();
}

/** Starts processes that share a Redis, and loads them all at once, with as many connections in total as for one. */
async function shareRedis(url, count) {
  const store = ["--store", url];
  const key = createKey(...store);
  const servers = await Promise.all(Array.from({ length: count }, () => serve(...store)));
  const work = { ...fresh, connections: Math.round(50 / count) };
  return {
    servers,
    async load() {
      const all = await Promise.all(
        servers.map((each) => load(each, "/tools/validate", key, work, 2)),
      );
      const rate = all.reduce((sum, each) => sum + each.rate, 0);
      return { rate, p99: Math.max(...all.map(({ p99 }) => p99)) };
    },
  };
}

/** Runs each a number of times, prints their medians next to those of one of them, and returns all figures. */
async function measureInTurn(runs, against) {
  const rows = Object.fromEntries(runs.map(([name]) => [name, []]));
  for (let round = 0; round < Number(positionals[0] ?? 8); round++) {
    for (const [name, run] of runs) {
      const measured = await run();
      // The first round warms up.
      if (round > 0) rows[name].push(measured);
    }
  }
  const rateOf = (name) => median(rows[name].map(({ rate }) => rate));
  for (const name of Object.keys(rows)) {
    const p99 = median(rows[name].map((row) => row.p99));
    const ratio = rateOf(name) / rateOf(against);
    console.log(
      `${name.padEnd(24)} ${rateOf(name).toFixed(0).padStart(6)}/s  p99 ${p99.toFixed(1)} ms  ${ratio.toFixed(2)} of the echo`,
    );
  }
  return rows;
}

/** Creates a key without limits. */
function createKey(...store) {
  call("accounts", "create", "bench", ...store);
  return String(call("keys", "create", "--account", "bench", "--tier", "wide", ...store)).trim();
}

const serve = (...words) => start([wf, "serve", "--port", "0", "--log-level", "silent", ...words]);

try {
  const key = createKey();
  const served = await serve();
  if (asked.minutes) await watchMemory(served, key);
  else if (asked.workers) await compareWorkers(served, key, asked.workers);
  else await compareRates(served, key);
  served.child.kill();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
