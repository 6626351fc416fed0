/** Measures POST /tools/validate with 2 KB against a bare Fastify echo of the same body, in turn. */
import { execFile, execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { sourceOfSize } from "./sources.mjs";

const here = import.meta.dirname;
const wf = join(here, "..", "bin", "wf.js");
const folder = mkdtempSync(join(tmpdir(), "wf-bench-"));
const wide = { minute: 4e9, day: 4e9, month: 4e9 };
writeFileSync(join(folder, "wf.config.json"), JSON.stringify({ serve: { tiers: { wide } } }));
const env = { ...process.env, WF_DATA: join(folder, "data"), HOME: folder };
const call = (...words) => execFileSync(process.execPath, [wf, ...words], { cwd: folder, env });

/** Starts a server and gives its address once it listens. */
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

try {
  call("accounts", "create", "bench");
  const key = String(call("keys", "create", "--account", "bench", "--tier", "wide")).trim();
  const source = sourceOfSize(2000);
  const same = { source, isFresh: false };
  const fresh = { source, isFresh: true };
  const echo = await start([join(here, "serve-echo.mjs")]);
  const served = await start([wf, "serve", "--port", "0", "--log-level", "silent"]);
  const rows = { echo: [], "validate, one source": [], "validate, new sources": [] };
  const runs = [
    ["echo", () => load(echo, "/echo", key, same, 2)],
    ["validate, one source", () => load(served, "/tools/validate", key, same, 2)],
    ["validate, new sources", () => load(served, "/tools/validate", key, fresh, 2)],
  ];
  for (let round = 0; round < Number(process.argv[2] ?? 8); round++) {
    for (const [name, run] of runs) {
      const measured = await run();
      // The first round is for warming up.
      if (round > 0) rows[name].push(measured);
    }
  }
  const rateOf = (name) => median(rows[name].map(({ rate }) => rate));
  for (const name of Object.keys(rows)) {
    const p99 = median(rows[name].map((row) => row.p99));
    const ratio = rateOf(name) / rateOf("echo");
    console.log(
      `${name.padEnd(24)} ${rateOf(name).toFixed(0).padStart(6)}/s  p99 ${p99.toFixed(1)} ms  ${ratio.toFixed(2)} of the echo`,
    );
  }
  const ratiosOf = (name) => rows[name].map(({ rate }, at) => rate / rows.echo[at].rate);
  process.send?.(Object.fromEntries(Object.keys(rows).map((name) => [name, ratiosOf(name)])));
  for (const { child } of [echo, served]) child.kill();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
