/** Four clients that send the worst sources there are do not keep others from being answered. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { ServeFolder, type ServeProcess } from "./serve-process.js";

let folder: ServeFolder;
let server: ServeProcess;
let key: string;

beforeAll(async () => {
  folder = new ServeFolder();
  key = await folder.key();
  server = await folder.serve("--log-level", "silent");
});
afterAll(() => folder.remove());

/** Fills a source of a size with repeated units. */
function fill(size: number, open: string, unit: string, close: string): string {
  const count = Math.floor((size - open.length - close.length) / unit.length);
  return open + unit.repeat(count) + close;
}

/** What takes longest for its size: read or drawn at once, and the largest that the pool takes. */
const worst: readonly (readonly [tool: string, source: string])[] = [
  ["validate", fill(4096, 'page { button "a" ', "x=1 ", "}")],
  ["validate", fill(4096, "page { ", "butto ", "}")],
  ["parse", fill(4096, "page { list [", "{a=1},", "] }")],
  ["render/html", fill(1024, `page { ${'icon "x" '.repeat(50)}`, 'drawer{text "a"} ', "}")],
  ["render/svg", fill(1024, `page { ${'text "a" '.repeat(50)}`, 'modal{text "a"} ', "}")],
  ["render/html", fill(900_000, "page { ", "image ", "}")],
  ["render/svg", fill(900_000, "page { ", 'button "a" ', "}")],
];

/** The 99th percentile of the time, in ms, in which /health answers while the clients send. */
async function measure(duration: number): Promise<number> {
  let isOver = false;
  const client = async (first: number) => {
    for (let at = first; !isOver; at++) {
      const [tool, source] = worst[at % worst.length]!;
      const answer = await server.post(tool, key, { source });
      expect([200, 400, 503]).toContain(answer.status);
      await answer.arrayBuffer();
    }
  };
  const clients = [0, 1, 3, 5].map(client);
  const times: number[] = [];
  const end = performance.now() + duration;
  while (performance.now() < end) {
    const start = performance.now();
    await (await fetch(`${server.base}/health`)).text();
    times.push(performance.now() - start);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  isOver = true;
  await Promise.all(clients);
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)]!;
}

test("the 99th percentile of /health stays below 100 ms", async () => {
  // Other work on the machine only ever makes it slower: the best of three is what the server does.
  const measured: number[] = [];
  for (let attempt = 0; attempt < 3; attempt++) {
    measured.push(await measure(3_000));
    if (Math.min(...measured) < 100) break;
  }
  console.log(`p99 of /health under load: ${measured.map((ms) => ms.toFixed(1)).join(", ")} ms`);
  expect(Math.min(...measured)).toBeLessThan(100);
}, 90_000);
