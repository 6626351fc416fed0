/** Tests that the memory of a session does not grow with the number of rebuilds. */
import { queryObjects } from "node:v8";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CompileSession } from "../../src/tools/preview/compile-session.js";
import { followFiles } from "../../src/tools/preview/follow-files.js";
import { FakeSet, good, wrong } from "./fake-set.js";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] }));
afterEach(() => void vi.useRealTimers());

test("memory does not grow with rebuilds", async () => {
  const set = new FakeSet({ "a.wf": good("x"), "b.wf": good("y") });
  const session = new CompileSession(set);
  await session.open();
  await session.lookAtAll();
  let rebuilds = 0;
  session.subscribe(() => rebuilds++);
  const fail = (message: string): never => expect.fail(message);
  await followFiles(set, set.startWatcher, (batch) => session.apply(batch), fail);
  /** The number of objects left after some rebuilds; counting them collects the garbage first. */
  const objectsAfter = async (from: number, to: number): Promise<number> => {
    for (let at = from; at < to; at++) {
      set.write("a.wf", at % 7 === 0 ? wrong : good(`word ${at} `).repeat(10));
      await vi.advanceTimersByTimeAsync(15);
      await new Promise((resolve) => setImmediate(resolve));
      const theme = at % 2 ? "dark" : "light";
      session.picture("a.wf", { format: "svg", theme, pageWidth: undefined });
    }
    return queryObjects(Object, { format: "count" });
  };
  const early = await objectsAfter(0, 200);
  const late = await objectsAfter(200, 1_000);
  expect(rebuilds).toBe(1_000);
  // Anything that each rebuild leaves behind would exist 800 times.
  expect(late - early).toBeLessThan(800);
});
