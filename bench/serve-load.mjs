/** Sends one body repeatedly over some connections, and prints requests per second and the p99. */
import { setTimeout } from "node:timers/promises";
import { Pool } from "undici";

const [origin, path, key, seconds, workJson] = process.argv.slice(2);
const { source, isFresh, connections = 50, pause = 0 } = JSON.parse(workJson);
let sent = 0;

/** The same body each time, or a new one that no server has seen. */
function nextBody() {
  return JSON.stringify({ source: isFresh ? `${source}// ${process.pid} ${sent++}\n` : source });
}

const pool = new Pool(origin, { connections, pipelining: 1 });
const headers = { "content-type": "application/json", "x-api-key": key };
const times = [];

async function client(end) {
  while (performance.now() < end) {
    const body = nextBody();
    const start = performance.now();
    const answer = await pool.request({ method: "POST", path, headers, body });
    await answer.body.dump();
    if (answer.statusCode !== 200) throw new Error(`answered ${answer.statusCode}`);
    times.push(performance.now() - start);
    if (pause > 0) await setTimeout(pause);
  }
}

const end = performance.now() + Number(seconds) * 1000;
await Promise.all(Array.from({ length: connections }, () => client(end)));
await pool.close();
times.sort((a, b) => a - b);
const p99 = times[Math.floor(times.length * 0.99)];
console.log(JSON.stringify({ rate: times.length / Number(seconds), p99 }));
