/** Measures how an account that sends the worst possible sources affects other accounts and /health. */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { importSource } from "../scripts/import-source.mjs";

const { worstAtOnce, worstInPool } = await importSource("test/server/worst-sources.ts");
const worst = [...worstAtOnce, ...worstInPool];
const rounds = Number(process.argv[2] ?? 5);
const connections = 9;
/** How many drawings the other account requests in a round, one after another. */
const drawings = 60;

const root = join(import.meta.dirname, "..");
const wf = join(root, "bin", "wf.js");
const dashboard = readFileSync(join(root, "examples", "dashboard.wf"), "utf8");
const folder = mkdtempSync(join(tmpdir(), "wf-bench-"));
const wide = { minute: 4e9, day: 4e9, month: 4e9 };
const enterprise = { minute: 120, day: 10_000, month: null };
writeFileSync(
  join(folder, "wf.config.json"),
  JSON.stringify({ serve: { tiers: { enterprise, wide } } }),
);
const env = { ...process.env, WF_DATA: join(folder, "data"), HOME: folder };
const call = (...words) => execFileSync(process.execPath, [wf, ...words], { cwd: folder, env });
let sent = 0;
/** How many drawings of the other account were not answered with 200. */
let refused = 0;

/** Creates an account, and returns its key. */
function makeKey(account, tier) {
  call("accounts", "create", account);
  return String(call("keys", "create", "--account", account, "--tier", tier)).trim();
}

/** Sends a source that was never sent before, so that its answer is not cached. */
async function post(base, key, tool, source) {
  const answer = await fetch(`${base}/tools/${tool}`, {
    method: "POST",
    headers: { "x-api-key": key, "content-type": "application/json" },
    body: JSON.stringify({ source: `${source}//${++sent}` }),
  });
  await answer.arrayBuffer();
  return answer;
}

/** Sends the worst sources over nine connections until told to stop, ignoring Retry-After. */
function attack(base, key) {
  let isOver = false;
  const client = async (first) => {
    for (let at = first; !isOver; at++) {
      const [tool, source] = worst[at % worst.length];
      const answer = await post(base, key, tool, source);
      if (![200, 400, 503].includes(answer.status)) throw new Error(`answered ${answer.status}`);
    }
  };
  const clients = Promise.all(Array.from({ length: connections }, (_, at) => client(at)));
  return async () => {
    isOver = true;
    await clients;
  };
}

const percentile = (times, share) =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length * share)];
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** The duration of each of some calls, one after another, in milliseconds. */
async function time(count, request) {
  const times = [];
  for (let at = 0; at < count; at++) {
    const start = performance.now();
    await request();
    times.push(performance.now() - start);
    await pause(5);
  }
  return times;
}

/** The 95th percentile of the times of an account's drawings. */
async function draw(base, key) {
  const times = await time(drawings, async () => {
    const { status } = await post(base, key, "render/svg", dashboard);
    if (status !== 200) refused++;
  });
  return percentile(times, 0.95);
}

/** Sends fifty drawings at once; returns how many were served, and how long all of them took. */
async function burst(base, key) {
  const start = performance.now();
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => post(base, key, "render/svg", dashboard)),
  );
  const served = answers.filter(({ status }) => status === 200).length;
  return { served, ms: performance.now() - start };
}

const attacker = makeKey("attacker", "wide");
const other = makeKey("other", "wide");
const limited = makeKey("limited", "enterprise");
const server = spawn(process.execPath, [wf, "serve", "--port", "0", "--log-level", "silent"], {
  cwd: folder,
  env,
  stdio: ["ignore", "pipe", "inherit"],
});
try {
  const [text] = await once(server.stdout.setEncoding("utf8"), "data");
  const [, base] = /listening on (\S+)/.exec(text);
  const first = await burst(base, limited);
  console.log(`a burst of 50 on a new server: ${first.served} served in ${first.ms.toFixed(0)} ms`);
  await draw(base, other);
  const rows = [];
  for (let round = 0; round < rounds; round++) {
    const alone = await draw(base, other);
    const stop = attack(base, attacker);
    await pause(500);
    const during = await draw(base, other);
    const health = percentile(
      await time(200, async () => (await fetch(`${base}/health`)).text()),
      0.99,
    );
    const crowd = await burst(base, other);
    await stop();
    const calm = await burst(base, other);
    rows.push({ alone, during, ratio: during / alone, health, crowd, calm });
  }
  const best = (name) => Math.min(...rows.map((row) => row[name])).toFixed(1);
  const all = (name) => rows.map((row) => row[name].toFixed(1)).join(", ");
  console.log(`p95 of the other account alone: ${all("alone")} ms`);
  console.log(`p95 beside the attacker: ${all("during")} ms; ${refused} refused`);
  const ratios = rows.map(({ ratio }) => ratio).sort((a, b) => a - b);
  console.log(`ratio: ${all("ratio")}; the median is ${ratios[rounds >> 1].toFixed(2)}`);
  console.log(`p99 of /health: ${all("health")} ms; the best is ${best("health")} ms`);
  for (const [name, title] of [
    ["calm", "alone"],
    ["crowd", "beside the attacker"],
  ]) {
    const shown = rows.map((row) => `${row[name].served} in ${row[name].ms.toFixed(0)} ms`);
    console.log(`a burst of 50 ${title}: ${shown.join(", ")}`);
  }
} finally {
  server.kill();
  await once(server, "exit");
  rmSync(folder, { recursive: true, force: true });
}
