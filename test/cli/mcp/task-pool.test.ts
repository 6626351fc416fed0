/** Tests that the time limit of a task does not include the time that it waits for others. */
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { McpTask } from "../../../src/tools/mcp/task.js";
import { TaskPool } from "../../../src/tools/mcp/task-pool.js";
import { TaskThread } from "../../../src/tools/preview/task-thread.js";

const worker = join(import.meta.dirname, "../../server/work/sleeping-worker.mjs");
const task = (words: string, kind = "render") => ({ kind, source: words }) as unknown as McpTask;
const never = new AbortController().signal;

test("a call that waits for others keeps its time", async () => {
  const pool = new TaskPool(worker, 2_500);
  onTestFinished(() => pool.close());
  const calls = Array.from({ length: 12 }, () => pool.perform(task("sleep 600"), never));
  // Two threads take 3.6 s for all of them.
  for (const answer of await Promise.all(calls)) expect(answer).toMatchObject({ status: 200 });
});

test("a call that only reads does not wait for drawings", async () => {
  const pool = new TaskPool(worker, 20_000);
  onTestFinished(() => pool.close());
  const ended: string[] = [];
  const drawings = ["render", "diff", "render", "diff"].map(async (kind) => {
    await pool.perform(task("sleep 700", kind), never);
    ended.push(kind);
  });
  const readings = ["check", "inspect", "notes", "review"].map(async (kind) => {
    await pool.perform(task("sleep 0", kind), never);
    ended.push("read");
  });
  await Promise.all([...drawings, ...readings]);
  expect(ended.slice(0, 4)).toEqual(["read", "read", "read", "read"]);
});

test("a call that takes too long ends, and those after it are performed", async () => {
  const pool = new TaskPool(worker, 1_000);
  onTestFinished(() => pool.close());
  const long = Array.from({ length: 2 }, () => pool.perform(task("sleep 60000"), never));
  const next = pool.perform(task("sleep 0"), never);
  for (const answer of await Promise.all(long)) {
    expect(answer).toMatchObject({
      kind: "problem",
      problem: expect.stringContaining("takes more than 1 seconds"),
    });
  }
  expect(await next).toMatchObject({ status: 200 });
});

test("a call that is canceled while it waits gives up its place", async () => {
  const pool = new TaskPool(worker, 5_000);
  onTestFinished(() => pool.close());
  const first = Array.from({ length: 2 }, () => pool.perform(task("sleep 700"), never));
  const canceling = new AbortController();
  const waiting = pool.perform(task("sleep 0"), canceling.signal);
  canceling.abort();
  expect(await waiting).toEqual({ kind: "problem", problem: "the call was canceled" });
  const last = pool.perform(task("sleep 0"), never);
  for (const answer of [...(await Promise.all(first)), await last]) {
    expect(answer).toMatchObject({ status: 200 });
  }
});

test("a picture that waits for others keeps its time", async () => {
  const thread = new TaskThread<McpTask, object>(worker, "default", 2_500);
  onTestFinished(() => thread.close());
  const pictures = Array.from({ length: 6 }, () => thread.run(task("sleep 600")));
  for (const answer of await Promise.all(pictures)) expect(answer).toMatchObject({ status: 200 });
});
