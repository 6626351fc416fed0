/** Tests that clients who send the worst sources do not keep others from getting answers. */
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ServeFolder, type ServeProcess } from "./serve-process.js";
import { type Work, worstAtOnce, worstInPool } from "./worst-sources.js";

const dashboard = readFileSync(new URL("../../examples/dashboard.wf", import.meta.url), "utf8");

let folder: ServeFolder;
let server: ServeProcess;
let key: string;

/** Starts a server before the tests in this block, and stops it after them. */
function serve(...options: string[]): void {
  beforeAll(async () => {
    folder = new ServeFolder();
    key = await folder.key();
    server = await folder.serve("--log-level", "silent", ...options);
  });
  afterAll(() => folder.remove());
}

let sent = 0;

/** Sends work that was never sent before, so that its answer is not cached. */
async function send([tool, source]: Work, as = key): Promise<number> {
  const answer = await server.post(tool, as, { source: `${source}//${++sent}` });
  await answer.arrayBuffer();
  return answer.status;
}

async function askHealth(): Promise<void> {
  const answer = await fetch(`${server.base}/health`);
  expect(answer.status).toBe(200);
  await answer.text();
}

describe("one process", () => {
  serve();

  test("a request waits for earlier ones of four others, but not for their next ones", async () => {
    let answered = 0;
    let isOver = false;
    const client = async (first: number) => {
      for (let at = first; !isOver; at++) {
        expect([200, 400]).toContain(await send(worstAtOnce[at % worstAtOnce.length]!));
        answered++;
      }
    };
    const clients = [0, 1, 3, 5].map(client);
    const waits: number[] = [];
    while (answered < 200) {
      const before = answered;
      await askHealth();
      waits.push(answered - before);
    }
    isOver = true;
    await Promise.all(clients);
    console.log(`answers of others before /health: ${Math.max(...waits)} at most`);
    expect(Math.max(...waits)).toBeLessThanOrEqual(2 * clients.length);
  });
});

describe.each([
  ["one process", []],
  ["two workers", ["--workers", "2"]],
])("%s", (_, options) => {
  serve(...options);

  test("large sources are processed in a separate thread", async () => {
    let answered = 0;
    const large = worstInPool.map((work) => send(work).finally(() => answered++));
    for (let at = 0; at < 3; at++) await askHealth();
    expect(answered).toBe(0);
    for (const status of await Promise.all(large)) expect([200, 400, 503]).toContain(status);
  });

  test("an account is served while nine connections of another one send the worst requests", async () => {
    const other = await folder.key("wide", "other");
    const worst = [...worstAtOnce, ...worstInPool];
    let isOver = false;
    const statuses: number[] = [];
    const clients = Array.from({ length: 9 }, async (_, first) => {
      for (let at = first; !isOver; at++) statuses.push(await send(worst[at % worst.length]!));
    });
    const drawing: Work = ["render/svg", dashboard];
    for (let at = 0; at < 30; at++) expect(await send(drawing, other)).toBe(200);
    const burst = await Promise.all(Array.from({ length: 50 }, () => send(drawing, other)));
    expect(burst.filter((status) => status !== 200)).toEqual([]);
    isOver = true;
    await Promise.all(clients);
    for (const status of statuses) expect([200, 400, 503]).toContain(status);
    // A server that refuses everything would be fair, too, but useless.
    expect(statuses.filter((status) => status !== 503).length).toBeGreaterThan(0);
  });
});
