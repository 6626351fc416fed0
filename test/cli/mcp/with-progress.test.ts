/** Progress of a call: reported at once and then every second, and never after its end. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { withProgress } from "../../../src/tools/mcp/with-progress.js";
import { pause } from "../../support/pause.js";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it.each([
  ["ends", true],
  ["fails", false],
])("is reported until the work %s", async (_, succeeds) => {
  const told: unknown[] = [];
  const work = () =>
    new Promise<string>((resolve, reject) => {
      setTimeout(() => (succeeds ? resolve("done") : reject(new Error("no"))), 3500);
    });
  const running = withProgress(work, "drawing", 3000, async (...each) => void told.push(each));
  const ended = running.catch(() => "failed");
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await ended).toBe(succeeds ? "done" : "failed");
  expect(told).toEqual([0, 1, 2, 3].map((second) => [second, 3, "drawing"]));
});

it("does not fail if nobody listens", async () => {
  let asked = 0;
  const tell = async () => {
    if (asked++ > 0) throw new Error("gone");
  };
  const work = () => pause(2500).then(() => 7);
  const running = withProgress(work, "drawing", 20_000, tell);
  await vi.advanceTimersByTimeAsync(3000);
  expect(await running).toBe(7);
});
