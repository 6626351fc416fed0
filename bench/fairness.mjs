/** Measures how long /health takes while four clients send the worst sources there are. */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { importSource } from "../scripts/import-source.mjs";

const { worstAtOnce, worstInPool } = await importSource("test/server/worst-sources.ts");
const worst = [...worstAtOnce, ...worstInPool];
const rounds = Number(process.argv[2] ?? 5);
const roundTime = 3_000;

const wf = join(import.meta.dirname, "..", "bin", "wf.js");
const folder = mkdtempSync(join(tmpdir(), "wf-bench-"));
const wide = { minute: 4e9, day: 4e9, month: 4e9 };
writeFileSync(join(folder, "wf.config.json"), JSON.stringify({ serve: { tiers: { wide } } }));
const env = { ...process.env, WF_DATA: join(folder, "data"), HOME: folder };
const call = (...words) => execFileSync(process.execPath, [wf, ...words], { cwd: folder, env });
let sent = 0;

/** The 99th percentile in ms over one round. */
async function measure(base, key) {
  let isOver = false;
  const client = async (first) => {
    for (let at = first; !isOver; at++) {
      const [tool, source] = worst[at % worst.length];
      const answer = await fetch(`${base}/tools/${tool}`, {
        method: "POST",
        headers: { "x-api-key": key, "content-type": "application/json" },
        // New each time, so that no answer is kept.
        body: JSON.stringify({ source: `${source}//${++sent}` }),
      });
      if (![200, 400, 503].includes(answer.status)) throw new Error(`answered ${answer.status}`);
      await answer.arrayBuffer();
    }
  };
  const clients = [0, 1, 3, 5].map(client);
  const times = [];
  const end = performance.now() + roundTime;
  while (performance.now() < end) {
    const start = performance.now();
    await (await fetch(`${base}/health`)).text();
    times.push(performance.now() - start);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  isOver = true;
  await Promise.all(clients);
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)];
}

call("accounts", "create", "bench");
const key = String(call("keys", "create", "--account", "bench", "--tier", "wide")).trim();
const server = spawn(process.execPath, [wf, "serve", "--port", "0", "--log-level", "silent"], {
  cwd: folder,
  env,
  stdio: ["ignore", "pipe", "inherit"],
});
try {
  const [text] = await once(server.stdout.setEncoding("utf8"), "data");
  const [, base] = /wf serves (\S+)/.exec(text);
  const measured = [];
  for (let round = 0; round < rounds; round++) measured.push(await measure(base, key));
  const shown = measured.map((ms) => ms.toFixed(1)).join(", ");
  console.log(`p99 of /health: ${shown} ms; the best is ${Math.min(...measured).toFixed(1)} ms`);
} finally {
  server.kill();
  await once(server, "exit");
  rmSync(folder, { recursive: true, force: true });
}
