/** Tests that requests that draw wait for each other, and leave time for everything else. */
import { once } from "node:events";
import { type AddressInfo, connect, type Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { type CostlyRequest, CostlyWork } from "../../src/service/web/costly-work.js";
import { hostNames } from "../../src/service/web/host-rule.js";
import { buildPreview } from "../../src/tools/preview/build-preview.js";
import { CompileSession } from "../../src/tools/preview/compile-session.js";
import { performDrawing } from "../../src/tools/preview/perform-drawing.js";
import { FakeSet } from "../preview/fake-set.js";

/** Runs requests that each take some ms, and records what became of them. */
function worker(ms = 20) {
  const work = new CostlyWork({ ofSubject: 16, inAll: 96 });
  const started: string[] = [];
  const refused: string[] = [];
  const ask = (name: string, given: Partial<CostlyRequest> = {}): void => {
    const start = (): undefined => {
      started.push(name);
      const end = performance.now() + ms;
      while (performance.now() < end);
    };
    const refuse = (): void => void refused.push(name);
    work.run({ client: "a", subject: "x", isGone: () => false, start, refuse, ...given });
  };
  return { ask, started, refused };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

test("the first request starts at once, the next ones in later turns, with pauses", async () => {
  const { ask, started } = worker();
  for (const name of ["1", "2", "3"]) ask(name);
  expect(started).toEqual(["1"]);
  await turn();
  expect(started).toEqual(["1"]);
  await expect.poll(() => started).toEqual(["1", "2", "3"]);
});

test("requests that take no time run in one turn", async () => {
  const { ask, started } = worker(0);
  for (let at = 0; at < 200; at++) ask(`${at}`);
  expect(started).toHaveLength(200);
});

test("clients take turns, and so do the subjects of each", async () => {
  const { ask, started } = worker();
  for (const name of ["a1", "a2", "a3"]) ask(name);
  ask("a4", { subject: "y" });
  ask("b1", { client: "b" });
  await expect.poll(() => started.length).toBe(5);
  expect(started).toEqual(["a1", "a2", "b1", "a4", "a3"]);
});

test("the oldest requests of whoever has most are refused", async () => {
  const { ask, started, refused } = worker();
  for (let at = 0; at < 40; at++) ask(`${at}`);
  expect(refused).toEqual(Array.from({ length: 23 }, (_, at) => `${at + 1}`));
  ask("b", { client: "b" });
  for (let at = 0; at < 300; at++) ask(`s${at}`, { subject: `${at}` });
  await expect.poll(() => started, { timeout: 60_000 }).toContain("b");
  expect(refused).not.toContain("b");
  expect(refused).toHaveLength(40 + 1 + 300 - 1 - 96);
});

test("a request that ends later keeps the next one waiting until then", async () => {
  const { ask, started } = worker(0);
  let end = () => {};
  const over = new Promise<void>((resolve) => {
    end = resolve;
  });
  ask("1", { start: () => over });
  ask("2");
  await turn();
  await turn();
  expect(started).toEqual([]);
  end();
  await expect.poll(() => started).toEqual(["2"]);
});

test("what a request does after its start counts, too", async () => {
  const { ask, started } = worker();
  const later = (name: string) => ({
    start: () => void Promise.resolve().then(() => ask(name, { client: "own" })),
  });
  const burn = () => {
    const end = performance.now() + 20;
    while (performance.now() < end);
  };
  ask("1", { start: () => void Promise.resolve().then(burn) });
  await Promise.resolve();
  await Promise.resolve();
  ask("2", later("3"));
  await Promise.resolve();
  expect(started).toEqual([]);
  await expect.poll(() => started).toEqual(["3"]);
});

test("requests of clients that are gone do not start", async () => {
  const { ask, started } = worker();
  ask("1");
  ask("2", { isGone: () => true });
  ask("3");
  await expect.poll(() => started).toEqual(["1", "3"]);
});

test("who asks for hundreds of pictures does not keep others from being answered", async () => {
  const words = Array.from({ length: 4_000 }, (_, at) => `text "word ${at}"`);
  const set = new FakeSet({ "large.wf": `page "L" { ${words.join("\n")} }`, "small.wf": "page" });
  const session = new CompileSession(set);
  await session.open();
  await session.lookAtAll();
  const { app } = buildPreview({
    session,
    notes: undefined,
    script: import.meta.filename,
    fonts: import.meta.dirname,
    hostNames: hostNames({ listening: "127.0.0.1" }),
    openEditor: undefined,
    draw: performDrawing,
    paint: async () => ({ problem: "not here" }),
  });
  const sockets: Socket[] = [];
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    await app.close();
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  const picture = (path: string, width: number) =>
    `/api/picture?path=${path}&format=svg&theme=light&pageWidth=${width}`;
  const heads: string[] = [];
  for (let at = 0; at < 60; at++) {
    const socket = connect({ port, host: "127.0.0.1", localAddress: "127.0.0.2" });
    socket.on("error", () => {});
    socket.once("data", (data) => heads.push(String(data).slice(0, 300)));
    sockets.push(socket);
    await once(socket, "connect");
  }
  for (const [at, socket] of sockets.entries()) {
    socket.write(`GET ${picture("large.wf", 300 + at)} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`);
  }
  const answer = await fetch(`http://127.0.0.1:${port}${picture("small.wf", 300)}`);
  expect(answer.status).toBe(200);
  // In order of arrival, all others would have been answered first.
  expect(heads.filter((head) => head.startsWith("HTTP/1.1 200")).length).toBeLessThan(8);
  await expect.poll(() => heads.length, { timeout: 120_000 }).toBe(60);
  const refused = heads.filter((head) => head.startsWith("HTTP/1.1 503"));
  expect(refused.length).toBeGreaterThan(20);
  expect(refused.every((head) => /\r\nretry-after: 1\r\n/.test(head))).toBe(true);
});
