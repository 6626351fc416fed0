/**
 * Measures the delivery of 10,000 events through one endpoint, and how much ten hanging endpoints slow down the
 * requests of others.
 */
import { execFile, execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { importSource } from "../scripts/import-source.mjs";
import { sourceOfSize } from "./sources.mjs";

const here = import.meta.dirname;
const wf = join(here, "..", "bin", "wf.js");
const { LmdbStore } = await importSource("src/service/store/lmdb-store.ts");
const { sendTestEvent, setEndpoint } = await importSource("src/service/accounts/endpoints.ts");
const wide = { minute: 4e9, day: 4e9, month: 4e9 };
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** A folder with its own data, an account and a key. */
async function makeFolder() {
  const folder = mkdtempSync(join(tmpdir(), "wf-bench-"));
  writeFileSync(join(folder, "wf.config.json"), JSON.stringify({ serve: { tiers: { wide } } }));
  const env = { ...process.env, WF_DATA: join(folder, "data"), HOME: folder };
  const call = (...words) =>
    execFileSync(process.execPath, [wf, ...words], {
      cwd: folder,
      env,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();
  call("accounts", "create", "bench");
  const key = call("keys", "create", "--account", "bench", "--tier", "wide");
  const store = await LmdbStore.open({ folder: env.WF_DATA });
  return { folder, env, key, store };
}

/** Starts a server in a folder, and returns its address once it listens. */
function start({ folder, env }) {
  const words = [wf, "serve", "--port", "0", "--log-level", "silent", "--allow-private-webhooks"];
  const options = { cwd: folder, env, stdio: ["ignore", "pipe", "ignore"] };
  const child = spawn(process.execPath, words, options);
  return new Promise((resolve) => {
    let out = "";
    child.stdout.on("data", (text) => {
      out += text;
      const [, origin] = /listening on (\S+) /.exec(out) ?? [];
      if (origin) resolve({ child, origin });
    });
  });
}

/** Listens with a handler; returns the address and a function that stops it. */
async function listen(handle) {
  const server = createServer(handle);
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  const url = `http://127.0.0.1:${server.address().port}/`;
  const end = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url, end };
}

/** Gives accounts an endpoint, and queues events for each. */
async function queue(store, accounts, url, count) {
  for (const name of accounts) {
    await store.addAccount({ name, createdAt: Date.now(), tokenHash: null, endpoint: null });
    await setEndpoint(store, name, { url, allowPrivate: true }, Date.now());
    const events = Array.from({ length: count }, () =>
      sendTestEvent(store, name, undefined, Date.now()),
    );
    await Promise.all(events);
  }
}

async function measureDelivery(count) {
  const place = await makeFolder();
  const seen = new Set();
  let messages = 0;
  const endpoint = await listen((request, reply) => {
    messages++;
    seen.add(request.headers["webhook-id"]);
    request.resume().on("end", () => reply.writeHead(204).end());
  });
  await queue(place.store, ["bench"], endpoint.url, count);
  const { child } = await start(place);
  const began = performance.now();
  while ((await place.store.nextDue()) !== undefined) await pause(20);
  const seconds = (performance.now() - began) / 1000;
  child.kill();
  endpoint.end();
  await place.store.close();
  rmSync(place.folder, { recursive: true, force: true });
  const rate = (count / seconds).toFixed(0);
  console.log(
    `${seen.size} events, ${messages} messages: ${seconds.toFixed(1)} s, ${rate} a second`,
  );
}

async function measureLoad(rounds) {
  const hanging = await listen(() => {});
  const places = { none: await makeFolder(), "ten that hang": await makeFolder() };
  const accounts = Array.from({ length: 10 }, (_, at) => `hanging-${at}`);
  await queue(places["ten that hang"].store, accounts, hanging.url, 100);
  const work = JSON.stringify({ source: sourceOfSize(2000), isFresh: false });
  const servers = {};
  const rows = {};
  for (const [name, place] of Object.entries(places)) {
    servers[name] = await start(place);
    rows[name] = [];
  }
  for (let round = 0; round <= rounds; round++) {
    for (const [name, { key }] of Object.entries(places)) {
      const words = [servers[name].origin, "/tools/validate", key, "3", work];
      const script = join(here, "serve-load.mjs");
      const { stdout } = await promisify(execFile)(process.execPath, [script, ...words]);
      // The first round warms up.
      if (round > 0) rows[name].push(JSON.parse(stdout));
    }
  }
  const median = (values) => values.sort((a, b) => a - b)[values.length >> 1];
  for (const [name, measured] of Object.entries(rows)) {
    const p99 = median(measured.map((row) => row.p99)).toFixed(1);
    const rate = median(measured.map((row) => row.rate)).toFixed(0);
    console.log(`endpoints: ${name.padEnd(14)} p99 ${p99.padStart(6)} ms  ${rate} a second`);
  }
  const ratios = rows["ten that hang"].map(({ p99 }, at) => p99 / rows.none[at].p99);
  console.log(`p99 with ten that hang: ${median(ratios).toFixed(2)} of that without (goal: 1.5)`);
  for (const name of Object.keys(places)) {
    servers[name].child.kill();
    await places[name].store.close();
    rmSync(places[name].folder, { recursive: true, force: true });
  }
  hanging.end();
}

await measureDelivery(Number(process.argv[2] ?? 10_000));
await measureLoad(Number(process.argv[3] ?? 7));
